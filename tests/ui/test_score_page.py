"""The score page: rows, sum, labels, every language of the table, and one result each of round and match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from domino_desktop.core.state import MatchState
from domino_desktop.core.views import TABLE, view_for
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.narration import score_sentence
from domino_desktop.ui.art.dress import Dress
from domino_desktop.ui.art.theme import EVENING
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.open_hand import OpenHand
from domino_desktop.ui.controls import PillChoice, PrimaryButton, QuietButton, TextLabel
from domino_desktop.ui.pages.score import ScorePage
from domino_desktop.ui.pages.score_rows import RowCard, Rows
from domino_desktop.ui.pages.score_sum import SumStrip
from domino_desktop.ui.panel.score_board import ScoreBoard
from domino_desktop.ui.seating import SeatMark, names
from tests.ui import positions
from tests.ui.positions import (
    MARKS,
    after_walk,
    double_twelve_block,
    fix_4,
    fix_liar,
    one_liar,
    pairs_block,
    tie,
    went_out,
)
from tests.ui.seen import every_word, place_in, shown_texts

Languages = dict[str, Language]
Wear = Callable[..., None]
CODES = tuple(mark.language for mark in MARKS)


@pytest.fixture
def page(qtbot: QtBot, dress: Wear) -> ScorePage:
    made = ScorePage(TileArt(Dress(EVENING)))
    made.resize(1280, 800)
    qtbot.addWidget(made)
    return made


def present(
    page: ScorePage, state: MatchState, language: Language, marks: tuple[SeatMark, ...] = MARKS, **options: Any
) -> ScorePage:
    page.present(view_for(state, TABLE), marks, language, CODES, **options)
    return page


def open_page(qtbot: QtBot, page: ScorePage) -> None:
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)


def cards(page: ScorePage) -> tuple[RowCard, ...]:
    return page.findChildren(Rows)[0].cards


def names_in_order(page: ScorePage) -> list[list[str]]:
    return [[entry.mark.name for entry in card.row.hands] for card in cards(page) if card.row is not None]


def raised(page: ScorePage) -> list[str]:
    """The first name on each raised card, with every text of the card that is no number."""
    return [card.row.hands[0].mark.name for card in cards(page) if card.raised and card.row is not None]


def main_button(page: ScorePage) -> PrimaryButton:
    (button,) = page.findChildren(PrimaryButton)
    return button


def quiet(page: ScorePage, text: str) -> QuietButton:
    return next(button for button in page.findChildren(QuietButton) if button.text() == text)


def strip_text(page: ScorePage) -> str:
    """The strip as it is read: its pieces in order."""
    (strip,) = page.findChildren(SumStrip)
    labels = sorted(
        strip.findChildren(TextLabel), key=lambda label: (label.parentWidget().y(), place_in(strip, label).x())
    )
    return " ".join(label.text() for label in labels if label.isVisibleTo(page))


HEADLINES = {
    "en": "Giulia wins the round: 83 points",
    "it": "Giulia vince la mano: 83 punti",
    "pt_BR": "Giulia vence a mão: 83 pontos",
    "pt_PT": "Giulia ganha a mão: 83 pontos",
    "sv": "Giulia vinner omgången: 83 poäng",
    "id": "Giulia memenangkan ronde: 83 poin",
}


@pytest.mark.parametrize("code", HEADLINES)
def test_the_first_line_says_who_wins_and_what_it_is_worth(
    qtbot: QtBot, page: ScorePage, languages: Languages, code: str
) -> None:
    present(page, after_walk(fix_4()), languages[code])
    open_page(qtbot, page)
    headline = next(label for label in page.findChildren(TextLabel) if label.text() == HEADLINES[code])
    top = place_in(page, headline).top()
    assert all(place_in(page, label).top() >= top for label in page.findChildren(TextLabel) if label.isVisibleTo(page))
    assert page.announcement().startswith(HEADLINES[code])


def test_rows_stand_by_pips_and_the_lowest_one_is_raised_and_labelled(page: ScorePage, languages: Languages) -> None:
    """C18: 7 wins, never 40."""
    present(page, after_walk(fix_4(turn=2)), languages["it"])
    assert names_in_order(page) == [["Giulia"], ["João"], ["Astrid"], ["Elsa"]]
    rows = [card.row for card in cards(page) if card.row is not None]
    assert [row.total for row in rows] == ["7", "17", "26", "40"]
    assert raised(page) == ["Giulia"]
    assert [row.hands[0].label for row in rows] == ["totale più basso", "", "", ""]
    assert "totale più basso" in shown_texts(page)
    assert rows[3].hands[0].captions == ("7", "7", "8", "8", "10")


def test_every_tile_of_every_hand_lies_open(page: ScorePage, languages: Languages) -> None:
    state = after_walk(fix_4())
    present(page, state, languages["en"])
    view = view_for(state, TABLE)
    shown = [hand.tiles for card in cards(page) for hand in card.findChildren(OpenHand)]
    assert shown == [view.revealed_hand(seat) for seat in range(4)]
    assert "2-5 3-4 3-5 4-4 5-5" in every_word(page)
    assert "Elsa: 7 + 7 + 8 + 8 + 10 = 40 pips" in every_word(page)


@pytest.mark.parametrize(
    ("base", "points", "strip"),
    [
        (fix_4, "others_pips", "17 + 26 + 40 = 83"),
        (fix_4, "others_minus_own", "17 + 26 + 40 \u2212 7 = 76"),
        (fix_4, "differences", "10 + 19 + 33 = 62"),
        (fix_4, "all_pips", "7 + 17 + 26 + 40 = 90"),
        (pairs_block, "opponents_pips", "7 + 40 = 47"),
        (pairs_block, "others_minus_own", "7 + 40 \u2212 43 = 4"),
        (pairs_block, "all_pips", "7 + 17 + 40 + 26 = 90"),
    ],
)
def test_the_sum_is_one_strip(
    qtbot: QtBot, page: ScorePage, languages: Languages, base: Callable[..., MatchState], points: str, strip: str
) -> None:
    """C26: each way of counting shows its own arithmetic."""
    if base is fix_4:
        state = fix_4(rules=positions.ruleset(round_points=points))
    else:
        state = pairs_block(round_points=points)
    present(page, after_walk(state), languages["sv"])
    open_page(qtbot, page)
    assert strip_text(page) == strip


def test_who_confirmed_the_block_and_where_it_stood(page: ScorePage, languages: Languages) -> None:
    present(page, after_walk(fix_4(turn=2)), languages["it"])
    assert shown_texts(page).count("Il gioco è bloccato") == 1
    (confirmed,) = [text for text in shown_texts(page) if "Elsa" in text and "6 e 6" in text]
    assert confirmed.index("Astrid") < confirmed.index("Elsa") < confirmed.index("Giulia") < confirmed.index("João")


def test_going_out_is_no_block(page: ScorePage, languages: Languages) -> None:
    """C31: both ends are dead as well, and still nothing on the page speaks of a block or of a walk."""
    present(page, went_out(), languages["en"])
    texts = shown_texts(page)
    assert "Giulia wins the round: 83 points" in texts
    assert "Giulia has gone out" in texts
    told = [text for text in texts if not text.startswith("Rules:")]  # which names what this table has changed
    assert not any("block" in text.lower() or "Confirmed" in text for text in told)
    assert raised(page) == ["Giulia"]
    assert "out" in texts
    assert "No tiles left" in texts
    assert "In a tie nobody scores." not in " ".join(texts)


def test_the_rule_is_named(page: ScorePage, languages: Languages) -> None:
    present(page, after_walk(fix_4()), languages["en"])
    assert "Rules: Classic with boneyard" in shown_texts(page)
    assert (
        "The lowest count wins. The winner scores the pips of all the others. In a tie nobody scores."
        in shown_texts(page)
    )


def test_a_tie_raises_nobody_when_nobody_scores(page: ScorePage, languages: Languages) -> None:
    present(page, after_walk(tie()), languages["en"])
    texts = shown_texts(page)
    assert "Tie between Giulia and João: nobody scores" in texts
    assert raised(page) == []
    assert texts.count("level") == 2
    assert not page.findChildren(SumStrip)[0].isVisibleTo(page)
    assert any("Tie for the lowest count (9): Giulia and João." in text for text in texts)


@pytest.mark.parametrize(("rule", "each"), [("share_full", 72), ("share_split", 36)])
def test_a_shared_tie_raises_both_and_shows_what_was_shared(
    qtbot: QtBot, page: ScorePage, languages: Languages, rule: str, each: int
) -> None:
    present(page, after_walk(tie(block_tie=[rule], match_end={"points": 500})), languages["en"])
    open_page(qtbot, page)
    assert f"Tie between Giulia and João: {each} points each" in shown_texts(page)
    assert raised(page) == ["Giulia", "João"]
    assert strip_text(page) == "26 + 46 = 72"


def test_a_tie_rule_names_its_winner(page: ScorePage, languages: Languages) -> None:
    present(page, after_walk(tie(block_tie=["leader_side"], match_end={"points": 500})), languages["en"])
    texts = shown_texts(page)
    assert "won the round" in texts
    assert "level" in texts
    assert raised(page) == ["Giulia"]
    assert any("In a tie whoever led the round wins: Giulia." in text for text in texts)


def test_pairs_stand_together_with_both_sums(page: ScorePage, languages: Languages) -> None:
    """C19: the lowest single hand is in the pair that loses by the pair's total."""
    present(page, after_walk(pairs_block()), languages["pt_BR"])
    assert names_in_order(page) == [["João", "Elsa"], ["Giulia", "Astrid"]]
    rows = [card.row for card in cards(page) if card.row is not None]
    assert [(row.title, row.total) for row in rows] == [("João e Elsa", "43"), ("Giulia e Astrid", "47")]
    assert [entry.total for row in rows for entry in row.hands] == ["17", "26", "7", "40"]
    assert raised(page) == ["João"]
    assert "mão ganha" in shown_texts(page)


