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


class SmallTiles(QLabel):
    """Tiles lying side by side, in as many lines as they need. To a screen reader it is a text."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._tiles: tuple[Tile, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
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
        return max(_LEAST_SHORT, round(self.fontMetrics().height() * 1.05))

    def _across(self, width: int) -> int:
        return max(1, (width - 4 + _GAP) // (2 * self._short() + _GAP))


class _Tick(QWidget):
    """A tick in a filled circle."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = round(self.fontMetrics().height() * 1.4)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, side = ground_palette(self), min(self.width(), self.height())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.color(QPalette.ColorRole.Highlight))
            painter.drawEllipse(QRectF(0, 0, side, side))
            ink = palette.color(QPalette.ColorRole.HighlightedText)
            round_cap, round_join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
            painter.setPen(QPen(ink, side * 0.11, Qt.PenStyle.SolidLine, round_cap, round_join))
            corners = ((0.28, 0.52), (0.44, 0.68), (0.73, 0.34))
            painter.drawPolyline([QPointF(x * side, y * side) for x, y in corners])


class BalanceCard(Card):
    """What has been found against what the set holds, and what is missing; one calm line when nothing is."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pips, self._tiles = TextLabel("heading"), TextLabel("body")
        self._bar = ProgressBar(art.theme.accent)
        self._art = art
        self._missing, self._more, self._doubled = TextLabel("quiet"), TextLabel("quiet"), TextLabel("body")
        self._small = SmallTiles(art)
        self._complete, self._words = QWidget(), TextLabel("body")
        calm = QHBoxLayout(self._complete)
        calm.setContentsMargins(0, 4, 0, 0)
        calm.setSpacing(10)
        calm.addWidget(_Tick())
        calm.addWidget(self._words, 1)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(6)
        for part in (self._pips, self._tiles, self._bar, self._doubled, self._missing, self._small, self._more):
            rows.addWidget(part)
        rows.addWidget(self._complete)

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
        self._doubled.setText(say(desk_tiles.FOUND_TWICE, language.joined(map(str, balance.doubled))))
        self._doubled.setVisible(bool(balance.doubled))
        self._missing.setText(say(desk_tiles.STILL_TO_FIND, n=len(missing)) if missing else "")
        shown, more = missing[:MOST_TILES], len(missing) - MOST_TILES
        self._small.show_tiles(shown)
        self._small.setAccessibleName(language.joined(map(str, shown)))
        self._more.setText(say(desk_tiles.AND_MORE, n=more) if more > 0 else "")
        self._more.setVisible(more > 0)
        for part in (self._missing, self._small):
            part.setVisible(bool(missing))
        self._words.setText(say(desk_tiles.ALL_FOUND, n=balance.expected_tiles))
        self._complete.setVisible(balance.is_balanced)
