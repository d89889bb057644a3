"""Work in steps of some milliseconds each, so that a window can answer in between."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

_T = TypeVar("_T")


def finished(steps: Generator[None, None, _T]) -> _T:
    """What comes of all the steps, taken at once."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            found: _T = done.value
            return found
