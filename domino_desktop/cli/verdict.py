"""The verdict on one position: blocked or not and why, who confirmed, and what it is worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from domino_desktop.core.events import Knocked
from domino_desktop.core.fouls import audit
from domino_desktop.core.match_end import without_overshoot
from domino_desktop.core.ruleset_parts import CloserLoses
from domino_desktop.core.scoring import Score, ScoreReason, score_block
from domino_desktop.core.state import MatchState, RoundState
from domino_desktop.core.tiles import pips_of
from domino_desktop.core.turns import can_play, is_dead, open_to, values_open_to
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import setup
from domino_desktop.i18n.narration import Names, score_sentence
from domino_desktop.storage.positions.position import Position
from domino_desktop.storage.positions.reading import InputFault

_NEED_LEADER = ("leader_side", "nearest_to_leader")
_NEED_CLOSER = ("closer_side", "closer_loses", "opponents_of_closer")
_COMPARE_CLOSER = ("closer", "closer_duel", "not_the_last_mover")

_WENT_OUT = "seat_went_out"
_DEAD_NUMBER = "dead_number"
_ALL_LAID_ASIDE = "all_laid_aside"

Verdict = dict[str, Any]


@dataclass(frozen=True, slots=True)
class _Walk:
    """Everybody answers truthfully: who can play first, or else who has confirmed; the trains that are marked then."""

    refuted_by: int | None
    confirmed_by: tuple[int, ...]
    markers: tuple[int, ...]


def verdict_on(position: Position, voice: Speaker) -> Verdict:
    """Whether the position is blocked, and what it is worth. Raises InputFault where a rule lacks a seat."""
    state = position.state
    table = _round(state)
    asked = [seat for seat in state.ruleset.order_from(position.to_act, state.seats) if seat in table.active]
    walk = _walk(state, asked)
    because = _because(state, walk)
    is_blocked = because in (None, _DEAD_NUMBER)
    verdict: Verdict = {
        "open_ends": list(table.layout.values),
        "drawable": state.drawable,
        "pips": _pips(table),
        "blocked": is_blocked,
        "because": because,
        "refuted_by": walk.refuted_by if because == "seat_can_play" else None,
        "confirmed_by": list(walk.confirmed_by) if because is None else [],
    }
    score = _score(position) if is_blocked or because == _ALL_LAID_ASIDE else Score(())
    verdict |= _result(state, score)
    verdict["fouls"] = _fouls(position, asked)
    verdict["explanation"] = _explained(position, score, voice)
    may_be_called = state.ruleset.dead_number_stop == "callable" and because != _WENT_OUT and is_dead(state)
    verdict["if_called"] = _result(state, _score(position)) if may_be_called else None
    verdict["ends"] = [
        {"id": end.id, "number": end.value, "owner": end.owner, "doubles_only": end.doubles_only}
        for end in table.layout.ends
    ]
    verdict["can_play"] = [bool(can_play(state, seat)) for seat in range(state.seats)]
    if state.ruleset.placing == "trains":
        verdict["open_to"] = {str(seat): [end.id for end in open_to(state, seat)] for seat in range(state.seats)}
        verdict["markers"] = list(walk.markers)
    return verdict


def _round(state: MatchState) -> RoundState:
    assert state.round is not None
    return state.round


def _pips(table: RoundState) -> list[int]:
    """What every seat still holds, and what it has laid aside."""
    hands = [hand.tiles or () for hand in table.hands]
    aside = [hand.tiles or () for hand in table.discards] or [()] * len(hands)
    return [pips_of((*held, *more)) for held, more in zip(hands, aside)]


def _walk(state: MatchState, asked: Sequence[int]) -> _Walk:
    """Asks round the table until a seat can play or every declaration stands.

    With trains, a seat that cannot play marks its own, which is one more end for all the others: they are asked again.
    """
    confirmed: list[int] = []
    for seat in (*asked, *asked):
        if can_play(state, seat):
            return _Walk(seat, (), _round(state).markers)
        marked = _with_marker(state, seat)
        confirmed = [seat] if marked is not state else [*confirmed, seat]
        state = marked
        if len(confirmed) == len(asked):
            break
    return _Walk(None, tuple(confirmed), _round(state).markers)


def _with_marker(state: MatchState, seat: int) -> MatchState:
    """The position once this seat has passed."""
    table = _round(state)
    if not state.ruleset.has_markers or seat in table.markers:
        return state
    return state.with_round(table._replace(markers=tuple(sorted((*table.markers, seat)))), state.next_number)


def _because(state: MatchState, walk: _Walk) -> str | None:
    """Why it is not blocked; None when it is, and the dead number where that ends a round although tiles are left."""
    rules = state.ruleset
    if any(state.is_out(seat) for seat in range(state.seats)):
        return _WENT_OUT
    if rules.cannot_play == "discard" and not _round(state).active:
        return _ALL_LAID_ASIDE
    if state.drawable:
        return _DEAD_NUMBER if rules.dead_number_stop == "auto" and is_dead(state) else "boneyard_can_supply"
    if walk.refuted_by is not None:
        return "seat_can_play"
    return "tiles_can_be_laid_aside" if rules.cannot_play == "discard" else None


# The result -------------------------------------------------------------------------------------------


def _result(state: MatchState, score: Score) -> Verdict:
    return {
        "tied_teams": list(score.tied),
        "winner_team": score.winner,
        "points": {str(team): score.points(team) for team in sorted(set(state.teams))},
    }


def _score(position: Position) -> Score:
    state = position.state
    _refuse_unknown_closer(position)
    count = replace(state.counted(), leader=position.leader, closer=position.closer)
    score = score_block(state.ruleset, count)
    reasons = {line.reason for line in score.lines}
    for name in state.ruleset.block_tie if score.tied else ():
        if position.leader is None and name in _NEED_LEADER:
            raise InputFault("leader", f"is missing, and the tie rule {name} needs it")
        if position.closer is None and name in _NEED_CLOSER:
            raise InputFault("closer", f"is missing, and the tie rule {name} needs it")
        if ScoreReason(f"tie_{name}") in reasons:
            break
    is_won = score.winner is not None and not score.tied
    if position.closer is None and is_won and state.ruleset.closer_loses != CloserLoses():
        raise InputFault("closer", "is missing, and the rule closer_loses needs it")
    if position.totals is None:
        return score
    return replace(score, lines=without_overshoot(state.ruleset, position.totals, score.lines))


def _refuse_unknown_closer(position: Position) -> None:
    word = position.state.ruleset.block_winner
    if position.closer is None and word in _COMPARE_CLOSER:
        raise InputFault("closer", f"is missing, and the comparison {word} needs it")


def _fouls(position: Position, asked: Sequence[int]) -> list[Verdict]:
    """The declarations that are false, one for each seat. Where trains are marked, seats may be asked twice."""
    state = position.state
    order = (*asked, *asked) if state.ruleset.has_markers else asked
    if len(position.declarations) > len(order):
        raise InputFault(f"declarations[{len(order)}]", f"only {len(asked)} seats are asked")
    knocks = []
    for number, (seat, answer) in enumerate(zip(order, position.declarations)):
        if answer == "cannot":
            doubles_only = any(end.doubles_only for end in _round(state).layout.ends)
            knocks.append(Knocked(number, seat, values_open_to(state, seat), state.drawable, doubles_only))
            state = _with_marker(state, seat)
    fouls = {foul.seat: foul for foul in reversed(audit(knocks, position.hands, state.ruleset))}
    return [{"seat": foul.seat, "tile": str(foul.tile), "end": foul.end} for foul in reversed(fouls.values())]


def _explained(position: Position, score: Score, voice: Speaker) -> list[Verdict]:
    seats = tuple(name or voice.say(setup.SEAT, seat + 1) for seat, name in enumerate(position.names))
    names = Names(seats, position.state.teams)
    return [
        {
            "reason": line.reason.value,
            "team": line.team,
            "seat": line.seat,
            "numbers": list(line.numbers),
            "tiles": [str(tile) for tile in line.tiles],
            "points": line.points,
            "sentence": score_sentence(line, names, voice, is_referee=True),
        }
        for line in score.lines
    ]
