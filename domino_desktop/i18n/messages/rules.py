"""What the rules say: refused moves, score lines, and what is wrong with a rule-set file."""

from domino_desktop.core.moves import Reason
from domino_desktop.core.ruleset import RuleSetReason
from domino_desktop.core.scoring import ScoreReason
from domino_desktop.i18n.messages import Message, plural, text, with_zero

# Why a move is refused; one short line, told only to the person who tried it.

REFUSALS: dict[Reason, Message] = {
    Reason.NOT_YOUR_TURN: text("Refusal", "It is not your turn yet."),
    Reason.NO_ROUND_IN_PLAY: text("Refusal", "No round is being played.", "round = one deal"),
    Reason.ROUND_IS_IN_PLAY: text("Refusal", "This round is not over yet.", "round = one deal"),
    Reason.MATCH_IS_OVER: text("Refusal", "The match is over."),
    Reason.TILE_NOT_IN_HAND: text("Refusal", "The tile %1 is not in your hand.", "%1: a tile, like 4-6"),
    Reason.TILE_DOES_NOT_FIT: text(
        "Refusal", "%1 does not fit there: the open ends show %2.", "%1: a tile, like 4-6; %2: numbers, like 2 or 4"
    ),
    Reason.NO_SUCH_END: text("Refusal", "No tile can be played there."),
    Reason.NO_SUCH_PLACE: text("Refusal", "That tile is no longer in the boneyard."),
    Reason.OPENING_TILE_REQUIRED: text("Refusal", "This round begins with %1.", "%1: a tile, like 6-6"),
    Reason.HAND_HAS_PLAYABLE_TILE: text(
        "Refusal", "Look again: one of your tiles fits.", "must never say which tile or how many"
    ),
    Reason.NO_TILE_FITS: text("Refusal", "None of your tiles fits."),
    Reason.BONEYARD_CAN_SUPPLY: plural(
        "Refusal", "The boneyard still holds %n tile(s): take one first.", "counts what may be drawn; never zero", 1
    ),
    Reason.BONEYARD_IS_EMPTY: text("Refusal", "The boneyard is empty."),
    Reason.BONEYARD_IS_CLOSED: text("Refusal", "With these rules nobody takes tiles from the boneyard."),
    Reason.ONLY_RESERVE_IS_LEFT: plural(
        "Refusal", "%n tile(s) must stay in the boneyard.", "the reserve: 1 or 2 tiles, never zero", 1
    ),
    Reason.ALREADY_DREW_THIS_TURN: text("Refusal", "You may take only one tile in a turn."),
    Reason.LEADER_MUST_PLAY: text("Refusal", "You lead this round: play a tile."),
    Reason.QUESTION_WANTS_AN_ANSWER: text("Refusal", "First answer the question: can you play a tile?"),
    Reason.NO_QUESTION_IS_ASKED: text("Refusal", "Nobody is asking whether you can play."),
    Reason.MUST_PLAY_AS_DECLARED: text("Refusal", "You said that you can play: now play a tile."),
    Reason.HANDS_ARE_BEING_SHOWN: text("Refusal", "The hands are being shown: nobody plays now."),
    Reason.HAND_IS_NOT_ASKED_FOR: text("Refusal", "This hand is not to be shown now."),
    Reason.HAND_COUNT_DIFFERS: with_zero(
        plural("Refusal", "This hand must have exactly %n tile(s).", "a referee types in a hand", 1),
        text("Refusal", "This hand must be empty.", "a referee types in a hand"),
    ),
    Reason.TILE_IS_ELSEWHERE: text("Refusal", "%1 already lies somewhere else.", "%1: a tile, like 4-6"),
    Reason.NOTHING_TO_TAKE_BACK: text("Refusal", "There is no move of yours to take back."),
    Reason.SOMETHING_WAS_REVEALED: text(
        "Refusal", "Too late to take it back: something has been shown since.", "a drawn tile, an answer or a hand"
    ),
    Reason.OTHERS_MUST_CONSENT: text("Refusal", "The others have to agree to taking it back."),
    Reason.NO_TAKING_BACK_HERE: text("Refusal", "Moves cannot be taken back here."),
    Reason.WHICH_HALF_TOUCHES: text(
        "Refusal", "%1 can lie either way round: choose which half touches.", "%1: a tile, like 1-6"
    ),
    Reason.END_IS_NOT_YOURS: text("Refusal", "That train is closed: only its owner may play there.", "Mexican Train"),
    Reason.DOUBLE_REQUIRED: text(
        "Refusal", "First the double %2 must be covered: %1 cannot go there.", "%1: a tile, like 4-6; %2: a number"
    ),
    Reason.MUST_LEAD_DOUBLE: text("Refusal", "This round begins with a double."),
    Reason.NO_PASSING_BY_CHOICE: text("Refusal", "You cannot pass now."),
    Reason.NO_LAYING_ASIDE: text("Refusal", "With these rules no tile is laid aside."),
    Reason.NO_REDEAL_TO_CLAIM: with_zero(
        plural("Refusal", "Only a hand with %n doubles or more may ask for a new deal.", "never one", 1),
        text("Refusal", "With these rules nobody may ask for a new deal."),
    ),
    Reason.ALREADY_PLAYED: text("Refusal", "Too late: you have already played in this round."),
    Reason.NO_LEAD_TO_YIELD: text("Refusal", "The lead cannot be left to your partner now."),
    Reason.NUMBER_IS_ALIVE: text("Refusal", "There are still tiles that fit: the round goes on."),
    Reason.TILES_ARE_UNACCOUNTED: plural(
        "Refusal", "%n tile(s) are not accounted for yet.", "at a real table; never zero", 1
    ),
    Reason.FOUL_WANTS_RULING: plural(
        "Refusal", "There is no ruling yet on %n foul(s).", "a referee must decide what they cost; never zero", 1
    ),
    Reason.HANDS_ARE_HIDDEN: text("Refusal", "Not every hand has been laid open yet."),
    Reason.NO_SUCH_RULING: text("Refusal", "There is no such ruling any more.", "by a referee"),
    Reason.MORE_TILES_THAN_THE_SET: text("Refusal", "That makes %1 tiles, but the set has only %2.", "%1, %2: numbers"),
    Reason.NO_REFEREE_HERE: text("Refusal", "There is no referee at this table."),
    Reason.NO_CALLING_HERE: text("Refusal", "With these rules the round is not stopped early."),
}

