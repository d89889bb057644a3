"""Moves beyond laying, taking and knocking, and points made in play: at the table, by mouse and keyboard, in words."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from domino_desktop.core.events import RoundEnd
from domino_desktop.core.layout import PlacedTile
from domino_desktop.core.moves import CallDead, ClaimRedeal, DiscardTile, DrawTile, Knock, Pass, PlayTile, YieldLead
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import TABLE
from domino_desktop.i18n.language import language
from domino_desktop.i18n.messages import table as messages
from domino_desktop.storage.settings import Pace, Settings
from domino_desktop.ui.board.accessible import choice_name, parts
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.table import phrases
from domino_desktop.ui.table.phrases import Choices, Deed
from tests.controller.engines import ScriptedEngine
from tests.core.tables import DEAD_LINE, FIX_4

EN = language("en")
MARKS = tuple(SeatMark(seat, name, seat, "en") for seat, name in enumerate(("Anna", "Elsa", "João", "Nils")))
ENGLISH = ("en",) * 8


@pytest.fixture
def seat(seat_people):
    def sit(*position, **choices):
        return seat_people(*position, **{"languages": ENGLISH, **choices})

    return sit


@pytest.fixture
def said(monkeypatch):
    """What a screen reader was told, in its order."""
    told = []
    monkeypatch.setattr(
        "domino_desktop.ui.table.announcer.Announcer.announce", lambda announcer, sentence: told.append(sentence)
    )
    return told


class TestPointsInPlay:
    HANDS = ("0-5 1-1 2-2", "3-3 3-4")

    def table(self, seat, **choices):
        return seat("5-5", self.HANDS, ruleset="all-fives", **choices)

    def test_points_are_told_when_they_are_made(self, seat, said):
        table = self.table(seat)
        table.click(table.spot("0-5"))
        note = table.desk.voices.points
        assert note.isVisible()
        assert note.text() == "0 + 10 = 10: Giulia scores 10"
        assert table.public.totals == (10, 0), "at once, not only at the end of the round"
        assert table.desk.panel.scores.cards[0].total.text() == "10"
        told = [entry.sentence for entry in table.desk.panel.story.entries]
        assert any("0 + 10 = 10" in sentence for sentence in told)
        assert any("0 + 10 = 10" in sentence for sentence in said)

    def test_the_note_covers_no_tile_and_no_end(self, seat):
        table = self.table(seat)
        table.click(table.spot("0-5"))
        covered = table.desk.voices.points.geometry()
        for place in table.scene.geometry.tiles:
            rect = place.rect
            area = table.scene.marks.mapRectToScene(table_rect(rect)).toRect()
            assert not covered.intersects(area), place.tile

    def test_the_note_goes_by_itself_and_takes_no_click(self, seat):
        table = self.table(seat)
        table.click(table.spot("0-5"))
        note = table.desk.voices.points
        assert note.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        note._rest.setInterval(1)
        note._rest.start()
        table.wait(lambda: not note.isVisible())
        assert note.text() == ""

    def test_reduced_motion_has_no_fading(self, seat):
        table = self.table(seat, reduced=True, pace=Pace.NORMAL)
        table.click(table.spot("0-5"))
        note = table.desk.voices.points
        assert note.isVisible() and not note._fades
        note._leave()
        assert not note.isVisible()

    def test_a_tile_without_points_is_not_noted(self, seat):
        table = seat("5-5", ("3-5 1-1 2-2", "3-3 3-4"), ruleset="all-fives")
        table.click(table.spot("3-5"))
        assert not table.desk.voices.points.isVisible()


def table_rect(rect):
    return QRectF(rect.left, rect.top, rect.width, rect.height)


class TestNewDeal:
    HANDS = ("0-0 1-1 2-2 3-3 0-1", "0-2 0-3 0-4 0-5 0-6", "1-2 1-3 1-4 1-5 1-6", "2-3 2-4 2-5 2-6 3-4")

    def table(self, seat, **choices):
        return seat("", self.HANDS, ruleset="block", redeal_doubles=4, **choices)

    def test_it_is_offered_with_two_buttons(self, seat):
        table = self.table(seat)
        assert table.buttons() == [EN.say(messages.ASK_NEW_DEAL), EN.say(messages.KEEP_TILES)]
        assert table.headline.text() == "Giulia, you were dealt 4 doubles: you may ask for a new deal"

    def test_asking_deals_again(self, seat):
        table = self.table(seat)
        table.page.act(Deed.NEW_DEAL)
        assert table.public.ended is RoundEnd.REDEALT
        table.wait(lambda: table.shown is table.score_page)
        words = " ".join(table.words_of(table.score_page))
        assert "Giulia has many doubles and asks for a new deal" in words
        table.score_page.next_round.emit()
        assert table.public.round == 1 and table.public.score is None

    def test_keeping_the_tiles_lets_the_turn_go_on(self, seat):
        table = self.table(seat)
        table.page.act(Deed.KEEP_TILES)
        assert table.buttons() == []
        assert table.headline.text() == EN.say(messages.YOU_LEAD, "Giulia")
        assert table.board.hasFocus()

    def test_playing_is_an_answer_too(self, seat):
        table = self.table(seat)
        table.click(table.spot("0-1"))
        assert EN.say(messages.ASK_NEW_DEAL) not in table.buttons()

    def test_nobody_else_hears_of_it(self, seat):
        table = self.table(seat, humans=(0, 1))
        words = " ".join(table.words_anywhere())
        assert "doubles" not in words and EN.say(messages.ASK_NEW_DEAL) not in words, "the lid is closed"
        table.open_lid()
        assert EN.say(messages.ASK_NEW_DEAL) in table.buttons()

    def test_out_of_turn_it_is_offered_while_one_waits(self, seat):
        silent = ScriptedEngine()
        silent.is_silent = True
        table = self.table(seat, turn=2, engine=silent, humans=(0,))
        assert EN.say(messages.ASK_NEW_DEAL) in table.buttons(), "a computer thinks, the rack lies open"
        table.page.act(Deed.NEW_DEAL)
        assert table.public.ended is RoundEnd.REDEALT
        other = self.table(seat, turn=2, humans=(0, 2))
        assert EN.say(messages.ASK_NEW_DEAL) not in other.buttons(), "it is the other one's rack"

    def test_a_hand_without_so_many_doubles_is_offered_nothing(self, seat):
        table = seat("", self.HANDS, ruleset="block", redeal_doubles=5)
        assert table.buttons() == []


class TestPassingByChoice:
    def test_a_taken_tile_that_fits_may_be_kept(self, seat):
        table = seat("2-6", ("1-1 3-3", "4-4 5-5"), "6-4 0-0 0-1", draw="one", play_drawn="may")
        table.submit(0, DrawTile(0))
        assert table.buttons() == [EN.say(messages.KEEP_AND_PASS)]
        table.key(None, "p")
        assert "Passed" in table.kinds()
        told = [entry.sentence for entry in table.desk.panel.story.entries]
        assert "Giulia takes 1 and passes" in told

    def test_who_may_pass_at_will_is_offered_it(self, seat):
        table = seat("2-6", ("2-5 3-3", "4-4 5-5"), ruleset="block", must_play_if_able=False)
        assert table.buttons() == [EN.say(messages.PASS_BY_CHOICE)]
        table.page.act(Deed.PASS_BY_CHOICE)
        assert table.kinds()[0] == "Passed"
        assert table.desk.voices.speech.text() == "Giulia passes"

    def test_a_pass_by_choice_says_nothing_about_the_tiles(self, seat):
        table = seat("2-6", ("2-5 3-3", "4-4 5-5"), ruleset="block", must_play_if_able=False)
        table.page.act(Deed.PASS_BY_CHOICE)
        told = [entry.sentence for entry in table.desk.panel.story.entries if entry.sentence.startswith("Giulia")]
        assert told == ["Giulia passes"]


class TestLeavingTheLead:
    def test_the_button_names_the_partner(self, seat):
        table = seat("", ("0-0 1-1", "0-2 0-3", "1-2 1-3", "2-3 2-4"), ruleset="pairs")
        view = table.controller.view(0)
        view = replace(view, legal_moves=(*view.legal_moves, YieldLead()))
        found = phrases.actions(view, MARKS, 0, True, EN)
        assert [(action.deed, action.label) for action in found] == [(Deed.LEAVE_LEAD, "Leave the lead to João")]


class TestLayingAside:
    HANDS = ("1-1 3-3 4-5", "6-4 0-0", "0-1 0-2", "0-3 0-4")

    def table(self, seat, **choices):
        return seat("2-6", self.HANDS, ruleset="block", cannot_play="discard", **choices)

    def test_a_tile_is_picked_and_laid_aside_by_the_button(self, seat, said):
        table = self.table(seat)
        assert table.headline.text() == EN.say(messages.LAY_ASIDE_NOW, "Giulia")
        assert table.buttons() == []
        table.click(table.spot("3-3"))
        assert table.buttons() == [EN.say(messages.LAY_ASIDE, "3-3")]
        assert EN.say(messages.LAY_ASIDE, "3-3") in said
        table.page.act(Deed.LAY_ASIDE)
        assert table.public.discards[0] == 1
        assert table.kinds()[0] == "TileDiscarded"

    def test_the_same_tile_again_takes_the_choice_back(self, seat):
        table = self.table(seat)
        table.click(table.spot("3-3"))
        table.click(table.spot("3-3"))
        assert table.buttons() == [] and table.public.discards[0] == 0

    def test_by_the_keyboard(self, seat):
        table = self.table(seat)
        table.key(Qt.Key.Key_Home)
        table.key(Qt.Key.Key_Return)
        assert table.buttons() == [EN.say(messages.LAY_ASIDE, table.rack.split()[0])]

    def test_by_dropping_it_on_the_pile(self, seat):
        table = self.table(seat)
        table.drag("4-5", table.boneyard())
        assert table.public.discards[0] == 1
        assert Tile.parse("4-5") not in table.controller.view(0).hand

    def test_everybody_sees_how_many_and_nobody_which(self, seat):
        table = self.table(seat, humans=(0, 1))
        table.open_lid()
        table.drag("4-5", table.boneyard())
        words = " ".join(table.words_anywhere())
        assert "4-5" not in words
        assert "Giulia lays a tile aside" in words
        assert table.scene.picture.boneyard_label == EN.say(messages.LAID_ASIDE, 1)
        assert table.scene.picture.subtitles[0] == EN.say(messages.SEAT_LAID_ASIDE, 1)

    def test_large_letters_in_a_small_window_still_show_how_many(self, seat, look):
        look.follow(replace(Settings(), text_scale=200))
        table = self.table(seat, size=(800, 600))
        table.drag("4-5", table.boneyard())
        assert table.scene._seats._said[0] == EN.say(messages.SEAT_LAID_ASIDE, 1)
        assert table.scene._seats._said[1] == ""

    def test_a_tile_that_fits_is_played_not_laid_aside(self, seat):
        table = seat("2-6", ("2-5 3-3", *self.HANDS[1:]), ruleset="block", cannot_play="discard")
        table.click(table.spot("3-3"))
        assert table.desk.aside is None and table.public.discards == (0, 0, 0, 0)
        table.click(table.spot("2-5"))
        assert table.line == "5-2 2-6"


class TestDeadNumbers:
    def test_anybody_at_the_screen_may_call_it(self, seat):
        engine = ScriptedEngine()
        engine.is_silent = True  # whoever is on turn still thinks
        choices = {"dead_number_stop": "callable", "turn": 1, "humans": (0,)}
        table = seat(DEAD_LINE, FIX_4, ruleset="block", engine=engine, **choices)
        label = EN.say(messages.CALL_DEAD, "6")
        assert label in table.buttons(), "though it is not this person's turn"
        table.page.act(Deed.CALL_DEAD)
        assert table.public.ended is RoundEnd.BLOCKED
        assert "DeadCalled" in table.kinds()
        told = [entry.sentence for entry in table.desk.panel.story.entries]
        assert "Giulia has seen it: no tile can fit any more" in told

    def test_calling_stands_in_place_of_the_walk(self, seat):
        table = seat(DEAD_LINE, FIX_4, ruleset="block", dead_number_stop="callable")
        assert table.buttons() == ["Pass: no 6", EN.say(messages.CALL_DEAD, "6")]
        table.key(None, "b")
        assert table.sheet.isVisible(), "the key still asks for it"

    def test_while_a_number_is_alive_nothing_is_offered(self, seat):
        table = seat("2-6", FIX_4, ruleset="block", dead_number_stop="callable")
        assert EN.say(messages.CALL_DEAD, "2 or 6") not in table.buttons()


class TestTwoWays:
    HANDS = ("3-4 0-2 5-5", "1-1 2-2")

    def table(self, seat, **choices):
        return seat("6-6", self.HANDS, ruleset="matador", **choices)

    def near(self, table):
        return table.public.layout.arms[0].tiles[0].near

    def test_both_ways_light_up_and_a_click_chooses(self, seat):
        table = self.table(seat)
        table.click(table.spot("3-4"))
        ways = table.scene.ways
        assert ways.isVisible() and ways.nears == (3, 4)
        assert table.headline.text() == EN.say(messages.CHOOSE_A_WAY, "Giulia", "3-4")
        assert table.public.layout.order == () and len(table.public.layout.tiles()) == 1, "nothing is played yet"
        spot = table.scene.marks.mapRectToScene(ways.place_of(4)).center()
        table.click(table.board.mapFromScene(QPointF(spot)))
        assert self.near(table) == 4
        assert not ways.isVisible() and table.board.asking is None

    def test_the_ghosts_do_not_lie_over_one_another(self, seat):
        table = self.table(seat)
        table.click(table.spot("3-4"))
        one, other = (table.scene.ways.place_of(near) for near in (3, 4))
        assert not one.intersects(other)
        cloth = table.scene.zones.cloth
        for place in (one, other):
            assert cloth.left <= place.left() and place.right() <= cloth.right
            assert cloth.top <= place.top() and place.bottom() <= cloth.bottom

    def test_by_the_keyboard_and_by_ear(self, seat, said):
        table = self.table(seat)
        table.click(table.spot("3-4"))
        assert EN.say(messages.FIRST_HALF, 3) in said
        table.key(Qt.Key.Key_Right)
        assert said[-1] == EN.say(messages.FIRST_HALF, 4)
        table.key(Qt.Key.Key_Left)
        table.key(Qt.Key.Key_Return)
        assert self.near(table) == 3

    def test_escape_takes_the_choice_back(self, seat):
        table = self.table(seat)
        table.click(table.spot("3-4"))
        table.key(Qt.Key.Key_Escape)
        assert not table.scene.ways.isVisible() and table.board.asking is None
        assert len(table.public.layout.tiles()) == 1

    def test_a_dropped_matador_asks_too(self, seat):
        table = self.table(seat)
        table.drag("3-4", table.outline("3-4", "right"))
        assert table.scene.ways.isVisible()
        table.key(Qt.Key.Key_Return)
        assert table.public.layout.arm("right").tiles[0].tile == Tile.parse("3-4")

    def test_the_headline_names_what_is_needed(self, seat):
        table = self.table(seat)
        assert table.headline.text() == EN.say(messages.YOUR_TURN_OR_MATADOR, "Giulia", "1")

    def test_a_knock_says_what_is_lacking(self, seat):
        table = seat("6-6", ("2-2 0-2", "0-1 1-1"), ruleset="matador")
        assert table.buttons() == ["Pass: no 1, no matador", EN.say(messages.SAY_BLOCKED)]


class TestTrains:
    def table(self, seat, **choices):
        return seat(ruleset="mexican-train", seats=3, humans=(0, 1, 2), max_pip=9, **choices)

    def test_only_open_ends_are_named(self, seat):
        table = self.table(seat)
        view = table.controller.view(table.public.turn)
        assert {end.owner for end in view.open} == {view.turn, None}
        closed = {end.id for end in view.layout.ends} - {end.id for end in view.open}
        assert table.scene.marks._closed == closed and len(closed) == 2

    def test_every_train_has_its_sign(self, seat):
        table = self.table(seat)
        signs = table.scene._signs._signs
        assert [None if sign.mark is None else sign.mark.seat for sign in signs] == [0, 1, 2, None]
        assert [sign.is_open for sign in signs] == [seat in (table.public.turn, 3) for seat in range(4)]

    def test_a_screen_reader_hears_whose_they_are_and_which_are_closed(self, seat):
        table = self.table(seat)
        names = [part.name for part in parts(table.scene)]
        turn, other = table.public.turn, (table.public.turn + 1) % 3
        people = [mark.name for mark in table.scene.picture.marks]
        assert EN.say(messages.TRAIN_OF, people[turn], 9) in names
        assert EN.say(messages.CLOSED_END, EN.say(messages.TRAIN_OF, people[other], 9), people[turn]) in names
        assert EN.say(messages.COMMON_TRAIN, 9) in names

    def test_every_branch_is_read_out(self, seat):
        table = self.table(seat)
        first = table.public.turn
        view = table.controller.view(first)
        laid = (placed("8-9", 9), placed("3-8", 8))
        arms = tuple(
            replace(arm, tiles=laid) if arm.id in ("mexican", f"train-{first}") else arm for arm in view.layout.arms
        )
        order = (f"train-{first}",) * 2 + ("mexican",) * 2
        show(table, replace(view, layout=replace(view.layout, arms=arms, order=order)))
        line = parts(table.scene)[0].name
        name = table.scene.picture.marks[first].name
        assert line.startswith(EN.say(messages.LINE_OF_PLAY, "9-9"))
        assert EN.say(messages.TRAIN_TILES, name, "9-8 8-3") in line
        assert EN.say(messages.COMMON_TRAIN_TILES, "9-8 8-3") in line

    def test_a_marked_train_has_a_flag_and_is_open(self, seat):
        table = self.table(seat)
        first = table.public.turn
        view = table.controller.view(first)
        marked = (first + 1) % 3
        opened = tuple(end for end in view.layout.ends if end.owner in (None, first, marked))
        show(table, replace(view, markers=(marked,), open=opened))
        signs = {sign.mark.seat: sign for sign in table.scene._signs._signs if sign.mark is not None}
        assert signs[marked].is_marked and signs[marked].is_open
        name = table.scene.picture.marks[marked].name
        assert EN.say(messages.MARKED_TRAIN, name, 9) in [part.name for part in parts(table.scene)]

    def test_the_double_to_cover_glows_and_is_named(self, seat):
        table = self.table(seat)
        first = table.public.turn
        view = table.controller.view(first)
        layout = view.layout
        arms = tuple(
            replace(arm, tiles=(placed("8-9", 9), placed("8-8", 8))) if arm.id == f"train-{first}" else arm
            for arm in layout.arms
        )
        end = replace(layout.end(f"train-{first}"), value=8, owner=None)
        covered = replace(layout, arms=arms, ends=(end,), order=(f"train-{first}",) * 2)
        shown = replace(view, layout=covered, open=(end,))
        show(table, shown)
        double = next(place.rect for place in table.scene.geometry.tiles if place.tile == Tile.parse("8-8"))
        assert table.scene._signs._glowing == double
        assert phrases.headline(shown, MARKS, first, True, EN) == EN.say(messages.COVER_DOUBLE, MARKS[first].name, 8)

    def test_only_ends_that_the_tile_fits_are_named_while_it_waits(self, seat):
        table = seat("4-2 2-2 2-6", ("3-6 0-4", "1-2 1-1"), ruleset="all-fives")
        assert phrases.choice(table.controller.view(0), MARKS, Tile.parse("3-6"), EN).endswith(": 6")
        assert phrases.choice(table.controller.view(0), MARKS, Tile.parse("0-4"), EN).endswith(": 4")

    def test_ends_of_different_trains_are_asked_for(self, seat, said):
        table = self.table(seat)
        table.look_in()
        first = table.public.turn
        tile = next(tile for tile, ends in table.scene.picture.legal.items() if len(ends) > 1)
        table.click(table.spot(str(tile)))
        assert table.board.asking == tile
        assert said[-1] == choice_name(table.scene.picture, f"train-{first}", -1)
        table.key(Qt.Key.Key_Right)
        assert said[-1] == EN.say(messages.COMMON_TRAIN, 9)
        table.key(Qt.Key.Key_Return)
        assert table.public.layout.arm("mexican").tiles


def placed(tile, near):
    return PlacedTile(Tile.parse(tile), near)


def show(table, view):
    """Show this view on the board, whatever is true."""
    table.board.show_picture(replace(table.board._picture, view=view))
    QApplication.processEvents()


class TestWordsOverTheTable:
    def test_the_catch_up_covers_no_tile_where_there_is_room(self, seat):
        table = seat(seats=4, ruleset="block", humans=(0, 1, 2, 3))
        for _ in range(12):
            table.look_in()
            turn = table.public.turn
            table.submit(turn, table.controller.view(turn).legal_moves[0])
        table.look_in()
        bubble = table.bubble
        assert bubble.isVisible()
        tiles = [table_rect(place.rect).toRect() for place in table.scene.geometry.tiles]
        covers = any(
            bubble.geometry().intersects(table.scene.marks.mapRectToScene(QRectF(tile)).toRect()) for tile in tiles
        )
        assert not covers or bubble._rest.isActive(), "what covers the line does not stay"

    @pytest.mark.parametrize("is_dragged", [False, True])
    def test_nothing_lies_over_the_ends_while_one_is_chosen(self, seat, is_dragged):
        table = seat("2-1 1-6", ("2-6 1-1", "3-3 3-4"))
        voices = table.desk.voices
        voices.say_beside(1, "Astrid passes")
        voices.note_points("5 + 5 = 10", Tile.parse("1-6"), fades=False)
        assert voices.speech.isVisible() and voices.points.isVisible()
        if is_dragged:
            table.lift("2-6", table.outline("2-6", "right"))
            assert table.board.lifted is not None
        else:
            table.click(table.spot("2-6"))
            assert table.board.asking is not None
        assert not voices.speech.isVisible() and not voices.points.isVisible()

    def test_what_cannot_help_covering_the_line_goes_by_itself(self, seat):
        table = seat("2-6", ("2-5 1-1", "3-3 3-4"))
        everywhere = [table.board.rect()]
        table.bubble.say_clear(["Since your turn"], [table.board.rect().center()], everywhere, stays=True)
        assert table.bubble.isVisible() and table.bubble._rest.isActive()
        table.bubble.say_clear(["Since your turn"], [table.board.rect().center()], [], stays=True)
        assert not table.bubble._rest.isActive()

    @pytest.mark.parametrize("doing", ["key", "shortcut", "press", "wheel"])
    def test_what_covers_the_line_is_gone_with_whatever_is_done_next(self, seat, doing):
        table = seat("2-6", ("2-5 1-1", "3-3 3-4"))
        place = table.board.rect().center()

        def act():
            if doing == "wheel":
                turn = QPoint(0, 120)
                none = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
                wheel = QWheelEvent(QPointF(place), QPointF(place), QPoint(), turn, *none, False)
                QApplication.sendEvent(table.board.viewport(), wheel)
            elif doing == "press":
                QTest.mousePress(table.board.viewport(), Qt.MouseButton.LeftButton, pos=place)
                QTest.mouseRelease(table.board.viewport(), Qt.MouseButton.LeftButton, pos=place)
            else:
                table.board.setFocus()
                QTest.keyClick(table.board, Qt.Key.Key_Right if doing == "key" else Qt.Key.Key_S)

        table.bubble.say_clear(["Since your turn"], [place], [], stays=True)
        act()
        assert table.bubble.isVisible(), "it is in nobody's way"
        table.bubble.say_clear(["Since your turn"], [place], [table.board.rect()], stays=True)
        act()
        assert table.bubble.text() != "Since your turn"
        table.bubble.say_above("That is no end.", place)
        act()
        assert table.bubble.isVisible(), "a later sentence is not the one that made way"

    def test_the_oldest_is_left_out_where_the_whole_would_cover_the_line(self, seat):
        table = seat("2-6", ("2-5 1-1", "3-3 3-4"))
        foot = QPoint(table.board.width() // 2, table.board.height() - 4)
        long, short = "Anna plays 4-6 · " * 20, "… · João passes"
        table.bubble.say_clear([long], [foot], [], stays=True)
        whole = table.bubble.geometry()
        taken = [QRect(whole.left(), whole.top(), whole.width(), whole.height() // 2)]
        table.bubble.say_clear([long, short], [foot], taken, stays=True)
        assert table.bubble.text() == short and not table.bubble.geometry().intersects(taken[0])
        table.bubble.say_clear([long, short], [foot], [table.board.rect()], stays=True)
        assert table.bubble.text() == short

    @pytest.mark.parametrize("count", range(4))
    def test_each_telling_leaves_out_one_thing_more(self, seat, count):
        table = seat(seats=4, ruleset="block", humans=(0, 1, 2, 3))
        last = (table.public.turn - 1) % 4
        for _ in range(count):
            turn = table.public.turn
            table.submit(turn, table.controller.view(turn).legal_moves[0])
        told = phrases.catch_ups(table.public, table.page._marks, last, EN)
        assert len(told) == count
        things = [telling.removeprefix("Since your turn: ").split(" · ") for telling in told]
        for left_out, each in enumerate(things):
            assert each == (["\u2026", *things[0][left_out:]] if left_out else things[0])


class TestHeadlines:
    def test_going_on_is_told(self, seat):
        table = seat("4-2", ("4-4 4-5 1-1", "3-3 3-4"), ruleset="block", turn_after="double_again")
        table.click(table.spot("4-4"))
        assert table.public.turn == 0
        assert table.headline.text() == EN.say(messages.GO_ON, "Giulia", "4 or 2")
        assert [entry.sentence for entry in table.desk.panel.story.entries] == ["Giulia plays 4-4 and plays again"]

    def test_leading_a_double_is_asked_for(self, seat):
        table = seat("", ("0-0 1-1 0-1", "0-2 0-3"), ruleset="block")
        view = table.controller.view(0)
        doubles = tuple(PlayTile(Tile.of(value, value), "start") for value in (0, 1))
        assert phrases.headline(replace(view, legal_moves=doubles), MARKS, 0, True, EN) == EN.say(
            messages.YOU_LEAD_A_DOUBLE, "Anna"
        )

    def test_only_doubles_may_be_played(self, seat):
        table = seat("2-6", ("2-5 1-1", "3-3 3-4"))
        view = table.controller.view(0)
        ends = tuple(replace(end, doubles_only=True) for end in view.open)
        assert phrases.headline(replace(view, open=ends), MARKS, 0, True, EN) == EN.say(
            messages.DOUBLES_ONLY, "Anna", "2 or 6"
        )
        knocked = replace(view, open=ends, legal_moves=(Knock(),))
        (action,) = phrases.actions(knocked, MARKS, 0, True, EN)
        assert action.label == "Pass: no double 2, no double 6"

    def test_the_buttons_of_trusted_play_come_from_public_facts(self, seat):
        table = seat("2-6", ("2-5 1-1", "3-3 3-4"), ruleset="block", declarations="trusted", must_play_if_able=False)
        view = table.controller.view(0)
        shown = phrases.actions(view, MARKS, 0, True, EN)
        poor = replace(view, hand=(), legal_moves=())
        assert [action.deed for action in shown] == [
            action.deed for action in phrases.actions(poor, MARKS, 0, True, EN)
        ]
        assert Deed.PASS_BY_CHOICE in [action.deed for action in shown] and Deed.PASS in [each.deed for each in shown]

    def test_no_button_for_who_is_not_on_turn(self, seat):
        table = seat("2-6", ("2-5 1-1", "3-3 3-4"))
        view = replace(table.controller.view(0), legal_moves=(Pass(), YieldLead(), Knock()))
        assert phrases.actions(view, MARKS, 1, True, EN, Choices()) == ()
        assert table.controller.view(TABLE).legal_moves == ()


class TestWhatComputersDo:
    """Their moves are seen and told like those of people."""

    def watch(self, seat, hands, moves, line="2-6", **rules):
        engine = ScriptedEngine()
        engine.is_silent = True
        table = seat(line, hands, turn=1, engine=engine, humans=(0,), **{"ruleset": "block", **rules})
        for place, move in moves:
            assert table.submit(place, move)
        return table

    def test_a_pass_by_choice(self, seat):
        table = self.watch(seat, ("1-1", "2-5 3-3"), [(1, Pass())], must_play_if_able=False)
        assert table.desk.voices.speech.isVisible()
        assert table.desk.voices.speech.text() == "João passes"

    def test_a_tile_laid_aside(self, seat):
        move = DiscardTile(Tile.parse("3-3"))
        table = self.watch(seat, ("1-1 5-5", "4-5 3-3"), [(1, move)], cannot_play="discard")
        assert table.desk.voices.speech.text() == "João lays a tile aside"
        assert table.scene.picture.subtitles[1] == EN.say(messages.SEAT_LAID_ASIDE, 1)

    def test_a_claim_of_a_new_deal(self, seat):
        hands = ("0-1 0-2 0-3 0-4 0-5", "0-0 1-1 2-2 3-3 4-5")
        table = self.watch(seat, hands, [(1, ClaimRedeal())], line="", redeal_doubles=4)
        assert table.desk.voices.speech.text() == "João has many doubles and asks for a new deal"

    def test_a_call_of_a_dead_number(self, seat):
        table = self.watch(seat, FIX_4, [(1, CallDead())], line=DEAD_LINE, dead_number_stop="callable")
        assert table.desk.voices.speech.text() == "João has seen it: no tile can fit any more"
        assert table.public.ended is RoundEnd.BLOCKED

    def test_a_number_that_dies_by_itself(self, seat):
        hands = ("0-0", "6-5 1-1", "2-2", "3-3")
        line = DEAD_LINE.removesuffix(" 5-6")
        play = PlayTile(Tile.of(5, 6), "right")
        table = self.watch(seat, hands, [(1, play)], line=line, dead_number_stop="auto")
        assert table.bubble.text() == "No tile can fit any more"
