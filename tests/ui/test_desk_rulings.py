"""The referee rules: proofs, penalties, rulings that hold or are withdrawn, any other foul, and accusations."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from domino_desktop.core.changes import apply
from domino_desktop.core.events import Certainty, FoulCalled, LaidTile, PositionEntered
from domino_desktop.core.layout import LEFT, Layout
from domino_desktop.core.refereeing import Rule, Withdraw, start_refereed
from domino_desktop.core.ruleset_parts import Penalty
from domino_desktop.core.rulings import FoulKind
from domino_desktop.core.state import MatchState, start
from domino_desktop.core.tiles import Tile, TileSet, parse_tiles
from domino_desktop.core.turns import open_to
from domino_desktop.core.views import View
from domino_desktop.i18n.language import Language
from domino_desktop.ui.art.dress import Dress
from domino_desktop.ui.art.theme import EVENING
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.position_picture import PositionPicture, layout_at, trains_open_to
from domino_desktop.ui.controls import TileLabel
from domino_desktop.ui.desk.accusation_form import AccusationForm, verdict_of
from domino_desktop.ui.desk.ends_picture import EndsPicture
from domino_desktop.ui.desk.foul_form import FoulForm
from domino_desktop.ui.desk.rulings_list import WithdrawDialog
from domino_desktop.ui.desk.rulings_pane import RulingsPane
from domino_desktop.ui.icons import Icons
from tests.ui import desk_rulings, positions
from tests.ui.layouts import WAYS, random_growth
from tests.ui.positions import MARKS
from tests.ui.seen import every_word, place_in, shown_texts

Languages = dict[str, Language]
Wear = Callable[..., None]
ICONS = Path(__file__).parents[2] / "resources" / "icons"
TIMES = {number: datetime(2026, 11, 30, 14, 32) for number in range(99)}
OWN = Penalty(25, "replay")
"""What the classic rules say about a false declaration."""


@pytest.fixture
def pane(qtbot: QtBot, dress: Wear) -> RulingsPane:
    made = RulingsPane(TileArt(Dress(EVENING)), Icons(ICONS))
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    return made


@pytest.fixture
def host(qtbot: QtBot, dress: Wear) -> QWidget:
    """A window for small windows."""
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    return made


def called(view: View) -> list[int]:
    return [event.number for event in view.history if isinstance(event, FoulCalled)]


def press(*keys: Qt.Key | str) -> None:
    """Press these where the keyboard is; a text is typed letter by letter."""
    QApplication.processEvents()  # a window that was just opened becomes the active one
    for key in keys:
        held = QApplication.focusWidget()
        assert held is not None
        if isinstance(key, str):
            QTest.keyClicks(held, key)
        else:
            QTest.keyClick(held, key)


def heard_by(signal: Any) -> list[tuple[Any, ...]]:
    """Everything that this signal says from now on."""
    told: list[tuple[Any, ...]] = []
    signal.connect(lambda *said: told.append(said))
    return told


class Referee:
    """Stands in for the desk: what the pane wants is ordered, and the pane shown again."""

    def __init__(self, pane: RulingsPane, state: MatchState, language: Language) -> None:
        self.pane, self.state, self.language = pane, state, language
        pane.ruled.connect(lambda *told: self.order(Rule(*told)))
        pane.withdrawn.connect(lambda *told: self.order(Withdraw(*told)))
        self.show()

    @property
    def view(self) -> View:
        return desk_rulings.seen(self.state)

    def order(self, wish: Any) -> None:
        self.state = desk_rulings.ordered(self.state, wish)
        self.show()

    def show(self) -> None:
        self.pane.present(self.view, MARKS, TIMES, self.language)


def test_every_false_declaration_is_shown_with_its_proof_and_settled_by_enter(
    pane: RulingsPane, languages: Languages
) -> None:
    """C12: both lies are found; the rule set's own penalty waits for Enter, and behind the last one is the score."""
    referee = Referee(pane, desk_rulings.on_a_line(), languages["en"])
    (picture,) = pane.findChildren(PositionPicture)
    pane.setFocus()
    for name, tile in (("Astrid", Tile.of(4, 6)), ("Elsa", Tile.of(5, 6))):
        texts = shown_texts(pane)
        assert f"False declaration: {name} held a playable tile." in texts
        assert f"Open ends: 6 and 6. {name} said no, but held {tile}, which fits the 6." in texts
        assert f"{name} answered at 14:32." in texts
        assert picture.isVisible() and picture.fitting == (tile, LEFT)
        press(Qt.Key.Key_Return)
    assert [(ruling.seat, ruling.penalty) for ruling in referee.view.rulings] == [(2, OWN), (3, OWN)]
    assert [ruling.foul for ruling in referee.view.rulings] == called(referee.view)
    assert not picture.isVisible()
    ended = heard_by(pane.done)
    press(Qt.Key.Key_Return)
    assert len(ended) == 1


