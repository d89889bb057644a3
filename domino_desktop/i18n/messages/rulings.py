"""What a referee rules on at a table with real tiles: fouls, penalties, accusations, and their forms on screen."""

from domino_desktop.core.rulings import FoulKind
from domino_desktop.i18n.messages import Message, plural, text, with_zero

# The kinds of fouls, on buttons and as headings.

KINDS: dict[FoulKind, Message] = {
    FoulKind.FALSE_DECLARATION: text("Desk fouls", "False declaration", "a kind of foul"),
    FoulKind.DREW_THOUGH_ABLE: text(
        "Desk fouls", "Took a tile while able", "a kind of foul: from the boneyard, although a tile fitted"
    ),
    FoulKind.WRONG_TILE: text("Desk fouls", "Wrong tile", "a kind of foul: a tile was laid that does not fit"),
    FoulKind.WRONG_COUNT: text("Desk fouls", "Wrong number of tiles", "a kind of foul: too many or too few in a hand"),
    FoulKind.TILE_SHOWN: text("Desk fouls", "Tile shown", "a kind of foul: others saw a tile of the hand"),
    FoulKind.SIGNALS: text("Desk fouls", "Signals or talk", "a kind of foul: partners tell each other what they hold"),
    FoulKind.DELAY: text("Desk fouls", "Delay", "a kind of foul: playing too slowly"),
    FoulKind.FALSE_ACCUSATION: text(
        "Desk fouls", "False accusation", "a kind of foul: somebody was accused who had answered truly"
    ),
    FoulKind.OTHER: text("Desk fouls", "Something else", "a kind of foul: any other one"),
}
DESCRIPTIONS: dict[FoulKind, Message] = {
    FoulKind.FALSE_DECLARATION: text("Desk fouls", "Said no, but held a playable tile."),
    FoulKind.DREW_THOUGH_ABLE: text("Desk fouls", "Took from the boneyard although a tile in the hand fitted."),
    FoulKind.WRONG_TILE: text("Desk fouls", "Laid a tile that does not fit there."),
    FoulKind.WRONG_COUNT: text("Desk fouls", "Took too many tiles, or too few."),
    FoulKind.TILE_SHOWN: text("Desk fouls", "Let others see a tile of the hand."),
    FoulKind.SIGNALS: text("Desk fouls", "Let a partner know something about the hand."),
    FoulKind.DELAY: text("Desk fouls", "Took too long over a turn."),
    FoulKind.FALSE_ACCUSATION: text("Desk fouls", "Accused somebody who had answered truly."),
    FoulKind.OTHER: text("Desk fouls", "The note says what happened."),
}

# What a foul costs. One whole sentence for each pair of what becomes of the round and of the match.

PENALTIES: dict[tuple[str, str], Message] = {
    ("stands", "stands"): with_zero(
        plural("Desk fouls", "%n penalty point(s); the round stands.", "round = one deal", 1),
        text("Desk fouls", "No points off; the round stands.", "round = one deal"),
    ),
    ("replay", "stands"): with_zero(
        plural("Desk fouls", "%n penalty point(s); the round is dealt again.", "round = one deal", 1),
        text("Desk fouls", "No points off; the round is dealt again.", "round = one deal"),
    ),
    ("lost", "stands"): with_zero(
        plural("Desk fouls", "%n penalty point(s), and the round is lost.", "lost by whoever broke the rules", 1),
        text("Desk fouls", "No points off, but the round is lost.", "lost by whoever broke the rules"),
    ),
    ("stands", "lost"): with_zero(
        plural("Desk fouls", "%n penalty point(s), and the match is lost.", "lost by whoever broke the rules", 1),
        text("Desk fouls", "No points off, but the match is lost.", "lost by whoever broke the rules"),
    ),
    ("replay", "lost"): with_zero(
        plural("Desk fouls", "%n penalty point(s); the round does not count, and the match is lost.", "a penalty", 1),
        text("Desk fouls", "The round does not count, and the match is lost.", "a penalty"),
    ),
    ("lost", "lost"): with_zero(
        plural("Desk fouls", "%n penalty point(s); round and match are lost.", "a penalty", 1),
        text("Desk fouls", "Round and match are lost.", "a penalty"),
    ),
}

# Rulings as they are listed and printed. %2 is one of the sentences above.

