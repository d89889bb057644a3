"""A printed page as HTML, for paper and as a web page, in one language or in two side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from itertools import groupby
from typing import Final

from domino_desktop.ui.desk.documents.rows import Halves, Part, Row, Sheet, Tone
from domino_desktop.ui.desk.documents.tile_pictures import tile_picture
from domino_desktop.ui.printing.pages import PART

WEB_PIXELS_PER_INCH: Final = 96.0
_INCH: Final = 25.4
_HAND_TILE, _LINE_TILE = 8.2, 7.6  # millimetres, the long side
_SMALL_HAND, _LARGE_HAND, _LINE_IN_ROW = 7, 12, 17
"""How many tiles stand in a row; two small hands stand beside each other."""
_SIGNATURES_IN_ROW: Final = 3
_WIDTHS: Final = (25, 25, 25, 25)
_WIDTHS_OF_FACTS: Final = (22, 13, 38, 27)
_NARROW, _TIME, _WORDS = 3, 9, 17  # per cent of the page
_GRIDS: Final = frozenset({Tone.FACT, Tone.CELL, Tone.HAND, Tone.SIGNATURE})
SMALLEST: Final = 7.5
"""Points: nothing on paper is smaller."""


@dataclass(frozen=True, slots=True)
class Type:
    """How large everything is: letters in points, lines in per cent of these, and a millimetre in CSS pixels."""

    points: float
    leading: int = 100
    pixels: Callable[[float], float] = lambda millimetres: millimetres / _INCH * WEB_PIXELS_PER_INCH

    def px(self, millimetres: float) -> str:
        return f"{self.pixels(millimetres):.1f}px"

    def pt(self, share: float = 1.0) -> str:
        return f"{self.points * share:.2f}pt"


def protocol_html(sheets: Sequence[Sheet], size: Type) -> str:
    """The page of one sheet, or of two with the same rows side by side."""
    return _page(
        sheets, [_head(sheets), *(_part(_halves(sheets, part), size) for part in range(len(sheets[0].parts)))], size
    )


def part_html(sheets: Sequence[Sheet], number: int, size: Type) -> str:
    """A page of this part alone, the first being 0, which has the head above it."""
    head = [] if number else [_head(sheets)]
    return _page(sheets, [*head, _part(_halves(sheets, number), size)], size)


def _halves(sheets: Sequence[Sheet], number: int) -> list[Part]:
    """The same part in every language."""
    return [sheet.parts[number] for sheet in sheets]


def _page(sheets: Sequence[Sheet], parts: Sequence[str], size: Type) -> str:
    tags = [sheet.code.replace("_", "-") for sheet in sheets]
    head = f'<meta charset="utf-8"><title>{escape(sheets[0].title)}</title><style>{_style(size)}</style>'
    return f'<!DOCTYPE html>\n<html lang="{tags[0]}"><head>{head}</head><body>\n{"".join(parts)}</body></html>\n'


def _style(size: Type) -> str:
    # Letters a hair apart never join: whoever copies a word from a PDF gets its letters.
    small = max(size.points * 0.86, SMALLEST)
    return f"""
