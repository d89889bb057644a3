"""What may happen in a tournament: each fact is looked at before it is added."""

from __future__ import annotations

from domino_desktop.core.ruleset import RuleSet
from domino_desktop.tournament.clock import stopped_clocks
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
from domino_desktop.tournament.refusals import Refused
from domino_desktop.tournament.result_checks import MOST_POINTS, check_result
from domino_desktop.tournament.round_checks import check_seatings
from domino_desktop.tournament.settings import (
    FORMATS,
    LONGEST_PENALTY,
    MOST_PENALTIES,
    EntrantKind,
    Format,
    OwnPenalty,
    PenaltyCost,
    Settings,
)
from domino_desktop.tournament.state import Entrant, Tournament, TournamentRound

_Kind = Refused.Kind

LARGEST_RATING = 99_999

MOST_SECONDS = 4 * 60 * 60
"""The longest time that is added at once."""

_AFTER_THE_END = (ResultCorrected, PenaltyGiven, PenaltyWithdrawn, TournamentReopened, SeatsSwapped)


def check(state: Tournament | None, fact: Fact) -> None:
    """Raises Refused when the fact may not be added; ValueError when it is not the next one."""
    if fact.number != (0 if state is None else len(state.facts)):
        raise ValueError(f"fact {fact.number} is not the next one")
    if state is None:
        if not isinstance(fact, TournamentCreated):
            raise ValueError("a tournament begins with its creation")
        check_settings(fact.settings)
        return
    if state.is_finished and not isinstance(fact, _AFTER_THE_END):
        raise Refused(_Kind.IS_FINISHED)
    match fact:
        case TournamentCreated():
            raise ValueError("a tournament is created once")
        case SettingsChanged():
            _check_change(state, fact.settings)
        case EntrantAdded() | EntrantWithdrawn() | EntrantReturned() | RatingChanged() | PersonReplaced():
            _check_entrant(state, fact)
        case RoundPaired() | PairingWithdrawn() | PairingChanged() | SeatsSwapped():
            _check_pairing(state, fact)
        case RoundStarted() | ClockStopped() | ClockWentOn() | TimeAdded():
            _check_clock(state, fact)
        case RoundScoresNoted() | ResultEntered() | ResultCorrected():
            _check_score(state, fact)
        case PenaltyGiven():
            _round(state, fact.round)
            _entrant(state, fact.entrant)
            _check_reason(fact.reason)
            if not 0 <= fact.points <= (MOST_POINTS if fact.costs is PenaltyCost.POINTS else 0):
                raise Refused(_Kind.POINTS_IMPOSSIBLE, 0)
        case PenaltyWithdrawn():
            if all(each.number != fact.penalty for each in state.penalties):
                raise Refused(_Kind.NO_SUCH_PENALTY)
        case TournamentFinished():
            if not state.rounds:
                raise Refused(_Kind.NO_SUCH_ROUND, 1)
            _check_complete(state)
        case TournamentReopened():
            if not state.is_finished:
                raise Refused(_Kind.NOT_FINISHED)


def check_settings(settings: Settings) -> None:
    """Raises Refused when no tournament can be like this."""
    terms = settings.terms
    pairs_of_points = (terms.bye, terms.forfeit)
    if not settings.name.strip():
        raise Refused(_Kind.NAME_MISSING)
    if (
        settings.format not in FORMATS[settings.kind]
        or not 0 <= settings.rounds <= 99
        or settings.circuits not in (1, 2)
        or not 1 <= settings.first_table <= 999
        or not settings.tie_breaks
        or len(set(settings.tie_breaks)) < len(settings.tie_breaks)
        or terms.best_of not in (1, 3, 5, 7, 9, 11)
        or not 0 <= terms.minutes <= 24 * 60
        or any(len(pair) != 2 or not all(0 <= points <= MOST_POINTS for points in pair) for pair in pairs_of_points)
        or any(pair[0] < pair[1] for pair in pairs_of_points)
        or settings.seed < 0
        or not _can_be(terms.penalties)
    ):
        raise Refused(_Kind.SETTINGS_IMPOSSIBLE)
    if not suits(terms.ruleset, settings.kind):
        raise Refused(_Kind.RULES_DO_NOT_SUIT, settings.kind.players_at_table)


def _can_be(penalties: tuple[OwnPenalty, ...]) -> bool:
    """Whether these are few enough, each with a name of its own and with points only where it costs some."""
    names = {each.name.casefold() for each in penalties}
    return len(names) == len(penalties) <= MOST_PENALTIES and all(
        each.name == each.name.strip()
        and 0 < len(each.name) <= LONGEST_PENALTY
        and 0 <= each.points <= (MOST_POINTS if each.costs is PenaltyCost.POINTS else 0)
        for each in penalties
    )


