"""A table of keys, as the help shows it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import Message
from domino_desktop.ui.controls import TextLabel
from domino_desktop.ui.controls.ground import ground_palette
from domino_desktop.ui.keys import KeyRow, Keys
from domino_desktop.ui.pages.columns import ColumnLayout
from domino_desktop.ui.pages.page import Section


class KeyLine(NamedTuple):
    """What stands on the caps of some keys, and what they do."""

    caps: tuple[str, ...]
    does: str


class KeyTable(Section):
    """Keys, each with what it does."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._note = TextLabel("quiet")
        self.rows.addWidget(self._note)
        self._lines: list[tuple[_Caps, TextLabel]] = []
        self._grid = in_columns(letters=44, most=2)
        self.rows.addWidget(self._grid)

    def present(self, heading: str, note: str, lines: Sequence[KeyLine]) -> None:
        """Show these keys below a heading and, unless it is empty, a note."""
        self.heading.setText(heading)
        self._note.setText(note)
        self._note.setVisible(bool(note))
        self._have(len(lines))
        for (caps, words), line in zip(self._lines, lines, strict=True):
            caps.show_keys(line.caps)
            words.setText(line.does)
        widest = max((caps.sizeHint().width() for caps, _ in self._lines), default=0)
        for caps, _ in self._lines:
            caps.setFixedWidth(widest)

    def _have(self, count: int) -> None:
        """Make lines, or let go of them, until there are so many."""
        layout = layout_of(self._grid)
        while len(self._lines) > count:
            caps, _ = self._lines.pop()
            holder = caps.parentWidget()
            assert holder is not None
            layout.removeWidget(holder)
            holder.hide()
            holder.deleteLater()
        while len(self._lines) < count:
            holder, caps, words = QWidget(), _Caps(), TextLabel("body")
            line = QHBoxLayout(holder)
            line.setContentsMargins(0, 0, 0, 0)
            line.setSpacing(14)
            line.addWidget(caps, 0, Qt.AlignmentFlag.AlignVCenter)
            line.addWidget(words, 1, Qt.AlignmentFlag.AlignVCenter)
            layout.addWidget(holder)
            self._lines.append((caps, words))


class _Caps(QWidget):
    """The caps of one or several keys."""

    def __init__(self) -> None:
        super().__init__()
        self._texts: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_keys(self, texts: tuple[str, ...]) -> None:
        """Show a cap for each of these."""
        self._texts = texts
        self.setAccessibleName(", ".join(texts))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self.font())
        width = sum(self._width(text) + 6 for text in self._texts)
        return QSize(max(width, 40), metrics.height() + 16)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, x = ground_palette(self), 1.0
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for text in self._texts:
                cap = QRectF(x, 2, self._width(text), self.height() - 6)
                painter.setPen(QPen(palette.color(QPalette.ColorRole.Link), 1.5))
                painter.setBrush(palette.color(QPalette.ColorRole.Link))
                painter.drawRoundedRect(cap.translated(0, 2), 7, 7)
                painter.setBrush(palette.color(QPalette.ColorRole.AlternateBase))
                painter.drawRoundedRect(cap, 7, 7)
                painter.setPen(palette.color(QPalette.ColorRole.Text))
                painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, text)
                x += cap.width() + 6

    def _width(self, text: str) -> int:
        metrics = QFontMetrics(self.font())
        return max(metrics.horizontalAdvance(text) + 18, metrics.height() + 12)


def lines_of(rows: Iterable[KeyRow], language: Speaker, keys: Keys) -> list[KeyLine]:
    """These rows of the table of keys as they are in force, those with the same words together."""
    found: dict[Message, tuple[str, ...]] = {}
    for row in rows:
        found[row.does] = (*found.get(row.does, ()), *row.shown_keys(language, keys))
    return [KeyLine(caps, language.say(does)) for does, caps in found.items()]


def in_columns(*, letters: int, most: int, centred: bool = False) -> QWidget:
    """A widget whose layout is a `ColumnLayout`."""
    holder = QWidget()
    ColumnLayout(holder, letters=letters, most=most, centred=centred)
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(True)
    holder.setSizePolicy(policy)
    return holder


def layout_of(widget: QWidget) -> ColumnLayout:
    """The layout of such a widget."""
    layout = widget.layout()
    assert isinstance(layout, ColumnLayout)
    return layout
