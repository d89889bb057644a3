"""The question: the safe answer is the default, Esc cancels, the words are ours."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from domino_desktop.i18n.language import CODES
from domino_desktop.i18n.messages import settings
from domino_desktop.ui.dialogs.question import Question
from tests.ui.page_frame import button, click, press


@pytest.fixture
def ask(qtbot, dress, languages):
    """Opens a question over a window and tells the answers it gave."""

    windows = []  # Qt deletes a question together with its window

    def open_question(code="en", width=800, height=600):
        window = QWidget()
        windows.append(window)
        qtbot.addWidget(window)
        window.resize(width, height)
        window.show()
        question = Question(
            window,
            languages[code],
            settings.DELETE_QUESTION,
            yes=settings.DELETE_YES,
            no=settings.DELETE_NO,
            detail=settings.AT_ONCE,
        )
        answers = []
        question.accepted.connect(lambda: answers.append("yes"))
        question.rejected.connect(lambda: answers.append("no"))
        with qtbot.waitActive(question):
            question.open()
        return question, answers

    return open_question


def test_the_answers_are_our_own_words(ask, languages):
    question, _ = ask("sv")
    say = languages["sv"].say
    assert {one.text() for one in question.findChildren(QPushButton)} == {
        say(settings.DELETE_YES),
        say(settings.DELETE_NO),
    }
    assert question.accessibleName() == say(settings.DELETE_QUESTION)
    assert question.isModal()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_the_safe_answer_is_the_default(ask, qtbot, key):
    _, answers = ask()
    press(key)
    qtbot.waitUntil(lambda: bool(answers))
    assert answers == ["no"]


def test_esc_cancels_even_from_the_other_answer(ask, languages):
    question, answers = ask()
    yes = button(question, languages["en"].say(settings.DELETE_YES))
    yes.setFocus()
    QTest.keyClick(yes, Qt.Key.Key_Escape)
    assert answers == ["no"]


def test_closing_the_window_is_no_answer_yes(ask):
    question, answers = ask()
    question.close()
    assert answers == ["no"]


def test_a_click_and_the_keyboard_both_say_yes(ask, languages):
    question, answers = ask()
    click(button(question, languages["en"].say(settings.DELETE_YES)))
    assert answers == ["yes"]
    question, answers = ask()
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Return)
    assert answers == ["yes"]


@pytest.mark.parametrize("code", CODES)
def test_it_fits_into_the_smallest_window_at_twice_the_size(ask, dress, code):
    dress(scale=2.0)
    question, _ = ask(code)
    assert question.width() <= 800 - 40
    assert question.height() <= 600
    layout = question.layout()
    assert question.height() >= layout.heightForWidth(question.width())


def test_a_language_switch_takes_effect_at_once(ask, languages):
    question, _ = ask("en")
    question.retranslate(languages["it"])
    assert button(question, languages["it"].say(settings.DELETE_NO)).hasFocus()
