"""A process of the coach for tests: misbehaves in one way so many times, then is a good one.

    python fake_study.py MODE FOLDER TIMES

FOLDER keeps a file for every process, named by its number and holding its process id. The first TIMES processes
misbehave. The tests take their list from MODES; what a misbehaviour's name begins with is what it amounts to.
"""

import json
import os
import signal
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from domino_desktop.ai.advice import Advice
from domino_desktop.ai.findings import Review
from domino_desktop.ai.study_wire import (
    AdviceWanted,
    ReviewWanted,
    StudyAnswer,
    StudyError,
    read_request,
    write_answer,
)

MODES = {}
SOURCE, SINK = open(0, "rb", closefd=False), open(1, "wb", buffering=0, closefd=False)  # noqa: SIM115


def mode(function):
    MODES[function.__name__] = function
    return function


def good_answer(line):
    request = read_request(line)
    said = StudyError.NO_ANSWER
    if isinstance(request.wanted, AdviceWanted):
        said = Advice(None, (), None)
    elif isinstance(request.wanted, ReviewWanted):
        said = Review((), (), ())
    return write_answer(StudyAnswer(request.id, said))


def say(data):
    SINK.write(data if isinstance(data, bytes) else json.dumps(data).encode() + b"\n")


def linger():
    """Stay, deaf to everything but being killed."""
    while True:
        time.sleep(60)


def number_of(line):
    return read_request(line).id


@mode
def good():
    while line := SOURCE.readline():
        say(good_answer(line))


@mode
def silent():
    linger()


@mode
def silent_closed_output():
    SOURCE.readline()
    os.close(1)
    linger()


@mode
def silent_half_a_line():
    say(good_answer(SOURCE.readline())[:-1])
    linger()


@mode
def silent_flood_of_errors():
    SOURCE.readline()
    for _ in range(64):
        os.write(2, b"hand 5-6 " * 1000)
    linger()


@mode
def garbled_text():
    SOURCE.readline()
    say(b"Traceback (most recent call last):\n")
    linger()


@mode
def garbled_binary():
    SOURCE.readline()
    say(bytes(range(256)) * 4 + b"\n")
    linger()


@mode
def garbled_endless_line():
    SOURCE.readline()
    while True:
        say(b"x" * 65536)


@mode
def garbled_wrong_number():
    say(write_answer(StudyAnswer(number_of(SOURCE.readline()) + 1, Advice(None, (), None))))
    linger()


@mode
def garbled_other_kind():
    """A review, although advice was wanted."""
    say(write_answer(StudyAnswer(number_of(SOURCE.readline()), Review((), (), ()))))
    linger()


@mode
def garbled_facts():
    say({"id": number_of(SOURCE.readline()), "told": "Advice", "of": {"hint": 7}})
    linger()


@mode
def garbled_unreadable():
    say({"id": number_of(SOURCE.readline()), "error": "unreadable"})
    linger()


@mode
def garbled_unasked():
    """Speaks before anybody has asked."""
    say(b"hello\n")
    linger()


@mode
def died_at_start():
    os._exit(3)


@mode
def died_when_asked():
    SOURCE.readline()
    os.write(2, b"KeyError: hand 5-6\n")
    os._exit(1)


@mode
def died_by_signal():
    SOURCE.readline()
    os.kill(os.getpid(), signal.SIGTERM)


@mode
def answers_and_dies():
    say(good_answer(SOURCE.readline()))
    os._exit(1)


@mode
def answers_in_pieces():
    while line := SOURCE.readline():
        for byte in good_answer(line):
            say(bytes([byte]))


def main():
    name, folder, times = sys.argv[1], Path(sys.argv[2]), int(sys.argv[3])
    number = len(list(folder.iterdir()))
    (folder / str(number)).write_text(str(os.getpid()), encoding="ascii")
    MODES[name if number < times else "good"]()


if __name__ == "__main__":
    main()
