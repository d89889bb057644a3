"""About this deal, on screen and aloud; and the choice of a deal where a table is set up."""

import datetime
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from domino_desktop.ai.levels import plain_move
from domino_desktop.core.deal import Seal, code_of_day, in_groups
from domino_desktop.core.views import TABLE
from domino_desktop.i18n.language import CODES, language
from domino_desktop.i18n.messages import deals, ways
from domino_desktop.storage import rulesets
from domino_desktop.ui.deals.lettering import Groups
from domino_desktop.ui.deals.sheet import DealSheet
from domino_desktop.ui.help.table_topics import told_at
from domino_desktop.ui.help.topics import DEAL
from domino_desktop.ui.pages.guests import quick_table
from domino_desktop.ui.pages.score import ScorePage
from domino_desktop.ui.pages.setup_deal import DealChoice
from tests.ui.page_frame import SIZES, assert_all_can_be_read, show, stops, type_text
from tests.ui.seen import every_word, shown_texts
from tests.ui.tables import FIX_4
from tests.ui.windows import Window

CODE = "KTQ72MXB"
SAY = language("en").say


@pytest.fixture
def window(qtbot, look, tmp_path):
    opened = []

    def make(size=(1280, 800), **changes):
        one = Window(qtbot, look, tmp_path / str(len(opened)), size=size)
        opened.append(one)
        table = quick_table(rulesets.load("block"), "Giulia", one.language)
        one.matches.open_table(replace(table, **changes))
        return one

    yield make
    for one in opened:
        one.leave()


def played_out(one):
    """The round of this window, played to its end by whoever is asked."""
    controller = one.table.controller
    one.table.controller.blockSignals(True)
    while controller.view(TABLE).score is None:
        seat = controller.view(TABLE).turn
        assert controller.submit(seat, plain_move(controller.view(seat)))
    controller.blockSignals(False)
    one.table._refresh()
    one.table._outcome.show()
    return one.table.findChild(ScorePage)


def about(one):
    """The sheet, opened from the menu."""
    item = next(action for action in one.menus._for_table if action.text() == SAY(ways.DEAL_ITEM))
    item.trigger()
    return one.table.deals.sheet


# The sheet --------------------------------------------------------------------------------------------


def test_while_the_round_is_in_play_the_menu_shows_its_fingerprint_alone(window):
    one = window()
    sheet = about(one)
    seal = one.table.controller.view(TABLE).seal
    texts = shown_texts(sheet)
    assert in_groups(seal.fingerprint) in texts and SAY(deals.WHAT_IT_WILL_MEAN) in texts
    for hidden in (deals.CODE, deals.NONCE, deals.PLAY_AGAIN, deals.COPY_CODE, deals.NEXT_IS_FIXED):
        assert SAY(hidden) not in texts
    dealt = one._database.record(one.table.controller.match_id).events[1]
    for word in every_word(sheet):
        assert dealt.code not in word and in_groups(dealt.code) not in word and in_groups(dealt.nonce) not in word


def test_after_the_round_the_score_page_opens_the_seal_and_tells_the_next_one(window):
    one = window()
    score = played_out(one)
    score._deal.click()
    sheet, view = one.table.deals.sheet, one.table.controller.view(TABLE)
    texts = shown_texts(sheet)
    assert Seal.of(view.seal.code, view.seal.nonce) == view.seal
    for shown in (view.seal.code, view.seal.nonce, view.seal.fingerprint):
        assert in_groups(shown) in texts
    assert SAY(deals.NEXT_IS_FIXED) in texts
    assert in_groups(one.table.controller.about_deals().next_fingerprint) in texts


def test_a_sheet_that_is_open_when_the_round_ends_tells_the_rest(window):
    one = window()
    sheet = about(one)
    played_out(one)
    one.table.deals._follow()
    assert in_groups(one.table.controller.view(TABLE).seal.code) in shown_texts(sheet)


def test_play_this_deal_again_sets_the_same_table_up_with_its_code(window, qtbot):
    one = window()
    played_out(one)
    code, setup = one.table.controller.view(TABLE).seal.code, one.table.controller.setup
    hands = one._database.record(one.table.controller.match_id).events[1].hands
    about(one)._code_card.again.click()
    assert one.table is None and type(one._pages.currentWidget()).__name__ == "SetupPage"
    page = one._pages.currentWidget()
    assert page.findChild(DealChoice).code() == code
    page._start.click()
    again = one.table.controller
    assert again.setup.seats == setup.seats and again.setup.ruleset == setup.ruleset and again.is_prepared
    dealt = one._database.record(again.match_id).events[1]
    assert (dealt.code, dealt.hands) == (code, hands)
    assert one.settings.last_table().deal_code == "", "the next table is dealt by chance again"


def test_everything_is_copied_as_text_and_said(window):
    one = window()
    played_out(one)
    said = []
    one.table.deals._announce = said.append
    sheet = about(one)
    sheet.copied.connect(said.append)
    seal = one.table.controller.view(TABLE).seal
    sheet._copy_all.click()
    text = QGuiApplication.clipboard().text()
    assert all(part in text for part in (seal.code, seal.nonce, seal.fingerprint))
    assert SAY(deals.COPIED) in shown_texts(sheet) and SAY(deals.COPIED) in said
    sheet._code_card.copy.click()
    assert QGuiApplication.clipboard().text() == in_groups(seal.code)


def test_what_is_copied_in_play_tells_no_code(window):
    one = window()
    about(one)._copy_all.click()
    dealt = one._database.record(one.table.controller.match_id).events[1]
    text = QGuiApplication.clipboard().text()
    assert one.table.controller.view(TABLE).seal.fingerprint in text
    assert dealt.code not in text and dealt.nonce not in text


