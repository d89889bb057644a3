"""What the syntax trees must look like: where widgets may appear, and how long things may grow."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "domino_desktop"
LONGEST_MODULE = 400
MOST_PUBLIC_METHODS = 15


def modules(*folders):
    return sorted(module for folder in folders for module in folder.rglob("*.py"))


def imported_names(tree):
    """Every dotted name that a module imports, wherever in it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def imports(text, name):
    """Whether the module with this text imports ``name`` or something in it."""
    return any(f"{found}.".startswith(f"{name}.") for found in imported_names(ast.parse(text)))


def public_methods(class_node):
    """The methods that others call; overrides of Qt, which only Qt calls, are known by their capitals."""
    functions = (node.name for node in class_node.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
    return {name for name in functions if not name.startswith("_") and name == name.lower()}


def crowded_classes(text):
    """The classes in this text with more than fifteen public methods."""
    classes = (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ClassDef))
    return [node.name for node in classes if len(public_methods(node)) > MOST_PUBLIC_METHODS]


@pytest.mark.parametrize(
    "text",
    [
        "import PySide6.QtWidgets",
        "from PySide6 import QtCore, QtWidgets",
        "from PySide6.QtWidgets import QLabel",
        "def late():\n    from PySide6 import QtWidgets",
    ],
)
def test_every_way_to_import_widgets_is_seen(text):
    assert imports(text, "PySide6.QtWidgets")


def test_other_imports_are_not_taken_for_widgets():
    assert not imports("from PySide6.QtCore import QObject\nfrom .QtWidgets import x", "PySide6.QtWidgets")


def test_widgets_appear_only_in_the_user_interface():
    others = [module for module in modules(PACKAGE) if PACKAGE / "ui" not in module.parents]
    assert others
    found = [m for m in others if imports(m.read_text(encoding="utf-8"), "PySide6.QtWidgets")]
    assert found == []


def test_the_languages_use_nothing_of_qt_but_its_core():
    """Commands load them, and commands must run where no Qt screen library can."""
    names = {n for m in modules(PACKAGE / "i18n") for n in imported_names(ast.parse(m.read_text(encoding="utf-8")))}
    qt = {".".join(name.split(".")[:2]) for name in names if name.startswith("PySide6")}
    assert qt <= {"PySide6.QtCore"}


def test_no_module_is_longer_than_a_person_reads_in_one_go():
    lengths = {m: len(m.read_text(encoding="utf-8").splitlines()) for m in modules(PACKAGE, ROOT / "packaging")}
    assert {m.relative_to(ROOT): lines for m, lines in lengths.items() if lines > LONGEST_MODULE} == {}


def test_a_crowded_class_is_seen():
    methods = [f"    def method_{number}(self): ..." for number in range(MOST_PUBLIC_METHODS)]
    private = ["    def _inside(self): ...", "    def paintEvent(self, event): ..."]
    full = "\n".join(["class Full:", *methods, *private])
    assert crowded_classes(full) == []
    assert crowded_classes(full + "\n    def one_more(self): ...") == ["Full"]


def test_no_class_has_too_many_public_methods():
    crowded = {m.relative_to(ROOT): crowded_classes(m.read_text(encoding="utf-8")) for m in modules(PACKAGE)}
    assert {module: names for module, names in crowded.items() if names} == {}
