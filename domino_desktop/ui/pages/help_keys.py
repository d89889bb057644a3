"""The table of all keys, as the help shows it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import Message, help
from domino_desktop.ui.controls import TextLabel
from domino_desktop.ui.controls.ground import ground_palette
from domino_desktop.ui.keys import KEY_ROWS, KeyRow, Keys
from domino_desktop.ui.pages.columns import ColumnLayout
from domino_desktop.ui.pages.page import Section


class KeyTable(Section):
    """Every key with what it does."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._note = TextLabel("quiet")
        self.rows.addWidget(self._note)
        rows = in_columns(letters=44, most=2)
        self._key_rows = [(_Caps(), TextLabel("body"), together) for together in _told_together()]
        for caps, words, _ in self._key_rows:
            holder = QWidget()
            line = QHBoxLayout(holder)
            line.setContentsMargins(0, 0, 0, 0)
            line.setSpacing(14)
            line.addWidget(caps, 0, Qt.AlignmentFlag.AlignVCenter)
            line.addWidget(words, 1, Qt.AlignmentFlag.AlignVCenter)
            layout_of(rows).addWidget(holder)
        self.rows.addWidget(rows)

    def present(self, language: Speaker, keys: Keys) -> None:
        """Show these keys, in the words of this language."""
        self.heading.setText(language.say(help.KEYS))
        self._note.setText(language.say(help.KEYS_NOTE))
        for caps, words, together in self._key_rows:
            caps.show_keys([key for row in together for key in row.shown_keys(language, keys)])
            words.setText(language.say(together[0].does))
        widest = max(caps.sizeHint().width() for caps, _, _ in self._key_rows)
        for caps, _, _ in self._key_rows:
            caps.setFixedWidth(widest)


class _Caps(QWidget):
    """The caps of one or several keys."""

    def __init__(self) -> None:
        super().__init__()
        self._texts: list[str] = []
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_keys(self, texts: list[str]) -> None:
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


def _told_together() -> list[list[KeyRow]]:
    """The rows of keys, those with the same words together."""
    found: dict[Message, list[KeyRow]] = {}
    for row in KEY_ROWS:
        found.setdefault(row.does, []).append(row)
    return list(found.values())


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
