"""The panel beside the table, and the strip and the drawer that replace it in a small window."""

from __future__ import annotations

import hashlib
import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QFont, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from domino_desktop.core import rules
from domino_desktop.core.changes import apply
from domino_desktop.core.deal import Deal
from domino_desktop.core.moves import PlayTile
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.core.scoring import ScoreLine, ScoreReason
from domino_desktop.core.state import MatchState, start
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import TABLE, View, view_for
from domino_desktop.i18n.english import English, Speaker
from domino_desktop.i18n.language import CODES, Language
from domino_desktop.i18n.messages import Message, score, table
from domino_desktop.i18n.story import story_lines
from domino_desktop.ui.art.dress import Dress
from domino_desktop.ui.art.theme import EVENING, HIGH_CONTRAST, Theme
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls.ground import ground_palette
from domino_desktop.ui.controls.lines import laid_out
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.panel.compact_strip import CompactStrip
from domino_desktop.ui.panel.score_board import ScoreCard
from domino_desktop.ui.panel.side_panel import SidePanel
from domino_desktop.ui.panel.story_drawer import StoryDrawer
from domino_desktop.ui.seating import SeatMark, names
from domino_desktop.ui.style import BUTTON_HEIGHT, application_font, paper_palette, style_sheet
from tests.ui import positions

DRAWINGS = Path(__file__).parents[2] / "resources" / "icons"


class Bracketed(English):
    """A language that marks every text of its own, so that one that does not come from a message is seen."""

    def say(self, message: Message, *args: str | int, n: int | None = None) -> str:
        return f"⟦{super().say(message, *args, n=n)}⟧"


@pytest.fixture
def dressed(qapp: QApplication) -> Iterator[QApplication]:
    font, palette = QFont(qapp.font()), QPalette(qapp.palette())
    dress(qapp, 1.0)
    yield qapp
    qapp.setStyleSheet("")
    qapp.setPalette(palette)
    qapp.setFont(font)


def dress(application: QApplication, scale: float, theme: Theme = EVENING) -> None:
    font = application_font(QFont("Sans", 10), scale)
    application.setFont(font)
    application.setPalette(paper_palette(theme))
    application.setStyleSheet(style_sheet(theme, font.pointSizeF(), DRAWINGS))


def a_round(
    ruleset: RuleSet | None = None, seats: int = 4, totals: Sequence[int] = (), rounds_played: int = 0
) -> list[MatchState]:
    """A round played to its end by chance, state by state; ``totals`` were won before."""
    ruleset = ruleset or positions.ruleset()
    state = start(rules.start_match(ruleset, seats))
    earlier = tuple(
        ScoreLine(ScoreReason.OTHERS_PIPS, team=team, numbers=(points,), points=points)
        for team, points in enumerate(totals)
    )
    state = state._replace(lines=earlier, rounds_played=rounds_played)
    entropy = hashlib.sha256(b"panel").digest()[:21]
    state = apply(state, rules.deal(state, Deal.from_bytes(ruleset.tile_set, entropy)))
    chance, states = random.Random(7), [state]
    while state.round is not None and state.round.turn is not None and not state.round.is_over:
        moves = rules.legal_moves(state, state.round.turn)
        plays = [move for move in moves if isinstance(move, PlayTile)]
        for event in rules.decide(state, state.round.turn, chance.choice(plays or [*moves])):
            state = apply(state, event)
            states.append(state)
    return states


def at_table(state: MatchState) -> View:
    return view_for(state, TABLE)


def shown(qtbot: QtBot, widget: QWidget, width: int, height: int) -> None:
    qtbot.addWidget(widget)
    widget.resize(width, height)
    widget.show()
    QApplication.processEvents()


def a_panel(qtbot: QtBot, width: int = 300, height: int = 860) -> SidePanel:
    panel = SidePanel(TileArt(Dress(EVENING)))
    shown(qtbot, panel, width, height)
    return panel


