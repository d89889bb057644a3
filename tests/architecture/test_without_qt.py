"""What runs without Qt when it is really imported: rules, computer players, tournaments and commands."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WITHOUT_QT = ("core", "ai", "tournament", "cli", "__main__.py")
IMPORT_AND_TELL = "import importlib, sys; [importlib.import_module(n) for n in sys.argv[1:]]; print(*sys.modules)"


def module_names(part):
    """The dotted names of all modules in one part of the package, none when it is not written yet."""
    place = ROOT / "domino_desktop" / part
    for path in [place] if place.is_file() else sorted(place.rglob("*.py")):
        yield ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def loaded_by(*names):
    """The top-level packages that a fresh Python has loaded after importing these modules."""
    command = [sys.executable, "-c", IMPORT_AND_TELL, *names]
    loaded = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    return {name.partition(".")[0] for name in loaded}


def test_qt_is_seen_when_it_is_loaded():
    assert "PySide6" in loaded_by("domino_desktop.core.tiles", "PySide6.QtCore")


@pytest.mark.parametrize("part", WITHOUT_QT)
def test_nothing_loads_qt_where_it_is_not_needed(part):
    names = list(module_names(part))
    assert names or part != "core"
    assert not {"PySide6", "shiboken6"} & loaded_by(*names)
