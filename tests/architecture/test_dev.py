"""The pieces of packaging/dev.py that need no bare machine. The set-up itself runs before every test run."""

import ast
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import dev
import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "packaging" / "dev.py"


def test_packages_are_read_by_section():
    text = "# a comment\n[run]\nlibone # why\n\nlibtwo\n[test]\nxvfb\n"
    assert dev.parse_packages(text) == {"run": ["libone", "libtwo"], "test": ["xvfb"]}


def test_the_package_file_has_the_sections_that_are_asked_for():
    sections = dev.parse_packages(dev.DEBIAN_PACKAGES.read_text(encoding="utf-8"))
    assert sections["venv"] == ["python3-venv"]
    assert {"libgl1", "libxcb-cursor0", "libwayland-cursor0", "fonts-dejavu-core"} <= set(sections["run"])
    assert {"xvfb", "xdotool"} <= set(sections["test"])
    assert sorted(sections) == ["run", "test", "venv"]


def test_a_package_that_stands_in_for_an_older_name_counts_as_installed():
    text = (
        "installed\tlibglib2.0-0t64\tlibglib2.0-0 (= 2.84.4-3), libglib2.0-x\n"
        "installed\txvfb\t\n"
        "config-files\txdotool\txdotool-x\n"
    )
    assert dev.parse_installed(text) == {"libglib2.0-0t64", "libglib2.0-0", "libglib2.0-x", "xvfb"}


def test_playing_needs_no_test_packages():
    assert "xvfb" not in dev.needed_packages(with_tests=False)
    assert "xvfb" in dev.needed_packages(with_tests=True)


def test_the_venv_package_is_asked_for_only_without_ensurepip(monkeypatch):
    assert "python3-venv" not in dev.needed_packages(with_tests=False)
    monkeypatch.setattr(dev, "find_spec", lambda name: None if name == "ensurepip" else object())
    assert "python3-venv" in dev.needed_packages(with_tests=False)


