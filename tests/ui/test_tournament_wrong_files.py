"""Wrong files and conflicting results in the window: one clear sentence each, and nothing is lost."""

import json
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from domino_desktop.controller.new_tournament import create_tournament
from domino_desktop.controller.tournament import TournamentController
from domino_desktop.core.codec import to_json
from domino_desktop.storage import tournament_files
from domino_desktop.storage.exchange import digest_of
from domino_desktop.storage.faults import StorageFault, StorageReason
from domino_desktop.storage.tournament_files import archive_of, results_bytes, take_in
from domino_desktop.tournament.changes import replay
from domino_desktop.tournament.facts import ResultCorrected, ResultEntered, RoundPaired, RoundStarted
from domino_desktop.tournament.merging import results_of
from domino_desktop.tournament.proposals import propose
from domino_desktop.ui.tournament.people.import_form import ImportForm
from domino_desktop.ui.tournament.rounds.conflicts_form import ConflictsForm
from domino_desktop.ui.tournament.rounds.result_entry import ResultEntry
from domino_desktop.ui.tournament.tabs import Tab
from tests.controller.clubs import settings
from tests.tournament.played import score
from tests.ui.club_windows import choose_file, in_view, office_in, open_tournament, tab_of, told


def sealed(content):
    """A file whose digest is right, whatever it says."""
    content = {**content, "form": 1, "fact_form": 1}
    return json.dumps({**content, "digest": digest_of(content)}).encode()


def filed(office, **changes):
    """Our results of the first tournament round, each with these changes."""

    results = [to_json(replace(each, **changes)) for each in results_of(office.state, 1)]
    return sealed({"what": tournament_files.RESULTS, "key": office.state.key, "results": results})


def cut(share):
    """So much of an archive, from its beginning."""

    def made(window, office):
        whole = archive_of(window._database, office.id)
        return whole[: int(share * (len(whole) - 2))]

    return made


def changed_points(window, office):
    return results_bytes(office.state, 1).replace(b"40", b"41")


CONTENTS = {
    "empty": (lambda window, office: b"", "neither a tournament nor results"),
    **{f"a part of {share}": (cut(share), "neither a tournament nor results") for share in (0.01, 0.3, 0.7, 1)},
    "another byte": (changed_points, "damaged or was changed"),
    "too large": (lambda window, office: b" " * (tournament_files.LARGEST + 1), "too large"),
    "another tournament": (
        lambda window, office: sealed({"what": tournament_files.RESULTS, "key": "f" * 32, "results": []}),
        "Open its archive first",
    ),
    "points of three sides": (
        lambda window, office: results_bytes(office.state, 1).replace(b"[100,40]", b"[100,40,7]"),
        "damaged or was changed",
    ),
}


@pytest.mark.parametrize("name", CONTENTS)
def test_a_wrong_file_is_one_sentence_and_changes_nothing(window, tmp_path, monkeypatch, name):
    office = office_in(window)
    office.submit(ResultEntered, round=1, table=1, result=score((100, 40)))
    made, sentence = CONTENTS[name]
    path = tmp_path / "from a stick.json"
    path.write_bytes(made(window, office))
    choose_file(monkeypatch, path)
    page = open_tournament(window, office, Tab.ROUND)
    tab_of(page, Tab.ROUND).import_wanted.emit()
    (text,) = told(window)
    assert sentence in text and "from a stick.json" in text
    assert in_view(window) is page and replay(window._database.tournaments.facts(office.id)) == office.state


def test_a_folder_a_missing_file_and_one_that_may_not_be_read(window, tmp_path, monkeypatch):
    office = office_in(window)
    page = open_tournament(window, office, Tab.ROUND)
    path = tmp_path / "a stick"
    choose_file(monkeypatch, path)
    tab_of(page, Tab.ROUND).import_wanted.emit()
    assert told(window) == ["a stick cannot be read."]
    path.mkdir()
    tab_of(page, Tab.ROUND).import_wanted.emit()
    assert told(window) == ["a stick cannot be read."]

    def fail(*_, **__):
        raise StorageFault(StorageReason.WRITING_IS_NOT_ALLOWED, path)

    monkeypatch.setattr(tournament_files, "read_json", fail)
    tab_of(page, Tab.ROUND).import_wanted.emit()
    assert told(window) == ["a stick cannot be read."]


