"""The plates of all seats: as large as the room allows, in the order in which people sit round the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QGraphicsScene

from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.chip import SeatChip
from domino_desktop.ui.board.flights import Spot
from domino_desktop.ui.board.zones import SeatPlan, Zones, room_beside_rack, seat_plan, widest_plates
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.style import SMALLEST_POINTS

_WIDEST = 380.0
_FEW = 3  # so many plates or fewer share a row evenly


class Seats:
    """One plate for each seat of a scene."""

    def __init__(self, scene: QGraphicsScene, art: TileArt) -> None:
        self._scene = scene
        self._art = art
        self._chips: list[SeatChip] = []
        self._sizes: tuple[QSizeF, ...] = ()
        self._said: tuple[str, ...] = ()
        self._font = QFont()
        self._plan = SeatPlan(())

    def measure(
        self, marks: Sequence[SeatMark], subtitles: Sequence[str], notes: Sequence[str], font: QFont, size: QSizeF
    ) -> tuple[tuple[float, float], ...]:
        """The size of every plate, by seat, in a table of this size.

        Where large text meets a small window, seats show their ``notes`` in place of their ``subtitles``.
        """
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
        said = subtitles if self._plan.is_roomy else notes or ("",) * len(marks)
        self._said = tuple(said)
        sizes = {0: self._near_size(marks[0], said[0], font, size)}
        for row in self._plan.rows:
            sizes |= self._row_sizes([marks[seat] for seat in row], [said[seat] for seat in row], size.width())
        self._sizes = tuple(sizes[seat] for seat in range(len(marks)))
        return tuple((one.width(), one.height()) for one in self._sizes)

    def _row_sizes(self, marks: Sequence[SeatMark], said: Sequence[str], width: float) -> dict[int, QSizeF]:
        """The plates of one row, side by side; in a full row short names leave room to long ones."""
        widest = min(width / len(marks) - 20, _WIDEST)
        if len(marks) > _FEW or len(self._plan.rows) > 1:
            natural = self._measured(marks, said, width)
            widest = widest_plates(width, [size.width() for size in natural.values()])
        return self._measured(marks, said, widest)

    def _measured(self, marks: Sequence[SeatMark], said: Sequence[str], widest: float) -> dict[int, QSizeF]:
        plan = self._plan
        most_lines = 2 if len(plan.rows) > 1 and not plan.is_roomy else None
        return {
            mark.seat: self._chips[mark.seat].measure(
                mark, words, self._font, widest, plan.is_roomy, plan.has_fans, most_lines
            )
            for mark, words in zip(marks, said, strict=True)
        }

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

    def present(
        self,
        marks: Sequence[SeatMark],
        counts: Sequence[int],
        on_turn: int | None,
        font: QFont,
        zones: Zones,
    ) -> None:
        """Show every seat as it stands now, in the places of ``zones``."""
        for seat, chip in enumerate(self._chips):
            rect = zones.chips[seat]
            letters = self._font if seat else font
            chip.present(marks[seat], self._said[seat], counts[seat], seat == on_turn, letters, self._sizes[seat])
            chip.rest_at(QPointF(rect.left, rect.top))

    def nod(self, seat: int, milliseconds: int) -> None:
        """The seat knocks."""
        if seat < len(self._chips):
            self._chips[seat].nod(milliseconds)

    def spot(self, seat: int) -> Spot:
        """Where the tiles of this seat are: the fanned backs on its plate."""
        return self._chips[seat].spot()

    def middle(self, seat: int) -> QPointF:
        """The middle of a plate, in the scene."""
        chip = self._chips[seat]
        return chip.rest + QPointF(self._sizes[seat].width() / 2, self._sizes[seat].height() / 2)

    def expect(self, seat: int, tiles: int) -> None:
        """So many more tiles of this seat, or fewer, are still on their way, and not counted yet."""
        if seat < len(self._chips):
            self._chips[seat].expect(tiles)

    def finish(self) -> None:
        """Nobody nods, and every tile has come."""
        for chip in self._chips:
            chip.finish()
