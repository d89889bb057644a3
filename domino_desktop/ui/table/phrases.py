"""What the table says besides the story: headline, buttons, boneyard, catch-up. One language at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from domino_desktop.controller.engine_host import EngineTrouble
from domino_desktop.core.block import BlockPhase
from domino_desktop.core.events import Knocked, Passed, TileDiscarded, TileDrawn, TilePlayed
from domino_desktop.core.moves import (
    ClaimRedeal,
    DiscardTile,
    DrawTile,
    Knock,
    Move,
    Pass,
    PlayTile,
    ProposeBlock,
    YieldLead,
)
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import View
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import errors, table
from domino_desktop.i18n.narration import either, pass_label, turn_headline
from domino_desktop.i18n.story import StoryLine, story_lines
from domino_desktop.storage.faults import StorageFault, StorageReason
from domino_desktop.ui.seating import SeatMark, names


class Deed(Enum):
    """What an action button does."""

    TAKE = "take"
    PASS = "pass"
    BLOCK = "block"
    PASS_BY_CHOICE = "pass_by_choice"
    LAY_ASIDE = "lay_aside"
    LEAVE_LEAD = "leave_lead"
    NEW_DEAL = "new_deal"
    KEEP_TILES = "keep_tiles"
    CALL_DEAD = "call_dead"
    SHOW_SCORE = "show_score"


@dataclass(frozen=True, slots=True)
class Action:
    """One button beside the rack; the first of them is the large one. ``aloud`` is said instead of its label."""

    deed: Deed
    label: str
    aloud: str = ""


@dataclass(frozen=True, slots=True)
class Choices:
    """What a person has chosen without moving yet, and what may be said out of turn.

    ``aside`` is the tile picked to be laid aside, ``keeps_tiles``: no new deal is wanted, ``calls_dead``: somebody
    here may say that no tile can fit any more. ``place``: where that tile stands in the row and how many do, if it
    may be said by its place only.
    """

    aside: Tile | None = None
    keeps_tiles: bool = False
    calls_dead: bool = False
    place: tuple[int, int] | None = None


def headline(
    view: View,
    marks: Sequence[SeatMark],
    human: int | None,
    is_open: bool,
    language: Language,
    choices: Choices = Choices(),
) -> str:
    """Whose turn it is, addressed to the person in front of the screen."""
    if view.score is not None:
        return language.say(table.ROUND_OVER)
    if view.turn is None:
        return ""
    if is_open and offers_new_deal(view, choices):
        doubles = sum(tile.is_double for tile in view.hand)
        return language.say(table.DEALT_DOUBLES, marks[view.eye].name, n=doubles)
    name = marks[view.turn].name
    if human is None or human != view.turn:
        return language.say(table.THINKING if human is None else table.WAITING_FOR, name)
    if not is_open:
        return language.say(table.YOUR_TURN_PLAIN, name)
    walk = view.verification
    if walk is not None and walk.phase is BlockPhase.MUST_PLAY:
        return language.say(table.YOU_MUST_PLAY, name)
    if walk is not None and walk.is_formal:
        return language.say(table.YOUR_TURN_PLAIN, name)
    return _lead(view, name, language) if view.layout.is_empty else _turn(view, name, language)


def _lead(view: View, name: str, language: Language) -> str:
    tiles = {move.tile for move in view.legal_moves if isinstance(move, PlayTile)}
    if len(tiles) == 1 and len(view.hand) > 1:
        return language.say(table.YOU_LEAD_WITH, name, str(tiles.pop()))
    if tiles and all(tile.is_double for tile in tiles) and not all(tile.is_double for tile in view.hand):
        return language.say(table.YOU_LEAD_A_DOUBLE, name)
    return language.say(table.YOU_LEAD, name)


def _turn(view: View, name: str, language: Language) -> str:
    """What is asked of the seat on turn, once tiles lie on the table."""
    if any(isinstance(move, DiscardTile) for move in view.legal_moves) and view.ruleset.is_checked:
        return language.say(table.LAY_ASIDE_NOW, name)
    double = double_to_cover(view)
    if double is not None:
        return language.say(table.COVER_DOUBLE, name, double)
    choice = either(wanted_numbers(view), language)
    if any(end.doubles_only for end in view.open):
        return language.say(table.DOUBLES_ONLY, name, choice)
    if view.ruleset.joint:
        return language.say(table.YOUR_TURN_OR_MATADOR if choice else table.MATADORS_ONLY, name, choice)
    if plays_again(view):
        return language.say(table.GO_ON, name, choice)
    return turn_headline(name, view.open_values, language)


def double_to_cover(view: View) -> int | None:
    """The number of the double that must be covered before anything else is played, in games with trains."""
    if view.ruleset.placing != "trains" or len(view.layout.ends) != 1 or len(view.layout.tiles()) < 2:
        return None
    return view.layout.ends[0].value


def wanted_numbers(view: View) -> tuple[int, ...]:
    """The numbers that a tile needs to be laid by the seat on turn; where halves add up, 0 asks for a matador."""
    joint = view.ruleset.joint
    return tuple(joint - value for value in view.open_values if value) if joint else view.open_values


def plays_again(view: View) -> bool:
    """Whether the seat on turn has just played and goes on."""
    last = next((event for event in reversed(view.history) if isinstance(event, TilePlayed | Knocked)), None)
    return isinstance(last, TilePlayed) and last.again and last.seat == view.turn


def offers_new_deal(view: View, choices: Choices) -> bool:
    """Whether this eye may ask for a new deal, and has not decided to keep its tiles."""
    return not choices.keeps_tiles and any(isinstance(move, ClaimRedeal) for move in view.legal_moves)


def choice(view: View, marks: Sequence[SeatMark], tile: Tile, language: Language) -> str:
    """What is said while a tile that fits several ends waits for one of them; only those are named."""
    if view.turn is None:
        return ""
    fitting = {move.end for move in view.legal_moves if isinstance(move, PlayTile) and move.tile == tile}
    values = dict.fromkeys(end.value for end in view.open if end.id in fitting and end.value is not None)
    return language.say(table.CHOOSE_AN_END, marks[view.turn].name, either(tuple(values), language))


def choice_of_way(view: View, marks: Sequence[SeatMark], tile: Tile, language: Language) -> str:
    """What is said while a tile that may lie either way round waits for one of them."""
    return "" if view.turn is None else language.say(table.CHOOSE_A_WAY, marks[view.turn].name, str(tile))


def told(view: View, marks: Sequence[SeatMark], since: int, language: Language) -> tuple[StoryLine, ...]:
    """The lines of the story from this event on."""
    lines = story_lines(view.history, names(marks, view.teams), language, joint=view.ruleset.joint)
    return tuple(line for line in lines if line.event_number >= since)


def actions(
    view: View,
    marks: Sequence[SeatMark],
    human: int | None,
    is_open: bool,
    language: Language,
    choices: Choices = Choices(),
) -> tuple[Action, ...]:
    """The buttons for the person who is to act, and what may be said out of turn.

    In checked play they follow from the hand; in trusted play from public facts, so that they betray nothing.
    """
    if view.score is not None:
        return (Action(Deed.SHOW_SCORE, language.say(table.SHOW_SCORE)),)
    found = []
    if is_open and offers_new_deal(view, choices):
        return (
            Action(Deed.NEW_DEAL, language.say(table.ASK_NEW_DEAL)),
            Action(Deed.KEEP_TILES, language.say(table.KEEP_TILES)),
        )
    is_walking = view.verification is not None and view.verification.is_formal
    if human is not None and human == view.eye and is_open and not is_walking:
        found += _own_actions(view, marks, language, choices)
    if choices.calls_dead:
        numbers = either(wanted_numbers(view) or view.layout.values, language)
        found.append(Action(Deed.CALL_DEAD, language.say(table.CALL_DEAD, numbers)))
    return tuple(found)


def _own_actions(view: View, marks: Sequence[SeatMark], language: Language, choices: Choices) -> list[Action]:
    """What the person on turn can do besides laying a tile."""
    if view.ruleset.is_checked:
        kinds = {type(move) for move in view.legal_moves}
    else:
        kinds = {_KINDS[word] for word in view.asks if word in _KINDS}
    found = []
    if DrawTile in kinds:
        until = view.ruleset.draw == "until_playable" and view.ruleset.is_checked and PlayTile not in kinds
        found.append(Action(Deed.TAKE, language.say(table.TAKE_UNTIL_FITS if until else table.TAKE_A_TILE)))
    if Knock in kinds:
        found.append(Action(Deed.PASS, _pass_label(view, language)))
    if Pass in kinds:
        label = table.KEEP_AND_PASS if _has_drawn(view) else table.PASS_BY_CHOICE
        found.append(Action(Deed.PASS_BY_CHOICE, language.say(label)))
    if ProposeBlock in kinds and not choices.calls_dead:
        # Where a number is dead, saying so ends the round without a walk.
        found.append(Action(Deed.BLOCK, language.say(table.SAY_BLOCKED)))
    if DiscardTile in kinds and choices.aside in view.hand:
        aloud = language.say(table.LAY_ASIDE_BY_PLACE, *choices.place) if choices.place else ""
        found.append(Action(Deed.LAY_ASIDE, language.say(table.LAY_ASIDE, str(choices.aside)), aloud))
    if YieldLead in kinds and view.turn is not None:
        partner = next(
            mark.name for mark in marks if view.teams[mark.seat] == view.teams[view.turn] and mark.seat != view.turn
        )
        found.append(Action(Deed.LEAVE_LEAD, language.say(table.LEAVE_LEAD, partner)))
    return found


_KINDS: dict[str, type[Move]] = {
    "draw": DrawTile,
    "knock": Knock,
    "propose": ProposeBlock,
    "pass": Pass,
    "lay_aside": DiscardTile,
    "yield": YieldLead,
}


def _pass_label(view: View, language: Language) -> str:
    if not view.ruleset.is_checked:
        return language.say(table.PASS)
    doubles_only = any(end.doubles_only for end in view.open)
    return pass_label(view.open_values, language, joint=view.ruleset.joint, doubles_only=doubles_only)


def _has_drawn(view: View) -> bool:
    """Whether the seat on turn has drawn in this turn."""
    last = next(
        (event for event in reversed(view.history) if isinstance(event, TilePlayed | Knocked | Passed | TileDrawn)),
        None,
    )
    return isinstance(last, TileDrawn)


def boneyard_label(view: View, language: Language) -> str:
    """How many tiles the boneyard holds, or lie aside; nothing where the rules have neither."""
    if view.ruleset.cannot_play == "discard":
        return language.say(table.LAID_ASIDE, sum(view.discards))
    if view.ruleset.draw == "none" and view.boneyard == 0:
        return ""
    if view.boneyard == 0:
        return language.say(table.BONEYARD_EMPTY)
    return language.say(table.BONEYARD, view.boneyard)


def under_name(view: View, seat: int, plain: str, language: Language) -> str:
    """What stands under a player's name: who plays there, and what the seat has laid aside."""
    aside = view.discards[seat] if view.discards else 0
    return language.say(table.SEAT_LAID_ASIDE, aside) if aside else plain


