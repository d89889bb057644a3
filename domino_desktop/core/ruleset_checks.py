"""What in a rule set contradicts something else: such a rule set could not be played to its end."""

from __future__ import annotations

from domino_desktop.core.ruleset_facts import Rules
from domino_desktop.core.ruleset_keys import held_tile
from domino_desktop.core.ruleset_parts import Bonuses, RuleSetFault, RuleSetReason
from domino_desktop.core.tiles import TileSet

_USUAL_PIPS = 30
"""What the others may well hold at the end of a round."""
_LONGEST_LOVE = 12
_STEPS = {"nearest_5": 5, "down_5": 5, "nearest_3": 3}


def refuse_contradictions(ruleset: Rules) -> None:
    """Raises RuleSetFault at the first contradiction."""
    _tables(ruleset)
    _partners(ruleset)
    _tiles_named(ruleset)
    _placing(ruleset)
    _turns(ruleset)
    _points(ruleset)
    _match(ruleset)


def _refuse(key: str, other: str, *allowed: str) -> None:
    raise RuleSetFault(key, RuleSetReason.CONTRADICTION, other, allowed)


def _tables(ruleset: Rules) -> None:
    if ruleset.max_pip not in ruleset.sets:
        _refuse("max_pip", "hand_size")
    for top, sizes in ruleset.hand_size:
        for seats, count in sizes:
            place = f"hand_size.{top}.{seats}"
            if seats not in ruleset.players:
                _refuse(place, "players")
            removed = [tile for tile in ruleset.removed(seats) if tile in TileSet(top)]
            tiles = len(TileSet(top)) - len(removed) - (ruleset.start_tile != "none")
            if seats * count > tiles:
                raise RuleSetFault(place, RuleSetReason.TOO_FEW_TILES, f"{seats} x {count} of {tiles}")
            _doubles(ruleset, top, seats, count, place)
    for seats in ruleset.players:
        if ruleset.smallest_set_for(seats) is None:
            _refuse("hand_size", f"players {seats}")


