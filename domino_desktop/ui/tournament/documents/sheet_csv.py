"""A list as a table that spreadsheets open: RFC 4180, UTF-8 with a byte order mark."""

from __future__ import annotations

import csv
from io import StringIO
from typing import Final

from domino_desktop.ui.tournament.documents.sheet import Cell, Sheet, on_one_line

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")
"""What makes a spreadsheet take a text for a formula and compute it."""


def sheet_csv(sheet: Sheet) -> bytes:
    """The headings and the rows. Numbers are plain; a text that looks like a formula gets an apostrophe before it."""
    written = StringIO()
    writer = csv.writer(written)  # as RFC 4180: commas, CRLF, quotes where they are needed
    writer.writerow(_harmless(on_one_line(column.heading)) for column in sheet.columns)
    writer.writerows([_written(cell) for cell in row] for row in sheet.rows)
    return written.getvalue().encode("utf-8-sig")


def _written(cell: Cell) -> str:
    if cell.number is None:
        return _harmless(on_one_line(cell.text))
    return str(int(cell.number)) if cell.number == int(cell.number) else str(cell.number)


def _harmless(text: str) -> str:
    return f"'{text}" if text.lstrip(" \u00a0\ufeff\n").startswith(_FORMULA) else text
