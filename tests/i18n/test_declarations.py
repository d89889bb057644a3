"""What holds for every message as it is declared, before anybody translates it."""

import ast
from functools import cache

import pytest

from domino_desktop.i18n import messages
from tests.i18n.declared import MESSAGES, PACKAGE, areas, declared, faults, literals, messages_in

READ_BY_QT = {"tr", "QT_TRANSLATE_NOOP", "QT_TR_NOOP"}
PROGRAM = "Domino Desktop"
SHOWING = {
    "QAction",
    "QCheckBox",
    "QGroupBox",
    "QLabel",
    "QMenu",
    "QPushButton",
    "QRadioButton",
    "QToolButton",
    "addAction",
    "addItem",
    "addMenu",
    "addTab",
    "setAccessibleDescription",
    "setAccessibleName",
    "setPlaceholderText",
    "setStatusTip",
    "setTabText",
    "setText",
    "setTitle",
    "setToolTip",
    "setWhatsThis",
    "setWindowTitle",
    "showMessage",
}


def sources(folder):
    return {path: path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py"))}


def called(node):
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def calls(text):
    return [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]


def asking_qt(text):
    """The lines that ask Qt for a translation."""
    return [
        node.lineno
        for node in calls(text)
        if called(node) in READ_BY_QT
        or (called(node) == "translate" and any(isinstance(getattr(arg, "value", 0), str) for arg in node.args))
    ]


def hard_coded(text):
    """Words that are put on screen without having been declared."""
    found = []
    for node in calls(text):
        for arg in node.args if called(node) in SHOWING else ():
            pieces = [arg] if isinstance(arg, ast.Constant) else arg.values if isinstance(arg, ast.JoinedStr) else []
            words = [piece.value for piece in pieces if isinstance(piece, ast.Constant)]
            if any(isinstance(word, str) and word != PROGRAM and any(map(str.isalpha, word)) for word in words):
                found.append(f"line {node.lineno}: {words}")
    return found


@cache
def names_read(path, text):
    """Area and name of every declaration that this module of the program reads."""
    nodes, known, found = list(ast.walk(ast.parse(text))), {}, set()
    declares = MESSAGES in path.parents
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and node.module == "domino_desktop.i18n.messages":
            known |= {alias.asname or alias.name: alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("domino_desktop.i18n.messages."):
            found |= {(node.module.rpartition(".")[2], alias.name) for alias in node.names}
        elif declares and isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            found.add((path.stem, node.id))
    for node in nodes:
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in known:
            found.add((known[node.value.id], node.attr))
    return found


def unread(program):
    """The declarations that no module among these reads."""
    read = {name for path, text in program.items() for name in names_read(path, text)}
    held = {
        (area, name): list(messages_in(value))
        for area, module in areas().items()
        for name, value in vars(module).items()
    }
    return sorted(f"{area}.{name}" for (area, name), found in held.items() if found and (area, name) not in read)


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ('A = text("Walk", "Skip", note="button")', "keyword"),
        ('A = text("Walk", NAME)', "not a literal"),
        ('A = text("Walk", f"{name} passes")', "not a literal"),
        ('A = text("Walk", "a" if x else "b")', "not a literal"),
        ('A = plural("Walk", "%n tile(s)", "", count)', "not marked"),
        ('A = plural("Walk", "%n tile(s)", "")', "3 arguments"),
        ('A = text("Walk")', "1 arguments"),
    ],
)
def test_what_lupdate_drops_is_seen(source, fault):
    assert [found for found in faults(source) if fault in found]


def test_every_declaration_can_be_extracted():
    wrong = {path.name: faults(text) for path, text in sources(MESSAGES).items()}
    assert {name: found for name, found in wrong.items() if found} == {}


def test_the_syntax_trees_and_the_modules_agree():
    written = {literal for text in sources(MESSAGES).values() for literal in literals(text)}
    assert written == {(message.context, message.source, message.note) for message in declared()}
    assert len(written) > 400


@pytest.mark.parametrize("asking", ['self.tr("Pass")', 'app.translate("Walk", "Pass")', 'QT_TRANSLATE_NOOP("A", "b")'])
def test_asking_qt_is_seen(asking):
    assert asking_qt(asking)


def test_declarations_stand_only_in_the_modules_of_messages():
    """Elsewhere nobody asks Qt for a translation; painters and strings have other ways to ``translate``."""
    for path, text in sources(PACKAGE).items():
        if MESSAGES in path.parents or path == PACKAGE / "i18n" / "language.py":
            continue
        assert asking_qt(text) == [], path


