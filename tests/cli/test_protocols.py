"""The file of a desk's round: judged again by the command, to the same result; and whatever was changed is noticed."""

import json

import pytest

from domino_desktop.cli.adjudicate import judge, main
from domino_desktop.controller.protocol import judged_again, protocol_of
from domino_desktop.core.moves import Knock, PlayTile, ProposeBlock, RevealHand
from domino_desktop.core.refereeing import (
    Correct,
    EnterPosition,
    EnterRound,
    HearAccusation,
    Rule,
    ScoreRound,
    StopPlay,
)
from domino_desktop.core.ruleset_parts import Penalty
from domino_desktop.core.rulings import FoulKind
from domino_desktop.core.tiles import Tile, parse_tiles
from domino_desktop.i18n.english import English
from domino_desktop.storage.positions.reading import InputFault
from domino_desktop.storage.protocols import read_protocol, write_protocol
from tests.controller.desks import FIX_4, FIX_DEAD, desk, entered, lay_open, position, setup, walk

LIAR = ("0-0 0-2 1-1 1-2 1-3", "0-3 2-2 3-3 1-4 0-4", "4-6 0-5 1-5 2-4 4-4", "5-6 2-5 3-4 3-5 4-5 5-5")
LIAR_LINE = "6-0 0-1 1-6 6-6 6-2 2-3 3-6"


def scored(hands=FIX_4, line=FIX_DEAD, table=None, **facts):
    at = entered(table, counts=tuple(len(hand.split()) for hand in hands), line=line, **facts)
    walk(at, [False] * len(hands))
    lay_open(at, hands)
    for foul in at.waiting_fouls:
        seat = next(event.foul.seat for event in at.view.history if event.number == foul)
        assert at.order(Rule(seat, FoulKind.FALSE_DECLARATION, Penalty(25), foul)) is None
    assert at.order(ScoreRound()) is None
    return at


def filed(at, folder, place=0):
    path = folder / "round.json"
    write_protocol(path, at.setup, at.facts, at.record, at.times, place)
    return path


def test_a_block_is_judged_again_to_the_same_result(tmp_path):
    at = scored()
    verdict = judge(filed(at, tmp_path).read_bytes(), English())
    assert (verdict["blocked"], verdict["winner_team"], verdict["points"]["0"]) == (True, 0, 83)
    assert verdict["confirmed_by"] == [0, 1, 2, 3]
    assert verdict["protocol"]["agrees"] is True
    assert verdict["protocol"]["points"] == {"0": 83, "1": 0, "2": 0, "3": 0}


def test_lies_and_rulings_are_judged_again(tmp_path):
    verdict = judge(filed(scored(LIAR, LIAR_LINE), tmp_path).read_bytes(), English())
    assert verdict["blocked"] is False and verdict["refuted_by"] == 2
    assert [foul["seat"] for foul in verdict["fouls"]] == [2, 3]
    assert [ruling["points"] for ruling in verdict["protocol"]["rulings"]] == [25, 25]
    assert verdict["protocol"]["agrees"] is True


def test_only_the_ends_are_enough(tmp_path):
    verdict = judge(filed(scored(line="", ends=(6, 6)), tmp_path).read_bytes(), English())
    assert verdict["points"]["0"] == 83 and verdict["protocol"]["agrees"] is True


def test_house_rules_travel_with_the_file(tmp_path):
    table = setup("pairs", block_winner="lowest_team", round_points="all_pips")
    at = scored(table=table)
    verdict = judge(filed(at, tmp_path).read_bytes(), English())
    assert verdict["protocol"]["agrees"] is True
    assert verdict["points"] == {str(team): at.view.score.points(team) for team in (0, 1)}


