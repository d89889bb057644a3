"""A second reading of where tiles may lie: slow, plain, and from the record alone, to hold against the layout."""

from domino_desktop.core.events import RoundDealt, TilePlayed

SIDES = ("left", "right", "up", "down")


class Table:
    """Every arm as a list of what its tiles show outwards, and whether each is a double; all of it from events."""

    def __init__(self, ruleset, seats, history):
        self.ruleset, self.seats = ruleset, seats
        self.first = None
        self.arms = {}
        self.doubles = []
        self.tiles = []
        self.last_arm = None
        for event in history:
            if isinstance(event, RoundDealt) and event.start_tile is not None:
                self.lay(event.start_tile, "start", None)
            elif isinstance(event, TilePlayed):
                self.lay(event.tile, event.end, event.near)

    def lay(self, tile, end, near):
        self.tiles.append(tile)
        if end == "start":
            self.first = tile
            if tile.is_double:
                self.doubles.append(("start", 0))
            return
        if near is None:
            near = self.touching(tile, self.value(end))
        arm = self.arms.setdefault(end, [])
        arm.append((tile.other(near), tile.is_double))
        self.last_arm = end
        if tile.is_double:
            self.doubles.append((end, len(arm) - 1))

    def touching(self, tile, value):
        if self.ruleset.matching == "equal":
            return value
        wanted = self.ruleset.max_pip + 1 - value
        return wanted if wanted in tile else tile.low

    def value(self, arm):
        """The number at the end of an arm, also of one without tiles."""
        if self.arms.get(arm):
            return self.arms[arm][-1][0]
        path = arm.split(".")
        if len(path) >= 3:
            return self.arms[".".join(path[:-2])][int(path[-2])][0]
        if arm in ("up", "down") and self.ruleset.placing == "spinner":
            where, at = self.doubles[0] if self.ruleset.spinners != "all" else ("start", 0)
            return self.first.low if where == "start" else self.arms[where][at][0]
        return self.first.high if arm == "right" else self.first.low

    def length(self, arm):
        return len(self.arms.get(arm, ()))

    def is_used_up(self, number):
        suit = {tile for tile in self.ruleset.tile_set if number in tile}
        return suit <= set(self.tiles)

    def is_excused(self, number):
        return self.ruleset.mexican.dead_double == "satisfied" and self.is_used_up(number)


def open_ends(ruleset, seats, history):
    """Every end that the phase of the game leaves open: its id, number, owner, and whether only for doubles."""
    table = Table(ruleset, seats, history)
    find = {"line": _line, "spinner": _spinner, "cross": _cross, "trains": _trains}[ruleset.placing]
    return {(arm, table.value(arm), owner, only) for arm, owner, only in find(table)}


def _line(table):
    return [("left", None, False), ("right", None, False)]


def _spinner(table):
    found = _line(table)
    for number, (arm, at) in enumerate(table.doubles):
        wanted = {
            "first": number == 0,
            "lead_only": number == 0 and arm == "start",
            "all": True,
        }[table.ruleset.spinners]
        if arm == "start":
            is_closed_in = bool(table.length("left") and table.length("right"))
        else:
            is_closed_in = table.length(arm) > at + 1
        if wanted and is_closed_in:
            of_its_own = table.ruleset.spinners == "all" and arm != "start"
            found += [(f"{arm}.{at}.{side}" if of_its_own else side, None, False) for side in ("up", "down")]
    return found


def _names(count):
    return SIDES if count == 4 else tuple(f"arm-{number}" for number in range(1, count + 1))


def _cross(table):
    phase = table.ruleset.phase1
    if phase.startswith("foot"):
        return _feet(table, int(phase[5]))
    count = 4 if phase != "star" else {2: 2, 3: 3, 6: 6}.get(table.ruleset.max_pip, 8)
    arms = _names(count)
    free = [arm for arm in arms if not table.length(arm)]
    if free:
        return [(arm, None, False) for arm in free]
    if phase == "double_cross":
        waiting = []
        for arm in arms:
            number = table.value(arm)
            is_laid = any(tile == (number, number) for tile in table.tiles)
            if table.length(arm) == 1 and not (is_laid and table.ruleset.mexican.dead_double == "satisfied"):
                waiting.append((arm, None, True))
        if waiting:
            return waiting
    return [(arm, None, False) for arm in arms]


def _feet(table, toes):
    arms = list(_names(table.ruleset.foot_first))
    free = [arm for arm in arms if not table.length(arm)]
    if free and not table.is_excused(table.first.low):
        return [(arm, None, False) for arm in free]
    feet = []
    for arm, at in table.doubles:
        if arm == "start":
            continue
        sides = [f"{arm}.{at}.{side}" for side in ("up", "down")][: toes - 1]
        arms += sides
        lacking = [side for side in sides if not table.length(side)]
        if table.length(arm) == at + 1:
            lacking.insert(0, arm)
        feet.append((lacking, table.arms[arm][at][0]))
    for lacking, number in feet:
        if lacking and not table.is_excused(number):
            return [(arm, None, False) for arm in lacking]
    return [(arm, None, False) for arm in arms if table.length(arm) or not table.is_used_up(table.value(arm))]


def _trains(table):
    arm = table.last_arm
    if arm is not None and table.arms[arm][-1][1] and table.ruleset.mexican.doubles == "cover_first":
        if not table.is_excused(table.arms[arm][-1][0]):
            return [(arm, None, False)]
    return [*((f"train-{seat}", seat, False) for seat in range(table.seats)), ("mexican", None, False)]