@pytest.fixture
def debian(monkeypatch):
    """A pretended Debian without xdotool; gives the list of commands that would have changed it."""
    names = [name for name in dev.needed_packages(with_tests=True) if name != "xdotool"]
    listed = "".join(f"installed\t{name}\t\n" for name in names)
    commands = []

    def pretend(command, **options):
        if command[0] == "dpkg-query":
            return subprocess.CompletedProcess(command, 0, stdout=listed)
        commands.append(command)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(dev.sys, "platform", "linux")
    monkeypatch.setattr(dev.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(dev.subprocess, "run", pretend)
    monkeypatch.setattr(dev.os, "geteuid", lambda: 0)
    return commands


def test_only_what_is_missing_is_installed(debian):
    dev.install_system_packages(with_tests=False)
    assert debian == []
    dev.install_system_packages(with_tests=True)
    apt_get = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", "-o", "Dpkg::Use-Pty=0"]
    assert [list(command) for command in debian] == [
        [*apt_get, "update"],
        [*apt_get, "install", "-y", "--no-install-recommends", "xdotool"],
    ]


def test_who_is_not_root_asks_sudo(debian, monkeypatch):
    monkeypatch.setattr(dev.os, "geteuid", lambda: 1000)
    dev.install_system_packages(with_tests=True)
    assert [command[0] for command in debian] == ["sudo", "sudo"]


def test_without_sudo_the_missing_packages_are_named(debian, monkeypatch, capsys):
    monkeypatch.setattr(dev.os, "geteuid", lambda: 1000)
    monkeypatch.setattr(dev.shutil, "which", lambda name: None if name == "sudo" else name)
    dev.install_system_packages(with_tests=True)
    assert debian == []
    assert "apt-get install xdotool" in capsys.readouterr().err


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """A checkout without a virtual environment; gives its folder and the list of steps that were done in it."""
    steps = []

    def pretend(what, *command):
        steps.append(what)
        if what == "Making the virtual environment":
            dev.PYTHON.parent.mkdir(parents=True, exist_ok=True)
            dev.PYTHON.touch()

    (tmp_path / "packaging").mkdir()
    for name in ("pyproject.toml", "packaging/requirements.lock", "packaging/hatch_build.py"):
        (tmp_path / name).write_text(name, encoding="utf-8")
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "LOCK", tmp_path / "packaging" / "requirements.lock")
    monkeypatch.setattr(dev, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(dev, "PYTHON", tmp_path / ".venv" / "bin" / "python")
    monkeypatch.setattr(dev, "STAMP", tmp_path / ".venv" / "stamp")
    monkeypatch.setattr(dev, "run_or_stop", pretend)
    return tmp_path, steps


EVERYTHING = ["Making the virtual environment", "Installing the Python packages", "Installing the project"]


def test_a_second_set_up_does_nothing(checkout):
    _, steps = checkout
    dev.install_python_packages()
    assert steps == EVERYTHING
    dev.install_python_packages()
    assert steps == EVERYTHING


def test_changed_settings_install_only_the_project_again(checkout):
    root, steps = checkout
    dev.install_python_packages()
    steps.clear()
    (root / "pyproject.toml").write_text("changed", encoding="utf-8")
    dev.install_python_packages()
    assert steps == ["Installing the project"]


@pytest.mark.parametrize("change", ["lock", "python", "moved", "interpreter gone"])
def test_an_environment_that_no_longer_fits_is_made_again(checkout, monkeypatch, change):
    root, steps = checkout
    dev.install_python_packages()
    steps.clear()
    if change == "lock":
        dev.LOCK.write_text("changed", encoding="utf-8")
    elif change == "python":
        monkeypatch.setattr(dev.platform, "machine", lambda: "another")
    elif change == "moved":
        moved = root.rename(root.with_name("moved here"))
        for name in ("ROOT", "LOCK", "VENV", "PYTHON", "STAMP"):
            monkeypatch.setattr(dev, name, moved / getattr(dev, name).relative_to(root))
    else:
        dev.PYTHON.unlink()
    dev.install_python_packages()
    assert steps == EVERYTHING


@pytest.mark.parametrize("interrupted", EVERYTHING)
def test_an_interrupted_installation_starts_again_from_an_empty_folder(checkout, monkeypatch, interrupted):
    root, steps = checkout
    dev.install_python_packages()
    (root / "packaging" / "requirements.lock").write_text("changed", encoding="utf-8")
    whole = dev.run_or_stop

    def broken(what, *command):
        whole(what, *command)
        if what == interrupted:
            raise KeyboardInterrupt

    monkeypatch.setattr(dev, "run_or_stop", broken)
    with pytest.raises(KeyboardInterrupt):
        dev.install_python_packages()
    monkeypatch.setattr(dev, "run_or_stop", whole)
    steps.clear()
    dev.install_python_packages()
    assert steps == EVERYTHING


@pytest.fixture
def ready(monkeypatch):
    """A machine that is set up, with no screen."""
    monkeypatch.setattr(dev, "set_up", lambda with_tests: None)
    monkeypatch.setattr(dev.sys, "platform", "linux")
    for name in dev.SCREEN_VARIABLES:
        monkeypatch.delenv(name, raising=False)


def test_playing_without_a_screen_says_so_in_one_line(ready, capsys):
    assert dev.main(["play"]) == 3
    assert capsys.readouterr() == (
        "No screen found: start it in a desktop session, or run `xvfb-run -a python3 packaging/dev.py play`\n",
        "",
    )


@pytest.mark.parametrize("variable", ["DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_playing_starts_the_program_with_its_arguments(ready, monkeypatch, variable):
    started = []
    monkeypatch.setenv(variable, ":7")
    monkeypatch.setattr(dev.os, "execv", lambda path, command: started.append((path, command)))
    dev.main(["play", "--seed", "3", "--help"])
    python = str(dev.PYTHON)
    assert started == [(python, [python, "-P", "-m", "domino_desktop", "--seed", "3", "--help"])]


def run_stages(monkeypatch, failing, arguments):
    """Run ``test`` with these stages failing; gives the exit status and what was run with which environment."""
    ran = []

    def pretend(*command, env=None):
        ran.append((" ".join(map(str, command)), env))
        return 5 if any(word in ran[-1][0] for word in failing) else 0

    def compiles(env):
        return SimpleNamespace(wait=lambda: ran.append(("compiled", env)))

    monkeypatch.setattr(dev, "run", pretend)
    monkeypatch.setattr(dev, "compile_tests", compiles)
    return dev.main(["test", *arguments]), ran


@pytest.mark.parametrize(("failing", "status"), [([], 0), (["ruff check"], 1), (["lint-imports"], 1), (["pytest"], 5)])
def test_every_stage_runs_and_none_is_forgotten(ready, monkeypatch, failing, status):
    monkeypatch.setenv("DISPLAY", ":7")
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    result, ran = run_stages(monkeypatch, failing, [])
    assert result == status
    expected = [
        "ruff check .",
        "ruff format --check .",
        "mypy domino_desktop packaging",
        "lint-imports --no-logo",
        "compiled",
        "pytest -n 3 --dist loadfile --no-loadscope-reorder",
    ]
    assert [command.endswith(end) for (command, _), end in zip(ran, expected, strict=True)] == [True] * 6
    for _, env in ran[-2:]:
        assert env["QT_QPA_PLATFORM"] == "offscreen"
        assert not {"DISPLAY", "PYTHONDONTWRITEBYTECODE"} & set(env)


def test_tests_are_compiled_by_collecting_them(monkeypatch):
    started = []
    monkeypatch.setattr(dev.subprocess, "Popen", lambda command, env, **_: started.append((command[1:4], env)))
    dev.compile_tests({"LANG": "C"})
    assert started == [(("-m", "pytest", "--collect-only"), {"LANG": "C"})]


@pytest.mark.parametrize("arguments", [["--", "-k", "line"], ["-k", "line"]])
def test_arguments_after_test_go_to_pytest(ready, monkeypatch, arguments):
    _, ran = run_stages(monkeypatch, [], arguments)
    assert ran[-1][0].endswith("pytest -n 3 --dist loadfile --no-loadscope-reorder -k line")


def test_pictures_go_where_the_command_was_typed(ready, monkeypatch, tmp_path):
    ran = []
    monkeypatch.setattr(dev, "run", lambda *command, env: ran.append((command[1:], env["QT_QPA_PLATFORM"])) or 0)
    monkeypatch.chdir(tmp_path)
    assert dev.main(["gallery", "my pictures"]) == 0
    assert ran == [(("-m", "tests.gallery", str(tmp_path / "my pictures")), "offscreen")]


def test_measuring_and_soaking_pass_their_arguments_on(ready, monkeypatch):
    ran = []
    monkeypatch.setattr(dev, "run", lambda *command, env: ran.append(command[1:]) or 0)
    dev.main(["bench"])
    dev.main(["soak", "--rounds", "10"])
    assert ran == [("-m", "tests.benchmarks"), ("-m", "tests.soak", "--rounds", "10")]


@pytest.mark.parametrize("arguments", [[], ["dance"]])
def test_an_unknown_command_shows_the_commands(arguments, capsys):
    assert dev.main(arguments) == 2
    assert "dev.py play" in capsys.readouterr().err


def test_an_older_python_is_refused_in_one_sentence():
    pretend = "import runpy, sys; sys.version_info = (3, 10, 9, 'final', 0); runpy.run_path(sys.argv[1])"
    outcome = subprocess.run([sys.executable, "-c", pretend, SCRIPT], capture_output=True, text=True, check=False)
    assert outcome.returncode == 1
    assert outcome.stderr.startswith("Domino Desktop needs Python 3.11 or newer; this is Python ")
    assert outcome.stderr.count("\n") == 1


def test_an_older_python_can_read_the_script():
    ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 6))


@pytest.mark.skipif(sys.platform == "win32", reason="files have no execute bit there")
def test_the_check_for_submissions_is_the_test_command():
    check = ROOT / ".ci" / "run"
    assert os.access(check, os.X_OK)
    assert check.read_text(encoding="utf-8").splitlines()[1:] == [
        "set -e",
        'cd "$(dirname "${BASH_SOURCE[0]}")/.."',
        "python3 packaging/dev.py test",
    ]
