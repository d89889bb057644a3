"""Which step of the tour a position belongs to, and what its card says."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from domino_desktop.core.events import Knocked, TileDrawn, TilePlayed
from domino_desktop.core.moves import PlayTile, ProposeBlock
from domino_desktop.core.scoring import ScoreReason
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import View
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import Message, tour
from domino_desktop.i18n.narration import sum_text
from domino_desktop.ui.keys import Action, Keys
from domino_desktop.ui.tour.position import LEARNER


class Step(Enum):
    """What the learner does, or sees, now."""

    LAY = "lay"
    OTHERS = "others"
    ENDS = "ends"
    TAKE = "take"
    TAKEN = "taken"
    PASS = "pass"
    BLOCK = "block"
    WALK = "walk"
    STANDS = "stands"
    SCORE = "score"


PLACES: Final = {
    Step.LAY: 1,
    Step.ENDS: 2,
    Step.TAKE: 3,
    Step.TAKEN: 3,
    Step.PASS: 4,
    Step.BLOCK: 5,
    Step.WALK: 5,
    Step.STANDS: 5,
    Step.SCORE: 6,
}
"""How far along each step is; while the others play, it is as far as it was."""

LAST_PLACE: Final = 6

PICTURES: Final = {Step.LAY: 0, Step.TAKE: 1, Step.BLOCK: 3, Step.WALK: 3, Step.STANDS: 3, Step.SCORE: 4}
"""The pictures of the help that go with a step, by their numbers."""


@dataclass(frozen=True, slots=True)
class Words:
    """What a card says: ``keys`` is the way without a mouse, ``hint`` what helps after a wrong deed."""

    heading: str
    text: str
    keys: str = ""
    hint: str = ""

    def spoken(self) -> str:
        """All of it, for a screen reader."""
        return " ".join(_as_sentence(part) for part in (self.heading, self.text, self.keys) if part)


def _as_sentence(text: str) -> str:
    return f"{text}." if text[-1].isalnum() else text


def step_of(view: View, *, is_counted: bool) -> Step:
    """The step of the learner's view; ``is_counted``: the score has come into view."""
    walk = view.verification
    if view.score is not None:
        return Step.SCORE if is_counted else Step.STANDS
    if walk is not None and walk.is_formal:
        return Step.WALK
    if view.turn != LEARNER:
        last = view.history[-1]
        return Step.PASS if isinstance(last, Knocked) and last.seat != LEARNER else Step.OTHERS
    if any(isinstance(move, ProposeBlock) for move in view.legal_moves):
        return Step.BLOCK
    if tile_to_lay(view) is None:
        return Step.TAKE
    if has_taken(view):
        return Step.TAKEN
    laid = any(isinstance(event, TilePlayed) and event.seat == LEARNER for event in view.history)
    return Step.ENDS if laid else Step.LAY


def tile_to_lay(view: View) -> Tile | None:
    """The one tile that fits."""
    return next((move.tile for move in view.legal_moves if isinstance(move, PlayTile)), None)


def has_taken(view: View) -> bool:
    """Whether the learner has taken a tile from the boneyard."""
    return any(isinstance(event, TileDrawn) and event.seat == LEARNER for event in view.history)


def words_of(
    step: Step, view: View, names: tuple[str, ...], language: Speaker, keys: Keys, *, is_choosing: bool = False
) -> Words:
    """What the card says at this step; ``is_choosing``: a tile waits to be told its end."""
    say = language.say
    if step is Step.ENDS:
        text = say(tour.ENDS_ASKED) if is_choosing else say(tour.ENDS, str(tile_to_lay(view)))
        return Words(say(tour.ENDS_HEADING), text, say(tour.ENDS_KEYS), say(tour.ENDS_HINT))
    if step is Step.TAKE:
        text = say(tour.TAKE_ANOTHER if has_taken(view) else tour.TAKE_TILES)
        key = say(tour.KEY_IS, keys[Action.DRAW][0])
        return Words(say(tour.TAKE_HEADING), text, key, say(tour.TAKE_HINT))
    if step is Step.PASS:
        knocked = next(event for event in reversed(view.history) if isinstance(event, Knocked))
        name = names[knocked.seat]
        return Words(say(tour.PASS_HEADING, name), say(tour.PASS, name))
    if step is Step.BLOCK:
        key = say(tour.KEY_IS, keys[Action.BLOCK][0])
        return Words(say(tour.BLOCK_HEADING), say(tour.BLOCK, view.layout.values[0]), key, say(tour.BLOCK_HINT))
    if step is Step.SCORE:
        return _score_words(view, language)
    heading, sentence, with_keys, hint = _PLAIN[step]
    return Words(say(heading), say(sentence), say(with_keys) if with_keys else "", say(hint) if hint else "")


_PLAIN: Final[dict[Step, tuple[Message, Message, Message | None, Message | None]]] = {
    Step.LAY: (tour.LAY_HEADING, tour.LAY, tour.LAY_KEYS, tour.LAY_HINT),
    Step.OTHERS: (tour.OTHERS_HEADING, tour.OTHERS, None, None),
    Step.TAKEN: (tour.TAKEN_HEADING, tour.TAKEN, tour.LAY_KEYS, tour.LAY_HINT),
    Step.WALK: (tour.WALK_HEADING, tour.WALK, None, tour.WALK_HINT),
    Step.STANDS: (tour.STANDS_HEADING, tour.STANDS, None, None),
}


def _sum(numbers: tuple[int, ...], total: int, language: Speaker) -> str:
    """The sum, on one line."""
    return f"{sum_text(numbers, language)} = {language.number(total)}".replace(" ", "\N{NO-BREAK SPACE}")


def longest_words(names: tuple[str, ...], language: Speaker) -> tuple[str, ...]:
    """Every text that a card may show in this tour, as long as it gets: a card above the table has room for each."""
    say = language.say
    plain = [words for _, text, _, hint in _PLAIN.values() for words in (text, hint) if words is not None]
    plain += [tour.ENDS_ASKED, tour.ENDS_HINT, tour.TAKE_TILES, tour.TAKE_ANOTHER, tour.TAKE_HINT, tour.BLOCK_HINT]
    sums = say(tour.SCORE, _sum((27, 14), 41, language), n=7)
    passes = tuple(say(tour.PASS, name) for name in names)
    return (*map(say, plain), say(tour.ENDS, "2-3"), say(tour.BLOCK, 4), sums, *passes)


def _score_words(view: View, language: Speaker) -> Words:
    assert view.score is not None
    others = next(line for line in view.score.lines if line.reason is ScoreReason.OTHERS_PIPS)
    lowest = next(line for line in view.score.lines if line.reason is ScoreReason.LOWEST_HAND)
    total = _sum(others.numbers, others.points, language)
    return Words(language.say(tour.SCORE_HEADING), language.say(tour.SCORE, total, n=lowest.numbers[0]))
