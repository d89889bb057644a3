"""Pictures and films as files. Runs beside the window; Pillow is loaded when somebody saves something."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from io import BytesIO
from queue import Empty, Full, Queue
from threading import Event
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PIL.Image import Image

_AT_MOST: Final = 4  # so many frames wait for the encoder
_PATIENCE: Final = 0.1  # seconds after which somebody who waits looks whether all is cancelled
_COMMON, _RARE = 96, 159  # the colours of a GIF: what is seen most, and what would else be lost


class Cancelled(Exception):
    """Nobody wants it any more."""


@dataclass(frozen=True, slots=True)
class Pixels:
    """A painted picture: its bytes, four for each pixel as Qt has them (blue, green, red, nothing)."""

    width: int
    height: int
    content: bytes

    def as_image(self) -> Image:
        """The picture as Pillow knows it."""
        from PIL import Image

        return Image.frombytes("RGB", (self.width, self.height), self.content, "raw", "BGRX")


class Reel:
    """Frames on their way from the window, which paints them, to the encoder: never more than a few."""

    def __init__(self, milliseconds: Sequence[int]) -> None:
        """``milliseconds`` tells how long each of the frames to come is seen."""
        self.milliseconds = tuple(milliseconds)
        self._frames: Queue[Pixels] = Queue(_AT_MOST)
        self._cancelled = Event()

    def offer(self, frame: Pixels) -> bool:
        """Take the next frame; answers whether there was room for it."""
        try:
            self._frames.put_nowait(frame)
        except Full:
            return False
        return True

    def cancel(self) -> None:
        """No frame will come any more: whoever waits for one is told, and what waits is let go."""
        self._cancelled.set()
        with suppress(Empty):
            while True:
                self._frames.get_nowait()

    @property
    def is_cancelled(self) -> bool:
        return self._cancelled.is_set()

    def next(self) -> Image:
        """The next frame; waits for it. Raises Cancelled."""
        while not self.is_cancelled:
            with suppress(Empty):
                return self._frames.get(timeout=_PATIENCE).as_image()
        raise Cancelled

    def kept(self, file: BytesIO) -> bytes:
        """What was written, if it is still wanted. Raises Cancelled."""
        if self.is_cancelled:
            raise Cancelled
        return file.getvalue()


def as_png(picture: Pixels) -> bytes:
    """The picture without any loss."""
    file = BytesIO()
    picture.as_image().save(file, "PNG", compress_level=6)
    return file.getvalue()


def as_webp(reel: Reel) -> bytes:
    """The film in many colours, small. Its first frame came as a sample and is left out. Raises Cancelled."""
    reel.next()
    first, film, file = reel.next(), _Following(reel), BytesIO()
    first.save(
        file,
        "WEBP",
        save_all=True,
        append_images=[film],
        duration=list(reel.milliseconds),
        loop=0,
        quality=88,
        method=3,
        # No frame is ever seen without those before it, so none needs to be whole.
        kmin=0,
        kmax=0,
    )
    return reel.kept(file)


def as_gif(reel: Reel) -> bytes:
    """The film in 255 colours that all frames share, found in a sample that comes before them. Raises Cancelled."""
    from PIL import Image

    palette = _palette(reel.next())

    def frames() -> Iterator[Image.Image]:
        for _ in reel.milliseconds:
            # The grain of the cloth does better what dithering would do.
            yield reel.next().quantize(palette=palette, dither=Image.Dither.NONE)

    all_frames, file = frames(), BytesIO()
    next(all_frames).save(
        file,
        "GIF",
        save_all=True,
        append_images=all_frames,
        duration=list(reel.milliseconds),
        loop=0,
        optimize=True,
    )
    return reel.kept(file)


def _palette(sample: Image) -> Image:
    """The colours of a film. The most frequent alone would be shades of cloth, and badges would lose their own."""
    from PIL import Image

    palette: list[int] = []
    for count, method in ((_COMMON, Image.Quantize.MEDIANCUT), (_RARE, Image.Quantize.MAXCOVERAGE)):
        found = sample.quantize(count, method=method, dither=Image.Dither.NONE).getpalette() or []
        palette += found[: 3 * count]
    holder = Image.new("P", (1, 1))
    holder.putpalette(palette)
    return holder


class _Following:
    """All frames but the first as Pillow asks for them, one by one, so that they never are in memory together."""

    mode = "RGB"

    def __init__(self, reel: Reel) -> None:
        self.n_frames = len(reel.milliseconds) - 1
        self._reel = reel
        self._frame: Image | None = None

    def seek(self, number: int) -> None:
        self._frame = self._reel.next()

    def getim(self) -> object:
        assert self._frame is not None
        return self._frame.getim()
