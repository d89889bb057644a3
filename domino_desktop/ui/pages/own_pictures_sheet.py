"""The family set on paper: a double-six set to print on both sides, glue onto cardboard and cut out."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPainterPath,
    QPdfWriter,
    QPen,
)
from PySide6.QtWidgets import QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import pictures
from domino_desktop.ui.art.dress import Dress
from domino_desktop.ui.art.theme import HIGH_CONTRAST
from domino_desktop.ui.art.tile_face import paint_half
from domino_desktop.ui.pages.own_pictures_drawing import Portraits
from domino_desktop.ui.printing.sheets import usual_paper

# Lengths are tenths of a millimetre.
SHORT: Final = 270
"""A tile's short side; so large that the whole set is on one A4 or Letter page."""

COLUMNS, ROWS = 7, 4
GRID: Final = QSizeF(COLUMNS * SHORT, ROWS * 2 * SHORT)
TILES: Final = tuple((low, high) for low in range(7) for high in range(low, 7))

_DOTS_PER_INCH: Final = 254
_OVERHANG: Final = 45  # cut lines begin before the first tile, and backs reach so far beyond the last
_INSET: Final = 16
_BEND: Final = 30
_PLATE: Final = 66
_LETTERS: Final = 36
_INK, _QUIET, _CUT = "#1d2a2a", "#5c615d", "#8c8c8c"
_BACK: Final = "#1f475d"

_PRINTED: Final = Dress(HIGH_CONTRAST)
"""Black pips without light and shadow, which printers turn grey."""


