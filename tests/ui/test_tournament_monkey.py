"""A tournament in the hands of a monkey: thousands of wishes by chance, nonsense among them.

Nothing raises but refusals; what is stored is what is shown; everything that can be counted, explained and said of the
tournament can be, whatever has happened. Run as a program, it directs as many tournaments as told:
``python -m tests.ui.test_tournament_monkey 200``.
"""

import random
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from domino_desktop.i18n.language import language
from domino_desktop.tournament.by_hand import added, swapped
from domino_desktop.tournament.changes import replay
from domino_desktop.tournament.clock import table_clock
from domino_desktop.tournament.cross_table import cross_table
from domino_desktop.tournament.facts import (
    EntrantWithdrawn,
    PersonReplaced,
    ResultCorrected,
    ResultEntered,
    SettingsChanged,
)
from domino_desktop.tournament.history import entrant_history, person_history, summary
from domino_desktop.tournament.impact import impact
from domino_desktop.tournament.people import persons_in
from domino_desktop.tournament.proposal import PairingFault, Proposal
from domino_desktop.tournament.proposals import propose
from domino_desktop.tournament.refusals import Refused
from domino_desktop.tournament.results import Place
from domino_desktop.tournament.settings import EntrantKind, Format
from domino_desktop.tournament.standings import standings
from domino_desktop.tournament.why import why
from domino_desktop.ui.printing.sheets import Paper
from domino_desktop.ui.tournament.beginning.tournament_card import card_of
from domino_desktop.ui.tournament.papers.tournament_papers import Wish, kinds_of, made_paper
from domino_desktop.ui.tournament.parts.bracket_values import bracket_value
from domino_desktop.ui.tournament.parts.fact_words import Log
from domino_desktop.ui.tournament.parts.refusal_words import pairing_fault, refusal
from domino_desktop.ui.tournament.rounds.why_words import reason_sentence
from tests.controller.club_monkey import ClubMonkey
from tests.controller.clubs import Club, settings
from tests.tournament.played import score

STEPS, LOOK = 100, 7
"""Wishes of one tournament, and after how many it is looked at from all sides."""
EN = language("en")


@pytest.mark.parametrize("seed", range(5))
def test_whatever_a_director_wishes_for(qapp, tmp_path, seed):
    direct(tmp_path, seed)


def direct(folder, seed):
    """One tournament by chance; answers how often what was wished for."""
    club, other = Club(folder / "here"), Club(folder / "there")
    try:
        monkey = ClubMonkey(club, other, random.Random(seed))
        for step in range(STEPS):
            wish = monkey.step()
            if step % LOOK == LOOK - 1:
                try:
                    look(monkey)
                except Exception as error:
                    raise AssertionError(f"seed {seed}, step {step}: after {wish}") from error
        print_everything(monkey)
        monkey.travel()
        return monkey
    finally:
        club.close()
        other.close()


def look(monkey):
    """What is stored, counted, explained and said."""
    office = monkey.office
    state, chance = office.state, monkey.rng
    assert replay(monkey.club.database.tournaments.facts(office.id)) == state
    listed = [each.entrant for each in standings(state)]
    assert len(set(listed)) == len(listed) and set(state.playing) <= set(listed)
    for number in range(len(state.rounds) + 1):
        standings(state, number)
    assert len(cross_table(state)) == len(listed)
    for entrant in state.entrants:
        summary(entrant_history(state, entrant))
    for person in persons_in(state.facts):
        summary(person_history(state, person))
    for seating in state.last_round.seatings if state.rounds else ():
        table_clock(state, seating.table, office.now())
    if state.settings.format is Format.KNOCKOUT:
        bracket_value(office, EN)
    card_of(office.id, office, office.now(), EN)
    assert all(line.sentence for line in Log().lines(office, EN))
    assert all(refusal(office, refused, EN) for refused in monkey.refusals[-LOOK:])
    assert all(pairing_fault(office, fault, EN) for fault in monkey.faults[-2:])
    if office.proposal is not None:
        assert all(reason_sentence(office, reason, EN) for reason in office.warnings())
        explain(office, office.proposal)
    if state.rounds:
        held = chance.choice(state.rounds)
        explain(office, Proposal(held.number, held.seatings, held.sitting_out, is_by_hand=held.is_by_hand))
        for table, old in list(held.results.items())[:1]:
            if chance.random() < 0.2:
                place = (held.number, table, old, monkey.result(), "why not")
                impact(state, ResultCorrected(len(state.facts), office.now().isoformat(), 0, *place), office.needs)


def explain(office, proposal):
    """Why each table, and why whoever sits out."""
    for seating in proposal.seatings:
        for reason in why(office.state, office.needs, proposal, seating.table):
            assert reason_sentence(office, reason, EN, seating)
    for reason in why(office.state, office.needs, proposal, 0):
        assert reason_sentence(office, reason, EN)


def print_everything(monkey):
    """Every paper there is."""
    office = monkey.office
    for kind in kinds_of(office.state):
        number = len(office.state.rounds)
        making = made_paper(office, Wish(kind, ("en",), Paper.A4, round=number))
        try:
            while True:
                next(making)
        except StopIteration as made:
            assert made.value.text is not None


# What was found ---------------------------------------------------------------------------------------------