class Page(QWidget):
    """A small window with the strip and the drawer."""

    def __init__(self, qtbot: QtBot, width: int, height: int = 600) -> None:
        super().__init__()
        art = TileArt(Dress(EVENING))
        self.strip = CompactStrip(art, Icons(DRAWINGS), self)
        self.drawer = StoryDrawer(art, self)
        shown(qtbot, self, width, height)

    def present(self, view: View, marks: Sequence[SeatMark], language: Speaker) -> None:
        self.strip.present(view, marks, language)
        self.drawer.present(view, marks, language)
        self.strip.setGeometry(0, 0, self.width(), self.strip.heightForWidth(self.width()))
        QApplication.processEvents()


def texts(widget: QWidget) -> list[str]:
    """Everything that this widget and those in it say: texts, tooltips, names for screen readers, lines of lists."""
    said: list[str] = []
    for part in (widget, *widget.findChildren(QWidget)):
        said += [part.toolTip(), part.accessibleName(), part.accessibleDescription(), part.windowTitle()]
        if isinstance(part, QLabel):
            said.append(part.text())
        face = QAccessible.queryAccessibleInterface(part)
        said += [face.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Description)]
        said += [face.child(place).text(QAccessible.Text.Name) for place in range(face.childCount())]
    return [text for text in said if text]


@pytest.mark.parametrize("code", CODES)
def test_every_text_comes_from_the_language(qtbot: QtBot, dressed: QApplication, code: str) -> None:
    state = a_round(totals=(42, 31, 57, 18))[-1]
    view, language = at_table(state), Language(code)
    panel = a_panel(qtbot)
    panel.present(view, positions.MARKS, language)
    said = texts(panel)
    for message in (table.SCORES, table.THIS_ROUND, table.NUMBERS_OUT):
        assert language.say(message) in said
    assert language.say(table.TO_POINTS, n=100) in said
    assert language.say(table.NUMBERS_OUT_NOTE, n=7) in said
    expected = story_lines(view.history, names(positions.MARKS, view.teams), language)
    assert [entry.sentence for entry in panel.story.entries] == [line.sentence for line in expected]


def test_no_text_is_written_in_the_code(qtbot: QtBot, dressed: QApplication) -> None:
    page = Page(qtbot, 800)
    panel = SidePanel(TileArt(Dress(EVENING)), page)
    view = at_table(a_round(totals=(42, 31, 57, 18))[-1])
    for part in (panel, page):
        part.present(view, positions.MARKS, Bracketed())
    others = {mark.name for mark in positions.MARKS} | {str(total) for total in view.totals}
    plain = [text for text in texts(page) if not text.startswith("⟦") and text not in others]
    assert plain == []


def test_switching_the_language_changes_every_line(qtbot: QtBot, dressed: QApplication) -> None:
    view = at_table(a_round()[-1])
    panel = a_panel(qtbot)
    panel.present(view, positions.MARKS, English())
    panel.present(view, positions.MARKS, Bracketed())
    assert all(entry.sentence.startswith("⟦") for entry in panel.story.entries)


def test_a_language_can_be_changed_before_anything_has_happened(qtbot: QtBot, dressed: QApplication) -> None:
    view = at_table(a_round()[0])
    panel = a_panel(qtbot)
    for language in (English(), Bracketed()):
        panel.present(view, positions.MARKS, language)
        assert panel.story.accessibleDescription() == language.say(table.STORY_EMPTY)


def tiles_named(said: Sequence[str]) -> set[Tile]:
    return {Tile.parse(word) for text in said for word in re.findall(r"\d+-\d+", text)}


@pytest.mark.parametrize("ruleset", [positions.ruleset(), positions.ruleset("pairs")], ids=lambda ruleset: ruleset.id)
def test_no_hidden_tile_is_named_anywhere(qtbot: QtBot, dressed: QApplication, ruleset: RuleSet) -> None:
    page = Page(qtbot, 800)
    panel = SidePanel(TileArt(Dress(EVENING)), page)
    drawn = 0
    for state in a_round(ruleset):
        view = at_table(state)
        for part in (panel, page):
            part.present(view, positions.MARKS, English())
        laid = set(view.layout.tiles())
        assert tiles_named(texts(page)) <= laid
        assert {entry.tile for entry in panel.story.entries if entry.tile is not None} <= laid
        drawn += state.round is not None and state.round.boneyard.count
    assert tiles_named(texts(page)), "the tiles on the table are named"
    assert drawn or ruleset.draw == "none"


