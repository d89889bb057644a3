"""Every screen of the referee desk in every language, also in a small window with large text: all is in reach."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenu, QScrollArea, QWidget

from domino_desktop.core.tiles import parse_tiles
from domino_desktop.i18n.language import CODES
from domino_desktop.i18n.messages import desk
from domino_desktop.storage.settings import Settings, Surroundings
from domino_desktop.ui.controls import PillChoice, QuietButton, SeatBadge
from domino_desktop.ui.desk.balance_card import SmallTiles
from domino_desktop.ui.desk.desk_head import DeskHead
from domino_desktop.ui.desk.digits_edit import DigitsEdit
from domino_desktop.ui.desk.hands_pane import HandsPane
from domino_desktop.ui.desk.page import DeskPage
from domino_desktop.ui.desk.tile_grid import TileGrid
from domino_desktop.ui.desk.tools import DeskTools
from domino_desktop.ui.look import Look
from tests.controller.desks import FIX_4
from tests.gallery.refereeing import Refereeing
from tests.ui.settled import settle

SIZES = {
    "usual": (QSize(1024, 700), Settings()),
    "small": (QSize(800, 600), Settings(text_scale=200, surroundings=Surroundings.DARK)),
}
"""Windows, and what is set: the small one has the largest text."""


def screens(look: Look, code: str, size: QSize) -> Iterator[tuple[str, QWidget]]:
    """Every screen in view, one at a time."""
    for name, screen in Refereeing(look, code, size).all():
        screen.resize(size.boundedTo(screen.maximumSize()))
        screen.show()
        settle(screen)
        yield name, screen
        screen.hide()
        screen.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def cut(screen: QWidget) -> list[str]:
    """What has less room than it needs, and what lies beyond the right edge of what scrolls."""
    parts = [part for part in (*screen.findChildren(QLabel), *screen.findChildren(QAbstractButton)) if part.isVisible()]
    found = [f"{type(part).__name__} {part.text()}" for part in parts if part.text() and is_cramped(part)]
    for area in screen.findChildren(QScrollArea):
        body = area.widget()
        if area.isVisible() and body is not None and body.width() > area.viewport().width():
            found.append(f"{body.width()} in {area.viewport().width()}")
    return found


def is_cramped(part: QWidget) -> bool:
    """Whether a text has less room than it needs, or goes beyond what it stands in."""
    is_low = part.hasHeightForWidth() and part.height() < part.heightForWidth(part.width())
    is_beyond = not part.isWindow() and part.geometry().right() >= part.parentWidget().width()
    return is_low or is_beyond or part.width() < part.minimumSizeHint().width()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("code", CODES)
def test_nothing_is_cut_in_any_language(look: Look, code: str, size: str) -> None:
    window, settings = SIZES[size]
    look.follow(settings)
    found = {}
    for name, screen in screens(look, code, window):
        wrong = cut(screen)
        if screen.width() > window.width() or screen.height() > window.height():
            wrong.append(f"{screen.width()} × {screen.height()}")
        if wrong:
            found[name] = wrong
    assert found == {}


# A table in a small window -----------------------------------------------------------------------------


@pytest.fixture
def narrow(look: Look) -> Iterator[Callable[[str], DeskPage]]:
    """Shows the table of this screen in the small window, with large text."""
    look.follow(SIZES["small"][1])
    shown: list[DeskPage] = []

    def show(wanted: str) -> DeskPage:
        for name, page in Refereeing(look, "en").all():
            if name == wanted:
                break
            # Whoever is left over is dressed again with every later test.
            page.deleteLater()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert isinstance(page, DeskPage)
        page.resize(SIZES["small"][0])
        page.show()
        page.activateWindow()
        settle()
        shown.append(page)
        return page

    yield show
    for page in shown:
        page.close()
        page.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def in_view(part: QWidget) -> bool:
    """Whether all of it is to be seen."""
    return part.visibleRegion().boundingRect() == part.rect()


def tools_of(page: DeskPage) -> DeskTools:
    (tools,) = page.findChildren(DeskTools)
    return tools


def buttons_of(page: DeskPage) -> list[str]:
    """The tools in view."""
    return [button.text() for button in tools_of(page).findChildren(QuietButton) if button.isVisible()]


def menu_of(page: DeskPage) -> dict[str, QAction]:
    """What can be chosen in the menu, by its words."""
    (menu,) = tools_of(page).findChildren(QMenu)
    return {action.text(): action for action in menu.actions() if action.isVisible() and not action.isSeparator()}


def test_everything_a_referee_can_do_is_in_one_menu(narrow: Callable[[str], DeskPage]) -> None:
    page = narrow("81-desk-round")
    assert buttons_of(page) == ["More"]
    asked: list[object] = []
    for signal, name in (
        (page.foul_wanted, "foul"),
        (page.rounds_wanted, "rounds"),
        (page.protocol_wanted, "protocol"),
        (page.window_wanted, "players"),
        (page.accusation_wanted, "accusation"),
        (page.rules_wanted, "rules"),
    ):
        signal.connect(lambda name=name: asked.append(name))
    page.switched.connect(asked.append)
    menu = menu_of(page)
    for message in (desk.FOUL, desk.ROUNDS, desk.PROTOCOL, desk.ACCUSATION, desk.RULES):
        assert menu[message.source].isEnabled(), message
        menu[message.source].trigger()
    menu["Table 3"].trigger()
    assert asked == ["foul", "rounds", "protocol", "accusation", "rules", 3]
    assert page.desk is not None
    told = len(page.desk.view.history)
    menu["Undo"].trigger()
    assert len(page.desk.view.history) < told


def test_where_there_is_room_the_tools_and_the_tables_are_buttons_again(narrow: Callable[[str], DeskPage]) -> None:
    page = narrow("81-desk-round")
    page.resize(1900, 900)
    settle()
    shown = (desk.UNDO, desk.FOUL, desk.ROUNDS, desk.PROTOCOL, desk.MORE)
    assert buttons_of(page) == [message.source for message in shown]
    (head,) = page.findChildren(DeskHead)
    assert all(in_view(pills) for pills in head.findChildren(PillChoice))
    assert not {"Undo", "Protocol", "Table 3"} & set(menu_of(page))


def test_a_hand_is_typed_below_which_the_grid_lies(narrow: Callable[[str], DeskPage]) -> None:
    page = narrow("87-desk-hands")
    assert page.desk is not None
    (pane,) = page.findChildren(HandsPane)
    (grid,) = page.findChildren(TileGrid)
    rows = [row for row in page.findChildren(SmallTiles) if row.isVisibleTo(pane)]
    assert grid.mapTo(pane, grid.rect().topLeft()).y() > max(
        row.mapTo(pane, row.rect().bottomLeft()).y() for row in rows
    )
    for tile in FIX_4[2].split()[2:]:
        for digit in tile.replace("-", ""):
            QTest.keyClick(QApplication.focusWidget(), digit)
        settle()
    assert page.desk.view.revealed_hand(2) == parse_tiles(FIX_4[2])
    elsas = next(badge for badge in pane.findChildren(SeatBadge) if badge.accessibleName() == "Elsa")
    assert in_view(elsas)


def test_the_field_that_is_typed_in_is_in_view(narrow: Callable[[str], DeskPage]) -> None:
    narrow("79-desk-line-refused")
    for count in "4455":
        field = QApplication.focusWidget()
        assert isinstance(field, DigitsEdit) and in_view(field)
        QTest.keyClick(field, count)
        settle()
    boneyard = QApplication.focusWidget()
    assert isinstance(boneyard, DigitsEdit) and in_view(boneyard)
