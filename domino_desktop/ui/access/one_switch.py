"""Play with one switch: Space goes on to the next thing that can be done, Enter does it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import shiboken6
from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLineEdit, QMenuBar, QWidget

from domino_desktop.ui.access.ring import Ring
from domino_desktop.ui.access.things import Thing

_LOOKS_AGAIN: Final = 150  # milliseconds until it is seen that something else can be done
_DEAF_TIME: Final = 400  # after something was done: a second press was meant for that, too
SCAN_TIME: Final = 1500
"""So many milliseconds the ring rests at each thing where it goes on by itself."""

_STEP: Final = (Qt.Key.Key_Space,)
_CONFIRM: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class OneSwitch(QObject):
    """Walks a ring over the ``things`` that can be done within one window, and does the one it is at.

    ``announce`` says aloud where it is. Whatever types text keeps both keys, and so does an open menu.
    """

    def __init__(
        self, window: QWidget, things: Callable[[], Sequence[Thing]], announce: Callable[[str], object]
    ) -> None:
        super().__init__(window)
        self._within, self._things, self._announce = window, things, announce
        self._now: Thing | None = None
        self._ring: Ring | None = None
        self._heard: QWindow | None = None
        self._is_on = False
        self._done = QElapsedTimer()
        self._watch = QTimer(self, interval=_LOOKS_AGAIN)
        self._watch.timeout.connect(self.look)
        self._scan = QTimer(self, interval=SCAN_TIME)
        self._scan.timeout.connect(self.step)

    @property
    def is_on(self) -> bool:
        """Whether its keys mean anything now."""
        return self._is_on

    @property
    def at(self) -> Thing | None:
        """What the ring is at."""
        return self._now

    def switch(self, is_on: bool, *, scans: bool = False) -> None:
        """Listen to its keys or not; with ``scans`` the ring goes on by itself, and either key does what it is at."""
        if is_on != self._is_on:
            self._is_on = is_on
            application = QApplication.instance()
            assert isinstance(application, QApplication)
            if is_on:
                application.focusWindowChanged.connect(self._listen_to)
                self._watch.start()
            else:
                application.focusWindowChanged.disconnect(self._listen_to)
                self._watch.stop()
            self._listen_to(application.focusWindow() if is_on else None)
        if is_on and scans:
            if not self._scan.isActive():
                self._scan.start()
        else:
            self._scan.stop()
        self.look()

    def look(self) -> None:
        """See what can be done now; the ring stays where it is as long as it can, else it goes to the first thing."""
        things = self._things() if self._is_on and self._is_in_front() else ()
        before = None if self._now is None else self._now.key
        found = next((thing for thing in things if thing.key == before), None)
        if found is None:
            self._point_at(things[0] if things else None)
        else:
            self._now = found
            self._surround(found)

    def step(self) -> None:
        """Go on to the next thing; after the last one comes the first."""
        things = self._things() if self._is_on and self._is_in_front() else ()
        keys = [thing.key for thing in things]
        at = keys.index(self._now.key) if self._now is not None and self._now.key in keys else -1
        self._point_at(things[(at + 1) % len(things)] if things else None)

    def confirm(self) -> None:
        """Do what the ring is at."""
        self.look()
        if self._now is None or (self._done.isValid() and self._done.elapsed() < _DEAF_TIME):
            return
        self._done.start()
        self._now.do()
        self._now = None
        if self._scan.isActive():
            self._scan.start()
        QTimer.singleShot(0, self, self.look)

    def _point_at(self, thing: Thing | None) -> None:
        self._now = thing
        if thing is None:
            self._drop_ring()
            return
        thing.reach()
        self._surround(thing)
        self._announce(thing.name)

    def _surround(self, thing: Thing) -> None:
        ring = self._ring
        if ring is None or not shiboken6.isValid(ring) or ring.parentWidget() is not thing.on:
            self._drop_ring()
            ring = self._ring = Ring(thing.on)
        ring.stand_round(thing.place())

    def _drop_ring(self) -> None:
        """A dialog takes its ring along when it goes."""
        ring, self._ring = self._ring, None
        if ring is not None and shiboken6.isValid(ring):
            ring.hide()
            ring.deleteLater()

    def _listen_to(self, window: QWindow | None) -> None:
        """Keys come to the window first that has the keyboard: the main one, or a dialog."""
        before, self._heard = self._heard, window
        if before is not None and shiboken6.isValid(before):
            before.removeEventFilter(self)
        if window is not None:
            window.installEventFilter(self)

    def _is_in_front(self) -> bool:
        """Whether people look at this window, or at a dialog of it."""
        active, main = QApplication.activeWindow(), self._within.window()
        while active is not None and active is not main:
            active = active.parentWidget()
        return active is main and self._within.isVisible()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keeps both keys from whatever has the keyboard; a key that is held down counts once."""
        kinds = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)
        if event.type() not in kinds or not isinstance(event, QKeyEvent) or not self._is_in_front():
            return False
        if Qt.Key(event.key()) not in (*_STEP, *_CONFIRM) or _is_wanted_elsewhere():
            return False
        key = Qt.Key(event.key())
        if event.type() is QEvent.Type.KeyPress and not event.isAutoRepeat():
            if key in _STEP and not self._scan.isActive():
                self.step()
            else:
                self.confirm()
        return True


def _is_wanted_elsewhere() -> bool:
    """Whether the keys are for a text that is typed, a list that has unfolded, or the menus."""
    if QApplication.activePopupWidget() is not None:
        return True
    held = QApplication.focusWidget()
    if isinstance(held, QMenuBar):
        return held.activeAction() is not None
    return isinstance(held, QLineEdit | QAbstractSpinBox)
