"""The column of a table that leads from a result to its protocol."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Final

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament_protocol as words
from domino_desktop.ui.tournament.parts.number_model import Cell, Column, Row

PROTOCOL: Final = "protocol"
"""The key of the column."""

_NOTHING: Final = Cell("")


def protocol_column(language: Language) -> Column:
    """Its heading."""
    return Column(PROTOCOL, language.say(words.COLUMN), language.say(words.SHOW))


def linked(rows: Iterable[Row], proven: Container[object], language: Language) -> list[Row]:
    """The rows with one more cell: a link, where the key is among those whose result can be ``proven``."""
    link = Cell(language.say(words.OPEN), told=language.say(words.SHOW), is_link=True)
    note = language.say(words.ENTER_OPENS)
    # written out, because a log has thousands of rows
    return [
        Row(row.key, (*row.cells, link), row.told, note, row.is_raised)
        if row.key in proven
        else Row(row.key, (*row.cells, _NOTHING), row.told, row.note, row.is_raised)
        for row in rows
    ]