@pytest.mark.parametrize("is_archive", [True, False])
def test_a_stick_that_is_full_is_named_with_its_own_folder(window, tmp_path, monkeypatch, is_archive):
    page = open_tournament(window, office_in(window), Tab.PUBLISH)
    path = tmp_path / "stick" / "a file.json"
    choose_file(monkeypatch, path)

    def fail(*_, **__):
        raise StorageFault(StorageReason.DISK_IS_FULL, path)

    monkeypatch.setattr(tournament_files, "write_whole", fail)
    tab = tab_of(page, Tab.PUBLISH)
    tab.archive_wanted.emit() if is_archive else tab.results_file_wanted.emit(1)
    assert told(window) == [f"The disk is full: nothing can be saved in {path.parent}"]


# Two directors ----------------------------------------------------------------------------------------------


def form_in(window):
    (form,) = (each for each in window.findChildren(ConflictsForm) if each.isVisible())
    return form


@pytest.mark.parametrize("is_archive", [True, False])
def test_two_directors_of_one_round(window, other, tmp_path, is_archive):
    """Equal, new, conflicting, for other people and for a table that is not there: all shown, none lost."""
    office = office_in(window, pairs=6)
    path = tmp_path / "file.json"
    path.write_bytes(archive_of(window._database, office.id))
    there_id = take_in(other._database, tournament_files.read_file(path))
    there = TournamentController(other._database.tournaments, other._database.members, there_id, other)
    for table, (ours, theirs) in enumerate([((100, 40), (100, 40)), ((100, 10), (10, 100)), (None, (100, 30))], 1):
        if ours:
            assert office.submit(ResultEntered, round=1, table=table, result=score(ours)) is None
        assert there.submit(ResultEntered, round=1, table=table, result=score(theirs)) is None
    path.write_bytes(archive_of(other._database, there_id) if is_archive else results_bytes(there.state, 1))
    page = open_tournament(window, office, Tab.ROUND)
    before = page.office.state
    window.doors.side._club._files.read(path, page.office, window.language)
    form = form_in(window)
    assert not form.main.isEnabled() and page.office.state == before
    form._conflicts[0].choose_by_digit(2)
    assert not form.main.isEnabled()
    form._reason.setText("they saw the card")
    assert form.main.isEnabled()
    # meanwhile somebody enters what the file would bring: that is told, and can be decided anew
    form.office.submit(ResultEntered, round=1, table=3, result=score((0, 100)))
    form.finish()
    assert form.isVisible() and "table 3" in form._note.text().casefold()
    form._new._boxes[1, 3].setChecked(False)
    form.finish()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    now = in_view(window).office.state
    assert isinstance(now.facts[-1], ResultCorrected)
    points = {table: result.points for table, result in now.rounds[0].results.items()}
    assert points == {1: (100, 40), 2: (10, 100), 3: (0, 100)}
    assert replay(window._database.tournaments.facts(office.id)) == now


def test_results_of_a_table_that_is_not_there_are_told(window, tmp_path):
    office = office_in(window)
    office.submit(ResultEntered, round=1, table=1, result=score((100, 40)))
    page = open_tournament(window, office, Tab.ROUND)
    for changes in ({"table": 77}, {"round": 9}, {"round": 0}, {"round": -1}, {"table": -3}):
        path = tmp_path / "file.json"
        path.write_bytes(filed(office, **changes))
        window.doors.side._club._files.read(path, page.office, window.language)
        form = form_in(window)
        assert not form.main.isEnabled()
        form.reject()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert page.office.state == office.state


def test_impossible_results_of_a_file_are_refused_in_the_form(window, tmp_path):
    office = office_in(window)
    office.submit(ResultEntered, round=1, table=1, result=score((100, 40)))
    path = tmp_path / "file.json"
    path.write_bytes(
        filed(office, table=2, sides=office.state.rounds[0].seatings[1].sides, result=score((250, 99_999)))
    )
    page = open_tournament(window, office, Tab.ROUND)
    window.doors.side._club._files.read(path, page.office, window.language)
    form = form_in(window)
    form.finish()
    assert form.isVisible() and form._note.text() and page.office.state == office.state
    form.reject()


