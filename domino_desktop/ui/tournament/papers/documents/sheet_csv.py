"""Lists as a table that spreadsheets open: RFC 4180, UTF-8 with a byte order mark."""

from __future__ import annotations

import csv
import re
from collections.abc import Sequence
from io import StringIO
from typing import Final

from domino_desktop.ui.tournament.papers.documents.sheet import Cell, Sheet, on_one_line

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")
"""What makes a spreadsheet take a text for a formula and compute it."""

_NUMBER: Final = re.compile(r"[+-][0-9]+([.,][0-9]+)?")
"""With a sign, but nothing to compute."""


def sheets_csv(sheets: Sequence[Sheet]) -> bytes:
    """The headings and the rows; several lists are told apart by their titles, in a column before all others.

    Numbers are plain; a text that looks like a formula gets an apostrophe before it. Lists have the same columns.
    """
    written = StringIO()
    writer = csv.writer(written)  # as RFC 4180: commas, CRLF, quotes where they are needed
    has_titles = len(sheets) > 1
    headings = [_harmless(on_one_line(column.heading)) for column in sheets[0].columns]
    writer.writerow(["", *headings] if has_titles else headings)
    for sheet in sheets:
        title = [_harmless(on_one_line(sheet.title))] if has_titles else []
        writer.writerows([*title, *map(_written, row)] for row in sheet.rows)
    return written.getvalue().encode("utf-8-sig")


def _written(cell: Cell) -> str:
    if cell.number is None:
        return _harmless(on_one_line(cell.text))
    return str(int(cell.number)) if cell.number == int(cell.number) else str(cell.number)


def _harmless(text: str) -> str:
    if _NUMBER.fullmatch(text):
        return text
    return f"'{text}" if text.lstrip(" \u00a0\ufeff\n").startswith(_FORMULA) else text