def chosen(kind, form):
    """Settings by rules that this kind of entrant can play."""
    return settings(kind, form, "block" if kind is EntrantKind.SINGLE else "pairs")


def proposed(office, **wish):
    office.keep_proposal(propose(office.state, office.needs, office._locked(), **wish))
    return office.proposal


def play(office):
    """One tournament round with its results."""
    proposed(office, byes_again=True)
    assert office.publish() is None
    last = office.state.last_round
    for table in last.open_tables:
        assert office.submit(ResultEntered, round=last.number, table=table, result=score((100, 40))) is None


FORMATS = [(EntrantKind.SINGLE, Format.SWISS), (EntrantKind.PAIR, Format.SWISS), (EntrantKind.CHANGING, Format.SWISS)]
FORMATS += [(EntrantKind.PAIR, Format.ROUND_ROBIN), (EntrantKind.PAIR, Format.KNOCKOUT)]


@pytest.mark.parametrize(("kind", "form"), FORMATS)
def test_a_proposal_is_explained_after_somebody_has_left_or_come_late(club, kind, form):
    office = club.office(chosen(kind, form), entrants=9)
    play(office)
    proposal = proposed(office, byes_again=True)
    for entrant in (*proposal.seatings[0].entrants, *proposal.sitting_out):
        if entrant in office.state.playing:
            assert office.submit(EntrantWithdrawn, entrant=entrant) is None
    reasons = why(office.state, office.needs, office.proposal, proposal.seatings[0].table)
    assert any("has left" in reason_sentence(office, reason, EN) for reason in reasons)
    explain(office, office.proposal)
    refused = office.publish()
    assert refused.kind is Refused.Kind.WITHDRAWN_PLACED


@pytest.mark.parametrize(("kind", "form"), FORMATS)
def test_a_locked_table_whose_player_has_left_is_made_up_anew(club, kind, form):
    office = club.office(chosen(kind, form), entrants=9)
    play(office)
    proposal = proposed(office, byes_again=True)
    office.keep_proposal(replace(proposal, locked=tuple(each.table for each in proposal.seatings)))
    assert office.submit(EntrantWithdrawn, entrant=proposal.seatings[0].entrants[0]) is None
    try:
        renewed = proposed(office, byes_again=True)
    except PairingFault as fault:  # a plan may have no further round
        assert fault.kind is PairingFault.Kind.ALL_PLAYED
        return
    assert proposal.seatings[0] not in renewed.seatings
    assert office.publish() is None


@pytest.mark.parametrize(("kind", "form"), FORMATS)
def test_whoever_plays_for_somebody_sits_in_the_proposal_at_once(club, kind, form):
    office = club.office(chosen(kind, form), entrants=8)
    play(office)
    proposal = proposed(office)
    entrant = proposal.seatings[0].entrants[0]
    new = office.add_person(club.member("Zoë Marsh"))
    old = office.state.entrants[entrant].persons[0]
    assert office.submit(PersonReplaced, entrant=entrant, old=old, new=new) is None
    seats = office.proposal.seatings[0].seats
    assert seats.index(new) == proposal.seatings[0].seats.index(old)
    assert office.publish() is None


def test_other_tables_are_changed_although_somebody_was_replaced_after_playing(club):
    office = club.office(entrants=6)
    proposed(office)
    office.publish()
    first = office.state.rounds[0].seatings[0]
    assert office.submit(ResultEntered, round=1, table=first.table, result=score((100, 40))) is None
    entrant = first.entrants[0]
    new, old = office.add_person(club.member("Zoë Marsh")), office.state.entrants[first.entrants[0]].persons[0]
    assert office.submit(PersonReplaced, entrant=entrant, old=old, new=new) is None
    held = office.state.rounds[0]
    changed = swapped(Proposal(1, held.seatings, held.sitting_out), Place(2, 0), Place(3, 1))
    assert office.change_pairing(changed, "a mistake") is None


def test_a_proposal_for_entrants_of_another_kind_is_gone(club):
    office = club.office(chosen(EntrantKind.SINGLE, Format.SWISS), entrants=8)
    proposed(office)
    assert office.submit(SettingsChanged, settings=chosen(EntrantKind.CHANGING, Format.SWISS)) is None
    assert office.proposal is None and office.warnings() == ()


@pytest.mark.parametrize("kind", EntrantKind)
def test_a_table_for_somebody_who_has_left_is_made_and_refused_only_when_published(club, kind):
    office = club.office(chosen(kind, Format.FREE), entrants=4)
    each = kind.entrants_at_table // 2
    proposal = proposed(office)
    assert office.submit(EntrantWithdrawn, entrant=1) is None
    sides = tuple(range(1, each + 1)), tuple(range(each + 1, 2 * each + 1))
    office.keep_proposal(added(office.state, office.needs, proposal, sides))
    explain(office, office.proposal)
    assert office.publish().kind is Refused.Kind.WITHDRAWN_PLACED


if __name__ == "__main__":
    application = QApplication([])
    wishes = 0
    for seed in range(1000, 1000 + int(sys.argv[1])):
        with tempfile.TemporaryDirectory() as folder:
            wishes += sum(direct(Path(folder), seed).counts.values())
    print(f"{wishes} wishes, nothing broke")
