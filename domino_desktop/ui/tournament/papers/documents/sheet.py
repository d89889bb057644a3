"""A list as a neutral value: on paper, as a web page, as plain text or in a spreadsheet it says the same.

Texts are in the language of the sheet already. A sheet in two languages has two lines wherever the languages differ.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

_SHORT: Final = 14
"""Letters: words as short as this stand beside each other in a cell, longer ones below each other."""


class Align(Enum):
    """Where the words of a column stand in it."""

    START = "start"
    MIDDLE = "middle"
    END = "end"


@dataclass(frozen=True, slots=True)
class Column:
    """``is_name``: who or what a row is about. Its cells head their rows, and need no heading to be understood.

    ``has_names``: these are names too, of one person or of a pair. ``keeps_line``: its words stay beside each other.
    """

    heading: str
    align: Align = Align.START
    is_name: bool = False
    has_names: bool = False
    keeps_line: bool = False


@dataclass(frozen=True, slots=True)
class Cell:
    """``text`` is how people read it; ``number`` what a spreadsheet counts with, where it is a number."""

    text: str
    number: float | None = None


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table with its title and what has to be said about it.

    ``codes`` are its languages, ``subtitle`` the event and its day. ``empty`` is said where there are no rows.
    ``is_for_wall``: people look themselves up in it, standing before it.
    """

    codes: tuple[str, ...]
    title: str
    subtitle: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    notes: tuple[str, ...] = ()
    empty: str = ""
    is_for_wall: bool = False


def merged(sheets: Sequence[Sheet]) -> Sheet:
    """The same sheet in several languages as one: a line for each language, one line where they agree.

    Numbers, and the subtitle with its date, stand as the first language writes them. Raises ValueError for sheets of
    different shapes.
    """
    first = sheets[0]
    if len(sheets) == 1:
        return first
    columns = tuple(
        replace(same[0], heading=_lines([column.heading for column in same]))
        for same in zip(*(sheet.columns for sheet in sheets), strict=True)
    )
    rows = tuple(
        tuple(_both(cells) for cells in zip(*same, strict=True))
        for same in zip(*(sheet.rows for sheet in sheets), strict=True)
    )
    return replace(
        first,
        codes=tuple(code for sheet in sheets for code in sheet.codes),
        title=_lines([sheet.title for sheet in sheets]),
        columns=columns,
        rows=rows,
        notes=tuple(_lines(same) for same in zip(*(sheet.notes for sheet in sheets), strict=True)),
        empty=_lines([sheet.empty for sheet in sheets]),
    )


def on_one_line(text: str) -> str:
    """A text with all its languages on one line."""
    return " / ".join(text.split("\n"))


def _both(cells: Sequence[Cell]) -> Cell:
    if cells[0].number is not None:
        return cells[0]
    words = dict.fromkeys(cell.text for cell in cells)
    return Cell((" / " if max(map(len, words)) <= _SHORT else "\n").join(words))


def _lines(texts: Sequence[str]) -> str:
    return "\n".join(dict.fromkeys(texts))
