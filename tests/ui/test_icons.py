"""The drawings of buttons and menus take the colour they are asked for."""

import pytest
from PySide6.QtGui import QColor

from tests.ui.page_frame import DRAWINGS, icons

NAMES = sorted(path.stem for path in DRAWINGS.glob("*.svg") if path.stem not in ("domino-desktop", "tick-white"))


@pytest.mark.parametrize("name", NAMES)
def test_every_drawing_is_painted_in_the_colour_asked_for(qapp, name):
    wanted = QColor("#ff0000")
    picture = icons().pixmap(name, wanted.name(), 48).toImage()
    pixels = [picture.pixelColor(x, y) for x in range(48) for y in range(48)]
    assert {pixel.name() for pixel in pixels if pixel.alpha() == 255} == {wanted.name()}
