"""The screens of the club in a window that is made smaller and larger again: no drop-down choice is cut off."""

from PySide6.QtWidgets import QAbstractScrollArea, QApplication

from domino_desktop.i18n.language import CODES, language
from domino_desktop.i18n.messages import tournament_round as words
from domino_desktop.storage.settings import Settings
from domino_desktop.ui.pages.wrap_combo import WrapCombo
from domino_desktop.ui.tournament.rounds.clock_face import _Digits
from tests.gallery.club_numbers import ClubNumbers
from tests.gallery.club_people import ClubPeople
from tests.ui.settled import settle

SIZES = ((1280, 800), (1024, 700), (800, 600), (1280, 800))
LONGEST = "pt_PT"
"""The language whose own name is the longest."""


def is_cut(choice):
    """Whether it is lower than it needs, or something around it ends before it does."""
    cut, around = choice.height() < choice.minimumSizeHint().height(), choice.parentWidget()
    while around is not None and not around.isWindow() and not isinstance(around.parentWidget(), QAbstractScrollArea):
        cut = cut or choice.mapTo(around, choice.rect().bottomLeft()).y() > around.rect().bottom()
        around = around.parentWidget()
    return cut


def test_no_choice_is_cut_off_when_the_window_changes(look, tmp_path):
    people, found, seen = ClubPeople(look, tmp_path, LONGEST), [], 0
    for screens in (people, ClubNumbers(look, LONGEST)):
        for name, screen in screens.all():
            for size in SIZES:
                screen.resize(*size)
                screen.show()
                settle(screen)
                choices = [choice for choice in screen.findChildren(WrapCombo) if choice.isVisible()]
                seen += len(choices)
                found += [(name, size, choice.currentText()) for choice in choices if is_cut(choice)]
            screen.hide()
            screen.deleteLater()
    people.close()
    assert seen > 0 and found == []


def test_a_clock_that_has_run_out_makes_no_window_too_wide(look):
    look.follow(Settings(text_scale=200))
    for code in CODES:
        face = _Digits()
        face.setFont(QApplication.font())
        face.present("00:00", language(code).say(words.FINISH_HAND), is_urgent=True)
        assert face.minimumSizeHint().width() < 600, code