def test_the_hand_that_decides_between_pairs_is_marked(page: ScorePage, languages: Languages) -> None:
    state = after_walk(pairs_block(block_winner="team_of_lowest_hand", match_end={"points": 500}))
    present(page, state, languages["en"])
    assert raised(page) == ["Giulia"]
    assert [row.hands[0].label for row in (card.row for card in cards(page)) if row is not None] == [
        "",
        "lowest count",
    ]


def test_a_block_that_ends_the_match_is_told_once_and_so_is_the_match(
    qtbot: QtBot, page: ScorePage, languages: Languages
) -> None:
    """C16: one block result and one match result, on one page; the main button leads to neither a third."""
    state = after_walk(fix_4(target=80))
    assert state.winner == 0
    present(page, state, languages["sv"])
    open_page(qtbot, page)
    texts = shown_texts(page)
    assert texts.count("Giulia vinner omgången: 83 poäng") == 1
    assert texts.count("Spelet är blockerat") == 1
    assert [text for text in texts if "vinner matchen" in text] == ["Giulia vinner matchen med 95 poäng"]
    assert page.announcement().startswith("Giulia vinner matchen med 95 poäng.")
    with qtbot.waitSignal(page.match_finished), qtbot.assertNotEmitted(page.next_round):
        main_button(page).click()


