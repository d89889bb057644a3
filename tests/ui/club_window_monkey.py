"""A monkey at the window of a club: keys, clicks, tabs, sizes, languages and looks by chance, files in the middle."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
)

from domino_desktop.core.refereeing import EnterRound
from domino_desktop.i18n.language import CODES
from domino_desktop.storage.settings import Surroundings, Theme
from domino_desktop.storage.tournament_files import archive_of, results_bytes
from domino_desktop.tournament.facts import EntrantWithdrawn, ResultEntered, RoundPaired, SettingsChanged
from domino_desktop.tournament.proposal import PairingFault
from domino_desktop.tournament.proposals import propose
from domino_desktop.ui.desk.page import DeskPage
from domino_desktop.ui.desk.rule_field import RuleField
from domino_desktop.ui.tournament.page import TournamentPage
from domino_desktop.ui.tournament.tabs import Tab
from tests.tournament.played import forfeit, score

SIZES = ((1280, 800), (800, 600), (1024, 700), (1280, 700), (801, 799))
SCALES = (100, 125, 150, 200)
KEYS = [
    *[Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Down, Qt.Key.Key_Up] * 3,
    *[Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp, Qt.Key.Key_Home, Qt.Key.Key_End] * 2,
    *[Qt.Key.Key_Escape, Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_F1, Qt.Key.Key_F6, Qt.Key.Key_F10],
]
TYPED = ("1", "2", "3", "100", "40", "12:30", "Anna", "O %1", "-5", "7", "+", "x", "f", "b")
CHORDS = "return 1 2 3 4 5 f n p z s k l".split()


class WindowMonkey:
    """Sits at one window and does what chance tells it."""

    def __init__(self, window, rng, folder):
        self.window, self.rng, self.folder = window, rng, folder
        self.trail = []

    # Where it is --------------------------------------------------------------------------------------

    def front(self):
        """What takes keys and clicks: a small window that is open, or the window."""
        popup = QApplication.activePopupWidget()
        return popup or QApplication.activeModalWidget() or self.window

    def page(self):
        """The tournament in view, or None."""
        shown = self.window._pages.currentWidget()
        return shown if isinstance(shown, TournamentPage) and shown.office is not None else None

    def texts(self):
        """What stands in the fields in view, as somebody typed it."""
        fields = [each for kind in (QLineEdit, QPlainTextEdit, QTextEdit) for each in self.front().findChildren(kind)]
        found = {}
        for each in fields:
            if each.isVisible() and each.isEnabled() and not each.isReadOnly() and not self._is_inside(each):
                found[each] = each.text() if isinstance(each, QLineEdit) else each.toPlainText()
        return found

    def _is_inside(self, field):
        """Whether a field belongs to a choice, whose words are the language's."""
        return isinstance(field.parent(), (QComboBox, QAbstractSpinBox)) or isinstance(field, RuleField)

    # What it does -------------------------------------------------------------------------------------

    def key(self):
        target = QApplication.focusWidget() or self.front()
        key = self.rng.choice(KEYS)
        self.trail[-1] += f" {key.name} -> {type(target).__name__}"
        QTest.keyClick(target, key)

    def chord(self):
        target = QApplication.focusWidget() or self.front()
        name = self.rng.choice(CHORDS)
        self.trail[-1] += f" ctrl+{name} -> {type(target).__name__}"
        key = Qt.Key.Key_Return if name == "return" else Qt.Key(ord(name.upper()))
        QTest.keyClick(target, key, Qt.KeyboardModifier.ControlModifier)

    def type(self):
        target = QApplication.focusWidget() or self.front()
        text = self.rng.choice(TYPED)
        self.trail[-1] += f" {text!r} -> {type(target).__name__}"
        QTest.keyClicks(target, text)

    def press(self):
        """One of the buttons in view."""
        buttons = [
            each
            for each in self.front().findChildren(QAbstractButton)
            if each.isVisible() and each.isEnabled() and not isinstance(each.window(), QComboBox)
        ]
        if buttons:
            button = self.rng.choice(buttons)
            self.trail[-1] += f" {button.accessibleName() or button.text()!r}"
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def click(self):
        """Anything that is in view, anywhere."""
        front = self.front()
        handle = front.windowHandle()
        if handle is None:
            return
        place = QPoint(self.rng.randrange(max(1, handle.width())), self.rng.randrange(max(1, handle.height())))
        click = self.rng.choice((QTest.mouseClick, QTest.mouseClick, QTest.mouseDClick))
        self.trail[-1] += f" {type(front).__name__} {place.toTuple()}"
        click(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)

    def tab(self):
        page = self.page()
        if page is not None and self.front() is self.window:
            page.show_tab(self.rng.choice(list(Tab)))

    def enter(self):
        """Back to a tournament, from wherever it is."""
        if self.page() is None and self.front() is self.window:
            self.window.doors.side.show_tournaments()
            entries = self.window._database.tournaments.entries()
            self.window._pages.currentWidget().opened.emit(self.rng.choice(entries).id)

    def leave(self):
        if self.front() is self.window:
            self.rng.choice((self.window.doors.show_start, self.window.doors.side.show_tournaments))()

    def resize(self):
        self.undisturbed(lambda: self.window.resize(*self.rng.choice(SIZES)))

    def speak(self):
        self.undisturbed(lambda: self.window.choose_language(self.rng.choice(CODES)))

    def dress(self):
        settings = self.window.settings
        wanted = self.rng.choice(
            (
                replace(settings, text_scale=self.rng.choice(SCALES)),
                replace(settings, theme=self.rng.choice(list(Theme))),
                replace(settings, surroundings=self.rng.choice(list(Surroundings))),
            )
        )
        self.undisturbed(lambda: self.window.change_settings(wanted))

    def happen(self):
        """Something happens in the tournament without the fields in view: from a desk, a file, another window."""
        page = self.page()
        if page is None:
            return
        office, state = page.office, page.office.state
        last = state.last_round

        def pair():
            try:
                proposal = propose(state, office.needs, byes_again=True)
            except PairingFault:
                return
            values = {"round": proposal.round, "seatings": proposal.seatings, "sitting_out": proposal.sitting_out}
            office.submit(RoundPaired, **values)

        def enter():
            for table in () if last is None else last.open_tables[:2]:
                office.submit(ResultEntered, round=last.number, table=table, result=score((100, 40)))

        def finish():
            for table in () if last is None else last.open_tables:
                office.submit(ResultEntered, round=last.number, table=table, result=forfeit(1))

        def change():
            office.submit(SettingsChanged, settings=replace(state.settings, name=f"Evening {self.rng.randrange(99)}"))

        def withdraw():
            if len(state.playing) > 4:
                office.submit(EntrantWithdrawn, entrant=self.rng.choice(state.playing))

        wish = self.rng.choice((pair, enter, finish, change, withdraw))
        self.trail[-1] += f" {wish.__name__}"
        wish()

    def take_file(self):
        """A file of the tournament in view, or of another one, comes from a stick."""
        if self.front() is not self.window or self.page() is None:
            return
        office, path = self.page().office, self.folder / "from a stick.json"
        rounds = office.state.rounds
        if self.rng.random() < 0.5 and rounds:
            path.write_bytes(results_bytes(office.state, self.rng.choice(rounds).number))
        else:
            ids = [entry.id for entry in self.window._database.tournaments.entries()]
            path.write_bytes(archive_of(self.window._database, self.rng.choice([office.id, *ids])))
        self.window.doors.side._club._files.read(path, office, self.window.language)

    def desk(self):
        """A table is called to the referee, played for a while, undone; the desk stays open, or is left."""
        page = self.page()
        if page is None or self.front() is not self.window or not page.office.state.rounds:
            return
        last = page.office.state.last_round
        page.show_tab(Tab.ROUND, at_once=True)
        page._tabs[Tab.ROUND].called.emit(last.number, self.rng.choice(last.seatings).table)
        shown = self.window._pages.currentWidget()
        for _ in range(self.rng.randrange(5)):
            if isinstance(shown, DeskPage) and shown.desk is not None:
                points = self.rng.choice(((60, 0), (0, 60), (100, 0), (0, 0)))
                if self.rng.random() < 0.3:
                    shown.desk.undo()
                else:
                    shown.desk.order(EnterRound(points, None if not any(points) else points.index(max(points))))
        self.settle()
        if self.rng.random() < 0.7:
            QTest.keyClick(QApplication.focusWidget() or self.window, Qt.Key.Key_Escape)

    def undisturbed(self, change):
        """What is typed stays where it is while this changes."""
        before = self.texts()
        change()
        self.settle()
        after = self.texts()
        for field, text in before.items():
            if field in after:
                assert after[field] == text, (self.trail[-3:], field, text, after[field])
        if before and not any(field in after for field in before):
            typed = sorted(text for text in before.values() if text)
            assert typed == sorted(text for text in after.values() if text), (self.trail[-3:], typed, after)

    WISHES = (
        *[("key", 25), ("chord", 5), ("type", 20), ("press", 20), ("click", 10), ("tab", 6), ("enter", 20)],
        *[("leave", 0.7), ("resize", 3), ("speak", 3), ("dress", 3), ("happen", 5), ("take_file", 1.5), ("desk", 2)],
    )

    def step(self):
        """One thing by chance, and what follows from it."""
        names, weights = zip(*self.WISHES)
        (name,) = self.rng.choices(names, weights)
        self.trail.append(name)
        getattr(self, name)()
        self.settle()

    @staticmethod
    def settle():
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
