"""The card of the tour: one short text, what to do without a mouse, and the way out, always in view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tour
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

    def __init__(self, art: TileArt, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent, raised=True)
        self.setContentsMargins(0, 0, 0, 0)
        self._say = language.say
        self._words_now, self._hint_now, self._goes_on = Words("", ""), "", False
        self._is_column = self._tells_keys = True
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
        for button in (self._go_on, self._skip):
            policy = button.sizePolicy()
            # Its words may wrap: then it is narrower, and higher, than its hint.
            policy.setHorizontalPolicy(QSizePolicy.Policy.Preferred)
            policy.setVerticalPolicy(QSizePolicy.Policy.Minimum)
            button.setSizePolicy(policy)
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

    def present(self, step: Step, place: int, words: Words, *, goes_on: bool) -> None:
        """Show these words; ``place`` is how far the tour is, ``goes_on`` offers the button that leads on."""
        self._words_now, self._hint_now, self._goes_on = words, "", goes_on
        self._dots.show_place(place, self._say(tour.STEP_OF, place, LAST_PLACE))
        self._show_picture(PICTURES.get(step))
        self._arrange()

    def show_hint(self) -> None:
        """Help a little, after a wrong deed."""
        self._hint_now = self._words_now.hint
        self._arrange()

    def stand_as_column(self) -> None:
        """Stand beside the table."""
        self._is_column = True
        self._rows.setDirection(QBoxLayout.Direction.TopToBottom)
        self._arrange()

    def column_height(self, width: int) -> int:
        """How high the card is beside the table."""
        for layout in (self._words, self._ways, self._rows):
            layout.invalidate()
        needed = self._rows.heightForWidth(width)
        self._rows.activate()  # a card that keeps its size would keep the old places of its words as well
        return needed

    def stand_as_strip(self, width: int, texts: Sequence[str], most: int) -> int:
        """Stand above the table, this wide; answers how high, with room for each of these texts.

        The way without a mouse is told as well unless the strip would be higher than ``most``.
        """
        self._is_column = False
        self._rows.setDirection(QBoxLayout.Direction.LeftToRight)
        self._tells_keys = True
        self._arrange()
        buttons = max(self._skip.sizeHint().width(), self._go_on.sizeHint().width())
        room = width - buttons - self._rows.spacing() - 2 * (_MARGIN + 4)
        text = max(_height(self._text, words, room) for words in texts)
        keys = _height(self._keys, self._say(tour.ENDS_KEYS), room) + self._words.spacing()
        self._tells_keys = text + keys + 2 * _MARGIN <= most
        self._arrange()
        needed = text + (keys if self._tells_keys else 0)
        return max(needed, self._ways_height()) + 2 * _MARGIN

    def _ways_height(self) -> int:
        """How high the buttons are, one below the other; the second one comes when no tile is laid any more."""
        second = self._go_on.sizeHint().height() + self._ways.spacing() if self._goes_on else 0
        return self._skip.sizeHint().height() + second

    def _arrange(self) -> None:
        """A strip says no more than it must: no picture, no heading, and a hint takes the place of the text."""
        words, is_column = self._words_now, self._is_column
        self._heading.setText(words.heading)
        self._text.setText(words.text if is_column or not self._hint_now else self._hint_now)
        self._keys.setText(words.keys)
        self._hint.setText(self._hint_now)
        self._heading.setVisible(is_column)
        self._dots.setVisible(is_column)
        self._keys.setVisible(bool(words.keys) and (is_column or self._tells_keys))
        self._hint.setVisible(is_column and bool(self._hint_now))
        self._skip.setText(self._say(tour.SKIP if is_column else tour.SKIP_SHORT))
        self._skip.setAccessibleName(self._say(tour.SKIP))
        self._go_on.setText(self._say(tour.GO_ON))
        self._go_on.setVisible(self._goes_on)
        if self._picture is not None:
            self._picture.setVisible(is_column)
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


def _height(label: TextLabel, text: str, width: int) -> int:
    """How high this text is in a label of this width."""
    flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
    label.ensurePolished()
    return label.fontMetrics().boundingRect(QRect(0, 0, max(1, width), 10_000), int(flags), text).height() + 2


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
