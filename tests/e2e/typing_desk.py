"""A desk that types one round after another, each step stored, and says on standard output what is kept by then."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from domino_desktop.controller.desk_draft import Draft
from domino_desktop.controller.referee import RefereeDesk, Stage
from domino_desktop.core.moves import Knock, ProposeBlock, RevealHand
from domino_desktop.core.refereeing import EnterPosition, PutToSleep, ScoreRound
from domino_desktop.core.tiles import parse_tiles
from domino_desktop.storage.database import Database
from domino_desktop.storage.paths import DataPaths
from domino_desktop.ui.desk.position_entry import begun, missing, position_from

HANDS = ("0-0 0-2 1-1 1-2", "0-3 1-3 2-2 3-3", "0-4 0-5 1-4 1-5 2-4", "2-5 3-4 3-5 4-4 5-5")


def main(folder: str, desk_id: int) -> None:
    """Go on where the desk stands, for ever."""
    application = QCoreApplication(sys.argv[:1])
    at = RefereeDesk(Database.open(DataPaths.under(Path(folder))).desks, desk_id)
    at.failed.connect(lambda fault: sys.exit(f"not stored: {fault}"))
    while True:
        step(at)
        application.processEvents()
        kept = {"events": len(at.record.events), "stage": at.stage.value, "draft": at.draft.to_json()}
        print(json.dumps(kept), flush=True)


def step(at: RefereeDesk) -> None:
    """The next thing that a referee would type."""
    view, draft = at.view, at.draft
    if at.stage in (Stage.POSITION, Stage.SCORED):
        type_position(at, draft)
    elif at.stage is Stage.ROUND:
        at.submit(view.turn or 0, ProposeBlock())
    elif at.stage is Stage.WALK:
        at.submit(view.turn or 0, Knock())
    elif at.stage is Stage.HANDS:
        type_hand(at, draft)
    elif at.stage is Stage.REST:
        at.order(PutToSleep())
    elif at.stage is Stage.COUNT:
        at.order(ScoreRound())
    else:
        while at.undo():
            if at.stage is Stage.ROUND:
                break


def type_position(at: RefereeDesk, draft: Draft) -> None:
    ruleset = at.setup.ruleset
    if draft.counts and all(count is not None for count in draft.counts) and at.stage is Stage.SCORED:
        draft = begun(ruleset, 4)
    if not draft.counts:
        draft = begun(ruleset, 4)
    lacking = missing(draft, ruleset, 4)
    if len(draft.ends) < 2:
        at.keep(replace(draft, ends=(*draft.ends, 6)))
    elif lacking is not None:
        counts = list(draft.counts)
        seat = lacking[1] or 0
        counts[seat] = len(HANDS[seat].split())
        at.keep(replace(draft, counts=tuple(counts)))
    else:
        at.order(EnterPosition(position_from(draft, ruleset, at.view.rounds_played + 1)))


def type_hand(at: RefereeDesk, draft: Draft) -> None:
    shown = {hand.seat for hand in at.view.revealed}
    seat = next(seat for seat in range(4) if seat not in shown)
    tiles = parse_tiles(HANDS[seat])
    typed = draft.hand if draft.entering == seat else ()
    if len(typed) + 1 == len(tiles):
        at.submit(seat, RevealHand(tiles))
    else:
        at.keep(replace(draft, entering=seat, hand=tiles[: len(typed) + 1]))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