@pytest.mark.parametrize(
    ("digit", "penalty", "note"),
    [
        ("2", Penalty(), "A warning"),
        ("3", Penalty(25), ""),
        ("4", Penalty(30), ""),
        ("5", Penalty(50), ""),
        ("6", Penalty(round="replay"), ""),
        ("7", Penalty(round="lost"), ""),
        ("8", Penalty(match="lost"), ""),
        ("9", Penalty(), ""),
    ],
)
def test_digits_choose_the_penalty(
    pane: RulingsPane, languages: Languages, digit: str, penalty: Penalty, note: str
) -> None:
    view = desk_rulings.seen(desk_rulings.on_a_line())
    pane.present(view, MARKS, TIMES, languages["en"])
    told = heard_by(pane.ruled)
    pane.setFocus()
    press(digit, Qt.Key.Key_Return)
    assert told == [(2, FoulKind.FALSE_DECLARATION, penalty, called(view)[0], note)]


def test_a_free_penalty_is_typed(pane: RulingsPane, languages: Languages) -> None:
    view = desk_rulings.seen(desk_rulings.on_a_line())
    pane.present(view, MARKS, TIMES, languages["en"])
    told = heard_by(pane.ruled)
    pane.setFocus()
    press("0", "40", Qt.Key.Key_Return)
    assert told == [(2, FoulKind.FALSE_DECLARATION, Penalty(40, "replay"), called(view)[0], "")]
    assert "40 penalty points; the round is dealt again." in shown_texts(pane)


def test_what_is_half_chosen_outlives_other_news(pane: RulingsPane, languages: Languages) -> None:
    """Another ruling or another language leaves choice and note alone; the next foul begins afresh."""
    referee = Referee(pane, desk_rulings.on_a_line(), languages["en"])
    pane.setFocus()
    press("3")
    note = next(field for field in pane.findChildren(QLineEdit) if field.placeholderText() == "Note for the protocol")
    note.setFocus()
    press("7 times")
    referee.order(Rule(1, FoulKind.DELAY, Penalty(11)))
    assert QApplication.focusWidget() is note
    pane.present(referee.view, MARKS, TIMES, languages["sv"])
    pane.present(referee.view, MARKS, TIMES, languages["en"])
    told = heard_by(pane.ruled)
    pane.main_button.click()
    assert told[0][2:] == (Penalty(25), called(referee.view)[0], "7 times")
    assert note.text() == ""
    pane.main_button.click()
    assert told[1][2:] == (OWN, called(referee.view)[1], "")


def test_a_ruling_can_be_withdrawn_and_the_foul_then_waits_without_a_penalty(
    pane: RulingsPane, languages: Languages
) -> None:
    referee = Referee(pane, desk_rulings.on_a_line(), languages["en"])
    pane.main_button.click()
    pane.main_button.click()
    first, second = (ruling.number for ruling in referee.view.rulings)
    buttons = [button for button in pane.findChildren(QWidget) if getattr(button, "text", str)() == "Withdraw"]
    buttons[1].click()  # type: ignore[attr-defined]
    assert len(pane.findChildren(WithdrawDialog)) == 1
    told = heard_by(pane.withdrawn)
    press("It was an old tile", Qt.Key.Key_Return)
    assert told == [(second, "It was an old tile")]
    assert [ruling.number for ruling in referee.view.rulings] == [first]
    assert {"The ruling on this was withdrawn.", "No points off; the round stands."} <= set(shown_texts(pane))
    pane.activateWindow()  # as a desktop does when the small window closes
    press(Qt.Key.Key_Return)
    assert referee.view.rulings[-1].penalty == Penalty()


def test_a_seat_is_penalised_once(pane: RulingsPane, languages: Languages) -> None:
    """Points are taken once for each seat and round: a second false declaration waits with no penalty chosen."""
    state = desk_rulings.opened(desk_rulings.LIARS, line=positions.LIAR_LINE)
    view = desk_rulings.seen(state)
    calls = [event for event in view.history if isinstance(event, FoulCalled)]
    again = replace(calls[1], foul=replace(calls[1].foul, seat=2))
    history = tuple(again if event is calls[1] else event for event in view.history)
    ruled = desk_rulings.seen(desk_rulings.ordered(state, Rule(2, FoulKind.FALSE_DECLARATION, OWN, calls[0].number)))
    pane.present(replace(ruled, history=(*history, *ruled.history[len(history) :])), MARKS, TIMES, languages["en"])
    told = heard_by(pane.ruled)
    assert any("once is enough" in text for text in shown_texts(pane))
    pane.main_button.click()
    assert told == [(2, FoulKind.FALSE_DECLARATION, Penalty(), again.number, "")]


