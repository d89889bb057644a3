"""The paper that people put into their printers."""

from __future__ import annotations

from enum import Enum
from typing import Final

from PySide6.QtCore import QLocale, QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize

_LETTER_COUNTRIES: Final = frozenset(
    {
        QLocale.Country.UnitedStates,
        QLocale.Country.Canada,
        QLocale.Country.Mexico,
        QLocale.Country.Philippines,
        QLocale.Country.Chile,
        QLocale.Country.Colombia,
        QLocale.Country.Venezuela,
        QLocale.Country.PuertoRico,
    }
)

_SIZES: Final = {
    "a4": QPageSize.PageSizeId.A4,
    "letter": QPageSize.PageSizeId.Letter,
    "a5": QPageSize.PageSizeId.A5,
}


class Paper(Enum):
    """A size of paper."""

    A4 = "a4"
    LETTER = "letter"
    A5 = "a5"

    @property
    def size(self) -> QPageSize:
        return QPageSize(_SIZES[self.value])

    def millimetres(self, *, is_landscape: bool = False) -> QSizeF:
        """Width and height of a sheet."""
        size = self.size.size(QPageSize.Unit.Millimeter)
        return size.transposed() if is_landscape else size

    def layout(self, *, is_landscape: bool = False) -> QPageLayout:
        """The whole sheet, without margins: whoever paints keeps them."""
        way = QPageLayout.Orientation.Landscape if is_landscape else QPageLayout.Orientation.Portrait
        return QPageLayout(self.size, way, QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Millimeter)


def usual_paper() -> Paper:
    """What people here put into their printers."""
    return Paper.LETTER if QLocale.system().territory() in _LETTER_COUNTRIES else Paper.A4
