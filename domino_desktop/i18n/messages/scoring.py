"""More lines of a score: other comparisons, ties, ways to count, bonuses, points in play, the end of a match.

%1 is one player or, in the messages of PAIR_SCORE_LINES_MORE, a pair such as "Anna and Elsa"; %2 is an amount such as
"83 points" or "17 + 26 = 43 points"; %3 is a player; %4 and what follows are numbers.
"""

from domino_desktop.core.score_lines import ScoreReason
from domino_desktop.i18n.messages import Message, plural, text, with_zero

SCORE_LINES_MORE: dict[ScoreReason, Message] = {
    # Who wins a blocked round.
    ScoreReason.DUEL_CLOSER: text(
        "Score", "%3 played the last tile and holds %2.", "%2: like 17 pips; %3: a player, who is now compared with one"
    ),
    ScoreReason.DUEL_NEIGHBOUR: text(
        "Score", "Compared with a neighbour: %3 holds %2.", "%2: like 26 pips; %3: the player next to whoever closed"
    ),
    ScoreReason.CLOSER_DUEL: text("Score", "%1 holds less and wins the round.", "of two players who were compared"),
    ScoreReason.CLOSER: text("Score", "%1 played the last tile and wins the round, whatever the hands count."),
    ScoreReason.NOT_THE_LAST_MOVER: text(
        "Score",
        "Whoever played the last tile cannot win. %1 has the lowest count of the others (%2) and wins the round.",
    ),
    ScoreReason.FEWEST_DOUBLES_FIRST: text(
        "Score",
        "%1 wins the round: fewest doubles (%4), then fewest pips on the other tiles (%5).",
        "%4, %5: numbers",
    ),
    ScoreReason.NOBODY: text("Score", "With these rules nobody scores when the game is blocked."),
    # Ties.
    ScoreReason.TIED_DUEL: text("Score", "Both of them hold the same (%2): %1.", "%1: two names; %2: a number"),
    ScoreReason.TIED_DOUBLES: text(
        "Score",
        "Tie for the fewest doubles (%4) and the fewest pips on the other tiles (%5): %1.",
        "%1: names, like Anna and João; %4, %5: numbers",
    ),
    ScoreReason.TIE_REPLAY: text("Score", "In a tie the round does not count: it is dealt again."),
    ScoreReason.TIE_FEWEST_TILES: text("Score", "In a tie whoever has the fewest tiles wins: %1."),
    ScoreReason.TIE_OPPONENTS_OF_CLOSER: text(
        "Score",
        "In a tie the opponents of whoever played the last tile score; for %1: %2.",
        "%2: an amount, like 1 point",
    ),
    ScoreReason.TIE_OWN_PIPS: text("Score", "In a tie nobody wins; everybody's own pips are written down."),
    ScoreReason.TIE_CARRY_DOUBLE: text("Score", "In a tie nobody scores now: the next win is doubled."),
    ScoreReason.TIE_CARRY_ONE: text("Score", "In a tie nobody scores now: the next win is worth one point more."),
    # Ways to count.
    ScoreReason.OTHERS_AND_BONEYARD: text(
        "Score",
        "%1 takes the pips of all the others and of the boneyard: %2.",
        "%2: an amount, like 17 + 26 + 9 = 52 points",
    ),
    ScoreReason.OWN_PIPS_AGAINST: text(
        "Score", "%1 writes down the pips left in hand: %2.", "bad points; %2: an amount, like 17 points"
    ),
    ScoreReason.FIXED_BLOCK: text("Score", "%1 scores for winning the block: %2.", "%2: an amount, like 1 point"),
    ScoreReason.FIXED_OUT: text("Score", "%1 scores for going out: %2.", "%2: an amount, like 1 point"),
    ScoreReason.FIXED_DOUBLE: text("Score", "%1 scores for going out with a double: %2.", "%2: like 2 points"),
    ScoreReason.FIXED_BOTH_ENDS: text(
        "Score", "%1 scores for going out with a tile that fits both ends: %2.", "%2: an amount, like 3 points"
    ),
    ScoreReason.FIXED_DOUBLE_BOTH_ENDS: text(
        "Score", "%1 scores for going out with a double that fits both ends: %2.", "%2: an amount, like 4 points"
    ),
    ScoreReason.CLOSER_LOST_OWN: text(
        "Score", "%1 played the last tile and lost the block: %2.", "%2: an amount, like 1 point off"
    ),
    ScoreReason.CLOSER_LOST_OTHERS: text(
        "Score", "%1 scores because whoever played the last tile lost the block: %2.", "%2: an amount, like 2 points"
    ),
    # Rounding and multiplying; these lines follow a line with the pips.
    ScoreReason.ROUNDED_NEAREST_5: text(
        "Score", "Rounded to the nearest multiple of five: %2.", "%2: an amount, like 45 points or 15 + 25 = 40 points"
    ),
    ScoreReason.ROUNDED_DOWN_5: text("Score", "Rounded down to a multiple of five: %2.", "%2: an amount"),
    ScoreReason.ROUNDED_NEAREST_3: text("Score", "Rounded to the nearest multiple of three: %2.", "%2: an amount"),
    ScoreReason.ROUNDED_BANDS: text(
        "Score", "The table of pips and points makes of it: %2.", "so many pips are worth so few points; %2: an amount"
    ),
    ScoreReason.TIMES_BLOCK: text(
        "Score", "The points of a block are multiplied by %5: %2.", "%2: like 57 × 2 = 114 points; %5: a number"
    ),
    ScoreReason.TIMES_OUT: text(
        "Score", "The points for going out are multiplied by %5: %2.", "%2: like 57 × 2 = 114 points; %5: a number"
    ),
    ScoreReason.TIMES_DOUBLE: text(
        "Score",
        "Going out with a double multiplies the points by %5: %2.",
        "%2: like 57 × 2 = 114 points; %5: a number",
    ),
    ScoreReason.TIMES_BOTH_ENDS: text(
        "Score",
        "Going out with a tile that fits both ends multiplies the points by %5: %2.",
        "%2: like 57 × 2 = 114 points; %5: a number",
    ),
    ScoreReason.TIMES_DOUBLE_BOTH_ENDS: text(
        "Score",
        "Going out with a double that fits both ends multiplies the points by %5: %2.",
        "%2: like 57 × 2 = 114 points; %5: a number",
    ),
    ScoreReason.TIMES_CLOSER_LOST: text(
        "Score",
        "Whoever played the last tile lost the block, so the points are multiplied by %5: %2.",
        "%2: like 57 × 2 = 114 points; %5: a number",
    ),
    ScoreReason.TIMES_NOTHING: text("Score", "After such an end of the round the hands do not count."),
    ScoreReason.CARRIED_DOUBLE: text(
        "Score",
        "Because of the tie before, this win is multiplied by %5: %2.",
        "%2: like 1 × 2 = 2 points; %5: a number",
    ),
    ScoreReason.CARRIED_ONE: text(
        "Score", "Because of the tie before, this win is worth more: %2.", "%2: an amount, like 1 + 1 = 2 points"
    ),
    # Bonuses.
    ScoreReason.BONUS_CAPICUA: text(
        "Score", "%1 scores extra for a last tile that fits both ends: %2.", "a capicúa; %2: an amount, like 25 points"
    ),
    ScoreReason.BONUS_CHUCHAZO: text(
        "Score", "%1 scores extra for going out with the double blank: %2.", "%2: an amount, like 25 points"
    ),
    ScoreReason.BONUS_OUT_DOUBLE: text(
        "Score", "%1 scores extra for going out with a double: %2.", "%2: an amount, like 20 points"
    ),
    ScoreReason.BONUS_LOCK: text("Score", "%1 scores extra for winning a block: %2.", "%2: like 100 points"),
    ScoreReason.BONUS_GOING_OUT: text("Score", "%1 scores extra for going out: %2.", "%2: like 1 point"),
    ScoreReason.BONUS_HAND_NUMBER: text(
        "Score",
        "%1 scores extra for winning round %5 of the match: %2.",
        "round = one deal; %2: an amount, like 100 points; %5: a number",
    ),
    ScoreReason.PASS_AFTER_LEAD_DOUBLE: text(
        "Score",
        "%3 passed right after the double that was led; for %1: %2.",
        "%2: an amount, like 25 points; %3: a player",
    ),
    ScoreReason.PASS_AFTER_LEAD_SINGLE: text(
        "Score", "%3 passed right after the first tile; for %1: %2.", "%2: an amount, like 50 points; %3: a player"
    ),
    ScoreReason.THREE_PASSES: text(
        "Score", "Everybody else passed, and it is %3 again; for %1: %2.", "%2: an amount, like 25 points; %3: a player"
    ),
    ScoreReason.EACH_PASS: text("Score", "%3 passed; for %1: %2.", "%2: an amount, like 20 points; %3: a player"),
    ScoreReason.FIRST_PASS: text(
        "Score", "%3 was the first to pass in this match; for %1: %2.", "%2: an amount, like 2 points; %3: a player"
    ),
    ScoreReason.GALO: text(
        "Score", "All three others passed, and %3 can go on; for %1: %2.", "%2: an amount, like 50 points; %3: a player"
    ),
    # Points in play, and the target.
    ScoreReason.PLAY_MULTIPLES: text(
        "Score",
        "%3 makes the open ends add up to %6: %2.",
        "%2: an amount, like 10 points; %3: a player; %6: like 4 + 6 = 10",
    ),
    ScoreReason.PLAY_EQUAL_ENDS: text(
        "Score",
        "%3 makes open ends equal, all with a %4: %2.",
        "%2: an amount, like 2 points; %3: a player; %4: a number",
    ),
    ScoreReason.OVERSHOT: text(
        "Score",
        "That would take %1 to %5, past the %6 that must be reached exactly, so these points do not count.",
        "%5, %6: numbers of points",
    ),
    ScoreReason.TARGET_REACHED: text("Score", "%1 has exactly %4 points: that wins the match.", "%4: a number"),
    ScoreReason.VOIDED: text(
        "Score",
        "What %1 scored in this round does not count either: %2.",
        "the round is dealt again; %2: like 10 points off",
    ),
    ScoreReason.EVERYBODY_HAS_SCORED: text(
        "Score", "Everybody has won a round, so %1 goes back to zero.", "round = one deal; the points go back"
    ),
    ScoreReason.GAME_OVER: text("Score", "A new game begins: %1 goes back to zero.", "one game of a match of several"),
    ScoreReason.ENTERED_BY_HAND: text("Score", "Written down by hand for %1: %2", "%2: like 83 points"),
    ScoreReason.CORRECTED: text(
        "Score", "Correction of round %4 for %1: %2", "%2: like 83 points, or −5 points; %4: a number"
    ),
}

