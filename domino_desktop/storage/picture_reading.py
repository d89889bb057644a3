"""Reads picture files that people choose, and cuts the stored pictures out of them.

A file may come from anywhere, hold anything, and crash or stall whoever decodes it. So the window asks a process of
its own, ``domino-desktop picture``, which is this module: see `main`.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final

from PIL import Image, ImageCms, UnidentifiedImageError

from domino_desktop.storage.pictures import Crop, PictureFault, PicturePlace, PictureReason

LARGEST_FILE: Final = 50_000_000
"""Bytes."""

MOST_PIXELS: Final = Image.MAX_IMAGE_PIXELS or 89_478_485
"""What Pillow takes for a bomb has more."""

NARROWEST: Final = 20
"""A picture that is so many times as long as wide shows nothing on a tile."""

_GROUND: Final = (255, 253, 245)
"""Ivory: what is seen through a transparent picture."""

_UNWANTED: Final = frozenset({"EPS", "BUFR", "FITS", "GRIB", "HDF5", "MPEG", "WMF"})
"""Pillow knows them, but would start another program for them (EPS) or can show nothing."""

_JPEG_QUALITY: Final = 90


def look(source: Path | bytes, side: int) -> Image.Image:
    """The picture upright, opaque and in sRGB, scaled down to at most ``side`` pixels. Raises PictureFault."""
    with _decoding(source) as opened:
        opened.draft("RGB", (side, side))
        image = _plain(opened)
        image.thumbnail((side, side), Image.Resampling.LANCZOS)
        return _flat(_upright(image, opened))


def cut(source: Path | bytes, place: PicturePlace, crop: Crop) -> bytes:
    """The file for this place: a part of a picture and nothing else that its file told. Raises PictureFault."""
    across, down = place.most
    with _decoding(source) as opened:
        needed = round(max(across / crop.width, down / crop.height))
        opened.draft("RGB", (needed, needed))
        image = _upright(_plain(opened), opened)
        if crop.turns % 4:
            image = image.rotate(-90 * crop.turns, expand=True)
        left, top = crop.left * image.width, crop.top * image.height
        wide = min(max(1.0, crop.width * image.width), image.width)
        high = min(max(1.0, crop.height * image.height), image.height)
        left, top = min(left, image.width - wide), min(top, image.height - high)
        scale = min(1.0, across / wide, down / high)
        width = max(1, round(wide * scale))
        size = width, max(1, round(width * down / across))
        image = image.resize(size, Image.Resampling.LANCZOS, (left, top, left + wide, top + high), reducing_gap=3.0)
        return _written(_flat(image), place)


@contextlib.contextmanager
def _decoding(source: Path | bytes) -> Iterator[Image.Image]:
    """The opened picture; whatever goes wrong with it in here is raised as PictureFault."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        warnings.simplefilter("error", Image.DecompressionBombWarning)
        try:
            with _file(source) as file, _opened(file) as image:
                if image.width * image.height > MOST_PIXELS:
                    raise PictureFault(PictureReason.HAS_TOO_MANY_PIXELS)
                if max(image.size) > NARROWEST * min(image.size):
                    raise PictureFault(PictureReason.IS_TOO_NARROW)
                yield image
        except PictureFault:
            raise
        except (Image.DecompressionBombError, Image.DecompressionBombWarning, MemoryError) as error:
            raise PictureFault(PictureReason.HAS_TOO_MANY_PIXELS) from error
        except Exception as error:  # decoders that are given nonsense fail in every way
            raise PictureFault(PictureReason.IS_BROKEN) from error


def _file(source: Path | bytes) -> BinaryIO:
    """The file in memory, where no decoder can make a second one of it. Raises PictureFault."""
    if isinstance(source, Path):
        try:
            with source.open("rb") as file:
                content = file.read(LARGEST_FILE + 1)
        except (OSError, ValueError) as error:  # ValueError: a name with a null byte
            is_folder = os.path.isdir(source)
            reason = PictureReason.IS_NO_PICTURE if is_folder else PictureReason.CANNOT_BE_OPENED
            raise PictureFault(reason) from error
    else:
        content = source
    if len(content) > LARGEST_FILE:
        raise PictureFault(PictureReason.IS_TOO_LARGE_A_FILE)
    return io.BytesIO(content)


