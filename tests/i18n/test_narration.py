"""Whatever the core can utter becomes a sentence, in every language."""

import re
from itertools import product
from pathlib import Path

import pytest

from domino_desktop.core import policies
from domino_desktop.core.events import Certainty, Foul, FoulKind
from domino_desktop.core.moves import Reason, RuleViolation
from domino_desktop.core.policies import Count
from domino_desktop.core.ruleset import RuleSetFault, RuleSetReason
from domino_desktop.core.ruleset_keys import WORDS
from domino_desktop.core.scoring import Charge, Score, ScoreLine, ScoreReason, score_block, score_out, with_penalties
from domino_desktop.core.tiles import Tile, parse_tiles
from domino_desktop.i18n import narration
from domino_desktop.i18n.english import English
from domino_desktop.i18n.messages import rules
from domino_desktop.i18n.narration import Names
from domino_desktop.storage import rulesets
from tests.i18n.declared import ROOT
from tests.i18n.score_lines import ALONE_MORE, PAIRS_MORE

SAY = English()
LEFT_OVER = r"%[1-9n]|None\b(?! of)"
ALONE = Names(("Anna", "João", "Elsa"), (0, 1, 2))
PAIRS = Names(("Anna", "João", "Elsa", "Ole"), (0, 1, 0, 1))
RESOURCES = ROOT / "resources" / "rulesets"

LINES_ALONE = [
    (ScoreLine(ScoreReason.HAND_COUNTED, seat=0, numbers=(5, 6, 6)), "Anna: 5 + 6 + 6 = 17 pips"),
    (ScoreLine(ScoreReason.HAND_COUNTED, seat=0, numbers=(1, 0)), "Anna: 1 + 0 = 1 pip"),
    (ScoreLine(ScoreReason.HAND_COUNTED, seat=1, numbers=(12,)), "João: 12 pips"),
    (ScoreLine(ScoreReason.HAND_COUNTED, seat=1, numbers=(0,)), "João: no pips"),
    (ScoreLine(ScoreReason.HAND_COUNTED, seat=2), "Elsa: no tiles left"),
    (ScoreLine(ScoreReason.WENT_OUT, team=2, seat=2), "Elsa goes out and wins the round."),
    (
        ScoreLine(ScoreReason.LOWEST_HAND, team=0, seat=0, numbers=(7,)),
        "Anna has the lowest count (7) and wins the round.",
    ),
    (ScoreLine(ScoreReason.LOWEST_TEAM, team=0, numbers=(7,)), "Anna has the lowest total (7) and wins the round."),
    (
        ScoreLine(ScoreReason.TEAM_OF_LOWEST_HAND, team=0, seat=0, numbers=(7,)),
        "Anna holds the lowest hand (7) and wins the round.",
    ),
    (ScoreLine(ScoreReason.TIED, teams=(0, 1), numbers=(9,)), "Tie for the lowest count (9): Anna and João."),
    (ScoreLine(ScoreReason.TIE_NO_SCORE, teams=(0, 1)), "In a tie nobody scores."),
    (ScoreLine(ScoreReason.TIE_LEADER_SIDE, team=1, teams=(0, 1)), "In a tie whoever led the round wins: João."),
    (
        ScoreLine(ScoreReason.TIE_CLOSER_LOSES, team=1, teams=(0, 1)),
        "In a tie whoever played the last tile loses, so the round goes to João.",
    ),
    (
        ScoreLine(ScoreReason.TIE_SHARE_FULL, team=1, teams=(0, 1), numbers=(11, 12), points=23),
        "In a tie each takes the pips of the others; for João: 23 points.",
    ),
    (
        ScoreLine(ScoreReason.OTHERS_PIPS, team=0, numbers=(17, 26, 40), points=83),
        "Anna takes the pips of all the others: 17 + 26 + 40 = 83 points.",
    ),
    (
        ScoreLine(ScoreReason.OTHERS_PIPS, team=0, numbers=(1,), points=1),
        "Anna takes the pips of all the others: 1 point.",
    ),
    (
        ScoreLine(ScoreReason.OTHERS_MINUS_OWN, team=0, numbers=(17, 26, -7), points=36),
        "Anna takes the pips of all the others, less the winner's own: 17 + 26 − 7 = 36 points.",
    ),
    (
        ScoreLine(ScoreReason.OTHERS_MINUS_OWN, team=0, numbers=(7, -7), points=0),
        "Anna takes the pips of all the others, less the winner's own: 7 − 7 = no points.",
    ),
    (
        ScoreLine(ScoreReason.FALSE_DECLARATION, team=1, seat=1, points=-25),
        "Wrong answer by João: 25 points off",
    ),
    (ScoreLine(ScoreReason.FALSE_DECLARATION, team=1, seat=1), "Wrong answer by João: a warning, no points off"),
    (ScoreLine(ScoreReason.ROUND_REPLAYED), "This round does not count: it is dealt again."),
    (ScoreLine(ScoreReason.ROUND_LOST, team=1), "João cannot win this round any more."),
    (ScoreLine(ScoreReason.MATCH_LOST, team=1), "João loses the match."),
]

