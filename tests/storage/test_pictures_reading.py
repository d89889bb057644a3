"""Any file may be chosen as a picture: it becomes one, or there is a reason, and nothing else happens."""

import io
import struct
import subprocess
import sys
import zlib

import pytest
from PIL import Image, ImageCms

from domino_desktop.storage import picture_reading
from domino_desktop.storage.picture_reading import LARGEST_FILE, cut, look
from domino_desktop.storage.pictures import FAMILY, Crop, PictureFault, PicturePlace, PictureReason
from tests.storage.picture_files import CORNERS, RED, corners, encoded, is_like, quarters

IVORY = (255, 253, 245)
WHOLE = Crop()
ONE = PicturePlace.ONE

# What Pillow writes and reads again, with how much the colours may change on the way.
FORMATS = {
    "AVIF": 16,
    "BLP": 60,
    "BMP": 2,
    "DDS": 40,
    "DIB": 2,
    "GIF": 12,
    "ICNS": 12,
    "ICO": 2,
    "JPEG": 12,
    "JPEG2000": 12,
    "MPO": 12,
    "PCX": 2,
    "PNG": 2,
    "PPM": 2,
    "QOI": 2,
    "SGI": 2,
    "TGA": 2,
    "TIFF": 2,
    "WEBP": 12,
}


@pytest.mark.parametrize("kind", FORMATS)
def test_every_format_becomes_a_picture(kind, tmp_path):
    image = quarters(128, 128)
    if kind == "BLP":
        image = image.convert("P", palette=Image.Palette.ADAPTIVE)
    path = tmp_path / "picture with no ending"
    path.write_bytes(encoded(image, kind))
    assert is_like(corners(look(path, 500)), CORNERS, FORMATS[kind])
    assert is_like(corners(Image.open(io.BytesIO(cut(path, ONE, WHOLE)))), CORNERS, FORMATS[kind])


def test_every_format_that_pillow_writes_is_tried_or_known_not_to_be_a_picture(tmp_path):
    Image.init()
    odd = {"MSP", "XBM", "SPIDER"}  # black and white, or numbers: tested below
    unreadable = {"PALM", "PDF"}  # Pillow only writes them
    leaving = {"IM"}  # Pillow gives it up, and warns
    assert set(Image.SAVE) - picture_reading._UNWANTED - leaving == set(FORMATS) | odd | unreadable
    for kind in odd:
        path = tmp_path / kind
        path.write_bytes(encoded(quarters().convert("1" if kind != "SPIDER" else "F"), kind))
        assert look(path, 500).mode == "RGB"
    for kind in unreadable:
        path = tmp_path / kind
        path.write_bytes(encoded(quarters().convert("1" if kind == "PALM" else "RGB"), kind))
        assert refusal(path) is PictureReason.IS_NO_PICTURE


def test_no_other_program_is_started_for_a_file(tmp_path):
    path = tmp_path / "photo.jpg"
    path.write_bytes(encoded(quarters(), "EPS"))
    assert refusal(path) is PictureReason.IS_NO_PICTURE


def turned_by_hand(number):
    """The quarters as a camera stores them that was held as Exif's number tells."""
    image = quarters()
    for step in {
        1: (),
        2: (Image.Transpose.FLIP_LEFT_RIGHT,),
        3: (Image.Transpose.ROTATE_180,),
        4: (Image.Transpose.FLIP_TOP_BOTTOM,),
        5: (Image.Transpose.ROTATE_270, Image.Transpose.FLIP_LEFT_RIGHT),
        6: (Image.Transpose.ROTATE_90,),
        7: (Image.Transpose.ROTATE_90, Image.Transpose.FLIP_LEFT_RIGHT),
        8: (Image.Transpose.ROTATE_270,),
    }[number]:
        image = image.transpose(step)
    return image


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "TIFF"])
@pytest.mark.parametrize("number", range(1, 9))
def test_a_photo_stands_as_the_camera_was_held(number, kind):
    exif = Image.Exif()
    exif[0x0112] = number
    content = encoded(turned_by_hand(number), kind, exif=exif)
    seen = look(content, 500)
    assert (seen.size, is_like(corners(seen), CORNERS)) == ((120, 80), True)
    stored = Image.open(io.BytesIO(cut(content, ONE, Crop(0.0, 0.0, 2 / 3, 1.0))))
    assert stored.size == (80, 80)
    assert is_like(stored.getpixel((20, 20)), RED)


def grey(mode, low, high):
    image = Image.new(mode, (40, 40), low)
    image.paste(high, (20, 0, 40, 40))
    return image


