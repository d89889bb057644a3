"""A round told again: exactly what the table showed, step by step, and nothing that it did not show."""

from __future__ import annotations

import random
import re

import pytest

from domino_desktop.core.events import HandRevealed, MatchEnded, RoundScored, TileDrawn, TilePlayed
from domino_desktop.core.rules import start_match
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import TABLE, view_for
from domino_desktop.storage import rulesets
from domino_desktop.ui.share.retelling import DRAW, RESULT, STEP, scene_now, scenes_of, views_of
from tests.core.test_machine import shuffled_for
from tests.ui.positions import RULESETS, after_walk, fix_4
from tests.ui.share_rounds import FAMILIES, marks_of, states_by, states_of, view_of

_SHOWN = (
    "layout", "counts", "discards", "boneyard", "totals", "revealed", "markers", "history", "score", "winner", "round"
)  # fmt: skip


def _seats(ruleset):
    """The largest table for these rules."""
    for seats in sorted(ruleset.players, reverse=True):
        try:
            start_match(ruleset, seats, True)
        except ValueError:
            continue
        return seats
    raise AssertionError(ruleset.id)


@pytest.mark.parametrize("name", sorted(path.stem for path in RULESETS.glob("*.toml")))
def test_a_round_is_told_as_the_table_showed_it(name):
    states = states_by(name, _seats(rulesets.load(name)), seed=5)
    shown = [view_for(state, TABLE) for state in states]
    told = views_of(shown[-1])
    assert len(told) == len(shown)
    for one, other in zip(told, shown, strict=True):
        for field in _SHOWN:
            assert getattr(one, field) == getattr(other, field), (field, other.history[-1])


def test_every_event_that_changes_the_table_has_a_scene(languages):
    view = view_of("line")
    scenes = scenes_of(view, marks_of(view), languages["en"])
    last = [scene.view.history[-1] for scene in scenes]
    for kind in (TilePlayed, TileDrawn, HandRevealed, RoundScored):
        wanted = [event for event in view.history if isinstance(event, kind) and getattr(event, "tiles", True)]
        assert wanted and [event for event in last if isinstance(event, kind)] == wanted
    assert scenes[0].caption == "The tiles are dealt" and scenes[0].view.layout.is_empty
    assert scenes[-1].view.score is not None


def test_taking_is_counted_and_quick_and_the_result_stays(languages):
    view = view_of("line")
    scenes = scenes_of(view, marks_of(view), languages["en"])
    for scene in scenes:
        event = scene.view.history[-1]
        expected = (
            RESULT if isinstance(event, RoundScored | MatchEnded) else DRAW if isinstance(event, TileDrawn) else STEP
        )
        assert scene.milliseconds == expected
    taking = [scene.caption for scene in scenes if isinstance(scene.view.history[-1], TileDrawn)]
    assert re.fullmatch(r"\w+ takes 1 tile", taking[0])
    assert any("takes 2 tiles" in caption for caption in taking)


def test_hands_lie_open_only_from_the_moment_they_were_shown(languages):
    state = after_walk(fix_4(opens_walk=True))
    view = view_for(state, TABLE)
    scenes = scenes_of(view, marks_of(view), languages["en"])
    numbers = {event.seat: event.number for event in view.history if isinstance(event, HandRevealed)}
    assert len(numbers) == 4
    for scene in scenes:
        now = scene.view.history[-1].number
        assert {hand.seat for hand in scene.view.revealed} == {seat for seat, shown in numbers.items() if shown <= now}
    walk = [scene.caption for scene in scenes]
    assert any("cannot play" in caption or "passes" in caption for caption in walk) and "The game is blocked" in walk


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("tiles", [1, 6, 11])
def test_what_nobody_sees_changes_no_scene_and_no_caption(family, tiles, languages):
    state = states_of(family, tiles=tiles)[-1]
    chance, told = random.Random(tiles), set()
    for attempt in range(4):
        other = state if not attempt else shuffled_for(state, TABLE, chance)
        assert attempt == 0 or other.round.hands != state.round.hands
        view = view_for(other, TABLE)
        speaker = languages["en"]
        scenes = (*scenes_of(view, marks_of(view), speaker), scene_now(view, marks_of(view), speaker))
        told.add(repr([(scene.caption, scene.seat, scene.milliseconds, scene.view) for scene in scenes]))
    assert len(told) == 1


@pytest.mark.parametrize("family", FAMILIES)
def test_captions_name_no_tile_that_lies_hidden(family, languages):
    for seed in range(4):
        view = view_of(family, seed, tiles=9)
        for language in languages.values():
            for scene in scenes_of(view, marks_of(view), language):
                public = {*scene.view.layout.tiles(), *(t for hand in scene.view.revealed for t in hand.tiles)}
                named = {Tile.parse(found) for found in re.findall(r"\b\d+-\d+\b", scene.caption)}
                assert named <= public


def test_the_table_as_it_is_has_the_last_sentence_or_the_result(languages):
    running = view_of("line", tiles=9)
    scenes = scenes_of(running, marks_of(running), languages["en"])
    assert scene_now(running, marks_of(running), languages["en"]).caption == scenes[-1].caption
    over = view_of("line")
    assert "wins" in scene_now(over, marks_of(over), languages["en"]).caption
    dealt = view_for(states_of("line")[0], TABLE)
    assert scene_now(dealt, marks_of(dealt), languages["en"]).caption == "The tiles are dealt"