LINES_OF_PAIRS = [
    (ScoreLine(ScoreReason.TEAM_COUNTED, team=0, numbers=(7, 17)), "Anna and Elsa together: 7 + 17 = 24 pips"),
    (ScoreLine(ScoreReason.TEAM_COUNTED, team=0, numbers=(0, 0)), "Anna and Elsa together: no pips"),
    (ScoreLine(ScoreReason.WENT_OUT, team=1, seat=3), "Ole goes out: João and Ole win the round."),
    (
        ScoreLine(ScoreReason.LOWEST_TEAM, team=0, numbers=(24,)),
        "Anna and Elsa have the lowest total (24) and win the round.",
    ),
    (
        ScoreLine(ScoreReason.TEAM_OF_LOWEST_HAND, team=1, seat=3, numbers=(2,)),
        "Ole holds the lowest hand (2): João and Ole win the round.",
    ),
    (ScoreLine(ScoreReason.TIED, teams=(0, 1), numbers=(20,)), "The pairs have the same lowest count: 20."),
    (
        ScoreLine(ScoreReason.OPPONENTS_PIPS, team=0, numbers=(11, 12), points=23),
        "Anna and Elsa take the pips of their opponents: 11 + 12 = 23 points.",
    ),
    (ScoreLine(ScoreReason.MATCH_LOST, team=1), "João and Ole lose the match."),
]


def preset(name):
    return rulesets.load(name)


def count(hands, teams, excluded=()):
    tiles = tuple(parse_tiles(hand) for hand in hands)
    return Count(tiles, teams, 0, 1, tuple(range(len(hands))), frozenset(excluded))


def every_score():
    """Scores of every combination of policies, level and not, alone and in pairs, with and without a foul."""
    alone = preset("classic-draw")
    pairs = preset("pairs")
    tables = [
        (alone, (0, 1, 2), ("0-5", "1-4", "6-6")),
        (alone, (0, 1, 2), ("0-5 0-0", "1-4", "6-6")),
        (alone, (0, 1, 2), ("0-1", "1-4", "6-6")),
        (pairs, (0, 1, 0, 1), ("0-5", "1-4", "6-6", "4-8")),
        (pairs, (0, 1, 0, 1), ("0-5", "1-4", "6-6", "3-8")),
        (pairs, (0, 1, 0, 1), ("0-0", "1-4", "0-1", "3-8")),
    ]
    for base, teams, hands in tables:
        names = ALONE if len(teams) == 3 else PAIRS
        position = count(hands, teams)
        for winner, tie, points in product(policies.BLOCK_WINNERS, policies.BLOCK_TIES, policies.ROUND_POINTS):
            if base is pairs and tie.startswith("share"):
                continue
            changes = {"block_winner": winner, "block_tie": [tie], "round_points": points}
            yield score_block(base.changed(changes), position), names
        for points in policies.ROUND_POINTS:
            yield score_out(base.changed({"round_points": points}), count(("", *hands[1:]), teams), 0), names
        for ruling, match, off in product(("stands", "replay", "lost"), ("stands", "lost"), (0, 1, 25)):
            fouls = {"false_declaration": {"points": off, "round": ruling, "match": match}}
            changed = base.changed({"fouls": fouls})
            judged = count(hands, teams, {teams[0]} if ruling == "lost" else ())
            charge = Charge(0, FoulKind.FALSE_DECLARATION, changed.false_declaration)
            yield with_penalties(score_block(changed, judged), changed, judged, [charge]), names
    for told, names in ((ALONE_MORE, ALONE), (PAIRS_MORE, PAIRS)):
        yield from ((Score((line,)), names) for line, _ in told)


