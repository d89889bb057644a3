"""One command from a bare machine to the running program, its tests, pictures and measurements.

    python3 packaging/dev.py play              open the program
    python3 packaging/dev.py test [-- ARGS]    run every check; ARGS go to pytest
    python3 packaging/dev.py gallery DIR       picture every screen into DIR
    python3 packaging/dev.py bench             measure the budgets
    python3 packaging/dev.py soak --rounds N   play random rounds under all invariants

Needs nothing but Python 3.11 or newer. Whatever follows a command is passed on to it.
"""

import hashlib
import os
import platform
import shlex
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python must be able to read as far as this line
    sys.exit("Domino Desktop needs Python 3.11 or newer; this is Python " + platform.python_version() + ".")

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
SCRIPTS = VENV / ("Scripts" if sys.platform == "win32" else "bin")
PYTHON = SCRIPTS / ("python.exe" if sys.platform == "win32" else "python")
LOCK = ROOT / "packaging" / "requirements.lock"
DEBIAN_PACKAGES = ROOT / "packaging" / "debian-packages.txt"
STAMP = VENV / "domino-desktop.stamp"

NO_SCREEN = "No screen found: start it in a desktop session, or run `xvfb-run -a python3 packaging/dev.py play`"
SCREEN_VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def say(text: str) -> None:
    """Tell what is being done, apart from the output of the commands themselves."""
    print(text, file=sys.stderr, flush=True)


def run(*command: "str | Path", env: "dict[str, str] | None" = None) -> int:
    """Run a command in the checkout and answer its exit status."""
    return subprocess.run(command, cwd=ROOT, env=env, check=False).returncode


def run_or_stop(what: str, *command: "str | Path") -> None:
    """Run a step of the set-up with its output on standard error; stop with one sentence when it fails."""
    status = subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=sys.stderr, check=False).returncode
    if status:
        sys.exit(f"{what} failed (exit status {status}): {shlex.join(map(str, command))}")


# --- system packages


def parse_packages(text: str) -> dict[str, list[str]]:
    """The names of each ``[section]`` of debian-packages.txt."""
    sections: dict[str, list[str]] = {}
    names: list[str] = []
    for line in text.splitlines():
        word = line.partition("#")[0].strip()
        if word.startswith("["):
            names = sections.setdefault(word.strip("[]"), [])
        elif word:
            names.append(word)
    return sections


def parse_installed(text: str) -> set[str]:
    """The packages that ``dpkg-query`` lists as installed, with the older names that they stand in for."""
    names: set[str] = set()
    for line in text.splitlines():
        status, name, provides = line.split("\t")
        if status == "installed":
            names.add(name)
            names.update(provided.split()[0] for provided in provides.split(",") if provided.strip())
    return names


def needed_packages(with_tests: bool) -> list[str]:
    """The system packages that this run needs, present or not."""
    sections = parse_packages(DEBIAN_PACKAGES.read_text(encoding="utf-8"))
    names = [] if find_spec("ensurepip") and find_spec("venv") else list(sections["venv"])
    return names + sections["run"] + (sections["test"] if with_tests else [])


def install_system_packages(with_tests: bool) -> None:
    """Install the missing system packages on Debian and its relatives; elsewhere on Linux name them once."""
    if sys.platform != "linux":
        return
    names = needed_packages(with_tests)
    if not shutil.which("apt-get") or not shutil.which("dpkg-query"):
        if not STAMP.exists():
            say("This is no Debian-like system. The program needs what Debian calls: " + " ".join(names))
        return
    form = "${db:Status-Status}\t${Package}\t${Provides}\n"
    listed = subprocess.run(["dpkg-query", "-W", "-f", form], capture_output=True, text=True, check=True).stdout
    missing = sorted(set(names) - parse_installed(listed))
    if not missing:
        return
    say("Installing system packages: " + " ".join(missing))
    apt_get = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", "-o", "Dpkg::Use-Pty=0"]
    if os.geteuid() != 0 and shutil.which("sudo"):
        apt_get.insert(0, "sudo")
    elif os.geteuid() != 0:
        say("Only an administrator can do that: apt-get install " + " ".join(missing))
        return
    # An old list of packages may do, so a failed update alone stops nothing.
    subprocess.run([*apt_get, "update"], stdin=subprocess.DEVNULL, stdout=sys.stderr, check=False)
    run_or_stop("Installing system packages", *apt_get, "install", "-y", "--no-install-recommends", *missing)


# --- Python packages


def digest(*parts: "str | bytes") -> str:
    """One short word that changes when any part changes."""
    total = hashlib.sha256()
    for part in parts:
        content = part.encode() if isinstance(part, str) else part
        total.update(len(content).to_bytes(8, "big") + content)
    return total.hexdigest()[:32]


def wanted_stamp() -> tuple[str, str]:
    """What the environment is made from, and what the installation of the project in it is made from."""
    version = f"{sys.implementation.cache_tag} {platform.machine()}"
    hook = ROOT / "packaging" / "hatch_build.py"
    return (
        digest(str(ROOT), version, LOCK.read_bytes()),
        digest((ROOT / "pyproject.toml").read_bytes(), hook.read_bytes()),
    )


def stamp_found() -> tuple[str, str]:
    """The stamp of the last set-up that came to its end; empty words when there is none."""
    try:
        environment, project = STAMP.read_text(encoding="utf-8").split()
    except (OSError, ValueError):
        return "", ""
    return environment, project


