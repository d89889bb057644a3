"""What the tiles lie on: felt, the wood of a table, or a picture of the people's own under a veil."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap, QRadialGradient

from domino_desktop.ui.art.textures import boards, felt
from domino_desktop.ui.art.theme import Ground, Theme, luminance

_LEAST_VEIL: Final = 0.25
_BRIGHT_SHARE: Final = 0.05  # so much of a picture may be brighter than what its veil is made for
_MOST_PIXELS: Final = 1600  # on the longer side of an own picture: it lies in the dusk and must be ready at once
_LIFT: Final = 0.6
_SAMPLE: Final = 48


def paint_cloth(painter: QPainter, theme: Theme, width: int, height: int, picture: QImage | None = None) -> None:
    """Paint the table with a soft light in its middle, opaque from edge to edge."""
    area = QRectF(0, 0, width, height)
    if theme.flat:
        painter.fillRect(area, QColor(theme.cloth))
        return
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    if theme.ground is Ground.PICTURE and picture is not None:
        sharpness = min(painter.device().devicePixelRatio(), _MOST_PIXELS / max(width, height))
        size = QSize(max(round(width * sharpness), 1), max(round(height * sharpness), 1))
        painter.drawImage(area, veiled(picture, size, theme.cloth_light))
        painter.fillRect(area, QBrush(_light(QColor(0, 0, 0, 0), QColor(0, 0, 0, 0), QColor(0, 0, 0, 110))))
        return
    light = _light(QColor(theme.cloth_light), QColor(theme.cloth), QColor(theme.cloth_shade))
    # The light is so soft that a small picture of it, stretched, looks the same and costs a tenth.
    small = QImage(max(width // 8, 2), max(height // 8, 2), QImage.Format.Format_RGB32)
    with QPainter(small) as brush:
        brush.fillRect(small.rect(), QBrush(light))
    painter.drawImage(area, small)
    texture = boards() if theme.ground is Ground.WOOD else felt()
    painter.drawTiledPixmap(0, 0, width, height, QPixmap.fromImage(texture))


def veiled(picture: QImage, size: QSize, brightest: str) -> QImage:
    """The picture, cropped and scaled to cover ``size``, no pixel of it brighter to the eye than ``brightest``.

    The brighter the picture, the denser its veil, so that it keeps its drawing and its colours; what stands out even
    so is cut off.
    """
    cover = Qt.AspectRatioMode.KeepAspectRatioByExpanding
    whole = picture.scaled(size, cover, Qt.TransformationMode.SmoothTransformation)
    left, top = (whole.width() - size.width()) // 2, (whole.height() - size.height()) // 2
    dark = whole.copy(QRect(QPointF(left, top).toPoint(), size)).convertToFormat(QImage.Format.Format_RGB32)
    with QPainter(dark) as painter:
        # Dusk would swallow the middle tones: they are lifted first.
        painter.setOpacity(_LIFT)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
        painter.drawImage(0, 0, dark.copy())
    peak = _peak(dark)
    share = min(1 - _LEAST_VEIL, _share(peak, luminance(brightest)))
    with QPainter(dark) as painter:
        painter.fillRect(dark.rect(), QColor.fromRgbF(0, 0, 0, 1 - share))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Darken)
        painter.fillRect(dark.rect(), _dimmed(peak, share))
    return dark


def _share(peak: QColor, most: float) -> float:
    """How much of this colour may be left so that it is no brighter to the eye than ``most``: the most of 256 steps."""
    steps = range(256, 0, -1)
    return next((step / 256 for step in steps if luminance(_dimmed(peak, step / 256).name()) <= most), 0.0)


def _dimmed(colour: QColor, share: float) -> QColor:
    return QColor(int(colour.red() * share), int(colour.green() * share), int(colour.blue() * share))


def _light(middle: QColor, between: QColor, corners: QColor) -> QRadialGradient:
    """A lamp over the middle of the table."""
    light = QRadialGradient(QPointF(0.5, 0.46), 0.78)
    light.setCoordinateMode(QRadialGradient.CoordinateMode.ObjectMode)
    light.setColorAt(0.0, middle)
    light.setColorAt(0.5, between)
    light.setColorAt(1.0, corners)
    return light


def _peak(picture: QImage) -> QColor:
    """How bright the bright places are, each of the three colours by itself."""
    small = picture.scaled(
        _SAMPLE, _SAMPLE, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.FastTransformation
    )
    pixels = [small.pixelColor(x, y) for x in range(_SAMPLE) for y in range(_SAMPLE)]
    place = round(len(pixels) * (1 - _BRIGHT_SHARE)) - 1
    red, green, blue = (
        sorted(way(pixel) for pixel in pixels)[place] for way in (QColor.red, QColor.green, QColor.blue)
    )
    return QColor(red, green, blue)
