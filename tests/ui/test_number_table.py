"""Tables of numbers: keys, what stays in view, what a screen reader hears, and that nothing is ever cut."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from domino_desktop.ui.controls.lines import laid_out
from domino_desktop.ui.tournament.parts.number_cells import ABOVE, ACROSS, font_of, heading_font
from domino_desktop.ui.tournament.parts.number_model import Cell, Column, Row
from domino_desktop.ui.tournament.parts.number_table import NumberTable
from domino_desktop.ui.tournament.parts.number_widths import LaidOut, Widths

COLUMNS = (
    Column("rank", "Place", is_number=True, stays=True),
    Column("name", "Name", stays=True, stretches=True),
    Column("wins", "Wins", "Tables won.", is_number=True),
    Column("effect", "Effectiveness", "Points for minus against.", is_number=True),
    Column("for", "Points for", is_number=True),
    Column("direct", "Direct encounter", is_number=True),
)
WORD = "Wolfeschlegelsteinhausenbergerdorff-Llanfairpwllgwyngyllgogerychwyrn"
LONG = "Maria de Fátima Oliveira Nascimento & João Batista dos Santos Figueiredo"


def rows(count: int, first: int = 0) -> tuple[Row, ...]:
    return tuple(
        Row(
            number,
            (
                Cell(str(number + 1)),
                Cell(
                    LONG if number % 3 == 0 else f"Anna & Bruno {number}", under="corrected, entry 17" * (number == 1)
                ),
                Cell("2½", is_strong=True),
                Cell("−1,120"),
                Cell("530"),
                Cell("–", is_quiet=True),
            ),
            told=f"place {number + 1}",
            note=f"note {number}",
        )
        for number in range(first, first + count)
    )


@pytest.fixture
def table(qtbot: QtBot, dress: Callable[..., None]) -> NumberTable:
    made = NumberTable()
    qtbot.addWidget(made)
    made.resize(900, 400)
    made.present(COLUMNS, rows(200), "Standings")
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.setFocus()
    return made


def shown_columns(table: NumberTable) -> list[str]:
    return [column.key for place, column in enumerate(COLUMNS) if not table.view.isColumnHidden(place)]


def test_arrows_choose_rows_and_enter_opens_one(table: NumberTable) -> None:
    opened: list[object] = []
    chosen: list[object] = []
    table.opened.connect(opened.append)
    table.chosen.connect(chosen.append)
    QTest.keyClick(table.view, Qt.Key.Key_Down)
    QTest.keyClick(table.view, Qt.Key.Key_Return)
    QTest.keyClick(table.view, Qt.Key.Key_End)
    QTest.keyClick(table.view, Qt.Key.Key_Home)
    assert opened == [1]
    assert chosen == [1, 199, 0]


def test_what_is_new_keeps_the_row_the_scroll_and_the_keyboard(table: NumberTable) -> None:
    table.choose(150)
    was_at = table.view.verticalScrollBar().value()
    table.present(COLUMNS, rows(201), "Standings")
    assert (table.current(), table.view.verticalScrollBar().value()) == (150, was_at)
    table.present(COLUMNS, rows(200, first=5), "Standings")
    assert table.current() == 150
    assert table.view.hasFocus()
    table.present(COLUMNS, rows(3), "Standings")
    assert table.current() == 0


def test_what_is_typed_leads_to_the_next_such_name(table: NumberTable) -> None:
    QTest.keyClicks(table.view, "llan")
    assert table.current() == 0, "in the middle of a word"
    table.view._since.invalidate()
    QTest.keyClicks(table.view, "maria d")
    assert table.current() == 3, "the next one after this"
    table.view._since.invalidate()
    QTest.keyClicks(table.view, "bruno 10")
    assert table.current() == 10
    table.view._since.invalidate()
    QTest.keyClicks(table.view, "42")
    assert table.current() == 41, "a place"


def test_clicks_tell_row_and_column(qtbot: QtBot, table: NumberTable) -> None:
    pressed: list[object] = []
    table.pressed.connect(lambda key, column: pressed.append((key, column)))
    spot = table.view.visualRect(table.view.model().index(2, 3)).center()
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    assert pressed == [(2, "effect")]


def test_a_click_opens_where_clicks_open(qtbot: QtBot, dress: Callable[..., None]) -> None:
    made = NumberTable(opens_by_click=True)
    opened: list[object] = []
    qtbot.addWidget(made)
    made.opened.connect(opened.append)
    made.present(COLUMNS, rows(4), "Members")
    made.resize(900, 400)
    made.show()
    spot = made.view.visualRect(made.view.model().index(1, 1)).center()
    QTest.mouseClick(made.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    assert opened == [1]


def test_a_narrow_table_moves_its_columns_past_those_that_stay(table: NumberTable) -> None:
    table.resize(420, 400)
    QApplication.processEvents()
    assert shown_columns(table)[:2] == ["rank", "name"]
    assert shown_columns(table)[-1] != "direct"
    for _ in range(len(COLUMNS)):
        QTest.keyClick(table.view, Qt.Key.Key_Right)
    assert shown_columns(table)[:2] == ["rank", "name"]
    assert shown_columns(table)[-1] == "direct"
    assert table.view.currentIndex().column() == len(COLUMNS) - 1
    for _ in range(len(COLUMNS)):
        QTest.keyClick(table.view, Qt.Key.Key_Left)
    assert shown_columns(table)[:3] == ["rank", "name", "wins"]


def assert_nothing_is_cut(table: NumberTable) -> None:
    """Headings and cells of the columns in view have the room that they need."""
    view, font = table.view, table.view.font()
    for place, column in enumerate(COLUMNS):
        if view.isColumnHidden(place):
            continue
        room = view.columnWidth(place) - 2 * ACROSS
        metrics = QFontMetrics(heading_font(font))
        assert all(metrics.horizontalAdvance(line) <= room for line in column.heading_lines), column.heading
        for number, row in enumerate(rows(6)):
            cell, needed = row.cells[place], 0
            for text, worn in ((cell.text, font_of(font, cell)), (cell.under, font)):
                if text and column.stretches:
                    needed += round(laid_out(text, worn, room)[1])
                elif text:
                    needed += QFontMetrics(worn).height()
                    assert QFontMetrics(worn).horizontalAdvance(text) <= room, text
            assert view.rowHeight(number) >= needed + 2 * ABOVE, cell.text


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("width", [420, 640, 800, 1280])
def test_no_text_is_ever_cut(qtbot: QtBot, dress: Callable[..., None], width: int, scale: float) -> None:
    dress(scale=scale)
    made = NumberTable()
    qtbot.addWidget(made)
    made.present(COLUMNS, rows(6), "Standings")
    made.resize(width, 500)
    made.show()
    QApplication.processEvents()
    assert_nothing_is_cut(made)
    for _ in COLUMNS:
        QTest.keyClick(made.view, Qt.Key.Key_Right)
    assert_nothing_is_cut(made)
    view = made.view
    assert min(view.rowHeight(number) for number in range(6)) >= 44
    staying = sum(view.columnWidth(place) for place, column in enumerate(COLUMNS) if column.stays)
    assert staying < view.viewport().width(), "at least one of the others has room"


def test_a_screen_reader_hears_the_row_first_and_then_each_value(table: NumberTable) -> None:
    interface = QAccessible.queryAccessibleInterface(table.view)
    assert interface.text(QAccessible.Text.Name) == "Standings"
    children = (interface.child(place) for place in range(3 * len(COLUMNS)))
    cells = [child for child in children if child is not None and child.role() is QAccessible.Role.Cell]
    cells = cells[: len(COLUMNS)]
    names = [cell.text(QAccessible.Text.Name) for cell in cells]
    assert names == [
        "place 1",
        f"Name: {LONG}",
        "Wins: 2½",
        "Effectiveness: −1,120",
        "Points for: 530",
        "Direct encounter: –",
    ]
    assert cells[0].text(QAccessible.Text.Description) == "note 0"
    assert cells[2].text(QAccessible.Text.Description) == "Tables won."


def test_a_card_is_never_higher_than_its_rows(qtbot: QtBot, dress: Callable[..., None]) -> None:
    made = NumberTable()
    qtbot.addWidget(made)
    made.present(COLUMNS, rows(3), "Standings")
    made.resize(QSize(900, 900).boundedTo(made.maximumSize()))
    made.show()
    QApplication.processEvents()
    assert made.height() == made.height_of_all()
    assert made.view.verticalScrollBar().maximum() == 0


def test_a_table_comes_to_rest_in_every_width(
    qtbot: QtBot, dress: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a little more room names may be broken, so that a bar takes it, and gives it back: not for ever."""
    dress(scale=1.5)
    laid = []

    def lays_out(widths: Widths, *args: object) -> LaidOut:
        laid.append(args[-1])
        assert len(laid) < 40, f"it lays itself out without an end: {laid[-6:]}"
        return lay_out(widths, *args)  # type: ignore[arg-type]

    lay_out = Widths.laid_out
    monkeypatch.setattr(Widths, "laid_out", lays_out)
    names = [f"Anna {letter} & Benedikt {letter}" for letter in "ABCDEFGH"]
    cells = [(str(place), name, "withdrawn", "11,002") for place, name in enumerate(names, 1)]
    columns = [
        Column("number", "No.", is_number=True, stays=True),
        Column("names", "Pair", stays=True, stretches=True),
        Column("state", "State"),
        Column("rating", "Rating", is_number=True),
    ]
    holder, table = QWidget(), NumberTable()
    qtbot.addWidget(holder)
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(table, 1)
    column.addSpacing(100)
    table.keep_in_view(2)
    table.present(columns, [Row(number, tuple(map(Cell, row))) for number, row in enumerate(cells)], "Entrants")
    holder.show()
    for width in range(480, 620, 5):
        laid.clear()
        holder.resize(width, 560)
        QApplication.processEvents()
        QApplication.processEvents()


def test_long_headings_over_numbers_are_broken_once() -> None:
    assert Column("a", "Opponents' effectiveness", is_number=True).heading_lines == ("Opponents'", "effectiveness")
    assert Column("a", "Wins", is_number=True).heading_lines == ("Wins",)
    assert Column("a", "What happened then").heading_lines == ("What happened then",)
