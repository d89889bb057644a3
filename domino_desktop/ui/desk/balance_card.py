"""The balance in view: what has been found of the set, and the tiles that nobody has found yet."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.controller.balance import Balance
from domino_desktop.core.tiles import Tile
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import desk_tiles
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import Card, ProgressBar, TextLabel
from domino_desktop.ui.controls.ground import ground_palette

MOST_TILES: Final = 30
"""How many unaccounted tiles are shown one by one."""

_LEAST_SHORT: Final = 20
_GAP: Final = 6

# In a square of side 1.
_TICK: Final = ([QPointF(0.28, 0.52), QPointF(0.44, 0.68), QPointF(0.73, 0.34)],)
_TRIANGLE: Final = [QPointF(0.5, 0.1), QPointF(0.92, 0.88), QPointF(0.08, 0.88)]
_EXCLAMATION: Final = ([QPointF(0.5, 0.36), QPointF(0.5, 0.6)], [QPointF(0.5, 0.79), QPointF(0.5, 0.791)])


class SmallTiles(QLabel):
    """Tiles lying side by side, in as many lines as they need. To a screen reader it is a text."""

    def __init__(self, art: TileArt, parent: QWidget | None = None, *, scale: float = 1.05) -> None:
        """``scale``: how high a lying tile is, in heights of a line of text."""
        super().__init__(parent)
        self._art = art
        self._scale = scale
        self._tiles: tuple[Tile, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles that are shown."""
        return self._tiles

    def show_tiles(self, tiles: tuple[Tile, ...]) -> None:
        """Show these tiles in this order."""
        if tiles != self._tiles:
            self._tiles = tiles
            self.updateGeometry()
            self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        lines = -(-len(self._tiles) // self._across(width))
        return max(0, lines * (self._short() + _GAP) - _GAP) + 4

    def sizeHint(self) -> QSize:
        wide = 8 * (2 * self._short() + _GAP)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return QSize(2 * self._short() + 4, self._short() + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        short, across, margin = self._short(), self._across(self.width()), TileArt.margin(self._short())
        with QPainter(self) as painter:
            for number, tile in enumerate(self._tiles):
                line, column = divmod(number, across)
                x, y = 2 + column * (2 * short + _GAP), 2 + line * (short + _GAP)
                if self.isRightToLeft():
                    x = self.width() - x - 2 * short
                face = self._art.face(*tile, short, dpr=self.devicePixelRatioF(), horizontal=True)
                painter.drawPixmap(QPoint(x - margin, y - margin), face)

    def _short(self) -> int:
        return max(_LEAST_SHORT, round(self.fontMetrics().height() * self._scale))

    def _across(self, width: int) -> int:
        return max(1, (width - 4 + _GAP) // (2 * self._short() + _GAP))


class _Sign(QWidget):
    """A tick in a filled circle, or an exclamation mark in a filled triangle."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._warns = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_sign(self, warns: bool) -> None:
        """Show the triangle, or else the tick."""
        self._warns = warns
        self.update()

    def sizeHint(self) -> QSize:
        side = round(self.fontMetrics().height() * 1.4)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, side = ground_palette(self), min(self.width(), self.height())
        body = _TRIANGLE if self._warns else ()
        strokes = _EXCLAMATION if self._warns else _TICK
        ink = palette.color(QPalette.ColorRole.Base if self._warns else QPalette.ColorRole.HighlightedText)
        fill = palette.color(QPalette.ColorRole.BrightText if self._warns else QPalette.ColorRole.Highlight)
        round_cap, round_join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(side, side)
            painter.setBrush(fill)
            painter.setPen(QPen(fill, 0.12, Qt.PenStyle.SolidLine, round_cap, round_join))
            if body:
                painter.drawPolygon(body)
            else:
                painter.drawEllipse(QRectF(0.07, 0.07, 0.86, 0.86))
            painter.setPen(QPen(ink, 0.11, Qt.PenStyle.SolidLine, round_cap, round_join))
            for stroke in strokes:
                painter.drawPolyline(stroke)


class BalanceCard(Card):
    """What has been found against what the set holds, and what is missing; one calm line when nothing is."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._pips, self._tiles = TextLabel("heading"), TextLabel("body")
        self._bar = ProgressBar(art.theme.accent)
        self._missing, self._more = TextLabel("quiet"), TextLabel("quiet")
        self._small = SmallTiles(art)
        self._verdict, self._sign, self._words = QWidget(), _Sign(), TextLabel("body")
        signed = QHBoxLayout(self._verdict)
        signed.setContentsMargins(0, 2, 0, 0)
        signed.setSpacing(10)
        signed.addWidget(self._sign)
        signed.addWidget(self._words, 1)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(6)
        for part in (self._pips, self._tiles, self._bar, self._verdict, self._missing, self._small, self._more):
            rows.addWidget(part)

    @property
    def shown(self) -> tuple[Tile, ...]:
        """The unaccounted tiles that are shown one by one."""
        return self._small.tiles

    def present(self, balance: Balance, language: Speaker) -> None:
        """Show this balance."""
        say, missing = language.say, balance.unaccounted
        self._pips.setText(say(desk_tiles.PIPS_FOUND, balance.found_pips, n=balance.expected_pips))
        self._tiles.setText(say(desk_tiles.TILES_FOUND, balance.found_tiles, n=balance.expected_tiles))
        self._bar.set_colour(self._art.theme.accent)
        self._bar.set_progress(balance.found_tiles, balance.expected_tiles)
        self._bar.setAccessibleName(f"{self._pips.text()}, {self._tiles.text()}")
        self._missing.setText(say(desk_tiles.STILL_TO_FIND, n=len(missing)) if missing else "")
        shown, more = missing[:MOST_TILES], len(missing) - MOST_TILES
        self._small.show_tiles(shown)
        self._small.setAccessibleName(language.joined(map(str, shown)))
        self._more.setText(say(desk_tiles.AND_MORE, n=more) if more > 0 else "")
        self._more.setVisible(more > 0)
        for part in (self._missing, self._small):
            part.setVisible(bool(missing))
        self._say_verdict(balance, language)

    def _say_verdict(self, balance: Balance, language: Speaker) -> None:
        """Complete, or wrong; nothing while tiles are missing and no entry contradicts another."""
        if balance.doubled:
            self._words.setText(language.say(desk_tiles.FOUND_TWICE, language.joined(map(str, balance.doubled))))
        else:
            self._words.setText(language.say(desk_tiles.ALL_FOUND, n=balance.expected_tiles))
        self._sign.show_sign(bool(balance.doubled))
        self._verdict.setVisible(bool(balance.doubled) or balance.is_balanced)
        self._tiles.setVisible(not balance.is_balanced)