# The lines of a score. %1 is one player or, in the messages of PAIR_SCORE_LINES, a pair such as "Anna and Elsa".

SCORE_LINES: dict[ScoreReason, Message] = {
    ScoreReason.LOWEST_HAND: text("Score", "%1 has the lowest count (%2) and wins the round."),
    ScoreReason.LOWEST_TEAM: text("Score", "%1 has the lowest total (%2) and wins the round."),
    ScoreReason.TEAM_OF_LOWEST_HAND: text("Score", "%1 holds the lowest hand (%2) and wins the round."),
    ScoreReason.WENT_OUT: text("Score", "%1 goes out and wins the round."),
    ScoreReason.TIED: text("Score", "Tie for the lowest count (%2): %1.", "%1: names, like Anna and João"),
    ScoreReason.TIE_NO_SCORE: text("Score", "In a tie nobody scores."),
    ScoreReason.TIE_LEADER_SIDE: text("Score", "In a tie whoever led the round wins: %1."),
    ScoreReason.TIE_CLOSER_SIDE: text("Score", "In a tie whoever played the last tile wins: %1."),
    ScoreReason.TIE_CLOSER_LOSES: text(
        "Score", "In a tie whoever played the last tile loses, so the round goes to %1."
    ),
    ScoreReason.TIE_NEAREST_TO_LEADER: text(
        "Score", "In a tie the first in turn order wins, counting from whoever led the round: %1."
    ),
    ScoreReason.TIE_LIGHTEST_TILE: text("Score", "In a tie whoever holds the lightest tile wins: %1."),
    ScoreReason.TIE_LOWEST_TEAM: text("Score", "In a tie the pair with the lowest total wins: %1."),
    ScoreReason.TIE_SHARE_FULL: text(
        "Score", "In a tie each takes the pips of the others; for %1: %2.", "%2: an amount, like 20 points"
    ),
    ScoreReason.TIE_SHARE_SPLIT: text(
        "Score", "In a tie the pips of the others are shared; for %1: %2.", "%2: an amount, like 20 points"
    ),
    ScoreReason.OTHERS_PIPS: text(
        "Score", "%1 takes the pips of all the others: %2.", "%2: an amount, like 17 + 26 = 43 points"
    ),
    ScoreReason.OPPONENTS_PIPS: text(
        "Score", "%1 takes the pips of the opponents: %2.", "%2: an amount, like 17 + 26 = 43 points"
    ),
    ScoreReason.OTHERS_MINUS_OWN: text(
        "Score",
        "%1 takes the pips of all the others, less the winner's own: %2.",
        "%2: an amount, like 17 + 26 − 7 = 36 points",
    ),
    ScoreReason.DIFFERENCES: text(
        "Score",
        "%1 takes the difference in pips from each of the others: %2.",
        "the difference between their pips and the winner's; %2: an amount, like 10 + 19 = 29 points",
    ),
    ScoreReason.ALL_PIPS: text(
        "Score", "%1 takes the pips of all hands: %2.", "%2: an amount, like 7 + 17 + 26 = 50 points"
    ),
    ScoreReason.ROUND_REPLAYED: text("Score", "This round does not count: it is dealt again."),
    ScoreReason.ROUND_LOST: text("Score", "%1 cannot win this round any more.", "after a wrong answer"),
    ScoreReason.MATCH_LOST: text("Score", "%1 loses the match.", "after a wrong answer"),
}

