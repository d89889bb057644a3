"""The cards of a proposed pairing: names that can be chosen to change places, and what is to be known of each table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament_pairing as words
from domino_desktop.i18n.messages import tournament_papers as papers
from domino_desktop.tournament.knockout import third_place_table
from domino_desktop.tournament.proposal import Proposal, Reason, Why
from domino_desktop.tournament.results import Place, Seating
from domino_desktop.tournament.sitting_out import resting_in
from domino_desktop.tournament.state import Tournament
from domino_desktop.ui.tournament.parts.names import entrant_name
from domino_desktop.ui.tournament.rounds.round_values import needs_signs
from domino_desktop.ui.tournament.rounds.tile_values import SideValue, Slot, TableValue

if TYPE_CHECKING:
    from domino_desktop.controller.tournament import TournamentController

OUT: Final = -1
"""The table of the card of those who are out of a knockout; 0 is that of those who sit out."""

Key = Place | int
"""Where somebody is: a place at a table, or the number of an entrant who has none."""

_OF_PERSONS = frozenset({Why.NEED_NOT_KEPT})


def without_place(state: Tournament, proposal: Proposal) -> tuple[int, ...]:
    """The entrants who play, and are not in the proposal at all."""
    there = {entrant for seating in proposal.seatings for entrant in seating.entrants} | set(proposal.sitting_out)
    return tuple(entrant for entrant in state.playing if entrant not in there)


def cards_of(
    office: TournamentController,
    proposal: Proposal,
    warnings: Sequence[Reason],
    marked: Sequence[Key],
    language: Language,
) -> list[TableValue]:
    """A card for each table, one for those who sit out or have no place yet, and one for those who are out."""
    seatings = sorted(proposal.seatings, key=lambda seating: seating.table)
    warned, needs = warned_tables(warnings, proposal), office.needs
    third = third_place_table(office.state, proposal.round, proposal.seatings)
    cards = []
    for seating in seatings:
        signs = [language.say(papers.THIRD_PLACE)] if seating.table == third else []
        signs += needs_signs(needs, seating, language)
        cards.append(_card(office, proposal, seating, warned.get(seating.table, ()), marked, signs, language))
    missing = without_place(office.state, proposal)
    resting = resting_in(office.state, proposal)
    if resting or missing:
        cards.append(_without_table(office, resting, missing, bool(warned.get(0)), marked, language))
    out = [entrant for entrant in proposal.sitting_out if entrant not in resting]
    if out:
        cards.append(_out(office, out, marked, language))
    return cards


def warned_tables(warnings: Sequence[Reason], proposal: Proposal) -> dict[int, list[Reason]]:
    """The warnings by the table that they are about; 0 for those who sit out or have no place."""
    table_of = {entrant: seating.table for seating in proposal.seatings for entrant in seating.entrants}
    found: dict[int, list[Reason]] = {}
    for reason in warnings:
        table = reason.values[1] if reason.why in _OF_PERSONS else table_of.get(reason.values[0], 0)
        found.setdefault(table, []).append(reason)
    return found


def _card(
    office: TournamentController,
    proposal: Proposal,
    seating: Seating,
    mine: Sequence[Reason],
    marked: Sequence[Key],
    further: Sequence[str],
    language: Language,
) -> TableValue:
    """``mine`` are the warnings about this table, ``further`` are signs besides that it is kept."""
    from domino_desktop.ui.tournament.rounds.why_words import reason_sentence

    say = language.say
    is_kept = seating.table in proposal.locked
    sides = []
    for side, entrants in enumerate(seating.sides):
        slots = []
        for number, entrant in enumerate(entrants):
            place, name = Place(seating.table, side + 2 * number), entrant_name(office, entrant, language)
            told = say(words.SLOT, seating.table, place.seat + 1, name)
            if is_kept:
                told = say(words.SLOT_LOCKED, told)
            if place in marked:
                told = say(words.SLOT_CHOSEN, told)
            for reason in mine:
                told = say(words.SLOT_WARNED, told, reason_sentence(office, reason, language, seating))
            slots.append(Slot(place, name, told))
        sides.append(SideValue(tuple(slots)))
    signs = [say(words.LOCKED_SIGN)] if is_kept else []
    signs += further
    return TableValue(
        seating.table,
        language.number(seating.table),
        tuple(sides),
        signs=tuple(signs),
        is_warned=bool(mine),
    )


def _without_table(
    office: TournamentController,
    resting: Sequence[int],
    missing: Sequence[int],
    is_warned: bool,
    marked: Sequence[Key],
    language: Language,
) -> TableValue:
    say, slots = language.say, []
    for entrant in (*resting, *missing):
        name = entrant_name(office, entrant, language)
        text = say(words.NOT_PLACED_YET, name) if entrant in missing else name
        told = text if entrant in missing else say(words.SLOT_OUT, name)
        slots.append(Slot(entrant, text, say(words.SLOT_CHOSEN, told) if entrant in marked else told))
    heading = say(words.SITS_OUT)
    return TableValue(0, "", (SideValue(tuple(slots)),), heading=heading, is_warned=is_warned)


def _out(office: TournamentController, out: Sequence[int], marked: Sequence[Key], language: Language) -> TableValue:
    """Nobody looks for a table for these; but one of them may be put in for somebody who left."""
    say, slots = language.say, []
    for entrant in out:
        name = entrant_name(office, entrant, language)
        told = say(words.SLOT_GONE, name)
        slots.append(Slot(entrant, name, say(words.SLOT_CHOSEN, told) if entrant in marked else told))
    return TableValue(OUT, "", (SideValue(tuple(slots)),), heading=say(words.OUT))