@pytest.mark.parametrize("max_pip", [6, 9, 12])
def test_the_numbers_out_are_those_of_the_layout(qtbot: QtBot, dressed: QApplication, max_pip: int) -> None:
    ruleset = positions.ruleset(max_pip=max_pip)
    panel = a_panel(qtbot)
    for state in a_round(ruleset):
        view = at_table(state)
        panel.present(view, positions.MARKS, English())
        laid = view.layout.tiles()
        counted = tuple(sum(tile.fits(number) for tile in laid) for number in range(max_pip + 1))
        strip = panel.numbers.strip
        assert strip.counts == counted
        sentences = [
            English().say(table.NUMBER_OUT, number, count, max_pip + 1) for number, count in enumerate(counted)
        ]
        assert strip.accessibleName().split("\n") == sentences
    assert any(counted)


def test_the_story_is_told_in_order_and_its_newest_line_is_in_view(qtbot: QtBot, dressed: QApplication) -> None:
    panel = a_panel(qtbot)
    for state in a_round():
        view = at_table(state)
        panel.present(view, positions.MARKS, English())
        told = panel.story.entries
        expected = story_lines(view.history, names(positions.MARKS, view.teams), English())
        assert [(entry.sentence, entry.tile) for entry in told] == [(line.sentence, line.tile) for line in expected]
        QApplication.processEvents()
        if told:
            newest = panel.story.visualRect(panel.story.model().index(len(told) - 1, 0))
            assert panel.story.viewport().rect().contains(newest)
    assert panel.story.verticalScrollBar().maximum() > 0, "the round is longer than the list is high"


def test_whoever_reads_an_old_line_is_left_there_until_the_next_round(qtbot: QtBot, dressed: QApplication) -> None:
    states = a_round()
    panel = a_panel(qtbot, height=700)
    panel.present(at_table(states[-8]), positions.MARKS, English())
    QApplication.processEvents()
    panel.story.scrollToTop()
    panel.present(at_table(states[-1]), positions.MARKS, English())
    QApplication.processEvents()
    assert panel.story.verticalScrollBar().value() == 0
    next_round = at_table(a_round(rounds_played=1)[-1])
    panel.present(next_round, positions.MARKS, English())
    assert panel.story.verticalScrollBar().value() == panel.story.verticalScrollBar().maximum()


def test_only_the_lines_that_are_new_are_told_again(qtbot: QtBot, dressed: QApplication) -> None:
    panel = a_panel(qtbot)
    changed: list[int] = []
    panel.story.model().dataChanged.connect(lambda first, last: changed.extend(range(first.row(), last.row() + 1)))
    panel.story.model().modelReset.connect(lambda: pytest.fail("the whole story was told again"))
    corrected = 0
    for state in a_round():
        before = panel.story.entries
        panel.present(at_table(state), positions.MARKS, English())
        after = panel.story.entries
        assert changed == [row for row in range(len(before)) if before[row] != after[row]]
        corrected += len(changed)
        changed.clear()
    assert corrected, "takes 1 tile, takes 2 tiles, takes 2 and plays 3-4"


def test_a_move_that_is_taken_back_leaves_the_story(qtbot: QtBot, dressed: QApplication) -> None:
    states = a_round()
    panel = a_panel(qtbot)
    panel.present(at_table(states[-1]), positions.MARKS, English())
    panel.present(at_table(states[5]), positions.MARKS, English())
    told = story_lines(at_table(states[5]).history, names(positions.MARKS, (0, 1, 2, 3)), English())
    assert [entry.sentence for entry in panel.story.entries] == [line.sentence for line in told]
    assert panel.story.model().rowCount() == len(told)


