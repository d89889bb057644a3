"""The process of the coach: slow questions in, one a line, answers out, until nobody speaks to it any more.

It is not the process of the computer players: a review and a puzzle know every hand, and that one never may.
"""

from __future__ import annotations

import os
import signal
from typing import BinaryIO

from domino_desktop.ai.study_wire import (
    LONGEST_LINE,
    AdviceWanted,
    PuzzleWanted,
    StudyAnswer,
    StudyError,
    StudyFault,
    Told,
    Wanted,
    read_request,
    write_answer,
)

NICENESS = 5
"""Whoever plays goes before whoever studies."""


def main() -> int:
    """Answer standard input on standard output until it ends; answers the exit status."""
    # Ctrl+C in a terminal goes to the whole group; the program itself closes this process.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    # By number: a program without a console has no sys.stdin, and text layers would translate line ends.
    with open(0, "rb", closefd=False) as source, open(1, "wb", buffering=0, closefd=False) as sink:
        serve(source, sink)
    return 0


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer every line of ``source`` until it ends, or until nobody reads the answers."""
    while line := source.readline(LONGEST_LINE):
        try:
            sink.write(write_answer(answer(line)))
            sink.flush()
        except BrokenPipeError:
            return


def answer(line: bytes) -> StudyAnswer:
    """The answer to one line, a readable request or not."""
    try:
        request = read_request(line)
    except StudyFault as fault:
        return StudyAnswer(fault.id, StudyError.UNREADABLE)
    try:
        return StudyAnswer(request.id, _work_out(request.wanted))
    except Exception:  # one bad question must not end the answers to all the others
        return StudyAnswer(request.id, StudyError.NO_ANSWER)


def _work_out(wanted: Wanted) -> Told:
    # Each brings its own modules with it; whoever plays with a coach need not wait for the makers of puzzles.
    if isinstance(wanted, AdviceWanted):
        from domino_desktop.ai.coach import advise

        return advise(wanted.view, wanted.seed, wanted.limit_ms)
    if isinstance(wanted, PuzzleWanted):
        from domino_desktop.ai.puzzles import generate

        return generate(wanted.kind, wanted.ruleset, wanted.seats, wanted.step, wanted.seed)
    from domino_desktop.ai.review import review

    return review(wanted.events, wanted.seed)