def test_what_is_only_possible_is_told_and_costs_nothing(pane: RulingsPane, languages: Languages) -> None:
    view = desk_rulings.seen(desk_rulings.on_a_line())
    history = tuple(
        replace(event, foul=replace(event.foul, certainty=Certainty.POSSIBLE))
        if isinstance(event, FoulCalled)
        else event
        for event in view.history
    )
    pane.present(replace(view, history=history), MARKS, TIMES, languages["en"])
    texts = shown_texts(pane)
    assert any("Astrid may have held 4-6 already. This is not proven." in text for text in texts)
    ruled, ended = heard_by(pane.ruled), heard_by(pane.done)
    pane.main_button.click()
    assert (ruled, len(ended)) == ([], 1)


def test_an_honest_round_goes_straight_to_the_score(pane: RulingsPane, languages: Languages) -> None:
    pane.present(desk_rulings.seen(desk_rulings.honest()), MARKS, TIMES, languages["en"])
    assert "Every declaration in the record was true." in shown_texts(pane)
    assert pane.main_button.text() == "To the score"


@pytest.mark.parametrize("begins_late", [True, False])
def test_the_pane_says_where_its_record_begins(pane: RulingsPane, languages: Languages, begins_late: bool) -> None:
    """With the final hands alone the audit covers the last circuit; with the whole round there is nothing to say."""
    view = desk_rulings.seen(desk_rulings.honest())
    if not begins_late:
        first = view.history[0]
        assert isinstance(first, PositionEntered)
        view = replace(view, history=(replace(first, line=()), *view.history[1:]))
    pane.present(view, MARKS, TIMES, languages["en"])
    assert any("The record begins with the position" in text for text in shown_texts(pane)) is begins_late


def test_rulings_of_every_kind_are_listed(pane: RulingsPane, languages: Languages) -> None:
    referee = Referee(pane, desk_rulings.honest(), languages["en"])
    for kind in FoulKind:
        referee.order(Rule(1, kind, Penalty(10), None, "seen by all"))
    QApplication.processEvents()  # new rows are shown by the layout
    told = [text for text in shown_texts(pane) if text.endswith("Note: seen by all")]
    assert len(told) == len(FoulKind)


def test_bare_ends_have_a_picture_of_their_own(pane: RulingsPane, languages: Languages) -> None:
    """Where only the ends were entered there is no line to show: large numbers and the tile beside one of them."""
    pane.present(desk_rulings.seen(desk_rulings.on_bare_ends()), MARKS, TIMES, languages["en"])
    (picture,) = pane.findChildren(EndsPicture)
    assert picture.isVisible()
    assert picture.fitting == (Tile.of(4, 6), LEFT)
    assert picture.accessibleName() == "Open ends: 6 and 6. 4-6 would have fitted."
    assert not any(line.isVisible() for line in pane.findChildren(PositionPicture))


def brass(picture: QImage) -> list[tuple[int, int]]:
    """Where outlines are, by their colour."""
    wanted = QColor(EVENING.brass).rgb()
    return [(x, y) for x in range(picture.width()) for y in range(picture.height()) if picture.pixel(x, y) == wanted]


@pytest.mark.parametrize("size", [(758, 300), (420, 200), (900, 200), (260, 200)])
@pytest.mark.parametrize(
    ("ends", "tile"),
    [((6, 4), "4-5"), ((6, 6), "6-6"), ((2,), "2-2"), ((12, 3, 4, 5, 6, 7, 8, 9), "3-11"), ((1, 2, 3, 4), "2-2")],
)
def test_all_open_ends_lie_inside_their_picture(
    qtbot: QtBot, languages: Languages, dress: Wear, size: tuple[int, int], ends: tuple[int, ...], tile: str
) -> None:
    picture = EndsPicture(TileArt(Dress(EVENING)))
    qtbot.addWidget(picture)
    picture.resize(*size)
    (fitting,) = parse_tiles(tile)
    value = next(end for end in ends if fitting.fits(end))
    picture.present(Layout.of_ends(ends), fitting, value, languages["en"])
    found = brass(picture.grab().toImage())
    assert picture.fitting is not None and picture.fitting[0] == fitting
    assert found
    assert all(3 <= x < size[0] - 3 and 3 <= y < size[1] - 3 for x, y in found)


