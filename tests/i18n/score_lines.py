"""What the lines of a score say that `test_narration` does not reach by playing: each with its sentence."""

from domino_desktop.core.score_lines import ScoreLine, ScoreReason

R = ScoreReason


def line(reason, *numbers, team=None, seat=None, points=0, teams=()):
    return ScoreLine(reason, team, seat, numbers, teams=teams, points=points)


# Anna, João and Elsa, each alone.
ALONE_MORE = [
    (line(R.DUEL_CLOSER, 17, seat=0), "Anna played the last tile and holds 17 pips."),
    (line(R.DUEL_CLOSER, 1, seat=0), "Anna played the last tile and holds 1 pip."),
    (line(R.DUEL_NEIGHBOUR, 0, seat=1), "Compared with a neighbour: João holds no pips."),
    (line(R.CLOSER_DUEL, 7, team=0, seat=0), "Anna holds less and wins the round."),
    (line(R.CLOSER, team=0, seat=0), "Anna played the last tile and wins the round, whatever the hands count."),
    (
        line(R.NOT_THE_LAST_MOVER, 7, team=0, seat=0),
        "Whoever played the last tile cannot win. Anna has the lowest count of the others (7) and wins the round.",
    ),
    (
        line(R.FEWEST_DOUBLES_FIRST, 1, 11, team=0, seat=0),
        "Anna wins the round: fewest doubles (1), then fewest pips on the other tiles (11).",
    ),
    (line(R.NOBODY), "With these rules nobody scores when the game is blocked."),
    (line(R.TIED_DUEL, 9, teams=(0, 1)), "Both of them hold the same (9): Anna and João."),
    (
        line(R.TIED_DOUBLES, 0, 11, teams=(0, 1)),
        "Tie for the fewest doubles (0) and the fewest pips on the other tiles (11): Anna and João.",
    ),
    (line(R.TIE_REPLAY, teams=(0, 1)), "In a tie the round does not count: it is dealt again."),
    (line(R.TIE_FEWEST_TILES, team=1, teams=(0, 1)), "In a tie whoever has the fewest tiles wins: João."),
    (
        line(R.TIE_OPPONENTS_OF_CLOSER, 1, team=1, points=1, teams=(0, 1)),
        "In a tie the opponents of whoever played the last tile score; for João: 1 point.",
    ),
    (line(R.TIE_OWN_PIPS, teams=(0, 1)), "In a tie nobody wins; everybody's own pips are written down."),
    (line(R.TIE_CARRY_DOUBLE, teams=(0, 1)), "In a tie nobody scores now: the next win is doubled."),
    (line(R.TIE_CARRY_ONE, teams=(0, 1)), "In a tie nobody scores now: the next win is worth one point more."),
    (
        line(R.OTHERS_AND_BONEYARD, 17, 26, 9, team=0, points=52),
        "Anna takes the pips of all the others and of the boneyard: 17 + 26 + 9 = 52 points.",
    ),
    # Where rounding or a factor follows, the pips are no points yet.
    (line(R.OTHERS_PIPS, 17, 26, team=0), "Anna takes the pips of all the others: 17 + 26 = 43 pips."),
    (line(R.OTHERS_PIPS, 17, team=0), "Anna takes the pips of all the others: 17 pips."),
    (line(R.OWN_PIPS_AGAINST, 17, team=0, points=17), "Anna writes down the pips left in hand: 17 points."),
    (line(R.OWN_PIPS_AGAINST, 0, team=0), "Anna writes down the pips left in hand: no points."),
    (line(R.FIXED_BLOCK, 2, team=0, points=2), "Anna scores for winning the block: 2 points."),
    (line(R.FIXED_OUT, 1, team=0, points=1), "Anna scores for going out: 1 point."),
    (line(R.FIXED_OUT, 1, team=0), "Anna scores for going out: 1 point."),
    (line(R.FIXED_DOUBLE, 2, team=0, points=2), "Anna scores for going out with a double: 2 points."),
    (
        line(R.FIXED_BOTH_ENDS, 3, team=0, points=3),
        "Anna scores for going out with a tile that fits both ends: 3 points.",
    ),
    (
        line(R.FIXED_DOUBLE_BOTH_ENDS, 4, team=0, points=4),
        "Anna scores for going out with a double that fits both ends: 4 points.",
    ),
    (line(R.CLOSER_LOST_OWN, -1, team=0, points=-1), "Anna played the last tile and lost the block: 1 point off."),
    (line(R.CLOSER_LOST_OWN, 0, team=0), "Anna played the last tile and lost the block: no points."),
    (
        line(R.CLOSER_LOST_OTHERS, 2, team=1, points=2),
        "João scores because whoever played the last tile lost the block: 2 points.",
    ),
    (line(R.ROUNDED_NEAREST_5, 45, team=0, points=45), "Rounded to the nearest multiple of five: 45 points."),
    (
        line(R.ROUNDED_NEAREST_5, 15, 25, team=0),
        "Rounded to the nearest multiple of five: 15 + 25 = 40 points.",
    ),
    (line(R.ROUNDED_DOWN_5, 0, team=0), "Rounded down to a multiple of five: no points."),
    (line(R.ROUNDED_NEAREST_3, 45, team=0, points=45), "Rounded to the nearest multiple of three: 45 points."),
    (line(R.ROUNDED_BANDS, 4, team=0, points=4), "The table of pips and points makes of it: 4 points."),
    (line(R.TIMES_BLOCK, 57, 2, team=0, points=114), "The points of a block are multiplied by 2: 57 × 2 = 114 points."),
    (line(R.TIMES_OUT, 57, 2, team=0), "The points for going out are multiplied by 2: 57 × 2 = 114 points."),
    (line(R.TIMES_DOUBLE, 7, 2, team=0), "Going out with a double multiplies the points by 2: 7 × 2 = 14 points."),
    (
        line(R.TIMES_BOTH_ENDS, 7, 2, team=0),
        "Going out with a tile that fits both ends multiplies the points by 2: 7 × 2 = 14 points.",
    ),
    (
        line(R.TIMES_DOUBLE_BOTH_ENDS, 7, 3, team=0),
        "Going out with a double that fits both ends multiplies the points by 3: 7 × 3 = 21 points.",
    ),
    (
        line(R.TIMES_CLOSER_LOST, 57, 3, team=0),
        "Whoever played the last tile lost the block, so the points are multiplied by 3: 57 × 3 = 171 points.",
    ),
    (line(R.TIMES_NOTHING, 57, 0, team=0), "After such an end of the round the hands do not count."),
    (
        line(R.CARRIED_DOUBLE, 1, 2, team=0, points=2),
        "Because of the tie before, this win is multiplied by 2: 1 × 2 = 2 points.",
    ),
    (
        line(R.CARRIED_ONE, 3, 1, team=0, points=4),
        "Because of the tie before, this win is worth more: 3 + 1 = 4 points.",
    ),
    (line(R.BONUS_CAPICUA, 25, team=0, points=25), "Anna scores extra for a last tile that fits both ends: 25 points."),
    (
        line(R.BONUS_CHUCHAZO, 25, team=0, points=25),
        "Anna scores extra for going out with the double blank: 25 points.",
    ),
    (line(R.BONUS_OUT_DOUBLE, 20, team=0, points=20), "Anna scores extra for going out with a double: 20 points."),
    (line(R.BONUS_LOCK, 100, team=0, points=100), "Anna scores extra for winning a block: 100 points."),
    (line(R.BONUS_GOING_OUT, 1, team=0), "Anna scores extra for going out: 1 point."),
    (
        line(R.BONUS_HAND_NUMBER, 75, 2, team=0, points=75),
        "Anna scores extra for winning round 2 of the match: 75 points.",
    ),
    (
        line(R.PASS_AFTER_LEAD_DOUBLE, 25, team=0, seat=1, points=25),
        "João passed right after the double that was led; for Anna: 25 points.",
    ),
    (
        line(R.PASS_AFTER_LEAD_SINGLE, 50, team=0, seat=1, points=50),
        "João passed right after the first tile; for Anna: 50 points.",
    ),
    (
        line(R.THREE_PASSES, 25, team=0, seat=0, points=25),
        "Everybody else passed, and it is Anna again; for Anna: 25 points.",
    ),
    (line(R.EACH_PASS, 20, team=0, seat=1, points=20), "João passed; for Anna: 20 points."),
    (
        line(R.FIRST_PASS, 2, team=0, seat=1, points=2),
        "João was the first to pass in this match; for Anna: 2 points.",
    ),
    (
        line(R.GALO, 50, team=0, seat=0, points=50),
        "All three others passed, and Anna can go on; for Anna: 50 points.",
    ),
    (
        line(R.PLAY_MULTIPLES, 4, 6, 0, team=0, seat=0, points=10),
        "Anna makes the open ends add up to 4 + 6 + 0 = 10: 10 points.",
    ),
    (line(R.PLAY_MULTIPLES, 15, team=0, seat=0, points=8), "Anna makes the open ends add up to 15: 8 points."),
    (line(R.PLAY_EQUAL_ENDS, 5, 5, team=0, seat=0, points=2), "Anna makes open ends equal, all with a 5: 2 points."),
    (
        line(R.OVERSHOT, 5, 63, 61, team=0),
        "That would take Anna to 63, past the 61 that must be reached exactly, so these points do not count.",
    ),
    (line(R.TARGET_REACHED, 61, team=0, seat=0), "Anna has exactly 61 points: that wins the match."),
    (
        line(R.VOIDED, 10, team=0, points=-10),
        "What Anna scored in this round does not count either: 10 points off.",
    ),
    (
        line(R.EVERYBODY_HAS_SCORED, team=0, points=-2),
        "Everybody has won a round, so Anna goes back to zero.",
    ),
    (line(R.GAME_OVER, team=0, points=-100), "A new game begins: Anna goes back to zero."),
    (line(R.ENTERED_BY_HAND, 83, team=0, points=83), "Written down by hand for Anna: 83 points"),
    (line(R.CORRECTED, 3, 5, team=0, points=5), "Correction of round 3 for Anna: 5 points"),
    (line(R.CORRECTED, 3, -5, team=0, points=-5), "Correction of round 3 for Anna: 5 points off"),
    (
        line(R.FOUL_DREW_THOUGH_ABLE, team=0, seat=0, points=-50),
        "Anna took a tile although one fitted: 50 penalty points",
    ),
    (line(R.FOUL_WRONG_TILE, team=0, seat=0, points=-10), "Wrong tile laid by Anna: 10 penalty points"),
    (line(R.FOUL_WRONG_COUNT, team=0, seat=0, points=-1), "Anna held a wrong number of tiles: 1 penalty point"),
    (line(R.FOUL_TILE_SHOWN, team=0, seat=0), "Tile shown by Anna: no penalty points"),
    (line(R.FOUL_SIGNALS, team=0, seat=0), "Signals or talk by Anna: no penalty points"),
    (line(R.FOUL_DELAY, team=0, seat=0, points=-11), "Slow play by Anna: 11 penalty points"),
    (line(R.FOUL_FALSE_ACCUSATION, team=0, seat=0), "False accusation by Anna: noted, no penalty points"),
    (line(R.FOUL_OTHER, team=0, seat=0, points=-5), "Other foul by Anna: 5 penalty points"),
]