def test_a_line_that_grows_gets_the_room_it_needs(qtbot: QtBot, dressed: QApplication) -> None:
    panel = a_panel(qtbot, width=260)
    states = a_round()
    grown = 0
    for earlier, later in pairwise(states):
        panel.present(at_table(earlier), positions.LONG_MARKS, English())
        QApplication.processEvents()
        row = len(panel.story.entries) - 1
        before = panel.story.visualRect(panel.story.model().index(row, 0)).height()
        panel.present(at_table(later), positions.LONG_MARKS, English())
        QApplication.processEvents()
        index = panel.story.model().index(row, 0)
        if row >= 0 and index.isValid():
            height = panel.story.visualRect(index).height()
            assert height == panel.story.sizeHintForIndex(index).height()
            grown += height > before
    assert grown


def test_every_card_stays_the_same_widget(qtbot: QtBot, dressed: QApplication) -> None:
    panel = a_panel(qtbot)
    states = a_round()
    panel.present(at_table(states[0]), positions.MARKS, English())
    before = panel.findChildren(QWidget)
    for state in states[1:]:
        panel.present(at_table(state), positions.MARKS, English())
    assert panel.findChildren(QWidget) == before


def cards_of(panel: SidePanel) -> tuple[ScoreCard, ...]:
    assert panel.scores.cards
    return panel.scores.cards


def test_who_leads_is_raised_starred_and_said(qtbot: QtBot, dressed: QApplication) -> None:
    panel = a_panel(qtbot)
    panel.present(at_table(a_round(totals=(42, -31, 57, 57))[0]), positions.MARKS, English())
    cards = cards_of(panel)
    settled(qtbot, cards)
    assert [card.raised for card in cards] == [False, False, True, True]
    assert [card.total.text() for card in cards] == ["42", "-31", "57", "57"]
    assert cards[2].total.accessibleName() == "Astrid: 57 points, in the lead"
    assert cards[1].total.accessibleName() == "João: -31 points"
    assert cards[1].bar.value() == 0
    for card in cards:
        star = card.star_area
        assert card.rect().contains(star)
        assert not star.intersects(card.total.geometry())
        assert not star.intersects(card.bar.geometry())


def test_nobody_leads_while_all_are_level(qtbot: QtBot, dressed: QApplication) -> None:
    panel = a_panel(qtbot)
    panel.present(at_table(a_round()[0]), positions.MARKS, English())
    assert [card.raised for card in cards_of(panel)] == [False] * 4


def test_the_bars_can_be_compared(qtbot: QtBot, dressed: QApplication) -> None:
    panel = a_panel(qtbot)
    panel.present(at_table(a_round(totals=(42, 0, 100, -7))[0]), positions.MARKS, English())
    settled(qtbot, cards_of(panel))
    bars = [card.bar for card in cards_of(panel)]
    assert len({(bar.x(), bar.width()) for bar in bars}) == 1
    assert [bar.value() / bar.maximum() for bar in bars] == [0.42, 0.0, 1.0, 0.0]


def test_a_pair_is_one_card_with_both_names(qtbot: QtBot, dressed: QApplication) -> None:
    panel = a_panel(qtbot)
    panel.present(at_table(positions.pairs_block()), positions.MARKS, English())
    cards = cards_of(panel)
    assert [[name.text() for name in card.names] for card in cards] == [["Giulia", "Astrid"], ["João", "Elsa"]]
    assert cards[1].total.accessibleName() == "João and Elsa: 61 points, in the lead"


def test_rounds_are_counted_where_they_decide(qtbot: QtBot, dressed: QApplication) -> None:
    panel = a_panel(qtbot)
    ruleset = positions.ruleset(match_end={"rounds": 2})
    panel.present(at_table(a_round(ruleset)[0]), positions.MARKS, English())
    assert English().say(table.OF_ROUNDS, 1, 2) in texts(panel)
    assert not any(card.bar.isVisible() for card in cards_of(panel))
    after_the_last = a_round(ruleset, totals=(5, 5, 5, 5), rounds_played=2)[0]
    panel.present(at_table(after_the_last), positions.MARKS, English())
    assert English().say(score.ROUND_NUMBER, 3) in texts(panel)