PAIR_SCORE_LINES: dict[ScoreReason, Message] = {
    ScoreReason.LOWEST_HAND: text("Pair score", "%1 have the lowest count (%2) and win the round.", "%1: a pair"),
    ScoreReason.LOWEST_TEAM: text("Pair score", "%1 have the lowest total (%2) and win the round.", "%1: a pair"),
    ScoreReason.TEAM_OF_LOWEST_HAND: text(
        "Pair score", "%3 holds the lowest hand (%2): %1 win the round.", "%1: a pair; %3: one player of it"
    ),
    ScoreReason.WENT_OUT: text("Pair score", "%3 goes out: %1 win the round.", "%1: a pair; %3: one player of it"),
    ScoreReason.TIED: text("Pair score", "The pairs have the same lowest count: %2.", "%2: a number"),
    ScoreReason.OTHERS_PIPS: text(
        "Pair score", "%1 take the pips of all the others: %2.", "%1: a pair; %2: an amount, like 17 + 26 = 43 points"
    ),
    ScoreReason.OPPONENTS_PIPS: text(
        "Pair score", "%1 take the pips of their opponents: %2.", "%1: a pair; %2: an amount, like 17 + 26 = 43 points"
    ),
    ScoreReason.OTHERS_MINUS_OWN: text(
        "Pair score",
        "%1 take the pips of all the others, less their own: %2.",
        "%1: a pair; %2: an amount, like 17 + 26 − 7 = 36 points",
    ),
    ScoreReason.DIFFERENCES: text(
        "Pair score",
        "%1 take the difference in pips from the others: %2.",
        "%1: a pair; %2: an amount, like 29 points",
    ),
    ScoreReason.ALL_PIPS: text(
        "Pair score", "%1 take the pips of all hands: %2.", "%1: a pair; %2: an amount, like 7 + 17 = 24 points"
    ),
    ScoreReason.ROUND_LOST: text(
        "Pair score", "%1 cannot win this round any more.", "%1: a pair, after a wrong answer"
    ),
    ScoreReason.MATCH_LOST: text("Pair score", "%1 lose the match.", "%1: a pair, after a wrong answer"),
}