@pytest.mark.parametrize(
    "name", ["spinner", "cross", "double cross", "feet nine", "trains", "trains of eight", "matador"]
)
@pytest.mark.parametrize("seed", range(4))
def test_a_proof_lies_where_the_tile_would_have_fitted(
    languages: Languages, qtbot: QtBot, name: str, seed: int
) -> None:
    """On every board the marked tile is at an end that takes it and that was open to the seat, as others' trains are
    only while they are marked."""
    way = WAYS[name]
    grown = random_growth(way, Random(seed), 9)
    laid = {play.tile for play in grown.plays}
    rest = [tile for tile in TileSet(grown.rules.max_pip) if tile not in laid]
    hands = [" ".join(str(tile) for tile in rest[seat :: way.seats]) for seat in range(way.seats)]
    plays = [LaidTile(play.tile, play.end, play.near) for play in grown.plays]
    view = desk_rulings.seen(desk_rulings.opened(hands, rules=grown.rules, plays=plays))
    assert view.fouls
    picture = PositionPicture(TileArt(Dress(EVENING)))
    qtbot.addWidget(picture)
    for foul in view.fouls:
        then = start(start_refereed(grown.rules, way.seats))
        for event in view.history[: [event.number for event in view.history].index(foul.event)]:
            then = apply(then, event)
        trains = trains_open_to(view, foul.seat, foul.event)
        picture.present(layout_at(view, foul.event), foul.tile, foul.end, languages["en"], trains)
        assert picture.fitting is not None
        open_then = {end.id: end for end in open_to(then, foul.seat)}
        end = open_then[picture.fitting[1]]
        assert end.value == foul.end and end.accepts(foul.tile)


@pytest.mark.parametrize("code", ["en", "it", "pt_BR", "pt_PT", "sv", "id"])
@pytest.mark.parametrize(("width", "height", "scale"), [(1280, 800, 1.0), (800, 600, 2.0)])
def test_nothing_is_cut_in_any_language(
    qtbot: QtBot, pane: RulingsPane, languages: Languages, dress: Wear, code: str, width: int, height: int, scale: float
) -> None:
    dress(scale=scale)
    pane.present(desk_rulings.seen(desk_rulings.on_a_line()), positions.LONG_MARKS, TIMES, languages[code])
    pane.resize(width, height)
    assert pane.width() == width
    scroll = pane.findChildren(QScrollArea)[0]
    qtbot.waitUntil(lambda: scroll.horizontalScrollBar().maximum() == 0)
    assert pane.rect().contains(place_in(pane, pane.main_button))


# Any other foul ---------------------------------------------------------------------------------------


def test_any_foul_is_written_down_by_keyboard(host: QWidget, languages: Languages) -> None:
    form = FoulForm(host, positions.ruleset(), MARKS, languages["en"])
    told = heard_by(form.ruled)
    form.open()
    press("3", Qt.Key.Key_Return, "5", Qt.Key.Key_Return, "3", Qt.Key.Key_Return)
    assert told == [(2, FoulKind.SIGNALS, Penalty(30), None, "")]
    assert not form.isVisible()


def test_every_kind_of_foul_may_be_chosen(host: QWidget, languages: Languages) -> None:
    kinds = set()
    for digit in "123456789":
        form = FoulForm(host, positions.ruleset(), MARKS, languages["en"])
        told = heard_by(form.ruled)
        form.open()
        press("1", Qt.Key.Key_Return, digit, Qt.Key.Key_Return, Qt.Key.Key_Return)
        kinds.add(told[0][1])
    assert kinds == set(FoulKind)


def test_esc_writes_nothing_down(host: QWidget, languages: Languages) -> None:
    form = FoulForm(host, positions.ruleset(), MARKS, languages["en"])
    told = heard_by(form.ruled)
    form.open()
    press("3", Qt.Key.Key_Escape)
    assert (told, form.isVisible()) == ([], False)


# Accusations ------------------------------------------------------------------------------------------


def accusation(host: QWidget, hands: tuple[str, ...], line: str, language: Language) -> AccusationForm:
    view = desk_rulings.seen(desk_rulings.walking(hands, line=line))
    form = AccusationForm(host, TileArt(Dress(EVENING)), view, MARKS, language, verdict_of(view))
    form.open()
    return form


BO_ACCUSES_CARLA = ("2", Qt.Key.Key_Return, "3", Qt.Key.Key_Return)


