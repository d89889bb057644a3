"""The main window: settings kept and data moved, languages switched anywhere, trouble told in one sentence."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QMenu,
    QScrollArea,
    QStyle,
    QToolButton,
)

from domino_desktop.core.moves import Knock, ProposeBlock
from domino_desktop.core.views import TABLE
from domino_desktop.i18n.language import CODES, language
from domino_desktop.i18n.messages import errors, settings, start
from domino_desktop.i18n.messages import table as messages
from domino_desktop.i18n.narration import ruleset_fault_sentence, ruleset_name
from domino_desktop.storage import resources, rulesets
from domino_desktop.storage.faults import StorageFault, StorageReason
from domino_desktop.storage.settings import Pace, Settings
from domino_desktop.storage.setup import BlockCheck, SeatKind, SeatSetup, TableSetup
from domino_desktop.ui.dialogs.notice import Notice
from domino_desktop.ui.dialogs.question import Question
from domino_desktop.ui.pages.settings import SettingsPage
from domino_desktop.ui.table.desk import Desk
from tests.core.tables import DEAD_LINE, FIX_4, FIX_LIAR, LIAR_LINE
from tests.ui.page_frame import button, click
from tests.ui.seen import every_word, shown_texts
from tests.ui.studies import ScriptedStudy
from tests.ui.windows import Window


@pytest.fixture
def open_window(qtbot, look, tmp_path):
    windows = []

    def make(folder="data", **choices):
        windows.append(Window(qtbot, look, tmp_path / folder, **choices))
        return windows[-1]

    yield make
    for one in windows:
        one.leave()


def pane(window):
    """The settings page."""
    return window.findChild(SettingsPage)


def table_of(*names, spoken=("en", "en")):
    """A table of two people."""
    seats = (SeatSetup(name, SeatKind.HUMAN, spoken[seat], seat) for seat, name in enumerate(names))
    return TableSetup(tuple(seats), rulesets.load("block"))


def choose_folder(monkeypatch, folder):
    monkeypatch.setattr(QFileDialog, "exec", lambda dialog: True)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda dialog: [str(folder)])


def agree(page):
    (question,) = [one for one in page.findChildren(Question) if one.isVisible()]
    question.accept()
    QApplication.processEvents()


def told(window):
    return [shown_texts(notice)[0] for notice in window.findChildren(Notice) if notice.isVisible()]


def names_in(widget, names):
    """Which of these names are shown or spoken there."""
    heard = every_word(widget)
    return {name for name in names if any(name in words for words in heard)}


def copy_of(window, monkeypatch, folder):
    folder.mkdir()
    choose_folder(monkeypatch, folder)
    window.doors.show_settings()
    pane(window).copy_wanted.emit()
    (copied,) = folder.iterdir()
    return copied


def test_everything_copied_deleted_and_restored(open_window, monkeypatch, tmp_path):
    window = open_window(settings=Settings(language="sv", text_scale=125))
    window.matches.play_now("Åsa")
    before = window.table.controller.view(TABLE)
    copied = copy_of(window, monkeypatch, tmp_path / "stick")
    pane(window).delete_wanted.emit()
    assert window.table is None
    assert window.settings == Settings()
    assert language("sv").say(start.YOUR_NAME) in shown_texts(window)
    window.doors.show_settings()
    choose_folder(monkeypatch, copied)
    pane(window).restore_wanted.emit()
    agree(pane(window))
    assert window.settings.text_scale == 125 and window.settings.language == "sv"
    window.doors.show_start()
    assert language("sv").say(start.CONTINUE) in shown_texts(window)
    window.matches.continue_last()
    assert window.table.controller.view(TABLE).history == before.history


def test_restored_language(open_window, monkeypatch, tmp_path):
    window = open_window(settings=Settings(language="sv"))
    copied = copy_of(window, monkeypatch, tmp_path / "stick")
    other = open_window("other", settings=Settings(language="it"))
    other.doors.show_settings()
    pane(other).delete_wanted.emit()
    other.doors.show_settings()
    choose_folder(monkeypatch, copied)
    pane(other).restore_wanted.emit()
    agree(pane(other))
    assert other.language.code == "sv"
    assert language("sv").say(settings.TITLE) in shown_texts(other)


@pytest.mark.parametrize("damage", ["nothing", "changed", "gone"])
def test_a_folder_that_is_no_copy(open_window, monkeypatch, tmp_path, damage):
    window = open_window()
    window.matches.play_now("Anna")
    copied = copy_of(window, monkeypatch, tmp_path / "stick")
    if damage == "nothing":
        for path in copied.iterdir():
            path.unlink()
    elif damage == "gone":
        shutil.rmtree(copied)
    else:
        (copied / "domino.sqlite").write_bytes(b"x")
    choose_folder(monkeypatch, copied)
    pane(window).restore_wanted.emit()
    assert language("en").say(settings.NOT_A_COPY, str(copied)) in shown_texts(window)
    assert window.table is not None


def test_language_from_the_menu_on_settings_stays(open_window):
    window = open_window()
    window.doors.show_settings()
    window.choose_language("it")
    texts = shown_texts(window)
    assert language("it").say(settings.TITLE) in texts
    click(button(pane(window), language("it").say(settings.PACE_SLOW)))
    assert window.settings.language == "it" and window.settings.pace is Pace.SLOW
    assert window.language.code == "it"


def test_sound_from_the_menu_on_settings_stays(open_window):
    window = open_window()
    window.doors.show_settings()
    was_on = window.settings.sound
    switch = button(pane(window), language("en").say(settings.SOUND))
    assert switch.isChecked() is was_on
    window.toggle_sound()
    assert switch.isChecked() is not was_on
    click(button(pane(window), language("en").say(settings.PACE_SLOW)))
    assert window.settings.pace is Pace.SLOW and window.settings.sound is not was_on


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("page", ["start", "setup", "settings", "help"])
def test_pages_follow_language(open_window, code, page):
    window = open_window()
    getattr(window.doors, f"show_{page}")()
    window.choose_language(code)
    fresh = open_window("fresh", settings=Settings(language=code))
    getattr(fresh.doors, f"show_{page}")()
    a, b = (sorted(t for t in shown_texts(w) if "/data" not in t and "/fresh" not in t) for w in (window, fresh))
    assert a == b


def test_who_plays_alone_changes_the_own_language_at_the_table_too(open_window):
    window = open_window()
    window.matches.play_now("Anna")
    before = window.table.controller.view(TABLE).history
    window.choose_language("it")
    assert window.table.findChild(Desk).locale() == language("it").locale
    assert window.table.controller.view(TABLE).history == before
    window.doors.show_start()
    window.matches.continue_last()
    assert window.table.findChild(Desk).locale() == language("it").locale


def test_several_people_keep_their_own_languages_at_the_table(open_window):
    window = open_window()
    window.matches.open_table(table_of("Anna", "Bea", spoken=("sv", "id")))
    spoken = window.table.findChild(Desk).locale()
    assert spoken in (language("sv").locale, language("id").locale)
    window.choose_language("it")
    assert window.table.findChild(Desk).locale() == spoken
    assert window.menuBar().actions()[0].text() == language("it").say(messages.MENU_GAME)


def test_qt_speaks_the_language_of_the_program_at_once(open_window):
    window = open_window()
    cancel = set()
    for code in CODES[1:]:
        window.choose_language(code)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        cancel.add(box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", ""))
    assert cancel == {"Annulla", "Cancelar", "Avbryt", "Batal"}


@pytest.mark.parametrize("code", CODES[1:])
def test_the_dialog_that_asks_for_a_folder_speaks_no_english(open_window, monkeypatch, code):
    """As Qt builds it where the desktop brings none of its own."""
    window = open_window(settings=Settings(language=code))
    window.doors.show_settings()
    seen = []

    def look(dialog):
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        seen.extend(label.text() for label in dialog.findChildren(QLabel))
        seen.extend(button.text() for button in dialog.findChildren(QDialogButtonBox)[0].buttons())
        seen.extend(button.toolTip() for button in dialog.findChildren(QToolButton))
        return False

    monkeypatch.setattr(QFileDialog, "exec", look)
    pane(window).copy_wanted.emit()
    assert len(seen) > 8
    english = {"Look in", "Files of type", "Directory", "Choose", "Cancel", "Back", "Forward", "Open", "Save"}
    assert english & {text.replace("&", "").rstrip(":") for text in seen} == set()


def test_a_language_that_this_version_does_not_speak_becomes_the_nearest(open_window):
    window = open_window(settings=Settings(language="pt_AO"))
    for show in (window.doors.show_settings, window.doors.show_help, window.doors.show_setup, window.matches.play_now):
        show()
    assert window.language.code == "pt_PT"


def test_a_match_that_cannot_be_read_is_told_once_and_an_earlier_one_offered(open_window):
    window = open_window()
    window.matches.open_table(table_of("Anna", "Bea"))
    window.matches.open_table(table_of("Carl", "Dora"))
    window._database._connection.execute("UPDATE events SET facts = '{}' WHERE number = 1 AND match_id = 2")
    window.doors.show_start()
    assert told(window) == [language("en").say(errors.MATCH_DAMAGED)]
    assert names_in(window.centralWidget().currentWidget(), ("Anna", "Bea", "Carl")) == {"Anna", "Bea"}
    window.matches.continue_last()
    assert [seat.name for seat in window.table.controller.setup.seats] == ["Anna", "Bea"]
    window.doors.show_start()
    assert len(told(window)) == 1
    assert len(window._database.matches()) == 2


@pytest.mark.parametrize("rulesets_left", [[], ["block"]], ids=["none", "others"])
def test_a_match_goes_on_without_the_file_of_its_rules(open_window, monkeypatch, rulesets_left):
    window = open_window()
    window.matches.open_table(table_of("Anna", "Bea"))
    before = window.table.controller.view(TABLE)
    window.doors.show_start()
    monkeypatch.setattr(rulesets, "usable_and_faulty", lambda: (tuple(map(rulesets.load, rulesets_left)), ()))
    window.matches.continue_last()
    assert window.table.controller.view(TABLE) == before


def test_a_rule_set_file_with_a_mistake_is_told_and_the_others_are_offered(open_window, monkeypatch, tmp_path, qtbot):
    folder = tmp_path / "rulesets"
    shutil.copytree(resources.resource("rulesets", ""), folder)
    wrong = folder / "draw-reserve-two.toml"
    wrong.write_text(wrong.read_text(encoding="utf-8").replace("direction", "direktion"), encoding="utf-8")
    monkeypatch.setattr(rulesets, "_folder", lambda: folder)
    window = open_window(settings=Settings(language="sv"))
    window.doors.show_rulesets()
    qtbot.waitUntil(lambda: window.centralWidget().currentWidget().is_complete)
    with pytest.raises(rulesets.RuleSetFileFault) as refused:
        rulesets.read(wrong)
    why = ruleset_fault_sentence(refused.value.fault, language("sv"))
    assert "direktion" in why
    assert told(window) == [language("sv").say(errors.RULESET_REFUSED, str(wrong), why)]
    assert ruleset_name("block", language("sv")) in shown_texts(window)
    assert ruleset_name("draw-reserve-two", language("sv")) not in shown_texts(window)
    window.matches.play_now()
    assert window.table is not None
    shutil.copyfile(wrong, folder / "classic-draw.toml")
    window.matches.play_now()
    assert language("sv").say(errors.RULESET_REFUSED, str(folder / "classic-draw.toml"), why) in told(window)


def full_disk(*_):
    raise StorageFault(StorageReason.DISK_IS_FULL, Path("somewhere"))


def test_a_full_disk_is_told_with_its_folder_and_nothing_begins(open_window, monkeypatch, tmp_path):
    window = open_window()
    monkeypatch.setattr(window._database, "create_match", full_disk)
    window.matches.play_now("Anna")
    assert told(window) == [language("en").say(errors.DISK_IS_FULL, str(tmp_path / "data"))]
    assert window.table is None


def test_settings_that_cannot_be_kept_are_followed_all_the_same(open_window, monkeypatch):
    window = open_window()
    monkeypatch.setattr(window._file, "save", full_disk)
    window.choose_language("it")
    assert len(told(window)) == 1
    assert window.language.code == "it"


def test_closing_says_nothing_even_if_nothing_can_be_kept(open_window, monkeypatch):
    window = open_window()
    monkeypatch.setattr(window._file, "save", full_disk)
    window.close()
    assert not window.isVisible() and told(window) == []


@pytest.mark.parametrize("deed", ["copy", "restore", "delete"])
def test_data_that_cannot_be_moved_are_told_on_the_page(open_window, monkeypatch, tmp_path, deed):
    window = open_window()
    window.matches.play_now("Anna")
    copied = copy_of(window, monkeypatch, tmp_path / "stick")
    before = window.table.controller.view(TABLE)
    monkeypatch.setattr(f"domino_desktop.storage.exchange.{deed}_everything", full_disk)
    choose_folder(monkeypatch, copied)
    getattr(pane(window), f"{deed}_wanted").emit()
    if deed == "restore":
        agree(pane(window))
    place = copied if deed == "copy" else tmp_path / "data"
    assert language("en").say(errors.DISK_IS_FULL, str(place)) in shown_texts(window)
    QTest.keyClick(pane(window), Qt.Key.Key_Escape)
    if window.table is None:
        window.matches.continue_last()
    assert window.table.controller.view(TABLE).history == before.history


def test_a_match_that_is_open_goes_on_after_its_data_were_restored(open_window, monkeypatch, tmp_path):
    window = open_window()
    window.matches.open_table(table_of("Anna", "Bea"))
    copied = copy_of(window, monkeypatch, tmp_path / "stick")
    window.matches.open_table(table_of("Carl", "Dora"))
    choose_folder(monkeypatch, copied)
    window.doors.show_settings()
    pane(window).restore_wanted.emit()
    agree(pane(window))
    assert window.table is None
    QTest.keyClick(pane(window), Qt.Key.Key_Escape)
    window.matches.continue_last()
    assert [seat.name for seat in window.table.controller.setup.seats] == ["Anna", "Bea"]
    kept = next(tmp_path.glob("data/before-restore-*"))
    choose_folder(monkeypatch, kept)
    window.doors.show_settings()
    pane(window).restore_wanted.emit()
    agree(pane(window))
    window.matches.continue_last()
    assert [seat.name for seat in window.table.controller.setup.seats] == ["Carl", "Dora"]


@pytest.mark.parametrize(
    "names",
    [
        ("\U0001f469\u200d\U0001f469\u200d\U0001f467", "\U0001f1ee\U0001f1f9"),
        ("\u0645\u0631\u064a\u0645 6-6", "\u05e9\u05dc\u05d5\u05dd (5)"),
        ("W" * 60, "\u6f22" * 60),
        ("<b>x</b>", "&x %1 %n"),
    ],
    ids=["emoji", "right to left", "sixty", "marks"],
)
def test_every_name_is_shown_as_it_was_typed(open_window, names):
    window = open_window()
    window.matches.open_table(table_of(*names))
    assert names_in(window.table, names) == set(names)
    window.doors.show_start()
    assert names_in(window, names) == set(names)
    window.doors.show_settings()
    assert names_in(pane(window), names) == set(names)


def reach_the_end(page):
    """Scroll down by the keyboard until nothing moves any more; answers how far there was to go."""
    bar = page.findChild(QScrollArea).verticalScrollBar()
    place = -1
    while bar.value() != place:
        place = bar.value()
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_PageDown)
    assert place == bar.maximum()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_PageUp)
    assert bar.value() < place
    return place


@pytest.mark.parametrize("page", ["help", "settings", "setup"])
def test_the_keyboard_alone_reaches_the_end_of_a_long_page(open_window, page):
    window = open_window(settings=Settings(language="en", text_scale=200), size=(800, 600))
    getattr(window.doors, f"show_{page}")()
    QApplication.processEvents()
    assert reach_the_end(window.centralWidget().currentWidget()) > 0


@pytest.mark.parametrize(("line", "hands", "check"), [(DEAD_LINE, FIX_4, "TOGETHER"), (LIAR_LINE, FIX_LIAR, "HONOUR")])
def test_the_keyboard_alone_reaches_the_end_of_the_walk_the_score_and_a_proof(seat_people, look, line, hands, check):
    look.follow(Settings(text_scale=200))
    table = seat_people(
        line, hands, humans=(0, 1, 2, 3), opens_walk=False, check=BlockCheck[check], size=(800, 600), reduced=True
    )
    table.submit(0, ProposeBlock())
    QApplication.processEvents()
    assert table.sheet.isVisible() and reach_the_end(table.sheet) > 0
    for seat in (1, 2, 3):
        table.submit(seat, Knock())
    table.wait(lambda: table.shown is not table.desk)
    QApplication.processEvents()
    assert reach_the_end(table.shown) > 0


def test_a_score_comes_back_in_the_language_in_which_it_was_left(seat_people):
    table = seat_people(DEAD_LINE, FIX_4, humans=(0, 1, 2, 3), opens_walk=False, reduced=True)
    table.submit(0, ProposeBlock())
    for seat in (1, 2, 3):
        table.submit(seat, Knock())
    table.wait(lambda: table.shown is table.score_page)
    spoken = table.score_page.locale()
    assert spoken == language("id").locale
    table.reopen()
    assert table.shown is table.score_page and table.score_page.locale() == spoken


def test_a_menu_that_is_higher_than_the_screen_scrolls(open_window):
    for menu in open_window().menuBar().findChildren(QMenu):
        assert menu.style().styleHint(QStyle.StyleHint.SH_Menu_Scrollable, None, menu) == 1


def test_the_menu_switches_the_coach_for_one_person_and_a_table_laid_anew_keeps_it(open_window):
    window, study = open_window(), ScriptedStudy()
    window._furniture.__dict__["study"] = study
    study.stop = lambda: None
    coach = window.menus._coach
    assert not coach.isEnabled()
    window.matches.play_now("Giulia")
    window.menus._titles[1][0].aboutToShow.emit()
    assert coach.isEnabled() and not coach.isChecked()
    coach.trigger()
    assert window.table.coaching.is_on and coach.isChecked()
    before = window.table
    window.choose_language("it")
    assert window.table is not before and window.table.coaching.is_on
    window.menus._titles[1][0].aboutToShow.emit()
    assert coach.isChecked()
    coach.trigger()
    assert not window.table.coaching.is_on and not coach.isChecked()