@pytest.mark.parametrize(
    "image, kind",
    [
        (quarters().convert("CMYK"), "JPEG"),
        (quarters().convert("CMYK"), "TIFF"),
        (quarters().convert("P", palette=Image.Palette.ADAPTIVE), "PNG"),
        (quarters().convert("RGBA"), "PNG"),
        (quarters().convert("YCbCr"), "TIFF"),
        (
            ImageCms.profileToProfile(
                quarters(), ImageCms.createProfile("sRGB"), ImageCms.createProfile("LAB"), outputMode="LAB"
            ),
            "TIFF",
        ),
    ],
    ids=["cmyk jpeg", "cmyk tiff", "palette", "alpha", "ycbcr", "lab"],
)
def test_every_colour_mode_looks_like_itself(image, kind):
    options = {"quality": 95} if kind == "JPEG" else {}
    assert is_like(corners(look(encoded(image, kind, **options), 500)), CORNERS, 16)


@pytest.mark.parametrize(
    "image, kind, dark, light",
    [
        (grey("1", 0, 1), "PNG", 0, 255),
        (grey("L", 20, 220), "PNG", 20, 220),
        (grey("I;16", 5140, 56540), "PNG", 20, 220),
        (grey("I;16", 5140, 56540), "TIFF", 20, 220),
        (grey("I", -70_000, 90_000), "TIFF", 0, 255),
        (grey("F", -0.5, 0.75), "TIFF", 0, 255),
    ],
    ids=["1", "L", "16 bit png", "16 bit tiff", "32 bit", "float"],
)
def test_grey_of_every_depth_stays_dark_and_light(image, kind, dark, light):
    seen = look(encoded(image, kind), 500)
    assert is_like(seen.getpixel((8, 20)), (dark,) * 3, 2)
    assert is_like(seen.getpixel((32, 20)), (light,) * 3, 2)


def half_clear(mode):
    image = Image.new("RGBA", (40, 40), (*RED, 255))
    image.paste((0, 0, 0, 0), (20, 0, 40, 40))
    return image.convert(mode)


@pytest.mark.parametrize(
    "content",
    [
        encoded(half_clear("RGBA"), "PNG"),
        encoded(half_clear("LA"), "PNG"),
        encoded(half_clear("RGBA"), "GIF"),
        encoded(half_clear("RGBA"), "WEBP", lossless=True),
        encoded(half_clear("RGBA").quantize(8), "PNG"),
        encoded(grey("RGB", RED, (1, 2, 3)), "PNG", transparency=(1, 2, 3)),
        encoded(grey("L", 90, 7), "PNG", transparency=7),
    ],
    ids=["rgba", "la", "gif", "webp", "palette", "clear colour", "clear grey"],
)
def test_what_one_can_see_through_lies_on_ivory(content):
    seen = look(content, 500)
    assert seen.mode == "RGB"
    assert is_like(seen.getpixel((34, 20)), IVORY, 3)
    assert not is_like(seen.getpixel((5, 20)), IVORY, 60)


def test_a_photo_in_wide_colours_looks_the_same_on_every_screen():
    """Its profile swaps red and green, so what is not heard of the profile is seen at once."""
    swapped = quarters().convert("RGB")
    red, green, blue = swapped.split()
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    at = {name: profile.index(name) for name in (b"rXYZ", b"gXYZ")}
    mixed = bytearray(profile)
    mixed[at[b"rXYZ"] : at[b"rXYZ"] + 4], mixed[at[b"gXYZ"] : at[b"gXYZ"] + 4] = b"gXYZ", b"rXYZ"
    content = encoded(Image.merge("RGB", (green, red, blue)), "PNG", icc_profile=bytes(mixed))
    assert is_like(corners(look(content, 500)), CORNERS, 6)
    nonsense = encoded(quarters(), "PNG", icc_profile=b"no profile")
    assert is_like(corners(look(nonsense, 500)), CORNERS)


@pytest.mark.parametrize("place", [ONE, PicturePlace.BACK, PicturePlace.CLOTH])
def test_nothing_but_the_pixels_is_stored(place):
    exif = Image.Exif()
    exif[0x010F] = "a camera of somebody"
    exif.get_ifd(0x8825)[2] = (45.0, 4.0, 0.0)
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    content = encoded(quarters(), "JPEG", exif=exif, icc_profile=profile, comment=b"where we live")
    stored = cut(content, place, WHOLE)
    assert b"where we live" not in stored and b"somebody" not in stored
    image = Image.open(io.BytesIO(stored))
    assert not image.getexif()
    assert set(image.info) <= {"jfif", "jfif_version", "jfif_unit", "jfif_density"}


