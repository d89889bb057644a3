"""A monkey that goes everywhere: from the club to the table, the desk, the settings and back."""

import gc
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from domino_desktop.storage.people import Aids
from domino_desktop.storage.settings import Cloth, Pace, ReducedMotion, Surroundings, Theme, TileSet
from domino_desktop.storage.setup import Privacy
from domino_desktop.ui.desk.page import DeskPage
from domino_desktop.ui.menus import Menus
from tests.ui.club_window_monkey import SCALES, WindowMonkey
from tests.ui.studies import ScriptedStudy

PLAYED = [Qt.Key.Key_Return] * 3 + [Qt.Key(ord(letter)) for letter in "DPBHSL"] + [Qt.Key.Key_Right, Qt.Key.Key_F9]
CHANGES = {
    "text_scale": SCALES,
    "theme": list(Theme),
    "surroundings": list(Surroundings),
    "cloth": [Cloth.GREEN, Cloth.WOOD],
    "tile_set": [TileSet.IVORY, TileSet.EBONY],
    "pace": list(Pace),
    "reduced_motion": list(ReducedMotion),
    "privacy": list(Privacy),
}
FLAGS = ("numerals", "what_fits", "sorts_hand", "switches_language", "contrast", "one_switch", "scans")
MOST_READ = 40


class Study(ScriptedStudy):
    """Gives advice, and makes neither reviews nor puzzles."""

    def answer(self, number=None):
        if hasattr(self.asked[(number or len(self.asked)) - 1], "view"):
            super().answer(number)

    def stop(self):
        self.asked.clear()


class WholeWindowMonkey(WindowMonkey):
    """Promises nothing about what is typed: it only must not break."""

    def __init__(self, window, rng, folder):
        super().__init__(window, rng, folder)
        window._furniture.__dict__["study"] = Study()
        window.matches.engine.is_silent = False

    @property
    def is_free(self):
        """Whether no small window is over the large one."""
        return self.front() is self.window

    def undisturbed(self, change):
        change()
        self.settle()

    def enter(self):
        if self.window._database.tournaments.entries():
            super().enter()

    def go(self):
        """Anywhere."""
        doors, matches = self.window.doors, self.window.matches
        ways = (
            *[doors.show_start, doors.show_setup, doors.show_rulesets, doors.show_puzzles, doors.show_settings],
            *[doors.show_help, doors.side.show_tour, doors.side.show_desk, doors.side.show_own_pictures],
            *[doors.side.show_tournaments, matches.play_now, matches.play_now, matches.return_to_table],
        )
        if self.is_free:
            way = self.rng.choice(ways)
            self.trail[-1] += f" {way.__name__}"
            way()

    def play(self):
        """Some keys at the table."""
        table = self.window.table
        if table is not None and self.window._pages.currentWidget() is table:
            for _ in range(self.rng.randrange(1, 6)):
                QTest.keyClick(QApplication.focusWidget() or self.window, self.rng.choice(PLAYED))
                self.settle()

    def beside(self):
        """The second window opens or closes: that of the hall, or of the players at a desk."""
        shown, side = self.window._pages.currentWidget(), self.window.doors.side
        if not self.is_free:
            return
        if isinstance(shown, DeskPage):
            other, wish = side._desk._window, shown.window_wanted.emit
        elif self.page() is not None:
            other, wish = side._club._beamer, self.page().tools.beamer.emit
        else:
            return
        (wish if other is None or self.rng.random() < 0.5 else other.close)()

    def dress(self):
        name = self.rng.choice(list(CHANGES))
        self.window.change_settings(replace(self.window.settings, **{name: self.rng.choice(CHANGES[name])}))

    def aid(self):
        people = self.window._database.people()
        if people:
            aids = Aids(**{flag: self.rng.random() < 0.3 for flag in FLAGS})
            self.window.change_aids(self.rng.choice(people).name, aids)

    def menu(self):
        """Something of the menu but its last way out."""
        menus: Menus = self.window.menus
        items = [item for item, _ in menus._items if item.isEnabled() and "Ctrl+Q" not in item.shortcut().toString()]
        if self.is_free:
            self.rng.choice(items).trigger()

    def help(self):
        self.window.toggle_help()

    def read(self):
        """A screen reader looks at what is there."""
        found = [QAccessible.queryAccessibleInterface(self.front())]
        for _ in range(MOST_READ):
            one = found.pop(self.rng.randrange(len(found))) if found else None
            if one is not None and one.isValid():
                one.text(QAccessible.Text.Name)
                one.state()
                one.rect()
                found += [one.child(number) for number in range(min(one.childCount(), 12))]

    def wait(self):
        QTest.qWait(self.rng.choice((1, 5, 20)))

    def sweep(self):
        """Garbage is looked for at any moment."""
        gc.collect()

    WISHES = (
        *[("key", 25), ("chord", 5), ("type", 12), ("press", 25), ("click", 14), ("tab", 8), ("enter", 8), ("go", 8)],
        *[("leave", 1), ("resize", 3), ("speak", 3), ("dress", 4), ("happen", 5), ("take_file", 1.5), ("desk", 2)],
        *[("beside", 4), ("menu", 3), ("wait", 4), ("aid", 1), ("read", 3), ("play", 8), ("help", 2), ("sweep", 4)],
    )
