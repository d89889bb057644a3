"""The rulebook: its headings, the tiles and the deal, and who begins."""

from domino_desktop.i18n.messages import Message, plural, text

HEADINGS: dict[str, Message] = {
    "deal": text("Rulebook", "Tiles and players", "heading"),
    "lead": text("Rulebook", "Who begins", "heading: who leads a round"),
    "playing": text("Rulebook", "Laying tiles", "heading"),
    "cannot": text("Rulebook", "When no tile fits", "heading"),
    "block": text("Rulebook", "When the game is blocked", "heading"),
    "winner": text("Rulebook", "Who wins a blocked game", "heading"),
    "ties": text("Rulebook", "In a tie", "heading"),
    "points": text("Rulebook", "Points for a round", "heading"),
    "in_play": text("Rulebook", "Points during play", "heading"),
    "bonuses": text("Rulebook", "Extra points", "heading"),
    "match": text("Rulebook", "The match", "heading"),
    "fouls": text("Rulebook", "Fouls", "heading: wrong answers and other mistakes"),
}

LABELS: dict[str, Message] = {
    "max_pip": text("Rule label", "Set of tiles"),
    "players": text("Rule label", "Players"),
    "partners": text("Rule label", "Partners"),
    "hand_size": text("Rule label", "Tiles for each player"),
    "remove": text("Rule label", "Tiles left out"),
    "direction": text("Rule label", "Direction of play"),
    "start_tile": text("Rule label", "Tile in the middle", "a tile that lies on the table before anybody plays"),
    "redeal_doubles": text("Rule label", "New deal with many doubles"),
    "opening": text("Rule label", "Who begins the first round"),
    "opening_must_play": text("Rule label", "First tile"),
    "no_double": text("Rule label", "If nobody has a double"),
    "lead_next": text("Rule label", "Who begins later rounds"),
    "lead_after_block": text("Rule label", "Who begins after a blocked game"),
    "lead_after_tie": text("Rule label", "Who begins after a round without a winner"),
}

HELP: dict[str, Message] = {
    "max_pip": text("Rule help", "How high the numbers on the tiles go."),
    "players": text("Rule help", "How many people or computers can play these rules."),
    "partners": text("Rule help", "Whether everybody plays alone or two against two."),
    "hand_size": text("Rule help", "How many tiles everybody gets at the start of a round."),
    "remove": text("Rule help", "Tiles that are taken out of the set, so that the rest can be shared evenly."),
    "direction": text("Rule help", "Which way the turns go round the table."),
    "start_tile": text("Rule help", "Whether a tile already lies on the table when the round begins."),
    "redeal_doubles": text("Rule help", "With how many doubles in the hand a player may ask for a new deal."),
    "opening": text("Rule help", "Which player has the very first turn of a match."),
    "opening_must_play": text("Rule help", "Whether the tile that decides who begins must also be laid first."),
    "no_double": text("Rule help", "What happens when a double should begin but nobody was dealt one."),
    "lead_next": text("Rule help", "Which player has the first turn from the second round on."),
    "lead_after_block": text("Rule help", "Which player has the first turn after somebody has won a blocked game."),
    "lead_after_tie": text("Rule help", "Which player has the first turn after a round that nobody has won."),
}

SETS: dict[int, Message] = {
    2: plural("Rulebook", "The set is a double-two set with %n tile(s).", "never zero", 1),
    3: plural("Rulebook", "The set is a double-three set with %n tile(s).", "never zero", 1),
    6: plural("Rulebook", "The set is a double-six set with %n tile(s).", "never zero", 1),
    9: plural("Rulebook", "The set is a double-nine set with %n tile(s).", "never zero", 1),
    12: plural("Rulebook", "The set is a double-twelve set with %n tile(s).", "never zero", 1),
    15: plural("Rulebook", "The set is a double-fifteen set with %n tile(s).", "never zero", 1),
    18: plural("Rulebook", "The set is a double-eighteen set with %n tile(s).", "never zero", 1),
}
SET_NAMES: dict[int, Message] = {
    2: text("Rulebook", "Double-two", "a set of tiles"),
    3: text("Rulebook", "Double-three", "a set of tiles"),
    6: text("Rulebook", "Double-six", "a set of tiles"),
    9: text("Rulebook", "Double-nine", "a set of tiles"),
    12: text("Rulebook", "Double-twelve", "a set of tiles"),
    15: text("Rulebook", "Double-fifteen", "a set of tiles"),
    18: text("Rulebook", "Double-eighteen", "a set of tiles"),
}
FOR_PLAYERS = text("Rulebook", "The game is for %1 players.", "%1: numbers, like 4, 2 or 4, 2 to 8; never 1")
SPAN = text("Rulebook", "%1 to %2", "numbers of players within a sentence, like 2 to 8")

PARTNERS: dict[str, Message] = {
    "none": text("Rulebook", "Everybody plays alone."),
    "opposite": text("Rulebook", "Two pairs play: partners sit opposite each other and win together."),
}

