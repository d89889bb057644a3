"""What the cards of a tournament round show: who plays, how it stands, and what only the director has to know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import TYPE_CHECKING, Final

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament as tournament_words
from domino_desktop.i18n.messages import tournament_papers as papers
from domino_desktop.i18n.messages import tournament_round as words
from domino_desktop.tournament.clock import TableClock, table_clock
from domino_desktop.tournament.facts import ClockStopped, ClockWentOn, Fact, RoundPaired, RoundStarted, TimeAdded
from domino_desktop.tournament.knockout import third_place_table
from domino_desktop.tournament.needs import Needs
from domino_desktop.tournament.results import Outcome, Seating, TableResult
from domino_desktop.tournament.sitting_out import resting
from domino_desktop.tournament.state import TournamentRound
from domino_desktop.ui.tournament.parts.names import person_name, side_name
from domino_desktop.ui.tournament.parts.result_words import result_text
from domino_desktop.ui.tournament.rounds.tile_values import SideValue, Slot, TableValue

if TYPE_CHECKING:
    from domino_desktop.controller.tournament import TournamentController

_URGENT: Final = 5 * 60
_OF_CLOCKS: Final = (RoundPaired, RoundStarted, ClockStopped, ClockWentOn, TimeAdded)


@dataclass(frozen=True, slots=True)
class RunningClock:
    """A clock as it was at a moment, so that each second is only a subtraction."""

    clock: TableClock
    seen: datetime

    def at(self, now: datetime) -> TableClock:
        """The clock as it is now."""
        if not self.clock.is_running:
            return self.clock
        gone = max(0, int((now - self.seen).total_seconds()))
        left = None if self.clock.left is None else max(0, self.clock.left - gone)
        return replace(self.clock, left=left, played=self.clock.played + gone)


def clocks_of(office: TournamentController, tables: Sequence[int]) -> dict[int, RunningClock]:
    """The clocks of these tables of the last tournament round, and that of the hall as table 0."""
    state, now = office.state, office.now()
    about_clocks: list[Fact] = []
    for fact in state.facts:
        if isinstance(fact, RoundPaired):
            about_clocks.clear()
        elif isinstance(fact, _OF_CLOCKS):
            about_clocks.append(fact)
    # Only what is about clocks of this tournament round is looked through for every table.
    brief = replace(state, facts=tuple(about_clocks))
    return {table: RunningClock(table_clock(brief, table, now), now) for table in (0, *tables)}


def time_text(seconds: int) -> str:
    """Minutes and seconds: "12:05", "0:07", "100:00"."""
    return f"{seconds // 60}:{seconds % 60:02d}"


def timer_of(clock: TableClock, language: Language) -> tuple[str, bool]:
    """What stands at the end of a card, and whether it is urgent."""
    if not clock.is_started or clock.left is None:
        return "", False
    return time_text(clock.left), clock.left < _URGENT


def tables_of(
    office: TournamentController,
    paired: TournamentRound,
    clocks: dict[int, RunningClock],
    language: Language,
) -> list[TableValue]:
    """A card for every table of a tournament round, in the order of the tables."""
    corrected = {fact.table for fact in office.state.corrections if fact.round == paired.number}
    seatings = sorted(paired.seatings, key=lambda seating: seating.table)
    needs, third = office.needs, third_place_table(office.state, paired.number)
    values = []
    for seating in seatings:
        signs = needs_signs(needs, seating, language)
        if seating.table == third:
            signs.insert(0, language.say(papers.THIRD_PLACE))
        if seating.table in corrected:
            signs.insert(0, language.say(words.CORRECTED_SIGN))
        values.append(_table(office, paired, seating, clocks.get(seating.table), signs, language))
    out = resting(office.state, paired.number)
    if out:
        values.append(sitting_out(office, out, language))
    return values


def sitting_out(office: TournamentController, entrants: Sequence[int], language: Language) -> TableValue:
    """The card of those who do not play; its table is 0."""
    from domino_desktop.i18n.messages import tournament_pairing
    from domino_desktop.ui.tournament.parts.names import entrant_name

    heading = language.say(tournament_pairing.SITS_OUT)
    names = [entrant_name(office, entrant, language) for entrant in entrants]
    slots = tuple(
        Slot((0, entrant), name, language.say(tournament_pairing.SLOT_OUT, name))
        for entrant, name in zip(entrants, names, strict=True)
    )
    return TableValue(0, "", (SideValue(slots),), heading=heading, told=f"{heading}: {language.joined(names)}")


def needs_signs(all_needs: Needs, seating: Seating, language: Language) -> list[str]:
    """What somebody at this table needs, for the director alone."""
    needs = [all_needs[person] for person in seating.seats if person in all_needs]
    return [
        language.say(message)
        for is_so, message in (
            (any(need.large_print for need in needs), words.LARGE_PRINT),
            (any(need.read_aloud for need in needs), words.READ_ALOUD),
            (any(need.has_helper for need in needs), words.HELPER),
        )
        if is_so
    ]


def _table(
    office: TournamentController,
    paired: TournamentRound,
    seating: Seating,
    clock: RunningClock | None,
    further: Sequence[str],
    language: Language,
) -> TableValue:
    """The card of one table; ``further`` are signs besides how it stands."""
    say = language.say
    result, so_far = paired.results.get(seating.table), paired.scores_so_far.get(seating.table)
    names = (side_name(office, seating, 0, language), side_name(office, seating, 1, language))
    sides = tuple(
        _side(office, seating, side, names[side], result or so_far, result is not None, language) for side in (0, 1)
    )
    timer, is_urgent = ("", False)
    if result is not None:
        stands = result_text(result, names, language)
        signs = [say(_SIGNS[result.outcome])]
    else:
        stands = say(words.SO_FAR_TOLD, *so_far.points) if so_far is not None else say(words.PLAYING)
        signs = [say(words.SO_FAR)] if so_far is not None else []
        if clock is not None:
            timer, is_urgent = timer_of(clock.clock, language)
            if clock.clock.left == 0:
                signs.append(say(words.TIME_UP))
            elif clock.clock.is_started and not clock.clock.is_running:
                signs.append(say(words.CLOCK_HELD))
        signs = signs or [say(words.PLAYING)]
    signs += further
    told = say(words.TABLE_TOLD, seating.table, *names, ". ".join((stands, *signs[1:])))
    return TableValue(
        seating.table,
        language.number(seating.table),
        (sides[0], sides[1]),
        signs=tuple(signs),
        timer=timer,
        told=told,
        is_done=result is not None,
        is_urgent=is_urgent,
    )


_SIGNS: Final = {
    Outcome.PLAYED: words.DONE,
    Outcome.FORFEIT: words.FORFEIT_SIGN,
    Outcome.BOTH_LOST: words.BOTH_LOST_SIGN,
    Outcome.NOT_PLAYED: words.NOT_PLAYED_SIGN,
}


def _side(
    office: TournamentController,
    seating: Seating,
    side: int,
    name: str,
    result: TableResult | None,
    is_over: bool,
    language: Language,
) -> SideValue:
    names = [name]
    if len(seating.sides[side]) > 1:
        names = [person_name(office, person, language) for person in seating.seats[side::2]]
    slots = tuple(Slot((seating.table, side, number), name) for number, name in enumerate(names))
    if result is None:
        return SideValue(slots)
    is_winner = is_over and won_by(result) == side
    score = language.number(result.points[side]) if result.matches else ""
    if len(result.matches) > 1:
        score = f"{language.number(result.matches_won[side])} · {score}"
    if is_winner and (not result.matches or result.winner >= 0):
        score = " ".join(part for part in (score, language.say(words.WINS_SIGN)) if part)
    return SideValue(slots, score, is_winner)


def won_by(result: TableResult) -> int:
    """The side that has won a table, or -1."""
    first, second = result.matches_won
    if first != second:
        return 0 if first > second else 1
    return result.winner


def round_title(office: TournamentController, number: int, language: Language) -> str:
    """ "Round 3 of 5", or "Round 3" where nobody has planned how many."""
    planned = office.state.settings.rounds
    if planned:
        return language.say(tournament_words.ROUND_OF, number, planned)
    return language.say(tournament_words.ROUND, number)