def catch_up(view: View, marks: Sequence[SeatMark], seat: int, language: Language) -> str:
    """What has happened since this seat last acted, in one line; empty when nothing has."""
    return next(iter(catch_ups(view, marks, seat, language)), "")


def catch_ups(view: View, marks: Sequence[SeatMark], seat: int, language: Language) -> list[str]:
    """The same told whole, and shorter and shorter: each leaves out one thing more, the oldest first."""
    since = last_own_event(view, seat) + 1
    sentences = [line.sentence for line in told(view, marks, since, language) if line.seat != seat]
    left = [["\u2026", *sentences[first:]] if first else sentences for first in range(len(sentences))]
    return [language.say(table.SINCE_YOUR_TURN, " · ".join(each)) for each in left]


def last_own_event(view: View, seat: int) -> int:
    """The number of the event with which this seat last acted, or -1."""
    acts = TilePlayed | Knocked | Passed | TileDiscarded
    own = (event.number for event in view.history if isinstance(event, acts) and event.seat == seat)
    return max(own, default=-1)


def trouble_sentence(trouble: EngineTrouble, name: str, language: Language) -> str:
    """A computer player failed and a simple move was made for it; or none can be started any more."""
    if trouble in (EngineTrouble.GIVEN_UP, EngineTrouble.COULD_NOT_START):
        return language.say(errors.ENGINE_GONE)
    return language.say(errors.ENGINE_FAILED, name)


def failure_sentence(fault: StorageFault, language: Language) -> str:
    """A move could not be stored, and so was not made."""
    is_full = fault.reason is StorageReason.DISK_IS_FULL
    return language.say(errors.DISK_FULL if is_full else errors.SAVE_FAILED)
