"""Begins a match, and lays the table for a stored one: its controller, its page, and the aids of its people."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from domino_desktop.controller.deals import draw_chance
from domino_desktop.controller.engine_host import EngineHost
from domino_desktop.controller.table import TableController
from domino_desktop.core import rules
from domino_desktop.storage.database import Database
from domino_desktop.storage.people import Aids
from domino_desktop.storage.setup import TableSetup
from domino_desktop.ui.look import Look
from domino_desktop.ui.pages.foul import FoulPage
from domino_desktop.ui.pages.score import ScorePage
from domino_desktop.ui.share.sharing import Sharing
from domino_desktop.ui.study import Study
from domino_desktop.ui.table.desk import Desk
from domino_desktop.ui.table.page import TablePage


@dataclass(frozen=True, slots=True)
class LaidTable:
    """Everything that is ready for the people to sit down; ``aids`` by seat."""

    page: TablePage
    controller: TableController
    aids: dict[int, Aids]
    sharing: Sharing
    score: ScorePage


def begin_match(database: Database, setup: TableSetup) -> int:
    """Store the beginning of a match, who plays it, and what decides its deals; answers its id. Raises StorageFault."""
    setup = replace(setup, chance=draw_chance())
    started = rules.start_match(setup.ruleset, len(setup.seats), opens_walk=setup.ruleset.is_checked)
    match_id = database.create_match(setup, started)
    for seat in setup.seats:
        if seat.is_human:
            database.remember_person(seat.name, seat.language)
    return match_id


def lay_table(
    database: Database, match_id: int, engine: EngineHost, look: Look, study: Callable[[], Study]
) -> LaidTable:
    """A table at which this match goes on where it stopped, with the coach of ``study``.

    Raises RecordDamaged or StorageFault.
    """
    people = {person.name: person for person in database.people()}
    controller = TableController(
        database, match_id, engine, spoken={name: one.language for name, one in people.items()}
    )
    known = {name: one.aids for name, one in people.items()}
    seats = controller.setup.seats
    aids = {number: known.get(seat.name, Aids()) for number, seat in enumerate(seats) if seat.is_human}
    art = look.art(controller.setup.ruleset.max_pip)
    desk = Desk(art, look.icons)
    desk.setObjectName("desk")
    desk.board.setObjectName("board")
    score = ScorePage(art)
    page = TablePage(desk, score, FoulPage(art))
    controller.setParent(page)
    page.coaching.study = study
    sharing = Sharing(page, art)
    page.language_changed.connect(sharing.speak)
    score.share_wanted.connect(sharing.share)
    score.offer_review()
    return LaidTable(page, controller, aids, sharing, score)
