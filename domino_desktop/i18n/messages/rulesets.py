"""The rule sets that come with the program: a name each, and two short lines about it."""

from domino_desktop.i18n.messages import Message, text

RULESET_NAMES: dict[str, Message] = {
    "classic-draw": text("Rule set", "Classic with boneyard", "name of a rule set"),
    "draw-reserve-two": text("Rule set", "Two tiles stay", "name of a rule set: two tiles stay in the boneyard"),
    "block": text("Rule set", "Block game", "name of a rule set without taking tiles"),
    "pairs": text("Rule set", "Two against two", "name of a rule set: partners sit opposite"),
    "pairs-spain": text("Rule set", "Spanish pairs", "name of a rule set"),
    "italian-pozzo": text("Rule set", "Italian with boneyard", "name of a rule set: Italian, tiles are taken"),
    "italian-no-stock": text("Rule set", "Italian, no boneyard", "name of a rule set: Italian, nobody takes tiles"),
    "swedish-draw-one": text(
        "Rule set", "Swedish, take one", "name of a rule set: who cannot play takes a single tile"
    ),
    "brazil-pairs-pips": text("Rule set", "Brazilian pairs", "name of a rule set"),
    "brazil-six-points": text("Rule set", "Brazilian six points", "name of a rule set: a match to six points"),
    "gaple-family": text("Rule set", "Family Gaple", "name of a rule set; Gaple is an Indonesian game"),
    "gaple-pairs-seven": text("Rule set", "Gaple to seven", "name of a rule set: a match to seven points"),
    "gaple-club-201": text("Rule set", "Club Gaple to 201", "name of a rule set: a match to 201 points"),
    "dominican-formal": text("Rule set", "Dominican pairs", "name of a rule set"),
    "dominican-patio": text("Rule set", "Dominican patio", "name of a rule set: as one plays outdoors, in a patio"),
    "puerto-rico-500": text("Rule set", "Puerto Rico 500", "name of a rule set: a match to 500 points"),
    "cuban-double-nine": text("Rule set", "Cuban double nine", "name of a rule set for the double-nine set"),
    "cuban-east": text("Rule set", "East Cuban pairs", "name of a rule set from the east of Cuba"),
    "jamaican-partner": text("Rule set", "Jamaican partner", "name of a rule set: two against two"),
    "jamaican-cut-throat": text("Rule set", "Jamaican cut-throat", "name of a rule set: everybody for themselves"),
    "double-draw": text(
        "Rule set", "Face-up start", "name of a rule set: a tile from the boneyard lies face up as the first one"
    ),
    "all-fives": text("Rule set", "All Fives", "name of a rule set"),
    "muggins": text("Rule set", "Muggins", "name of a rule set"),
    "five-up": text("Rule set", "Five-Up", "name of a rule set"),
    "all-threes": text("Rule set", "All Threes", "name of a rule set"),
    "fives-and-threes": text("Rule set", "Fives and Threes", "name of a rule set"),
    "bergen": text("Rule set", "Bergen", "name of a rule set; Bergen is a town"),
    "double-bergen": text("Rule set", "Double Bergen", "name of a rule set; Bergen is a town"),
    "amazonian-fives": text("Rule set", "Amazonian fives", "name of a rule set from Manaus in the Amazon"),
    "sebastopol": text("Rule set", "Sebastopol", "name of a rule set; Sebastopol is a town"),
    "cross": text("Rule set", "Cross", "name of a rule set: the tiles form a cross"),
    "maltese-cross": text("Rule set", "Maltese Cross", "name of a rule set: the tiles form a cross with wide ends"),
    "matador": text("Rule set", "Matador", "name of a rule set; a matador is a tile that fits everywhere"),
    "mexican-train": text("Rule set", "Mexican Train", "name of a rule set"),
    "chicken-foot": text(
        "Rule set", "Chicken Foot", "name of a rule set: tiles grow from a double like the toes of a chicken"
    ),
}

