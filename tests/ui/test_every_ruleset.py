"""One whole round of every rule set at the table page: everything is shown and told without a stumble."""

import random

import pytest
from PySide6.QtWidgets import QApplication

from domino_desktop.core.moves import DeclareCanPlay
from domino_desktop.storage import rulesets
from domino_desktop.ui.pages.score_others import OthersSheet
from tests.ui.seen import shown_texts

ENGLISH = ("en",) * 8


def act(table, chance):
    """Any move of whoever is to act, or the true answer in the walk."""
    turn = table.public.turn
    moves = table.controller.view(turn).legal_moves
    if table.desk.is_sheet_open:
        can = any(isinstance(move, DeclareCanPlay) for move in moves)
        table.sheet_button("yes" if can else "no").click()
    else:
        table.submit(turn, chance.choice(moves))
    QApplication.processEvents()


@pytest.mark.parametrize("name", [each.id for each in rulesets.available()])
def test_a_round_of_every_ruleset_is_shown_from_the_first_tile_to_the_score(seat_people, name):
    ruleset = rulesets.load(name)
    seats = max(count for count in ruleset.players if ruleset.hand_for(count))
    table = seat_people(ruleset=name, seats=seats, humans=range(seats), languages=ENGLISH)
    chance = random.Random(name)
    while table.public.score is None:
        if not (table.keeper.is_open or table.desk.is_sheet_open):
            table.look_in()
        assert table.desk.is_sheet_open or table.headline.text().strip()
        act(table, chance)
    told = [entry.sentence for entry in table.desk.panel.story.entries]
    assert told and all(sentence.strip() and "%" not in sentence for sentence in told)
    page = table.score_page
    table.wait(lambda: table.shown is page)
    assert all(text.strip() and "%" not in text for text in shown_texts(page))
    if page._others.isVisibleTo(page):
        page._others.click()
        sheet = page.findChild(OthersSheet)
        assert len(sheet.results) > 1
        assert all(text.strip() and "%" not in text for text in shown_texts(sheet))
        sheet.shut()
    if table.public.winner is None:
        page.next_round.emit()
        assert table.public.score is None and table.shown is table.desk
