"""How long things take to move, in milliseconds, at one pace."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QAbstractAnimation, QObject

from domino_desktop.storage.settings import Pace

_FADE = 80
_LONGEST_CHAIN = 4  # of motions that begin when another ends
_LONGEST_DEAL, _LONGEST_REPLAY = 1200, 2000


@dataclass(frozen=True, slots=True)
class Motion:
    """One pace: ``play`` a tile's travel, ``nod`` a knock, ``slide`` a sheet, ``ceremony`` the end of a round.

    ``deal`` is how long a whole deal takes, ``replay`` the catch-up when a lid opens; ``lay_open`` how long all hands
    take to turn up within the ceremony, ``gather`` their way from the table into the rows of the score, and ``count``
    how long sums count up. Under reduced motion nothing travels.
    """

    pace: Pace
    play: int
    nod: int
    slide: int
    ceremony: int
    deal: int
    replay: int
    is_reduced: bool = False
    lay_open: int = 0
    gather: int = 0
    count: int = 0

    @staticmethod
    def of(pace: Pace, is_reduced: bool) -> Motion:
        """The times for a pace; reduced motion leaves short fades at most."""
        play = {Pace.INSTANT: 0, Pace.QUICK: 120, Pace.NORMAL: 200, Pace.SLOW: 350}[pace]
        ceremony = {Pace.INSTANT: 0, Pace.QUICK: 900, Pace.NORMAL: 2200, Pace.SLOW: 4000}[pace]
        if is_reduced:
            return Motion(pace, min(play, _FADE), 0, 0, ceremony, 0, 0, True)
        return Motion(
            pace,
            play,
            play * 2,
            play,
            ceremony,
            min(play * 6, _LONGEST_DEAL),
            min(play * 5, _LONGEST_REPLAY),
            lay_open=min(play * 5, ceremony // 2),
            gather=play * 5 // 2,
            count=play * 5 // 2,
        )

    def at(self, pace: str | None) -> Motion:
        """The same for a person of this pace, the word of a `Pace`; as it is for one who has none."""
        known = {one.value: one for one in Pace}
        return self if pace not in known else Motion.of(known[pace], self.is_reduced)

    @staticmethod
    def normal() -> Motion:
        return Motion.of(Pace.NORMAL, False)


def finish_all(within: QObject) -> None:
    """Let every animation of these widgets come to its end now, and those that follow from it."""
    running = QAbstractAnimation.State.Running
    for _ in range(_LONGEST_CHAIN):
        moving = [one for one in within.findChildren(QAbstractAnimation) if one.state() is running]
        if not moving:
            return
        for one in moving:
            one.setCurrentTime(one.totalDuration())
