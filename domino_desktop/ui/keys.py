"""The table of keys: what each does, and which are in force. The table, the help and the settings page read it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum, unique
from string import ascii_uppercase
from typing import Final

from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import Message, help, share
from domino_desktop.storage.settings import Settings


@unique
class Action(Enum):
    """What a key asks for."""

    GO_BETWEEN = "go_between"
    GO_ALONG = "go_along"
    MOVE_TILE = "move_tile"
    PLAY = "play"
    GO_TO_NUMBER = "go_to_number"
    DRAW = "draw"
    PASS = "pass"
    BLOCK = "block"
    SORT = "sort"
    HINT = "hint"
    SKIP = "skip"
    ZOOM_IN = "zoom_in"
    ZOOM_OUT = "zoom_out"
    FIT = "fit"
    PAN = "pan"
    STORY = "story"
    READ_HAND = "read_hand"
    READ_ENDS = "read_ends"
    READ_COUNTS = "read_counts"
    READ_TURN = "read_turn"
    READ_LAST = "read_last"
    CLOSE_LID = "close_lid"
    HELP = "help"
    FULL_SCREEN = "full_screen"
    TAKE_BACK = "take_back"
    NEW_TABLE = "new_table"
    COPY_PICTURE = "copy_picture"
    SAVE_PICTURE = "save_picture"
    CANCEL = "cancel"


@dataclass(frozen=True, slots=True)
class KeyRow:
    """One row: the action, its keys as QKeySequence reads them, and the words for what it does.

    Rows with the same words are told as one. ``spoken`` names the keys where their letters alone do not: arrows,
    digits, Tab. A row whose keys belong to every window (Tab, arrows, Enter) has no ``keys``: no shortcut may be
    made of it. One with a ``letter`` has a single letter of the language, which a person may change.
    """

    action: Action
    keys: tuple[str, ...]
    does: Message
    spoken: Message | None = None
    letter: Message | None = None

    def shown_keys(self, language: Speaker, keys: Keys) -> tuple[str, ...]:
        """The keys in force as a person reads them: "D", "Ctrl+Z", "Arrow keys"."""
        if self.spoken is not None:
            return (language.say(self.spoken),)
        return tuple(
            language.say(help.KEY_CTRL, key.removeprefix("Ctrl+")) if key.startswith("Ctrl+") else _printed(key)
            for key in keys[self.action]
        )


_KEPT_FREE: Final = "H"
"""No language gives this letter to anything else: it is the key of a hint everywhere."""

Keys = Mapping[Action, tuple[str, ...]]
"""The keys of every action, as QKeySequence reads them."""


def _printed(key: str) -> str:
    """A key as it looks on the keyboard: the sign of minus is as wide as that of plus."""
    return "−" if key == "-" else key


KEY_ROWS: Final = (
    KeyRow(Action.GO_BETWEEN, (), help.KEY_TAB_DOES, help.KEY_TAB),
    KeyRow(Action.GO_ALONG, (), help.KEY_ARROWS_DO, help.KEY_ARROWS),
    KeyRow(Action.MOVE_TILE, (), help.KEY_SHIFT_ARROWS_DO, help.KEY_SHIFT_ARROWS),
    KeyRow(Action.PLAY, (), help.KEY_ENTER_DOES, help.KEY_ENTER),
    KeyRow(Action.GO_TO_NUMBER, tuple("0123456789"), help.KEY_DIGITS_DO, help.KEY_DIGITS),
    KeyRow(Action.DRAW, (), help.KEY_DRAW_DOES, letter=help.LETTER_DRAW),
    KeyRow(Action.PASS, (), help.KEY_PASS_DOES, letter=help.LETTER_PASS),
    KeyRow(Action.BLOCK, (), help.KEY_BLOCK_DOES, letter=help.LETTER_BLOCK),
    KeyRow(Action.SKIP, (), help.KEY_SKIP_DOES, letter=help.LETTER_SKIP),
    KeyRow(Action.SORT, (), help.KEY_SORT_DOES, letter=help.LETTER_SORT),
    KeyRow(Action.HINT, (), help.KEY_HINT_DOES, letter=help.LETTER_HINT),
    KeyRow(Action.STORY, (), help.KEY_STORY_DOES, letter=help.LETTER_STORY),
    KeyRow(Action.READ_HAND, (), help.KEY_READ_HAND_DOES, letter=help.LETTER_READ_HAND),
    KeyRow(Action.READ_ENDS, (), help.KEY_READ_ENDS_DOES, letter=help.LETTER_READ_ENDS),
    KeyRow(Action.READ_COUNTS, (), help.KEY_READ_COUNTS_DOES, letter=help.LETTER_READ_COUNTS),
    KeyRow(Action.READ_TURN, (), help.KEY_READ_TURN_DOES, letter=help.LETTER_READ_TURN),
    KeyRow(Action.READ_LAST, (), help.KEY_READ_LAST_DOES, letter=help.LETTER_READ_LAST),
    KeyRow(Action.ZOOM_IN, ("+",), help.KEY_ZOOM_DOES),
    KeyRow(Action.ZOOM_OUT, ("-",), help.KEY_ZOOM_DOES),
    KeyRow(Action.FIT, ("Ctrl+0",), help.KEY_ZOOM_DOES),
    KeyRow(Action.PAN, (), help.KEY_CTRL_ARROWS_DO, help.KEY_CTRL_ARROWS),
    KeyRow(Action.CLOSE_LID, ("F9",), help.KEY_LID_DOES),
    KeyRow(Action.HELP, ("F1",), help.KEY_HELP_DOES),
    KeyRow(Action.FULL_SCREEN, ("F11",), help.KEY_FULL_SCREEN_DOES),
    KeyRow(Action.TAKE_BACK, ("Ctrl+Z",), help.KEY_TAKE_BACK_DOES),
    KeyRow(Action.NEW_TABLE, ("Ctrl+N",), help.KEY_NEW_DOES),
    KeyRow(Action.COPY_PICTURE, ("Ctrl+Shift+C",), share.COPY_DOES),
    KeyRow(Action.SAVE_PICTURE, ("Ctrl+S",), share.SAVE_DOES),
    KeyRow(Action.CANCEL, (), help.KEY_ESC_DOES, help.KEY_ESC),
)

LETTER_ROWS: Final = tuple(row for row in KEY_ROWS if row.letter is not None)
"""The actions with a single letter, which a person may change."""


def keys_of(action: Action) -> tuple[str, ...]:
    """The keys of an action that nobody can change; those of a letter are only known by `keys_in_force`."""
    return next(row.keys for row in KEY_ROWS if row.action is action)


def keys_in_force(settings: Settings, language: Speaker) -> Keys:
    """The keys of every action: letters as a person chose them, the others from the words of the language.

    No letter does two things: a chosen one goes before one of the language, which then gives way to another letter of
    its own words.
    """
    letters: dict[Action, str] = {}
    for row in LETTER_ROWS:
        chosen = as_letter(settings.keys.get(row.action.value, ""))
        if chosen and chosen not in letters.values():
            letters[row.action] = chosen
    for wished in (_own_letter, _any_letter):
        for row in LETTER_ROWS:
            if row.action not in letters:
                free = (letter for letter in wished(row, language) if letter not in letters.values())
                letters.update((row.action, letter) for letter in list(free)[:1])
    return {row.action: (letters[row.action],) if row.letter is not None else row.keys for row in KEY_ROWS}


def as_letter(text: str) -> str:
    """The letter that a person typed, as it is printed on the key; empty when it is none."""
    upper = text.upper()
    return upper if len(upper) == 1 and upper.isalpha() else ""


def _own_letter(row: KeyRow, language: Speaker) -> Iterable[str]:
    """The letter that the language gives this action."""
    assert row.letter is not None
    return [as_letter(language.say(row.letter)) or row.letter.source]


def _any_letter(row: KeyRow, language: Speaker) -> Iterable[str]:
    """What else may stand for it: the letters of its words first, then all of them."""
    offered = (*language.say(row.does).upper(), *ascii_uppercase)
    return [letter for letter in offered if letter in ascii_uppercase and letter != _KEPT_FREE]