def test_a_round_tile_by_tile_is_judged_where_it_ended(tmp_path):
    at = desk(setup("block", seats=2))
    assert at.order(EnterPosition(position(counts=(2, 3), ends=(), boneyard=0))) is None
    assert at.submit(0, PlayTile(Tile.of(2, 5), "start")) is None
    assert at.submit(1, PlayTile(Tile.of(5, 6), "right")) is None
    assert at.submit(0, ProposeBlock()) is None
    assert at.submit(1, Knock()) is None
    lay_open(at, ("0-0", "1-1 4-4"))
    assert at.order(ScoreRound()) is None
    verdict = judge(filed(at, tmp_path).read_bytes(), English())
    assert verdict["open_ends"] == [2, 6] and verdict["blocked"] and verdict["protocol"]["agrees"] is True


def test_a_round_written_down_by_hand_has_no_position_to_judge(tmp_path):
    at = desk()
    at.order(EnterRound((83, 0, 0, 0), 0))
    verdict = judge(filed(at, tmp_path).read_bytes(), English())
    assert set(verdict) == {"protocol"} and verdict["protocol"]["ended"] == "by_hand"


def test_each_round_of_a_desk_has_its_own_file(tmp_path):
    at = scored()
    at.order(EnterRound((0, 5, 0, 0), 1))
    first, second = filed(at, tmp_path).read_bytes(), filed(at, tmp_path, 1).read_bytes()
    assert judge(first, English())["protocol"]["totals"]["1"] == 0
    assert judge(second, English())["protocol"]["totals"]["1"] == 5


def test_the_check_sum_on_paper_is_that_of_the_file_and_reading_writes_the_same(tmp_path):
    at = scored(LIAR, LIAR_LINE)
    path = filed(at, tmp_path)
    printed = protocol_of(at.setup, at.facts, at.record, at.times, 0)
    read = read_protocol(path)
    assert printed.check_sum == read.digest == json.loads(path.read_text())["digest"]
    again = protocol_of(read.setup, read.facts, read.record, read.times, read.place)
    assert again == printed
    before = path.read_bytes()
    write_protocol(path, read.setup, read.facts, read.record, read.times, read.place)
    assert path.read_bytes() == before


def printed_and_filed(at, folder, place):
    """The page of a round now, and the page of what its file holds."""
    read = read_protocol(filed(at, folder, place))
    return (
        protocol_of(at.setup, at.facts, at.record, at.times, place),
        protocol_of(read.setup, read.facts, read.record, read.times, read.place),
    )


@pytest.mark.parametrize("meant", [1, 2, 3])
@pytest.mark.parametrize("target", [150, 500])
def test_a_page_shows_no_correction_that_its_file_does_not_hold(tmp_path, meant, target):
    """Three rounds, then one is corrected, which wins the match where 150 are enough; every page equals its file."""
    at = scored(table=setup("block", match_end={"points": target}))
    assert at.order(EnterRound((0, 50, 0, 0), 1)) is None
    assert at.order(EnterRound((0, 0, 60, 0), 2)) is None
    sums = [protocol_of(at.setup, at.facts, at.record, at.times, place).check_sum for place in range(3)]
    assert at.order(Correct(meant, (100, 0, 0, 0), "a tile was read wrongly")) is None
    assert (at.view.winner == 0) is (target == 150)
    for place in range(3):
        page, of_file = printed_and_filed(at, tmp_path, place)
        assert page == of_file and page.round == place + 1
        is_shown = [one.round for one in page.corrections] == [meant]
        # The last page holds it too: it was made before another round.
        assert is_shown is (place in (meant - 1, 2))
        assert (page.check_sum != sums[place]) is is_shown
        assert judged_again(read_protocol(filed(at, tmp_path, place)).record)
    verdict = judge(filed(at, tmp_path).read_bytes(), English())["protocol"]
    assert verdict["agrees"] is True and verdict["round"] == 1 and verdict["points"]["0"] == 76


