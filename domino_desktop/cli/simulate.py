"""`domino-desktop simulate`: computer players play rounds against each other, and the result is told."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from domino_desktop.ai.level import Level
from domino_desktop.ai.levels import choose
from domino_desktop.cli.command import CommandLine, is_unicode, print_out, speaker
from domino_desktop.cli.known import KnownRules, known_rules, rules_named
from domino_desktop.cli.simulation import Estimate, Player, Simulation, simulate
from domino_desktop.core.moves import Move
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.views import View
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import simulation as words
from domino_desktop.storage.positions.reading import InputFault, plain, shown

_MOST_ROUNDS = 10_000_000
_GAP = "   "
_SEATS_HELP = """
the level of each side, beginner, casual, club or expert: one for each seat; in games of pairs one for each pair, or one
for each seat, then alike for partners
"""
_SWAP_HELP = """
play every deal twice, the second time with the sides changed (of more than two, each moves on by one); N is even then
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the rounds and tell the result; answers the exit status: 0, or 2 when the input is wrong."""
    try:
        options = _command_line().parse_args(arguments)
        voice = speaker(options.lang)
        chosen = rules_named(options.ruleset, known_rules(), "--ruleset")
        ruleset, seats, levels = _table(chosen.ruleset, _levels(options.seats))
        rounds = _rounds(options.rounds, options.swap)
    except InputFault as fault:
        print(fault, file=sys.stderr)
        return 2
    try:
        played = simulate(ruleset, seats, [_player(level) for level in levels], rounds, options.seed, options.swap)
    except KeyboardInterrupt:
        return 130
    if options.json:
        return print_out(json.dumps(_as_json(played, levels), ensure_ascii=not is_unicode(sys.stdout), indent=2))
    return print_out("\n".join(_told(played, levels, chosen, voice)))


def _command_line() -> CommandLine:
    parser = CommandLine(
        "domino-desktop simulate",
        description="Let computer players play first rounds against each other, and tell who won how much.",
    )
    parser.add_argument("--ruleset", metavar="ID", required=True, help="the id of a rule set, or a file that holds one")
    parser.add_argument("--seats", metavar="LEVEL,LEVEL[,...]", required=True, help=_SEATS_HELP)
    parser.add_argument("--rounds", metavar="N", type=int, required=True, help="how many rounds are played")
    parser.add_argument(
        "--seed", metavar="S", type=int, default=1, help="the same number, the same rounds (default: 1)"
    )
    parser.add_argument("--swap", action="store_true", help=_SWAP_HELP.replace("%", "%%"))
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.add_argument("--lang", metavar="CODE", default="en", help="language of the result (default: en)")
    return parser


def _levels(text: str) -> tuple[Level, ...]:
    names = {level.value: level for level in Level}
    for word in text.split(","):
        if word not in names:
            raise InputFault("--seats", f"unknown level {shown(word)} (allowed: {', '.join(names)})")
    return tuple(names[word] for word in text.split(","))


def _rounds(rounds: int, changes_sides: bool) -> int:
    if not 1 <= rounds <= _MOST_ROUNDS:
        raise InputFault("--rounds", f"{shown(rounds)} is out of range (1 to {_MOST_ROUNDS})")
    if changes_sides and rounds % 2:
        raise InputFault("--rounds", f"{rounds} is odd, but with --swap every deal is played twice")
    return rounds


def _table(ruleset: RuleSet, levels: tuple[Level, ...]) -> tuple[RuleSet, int, tuple[Level, ...]]:
    """The rules with the set that such a table plays with, its seats, and the level of each side.

    Raises InputFault where the rules have no such table.
    """
    seats = _seats(ruleset, len(levels))
    max_pip = ruleset.max_pip if ruleset.hand_for(seats) is not None else ruleset.smallest_set_for(seats)
    if seats not in ruleset.players or max_pip is None:
        allowed = ", ".join(map(str, ruleset.players))
        raise InputFault("--seats", f"{plain(ruleset.id)} has no table for {len(levels)} (allowed: {allowed})")
    teams = ruleset.teams(seats)
    if len(levels) == seats:
        for seat, team in enumerate(teams):
            if levels[seat] is not levels[team]:
                raise InputFault("--seats", f"seats {team + 1} and {seat + 1} are partners: give them one level")
        levels = levels[: max(teams) + 1]
    return (ruleset if max_pip == ruleset.max_pip else ruleset.with_set(max_pip)), seats, levels


def _seats(ruleset: RuleSet, named: int) -> int:
    """How many seats are meant where so many levels are named."""
    if named in ruleset.players:
        return named
    tables = [seats for seats in ruleset.players if max(ruleset.teams(seats)) + 1 == named]
    return min(tables, default=named)


def _player(level: Level) -> Player:
    return partial(_choose, level)


def _choose(level: Level, view: View, seed: int) -> Move:
    return choose(view, level, seed)


def _as_json(played: Simulation, levels: Sequence[Level]) -> dict[str, Any]:
    sides = []
    for side, level in enumerate(levels):
        median, p95, most = played.thinking(side)
        sides.append(
            {
                "level": level.value,
                "wins": played.wins(side),
                "ties": played.ties(side),
                "points": played.points(side),
                "ms_median": round(median, 3),
                "ms_p95": round(p95, 3),
                "ms_max": round(most, 3),
            }
        )
    return {"rounds": len(played.rounds), "blocked": played.blocked, "sides": sides}


def _told(played: Simulation, levels: Sequence[Level], chosen: KnownRules, voice: Speaker) -> Iterator[str]:
    title = chosen.title(voice)
    rounds = len(played.rounds)
    yield title
    yield "=" * len(title)
    yield voice.say(words.ROUNDS, n=rounds)
    if played.rounds_a_deal > 1:
        yield voice.say(words.TWICE)
    yield voice.say(words.BLOCKED, played.blocked, f"{100 * played.blocked / rounds:.1f}")
    yield ""
    headings = (
        words.LEVEL, words.WON, words.TIED, words.SHARE, words.POINTS, words.A_ROUND,
        words.MEDIAN, words.PERCENTILE, words.LONGEST,
    )  # fmt: skip
    rows = [[voice.say(heading) for heading in headings]]
    rows += [_row(played, side, level, voice) for side, level in enumerate(levels)]
    yield from _columns(rows)
    yield ""
    yield voice.say(words.INTERVALS)
    yield voice.say(words.THINKING)


def _row(played: Simulation, side: int, level: Level, voice: Speaker) -> list[str]:
    share = played.share(side)
    percent = Estimate(100 * share.mean, None if share.half is None else 100 * share.half)
    times = [f"{time:.2f}" for time in played.thinking(side)]
    counts = [voice.number(played.wins(side)), voice.number(played.ties(side))]
    points = voice.number(played.points(side))
    return [level.value, *counts, _estimate(percent), points, _estimate(played.points_a_round(side)), *times]


def _estimate(estimate: Estimate) -> str:
    return f"{estimate.mean:.1f}" + ("" if estimate.half is None else f" ± {estimate.half:.1f}")


def _columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """The first column to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        cells = [first.ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True))]
        yield _GAP.join(cells)
