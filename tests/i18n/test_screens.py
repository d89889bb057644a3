"""Every screen in a made-up language: nothing on it is undeclared, and longer texts still have room."""

import re
import shutil

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit

from domino_desktop.i18n import language as language_module
from domino_desktop.i18n.language import CODES, Language
from domino_desktop.storage.settings import Settings
from domino_desktop.ui.board.plate_text import PlateLabel
from domino_desktop.ui.pages.guests import COMPUTER_NAMES
from domino_desktop.ui.panel.compact_strip import LastLine
from domino_desktop.ui.tournament.beamer.beamer_window import BeamerWindow
from tests.controller.clubs import NAMES as MEMBERS
from tests.gallery.club_people import CUP
from tests.gallery.screens import Screens
from tests.gallery.stages import LONG_NAMES, NAMES, Stage
from tests.gallery.variants import EIGHT
from tests.i18n.pseudo import CODE, OPEN, pseudo_language
from tests.ui.club_offices import NAMES as PLAYERS
from tests.ui.painted import PaintedLook
from tests.ui.settled import settle
from tests.ui.tournament_offices import member_name

SMALL = QSize(1024, 700)
SCALES = (100, 200)
PAGES = ("0", "c", "30", "31", "32", "33", "34", "35", "36", "37", "75", "76", "77", "78", "79", "8", "9")
"""The screens outside the table and those that cover it, by the first digits of their names in the gallery."""
PAPERS = ("A4", "A5")
SEALED = re.compile(r"\b([0-9a-f]{4}|[A-Z2-9]{4} [A-Z2-9]{4})\b")
"""Groups of a fingerprint, and deal codes: nobody's words."""
LONG = "15"
"""The screen with names of 60 letters."""
KNOWN = sorted(
    {
        *NAMES,
        *LONG_NAMES,
        *EIGHT,
        *COMPUTER_NAMES["it"],
        *(name for name, _ in MEMBERS),
        *PLAYERS,
        *map(member_name, range(1, 41)),
        *(Language(code).own_name for code in CODES),
        " e ",
        " and ",
        *PAPERS,
        CUP,
    },
    key=len,
    reverse=True,
)
"""What people gave as names, and what is the same in every language: a full name before its first half."""


def undeclared(widget):
    """What a person reads in this widget without any message having said it."""
    text = widget.placeholderText() if isinstance(widget, QLineEdit) else widget.text()
    rest = text
    for known in KNOWN:
        rest = rest.replace(known, "")
    rest = SEALED.sub("", rest)
    return text if OPEN not in text and any(map(str.isalpha, rest)) else ""


def cramped(widget):
    """The text of this widget, when it has less room than it needs."""
    width, height = widget.width(), widget.height()
    if isinstance(widget, PlateLabel):
        return "" if widget.fits(width, height) else widget.text()
    if isinstance(widget, LastLine):
        return widget.text() if widget.shown_lines()[1] else ""
    wraps = widget.hasHeightForWidth()
    low = wraps and height < widget.heightForWidth(width)
    narrow = width < widget.minimumSizeHint().width()
    return widget.text() if low or narrow else ""


def survey(application, painted, folder, scale):
    """Walks through every screen: what is undeclared and what is cramped, by screen."""
    look = PaintedLook(application, painted)
    look.follow(Settings(text_scale=scale))
    stage = Stage(look, folder)
    found = {"undeclared": {}, "cramped": {}}
    for name, screen in Screens(look, stage, "it").all():
        screen.resize(SMALL)
        screen.show()
        settle(screen)
        in_view = getattr(screen, "in_view", None)
        if in_view is not None:
            in_view()
            settle(screen)
        shown = [
            part for part in screen.findChildren(QLabel) + screen.findChildren(QAbstractButton) if part.isVisible()
        ]
        fields = [field for field in screen.findChildren(QLineEdit) if field.isVisible()]
        # a shared picture and the view for everybody are painted as a whole
        assert shown or isinstance(screen, (QLabel, BeamerWindow))
        for kind, judge, parts in (("undeclared", undeclared, shown + fields), ("cramped", cramped, shown)):
            texts = [text for text in map(judge, parts) if text]
            if texts:
                found[kind][name] = texts
        screen.hide()
        screen.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    stage.close()
    return found


@pytest.fixture(scope="module")
def surveys(qapp, painted, tmp_path_factory):
    """What was found at each size of text. For as long as the module runs, every language is the made-up one."""
    folder = tmp_path_factory.mktemp("made-up")
    pseudo_language(folder)
    for code in CODES:
        shutil.copy(folder / f"domino_{CODE}.qm", folder / f"domino_{code}.qm")
    font, palette = qapp.font(), qapp.palette()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(language_module, "catalogues", lambda: folder)
        language_module.language.cache_clear()
        try:
            yield {scale: survey(qapp, painted, folder / str(scale), scale) for scale in SCALES}
        finally:
            language_module.language.cache_clear()
            qapp.setStyleSheet("")
            qapp.setPalette(palette)
            qapp.setFont(font)


def test_every_text_on_every_screen_is_declared(surveys):
    assert surveys[100]["undeclared"] == {}


@pytest.mark.parametrize("scale", SCALES)
def test_longer_texts_have_room_on_every_page(surveys, scale):
    cramped_pages = {name: texts for name, texts in surveys[scale]["cramped"].items() if name.startswith(PAGES)}
    assert cramped_pages == {}


def test_longer_texts_have_room_at_the_table(surveys):
    at_table = {name: texts for name, texts in surveys[100]["cramped"].items() if not name.startswith((*PAGES, LONG))}
    assert at_table == {}


def test_longer_texts_have_room_beside_the_longest_names(surveys):
    assert {name for name in surveys[100]["cramped"] if name.startswith(LONG)} == set()


def test_an_undeclared_and_a_cramped_text_are_seen(qtbot):
    label = QLabel("Hello there, this is a long text that nobody has declared")
    label.setWordWrap(True)
    qtbot.addWidget(label)
    label.resize(60, 20)
    assert undeclared(label) and cramped(label)
    label.setText(f"{OPEN}Hé⟧")
    label.resize(label.sizeHint())
    assert not undeclared(label) and not cramped(label)
    label.setText("Giulia e João")
    assert not undeclared(label)