def test_a_round_that_was_called_the_last_is_said_to_be(qtbot: QtBot, dressed: QApplication) -> None:
    panel = a_panel(qtbot)
    for is_last in (False, True):
        view = replace(at_table(a_round()[0]), is_last_round=is_last)
        panel.present(view, positions.MARKS, English())
        assert (English().say(score.LAST_ROUND) in texts(panel)) is is_last


def test_another_number_of_seats_gets_as_many_cards(qtbot: QtBot, dressed: QApplication) -> None:
    panel = a_panel(qtbot)
    for seats in (4, 2, 3):
        panel.present(at_table(a_round(seats=seats)[0]), positions.MARKS[:seats], English())
        assert len(cards_of(panel)) == seats


def settled(qtbot: QtBot, cards: Sequence[ScoreCard]) -> None:
    """Wait until the layouts have given every card the height that its width asks for."""
    assert cards
    qtbot.waitUntil(lambda: all(card.height() == card.heightForWidth(card.width()) for card in cards))


def within(card: QWidget, parts: Sequence[QWidget]) -> None:
    for part in parts:
        assert card.rect().contains(part.geometry()), (part, part.geometry(), card.rect())
    for one, another in combinations(parts, 2):
        assert not one.geometry().intersects(another.geometry()), (one, another)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("width", [260, 340])
@pytest.mark.parametrize("pairs", [False, True])
def test_the_longest_names_are_whole(
    qtbot: QtBot, dressed: QApplication, width: int, scale: float, pairs: bool
) -> None:
    dress(dressed, scale)
    panel = a_panel(qtbot, width=width)
    state = positions.pairs_block() if pairs else a_round(totals=(42, 31, 57, 118))[0]
    panel.present(at_table(state), positions.LONG_MARKS, English())
    settled(qtbot, cards_of(panel))
    for card in cards_of(panel):
        within(card, [*card.names, *card.badges, card.total, card.bar])
        for name in card.names:
            layout, height = name.laid_out(name.width())
            assert height <= name.height()
            assert all(layout.lineAt(number).naturalTextWidth() <= name.width() for number in range(layout.lineCount()))


def test_a_word_longer_than_a_line_is_broken_rather_than_cut(dressed: QApplication) -> None:
    layout, _ = laid_out(positions.LONG_MARKS[3].name, dressed.font(), 100)
    lines = [layout.lineAt(number) for number in range(layout.lineCount())]
    assert len(lines) > 1
    assert all(line.naturalTextWidth() <= 100 for line in lines)


@pytest.mark.parametrize("length", range(1, 31))
def test_the_star_keeps_clear_of_the_name(qtbot: QtBot, dressed: QApplication, length: int) -> None:
    panel = a_panel(qtbot)
    marks = tuple(replace(mark, name="m" * length) for mark in positions.MARKS)
    panel.present(at_table(a_round(totals=(42, 31, 57, 18))[0]), marks, English())
    settled(qtbot, cards_of(panel))
    card = cards_of(panel)[2]
    (name,) = card.names
    words = QRect(name.geometry())
    words.setWidth(min(words.width(), name.sizeHint().width()))
    # The room below the baseline of its last line may be touched.
    words.setBottom(words.bottom() - name.fontMetrics().descent())
    assert not card.star_area.intersects(words)


def test_letters_may_grow_while_the_panel_is_shown(qtbot: QtBot, dressed: QApplication) -> None:
    panel = a_panel(qtbot, width=340)
    panel.present(at_table(a_round(totals=(42, 31, 57, 18))[-1]), positions.MARKS, English())
    QApplication.processEvents()
    small = cards_of(panel)[0].badges[0].width()
    dress(dressed, 2.0)
    qtbot.waitUntil(lambda: cards_of(panel)[0].badges[0].sizeHint().width() > 1.8 * small)
    settled(qtbot, cards_of(panel))
    for card in cards_of(panel):
        within(card, [*card.names, *card.badges, card.total, card.bar])
        assert card.badges[0].size() == card.badges[0].sizeHint()
    index = panel.story.model().index(0, 0)
    assert panel.story.visualRect(index).height() == panel.story.sizeHintForIndex(index).height()


