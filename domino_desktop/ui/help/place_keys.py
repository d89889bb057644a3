"""Which keys work at which place: only these are told there, and every one of them does something there."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import Message, help, tournament_pairing
from domino_desktop.i18n.messages import help_keys as words
from domino_desktop.ui.keys import Action

_NAMES: Final[dict[str, Message | str]] = {
    "Return": words.ENTER,
    "Space": tournament_pairing.SPACE_KEY,
    "Backspace": words.BACKSPACE,
    "Del": words.DELETE,
    "Home": words.HOME,
    "End": words.END,
    "PgUp": words.PAGE_UP,
    "PgDown": words.PAGE_DOWN,
    "Tab": help.KEY_TAB,
    "Esc": help.KEY_ESC,
    "Left": "←",
    "Right": "→",
    "Up": "↑",
    "Down": "↓",
    "-": "−",
}
_HELD: Final = (("Ctrl+", help.KEY_CTRL), ("Alt+", words.ALT), ("Shift+", words.SHIFT))


@dataclass(frozen=True, slots=True)
class PlaceKey:
    """Keys as QKeySequence reads them, each of which works, and the words for what they do.

    ``named`` tells all of them together where a cap for each would be too many.
    """

    keys: tuple[str, ...]
    does: Message
    named: Message | None = None

    def caps(self, language: Speaker) -> tuple[str, ...]:
        """What stands on the caps: "Ctrl+F", "↑" and "↓", "Arrow keys"."""
        return (language.say(self.named),) if self.named else tuple(_cap(key, language) for key in self.keys)


def _cap(key: str, language: Speaker) -> str:
    for prefix, message in _HELD:
        if key.startswith(prefix):
            return language.say(message, _cap(key.removeprefix(prefix), language))
    name = _NAMES.get(key, key)
    return name if isinstance(name, str) else language.say(name)


class Shown(Enum):
    """Keys that a page tells itself."""

    BUTTONS = "buttons"
    """On the caps of its buttons, as far as they are in view."""


Told = Action | PlaceKey | Shown
"""A key that is told: one of those of the table, of a place, or of its buttons."""

_ARROWS: Final = ("Up", "Down", "Left", "Right")
_DIGITS: Final = tuple("0123456789")


def _arrows(does: Message) -> PlaceKey:
    return PlaceKey(_ARROWS, does, help.KEY_ARROWS)


def _digits(does: Message, keys: tuple[str, ...] = _DIGITS) -> PlaceKey:
    return PlaceKey(keys, does, help.KEY_DIGITS)


_SCROLL: Final = (
    PlaceKey(("Up", "Down", "PgUp", "PgDown"), words.SCROLLS, help.KEY_ARROWS),
    PlaceKey(("Home", "End"), words.TO_TOP),
)
_LIST: Final = (
    _arrows(words.IN_LIST),
    PlaceKey(("Home", "End"), words.LIST_ENDS),
    PlaceKey(("A",), words.LIST_LETTERS, words.LETTERS),
)
_SEARCH: Final = (PlaceKey(("Ctrl+F",), words.SEARCHES), PlaceKey(("Esc",), words.EMPTIES_SEARCH))
_PAPER: Final = (
    PlaceKey(("+", "-"), words.NEARER),
    PlaceKey(("Up", "Down", "PgUp", "PgDown"), words.MOVES_SHEET, help.KEY_ARROWS),
    PlaceKey(("Home", "End"), words.TO_TOP),
)
_RACK: Final = (Action.GO_ALONG, Action.MOVE_TILE, Action.PLAY, Action.GO_TO_NUMBER)
_LOOK: Final = (
    Action.SKIP,
    Action.STORY,
    Action.ZOOM_IN,
    Action.ZOOM_OUT,
    Action.PAN,
    Action.READ_HAND,
    Action.READ_ENDS,
    Action.READ_COUNTS,
    Action.READ_TURN,
    Action.READ_LAST,
)
_UNDO: Final = PlaceKey(("Ctrl+Z",), words.UNDOES_STEP)
_DESK: Final = (_UNDO, PlaceKey(("F6",), words.NEXT_TABLE))
_PARTS: Final = PlaceKey(tuple(f"Ctrl+{place}" for place in range(1, 6)), words.PARTS, words.CTRL_DIGITS)
_ROUNDS: Final = PlaceKey(("Alt+Left", "Alt+Right"), words.EARLIER_LATER)
_PAIRING: Final = (
    _arrows(words.AMONG_NAMES),
    Shown.BUTTONS,
    PlaceKey(("Ctrl+Return",), words.PUBLISHES),
    PlaceKey(("Esc",), words.LETS_GO),
    _ROUNDS,
    _PARTS,
)
_OPENS_ENTRANT: Final = PlaceKey(("Return",), words.OPENS_ENTRANT)
_OPENS_PROTOCOL: Final = PlaceKey(("Return",), words.OPENS_PROTOCOL)
_TABLES: Final = _arrows(words.AMONG_TABLES)
_UNDO_RESULT: Final = PlaceKey(("Ctrl+Z",), words.UNDOES_RESULT)
_PLAYED: Final = (_TABLES, PlaceKey(("Return",), words.CORRECTS_TABLE), _ROUNDS, _PARTS)

KEYS: Final[dict[str, tuple[Told, ...]]] = {
    "SetupPage": _SCROLL,
    "GalleryPage": (*_SEARCH, *_SCROLL),
    "RulebookPage": _SCROLL,
    "EditorPage": (*_SEARCH, *_SCROLL),
    "ComparePage": _SCROLL,
    "SettingsPage": _SCROLL,
    "OwnPicturesPage": (PlaceKey(("Ctrl+V",), words.PASTES), *_SCROLL),
    "CropPage": (
        _arrows(words.MOVES_FRAME),
        PlaceKey(("+", "-"), words.SIZES_FRAME),
        PlaceKey(("0",), words.WHOLE_FRAME),
        PlaceKey(("Ctrl+V",), words.PASTES),
    ),
    "HelpPage": _SCROLL,
    "TourPage": (*_RACK, Action.SORT, Action.DRAW, Action.PASS, Action.BLOCK, Action.GO_BETWEEN, *_LOOK),
    "ReviewPage": (
        PlaceKey(("Left", "Right"), words.TILE_BY_TILE),
        PlaceKey(("PgUp", "PgDown"), words.FIVE_TILES),
        PlaceKey(("Home", "End"), words.TO_DEAL_OR_END),
    ),
    "LaddersPage": (_arrows(words.AMONG_STEPS), *_SCROLL[1:]),
    "PuzzlePage/move": (*_RACK, Action.PAN),
    "PuzzlePage/blocked": (),
    "DesksPage": _SCROLL,
    "NewTablePage": (
        PlaceKey(("Return",), words.NEXT_FIELD),
        PlaceKey(("Ctrl+Return",), words.OPENS_AT_ONCE),
        PlaceKey(("Down",), words.OFFERS),
        *_SCROLL[1:],
    ),
    "DeskPage/PositionPane": (
        _digits(words.WRITES_ENDS),
        PlaceKey(("Return",), words.NEXT_FIELD),
        PlaceKey(("Backspace",), words.FIELD_BACK),
        *_DESK,
    ),
    "DeskPage/RoundPane": (
        _digits(words.WRITES_TILE),
        Shown.BUTTONS,
        PlaceKey(("Backspace",), words.UNDOES_STEP),
        *_DESK,
    ),
    "DeskPage/WalkPane": (
        PlaceKey(("1",), words.CAN),
        PlaceKey(("0",), words.CANNOT),
        PlaceKey(("Backspace",), words.UNDOES_STEP),
        *_DESK,
    ),
    "DeskPage/HandsPane": (
        _digits(words.WRITES_TILE),
        PlaceKey(("Up", "Down"), words.OTHER_HAND),
        PlaceKey(("Backspace",), words.UNDOES_STEP),
        *_DESK,
    ),
    "DeskPage/RulingsPane": (
        _digits(words.CHOOSES_PENALTY, ("1", "2")),
        PlaceKey(("Return",), words.GOES_ON),
        *_DESK,
        *_SCROLL,
    ),
    "DeskPage/ScorePage": (*_DESK, *_SCROLL),
    "RoundsPage": _SCROLL,
    "ProtocolPage": _PAPER,
    "PocketPage": _PAPER,
    "PracticePage/list": (_arrows(words.AMONG_DISPUTES), *_SCROLL[1:]),
    "PracticePage/case": _SCROLL,
    "TournamentsPage": _SCROLL,
    "NewPage": (
        PlaceKey(("Return",), words.NEXT_FIELD),
        PlaceKey(("Ctrl+Return",), words.BEGINS_TOURNAMENT),
        PlaceKey(("Down",), words.OFFERS),
        *_SCROLL[1:],
    ),
    "MembersPage": (
        *_SEARCH,
        PlaceKey(("Down",), words.INTO_LIST),
        PlaceKey(("Return",), words.CHANGES_MEMBER),
        *_LIST,
    ),
    "TournamentPage/entrants": (
        PlaceKey(("Return",), words.ENTERS),
        PlaceKey(("Down",), words.OFFERS),
        PlaceKey(("Del",), words.WITHDRAWS),
        *_LIST,
        _PARTS,
    ),
    "TournamentPage/round/start": (_PARTS,),
    "TournamentPage/round/pairing": _PAIRING,
    "TournamentPage/round/changing": _PAIRING,
    "TournamentPage/round/results": (
        PlaceKey(("Return",), words.NEXT_POINTS),
        _digits(words.ANY_TABLE),
        PlaceKey(("Up", "Down"), words.FIELD_TO_FIELD),
        PlaceKey(("Backspace",), words.FIELD_BACK),
        PlaceKey(("Ctrl+Return",), words.FORCES),
        _UNDO_RESULT,
        _TABLES,
        PlaceKey(("Return",), words.OPENS_TABLE),
        _ROUNDS,
        _PARTS,
    ),
    "TournamentPage/round/played": _PLAYED,
    "TournamentPage/round/played/now": (*_PLAYED, _UNDO_RESULT),
    "TournamentPage/standings": (_OPENS_ENTRANT, *_LIST, _PARTS),
    "TournamentPage/standings/bracket": (
        _OPENS_ENTRANT,
        _arrows(words.AMONG_LEVELS),
        PlaceKey(("Home", "End"), words.LIST_ENDS),
        _PARTS,
    ),
    "TournamentPage/standings/history": (
        PlaceKey(("Esc",), words.BACK_TO_STANDINGS),
        _OPENS_PROTOCOL,
        *_LIST[:2],
        _PARTS,
    ),
    "TournamentPage/log": (
        PlaceKey(("Return", "Down"), words.INTO_LIST),
        PlaceKey(("Esc",), words.EMPTIES_SEARCH),
        _OPENS_PROTOCOL,
        *_LIST[:2],
        _PARTS,
    ),
    "TournamentPage/publish": (*_PAPER, _PARTS),
    "SeasonPage": (PlaceKey(("Space",), words.TICKS), *_LIST),
    "ListPage": _PAPER,
    "ResultPage": _PAPER,
    "BeamerWindow": (
        PlaceKey(("Left", "Right"), words.TURNS_PAGES),
        PlaceKey(("Space",), words.HOLDS_PAGE),
        PlaceKey(("F11",), words.FILLS_SCREEN),
        PlaceKey(("Esc",), words.CLOSES_WINDOW),
    ),
    "PlayersWindow": (PlaceKey(("F11",), words.FILLS_SCREEN), PlaceKey(("Esc",), words.CLOSES_WINDOW)),
}
"""By the name of the page's class and of its part in view; a part that is not named has the keys of what it is in."""

