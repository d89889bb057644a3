"""Which keys work at a table as it stands now. It looks at nothing that is hidden."""

from __future__ import annotations

from typing import Final

from domino_desktop.core.views import View
from domino_desktop.ui.help.place_keys import LID, SCROLL, SHEET, Told
from domino_desktop.ui.keys import Action

_RACK: Final = (
    Action.GO_ALONG,
    Action.MOVE_TILE,
    Action.PLAY,
    Action.GO_TO_NUMBER,
    Action.SORT,
)
_VIEW: Final = (Action.STORY, Action.ZOOM_IN, Action.ZOOM_OUT, Action.FIT, Action.PAN)
_READS: Final = (Action.READ_ENDS, Action.READ_COUNTS, Action.READ_TURN, Action.READ_LAST)
_PICTURES: Final = (Action.COPY_PICTURE, Action.SAVE_PICTURE)


def keys_on_sheet() -> tuple[Told, ...]:
    """Where a sheet lies over the table."""
    return SHEET


def keys_after_round() -> tuple[Told, ...]:
    """On the score, and on the page of a wrong answer."""
    return (Action.GO_BETWEEN, Action.PLAY, Action.SKIP, *SCROLL, *_PICTURES)


def keys_in_walk() -> tuple[Told, ...]:
    """While everybody is asked whether they can play."""
    return (Action.GO_BETWEEN, Action.PLAY, Action.SKIP, *SCROLL, *_READS, Action.TAKE_BACK, *_PICTURES)


def keys_at_desk(
    view: View, owner: int | None, *, is_open: bool, has_curtain: bool, has_coach: bool
) -> tuple[Told, ...]:
    """On the table itself; ``owner`` is the person in front of the rack, ``has_coach``: a hint may be asked for."""
    if view.score is not None:
        return (Action.GO_BETWEEN, Action.PLAY, *_VIEW, *_READS, *_PICTURES)
    if owner is None or not is_open:
        lid: tuple[Told, ...] = () if owner is None else (LID,)
        seen = _READS if has_curtain else (*_VIEW, *_READS)
        return (*lid, Action.GO_BETWEEN, Action.SKIP, *seen, Action.TAKE_BACK, *_PICTURES)
    own: tuple[Told, ...] = ()
    if view.turn == owner:
        draw = () if view.ruleset.draw == "none" else (Action.DRAW,)
        own = (*draw, Action.PASS, Action.BLOCK, *((Action.HINT,) if has_coach else ()))
    return (
        *_RACK,
        *own,
        Action.GO_BETWEEN,
        Action.SKIP,
        *_VIEW,
        Action.READ_HAND,
        *_READS,
        Action.CLOSE_LID,
        Action.TAKE_BACK,
        *_PICTURES,
        Action.CANCEL,
    )
