"""Diplomas: one sheet for everybody who earned one, in brass, green and ivory."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from domino_desktop.i18n.messages import tournament_papers as texts
from domino_desktop.tournament.standings import standings
from domino_desktop.ui.printing.leaves import dots
from domino_desktop.ui.printing.sheets import Paper
from domino_desktop.ui.tournament.papers.documents.edition import Edition
from domino_desktop.ui.tournament.papers.documents.ornaments import METALS, paint_flourish, paint_frame, paint_medal
from domino_desktop.ui.tournament.papers.documents.writing import GREEN, INK, QUIET, write

_MIDDLE: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
_WIDTH, _HEIGHT = 297.0, 210.0
"""Millimetres of the sheet on which everything is placed; other paper gets it larger or smaller."""


@dataclass(frozen=True, slots=True)
class Diploma:
    """What one of them says; words in several languages are separate."""

    rank: int
    names: tuple[str, ...]
    event: str
    title: tuple[str, ...]
    place: tuple[str, ...]
    among: tuple[str, ...]
    day: tuple[str, ...]
    signed: tuple[str, ...]


def diplomas_of(editions: Sequence[Edition], last: int | None) -> Iterator[Diploma]:
    """Everybody down to rank ``last`` (None: everybody), best first, in the languages of these editions."""
    first = editions[0]
    placed = standings(first.state)
    say = [edition.language.say for edition in editions]
    for standing in placed:
        if last is None or standing.rank <= last:
            yield Diploma(
                standing.rank,
                tuple(first.person(person) for person in first.state.entrants[standing.entrant].persons),
                first.state.settings.name,
                _once([each(texts.DIPLOMA) for each in say]),
                _once([each(texts.PLACE_NUMBER, standing.rank) for each in say]),
                _once([each(texts.OF_ENTRANTS, n=len(placed)) for each in say]),
                _once([edition.day for edition in editions]),
                _once([each(texts.SIGNED) for each in say]),
            )


def diploma_lines(diploma: Diploma) -> Sequence[str]:
    """What a diploma says, in reading order."""
    names = " & ".join(diploma.names)
    return [*diploma.title, names, *diploma.place, *diploma.among, diploma.event, *diploma.day, *diploma.signed]


class DiplomaPages:
    """Diplomas on paper; see `printing.leaves.Leaves`."""

    is_landscape = True

    def __init__(self, diplomas: Sequence[Diploma], title: str, paper: Paper) -> None:
        self.title, self.paper = title, paper
        self._diplomas = diplomas

    @property
    def count(self) -> int:
        return len(self._diplomas)

    def paint(self, painter: QPainter, number: int) -> None:
        """Paint sheet ``number``, the first being 0."""
        size = self.paper.millimetres(is_landscape=True)
        scale = min(size.width() / _WIDTH, size.height() / _HEIGHT)
        painter.save()
        painter.translate(
            dots((size.width() - _WIDTH * scale) / 2),
            dots((size.height() - _HEIGHT * scale) / 2),
        )
        painter.scale(scale, scale)
        _paint(painter, self._diplomas[number])
        painter.restore()


def _paint(painter: QPainter, diploma: Diploma) -> None:
    paint_frame(painter, _room(0, 0, _WIDTH, _HEIGHT))
    metal = METALS.get(diploma.rank, METALS[0])
    _line(painter, " · ".join(diploma.title), _room(40, 16, 217, 24), 48, GREEN)
    paint_medal(painter, QPointF(dots(_WIDTH / 2), dots(66)), dots(16), metal)
    disc = _room(_WIDTH / 2 - 12, 54.5, 24, 23)
    write(painter, str(diploma.rank), disc, 40, "#ffffff", bold=True, serif=True, alignment=_MIDDLE)
    _line(painter, " · ".join(diploma.place), _room(30, 94, 237, 10), 22, INK)
    _line(painter, " · ".join(diploma.among), _room(30, 104, 237, 7), 12, QUIET, serif=False)
    names = diploma.names if len(diploma.names) == 1 else (f"{diploma.names[0]} &", diploma.names[1])
    if len(names) == 1 or sum(map(len, names)) < 34:
        _line(painter, " ".join(names), _room(28, 114, 241, 24), 40, INK)
    else:
        for place, name in enumerate(names):
            _line(painter, name, _room(28, 112 + place * 14.5, 241, 14), 30, INK)
    paint_flourish(painter, QPointF(dots(_WIDTH / 2), dots(143)), dots(52))
    _line(painter, diploma.event, _room(40, 145, 217, 14), 24, GREEN)
    _line(painter, " · ".join(diploma.day), _room(40, 158, 217, 8), 13, QUIET, serif=False)
    painter.setPen(QPen(QColor(INK), dots(0.3)))
    painter.drawLine(QPointF(dots(103.5), dots(184)), QPointF(dots(193.5), dots(184)))
    _line(painter, " · ".join(diploma.signed), _room(70, 185, 157, 6), 10.5, QUIET, serif=False)


def _line(painter: QPainter, text: str, room: QRectF, points: float, colour: str, *, serif: bool = True) -> None:
    write(painter, text, room, points, colour, serif=serif, alignment=_MIDDLE)


def _room(left: float, top: float, width: float, height: float) -> QRectF:
    return QRectF(dots(left), dots(top), dots(width), dots(height))


def _once(words: Sequence[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(words))
