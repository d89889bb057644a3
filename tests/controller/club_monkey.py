"""A monkey that directs club tournaments: whatever can be wished for, by chance, sense and nonsense alike."""

from dataclasses import replace

from domino_desktop.controller.new_tournament import create_tournament
from domino_desktop.storage import rulesets
from domino_desktop.storage.members import Shown
from domino_desktop.storage.tournament_files import archive_of, read_file, results_bytes, take_in
from domino_desktop.tournament.by_hand import added, moved, removed, swapped, swapped_with_out
from domino_desktop.tournament.changes import replay
from domino_desktop.tournament.facts import (
    ClockStopped,
    ClockWentOn,
    EntrantAdded,
    EntrantReturned,
    EntrantWithdrawn,
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
    TournamentFinished,
    TournamentReopened,
)
from domino_desktop.tournament.merging import Relation, relation
from domino_desktop.tournament.needs import SeatNeeds
from domino_desktop.tournament.proposal import PairingFault, Proposal
from domino_desktop.tournament.proposals import propose
from domino_desktop.tournament.refusals import Refused
from domino_desktop.tournament.results import Ended, MatchScore, Outcome, Place, RoundScore, Source, TableResult
from domino_desktop.tournament.settings import FORMATS, EntrantKind, Format, MatchTerms, Order, Settings, TieBreak
from tests.controller.clubs import NAMES

RULES = ("pairs", "dominican-formal", "block", "classic-draw", "muggins", "gaple-pairs-seven")
MEMBERS = 24
MAY_BE_REFUSED = tuple(
    Refused.Kind[name] for name in ("ALL_ROUNDS_PAIRED", "IS_FINISHED", "NO_TABLE", "RESULTS_MISSING")
)


