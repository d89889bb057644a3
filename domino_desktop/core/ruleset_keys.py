"""How every key of a rule-set file is read and written: its words, its numbers, its default.

Each reader raises RuleSetFault with the place and the reason.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import fields
from reprlib import repr as brief
from typing import Any

from domino_desktop.core.ruleset_parts import (
    Bands,
    Bonuses,
    CloserLoses,
    Factors,
    MatchEnd,
    Mexican,
    OutValues,
    Penalty,
    PlayScoring,
    RuleSetFault,
    RuleSetReason,
)
from domino_desktop.core.tiles import Tile, TileSet

SETS = (2, 3, 6, 9, 12, 15, 18)
"""The sets that the core knows: 2 and 3 are for exact small cases, 15 and 18 for referees."""

WORDS: Mapping[str, tuple[str, ...]] = {
    "partners": ("none", "opposite"),
    "direction": ("clockwise", "counterclockwise"),
    "start_tile": ("none", "turned_up", "engine"),
    "no_double": ("highest_tile", "redeal"),
    "lead_next": ("rotate", "winner", "winner_team_choice", "winner_must_double", "lot", "opening"),
    "spinners": ("none", "first", "all", "lead_only"),
    "placing": ("line", "spinner", "cross", "trains"),
    "phase1": ("none", "cross4", "double_cross", "star", "foot(1)", "foot(2)", "foot(3)"),
    "matching": ("equal", "sum"),
    "double_orientation": ("cross", "inline"),
    "draw": ("none", "one", "until_playable", *(f"max({most})" for most in range(1, 10))),
    "play_drawn": ("must", "may"),
    "cannot_play": ("knock", "discard"),
    "matador_duty": ("yard_exhausted", "never"),
    "end": ("first_out", "both_partners_out"),
    "dead_number_stop": ("off", "callable", "auto"),
    "block_winner": (
        "lowest_hand",
        "lowest_team",
        "team_of_lowest_hand",
        "closer_duel",
        "closer",
        "not_the_last_mover",
        "fewest_doubles_first",
        "nobody",
    ),
    "duel_with": ("next", "previous"),
    "round_points": (
        "others_pips",
        "opponents_pips",
        "others_minus_own",
        "differences",
        "all_pips",
        "fixed",
        "own_pips_against",
        "multiplied",
        "others_and_boneyard",
    ),
    "rounding": ("none", "nearest_5", "down_5", "nearest_3", "bands"),
    "round_scope": ("total", "per_hand", "per_opponent"),
    "declarations": ("checked", "trusted"),
    "overshoot": ("void", "keep"),
    "match_form": ("first_to", "six_love", "lowest_after_rounds", "best_of(3)", "best_of(5)"),
    "turn_after": ("next", "double_again"),
}
"""The words of every key that holds one word."""

OPENINGS = ("highest_double", "lowest_double", "highest_tile", "lot", "named_double(round)")
TIES = (
    "no_score",
    "replay",
    "leader_side",
    "closer_side",
    "closer_loses",
    "nearest_to_leader",
    "share_full",
    "share_split",
    "lightest_tile",
    "carry_double",
    "carry_one",
    "opponents_of_closer",
    "own_pips",
    "fewest_tiles",
    "lowest_team",
)
FOULS = ("false_declaration", "false_draw", "wrong_tile", "touch", "talk", "time")

#: The words that may name a tile as well: ``holder(6-6)``.
_HOLDER = re.compile(r"holder\((\d{1,2})-(\d{1,2})\)")
_WITH_HOLDER: Mapping[str, tuple[str, ...]] = {
    "opening": OPENINGS,
    "lead_after_block": ("as_next", "lot", "rotate"),
    "lead_after_tie": ("rotate", "same", "lot", "highest_double_of_tied"),
}
NUMBERS: Mapping[str, tuple[int, int]] = {
    "reserve": (0, 2),
    "foot_first": (3, 8),
    "carry_cap": (0, 99),
    "tie_award": (1, 1000),
    "block_value": (0, 1000),
    "time_limit": (0, 600),
}
CHOSEN_NUMBERS: Mapping[str, tuple[int, ...]] = {"redeal_doubles": (0, 4, 5, 6, 7), "blank_value": (0, 25, 50)}
TRUTHS = (
    "opening_must_play",
    "voluntary_draw",
    "must_play_if_able",
    "capicua_ends_must_differ",
    "target_exact",
)

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

Reader = Callable[[str, Any], Any]
HandSizes = tuple[tuple[int, tuple[tuple[int, int], ...]], ...]


def number(key: str, value: object, lowest: int, highest: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise RuleSetFault(key, RuleSetReason.WRONG_KIND, brief(value))
    if not lowest <= value <= highest:
        raise RuleSetFault(key, RuleSetReason.OUT_OF_RANGE, str(value), (f"{lowest} to {highest}",))
    return value


def _numbers(lowest: int, highest: int) -> Reader:
    return lambda key, value: number(key, value, lowest, highest)


def _chosen(*allowed: int) -> Reader:
    def read(key: str, value: object) -> int:
        if number(key, value, min(allowed), max(allowed)) not in allowed:
            raise RuleSetFault(key, RuleSetReason.OUT_OF_RANGE, str(value), tuple(map(str, allowed)))
        assert isinstance(value, int)
        return value

    return read


def _truth(key: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise RuleSetFault(key, RuleSetReason.WRONG_KIND, brief(value), ("true", "false"))
    return value


def words(*allowed: str) -> Reader:
    def read(key: str, value: object) -> str:
        if not isinstance(value, str):
            raise RuleSetFault(key, RuleSetReason.WRONG_KIND, brief(value), allowed)
        if value not in allowed:
            raise RuleSetFault(key, RuleSetReason.UNKNOWN_NAME, brief(value), allowed)
        return value

    return read


def held_tile(word: str) -> Tile | None:
    """The tile that a word like ``holder(6-6)`` names, or None for any other word."""
    found = _HOLDER.fullmatch(word) if word.isascii() else None
    return Tile.of(int(found[1]), int(found[2])) if found else None


def _words_or_holder(*allowed: str) -> Reader:
    plain = words(*allowed, "holder(6-6)")

    def read(key: str, value: object) -> str:
        tile = held_tile(value) if isinstance(value, str) else None
        if tile is None:
            word: str = plain(key, value)
            return word
        return f"holder({tile})"

    return read


def _id(key: str, value: object) -> str:
    if not isinstance(value, str) or len(value) > 60 or not _ID.fullmatch(value):
        raise RuleSetFault(key, RuleSetReason.WRONG_KIND, brief(value))
    return value


def table(key: str, value: object, allowed: tuple[str, ...] = ()) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise RuleSetFault(key, RuleSetReason.WRONG_KIND, brief(value))
    for name in value:
        if allowed and name not in allowed:
            raise RuleSetFault(f"{key}.{name}", RuleSetReason.UNKNOWN_KEY, allowed=allowed)
    return value


def _set(key: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise RuleSetFault(key, RuleSetReason.WRONG_KIND, brief(value))
    if value not in SETS:
        raise RuleSetFault(key, RuleSetReason.OUT_OF_RANGE, str(value), tuple(map(str, SETS)))
    return value


def _list(key: str, value: object) -> list[Any]:
    if not isinstance(value, list) or not value:
        raise RuleSetFault(key, RuleSetReason.WRONG_KIND, brief(value))
    return value


def _players(key: str, value: object) -> tuple[int, ...]:
    counts = tuple(number(key, count, 2, 8) for count in _list(key, value))
    if len(set(counts)) != len(counts):
        raise RuleSetFault(key, RuleSetReason.CONTRADICTION, brief(value))
    return tuple(sorted(counts))


def _digits(key: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and text == str(int(text[:3]))):
        raise RuleSetFault(key, RuleSetReason.WRONG_KIND, brief(text))
    return int(text)


def _hand_size(key: str, value: object) -> HandSizes:
    sizes = []
    for top_text, by_seats in sorted(table(key, value).items()):
        place = f"{key}.{top_text}"
        top = _set(place, _digits(place, top_text))
        row = []
        for seats_text, tiles in sorted(table(place, by_seats).items()):
            inner = f"{place}.{seats_text}"
            seats = number(inner, _digits(inner, seats_text), 2, 8)
            count = number(inner, tiles, 1, len(TileSet(top)))
            if seats * count > len(TileSet(top)):
                raise RuleSetFault(inner, RuleSetReason.TOO_FEW_TILES, f"{seats} x {count} of {len(TileSet(top))}")
            row.append((seats, count))
        if not row:
            raise RuleSetFault(place, RuleSetReason.MISSING_KEY)
        sizes.append((top, tuple(row)))
    if not sizes:
        raise RuleSetFault(key, RuleSetReason.MISSING_KEY)
    return tuple(sorted(sizes))


def _remove(key: str, value: object) -> tuple[tuple[int, tuple[Tile, ...]], ...]:
    removed = []
    for seats_text, names in sorted(table(key, value).items()):
        place = f"{key}.{seats_text}"
        seats = number(place, _digits(place, seats_text), 2, 8)
        tiles = []
        for name in _list(place, names):
            try:
                tiles.append(Tile.parse(name))
            except (ValueError, AttributeError) as error:
                raise RuleSetFault(place, RuleSetReason.WRONG_KIND, brief(name)) from error
        removed.append((seats, tuple(sorted(set(tiles)))))
    return tuple(removed)


def _block_tie(key: str, value: object) -> tuple[str, ...]:
    names = [value] if isinstance(value, str) else _list(key, value)
    read = words(*TIES)
    ties = tuple(read(key, name) for name in names)
    if len(set(ties)) != len(ties):
        raise RuleSetFault(key, RuleSetReason.CONTRADICTION, brief(value))
    return ties


def _fouls(key: str, value: object) -> tuple[tuple[str, Penalty], ...]:
    given = table(key, value, FOULS)
    if "false_declaration" not in given:
        raise RuleSetFault(f"{key}.false_declaration", RuleSetReason.MISSING_KEY)
    return tuple((name, _penalty(f"{key}.{name}", given[name])) for name in FOULS if name in given)


def _penalty(place: str, value: object) -> Penalty:
    given = table(place, value, ("points", "round", "match"))
    return Penalty(
        number(f"{place}.points", given.get("points", 0), 0, 1000),
        words("stands", "replay", "lost")(f"{place}.round", given.get("round", "stands")),
        words("stands", "lost")(f"{place}.match", given.get("match", "stands")),
    )


def _match_end(key: str, value: object) -> MatchEnd:
    given = table(key, value, ("points", "rounds"))
    if not given:
        raise RuleSetFault(key, RuleSetReason.MISSING_KEY, allowed=("points", "rounds"))
    if len(given) > 1:
        raise RuleSetFault(key, RuleSetReason.CONTRADICTION, "itself", ("points", "rounds"))
    if "points" in given:
        return MatchEnd(points=number(f"{key}.points", given["points"], 1, 100_000))
    return MatchEnd(rounds=number(f"{key}.rounds", given["rounds"], 1, 1000))


def _counts(kind: type, lowest: int, highest: int) -> Reader:
    """A table of whole numbers that becomes one of the small values."""
    allowed = tuple(field.name for field in fields(kind))

    def read(key: str, value: object) -> Any:
        given = table(key, value, allowed)
        return kind(**{name: number(f"{key}.{name}", found, lowest, highest) for name, found in given.items()})

    return read


def _bands(key: str, value: object) -> Bands | None:
    if not table(key, value):
        return None
    given = table(key, value, ("first", "step", "value"))
    read = {name: number(f"{key}.{name}", found, 0 if name != "step" else 1, 1000) for name, found in given.items()}
    return Bands(**read)


def _bonuses(key: str, value: object) -> Bonuses:
    given = dict(table(key, value, tuple(field.name for field in fields(Bonuses))))
    by_round = given.pop("hand_number", [])
    if not isinstance(by_round, list) or len(by_round) > 20:
        raise RuleSetFault(f"{key}.hand_number", RuleSetReason.WRONG_KIND, brief(by_round))
    read = {name: number(f"{key}.{name}", found, 0, 1000) for name, found in given.items()}
    return Bonuses(**read, hand_number=tuple(number(f"{key}.hand_number", points, 0, 1000) for points in by_round))


def _closer_loses(key: str, value: object) -> CloserLoses:
    if isinstance(value, Mapping):
        given = table(key, value, ("self", "others"))
        return CloserLoses(
            own=number(f"{key}.self", given.get("self", 0), -1000, 1000),
            others=number(f"{key}.others", given.get("others", 0), -1000, 1000),
        )
    return CloserLoses({"none": 0, "x2": 2, "x3": 3}[words("none", "x2", "x3")(key, value)])


def _play_scoring(key: str, value: object) -> PlayScoring:
    if not isinstance(value, Mapping):
        return PlayScoring(words("none", "bergen")(key, value))
    given = table(key, value, ("multiples", "divided"))
    if "multiples" not in given:
        raise RuleSetFault(f"{key}.multiples", RuleSetReason.MISSING_KEY)
    place = f"{key}.multiples"
    multiples = tuple(sorted({number(place, one, 2, 20) for one in _list(place, given["multiples"])}))
    return PlayScoring("multiples", multiples, _truth(f"{key}.divided", given.get("divided", False)))


def _mexican(key: str, value: object) -> Mexican:
    given = table(key, value, ("first_turn", "doubles", "dead_double", "markers"))
    return Mexican(
        words("one", "all")(f"{key}.first_turn", given.get("first_turn", "one")),
        words("cover_first", "second_tile")(f"{key}.doubles", given.get("doubles", "cover_first")),
        words("satisfied", "blocks")(f"{key}.dead_double", given.get("dead_double", "satisfied")),
        _truth(f"{key}.markers", given.get("markers", True)),
    )


READERS: Mapping[str, Reader] = {
    "id": _id,
    "max_pip": _set,
    "players": _players,
    "hand_size": _hand_size,
    "remove": _remove,
    **{key: words(*allowed) for key, allowed in WORDS.items()},
    **{key: _words_or_holder(*allowed) for key, allowed in _WITH_HOLDER.items()},
    **{key: _numbers(*span) for key, span in NUMBERS.items()},
    **{key: _chosen(*allowed) for key, allowed in CHOSEN_NUMBERS.items()},
    **dict.fromkeys(TRUTHS, _truth),
    "block_tie": _block_tie,
    "out_points": words(*WORDS["round_points"]),
    "out_values": _counts(OutValues, 0, 1000),
    "factors": _counts(Factors, 0, 10),
    "closer_loses": _closer_loses,
    "bands": _bands,
    "play_scoring": _play_scoring,
    "bonuses": _bonuses,
    "fouls": _fouls,
    "match_end": _match_end,
    "mexican": _mexican,
}
"""How the value of each key is read, by key."""
