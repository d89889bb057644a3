"""The rulebook: laying tiles, and what happens when no tile fits."""

from domino_desktop.i18n.messages import Message, plural, text, with_zero

LABELS: dict[str, Message] = {
    "placing": text("Rule label", "Shape on the table", "a line, a cross or trains"),
    "spinners": text("Rule label", "Doubles that open to four sides"),
    "phase1": text("Rule label", "What must be laid first"),
    "foot_first": text("Rule label", "Tiles on the first double"),
    "matching": text("Rule label", "What fits"),
    "double_orientation": text("Rule label", "How doubles lie"),
    "turn_after": text("Rule label", "After a double"),
    "must_play_if_able": text("Rule label", "Passing although a tile fits"),
    "matador_duty": text("Rule label", "Keeping matadors", "matador: a tile that fits everywhere"),
    "mexican.first_turn": text("Rule label", "First turn", "in the Mexican Train game"),
    "mexican.doubles": text("Rule label", "Open doubles", "in the Mexican Train game"),
    "mexican.dead_double": text("Rule label", "Doubles that nobody can cover"),
    "mexican.markers": text("Rule label", "Marked trains"),
    "end": text("Rule label", "End of a round"),
    "draw": text("Rule label", "Taking tiles"),
    "reserve": text("Rule label", "Tiles that stay in the boneyard"),
    "voluntary_draw": text("Rule label", "Taking although a tile fits"),
    "play_drawn": text("Rule label", "When a taken tile fits"),
    "cannot_play": text("Rule label", "When nothing fits"),
}

HELP: dict[str, Message] = {
    "placing": text("Rule help", "Where tiles can be laid."),
    "spinners": text("Rule help", "Which doubles get more than two neighbours."),
    "phase1": text("Rule help", "What has to be built before the rest of the table opens."),
    "foot_first": text("Rule help", "How many tiles the first double needs before play goes on."),
    "matching": text("Rule help", "How the touching halves of two tiles must go together."),
    "double_orientation": text("Rule help", "How a double looks on the table; it changes nothing in the play."),
    "turn_after": text("Rule help", "Whether a double gives a second turn."),
    "must_play_if_able": text("Rule help", "Whether a player with a tile that fits may pass all the same."),
    "matador_duty": text("Rule help", "Whether a player may keep a matador when no other tile fits."),
    "mexican.first_turn": text("Rule help", "How many tiles a player may lay in the first turn of a round."),
    "mexican.doubles": text("Rule help", "What happens after somebody has laid a double."),
    "mexican.dead_double": text("Rule help", "What happens when every tile with the number of a double is used."),
    "mexican.markers": text("Rule help", "Whether others may play on the train of a player who could not."),
    "end": text("Rule help", "Whether the round is over when the first player has no tiles left."),
    "draw": text("Rule help", "What a player who cannot play may take from the boneyard."),
    "reserve": text("Rule help", "The last tiles of the boneyard, which nobody may take."),
    "voluntary_draw": text("Rule help", "Whether a player with a tile that fits may take from the boneyard first."),
    "play_drawn": text("Rule help", "Whether a tile just taken may be kept although it fits."),
    "cannot_play": text("Rule help", "What a player does who cannot play and may take nothing."),
}

