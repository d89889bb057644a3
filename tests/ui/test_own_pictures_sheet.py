"""The sheet holds every tile once, its backs meet its faces, and it fits the paper of every country."""

import pytest
from PySide6.QtCore import QLocale, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrinter

from domino_desktop.ui.pages import own_pictures_sheet as sheet
from domino_desktop.ui.pages.own_pictures_drawing import Portraits
from domino_desktop.ui.printing import sheets
from tests.storage.picture_files import is_like

PLAIN = {number: QColor.fromHsv(number * 50, 200, 200) for number in range(1, 7)}


def flat(colour, across=64, down=64):
    image = QImage(across, down, QImage.Format.Format_RGB32)
    image.fill(colour)
    return image


def family(*numbers):
    return {number: flat(PLAIN[number]) for number in numbers}


def painted(page, languages, portraits):
    """One page of the sheet as a picture, a pixel for a tenth of a millimetre."""
    image = QImage(round(sheet.GRID.width()) + 200, round(sheet.GRID.height()) + 400, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    with QPainter(image) as painter:
        painter.translate(100, 200)
        page(painter, languages["en"], portraits)
    return image.copy(100, 200, round(sheet.GRID.width()), round(sheet.GRID.height()))


def test_every_tile_is_there_once_and_no_two_overlap():
    assert len(set(sheet.TILES)) == len(sheet.TILES) == 28
    places = [sheet.place_of(number) for number in range(28)]
    whole = QRectF(QPointF(0, 0), sheet.GRID)
    assert all(whole.contains(place) for place in places)
    assert not any(one.intersects(other) for at, one in enumerate(places) for other in places[:at])
    assert all((place.width(), place.height()) == (sheet.SHORT, 2 * sheet.SHORT) for place in places)


@pytest.mark.parametrize("numbers", [(1, 2, 3, 4, 5, 6), (2, 5), ()], ids=["six", "two", "none"])
def test_numbers_show_their_pictures_or_pips_and_blanks_stay_blank(numbers, languages):
    image = painted(sheet._paint_faces, languages, Portraits(family(*numbers)))
    for number, halves in enumerate(sheet.TILES):
        place = sheet.place_of(number)
        for at, value in enumerate(halves):
            half = QRectF(place.left(), place.top() + at * sheet.SHORT, sheet.SHORT, sheet.SHORT).toRect()
            inner = image.copy(half.adjusted(12, 12, -12, -12))
            if value in numbers:
                assert inner.pixelColor(60, 60).name() == PLAIN[value].name()
            else:
                colours = {
                    inner.pixelColor(x, y).name()
                    for x in range(0, inner.width(), 3)
                    for y in range(0, inner.height(), 3)
                }
                assert ("#000000" in colours) == (value > 0)
                if not value:
                    assert colours == {"#ffffff"}


def test_backs_lie_behind_their_faces_and_reach_beyond_the_cut(languages):
    green = QColor("#308040")
    image = painted(sheet._paint_backs, languages, Portraits(back=flat(green, 64, 128)))
    for number in range(28):
        assert image.pixelColor(sheet.place_of(number).center().toPoint()) == green
    # turned over on either edge, the place of every tile is the place of a tile
    for number in range(28):
        place = sheet.place_of(number)
        mirrored = QRectF(sheet.GRID.width() - place.right(), place.top(), place.width(), place.height())
        turned = QRectF(place.left(), sheet.GRID.height() - place.bottom(), place.width(), place.height())
        places = [sheet.place_of(other) for other in range(28)]
        assert mirrored in places and turned in places


def test_backs_without_a_picture_have_a_frame_each(languages):
    image = painted(sheet._paint_backs, languages, Portraits())
    for number in range(28):
        place = sheet.place_of(number)
        seen = image.pixelColor(round(place.left()) + 36, round(place.center().y())).getRgb()[:3]
        assert is_like(seen, QColor("#1f475d").getRgb()[:3], 90)


@pytest.mark.parametrize("size", [QPageSize.PageSizeId.A4, QPageSize.PageSizeId.Letter, QPageSize.PageSizeId.A5])
def test_the_pdf_has_two_pages_of_the_paper(size, languages):
    pdf = sheet.as_pdf(
        languages["en"], Portraits(family(1, 2, 3, 4, 5, 6), flat(QColor("red"), 64, 128)), QPageSize(size)
    )
    points = QPageSize(size).sizePoints()
    assert pdf.startswith(b"%PDF-")
    assert pdf.count(b"/MediaBox") == 2
    assert pdf.count(f"/MediaBox [0 0 {points.width()}".encode()) == 2
    assert len(pdf) < 2_000_000


@pytest.mark.parametrize("size", [QPageSize.PageSizeId.A4, QPageSize.PageSizeId.Letter])
def test_the_set_keeps_its_size_on_the_usual_papers(size):
    whole = QPageSize(size).size(QPageSize.Unit.Millimeter) * 10
    assert whole.width() >= sheet.GRID.width() + 120 and whole.height() >= sheet.GRID.height() + 320


@pytest.mark.parametrize(
    "country, expected",
    [("en_US", QPageSize.PageSizeId.Letter), ("pt_BR", QPageSize.PageSizeId.A4), ("sv_SE", QPageSize.PageSizeId.A4)],
)
def test_the_paper_is_the_one_of_the_country(country, expected, monkeypatch):
    class Locale(QLocale):
        @staticmethod
        def system():
            return QLocale(country)

    monkeypatch.setattr(sheets, "QLocale", Locale)
    assert sheets.usual_paper().size.id() is expected


def test_a_printer_prints_what_the_pdf_shows(languages, tmp_path):
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "sheet.pdf"))
    printer.setFullPage(True)
    sheet.paint_sheet(printer, languages["it"], Portraits(family(3)), printer.resolution())
    assert (tmp_path / "sheet.pdf").read_bytes().count(b"/MediaBox") == 2
