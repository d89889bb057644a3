"""The log of a tournament: a sentence for every fact, found again by its words, and what set something right."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any, get_args

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from domino_desktop.controller.tournament import TournamentController
from domino_desktop.i18n.language import CODES, Language
from domino_desktop.i18n.messages import tournament_log as words
from domino_desktop.storage.members import Member, Shown
from domino_desktop.tournament.changes import replay
from domino_desktop.tournament.facts import (
    ClockStopped,
    ClockWentOn,
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
    RoundScoresNoted,
    RoundStarted,
    SeatsSwapped,
    SettingsChanged,
    TimeAdded,
    TournamentFinished,
    TournamentReopened,
)
from domino_desktop.tournament.results import MatchScore, Outcome, Place, Source, TableResult
from domino_desktop.tournament.settings import Format, TieBreak
from domino_desktop.ui.tournament.numbers.log_tab import LogTab
from domino_desktop.ui.tournament.papers.tournament_papers import PaperKind
from domino_desktop.ui.tournament.parts.fact_words import Log, fact_sentence
from domino_desktop.ui.tournament.parts.number_table import NumberTable
from domino_desktop.ui.tournament.parts.result_words import result_text, signed, wins_text
from tests.ui.club_offices import DIRECTOR, club_office, do, play, play_in_circles, played, settings
from tests.ui.page_frame import art, button, icons, show, type_text


@pytest.fixture
def say(languages: dict[str, Language]) -> Language:
    return languages["en"]


def told(office: TournamentController, language: Language, **choices: Any) -> list[str]:
    return [line.sentence for line in Log(**choices).lines(office, language)]


def everything() -> TournamentController:
    """A tournament in which everything happens that can happen."""
    office = club_office(5)
    do(office, SettingsChanged, settings=replace(office.state.settings, tie_breaks=(TieBreak.WINS, TieBreak.LOT)))
    do(office, EntrantWithdrawn, entrant=5, reason="ill")
    do(office, EntrantReturned, entrant=5)
    for rating in (1500, 1600, 0):
        do(office, RatingChanged, entrant=5, rating=rating)
    play(office)
    first = office.state.rounds[0]
    table = first.seatings[0].table
    old = first.results[table]
    right = played(*reversed(old.points))
    do(office, ResultCorrected, round=1, table=table, old=old, result=right, reason="Bruno Ferreira had it turned")
    do(office, PenaltyGiven, round=1, entrant=2, points=25, reason="late")
    do(office, PenaltyGiven, round=1, entrant=3, points=0, reason="noise")
    do(office, PenaltyWithdrawn, penalty=len(office.state.facts) - 2, reason="it was traffic")
    do(office, PersonReplaced, entrant=1, old=1, new=DIRECTOR, reason="went home")
    play(office, leaves_open=2)
    do(office, PairingWithdrawn, round=2, reason="one more pair came")
    play(office, leaves_open=2)
    second = office.state.rounds[1]
    one, other = second.seatings
    exchanged = (
        replace(one, sides=(one.sides[0], other.sides[0]), seats=_seats(one.seats[::2], other.seats[::2])),
        replace(other, sides=(one.sides[1], other.sides[1]), seats=_seats(one.seats[1::2], other.seats[1::2])),
    )
    do(office, PairingChanged, round=2, seatings=exchanged, sitting_out=second.sitting_out, reason="by hand")
    do(office, RoundStarted, round=2)
    do(office, ClockStopped, round=2, table=one.table)
    do(office, ClockWentOn, round=2, table=one.table)
    do(office, ClockStopped, round=2)
    do(office, ClockWentOn, round=2)
    do(office, TimeAdded, round=2, table=one.table, seconds=300)
    do(office, TimeAdded, round=2, table=0, seconds=-90)
    do(office, RoundScoresNoted, round=2, table=one.table, result=played(40, 30))
    do(office, SeatsSwapped, round=2, first=Place(one.table, 0), second=Place(other.table, 1))
    forfeit = TableResult(Outcome.FORFEIT, winner=1)
    do(office, ResultEntered, round=2, table=one.table, result=forfeit, source=Source.DESK)
    do(office, ResultEntered, round=2, table=other.table, result=played(100, 80), source=Source.FILE)
    do(office, TournamentFinished)
    do(office, TournamentReopened, reason="a table was missing")
    return office


def _seats(first: tuple[int, ...], second: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(person for both in zip(first, second, strict=True) for person in both)


# Sentences --------------------------------------------------------------------------------------------


def test_the_tournament_of_this_test_has_every_kind_of_fact() -> None:
    assert {type(fact) for fact in everything().state.facts} == set(get_args(Fact))


@pytest.mark.parametrize("code", CODES)
def test_every_fact_has_a_whole_sentence_in_every_language(languages: dict[str, Language], code: str) -> None:
    lines = Log().lines(everything(), languages[code])
    for line in lines:
        assert not re.search(r"%\d|%n|\{\d+\}", line.sentence), line.sentence
        assert len(line.sentence.split()) > 1
    assert len({line.number for line in lines}) == len(lines)


def test_the_sentences_say_what_happened(say: Language) -> None:
    log = told(everything(), say)
    assert log[0] == "The tournament \u201cClub evening\u201d was set up (Pairs, Swiss)."
    assert log[1] == "Anna Rossi & Bruno Ferreira entered as number 1."
    assert "The order is now decided by: Wins, Lot." in log
    assert "Ingrid Åkesson & João Batista dos Santos withdrew. Reason: ill" in log
    assert "Ingrid Åkesson & João Batista dos Santos came back." in log
    who = "Ingrid Åkesson & João Batista dos Santos"
    assert f"{who}: the rating is now 1,500." in log
    assert f"{who}: the rating is now 1,600; it was 1,500." in log
    assert f"{who}: no rating any more; it was 1,600." in log
    assert "Round 1: 25 penalty points for Carla Almeida & Dimas Santoso. Reason: late" in log
    assert "Round 1: a warning for Elsa Lindqvist & Fabio Conti. Reason: noise" in log
    assert "Teresa Nunes plays on in place of Anna Rossi. Reason: went home" in log
    assert "The pairing of round 2 was taken back. Reason: one more pair came" in log
    assert "Round 2: these tables were made up anew: 1 and 2." in " ".join(log)
    assert "Round 2: table 1 got 5:00 more." in log
    assert "Round 2: 1:30 was taken from all tables." in log
    assert "Round 2, table 1: 40 : 30 so far." in log
    assert log[-2:] == [
        "The tournament was closed.",
        "The tournament was opened again. Reason: a table was missing",
    ]


def test_a_correction_tells_table_old_new_and_why(say: Language) -> None:
    office = everything()
    correction = office.state.corrections[0]
    line = Log().lines(office, say)[correction.number]
    first, second = correction.old.points
    assert f": {first} : {second} was wrong, right is {second} : {first}." in line.sentence
    assert line.sentence.startswith("Round 1, table 1, ")
    assert line.sentence.endswith("Reason: Bruno Ferreira had it turned")
    assert "{" not in correction.reason.replace("{2}", "") and "Bruno" not in correction.reason
    assert (line.number, line.who, line.sets_right) == (correction.number, "Teresa Nunes", True)


def test_who_was_replaced_keeps_the_name_in_what_was_before(say: Language) -> None:
    office = everything()
    place = next(fact.number for fact in office.state.facts if isinstance(fact, PersonReplaced))
    log = told(office, say)
    assert "Anna Rossi" in log[1]
    assert not any("Anna Rossi" in sentence for sentence in log[place + 1 :])


def test_a_table_is_named_by_who_sat_there_then(say: Language) -> None:
    """A pairing that was taken back later does not change what was said about it, nor does one that was changed."""
    office = everything()
    facts = office.state.facts
    for fact in facts:
        if isinstance(fact, ResultEntered):
            before = replay(facts[: fact.number])
            seating = before.rounds[fact.round - 1].seating(fact.table)
            assert seating is not None
            sentence = fact_sentence(office, before, fact, say)
            for person in seating.seats:
                assert office.people[person].name in sentence


def test_who_has_lost_in_a_knockout_does_not_sit_out(say: Language) -> None:
    office = club_office(4, settings(format=Format.KNOCKOUT, rounds=0))
    play(office, 2)
    assert not any("Sitting out" in sentence for sentence in told(office, say))


def test_public_lines_show_names_as_their_owners_want(say: Language) -> None:
    office = everything()
    people: dict[int, Member] = office._store._people  # type: ignore[attr-defined]
    people[2] = replace(people[2], shown=Shown.NUMBER)
    people[3] = replace(people[3], shown=Shown.INITIAL)
    office.refresh()
    public = " ".join(told(office, say, is_public=True))
    assert "Bruno Ferreira" not in public and "Player 2 had it turned" in public
    assert "Carla Almeida" not in public and "Carla A." in public
    assert "Bruno Ferreira" in " ".join(told(office, say))


def test_lines_that_were_told_are_told_once(say: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is new costs no more than itself; other names and other languages begin anew."""
    office, log, asked = everything(), Log(), []
    before = log.lines(office, say)
    line = Log._line
    monkeypatch.setattr(Log, "_line", lambda *args: asked.append(args[2]) or line(*args))
    do(office, TournamentFinished)
    now = log.lines(office, say)
    assert now[:-1] == before
    assert len(asked) == 1
    assert now == Log().lines(office, say)


