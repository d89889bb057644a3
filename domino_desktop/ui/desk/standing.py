"""How far things are at a table of the desk, in one line, and its card for the list."""

from __future__ import annotations

from typing import Final

from domino_desktop.controller.referee import RefereeDesk, Stage
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import desk_setup
from domino_desktop.storage.desks import DeskEntry
from domino_desktop.storage.matches import SeatName
from domino_desktop.ui.desk.desk_card import DeskCard
from domino_desktop.ui.pages.rulesets.shelf import Shelf

_STILL: Final = {
    Stage.POSITION: desk_setup.AT_REST,
    Stage.HANDS: desk_setup.HANDS_ENTERED,
    Stage.REST: desk_setup.TILES_MISSING,
    Stage.RULINGS: desk_setup.RULINGS_OPEN,
    Stage.COUNT: desk_setup.READY_TO_SCORE,
}


def card_of(entry: DeskEntry, desk: RefereeDesk, shelf: Shelf, language: Language) -> DeskCard:
    """The card of one table, for the list."""
    seats, teams = desk.setup.seats, desk.view.teams
    pairs = tuple(
        tuple(SeatName(seat.name, seat.colour) for seat, own in zip(seats, teams, strict=True) if own == team)
        for team in dict.fromkeys(teams)
    )
    title = shelf.entry_of(desk.setup.ruleset).title(language)
    standing = standing_sentence(desk, language)
    return DeskCard(entry.id, entry.facts.label, pairs, title, standing, entry.changed, entry.is_closed)


def standing_sentence(desk: RefereeDesk, language: Language) -> str:
    """What the desk waits for: one short line, which names the player where it is somebody's turn."""
    say, view, stage = language.say, desk.view, desk.stage
    totals = "\u00a0:\u00a0".join(language.number(total) for total in view.totals)
    name = "" if view.turn is None else desk.setup.seats[view.turn].name
    match stage:
        case Stage.ROUND:
            return say(desk_setup.IN_ROUND, view.round)
        case Stage.WALK:
            return say(desk_setup.IS_ASKED, name)
        case Stage.MUST_PLAY:
            return say(desk_setup.HAS_TO_PLAY, name)
        case Stage.SCORED:
            return say(desk_setup.ROUND_SCORED, view.round, totals)
        case Stage.MATCH_OVER:
            return say(desk_setup.MATCH_ENDED, totals)
    return say(_STILL[stage])
