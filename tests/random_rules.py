"""Rule sets built by random switches from every key that a rule-set file can have."""

from dataclasses import fields

from domino_desktop.core import ruleset_keys as keys
from domino_desktop.core.ruleset_parts import Bonuses, Factors, OutValues
from domino_desktop.storage import rulesets

NOT_CHANGED = ("id", "declarations")


def random_value(key, mapping, rng):
    """A value that a file may give this key, whether or not it goes with the others."""
    top = mapping["max_pip"]
    if key in keys.WORDS:
        return rng.choice(keys.WORDS[key])
    if key in keys.NUMBERS:
        lowest, highest = keys.NUMBERS[key]
        return rng.choice([lowest, lowest, min(highest, lowest + 1), min(highest, lowest + 3), min(highest, 20)])
    if key in keys.CHOSEN_NUMBERS:
        return rng.choice(keys.CHOSEN_NUMBERS[key])
    if key in keys.TRUTHS:
        return rng.random() < 0.5
    return _SHAPED[key](top, rng)


def _opening(top, rng):
    return rng.choice([*keys.OPENINGS, "holder(0-0)", "holder(6-6)", "holder(1-2)"])


def _players(top, rng):
    return rng.choice([[2], [4], [2, 3], [2, 3, 4], [3, 4], [2, 3, 4, 5]])


def _hand_size(top, rng):
    tiles = (top + 1) * (top + 2) // 2
    return {str(top): {str(seats): rng.randint(1, max(1, min(tiles // seats, 12))) for seats in range(2, 6)}}


def _remove(top, rng):
    doubles = [f"{number}-{number}" for number in range(top + 1)]
    return rng.choice([{}, {"3": ["0-0"]}, {"4": ["0-0", "1-2"]}, {"2": doubles}, {"4": doubles[: top // 2]}])


def _block_tie(top, rng):
    return rng.sample(keys.TIES, rng.randint(1, 3))


def _few(kind, top, highest, rng):
    names = [field.name for field in fields(kind) if field.name != "hand_number"]
    return {name: rng.choice([0, 1, 2, highest]) for name in rng.sample(names, rng.randint(1, len(names)))}


def _closer_loses(top, rng):
    return rng.choice(["none", "x2", "x3", {"self": -1, "others": 2}, {"self": -2}, {"others": 3}])


def _bonuses(top, rng):
    more = {"hand_number": [20, 10]} if rng.random() < 0.3 else {}
    return {**_few(Bonuses, top, 25, rng), **more}


def _mexican(top, rng):
    return {
        "first_turn": rng.choice(["one", "all"]),
        "doubles": rng.choice(["cover_first", "second_tile"]),
        "dead_double": rng.choice(["satisfied", "blocks"]),
        "markers": rng.random() < 0.7,
    }


def _penalty(rng):
    return {
        "points": rng.choice([0, 1, 25]),
        "round": rng.choice(["stands", "replay", "lost"]),
        "match": rng.choice(["stands", "stands", "lost"]),
    }


_SHAPED = {
    "max_pip": lambda top, rng: rng.choice([3, 6, 6, 9]),
    "players": _players,
    "hand_size": _hand_size,
    "remove": _remove,
    "opening": _opening,
    "lead_after_block": lambda top, rng: rng.choice(["as_next", "lot", "rotate", "holder(6-6)"]),
    "lead_after_tie": lambda top, rng: rng.choice(["rotate", "same", "lot", "highest_double_of_tied", "holder(0-0)"]),
    "block_tie": _block_tie,
    "out_points": lambda top, rng: rng.choice(keys.WORDS["round_points"]),
    "out_values": lambda top, rng: _few(OutValues, top, 4, rng),
    "factors": lambda top, rng: _few(Factors, top, 3, rng),
    "closer_loses": _closer_loses,
    "bands": lambda top, rng: rng.choice([{}, {"first": 20, "step": 10, "value": 2}, {"first": 9, "value": 0}]),
    "play_scoring": lambda top, rng: rng.choice(
        ["none", "bergen", {"multiples": [5]}, {"multiples": [3, 5], "divided": True}, {"multiples": [2]}]
    ),
    "bonuses": _bonuses,
    "fouls": lambda top, rng: {"false_declaration": _penalty(rng)},
    "match_end": lambda top, rng: rng.choice(
        [{"points": 1}, {"points": 10}, {"points": 61}, {"points": 100}, {"rounds": 1}, {"rounds": 3}]
    ),
    "mexican": _mexican,
}

KEYS = tuple(key for key in keys.READERS if key not in NOT_CHANGED)


def random_mapping(rng, presets=None):
    """The keys of some rule set with a few of them, or nearly all, set at random."""
    mapping = rng.choice(presets or rulesets.available()).to_mapping()
    for key in rng.sample(KEYS, rng.choice([1, 2, 3, 4, 6, 10, 20])):
        mapping[key] = random_value(key, mapping, rng)
    if rng.random() < 0.5 and "max_pip" in mapping and str(mapping["max_pip"]) not in mapping["hand_size"]:
        mapping["hand_size"] = _hand_size(mapping["max_pip"], rng)
    _make_agree(mapping, rng)
    return mapping


def _make_agree(mapping, rng):
    """Often does what a person would do next: changes the keys that only go together."""
    if rng.random() < 0.8:
        placing = mapping["placing"]
        mapping["spinners"] = rng.choice(["first", "all", "lead_only"]) if placing == "spinner" else "none"
        if placing == "cross":
            if mapping.get("phase1", "none") == "none":
                mapping["phase1"] = rng.choice(keys.WORDS["phase1"][1:])
        else:
            mapping["phase1"] = "none"
        if placing == "trains":
            mapping["start_tile"] = "engine"
        if placing in ("line", "spinner") and mapping.get("start_tile") == "engine":
            mapping["start_tile"] = rng.choice(["none", "turned_up"])
        if placing != "line":
            mapping["matching"] = "equal"
    if rng.random() < 0.8 and "own_pips_against" in (mapping["round_points"], mapping["out_points"]):
        mapping.update(round_points="own_pips_against", out_points="own_pips_against", block_tie=["own_pips"])
        mapping.update(match_form="lowest_after_rounds", play_scoring="none")
    elif rng.random() < 0.8 and mapping.get("match_form") == "lowest_after_rounds":
        mapping["match_form"] = "first_to"
    if rng.random() < 0.8 and mapping.get("rounding") == "bands" and not mapping.get("bands"):
        mapping["bands"] = {"first": 20, "step": 10, "value": 2}
    if rng.random() < 0.8 and mapping.get("rounding") != "bands":
        mapping["bands"] = {}
    if rng.random() < 0.8 and mapping["partners"] == "opposite":
        mapping["players"] = [4]
        mapping["hand_size"] = {
            top: {seats: count for seats, count in row.items() if seats == "4"}
            for top, row in mapping["hand_size"].items()
            if "4" in row
        }
