"""Another theme or text size while the program runs: everything looks as if it had just been built for it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QRadioButton

from domino_desktop.storage.settings import Cloth, Pace, ReducedMotion, Settings, Surroundings, Theme, TileSet
from domino_desktop.ui.pages.settings import SettingsPage
from domino_desktop.ui.table import bubble
from domino_desktop.ui.table.desk import Desk
from domino_desktop.ui.table.page import TablePage
from tests.gallery.screens import Screens
from tests.gallery.stages import Stage
from tests.ui.settled import settle
from tests.ui.windows import Window

EVENING = Settings(language="it", pace=Pace.INSTANT, reduced_motion=ReducedMotion.ON)
CONTRAST = replace(EVENING, theme=Theme.HIGH_CONTRAST)
SENTENCE = "Nessuna tessera va bene."


@pytest.fixture(autouse=True)
def _time_stands_still(qapp, monkeypatch):
    """No text cursor blinks and no sentence goes by itself: pictures of the same screen would differ by chance."""
    monkeypatch.setattr(bubble, "_LEAST_TIME", 3_600_000)
    before = qapp.cursorFlashTime()
    qapp.setCursorFlashTime(0)
    yield
    qapp.setCursorFlashTime(before)


def picture(widget):
    settle(widget)
    return widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def difference(one, another):
    """How many of a thousand pixels differ."""
    assert one.size() == another.size()
    if one == another:
        return 0.0
    places = [(x, y) for x in range(0, one.width(), 2) for y in range(0, one.height(), 2)]
    return 1000 * sum(one.pixel(x, y) != another.pixel(x, y) for x, y in places) / len(places)


def screens(look, folder, size, of=Screens.all):
    """Every screen, one at a time, in view, with what comes and goes over the table."""
    stage = Stage(look, folder)
    for name, screen in of(Screens(look, stage, "it")):
        screen.resize(size)
        screen.show()
        settle()
        if isinstance(screen, TablePage):
            desk = screen.findChild(Desk)
            desk.voices.say(SENTENCE)
            desk.voices.say_beside(1, SENTENCE)
            if name.startswith("10"):
                desk.toggle_story()
        yield name, screen
        screen.hide()
        screen.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    stage.close()


@pytest.mark.parametrize(
    ("built", "other", "size"), [(EVENING, CONTRAST, QSize(1280, 800)), (CONTRAST, EVENING, QSize(900, 640))]
)
def test_no_style_sheet_takes_its_colours_from_a_screen(look, tmp_path, built, other, size):
    """Qt forgets palettes of widgets with each style sheet; ours are no such palettes."""
    look.follow(built)
    wrong = {}
    for name, screen in screens(look, tmp_path, size):
        before = picture(screen)
        look.follow(other)
        settle()
        look.follow(built)
        off = difference(before, picture(screen))
        if off:
            wrong[name] = off
    assert wrong == {}


def at_start(window):
    window.doors.show_start()


def at_setup(window):
    window.doors.show_setup()


def at_help(window):
    window.doors.show_help()


def at_settings(window):
    window.doors.show_settings()


def at_table(window):
    if window._database.last_unfinished_match() is None:
        window.matches.play_now("Giulia")
    elif window.table is None:
        window.matches.continue_last()


@pytest.mark.parametrize("show", [at_start, at_setup, at_help, at_settings, at_table])
@pytest.mark.parametrize(
    "ways",
    [
        (CONTRAST,),
        (replace(CONTRAST, text_scale=200), replace(EVENING, text_scale=150)),
        (replace(EVENING, text_scale=200), EVENING),
    ],
)
def test_what_is_set_at_run_time_looks_like_a_fresh_window(qtbot, look, tmp_path, show, ways):
    window = Window(qtbot, look, tmp_path, EVENING)
    show(window)
    settle()
    if show is not at_settings:
        window.doors.show_settings()
    for settings in ways:
        settle()
        window.findChild(SettingsPage).changed.emit(settings)
    if show is at_table:
        window.findChild(SettingsPage).back.emit()
    elif show is at_settings:
        window.findChild(SettingsPage).present(window.language, window.settings, ())
    else:
        show(window)
    changed = picture(window)
    window.leave()
    fresh = Window(qtbot, look, tmp_path, ways[-1])
    show(fresh)
    off = difference(changed, picture(fresh))
    fresh.leave()
    assert off == 0


@pytest.mark.parametrize("show", [at_start, at_setup, at_help, at_settings, at_table])
def test_a_page_in_view_wears_what_the_system_wants_at_once(qtbot, look, tmp_path, show):
    window = Window(qtbot, look, tmp_path, EVENING)
    show(window)
    settle()
    window.change_settings(CONTRAST)
    if show is at_settings:
        window.findChild(SettingsPage).present(window.language, window.settings, ())
    changed = picture(window)
    window.leave()
    fresh = Window(qtbot, look, tmp_path, CONTRAST)
    show(fresh)
    off = difference(changed, picture(fresh))
    fresh.leave()
    assert off == 0


def test_help_leads_back_to_where_one_was_after_another_look(qtbot, look, tmp_path):
    window = Window(qtbot, look, tmp_path, EVENING)
    at_table(window)
    at_help(window)
    settle()
    window.change_settings(CONTRAST)
    window.centralWidget().currentWidget().back.emit()
    assert window.centralWidget().currentWidget() is window.table
    window.leave()


def test_the_keyboard_stays_on_the_choice_that_changes_the_look(qtbot, look, tmp_path):
    window = Window(qtbot, look, tmp_path, EVENING)
    at_table(window)
    window.doors.show_settings()
    page = window.findChild(SettingsPage)
    page._theme.setFocus()
    held = QApplication.focusWidget()
    assert held in page._theme.findChildren(QRadioButton)
    page._change(theme=Theme.HIGH_CONTRAST)
    settle()
    assert QApplication.focusWidget() is held
    assert page.isVisible()
    window.leave()


def test_a_difference_is_seen():
    one = QImage(100, 100, QImage.Format.Format_RGB32)
    one.fill(0)
    another = one.copy()
    assert difference(one, another) == 0
    another.setPixel(50, 50, 0xFFFFFF)
    assert 0 < difference(one, another) < 1


@pytest.mark.parametrize("show", [at_start, at_setup, at_help, at_settings])
def test_the_keyboard_is_on_something_to_press_whenever_a_page_comes_into_view(qtbot, look, tmp_path, show):
    window = Window(qtbot, look, tmp_path, EVENING)
    for other in (at_settings, at_help, at_start):
        other(window)
        settle()
        show(window)
        settle()
        page = window.centralWidget().currentWidget()
        focus = QApplication.focusWidget()
        assert focus is not page and page.isAncestorOf(focus), other
    window.leave()


def tables(look, folder):
    """Every table of the gallery, in play, in the walk and after it."""
    for name, screen in screens(look, folder, QSize(1280, 800), Screens.at_tables):
        if isinstance(screen, TablePage):
            yield name, screen


OTHERS = {
    "contrast": CONTRAST,
    "dark-ebony-wood": replace(EVENING, surroundings=Surroundings.DARK, tile_set=TileSet.EBONY, cloth=Cloth.WOOD),
}


def test_an_open_table_is_dressed_anew_to_the_last_pixel(look, tmp_path):
    look.follow(EVENING)
    changed = {}
    for name, table in tables(look, tmp_path / "changed"):
        for kind, other in OTHERS.items():
            look.follow(other)
            table.wear(look.dress(table.controller.setup.ruleset.max_pip))
            changed[kind, name] = picture(table)
            look.follow(EVENING)
            table.wear(look.dress(table.controller.setup.ruleset.max_pip))
    assert len(changed) > 50
    wrong = {}
    for kind, other in OTHERS.items():
        look.follow(other)
        for name, table in tables(look, tmp_path / kind):
            off = difference(changed[kind, name], picture(table))
            if off:
                wrong[kind, name] = off
    assert wrong == {}