@pytest.fixture(scope="module")
def scores():
    return list(every_score())


@pytest.mark.parametrize(
    ("line", "sentence"), [*LINES_ALONE, *ALONE_MORE], ids=lambda value: getattr(value, "reason", None)
)
def test_the_score_of_players(line, sentence):
    assert narration.score_sentence(line, ALONE, SAY) == sentence


@pytest.mark.parametrize(
    ("line", "sentence"), [*LINES_OF_PAIRS, *PAIRS_MORE], ids=lambda value: getattr(value, "reason", None)
)
def test_the_score_of_pairs(line, sentence):
    assert narration.score_sentence(line, PAIRS, SAY) == sentence


def test_a_referee_has_other_words(languages):
    line = ScoreLine(ScoreReason.FALSE_DECLARATION, team=1, seat=1, points=-25)
    said = [narration.score_sentence(line, ALONE, languages[code], is_referee=True) for code in ("en", "it", "sv")]
    assert said == [
        "False declaration by João: 25 penalty points",
        "Dichiarazione non veritiera di João: 25 punti di penalità",
        "Felaktigt besked från João: 25 straffpoäng",
    ]


def test_every_reason_of_a_score_occurs_here(scores):
    assert {line.reason for score, _ in scores for line in score.lines} == set(ScoreReason)


def test_every_score_is_told_in_every_language(scores, languages):
    for language in languages.values():
        told = {}
        for score, names in scores:
            for line in score.lines:
                told[line, names] = narration.score_sentence(line, names, language)
        wrong = [said for said in told.values() if not said or re.search(LEFT_OVER, said)]
        assert wrong == [], language.code
        assert len(set(told.values())) > len(ScoreReason)


def test_the_first_line_of_every_score_names_who_wins(scores, languages):
    for language in languages.values():
        for score, names in scores:
            said = narration.winner_sentence(score, names, language)
            assert said and not re.search(LEFT_OVER, said)
            if score.winner is not None:
                assert said.startswith(names.team(score.winner, language))


def won(team, points, *more):
    return Score((ScoreLine(ScoreReason.OTHERS_PIPS, team=team, points=points), *more), team)


@pytest.mark.parametrize(
    ("score", "names", "sentence"),
    [
        (won(0, 83), ALONE, "Anna wins the round: 83 points"),
        (won(0, 1), ALONE, "Anna wins the round: 1 point"),
        (won(0, 0), ALONE, "Anna wins the round: no points"),
        (won(1, 23), PAIRS, "João and Ole win the round: 23 points"),
        (
            won(0, 83, ScoreLine(ScoreReason.FALSE_DECLARATION, team=0, seat=0, points=-25)),
            ALONE,
            "Anna wins the round: 83 points",
        ),
        (Score((), tied=(0, 2)), ALONE, "Tie between Anna and Elsa: nobody scores"),
        (Score((), tied=(0, 1, 2)), ALONE, "Tie between Anna, João and Elsa: nobody scores"),
        (Score((), tied=(0, 1)), PAIRS, "Both pairs are level: nobody scores"),
        (
            Score((ScoreLine(ScoreReason.TIE_SHARE_SPLIT, team=0, points=6),), tied=(0, 1)),
            ALONE,
            "Tie between Anna and João: 6 points each",
        ),
        (
            Score((ScoreLine(ScoreReason.TIE_OPPONENTS_OF_CLOSER, team=1, numbers=(1,), points=1),), tied=(0, 1)),
            PAIRS,
            "A tie: 1 point for João and Ole",
        ),
        (
            Score((ScoreLine(ScoreReason.TIE_OWN_PIPS),), tied=(0, 1)),
            ALONE,
            "A tie: everybody's own pips are written down",
        ),
        (
            Score((ScoreLine(ScoreReason.OWN_PIPS_AGAINST, team=0, points=5),), 0),
            ALONE,
            "Anna wins the round and writes down 5 points",
        ),
        (
            Score((ScoreLine(ScoreReason.OWN_PIPS_AGAINST, team=0),), 0),
            PAIRS,
            "Anna and Elsa win the round and write down nothing",
        ),
        (
            Score((ScoreLine(ScoreReason.TARGET_REACHED, team=0, numbers=(61,)),), 0),
            ALONE,
            "Anna has exactly 61 points",
        ),
        (
            Score((ScoreLine(ScoreReason.TARGET_REACHED, team=0, numbers=(61,)),), 0),
            PAIRS,
            "Anna and Elsa have exactly 61 points",
        ),
        (Score((), is_replayed=True), ALONE, "This round does not count: it is dealt again"),
        (Score(()), ALONE, "Nobody wins this round"),
    ],
)
def test_the_first_line_of_the_score_page(score, names, sentence):
    assert narration.winner_sentence(score, names, SAY) == sentence


