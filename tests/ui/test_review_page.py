"""The review of a round: stepping with open hands, what was found, what goes wrong."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStackedWidget

from domino_desktop.ai.findings import Review, TurningPoint, TurnReason
from domino_desktop.ai.review import review
from domino_desktop.ai.study_wire import ReviewWanted
from domino_desktop.controller.open_table import open_views
from domino_desktop.core.events import Knocked, RoundDealt, TileDrawn, TilePlayed
from domino_desktop.core.moves import PlayTile
from domino_desktop.i18n.language import CODES, language
from domino_desktop.storage import rulesets
from domino_desktop.ui.review.page import ReviewPage
from domino_desktop.ui.review.room import ReviewRoom
from domino_desktop.ui.seating import SeatMark
from tests.ai.test_review import played_round
from tests.ui.seen import shown_texts
from tests.ui.studies import ScriptedStudy

NAMES = ("Anna", "João", "Elsa", "Budi", "Ida", "Luca", "Mia", "Nils")


def marks(seats):
    return [SeatMark(seat, NAMES[seat], seat, "en") for seat in range(seats)]


def round_of(name, seats, seed=3):
    ruleset = rulesets.load(name)
    return played_round(ruleset.with_set(ruleset.smallest_set_for(seats)), seats, seed)


@pytest.fixture
def opened(qtbot, look):
    def open_it(name="pairs", seats=4, code="en", seed=3, size=(1024, 700)):
        events = round_of(name, seats, seed)
        page = ReviewPage(look.art(events[0].ruleset.max_pip), look.icons)
        qtbot.addWidget(page)
        page.resize(*size)
        page.show()
        page.present(events, marks(seats), language(code))
        QApplication.processEvents()
        return page, events

    return open_it


def caption(page):
    return page.accessibleDescription()


def test_keys_step_through_the_whole_round_with_every_hand_open(opened):
    page, events = opened()
    page.setFocus()
    dealt = next(event for event in events if isinstance(event, RoundDealt))
    assert {each.seat: each.tiles for each in page.board.board.picture.view.revealed} == dict(enumerate(dealt.hands))
    seen = [caption(page)]
    while True:
        QTest.keyClick(page, Qt.Key.Key_Right)
        if caption(page) == seen[-1]:
            break
        seen.append(caption(page))
    assert page.board.board.picture.view.score is not None
    laid = [str(event.tile) for event in events if isinstance(event, TilePlayed)]
    told = " ".join(seen)
    assert all(tile in told for tile in laid)
    QTest.keyClick(page, Qt.Key.Key_Home)
    assert page.at == 0
    assert caption(page) == seen[0]
    QTest.keyClick(page, Qt.Key.Key_End)
    assert page.at == len(seen) - 1


def test_a_turning_point_shows_its_moment_and_marks_its_tile(opened):
    page, events = opened(seed=8)
    found = review(events, 1)
    assert found.turning
    page.show_findings(found)
    assert len(page.cards) == len(found.turning)
    laid = {event.number: event for event in events if isinstance(event, TilePlayed)}
    for card, point in zip(page.cards, found.turning, strict=True):
        card.wanted.emit()
        view = page.board.board.picture.view
        assert laid[point.event].tile not in view.layout.tiles()
        assert laid[point.event].tile in view.revealed_hand(point.seat)
        assert (page._glow.move, page._played.move) == (point.better, point.played)
        assert page.board.board.hand.item(point.better.tile) is not None, "it is lit, so it is in view"
        page.go_to(page.at + 1)
        assert (page._glow.move, page._played.move) == (None, None)
        assert page.board.board.picture.view.history[-1].number >= point.event
        assert laid[point.event].tile in page.board.board.picture.view.layout.tiles()


def test_a_tile_that_had_to_be_taken_first_is_in_hand_at_the_moment_that_is_shown(opened):
    """The story tells taking and laying in one line; the better move may be with what was taken."""
    page, events = opened("classic-draw", 2, seed=8)
    drawn = [
        (before, event)
        for before, event in pairwise(events)
        if isinstance(before, TileDrawn) and isinstance(event, TilePlayed) and before.tile == event.tile
    ]
    assert drawn
    for before, event in drawn:
        move = PlayTile(event.tile, event.end, event.near)
        point = TurningPoint(event.number, event.seat, move, move, 3.0, 0.0, True, TurnReason.SIMPLY_BETTER)
        page.show_findings(Review((point,), (), ()))
        page.cards[0].wanted.emit()
        assert before.tile in page.board.board.picture.view.hand


def test_passes_and_whose_a_step_is_are_marked(opened):
    page, events = opened()
    steps = page._steps()
    passed = [step for step in steps if step.passes]
    assert len(passed) == sum(isinstance(event, Knocked) for event in events)
    assert all(step.colour is not None for step in steps if step.tile is not None or step.passes)


def test_pressing_a_step_goes_there(opened):
    page, _ = opened()
    for number in (5, 1, 9):
        place = page.timeline.area_of(number).center().toPoint()
        QTest.mouseClick(page.timeline, Qt.MouseButton.LeftButton, pos=QPoint(place.x(), place.y()))
        assert page.at == number


def test_without_findings_one_can_still_step(opened):
    page, _ = opened()
    page.show_failure()
    assert any("could not be worked out" in text for text in shown_texts(page))
    page.go_to(4)
    assert page.at == 4


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("name", "seats"), [("pairs", 4), ("mexican-train", 8), ("block", 2), ("all-fives", 3)])
def test_every_kind_of_table_is_told_in_every_language(opened, name, seats, code):
    page, events = opened(name, seats, code, size=(800, 600))
    page.show_findings(review(events, 1, 0.2))
    for step in range(0, 60, 7):
        page.go_to(step)
    assert not any("%1" in text or "%n" in text for text in shown_texts(page))


def test_a_round_in_play_is_not_given_out():
    with pytest.raises(ValueError, match="do not begin with a match"):
        open_views(round_of("pairs", 4)[1:])


def test_the_room_asks_once_and_shows_what_it_is_told(qtbot, look):
    events = round_of("pairs", 4)
    pages, study = QStackedWidget(), ScriptedStudy(lambda _: None)
    study.is_silent = True
    qtbot.addWidget(pages)
    room = ReviewRoom(pages, look, study)
    room.shown.connect(pages.setCurrentWidget)
    pages.resize(1024, 700)
    pages.show()
    room.enter(events, marks(4), language("en"))
    page = pages.currentWidget()
    assert page in room
    assert [type(wanted) for wanted in study.asked] == [ReviewWanted]
    study.told.emit(77, Review((), (), ()))
    assert any("Looking" in text for text in shown_texts(page))
    study.told.emit(1, review(events, 1, 0.2))
    assert not any("Looking" in text for text in shown_texts(page))
    page.go_to(3)
    room.redress()
    assert pages.currentWidget() is not page
    assert pages.currentWidget().at == 3
    assert not any("Looking" in text for text in shown_texts(pages.currentWidget()))


def test_what_failed_says_so_in_another_look_too_and_may_be_asked_again(qtbot, look):
    events = round_of("pairs", 4)
    pages, study = QStackedWidget(), ScriptedStudy(lambda _: None)
    study.is_silent = True
    qtbot.addWidget(pages)
    room = ReviewRoom(pages, look, study)
    room.shown.connect(pages.setCurrentWidget)
    pages.resize(1024, 700)
    pages.show()
    room.enter(events, marks(4), language("en"))
    study.fail()
    failed = shown_texts(pages.currentWidget())
    assert not any("Looking" in text for text in failed)
    room.redress()
    assert shown_texts(pages.currentWidget()) == failed
    room.enter(events, marks(4), language("en"))
    assert any("Looking" in text for text in shown_texts(pages.currentWidget()))
    room.redress()
    assert any("Looking" in text for text in shown_texts(pages.currentWidget()))
    assert study.starts == 2


def test_leaving_stops_the_work(qtbot, look):
    pages, study = QStackedWidget(), ScriptedStudy(lambda _: None)
    study.is_silent = True
    qtbot.addWidget(pages)
    pages.addWidget(QStackedWidget())
    room = ReviewRoom(pages, look, study)
    room.shown.connect(pages.setCurrentWidget)
    pages.resize(1024, 700)
    pages.show()
    room.enter(round_of("pairs", 4), marks(4), language("en"))
    left = []
    room.left.connect(lambda: left.append(True))
    QTest.keyClick(pages.currentWidget(), Qt.Key.Key_Escape)
    assert left
    pages.setCurrentIndex(0)
    assert study.cancelled == [1]
    assert pages.count() == 1
