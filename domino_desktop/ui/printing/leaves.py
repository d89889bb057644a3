"""Whatever is painted on sheets of paper goes the same way to a printer, a PDF and a picture."""

from __future__ import annotations

import re
from collections.abc import Generator
from typing import Final, Protocol

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QImage, QPagedPaintDevice, QPainter, QPdfWriter
from PySide6.QtWidgets import QWidget

from domino_desktop.storage.steps import finished
from domino_desktop.ui.printing.sheets import Paper

DOTS_PER_INCH: Final = 600
"""The grid on which pages are laid out and painted; fine enough that letters stand where paper has them."""

PICTURE_DOTS_PER_INCH: Final = 200
"""Sharp enough to be read and printed, small enough to be sent."""

INCH: Final = 25.4
"""Millimetres of an inch."""

_FINENESS: Final = 3

# Fonts draw tab and space alike, and Qt tells readers of a PDF that it was a tab. As long, so every address stays.
_LETTER_TABLE: Final = re.compile(rb"begincmap.*?endcmap", re.S)
_TAB, _SPACE = b"<0009>", b"<0020>"


class Leaves(Protocol):
    """Sheets that can be painted, in dots of ``DOTS_PER_INCH`` from the upper left corner of the paper."""

    @property
    def title(self) -> str: ...

    @property
    def paper(self) -> Paper: ...

    @property
    def is_landscape(self) -> bool: ...

    @property
    def count(self) -> int: ...

    def paint(self, painter: QPainter, number: int) -> None:
        """Paint sheet ``number``, the first being 0."""


def dots(millimetres: float) -> float:
    """A length on paper, on the grid."""
    return millimetres / INCH * DOTS_PER_INCH


def as_pdf(leaves: Leaves) -> bytes:
    """A PDF whose text can be searched and copied."""
    return finished(making_pdf(leaves))


def making_pdf(leaves: Leaves) -> Generator[None, None, bytes]:
    """The same sheet by sheet."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(leaves.title)
    writer.setCreator("Domino Desktop")
    writer.setResolution(DOTS_PER_INCH)
    writer.setPageLayout(leaves.paper.layout(is_landscape=leaves.is_landscape))
    yield from _painted(writer, leaves, DOTS_PER_INCH)
    yield
    return _LETTER_TABLE.sub(lambda table: table[0].replace(_TAB, _SPACE), bytes(buffer.data().data()))


def as_picture(leaves: Leaves, number: int, dots_per_inch: float = PICTURE_DOTS_PER_INCH) -> QImage:
    """One sheet on white."""
    size = (leaves.paper.millimetres(is_landscape=leaves.is_landscape) * (dots_per_inch / INCH)).toSize()
    # Small pictures on the sheet lose thin lines where they are made smaller at once: many dots become one instead.
    fine = max(1, min(_FINENESS, int(2 * PICTURE_DOTS_PER_INCH / dots_per_inch)))
    picture = QImage(size * fine, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    with QPainter(picture) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(fine * dots_per_inch / DOTS_PER_INCH, fine * dots_per_inch / DOTS_PER_INCH)
        leaves.paint(painter, number)
    if fine > 1:
        ratio, mode = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        picture = picture.scaled(size, ratio, mode)
    picture.setDotsPerMeterX(round(dots_per_inch / INCH * 1000))
    picture.setDotsPerMeterY(round(dots_per_inch / INCH * 1000))
    return picture


def as_png(leaves: Leaves) -> bytes:
    """All sheets as one picture, one below the other."""
    pages = [as_picture(leaves, number) for number in range(leaves.count)]
    if len(pages) == 1:
        return _png(pages[0])
    whole = QImage(pages[0].width(), sum(page.height() for page in pages), QImage.Format.Format_RGB32)
    with QPainter(whole) as painter:
        top = 0
        for page in pages:
            painter.drawImage(0, top, page)
            top += page.height()
    return _png(whole)


def print_leaves(leaves: Leaves, parent: QWidget, *, is_both_sides: bool = False) -> None:
    """Ask for a printer and print there."""
    # Only who prints needs what Qt has for it.
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(leaves.title)
    printer.setPageLayout(leaves.paper.layout(is_landscape=leaves.is_landscape))
    printer.setFullPage(True)
    if is_both_sides:
        short_edge, long_edge = QPrinter.DuplexMode.DuplexShortSide, QPrinter.DuplexMode.DuplexLongSide
        printer.setDuplex(short_edge if leaves.is_landscape else long_edge)
    dialog = QPrintDialog(printer, parent)
    dialog.setWindowTitle(leaves.title)
    if dialog.exec():
        finished(_painted(printer, leaves, printer.resolution()))
    dialog.deleteLater()


def _painted(device: QPagedPaintDevice, leaves: Leaves, dots_per_inch: float) -> Generator[None, None, None]:
    with QPainter(device) as painter:
        painter.setRenderHint(QPainter.RenderHint.LosslessImageRendering)
        for number in range(leaves.count):
            if number:
                device.newPage()
            painter.save()
            painter.scale(dots_per_inch / DOTS_PER_INCH, dots_per_inch / DOTS_PER_INCH)
            leaves.paint(painter, number)
            painter.restore()
            yield


def _png(picture: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())
