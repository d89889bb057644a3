"""Lists as one web page that stands by itself: no scripts, nothing to load, headings that screen readers tell."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from PySide6.QtCore import Qt

from domino_desktop.i18n.language import language
from domino_desktop.ui.tournament.papers.documents.sheet import Cell, Column, Sheet, on_one_line

_STYLE: Final = """
:root { color-scheme: light; }
body { margin: 0 auto; padding: 1.5rem; max-width: 68rem; background: #f8f4eb; color: #1d2a2a;
  font: 1.05rem/1.45 "DejaVu Sans", "Segoe UI", "Helvetica Neue", Helvetica, Arial, sans-serif; }
h1, h2 { margin: 1.6rem 0 0; color: #22594e; font-weight: normal; line-height: 1.2;
  font-family: "DejaVu Serif", Georgia, "Times New Roman", serif; }
h1 { margin-top: 0; font-size: 2rem; } h2 { font-size: 1.5rem; }
p { margin: 0.3rem 0; max-width: 48rem; } p.event { color: #5c615d; }
div { overflow-x: auto; margin: 0.8rem 0; }
table { border-collapse: collapse; min-width: 60%; background: #fff; font-variant-numeric: tabular-nums; }
th, td { padding: 0.4rem 0.9rem; text-align: start; vertical-align: baseline; font-weight: normal; }
thead th { color: #22594e; border-bottom: 2px solid #cbb88f; vertical-align: bottom; }
tbody tr:nth-child(even) { background: #f7f2e6; } tbody th { font-weight: bold; }
.middle { text-align: center; } .end { text-align: end; }
:focus-visible { outline: 3px solid #ab5a06; }
@media print { body { padding: 0; background: none; font-size: 10pt; } div { overflow: visible; }
  thead { display: table-header-group; } tr { break-inside: avoid; } h1, h2 { break-after: avoid; } }
"""


def sheets_html(sheets: Sequence[Sheet]) -> str:
    """A whole page with these lists; the first gives it its title and its language."""
    first = sheets[0]
    tag, way = _tag(first.codes[0]), _way(first.codes[0])
    head = (
        '<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(_window_title(first))}</title>\n<style>{_STYLE}</style>"
    )
    body = "\n".join(_section(sheet, number) for number, sheet in enumerate(sheets))
    return (
        f'<!DOCTYPE html>\n<html lang="{tag}" dir="{way}">\n<head>\n{head}\n</head>\n'
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _section(sheet: Sheet, number: int) -> str:
    level = 2 if number else 1
    parts = [f'<section>\n<h{level} id="list-{number}">{_said(sheet.title, sheet.codes)}</h{level}>']
    if sheet.subtitle:
        parts.append(f'<p class="event">{_said(sheet.subtitle, sheet.codes)}</p>')
    parts.append(_table(sheet, number) if sheet.rows else f"<p>{_said(sheet.empty, sheet.codes)}</p>")
    parts += [f"<p>{_said(note, sheet.codes)}</p>" for note in sheet.notes]
    return "\n".join([*parts, "</section>"])


def _table(sheet: Sheet, number: int) -> str:
    headings = "".join(
        f'<th scope="col"{_class(column)}>{_said(column.heading, sheet.codes)}</th>' for column in sheet.columns
    )
    rows = "\n".join(
        "<tr>" + "".join(_cell(*pair, sheet.codes) for pair in zip(sheet.columns, row, strict=True)) + "</tr>"
        for row in sheet.rows
    )
    # Whoever has no mouse scrolls a wide table by the arrows, once the keyboard is on it.
    return (
        f'<div role="region" aria-labelledby="list-{number}" tabindex="0">\n<table>\n'
        f"<thead><tr>{headings}</tr></thead>\n<tbody>\n{rows}\n</tbody>\n</table>\n</div>"
    )


def _cell(column: Column, cell: Cell, codes: Sequence[str]) -> str:
    kind = "th" if column.is_name else "td"
    scope = ' scope="row"' if column.is_name else ""
    return f"<{kind}{scope}{_class(column)}>{_said(cell.text, codes)}</{kind}>"


def _class(column: Column) -> str:
    return "" if column.align.value == "start" else f' class="{column.align.value}"'


def _said(text: str, codes: Sequence[str]) -> str:
    """A text; where it has a line for each language, every line says which one it is in."""
    lines = text.split("\n")
    if len(lines) == 1:
        return escape(text)
    tags = codes if len(lines) == len(codes) else [codes[0]] * len(lines)
    return "<br>".join(
        f'<span lang="{_tag(code)}" dir="{_way(code)}">{escape(line)}</span>' for line, code in zip(lines, tags)
    )


def _window_title(sheet: Sheet) -> str:
    return " – ".join(filter(None, (on_one_line(sheet.title), on_one_line(sheet.subtitle))))


def _tag(code: str) -> str:
    return code.replace("_", "-")


def _way(code: str) -> str:
    is_leftward = language(code).locale.textDirection() is Qt.LayoutDirection.RightToLeft
    return "rtl" if is_leftward else "ltr"