def _opened(file: BinaryIO) -> Image.Image:
    Image.init()
    try:
        return Image.open(file, formats=[name for name in Image.ID if name not in _UNWANTED])
    except UnidentifiedImageError as error:
        raise PictureFault(PictureReason.IS_NO_PICTURE) from error


def _plain(image: Image.Image) -> Image.Image:
    """The first picture of the file in a mode that can be scaled: L, RGB, RGBA or CMYK."""
    image.load()
    if image.mode.startswith("I;16"):
        return image.convert("I").point(lambda value: value * (1 / 257)).convert("L")
    if image.mode in ("I", "F"):
        return _stretched(image)
    if image.mode == "LAB":
        return _converted(image, ImageCms.createProfile("LAB"))
    if image.mode in ("L", "RGB", "RGBA", "CMYK"):
        has_clear_colour = image.mode in ("L", "RGB") and "transparency" in image.info
        return image.convert("RGBA") if has_clear_colour else image
    return image.convert("RGBA" if image.has_transparency_data else "RGB")


def _stretched(image: Image.Image) -> Image.Image:
    """Numbers of any size as grey: the smallest black, the largest white."""
    lowest, highest = image.convert("F").getextrema()
    assert isinstance(lowest, float) and isinstance(highest, float)
    scale = 255 / (highest - lowest) if highest > lowest else 1.0
    return image.convert("F").point(lambda value: value * scale + -lowest * scale).convert("L")


def _upright(image: Image.Image, opened: Image.Image) -> Image.Image:
    """The picture in sRGB and as it was held, which its file tells beside it."""
    profile = opened.info.get("icc_profile")
    if profile and image.mode in ("RGB", "RGBA", "CMYK"):
        # A profile that makes no sense costs no more than some colour.
        with contextlib.suppress(ImageCms.PyCMSError, OSError, ValueError, TypeError):
            image = _converted(image, ImageCms.ImageCmsProfile(io.BytesIO(profile)))
    turn = None
    with contextlib.suppress(Exception):  # Exif is a format of its own, and broken in ways of its own
        turn = _TURNS.get(int(opened.getexif().get(_ORIENTATION, 1)))
    return image if turn is None else image.transpose(turn)


_ORIENTATION: Final = 0x0112
_TURNS: Final = {
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_270,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_90,
}
"""By Exif's number for how the camera was held."""


def _converted(image: Image.Image, profile: Any) -> Image.Image:
    mode = "RGBA" if image.mode == "RGBA" else "RGB"
    converted = ImageCms.profileToProfile(image, profile, ImageCms.createProfile("sRGB"), outputMode=mode)
    assert converted is not None
    return converted


def _flat(image: Image.Image) -> Image.Image:
    """The pixels alone on ivory: no profile, no place where the photo was taken, nothing to see through."""
    flat = Image.new("RGB", image.size, _GROUND)
    if image.mode == "RGBA":
        flat.paste(image, mask=image.getchannel("A"))
    else:
        flat.paste(image.convert("RGB"))
    return flat


def _written(image: Image.Image, place: PicturePlace) -> bytes:
    file = io.BytesIO()
    if place.suffix == ".png":
        image.save(file, "PNG")
    else:
        image.save(file, "JPEG", quality=_JPEG_QUALITY, subsampling=0)
    return file.getvalue()


def main(words: list[str]) -> int:
    """``look SIDE FILE``, or ``cut PLACE LEFT TOP WIDTH HEIGHT TURNS FILE``; FILE may be - for standard input.

    Prints one line of JSON, ``width`` and ``height`` or ``fault``, and then the pixels or the file as they are.
    """
    deed, *rest, name = words
    try:
        source = sys.stdin.buffer.read(LARGEST_FILE + 1) if name == "-" else Path(name)
        if deed == "look":
            image = look(source, int(rest[0]))
            answer, content = {"width": image.width, "height": image.height}, image.tobytes()
        else:
            left, top, width, height = map(float, rest[1:5])
            answer = {}
            content = cut(source, PicturePlace(rest[0]), Crop(left, top, width, height, int(rest[5])))
    except PictureFault as fault:
        told, content = json.dumps({"fault": fault.reason.value}), b""
    else:
        told = json.dumps(answer)
    sys.stdout.buffer.write(f"{told}\n".encode())
    sys.stdout.buffer.write(content)
    sys.stdout.buffer.flush()
    return 0