def test_a_page_that_showed_a_finished_match_shows_the_next_one_without_it(
    qtbot: QtBot, page: ScorePage, languages: Languages
) -> None:
    present(page, after_walk(fix_4(target=80)), languages["en"])
    present(page, after_walk(fix_4()), languages["en"])
    assert not any("match with" in text for text in shown_texts(page))
    with qtbot.waitSignal(page.next_round), qtbot.assertNotEmitted(page.match_finished):
        main_button(page).click()


def test_the_table_can_be_looked_at_and_the_page_comes_back_whole(
    qtbot: QtBot, page: ScorePage, languages: Languages
) -> None:
    """C52: the final table stays within reach, and nothing goes on by itself."""
    state = after_walk(fix_4())
    present(page, state, languages["it"])
    open_page(qtbot, page)
    before = sorted(shown_texts(page))
    with qtbot.waitSignal(page.show_table), qtbot.assertNotEmitted(page.next_round):
        quiet(page, "Mostra il tavolo").click()
    page.hide()
    present(page, state, languages["it"])
    page.show()
    assert sorted(shown_texts(page)) == before


def test_why_unfolds_every_line_as_a_sentence(qtbot: QtBot, page: ScorePage, languages: Languages) -> None:
    state = after_walk(fix_4())
    language = languages["en"]
    present(page, state, language)
    open_page(qtbot, page)
    view = view_for(state, TABLE)
    assert view.score is not None
    sentences = [score_sentence(line, names(MARKS, view.teams), language) for line in view.score.lines]
    assert len(sentences) == 6
    assert not any(sentence in shown_texts(page) for sentence in sentences)
    why = quiet(page, "Why?")
    why.setFocus()
    QTest.keyClick(why, Qt.Key.Key_Return)
    assert [text for text in shown_texts(page) if text in sentences] == sentences
    (scroll,) = page.findChildren(QScrollArea)
    last = next(label for label in page.findChildren(TextLabel) if label.text() == sentences[-1])
    qtbot.waitUntil(lambda: scroll.viewport().rect().contains(place_in(scroll.viewport(), last)))
    QTest.keyClick(why, Qt.Key.Key_Return)
    assert not any(sentence in shown_texts(page) for sentence in sentences)


