"""The column of a table that leads from a result to its protocol."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import replace
from typing import Final

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament_protocol as words
from domino_desktop.ui.tournament.parts.number_model import Cell, Column, Row

PROTOCOL: Final = "protocol"
"""The key of the column."""


def protocol_column(language: Language) -> Column:
    """Its heading."""
    return Column(PROTOCOL, language.say(words.COLUMN), language.say(words.SHOW))


def linked(row: Row, proven: Container[object], language: Language) -> Row:
    """The row with one more cell: a link, where its key is among those whose result can be ``proven``."""
    if row.key not in proven:
        return replace(row, cells=(*row.cells, Cell("")))
    link = Cell(language.say(words.OPEN), told=language.say(words.SHOW), is_link=True)
    return replace(row, cells=(*row.cells, link), note=language.say(words.ENTER_OPENS))
