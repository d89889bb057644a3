"""The rulebook: what a round is worth, scores during play, and extra points."""

from domino_desktop.i18n.messages import Message, plural, text, with_zero

LABELS: dict[str, Message] = {
    "out_points": text("Rule label", "Points for going out"),
    "round_points": text("Rule label", "Points for a blocked game"),
    "out_values.simple": text("Rule label", "Going out with an ordinary tile", "points"),
    "out_values.double": text("Rule label", "Going out with a double", "points"),
    "out_values.both_ends": text("Rule label", "Going out at both ends", "points; the last tile fits both ends"),
    "out_values.double_both_ends": text("Rule label", "Going out with a double at both ends", "points"),
    "block_value": text("Rule label", "Winning a blocked game", "points"),
    "factors.out": text("Rule label", "Times for an ordinary last tile", "the points are multiplied by this"),
    "factors.double": text("Rule label", "Times for a double as last tile", "the points are multiplied by this"),
    "factors.both_ends": text("Rule label", "Times for a last tile at both ends", "the points are multiplied by this"),
    "factors.double_both_ends": text(
        "Rule label", "Times for a last double at both ends", "the points are multiplied by this"
    ),
    "factors.block": text("Rule label", "Times for a blocked game", "the points are multiplied by this"),
    "closer_loses": text("Rule label", "When the player of the last tile loses"),
    "rounding": text("Rule label", "Rounding"),
    "round_scope": text("Rule label", "What is rounded"),
    "bands.first": text("Rule label", "First step", "pips that are worth the first points"),
    "bands.value": text("Rule label", "Points for the first step"),
    "bands.step": text("Rule label", "Size of each further step", "a number of pips"),
    "blank_value": text("Rule label", "Count of the double blank"),
    "play_scoring": text("Rule label", "Points during play"),
    "bonuses.going_out": text("Rule label", "Extra for going out"),
    "bonuses.out_double": text("Rule label", "Extra for a double as last tile"),
    "bonuses.capicua": text("Rule label", "Extra for a last tile at both ends", "in Spanish: capicúa"),
    "capicua_ends_must_differ": text("Rule label", "Both ends with the same number", "before the last tile"),
    "bonuses.chuchazo": text("Rule label", "Extra for the double blank as last tile"),
    "bonuses.lock": text("Rule label", "Extra for a blocked game"),
    "bonuses.first_pass": text("Rule label", "First pass of the match"),
    "bonuses.each_pass": text("Rule label", "Every pass"),
    "bonuses.pass_after_lead_double": text("Rule label", "Pass right after a first double"),
    "bonuses.pass_after_lead_single": text("Rule label", "Pass right after a first tile that is no double"),
    "bonuses.three_passes": text("Rule label", "Three others pass in a row"),
    "bonuses.galo": text("Rule label", "Three passes in place of one", "instead of the points for a single pass"),
    "bonuses.hand_number": text("Rule label", "Extra in the first rounds"),
}

HELP: dict[str, Message] = {
    "out_points": text("Rule help", "What the winner scores when somebody has no tiles left."),
    "round_points": text("Rule help", "What the winner of a blocked game scores."),
    "out_values.simple": text("Rule help", "Points when the last tile is no double and fits one end only."),
    "out_values.double": text("Rule help", "Points when the last tile is a double that fits one end only."),
    "out_values.both_ends": text("Rule help", "Points when the last tile is no double and fits both ends."),
    "out_values.double_both_ends": text("Rule help", "Points when the last tile is a double that fits both ends."),
    "block_value": text("Rule help", "Points for whoever wins a blocked game."),
    "factors.out": text("Rule help", "How many times the points count when the last tile is nothing special."),
    "factors.double": text("Rule help", "How many times the points count when the last tile is a double."),
    "factors.both_ends": text("Rule help", "How many times the points count when the last tile fits both ends."),
    "factors.double_both_ends": text(
        "Rule help", "How many times the points count when the last tile is a double that fits both ends."
    ),
    "factors.block": text("Rule help", "How many times the points of a blocked game count."),
    "closer_loses": text("Rule help", "What it costs to block the game and lose the count."),
    "rounding": text("Rule help", "Whether the pips are rounded before they become points."),
    "round_scope": text("Rule help", "Whether the sum is rounded or each part of it."),
    "bands.first": text("Rule help", "Up to how many pips a round is worth the first points."),
    "bands.value": text("Rule help", "How many points a round with few pips is worth."),
    "bands.step": text("Rule help", "How many pips more are worth one point more."),
    "blank_value": text("Rule help", "What 0-0 counts for whoever still holds it at the end."),
    "play_scoring": text("Rule help", "Whether tiles can score while the round is being played."),
    "bonuses.going_out": text("Rule help", "Extra points for playing the last tile of the hand."),
    "bonuses.out_double": text("Rule help", "Extra points when the last tile is a double."),
    "bonuses.capicua": text("Rule help", "Extra points when the last tile would fit at either end of the line."),
    "capicua_ends_must_differ": text("Rule help", "Whether it counts when both ends showed the same number before."),
    "bonuses.chuchazo": text("Rule help", "Extra points when the last tile is 0-0."),
    "bonuses.lock": text("Rule help", "Extra points for whoever wins a blocked game."),
    "bonuses.first_pass": text("Rule help", "Points for whoever causes the first pass of a match."),
    "bonuses.each_pass": text("Rule help", "Points for whoever makes the next player pass."),
    "bonuses.pass_after_lead_double": text(
        "Rule help", "Points when a round begins with a double and the next player has to pass."
    ),
    "bonuses.pass_after_lead_single": text(
        "Rule help", "Points when a round begins with another tile and the next player has to pass."
    ),
    "bonuses.three_passes": text(
        "Rule help", "Points for whoever makes three others pass in a row and then lays a tile."
    ),
    "bonuses.galo": text("Rule help", "The same, but paid in place of the points for a single pass."),
    "bonuses.hand_number": text("Rule help", "Extra points for winning the first, second, third round of a match."),
}

