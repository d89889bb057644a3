"""`domino-desktop adjudicate`: one position in, one verdict out, both as JSON."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, NoReturn

from domino_desktop.cli.position import InputFault, Position, plain, read_json, read_position, shown
from domino_desktop.core import rules
from domino_desktop.core.events import Knocked
from domino_desktop.core.fouls import audit
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.scoring import Score, ScoreReason, score_block
from domino_desktop.i18n.english import English, Speaker
from domino_desktop.i18n.messages import setup
from domino_desktop.i18n.narration import Names, score_sentence
from domino_desktop.storage import rulesets
from domino_desktop.storage.faults import StorageFault
from domino_desktop.storage.house_rules import HouseRules
from domino_desktop.storage.paths import DataPaths

_NEEDS_LEADER = ("leader_side", "nearest_to_leader")
_NEEDS_CLOSER = ("closer_side", "closer_loses")

Verdict = dict[str, Any]


def main(arguments: Sequence[str] | None = None) -> int:
    """Judge the positions of a file; answers the exit status: 0 a verdict was reached, 2 the input is wrong."""
    try:
        options = _parser().parse_args(arguments)
        verdict = judge(_source(options.file), speaker(options.lang))
    except InputFault as fault:
        print(f"domino-desktop adjudicate: {fault}" if not fault.place else fault, file=sys.stderr)
        return 2
    return _print(verdict)


class _Parser(argparse.ArgumentParser):
    """Reports a wrong command line like any other wrong input."""

    def error(self, message: str) -> NoReturn:
        raise InputFault("command line", plain(message, 200))


def _parser() -> argparse.ArgumentParser:
    parser = _Parser("domino-desktop adjudicate", description="Judge a position; both input and verdict are JSON.")
    parser.add_argument("file", metavar="FILE", help="a position or a list of positions; - for standard input")
    parser.add_argument("--lang", metavar="CODE", default="en", help="language of the explanation (default: en)")
    return parser


def _source(file: str) -> bytes:
    if file == "-":
        return sys.stdin.buffer.read()
    try:
        with open(file, "rb") as opened:
            return opened.read()
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise InputFault(plain(file, 200), reason) from error


def speaker(code: str) -> Speaker:
    """Who speaks the explanation. Raises InputFault for a language that the program does not speak."""
    if code == "en":
        return English()
    from domino_desktop.i18n import language  # loads QtCore, which English does without

    if code not in language.CODES:
        raise InputFault("--lang", f"unknown language {shown(code)} (allowed: {', '.join(language.CODES)})")
    return language.language(code)


def _print(verdict: Verdict | list[Verdict]) -> int:
    encoding = (getattr(sys.stdout, "encoding", None) or "ascii").lower().replace("-", "")
    try:
        print(json.dumps(verdict, ensure_ascii=encoding != "utf8", indent=2), flush=True)
    except OSError as error:
        # What is left in the buffer would fail once more when Python shuts down.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):  # whoever closes the pipe (head, less) has seen enough
            print(f"standard output: {error.strerror}", file=sys.stderr)
            return 2
    return 0


def judge(source: bytes, voice: Speaker) -> Verdict | list[Verdict]:
    """The verdict for a position, or the verdicts for a list of them. Raises InputFault."""
    data = read_json(source)
    presets = {ruleset.id: ruleset for ruleset in (*_house_rules(), *rulesets.available())}
    if not isinstance(data, list):
        return verdict_on(read_position(data, presets), voice)
    verdicts = []
    for number, one in enumerate(data):
        try:
            verdicts.append(verdict_on(read_position(one, presets), voice))
        except InputFault as fault:
            raise fault.within(f"[{number}]") from fault
    return verdicts


def _house_rules() -> Iterator[RuleSet]:
    """What people have saved on this computer; a data folder that cannot be read holds nothing for us."""
    with contextlib.suppress(StorageFault):
        usable, _ = HouseRules(DataPaths.find()).usable_and_faulty()
        yield from (rule.ruleset for rule in usable)


def verdict_on(position: Position, voice: Speaker) -> Verdict:
    """Whether the position is blocked, and what it is worth. Raises InputFault where a tie rule lacks a seat."""
    state = position.state
    table = state.round
    assert table is not None
    asked = [seat for seat in state.ruleset.order_from(position.to_act, state.seats) if seat in table.active]
    able = [seat for seat in asked if rules.can_play(state, seat)]
    because = None
    if any(state.is_out(seat) for seat in range(state.seats)):
        because = "seat_went_out"
    elif state.drawable:
        because = "boneyard_can_supply"
    elif able:
        because = "seat_can_play"
    verdict: Verdict = {
        "open_ends": list(table.layout.values),
        "drawable": state.drawable,
        "pips": [hand.pips for hand in table.hands],
        "blocked": because is None,
        "because": because,
        "refuted_by": able[0] if because == "seat_can_play" else None,
        "confirmed_by": asked if because is None else [],
    }
    score = _score(position) if because is None else Score(())
    verdict["tied_teams"] = list(score.tied)
    verdict["winner_team"] = score.winner
    verdict["points"] = {str(team): score.points(team) for team in sorted(set(state.teams))}
    verdict["fouls"] = _fouls(position, asked)
    verdict["explanation"] = _explained(position, score, voice)
    return verdict


def _score(position: Position) -> Score:
    state = position.state
    count = replace(state.counted(), leader=position.leader, closer=position.closer)
    score = score_block(state.ruleset, count)
    reasons = {line.reason for line in score.lines}
    for name in state.ruleset.block_tie if score.tied else ():
        if position.leader is None and name in _NEEDS_LEADER:
            raise InputFault("leader", f"is missing, and the tie rule {name} needs it")
        if position.closer is None and name in _NEEDS_CLOSER:
            raise InputFault("closer", f"is missing, and the tie rule {name} needs it")
        if ScoreReason(f"tie_{name}") in reasons:
            break
    return score


def _fouls(position: Position, asked: Sequence[int]) -> list[Verdict]:
    table = position.state.round
    assert table is not None
    if len(position.declarations) > len(asked):
        raise InputFault(f"declarations[{len(asked)}]", f"only {len(asked)} seats are asked")
    knocks = [
        Knocked(number, seat, table.layout.values, position.state.drawable)
        for number, (seat, answer) in enumerate(zip(asked, position.declarations))
        if answer == "cannot"
    ]
    return [{"seat": foul.seat, "tile": str(foul.tile), "end": foul.end} for foul in audit(knocks, position.hands)]


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
