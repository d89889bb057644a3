"""The page that proves a wrong answer: the table as it was, the tile that fits, the ruling."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from domino_desktop.core.events import Certainty
from domino_desktop.core.layout import LEFT, RIGHT, Layout
from domino_desktop.core.moves import Knock, PlayTile, ProposeBlock
from domino_desktop.core.state import MatchState
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import TABLE, View, view_for
from domino_desktop.i18n.language import Language
from domino_desktop.ui.art.dress import Dress
from domino_desktop.ui.art.theme import EVENING
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.position_picture import PositionPicture, layout_at
from domino_desktop.ui.pages.foul import FoulPage
from tests.ui import positions
from tests.ui.positions import MARKS, after, after_walk, entered, fix_liar, one_liar, ruleset
from tests.ui.seen import every_word, place_in, shown_texts

Languages = dict[str, Language]
Wear = Callable[..., None]


@pytest.fixture
def page(qtbot: QtBot, dress: Wear) -> FoulPage:
    made = FoulPage(TileArt(Dress(EVENING)))
    made.resize(1280, 800)
    qtbot.addWidget(made)
    return made


def pictures(page: FoulPage) -> list[PositionPicture]:
    return [picture for picture in page.findChildren(PositionPicture) if picture.isVisibleTo(page)]


def early_lie() -> MatchState:
    """A lie early in the round: the line grows on both sides afterwards, and then the round blocks."""
    hands = ("5-6 0-0 1-1", "4-6 0-1 2-2", "0-2 0-3")
    state = entered(ruleset("block", declarations="trusted"), "5-3 3-6", hands)
    state = after(
        state,
        (0, Knock()),  # untrue: 5-6 fits both ends
        (1, PlayTile(Tile.of(4, 6), RIGHT)),
        (2, Knock()),
        (0, PlayTile(Tile.of(5, 6), LEFT)),
    )
    return after(state, (1, ProposeBlock()), (2, Knock()), (0, Knock()))


def test_the_line_is_shown_as_it_was_when_the_answer_was_given(page: FoulPage, languages: Languages) -> None:
    view = view_for(early_lie(), TABLE)
    (foul,) = view.fouls
    assert foul.seat == 0
    assert view.layout.halves() == ((6, 5), (5, 3), (3, 6), (6, 4))
    assert layout_at(view, foul.event) == Layout.of_halves(((5, 3), (3, 6)))
    page.present(view, MARKS[:3], languages["en"])
    (picture,) = pictures(page)
    assert picture.fitting == (Tile.of(5, 6), LEFT)
    assert picture.accessibleName() in shown_texts(page)
    assert "The table when Giulia answered" in shown_texts(page)


@pytest.mark.parametrize(
    ("code", "accusation"),
    [
        ("en", "Wrong answer: Astrid held a tile that fits."),
        ("it", "Risposta errata: Astrid aveva una tessera giocabile."),
        ("pt_BR", "Resposta errada: Astrid tinha pedra para jogar."),
        ("pt_PT", "Resposta errada: Astrid tinha uma peça para jogar."),
        ("sv", "Fel svar: Astrid hade en spelbar bricka."),
        ("id", "Jawaban keliru: Astrid masih memegang batu yang bisa diturunkan."),
    ],
)
def test_a_family_hears_of_a_wrong_answer(page: FoulPage, languages: Languages, code: str, accusation: str) -> None:
    page.present(view_for(after_walk(one_liar()), TABLE), MARKS, languages[code])
    assert accusation in shown_texts(page)
    assert page.announcement().startswith(accusation)
    assert any("4-6" in text for text in shown_texts(page)), "the tile that proves it"


def test_a_referee_speaks_of_a_false_declaration(page: FoulPage, languages: Languages) -> None:
    page.present(view_for(after_walk(one_liar()), TABLE), MARKS, languages["en"], is_referee=True)
    assert "False declaration: Astrid held a playable tile." in shown_texts(page)
    assert not any("Wrong answer" in word for word in every_word(page))
    assert not any("Next time" in text for text in shown_texts(page)), "advice is for families"


def test_every_false_answer_has_its_proof(page: FoulPage, languages: Languages) -> None:
    """C12: the earlier lie is found as well as the later one, and nobody honest is named as an offender."""
    view = view_for(after_walk(fix_liar()), TABLE)
    page.present(view, MARKS, languages["en"])
    assert [picture.fitting for picture in pictures(page)] == [(Tile.of(4, 6), LEFT), (Tile.of(5, 6), LEFT)]
    accused = [text for text in shown_texts(page) if text.startswith("Wrong answer:")]
    assert accused == ["Wrong answer: Astrid held a tile that fits.", "Wrong answer: Elsa held a tile that fits."]
    page.present(view_for(after_walk(one_liar()), TABLE), MARKS, languages["en"])
    assert len(pictures(page)) == 1


@pytest.mark.parametrize(
    ("penalty", "told"),
    [
        (
            {"points": 25, "round": "replay"},
            "25 penalty points for Astrid\nThis round does not count and is dealt again.",
        ),
        ({"points": 1, "round": "lost"}, "1 penalty point for Astrid\nAstrid cannot win this round any more."),
        ({"points": 0}, "A warning for Astrid, no penalty points\nThe result of the round stands."),
        (
            {"points": 5, "round": "stands", "match": "lost"},
            "5 penalty points for Astrid\nThe result of the round stands.\nThe match is lost for Astrid.",
        ),
    ],
)
def test_the_ruling_says_what_it_costs(
    page: FoulPage, languages: Languages, penalty: dict[str, Any], told: str
) -> None:
    state = after_walk(one_liar(fouls={"false_declaration": penalty}))
    page.present(view_for(state, TABLE), MARKS, languages["en"])
    assert told in shown_texts(page)


def test_what_is_only_possible_costs_nothing_and_says_so(page: FoulPage, languages: Languages) -> None:
    view = view_for(after_walk(one_liar()), TABLE)
    possible: View = replace(view, fouls=tuple(replace(foul, certainty=Certainty.POSSIBLE) for foul in view.fouls))
    page.present(possible, MARKS, languages["en"])
    texts = shown_texts(page)
    assert "Astrid may have held 4-6 already. This is not proven." in texts
    assert not any("off" in text.split() for text in texts)
    assert not any("said no, but held" in text for text in texts)


@pytest.mark.parametrize(("width", "height", "scale"), [(1280, 800, 1.0), (1024, 700, 1.0), (800, 600, 2.0)])
def test_the_way_on_is_always_in_view(
    qtbot: QtBot, page: FoulPage, languages: Languages, dress: Wear, width: int, height: int, scale: float
) -> None:
    dress(scale=scale)
    page.present(view_for(after_walk(fix_liar()), TABLE), positions.LONG_MARKS, languages["id"])
    page.resize(width, height)
    page.show()
    assert page.width() == width
    assert page.rect().contains(place_in(page, page.main_button))
    (scroll,) = page.findChildren(QScrollArea)
    qtbot.waitUntil(lambda: scroll.horizontalScrollBar().maximum() == 0)
    with qtbot.waitSignal(page.go_on):
        page.main_button.click()


def brass(picture: QImage) -> list[tuple[int, int]]:
    """Where the dashed outline is, by its colour."""
    wanted = QColor(EVENING.brass).rgb()
    return [(x, y) for x in range(picture.width()) for y in range(picture.height()) if picture.pixel(x, y) == wanted]


@pytest.mark.parametrize("size", [(758, 340), (420, 240), (900, 240)])
def test_the_fitting_tile_is_marked_inside_the_picture(
    qtbot: QtBot, languages: Languages, dress: Wear, size: tuple[int, int]
) -> None:
    """Also for the longest line: the marked tile is the 28th."""
    picture = PositionPicture(TileArt(Dress(EVENING)))
    qtbot.addWidget(picture)
    picture.resize(*size)
    words = (
        "0-0 0-1 1-1 1-2 2-2 2-0 0-3 3-3 3-1 1-4 4-4 4-0 0-5 5-5 5-1 1-6 6-6 6-2 2-3 3-4 4-2 2-5 5-3 3-6 6-4 4-5 5-6"
    )
    line = tuple((int(word[0]), int(word[2])) for word in words.split())
    picture.present(Layout.of_halves(line), Tile.of(0, 6), 6, languages["en"])
    assert picture.fitting == (Tile.of(0, 6), RIGHT)
    found = brass(picture.grab().toImage())
    assert found
    assert all(3 <= x < size[0] - 3 and 3 <= y < size[1] - 3 for x, y in found)
