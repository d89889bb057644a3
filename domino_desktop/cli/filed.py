"""The protocol of a referee's desk, judged once more."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from domino_desktop.cli.verdict import Verdict, verdict_on
from domino_desktop.core.ending import unaccounted
from domino_desktop.core.events import DeadCalled, FoulCalled, RoundEnd
from domino_desktop.core.record import MatchRecord
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.score_lines import ScoreReason
from domino_desktop.core.state import RoundState
from domino_desktop.i18n.english import Speaker
from domino_desktop.storage.exchange import ExchangeFault, ExchangeReason
from domino_desktop.storage.positions.position import read_position
from domino_desktop.storage.positions.reading import InputFault, plain
from domino_desktop.storage.protocols import PROTOCOL, protocol_in, rounds_in

_FAULTS = {
    ExchangeReason.WAS_CHANGED: "was changed since it was written: its digest does not fit any more",
    ExchangeReason.IS_OF_A_NEWER_FORM: "was written by a newer program",
}


def is_protocol(data: object) -> bool:
    """Whether this is the protocol of a desk, and not a position."""
    return isinstance(data, dict) and data.get("what") == PROTOCOL


def verdict_on_protocol(data: Mapping[str, Any], rulesets: Mapping[str, RuleSet], voice: Speaker) -> Verdict:
    """The verdict on the position of a protocol, and under ``protocol`` what the desk made of it.

    ``agrees`` is whether both come to the same, rulings left aside. Raises InputFault.
    """
    try:
        filed = protocol_in(data, Path())
    except ExchangeFault as fault:
        known = _FAULTS.get(fault.reason, f"is damaged: {plain(fault.place, 100)}")
        raise InputFault("protocol", known) from fault
    # A file goes on beyond its round where a correction was made later.
    last = rounds_in(filed.record)[filed.place][1]
    record = MatchRecord([event for event in filed.record.events if event.number <= last])
    state = record.state()
    now = state.round
    assert now is not None
    position = data["protocol"].get("position")
    verdict = {} if position is None else verdict_on(read_position(position, rulesets), voice)
    score = now.score
    teams = sorted(set(state.teams))
    verdict["protocol"] = {
        "digest": filed.digest,
        "round": now.number,
        "ended": None if now.ended is None else now.ended.value,
        "points": None if score is None else {str(team): score.points(team) for team in teams},
        "totals": {str(team): state.totals[team] for team in teams},
        "rulings": [
            {
                "seat": ruling.seat,
                "foul": ruling.offence.value,
                "points": ruling.penalty.points,
                "round": ruling.penalty.round,
                "match": ruling.penalty.match,
            }
            for ruling in now.rulings
        ],
        "agrees": _agrees(record, now, verdict) if position is not None and score is not None else None,
    }
    return verdict


def _agrees(record: MatchRecord, now: RoundState, verdict: Verdict) -> bool:
    """Whether the position alone gives the same block, the same fouls, and the same points before rulings."""
    assert now.score is not None
    called = {
        (event.foul.seat, str(event.foul.tile), event.foul.end)
        for event in record.effective()
        if isinstance(event, FoulCalled)
    }
    # What a ruling made void may end before every tile is known, and so before the audit.
    is_audited = not unaccounted(record.state())
    if is_audited and any((foul["seat"], foul["tile"], foul["end"]) not in called for foul in verdict["fouls"]):
        return False
    if now.ended is not RoundEnd.BLOCKED:
        return not verdict["blocked"] or now.ended is RoundEnd.STOPPED
    if verdict["if_called"] is not None and any(isinstance(event, DeadCalled) for event in now.history):
        verdict = {**verdict, **verdict["if_called"]}
    elif not verdict["blocked"]:
        # Only a false declaration makes a block of a position that is none.
        return bool(verdict["fouls"])
    if any(ruling.penalty.round != "stands" for ruling in now.rulings):
        return True
    points = {
        team: sum(line.points for line in now.score.lines if str(line.team) == team and _is_of_the_hands(line.reason))
        for team in verdict["points"]
    }
    return bool(points == verdict["points"]) and now.score.winner == verdict["winner_team"]


def _is_of_the_hands(reason: ScoreReason) -> bool:
    """Whether a line follows from the position: no ruling, and no points of the tiles laid before."""
    others = (ScoreReason.FALSE_DECLARATION, ScoreReason.VOIDED)
    return reason not in others and not reason.value.startswith("foul_")
