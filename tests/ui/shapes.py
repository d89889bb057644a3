"""Fifty windows, and the free cloth that the table has in each of them."""

from __future__ import annotations

from dataclasses import dataclass

from domino_desktop.ui.board.geometry import Margins, Rect
from domino_desktop.ui.board.zones import zones

#: Screens and windows in pixels of the screen, and the scale in percent: small, tall, square and very wide ones.
_PIXELS = (
    (800, 600, 100), (800, 1000, 100), (820, 1180, 100), (900, 600, 100), (960, 600, 100),
    (999, 679, 100), (1000, 680, 100), (1024, 600, 100), (1024, 700, 100), (1024, 768, 100),
    (1024, 1366, 100), (1050, 1680, 100), (1200, 1920, 100), (1152, 864, 100), (1200, 680, 100),
    (1200, 1200, 100), (1300, 740, 100), (1280, 800, 100), (1280, 1024, 100), (1366, 768, 100),
    (1440, 900, 100), (1600, 900, 100), (1680, 1050, 100), (1920, 680, 100), (1920, 1200, 100),
    (2560, 1080, 100), (2560, 1440, 100), (3440, 1440, 100), (3840, 1080, 100), (3840, 2160, 100),
    (1100, 800, 125), (1280, 800, 125), (1366, 768, 125), (1536, 864, 125), (1920, 1080, 125), (3440, 1440, 125),
    (1350, 930, 150), (1920, 1080, 150), (2160, 1440, 150), (2256, 1504, 150), (3000, 2000, 150), (1440, 2560, 150),
    (1400, 1100, 175), (2560, 1440, 175), (2880, 1800, 175), (3840, 2160, 175),
    (1620, 1300, 200), (2736, 1824, 200), (3840, 2160, 200), (2160, 3840, 200),
)  # fmt: skip

#: At 100 % and at 200 %: the height of a line of text, the plate of a seat, and the strip of scores.
_TEXTS = ((19.0, (212.0, 48.0), 60), (38.0, (260.0, 76.0), 92))
#: The panel of scores stands beside the table in windows of at least this size.
_LEAST = (1000, 680), (1200, 760)


@dataclass(frozen=True)
class Window:
    """A window in logical pixels."""

    width: int
    height: int

    def view(self, seats: int, is_large_text: bool = False) -> tuple[int, int, Margins]:
        """The size of the table and what the line keeps free, with so many seats around it."""
        text, plate, strip = _TEXTS[is_large_text]
        least_width, least_height = _LEAST[is_large_text]
        width, height = self.width, self.height - strip
        if self.width >= least_width and self.height >= least_height:
            width, height = self.width - round(min(340, max(260, self.width * 0.22))), self.height
        plate = min(plate[0], (width - 12) / 5 - 12), plate[1]
        return width, height, zones(width, height, seats, (plate,) * seats, text).margins

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


WINDOWS = tuple(Window(width * 100 // scale, height * 100 // scale) for width, height, scale in _PIXELS)


def cloth(width: float, height: float, margins: Margins) -> Rect:
    """The free cloth of a view."""
    return Rect(margins.left, margins.top, width - margins.left - margins.right, height - margins.top - margins.bottom)
