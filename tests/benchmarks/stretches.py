"""How long a window is busy at one stretch: so long it answers nobody."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtWidgets import QApplication

_QUIET: int = 6
"""So many turns of the event loop in which nothing happens are the end."""
_NOTHING = 0.0004
_PATIENCE = 30.0


class Busy(NamedTuple):
    """Milliseconds of the processor: the first stretch, which begins with the wish; the longest; all of them."""

    first: float
    longest: float
    whole: float


def busy(wish: Callable[[], object], is_done: Callable[[], bool] = lambda: True) -> Busy:
    """Do what a person wishes, and let the event loop turn until everything has happened.

    Time that other programs take is not counted, and neither is that of threads, which the window does not wait for.
    """
    gc.collect()
    gc.disable()  # the program looks for garbage beside the event loop
    times: list[float] = []
    until, quiet = time.perf_counter() + _PATIENCE, 0
    began = time.thread_time()
    wish()
    while (quiet < _QUIET or not is_done()) and time.perf_counter() < until:
        QApplication.processEvents()
        ended = time.thread_time()
        times.append(ended - began)
        quiet = quiet + 1 if times[-1] < _NOTHING else 0
        if quiet:
            time.sleep(0.002)
        began = time.thread_time()
    gc.enable()
    return Busy(times[0] * 1000, max(times) * 1000, sum(times) * 1000)