def test_the_same_page_in_every_language_of_the_table(qtbot: QtBot, page: ScorePage, languages: Languages) -> None:
    state = after_walk(fix_4())
    present(page, state, languages["it"])
    open_page(qtbot, page)
    (pills,) = page.findChildren(PillChoice)
    assert pills.choice() == "it"
    assert {"Italiano", "Português (Brasil)", "Svenska", "Bahasa Indonesia"} <= set(shown_texts(page))
    italian = set(shown_texts(page))
    with qtbot.waitSignal(page.language_chosen) as chosen:
        QTest.mouseClick(next(pill for pill in pills.children() if getattr(pill, "text", str)() == "Svenska"),
                         Qt.MouseButton.LeftButton)  # fmt: skip
    assert chosen.args == ["sv"]
    present(page, state, languages["sv"])
    assert pills.choice() == "sv"
    same = {text for text in shown_texts(page) if text in italian}
    own_names = {languages[code].own_name for code in CODES}
    assert {text for text in same if not text.replace("+", "").replace("=", "").strip().isdigit() and text} <= (
        own_names | {mark.name for mark in MARKS} | {"+", "="}
    )


def test_one_language_at_the_table_needs_no_switch(page: ScorePage, languages: Languages) -> None:
    page.present(view_for(after_walk(fix_4()), TABLE), MARKS, languages["it"], ("it",))
    assert not page.findChildren(PillChoice)[0].isVisibleTo(page)


def test_a_wrong_answer_has_the_round_dealt_again_and_costs_points(page: ScorePage, languages: Languages) -> None:
    present(page, after_walk(fix_liar()), languages["en"])
    texts = shown_texts(page)
    assert "This round does not count: it is dealt again" in texts
    assert main_button(page).text() == "Deal again"
    assert any("Wrong answer by Astrid: 25 points off\nWrong answer by Elsa: 25 points off" in text for text in texts)
    assert raised(page) == []
    board = page.findChildren(ScoreBoard)[0]
    assert [card.shown.total for card in board.cards if card.shown is not None] == ["12", "31", "32", "-7"]


def test_the_referee_has_words_of_his_own(page: ScorePage, languages: Languages) -> None:
    present(page, after_walk(fix_liar()), languages["en"], is_referee=True)
    assert not any("Wrong answer" in text for text in shown_texts(page))
    assert any("False declaration by Astrid: 25 penalty points" in text for text in shown_texts(page))


