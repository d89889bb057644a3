"""Each import contract is proven by breaking it once in a copy of the package."""

import os
import re
import shutil
import subprocess
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LINT_IMPORTS = Path(sysconfig.get_path("scripts")) / ("lint-imports.exe" if os.name == "nt" else "lint-imports")

LAYERS = "Arrows point down only"
NO_QT_BELOW = "Rules, computer players and tournaments never reach Qt, disk or pictures"
PURE_RULES = "The rules know no chance, no clock and no files"
COMMANDS = "Commands reach Qt only through the languages"
SECRETS = "What is visible cannot name the full state"
NO_CYCLES = "No import cycles"

# Parts of the agreed tree that a copy gets when they are not written yet: the contracts hold from the first day.
AGREED = ("ai", "tournament", "i18n", "storage", "controller", "cli", "ui")
AGREED_MODULES = ("core/state.py", "core/record.py", "i18n/language.py")


@pytest.fixture
def package(tmp_path):
    """A copy of the package that may be broken."""
    copy = tmp_path / "domino_desktop"
    shutil.copytree(ROOT / "domino_desktop", copy, ignore=shutil.ignore_patterns("__pycache__", "_data"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for name in [f"{package}/__init__.py" for package in AGREED] + list(AGREED_MODULES):
        module = copy / name
        module.parent.mkdir(exist_ok=True)
        if not module.exists():
            module.write_text("", encoding="utf-8")
    return copy


def broken_contracts(package):
    """The names of the contracts that the copy breaks."""
    outcome = subprocess.run(
        [LINT_IMPORTS, "--no-logo", "--no-cache"], cwd=package.parent, capture_output=True, text=True, check=False
    )
    verdicts = dict(re.findall(r"^(.+?) (KEPT|BROKEN)", outcome.stdout, re.MULTILINE))
    assert set(verdicts) == {LAYERS, NO_QT_BELOW, PURE_RULES, COMMANDS, SECRETS, NO_CYCLES}, outcome.stdout
    broken = {name for name, verdict in verdicts.items() if verdict == "BROKEN"}
    assert outcome.returncode == (1 if broken else 0)
    return broken


def add(package, module, text):
    """Write a new module into the copy."""
    (package / module).write_text(text, encoding="utf-8")


def test_the_package_as_it_is_keeps_every_contract(package):
    assert broken_contracts(package) == set()


@pytest.mark.parametrize(
    ("lower", "upper"),
    [
        ("core", "i18n"),
        ("ai", "tournament"),
        ("tournament", "i18n"),
        ("i18n", "ai"),
        ("ai", "storage"),
        ("storage", "controller"),
        ("controller", "cli"),
        ("controller", "ui"),
        ("cli", "ui"),
        ("ui", "cli"),
    ],
)
def test_an_arrow_that_points_up_or_sideways_is_found(package, lower, upper):
    add(package, f"{lower}/wrong.py", f"import domino_desktop.{upper}\n")
    assert LAYERS in broken_contracts(package)


def test_a_package_that_nobody_declared_is_found(package):
    add(package, "surprise.py", "")
    assert broken_contracts(package) == {LAYERS}


@pytest.mark.parametrize("layer", ["core", "ai", "tournament"])
def test_qt_below_the_controller_is_found(package, layer):
    add(package, f"{layer}/wrong.py", "from PySide6.QtCore import QObject\n")
    assert broken_contracts(package) == {NO_QT_BELOW}


def test_disk_and_pictures_in_the_computer_players_are_found_also_inside_functions(package):
    add(package, "ai/wrong.py", "def read():\n    import sqlite3\n    return sqlite3\n")
    assert broken_contracts(package) == {NO_QT_BELOW}


def test_chance_in_the_rules_is_found(package):
    add(package, "core/wrong.py", "import random\n")
    assert broken_contracts(package) == {PURE_RULES}


def test_a_command_that_imports_qt_is_found(package):
    add(package, "cli/wrong.py", "from PySide6.QtCore import QLocale\n")
    assert broken_contracts(package) == {COMMANDS}


def test_a_command_that_reaches_qt_through_another_module_is_found(package):
    add(package, "storage/wrong.py", "from PySide6.QtCore import QLockFile\n")
    add(package, "cli/wrong.py", "from domino_desktop.storage import wrong\n")
    assert broken_contracts(package) == {COMMANDS}


def test_a_command_may_reach_qt_through_the_languages(package):
    add(package, "i18n/language.py", "from PySide6.QtCore import QLocale\n")
    add(package, "cli/right.py", "def language():\n    from domino_desktop.i18n import language\n    return language\n")
    assert broken_contracts(package) == set()


@pytest.mark.parametrize("secret", ["state", "record"])
@pytest.mark.parametrize("reader", ["ui", "i18n"])
def test_a_reader_of_the_full_state_is_found(package, reader, secret):
    add(package, f"{reader}/wrong.py", f"from domino_desktop.core import {secret}\n")
    assert broken_contracts(package) == {SECRETS}


def test_the_full_state_cannot_even_be_named_for_type_checking(package):
    text = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from domino_desktop.core import state\n"
    add(package, "ui/wrong.py", text)
    assert broken_contracts(package) == {SECRETS}


def test_an_import_cycle_inside_a_package_is_found(package):
    add(package, "ui/one.py", "from domino_desktop.ui import other\n")
    add(package, "ui/other.py", "def one():\n    from domino_desktop.ui import one\n    return one\n")
    assert broken_contracts(package) == {NO_CYCLES}
