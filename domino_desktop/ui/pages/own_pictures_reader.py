"""Asks the process that reads pictures, so that the window goes on whatever a file holds."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QProcess, QTimer
from PySide6.QtGui import QImage

from domino_desktop.storage.pictures import Crop, PicturePlace, PictureReason

Source = Path | bytes
"""A file that somebody chose, or one that was copied in another program."""

LONGEST_MS: Final = 30_000
"""How long a picture may take."""

_FAREWELL_MS: Final = 50

SIDE: Final = 1400
"""Pixels: how large a picture is shown at most while a part of it is chosen."""

_PACKAGE_PARENT: Final = Path(__file__).resolve().parents[3]


def picture_command() -> tuple[str, ...]:
    """The command line that starts the reading of pictures of this very program."""
    if getattr(sys, "frozen", False):
        return (sys.executable, "picture")
    return (sys.executable, "-m", "domino_desktop", "picture")


class PictureReader(QObject):
    """Reads one picture at a time: a new wish takes the place of the one before, of which nothing is heard any more.

    Whatever is called with the answer, or with a `PictureReason`, is called once, and later.
    """

    def __init__(self, parent: QObject | None = None, command: tuple[str, ...] | None = None) -> None:
        super().__init__(parent)
        self._command = picture_command() if command is None else command
        self._process: QProcess | None = None
        self._answered: Callable[[dict[str, object], bytes], None] = lambda *_: None
        self._refused: Callable[[PictureReason], None] = lambda _: None
        self._deadline = QTimer(self)
        self._deadline.setSingleShot(True)
        self._deadline.timeout.connect(self._give_up)

    @property
    def is_busy(self) -> bool:
        """Whether an answer is still to come."""
        return self._process is not None

    def look(self, source: Source, seen: Callable[[QImage], None], refused: Callable[[PictureReason], None]) -> None:
        """Read the picture as it is shown to choose a part of it."""

        def show(answer: dict[str, object], pixels: bytes) -> None:
            width, height = answer.get("width"), answer.get("height")
            if isinstance(width, int) and isinstance(height, int) and len(pixels) == width * height * 3 > 0:
                image = QImage(pixels, width, height, width * 3, QImage.Format.Format_RGB888)
                seen(image.convertToFormat(QImage.Format.Format_RGB32))
            else:
                refused(PictureReason.IS_BROKEN)

        self._ask(("look", str(SIDE)), source, show, refused)

    def cut(
        self,
        source: Source,
        place: PicturePlace,
        crop: Crop,
        made: Callable[[bytes], None],
        refused: Callable[[PictureReason], None],
    ) -> None:
        """Make the file for this place."""
        part = (f"{length:.9f}" for length in (crop.left, crop.top, crop.width, crop.height))
        words = ("cut", place.value, *part, str(crop.turns))
        self._ask(words, source, lambda _, content: made(content), refused)

    def stop(self) -> None:
        """Forget what was asked."""
        self._deadline.stop()
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.waitForFinished(_FAREWELL_MS)
            process.deleteLater()

    def _ask(
        self,
        words: tuple[str, ...],
        source: Source,
        answered: Callable[[dict[str, object], bytes], None],
        refused: Callable[[PictureReason], None],
    ) -> None:
        self.stop()
        self._answered, self._refused = answered, refused
        process = self._process = QProcess(self)
        process.setWorkingDirectory(str(_PACKAGE_PARENT))
        process.finished.connect(partial(self._finish, process))
        process.errorOccurred.connect(partial(self._fail, process))
        program, *first = self._command
        self._deadline.start(LONGEST_MS)
        name = "-" if isinstance(source, bytes) else str(source.absolute())
        process.start(program, [*first, *words, name])
        if isinstance(source, bytes) and self._process is process:
            process.write(source)
            process.closeWriteChannel()

    def _give_up(self) -> None:
        if self._process is not None:
            self._end(self._process, PictureReason.TAKES_TOO_LONG)

    def _fail(self, process: QProcess, error: QProcess.ProcessError) -> None:
        # A crash is told by `finished` as well; never at once, for this may still be inside `_ask`.
        if error is QProcess.ProcessError.FailedToStart:
            QTimer.singleShot(0, self, partial(self._end, process, PictureReason.CANNOT_BE_OPENED))

    def _finish(self, process: QProcess, status: int, how: QProcess.ExitStatus) -> None:
        if process is not self._process:
            return
        head, _, content = bytes(process.readAllStandardOutput().data()).partition(b"\n")
        answer: object = None
        with suppress(ValueError):
            answer = json.loads(head)
        if status != 0 or how is not QProcess.ExitStatus.NormalExit or not isinstance(answer, dict):
            self._end(process, PictureReason.IS_BROKEN)
        elif "fault" in answer:
            self._end(process, PictureReason(answer["fault"]))
        else:
            answered = self._answered
            self.stop()
            answered(answer, content)

    def _end(self, process: QProcess, reason: PictureReason) -> None:
        """There will be no answer."""
        if process is self._process:
            refused = self._refused
            self.stop()
            refused(reason)
