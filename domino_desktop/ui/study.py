"""What pages and tables ask slow questions of."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import SignalInstance

from domino_desktop.ai.study_wire import Wanted


class Study(Protocol):
    """Answers advice, reviews and puzzles later: a `StudyHost` is one."""

    @property
    def told(self) -> SignalInstance: ...

    @property
    def failed(self) -> SignalInstance: ...

    def start(self) -> None: ...

    def ask(self, wanted: Wanted) -> int: ...

    def cancel(self, number: int) -> None: ...