LID: Final = PlaceKey(("Return", "Space"), words.OPENS_LID, help.KEY_ENTER)
SHEET: Final = (PlaceKey(("Esc",), words.CLOSES_SHEET), *_SCROLL)
SCROLL: Final = _SCROLL

_OWN_WINDOW: Final = (PlaceKey(("F1",), help.KEY_HELP_DOES),)
_PROGRAM: Final = (
    PlaceKey(("F1",), help.KEY_HELP_DOES),
    PlaceKey(("F11",), help.KEY_FULL_SCREEN_DOES),
    PlaceKey(("Ctrl+N",), help.KEY_NEW_DOES),
    PlaceKey(("Ctrl+Q",), words.QUIT),
)
_BUTTONS: Final = (
    PlaceKey(("Tab", "Shift+Tab"), words.TO_NEXT, help.KEY_TAB),
    PlaceKey(("Return", "Space"), words.PRESSES, help.KEY_ENTER),
)
_BACK: Final = PlaceKey(("Esc",), words.BACK)


def keys_at(name: str) -> tuple[Told, ...]:
    """The keys of the place of this name, or of what it is a part of."""
    while name and name not in KEYS:
        name = name.rpartition("/")[0]
    return KEYS.get(name, ())


def keys_everywhere(name: str) -> tuple[Told, ...]:
    """Those that work on every page; the first page leads back to none, and at a table there are other words."""
    if name.endswith("Window"):
        return _OWN_WINDOW
    if name == "TablePage":
        return _PROGRAM
    return (*_BUTTONS, *(() if name == "StartPage" else (_BACK,)), *_PROGRAM)