OUT_POINTS: dict[str, Message] = {
    "others_pips": text("Rulebook", "Whoever goes out scores the pips of all the others."),
    "opponents_pips": text("Rulebook", "Whoever goes out scores the pips of the opponents."),
    "others_minus_own": text(
        "Rulebook", "Whoever goes out scores the pips of all the others, less those of their own side."
    ),
    "differences": text("Rulebook", "Whoever goes out scores the difference in pips from each of the others."),
    "all_pips": text("Rulebook", "Whoever goes out scores the pips of all hands."),
    "fixed": text("Rulebook", "Whoever goes out scores fixed points."),
    "own_pips_against": text("Rulebook", "When somebody goes out, everybody is charged with their own pips."),
    "multiplied": text("Rulebook", "Whoever goes out scores the pips of the opponents, multiplied."),
    "others_and_boneyard": text("Rulebook", "Whoever goes out scores the pips of all the others and of the boneyard."),
}
BLOCK_POINTS: dict[str, Message] = {
    "others_pips": text("Rulebook", "Winning a blocked game scores the pips of all the others."),
    "opponents_pips": text("Rulebook", "Winning a blocked game scores the pips of the opponents."),
    "others_minus_own": text(
        "Rulebook", "Winning a blocked game scores the pips of all the others, less those of the winner's own side."
    ),
    "differences": text("Rulebook", "Winning a blocked game scores the difference in pips from each of the others."),
    "all_pips": text("Rulebook", "Winning a blocked game scores the pips of all hands."),
    "fixed": text("Rulebook", "Winning a blocked game scores fixed points."),
    "own_pips_against": text("Rulebook", "After a blocked game everybody is charged with their own pips."),
    "multiplied": text("Rulebook", "Winning a blocked game scores the pips of the opponents, multiplied."),
    "others_and_boneyard": text(
        "Rulebook", "Winning a blocked game scores the pips of all the others and of the boneyard."
    ),
}
ALIKE = text("Rulebook", "Going out and winning a blocked game score alike.")