def test_the_archive_of_the_tournament_in_view_brings_more_while_something_is_typed(window, other, tmp_path):
    office = office_in(window)
    path = tmp_path / "file.json"
    path.write_bytes(archive_of(window._database, office.id))
    there_id = take_in(other._database, tournament_files.read_file(path))
    there = TournamentController(other._database.tournaments, other._database.members, there_id, other)
    assert there.submit(RoundStarted, round=1) is None
    path.write_bytes(archive_of(other._database, there_id))
    page = open_tournament(window, office, Tab.ROUND)
    entry = tab_of(page, Tab.ROUND).findChild(ResultEntry)
    fields = [field for field in entry.findChildren(QLineEdit) if field.isVisible()]
    fields[0].setFocus()
    QTest.keyClicks(fields[0], "2")
    QTest.keyClick(fields[0], Qt.Key.Key_Return)
    QTest.keyClicks(window.focusWidget(), "87")
    window.doors.side._club._files.read(path, page.office, window.language)
    told(window)
    assert in_view(window) is page and page.office.state == there.state
    assert entry.isVisible() and "87" in [field.text() for field in entry.findChildren(QLineEdit)]


# Lists of people --------------------------------------------------------------------------------------------

RUBBISH = {
    "nothing": b"",
    "zeros": b"\0" * 5000,
    "a picture": b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 20,
    "half letters": "Åsa;Örn\n".encode()[:-3] + b"\xc3",
    "quotes": b'"Anna;Bruno\n"Carla',
    "separators": b";;;;;;\n,,,,\n\t\t",
    "one long line": b"x" * 200_000,
    "too large": b"Anna;Bruno\n" * 200_000,
    "utf-16 cut": "Anna;Bruno\n".encode("utf-16")[:-1],
    "marks": b"\xef\xbb\xbf\xef\xbb\xbf\n",
    "numbers": b"1;2\n-5;1e9\nNaN;inf",
    "markup": b"<b>Anna</b>;%1 %n\n{3};\\1",
}


@pytest.mark.parametrize("persons", [1, 2])
@pytest.mark.parametrize("name", RUBBISH)
def test_rubbish_as_a_list_of_people_is_told(qtbot, dress, languages, tmp_path, name, persons):
    dress()
    form = ImportForm(None, (), frozenset(), persons, languages["en"])
    qtbot.addWidget(form)
    form.show()
    read = []
    form.read.connect(read.append)
    path = tmp_path / "list.csv"
    path.write_bytes(RUBBISH[name])
    form.show_text("Kept;Text")
    form.open_file(path)
    form.open_file(tmp_path)
    form.open_file(tmp_path / "missing.csv")
    assert all(entrant.people for found in read for entrant in found)


def test_a_full_disk_at_each_step_of_a_round_loses_nothing(window, monkeypatch):
    """Whatever cannot be stored is told once, has not happened, and can be done again."""
    office = office_in(window, is_paired=False)
    page = open_tournament(window, office, Tab.ROUND)
    here = page.office

    proposal = propose(here.state, here.needs)
    values = {"round": 1, "seatings": proposal.seatings, "sitting_out": proposal.sitting_out}
    steps = [
        (RoundPaired, values),
        (RoundStarted, {"round": 1}),
        (ResultEntered, {"round": 1, "table": 1, "result": score((100, 40))}),
        (ResultEntered, {"round": 1, "table": 2, "result": score((100, 40))}),
    ]
    store = window._database.tournaments
    append = type(store).append

    def fail(*_):
        raise StorageFault(StorageReason.DISK_IS_FULL, window._paths.database)

    for kind, more in steps:
        before = here.state
        monkeypatch.setattr(type(store), "append", fail)
        assert here.submit(kind, **more) is None
        assert here.state == before == replay(store.facts(office.id))
        (sentence,) = told(window)
        assert sentence.startswith("The disk is full")
        monkeypatch.setattr(type(store), "append", append)
        assert here.submit(kind, **more) is None
        assert here.state != before and here.state == replay(store.facts(office.id))


def test_a_full_disk_while_a_tournament_is_made_is_told(window, monkeypatch):
    def fail(*_):
        raise StorageFault(StorageReason.DISK_IS_FULL, window._paths.database)

    office_in(window)
    assert create_tournament(window._database, settings())
    for name in ("create", "entries"):
        window.doors.show_start()
        monkeypatch.setattr(type(window._database.tournaments), name, fail)
        window.doors.side.show_tournaments()
        in_view(window).new_wanted.emit()
        if name == "create":
            in_view(window).created.emit(settings(name="Autumn cup"), "", "sv", None)
        sentences = told(window)
        assert sentences and all("disk is full" in sentence for sentence in sentences), (name, sentences)
        monkeypatch.undo()
