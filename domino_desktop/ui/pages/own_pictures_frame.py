"""The frame with which somebody chooses a part of a picture: pure arithmetic."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from domino_desktop.storage.pictures import Crop

_SMALLEST: Final = 0.06
"""The frame's least width, as a share of its largest."""


@dataclass(frozen=True, slots=True)
class CropFrame:
    """A frame of fixed shape that never leaves its picture. Lengths are in whatever the picture is measured in.

    ``shape`` is the frame's width for a height of 1.
    """

    across: float
    down: float
    shape: float
    left: float
    top: float
    width: float

    @staticmethod
    def largest(across: float, down: float, shape: float) -> CropFrame:
        """As much as fits, in the middle of a picture of this size."""
        width = min(across, down * shape)
        return CropFrame(across, down, shape, (across - width) / 2, (down - width / shape) / 2, width)

    @staticmethod
    def of(crop: Crop, across: float, down: float, shape: float) -> CropFrame:
        """The frame round a part of a picture of this size, once it is turned."""
        largest = CropFrame.largest(across, down, shape)
        frame = replace(largest, width=largest._possible(crop.width * across))
        return frame._placed(crop.left * across, crop.top * down)

    @property
    def height(self) -> float:
        return self.width / self.shape

    @property
    def corners(self) -> tuple[tuple[float, float], ...]:
        """Left above, right above, left below, right below."""
        right, bottom = self.left + self.width, self.top + self.height
        return (self.left, self.top), (right, self.top), (self.left, bottom), (right, bottom)

    def moved(self, right: float, down: float) -> CropFrame:
        """Moved as far as the picture goes."""
        return self._placed(self.left + right, self.top + down)

    def scaled(self, factor: float) -> CropFrame:
        """Larger or smaller round its middle."""
        width = self._possible(self.width * factor)
        wider = (width - self.width) / 2
        return replace(self, width=width)._placed(self.left - wider, self.top - wider / self.shape)

    def pulled(self, corner: int, x: float, y: float) -> CropFrame:
        """With this corner (as counted in ``corners``) as near to a point as possible; the opposite one stays."""
        fixed_x, fixed_y = self.corners[3 - corner]
        is_left, is_above = corner in (0, 2), corner in (0, 1)
        wide, high = (fixed_x - x if is_left else x - fixed_x), (fixed_y - y if is_above else y - fixed_y)
        room_x = fixed_x if is_left else self.across - fixed_x
        room_y = fixed_y if is_above else self.down - fixed_y
        width = min(self._possible(max(wide, high * self.shape)), room_x, room_y * self.shape)
        left = fixed_x - width if is_left else fixed_x
        top = fixed_y - width / self.shape if is_above else fixed_y
        return replace(self, width=width)._placed(left, top)

    def crop(self, turns: int) -> Crop:
        """The part inside the frame of a picture that was turned so often."""
        width, height = min(1.0, self.width / self.across), min(1.0, self.height / self.down)
        left, top = self.left / self.across, self.top / self.down
        return Crop(max(0.0, min(left, 1 - width)), max(0.0, min(top, 1 - height)), width, height, turns % 4)

    def _possible(self, width: float) -> float:
        largest = min(self.across, self.down * self.shape)
        return max(largest * _SMALLEST, min(width, largest))

    def _placed(self, left: float, top: float) -> CropFrame:
        left = max(0.0, min(left, self.across - self.width))
        return replace(self, left=left, top=max(0.0, min(top, self.down - self.height)))
