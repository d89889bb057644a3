"""An engine for tests: misbehaves in one way so many times, then is a good one.

    python fake_engine.py MODE FOLDER TIMES

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

from domino_desktop.ai import engine
from domino_desktop.ai.wire import read_request, write_answer

MODES = {}
SOURCE, SINK = open(0, "rb", closefd=False), open(1, "wb", buffering=0, closefd=False)  # noqa: SIM115


def mode(function):
    MODES[function.__name__] = function
    return function


def good_answer(line):
    return write_answer(engine.answer(line))


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
    engine.serve(SOURCE, SINK)


@mode
def silent():
    linger()


@mode
def silent_at_the_second():
    say(good_answer(SOURCE.readline()))
    linger()


@mode
def illegal_tile():
    say({"id": number_of(SOURCE.readline()), "move": {"kind": "PlayTile", "tile": "0-0", "end": "nowhere"}})
    linger()


@mode
def illegal_kind():
    say({"id": number_of(SOURCE.readline()), "move": {"kind": "CallLastRound"}})
    linger()


@mode
def garbled_text():
    SOURCE.readline()
    say(b"Traceback (most recent call last):\n")
    linger()


@mode
def garbled_binary():
    SOURCE.readline()
    say(bytes(range(256)) * 4)
    linger()


@mode
def garbled_empty_line():
    SOURCE.readline()
    say(b"\n")
    linger()


@mode
def garbled_endless_line():
    SOURCE.readline()
    while True:
        say(b"x" * 65536)


@mode
def garbled_endless_lines():
    SOURCE.readline()
    while True:
        say(b"\n" * 65536)


@mode
def garbled_wrong_number():
    say({"id": number_of(SOURCE.readline()) + 1, "move": {"kind": "Knock"}})
    linger()


@mode
def garbled_move():
    say({"id": number_of(SOURCE.readline()), "move": {"kind": "PlayTile", "tile": "seven"}})
    linger()


@mode
def garbled_error():
    say({"id": number_of(SOURCE.readline()), "error": "no_move"})
    linger()


@mode
def garbled_unasked():
    """Speaks before anybody has asked."""
    say(b"hello\n")
    linger()


@mode
def silent_half_a_line():
    say(good_answer(SOURCE.readline())[:-1])
    linger()


@mode
def silent_closed_output():
    SOURCE.readline()
    os.close(1)
    linger()


@mode
def silent_flood_of_errors():
    SOURCE.readline()
    for _ in range(64):
        os.write(2, b"hand 5-6 " * 1000)
    linger()


@mode
def died_at_start():
    os._exit(3)


@mode
def died_at_once_well():
    os._exit(0)


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
def died_in_mid_answer():
    say(good_answer(SOURCE.readline())[:12])
    os._exit(1)


@mode
def answers_twice():
    while line := SOURCE.readline():
        say(good_answer(line) * 2)


@mode
def answers_and_dies():
    say(good_answer(SOURCE.readline()))
    os._exit(1)


@mode
def answers_in_pieces():
    while line := SOURCE.readline():
        for byte in good_answer(line):
            say(bytes([byte]))


@mode
def answers_late():
    """Answers each question only when the next one comes, then that one too."""
    while line := SOURCE.readline():
        following = SOURCE.readline()
        say(good_answer(line))
        say(good_answer(following))


@mode
def answers_when_hurried():
    """Dies unless it is told to have less than two of four seconds, and more than half a second."""
    line = SOURCE.readline()
    if not 500 < read_request(line).limit_ms < 2000:
        os._exit(1)
    say(good_answer(line))
    engine.serve(SOURCE, SINK)


@mode
def silent_starved():
    """Gets no time of its own: answers long after anybody waits for it."""
    line = SOURCE.readline()
    time.sleep(5)
    say(good_answer(line))
    linger()


@mode
def answers_and_stays():
    """Answers, but does not end when its input does."""
    engine.serve(SOURCE, SINK)
    linger()


def main():
    name, folder, times = sys.argv[1], Path(sys.argv[2]), int(sys.argv[3])
    number = len(list(folder.iterdir()))
    (folder / str(number)).write_text(str(os.getpid()), encoding="ascii")
    MODES[name if number < times else "good"]()


if __name__ == "__main__":
    main()
