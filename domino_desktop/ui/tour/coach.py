"""The card of the tour: one short text, what to do without a mouse, and the way out, always in view."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import Card, PrimaryButton, QuietButton, TextLabel
from domino_desktop.ui.controls.ground import ground_palette
from domino_desktop.ui.pages.help_pictures import HelpPicture
from domino_desktop.ui.tour.steps import LAST_PLACE, PICTURES, Step, Words

_MARGIN: Final = 14


class CoachCard(Card):
    """Shows the words of a step: as a column beside the table, or as a strip above it."""

    skipped = Signal()
    """The person has had enough of the tour."""
    went_on = Signal()
    """The person has read what there was to read."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent, raised=True)
        self.setContentsMargins(0, 0, 0, 0)
        self._is_column = True
        self._picture: HelpPicture | None = None
        self._art = art
        self._dots = _Dots()
        self._heading = TextLabel("heading")
        self._text = TextLabel("body")
        self._keys = TextLabel("quiet")
        self._hint = TextLabel("body")
        self._go_on = PrimaryButton()
        self._go_on.clicked.connect(self.went_on)
        self._skip = QuietButton()
        self._skip.clicked.connect(self.skipped)
        self._words = QVBoxLayout()
        self._words.setSpacing(6)
        for part in (self._dots, self._heading, self._text, self._keys, self._hint):
            self._words.addWidget(part)
        self._ways = QVBoxLayout()
        self._ways.setSpacing(10)
        self._ways.addStretch(1)
        self._ways.addWidget(self._go_on)
        self._ways.addWidget(self._skip)
        self._rows = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._rows.setContentsMargins(_MARGIN + 4, _MARGIN, _MARGIN + 4, _MARGIN)
        self._rows.setSpacing(14)
        self._rows.addLayout(self._words, 1)
        self._rows.addLayout(self._ways)

    def present(self, step: Step, place: int, words: Words, skip: str, go_on: str, far: str) -> None:
        """Show these words; ``place`` is how far the tour is, ``far`` says so. An empty ``go_on`` hides its button."""
        self._dots.show_place(place, far)
        self._heading.setText(words.heading)
        self._text.setText(words.text)
        self._keys.setText(words.keys)
        self._hint.clear()
        self._skip.setText(skip)
        self._go_on.setText(go_on)
        self._go_on.setVisible(bool(go_on))
        self._show_picture(PICTURES.get(step))
        self._arrange()

    def show_hint(self, hint: str) -> None:
        """Help a little, after a wrong deed."""
        self._hint.setText(hint)
        self._arrange()

    def stand(self, *, as_column: bool) -> None:
        """Be a column, or a strip."""
        self._is_column = as_column
        direction = QBoxLayout.Direction.TopToBottom if as_column else QBoxLayout.Direction.LeftToRight
        self._rows.setDirection(direction)
        self._arrange()

    def strip_height(self, width: int, most: int) -> int:
        """How high a strip of this width is; above ``most`` the way without a mouse is left out."""
        self._keys.setVisible(bool(self._keys.text()))
        height = self._height_for(width)
        if height > most and not self._keys.isHidden():
            self._keys.hide()
            height = self._height_for(width)
        return height

    def _height_for(self, width: int) -> int:
        self._rows.invalidate()
        return self._rows.heightForWidth(width)

    def _arrange(self) -> None:
        """The picture has room only in a column, and a strip says no more than it must."""
        for label in (self._keys, self._hint):
            label.setVisible(bool(label.text()))
        self._heading.setVisible(self._is_column)
        self._dots.setVisible(self._is_column)
        if not self._is_column and self._hint.text():
            self._keys.hide()
        if self._picture is not None:
            self._picture.setVisible(self._is_column)
        self.updateGeometry()

    def _show_picture(self, number: int | None) -> None:
        if self._picture is not None:
            self._words.removeWidget(self._picture)
            self._picture.hide()
            self._picture.deleteLater()
            self._picture = None
        if number is not None:
            self._picture = HelpPicture(self._art, number)
            self._words.insertWidget(1, self._picture)


class _Dots(QWidget):
    """How far the tour is, as dots: filled ones are behind."""

    def __init__(self) -> None:
        super().__init__()
        self._place = 0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_place(self, place: int, name: str) -> None:
        self._place = place
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(LAST_PLACE * 20, 16)

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = ground_palette(self)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(palette.color(QPalette.ColorRole.Link))
            for number in range(LAST_PLACE):
                is_past = number < self._place
                painter.setBrush(palette.color(QPalette.ColorRole.Link) if is_past else Qt.BrushStyle.NoBrush)
                radius = 6.0 if number == self._place - 1 else 4.5
                painter.drawEllipse(QPointF(8 + number * 20, 8), radius, radius)
