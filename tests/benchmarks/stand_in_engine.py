"""An engine that computes without pause, like a strong computer player in the middle of its thoughts.

    python tests/benchmarks/stand_in_engine.py [--think MILLISECONDS]

From its start to its end it keeps one core busy with the kind of work that a search does; a question is answered, as a
casual player would, once so much time (250 by default) has passed. It ends when its input does. Benchmarks give its
command line to `EngineHost` and look whether the window stays smooth.
"""

import argparse
import queue
import random
import sys
import threading
import time
from pathlib import Path

# Started as a script from anywhere, it must find the program that it belongs to.
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from domino_desktop.ai import engine
from domino_desktop.ai.wire import write_answer

TILES = [(low, high) for low in range(7) for high in range(low, 7)]
SUITS = [sum(1 << index for index, tile in enumerate(TILES) if value in tile) for value in range(7)]


def playout(chance):
    """Plays one random round of four hands on sets of bits; answers how many tiles were laid."""
    order = chance.sample(range(len(TILES)), len(TILES))
    hands = [sum(1 << index for index in order[seat * 7 : seat * 7 + 7]) for seat in range(4)]
    low, high = TILES[order[0]]
    hands[0] ^= 1 << order[0]
    laid, seat, passes = 1, 1, 0
    while passes < 4 and all(hands):
        fitting = hands[seat] & (SUITS[low] | SUITS[high])
        if fitting:
            index = chance.choice([place for place in range(len(TILES)) if fitting >> place & 1])
            hands[seat] ^= 1 << index
            one, other = TILES[index]
            if low in (one, other):
                low = one + other - low
            else:
                high = one + other - high
            laid, passes = laid + 1, 0
        else:
            passes += 1
        seat = (seat + 1) % 4
    return laid


def read_into(questions):
    """Hand over every line with the moment it came; None at the end."""
    with open(0, "rb", closefd=False) as source:
        for line in source:
            questions.put((time.monotonic(), line))
    questions.put(None)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--think", type=int, default=250, metavar="MILLISECONDS")
    think = parser.parse_args().think / 1000
    questions = queue.Queue()
    threading.Thread(target=read_into, args=(questions,), daemon=True).start()
    chance = random.Random(1)
    waiting = []
    with open(1, "wb", buffering=0, closefd=False) as sink:
        while True:
            playout(chance)
            while not questions.empty():
                waiting.append(questions.get())
            if None in waiting:
                return
            while waiting and time.monotonic() - waiting[0][0] >= think:
                sink.write(write_answer(engine.answer(waiting.pop(0)[1])))


if __name__ == "__main__":
    main()