def as_pdf(language: Language, portraits: Portraits, size: QPageSize) -> bytes:
    """The sheet as a PDF of two pages: faces and backs."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(language.say(pictures.SHEET_TITLE))
    writer.setCreator("Domino Desktop")
    writer.setResolution(_DOTS_PER_INCH)
    writer.setPageLayout(_full_page(size))
    paint_sheet(writer, language, portraits, writer.resolution())
    return bytes(buffer.data().data())


def print_sheet(language: Language, portraits: Portraits, parent: QWidget) -> None:
    """Ask for a printer and print there, on both sides where it can."""
    # Only who prints needs what Qt has for it.
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    title = language.say(pictures.SHEET_TITLE)
    printer.setDocName(title)
    printer.setPageSize(usual_paper().size)
    printer.setFullPage(True)
    printer.setDuplex(QPrinter.DuplexMode.DuplexLongSide)
    dialog = QPrintDialog(printer, parent)
    dialog.setWindowTitle(title)
    if dialog.exec():
        paint_sheet(printer, language, portraits, printer.resolution())
    dialog.deleteLater()


def paint_sheet(device: QPagedPaintDevice, language: Language, portraits: Portraits, dots_per_inch: int) -> None:
    """Paint both pages. The set lies in the middle of the paper, so that its backs meet it however paper is turned."""
    with QPainter(device) as painter:
        for page in (_paint_faces, _paint_backs):
            if page is _paint_backs:
                device.newPage()
            painter.save()
            scale = dots_per_inch / _DOTS_PER_INCH
            whole = device.pageLayout().fullRect(QPageLayout.Unit.Millimeter).size() * 10
            fitting = min(1.0, whole.width() / (GRID.width() + 120), whole.height() / (GRID.height() + 320))
            painter.scale(scale, scale)
            painter.translate(whole.width() / 2, whole.height() / 2)
            painter.scale(fitting, fitting)
            painter.translate(-GRID.width() / 2, -GRID.height() / 2)
            page(painter, language, portraits)
            painter.restore()


def place_of(number: int) -> QRectF:
    """Where a tile lies, by its number in ``TILES``."""
    row, column = divmod(number, COLUMNS)
    return QRectF(column * SHORT, row * 2 * SHORT, SHORT, 2 * SHORT)


def _full_page(size: QPageSize) -> QPageLayout:
    return QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Millimeter)


def _paint_faces(painter: QPainter, language: Language, portraits: Portraits) -> None:
    _paint_words(painter, language)
    for number, tile in enumerate(TILES):
        body = place_of(number)
        for place, value in enumerate(tile):
            half = QRectF(body.left(), body.top() + place * SHORT, SHORT, SHORT)
            if value in portraits.family:
                _paint_portrait(painter, half, portraits.family[value], value)
            else:
                paint_half(painter, _PRINTED, half, value, horizontal=False)
        painter.setPen(QPen(QColor(_INK), 5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(body.center() - QPointF(SHORT * 0.38, 0), body.center() + QPointF(SHORT * 0.38, 0))
    _paint_cuts(painter)


def _paint_backs(painter: QPainter, language: Language, portraits: Portraits) -> None:
    """All backs are alike, so that turning the paper changes nothing; pictures have colour beyond the cut."""
    if portraits.back is not None:
        beyond = QRectF(QPointF(0, 0), GRID).adjusted(-_OVERHANG, -_OVERHANG, _OVERHANG, _OVERHANG)
        painter.fillRect(beyond, QColor(_BACK))
    for number in range(len(TILES)):
        body = place_of(number)
        if portraits.back is not None:
            painter.drawImage(body, portraits.back)
            continue
        painter.setPen(QPen(QColor(_BACK), 6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(body.adjusted(36, 36, -36, -36), 22, 22)
        middle, reach = body.center(), 46.0
        lozenge = QPainterPath(middle + QPointF(0, -reach))
        for x, y in ((reach, 0.0), (0.0, reach), (-reach, 0.0)):
            lozenge.lineTo(middle + QPointF(x, y))
        lozenge.closeSubpath()
        painter.drawPath(lozenge)


def _paint_portrait(painter: QPainter, half: QRectF, portrait: QImage, value: int) -> None:
    frame = half.adjusted(_INSET, _INSET, -_INSET, -_INSET)
    outline = QPainterPath()
    outline.addRoundedRect(frame, _BEND, _BEND)
    painter.save()
    painter.setClipPath(outline)
    painter.drawImage(frame, portrait)
    painter.restore()
    plate = QRectF(half.right() - _PLATE - 8, half.bottom() - _PLATE - 8, _PLATE, _PLATE)
    painter.setPen(QPen(QColor(_INK), 3))
    painter.setBrush(QColor("white"))
    painter.drawEllipse(plate)
    painter.setFont(_font(painter, 42, bold=True))
    painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, str(value))


def _paint_cuts(painter: QPainter) -> None:
    pen = QPen(QColor(_CUT), 3, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([2, 4])
    painter.setPen(pen)
    for column in range(COLUMNS + 1):
        x = column * SHORT
        painter.drawLine(QPointF(x, -_OVERHANG), QPointF(x, GRID.height() + _OVERHANG))
    for row in range(ROWS + 1):
        y = row * 2 * SHORT
        painter.drawLine(QPointF(-_OVERHANG, y), QPointF(GRID.width() + _OVERHANG, y))


def _paint_words(painter: QPainter, language: Language) -> None:
    centre = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
    painter.setPen(QColor(_INK))
    painter.setFont(_font(painter, _LETTERS, bold=True))
    above = QRectF(0, -_OVERHANG - 80, GRID.width(), 60)
    painter.drawText(above, centre | Qt.AlignmentFlag.AlignBottom, language.say(pictures.SHEET_TITLE))
    painter.setPen(QColor(_QUIET))
    painter.setFont(_font(painter, _LETTERS, bold=False))
    below = QRectF(0, GRID.height() + _OVERHANG + 20, GRID.width(), 110)
    painter.drawText(below, centre | Qt.AlignmentFlag.AlignTop, language.say(pictures.SHEET_FOLD))


def _font(painter: QPainter, height: int, *, bold: bool) -> QFont:
    font = QFont(painter.font())
    font.setPixelSize(height)
    font.setBold(bold)
    return font