body {{ font-family: "DejaVu Sans Condensed", "DejaVu Sans", Helvetica, Arial, sans-serif;
  font-size: {size.pt()}; color: #1d2a2a; letter-spacing: 0.05px; line-height: {size.leading}%; }}
table {{ border-collapse: collapse; width: 100%; }}
td {{ vertical-align: top; text-align: left; padding: {size.px(0.1)} {size.px(1.6)} {size.px(0.1)} 0px; }}
td.title {{ font-family: "DejaVu Serif Condensed", "DejaVu Serif", Georgia, "Times New Roman", serif;
  font-size: {size.pt(1.9)}; color: #22594e; padding-bottom: {size.px(1.2)}; }}
td.heading {{ font-family: "DejaVu Serif Condensed", "DejaVu Serif", Georgia, "Times New Roman", serif;
  font-size: {size.pt(1.08)}; color: #22594e; border-bottom: 1px solid #cbb88f;
  padding-top: {size.px(size.points * 0.24)}; padding-bottom: {size.px(0.25)}; }}
td.gap {{ font-size: 1pt; padding: {size.px(0.3)} 0px 0px 0px; }}
td.tile {{ text-align: center; padding: 0px {size.px(0.5)} 0px 0px; font-size: {small:.2f}pt; }}
td.middle {{ vertical-align: middle; }}
td.room {{ font-size: 1pt; padding-top: {size.px(size.points * 0.85)}; }}
td.sign {{ border-top: 1px solid #1d2a2a; }}
span.label, td.label {{ color: #5c615d; }}
td.half {{ padding-right: {size.px(3.5)}; }}
span.quiet {{ color: #5c615d; font-size: {small:.2f}pt; }}
span.digits {{ font-family: "DejaVu Sans Mono", "Courier New", monospace; }}
"""


def _table(rows: str) -> str:
    return f'<table width="100%" cellspacing="0" cellpadding="0">{rows}</table>\n'


# The head -----------------------------------------------------------------------------------------------------


def _head(sheets: Sequence[Sheet]) -> str:
    width = 100 // len(sheets)
    titles = "".join(
        f'<td class="title" width="{width}%" lang="{_tag(sheet)}">{escape(sheet.title)}</td>' for sheet in sheets
    )
    facts = list(zip(*(sheet.facts for sheet in sheets), strict=True))
    return _table(f"<tr>{titles}</tr>") + _table(_cells(facts, _WIDTHS_OF_FACTS))


def _cells(rows: Sequence[Sequence[Row]], widths: Sequence[int] = _WIDTHS) -> str:
    """Labels above their texts, beside each other; what all languages say alike stands once."""
    told = ""
    for place in range(0, len(rows), len(widths)):
        group = rows[place : place + len(widths)]
        cells = [_cell(same) for same in group] + [""] * (len(widths) - len(group))
        told += "<tr>" + "".join(f'<td width="{width}%">{cell}</td>' for width, cell in zip(widths, cells, strict=True))
        told += "</tr>"
    return told


def _cell(same: Sequence[Row]) -> str:
    label, text = _all_of([row.label for row in same]), _all_of([row.text for row in same])
    if same[0].tone is Tone.CELL:
        return f"<b>{label}</b><br>{text}"
    return f'<span class="label">{label}</span><br><b>{text}</b>'


# Parts --------------------------------------------------------------------------------------------------------


def _part(halves: Sequence[Part], size: Type) -> str:
    """A part: its headings, then its rows; rows of one kind share a table, so that their columns agree."""
    headings = "".join(
        f'<td class="heading" width="{100 // len(halves)}%"><a name="{PART}">{escape(half.heading)}</a></td>'
        for half in halves
    )
    told = _table(f'<tr>{headings}</tr><tr><td class="gap" colspan="{len(halves)}"></td></tr>')
    rows = list(zip(*(half.rows for half in halves), strict=True))
    label_width = max(_label_width(row) for half in halves for row in half.rows)
    for tone, group in groupby(rows, key=lambda same: same[0].tone if same[0].tone in _GRIDS else None):
        same_kind = list(group)
        if tone is Tone.SIGNATURE:
            told += _signatures(same_kind)
        elif tone in (Tone.FACT, Tone.CELL):
            told += _table(_cells(same_kind))
        elif tone is Tone.HAND:
            told += _hands(same_kind, size)
        else:
            told += _table("".join(_row(same, size, label_width) for same in same_kind))
    return told


def _label_width(row: Row) -> int:
    """Per cent of the page for labels of this kind: numbers, times of day, or words."""
    if not row.label or row.tone in _GRIDS:
        return 0
    return _NARROW if len(row.label) == 1 else _TIME if row.label[0].isdigit() else _WORDS


def _row(same: Sequence[Row], size: Type, label_width: int) -> str:
    """One row in every language; what all of them say alike stands once."""
    if same[0].tiles:
        return _tiles_row(same, size)
    if len(same) == 1:
        return _row_alone(same[0], label_width)
    if same[0] == same[1]:
        return f'<tr><td colspan="2">{_labelled(same[0])}</td></tr>'
    return "<tr>" + "".join(f'<td class="half" width="50%">{_labelled(row)}</td>' for row in same) + "</tr>"


def _row_alone(row: Row, label_width: int) -> str:
    if not row.label:
        return f'<tr><td colspan="3">{_text(row)}</td></tr>'
    label = f'<td class="label" width="{label_width}%">{escape(row.label)}</td>'
    return f'<tr>{label}<td colspan="2" width="{100 - label_width}%">{_text(row)}</td></tr>'


def _tiles_row(same: Sequence[Row], size: Type) -> str:
    label = f'<td class="label middle" width="{_WORDS}%">{_all_of([row.label for row in same])}</td>'
    tiles = _tiles(same[0].tiles, size, _LINE_TILE, _LINE_IN_ROW)
    cells = f'{label}<td colspan="2" width="{100 - _WORDS}%">{tiles}</td>'
    return f"<tr>{cells}</tr>" if len(same) == 1 else f'<tr><td colspan="2">{_table(f"<tr>{cells}</tr>")}</td></tr>'


def _hands(rows: Sequence[Sequence[Row]], size: Type) -> str:
    """Whose hand it is and what it counts, then its tiles; small hands stand two beside each other."""
    largest = max(len(same[0].tiles) for same in rows)
    beside, in_row = (2, _SMALL_HAND) if largest <= _SMALL_HAND else (1, _LARGE_HAND)
    widths = [width // beside for width in (_WORDS * 2, 100 - _WORDS * 2)]
    told = ""
    for place in range(0, len(rows), beside):
        cells = ""
        for same in rows[place : place + beside]:
            name, counted = escape(same[0].label), _all_of([row.text for row in same]).replace("= ", "=&nbsp;")
            tiles = _tiles(same[0].tiles, size, _HAND_TILE, in_row) if same[0].tiles else ""
            cells += f'<td class="middle" width="{widths[0]}%"><b>{name}</b><br>{counted}</td>'
            cells += f'<td class="middle" width="{widths[1]}%">{tiles}</td>'
        cells += f'<td colspan="2" width="{sum(widths)}%"></td>' * (place + beside - len(rows))
        told += f"<tr>{cells}</tr>"
    return _table(told)


def _tiles(tiles: Sequence[Halves], size: Type, millimetres: float, in_row: int) -> str:
    """Pictures with the name of each tile below it, in as many rows as they need."""
    width, height = round(size.pixels(millimetres)), round(size.pixels(millimetres / 2))
    rows = ""
    for place in range(0, len(tiles), in_row):
        cells = ""
        for first, second in tiles[place : place + in_row]:
            picture = f'<img src="{tile_picture(first, second)}" width="{width}" height="{height}" alt="">'
            cells += f'<td class="tile">{picture}<br>{first}-{second}</td>'
        rows += f"<tr>{cells}</tr>"
    return f'<table cellspacing="0" cellpadding="0" style="width: auto">{rows}</table>'


def _signatures(rows: Sequence[Sequence[Row]]) -> str:
    """A line for every hand, three beside each other."""
    told = ""
    for place in range(0, len(rows), _SIGNATURES_IN_ROW):
        group = rows[place : place + _SIGNATURES_IN_ROW]
        lines, gap = "", '<td width="4%"></td>'
        for same in group:
            roles = _all_of([row.text for row in same])
            name = f'<b>{escape(same[0].label)}</b> <span class="quiet">{roles}</span>'
            lines += f'<td class="sign" width="30%">{name}</td>{gap}'
        missing = _SIGNATURES_IN_ROW - len(group)
        lines += f'<td width="30%"></td>{gap}' * missing
        told += f'<tr><td class="room" colspan="{2 * _SIGNATURES_IN_ROW}"></td></tr><tr>{lines}</tr>'
    return _table(told)


def _labelled(row: Row) -> str:
    label = f'<span class="label">{escape(row.label)}</span>&nbsp; ' if row.label else ""
    return label + _text(row)


def _all_of(words: Sequence[str]) -> str:
    """What the languages call one thing, each word once."""
    return " / ".join(dict.fromkeys(escape(word) for word in words))


def _text(row: Row) -> str:
    words = escape(row.text)
    if row.tone is Tone.STRONG:
        return f"<b>{words}</b>"
    if row.tone in (Tone.QUIET, Tone.DIGITS):
        return f'<span class="{row.tone.value}">{words}</span>'
    return words


def _tag(sheet: Sheet) -> str:
    return sheet.code.replace("_", "-")