# Anna and Elsa against João and Ole.
PAIRS_MORE = [
    (line(R.CLOSER_DUEL, 7, team=0, seat=2), "Elsa holds less: Anna and Elsa win the round."),
    (
        line(R.CLOSER, team=1, seat=3),
        "Ole played the last tile: João and Ole win the round, whatever the hands count.",
    ),
    (
        line(R.NOT_THE_LAST_MOVER, 7, team=0, seat=2),
        "Whoever played the last tile cannot win. Elsa has the lowest count of the others (7): "
        "Anna and Elsa win the round.",
    ),
    (
        line(R.FEWEST_DOUBLES_FIRST, 1, 11, team=0, seat=2),
        "Elsa has the fewest doubles (1), then the fewest pips on the other tiles (11): Anna and Elsa win the round.",
    ),
    (line(R.TIED_DUEL, 9, teams=(0, 1)), "Both of them hold the same: 9."),
    (
        line(R.TIED_DOUBLES, 0, 11, teams=(0, 1)),
        "The pairs are level: fewest doubles 0, fewest pips on the other tiles 11.",
    ),
    (
        line(R.OTHERS_AND_BONEYARD, 17, 26, 9, team=0, points=52),
        "Anna and Elsa take the pips of all the others and of the boneyard: 17 + 26 + 9 = 52 points.",
    ),
    (
        line(R.OWN_PIPS_AGAINST, 7, 4, team=0, points=11),
        "Anna and Elsa write down the pips left in their hands: 7 + 4 = 11 points.",
    ),
    (line(R.FIXED_BLOCK, 1, team=0, points=1), "Anna and Elsa score for winning the block: 1 point."),
    (line(R.FIXED_OUT, 1, team=0, points=1), "Anna and Elsa score for going out: 1 point."),
    (line(R.FIXED_DOUBLE, 2, team=0, points=2), "Anna and Elsa score for going out with a double: 2 points."),
    (
        line(R.FIXED_BOTH_ENDS, 3, team=0, points=3),
        "Anna and Elsa score for going out with a tile that fits both ends: 3 points.",
    ),
    (
        line(R.FIXED_DOUBLE_BOTH_ENDS, 4, team=0, points=4),
        "Anna and Elsa score for going out with a double that fits both ends: 4 points.",
    ),
    (
        line(R.CLOSER_LOST_OWN, -1, team=0, points=-1),
        "Anna and Elsa played the last tile and lost the block: 1 point off.",
    ),
    (
        line(R.CLOSER_LOST_OTHERS, 2, team=1, points=2),
        "João and Ole score because whoever played the last tile lost the block: 2 points.",
    ),
    (
        line(R.BONUS_CAPICUA, 25, team=0, points=25),
        "Anna and Elsa score extra for a last tile that fits both ends: 25 points.",
    ),
    (
        line(R.BONUS_CHUCHAZO, 25, team=0, points=25),
        "Anna and Elsa score extra for going out with the double blank: 25 points.",
    ),
    (
        line(R.BONUS_OUT_DOUBLE, 20, team=0, points=20),
        "Anna and Elsa score extra for going out with a double: 20 points.",
    ),
    (line(R.BONUS_LOCK, 100, team=0, points=100), "Anna and Elsa score extra for winning a block: 100 points."),
    (line(R.BONUS_GOING_OUT, 1, team=0, points=1), "Anna and Elsa score extra for going out: 1 point."),
    (
        line(R.BONUS_HAND_NUMBER, 100, 1, team=0, points=100),
        "Anna and Elsa score extra for winning round 1 of the match: 100 points.",
    ),
    (
        line(R.THREE_PASSES, 25, team=0, seat=2, points=25),
        "Everybody else passed, and it is Elsa again; for Anna and Elsa: 25 points.",
    ),
    (
        line(R.PLAY_MULTIPLES, 4, 6, team=0, seat=2, points=10),
        "Elsa makes the open ends add up to 4 + 6 = 10; for Anna and Elsa: 10 points.",
    ),
    (
        line(R.PLAY_EQUAL_ENDS, 5, 5, 5, team=0, seat=2, points=3),
        "Elsa makes open ends equal, all with a 5; for Anna and Elsa: 3 points.",
    ),
    (line(R.TARGET_REACHED, 61, team=0, seat=0), "Anna and Elsa have exactly 61 points: that wins the match."),
    (
        line(R.EVERYBODY_HAS_SCORED, team=0, points=-2),
        "Both pairs have won a round, so Anna and Elsa go back to zero.",
    ),
    (line(R.GAME_OVER, team=0, points=-100), "A new game begins: Anna and Elsa go back to zero."),
]