def suits(ruleset: RuleSet, kind: EntrantKind) -> bool:
    """Whether the tables of a tournament can play by these rules: two sides, and whoever has more points wins."""
    players = kind.players_at_table
    return (
        ruleset.hand_for(players) is not None
        and ruleset.teams(players) == tuple(seat % 2 for seat in range(players))
        and ruleset.match_form in ("first_to", "six_love")
    )


def _check_change(state: Tournament, settings: Settings) -> None:
    check_settings(settings)
    held = state.settings
    if settings == held:
        raise Refused(_Kind.NOTHING_CHANGED)
    if state.entrants and settings.kind is not held.kind and settings.kind.persons != held.kind.persons:
        raise Refused(_Kind.FORMAT_IS_FIXED)
    if state.rounds:
        open_formats = {Format.SWISS, Format.FREE}
        left = open_formats | {Format.ROTATION}  # a plan ends when somebody leaves, the tournament need not
        if settings.kind is not held.kind or settings.seed != held.seed:
            raise Refused(_Kind.FORMAT_IS_FIXED)
        if settings.format is not held.format and not (held.format in left and settings.format in open_formats):
            raise Refused(_Kind.FORMAT_IS_FIXED)
        if settings.format is Format.KNOCKOUT and settings.order is not held.order:
            raise Refused(_Kind.FORMAT_IS_FIXED)
        if (settings.circuits, settings.third_place) != (held.circuits, held.third_place):
            raise Refused(_Kind.FORMAT_IS_FIXED)
        if settings.rounds and settings.rounds < len(state.rounds):
            raise Refused(_Kind.SETTINGS_IMPOSSIBLE)
    if any(each.results for each in state.rounds):
        same = ("ruleset", "best_of")
        if any(getattr(settings.terms, name) != getattr(held.terms, name) for name in same):
            raise Refused(_Kind.MATCH_IS_FIXED)


# Entrants ---------------------------------------------------------------------------------------------


def _check_entrant(
    state: Tournament, fact: EntrantAdded | EntrantWithdrawn | EntrantReturned | RatingChanged | PersonReplaced
) -> None:
    if isinstance(fact, EntrantAdded):
        wanted = state.settings.kind.persons
        if fact.entrant != len(state.entrants) + 1:
            raise ValueError("entrants are numbered one after another")
        if len(set(fact.persons)) != wanted or any(person <= 0 for person in fact.persons):
            raise Refused(_Kind.WRONG_NUMBER_OF_PERSONS, wanted)
        _check_free(state, fact.persons, 0)
        if state.rounds and state.settings.format is Format.KNOCKOUT:
            raise Refused(_Kind.KNOCKOUT_HAS_BEGUN)
        return
    entrant = _entrant(state, fact.entrant)
    if isinstance(fact, RatingChanged):
        _check_rating(state, entrant, fact.rating)
        return
    if isinstance(fact, EntrantReturned):
        if not entrant.is_withdrawn:
            raise Refused(_Kind.NOT_WITHDRAWN, fact.entrant)
        _check_free(state, entrant.persons, fact.entrant)
        return
    if entrant.is_withdrawn:
        raise Refused(_Kind.IS_WITHDRAWN, fact.entrant)
    if isinstance(fact, PersonReplaced):
        if fact.old not in entrant.persons:
            raise Refused(_Kind.NOT_IN_ENTRANT, fact.old, fact.entrant)
        if fact.new in entrant.persons:
            raise Refused(_Kind.PERSON_IS_ENTERED, fact.new, fact.entrant)
        _check_free(state, (fact.new,), fact.entrant)


def has_ratings_fixed(state: Tournament) -> bool:
    """Whether ratings decide nothing any more: a bracket is drawn once, and a plan that all meet asks for none.

    All other formats ask for them whenever entrants are level, or can still become one that does.
    """
    return bool(state.rounds) and state.settings.format in (Format.KNOCKOUT, Format.ROUND_ROBIN)


def _check_rating(state: Tournament, entrant: Entrant, rating: int) -> None:
    if not 0 <= rating <= LARGEST_RATING:
        raise Refused(_Kind.RATING_IMPOSSIBLE, LARGEST_RATING)
    if has_ratings_fixed(state):
        raise Refused(_Kind.RATING_IS_FIXED)
    if rating == entrant.rating:
        raise Refused(_Kind.NOTHING_CHANGED)


def _check_free(state: Tournament, persons: tuple[int, ...], entrant: int) -> None:
    """Nobody plays for two entrants at a time."""
    for number, held in state.entrants.items():
        if number != entrant and not held.is_withdrawn:
            for person in persons:
                if person in held.persons:
                    raise Refused(_Kind.PERSON_IS_ENTERED, person, number)


def _entrant(state: Tournament, number: int) -> Entrant:
    if number not in state.entrants:
        raise Refused(_Kind.NO_SUCH_ENTRANT, number)
    return state.entrants[number]