def test_a_false_accusation_costs_nothing_unless_the_referee_wants(host: QWidget, languages: Languages) -> None:
    """C14: the second seat accuses the third, whose hand holds no six; it is written down, and that is all."""
    form = accusation(host, desk_rulings.HONEST, positions.DEAD_LINE, languages["en"])
    told = heard_by(form.heard)
    press(*BO_ACCUSES_CARLA, "04 05 14 15 24")
    assert "No tile of Astrid would have fitted." in shown_texts(form)
    press(Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert told == [(1, 2, parse_tiles("0-4 0-5 1-4 1-5 2-4"), False, None, "")]


def test_a_false_accusation_may_cost_points(host: QWidget, languages: Languages) -> None:
    form = accusation(host, desk_rulings.HONEST, positions.DEAD_LINE, languages["en"])
    told = heard_by(form.heard)
    press(*BO_ACCUSES_CARLA, "04 05 14 15 24", Qt.Key.Key_Return, "2", Qt.Key.Key_Return)
    assert told[0][3:] == (False, Penalty(10), "")


def test_a_true_accusation_is_upheld_and_costs_the_accuser_nothing(host: QWidget, languages: Languages) -> None:
    form = accusation(host, desk_rulings.LIARS, positions.LIAR_LINE, languages["en"])
    told = heard_by(form.heard)
    press(*BO_ACCUSES_CARLA, "46 05 15 24 44")
    texts = shown_texts(form)
    assert "Astrid held 4-6, which fits the 6." in texts
    assert not any("penalty" in text for text in texts)
    press(Qt.Key.Key_Return)
    assert told == [(1, 2, parse_tiles("4-6 0-5 1-5 2-4 4-4"), True, None, "")]


@pytest.mark.parametrize(("digit", "is_right"), [("1", False), ("2", True)])
def test_the_referee_may_decide_without_typing_a_tile(
    host: QWidget, languages: Languages, digit: str, is_right: bool
) -> None:
    form = accusation(host, desk_rulings.HONEST, positions.DEAD_LINE, languages["en"])
    told = heard_by(form.heard)
    press(*BO_ACCUSES_CARLA, Qt.Key.Key_Return, digit, Qt.Key.Key_Return)
    if not is_right:
        press(Qt.Key.Key_Return)
    assert told == [(1, 2, (), is_right, None, "")]


@pytest.mark.parametrize(
    ("typed", "fault"),
    [
        ("04 05", "Astrid should hold 5 tiles."),
        ("04 05 1", "Astrid should hold 5 tiles."),
        ("04 05 40", "0-4 is typed twice."),
        ("04 6-4", "4-6 is somewhere else already."),
        ("04 7-1", "These are not tiles of this set."),
    ],
)
def test_an_impossible_hand_is_refused_with_the_reason(
    host: QWidget, languages: Languages, typed: str, fault: str
) -> None:
    form = accusation(host, desk_rulings.HONEST, positions.DEAD_LINE, languages["en"])
    told = heard_by(form.heard)
    press(*BO_ACCUSES_CARLA, typed)
    assert fault in shown_texts(form)
    press(Qt.Key.Key_Return)
    assert form.isVisible() and told == []


@pytest.mark.parametrize("way_out", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_the_hand_is_forgotten_when_the_form_closes(host: QWidget, languages: Languages, way_out: Qt.Key) -> None:
    """Neither shown, nor told to a screen reader, nor to be had back from the field."""
    form = accusation(host, desk_rulings.LIARS, positions.LIAR_LINE, languages["en"])
    press(*BO_ACCUSES_CARLA, "46 05 15 24 44")
    assert [label.accessibleName() for label in form.findChildren(TileLabel)] == ["4-6", "0-5", "1-5", "2-4", "4-4"]
    press(way_out)
    assert not form.isVisible()
    assert not form.findChildren(TileLabel)
    assert not any("4-6" in word or "46" in word for word in every_word(form))
    for field in form.findChildren(QLineEdit):
        field.undo()
        assert not {"46", "05", "15", "24", "44"} & set(field.text().split())


def test_nobody_accuses_themselves(host: QWidget, languages: Languages) -> None:
    form = accusation(host, desk_rulings.HONEST, positions.DEAD_LINE, languages["en"])
    told = heard_by(form.heard)
    press("3", Qt.Key.Key_Return, "3", Qt.Key.Key_Return, Qt.Key.Key_Return, "1", Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert len(told) == 1
    accuser, accused, *_ = told[0]
    assert accuser == 2 and accused != accuser
