"""The tour, taken to its end with the mouse and with the keyboard; what it says, and that nothing of it is kept."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtTest import QTest

from domino_desktop.core.events import BlockEstablished, BlockProposed, TilePlayed
from domino_desktop.core.tiles import Tile
from domino_desktop.i18n.language import CODES, language
from domino_desktop.i18n.messages import tour
from domino_desktop.storage import rulesets
from domino_desktop.storage.people import Aids
from domino_desktop.storage.settings import Pace, Settings
from domino_desktop.ui.keys import Action, keys_in_force
from domino_desktop.ui.tour.page import TourPage
from domino_desktop.ui.tour.steps import Step, tile_to_lay
from tests.ui.seen import shown_texts
from tests.ui.tour_walker import WATCHED, Walker

ALL = [
    Step.LAY,
    Step.OTHERS,
    Step.ENDS,
    Step.TAKE,
    Step.TAKEN,
    Step.PASS,
    Step.BLOCK,
    Step.WALK,
    Step.STANDS,
    Step.SCORE,
]


@pytest.fixture
def take_tour(qtbot, look, monkeypatch):
    """Begins a tour; answers somebody who takes it."""
    pages = []

    def begin(code="en", size=(1280, 800), scale=100, name="", is_hasty=True):
        monkeypatch.setattr(TourPage, "pace", Pace.INSTANT if is_hasty else Pace.QUICK)
        monkeypatch.setattr(TourPage, "reading", 0 if is_hasty else 150)
        look.follow(Settings(text_scale=scale))
        page = TourPage(look, rulesets.load(rulesets.DEFAULT))
        pages.append(page)
        page.resize(*size)
        with qtbot.waitActive(page):
            page.show()
            page.activateWindow()
        page.begin(name, Aids(), language(code), Settings())
        return Walker(qtbot, page, language(code), is_hasty=is_hasty)

    yield begin
    for page in pages:
        page.stop()
        page.close()
        page.deleteLater()


@pytest.mark.parametrize(("end", "drags"), [("left", False), ("right", False), ("left", True), ("right", True)])
def test_the_tour_is_taken_with_the_mouse(take_tour, qtbot, end, drags):
    walker = take_tour(is_hasty=drags)
    walker.take_with_mouse(end=end, drags=drags)
    assert walker.seen == [step for step in ALL if not (drags and step in WATCHED)]
    view = walker.view
    assert view.score.winner == 0
    assert any(isinstance(event, BlockProposed) and event.seat == 0 for event in view.history)
    assert next(event for event in view.history if isinstance(event, BlockEstablished)).confirmed_by == (0, 1, 2)
    walker.go_on()
    with qtbot.waitSignal(walker.page.play_wanted):
        walker.play_now()
    assert walker.page.step is None


@pytest.mark.parametrize("code", ["en", "sv"])
def test_the_tour_is_taken_with_the_keyboard_alone(take_tour, qtbot, code):
    walker = take_tour(code)
    keys = keys_in_force(Settings(), language(code))
    letters = [getattr(Qt.Key, f"Key_{keys[action][0]}") for action in (Action.DRAW, Action.BLOCK)]
    walker.take_with_keys(letters)
    with qtbot.waitSignal(walker.page.play_wanted):
        walker.key(Qt.Key.Key_Return)


def test_again_begins_anew(take_tour, qtbot):
    walker = take_tour()
    walker.take_with_mouse()
    walker.go_on()
    QTest.mouseClick(walker.button(walker.language.say(tour.AGAIN)), Qt.MouseButton.LeftButton)
    walker.take_with_mouse(end="left")
    assert walker.view.score.winner == 0


def test_esc_leaves_and_asks_nothing(take_tour, qtbot):
    walker = take_tour()
    walker.wait_for(Step.LAY)
    with qtbot.waitSignal(walker.page.left):
        walker.key(Qt.Key.Key_Escape)


@pytest.mark.parametrize("size", [(1280, 800), (800, 560)])
def test_the_way_out_is_always_in_view(take_tour, size):
    walker = take_tour(size=size)
    steps = []

    def look(step):
        Walker.wait_for(walker, step)
        steps.append(walker.button(walker.language.say(tour.SKIP)).isVisible())

    walker.wait_for = look
    walker.take_with_mouse()
    assert len(steps) == len(ALL) and all(steps)


def test_a_wrong_deed_is_refused_as_ever_and_the_card_helps(take_tour):
    walker = take_tour()
    walker.wait_for(Step.LAY)
    walker.click(walker.spot(Tile.parse("2-3")))
    assert walker.desk.voices.bubble.isVisible()
    assert walker.language.say(tour.LAY_HINT) in shown_texts(walker.coach)
    assert walker.page.step is Step.LAY


@pytest.mark.parametrize(("size", "scale"), [((1280, 800), 100), ((800, 560), 100), ((800, 600), 200)])
def test_the_ring_is_around_the_tile_that_fits_and_the_end_it_fits(take_tour, qtbot, size, scale):
    walker = take_tour(size=size, scale=scale)
    walker.wait_for(Step.LAY)
    qtbot.waitUntil(lambda: len(walker.pointer.targets) == 2)
    tile, end = walker.pointer.targets
    spot = walker.board.viewport().mapTo(walker.page, walker.spot(tile_to_lay(walker.view)))
    assert tile.contains(spot)
    assert not end.intersects(tile)
    item = walker.board.board.hand.item(tile_to_lay(walker.view))
    side = walker.board.board.rack.room.side
    qtbot.waitUntil(lambda: item.pos() == item.goal)
    painted = walker.board.mapFromScene(QRectF(item.pos(), QSizeF(side, side * 2))).boundingRect()
    corner = walker.board.viewport().mapTo(walker.page, painted.topLeft())
    assert (tile.topLeft() - corner).manhattanLength() <= 2, "it stands out of the rack, and the ring with it"
    assert tile.size().toSize() == QSizeF(side, side * 2).toSize()


@pytest.mark.parametrize("size", [(1280, 800), (800, 560)])
def test_the_arrow_covers_nothing_that_one_reads(take_tour, qtbot, size):
    from domino_desktop.ui.tour.targets import kept_clear

    walker = take_tour(size=size, is_hasty=False)
    covered = []

    def look(step):
        Walker.wait_for(walker, step)
        if step in (Step.STANDS, Step.SCORE):
            return
        qtbot.wait(250)
        arrow = walker.pointer.arrow_area
        if arrow is not None and walker.page.step is step:
            read = (*kept_clear(walker.desk, walker.page), QRectF(walker.coach.geometry()))
            covered.extend(step for rect in read if rect.intersects(arrow))

    walker.wait_for = look
    walker.take_with_mouse()
    assert covered == []


def test_the_pointer_takes_no_click(take_tour):
    walker = take_tour()
    walker.wait_for(Step.LAY)
    assert walker.pointer.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    middle = walker.pointer.targets[0].center().toPoint()
    assert walker.page.childAt(middle) is walker.board.viewport()


@pytest.mark.parametrize(
    ("code", "step"),
    list(zip(CODES, [Step.SCORE, Step.LAY, Step.ENDS, Step.TAKE, Step.TAKEN, Step.BLOCK], strict=True)),
)
def test_another_language_goes_on_at_the_same_step(take_tour, code, step):
    walker = take_tour()
    stopped = []

    class Enough(Exception):
        pass

    def look(reached):
        Walker.wait_for(walker, reached)
        if reached is step:
            stopped.append(walker.view.history)
            raise Enough

    walker.wait_for = look
    with pytest.raises(Enough):
        walker.take_with_mouse()
    walker.page.retranslate(language(code))
    walker.qtbot.waitUntil(lambda: walker.page.step is step)
    assert walker.view.history == stopped[0]
    assert walker.desk.locale() == language(code).locale or step is Step.SCORE


def test_the_other_tile_of_the_boneyard_leads_to_the_same_end(take_tour):
    """Whoever takes the tile that fits first leaves the other one to a companion, who cannot use it either."""
    from domino_desktop.core.moves import DrawTile

    walker = take_tour()
    walker.wait_for(Step.LAY)
    walker.click(walker.spot(tile_to_lay(walker.view)))
    walker.wait_for(Step.ENDS)
    tile = tile_to_lay(walker.view)
    walker.click(walker.spot(tile))
    walker.click(walker.outline(tile, "left"))
    walker.wait_for(Step.TAKE)
    assert walker.page._table.controller.submit(0, DrawTile(1))
    walker.wait_for(Step.TAKEN)
    walker.click(walker.spot(tile_to_lay(walker.view)))
    walker.wait_for(Step.PASS)
    walker.wait_for(Step.BLOCK)
    assert walker.view.boneyard == 0 and walker.view.counts == (3, 4, 2)


def test_the_deal_is_what_the_cards_say(take_tour):
    walker = take_tour()
    walker.take_with_mouse()
    view = walker.view
    laid = [str(event.tile) for event in view.history if isinstance(event, TilePlayed) and event.seat == 0]
    assert laid == ["1-6", "2-3", "4-6"]
    assert view.layout.values[0] == view.layout.values[-1] == 4
    assert sum(4 in tile for tile in view.layout.tiles()) == 7
    own = sum(tile.low + tile.high for tile in view.revealed_hand(0))
    assert own == 7 and own == min(sum(t.low + t.high for t in view.revealed_hand(seat)) for seat in range(3))


def test_whoever_hesitates_is_helped(take_tour, qtbot, monkeypatch):
    monkeypatch.setattr(TourPage, "nudge", 50)
    walker = take_tour()
    walker.wait_for(Step.LAY)
    hint = walker.language.say(tour.LAY_HINT)
    qtbot.waitUntil(lambda: hint in shown_texts(walker.coach))
