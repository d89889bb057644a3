"""A film in the making: the window paints one frame after another, a thread makes a file of them."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from pathlib import Path
from time import perf_counter
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QSize, QTimer, Signal
from PySide6.QtGui import QImage

from domino_desktop.ui.share.encoding import Pixels, Reel, as_gif, as_webp
from domino_desktop.ui.share.retelling import Scene
from domino_desktop.ui.share.table_picture import TablePicture
from domino_desktop.ui.share.writing import Writing

SIZE: Final = QSize(960, 600)
_SLICE: Final = 0.008  # how long the window waits for one piece of a frame, in seconds
_PAUSE: Final = 15  # how long the painter waits for the encoder, in milliseconds


def pixels_of(picture: QImage) -> Pixels:
    """A painted picture for the encoder."""
    return Pixels(picture.width(), picture.height(), bytes(picture.constBits()))


class Film(QObject):
    """Begins with ``start``. ``progressed(painted, all)`` after each frame; ``done`` as in Writing."""

    progressed = Signal(int, int)
    done = Signal(object)

    def __init__(self, scenes: Sequence[Scene], picture: TablePicture, path: Path, parent: QObject) -> None:
        """A name that ends with .webp makes a WebP, any other a GIF."""
        super().__init__(parent)
        self._scenes, self._picture = tuple(scenes), picture
        self._reel = reel = Reel([scene.milliseconds for scene in scenes])
        encode = as_webp if path.suffix.lower() == ".webp" else as_gif
        self._writing = Writing(lambda: encode(reel), path, self)
        self._writing.done.connect(self._finish)
        self._work = self._frames()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)
        # The thread must not wait for frames that never come, whatever becomes of the window.
        self.destroyed.connect(reel.cancel)
        application = QCoreApplication.instance()
        assert application is not None
        application.aboutToQuit.connect(self.cancel)

    def start(self) -> None:
        """Begin to paint."""
        self._writing.start()
        self._timer.start(0)

    def cancel(self) -> None:
        """Leave it: nothing is written."""
        self._timer.stop()
        self._reel.cancel()

    def _frames(self) -> Generator[bool, None, None]:
        """Paint and hand over; pauses often, and answers whether there is nothing to do for a moment."""
        yield from self._quickly(self._picture.preparing())
        # The last scene shows every colour, so it comes first, as a sample.
        for number, scene in enumerate((self._scenes[-1], *self._scenes)):
            frame: list[QImage] = []
            yield from self._quickly(self._painted(scene, frame))
            pixels = pixels_of(frame[0])
            while not self._reel.offer(pixels):
                yield True
            if number:
                self.progressed.emit(number, len(self._scenes))

    def _painted(self, scene: Scene, into: list[QImage]) -> Generator[None, None, None]:
        into.append((yield from self._picture.painting(scene)))

    @staticmethod
    def _quickly(work: Generator[None, None, None]) -> Generator[bool, None, None]:
        for _ in work:
            yield False

    def _go_on(self) -> None:
        until = perf_counter() + _SLICE
        while perf_counter() < until and not self._reel.is_cancelled:
            try:
                waits = next(self._work, None)
            except Exception:
                # The thread would wait for the next frame for ever.
                self.cancel()
                raise
            if waits is None:
                self._timer.stop()
                return
            if waits:
                self._timer.setInterval(_PAUSE)
                return
        self._timer.setInterval(0)

    def _finish(self, fault: object) -> None:
        self._timer.stop()
        self.done.emit(fault)