def test_another_theme_is_worn_at_once(qtbot: QtBot, dressed: QApplication) -> None:
    panel = a_panel(qtbot)
    panel.present(at_table(a_round(totals=(42, 31, 57, 18))[-1]), positions.MARKS, English())
    paper = panel.grab().toImage().pixelColor(10, 4).name()
    panel.set_art(TileArt(Dress(HIGH_CONTRAST)))
    assert (paper, panel.grab().toImage().pixelColor(10, 4).name()) == (EVENING.paper, HIGH_CONTRAST.paper)


def test_the_theme_outlives_new_letters_and_a_move_into_another_window(qtbot: QtBot, dressed: QApplication) -> None:
    page = Page(qtbot, 800)
    panel = SidePanel(TileArt(Dress(EVENING)), page)
    view = at_table(a_round(totals=(42, 31, 57, 18))[0])
    for part in (page, panel):
        part.present(view, positions.MARKS, English())
    dress(dressed, 1.0, HIGH_CONTRAST)
    for ground in (panel, page.strip, page.drawer):
        ground.set_art(TileArt(Dress(HIGH_CONTRAST)))
    dress(dressed, 1.5, HIGH_CONTRAST)
    window = QWidget()
    qtbot.addWidget(window)
    page.setParent(window)
    window.show()
    QApplication.processEvents()
    cards = (*panel.scores.cards, *page.strip.chips, *page.drawer.scores.cards)
    for shown_on_it in (*cards, panel.story, page.drawer.story, panel.numbers.strip):
        palette = ground_palette(shown_on_it)
        worn = (palette.window(), palette.base(), palette.linkVisited())
        wanted = (HIGH_CONTRAST.paper, HIGH_CONTRAST.card, HIGH_CONTRAST.gold_line)
        assert tuple(brush.color().name() for brush in worn) == wanted
        assert palette.base().color().alpha() == 255


def test_letters_typed_in_the_story_belong_to_the_table(qtbot: QtBot, dressed: QApplication) -> None:
    pressed: list[int] = []

    class Table(QWidget):
        def keyPressEvent(self, event: object) -> None:
            pressed.append(event.key())  # type: ignore[attr-defined]

    page = Table()
    panel = SidePanel(TileArt(Dress(EVENING)), page)
    shown(qtbot, page, 400, 860)
    panel.setGeometry(0, 0, 300, 860)
    panel.present(at_table(a_round()[-1]), positions.MARKS, English())
    for key in (Qt.Key.Key_D, Qt.Key.Key_P, Qt.Key.Key_4, Qt.Key.Key_Escape):
        QTest.keyClick(panel.story, key)
    assert pressed == [Qt.Key.Key_D, Qt.Key.Key_P, Qt.Key.Key_4, Qt.Key.Key_Escape]


def test_a_screen_reader_finds_a_list_of_sentences_and_a_text(qtbot: QtBot, dressed: QApplication) -> None:
    panel = a_panel(qtbot)
    panel.present(at_table(a_round()[-1]), positions.MARKS, English())
    story = QAccessible.queryAccessibleInterface(panel.story)
    assert story.role() == QAccessible.Role.List
    assert story.text(QAccessible.Text.Name) == English().say(table.THIS_ROUND)
    said = [story.child(row).text(QAccessible.Text.Name) for row in range(len(panel.story.entries))]
    assert said == [entry.sentence for entry in panel.story.entries]
    numbers = QAccessible.queryAccessibleInterface(panel.numbers.strip)
    assert numbers.role() == QAccessible.Role.StaticText


