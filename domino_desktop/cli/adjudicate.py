"""`domino-desktop adjudicate`: one position in, one verdict out, both as JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

from domino_desktop.cli.command import CommandLine, is_unicode, print_out, speaker
from domino_desktop.cli.filed import is_protocol, verdict_on_protocol
from domino_desktop.cli.known import known_rules
from domino_desktop.cli.verdict import Verdict, verdict_on
from domino_desktop.i18n.english import Speaker
from domino_desktop.storage.positions.position import read_position
from domino_desktop.storage.positions.reading import InputFault, plain, read_json


def main(arguments: Sequence[str] | None = None) -> int:
    """Judge the positions of a file; answers the exit status: 0 a verdict was reached, 2 the input is wrong."""
    try:
        options = _command_line().parse_args(arguments)
        verdict = judge(_source(options.file), speaker(options.lang))
    except InputFault as fault:
        print(f"domino-desktop adjudicate: {fault}" if not fault.place else fault, file=sys.stderr)
        return 2
    return print_out(json.dumps(verdict, ensure_ascii=not is_unicode(sys.stdout), indent=2))


def _command_line() -> CommandLine:
    parser = CommandLine("domino-desktop adjudicate", description="Judge a position; both input and verdict are JSON.")
    parser.add_argument("file", metavar="FILE", help="a position, a list of them, or a protocol; - for standard input")
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


def judge(source: bytes, voice: Speaker) -> Verdict | list[Verdict]:
    """The verdict for a position, or the verdicts for a list of them. Raises InputFault."""
    data = read_json(source)
    known = {name: one.ruleset for name, one in known_rules().items()}
    if is_protocol(data):
        return verdict_on_protocol(data, known, voice)
    if not isinstance(data, list):
        return verdict_on(read_position(data, known), voice)
    verdicts = []
    for number, one in enumerate(data):
        try:
            verdicts.append(verdict_on(read_position(one, known), voice))
        except InputFault as fault:
            raise fault.within(f"[{number}]") from fault
    return verdicts
