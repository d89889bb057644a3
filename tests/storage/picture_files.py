"""Picture files of every kind, made with Pillow, and what is seen of them."""

import io

from PIL import Image

RED, GREEN, BLUE, YELLOW = (200, 30, 30), (30, 160, 60), (40, 60, 200), (230, 200, 40)
CORNERS = (RED, GREEN, BLUE, YELLOW)
"""Left above, right above, left below, right below."""


def quarters(width=120, height=80):
    """A picture of four flat quarters, so that every turn of it looks different."""
    image = Image.new("RGB", (width, height))
    half, middle = width // 2, height // 2
    for colour, place in zip(CORNERS, [(0, 0), (half, 0), (0, middle), (half, middle)]):
        image.paste(colour, (*place, place[0] + half, place[1] + middle))
    return image


def encoded(image, kind, **options):
    """The bytes of a picture file."""
    file = io.BytesIO()
    image.save(file, kind, **options)
    return file.getvalue()


def corners(image):
    """The colours in the middles of the four quarters."""
    across, down = image.width, image.height
    places = [(across // 4, down // 4), (across * 3 // 4, down // 4)]
    places += [(x, down * 3 // 4) for x, _ in places]
    return tuple(image.convert("RGB").getpixel(place) for place in places)


def is_like(one, another, distance=12):
    """Whether two colours look the same, or two rows of colours do."""
    if isinstance(one[0], tuple):
        return all(is_like(first, second, distance) for first, second in zip(one, another, strict=True))
    return all(abs(first - second) <= distance for first, second in zip(one, another, strict=True))