# Results in words -------------------------------------------------------------------------------------


def test_results_in_few_words(say: Language) -> None:
    sides = ("Anna", "Bruno")
    three = TableResult(Outcome.PLAYED, tuple(MatchScore(points) for points in ((100, 80), (60, 100), (100, 90))))
    level = TableResult(Outcome.PLAYED, (MatchScore((90, 90)),), winner=1)
    assert [result_text(each, sides, say) for each in (played(200, 150), three, level, None)] == [
        "200 : 150",
        "2 : 1 (100 : 80; 60 : 100; 100 : 90)",
        "90 : 90, play-off won by Bruno",
        "no result",
    ]
    assert result_text(TableResult(Outcome.FORFEIT, winner=0), sides, say) == "not played, win for Anna"
    assert result_text(TableResult(Outcome.BOTH_LOST), sides, say) == "not played, both lose"
    assert result_text(TableResult(Outcome.NOT_PLAYED), sides, say) == "not played, counts for nobody"


def test_halves_and_signs(say: Language) -> None:
    assert [wins_text(each, say) for each in (0, 1, 2, 5)] == ["0", "\u00bd", "1", "2\u00bd"]
    assert [signed(each, say) for each in (1200, 0, -30)] == ["+1,200", "0", "\u221230"]


# The tab ----------------------------------------------------------------------------------------------


