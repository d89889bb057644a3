"""The log of a tournament in words: one sentence for every fact. No widgets: paper and screens say the same."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from typing import TYPE_CHECKING

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import Message, tournament_protocol
from domino_desktop.i18n.messages import tournament_log as words
from domino_desktop.i18n.narration import ruleset_name
from domino_desktop.tournament.changes import apply
from domino_desktop.tournament.facts import (
    ClockStopped,
    ClockWentOn,
    EntrantAdded,
    EntrantReturned,
    EntrantWithdrawn,
    Fact,
    PairingChanged,
    PairingWithdrawn,
    PenaltyGiven,
    PenaltyWithdrawn,
    PersonReplaced,
    RatingChanged,
    ResultCorrected,
    ResultEntered,
    RoundPaired,
    RoundScoresNoted,
    RoundStarted,
    SeatsSwapped,
    SettingsChanged,
    TimeAdded,
    TournamentCreated,
    TournamentFinished,
    TournamentReopened,
)
from domino_desktop.tournament.results import Place, Source, TableResult
from domino_desktop.tournament.settings import PenaltyCost, Settings
from domino_desktop.tournament.sitting_out import resting
from domino_desktop.tournament.state import Tournament
from domino_desktop.ui.tournament.parts.names import entrant_name, pair_name, person_name, reason_text, side_name
from domino_desktop.ui.tournament.parts.penalty_words import penalties_text
from domino_desktop.ui.tournament.parts.result_words import result_text
from domino_desktop.ui.tournament.parts.settings_words import KINDS, format_words
from domino_desktop.ui.tournament.parts.tie_break_words import tie_breaks_text

if TYPE_CHECKING:
    from domino_desktop.controller.tournament_record import TournamentRecord

_DIGITS = 8  # of a check sum; a protocol shows them all
_SOURCES = {Source.DESK: words.FROM_DESK, Source.MATCH: words.FROM_MATCH, Source.FILE: words.FROM_FILE}


@dataclass(frozen=True, slots=True)
class LogLine:
    """One entry of the log. ``at`` is local time; ``who`` is empty when nobody directed.

    ``sets_right``: it changes or withdraws what was written down before. ``told`` is everything, said aloud.
    """

    number: int
    at: datetime
    who: str
    sentence: str
    sets_right: bool
    told: str


class Log:
    """The log of one tournament. What was said once is kept as long as the tournament only goes on."""

    def __init__(self, *, is_public: bool = False) -> None:
        self._is_public = is_public
        self._lines: list[LogLine] = []
        self._state: Tournament | None = None
        self._told: tuple[object, ...] = ()

    def lines(self, office: TournamentRecord, language: Language, most: int | None = None) -> tuple[LogLine, ...]:
        """Every fact of the tournament, the first one first; at most so many new ones are told at once."""
        facts = office.state.facts
        told, count = (office.id, language.code, dict(office.people)), len(self._lines)
        goes_on = self._told == told and len(facts) >= count and (not count or self._last() == facts[count - 1])
        if not goes_on:
            self._lines, self._state, self._told, count = [], None, told, 0
        for fact in facts[count : None if most is None else count + most]:
            self._lines.append(self._line(office, fact, language))
            self._state = apply(self._state, fact)
        return tuple(self._lines)

    def _last(self) -> Fact | None:
        return None if self._state is None else self._state.facts[-1]

    def _line(self, office: TournamentRecord, fact: Fact, language: Language) -> LogLine:
        sentence = fact_sentence(office, self._state, fact, language, is_public=self._is_public)
        who = person_name(office, fact.by, language, is_public=self._is_public) if fact.by else ""
        at = datetime.fromisoformat(fact.at).astimezone()
        told = language.say(words.LINE_TOLD, fact.number, language.time(at.time()), sentence, who)
        return LogLine(fact.number, at, who, sentence, sets_right(fact), told)


def sets_right(fact: Fact) -> bool:
    """Whether this changes or withdraws what was written down before."""
    return isinstance(
        fact, ResultCorrected | PairingWithdrawn | PairingChanged | SeatsSwapped | PenaltyWithdrawn | TournamentReopened
    )


def fact_sentence(
    office: TournamentRecord, before: Tournament | None, fact: Fact, language: Language, *, is_public: bool = False
) -> str:
    """What happened, in one or two sentences. ``before`` is the tournament as it stood then (None: not yet)."""
    if before is None:
        assert isinstance(fact, TournamentCreated)
        kind = (KINDS[fact.settings.kind], format_words(fact.settings.kind, fact.settings.format))
        return language.say(words.CREATED, fact.settings.name, ", ".join(language.say(name) for name, _ in kind))
    sentence = _Telling(office, before, language, is_public).sentence(fact)
    reason = getattr(fact, "reason", "")
    if not reason:
        return sentence
    return language.say(words.WITH_REASON, sentence, reason_text(office, reason, language, is_public=is_public))


@dataclass(frozen=True, slots=True)
class _Telling:
    """Says one fact about a tournament as it stood before it."""

    office: TournamentRecord
    before: Tournament
    language: Language
    is_public: bool

    def sentence(self, fact: Fact) -> str:
        say = self.language.say
        match fact:
            case SettingsChanged():
                return self._settings(fact.settings)
            case EntrantAdded():
                name = pair_name(self.office, fact.persons, self.language, is_public=self.is_public)
                rounds = len(self.before.rounds)
                return say(
                    words.ENTERED_LATE if rounds else words.ENTERED, name, fact.entrant, *([rounds] * bool(rounds))
                )
            case EntrantWithdrawn():
                return say(words.WITHDREW, self._entrant(fact.entrant))
            case EntrantReturned():
                return say(words.RETURNED, self._entrant(fact.entrant))
            case RatingChanged():
                return self._rating(fact)
            case PersonReplaced():
                return say(words.REPLACED, self._person(fact.new), self._person(fact.old))
            case PenaltyGiven():
                return self._penalty(fact)
            case PenaltyWithdrawn():
                given = self.before.facts[fact.penalty]
                who = self._entrant(given.entrant) if isinstance(given, PenaltyGiven) else ""
                return say(words.PENALTY_WITHDRAWN, fact.penalty, who)
            case TournamentFinished():
                return say(words.FINISHED)
            case TournamentReopened():
                return say(words.REOPENED)
            case _:
                return self._of_round(fact)

    def _penalty(self, fact: PenaltyGiven) -> str:
        who = self._entrant(fact.entrant)
        if fact.points:
            return self.language.say(words.PENALTY, fact.round, who, n=fact.points)
        message = {PenaltyCost.MATCH: words.MATCH_LOST, PenaltyCost.TOURNAMENT: words.RULED_OUT}
        return self.language.say(message.get(fact.costs, words.WARNING), fact.round, who)

    def _rating(self, fact: RatingChanged) -> str:
        who, was = self._entrant(fact.entrant), self.before.entrants[fact.entrant].rating
        if not fact.rating:
            return self.language.say(words.RATED_NO_MORE, who, was)
        if not was:
            return self.language.say(words.RATED_FIRST, who, fact.rating)
        return self.language.say(words.RATED, who, fact.rating, was)

    def _of_round(self, fact: Fact) -> str:
        say = self.language.say
        match fact:
            case RoundPaired():
                message = words.PAIRED_BY_HAND if fact.is_by_hand else words.PAIRED
                sentence = say(message, fact.round, n=len(fact.seatings))
                return self._with_sitting_out(sentence, fact)
            case PairingWithdrawn():
                return say(words.PAIRING_WITHDRAWN, fact.round)
            case PairingChanged():
                held = self.before.rounds[fact.round - 1].seatings
                tables = [self.language.number(each.table) for each in fact.seatings if each not in held]
                if not tables:
                    return self._with_sitting_out(say(words.PAIRING_SAME, fact.round), fact)
                sentence = say(words.PAIRING_CHANGED, fact.round, self.language.joined(tables))
                return self._with_sitting_out(sentence, fact)
            case SeatsSwapped():
                first, second = (self._at(fact.round, place) for place in (fact.first, fact.second))
                return say(words.SEATS_SWAPPED, fact.round, first, fact.first.table, second, fact.second.table)
            case ResultEntered():
                sentence = self._result(words.RESULT, fact.round, fact.table, fact.result)
                told = [sentence, *(say(source) for source in (_SOURCES.get(fact.source),) if source is not None)]
                if fact.digest:
                    told.append(say(tournament_protocol.SUM_BEGINS, fact.digest[:_DIGITS]))
                return " ".join(told)
            case ResultCorrected():
                sides = self._sides(fact.round, fact.table)
                results = (result_text(each, sides, self.language) for each in (fact.old, fact.result))
                return say(words.CORRECTED, fact.round, fact.table, *sides, *results)
            case RoundScoresNoted():
                sides = self._sides(fact.round, fact.table)
                return say(words.SO_FAR, fact.round, fact.table, result_text(fact.result, sides, self.language))
            case _:
                return self._of_clock(fact)

    def _of_clock(self, fact: Fact) -> str:
        say = self.language.say
        match fact:
            case RoundStarted():
                return say(words.STARTED, fact.round)
            case ClockStopped():
                return self._tables(words.CLOCK_STOPPED, words.CLOCKS_STOPPED, fact.round, fact.table)
            case ClockWentOn():
                return self._tables(words.CLOCK_WENT_ON, words.CLOCKS_WENT_ON, fact.round, fact.table)
            case TimeAdded():
                minutes, seconds = divmod(abs(fact.seconds), 60)
                time = f"{self.language.number(minutes)}:{seconds:02}"
                one, every = (
                    (words.TIME_ADDED, words.TIME_ADDED_ALL)
                    if fact.seconds > 0
                    else (words.TIME_TAKEN, words.TIME_TAKEN_ALL)
                )
                return self._tables(one, every, fact.round, fact.table, time)
            case _:
                raise ValueError(f"no words for {type(fact).__name__}")

    def _tables(self, one: Message, every: Message, number: int, table: int, *more: str) -> str:
        return self.language.say(one, number, table, *more) if table else self.language.say(every, number, *more)

    def _result(self, message: Message, number: int, table: int, result: TableResult) -> str:
        sides = self._sides(number, table)
        return self.language.say(message, number, table, *sides, result_text(result, sides, self.language))

    def _sides(self, number: int, table: int) -> tuple[str, str]:
        seating = self.before.rounds[number - 1].seating(table)
        assert seating is not None
        first, second = (
            side_name(self.office, seating, side, self.language, is_public=self.is_public) for side in (0, 1)
        )
        return first, second

    def _at(self, number: int, place: Place) -> str:
        seating = self.before.rounds[number - 1].seating(place.table)
        return "" if seating is None else self._person(seating.seats[place.seat])

    def _with_sitting_out(self, sentence: str, fact: RoundPaired | PairingChanged) -> str:
        """Whoever is out of a knockout does not sit out, which is nothing to tell."""
        entrants = resting(apply(self.before, fact), fact.round)
        if not entrants:
            return sentence
        names = self.language.joined(self._entrant(entrant) for entrant in entrants)
        return f"{sentence} {self.language.say(words.SITTING_OUT, names)}"

    def _entrant(self, entrant: int) -> str:
        """By the persons that the entrant was then."""
        held = self.before.entrants.get(entrant)
        if held is None:
            return entrant_name(self.office, entrant, self.language, is_public=self.is_public)
        return pair_name(self.office, held.persons, self.language, is_public=self.is_public)

    def _person(self, number: int) -> str:
        return person_name(self.office, number, self.language, is_public=self.is_public)

    def _settings(self, now: Settings) -> str:
        """What is new, each in a sentence of its own."""
        say, was = self.language.say, self.before.settings
        told = [say(words.SETTINGS_CHANGED)]
        if now.name != was.name:
            told.append(say(words.NOW_CALLED, now.name))
        if now.rounds != was.rounds:
            told.append(say(words.NOW_ROUNDS, n=now.rounds))
        if now.tie_breaks != was.tie_breaks:
            told.append(say(words.NOW_TIES, tie_breaks_text(now.tie_breaks, self.language)))
        if now.terms.minutes != was.terms.minutes:
            told.append(say(words.NOW_MINUTES, n=now.terms.minutes))
        if now.terms.ruleset != was.terms.ruleset:
            told.append(say(words.NOW_RULES, ruleset_name(now.terms.ruleset.id, self.language)))
        if now.terms.penalties != was.terms.penalties:
            own = penalties_text(now.terms.penalties, self.language)
            told.append(say(words.NOW_PENALTIES, own) if own else say(words.NO_OWN_PENALTIES))
        told_apart = {"minutes", "ruleset", "penalties"}
        if replace(now.terms, **{name: getattr(was.terms, name) for name in told_apart}) != was.terms:
            told.append(say(words.NOW_TERMS))
        if replace(now, name=was.name, rounds=was.rounds, tie_breaks=was.tie_breaks, terms=was.terms) != was:
            told.append(say(words.NOW_OTHER))
        return " ".join(told[1:] or told)