RULED: dict[FoulKind, Message] = {
    FoulKind.FALSE_DECLARATION: text(
        "Desk fouls", "%1: false declaration. %2", "%2: a sentence, like 25 penalty points; the round stands."
    ),
    FoulKind.DREW_THOUGH_ABLE: text(
        "Desk fouls",
        "%1: tile taken while able to play. %2",
        "%2: a sentence, like 25 penalty points; the round stands.",
    ),
    FoulKind.WRONG_TILE: text(
        "Desk fouls", "%1: wrong tile. %2", "%2: a sentence, like 25 penalty points; the round stands."
    ),
    FoulKind.WRONG_COUNT: text(
        "Desk fouls", "%1: wrong number of tiles. %2", "%2: a sentence, like 25 penalty points; the round stands."
    ),
    FoulKind.TILE_SHOWN: text(
        "Desk fouls", "%1: tile shown. %2", "%2: a sentence, like 25 penalty points; the round stands."
    ),
    FoulKind.SIGNALS: text(
        "Desk fouls", "%1: signals or talk. %2", "%2: a sentence, like 25 penalty points; the round stands."
    ),
    FoulKind.DELAY: text("Desk fouls", "%1: delay. %2", "%2: a sentence, like 25 penalty points; the round stands."),
    FoulKind.FALSE_ACCUSATION: text(
        "Desk fouls", "%1: false accusation. %2", "%2: a sentence, like 25 penalty points; the round stands."
    ),
    FoulKind.OTHER: text("Desk fouls", "%1: a foul. %2", "%2: a sentence, like 25 penalty points; the round stands."),
}
WITH_NOTE = text("Desk fouls", "%1 Note: %2", "%1: a ruling, a whole sentence; %2: what the referee wrote")
WITHDRAWN = text("Desk fouls", "Withdrawn: %1", "%1: a ruling that no longer holds, a whole sentence")
WITHDRAWN_BECAUSE = text(
    "Desk fouls",
    "Withdrawn: %1 Reason: %2",
    "%1: a ruling that no longer holds, a whole sentence; %2: what the referee wrote",
)
ACCUSATION_RIGHT = text("Desk fouls", "%1 accused %2 of holding a playable tile. The accusation was right.")
ACCUSATION_WRONG = text("Desk fouls", "%1 accused %2 of holding a playable tile. The accusation was wrong.")

# The penalties to choose from.

AS_THE_RULES_SAY = text("Desk rulings", "By the rules", "a penalty to choose: what the rule set says")
POINTS_OFF = plural("Desk rulings", "%n point(s) off", "a penalty to choose; never zero", 1)
WARNING = text("Desk rulings", "A warning", "a penalty to choose; also the note that is kept with it")
DEAL_AGAIN = text("Desk rulings", "Deal again", "a penalty to choose; round = one deal")
ROUND_LOST = text("Desk rulings", "The round is lost", "a penalty to choose; for whoever broke the rules")
MATCH_LOST = text("Desk rulings", "The match is lost", "a penalty to choose; for whoever broke the rules")
NO_PENALTY = text("Desk rulings", "No penalty", "a penalty to choose: the foul is written down and costs nothing")
NOTE_ONLY = text("Desk rulings", "Only write it down", "a penalty to choose: no points")
FREE = text("Desk rulings", "Another penalty", "a penalty to choose: the referee sets points, round and match")
SEEN_AT = text(
    "Desk rulings", "As in the rules of %1.", "where such a penalty is used; %1: a club, a federation or a site"
)
POINTS = text("Desk rulings", "Points off", "a number: the penalty")
ROUNDS: dict[str, Message] = {
    "stands": text("Desk rulings", "The round stands", "after a foul; round = one deal"),
    "replay": text("Desk rulings", "The round is dealt again", "after a foul; round = one deal"),
    "lost": text("Desk rulings", "The round is lost for them", "after a foul: for whoever broke the rules"),
}
MATCHES: dict[str, Message] = {
    "stands": text("Desk rulings", "The match goes on", "after a foul"),
    "lost": text("Desk rulings", "The match is lost for them", "after a foul: for whoever broke the rules"),
}
THE_ROUND = text("Desk rulings", "The round", "what becomes of it after a foul")
THE_MATCH = text("Desk rulings", "The match", "what becomes of it after a foul")
NOTE = text("Desk rulings", "Note for the protocol", "a field that may stay empty")

# The page of rulings.