OUT_VALUE = with_zero(
    plural("Rulebook", "Going out scores %n point(s).", "", 1), text("Rulebook", "Going out scores no points.")
)
OUT_VALUES: dict[str, Message] = {
    "simple": with_zero(
        plural("Rulebook", "Going out with an ordinary tile scores %n point(s).", "", 1),
        text("Rulebook", "Going out with an ordinary tile scores no points."),
    ),
    "double": with_zero(
        plural("Rulebook", "Going out with a double scores %n point(s).", "", 1),
        text("Rulebook", "Going out with a double scores no points."),
    ),
    "both_ends": with_zero(
        plural("Rulebook", "Going out with a tile that fits both ends scores %n point(s).", "", 1),
        text("Rulebook", "Going out with a tile that fits both ends scores no points."),
    ),
    "double_both_ends": with_zero(
        plural("Rulebook", "Going out with a double that fits both ends scores %n point(s).", "", 1),
        text("Rulebook", "Going out with a double that fits both ends scores no points."),
    ),
}
BLOCK_VALUE = with_zero(
    plural("Rulebook", "Winning a blocked game scores %n point(s).", "", 1),
    text("Rulebook", "Winning a blocked game scores no points."),
)
FACTORS: dict[str, Message] = {
    "out": with_zero(
        plural("Rulebook", "Going out with an ordinary tile makes the points count %n time(s).", "", 1),
        text("Rulebook", "Going out with an ordinary tile brings nothing for the pips."),
    ),
    "double": with_zero(
        plural("Rulebook", "Going out with a double makes the points count %n time(s).", "", 1),
        text("Rulebook", "Going out with a double brings nothing for the pips."),
    ),
    "both_ends": with_zero(
        plural("Rulebook", "Going out with a tile that fits both ends makes the points count %n time(s).", "", 1),
        text("Rulebook", "Going out with a tile that fits both ends brings nothing for the pips."),
    ),
    "double_both_ends": with_zero(
        plural("Rulebook", "Going out with a double that fits both ends makes the points count %n time(s).", "", 1),
        text("Rulebook", "Going out with a double that fits both ends brings nothing for the pips."),
    ),
    "block": with_zero(
        plural("Rulebook", "In a blocked game the points count %n time(s).", "", 1),
        text("Rulebook", "A blocked game brings nothing for the pips."),
    ),
}
FACTORS_ONCE: dict[str, Message] = {
    "out": text("Rulebook", "Going out with an ordinary tile makes the points count once."),
    "double": text("Rulebook", "Going out with a double makes the points count once."),
    "both_ends": text("Rulebook", "Going out with a tile that fits both ends makes the points count once."),
    "double_both_ends": text("Rulebook", "Going out with a double that fits both ends makes the points count once."),
    "block": text("Rulebook", "In a blocked game the points count once."),
}
CLOSER_LOSES: dict[str, Message] = {
    "none": text("Rulebook", "Whoever plays the last tile and loses the count pays nothing extra."),
    "x2": text("Rulebook", "If whoever played the last tile loses the count, the winners score double."),
    "x3": text(
        "Rulebook", "If whoever played the last tile loses the count, the winners score three times the points."
    ),
    "fixed": text(
        "Rulebook",
        "If whoever played the last tile loses the count, that side scores %1 and each other side %2 instead.",
        "%1, %2: points, like −1 and 2",
    ),
}
ROUNDING: dict[str, Message] = {
    "none": text("Rulebook", "Nothing is rounded."),
    "nearest_5": text(
        "Rulebook", "The points are rounded to the nearest multiple of 5: %1 becomes %2, %3 becomes %4.", "numbers"
    ),
    "down_5": text("Rulebook", "The points are rounded down to a multiple of 5: %1 becomes %2.", "numbers"),
    "nearest_3": text(
        "Rulebook", "The points are rounded to the nearest multiple of 3: %1 becomes %2, %3 becomes %4.", "numbers"
    ),
    "bands": text("Rulebook", "The pips become points in steps."),
}
BANDS_FIRST = with_zero(
    plural("Rulebook", "Up to %1 pips are worth %n point(s).", "%1: a number", 1),
    text("Rulebook", "Up to %1 pips are worth no points.", "%1: a number"),
)
BANDS_STEP = plural(
    "Rulebook",
    "One point more is added for every further %n pip(s) begun: %1 pips are worth %2.",
    "%1: a number of pips; %2: a number of points; %n: the size of a step; never zero",
    1,
)
ROUND_SCOPES: dict[str, Message] = {
    "total": text("Rulebook", "Everything is added up first and then rounded."),
    "per_hand": text("Rulebook", "Each hand is rounded first and then added up."),
    "per_opponent": text("Rulebook", "What comes from each opponent is rounded first and then added up."),
}
BLANK_VALUE = with_zero(
    plural("Rulebook", "The double blank counts %n pip(s) in a hand.", "0-0, at the end of a round", 1),
    text("Rulebook", "The double blank counts nothing in a hand."),
)