@pytest.mark.parametrize(
    ("penalty", "told", "button"),
    [
        ({"points": 25, "round": "lost"}, "Astrid cannot win this round any more.", "Next round"),
        ({"points": 25, "round": "stands", "match": "lost"}, "Astrid loses the match.", "To the start page"),
        ({"points": 0, "round": "stands"}, "Wrong answer by Astrid: a warning, no points off", "Next round"),
    ],
)
def test_what_a_foul_costs_is_said(
    page: ScorePage, languages: Languages, penalty: dict[str, Any], told: str, button: str
) -> None:
    state = after_walk(one_liar(fouls={"false_declaration": penalty}, match_end={"points": 500}))
    present(page, state, languages["en"])
    assert any(told in text for text in shown_texts(page))
    assert main_button(page).text() == button


@pytest.mark.parametrize("code", HEADLINES)
def test_the_usual_score_needs_no_scrolling(qtbot: QtBot, page: ScorePage, languages: Languages, code: str) -> None:
    present(page, after_walk(fix_4()), languages[code])
    open_page(qtbot, page)
    (scroll,) = page.findChildren(QScrollArea)
    assert scroll.verticalScrollBar().maximum() == 0


CROWDED: list[tuple[Callable[[], MatchState], tuple[SeatMark, ...]]] = [
    (fix_4, positions.LONG_MARKS),
    (double_twelve_block, MARKS),
    (pairs_block, positions.LONG_MARKS),
]


@pytest.mark.parametrize(("make", "marks"), CROWDED)
@pytest.mark.parametrize(("width", "height", "scale"), [(1280, 800, 1.0), (1024, 700, 1.0), (800, 600, 2.0)])
@pytest.mark.parametrize("code", ["it", "pt_PT", "id"])
def test_nothing_is_cut_and_the_main_button_stays_in_view(
    qtbot: QtBot,
    page: ScorePage,
    languages: Languages,
    dress: Wear,
    make: Callable[[], MatchState],
    marks: tuple[SeatMark, ...],
    width: int,
    height: int,
    scale: float,
    code: str,
) -> None:
    dress(scale=scale)
    present(page, after_walk(make()), languages[code], marks)
    page.resize(width, height)
    open_page(qtbot, page)
    assert page.size().width() == width
    assert page.rect().contains(place_in(page, main_button(page)))
    assert main_button(page).visibleRegion().boundingRect().size() == main_button(page).size()
    (scroll,) = page.findChildren(QScrollArea)
    assert scroll.horizontalScrollBar().maximum() == 0
    for card in cards(page):
        for hand in card.findChildren(OpenHand):
            if hand.isVisibleTo(card):
                assert card.rect().contains(place_in(card, hand))
                assert hand.heightForWidth(hand.width()) <= hand.height()
        for label in card.findChildren(TextLabel):
            if label.isVisibleTo(card):
                assert card.rect().contains(place_in(card, label)), label.text()
                assert label.heightForWidth(label.width()) <= label.height() + 1, label.text()
        shown = [place_in(card, hand) for hand in card.findChildren(OpenHand) if hand.isVisibleTo(card)]
        totals = [place_in(card, label) for label in card.findChildren(TextLabel) if label.text().isdigit()]
        assert not any(hand.intersects(total) for hand in shown for total in totals if total != QRect())


@pytest.mark.parametrize("seats", [2, 3])
def test_two_and_three_seats_have_a_page_too(page: ScorePage, languages: Languages, seats: int) -> None:
    hands = positions.FOUR_HANDS[:seats]
    state = positions.entered(positions.ruleset("block"), positions.DEAD_LINE, hands)
    present(page, after_walk(state), languages["en"], MARKS[:seats])
    assert len(cards(page)) == seats
    assert raised(page) == ["Giulia"]


def test_in_a_very_large_window_the_page_stands_in_the_middle(
    qtbot: QtBot, page: ScorePage, languages: Languages
) -> None:
    present(page, after_walk(fix_4()), languages["en"])
    page.resize(2560, 1440)
    open_page(qtbot, page)
    row = cards(page)[0]
    left = row.mapTo(page, row.rect().topLeft()).x()
    button = main_button(page)
    right = button.mapTo(page, button.rect().topRight()).x()
    assert left > 300 and abs(left - (page.width() - 1 - right)) <= 2
