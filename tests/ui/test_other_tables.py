"""The sheet that shows the same hands as other tables count them, and what the panel says about games and carries."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from domino_desktop.core.moves import ClaimRedeal, PlayTile
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import TABLE, view_for
from domino_desktop.i18n.language import language
from domino_desktop.i18n.messages import score, table
from domino_desktop.storage import rulesets
from domino_desktop.ui.controls import ProgressBar
from domino_desktop.ui.pages.score import ScorePage
from domino_desktop.ui.pages.score_others import OthersSheet
from domino_desktop.ui.pages.score_values import rows_of, rule_sentences
from domino_desktop.ui.panel.standing import leading_teams, match_length, match_notes
from tests.ui.positions import MARKS, after, after_walk, entered, fix_4, pairs_block, ruleset, tie, went_out
from tests.ui.seen import shown_texts

EN = language("en")


def view_of(state):
    return view_for(state, TABLE)


@pytest.fixture
def page(qtbot, look):
    page = ScorePage(look.art())
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    return page


def opened(page, state):
    page.present(view_of(state), MARKS, EN, ("en",))
    page._others.click()
    return page.findChild(OthersSheet)


class TestSheet:
    def test_it_comes_only_when_asked_for(self, page):
        page.present(view_of(after_walk(fix_4())), MARKS, EN, ("en",))
        assert page._others.isVisible() and page.findChild(OthersSheet) is None
        assert EN.say(score.OTHER_TABLES) in shown_texts(page)

    def test_this_table_comes_first_and_is_raised(self, page):
        sheet = opened(page, after_walk(fix_4()))
        assert sheet.isVisible() and sheet.results[0].is_current
        cards = sheet._cards
        assert [card.raised for card in cards] == [True, *[False] * (len(cards) - 1)]
        assert EN.say(score.AT_THIS_TABLE) in " ".join(shown_texts(cards[0]))

    @pytest.mark.parametrize("make", [fix_4, tie, lambda: pairs_block(match_end={"points": 200})])
    def test_every_result_says_whose_how_many_why_and_who_counts_so(self, page, make):
        sheet = opened(page, after_walk(make()))
        assert len(sheet.results) > 8
        for card in sheet._cards:
            texts = shown_texts(card)
            assert len(texts) >= 3 and all(text.strip() for text in texts), texts
            assert not any("%" in text for text in texts)
            assert card.accessibleName().startswith(texts[0])
        told = " ".join(text for card in sheet._cards for text in shown_texts(card))
        for result in sheet.results:
            for name in result.rulesets:
                assert name not in told or " " not in name, "names, not ids"

    def test_bars_can_be_compared(self, page):
        sheet = opened(page, after_walk(fix_4()))
        bars = {max(card.result.points): card.findChild(ProgressBar) for card in sheet._cards}
        shown = {points: bar.value() / bar.maximum() for points, bar in bars.items() if bar is not None}
        most = max(shown)
        assert shown[most] == 1.0
        assert all(share == pytest.approx(points / most) for points, share in shown.items())

    def test_escape_and_the_button_go_back(self, page):
        sheet = opened(page, after_walk(fix_4()))
        QTest.keyClick(sheet.back, Qt.Key.Key_Escape)
        assert not sheet.isVisible() and page._others.hasFocus()
        page._others.click()
        assert sheet.isVisible()
        sheet.back.click()
        assert not sheet.isVisible()

    def test_a_screen_reader_hears_every_result(self, page):
        heard = []
        page.sheet_opened.connect(heard.append)
        sheet = opened(page, after_walk(fix_4()))
        assert len(heard) == 1
        assert all(card.accessibleName() in heard[0] for card in sheet._cards)

    def test_a_round_that_was_won_has_no_other_counts(self, page):
        page.present(view_of(went_out()), MARKS, EN, ("en",))
        assert not page._others.isVisible()

    def test_it_follows_the_page_into_any_size(self, page):
        sheet = opened(page, after_walk(fix_4()))
        page.resize(800, 600)
        assert sheet.geometry() == page.rect()


class TestSteps:
    def test_rounding_is_shown_behind_the_sum(self, page):
        state = after_walk(fix_4(rules=ruleset(rounding="nearest_5")))
        page.present(view_of(state), MARKS, EN, ("en",))
        strip = " ".join(label.text() for label in page._sum.strip.findChildren(type(page._why_card._heading)))
        assert strip.endswith("= 83 → 85")

    def test_factors_and_bonuses_are_shown_behind_the_sum(self, page):
        rules = ruleset(factors={"block": 2}, bonuses={"lock": 20}, match_end={"points": 900})
        page.present(view_of(after_walk(fix_4(rules=rules))), MARKS, EN, ("en",))
        strip = " ".join(label.text() for label in page._sum.strip.findChildren(type(page._why_card._heading)))
        assert strip.endswith("= 83 × 2 = 166 + 20 = 186")

    def test_rules_are_told_for_every_way_of_ending(self):
        for name in (each.id for each in rulesets.available()):
            for state in (after_walk(fix_4()), went_out()):
                view = replace(view_of(state), ruleset=rulesets.load(name))
                title, *told = rule_sentences(view, EN)
                assert title and told and all(told), name

    def test_what_this_table_has_changed_is_told(self):
        view = view_of(after_walk(fix_4()))
        rules = rulesets.load("gaple-family")
        (plain, *_) = rule_sentences(replace(view, ruleset=rules), EN)
        assert plain == "Rules: Family Gaple"
        (same, *_) = rule_sentences(replace(view, ruleset=rules.changed({"match_end": {"points": 50}})), EN)
        assert same == plain, "how long to play is up to every table"
        (changed, *_) = rule_sentences(replace(view, ruleset=rules.changed({"cannot_play": "discard"})), EN)
        assert changed == f"{plain}\n1 change from Family Gaple: When nothing fits"

    def test_a_double_blank_that_counts_is_explained(self):
        sentence = "The double blank counts 50 pips in a hand."
        for hands, is_told in ((("0-0 1-2", "3-4"), True), (("0-1 1-2", "3-4"), False)):
            state = after_walk(entered(ruleset("block", blank_value=50), "5-6 6-6 6-5", hands))
            assert (sentence in rule_sentences(view_of(state), EN)) is is_told

    def test_points_of_the_play_are_told_so_that_the_totals_add_up(self, page):
        state = entered(ruleset("all-fives"), "5-5", ("0-5 1-1", "0-3"))
        moves = ((0, PlayTile(Tile.parse("0-5"), "left")), (1, PlayTile(Tile.parse("0-3"), "left")))
        view = view_of(after(state, *moves))
        page.present(view, MARKS[:2], EN, ("en",))
        in_play = "Giulia, during play: 10 points"
        assert view.totals == (10, view.score.points(1)), "what was made in play is no part of the score of the round"
        assert in_play in " ".join(shown_texts(page._sum))
        page._why.click()
        assert in_play in shown_texts(page._why_card)
        page.present(view_of(went_out()), MARKS, EN, ("en",))
        assert not any("during play" in text for text in shown_texts(page))

    def test_points_that_are_alike_for_every_last_tile_are_told_once(self):
        view = replace(view_of(went_out()), ruleset=rulesets.load("jamaican-partner"))
        assert rule_sentences(view, EN)[1:] == ("Going out scores 1 point.",)

    def test_a_new_deal_shows_only_the_hand_that_asked(self, page):
        hands = ("0-0 1-1 2-2 3-3 0-1", "0-2 0-3 0-4 0-5 0-6", "1-2 1-3 1-4 1-5 1-6", "2-3 2-4 2-5 2-6 3-4")
        state = after(entered(ruleset("block", redeal_doubles=4), "", hands), (0, ClaimRedeal()))
        rows = rows_of(view_of(state), MARKS, EN)
        assert [[entry.mark.name for entry in row.hands] for row in rows] == [["Giulia"]]
        page.present(view_of(state), MARKS, EN, ("en",))
        assert "Giulia has many doubles and asks for a new deal" in shown_texts(page)
        assert EN.say(score.DEAL_AGAIN) in shown_texts(page)


class TestPanelFacts:
    def view(self, **changes):
        state = fix_4()
        return replace(view_of(state), ruleset=state.ruleset.changed(changes))

    def test_games_are_counted(self):
        view = replace(self.view(match_form="best_of(3)"), games=(1, 0, 0, 2))
        assert match_notes(view, EN) == (EN.say(table.GAMES_WON, "1 : 0 : 0 : 2"),)
        assert match_notes(replace(view, games=()), EN) == (EN.say(table.GAMES_WON, "0 : 0 : 0 : 0"),)

    @pytest.mark.parametrize(
        ("tie_rule", "carry", "cap", "message", "worth"),
        [
            ("carry_double", 1, 0, table.ROUND_COUNTS_TIMES, 2),
            ("carry_double", 3, 0, table.ROUND_COUNTS_TIMES, 8),
            ("carry_double", 3, 4, table.ROUND_COUNTS_TIMES, 4),
            ("carry_one", 2, 0, table.ROUND_COUNTS_MORE, 2),
            ("carry_one", 5, 3, table.ROUND_COUNTS_MORE, 3),
        ],
    )
    def test_a_round_that_counts_more_is_announced(self, tie_rule, carry, cap, message, worth):
        view = replace(self.view(block_tie=[tie_rule], carry_cap=cap), carry=carry)
        assert match_notes(view, EN) == (EN.say(message, worth),)
        assert match_notes(replace(view, carry=0), EN) == ()

    def test_six_love_says_what_it_takes(self):
        view = self.view(match_form="six_love", match_end={"points": 6}, round_points="fixed")
        assert match_length(view, EN) == EN.say(table.UNTIL_UNANSWERED, n=6)

    def test_where_fewest_points_win_the_lowest_leads(self):
        view = replace(view_of(fix_4()), ruleset=rulesets.load("mexican-train"), totals=(30, 12, 57, 12))
        assert leading_teams(view) == (1, 3)
        assert EN.say(table.LOWEST_WINS) in match_notes(view, EN)