# Tournament rounds ------------------------------------------------------------------------------------


def _round(state: Tournament, number: int) -> TournamentRound:
    if not 1 <= number <= len(state.rounds):
        raise Refused(_Kind.NO_SUCH_ROUND, number)
    return state.rounds[number - 1]


def _last_round(state: Tournament, number: int) -> TournamentRound:
    held = _round(state, number)
    if number != len(state.rounds):
        raise Refused(_Kind.NOT_THE_LAST_ROUND, number)
    return held


def _check_complete(state: Tournament) -> None:
    for held in state.rounds:
        if not held.is_complete:
            raise Refused(_Kind.RESULTS_MISSING, held.number, *held.open_tables)


def _check_pairing(state: Tournament, fact: RoundPaired | PairingWithdrawn | PairingChanged | SeatsSwapped) -> None:
    if isinstance(fact, RoundPaired):
        if fact.round != len(state.rounds) + 1:
            raise Refused(_Kind.NO_SUCH_ROUND, fact.round)
        if state.settings.rounds and fact.round > state.settings.rounds:
            raise Refused(_Kind.ALL_ROUNDS_PAIRED, state.settings.rounds)
        _check_complete(state)
        playing = set(state.playing)
        check_seatings(state, fact.seatings, fact.sitting_out, playing, playing)
        return
    if isinstance(fact, SeatsSwapped):
        held = _round(state, fact.round)
        for place in (fact.first, fact.second):
            seating = held.seating(place.table)
            if seating is None:
                raise Refused(_Kind.NO_SUCH_TABLE, place.table)
            if not 0 <= place.seat < len(seating.seats):
                raise Refused(_Kind.NO_SUCH_SEAT, place.table, place.seat)
        if fact.first == fact.second:
            raise Refused(_Kind.SAME_SEAT)
        return
    held = _last_round(state, fact.round)
    if isinstance(fact, PairingWithdrawn):
        for table in (*held.results, *held.scores_so_far):
            raise Refused(_Kind.HAS_RESULT, table)
        return
    kept = {seating.table: seating for seating in fact.seatings}
    for table in (*held.results, *held.scores_so_far):
        if kept.get(table) != held.seating(table):
            raise Refused(_Kind.HAS_RESULT, table)
    there = {entrant for seating in held.seatings for entrant in seating.entrants} | set(held.sitting_out)
    playing = set(state.playing)
    check_seatings(state, fact.seatings, fact.sitting_out, there & playing, there | playing, held.seatings)
    if fact.seatings == held.seatings and fact.sitting_out == held.sitting_out:
        raise Refused(_Kind.NOTHING_CHANGED)


# The clock and the scores -----------------------------------------------------------------------------


def _check_clock(state: Tournament, fact: RoundStarted | ClockStopped | ClockWentOn | TimeAdded) -> None:
    held = _last_round(state, fact.round)
    if isinstance(fact, RoundStarted):
        if held.started:
            raise Refused(_Kind.ROUND_IS_STARTED)
        return
    if fact.table and held.seating(fact.table) is None:
        raise Refused(_Kind.NO_SUCH_TABLE, fact.table)
    if not held.started:
        raise Refused(_Kind.NOT_STARTED)
    if isinstance(fact, TimeAdded):
        if not fact.seconds or abs(fact.seconds) > MOST_SECONDS:
            raise Refused(_Kind.TIME_IMPOSSIBLE)
        return
    is_stopped = fact.table in stopped_clocks(state)
    if isinstance(fact, ClockStopped) and is_stopped:
        raise Refused(_Kind.CLOCK_STANDS)
    if isinstance(fact, ClockWentOn) and not is_stopped:
        raise Refused(_Kind.CLOCK_RUNS)


def _check_score(state: Tournament, fact: RoundScoresNoted | ResultEntered | ResultCorrected) -> None:
    held = _round(state, fact.round)
    if held.seating(fact.table) is None:
        raise Refused(_Kind.NO_SUCH_TABLE, fact.table)
    present = held.results.get(fact.table)
    if isinstance(fact, ResultCorrected):
        _check_reason(fact.reason)
        if present is None:
            raise Refused(_Kind.NO_RESULT, fact.table)
        if present != fact.old:
            raise Refused(_Kind.RESULT_IS_ANOTHER, fact.table)
        if fact.result == present:
            raise Refused(_Kind.NOTHING_CHANGED)
        if fact.result is None:
            if state.is_finished:
                raise Refused(_Kind.IS_FINISHED)
            _last_round(state, fact.round)
            return
    elif present is not None:
        raise Refused(_Kind.HAS_RESULT, fact.table)
    assert fact.result is not None
    check_result(state, fact.table, fact.result, is_so_far=isinstance(fact, RoundScoresNoted))


def _check_reason(reason: str) -> None:
    if not reason.strip():
        raise Refused(_Kind.REASON_MISSING)