PLAY_NOTHING = text("Rulebook", "Nothing is scored before the round is over.")
PLAY_MULTIPLES = text(
    "Rulebook",
    "Whoever makes the open ends add up to a multiple of %1 scores that sum at once.",
    "%1: a number, or several like 3 or 5",
)
PLAY_MULTIPLES_OF_EACH = text(
    "Rulebook",
    "Whoever makes the open ends add up to a multiple of %1 scores that sum at once, and once more if several fit.",
    "%1: several numbers, like 3 or 5",
)
PLAY_DIVIDED = text(
    "Rulebook",
    "Whoever makes the open ends add up to a multiple of %1 scores at once how many times it goes into the sum.",
    "%1: one number, like 5",
)
PLAY_DIVIDED_BY_EACH = text(
    "Rulebook",
    "Whoever makes the open ends add up to a multiple of %1 scores at once how many times these go into the sum.",
    "%1: several numbers, like 3 or 5",
)
PLAY_EXAMPLE = plural(
    "Rulebook", "An example: ends that add up to %1 score %n point(s).", "%1: a number; never zero", 1
)
PLAY_DOUBLES_COUNT = text("Rulebook", "A double at an open end counts with both halves.")
PLAY_SIDES_DO_NOT_COUNT = text("Rulebook", "The free short sides of a double do not count.", "when ends are added up")
PLAY_BERGEN_ON_ARMS = text(
    "Rulebook",
    "Whoever makes two ends show the same number scores 2 points, and one more for each further end or double "
    "that shows it, at most 4.",
)
PLAY_BERGEN = text(
    "Rulebook",
    "Whoever makes both ends show the same number scores 2 points, and 3 points if one of them is a double.",
)

BONUSES: dict[str, Message] = {
    "going_out": with_zero(
        plural("Rulebook", "Going out scores %n extra point(s).", "", 1),
        text("Rulebook", "Going out scores nothing extra."),
    ),
    "out_double": with_zero(
        plural("Rulebook", "Going out with a double scores %n extra point(s).", "", 1),
        text("Rulebook", "Going out with a double scores nothing extra."),
    ),
    "capicua": with_zero(
        plural(
            "Rulebook", "Going out with a tile that fits both ends scores %n extra point(s); a double does not.", "", 1
        ),
        text("Rulebook", "Going out with a tile that fits both ends scores nothing extra."),
    ),
    "chuchazo": with_zero(
        plural("Rulebook", "Going out with the double blank scores %n extra point(s).", "", 1),
        text("Rulebook", "Going out with the double blank scores nothing extra."),
    ),
    "lock": with_zero(
        plural("Rulebook", "Winning a blocked game scores %n extra point(s).", "", 1),
        text("Rulebook", "Winning a blocked game scores nothing extra."),
    ),
    "first_pass": with_zero(
        plural("Rulebook", "Whoever causes the first pass of a match scores %n extra point(s).", "", 1),
        text("Rulebook", "The first pass of a match scores nothing extra."),
    ),
    "each_pass": with_zero(
        plural(
            "Rulebook",
            "Whoever makes the next player pass scores %n extra point(s); further passes in a row score nothing.",
            "",
            1,
        ),
        text("Rulebook", "A pass scores nothing for anybody."),
    ),
    "pass_after_lead_double": with_zero(
        plural(
            "Rulebook",
            "Whoever begins a round with a double and makes the next player pass scores %n extra point(s).",
            "",
            1,
        ),
        text("Rulebook", "A pass right after a first double scores nothing extra."),
    ),
    "pass_after_lead_single": with_zero(
        plural(
            "Rulebook",
            "Whoever begins a round with a tile that is not a double and makes the next player pass "
            "scores %n extra point(s).",
            "",
            1,
        ),
        text("Rulebook", "A pass right after a first tile that is no double scores nothing extra."),
    ),
    "three_passes": with_zero(
        plural(
            "Rulebook", "Whoever makes three others pass in a row and then lays a tile scores %n extra point(s).", "", 1
        ),
        text("Rulebook", "Making three others pass in a row scores nothing extra."),
    ),
    "galo": with_zero(
        plural(
            "Rulebook",
            "Whoever makes three others pass in a row and then lays a tile scores %n extra point(s), "
            "but nothing for a single pass.",
            "",
            1,
        ),
        text("Rulebook", "Three passes of others in a row score no more than a single pass."),
    ),
}
ENDS_MUST_DIFFER = text(
    "Rulebook", "Apart from doubles, a last tile counts as fitting both ends only if these showed different numbers."
)
ENDS_MAY_BE_ALIKE = text(
    "Rulebook", "Apart from doubles, a last tile also fits both ends if these showed the same number."
)
PASSES_OF_A_BLOCK = text("Rulebook", "Passes count when the next tile is laid, so those of a blocked game never do.")
HAND_NUMBER_NONE = text("Rulebook", "The first rounds of a match score nothing extra.")
HAND_NUMBER = text(
    "Rulebook",
    "Winning one of the first rounds of a match scores extra points, round by round: %1.",
    "%1: a list of numbers, like 100, 75, 50 and 25",
)
