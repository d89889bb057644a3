"""The coach where there is no room for it beside the table: a card over the cloth, opened and closed by a button."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.coach.board import CoachBoard
from domino_desktop.ui.controls.ground import lay_ground
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.panel.side_panel import scrolling
from domino_desktop.ui.style import paper_palette

_EDGE, _WIDEST_IN_LINES = 14, 22


class CoachCard(QWidget):
    """A child of the desk; hidden until ``open_in`` is called with the room it may cover. Esc closes it as well."""

    closed = Signal()

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget) -> None:
        super().__init__(parent)
        self.hide()
        self._wear(art)
        self.board = CoachBoard(art, icons, is_card=True)
        self.board.closed.connect(self.shut)
        self._inner = QWidget()
        within = QVBoxLayout(self._inner)
        within.setContentsMargins(4, 4, 4, 4)
        within.addWidget(self.board)
        within.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(_EDGE, _EDGE, _EDGE, _EDGE)
        whole.addWidget(scrolling(self._inner))

    def open_in(self, room: QRect) -> None:
        """Lie in the far lower corner of this part of the parent, no larger than need be, and take the keyboard."""
        self.fit_into(room)
        self.show()
        self.raise_()
        self.board.hint_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def fit_into(self, room: QRect) -> None:
        """Keep within this part of the parent."""
        width = min(room.width(), self.fontMetrics().height() * _WIDEST_IN_LINES)
        around = 2 * _EDGE
        layout = self._inner.layout()
        assert layout is not None
        needed = max(layout.heightForWidth(width - around), layout.minimumSize().height()) + around
        height = min(room.height(), needed)
        self.setGeometry(QRect(room.right() - width + 1, room.bottom() - height + 1, width, height))

    def shut(self) -> None:
        """Uncover the table."""
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._wear(art)
        self.board.set_art(art)

    def _wear(self, art: TileArt) -> None:
        self._theme = art.theme
        lay_ground(self, paper_palette(art.theme))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.shut()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(self._theme.gold_line), 2))
            painter.setBrush(QColor(self._theme.paper))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 14, 14)
