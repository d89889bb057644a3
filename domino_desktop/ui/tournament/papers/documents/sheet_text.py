"""A list as plain text, one statement a line: for Braille displays, screen readers and e-mail."""

from __future__ import annotations

from collections.abc import Sequence

from domino_desktop.ui.tournament.papers.documents.sheet import Cell, Sheet


def sheets_text(sheets: Sequence[Sheet]) -> str:
    """These lists one after the other; nothing is drawn with letters, every row says what its numbers are."""
    return "\n\n".join("\n".join(_lines(sheet)) for sheet in sheets) + "\n"


def row_text(sheet: Sheet, row: Sequence[Cell]) -> str:
    """One row: each cell after the heading of its column, names by themselves; what is empty is not told."""
    told = []
    for column, cell in zip(sheet.columns, row, strict=True):
        if cell.text:
            told.append(cell.text if column.is_name else f"{column.heading}: {cell.text}")
    return "; ".join(told)


def _lines(sheet: Sheet) -> list[str]:
    lines = [sheet.title, sheet.subtitle] if sheet.subtitle else [sheet.title]
    lines.append("")
    lines += [row_text(sheet, row) for row in sheet.rows] or [sheet.empty]
    if sheet.notes:
        lines += ["", *sheet.notes]
    return lines