HAND = plural("Rulebook", "Everybody starts with %n tile(s).", "tiles dealt to each player; never zero", 1)
HAND_WITH = plural(
    "Rulebook",
    "With %1 players everybody starts with %n tile(s).",
    "%1: numbers of players, like 2, 3 or 4; tiles dealt to each player; never zero",
    1,
)
HANDS_IN_SET = text(
    "Rulebook",
    "%1: %2.",
    "%1: a set, like Double-nine; %2: a list, like 9 tiles with 2 players and 7 tiles with 3 or 4",
)
HAND_PART = plural(
    "Rulebook",
    "%n tile(s) with %1 players",
    "part of a list, after Double-nine; %1: numbers of players, like 3 or 4; tiles for each player; never zero",
    1,
)
REMOVED_NONE = text("Rulebook", "All tiles of the set are used.")
REMOVED = text("Rulebook", "These tiles are left out: %1.", "%1: tiles, like 0-0")
REMOVED_WITH = text("Rulebook", "With %1 players these tiles are left out: %2.", "%1: a number; %2: tiles, like 0-0")

START_TILES: dict[str, Message] = {
    "none": text("Rulebook", "The table is empty before the first turn."),
    "turned_up": text(
        "Rulebook", "One tile from the boneyard is turned up and is the first tile on the table; play goes on from it."
    ),
    "engine": text(
        "Rulebook",
        "A double lies ready in the middle: %1 in round 1, then one lower in each round; after 0-0 comes %1 again.",
        "%1: the highest double of the set, like 6-6; round = one deal",
    ),
}
REDEAL_NEVER = text("Rulebook", "Every deal is played, however many doubles somebody has.")
REDEAL = plural(
    "Rulebook",
    "Whoever is dealt at least %n double(s) may ask for a new deal before doing anything else.",
    "4 to 7, never zero",
    1,
)

OPENINGS: dict[str, Message] = {
    "highest_double": text("Rulebook", "Whoever holds the highest double begins the first round."),
    "lowest_double": text(
        "Rulebook", "Whoever holds the lowest double begins the first round; the double blank is passed over."
    ),
    "highest_tile": text("Rulebook", "Whoever holds the heaviest tile begins the first round."),
    "lot": text("Rulebook", "Who begins the first round is decided by lot."),
    "holder": text("Rulebook", "Whoever holds %1 begins the first round.", "%1: a tile, like 6-6"),
    "named_double(round)": text(
        "Rulebook",
        "Whoever holds the double of the round begins: 0-0 in round 1, 1-1 in round 2 and so on; after %1 comes 0-0.",
        "%1: the highest double of the set, like 6-6; round = one deal",
    ),
}
NOBODY_HOLDS_IT = text("Rulebook", "If nobody was dealt it, whoever holds the highest double begins.", "a tile")
OPENING_TILE = text("Rulebook", "The tile that decides who begins must be laid first.")
OPENING_ANY_TILE = text("Rulebook", "Any tile may be laid first.", "by the player who begins")
NO_DOUBLE: dict[str, Message] = {
    "highest_tile": text("Rulebook", "If nobody has a double, whoever holds the heaviest tile begins."),
    "redeal": text("Rulebook", "If nobody has a double, the tiles are dealt again."),
}
WINNER_WITHOUT_DOUBLES = text(
    "Rulebook", "If nobody has a double in a later round, whoever won the last one begins with any tile."
)
LEADS: dict[str, Message] = {
    "rotate": text("Rulebook", "In each later round the next player in turn begins, with any tile."),
    "winner": text("Rulebook", "Whoever won a round begins the next one, with any tile."),
    "winner_team_choice": text(
        "Rulebook", "The pair that won begins the next round: the winner may leave the first tile to the partner."
    ),
    "winner_must_double": text(
        "Rulebook",
        "Whoever won a round begins the next one with a double; without one, the next player in turn who has a double.",
    ),
    "lot": text("Rulebook", "Who begins a later round is decided by lot."),
    "opening": text("Rulebook", "Every later round begins like the first one."),
}
LEADS_FROM_THE_MIDDLE: dict[str, Message] = {
    "rotate": text("Rulebook", "In each later round the next player in turn begins.", "a tile lies on the table"),
    "winner": text("Rulebook", "Whoever won a round begins the next one.", "a tile lies on the table"),
}
PARTNER_WHO_BEGINS = text(
    "Rulebook", "After a blocked game that is the one of the two winners with the lower count.", "who begins"
)
LEADS_AFTER_BLOCK: dict[str, Message] = {
    "as_next": text("Rulebook", "After a blocked game with a winner, who begins is decided in the same way."),
    "lot": text("Rulebook", "After a blocked game with a winner, who begins is decided by lot."),
    "rotate": text("Rulebook", "After a blocked game with a winner, the next player in turn begins."),
    "holder": text(
        "Rulebook", "After a blocked game with a winner, whoever is dealt %1 begins.", "%1: a tile, like 6-6"
    ),
}
LEADS_AFTER_TIE: dict[str, Message] = {
    "rotate": text("Rulebook", "After a round without a winner, the next player in turn begins."),
    "same": text("Rulebook", "After a round without a winner, the same player begins again."),
    "lot": text("Rulebook", "After a round without a winner, who begins is decided by lot."),
    "holder": text("Rulebook", "After a round without a winner, whoever is dealt %1 begins.", "%1: a tile, like 6-6"),
    "highest_double_of_tied": text(
        "Rulebook",
        "After a round without a winner, the one of the tied players who is dealt the highest double begins.",
    ),
}
