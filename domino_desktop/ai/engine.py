"""The process of the computer players: a line in, a line out, until nobody speaks to it any more.

It holds nothing between two lines. Whatever comes in, it answers and lives on.
"""

from __future__ import annotations

import signal
from typing import BinaryIO

from domino_desktop.ai.levels import choose
from domino_desktop.ai.wire import (
    LONGEST_LINE,
    Answer,
    EngineError,
    WireFault,
    read_request,
    write_answer,
)


def main() -> int:
    """Answer standard input on standard output until it ends; answers the exit status."""
    # Ctrl+C in a terminal goes to the whole group; the program itself closes its computer players.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # By number: a program without a console has no sys.stdin, and text layers would translate line ends.
    with open(0, "rb", closefd=False) as source, open(1, "wb", buffering=0, closefd=False) as sink:
        serve(source, sink)
    return 0


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer every line of ``source`` until it ends, or until nobody reads the answers."""
    while line := source.readline(LONGEST_LINE):
        answered = answer(line) if _is_whole(line, source) else Answer(None, EngineError.UNREADABLE)
        try:
            sink.write(write_answer(answered))
            sink.flush()
        except BrokenPipeError:
            return


def answer(line: bytes) -> Answer:
    """The answer to one line, a readable request or not."""
    try:
        request = read_request(line)
    except WireFault as fault:
        return Answer(fault.id, EngineError.UNREADABLE)
    try:
        return Answer(request.id, choose(request.view, request.level, request.seed, request.limit_ms))
    except Exception:  # one bad view must not end the matches of all the others
        return Answer(request.id, EngineError.NO_MOVE)


def _is_whole(line: bytes, source: BinaryIO) -> bool:
    """Whether the line fits into LONGEST_LINE; what is left of one that does not is read past."""
    if line.endswith(b"\n") or len(line) < LONGEST_LINE:
        return True
    while not line.endswith(b"\n") and line:
        line = source.readline(LONGEST_LINE)
    return False
