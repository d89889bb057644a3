"""Results that another computer has written down: taken over one by one, as the director decides."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, TypeAlias

from domino_desktop.controller.tournament_record import TournamentRecord
from domino_desktop.tournament.facts import Happened, ResultCorrected, ResultEntered
from domino_desktop.tournament.merging import Merge
from domino_desktop.tournament.refusals import Refused
from domino_desktop.tournament.results import Source

At: TypeAlias = tuple[int, int]
"""A tournament round and a table."""


def take_over(
    office: TournamentRecord, merge: Merge, new: Collection[At], theirs: Collection[At], reason: str
) -> Refused | None:
    """Enter the new results of these tables, and put theirs in the place of ours at those; all or none.

    Answers why one is refused, or None. ``reason`` is that of the corrections.
    """
    wishes: list[tuple[type[Happened], Mapping[str, Any]]] = []
    for filed in merge.new:
        if (filed.round, filed.table) in new:
            place = {"round": filed.round, "table": filed.table}
            wishes.append(
                (ResultEntered, {**place, "result": filed.result, "source": Source.FILE, "digest": filed.digest})
            )
    for conflict in merge.conflicting:
        filed = conflict.theirs
        if (filed.round, filed.table) in theirs:
            place = {"round": filed.round, "table": filed.table}
            correction = {**place, "old": conflict.ours, "result": filed.result, "reason": reason}
            wishes.append((ResultCorrected, correction))
    return office.submit_all(wishes) if wishes else None
