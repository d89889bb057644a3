"""Lists as a table that the spreadsheets of a country open: UTF-8 with a byte order mark, else as in RFC 4180."""

from __future__ import annotations

import csv
import re
from collections.abc import Sequence
from io import StringIO
from typing import Final

from domino_desktop.i18n.language import language
from domino_desktop.ui.tournament.papers.documents.sheet import Cell, Sheet, on_one_line

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")
"""What makes a spreadsheet take a text for a formula and compute it."""

_NUMBER: Final = re.compile(r"[+-][0-9]+([.,][0-9]+)?")
"""With a sign, but nothing to compute."""


def sheets_csv(sheets: Sequence[Sheet]) -> bytes:
    """The headings and the rows; several lists are told apart by their titles, in a column before all others.

    Where a language writes 2,5 with a comma, semicolons part the columns: a spreadsheet of its country, opening the
    file by a double click, expects both. A text that looks like a formula gets an apostrophe before it. Lists have
    the same columns.
    """
    written = StringIO()
    point = language(sheets[0].codes[0]).locale.decimalPoint()
    writer = csv.writer(written, delimiter=";" if point == "," else ",")
    has_titles = len(sheets) > 1
    headings = [_harmless(on_one_line(column.heading)) for column in sheets[0].columns]
    writer.writerow(["", *headings] if has_titles else headings)
    for sheet in sheets:
        title = [_harmless(on_one_line(sheet.title))] if has_titles else []
        writer.writerows([*title, *(_written(cell, point) for cell in row)] for row in sheet.rows)
    return written.getvalue().encode("utf-8-sig")


def _written(cell: Cell, point: str) -> str:
    if cell.number is None:
        return _harmless(on_one_line(cell.text))
    return str(int(cell.number)) if cell.number == int(cell.number) else str(cell.number).replace(".", point)


def _harmless(text: str) -> str:
    if _NUMBER.fullmatch(text):
        return text
    return f"'{text}" if text.lstrip(" \u00a0\ufeff\n").startswith(_FORMULA) else text
