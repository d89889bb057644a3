"""The card on which a table writes its points, in the languages of those who sit there."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from domino_desktop.i18n.language import CODES, Language
from domino_desktop.i18n.messages import Message
from domino_desktop.i18n.messages import tournament_papers as texts
from domino_desktop.tournament.needs import Needs
from domino_desktop.tournament.results import Seating
from domino_desktop.tournament.settings import MatchTerms
from domino_desktop.ui.tournament.papers.documents.edition import Edition

Words = tuple[str, ...]
"""The same in every language of a table, each word once."""


@dataclass(frozen=True, slots=True)
class CardSeat:
    """Who sits where. ``side`` is 0 or 1."""

    side: int
    place: Words
    name: str


@dataclass(frozen=True, slots=True)
class Card:
    """Everything that one card says."""

    event: str
    round: int
    table: int
    seats: tuple[CardSeat, ...]
    terms: Words
    headings: Mapping[str, Words]
    has_matches: bool
    rounds: int
    """How many rounds of tiles a match has, 0 when it is played to points."""
    is_large: bool = False


_HEADINGS: dict[str, Message] = {
    "table": texts.TABLE,
    "event_round": texts.ROUND,
    "round": texts.CARD_ROUND,
    "match": texts.CARD_MATCH,
    "points": texts.POINTS,
    "out": texts.OUT,
    "blocked": texts.BLOCKED,
    "foul": texts.FOUL,
    "total": texts.TOTAL,
    "signature": texts.SIGNATURE,
}


def cards_of_round(
    editions: Mapping[str, Edition],
    number: int,
    spoken: Mapping[int, str],
    needs: Needs,
    also_large: Collection[int] = (),
) -> Iterator[Card]:
    """The cards of tournament round ``number`` by table, one after the other.

    ``editions`` are the tournament in every language by code, ``spoken`` the language of each person. Cards are large
    where somebody needs that, and at the tables ``also_large``; nothing on them says why.
    """
    played = next(iter(editions.values())).state.rounds[number - 1]
    for seating in sorted(played.seatings, key=lambda seating: seating.table):
        codes = tuple(dict.fromkeys(spoken[person] for person in seating.seats if spoken.get(person) in CODES))
        is_needed = any(person in needs and needs[person].large_print for person in seating.seats)
        chosen = [editions[code] for code in codes or tuple(editions)[:1]]
        yield _card(chosen, number, seating, is_large=is_needed or seating.table in also_large)


def card_lines(card: Card) -> Sequence[str]:
    """What a card says, in reading order."""
    lines = [card.event, f"{_all(card.headings['event_round'])}: {card.round}"]
    lines.append(f"{_all(card.headings['table'])}: {card.table}")
    lines += [f"{'AB'[seat.side]}, {_all(seat.place)}: {seat.name}" for seat in card.seats]
    return [*lines, *card.terms]


def _card(editions: Sequence[Edition], number: int, seating: Seating, *, is_large: bool) -> Card:
    first = editions[0]
    settings = first.state.settings
    speakers = [edition.language for edition in editions]
    return Card(
        settings.name,
        number,
        seating.table,
        tuple(
            CardSeat(seat % 2, _once(edition.seat(seat) for edition in editions), first.person(person))
            for seat, person in enumerate(seating.seats)
        ),
        _once(_terms(settings.terms, speaker) for speaker in speakers),
        {place: _once(speaker.say(words) for speaker in speakers) for place, words in _HEADINGS.items()},
        settings.terms.best_of > 1,
        settings.terms.ruleset.match_end.rounds or 0,
        is_large,
    )


def _terms(terms: MatchTerms, speaker: Language) -> str:
    """How long the table plays."""
    end = terms.ruleset.match_end
    if end.points is not None:
        told = [speaker.say(texts.TARGET, end.points)]
    else:
        told = [speaker.say(texts.ROUNDS_TO_PLAY, n=end.rounds or 0)]
    if terms.best_of > 1:
        told.append(speaker.say(texts.BEST_OF_MATCHES, terms.best_of))
    if terms.minutes:
        told.append(speaker.say(texts.MINUTES, n=terms.minutes))
    return " · ".join(told)


def _once(words: Iterable[str]) -> Words:
    return tuple(dict.fromkeys(words))


def _all(words: Words) -> str:
    return " / ".join(words)
