"""What the window and the process of the coach say to each other comes through whole, or is refused."""

import json
from dataclasses import replace

import pytest

from domino_desktop.ai import study
from domino_desktop.ai.advice import Advice, BlockForecast, DyingNumber, Hint, HintReason, Lacking
from domino_desktop.ai.findings import Luck, Review, Standing, TurningPoint, TurnReason
from domino_desktop.ai.puzzle import Puzzle, PuzzleKind, Worth
from domino_desktop.ai.study_wire import (
    LONGEST_LINE,
    AdviceWanted,
    PuzzleWanted,
    ReviewWanted,
    StudyAnswer,
    StudyError,
    StudyFault,
    StudyRequest,
    read_answer,
    read_request,
    write_answer,
    write_request,
)
from domino_desktop.core import rules
from domino_desktop.core.moves import DrawTile, PlayTile
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import view_for
from tests.ai import tables

STATE = tables.position_at(tables.ruleset("pairs"), 4, 2, 9)
VIEW = replace(view_for(STATE, tables.to_move(STATE)), seal=None)
STARTED = rules.start_match(tables.ruleset("pairs"), 4)
MOVE = PlayTile(Tile.of(2, 5), "left")
METER = BlockForecast(0.25, 0.04, (0.5, 0.25), -3.5, (DyingNumber(4, 1, 2),), 400)

WANTED = [
    AdviceWanted(VIEW, 7, 300),
    ReviewWanted((STARTED, *STATE.round.history), 7),
    PuzzleWanted(PuzzleKind.FIND_MOVE, tables.ruleset("pairs"), 4, 2, 7),
]
TOLD = [
    Advice(Hint(MOVE, HintReason.MAKES_PASS, (5,), 1, 2.5), (Lacking(1, (5, 6)),), METER),
    Advice(None, (), None),
    Review(
        (TurningPoint(9, 1, DrawTile(2), MOVE, 12.0, 1.5, False, TurnReason.MADE_PASS, 2),),
        (Standing(9, (3.0, -1.0), 0.0, True),),
        (Luck(0, 0.75, 0.02),),
        14,
        True,
    ),
    Puzzle(PuzzleKind.FIND_MOVE, 2, 7, (STARTED, *STATE.round.history), worths=(Worth(MOVE, 12),)),
    StudyError.NO_ANSWER,
    StudyError.UNREADABLE,
]


@pytest.mark.parametrize("wanted", WANTED, ids=lambda wanted: type(wanted).__name__)
def test_a_question_comes_through_whole_in_one_line(wanted):
    line = write_request(StudyRequest(3, wanted))
    assert line.count(b"\n") == 1 and line.isascii() and len(line) < LONGEST_LINE
    assert read_request(line) == StudyRequest(3, wanted)


def test_the_seal_of_the_deal_is_nothing_to_think_about():
    view = view_for(STATE, tables.to_move(STATE))
    line = write_request(StudyRequest(3, AdviceWanted(view, 7)))
    assert view.seal is not None and view.seal.fingerprint.encode() not in line
    assert read_request(line) == StudyRequest(3, AdviceWanted(VIEW, 7))


@pytest.mark.parametrize("told", TOLD, ids=lambda told: type(told).__name__)
def test_an_answer_comes_through_whole_in_one_line(told):
    line = write_answer(StudyAnswer(3, told))
    assert line.count(b"\n") == 1 and line.isascii()
    assert read_answer(line) == StudyAnswer(3, told)


BAD = [
    b"",
    b"\n",
    b"[]\n",
    b"{}\n",
    b'{"id": "3"}\n',
    b'{"id": 3, "wanted": "Advice", "of": {}}\n',
    b'{"id": 3, "wanted": "AdviceWanted", "of": {"seed": 1}}\n',
    b'{"id": 3, "wanted": "PuzzleWanted", "of": {"kind": "hat", "ruleset": {}, "seats": 4, "step": 1, "seed": 1}}\n',
    b'{"id": 3, "told": "AdviceWanted", "of": {}}\n',
    b'{"id": 3, "told": "Advice", "of": {"hint": 1, "lacking": [], "forecast": null}}\n',
    b'{"id": 3, "error": "of tomorrow"}\n',
    b"[" * 100_000,
    bytes(range(256)),
]


@pytest.mark.parametrize("line", BAD, ids=range(len(BAD)))
def test_what_is_no_question_and_no_answer_is_refused(line):
    for read in (read_request, read_answer):
        with pytest.raises(StudyFault):
            read(line)


def test_the_process_answers_whatever_comes_in():
    assert study.answer(b"hello\n") == StudyAnswer(None, StudyError.UNREADABLE)
    told = study.answer(write_request(StudyRequest(4, AdviceWanted(VIEW, 1, 20))))
    assert told.id == 4 and isinstance(told.said, Advice)
    data = json.loads(write_request(StudyRequest(5, AdviceWanted(VIEW, 1, 20))))
    data["of"]["view"]["counts"] = [1, 1, 1, 1]
    assert study.answer(json.dumps(data).encode()) == StudyAnswer(5, StudyError.NO_ANSWER)
