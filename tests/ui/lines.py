"""Random legal lines, and the layouts through which they grow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random

from hypothesis import strategies as st

from domino_desktop.core.layout import LEFT, RIGHT, START, Layout
from domino_desktop.core.tiles import Tile, TileSet

#: Tiles in the longest legal line of each set. With an even number of pips every number is on an even number of
#: halves, so all tiles fit into one line; with an odd one some tiles must stay out.
LONGEST = {6: 28, 9: 51, 12: 91}


@dataclass(frozen=True)
class PlayedLine:
    """A line as it was played: each tile and the end where it was laid."""

    plays: tuple[tuple[Tile, str], ...]

    def layouts(self) -> list[Layout]:
        """The layout after each play."""
        grown = []
        layout = Layout()
        for tile, end_id in self.plays:
            layout = layout.place(tile, end_id)
            grown.append(layout)
        return grown

    @property
    def layout(self) -> Layout:
        return self.layouts()[-1]


def longest_halves(max_pip: int, random: Random) -> tuple[tuple[int, int], ...]:
    """A line of the most tiles that the set allows, as it is read from left to right (Hierholzer's walk)."""
    open_tiles = {value: list(range(max_pip + 1)) for value in range(max_pip + 1)}
    if max_pip % 2:
        # Every number lies on an odd number of half tiles: leave tiles out until only two numbers do.
        for low in range(1, max_pip - 1, 2):
            open_tiles[low].remove(low + 1)
            open_tiles[low + 1].remove(low)
    for others in open_tiles.values():
        random.shuffle(others)
    path = [0]
    numbers: list[int] = []
    while path:
        value = path[-1]
        if not open_tiles[value]:
            numbers.append(path.pop())
            continue
        other = open_tiles[value].pop()
        if other != value:
            open_tiles[other].remove(value)
        path.append(other)
    return tuple(pairwise(numbers))


def play_halves(halves: tuple[tuple[int, int], ...], first: int, sides: Sequence[bool] = (True, False)) -> PlayedLine:
    """A line read from left to right, played from its tile ``first``.

    ``sides`` says again and again whether the next tile goes to the left, as long as both sides have one.
    """
    plays = [(Tile.of(*halves[first]), START)]
    left, right = first - 1, first + 1
    # A first tile lies with its lower number to the left.
    mirrored = halves[first][0] > halves[first][1]
    while left >= 0 or right < len(halves):
        goes_left = right >= len(halves) or (left >= 0 and sides[(len(plays) - 1) % len(sides)])
        index = left if goes_left else right
        plays.append((Tile.of(*halves[index]), LEFT if goes_left is not mirrored else RIGHT))
        left, right = (left - 1, right) if goes_left else (left, right + 1)
    return PlayedLine(tuple(plays))


def random_walk(max_pip: int, random: Random, left_share: float) -> PlayedLine:
    """Random legal plays until nothing fits, as a round might go; ``left_share`` leans to one side."""
    layout = Layout()
    plays: list[tuple[Tile, str]] = []
    unused = list(TileSet(max_pip))
    random.shuffle(unused)
    while True:
        ends = [end for end in layout.ends if any(end.accepts(tile) for tile in unused)]
        if not ends:
            return PlayedLine(tuple(plays))
        wanted = LEFT if random.random() < left_share else RIGHT
        end = next((end for end in ends if end.id == wanted), ends[0])
        tile = next(tile for tile in unused if end.accepts(tile))
        unused.remove(tile)
        plays.append((tile, end.id))
        layout = layout.place(tile, end.id)


@st.composite
def longest_lines(draw: st.DrawFn, max_pip: int, first: int | None = None) -> PlayedLine:
    """Lines of the most tiles, played from the tile ``first`` of the line or from any."""
    random = Random(draw(st.integers(0, 2**32), label="seed"))
    halves = longest_halves(max_pip, random)
    if first is None:
        first = draw(st.sampled_from((0, len(halves) - 1)) | st.integers(0, len(halves) - 1), label="first tile")
    return play_halves(halves, first, [random.random() < 0.5 for _ in halves])


@st.composite
def played_lines(draw: st.DrawFn, max_pip: int = 6) -> PlayedLine:
    """Legal lines of one set: short ones and the longest, even ones and ones that lean to a side."""
    if draw(st.booleans(), label="as a round goes"):
        left_share = draw(st.sampled_from((0.5, 0.0, 1.0, 0.2, 0.8)), label="share of plays to the left")
        line = random_walk(max_pip, Random(draw(st.integers(0, 2**32), label="seed")), left_share)
    else:
        line = draw(longest_lines(max_pip))
    length = draw(st.integers(1, len(line.plays)) | st.just(len(line.plays)), label="tiles")
    return PlayedLine(line.plays[:length])