@pytest.fixture
def tab(qtbot: QtBot, dress: Callable[..., None], say: Language) -> LogTab:
    made = LogTab(art(), icons())
    made.present(everything(), say)
    show(qtbot, made, 1280, 700)
    return made


def shown(tab: LogTab) -> list[str]:
    table = tab.findChild(NumberTable)
    assert table is not None
    model = table.view.model()
    return [model.index(row, 2).data() for row in range(model.rowCount())]


def test_words_find_lines_and_esc_shows_all_again(qtbot: QtBot, tab: LogTab) -> None:
    field = tab.findChild(QLineEdit)
    assert field is not None
    everything_told = shown(tab)
    type_text(field, "penalty carla")
    qtbot.waitUntil(lambda: len(shown(tab)) == 2)
    assert all("Carla" in sentence for sentence in shown(tab))
    QTest.keyClick(field, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: shown(tab) == everything_told)


def test_corrections_can_be_seen_alone(qtbot: QtBot, tab: LogTab) -> None:
    button(tab, "Corrections only").click()
    sentences = shown(tab)
    assert any("was wrong, right is" in sentence for sentence in sentences)
    assert not any("entered as number" in sentence for sentence in sentences)


def test_nothing_found_says_so(qtbot: QtBot, tab: LogTab, say: Language) -> None:
    field, table = tab.findChild(QLineEdit), tab.findChild(NumberTable)
    assert field is not None and table is not None
    type_text(field, "zeppelin")
    qtbot.waitUntil(lambda: table.isHidden())
    assert say.say(words.NOTHING_FOUND) in [label.text() for label in tab.findChildren(type(tab._nothing))]


def test_the_newest_line_is_in_view_and_follows(qtbot: QtBot, tab: LogTab, say: Language) -> None:
    table = tab.findChild(NumberTable)
    assert table is not None and tab._office is not None
    assert table.current() == tab._office.state.facts[-1].number
    do(tab._office, TournamentFinished)
    tab.present(tab._office, say)
    assert table.current() == tab._office.state.facts[-1].number
    table.choose(3)
    do(tab._office, TournamentReopened, reason="again")
    tab.present(tab._office, say)
    assert table.current() == 3, "who reads further up is left alone"


def test_where_it_is_narrow_time_and_director_stand_below(qtbot: QtBot, tab: LogTab) -> None:
    table = tab.findChild(NumberTable)
    assert table is not None
    assert table.view.model().columnCount() == 4
    tab.resize(500, 600)
    QApplication.processEvents()
    assert table.view.model().columnCount() == 2
    assert "Teresa Nunes" in table.view.model().index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)


def test_the_log_can_be_printed(qtbot: QtBot, tab: LogTab) -> None:
    with qtbot.waitSignal(tab.paper_wanted) as wanted:
        button(tab, "Print the log").click()
    assert wanted.args == [PaperKind.LOG]


def test_the_tab_speaks_another_language_at_once(tab: LogTab, languages: dict[str, Language]) -> None:
    assert tab._office is not None
    tab.present(tab._office, languages["it"])
    table = tab.findChild(NumberTable)
    assert table is not None
    assert shown(tab) == told(tab._office, languages["it"])


def test_a_long_log_is_told_bit_by_bit(qtbot: QtBot, dress: Callable[..., None], say: Language) -> None:
    office = club_office(60, settings(rounds=9))
    play_in_circles(office, 5)
    tab = LogTab(art(), icons())
    tab.present(office, say)
    assert not shown(tab), "the window does not wait for all of it"
    show(qtbot, tab)
    qtbot.waitUntil(lambda: len(shown(tab)) == len(office.state.facts))
    assert shown(tab) == told(office, say)
