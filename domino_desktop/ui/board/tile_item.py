"""A tile in the scene: a ready picture that glides to where it belongs."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPointF, Qt, QVariantAnimation
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from domino_desktop.core.tiles import Tile
from domino_desktop.ui.art.tile_art import TileArt


class TileItem(QGraphicsPixmapItem):
    """One tile, face up. Its position is the upper left corner of the tile, shadow left aside."""

    def __init__(self, tile: Tile, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        # A magnified line is scaled smoothly until its tiles are painted anew.
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.tile = tile
        self.halves: tuple[int, int] | None = None
        self.short_side, self.is_lying = 1, False
        self._glide: QVariantAnimation | None = None
        self._goal = QPointF()
        self._shown: object = None

    @property
    def goal(self) -> QPointF:
        """Where the tile is, or is gliding to."""
        return self._goal

    @property
    def travel_time(self) -> int:
        """How long the present journey takes in all, in milliseconds; 0 at rest."""
        return 0 if self._glide is None else self._glide.duration()

    def show_face(
        self,
        art: TileArt,
        halves: tuple[int, int],
        short: int,
        dpr: float,
        *,
        horizontal: bool = False,
        lifted: bool = False,
    ) -> None:
        """Show both halves as the eye reads them: left then right, or upper then lower."""
        shown = (art, art.dress, halves, short, dpr, horizontal, lifted)
        if shown == self._shown:
            return
        self._shown = shown
        self.halves, self.short_side, self.is_lying = halves, short, horizontal
        self.setPixmap(art.face(*halves, short, horizontal=horizontal, dpr=dpr, lifted=lifted))
        margin = TileArt.margin(short)
        self.setOffset(-margin, -margin)

    def glide_to(self, goal: QPointF, milliseconds: int) -> None:
        """Travel there; at once when no time is given."""
        if goal == self._goal and (self._glide is not None or self.pos() == goal):
            return
        self.halt()
        self._goal = goal
        scene = self.scene()
        if milliseconds <= 0 or self.pos() == goal or scene is None:
            self.setPos(goal)
            return
        # The animation belongs to the scene, so that it ends with it.
        glide = QVariantAnimation(scene)
        glide.setDuration(milliseconds)
        glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        glide.setStartValue(self.pos())
        glide.setEndValue(goal)
        glide.valueChanged.connect(self.setPos)
        glide.finished.connect(self.halt)
        self._glide = glide
        glide.start()

    def place_at(self, point: QPointF) -> None:
        """Be there now."""
        self.halt()
        self._goal = point
        self.setPos(point)

    def halt(self) -> None:
        """End the travel where the tile is now; the caller decides where it is next."""
        if self._glide is not None:
            self._glide.stop()
            self._glide.deleteLater()
            self._glide = None

    def arrive(self) -> None:
        """Be at the end of the journey now."""
        if self._glide is not None:
            self.place_at(self._goal)

    def leave(self) -> None:
        """Be gone from the scene."""
        self.halt()
        scene = self.scene()
        if scene is not None:
            scene.removeItem(self)
