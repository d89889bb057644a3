"""A small window of the referee: parts to fill in one after the other, and one button that writes it all down."""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QDialog, QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import Message, buttons
from domino_desktop.ui.controls import PrimaryButton, QuietButton, TextLabel
from domino_desktop.ui.controls.scrolling import scroll_of
from domino_desktop.ui.dialogs.growing import grow
from domino_desktop.ui.pages.rows import at_the_end
from domino_desktop.ui.pages.tab_order import order_tabs

_WIDTH_IN_LETTERS: Final = 112
_LEAST_WIDTH: Final = 320
_AROUND: Final = 40
_MARGIN: Final = 28


class Part(Protocol):
    """One thing to fill in: digits may choose in it, Enter leads to the next."""

    def choose_by_digit(self, digit: int) -> bool: ...

    def focus_cards(self) -> None: ...

    def isHidden(self) -> bool: ...

    def isAncestorOf(self, child: QWidget) -> bool: ...


class Sheet(QDialog):
    """Over its page; Esc closes it and nothing has happened. ``main`` writes it down."""

    def __init__(self, parent: QWidget, language: Language, title: Message, main: Message) -> None:
        super().__init__(parent)
        self._parts: list[Part] = []
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setLocale(language.locale)
        self.setLayoutDirection(language.locale.textDirection())
        self.setWindowTitle(language.say(title))
        self._heading = TextLabel("headline", language.say(title))
        self._body = QWidget()
        self.column = QVBoxLayout(self._body)
        self.column.setContentsMargins(_MARGIN, 4, _MARGIN, 8)
        self.column.setSpacing(14)
        self._scroll = scroll_of(self._body)
        self.main = PrimaryButton(language.say(main))
        self.main.clicked.connect(self._finish)
        self._cancel = QuietButton(language.say(buttons.CANCEL))
        self._cancel.clicked.connect(self.reject)
        self._footer = at_the_end(self._cancel, self.main)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 20, 0, 20)
        rows.setSpacing(12)
        self._heading.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        self._footer.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        rows.addWidget(self._heading)
        rows.addWidget(self._scroll, 1)
        rows.addWidget(self._footer)

    def add_part(self, part: QWidget, *, steps: Part | None = None) -> None:
        """Add a widget; ``steps`` names it as something that Enter and the digits lead through."""
        self.column.addWidget(part)
        if steps is not None:
            self._parts.append(steps)

    def finish(self) -> None:
        """Write down what was filled in; called once, when everything may be written."""
        raise NotImplementedError

    def showEvent(self, event: QShowEvent) -> None:
        self.fit()
        order_tabs(self)
        super().showEvent(event)
        self._parts[0].focus_cards()

    def fit(self) -> None:
        """As large as what is in it, never larger than the window it belongs to."""
        parent = self.parentWidget()
        within = (800, 600) if parent is None else parent.window().size().toTuple()
        widest, highest = (side - _AROUND for side in within)
        width = min(self.fontMetrics().averageCharWidth() * _WIDTH_IN_LETTERS, max(_LEAST_WIDTH, widest))
        around = self._heading.heightForWidth(width) + self._footer.sizeHint().height() + 64
        # Parts that wrap ask for more than they need here, and without it the body would scroll for nothing.
        height = max(self.column.heightForWidth(width - 16), self._body.minimumSizeHint().height()) + around
        self.setFixedWidth(width)
        grow(self, width, min(height, highest))

    def settle(self) -> None:
        """Make room for what has appeared, where the window is open."""
        if self.isVisible():
            self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        here = self._part_with_keyboard()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self._go_on(here)
        elif here is None or not _chooses(here, event):
            super().keyPressEvent(event)

    def _part_with_keyboard(self) -> Part | None:
        held = QApplication.focusWidget()
        return next((part for part in self._parts if held is not None and part.isAncestorOf(held)), None)

    def _go_on(self, here: Part | None) -> None:
        """From one part to the next; behind the last one everything is written down."""
        shown = [part for part in self._parts if not part.isHidden()]
        place = shown.index(here) + 1 if here in shown else len(shown)
        if place < len(shown):
            shown[place].focus_cards()
            held = QApplication.focusWidget()
            if held is not None and self._body.isAncestorOf(held):
                self._scroll.ensureWidgetVisible(held)
        else:
            self._finish()

    def _finish(self) -> None:
        if self.main.isEnabled():
            self.finish()
            self.accept()


def _chooses(part: Part, event: QKeyEvent) -> bool:
    """Whether this key chooses something in this part; then it has done so."""
    plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
    digit = event.text()
    return plain and len(digit) == 1 and "0" <= digit <= "9" and part.choose_by_digit(int(digit))
