"""One choice out of a few, or several, all in view."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QCheckBox, QRadioButton, QWidget

from domino_desktop.ui.controls.flow import FlowLayout
from domino_desktop.ui.controls.ground import ground_palette, paint_ring
from domino_desktop.ui.style import BUTTON_HEIGHT

_Role = QPalette.ColorRole


class _Pill(QRadioButton):
    """A radio button drawn as a pill; the chosen one is filled and ticked."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        _prepare(self)

    def sizeHint(self) -> QSize:
        return _pill_size(self)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, position: QPoint) -> bool:
        return self.rect().contains(position)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()  # the whole choice knows what is beside what

    def paintEvent(self, event: QPaintEvent) -> None:
        _paint_pill(self)


class TickPill(QCheckBox):
    """A pill of its own that is on or off: for choices of which several may hold. Space or Enter turns it."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        _prepare(self)

    def sizeHint(self) -> QSize:
        return _pill_size(self)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, position: QPoint) -> bool:
        return self.rect().contains(position)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        _paint_pill(self)


def _prepare(pill: QAbstractButton) -> None:
    pill.setCursor(Qt.CursorShape.PointingHandCursor)
    pill.setAttribute(Qt.WidgetAttribute.WA_Hover)
    pill.setFocusPolicy(Qt.FocusPolicy.StrongFocus)


def _pill_size(pill: QAbstractButton) -> QSize:
    pill.ensurePolished()
    font = pill.font()
    font.setBold(True)
    metrics = QFontMetrics(font)
    words = metrics.size(Qt.TextFlag.TextShowMnemonic, pill.text())
    return QSize(words.width() + 44, max(words.height() + 18, BUTTON_HEIGHT))


def _paint_pill(pill: QAbstractButton) -> None:
    palette = ground_palette(pill)
    with QPainter(pill) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = paint_ring(painter, pill, pill.height() / 2).adjusted(1, 1, -1, -1)
        chosen = pill.isChecked()
        fill, ink = (_Role.Highlight, _Role.HighlightedText) if chosen else (_Role.Base, _Role.Text)
        hover = pill.underMouse() and pill.isEnabled() and not chosen
        painter.setBrush(palette.color(_Role.AlternateBase if hover else fill))
        strong = chosen or hover
        edge = palette.color(_Role.Link)
        edge.setAlphaF(1.0 if strong else 0.55)
        painter.setPen(QPen(edge, 2 if strong else 1.5))
        painter.drawRoundedRect(body, body.height() / 2, body.height() / 2)
        font = pill.font()
        font.setBold(chosen)
        painter.setFont(font)
        painter.setPen(palette.color(ink))
        area = QRect(pill.rect())
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic, pill.text())


class PillChoice(QWidget):
    """An exclusive choice: Tab reaches it once, arrow keys, Home and End choose. Wraps when narrow."""

    chosen = Signal(str)
    """A person chose another pill; carries its key."""

    def __init__(self, parent: QWidget | None = None, *, is_centred: bool = False) -> None:
        super().__init__(parent)
        self._pills: dict[str, _Pill] = {}
        self._group = QButtonGroup(self)
        self._flow = FlowLayout(self, spacing=8, is_centred=is_centred)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._known = ""
        self._group.buttonClicked.connect(self._tell)

    def set_choices(self, choices: Iterable[tuple[str, str]]) -> None:
        """Offer these (key, text) pairs; a choice that stays possible stays chosen, else the first one is.

        The keyboard stays where it is; if its pill goes, it is on the chosen one.
        """
        wanted = dict(choices)
        if list(wanted) == list(self._pills):
            for key, text in wanted.items():
                self.set_text(key, text)
            return
        before, has_keyboard = self.choice(), any(pill.hasFocus() for pill in self._pills.values())
        for pill in self._pills.values():
            self._group.removeButton(pill)
            self._flow.removeWidget(pill)
            pill.hide()
            pill.deleteLater()
        self._pills = {}
        for key, text in wanted.items():
            pill = _Pill(text, self)
            self._pills[key] = pill
            self._group.addButton(pill)
            self._flow.addWidget(pill)
            pill.show()
        if self._pills:
            self.choose(before if before in self._pills else next(iter(self._pills)))
        if has_keyboard:
            self.setFocus()

    def choice(self) -> str:
        """The key of the chosen pill, or an empty text while there is none."""
        return next((key for key, pill in self._pills.items() if pill.isChecked()), "")

    def choose(self, key: str) -> None:
        """Choose by program: tells nobody. Raises KeyError for a key that is not offered."""
        self._pills[key].setChecked(True)
        self._known = key
        self._let_tab_in()

    def clear(self) -> None:
        """Let nothing be chosen, until a person does."""
        self._group.setExclusive(False)
        for pill in self._pills.values():
            pill.setChecked(False)
        self._group.setExclusive(True)
        self._known = ""
        self._let_tab_in()

    def set_text(self, key: str, text: str) -> None:
        """Give a pill its words in another language."""
        self._pills[key].setText(text)

    def set_pill_enabled(self, key: str, enabled: bool) -> None:
        """Allow or forbid one of the choices."""
        self._pills[key].setEnabled(enabled)
        self._let_tab_in()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard belongs to the chosen pill."""
        entry = self._entry()
        if entry is not None:
            entry.setFocus(event.reason())

    def _entry(self) -> _Pill | None:
        """The pill that Tab reaches: the chosen one, or the first that may be chosen."""
        able = [pill for pill in self._pills.values() if pill.isEnabled()]
        return next((pill for pill in able if pill.isChecked()), able[0] if able else None)

    def _let_tab_in(self) -> None:
        """One way in. Qt sees to that only once a pill has had the keyboard."""
        entry = self._entry()
        for pill in self._pills.values():
            pill.setFocusPolicy(Qt.FocusPolicy.StrongFocus if pill is entry else Qt.FocusPolicy.ClickFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        able = [pill for pill in self._pills.values() if pill.isEnabled()]
        place = next((index for index, pill in enumerate(able) if pill.hasFocus()), None)
        target = None if place is None else self._place_after(event.key(), place, len(able))
        if target is None:
            super().keyPressEvent(event)
            return
        pill = able[target % len(able)]
        pill.setFocus(Qt.FocusReason.TabFocusReason)
        pill.click()

    def _tell(self) -> None:
        if self.choice() != self._known:
            self.choose(self.choice())
            self.chosen.emit(self._known)

    def _place_after(self, key: int, place: int, count: int) -> int | None:
        """The place a key leads to from this one, or None when it leads nowhere."""
        onward = -1 if self.isRightToLeft() else 1
        places: dict[int, int] = {
            Qt.Key.Key_Right: place + onward,
            Qt.Key.Key_Left: place - onward,
            Qt.Key.Key_Down: place + 1,
            Qt.Key.Key_Up: place - 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: count - 1,
            Qt.Key.Key_Return: place,
            Qt.Key.Key_Enter: place,
        }
        return places.get(key)
