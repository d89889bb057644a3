"""What the table says besides the story: headline, buttons, boneyard, catch-up. One language at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from domino_desktop.controller.engine_host import EngineTrouble
from domino_desktop.core.block import BlockPhase
from domino_desktop.core.events import Knocked, TilePlayed
from domino_desktop.core.moves import DrawTile, Knock, Move, PlayTile, ProposeBlock
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
    SHOW_SCORE = "show_score"


@dataclass(frozen=True, slots=True)
class Action:
    """One button beside the rack; the first of them is the large one."""

    deed: Deed
    label: str


def headline(view: View, marks: Sequence[SeatMark], human: int | None, is_open: bool, language: Language) -> str:
    """Whose turn it is, addressed to the person in front of the screen."""
    if view.score is not None:
        return language.say(table.ROUND_OVER)
    if view.turn is None:
        return ""
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
    if view.layout.is_empty:
        tiles = {move.tile for move in view.legal_moves if isinstance(move, PlayTile)}
        if len(tiles) == 1 and len(view.hand) > 1:
            return language.say(table.YOU_LEAD_WITH, name, str(tiles.pop()))
        return language.say(table.YOU_LEAD, name)
    return turn_headline(name, view.layout.values, language)


def choice(view: View, marks: Sequence[SeatMark], language: Language) -> str:
    """What is said while a tile that fits several ends waits for one of them."""
    if view.turn is None:
        return ""
    return language.say(table.CHOOSE_AN_END, marks[view.turn].name, either(view.layout.values, language))


def told(view: View, marks: Sequence[SeatMark], since: int, language: Language) -> tuple[StoryLine, ...]:
    """The lines of the story from this event on."""
    lines = story_lines(view.history, names(marks, view.teams), language)
    return tuple(line for line in lines if line.event_number >= since)


def actions(view: View, human: int | None, is_open: bool, language: Language) -> tuple[Action, ...]:
    """The buttons for the person who is to act.

    In checked play they follow from the hand; in trusted play from public facts, so that they betray nothing.
    """
    if view.score is not None:
        return (Action(Deed.SHOW_SCORE, language.say(table.SHOW_SCORE)),)
    if human is None or human != view.eye or not is_open:
        return ()
    if view.verification is not None and view.verification.is_formal:
        return ()
    if view.ruleset.is_checked:
        kinds = {type(move) for move in view.legal_moves}
    else:
        words: dict[str, type[Move]] = {"draw": DrawTile, "knock": Knock, "propose": ProposeBlock}
        kinds = {words[word] for word in view.asks if word in words}
    found = []
    if DrawTile in kinds:
        until = view.ruleset.draw == "until_playable" and view.ruleset.is_checked
        found.append(Action(Deed.TAKE, language.say(table.TAKE_UNTIL_FITS if until else table.TAKE_A_TILE)))
    if Knock in kinds:
        label = pass_label(view.layout.values, language) if view.ruleset.is_checked else language.say(table.PASS)
        found.append(Action(Deed.PASS, label))
    if ProposeBlock in kinds:
        found.append(Action(Deed.BLOCK, language.say(table.SAY_BLOCKED)))
    return tuple(found)


def boneyard_label(view: View, language: Language) -> str:
    """How many tiles the boneyard holds; nothing where the rules have none."""
    if view.ruleset.draw == "none" and view.boneyard == 0:
        return ""
    if view.boneyard == 0:
        return language.say(table.BONEYARD_EMPTY)
    return language.say(table.BONEYARD, view.boneyard)


def catch_up(view: View, marks: Sequence[SeatMark], seat: int, language: Language) -> str:
    """What has happened since this seat last acted, in one line; empty when nothing has."""
    since = last_own_event(view, seat) + 1
    sentences = [line.sentence for line in told(view, marks, since, language) if line.seat != seat]
    return language.say(table.SINCE_YOUR_TURN, " · ".join(sentences)) if sentences else ""


def last_own_event(view: View, seat: int) -> int:
    """The number of the event with which this seat last acted, or -1."""
    own = (event.number for event in view.history if isinstance(event, TilePlayed | Knocked) and event.seat == seat)
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
