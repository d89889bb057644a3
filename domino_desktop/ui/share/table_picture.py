"""A picture of the table that was made to be sent: cloth, line, hands as everybody sees them, names and result."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem

from domino_desktop.core.events import TilePlayed
from domino_desktop.core.views import View
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import score, table
from domino_desktop.i18n.narration import ruleset_name, sum_text
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.geometry import Geometry, Rect, TilePlace
from domino_desktop.ui.board.train_signs import TrainSigns
from domino_desktop.ui.pages.score_values import scoring_line, steps_after
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.share.letters import Letters
from domino_desktop.ui.share.lie_of_the_line import lying, so_far
from domino_desktop.ui.share.plates import Plates
from domino_desktop.ui.share.retelling import Scene
from domino_desktop.ui.table import phrases

_MARGIN: Final = 44
_KICKER, _CAPTION, _SUM, _BRAND = 24, 46, 32, 20
_LARGEST_TILE: Final = 68
_BAND: Final = 320  # so much of the cloth is painted between two pauses,
_AT_ONCE: Final = 3  # and so many tiles


class TablePicture:
    """Paints scenes of one round so that nothing moves from one to the next but what was played.

    ``preparing`` must have come to its end before anything is painted. Both pause again and again, so that whoever
    runs them can let the window answer.
    """

    def __init__(
        self,
        scenes: Sequence[Scene],
        marks: Sequence[SeatMark],
        language: Language,
        art: TileArt,
        size: QSize,
        dpr: int = 1,
    ) -> None:
        """``size`` in logical pixels; the pictures have ``dpr`` times as many."""
        self._language, self._marks = language, tuple(marks)
        self._art, self._size, self._dpr = art, size, dpr
        self._last = scenes[-1].view
        margin = _MARGIN * size.width() / 1600
        self._letters = Letters(QFont(QApplication.font()), size.width(), size.width() - 2 * margin)
        longest = max(max(scene.view.counts) for scene in scenes)
        self._plates = Plates(art, marks, self._letters, longest)
        self._has_pills = len(scenes) == 1 and self._last.score is None
        self._has_sum = any(self._sum_of(scene.view) for scene in scenes)
        self._unit, self._margin = self._letters.unit, margin
        self.head_area = QRectF(margin, 30 * self._unit, size.width() - 2 * margin, 0)
        words = _KICKER * 1.5 + _CAPTION * 1.45 + (_SUM * 1.4 if self._has_sum else 0)
        self.head_area.setHeight(words * self._unit)
        foot = (_BRAND * 1.5 + 14) * self._unit
        plates = self._plates.height
        self.plates_area = QRectF(margin, size.height() - foot - 14 * self._unit - plates, self._letters.width, plates)
        top = self.head_area.bottom() + 18 * self._unit
        self.room = Rect(margin, top, size.width() - 2 * margin, self.plates_area.top() - 22 * self._unit - top)
        self._geometry: Geometry | None = None

    def preparing(self) -> Generator[None, None, None]:
        """Find out where the line lies."""
        largest = round(_LARGEST_TILE * self._unit)
        self._geometry = yield from lying(self._last.layout, self.room, largest, has_pills=self._has_pills)

    def painting(self, scene: Scene) -> Generator[None, None, QImage]:
        """One scene. Raises AssertionError while nothing is prepared."""
        geometry = self._geometry_of(scene.view)
        picture = QImage(self._size * self._dpr, QImage.Format.Format_RGB32)
        picture.setDevicePixelRatio(self._dpr)
        with QPainter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            yield from self._painting_cloth(painter)
            self._paint_frame(painter)
            self._paint_head(painter, scene)
            yield
            self._paint_signs(painter, geometry, scene.view)
            yield from self._painting_line(painter, geometry, scene.view)
            corner = self.plates_area.topLeft()
            yield from self._plates.painting(painter, corner, scene.view, self._bright(scene), self._language)
        return picture

    def _painting_cloth(self, painter: QPainter) -> Generator[None, None, None]:
        """Felt is soft: the cloth of a small picture, made larger band by band, keeps nobody waiting."""
        width, height = self._size.width(), self._size.height()
        cloth = self._art.cloth(width, height)
        yield
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for top in range(0, height, _BAND):
            band = QRectF(0, top, width, min(_BAND, height - top))
            painter.drawPixmap(band, cloth, band)
            yield

    # Words --------------------------------------------------------------------------------------------

    def _paint_frame(self, painter: QPainter) -> None:
        """A thin brass line round everything, and whose picture it is."""
        theme, unit = self._art.theme, self._unit
        brass = QColor(theme.brass)
        brass.setAlphaF(1.0 if theme.flat else 0.4)
        painter.setPen(QPen(brass, max(1.0, 1.6 * unit)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = 13 * unit
        edge = QRectF(0, 0, self._size.width(), self._size.height()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(edge, 16 * unit, 16 * unit)
        quiet = QColor(theme.cloth_quiet)
        quiet.setAlphaF(1.0 if theme.flat else 0.8)
        painter.setPen(quiet)
        foot = QRectF(self._margin, edge.bottom() - _BRAND * 1.9 * unit, self._letters.width, _BRAND * 1.6 * unit)
        end = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self._letters.draw(painter, "Domino Desktop", _BRAND, foot, end)

    def _paint_head(self, painter: QPainter, scene: Scene) -> None:
        """The rules and the round, the boneyard, what happens, and the sum."""
        theme, unit, view = self._art.theme, self._unit, scene.view
        line = QRectF(self.head_area.left(), self.head_area.top(), self.head_area.width(), _KICKER * 1.5 * unit)
        right = self._paint_boneyard(painter, view, line)
        line.setRight(right - 20 * unit)
        name = ruleset_name(view.ruleset.id, self._language)
        kicker = f"{name}  ·  {self._language.say(score.ROUND_NUMBER, view.round)}"
        painter.setPen(QColor(theme.cloth_quiet))
        self._letters.draw(painter, kicker, _KICKER, line)
        area = QRectF(self.head_area.left(), line.bottom(), self.head_area.width(), _CAPTION * 1.45 * unit)
        painter.setPen(QColor(theme.cloth_headline))
        self._letters.draw(painter, scene.caption, _CAPTION, area, heavy=True)
        added_up = self._sum_of(view)
        if added_up:
            painter.setPen(QColor(theme.brass))
            below = QRectF(area.left(), area.bottom(), area.width(), _SUM * 1.4 * unit)
            self._letters.draw(painter, added_up, _SUM, below, heavy=True)

    def _paint_boneyard(self, painter: QPainter, view: View, line: QRectF) -> float:
        """A back with how many there are, at the right; answers where it begins."""
        label = phrases.boneyard_label(view, self._language)
        if not label:
            return line.right()
        unit, short = self._unit, round(15 * self._unit)
        font = self._letters.font(_KICKER)
        layout, _ = self._letters.within(label, _KICKER, line.width() / 2, line.height())
        width = layout.maximumWidth() if layout.lineCount() > 1 else layout.lineAt(0).naturalTextWidth()
        left = line.right() - width
        painter.setFont(font)
        painter.setPen(QColor(self._art.theme.cloth_text))
        self._letters.draw(painter, label, _KICKER, QRectF(left, line.top(), width + 4 * unit, line.height()))
        margin = TileArt.margin(short)
        left = round(left - short - 12 * unit)
        top = round(line.center().y() - short)
        painter.drawPixmap(QPointF(left - margin, top - margin), self._art.back(short, dpr=self._dpr))
        return left

    def _sum_of(self, view: View) -> str:
        """The points of the round as they were added up: "17 + 26 + 40 = 83"."""
        if view.score is None:
            return ""
        line = scoring_line(view.score)
        if line is None or len(line.numbers) < 2:
            return ""
        text = self._language.say(
            score.SUM, sum_text(line.numbers, self._language), self._language.number(sum(line.numbers))
        )
        for sign, number in steps_after(view.score, line):
            text += f" {sign} {self._language.number(number)}"
        return text

    def _bright(self, scene: Scene) -> tuple[int, ...]:
        """The seats with a brass edge: who does something, or has won."""
        view = scene.view
        winner = view.winner if view.winner is not None else None if view.score is None else view.score.winner
        if winner is not None:
            return tuple(seat for seat, team in enumerate(view.teams) if team == winner)
        return () if scene.seat is None else (scene.seat,)

    # The line -----------------------------------------------------------------------------------------

    def _geometry_of(self, view: View) -> Geometry:
        """Where everything lies in this view: where it lies in the last."""
        assert self._geometry is not None
        if view.layout == self._last.layout or view.layout.first is None:
            return self._geometry if self._has_pills or view.layout.bare else so_far(self._geometry, view.layout)
        return so_far(self._geometry, view.layout)

    def _paint_signs(self, painter: QPainter, geometry: Geometry, view: View) -> None:
        """What lies under the tiles: the plate in the middle, bars, and the signs of trains."""
        signs = TrainSigns(self._art)
        for_all = self._language.say(table.TRAIN_FOR_ALL)
        signs.present(geometry, view, self._marks, for_all, None, self._letters.font(20))
        signs.paint(painter, QStyleOptionGraphicsItem())

    def _painting_line(self, painter: QPainter, geometry: Geometry, view: View) -> Generator[None, None, None]:
        short, dpr = geometry.short_side, self._dpr
        margin = TileArt.margin(short)
        last = next((event.tile for event in reversed(view.history) if isinstance(event, TilePlayed)), None)
        if view.score is None:
            for place in geometry.tiles:
                if place.tile == last:
                    self._paint_mark(painter, place)
        for number, place in enumerate(geometry.tiles, 1):
            one, other = (half.value for half in place.halves)
            face = self._art.face(one, other, short, horizontal=not place.is_upright, dpr=dpr)
            painter.drawPixmap(QPointF(place.rect.left - margin, place.rect.top - margin), face)
            if number % _AT_ONCE == 0:
                yield
        for end in geometry.ends:
            if end.end.value is not None:
                self._paint_pill(painter, QPointF(end.pill.x, end.pill.y), geometry.pill_diameter, end.end.value)

    def _paint_mark(self, painter: QPainter, place: TilePlace) -> None:
        """A brass edge under the tile that was laid last."""
        reach = max(1.5, 4 * self._unit)
        painter.setPen(QPen(QColor(self._art.theme.brass), 2 * reach))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        corner = min(place.rect.width, place.rect.height) * 0.14
        edge = QRectF(place.rect.left, place.rect.top, place.rect.width, place.rect.height)
        painter.drawRoundedRect(edge, corner, corner)

    def _paint_pill(self, painter: QPainter, centre: QPointF, diameter: float, value: int) -> None:
        theme, radius = self._art.theme, diameter / 2
        painter.setPen(QPen(QColor(theme.brass), 2 * self._unit))
        painter.setBrush(QColor(theme.chip))
        painter.drawEllipse(centre, radius, radius)
        painter.setFont(self._letters.font(diameter * 0.52 / self._unit, heavy=True))
        painter.setPen(QColor(theme.cloth_headline))
        area = QRectF(centre.x() - radius, centre.y() - radius, diameter, diameter)
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, self._language.number(value))