def test_the_winner_of_a_match():
    assert narration.match_sentence(0, 104, ALONE, SAY) == "Anna wins the match with 104 points"
    assert narration.match_sentence(1, 104, PAIRS, SAY) == "João and Ole win the match with 104 points"


REFUSED = {
    Reason.TILE_NOT_IN_HAND: ((), Tile.of(6, 4), "The tile 4-6 is not in your hand."),
    Reason.TILE_DOES_NOT_FIT: ((2, 4), Tile.of(6, 6), "6-6 does not fit there: the open ends show 2 or 4."),
    Reason.OPENING_TILE_REQUIRED: ((), Tile.of(6, 6), "This round begins with 6-6."),
    Reason.BONEYARD_CAN_SUPPLY: ((21,), None, "The boneyard still holds 21 tiles: take one first."),
    Reason.ONLY_RESERVE_IS_LEFT: ((2,), None, "2 tiles must stay in the boneyard."),
    Reason.HAND_COUNT_DIFFERS: ((5,), None, "This hand must have exactly 5 tiles."),
    Reason.WHICH_HALF_TOUCHES: ((), Tile.of(6, 1), "1-6 can lie either way round: choose which half touches."),
    Reason.DOUBLE_REQUIRED: ((8,), Tile.of(4, 6), "First the double 8 must be covered: 4-6 cannot go there."),
    Reason.NO_REDEAL_TO_CLAIM: ((4,), None, "Only a hand with 4 doubles or more may ask for a new deal."),
    Reason.TILES_ARE_UNACCOUNTED: ((2,), None, "2 tiles are not accounted for yet."),
    Reason.FOUL_WANTS_RULING: ((1,), None, "There is no ruling yet on 1 foul."),
    Reason.MORE_TILES_THAN_THE_SET: ((30, 28), None, "That makes 30 tiles, but the set has only 28."),
    Reason.TILE_IS_ELSEWHERE: ((), Tile.of(0, 1), "0-1 already lies somewhere else."),
}


@pytest.mark.parametrize("reason", Reason)
def test_every_refusal_is_told_in_every_language(languages, reason):
    numbers, tile, english = REFUSED.get(reason, ((), None, None))
    for language in languages.values():
        said = narration.refusal_sentence(RuleViolation(reason, *numbers, tile=tile), language)
        assert said and not re.search(LEFT_OVER, said), language.code
        if english and language.code == "en":
            assert said == english


def test_a_refusal_never_tells_which_tile_fits():
    plain = narration.refusal_sentence(RuleViolation(Reason.HAND_HAS_PLAYABLE_TILE), SAY)
    assert plain == "Look again: one of your tiles fits."
    assert not re.search(r"\d", plain)


FOUL = Foul(1, FoulKind.FALSE_DECLARATION, 30, (6, 3), Tile.of(4, 6), 6)


def test_a_foul_is_proven():
    assert narration.foul_sentence(FOUL, ALONE, SAY) == "Wrong answer: João held a tile that fits."
    referee = narration.foul_sentence(FOUL, ALONE, SAY, is_referee=True)
    assert referee == "False declaration: João held a playable tile."
    assert narration.foul_proof(FOUL, ALONE, SAY) == (
        "Open ends: 6 and 3. João said no, but held 4-6, which fits the 6."
    )