def test_a_correction_that_was_taken_back_is_on_no_page(tmp_path):
    at = scored()
    assert at.order(EnterRound((0, 50, 0, 0), 1)) is None
    before = [printed_and_filed(at, tmp_path, place)[0] for place in range(2)]
    assert at.order(Correct(1, (70, 0, 0, 0), "")) is None
    assert at.undo()
    for place in range(2):
        page, of_file = printed_and_filed(at, tmp_path, place)
        assert page == of_file == before[place]


def values(data, way=()):
    """Every place in a JSON value that holds a text or a number."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from values(value, (*way, key))
    elif isinstance(data, list):
        for place, value in enumerate(data):
            yield from values(value, (*way, place))
    elif data is not None:
        yield way


def changed(data, way):
    copy = json.loads(json.dumps(data))
    inner = copy
    for key in way[:-1]:
        inner = inner[key]
    old = inner[way[-1]]
    inner[way[-1]] = (not old) if isinstance(old, bool) else old + 1 if isinstance(old, int) else f"{old}x"
    return copy


def test_every_change_of_a_value_is_noticed(tmp_path):
    data = json.loads(filed(scored(LIAR, LIAR_LINE), tmp_path).read_text())
    ways = list(values(data["protocol"], ("protocol",)))
    assert len(ways) > 150
    for way in ways:
        with pytest.raises(InputFault):
            judge(json.dumps(changed(data, way)).encode(), English())


def test_a_changed_file_is_told_in_one_line(tmp_path, capsys):
    path = filed(scored(), tmp_path)
    path.write_text(path.read_text().replace('"seat": 1', '"seat": 2', 1))
    assert main([str(path)]) == 2
    told = capsys.readouterr()
    assert told.out == "" and told.err.count("\n") == 1 and "changed" in told.err


def test_the_hand_that_only_the_referee_saw_is_in_no_file(tmp_path):
    at = entered(line=FIX_DEAD)
    walk(at, [False, False])
    assert at.order(HearAccusation(1, 2, parse_tiles(FIX_4[2]), False)) is None
    path = filed(at, tmp_path)
    for tile in FIX_4[2].split():
        assert tile not in path.read_text()
    printed = protocol_of(at.setup, at.facts, at.record, at.times, 0)
    assert read_protocol(path).digest == printed.check_sum


def agrees(at, folder):
    return judge(filed(at, folder).read_bytes(), English())["protocol"]["agrees"]


def test_what_was_said_of_an_earlier_position_is_not_said_of_the_last(tmp_path):
    """Everybody said no at 4, P3 yes; the table is entered again, and nobody has said anything of it."""
    at = entered(counts=(4, 4, 5, 5), ends=(4, 4))
    walk(at, [False, False, True])
    assert at.order(EnterPosition(position(counts=(4, 4, 5, 5), ends=(6, 6)))) is None
    assert at.order(StopPlay()) is None
    lay_open(at, FIX_4)
    assert at.order(ScoreRound()) is None
    written = json.loads(filed(at, tmp_path).read_bytes())["protocol"]["position"]
    assert "declarations" not in written and agrees(at, tmp_path) is True


def test_a_round_that_was_made_void_before_its_tiles_were_known_is_no_contradiction(tmp_path):
    at = entered(counts=tuple(len(hand.split()) for hand in LIAR))
    walk(at, [False] * 4)
    for seat, hand in enumerate(LIAR):
        assert at.submit(seat, RevealHand(parse_tiles(hand))) is None
    assert at.order(Rule(1, FoulKind.SIGNALS, Penalty(round="replay"))) is None
    assert at.order(ScoreRound()) is None
    assert at.view.score.is_replayed and agrees(at, tmp_path) is True


def test_a_correction_is_in_the_file_of_its_round(tmp_path):
    at = scored(table=setup(match_end={"points": 80}))
    assert at.order(Correct(1, (-10, 0, 0, 0), "miscounted")) is None
    read = read_protocol(filed(at, tmp_path))
    assert judged_again(read.record) and read.record.state().totals == (73, 0, 0, 0)
