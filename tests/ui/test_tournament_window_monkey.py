"""The window of the club in the hands of a monkey: nothing breaks, and no typed text is lost; and the whole program.

Seeds and steps are few here; ``MONKEYS=200 pytest tests/ui/test_tournament_window_monkey.py`` takes longer.
"""

import os
import random
import sys

import pytest
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import QFileDialog

from domino_desktop.controller.new_tournament import create_tournament
from domino_desktop.controller.tournament import TournamentController
from domino_desktop.storage.settings import Settings
from domino_desktop.tournament.facts import EntrantAdded
from domino_desktop.tournament.settings import EntrantKind, Format
from domino_desktop.ui.board.unfolding import Unfolding
from domino_desktop.ui.slices import Filling
from tests.controller.clubs import settings
from tests.ui.club_window_monkey import WindowMonkey
from tests.ui.whole_window_monkey import WholeWindowMonkey
from tests.ui.windows import Window

MONKEYS = int(os.environ.get("MONKEYS", "2"))
STEPS = 70 if MONKEYS < 10 else 250
KINDS = (
    (EntrantKind.PAIR, Format.SWISS, "pairs"),
    (EntrantKind.SINGLE, Format.SWISS, "block"),
    (EntrantKind.CHANGING, Format.SWISS, "pairs"),
    (EntrantKind.PAIR, Format.KNOCKOUT, "pairs"),
    (EntrantKind.SINGLE, Format.FREE, "block"),
    (EntrantKind.PAIR, Format.ROUND_ROBIN, "pairs"),
)


@pytest.mark.parametrize("kind", [WindowMonkey, WholeWindowMonkey])
@pytest.mark.parametrize("seed", range(MONKEYS))
@pytest.mark.timeout(600)
@pytest.mark.qt_log_ignore("This plugin does not support grabbing the mouse", extend=True)
def test_whatever_is_pressed_and_typed(qtbot, garbage, look, tmp_path, monkeypatch, seed, kind):
    chance = random.Random(seed)
    files = [tmp_path / "a.json", tmp_path / "b.csv", tmp_path / "missing" / "c.pdf"]
    monkeypatch.setattr(QFileDialog, "exec", lambda self: chance.random() < 0.5)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda self: [str(chance.choice(files))])
    monkeypatch.setattr(QPrintDialog, "exec", lambda self: False)
    if kind is WholeWindowMonkey:  # as in the program, whose pages are there before everything in them is
        monkeypatch.setattr(Filling, "patience", 0)
        monkeypatch.setattr(Unfolding, "patience", 0)
    broken = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: broken.append(error))
    window = Window(qtbot, look, tmp_path / "data", Settings(language="en"), chance.choice(((1280, 800), (800, 600))))
    try:
        for number in range(2):
            begin(window, *chance.choice(KINDS), f"Evening {number}", chance)
        monkey = kind(window, chance, tmp_path)
        for _ in range(STEPS):
            monkey.step()
            if broken:
                raise AssertionError(f"seed {seed}: {monkey.trail[-8:]}") from broken[0]
            if not window.isVisible():  # a menu, or its key, has ended the program
                break
    finally:
        window.leave()


def begin(window, kind, form, rules, name, chance):
    """A tournament with some entrants."""
    database = window._database
    chosen = settings(kind, form, rules, name=name, minutes=30, best_of=chance.choice((1, 3)))
    office = TournamentController(database.tournaments, database.members, create_tournament(database, chosen), window)
    for number in range(1, chance.choice((4, 5, 8)) + 1):
        names = [f"{first} {'ABCDEFGH'[number - 1]}" for first in ("Ana", "Bo")[: kind.persons]]
        persons = tuple(office.add_person(database.members.add(each, chance.choice(("en", "sv")))) for each in names)
        assert office.submit(EntrantAdded, entrant=number, persons=persons) is None
