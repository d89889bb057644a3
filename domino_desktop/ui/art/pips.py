"""Where the pips of a tile stand: one table for 0 to 18, in one upright half seen as a unit square."""

from __future__ import annotations

from typing import Final, TypeAlias

Spot: TypeAlias = tuple[float, float]
"""A place in a half: 0.0, 0.0 is its upper left corner, 1.0, 1.0 its lower right one."""

MAX_VALUE: Final = 18

_LEFT, _CENTRE, _RIGHT = 0.24, 0.5, 0.76
_TOP, _MIDDLE, _BOTTOM = 0.24, 0.5, 0.76


def _columns(spacing: float, columns: dict[float, int]) -> tuple[Spot, ...]:
    """Columns of so many pips each, centred, so that unequal columns stand in each other's gaps like bricks."""
    return tuple(
        (x, _MIDDLE + (row - (count - 1) / 2) * spacing) for x, count in columns.items() for row in range(count)
    )


def _three(spacing: float, outer: int, inner: int) -> tuple[Spot, ...]:
    return _columns(spacing, {0.22: outer, _CENTRE: inner, 0.78: outer})


_DIAGONAL = ((_RIGHT, _TOP), (_LEFT, _BOTTOM))
_CORNERS = ((_LEFT, _TOP), (_LEFT, _BOTTOM), *_DIAGONAL[:1], (_RIGHT, _BOTTOM))
_SIDES = ((_LEFT, _MIDDLE), (_RIGHT, _MIDDLE))
_POLES = ((_CENTRE, _TOP), (_CENTRE, _BOTTOM))
_HEART = ((_CENTRE, _MIDDLE),)

# Every pattern looks the same upside down, so a tile may lie either way round.
_PIPS: Final[tuple[tuple[Spot, ...], ...]] = (
    (),
    _HEART,
    _DIAGONAL,
    _DIAGONAL + _HEART,
    _CORNERS,
    _CORNERS + _HEART,
    _CORNERS + _SIDES,
    _CORNERS + _SIDES + _HEART,
    _CORNERS + _SIDES + _POLES,
    _CORNERS + _SIDES + _POLES + _HEART,
    _three(0.22, 4, 2),
    _three(0.22, 4, 3),
    _three(0.22, 4, 4),
    _three(0.178, 5, 3),
    _three(0.178, 5, 4),
    _three(0.178, 5, 5),
    _columns(0.225, {0.1625: 4, 0.3875: 4, 0.6125: 4, 0.8375: 4}),
    _three(0.15, 6, 5),
    _three(0.15, 6, 6),
)
_RADII: Final = (*[0.098] * 10, *[0.078] * 3, *[0.07] * 3, 0.082, *[0.06] * 2)


def pips(value: int, *, horizontal: bool = False) -> tuple[Spot, ...]:
    """The middle of every pip of a half showing ``value`` (0 to 18), as many as the value says.

    >>> pips(1), len(pips(12))
    (((0.5, 0.5),), 12)
    """
    spots = _PIPS[value]
    return tuple(turned(spot) for spot in spots) if horizontal else spots


def radius(value: int) -> float:
    """The radius of a pip in a half showing ``value``, the side of the half being 1."""
    return _RADII[value]


def turned(spot: Spot) -> Spot:
    """Where a spot of the upright half comes to lie when the tile is turned so that its upper half is the left one.

    >>> turned((0.25, 0.0))
    (0.0, 0.75)
    """
    x, y = spot
    return y, 1.0 - x
