"""What is half typed as a result, as plain values that can be kept, and back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from domino_desktop.tournament.typed_results import TypedMatch, TypedRound

PLACE = "result"
"""Where it is kept in the draft of a tournament."""


@dataclass(frozen=True, slots=True)
class HalfTyped:
    """The fields of one table of a tournament round; ``table`` is the text in its field."""

    round: int
    table: str
    by_rounds: bool
    matches: tuple[TypedMatch, ...]


def as_draft(half: HalfTyped) -> dict[str, Any]:
    """Plain values for it."""
    matches = [
        {"points": list(match.points), "rounds": [[*each.points, each.ended] for each in match.rounds]}
        for match in half.matches
    ]
    return {"round": half.round, "table": half.table, "by_rounds": half.by_rounds, "matches": matches}


def from_draft(draft: Any) -> HalfTyped | None:
    """What was kept; None where it is nothing of the kind."""
    try:
        matches = tuple(_match(each) for each in draft["matches"])
        return HalfTyped(int(draft["round"]), str(draft["table"]), bool(draft["by_rounds"]), matches)
    except (TypeError, KeyError, ValueError):
        return None


def _match(kept: Any) -> TypedMatch:
    first, second = kept["points"]
    rounds = [TypedRound((str(one), str(other)), str(ended)) for one, other, ended in kept["rounds"]]
    return TypedMatch((str(first), str(second)), tuple(rounds))