def _doubles(ruleset: Rules, top: int, seats: int, count: int, place: str) -> None:
    """Whether the doubles of this table would have its rounds dealt again and again."""
    doubles = {tile for tile in TileSet(top) if tile.is_double}.difference(ruleset.removed(seats))
    if not doubles and ruleset.no_double == "redeal":
        _refuse("no_double", f"remove.{seats}", "highest_tile")
    undealt = len(TileSet(top)) - len(ruleset.removed(seats)) - seats * count
    in_some_hand = -(-max(0, len(doubles) - undealt) // seats)
    if 0 < ruleset.redeal_doubles <= in_some_hand:
        _refuse("redeal_doubles", place)


def _partners(ruleset: Rules) -> None:
    if ruleset.partners == "opposite":
        if ruleset.players != (4,):
            _refuse("players", "partners", "4")
        if {"share_full", "share_split"} & set(ruleset.block_tie):
            _refuse("block_tie", "partners")
        return
    if ruleset.end == "both_partners_out":
        _refuse("end", "partners")
    if ruleset.lead_next == "winner_team_choice":
        _refuse("lead_next", "partners")


def _tiles_named(ruleset: Rules) -> None:
    """A tile that must be held, or is taken out, must be one of every set on offer."""
    smallest = TileSet(min(ruleset.sets))
    for key in ("opening", "lead_after_block", "lead_after_tie"):
        tile = held_tile(getattr(ruleset, key))
        if tile is not None and (tile not in smallest or any(tile in tiles for _, tiles in ruleset.remove)):
            _refuse(key, "max_pip" if tile not in smallest else "remove")
    for seats, tiles in ruleset.remove:
        if seats not in ruleset.players:
            _refuse(f"remove.{seats}", "players")
        if any(tile not in smallest for tile in tiles):
            _refuse(f"remove.{seats}", "max_pip")
        if ruleset.placing in ("cross", "trains"):
            # Crosses and trains ask for all tiles of a number.
            _refuse(f"remove.{seats}", "placing")


_SPINNERS = {
    "line": ("none",),
    "spinner": ("first", "all", "lead_only"),
    "cross": ("none",),
    "trains": ("none",),
}


def _placing(ruleset: Rules) -> None:
    if ruleset.spinners not in _SPINNERS[ruleset.placing]:
        _refuse("spinners", "placing", *_SPINNERS[ruleset.placing])
    if (ruleset.phase1 != "none") is not (ruleset.placing == "cross"):
        _refuse("phase1", "placing")
    if ruleset.matching == "sum" and ruleset.placing != "line":
        _refuse("matching", "placing", "equal")
    if ruleset.start_tile == "turned_up" and ruleset.placing not in ("line", "spinner"):
        _refuse("start_tile", "placing")
    if ruleset.placing == "trains" and ruleset.start_tile != "engine":
        _refuse("start_tile", "placing", "engine")
    if ruleset.start_tile == "engine" and ruleset.placing not in ("cross", "trains"):
        _refuse("start_tile", "placing")
    if ruleset.placing == "cross" and ruleset.start_tile != "engine":
        _leads_with_a_double(ruleset)
    if ruleset.toes and ruleset.foot_first > min(ruleset.sets):
        _refuse("foot_first", "max_pip")


def _leads_with_a_double(ruleset: Rules) -> None:
    """A cross is built round a double, so every round must be led with one."""
    tile = held_tile(ruleset.opening)
    is_double = ruleset.opening in ("highest_double", "named_double(round)") or (tile is not None and tile.is_double)
    if not is_double or not ruleset.opening_must_play:
        _refuse("opening", "placing")
    if ruleset.no_double != "redeal":
        _refuse("no_double", "placing", "redeal")
    if ruleset.lead_next != "opening":
        _refuse("lead_next", "placing", "opening")


def _turns(ruleset: Rules) -> None:
    if ruleset.lead_next == "opening" and ruleset.lead_after_block != "as_next":
        _refuse("lead_after_block", "lead_next", "as_next")
    if ruleset.cannot_play == "discard":
        for key, usual in (("draw", "none"), ("dead_number_stop", "off"), ("end", "first_out")):
            if getattr(ruleset, key) != usual:
                _refuse(key, "cannot_play", usual)
        if ruleset.placing not in ("line", "spinner") or not ruleset.must_play_if_able:
            _refuse("cannot_play", "placing" if ruleset.must_play_if_able else "must_play_if_able")
        if ruleset.matching == "sum":
            _refuse("cannot_play", "matching")
    if ruleset.dead_number_stop != "off" and ruleset.placing == "trains":
        _refuse("dead_number_stop", "placing", "off")
    if ruleset.turn_after == "double_again" and ruleset.placing == "trains":
        _refuse("turn_after", "mexican.doubles", "next")


def _points(ruleset: Rules) -> None:
    is_against = "own_pips_against" in (ruleset.round_points, ruleset.out_points)
    if is_against and ruleset.round_points != ruleset.out_points:
        _refuse("out_points", "round_points", "own_pips_against")
    if is_against is not (ruleset.match_form == "lowest_after_rounds"):
        _refuse("match_form", "round_points")
    if is_against:
        if ruleset.play_scoring.kind != "none":
            _refuse("play_scoring", "round_points", "none")
        if {"carry_double", "carry_one", "opponents_of_closer", "share_full", "share_split"} & set(ruleset.block_tie):
            _refuse("block_tie", "round_points")
        if ruleset.closer_loses.is_fixed:
            _refuse("closer_loses", "round_points")
    if (ruleset.rounding == "bands") is not (ruleset.bands is not None):
        _refuse("bands", "rounding")
    if not is_against and not _can_score(ruleset):
        _refuse("match_end", "out_points")


def _can_score(ruleset: Rules) -> bool:
    """Whether anybody can ever score a point, so that a match has a winner."""
    factors, values, bonuses = ruleset.factors, ruleset.out_values, ruleset.bonuses
    if ruleset.play_scoring.kind != "none":
        return True
    if ruleset.cannot_play == "knock":
        # Nobody goes out where tiles are laid aside, and nobody passes.
        if bonuses.pays_passes or bonuses.going_out or bonuses.out_double:
            return True
        if ruleset.out_points == "fixed":
            if values.simple or values.double:
                return True
        elif (factors.out or factors.double) and _pips_are_worth_something(ruleset):
            return True
    if ruleset.block_winner == "nobody":
        return False
    if ruleset.round_points == "fixed":
        return bool(ruleset.block_value or bonuses.lock)
    return bool(bonuses.lock or (factors.block and _pips_are_worth_something(ruleset)))


def _pips_are_worth_something(ruleset: Rules) -> bool:
    """Whether a usual hand is worth a point after rounding."""
    return ruleset.bands is None or ruleset.bands.worth(_USUAL_PIPS) > 0


def _match(ruleset: Rules) -> None:
    if ruleset.match_form in ("six_love", "best_of(3)", "best_of(5)") and ruleset.match_end.points is None:
        _refuse("match_end", "match_form", "points")
    if ruleset.match_form == "six_love":
        # So many wins in a row while somebody has none: with more, or with pips, hardly any match would end.
        if ruleset.out_points != "fixed" or ruleset.round_points != "fixed":
            _refuse("match_form", "out_points" if ruleset.out_points != "fixed" else "round_points", "fixed")
        if (ruleset.match_end.points or 0) > _LONGEST_LOVE:
            _refuse("match_end.points", "match_form", f"1 to {_LONGEST_LOVE}")
    if ruleset.target_exact:
        if ruleset.match_form != "first_to" or ruleset.match_end.points is None:
            _refuse("target_exact", "match_form" if ruleset.match_end.points is not None else "match_end", "false")
        if not _can_hit(ruleset, ruleset.match_end.points or 0):
            _refuse("target_exact", "out_points", "false")


def _can_hit(ruleset: Rules, target: int) -> bool:
    """Whether a total can come to exactly this target from wherever it stands: by ones, or in steps."""
    bonuses, scoring = ruleset.bonuses, ruleset.play_scoring
    is_of_pips = "fixed" not in (ruleset.out_points, ruleset.round_points)
    if ruleset.rounding in _STEPS and is_of_pips:
        step = _STEPS[ruleset.rounding]
        is_in_steps = scoring.multiples == (step,) and not scoring.is_divided and bonuses == Bonuses()
        return is_in_steps and target % step == 0
    if ruleset.cannot_play == "discard" or bonuses.going_out > 1:
        return False
    if ruleset.out_points == "fixed":
        return ruleset.out_values.simple + bonuses.going_out == 1
    return ruleset.rounding == "none" and ruleset.factors.out == 1 and not bonuses.going_out
