"""The table of keys: what each does, its default, and how it is told. The table page and the help page read it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, unique
from typing import Final

from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import Message, help


@unique
class Action(Enum):
    """What a key asks for."""

    GO_BETWEEN = "go_between"
    GO_ALONG = "go_along"
    PLAY = "play"
    GO_TO_NUMBER = "go_to_number"
    DRAW = "draw"
    PASS = "pass"
    BLOCK = "block"
    SORT = "sort"
    ZOOM_IN = "zoom_in"
    ZOOM_OUT = "zoom_out"
    FIT = "fit"
    STORY = "story"
    CLOSE_LID = "close_lid"
    HELP = "help"
    FULL_SCREEN = "full_screen"
    TAKE_BACK = "take_back"
    NEW_TABLE = "new_table"
    CANCEL = "cancel"


@dataclass(frozen=True, slots=True)
class KeyRow:
    """One row: the action, its keys as QKeySequence reads them, and the words for what it does.

    Rows with the same words are told as one. ``spoken`` names the keys where their letters alone do not: arrows,
    digits, Tab. A row whose keys belong to every window (Tab, arrows, Enter) has no ``keys``: no shortcut may be
    made of it.
    """

    action: Action
    keys: tuple[str, ...]
    does: Message
    spoken: Message | None = None

    def shown_keys(self, language: Speaker) -> tuple[str, ...]:
        """The keys as a person reads them: "D", "Ctrl+Z", "Arrow keys"."""
        if self.spoken is not None:
            return (language.say(self.spoken),)
        return tuple(
            language.say(help.KEY_CTRL, key.removeprefix("Ctrl+")) if key.startswith("Ctrl+") else _printed(key)
            for key in self.keys
        )


def _printed(key: str) -> str:
    """A key as it looks on the keyboard: the sign of minus is as wide as that of plus."""
    return "−" if key == "-" else key


KEY_ROWS: Final = (
    KeyRow(Action.GO_BETWEEN, (), help.KEY_TAB_DOES, help.KEY_TAB),
    KeyRow(Action.GO_ALONG, (), help.KEY_ARROWS_DO, help.KEY_ARROWS),
    KeyRow(Action.PLAY, (), help.KEY_ENTER_DOES, help.KEY_ENTER),
    KeyRow(Action.GO_TO_NUMBER, tuple("0123456789"), help.KEY_DIGITS_DO, help.KEY_DIGITS),
    KeyRow(Action.DRAW, ("D",), help.KEY_DRAW_DOES),
    KeyRow(Action.PASS, ("P",), help.KEY_PASS_DOES),
    KeyRow(Action.BLOCK, ("B",), help.KEY_BLOCK_DOES),
    KeyRow(Action.SORT, ("S",), help.KEY_SORT_DOES),
    KeyRow(Action.ZOOM_IN, ("+",), help.KEY_ZOOM_DOES),
    KeyRow(Action.ZOOM_OUT, ("-",), help.KEY_ZOOM_DOES),
    KeyRow(Action.FIT, ("Ctrl+0",), help.KEY_ZOOM_DOES),
    KeyRow(Action.STORY, ("L",), help.KEY_STORY_DOES),
    KeyRow(Action.CLOSE_LID, ("F9",), help.KEY_LID_DOES),
    KeyRow(Action.HELP, ("F1",), help.KEY_HELP_DOES),
    KeyRow(Action.FULL_SCREEN, ("F11",), help.KEY_FULL_SCREEN_DOES),
    KeyRow(Action.TAKE_BACK, ("Ctrl+Z",), help.KEY_TAKE_BACK_DOES),
    KeyRow(Action.NEW_TABLE, ("Ctrl+N",), help.KEY_NEW_DOES),
    KeyRow(Action.CANCEL, (), help.KEY_ESC_DOES, help.KEY_ESC),
)


def keys_of(action: Action) -> tuple[str, ...]:
    """The default keys of an action, as QKeySequence reads them."""
    return next(row.keys for row in KEY_ROWS if row.action is action)
