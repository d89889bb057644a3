"""What tests of screens share: the languages, compiled once, and the application dressed as people see it."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hatch_build import compile_translations
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QCursor, QFont, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from domino_desktop.i18n.language import CODES, Language
from domino_desktop.ui.art.theme import EVENING, Theme
from domino_desktop.ui.board import flights
from domino_desktop.ui.board.unfolding import Unfolding
from domino_desktop.ui.garbage import Garbage
from domino_desktop.ui.slices import Filling
from domino_desktop.ui.style import application_font, paper_palette, style_sheet
from tests.ui.fingers import lift_all
from tests.ui.steady import SteadyClock

if TYPE_CHECKING:
    from tests.controller.clubs import Club
    from tests.ui.painted import PaintedLook
    from tests.ui.windows import Window

ROOT = Path(__file__).parents[2]


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown() -> None:
    """No finger stays down while what it was put on goes: the next one would still be taken for it."""
    lift_all()


@pytest.fixture(scope="session")
def languages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Language]:
    """Every language of the program by its code."""
    folder = tmp_path_factory.mktemp("catalogues")
    compile_translations(ROOT / "translations", folder)
    spoken = {code: Language(code, folder) for code in CODES}
    assert all(language.is_loaded for language in spoken.values())
    return spoken


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every layout and every page is there at once, on a slow computer too."""
    monkeypatch.setattr(Unfolding, "patience", float("inf"))
    monkeypatch.setattr(Filling, "patience", float("inf"))


@pytest.fixture(autouse=True)
def steady(monkeypatch: pytest.MonkeyPatch) -> None:
    """No flight is missed, on a slow computer too."""
    monkeypatch.setattr(flights, "QElapsedTimer", SteadyClock)


@pytest.fixture(autouse=True)
def let_go(qapp: QApplication) -> None:
    """The mouse is outside every window, and no button of it is still held from another test.

    Qt remembers buttons beyond the window they were pressed in, and a mouse that is there already does not move.
    """
    held = QApplication.mouseButtons()
    if held is not Qt.MouseButton.NoButton:
        somewhere = QWidget()
        somewhere.show()
        for button in Qt.MouseButton:
            if button is not Qt.MouseButton.NoButton and button in held:
                QTest.mouseRelease(somewhere, button)
        somewhere.close()
    assert QApplication.mouseButtons() is Qt.MouseButton.NoButton
    QCursor.setPos(-1, -1)


@pytest.fixture(autouse=True)
def swept(qapp: QApplication) -> Iterator[None]:
    """Widgets that a test is done with go at once: otherwise each new look would be given to all of them as well."""
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def garbage(qapp: QApplication) -> Iterator[Garbage]:
    """Garbage is looked for as in the program: never in another thread."""
    made = Garbage(qapp)
    yield made
    made.deleteLater()
    gc.enable()


@pytest.fixture
def dress(qapp: QApplication) -> Iterator[Callable[..., None]]:
    """Dresses the application in a theme and a text size; undone after the test."""
    font, palette = QFont(qapp.font()), QPalette(qapp.palette())

    def wear(theme: Theme = EVENING, scale: float = 1.0) -> None:
        worn = application_font(font, scale)
        qapp.setFont(worn)
        qapp.setPalette(paper_palette(theme))
        qapp.setStyleSheet(style_sheet(theme, worn.pointSizeF(), ROOT / "resources" / "icons"))

    wear()
    yield wear
    qapp.setStyleSheet("")
    qapp.setPalette(palette)
    qapp.setFont(font)


@pytest.fixture
def say(languages: dict[str, Language]) -> Callable[..., str]:
    """What a message is in English."""
    return languages["en"].say


@pytest.fixture
def window(qtbot: QtBot, look: PaintedLook, tmp_path: Path) -> Iterator[Window]:
    """The whole window, in English."""
    from tests.ui.windows import Window  # most tests of screens need no whole window

    made = Window(qtbot, look, tmp_path / "data")
    yield made
    made.leave()


@pytest.fixture
def open_window(qtbot: QtBot, look: PaintedLook, tmp_path: Path) -> Iterator[Callable[..., Window]]:
    """Opens windows in English, each with a data folder, a size and settings of its own."""
    from domino_desktop.storage.settings import Settings
    from tests.ui.windows import Window

    opened: list[Window] = []

    def make(size: tuple[int, int] = (1280, 800), **settings: Any) -> Window:
        opened.append(Window(qtbot, look, tmp_path / str(len(opened)), Settings(language="en", **settings), size))
        return opened[-1]

    yield make
    for one in opened:
        one.leave()


@pytest.fixture
def other(qtbot: QtBot, look: PaintedLook, tmp_path: Path) -> Iterator[Window]:
    """The window of a second computer."""
    from tests.ui.windows import Window

    made = Window(qtbot, look, tmp_path / "other")
    yield made
    made.leave()


@pytest.fixture
def club(tmp_path: Path, qapp: QApplication) -> Iterator[Club]:
    """A club with members and tournaments of its own."""
    from tests.controller.clubs import Club

    made = Club(tmp_path)
    yield made
    made.close()
