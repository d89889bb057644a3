"""The tour in the program: where it is offered, that it can be left at any moment, and that it leaves no trace."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from domino_desktop.i18n.language import CODES, language
from domino_desktop.i18n.messages import start, tour, ways
from domino_desktop.storage.people import Aids
from domino_desktop.storage.settings import Pace, Settings, Surroundings
from domino_desktop.ui.pages.help import HelpPage
from domino_desktop.ui.pages.start import StartPage
from domino_desktop.ui.table.page import TablePage
from domino_desktop.ui.tour.page import TourPage
from domino_desktop.ui.tour.steps import Step
from tests.ui.page_frame import assert_all_can_be_read
from tests.ui.seen import shown_texts
from tests.ui.settled import settle
from tests.ui.tour_walker import Walker
from tests.ui.windows import Window


@pytest.fixture
def window(qtbot, look, tmp_path, monkeypatch):
    monkeypatch.setattr(TourPage, "pace", Pace.INSTANT)
    monkeypatch.setattr(TourPage, "reading", 0)
    opened = []

    def make(settings=None, size=(1280, 800)):
        opened.append(Window(qtbot, look, tmp_path / str(len(opened)), settings or Settings(), size))
        return opened[-1]

    yield make
    for one in opened:
        one.leave()


def page_of(window):
    return window._pages.currentWidget()


def press(window, message, *args):
    """Click the button with these words that is in view."""
    words = window.language.say(message, *args)
    button = next(one for one in window.findChildren(QPushButton) if one.isVisible() and one.text() == words)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def walker(qtbot, window):
    assert isinstance(page_of(window), TourPage)
    return Walker(qtbot, page_of(window), window.language, is_hasty=True)


def kept(window):
    """What the program keeps about matches and people."""
    return [entry.id for entry in window._database.matches()], window._database.people()


def test_the_first_start_offers_the_tour_and_nothing_of_it_is_kept(window, qtbot):
    opened = window()
    before = kept(opened)
    assert not opened.settings.toured
    press(opened, ways.OFFER_TOUR)
    assert opened.settings.toured
    taking = walker(qtbot, opened)
    taking.take_with_mouse()
    taking.go_on()
    assert kept(opened) == before == ([], ())
    taking.play_now()
    assert isinstance(page_of(opened), TablePage)
    assert len(kept(opened)[0]) == 1, "only the real match"


def test_a_name_that_was_typed_goes_along(window, qtbot):
    opened = window()
    page_of(opened).findChild(type(page_of(opened)._first))._field.setText("Nonna")
    press(opened, ways.OFFER_TOUR)
    assert walker(qtbot, opened).view.seats == 3
    assert page_of(opened)._table.controller.setup.seats[0].name == "Nonna"
    press(opened, tour.SKIP)
    assert isinstance(page_of(opened), StartPage) and kept(opened) == ([], ())


def test_playing_at_once_declines_the_tour(window):
    opened = window()
    press(opened, start.PLAY_NOW)
    assert opened.settings.toured
    opened.doors.show_start()
    words = [one.text() for one in page_of(opened).findChildren(QPushButton) if one.isVisible()]
    assert opened.language.say(ways.OFFER_TOUR) not in words


def test_the_help_leads_to_the_tour_and_back_to_where_one_was(window, qtbot):
    opened = window(Settings(language="en"))
    opened.matches.play_now("Giulia")
    match = opened.table
    people = kept(opened)
    opened.doors.show_help()
    assert isinstance(page_of(opened), HelpPage)
    press(opened, tour.TAKE)
    taking = walker(qtbot, opened)
    taking.wait_for(Step.LAY)
    assert page_of(opened)._table.controller.setup.seats[0].name == "Giulia"
    press(opened, tour.SKIP)
    assert page_of(opened) is match is opened.table
    assert kept(opened) == people


def test_after_the_tour_an_open_match_goes_on(window, qtbot):
    opened = window(Settings(language="en"))
    opened.matches.play_now("Giulia")
    match = opened.table
    opened.doors.side.show_tour()
    taking = walker(qtbot, opened)
    taking.take_with_mouse()
    taking.go_on()
    taking.play_now()
    assert page_of(opened) is match and len(kept(opened)[0]) == 1


def test_another_page_ends_the_tour(window, qtbot):
    opened = window(Settings(language="en"))
    opened.doors.side.show_tour()
    left = page_of(opened)
    walker(qtbot, opened).wait_for(Step.LAY)
    opened.doors.show_settings()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert opened.findChildren(TourPage) == [] and left not in opened.doors.side._tour
    opened.doors._settings_page.back.emit()
    assert isinstance(page_of(opened), StartPage)


@pytest.mark.parametrize("step", [Step.LAY, Step.TAKE, Step.BLOCK, Step.SCORE])
def test_the_program_may_be_closed_in_the_middle(qtbot, look, tmp_path, monkeypatch, step):
    monkeypatch.setattr(TourPage, "pace", Pace.INSTANT)
    monkeypatch.setattr(TourPage, "reading", 0)

    class Enough(Exception):
        pass

    first = Window(qtbot, look, tmp_path, Settings())
    settle(first)
    press(first, ways.OFFER_TOUR)
    taking = walker(qtbot, first)

    def until(reached):
        Walker.wait_for(taking, reached)
        if reached is step:
            raise Enough

    taking.wait_for = until
    with pytest.raises(Enough):
        taking.take_with_mouse()
    first.leave()
    again = Window(qtbot, look, tmp_path, Settings())
    settle(again)
    assert isinstance(page_of(again), StartPage) and kept(again) == ([], ())
    again.leave()


def test_another_look_and_another_language_go_on_where_the_tour_is(window, qtbot):
    opened = window(Settings(language="en"))
    opened.doors.side.show_tour()
    taking = walker(qtbot, opened)
    taking.wait_for(Step.LAY)
    opened.change_settings(Settings(language="en", surroundings=Surroundings.DARK, toured=True))
    opened.choose_language("it")
    taking.language = language("it")
    taking.take_with_mouse()
    assert language("it").say(tour.SCORE_HEADING) in shown_texts(taking.coach)


def test_the_aids_of_the_person_come_along_and_go_with_the_tour(window, qtbot):
    opened = window(Settings(language="en"))
    opened._database.remember_person("Nonno", "it", Aids(numerals=True, tile_size=115, text_scale=150))
    usual = QApplication.font().pointSizeF()
    opened.doors.side.show_tour()
    assert QApplication.font().pointSizeF() == pytest.approx(usual * 1.5)
    taking = walker(qtbot, opened)
    taking.wait_for(Step.LAY)
    assert taking.board.board.picture.tile_size == 115 and taking.board.board.art.dress.numerals
    assert page_of(opened)._table.controller.setup.seats[0].name == "Nonno"
    taking.key(Qt.Key.Key_Escape)
    assert QApplication.font().pointSizeF() == pytest.approx(usual)


def test_the_tour_is_heard_like_a_match(window, qtbot):
    opened = window(Settings(language="en"))
    heard = []
    opened._sounds.hear = lambda what, *more: heard.append(what)
    opened.doors.side.show_tour()
    walker(qtbot, opened).take_with_mouse()
    assert heard


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("size", "scale"), [((800, 600), 200), ((1280, 800), 100)])
def test_every_card_can_be_read(window, qtbot, code, size, scale):
    opened = window(Settings(language=code, text_scale=scale), size)
    opened.doors.side.show_tour()
    taking = walker(qtbot, opened)
    heights = set()

    def look_at(step):
        Walker.wait_for(taking, step)
        if page_of(opened).step is step:
            assert_all_can_be_read(taking.coach)
            heights.add(taking.desk.board.height())
            taking.coach.show_hint()
            page_of(opened)._arrange()
            QApplication.processEvents()
            assert_all_can_be_read(taking.coach)
            heights.add(taking.desk.board.height())

    taking.wait_for = look_at
    taking.take_with_mouse()
    assert len(heights) == 1, "what is said never moves the table"
    taking.go_on()
    assert_all_can_be_read(taking.done)