RULESET_DESCRIPTIONS: dict[str, Message] = {
    "classic-draw": text(
        "Rule set",
        "Take tiles from the boneyard until one fits.\n"
        "The lowest count wins a blocked game and scores what the others hold.",
        "two lines",
    ),
    "draw-reserve-two": text(
        "Rule set",
        "Take tiles until one fits; the last two stay in the boneyard.\n"
        "The winner scores what the others hold, less the winner's own pips.",
        "two lines",
    ),
    "block": text(
        "Rule set",
        "Nobody takes tiles: play or pass.\nThe winner scores what the others hold, less the winner's own pips.",
        "two lines",
    ),
    "pairs": text(
        "Rule set",
        "Partners sit opposite each other; nobody takes tiles.\n"
        "The pair with the lowest total scores what the other pair holds.",
        "two lines",
    ),
    "pairs-spain": text(
        "Rule set",
        "Two against two, as in the clubs of Spain: any tile may lead.\n"
        "The winners score the pips of all four hands, their own included.",
        "two lines",
    ),
    "italian-pozzo": text(
        "Rule set",
        "How Italian families play it, counter-clockwise: take tiles until one fits.\n"
        "The lowest count wins a blocked game and scores what the others hold.",
        "two lines",
    ),
    "italian-no-stock": text(
        "Rule set",
        "The highest double says who leads, and any tile may come first.\n"
        "Nobody takes tiles: play or pass, counter-clockwise round the table.",
        "two lines",
    ),
    "swedish-draw-one": text(
        "Rule set",
        "Five tiles each, as in Swedish homes; if nothing fits, take just one.\n"
        "Everybody writes down the pips they hold; the lowest total wins the match.",
        "two lines",
    ),
    "brazil-pairs-pips": text(
        "Rule set",
        "Two against two with every tile dealt; the double six leads the first round.\n"
        "The pair with the lowest total scores what the other pair holds.",
        "two lines",
    ),
    "brazil-six-points": text(
        "Rule set",
        "No pips to add up: going out counts 1 point, with a double 2.\n"
        "A last tile that fits both ends counts 3, a double that fits both 4.",
        "two lines",
    ),
    "gaple-family": text(
        "Rule set",
        "Indonesia's own game: the double blank leads, later the winner leads a double.\n"
        "Nobody takes tiles; the lowest count wins a blocked game.",
        "two lines",
    ),
    "gaple-pairs-seven": text(
        "Rule set",
        "Indonesian pairs: 1 to 4 points, depending on how the last tile fits.\n"
        "To block the game and win brings 2 points, to block it and lose costs one.",
        "two lines",
    ),
    "gaple-club-201": text(
        "Rule set",
        "Pairs: who blocks the game is compared with the next player alone.\n"
        "A block counts double; if the closer loses, three times.",
        "two lines",
    ),
    "dominican-formal": text(
        "Rule set",
        "The double six leads first, later whoever has won; played to 200.\n"
        "No extras: the pair with the lowest total scores what the other pair holds.",
        "two lines",
    ),
    "dominican-patio": text(
        "Rule set",
        "Pairs under the tree: whoever holds the lowest hand wins a blocked game.\n"
        "Extra points for capicúa, for the double blank as last tile and for passes.",
        "two lines",
    ),
    "puerto-rico-500": text(
        "Rule set",
        "Pairs to 500: the winners score the pips of all four hands.\n"
        "Extra points for the first four rounds, for capicú and for the double blank.",
        "two lines",
    ),
    "cuban-double-nine": text(
        "Rule set",
        "Pairs with ten tiles each from the larger set; fifteen stay out of play.\n"
        "Going out with a tile that fits both ends doubles the round.",
        "two lines",
    ),
    "cuban-east": text(
        "Rule set",
        "A short match to 20: up to 20 pips count 2 points, every 10 more one point.\n"
        "In a tie the pair that led the round wins.",
        "two lines",
    ),
    "jamaican-partner": text(
        "Rule set",
        "One point for each round won; the winning partners choose who leads the next.\n"
        "Six points against none win; once both pairs have scored, all start again.",
        "two lines",
    ),
    "jamaican-cut-throat": text(
        "Rule set",
        "Everybody alone, all tiles dealt, one point for each round won.\n"
        "Six points win the match while somebody still has none.",
        "two lines",
    ),
    "double-draw": text(
        "Rule set",
        "A tile from the boneyard starts the line; if nothing fits, take just one.\n"
        "Once a number is used up, anybody may call the game blocked.",
        "two lines",
    ),
    "all-fives": text(
        "Rule set",
        "Score at once when the open ends add up to a multiple of five.\n"
        "The first double grows in four directions. An American favourite.",
        "two lines",
    ),
    "muggins": text(
        "Rule set",
        "All Fives in one straight line, without side arms.\n"
        "Score at once when the two ends add up to a multiple of five.",
        "two lines",
    ),
    "five-up": text(
        "Rule set",
        "All Fives from California: every double grows in four directions.\n"
        "More ends, more sums, more chances to score.",
        "two lines",
    ),
    "all-threes": text(
        "Rule set",
        "Score at once when the open ends add up to a multiple of three.\n"
        "The first double grows in four directions. Easier sums for younger players.",
        "two lines",
    ),
    "fives-and-threes": text(
        "Rule set",
        "The British pub game: each five and each three in the two ends' total is a point.\n"
        "Reach exactly 61; nobody takes tiles.",
        "two lines",
    ),
    "bergen": text(
        "Rule set",
        "Two points when both ends show the same number, three if one is a double.\n"
        "A quick match to 15; take tiles until one fits.",
        "two lines",
    ),
    "double-bergen": text(
        "Rule set",
        "Bergen with four arms: the first double must be surrounded before they grow.\n"
        "The more ends show the same number, the more points.",
        "two lines",
    ),
    "amazonian-fives": text(
        "Rule set",
        "Pairs as in Manaus: ends that add up to a multiple of five score at once.\n"
        "A pass gives the other pair 20 points.",
        "two lines",
    ),
    "sebastopol": text(
        "Rule set",
        "The double six leads, and four sixes must surround it before anything else.\n"
        "For four players; then four arms grow, and nobody takes tiles.",
        "two lines",
    ),
    "cross": text(
        "Rule set",
        "Four tiles surround the first double before the arms may grow.\n"
        "Take tiles until one fits; the last two stay in the boneyard.",
        "two lines",
    ),
    "maltese-cross": text(
        "Rule set",
        "Four tiles surround the first double, then each arm gets its own double.\n"
        "If nothing fits, take one tile; only a finished cross may grow.",
        "two lines",
    ),
    "matador": text(
        "Rule set",
        "Touching numbers need not be equal: together they make seven.\n"
        "Four matadors fit anywhere. With larger sets the sum is 10 or 13.",
        "two lines",
    ),
    "mexican-train": text(
        "Rule set",
        "Everybody builds a train of their own, and one train belongs to all.\n"
        "Up to eight players; the fewest pips after all rounds win.",
        "two lines",
    ),
    "chicken-foot": text(
        "Rule set",
        "Every double must get three toes before anything else is played.\n"
        "Up to eight players; the fewest pips after all rounds win.",
        "two lines",
    ),
}