PAIR_SCORE_LINES_MORE: dict[ScoreReason, Message] = {
    ScoreReason.CLOSER_DUEL: text(
        "Pair score", "%3 holds less: %1 win the round.", "%1: a pair; %3: one player of it, of two who were compared"
    ),
    ScoreReason.CLOSER: text(
        "Pair score",
        "%3 played the last tile: %1 win the round, whatever the hands count.",
        "%1: a pair; %3: one player of it",
    ),
    ScoreReason.NOT_THE_LAST_MOVER: text(
        "Pair score",
        "Whoever played the last tile cannot win. %3 has the lowest count of the others (%2): %1 win the round.",
        "%1: a pair; %3: one player of it",
    ),
    ScoreReason.FEWEST_DOUBLES_FIRST: text(
        "Pair score",
        "%3 has the fewest doubles (%4), then the fewest pips on the other tiles (%5): %1 win the round.",
        "%1: a pair; %3: one player of it; %4, %5: numbers",
    ),
    ScoreReason.TIED_DUEL: text("Pair score", "Both of them hold the same: %2.", "two neighbours; %2: a number"),
    ScoreReason.TIED_DOUBLES: text(
        "Pair score",
        "The pairs are level: fewest doubles %4, fewest pips on the other tiles %5.",
        "%4, %5: numbers",
    ),
    ScoreReason.OTHERS_AND_BONEYARD: text(
        "Pair score", "%1 take the pips of all the others and of the boneyard: %2.", "%1: a pair; %2: an amount"
    ),
    ScoreReason.OWN_PIPS_AGAINST: text(
        "Pair score", "%1 write down the pips left in their hands: %2.", "%1: a pair; bad points; %2: an amount"
    ),
    ScoreReason.FIXED_BLOCK: text("Pair score", "%1 score for winning the block: %2.", "%1: a pair; %2: an amount"),
    ScoreReason.FIXED_OUT: text("Pair score", "%1 score for going out: %2.", "%1: a pair; %2: an amount"),
    ScoreReason.FIXED_DOUBLE: text(
        "Pair score", "%1 score for going out with a double: %2.", "%1: a pair; %2: an amount"
    ),
    ScoreReason.FIXED_BOTH_ENDS: text(
        "Pair score", "%1 score for going out with a tile that fits both ends: %2.", "%1: a pair; %2: an amount"
    ),
    ScoreReason.FIXED_DOUBLE_BOTH_ENDS: text(
        "Pair score", "%1 score for going out with a double that fits both ends: %2.", "%1: a pair; %2: an amount"
    ),
    ScoreReason.CLOSER_LOST_OWN: text(
        "Pair score", "%1 played the last tile and lost the block: %2.", "%1: a pair; %2: an amount, like 1 point off"
    ),
    ScoreReason.CLOSER_LOST_OTHERS: text(
        "Pair score", "%1 score because whoever played the last tile lost the block: %2.", "%1: a pair; %2: an amount"
    ),
    ScoreReason.BONUS_CAPICUA: text(
        "Pair score", "%1 score extra for a last tile that fits both ends: %2.", "a capicúa; %1: a pair; %2: an amount"
    ),
    ScoreReason.BONUS_CHUCHAZO: text(
        "Pair score", "%1 score extra for going out with the double blank: %2.", "%1: a pair; %2: an amount"
    ),
    ScoreReason.BONUS_OUT_DOUBLE: text(
        "Pair score", "%1 score extra for going out with a double: %2.", "%1: a pair; %2: an amount"
    ),
    ScoreReason.BONUS_LOCK: text("Pair score", "%1 score extra for winning a block: %2.", "%1: a pair; %2: an amount"),
    ScoreReason.BONUS_GOING_OUT: text("Pair score", "%1 score extra for going out: %2.", "%1: a pair; %2: an amount"),
    ScoreReason.BONUS_HAND_NUMBER: text(
        "Pair score",
        "%1 score extra for winning round %5 of the match: %2.",
        "round = one deal; %1: a pair; %2: an amount; %5: a number",
    ),
    ScoreReason.PLAY_MULTIPLES: text(
        "Pair score",
        "%3 makes the open ends add up to %6; for %1: %2.",
        "%1: a pair; %2: an amount; %3: one player of it; %6: like 4 + 6 = 10",
    ),
    ScoreReason.PLAY_EQUAL_ENDS: text(
        "Pair score",
        "%3 makes open ends equal, all with a %4; for %1: %2.",
        "%1: a pair; %2: an amount; %3: one player of it; %4: a number",
    ),
    ScoreReason.TARGET_REACHED: text(
        "Pair score", "%1 have exactly %4 points: that wins the match.", "%1: a pair; %4: a number"
    ),
    ScoreReason.EVERYBODY_HAS_SCORED: text(
        "Pair score", "Both pairs have won a round, so %1 go back to zero.", "round = one deal; %1: a pair"
    ),
    ScoreReason.GAME_OVER: text(
        "Pair score", "A new game begins: %1 go back to zero.", "one game of a match of several; %1: a pair"
    ),
}