HAND_SUM = plural("Score", "%1: %2 = %n pip(s)", "%1: a player; %2: a sum, like 5 + 6 + 6; never zero", 1)
ONE_TILE_COUNTED = with_zero(
    plural("Score", "%1: %n pip(s)", "%1: a player who holds one tile", 1),
    text("Score", "%1: no pips", "%1: a player who holds only the double blank"),
)
NO_TILES_COUNTED = text("Score", "%1: no tiles left", "%1: a player")
PAIR_SUM = with_zero(
    plural("Score", "%1 together: %2 = %n pip(s)", "%1: a pair; %2: a sum, like 7 + 17", 1),
    text("Score", "%1 together: no pips", "%1: a pair"),
)
SUM_OF_POINTS = with_zero(
    plural("Score", "%1 = %n point(s)", "%1: a sum, like 17 + 26 + 40", 1),
    text("Score", "%1 = no points", "%1: a sum, like 7 − 7"),
)
POINTS = with_zero(
    plural("Score", "%n point(s)", "an amount, like 83 points", 1), text("Score", "no points", "an amount: zero points")
)
WRONG_ANSWER_PENALTY = with_zero(
    plural("Score", "Wrong answer by %1: %n point(s) off", "a penalty, in a family", 1),
    text("Score", "Wrong answer by %1: a warning, no points off", "a penalty, in a family"),
)
WRONG_ANSWER_POINTS_ADDED = plural(
    "Score", "Wrong answer by %1: %n point(s) more", "a penalty where the lowest total wins; never zero", 1
)
FALSE_DECLARATION_PENALTY = with_zero(
    plural("Score", "False declaration by %1: %n penalty point(s)", "a penalty, as a referee puts it", 1),
    text("Score", "False declaration by %1: no penalty points", "a penalty, as a referee puts it"),
)

# What else a referee may punish; %1 is a player.
FOUL_PENALTIES: dict[ScoreReason, Message] = {
    ScoreReason.FOUL_DREW_THOUGH_ABLE: with_zero(
        plural("Score", "%1 took a tile although one fitted: %n penalty point(s)", "as a referee puts it", 1),
        text("Score", "%1 took a tile although one fitted: no penalty points", "as a referee puts it"),
    ),
    ScoreReason.FOUL_WRONG_TILE: with_zero(
        plural("Score", "Wrong tile laid by %1: %n penalty point(s)", "as a referee puts it", 1),
        text("Score", "Wrong tile laid by %1: no penalty points", "as a referee puts it"),
    ),
    ScoreReason.FOUL_WRONG_COUNT: with_zero(
        plural("Score", "%1 held a wrong number of tiles: %n penalty point(s)", "as a referee puts it", 1),
        text("Score", "%1 held a wrong number of tiles: no penalty points", "as a referee puts it"),
    ),
    ScoreReason.FOUL_TILE_SHOWN: with_zero(
        plural("Score", "Tile shown by %1: %n penalty point(s)", "as a referee puts it", 1),
        text("Score", "Tile shown by %1: no penalty points", "as a referee puts it"),
    ),
    ScoreReason.FOUL_SIGNALS: with_zero(
        plural("Score", "Signals or talk by %1: %n penalty point(s)", "to the partner; as a referee puts it", 1),
        text("Score", "Signals or talk by %1: no penalty points", "to the partner; as a referee puts it"),
    ),
    ScoreReason.FOUL_DELAY: with_zero(
        plural("Score", "Slow play by %1: %n penalty point(s)", "as a referee puts it", 1),
        text("Score", "Slow play by %1: no penalty points", "as a referee puts it"),
    ),
    ScoreReason.FOUL_FALSE_ACCUSATION: with_zero(
        plural("Score", "False accusation by %1: %n penalty point(s)", "as a referee puts it", 1),
        text("Score", "False accusation by %1: noted, no penalty points", "as a referee puts it"),
    ),
    ScoreReason.FOUL_OTHER: with_zero(
        plural("Score", "Other foul by %1: %n penalty point(s)", "as a referee puts it", 1),
        text("Score", "Other foul by %1: no penalty points", "as a referee puts it"),
    ),
}
# The rule behind a score, named on the score page.

BLOCK_WINNER_RULES: dict[str, Message] = {
    "lowest_hand": text("Rule", "The lowest count wins."),
    "lowest_team": text("Rule", "The pair with the lowest total wins."),
    "team_of_lowest_hand": text("Rule", "The pair that holds the lowest hand wins."),
    "closer_duel": text(
        "Rule",
        "Whoever played the last tile and one neighbour compare hands: the lower count wins, for the partner too.",
    ),
    "closer": text("Rule", "Whoever played the last tile wins, whatever the counts are."),
    "not_the_last_mover": text("Rule", "Whoever played the last tile loses; the lowest count of the others wins."),
    "fewest_doubles_first": text(
        "Rule", "The fewest doubles win; if these are level, the lowest count of the other tiles."
    ),
    "nobody": text("Rule", "Nobody wins a blocked game."),
}

