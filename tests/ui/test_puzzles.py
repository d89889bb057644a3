"""Puzzles: the question, the walk as the answer, every move with its worth, and the ladders."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStackedWidget

from domino_desktop.ai.puzzle import PuzzleKind
from domino_desktop.ai.puzzles import generate, kinds_for
from domino_desktop.ai.study_wire import StudyError
from domino_desktop.controller import puzzle_table
from domino_desktop.core.moves import PlayTile
from domino_desktop.i18n.english import English
from domino_desktop.i18n.language import CODES, language
from domino_desktop.i18n.messages import puzzles
from domino_desktop.i18n.narration import Names
from domino_desktop.storage import rulesets
from domino_desktop.storage.database import Database
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.people import Aids
from domino_desktop.storage.settings import Pace, Settings, Surroundings
from domino_desktop.storage.training import TrainingFile
from domino_desktop.ui.dialogs.teller import Teller
from domino_desktop.ui.motion import Motion
from domino_desktop.ui.pages.start import StartPage
from domino_desktop.ui.puzzles import words
from domino_desktop.ui.puzzles.ladders import LaddersPage
from domino_desktop.ui.puzzles.page import PuzzlePage
from domino_desktop.ui.puzzles.room import PuzzleRoom
from domino_desktop.ui.puzzles.words import NOBODY, Claim, truth
from domino_desktop.ui.seating import SeatMark
from tests.ui.page_frame import assert_all_can_be_read
from tests.ui.seen import shown_texts
from tests.ui.settled import settle
from tests.ui.windows import Window

EN = English()
BLOCKED, FIND = PuzzleKind.BLOCKED, PuzzleKind.FIND_MOVE
NAMES = ("Anna", "João", "Elsa", "Budi", "Ida", "Luca", "Mia", "Nils")
STILL = Motion.of(Pace.INSTANT, True)
SHAPES = ("classic-draw", "mexican-train", "chicken-foot", "sebastopol", "cross", "all-fives", "matador", "pairs")
RULES = {preset.ruleset.id: preset.ruleset for preset in rulesets.presets()}


def puzzle_of(kind, name="classic-draw", step=1, is_blocked=None, seats=4):
    ruleset = RULES[name]
    seats = next(each for each in (seats, 4, 3, 2) if kind in kinds_for(ruleset, each))
    made = (generate(kind, ruleset, seats, step, seed) for seed in range(100))
    return next(each for each in made if is_blocked in (None, each.is_blocked))


def marks(seats):
    return [SeatMark(seat, NAMES[seat], seat, "en") for seat in range(seats)]


def names_of(puzzle):
    view = puzzle_table.position(puzzle.events)
    return Names(NAMES[: view.seats], view.teams)


@pytest.fixture
def opened(qtbot, look):
    def open_it(puzzle, code="en", size=(1280, 760), motion=STILL):
        art = look.art(puzzle.events[0].ruleset.max_pip)
        page = PuzzlePage(art, look.icons)
        page.heard = []
        page.solved.connect(page.heard.append)
        qtbot.addWidget(page)
        page.resize(*size)
        page.prepare(puzzle.kind, puzzle.step, 1, language(code), motion)
        page.show()
        page.present(puzzle, marks(len(puzzle.events[1].hands)))
        QApplication.processEvents()
        return page

    return open_it


def press(key):
    QTest.keyClick(QApplication.focusWidget(), key)
    QApplication.processEvents()


def reach(wanted):
    """Go on with Tab until the keyboard is there."""
    for _ in range(40):
        if QApplication.focusWidget() is wanted:
            return
        press(Qt.Key.Key_Tab)
    raise AssertionError(f"{wanted} is not within reach")


# What is said ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", RULES)
def test_the_truth_is_right_and_whatever_else_is_said_is_not(name):
    for step in (1, 6):
        puzzle = puzzle_of(BLOCKED, name, step)
        answers, right = puzzle_table.walk(puzzle.events), truth(puzzle)
        players = names_of(puzzle)

        def told(claim, puzzle=puzzle, answers=answers, players=players):
            return words.judged(puzzle, claim, answers, players, EN)

        assert told(right).is_right
        others = [Claim(not right.is_blocked)]
        if right.is_blocked:
            others += [Claim(True, team) for team in {*players.teams, NOBODY} - {right.winner}]
            if right.winner != NOBODY:
                others += [Claim(True, right.winner, right.points + more) for more in (-1, 1)]
        for claim in others:
            verdict = told(claim)
            assert not verdict.is_right
            assert verdict.headline in (EN.say(puzzles.ALMOST), EN.say(puzzles.NOT_QUITE))
            assert all(verdict.sentences)


def test_only_the_best_moves_are_right():
    puzzle = puzzle_of(FIND, "pairs", 4)
    layout = puzzle_table.position(puzzle.events).layout
    for worth in puzzle.worths:
        verdict = words.found(puzzle.worths, worth, layout, EN)
        assert verdict.is_right is (worth.points == puzzle.worths[0].points)
        if not verdict.is_right:
            assert str(puzzle.worths[0].points - worth.points) in verdict.sentences[0]


# A referee ------------------------------------------------------------------------------------------------


def test_a_referee_says_that_the_round_goes_on(opened):
    page = opened(puzzle_of(BLOCKED, is_blocked=False))
    page.panel.asking.answers.no.click()
    assert page.verdict.is_right
    assert page.heard == [True]
    assert EN.say(puzzles.RIGHT) in shown_texts(page)


def test_a_referee_counts_with_the_keyboard_alone(opened):
    puzzle = puzzle_of(BLOCKED, "pairs", is_blocked=True)
    page, right = opened(puzzle), truth(puzzle)
    page.activateWindow()
    page.focus_first()
    assert QApplication.focusWidget() is page.panel.asking.answers.yes
    press(Qt.Key.Key_Return)
    assert page.panel.asking.asks_for_count
    for _ in range(10):
        if page.panel.asking.winners.choice() == str(right.winner):
            break
        press(Qt.Key.Key_Right)
    reach(page.panel.asking.points)
    QApplication.focusWidget().selectAll()
    QTest.keyClicks(QApplication.focusWidget(), str(right.points - 1))
    reach(page.panel.asking.more)
    press(Qt.Key.Key_Return)
    reach(page.panel.asking.done)
    press(Qt.Key.Key_Return)
    assert page.verdict.is_right
    assert QApplication.focusWidget() is page.panel.following


def test_nobody_has_no_points(opened):
    page = opened(puzzle_of(BLOCKED))
    asking = page.panel.asking
    asking.answers.yes.click()
    assert asking.points.isVisible()
    claims = []
    asking.claimed.connect(claims.append)
    asking.points.setValue(12)
    asking.winners.choose(str(NOBODY))
    asking.winners.chosen.emit(str(NOBODY))
    assert not asking.points.isVisible()
    asking.done.click()
    assert claims == [Claim(True)]


def test_only_the_first_answer_counts(opened):
    puzzle = puzzle_of(BLOCKED, is_blocked=True)
    page = opened(puzzle)
    page.panel.asking.answers.no.click()
    assert not page.verdict.is_right
    page.panel.again.click()
    assert page.verdict is None
    page.panel.asking.claimed.emit(truth(puzzle))
    assert page.verdict.is_right
    assert page.heard == [False]


def test_the_walk_goes_from_seat_to_seat_and_may_be_skipped(opened, qtbot):
    puzzle = puzzle_of(BLOCKED, is_blocked=True)
    page = opened(puzzle, motion=Motion.of(Pace.NORMAL, False))
    page.panel.asking.claimed.emit(truth(puzzle))
    assert page.walk.is_walking
    assert page.heard == [], "nobody is told before the walk is over"
    assert page.panel.skip.isVisible()
    page.panel.skip.click()
    assert not page.walk.is_walking
    assert page.heard == [True]
    assert EN.say(puzzles.THE_COUNT) in shown_texts(page)


def test_the_walk_comes_to_its_end_by_itself(opened, qtbot):
    puzzle = puzzle_of(BLOCKED, is_blocked=True)
    page = opened(puzzle, motion=Motion.of(Pace.QUICK, False))
    page.panel.asking.claimed.emit(truth(puzzle))
    page.walk._pause.setInterval(1)
    qtbot.waitUntil(lambda: page.heard == [True])


def test_the_table_and_the_walk_can_be_looked_at_again(opened):
    page = opened(puzzle_of(BLOCKED, is_blocked=True))
    page.panel.asking.answers.no.click()
    assert page.walk.isVisible()
    page.panel.other_side.click()
    assert page.board.isVisible()
    assert page.panel.other_side.text() == EN.say(puzzles.SHOW_WALK)
    page.panel.other_side.click()
    assert page.walk.isVisible()


# A player -------------------------------------------------------------------------------------------------


def test_a_player_lays_the_tile_with_the_keyboard(opened):
    puzzle = puzzle_of(FIND, "pairs")
    page = opened(puzzle)
    page.activateWindow()
    page.focus_first()
    assert QApplication.focusWidget() is page.board
    for _ in range(len(page.board.board.picture.view.hand)):
        press(Qt.Key.Key_Return)
        if page.board.asking is not None:
            press(Qt.Key.Key_Return)
        if page.verdict is not None:
            break
        press(Qt.Key.Key_Right)
    assert page.verdict is not None
    assert len(page.heard) == 1
    assert [row.line.move for row in page.panel.moves.rows] == [worth.move for worth in puzzle.worths]


def test_the_best_move_lights_up_and_every_other_one_on_demand(opened):
    puzzle = puzzle_of(FIND, "pairs")
    page = opened(puzzle)
    page.board.move_chosen.emit(puzzle.worths[-1].move)
    assert page.heard == [False]
    assert page._glow.move == puzzle.worths[0].move
    page.panel.moves.rows[-1].click()
    assert page._glow.move == puzzle.worths[-1].move
    assert [row.isChecked() for row in page.panel.moves.rows] == [False] * (len(puzzle.worths) - 1) + [True]
    assert not page.board.board.picture.legal, "nothing more can be laid"
    page.panel.again.click()
    assert page._glow.move is None
    assert page.board.board.picture.legal


def test_a_tile_that_fits_nowhere_is_refused_in_words(opened):
    puzzle = puzzle_of(FIND, "pairs", 3)
    page = opened(puzzle)
    view = page.board.board.picture.view
    fitting = {move.tile for move in view.legal_moves if isinstance(move, PlayTile)}
    other = next((tile for tile in view.hand if tile not in fitting), view.hand[0])
    page.board.misplaced.emit(other, "")
    assert any(str(other) in text for text in shown_texts(page))
    assert page.verdict is None


def test_a_referee_lays_nothing(opened):
    page = opened(puzzle_of(BLOCKED))
    before = shown_texts(page)
    page.board.misplaced.emit(page.board.board.picture.view.hand[0], "")
    assert not page.board.board.picture.legal
    assert shown_texts(page) == before


# Every rule set, every language, every size ---------------------------------------------------------------


@pytest.mark.parametrize("name", SHAPES)
def test_every_shape_of_table_is_shown_asked_and_answered(opened, name):
    for kind in (BLOCKED, FIND):
        seats = next((each for each in (8, 6, 4, 3, 2) if kind in kinds_for(RULES[name], each)), None)
        if seats is None:
            continue
        puzzle = puzzle_of(kind, name, 2, seats=seats)
        page = opened(puzzle, size=(900, 640))
        revealed = page.board.board.picture.view.revealed
        assert [hand.seat for hand in revealed] == list(range(seats))
        if kind is BLOCKED:
            page.panel.asking.claimed.emit(Claim(True, 0, 5))
        else:
            page.board.move_chosen.emit(puzzle.worths[-1].move)
        assert page.verdict is not None


@pytest.mark.parametrize(("code", "size"), [*((code, (800, 600)) for code in CODES), ("pt_PT", (1024, 700))])
def test_everything_can_be_read(opened, code, size):
    puzzle = puzzle_of(BLOCKED, is_blocked=True)
    page = opened(puzzle, code, size)
    assert_all_can_be_read(page.panel)
    page.panel.asking.answers.yes.click()
    QApplication.processEvents()
    assert_all_can_be_read(page.panel)
    page.panel.asking.done.click()
    QApplication.processEvents()
    assert_all_can_be_read(page.panel)
    puzzle = puzzle_of(FIND, "pairs", 3)
    page = opened(puzzle, code, size)
    page.board.move_chosen.emit(puzzle.worths[-1].move)
    QApplication.processEvents()
    assert_all_can_be_read(page.panel)


def test_large_letters_scroll_and_what_has_the_keyboard_is_in_view(opened, large_text):
    puzzle = puzzle_of(BLOCKED, is_blocked=True)
    page = opened(puzzle, "pt_BR", (800, 600))
    page.activateWindow()
    page.panel.asking.answers.yes.click()
    page.panel.asking.done.click()
    QApplication.processEvents()
    assert_all_can_be_read(page.panel)
    focus, view = QApplication.focusWidget(), page._spread.area.viewport()
    corner = focus.mapTo(view, focus.rect().center())
    assert view.rect().contains(corner)


@pytest.fixture
def large_text(look):
    before = look.settings
    look.follow(Settings(text_scale=200))
    yield
    look.follow(before)


# The ladders ----------------------------------------------------------------------------------------------


class Workshop(QObject):
    """Stands in for the process that makes puzzles: makes them here, at the next turn of the event loop."""

    told = Signal(int, object)
    failed = Signal(int, object)

    def __init__(self):
        super().__init__()
        self.asked, self.cancelled, self.is_broken = [], [], False
        self.starts = 0

    def start(self):
        self.starts += 1

    def ask(self, wanted):
        self.asked.append(wanted)
        number = len(self.asked)
        QTimer.singleShot(0, lambda: self.answer(number, wanted))
        return number

    def answer(self, number, wanted):
        if number in self.cancelled or number != len(self.asked):
            return
        if self.is_broken:
            self.failed.emit(number, StudyError.NO_ANSWER)
        else:
            made = generate(wanted.kind, wanted.ruleset, wanted.seats, wanted.step, wanted.seed)
            self.told.emit(number, made)

    def cancel(self, number):
        self.cancelled.append(number)


class Hosted:
    """What the room asks of the program."""

    def __init__(self, code="en"):
        self.code = code
        self.settings = Settings()

    @property
    def language(self):
        return language(self.code)


@pytest.fixture
def room(qtbot, look, tmp_path):
    paths = DataPaths.under(tmp_path / "data")
    database = Database.open(paths)
    pages = QStackedWidget()
    qtbot.addWidget(pages)
    pages.resize(1100, 760)
    database.remember_person("João", "pt_BR", Aids())
    database.remember_person("Anna", "en", Aids())
    seeds = iter(range(1000))
    made = PuzzleRoom(
        pages,
        look,
        Teller(pages, lambda: language("en"), paths.root),
        paths,
        database,
        Hosted(),
        Workshop(),
        lambda: next(seeds),
    )
    made.shown.connect(pages.setCurrentWidget)
    made.pages, made.paths = pages, paths
    pages.show()
    made.enter()
    yield made
    database.close()


def answer(room, is_right=True):
    page = room.pages.currentWidget()
    puzzle = page.puzzle
    if puzzle.kind is BLOCKED:
        page.panel.asking.claimed.emit(truth(puzzle) if is_right else Claim(not puzzle.is_blocked))
        page.walk.skip()
    else:
        page.board.move_chosen.emit(puzzle.worths[0 if is_right else -1].move)


def test_a_puzzle_comes_and_the_next_one_is_there_at_once(room):
    room.pages.currentWidget().wanted.emit(BLOCKED, 1)
    page = room.pages.currentWidget()
    assert isinstance(page, PuzzlePage)
    assert EN.say(puzzles.PREPARING) in shown_texts(page)
    settle()
    first = page.puzzle
    assert first is not None
    settle()
    page.next_wanted.emit()
    assert page.puzzle not in (None, first)


def test_right_answers_give_stars_and_open_the_next_step(room):
    room.pages.currentWidget().wanted.emit(FIND, 1)
    page = room.pages.currentWidget()
    for stars in (1, 2, 3):
        settle()
        answer(room)
        assert page._stars.filled == stars
        praise = EN.say(puzzles.STEP_IS_OPEN, 2) if stars == 3 else EN.say(puzzles.ONE_MORE_STAR)
        assert praise in shown_texts(page)
        settle()
        page.panel.following.click()
    settle()
    assert page.puzzle.step == 2
    page.left.emit()
    ladders = room.pages.currentWidget()
    assert isinstance(ladders, LaddersPage)
    assert ladders.cards[FIND].button.text() == EN.say(puzzles.PLAY_STEP, 2)
    assert [step.isEnabled() for step in ladders.cards[FIND].stairs.steps] == [True, True, False, False, False, False]
    kept = TrainingFile.open(room.paths)
    assert kept.ladder("Anna", FIND).highest == 2
    assert kept.ladder("João", FIND).highest == 1


def test_a_wrong_answer_takes_no_star_away(room):
    room.pages.currentWidget().wanted.emit(BLOCKED, 1)
    page = room.pages.currentWidget()
    for is_right in (True, False, False, False, False):
        settle()
        answer(room, is_right)
        assert page._stars.filled == 1
        settle()
        page.next_wanted.emit()


def test_everybody_climbs_a_ladder_of_their_own(room):
    room.pages.currentWidget().wanted.emit(BLOCKED, 1)
    settle()
    answer(room)
    room.pages.currentWidget().left.emit()
    ladders = room.pages.currentWidget()
    ladders.person_chosen.emit("João")
    assert ladders.cards[BLOCKED].stairs.steps[0].accessibleName() == EN.say(puzzles.STEP_STARS, 1, n=0)
    ladders.person_chosen.emit("Anna")
    assert ladders.cards[BLOCKED].stairs.steps[0].accessibleName() == EN.say(puzzles.STEP_STARS, 1, n=1)


def test_rules_without_puzzles_for_players_say_so(room):
    ladders = room.pages.currentWidget()
    ladders.rules_chosen.emit("matador")
    assert not ladders.cards[FIND].button.isVisible()
    assert EN.say(puzzles.NONE_BY_RULES) in shown_texts(ladders)
    assert ladders.cards[BLOCKED].button.isVisible()
    ladders.wanted.emit(BLOCKED, 1)
    settle()
    assert room.pages.currentWidget().puzzle.events[0].ruleset.id == "matador"


def test_without_a_puzzle_another_one_can_be_wanted(room):
    room._study.is_broken = True
    room.pages.currentWidget().wanted.emit(BLOCKED, 1)
    page = room.pages.currentWidget()
    settle()
    assert EN.say(puzzles.FAILED) in shown_texts(page)
    room._study.is_broken = False
    starts = room._study.starts
    page.panel.following.click()
    settle()
    assert page.puzzle is not None
    assert room._study.starts == starts + 1


def test_another_language_asks_the_same_again_and_counts_it_once(room):
    room.pages.currentWidget().wanted.emit(BLOCKED, 1)
    page = room.pages.currentWidget()
    settle()
    answer(room, is_right=False)
    before = page.puzzle
    room._host.code = "sv"
    room.retranslate(language("sv"))
    assert page.puzzle is before
    assert page.verdict is None
    answer(room)
    assert TrainingFile.open(room.paths).ladder("Anna", BLOCKED).steps[0].last == (False,)
    page.left.emit()
    assert room.pages.currentWidget().locale().language() == language("sv").locale.language()


def test_another_look_changes_both_pages(room, look):
    room.pages.currentWidget().wanted.emit(BLOCKED, 1)
    settle()
    before = look.settings
    look.follow(Settings(surroundings=Surroundings.DARK))
    room.redress()
    assert room.pages.currentWidget()._art.theme is look.theme
    look.follow(before)
    room.redress()


def test_another_page_clears_everything_away(room):
    room.pages.currentWidget().wanted.emit(BLOCKED, 1)
    other = LaddersPage(room._look.art(), room._look.icons)
    room.pages.addWidget(other)
    room.pages.setCurrentWidget(other)
    assert room.pages.count() == 1
    assert room._study.cancelled == [len(room._study.asked)]
    settle()
    room.enter()
    assert isinstance(room.pages.currentWidget(), LaddersPage)


def test_arrow_keys_climb_to_the_highest_open_step(room):
    for _ in range(6):
        room._file.note("Anna", BLOCKED, 1, True)
        room._file.note("Anna", BLOCKED, 2, True)
    room._present_ladders()
    ladders = room.pages.currentWidget()
    steps = ladders.cards[BLOCKED].stairs.steps
    ladders.activateWindow()
    steps[0].setFocus()
    press(Qt.Key.Key_Right)
    assert QApplication.focusWidget() is steps[1]
    press(Qt.Key.Key_End)
    assert QApplication.focusWidget() is steps[2]
    press(Qt.Key.Key_Right)
    assert QApplication.focusWidget() is steps[2]
    press(Qt.Key.Key_Home)
    press(Qt.Key.Key_Return)
    settle()
    assert room.pages.currentWidget().puzzle.step == 1


@pytest.mark.parametrize(("code", "size"), [*((code, (800, 600)) for code in CODES), ("pt_PT", (1280, 800))])
def test_the_ladders_can_be_read(room, code, size):
    room._host.code = code
    room.retranslate(language(code))
    room.pages.resize(*size)
    settle()
    assert_all_can_be_read(room.pages.currentWidget())


def test_the_door_on_the_start_page_leads_there_and_back(qtbot, look, tmp_path):
    window = Window(qtbot, look, tmp_path, Settings(language="en"))
    try:
        start = window._pages.currentWidget()
        assert isinstance(start, StartPage)
        start.puzzles_wanted.emit()
        assert isinstance(window._pages.currentWidget(), LaddersPage)
        window.key(Qt.Key.Key_Escape)
        assert isinstance(window._pages.currentWidget(), StartPage)
    finally:
        window.leave()
