"""A printed page as plain text, line after line: for Braille displays, screen readers and e-mail."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

from domino_desktop.ui.desk.documents.rows import Row, Sheet, Tone

COLUMNS: Final = 72
"""The longest line. Only a word that is longer by itself may stick out, and none of ours is."""

_SIGNATURE: Final = "_" * 20


def protocol_text(sheets: Sequence[Sheet]) -> str:
    """The whole text in every language, one after the other; no tables, nothing drawn with letters."""
    return "\n\n".join(_sheet(sheet) for sheet in sheets)


def _sheet(sheet: Sheet) -> str:
    lines = [*_wrapped(sheet.title), ""]
    for row in sheet.facts:
        lines += _row(row)
    for part in sheet.parts:
        lines += ["", *_wrapped(part.heading)]
        for row in part.rows:
            lines += _row(row)
    return "\n".join(lines) + "\n"


def _row(row: Row) -> list[str]:
    if row.tone is Tone.SIGNATURE:
        return _wrapped(f"{row.label}, {row.text}: {_SIGNATURE}")
    tiles = " ".join(f"{first}-{second}" for first, second in row.tiles)
    told = "; ".join(part for part in (tiles, row.text) if part)
    return _wrapped(f"{row.label}: {told}" if row.label else told)


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, COLUMNS, break_on_hyphens=False) or [""]