def install_python_packages() -> None:
    """Make ``.venv`` with the locked packages and the project in it, unless it is there and whole."""
    wanted, found = wanted_stamp(), stamp_found()
    if wanted == found and PYTHON.exists():
        return
    pip = (PYTHON, "-m", "pip", "--no-input", "--disable-pip-version-check", "install", "--quiet")
    as_root = ("--root-user-action=ignore",)
    # The stamp leaves first and comes back last: an interrupted run finds none and starts from an empty folder,
    # because pip takes a half-written package for a whole one.
    STAMP.unlink(missing_ok=True)
    if wanted[0] != found[0] or not PYTHON.exists():
        say("Making .venv")
        run_or_stop("Making the virtual environment", sys.executable, "-m", "venv", "--clear", VENV)
        say("Installing the Python packages; this downloads some 120 MB, but only once")
        run_or_stop("Installing the Python packages", *pip, *as_root, "--require-hashes", "-r", LOCK)
    say("Installing the project")
    editable = ("--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    run_or_stop("Installing the project", *pip, *as_root, *editable)
    STAMP.write_text("\n".join(wanted), encoding="utf-8")


def compile_translations() -> None:
    """Compile the translations that changed."""
    if any((ROOT / "translations").glob("*.ts")):
        run_or_stop("Compiling the translations", PYTHON, ROOT / "packaging" / "hatch_build.py")


def set_up(with_tests: bool) -> None:
    """Bring the machine and ``.venv`` up to date; quick when nothing is missing."""
    with Path(__file__).open("rb") as this_file:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(this_file, fcntl.LOCK_EX)  # a second set-up in the same checkout waits for the first
        install_system_packages(with_tests)
        install_python_packages()
        compile_translations()


# --- commands


def without_screen(env: "dict[str, str]") -> "dict[str, str]":
    """The environment in which Qt paints in memory only."""
    kept = {name: value for name, value in env.items() if name not in SCREEN_VARIABLES}
    return {**kept, "QT_QPA_PLATFORM": "offscreen"}


def has_screen(env: "dict[str, str]") -> bool:
    """Whether Qt can be expected to find a screen, or was told to do without."""
    return sys.platform != "linux" or any(env.get(name) for name in SCREEN_VARIABLES)


def play(arguments: list[str]) -> int:
    """Open the program; its own arguments follow."""
    set_up(with_tests=False)
    if not has_screen(dict(os.environ)):
        print(NO_SCREEN, flush=True)
        return 3
    # -P keeps files of the folder where the command was typed from passing for modules.
    command = [str(PYTHON), "-P", "-m", "domino_desktop", *arguments]
    if sys.platform == "win32":
        return subprocess.run(command, check=False).returncode
    os.execv(command[0], command)


def compile_tests(env: "dict[str, str]") -> "subprocess.Popen[bytes]":
    """Have every test compiled, so that not each of the processes that run them does so for itself."""
    command = (PYTHON, "-m", "pytest", "--collect-only", "--quiet", "-p", "no:cacheprovider")
    return subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def test(arguments: list[str]) -> int:
    """Run every check, also after one that failed."""
    set_up(with_tests=True)
    env = without_screen({name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"})
    compiling = compile_tests(env)  # while the first stages keep one processor busy
    module = (PYTHON, "-m")
    stages: dict[str, tuple[str | Path, ...]] = {
        "ruff check": (*module, "ruff", "check", "."),
        "ruff format": (*module, "ruff", "format", "--check", "."),
        "mypy": (*module, "mypy", "domino_desktop", "packaging"),
        "import contracts": (SCRIPTS / "lint-imports", "--no-logo"),
    }
    failed = []
    for name, command in stages.items():
        print(f"== {name}", flush=True)
        if run(*command):
            failed.append(name)
    if failed:
        print("== failed so far: " + ", ".join(failed), flush=True)
    print("== pytest", flush=True)
    extra = arguments[1:] if arguments[:1] == ["--"] else arguments
    compiling.wait()
    # Three processes, for tests in real windows mostly wait; the tests of one file stay together, because they share
    # what is costly to make. tests/conftest.py tells in which order.
    shared = ("-n", "3", "--dist", "loadfile", "--no-loadscope-reorder")
    status = run(*module, "pytest", *shared, *extra, env=env)
    return status or (1 if failed else 0)


def run_module(name: str, arguments: list[str]) -> int:
    """Set up and run one of the tools in ``tests/`` without a screen."""
    set_up(with_tests=False)
    return run(PYTHON, "-m", name, *arguments, env=without_screen(dict(os.environ)))


def gallery(arguments: list[str]) -> int:
    """Picture every screen into the folder named first."""
    if not arguments or arguments[0].startswith("-"):
        sys.exit("Name the folder for the pictures: python3 packaging/dev.py gallery DIR")
    return run_module("tests.gallery", [os.path.abspath(arguments[0]), *arguments[1:]])


def bench(arguments: list[str]) -> int:
    """Measure the budgets."""
    return run_module("tests.benchmarks", arguments)


def soak(arguments: list[str]) -> int:
    """Play random rounds of every rule set under all invariants."""
    return run_module("tests.soak", arguments)


COMMANDS = {command.__name__: command for command in (play, test, gallery, bench, soak)}


def main(arguments: list[str]) -> int:
    """Run the command that the arguments name and answer its exit status."""
    name, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    if name in COMMANDS:
        return COMMANDS[name](rest)
    asked = name in ("-h", "--help", "help")
    print(__doc__, file=sys.stdout if asked else sys.stderr)
    return 0 if asked else 2


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
