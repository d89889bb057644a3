"""The boneyard: a stack of backs with its number, from which one draws."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.flights import Spot
from domino_desktop.ui.board.geometry import Rect
from domino_desktop.ui.board.plate_text import bold, fitted
from domino_desktop.ui.controls.lines import laid_out

_STEP = 4
_MOST = 8
_BESIDE_LABEL = 4  # to its left and right, where it stands below the pile


class BoneyardItem(QGraphicsItem):
    """A pile as high as the boneyard is full, and a label that says how many."""

    def __init__(self, art: TileArt) -> None:
        super().__init__()
        self._art = art
        self._count = 0
        self._is_lifted = False
        self._label = ""
        self._font = QFont()
        self._area = QRectF(0, 0, 1, 1)
        self._shown: object = None
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def present(self, count: int, label: str, area: Rect, font: QFont) -> None:
        """Show so many tiles with these words; without words there is no boneyard."""
        shown = (self._art.dress, count, label, area, font.key())
        if shown == self._shown:
            return
        self._shown = shown
        self.prepareGeometryChange()
        self._count, self._label, self._font = count, label, font
        self._area = QRectF(0, 0, area.width, area.height)
        self.setPos(area.left, area.top)
        self.setVisible(bool(label))
        self.update()

    def show_lifted(self, is_lifted: bool) -> None:
        """Whether the uppermost tile is in somebody's hand, and so not in the pile."""
        if is_lifted != self._is_lifted:
            self._is_lifted = is_lifted
            self.update()

    def boundingRect(self) -> QRectF:
        return self._area

    def top_corner(self) -> QPointF:
        """Where the uppermost tile lies, in the scene."""
        return self.scenePos() + QPointF(self._left(), 4)

    def spot(self) -> Spot:
        """Where the uppermost tile lies, and how large it is."""
        short = self._short()
        return Spot(self.top_corner() + QPointF(short / 2, short), short)

    def _left(self) -> float:
        return 6.0

    def _short(self) -> int:
        words = self._words_height()
        room = self._area.height() - 8 - (words if self._below() else 0)
        return max(16, min(36, int((room - _MOST) / 2)))

    def _below(self) -> bool:
        """Whether the label stands under the pile: where there is no room beside it."""
        words = QFontMetricsF(bold(self._font))
        widest = max((words.horizontalAdvance(word) for word in self._label.split()), default=0.0)
        # With the largest pile, so that the answer does not hang on the answer.
        return self._area.width() < max(150.0, self._left() + 36 + _MOST * _STEP + 2 + widest)

    def _words_height(self) -> float:
        """How high the label is below the pile: as many lines as it takes there."""
        width = self._area.width() - 2 * _BESIDE_LABEL
        return max(QFontMetricsF(self._font).height() * 1.2, laid_out(self._label, bold(self._font), width)[1])

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        short = self._short()
        dpr = painter.device().devicePixelRatioF()
        back = self._art.back(short, dpr=dpr)
        margin = TileArt.margin(short)
        count = self._count - self._is_lifted
        height = min(_MOST, -(-count // 3))
        for number in range(height):
            spot = QPointF(
                self._left() + (height - 1 - number) * _STEP - margin, 4 + (height - 1 - number) * 1.0 - margin
            )
            painter.drawPixmap(spot, back)
        theme = self._art.theme
        if not count:
            outline = QColor(theme.cloth_quiet)
            painter.setPen(outline)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self._left(), 4, short, short * 2), 6, 6)
        painter.setPen(QColor(theme.cloth_text))
        area, place = self._label_area(short)
        painter.setFont(fitted(self._label, bold(self._font), area.width(), area.height()))
        painter.drawText(area, int(Qt.TextFlag.TextWordWrap) | int(place), self._label)

    def _label_area(self, short: int) -> tuple[QRectF, Qt.AlignmentFlag]:
        """Where the label stands, beside the pile or below it."""
        if self._below():
            top = short * 2 + 10
            left = float(_BESIDE_LABEL)
            area = QRectF(left, top, self._area.width() - 2 * left, self._area.height() - top)
            return area, Qt.AlignmentFlag.AlignLeft
        left = self._left() + short + _MOST * _STEP + 2
        area = QRectF(left, 0, self._area.width() - left, self._area.height())
        return area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
