"""What every card of a team has: the badges of its players, its total, and a star while it leads."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QWidget

from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import Card, SeatBadge
from domino_desktop.ui.controls.ground import ground_palette
from domino_desktop.ui.controls.labels import TextRole
from domino_desktop.ui.controls.tally import Tally
from domino_desktop.ui.panel.lettering import set_text
from domino_desktop.ui.panel.standing import Standing, star


class TeamCard(Card):
    """Keeps badges and total in step with a standing; where they stand is up to ``arrange``."""

    badge_lines = 1.6
    total_role: TextRole = "number"
    count_time = 0
    """How long a total counts up to its new number, in milliseconds; with 0 it is there at once."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.art = art
        self.badges: list[SeatBadge] = []
        self.total = Tally(self.total_role, parent=self)
        self.total.setWordWrap(False)
        self.star_area = QRect()
        self._shown: Standing | None = None
        self._badge_side = 0

    @property
    def shown(self) -> Standing | None:
        """What the card says now."""
        return self._shown

    @property
    def side(self) -> int:
        """How large a badge is beside text of this size."""
        return round(self.fontMetrics().height() * self.badge_lines)

    def present(self, standing: Standing) -> None:
        """Show this team."""
        if standing == self._shown:
            return
        before, self._shown = self._shown, standing
        self._seat_badges(standing)
        set_text(self.total, standing.total)
        self.total.setAccessibleName(standing.sentence)
        if before is not None and 0 <= before.points < standing.points and before.players == standing.players:
            self.total.count_up(self.count_time, before.points)
        self.set_raised(standing.is_leading)
        self.fill(standing)
        self.updateGeometry()
        self.arrange()
        self.update()

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self.art = art
        for badge in self.badges:
            badge.set_art(art)

    def fill(self, standing: Standing) -> None:
        """Show what this kind of card says beyond badges and total."""

    def arrange(self) -> None:
        """Place everything within the present size, and say in ``star_area`` where the star goes."""

    def _seat_badges(self, standing: Standing) -> None:
        if len(self.badges) != len(standing.players) or self._badge_side != self.side:
            for badge in self.badges:
                badge.hide()
                badge.deleteLater()
            self._badge_side = self.side
            self.badges = [SeatBadge(self.art, self.side, self) for _ in standing.players]
        for mark, badge in zip(standing.players, self.badges, strict=True):
            badge.show_seat(mark.colour, mark.name)
            badge.show()

    def refit(self) -> None:
        """A text, the size of the letters or the room has changed."""
        if self._shown is not None:
            self._seat_badges(self._shown)
        self.updateGeometry()
        self.arrange()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and self._shown is not None:
            self.refit()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.raised:
            with QPainter(self) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(ground_palette(self).color(QPalette.ColorRole.LinkVisited))
                painter.drawPath(star(QRectF(self.star_area)))
