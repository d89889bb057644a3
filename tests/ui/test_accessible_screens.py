"""Every screen as a screen reader finds it: named, in one language, with its role and state, and nothing hidden."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from itertools import chain

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QWidget

from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import TABLE
from domino_desktop.i18n import language as language_module
from domino_desktop.i18n.language import CODES, Language, language
from domino_desktop.i18n.messages import buttons, rulepages
from domino_desktop.i18n.messages import table as messages
from domino_desktop.storage.settings import Settings
from domino_desktop.ui.access import roles
from domino_desktop.ui.board import accessible
from domino_desktop.ui.dialogs.notice import Notice
from domino_desktop.ui.dialogs.question import Question
from domino_desktop.ui.pages.rulesets.name_dialog import NameDialog
from domino_desktop.ui.table.page import TablePage
from tests.controller.clubs import NAMES as MEMBERS
from tests.gallery.club_people import CUP
from tests.gallery.screens import Screens
from tests.gallery.stages import LONG_NAMES, NAMES, Stage
from tests.gallery.variants import EIGHT
from tests.i18n.pseudo import CODE, OPEN, pseudo_language
from tests.make_disputes import NAMES as DISPUTE_NAMES
from tests.ui.accessible_tree import Role, pressable, tree
from tests.ui.painted import PaintedLook
from tests.ui.settled import settle
from tests.ui.tables import Table
from tests.ui.tournament_offices import NAMES as HALVES

GUESTS = ("Marco", "Sofia", "Luca")
"""The computer players that sit down by themselves."""

TARGET = 44
"""The least width and height of what people press, in logical pixels."""

SIZES = {100: QSize(1280, 800), 200: QSize(1024, 700)}

CONTROLS = {Role.Button, Role.RadioButton, Role.CheckBox, Role.ComboBox, Role.EditableText, Role.SpinBox, Role.Slider}
WORDLESS = {Role.Client, Role.Border, Role.NoRole, Role.Pane, Role.Grouping, Role.ToolBar}

TILE = re.compile(r"(?<![\d-])(\d{1,2})-(\d{1,2})(?![\d-])")


def dialogs():
    """The dialogs, each over a page of its own."""
    page, speaker = QWidget(), language("it")
    page.resize(1000, 700)
    yield "question", Question(page, speaker, messages.LAST_ROUND_QUESTION, yes=buttons.YES, no=buttons.NO)
    yield "notice", Notice(page, speaker, messages.TAKEN_BACK, "Giulia")
    yield "name", NameDialog(page, speaker, rulepages.NAME_OF_RULES, "", (), may_replace=False)


def survey(application, painted, folder, scale):
    """What is told and pressed on every screen, by the screen's name; and what must not be told there."""
    look = PaintedLook(application, painted)
    look.follow(Settings(text_scale=scale))
    stage = Stage(look, folder)
    told, pressed, hidden = {}, {}, {}
    for name, screen in chain(Screens(look, stage, "it").all(), dialogs()):
        screen.resize(SIZES[scale].boundedTo(screen.maximumSize()))
        screen.show()
        settle(screen)
        told[name] = tree(screen)
        pressed[name] = [(type(one).__name__, _words(one), one.width(), one.height()) for one in pressable(screen)]
        if isinstance(screen, TablePage):
            # While the lid is open, its owner may read what nobody may hear.
            words = "" if screen._keeper.is_open else " ".join(Table.words_of(screen))
            hidden[name] = (secrets(screen), _tiles(words))
        screen.hide()
        screen.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    stage.close()
    return told, pressed, hidden


PICTURES = ("66-shared-midst", "67-shared-end", "c130-beamer", "c131-beamer", "c132-beamer", "c133-beamer")
"""Screens that are one picture; it tells in its name what is seen."""

UNANSWERED = ("72-hands-open", "c109-club-from-a-file")
"""Questions that begin without an answer."""


def _words(widget):
    return widget.accessibleName() or getattr(widget, "text", str)()


def _tiles(text):
    return {Tile.of(int(one), int(other)) for one, other in TILE.findall(text) if int(one) <= 12 and int(other) <= 12}


def secrets(page):
    """The tiles that nothing on this page may tell: hands that are not laid open, unless the own rack lies open."""
    controller = page.controller
    view = controller.view(TABLE)
    known = set(view.layout.tiles()) | {tile for hand in view.revealed for tile in hand.tiles}
    known |= {foul.tile for foul in view.fouls}
    hands = {tile for seat in range(view.seats) for tile in controller.view(seat).hand}
    keeper = page._keeper
    own = set(controller.view(keeper.owner).hand) if keeper.owner is not None and keeper.names_tiles else set()
    return hands - known - own