def test_a_foul_that_is_only_possible_accuses_nobody():
    possible = Foul(1, FoulKind.FALSE_DECLARATION, 30, (6, 3), Tile.of(4, 6), 6, Certainty.POSSIBLE)
    said = narration.foul_sentence(possible, ALONE, SAY, is_referee=True)
    assert said == "João may have held 4-6 already. This is not proven."


@pytest.mark.parametrize("reason", RuleSetReason)
def test_every_fault_of_a_rule_set_is_told_in_every_language(languages, reason):
    for language in languages.values():
        said = narration.ruleset_fault_sentence(RuleSetFault("draw", reason, "'sometimes'", ("none", "one")), language)
        assert said and not re.search(LEFT_OVER, said)
        assert "none, one" in said
    assert "none, one" not in narration.ruleset_fault_sentence(RuleSetFault("draw", reason), SAY)


def test_a_typo_in_a_rule_set_file():
    with pytest.raises(RuleSetFault) as caught:
        preset("block").changed({"draw": "sometimes"})
    assert narration.ruleset_fault_sentence(caught.value, SAY).startswith("draw: the name ")


def test_every_policy_has_a_name():
    assert rules.BLOCK_WINNER_RULES.keys() == policies.BLOCK_WINNERS.keys()
    assert rules.BLOCK_TIE_RULES.keys() == policies.BLOCK_TIES.keys()
    assert rules.ROUND_POINTS_RULES.keys() == set(WORDS["round_points"])
    assert rules.DIRECTIONS.keys() == {"clockwise", "counterclockwise"}


@pytest.mark.parametrize("path", sorted(RESOURCES.glob("*.toml")), ids=lambda path: path.stem)
def test_every_rule_set_has_a_name_and_two_lines(languages, path: Path):
    for language in languages.values():
        assert narration.ruleset_name(path.stem, language) != path.stem
        assert narration.ruleset_description(path.stem, language).count("\n") == 1


def test_an_unknown_rule_set_shows_its_id():
    assert narration.ruleset_name("our-own", SAY) == "our-own"
    assert narration.ruleset_description("our-own", SAY) == ""


@pytest.mark.parametrize(
    ("values", "choice", "lacking"),
    [
        ((4,), "4", "no 4"),
        ((2, 4), "2 or 4", "no 2, no 4"),
        ((4, 4), "4", "no 4"),
        ((2, 3, 4), "2, 3 or 4", "no 2, no 3, no 4"),
        ((2, 4, 3, 0), "2, 4, 3 or 0", "no 2, no 4, no 3, no 0"),
        ((), "", ""),
    ],
)
def test_lists_of_numbers(values, choice, lacking):
    assert narration.either(values, SAY) == choice
    assert narration.none_of(values, SAY) == lacking


def test_lists_of_numbers_in_every_language(languages):
    said = {
        code: (narration.either((2, 4), spoken), narration.none_of((5, 3), spoken))
        for code, spoken in languages.items()
    }
    assert said == {
        "en": ("2 or 4", "no 5, no 3"),
        "it": ("2 o 4", "niente 5, niente 3"),
        "pt_BR": ("2 ou 4", "sem 5, sem 3"),
        "pt_PT": ("2 ou 4", "sem 5, sem 3"),
        "sv": ("2 eller 4", "ingen 5, ingen 3"),
        "id": ("2 atau 4", "tidak ada 5, tidak ada 3"),
    }


def test_headlines(languages):
    assert narration.turn_headline("Giulia", (2, 4), languages["it"]) == "Giulia, tocca a te: 2 o 4"
    assert narration.turn_headline("Giulia", (), SAY) == "Giulia, you lead: play any tile"
    assert narration.pass_label((5, 3), SAY) == "Pass: no 5, no 3"
    assert narration.pass_label((6, 6), languages["sv"]) == "Passa: ingen 6"


def test_names_of_teams(languages):
    assert PAIRS.team(0, languages["it"]) == "Anna e Elsa"
    assert PAIRS.all_of((1, 0), languages["id"]) == "João, Ole, Anna, dan Elsa"
    assert (ALONE.is_pair(0), PAIRS.is_pair(0)) == (False, True)
    assert narration.seat_name(0, languages["sv"]) == "Plats 1"
