"""Rules as a document: one source for paper, PDF and web page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from domino_desktop.i18n.language import Language

# Lengths are pixels: Qt's documents know no others for margins. Letters a hair apart never join, so that whoever copies
# a word from a PDF gets its letters.
_STYLE = """
body { font-family: "DejaVu Sans", Helvetica, sans-serif; font-size: 10pt; color: #1d2a2a;
  letter-spacing: 0.05px; }
h1 { font-size: 18pt; color: #22594e; margin-top: 0px; margin-bottom: 6px; }
h3 { font-size: 10pt; color: #22594e; margin-top: 14px; margin-bottom: 3px; }
p { margin-top: 3px; margin-bottom: 3px; }
p.quiet { color: #5c615d; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; border-bottom: 1px solid #cbb88f; padding: 4px 8px; }
tr.differs td { background-color: #fff3cf; }
"""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A heading with sentences below it."""

    heading: str
    sentences: Sequence[str]


@dataclass(frozen=True, slots=True)
class ComparedRow:
    """One rule of two rule sets."""

    label: str
    one: str
    another: str
    differs: bool


def rules_document(
    language: Language, title: str, kicker: str, facts: Sequence[str], chapters: Sequence[Chapter]
) -> str:
    """The whole text of a rule set: title, facts, and every sentence below its heading."""
    parts = [f'<p class="quiet">{escape(kicker)}</p>' if kicker else "", f"<h1>{escape(title)}</h1>"]
    parts += [f'<p class="quiet">{escape(fact)}</p>' for fact in facts]
    for chapter in chapters:
        parts.append(f"<h3>{escape(chapter.heading)}</h3>")
        parts += [f"<p>{escape(sentence)}</p>" for sentence in chapter.sentences]
    return _page(language, title, parts)


def comparison_document(language: Language, title: str, names: tuple[str, str], rows: Sequence[ComparedRow]) -> str:
    """Two rule sets side by side, what differs on a tinted ground."""
    head = "".join(f"<th>{escape(name)}</th>" for name in ("", *names))
    parts = [f"<h1>{escape(title)}</h1>", '<table width="100%" cellspacing="0" cellpadding="5">', f"<tr>{head}</tr>"]
    for row in rows:
        cells = f"<td><b>{escape(row.label)}</b></td><td>{escape(row.one)}</td><td>{escape(row.another)}</td>"
        parts.append(f'<tr class="differs">{cells}</tr>' if row.differs else f"<tr>{cells}</tr>")
    parts.append("</table>")
    return _page(language, title, parts)


def _page(language: Language, title: str, parts: Sequence[str]) -> str:
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{_STYLE}</style>'
    body = "\n".join(part for part in parts if part)
    tag = language.code.replace("_", "-")
    return f'<!DOCTYPE html>\n<html lang="{tag}"><head>{head}</head><body>\n{body}\n</body></html>\n'
