"""The facts of one tournament: each is looked at, and stored before it is shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject, Signal

from domino_desktop.storage.faults import StorageFault
from domino_desktop.tournament.changes import apply, replay
from domino_desktop.tournament.checks import check
from domino_desktop.tournament.facts import Fact, Happened
from domino_desktop.tournament.needs import Needs
from domino_desktop.tournament.people import without_names
from domino_desktop.tournament.refusals import Refused
from domino_desktop.tournament.state import Tournament

if TYPE_CHECKING:
    from domino_desktop.storage.members import Member, Members


class TournamentStore(Protocol):
    """Where a tournament is kept; the `Tournaments` of a database are one. It raises StorageFault when it cannot."""

    def facts(self, tournament_id: int) -> Sequence[Fact]: ...

    def people(self, tournament_id: int) -> dict[int, Member]: ...

    def append(self, tournament_id: int, facts: Sequence[Fact], roster: Mapping[int, int]) -> None: ...

    def draft(self, tournament_id: int) -> Any: ...

    def keep_draft(self, tournament_id: int, draft: Any) -> None: ...


class TournamentRecord(QObject):
    """The facts of one tournament, the persons they name, and what is half typed.

    Signals: ``changed()`` after something was stored; ``failed(fault)`` when it could not be, and so did not happen.
    """

    changed = Signal()
    failed = Signal(object)

    def __init__(
        self,
        store: TournamentStore,
        members: Members,
        tournament_id: int,
        parent: QObject | None = None,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        """Raises TournamentDamaged or StorageFault."""
        super().__init__(parent)
        self.id = tournament_id
        self.members = members
        self._store, self._now = store, now
        self._state = _replayed(tournament_id, store.facts(tournament_id))
        self._people = store.people(tournament_id)
        self._draft = _object(store.draft(tournament_id))

    # What is -----------------------------------------------------------------------------------------

    @property
    def state(self) -> Tournament:
        return self._state

    @property
    def people(self) -> Mapping[int, Member]:
        """Everybody whom the facts name, by person number."""
        return self._people

    @property
    def needs(self) -> Needs:
        """What the persons of this tournament need, by number; a helper is named by the number here too."""
        numbers = {member.id: number for number, member in self._people.items()}
        return {
            number: replace(member.needs, helper=numbers.get(member.needs.helper, 0))
            for number, member in self._people.items()
        }

    @property
    def director(self) -> int:
        """The person who directs now, 0 when nobody is named."""
        number = self._draft.get("director", 0)
        return number if isinstance(number, int) and number in self._people else 0

    @property
    def draft(self) -> Mapping[str, Any]:
        """What is half typed, as plain JSON values by the name of its place."""
        return self._draft

    def now(self) -> datetime:
        return self._now()

    # What happens ------------------------------------------------------------------------------------

    def submit(self, kind: type[Happened], **values: Any) -> Refused | None:
        """Add the next fact; answers why it is refused, or None. Names in a ``reason`` become numbers.

        When it cannot be stored, ``failed`` tells so, and nothing has happened.
        """
        return self.submit_all([(kind, values)])

    def submit_all(self, wishes: Sequence[tuple[type[Happened], Mapping[str, Any]]]) -> Refused | None:
        """Add several facts, all or none; answers why the first one that may not be is refused, or None."""
        state, facts = self._state, []
        names = {number: member.name for number, member in self._people.items()}
        at = self._now().isoformat(timespec="seconds")
        for kind, values in wishes:
            if "reason" in values:
                values = {**values, "reason": without_names(values["reason"].strip(), names)}
            fact: Any = kind(number=len(state.facts), at=at, by=self.director, **values)
            try:
                check(state, fact)
            except Refused as refused:
                return refused
            state = apply(state, fact)
            facts.append(fact)
        try:
            self._store.append(self.id, facts, {})
        except StorageFault as fault:
            self.failed.emit(fault)
            return None
        self._state = state
        self.changed.emit()
        return None

    def add_person(self, member_id: int) -> int:
        """The person number of a member, who is known in this tournament from now on; 0 when that cannot be stored."""
        return self.add_people([member_id])[0]

    def add_people(self, member_ids: Sequence[int]) -> tuple[int, ...]:
        """The person numbers of these members, all stored at once; every one 0 when they cannot be stored."""
        numbers = {member.id: number for number, member in self._people.items()}
        new: dict[int, int] = {}
        for member_id in member_ids:
            if member_id not in numbers:
                taken = self._people.keys() | new.keys()
                number = member_id if member_id not in taken else max(taken) + 1
                numbers[member_id], new[number] = number, member_id
        if new:
            try:
                self._store.append(self.id, (), new)
                self._people = self._store.people(self.id)
            except StorageFault as fault:
                self.failed.emit(fault)
                return (0,) * len(member_ids)
        return tuple(numbers[member_id] for member_id in member_ids)

    def refresh(self) -> None:
        """The members have changed: read them again."""
        try:
            self._people = self._store.people(self.id)
        except StorageFault as fault:
            self.failed.emit(fault)
            return
        self.changed.emit()

    def read_again(self) -> None:
        """The store has more facts than this record knows: a file has brought them. Raises TournamentDamaged."""
        try:
            facts, people = self._store.facts(self.id), self._store.people(self.id)
        except StorageFault as fault:
            self.failed.emit(fault)
            return
        self._state, self._people = _replayed(self.id, facts), people
        self.changed.emit()

    def direct(self, person: int) -> None:
        """This person directs from now on (0: nobody is named)."""
        self.keep_draft("director", person)
        self.changed.emit()

    def keep_draft(self, place: str, value: Any) -> None:
        """Keep what is half typed at a place (None: nothing)."""
        draft = {**self._draft, place: value}
        if value is None:
            del draft[place]
        if draft == self._draft:
            return
        try:
            self._store.keep_draft(self.id, draft)
        except StorageFault as fault:
            self.failed.emit(fault)
            return
        self._draft = draft


def _replayed(tournament_id: int, facts: Sequence[Fact]) -> Tournament:
    from domino_desktop.storage.tournament_rows import TournamentDamage, TournamentDamaged

    try:
        return replay(facts)
    except (ValueError, KeyError, IndexError) as error:  # facts that nobody ever looked at may name anything
        raise TournamentDamaged(tournament_id, TournamentDamage.FACTS_DO_NOT_REPLAY) from error


def _object(draft: Any) -> dict[str, Any]:
    return draft if isinstance(draft, dict) else {}