def test_modules_of_messages_hold_only_declarations():
    allowed = (ast.Import, ast.ImportFrom, ast.Assign, ast.AnnAssign)
    for name in areas():
        text = (MESSAGES / f"{name}.py").read_text(encoding="utf-8")
        docstring, *statements = ast.parse(text).body
        assert isinstance(docstring, ast.Expr), name
        assert [node.lineno for node in statements if not isinstance(node, allowed)] == [], name
        assert "PySide6" not in text, name


def test_every_declaration_is_read_by_the_program():
    """What nothing says would be translated for nobody."""
    assert unread(sources(PACKAGE)) == []


@pytest.mark.parametrize(
    "reading",
    [
        "from domino_desktop.i18n.messages import walk\nsay(walk.SKIP)",
        "from domino_desktop.i18n.messages import walk as texts\nsay(texts.SKIP)",
        "from domino_desktop.i18n.messages.walk import SKIP",
    ],
)
def test_a_declaration_that_nothing_reads_is_seen(reading):
    elsewhere = {path: text.replace("walk.SKIP", "nothing") for path, text in sources(PACKAGE).items()}
    assert unread(elsewhere) == ["walk.SKIP"]
    assert unread({**elsewhere, PACKAGE / "one.py": reading}) == []


def test_a_number_makes_a_plural():
    wrong = [message for message in declared() if ("%n" in message.source) is not message.is_plural]
    assert wrong == []


def test_plurals_have_words_for_zero_or_never_need_them():
    """Portuguese as Brazilians write it counts zero as one, so "0 ponto" would be shown."""
    plurals = [message for message in declared() if message.is_plural]
    undecided = [m.source for m in plurals if (m.zero is None) is not ("never zero" in m.note)]
    assert undecided == []
    assert all(not m.zero.is_plural and m.zero.context == m.context for m in plurals if m.zero)


def test_the_english_plural_is_written_in_the_source():
    """ "(s)" is the only English plural, and nothing else has brackets of that kind."""
    texts = [message for message in declared() if not message.is_plural]
    assert [message.source for message in texts if "(s)" in message.source] == []


def test_messages_that_take_several_arguments_explain_them():
    """A translator cannot guess what %3 is."""
    silent = [m.source for m in declared() if "%3" in m.source and not m.note]
    assert silent == []


@pytest.mark.parametrize("shown", ['label.setText("Pass")', 'QLabel(f"{name} wins")', 'menu.addMenu("&Game")'])
def test_a_hard_coded_text_is_seen(shown):
    assert hard_coded(shown)


def test_symbols_are_no_texts():
    assert hard_coded('label.setText("×"); label.setText(language.say(PASS)); label.setText(f"{number}")') == []


def test_no_text_is_hard_coded_on_screen():
    found = {path.name: hard_coded(text) for path, text in sources(PACKAGE / "ui").items()}
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_taking_a_tile_and_a_tie_never_share_a_text():
    """ "Draw" would mean both, so no message says it."""
    assert [message.source for message in declared() if "draw" in message.source.lower().split()] == []


def uncounted(text):
    """The plural messages that this source says without saying how many."""
    tree, known, found = ast.parse(text), areas(), []
    names = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == messages.__name__:
            names.update({alias.asname or alias.name: known.get(alias.name) for alias in node.names})
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "say"):
            continue
        first = node.args[0] if node.args else None
        if isinstance(first, ast.Attribute) and isinstance(first.value, ast.Name):
            said = getattr(names.get(first.value.id), first.attr, None)
            if said is not None and said.is_plural and not any(word.arg in ("n", None) for word in node.keywords):
                found.append(first.attr)
    return found


def test_a_count_that_is_not_said_is_seen():
    begin = "from domino_desktop.i18n.messages import table\n"
    assert uncounted(f"{begin}language.say(table.TILES_IN_HAND, 3)") == ["TILES_IN_HAND"]
    assert uncounted(f"{begin}language.say(table.TILES_IN_HAND, n=3); language.say(table.PASS)") == []


def test_every_plural_is_said_with_its_count():
    found = {module.name: uncounted(module.read_text(encoding="utf-8")) for module in PACKAGE.rglob("*.py")}
    assert {name: said for name, said in found.items() if said} == {}