# The strip and the drawer -----------------------------------------------------------------------------


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("width", [800, 999])
@pytest.mark.parametrize("totals", [(42, 31, 57, 18), (1042, -310, 57, 118)])
def test_the_strip_fits_a_small_window(
    qtbot: QtBot, dressed: QApplication, width: int, scale: float, totals: tuple[int, ...]
) -> None:
    dress(dressed, scale)
    page = Page(qtbot, width)
    page.present(at_table(a_round(totals=totals)[-1]), positions.MARKS, English())
    strip = page.strip
    assert strip.height() <= 600 // 3
    within(strip, [*strip.chips, strip.last_line, strip.button])
    assert strip.button.height() >= BUTTON_HEIGHT
    for chip in strip.chips:
        within(chip, [*chip.badges, chip.total])
        assert chip.total.fontMetrics().horizontalAdvance(chip.total.text()) <= chip.total.width()
        assert not chip.raised or chip.rect().contains(chip.star_area)
    lines, is_cut = strip.last_line.shown_lines()
    assert not is_cut
    assert " ".join(lines) == strip.last_line.text()


def test_the_strip_tells_the_last_line(qtbot: QtBot, dressed: QApplication) -> None:
    page = Page(qtbot, 800)
    strip = page.strip
    for state in a_round():
        view = at_table(state)
        page.present(view, positions.MARKS, English())
        told = story_lines(view.history, names(positions.MARKS, view.teams), English())
        assert strip.last_line.text() == (told[-1].sentence if told else English().say(table.STORY_EMPTY))
    assert [chip.toolTip() for chip in strip.chips] == [chip.total.accessibleName() for chip in strip.chips]


def test_a_line_too_long_for_the_strip_is_told_in_full_elsewhere(qtbot: QtBot, dressed: QApplication) -> None:
    dress(dressed, 2.0)
    page = Page(qtbot, 800)
    everybody = tuple(replace(mark, name=positions.LONG_MARKS[0].name) for mark in positions.MARKS)
    page.present(at_table(a_round(totals=(42, 31, 57, 18))[-1]), everybody, English())
    strip, drawer = page.strip, page.drawer
    strip.grab()
    (line,), is_cut = strip.last_line.shown_lines()
    assert is_cut
    assert strip.last_line.fontMetrics().horizontalAdvance(line) <= strip.last_line.width()
    sentence = drawer.story.entries[-1].sentence
    assert strip.last_line.toolTip() == strip.last_line.accessibleName() == sentence


@pytest.mark.parametrize("speaker", [English(), Bracketed()])
def test_the_button_wants_the_drawer_open_and_then_shut(qtbot: QtBot, dressed: QApplication, speaker: Speaker) -> None:
    page = Page(qtbot, 999)
    page.present(at_table(a_round()[-1]), positions.MARKS, speaker)
    strip = page.strip
    for is_open in (False, True):
        strip.show_drawer_open(is_open)
        words = speaker.say(table.HIDE_STORY if is_open else table.SHOW_STORY)
        assert words in texts(strip)
        with qtbot.waitSignal(strip.drawer_wanted) as wanted:
            QTest.mouseClick(strip.button, Qt.MouseButton.LeftButton)
        assert wanted.args == [not is_open]


def test_the_drawer_takes_the_keyboard_and_escape_closes_it(qtbot: QtBot, dressed: QApplication) -> None:
    page = Page(qtbot, 800)
    drawer = page.drawer
    page.present(at_table(a_round()[-1]), positions.MARKS, English())
    assert drawer.isHidden()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    drawer.open_in(QRect(0, 60, 800, 540))
    assert drawer.geometry() == QRect(0, 60, 800, 540)
    assert drawer.story.hasFocus()
    with qtbot.waitSignal(drawer.closed):
        QTest.keyClick(drawer.story, Qt.Key.Key_Escape)
    assert drawer.isHidden()


def test_the_drawer_opens_at_the_newest_line_with_large_letters(qtbot: QtBot, dressed: QApplication) -> None:
    dress(dressed, 2.0)
    page = Page(qtbot, 800)
    drawer = page.drawer
    page.present(at_table(a_round(totals=(42, 31, 57, 18))[-1]), positions.MARKS, English())
    drawer.open_in(QRect(0, 130, 800, 470))
    QApplication.processEvents()
    newest = drawer.story.visualRect(drawer.story.model().index(len(drawer.story.entries) - 1, 0))
    assert drawer.story.viewport().rect().contains(newest)
    settled(qtbot, drawer.scores.cards)
    for card in drawer.scores.cards:
        within(card, [*card.names, *card.badges, card.total, card.bar])