@pytest.fixture(scope="module")
def surveys(qapp, painted, tmp_path_factory):
    """What was found at each size of text. For as long as the module runs, every language is a made-up one."""
    roles.install()
    accessible.install()
    folder = tmp_path_factory.mktemp("made-up")
    pseudo_language(folder)
    for code in CODES:
        shutil.copy(folder / f"domino_{CODE}.qm", folder / f"domino_{code}.qm")
    font, palette = QFont(qapp.font()), QPalette(qapp.palette())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(language_module, "catalogues", lambda: folder)
        language_module.language.cache_clear()
        yield {scale: survey(qapp, painted, folder / str(scale), scale) for scale in SIZES}
    language_module.language.cache_clear()
    qapp.setStyleSheet("")
    qapp.setPalette(palette)
    qapp.setFont(font)


@pytest.fixture(scope="module")
def told(surveys):
    """Every screen's tree."""
    return surveys[100][0]


def faults(told, judge):
    """What this judge finds on each screen, by its name."""
    found = {name: [node.line().strip() for node in nodes if judge(node)] for name, nodes in told.items()}
    return {name: lines for name, lines in found.items() if lines}


def test_every_screen_has_a_tree(told):
    assert len(told) > 35
    assert [name for name, nodes in told.items() if len(nodes) < 3 and not name.startswith(PICTURES)] == []


def test_whatever_can_be_pressed_or_reached_by_the_keyboard_and_every_bar_has_a_name(told):
    def is_nameless(node):
        is_used = "focusable" in node.flags or node.role in (*CONTROLS, Role.ProgressBar)
        return is_used and not node.name.strip()

    assert faults(told, is_nameless) == {}


def test_whatever_has_a_name_or_the_keyboard_has_a_role(told):
    fillers = (Role.Client, Role.Border, Role.NoRole)
    assert faults(told, lambda node: node.role in fillers and (bool(node.name) or "focusable" in node.flags)) == {}


def test_nothing_is_told_that_no_message_has_said(told):
    at_disputes = (name for names in DISPUTE_NAMES for name in names)
    at_clubs = (*(name for name, _ in MEMBERS), *HALVES, CUP)
    languages = (Language(code).own_name for code in CODES)
    people = (*GUESTS, *NAMES, *LONG_NAMES, *EIGHT, *at_disputes, *at_clubs, *languages)

    def is_undeclared(node):
        for text in (node.name, node.description):
            rest = text
            for known in (*people, " and ", " e ", "Domino Desktop", "domino-desktop"):
                rest = rest.replace(known, "")
            if OPEN not in text and len(re.findall(r"[^\W\d_]", rest)) > 1:
                return True
        return False

    assert faults(told, is_undeclared) == {}


def test_nothing_in_one_chain_of_the_keyboard_is_told_twice_without_its_group(told):
    found = {}
    for name, nodes in told.items():
        reached = [
            node
            for node in nodes
            if "focusable" in node.flags and node.role in CONTROLS and "disabled" not in node.flags
        ]
        counted = Counter((node.role.name, node.name, node.description, node.within) for node in reached)
        twice = [key for key, count in counted.items() if count > 1]
        if twice:
            found[name] = twice
    assert found == {}


def test_choices_tell_which_of_them_is_chosen(told):
    assert (
        faults(told, lambda node: node.role in (Role.RadioButton, Role.CheckBox) and "checkable" not in node.flags)
        == {}
    )
    for name, nodes in told.items():
        if name in UNANSWERED:
            continue
        groups = {node.within for node in nodes if node.role is Role.RadioButton}
        for group in groups:
            chosen = [
                node
                for node in nodes
                if node.role is Role.RadioButton and node.within == group and "checked" in node.flags
            ]
            assert chosen, (name, group)


@pytest.mark.parametrize("scale", SIZES)
def test_no_hidden_tile_is_told_anywhere(surveys, scale):
    told, _, hidden = surveys[scale]
    assert sum(bool(secret) for secret, _ in hidden.values()) > 8
    found = {}
    for name, (secret, elsewhere) in hidden.items():
        everywhere = _tiles(" ".join(node.told for node in told[name])) | elsewhere
        if secret & everywhere:
            found[name] = sorted(map(str, secret & everywhere))
    assert found == {}


@pytest.mark.parametrize("scale", SIZES)
def test_whatever_is_pressed_is_large_enough_for_a_finger(surveys, scale):
    found = {}
    for name, parts in surveys[scale][1].items():
        small = [part for part in parts if min(part[2:]) < TARGET]
        if small:
            found[name] = small
    assert found == {}
