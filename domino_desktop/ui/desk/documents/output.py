"""The protocol on paper: one page where that is possible."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TYPE_CHECKING, Final

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import protocol as texts
from domino_desktop.ui.desk.documents.protocol_html import Type, part_html, protocol_html
from domino_desktop.ui.desk.documents.protocol_parts import protocol_sheet
from domino_desktop.ui.desk.documents.rows import Sheet
from domino_desktop.ui.printing.pages import DocumentPages, html_pixels
from domino_desktop.ui.printing.sheets import Paper
from domino_desktop.ui.printing.stacked import StackedPages

if TYPE_CHECKING:
    from domino_desktop.controller.protocol import Protocol

_SIZES: Final = ((9.5, 108), (9.5, 100), (9.0, 102), (9.0, 97), (8.5, 97), (8.0, 96), (7.5, 93))
"""Points, and lines in per cent of their letters: as large as one page allows, never smaller than the last."""

_FLOWING: Final = (9.0, 104)
"""What is used where one page cannot hold everything anyway."""

_MARGIN: Final = 11.0


def protocol_pages(protocol: Protocol, speakers: Sequence[Language], paper: Paper) -> DocumentPages:
    """The protocol in one language, or in two side by side, laid out on this paper."""
    sheets = [protocol_sheet(protocol, speaker) for speaker in speakers]
    foot = _foot(sheets, speakers[0])

    def laid_out(points: float, leading: int) -> DocumentPages:
        html = protocol_html(sheets, Type(points, leading, html_pixels))
        return DocumentPages(html, sheets[0].title, paper, margin=_MARGIN, foot=foot)

    best: DocumentPages | None = None
    first, last = 0, len(_SIZES)  # the largest size that fits is among these
    while first < last:
        middle = (first + last) // 2
        pages = laid_out(*_SIZES[middle])
        if pages.count == 1:
            best, last = pages, middle
        else:
            first = middle + 1
    return best or laid_out(*_FLOWING)


def stacked_pages(
    sheets: Sequence[Sheet], speaker: Language, paper: Paper
) -> Generator[StackedPages, None, StackedPages]:
    """A sheet, or two with the same rows side by side, on as many pages as they need; ``speaker`` counts them.

    Laid out part by part: after each comes what there is so far.
    """
    pages = StackedPages(sheets[0].title, paper, _MARGIN, _foot(sheets, speaker))
    for part in range(len(sheets[0].parts)):
        pages.add(part_html(sheets, part, Type(*_FLOWING, html_pixels)))
        yield pages
    return pages


def _foot(sheets: Sequence[Sheet], speaker: Language) -> Callable[[int, int], str]:
    return lambda number, count: f"{sheets[0].foot} · {speaker.say(texts.PAGE, number, count)}"
