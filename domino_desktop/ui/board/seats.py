"""The plates of all seats: as large as the room allows, in the order in which people sit round the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QGraphicsScene

from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.chip import SeatChip
from domino_desktop.ui.board.zones import SeatPlan, Zones, room_beside_rack, seat_plan
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.style import SMALLEST_POINTS

_WIDEST = 380.0


class Seats:
    """One plate for each seat of a scene."""

    def __init__(self, scene: QGraphicsScene, art: TileArt) -> None:
        self._scene = scene
        self._art = art
        self._chips: list[SeatChip] = []
        self._sizes: tuple[QSizeF, ...] = ()
        self._font = QFont()
        self._plan = seat_plan(1.0, 1.0, 2, 1.0)

    def measure(
        self, marks: Sequence[SeatMark], subtitles: Sequence[str], font: QFont, size: QSizeF
    ) -> tuple[tuple[float, float], ...]:
        """The size of every plate, by seat, in a table of this size."""
        while len(self._chips) < len(marks):
            chip = SeatChip(self._art)
            self._chips.append(chip)
            self._scene.addItem(chip)
        while len(self._chips) > len(marks):
            self._scene.removeItem(self._chips.pop())
        text = QFontMetricsF(font).height()
        self._plan = seat_plan(size.width(), size.height(), len(marks), text)
        self._font = QFont(font)
        self._font.setPointSizeF(max(min(SMALLEST_POINTS, font.pointSizeF()), font.pointSizeF() * self._plan.letters))
        said = self._shown_subtitles(subtitles)
        widest = min(self._plan.widest, _WIDEST)
        self._sizes = (
            self._near_size(marks[0], said[0], font, size),
            *(
                self._chips[mark.seat].measure(
                    mark, said[mark.seat], self._font, widest, self._plan.is_roomy, self._plan.has_fans
                )
                for mark in marks[1:]
            ),
        )
        return tuple((one.width(), one.height()) for one in self._sizes)

    def _near_size(self, mark: SeatMark, subtitle: str, font: QFont, size: QSizeF) -> QSizeF:
        """The near seat's plate stands beside the rack: as narrow as its name allows."""
        has_fan = self._plan.is_roomy and size.width() >= 960 and len(mark.name) <= 16
        found = QSizeF()
        for share in (0.24, 0.28, 0.32):
            widest = max(190.0 if self._plan.is_roomy else 0, size.width() * share)
            found = self._chips[0].measure(mark, subtitle, font, widest, self._plan.is_roomy, has_fan)
            if found.height() <= room_beside_rack(size.height()):
                break
        return found

    def _shown_subtitles(self, subtitles: Sequence[str]) -> Sequence[str]:
        """Where large text meets a small window, seats show only their name and count."""
        return subtitles if self._plan.is_roomy else ("",) * len(subtitles)

    def present(
        self,
        marks: Sequence[SeatMark],
        subtitles: Sequence[str],
        counts: Sequence[int],
        on_turn: int | None,
        font: QFont,
        zones: Zones,
    ) -> None:
        """Show every seat as it stands now, in the places of ``zones``."""
        said = self._shown_subtitles(subtitles)
        for seat, chip in enumerate(self._chips):
            rect = zones.chips[seat]
            letters = self._font if seat else font
            chip.present(marks[seat], said[seat], counts[seat], seat == on_turn, letters, self._sizes[seat])
            chip.rest_at(QPointF(rect.left, rect.top))

    def nod(self, seat: int, milliseconds: int) -> None:
        """The seat knocks."""
        if seat < len(self._chips):
            self._chips[seat].nod(milliseconds)

    @property
    def plan(self) -> SeatPlan:
        """How the plates are arranged now."""
        return self._plan