@pytest.mark.parametrize(
    "place, size", [(FAMILY[5], (512, 512)), (PicturePlace.BACK, (512, 1024)), (PicturePlace.CLOTH, (1600, 1000))]
)
def test_a_large_photo_is_cut_to_the_place_and_scaled_down(place, size):
    content = encoded(quarters(4000, 3000), "JPEG")
    shape = size[0] / size[1]
    wide = min(1.0, shape * 3000 / 4000)
    high = wide * 4000 / 3000 / shape
    image = Image.open(io.BytesIO(cut(content, place, Crop((1 - wide) / 2, (1 - high) / 2, wide, high))))
    assert (image.format, image.size, image.mode) == ("PNG" if place in FAMILY else "JPEG", size, "RGB")
    assert is_like(corners(image), CORNERS)


@pytest.mark.parametrize("turns, first", [(0, 0), (1, 2), (2, 3), (3, 1), (5, 2)])
def test_a_picture_can_be_turned_by_hand(turns, first):
    image = Image.open(io.BytesIO(cut(encoded(quarters(), "PNG"), ONE, Crop(turns=turns))))
    assert corners(image)[0] == CORNERS[first]


@pytest.mark.parametrize(
    "crop, seen", [(Crop(0, 0, 0.4, 0.4), 0), (Crop(0.6, 0, 0.4, 0.4), 1), (Crop(0.55, 0.6, 0.4, 0.4), 3)]
)
def test_the_part_that_was_chosen_is_the_part_that_is_stored(crop, seen):
    image = Image.open(io.BytesIO(cut(encoded(quarters(), "PNG"), ONE, crop)))
    assert image.getcolors() == [(image.width * image.height, CORNERS[seen])]


@pytest.mark.parametrize("place", [ONE, PicturePlace.BACK, PicturePlace.CLOTH])
@pytest.mark.parametrize("crop", [WHOLE, Crop(0.999, 0.999, 0.001, 0.001)], ids=["whole", "a speck"])
def test_one_pixel_is_a_picture_of_one_colour(place, crop):
    image = Image.open(io.BytesIO(cut(encoded(Image.new("RGB", (1, 1), RED), "PNG"), place, crop)))
    assert is_like(image.getpixel((0, 0)), RED)


@pytest.mark.parametrize(
    "numbers",
    [(-0.1, 0, 1, 1), (0, 0, 1.1, 1), (0.5, 0, 0.6, 1), (0, 0.5, 1, 0.6), (0, 0, 0, 1), (0, 0, float("nan"), 1)],
)
def test_a_part_outside_of_the_picture_is_refused(numbers):
    with pytest.raises(ValueError, match="no part"):
        Crop(*numbers)


def test_of_an_animation_the_first_picture_is_taken():
    frames = [Image.new("RGB", (40, 40), colour) for colour in CORNERS]
    for kind in ("GIF", "WEBP", "PNG", "TIFF", "AVIF"):
        content = encoded(frames[0], kind, save_all=True, append_images=frames[1:])
        assert is_like(look(content, 500).getpixel((20, 20)), RED, 16), kind


# Files that are no pictures, or not any more ------------------------------------------------------------


def refusal(source):
    """The reason for which both reading and cutting refuse."""
    with pytest.raises(PictureFault) as seen:
        look(source, 500)
    with pytest.raises(PictureFault) as stored:
        cut(source, ONE, WHOLE)
    assert seen.value.reason is stored.value.reason
    return seen.value.reason


def chunk(name, content):
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))


def png_of(width, height):
    """A PNG that says it is so large, in a hundred bytes."""
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(b"")) + chunk(b"IEND", b"")