PLACING: dict[str, Message] = {
    "line": text("Rulebook", "The tiles make one line, and every tile goes on one of its two ends."),
    "spinner": text("Rulebook", "The tiles make a line that can grow side arms."),
    "cross": text("Rulebook", "The tiles grow outwards in arms from the first tile."),
    "trains": text(
        "Rulebook",
        "From the middle everybody builds a train of their own; the Mexican Train beside them is open to all.",
    ),
}
SPINNERS: dict[str, Message] = {
    "none": text("Rulebook", "Doubles have two ends like any other tile."),
    "first": text(
        "Rulebook",
        "The first double of a round opens to four sides: the two long sides first, then the two short ones.",
    ),
    "all": text("Rulebook", "Every double opens to four sides: the two long sides first, then the two short ones."),
    "lead_only": text(
        "Rulebook",
        "A double that begins the round opens to four sides: the two long sides first, then the two short ones.",
    ),
}
PHASES: dict[str, Message] = {
    "none": text("Rulebook", "From the first tile on, every open end may be used."),
    "cross4": text("Rulebook", "All four sides of the first double must be filled before any arm may go on."),
    "double_cross": text(
        "Rulebook",
        "All four sides of the first double must be filled, then each arm needs a double before anything else is laid.",
    ),
    "star": plural(
        "Rulebook",
        "The first double needs %n tile(s) around it, like a star, before any arm may go on.",
        "6 or 8, never zero",
        1,
    ),
    "foot": plural(
        "Rulebook",
        "Every later double needs %n tile(s) laid on it, like toes, before anything else.",
        "chicken foot: the tiles on a double look like toes; never zero",
        1,
    ),
}
FOOT_FIRST = plural(
    "Rulebook", "The first double needs %n tile(s) before play goes on elsewhere.", "3 to 8, never zero", 1
)
MATCHING_EQUAL = text("Rulebook", "A tile fits where it shows the same number as the open end.")
MATCHING_SUM = text(
    "Rulebook", "A tile fits where the two halves that touch add up to %1.", "%1: a number, 7 in double-six"
)
MATADORS = text(
    "Rulebook",
    "Matadors fit everywhere, with either half: %1.",
    "matador: a tile that fits everywhere; %1: tiles, like 0-0, 1-6, 2-5 and 3-4",
)
ORIENTATIONS: dict[str, Message] = {
    "cross": text("Rulebook", "Doubles lie across the line."),
    "inline": text("Rulebook", "Doubles lie lengthwise, like all tiles."),
}
TURNS: dict[str, Message] = {
    "next": text("Rulebook", "In a turn one tile is laid; then it is the next player's turn."),
    "double_again": text("Rulebook", "In a turn one tile is laid; whoever lays a double lays one more."),
}
MUST_PLAY = text("Rulebook", "Whoever can play must play.")
MAY_PASS = text("Rulebook", "Whoever can play may also pass.")
MAY_PASS_AFTER_TAKING = text("Rulebook", "Whoever can play may also pass, once nothing more may be taken in that turn.")
MATADORS_MUST_BE_PLAYED = text("Rulebook", "When nothing else fits, a matador must be played.")
MATADOR_DUTIES: dict[str, Message] = {
    "yard_exhausted": text(
        "Rulebook", "A matador may be kept as long as something can be taken from the boneyard; then it must be played."
    ),
    "never": text("Rulebook", "Nobody has to play a matador: it may always be kept."),
}
ALL_IN_FIRST_TURN = text("Rulebook", "In the first turn everybody lays as many tiles as fit on their own train.")
OPEN_DOUBLES: dict[str, Message] = {
    "cover_first": text(
        "Rulebook",
        "Whoever lays a double covers it at once with one more tile; if they cannot, the next player must, "
        "and nothing else is laid before.",
    ),
    "second_tile": text("Rulebook", "Whoever lays a double lays a second tile wherever it fits."),
}
DEAD_DOUBLES: dict[str, Message] = {
    "satisfied": text("Rulebook", "When every tile with the number of a double is used, it needs no more tiles."),
    "blocks": text(
        "Rulebook", "A double keeps waiting for its tiles even if every tile with its number is already used."
    ),
}
MARKERS = text(
    "Rulebook",
    "Whoever has to pass marks their own train: now everybody may play on it, until its owner does.",
)
NO_MARKERS = text("Rulebook", "Nobody ever plays on the train of another player.")
ENDS: dict[str, Message] = {
    "first_out": text("Rulebook", "The round is over when somebody has no tiles left."),
    "both_partners_out": text("Rulebook", "The round is over when both partners of a pair have no tiles left."),
}
END_WITHOUT_TILES = text("Rulebook", "The round is over when nobody has a tile left.")

DRAWS: dict[str, Message] = {
    "none": text("Rulebook", "Nobody takes tiles: everybody plays what they were dealt."),
    "one": text("Rulebook", "Whoever cannot play takes one tile from the boneyard."),
    "until_playable": text("Rulebook", "Whoever cannot play takes tiles from the boneyard until one fits."),
    "max": plural(
        "Rulebook",
        "Whoever cannot play takes tiles from the boneyard until one fits, but at most %n tile(s) in a turn.",
        "1 to 9, never zero",
        1,
    ),
}
RESERVE = with_zero(
    plural("Rulebook", "At the end %n tile(s) must stay in the boneyard.", "1 or 2", 1),
    text("Rulebook", "Every tile of the boneyard may be taken."),
)
TAKES_ONLY_IF_UNABLE = text("Rulebook", "Nobody takes a tile while one fits.", "from the boneyard")
TAKES_AT_WILL = text("Rulebook", "A player with a tile that fits may take from the boneyard all the same.")
PLAY_DRAWN: dict[str, Message] = {
    "must": text("Rulebook", "A taken tile that fits is played at once."),
    "may": text("Rulebook", "A taken tile that fits may be kept."),
}
PASSES = text("Rulebook", "Whoever cannot play passes.")
PASSES_AFTER_TAKING = text("Rulebook", "Whoever still cannot play and may take nothing more passes.")
LAYS_ASIDE = text("Rulebook", "Whoever cannot play lays one tile aside, face down; it counts at the end of the round.")