@pytest.mark.parametrize("is_by_key", [True, False])
def test_esc_and_the_button_close_it_and_the_keyboard_goes_back(window, is_by_key):
    one = window()
    sheet = about(one)
    assert QApplication.focusWidget() is sheet.close_button
    if is_by_key:
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    else:
        sheet.close_button.click()
    assert one.table.deals.sheet is None
    assert one.table.isAncestorOf(QApplication.focusWidget())


def test_tab_reaches_every_button(window):
    one = window()
    played_out(one)
    sheet = about(one)
    reached = [stop for stop in stops(sheet) if sheet.isAncestorOf(stop)]
    for button in (sheet.close_button, sheet._copy_all, sheet._code_card.again, sheet._code_card.copy):
        assert button in reached


def test_a_screen_reader_says_the_code_letter_by_letter_and_every_group(window):
    one = window()
    played_out(one)
    sheet = about(one)
    seal = one.table.controller.view(TABLE).seal
    assert " ".join(seal.code) in sheet.announcement()
    names = [
        QAccessible.queryAccessibleInterface(each).text(QAccessible.Text.Name) for each in sheet.findChildren(Groups)
    ]
    assert SAY(deals.FINGERPRINT_ALOUD, in_groups(seal.fingerprint)) in names


def test_f1_helps_with_the_sheet(window):
    one = window()
    about(one)
    topic, _, _ = told_at(one.table)
    assert topic is DEAL


def test_a_new_size_of_the_window_is_the_sheets_as_well(window):
    one = window()
    sheet = about(one)
    one.resize(900, 640)
    QApplication.processEvents()
    assert sheet.size() == one.table.size()


@pytest.mark.parametrize("changes", [{}, {"deal_code": CODE}], ids=["by seed", "by code"])
def test_a_deal_that_somebody_may_know_says_so(window, changes):
    one = window(**changes)
    assert SAY(deals.PREPARED) in shown_texts(about(one))


def test_a_deal_by_chance_does_not_say_that_it_was_prepared(window):
    one = window()
    one.matches._seed = None
    one.matches.open_table(one.table.controller.setup.offered())
    assert not one.table.controller.is_prepared and SAY(deals.PREPARED) not in shown_texts(about(one))


def test_an_entered_position_has_nothing_to_prove(seat_people):
    table = seat_people("4-1 1-0 0-4", FIX_4, "", humans=(0, 1))
    table.page.deals.show("en")
    assert SAY(deals.NO_DEAL) in shown_texts(table.page.deals.sheet)
    assert not any(
        isinstance(each, Groups) and each.isVisible() for each in table.page.deals.sheet.findChildren(Groups)
    )


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("width", "height", "scale"), SIZES)
def test_the_sheet_can_be_read_at_every_size(window, dress, code, width, height, scale):
    dress(scale=scale)
    one = window((width, height))
    played_out(one)
    one.table.deals.show(code)
    QApplication.processEvents()
    assert_all_can_be_read(one.table.findChild(DealSheet))


# The choice -------------------------------------------------------------------------------------------


@pytest.fixture
def choice(qtbot, dress):
    made = DealChoice()
    made.present("", language("en"))
    show(qtbot, made, 900, 300)
    return made


def pick(choice, key):
    choice._cards._cards[key].click()


def test_tables_are_dealt_by_chance_until_somebody_chooses_otherwise(choice):
    assert choice.code() == "" and choice.check()
    assert not choice.field.isVisible()


def test_the_deal_of_the_day_is_that_of_this_computers_date(choice):
    pick(choice, "day")
    today = datetime.date.today()
    assert choice.code() == code_of_day(today.isoformat()) and choice.check()
    assert SAY(deals.OF_THE_DAY, language("en").day(today)) in shown_texts(choice)


@pytest.mark.parametrize(
    "code, expected",
    [
        ("en", "3 May"),
        ("it", "3 maggio"),
        ("pt_BR", "3 de maio"),
        ("pt_PT", "3 de maio"),
        ("sv", "3 maj"),
        ("id", "3 Mei"),
    ],
)
def test_days_are_written_as_the_language_does(code, expected):
    assert language(code).day(datetime.date(2026, 5, 3)).casefold() == expected.casefold()


@pytest.mark.parametrize("typed", ["ktq72mxb", "KTQ7 2MXB", "ktq7-2mxb"])
def test_a_code_is_taken_as_people_type_it(choice, typed):
    pick(choice, "code")
    assert QApplication.focusWidget() is choice.field
    type_text(choice.field, typed)
    assert choice.code() == CODE and choice.check() and not choice._fault.isVisible()


def test_letters_that_no_code_has_are_told_at_once_in_one_sentence(choice):
    pick(choice, "code")
    type_text(choice.field, "kto7")
    sentence = SAY(deals.NOT_IN_CODES, "O")
    assert sentence in shown_texts(choice) and choice.field.accessibleDescription() == sentence
    assert not choice.check() and sentence in shown_texts(choice)
    type_text(choice.field, "ktq7")
    assert not choice._fault.isVisible(), "somebody who is still typing is not disturbed"
    assert not choice.check() and SAY(deals.CODE_HAS_EIGHT) in shown_texts(choice)


def test_an_empty_code_is_no_code(choice):
    pick(choice, "code")
    assert not choice.check() and SAY(deals.CODE_HAS_EIGHT) in shown_texts(choice)
    pick(choice, "chance")
    assert choice.check() and not choice._fault.isVisible()