class ClubMonkey:
    """One tournament in the hands of chance. ``refusals`` and ``faults`` are all that was refused."""

    def __init__(self, club, other, rng):
        self.club, self.other, self.rng = club, other, rng
        self.refusals, self.faults, self.counts, self.travelled = [], [], {}, None
        self.members = [each.id for each in club.database.members.all() if not each.is_forgotten]
        while len(self.members) < MEMBERS:
            name, code = NAMES[len(self.members) % len(NAMES)]
            turn = len(self.members) // len(NAMES)
            self.members.append(club.member(f"{name}{' ' + 'ABC'[turn] if turn else ''}", code))
        self.office = club.open(self.created())
        for _ in range(rng.choice((0, 3, 4, 5, 8, 8, 9, 11))):
            self.enter()

    def created(self):
        """A new tournament, as soon as chance finds settings that can be."""
        while True:
            try:
                return create_tournament(self.club.database, self.settings(), self.anybody())
            except Refused as refused:
                self.refused_at_first = refused

    # Chance -------------------------------------------------------------------------------------------

    def anybody(self):
        """A member, or nobody."""
        return self.rng.choice([0, *self.members])

    def settings(self):
        """Settings that can be, nearly always."""
        rng = self.rng
        kind = rng.choice(list(EntrantKind))
        form = rng.choice(list(Format) if rng.random() < 0.05 else FORMATS[kind])
        ruleset = rulesets.load(rng.choice(RULES))
        return Settings(
            rng.choice(("Club evening", "Ünïcode {3} %1 %n <b>", " ")) if rng.random() < 0.1 else "Club evening",
            kind,
            form,
            MatchTerms(ruleset, rng.choice((0, 20, 40)), best_of=rng.choice((1, 1, 1, 3, 5))),
            seed=rng.randrange(50),
            rounds=rng.choice((0, 0, 0, 3, 99, 99 if rng.random() < 0.9 else 100)),
            circuits=rng.choice((1, 1, 2)),
            third_place=rng.random() < 0.5,
            order=rng.choice(list(Order)),
            tie_breaks=tuple(rng.sample(list(TieBreak), rng.randrange(0 if rng.random() < 0.05 else 1, 8))),
            first_table=rng.choice((1, 1, 7, 999)),
        )

    def changed_settings(self):
        """The settings of now with one thing otherwise."""
        rng, held = self.rng, self.office.state.settings
        other = self.settings()
        name = rng.choice(("name", "kind", "format", "terms", "seed", "rounds", "circuits", "third_place", "order"))
        if rng.random() < 0.3:
            name = rng.choice(("tie_breaks", "first_table"))
        changed = replace(held, **{name: getattr(other, name)})
        return replace(changed, format=rng.choice(FORMATS[changed.kind])) if name == "kind" else changed

    def round(self):
        """The number of a tournament round, mostly of one that is there."""
        rounds = len(self.office.state.rounds)
        return self.rng.choice([rounds] * 6 + list(range(rounds + 2)) + [-1])

    def table(self, number):
        """A table of this round, mostly."""
        rounds = self.office.state.rounds
        there = [each.table for each in rounds[number - 1].seatings] if 1 <= number <= len(rounds) else []
        return self.rng.choice(there * 3 + [0, 1, 99]) if there else self.rng.choice((0, 1, -1))

    def entrant(self):
        return self.rng.randrange(1, len(self.office.state.entrants) + 2)

    def person(self):
        """A number of a person who is known here, or of nobody."""
        return self.rng.choice([*self.office.people, 0, 999])

    def place(self, number):
        return Place(self.table(number), self.rng.choice((0, 1, 2, 3, 0, 1, -1, 4)))

    def reason(self):
        names = [member.name for member in self.office.people.values() if member.name] or ["nobody"]
        return self.rng.choice(
            ("", " ", "ill", f"{self.rng.choice(names)} left", "{3} and {999} %1 %n \\1 <b>", "ü" * 300)
        )

    def score(self):
        rng = self.rng
        if rng.random() < 0.03:
            return (rng.choice((-10_000, 10_000, 250)), -310)
        points = rng.choice(((100, 40), (37, 120), (0, 100), (100, 99), (60, 60), (0, 0), (-25, 100)))
        return points[:: rng.choice((1, -1))]

    def match(self):
        rng = self.rng
        points = self.score()
        if rng.random() < 0.5:
            return MatchScore(points)
        first = tuple(each // 3 for each in points)
        rest = tuple(one - other + (rng.random() < 0.03) for one, other in zip(points, first))
        ends = [*Ended, None]
        return MatchScore(points, (RoundScore(first, rng.choice(ends)), RoundScore(rest, rng.choice(ends))))

    def result(self):
        rng = self.rng
        outcome = rng.choice([Outcome.PLAYED] * 8 + list(Outcome))
        if outcome is Outcome.PLAYED or rng.random() < 0.05:
            best_of = self.office.state.settings.terms.best_of
            count = rng.choice((best_of // 2 + 1, best_of // 2 + 1, best_of, rng.randrange(best_of + 2)))
            return TableResult(outcome, tuple(self.match() for _ in range(count)), rng.choice((-1, -1, -1, 0, 1, 2)))
        winner = rng.choice((0, 1)) if outcome is Outcome.FORFEIT else -1
        return TableResult(outcome, (), winner if rng.random() < 0.9 else rng.choice((-1, 0)))

    # Wishes -------------------------------------------------------------------------------------------

    def submit(self, kind, **values):
        refused = self.office.submit(kind, **values)
        if refused is not None:
            self.refusals.append(refused)
        return refused

    def enter(self):
        """A new entrant of members; somebody may be entered already, or be one too many."""
        rng = self.rng
        wanted = self.office.state.settings.kind.persons
        count = wanted if rng.random() < 0.95 else rng.randrange(4)
        entered = {self.office.people[p].id for e in self.office.state.entrants.values() for p in e.persons}
        free = [member for member in self.members if member not in entered]
        if len(free) < count or rng.random() < 0.05:
            free = self.members
        persons = self.office.add_people(rng.sample(free, min(count, len(free))))
        number = len(self.office.state.entrants) + 1
        self.submit(EntrantAdded, entrant=number, persons=persons, rating=rng.choice((0, 0, 1500, 1600)))

    def withdraw(self):
        self.submit(EntrantWithdrawn, entrant=self.entrant(), reason=self.reason())

    def come_back(self):
        self.submit(EntrantReturned, entrant=self.entrant())

    def rate(self):
        self.submit(RatingChanged, entrant=self.entrant(), rating=self.rng.choice((0, 1500, 1700, -1)))

    def replace(self):
        entrants = self.office.state.entrants
        entrant = self.entrant()
        persons = entrants[entrant].persons if entrant in entrants else (1,)
        old = self.rng.choice([*persons * 3, self.person()])
        new = self.office.add_person(self.rng.choice(self.members))
        self.submit(PersonReplaced, entrant=entrant, old=old, new=new, reason=self.reason())

    def change(self):
        self.submit(SettingsChanged, settings=self.changed_settings(), reason=self.reason())

    def pair(self):
        """A proposal as the program makes it."""
        office = self.office
        locked = office._locked() if self.rng.random() < 0.7 else ()
        byes_again = self.rng.random() < 0.5
        try:
            office.keep_proposal(propose(office.state, office.needs, locked, byes_again))
        except PairingFault as fault:
            self.faults.append(fault)

    def go_on(self):
        """One more tournament round, all results entered: what the program proposes can always be published."""
        self.results_of_all()
        office = self.office
        try:
            proposal = propose(office.state, office.needs, byes_again=True)
        except PairingFault as fault:
            self.faults.append(fault)
            return
        office.keep_proposal(proposal)
        refused = office.publish()
        assert refused is None or refused.kind in MAY_BE_REFUSED, refused
        if self.rng.random() < 0.8:
            self.results_of_all()

    def by_hand(self):
        """The proposal is changed as the page of the pairing offers it: only for places that are there."""
        rng, office, proposal = self.rng, self.office, self.office.proposal
        if proposal is None:
            return
        tables = [each.table for each in proposal.seatings]
        seats = [Place(each.table, seat) for each in proposal.seatings for seat in range(len(each.seats))]
        out = list(proposal.sitting_out)
        wishes = []
        if tables:
            wishes += [
                lambda: swapped(proposal, rng.choice(seats), rng.choice(seats)),
                lambda: moved(proposal, rng.choice(tables), rng.choice([*tables, 5, 50])),
                lambda: removed(proposal, rng.choice(tables)),
                lambda: replace(proposal, locked=tuple(sorted(rng.sample(tables, rng.randrange(len(tables) + 1))))),
            ]
        if tables and out:
            wishes.append(lambda: swapped_with_out(office.state, proposal, rng.choice(seats), rng.choice(out)))
        each = office.state.settings.kind.entrants_at_table
        if len(out) >= each:
            chosen = rng.sample(out, each)
            sides = (tuple(chosen[: each // 2]), tuple(chosen[each // 2 :]))
            wishes += [lambda: added(office.state, office.needs, proposal, sides)] * 4
        if wishes:
            office.keep_proposal(rng.choice(wishes)())

    def publish(self):
        refused = self.office.publish()
        if refused is not None:
            self.refusals.append(refused)

    def garble(self):
        """A proposal that nobody made."""
        proposal = self.office.proposal
        if proposal is not None and proposal.seatings:
            one = self.rng.choice(proposal.seatings)
            wrong = self.rng.choice(
                (
                    replace(one, table=self.rng.choice((0, -1, 10_000, proposal.seatings[0].table))),
                    replace(one, seats=one.seats[:-1]),
                    replace(one, seats=one.seats[::-1]),
                    replace(one, sides=(one.sides[0], one.sides[0])),
                    replace(one, sides=((99,), one.sides[1])),
                )
            )
            seatings = tuple(wrong if each is one else each for each in proposal.seatings)
            self.submit(RoundPaired, round=proposal.round, seatings=seatings, sitting_out=proposal.sitting_out)

    def take_back(self):
        self.submit(PairingWithdrawn, round=self.round(), reason=self.reason())

    def change_pairing(self):
        """The last round otherwise: swapped, with people out and in."""
        rng, last = self.rng, self.office.state.last_round
        if last is None:
            return
        proposal = Proposal(last.number, last.seatings, last.sitting_out)
        places = [Place(each.table, seat) for each in last.seatings for seat in range(len(each.seats))]
        for _ in range(rng.randrange(3)):
            proposal = swapped(proposal, rng.choice(places), rng.choice(places)) if places else proposal
        if proposal.sitting_out and places and rng.random() < 0.5:
            proposal = swapped_with_out(
                self.office.state, proposal, rng.choice(places), rng.choice(proposal.sitting_out)
            )
        if rng.random() < 0.2 and proposal.seatings:
            proposal = removed(proposal, rng.choice(proposal.seatings).table)
        refused = self.office.change_pairing(proposal, self.reason())
        if refused is not None:
            self.refusals.append(refused)

    def swap_seats(self):
        number = self.round()
        self.submit(SeatsSwapped, round=number, first=self.place(number), second=self.place(number), reason="")

    def clock(self):
        rng, number = self.rng, self.round()
        self.club.wait(seconds=rng.randrange(900))
        kind = rng.choice((RoundStarted, RoundStarted, ClockStopped, ClockWentOn, TimeAdded))
        values = {} if kind is RoundStarted else {"table": rng.choice((0, self.table(number)))}
        if kind is TimeAdded:
            values |= {"seconds": rng.choice((300, -60, 0, 10**9)), "reason": self.reason()}
        self.submit(kind, round=number, **values)

    def note(self):
        number = self.round()
        self.submit(RoundScoresNoted, round=number, table=self.table(number), result=self.result())

    def result_of_one(self):
        number = self.round()
        source = self.rng.choice(list(Source))
        self.submit(ResultEntered, round=number, table=self.table(number), result=self.result(), source=source)

    def results_of_all(self):
        last = self.office.state.last_round
        for table in () if last is None else last.open_tables:
            for _ in range(4):
                if self.submit(ResultEntered, round=last.number, table=table, result=self.result()) is None:
                    break

    def correct(self):
        number = self.round()
        table = self.table(number)
        rounds = self.office.state.rounds
        held = rounds[number - 1].results.get(table) if 1 <= number <= len(rounds) else None
        old = held if held is not None and self.rng.random() < 0.95 else self.result()
        result = self.result() if self.rng.random() < 0.85 else None
        self.submit(ResultCorrected, round=number, table=table, old=old, result=result, reason=self.reason())

    def punish(self):
        points = self.rng.choice((0, 10, 50, -1, 10_000))
        self.submit(PenaltyGiven, round=self.round(), entrant=self.entrant(), points=points, reason=self.reason())

    def forgive(self):
        numbers = [each.number for each in self.office.state.penalties]
        self.submit(PenaltyWithdrawn, penalty=self.rng.choice([*numbers * 3, 0, 999]), reason=self.reason())

    def end(self):
        kind, more = TournamentReopened, {"reason": self.reason()}
        if self.rng.random() < 0.2 and not self.office.state.is_finished:
            kind, more = TournamentFinished, {}
        self.submit(kind, **more)

    def direct(self):
        self.office.direct(self.person())

    # People -------------------------------------------------------------------------------------------

    def need(self):
        """Somebody needs something; helpers may be anybody."""
        rng = self.rng
        needs = SeatNeeds(
            rng.choice((0, 0, 1, 3)),
            rng.choice((-1, -1, 0, 2)),
            rng.choice([0, 0, *self.members]),
            rng.random() < 0.1,
            rng.random() < 0.3,
            rng.random() < 0.1,
        )
        self.change_member(needs=needs if rng.random() < 0.3 else SeatNeeds())

    def rename(self):
        name = self.rng.choice(("Zoë de la Cruz", "X", "O'Neill, Pat", "王小明", "A. B. C. D. E. F. G. H."))
        self.change_member(name=name, shown=self.rng.choice(list(Shown)))

    def change_member(self, **changes):
        member = self.rng.choice(self.members)
        self.club.change_member(member, **changes)
        self.office.refresh()

    def forget(self):
        if len(self.members) > MEMBERS // 2 and self.rng.random() < 0.3:
            member = self.rng.choice(self.members)
            self.club.database.members.forget(member, f"Player {member}")
            self.members.remove(member)
            self.members.append(self.club.member(f"New {self.rng.randrange(10**6)}"))
            self.office.refresh()

    # Files and the program ----------------------------------------------------------------------------

    def reopen(self):
        """The program is left and entered again: everything is as it was."""
        before = self.office
        self.office = self.club.open(before.id)
        assert self.office.state == before.state and self.office.people == before.people
        assert self.office.proposal == before.proposal and self.office.director == before.director

    def travel(self):
        """To another computer, and from there back: byte for byte the same."""
        path = self.club.paths.database.parent / "archive.json"
        ours = archive_of(self.club.database, self.office.id)
        path.write_bytes(ours)
        archive = read_file(path)
        there = take_in(self.other.database, archive)
        assert relation(self.other.database.tournaments.facts(there), self.office.state.facts) is Relation.SAME
        people = dict(self.office.people)
        if self.travelled in (None, people):  # names that were changed here stay there as they were
            assert archive_of(self.other.database, there) == ours
            self.travelled = people
        path.write_bytes(archive_of(self.other.database, there))
        assert take_in(self.club.database, read_file(path)) == self.office.id
        assert replay(self.other.database.tournaments.facts(there)) == self.office.state
        for held in self.office.state.rounds:
            path.write_bytes(results_bytes(self.office.state, held.number))
            read_file(path)

    WISHES = (
        *[
            ("enter", 5),
            ("withdraw", 2),
            ("come_back", 3),
            ("rate", 1),
            ("replace", 2),
            ("change", 3),
            ("pair", 10),
            ("go_on", 8),
            ("by_hand", 8),
        ],
        *[("publish", 10), ("garble", 1), ("take_back", 1), ("change_pairing", 3), ("swap_seats", 3), ("clock", 4)],
        *[("note", 4), ("result_of_one", 6), ("results_of_all", 10), ("correct", 5), ("punish", 2), ("forgive", 2)],
        *[("end", 0.5), ("direct", 1), ("need", 1), ("rename", 1), ("forget", 1), ("reopen", 1), ("travel", 0.3)],
    )

    def step(self):
        """One wish by chance."""
        names, weights = zip(*self.WISHES)
        (name,) = self.rng.choices(names, weights)
        self.counts[name] = self.counts.get(name, 0) + 1
        getattr(self, name)()
        return name