@pytest.mark.parametrize(
    "content, reason",
    [
        (b"", PictureReason.IS_NO_PICTURE),
        (b"Dear Anna, here is the photo", PictureReason.IS_NO_PICTURE),
        (b"\0" * 5000, PictureReason.IS_NO_PICTURE),
        (b"%PDF-1.7\n", PictureReason.IS_NO_PICTURE),
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", PictureReason.IS_NO_PICTURE),
        (b"\x89PNG\r\n\x1a\n", PictureReason.IS_NO_PICTURE),
        (encoded(quarters(), "PNG")[:-80], PictureReason.IS_BROKEN),
        (encoded(quarters(900, 900), "JPEG")[:3000], PictureReason.IS_BROKEN),
        (encoded(quarters(900, 900), "WEBP")[:400], PictureReason.IS_BROKEN),
        (encoded(quarters(900, 900), "BMP")[:4000], PictureReason.IS_BROKEN),
        (encoded(quarters(900, 900), "TIFF")[:4000], PictureReason.IS_BROKEN),
        (png_of(30_000, 30_000), PictureReason.HAS_TOO_MANY_PIXELS),
        (png_of(10_000, 9_500), PictureReason.HAS_TOO_MANY_PIXELS),
        (png_of(2_000_000_000, 2_000_000_000), PictureReason.HAS_TOO_MANY_PIXELS),
        (png_of(100, 100), PictureReason.IS_BROKEN),
        (encoded(Image.new("RGB", (20_000, 10)), "PNG"), PictureReason.IS_TOO_NARROW),
        (encoded(Image.new("L", (1, 21)), "PNG"), PictureReason.IS_TOO_NARROW),
        (b"\0" * (LARGEST_FILE + 1), PictureReason.IS_TOO_LARGE_A_FILE),
    ],
    ids=[
        "empty",
        "text",
        "zeros",
        "pdf",
        "svg",
        "only a head",
        "cut png",
        "cut jpeg",
        "cut webp",
        "cut bmp",
        "cut tiff",
        "bomb",
        "small bomb",
        "huge bomb",
        "without pixels",
        "long",
        "thin",
        "large file",
    ],
)
def test_what_is_no_picture_is_refused_with_its_reason(content, reason, tmp_path):
    path = tmp_path / "photo.png"
    path.write_bytes(content)
    assert refusal(path) is reason
    assert refusal(content) is reason


def test_places_where_no_file_can_be_read_are_refused(tmp_path):
    assert refusal(tmp_path) is PictureReason.IS_NO_PICTURE
    assert refusal(tmp_path / "gone.png") is PictureReason.CANNOT_BE_OPENED
    assert refusal(tmp_path / "with\0null.png") is PictureReason.CANNOT_BE_OPENED
    assert refusal(tmp_path / ("long" * 100)) is PictureReason.CANNOT_BE_OPENED


def test_a_file_that_may_not_be_read_is_told(tmp_path, monkeypatch):
    path = tmp_path / "photo.png"
    path.write_bytes(encoded(quarters(), "PNG"))

    def locked(self, *_):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(type(path), "open", locked)
    assert refusal(path) is PictureReason.CANNOT_BE_OPENED


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "GIF", "TIFF", "WEBP", "BMP", "ICO", "TGA", "AVIF", "JPEG2000", "PCX"])
def test_spoilt_bytes_anywhere_are_a_picture_or_a_reason(kind):
    """Every tenth of a file turned over: never another exception than a PictureFault."""
    whole = encoded(quarters(64, 64), kind)
    outcomes = set()
    for tenth in range(0, len(whole), max(1, len(whole) // 40)):
        spoilt = bytearray(whole)
        for place in range(tenth, min(tenth + 7, len(whole))):
            spoilt[place] ^= 0xA5
        try:
            outcomes.add(look(bytes(spoilt), 200).mode)
        except PictureFault as fault:
            outcomes.add(fault.reason)
    assert outcomes <= {"RGB", *PictureReason}
    assert len(outcomes) > 1


def test_a_broken_note_of_the_camera_costs_nothing():
    content = encoded(quarters(), "JPEG", exif=b"Exif\0\0MM\0*\0\0\0\x08\xff\xff\x01\x12\0\x03")
    assert is_like(corners(look(content, 500)), CORNERS)


# The process that the window asks ----------------------------------------------------------------------


def asked(*words, content=b""):
    """What ``domino-desktop picture`` answers: a line of JSON, and what comes after it."""
    command = [sys.executable, "-m", "domino_desktop", "picture", *words]
    result = subprocess.run(command, input=content, capture_output=True, check=True)
    assert result.stderr == b""
    head, _, body = result.stdout.partition(b"\n")
    return head, body


def test_a_process_of_its_own_reads_and_cuts(tmp_path):
    path = tmp_path / "fotografía ñ.png"
    path.write_bytes(encoded(quarters(), "PNG"))
    head, pixels = asked("look", "60", str(path))
    assert (head, len(pixels)) == (b'{"width": 60, "height": 40}', 60 * 40 * 3)
    assert is_like(pixels[:3], RED)
    head, stored = asked("cut", "family-3", "0.5", "0", "0.5", "0.75", "1", "-", content=path.read_bytes())
    assert (head, stored) == (b"{}", cut(path, PicturePlace.THREE, Crop(0.5, 0, 0.5, 0.75, 1)))
    assert asked("look", "60", str(tmp_path)) == (b'{"fault": "is_no_picture"}', b"")