BLOCK_TIE_RULES: dict[str, Message] = {
    "no_score": text("Rule", "In a tie nobody scores."),
    "leader_side": text("Rule", "In a tie whoever led the round wins."),
    "closer_side": text("Rule", "In a tie whoever played the last tile wins."),
    "closer_loses": text("Rule", "In a tie whoever played the last tile loses."),
    "nearest_to_leader": text("Rule", "In a tie the first in turn order wins, counting from whoever led."),
    "lightest_tile": text("Rule", "In a tie whoever holds the lightest tile wins."),
    "lowest_team": text("Rule", "In a tie the pair with the lowest total wins."),
    "share_full": text("Rule", "In a tie each takes the pips of the others."),
    "share_split": text("Rule", "In a tie the pips of the others are shared."),
    "replay": text("Rule", "In a tie the round does not count and is dealt again."),
    "carry_double": text("Rule", "In a tie nobody scores, and the next round counts double."),
    "carry_one": text("Rule", "In a tie nobody scores, and the next round is worth one point more."),
    "opponents_of_closer": text("Rule", "In a tie the opponents of whoever played the last tile score."),
    "own_pips": text("Rule", "In a tie everybody scores their own pips; no winner is needed."),
    "fewest_tiles": text("Rule", "In a tie whoever holds the fewest tiles wins."),
}

ROUND_POINTS_RULES: dict[str, Message] = {
    "others_pips": text("Rule", "The winner scores the pips of all the others."),
    "opponents_pips": text("Rule", "The winners score the pips of their opponents."),
    "others_minus_own": text("Rule", "The winner scores the pips of all the others, less the winner's own."),
    "differences": text("Rule", "The winner scores the difference in pips from each of the others."),
    "all_pips": text("Rule", "The winner scores the pips of all hands."),
    "fixed": text("Rule", "The winner scores fixed points."),
    "own_pips_against": text("Rule", "Everybody is charged with the pips of their own hand; the lowest total is best."),
    "multiplied": text("Rule", "The winner scores the pips of the opponents, multiplied."),
    "others_and_boneyard": text("Rule", "The winner scores the pips of all the others and of the boneyard."),
}

DIRECTIONS: dict[str, Message] = {
    "clockwise": text("Rule", "clockwise", "the direction of play, within a sentence"),
    "counterclockwise": text("Rule", "counter-clockwise", "the direction of play, within a sentence"),
}

# What is wrong with a rule-set file. %1 is what was found there.

RULESET_FAULTS: dict[RuleSetReason, Message] = {
    RuleSetReason.NOT_READABLE: text("Rule set file", "The file cannot be opened."),
    RuleSetReason.TOO_LARGE: text("Rule set file", "The file is too large for a rule set."),
    RuleSetReason.NOT_TOML: text("Rule set file", "The file cannot be read as a rule set: %1"),
    RuleSetReason.UNKNOWN_KEY: text("Rule set file", "%2: this setting is unknown.", "%2: the place in the file"),
    RuleSetReason.MISSING_KEY: text("Rule set file", "%2: this setting is missing.", "%2: the place in the file"),
    RuleSetReason.WRONG_KIND: text("Rule set file", "%2: %1 is not the right kind of value.", "%2: the place"),
    RuleSetReason.UNKNOWN_NAME: text("Rule set file", "%2: the name %1 is unknown.", "%2: the place in the file"),
    RuleSetReason.OUT_OF_RANGE: text("Rule set file", "%2: %1 is too small or too large.", "%2: the place"),
    RuleSetReason.CONTRADICTION: text("Rule set file", "%2: this contradicts %1.", "%1, %2: places in the file"),
    RuleSetReason.TOO_FEW_TILES: text(
        "Rule set file", "%2: more tiles are dealt than the set has (%1).", "%1: like 4 x 8 of 28"
    ),
}

ALLOWED_THERE = text("Rule set file", "%1 Allowed: %2.", "%1: a whole sentence about a fault; %2: a list of words")