TITLE = text("Desk rulings", "Rulings", "title of the page")
FOUND = plural("Desk rulings", "%n false declaration(s) found", "by comparing hands and answers; never zero", 1)
FOUND_PLACE = text("Desk rulings", "Foul %1 of %2", "two numbers: which of the fouls is shown")
NOTHING_FOUND = text("Desk rulings", "Every declaration in the record was true.", "no foul was found")
ALL_RULED = text("Desk rulings", "Every foul that was found has its ruling.")
ONLY_SINCE_POSITION = text(
    "Desk rulings",
    "The record begins with the position that was entered: earlier declarations cannot be checked.",
)
ANSWERED_AT = text("Desk rulings", "%1 answered at %2.", "%1: a player; %2: a time of day, like 14:32")
PENALTY_FOR = text("Desk rulings", "The penalty for %1", "heading above the penalties to choose from; %1: a player")
COUNTED_ALREADY = text(
    "Desk rulings", "%1 has been penalised for a false declaration in this round, and once is enough.", "%1: a player"
)
WAS_WITHDRAWN = text("Desk rulings", "The ruling on this was withdrawn.")
RULE = text("Desk rulings", "Confirm the ruling", "button: the chosen penalty holds")
RULE_AND_NEXT = text("Desk rulings", "Confirm, then the next", "button: the chosen penalty holds; shows the next foul")
TO_SCORE = text("Desk rulings", "To the score", "button")
ANOTHER_FOUL = text("Desk rulings", "Another foul", "button: write down any other foul")
ACCUSATION = text("Desk rulings", "Hear an accusation", "button")
IN_FORCE = text("Desk rulings", "Rulings that hold", "heading of a list")
NONE_IN_FORCE = text("Desk rulings", "None so far.", "no rulings hold yet")
NOT_PROVEN = text("Desk rulings", "Not proven", "heading of a list: fouls that may have happened; they cost nothing")
COSTS_NOTHING = text("Desk rulings", "What is not proven costs nothing.")
WITHDRAW = text("Desk rulings", "Withdraw", "button: a ruling shall no longer hold")
WITHDRAW_ASKED = text("Desk rulings", "Withdraw this ruling?", "heading of a small window")
WITHDRAW_REASON = text("Desk rulings", "Reason (may stay empty)", "a field")
WITHDRAW_YES = text("Desk rulings", "Withdraw it", "button")
KEEP_RULING = text("Desk rulings", "Keep it", "button: the ruling goes on holding")
PICTURE_OF_ENDS = text("Desk rulings", "Open ends: %1. %2 would have fitted.", "a picture; %1: numbers; %2: a tile")

# The form for any other foul.

FOUL_TITLE = text("Desk rulings", "A foul", "title of a small window")
WHO = text("Desk rulings", "Who?", "heading above names to choose from")
WHAT = text("Desk rulings", "What happened?", "heading above kinds of fouls to choose from")
PENALTY = text("Desk rulings", "The penalty", "heading above penalties to choose from")

# The form for an accusation.

ACCUSATION_TITLE = text("Desk rulings", "An accusation", "title of a small window")
ACCUSER = text("Desk rulings", "Who accuses?", "heading above names to choose from")
ACCUSED = text("Desk rulings", "Who is accused of holding a playable tile?", "heading above names to choose from")
LOOK_ALONE = text("Desk rulings", "The referee alone looks at the hand.")
THEIR_TILES = text("Desk rulings", "Tiles of %1", "a field for tiles; %1: a player")
TILES_HINT = text("Desk rulings", "like 64 or 6-4", "inside the empty field for tiles: two ways to type a tile")
TILES_SKIPPED = text("Desk rulings", "Leave it empty to decide without typing them.", "under the field for tiles")
TILES_ARE_WRONG = text("Desk rulings", "These are not tiles of this set.", "about what was typed")
TILES_TWICE = text("Desk rulings", "%1 is typed twice.", "%1: a tile")
TILE_ELSEWHERE = text("Desk rulings", "%1 is somewhere else already.", "%1: a tile that lies open")
TILES_COUNT = plural("Desk rulings", "%1 should hold %n tile(s).", "%1: a player; never zero", 1)
IS_RIGHT = text("Desk rulings", "The accusation is right", "the referee's finding, to choose")
IS_WRONG = text("Desk rulings", "The accusation is wrong", "the referee's finding, to choose")
FINDING = text("Desk rulings", "What did you find?", "to the referee, who has looked at a hand")
FINDING_RIGHT = text("Desk rulings", "%1 held %2, which fits the %3.", "%1: a player; %2: a tile; %3: a number")
FINDING_WRONG = text("Desk rulings", "No tile of %1 would have fitted.", "%1: a player")
WRITE_DOWN = text("Desk rulings", "Write it down", "button")