PIPS = with_zero(
    plural("Score", "%n pip(s)", "an amount, like 17 pips", 1), text("Score", "no pips", "an amount: zero pips")
)
SUM_OF_PIPS = with_zero(
    plural("Score", "%1 = %n pip(s)", "%1: a sum, like 17 + 26 + 40", 1),
    text("Score", "%1 = no pips", "%1: a sum, like 7 − 7"),
)
POINTS_OFF = plural("Score", "%n point(s) off", "an amount that is taken away; never zero", 1)
PRODUCT_OF_POINTS = with_zero(
    plural("Score", "%1 × %2 = %n point(s)", "%1, %2: numbers, like 57 × 2", 1),
    text("Score", "%1 × %2 = no points", "%1, %2: numbers, like 0 × 2"),
)

# The first line of the score page.

WINS_ROUND_AND_WRITES = with_zero(
    plural("Score page", "%1 wins the round and writes down %n point(s)", "bad points: the lowest total wins", 1),
    text("Score page", "%1 wins the round and writes down nothing", "bad points: the lowest total wins"),
)
PAIR_WINS_ROUND_AND_WRITES = with_zero(
    plural("Score page", "%1 win the round and write down %n point(s)", "%1: a pair; bad points", 1),
    text("Score page", "%1 win the round and write down nothing", "%1: a pair; bad points"),
)
TIE_POINTS_FOR = plural(
    "Score page", "A tie: %n point(s) for %1", "%1: a player, a pair, or several names; never zero", 1
)
TIE_ALL_WRITE = text("Score page", "A tie: everybody's own pips are written down", "bad points: the lowest total wins")
HITS_TARGET = text("Score page", "%1 has exactly %2 points", "first line of the page; wins the match; %2: a number")
PAIR_HITS_TARGET = text("Score page", "%1 have exactly %2 points", "%1: a pair; wins the match; %2: a number")
