"""Gestures on the board, with real events on the viewport."""

import pytest
from PySide6.QtCore import QPoint, Qt

from domino_desktop.core.tiles import Tile
from tests.ui.tables import Table


def test_smoke(seat_people):
    table = seat_people("2-6", ("2-5 4-6 1-1", "3-3 3-4 0-0"), "", humans=(0,))
    assert table.rack == "2-5 4-6 1-1"
    table.drag("2-5", table.outline("2-5", "left"))
    assert table.line == "5-2 2-6"
