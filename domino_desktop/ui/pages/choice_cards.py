"""A choice among cards, each with a name, and perhaps a sentence or a picture."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QSizePolicy, QWidget

from domino_desktop.ui.controls.ground import ground_palette, paint_ring
from domino_desktop.ui.pages.columns import ColumnLayout
from domino_desktop.ui.style import BUTTON_HEIGHT

_Role = QPalette.ColorRole
_LONGEST_WORD: Final = 24
"""Letters; a longer word, such as an odd name, is broken rather than making its card wider."""
_PAD: Final = 14
_GAP: Final = 12
_PICTURE_SHARE: Final = 0.44
"""The height of a card's picture, its width being 1."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One card: a key for the program, a name and perhaps a sentence for people.

    ``picture`` paints what stands above the words, in logical pixels: width, height and device pixel ratio.
    """

    key: str
    name: str
    sentence: str = ""
    picture: Callable[[int, int, float], QPixmap] | None = field(default=None, compare=False)


class _ChoiceCard(QRadioButton):
    """A radio button drawn as a card."""

    def __init__(self, choice: Choice, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._sentence = ""
        self._picture: Callable[[int, int, float], QPixmap] | None = None
        self.show_choice(choice)

    def show_choice(self, choice: Choice) -> None:
        """Say this choice in perhaps another language."""
        self.setText(choice.name.replace("&", "&&"))
        self._name, self._sentence, self._picture = choice.name, choice.sentence, choice.picture
        self.setAccessibleName(choice.name)
        self.setAccessibleDescription(choice.sentence)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().averageCharWidth() * 30
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        words = f"{self._name} {self._sentence}".split()
        metrics = QFontMetrics(self._bold())
        longest = max((metrics.horizontalAdvance(word) for word in words), default=0)
        longest = min(longest, metrics.averageCharWidth() * _LONGEST_WORD)
        return QSize(longest + self._beside() + _PAD, BUTTON_HEIGHT)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        name, sentence = self._heights(width, self._bold())
        words = max(BUTTON_HEIGHT + 6, name + (sentence + 4 if sentence else 0) + 2 * _PAD)
        return words + self._picture_height(width)

    def _picture_height(self, width: int) -> int:
        return 0 if self._picture is None else round(width * _PICTURE_SHARE)

    def hitButton(self, position: QPoint) -> bool:
        return self.rect().contains(position)

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = ground_palette(self)
        chosen, hover = self.isChecked(), self.underMouse() and self.isEnabled()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            edge = 2.5 if chosen else 1.5
            body = paint_ring(painter, self, 16).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
            line = palette.color(_Role.Link)
            line.setAlphaF(1.0 if chosen or hover else 0.45)
            painter.setPen(QPen(line, edge))
            painter.setBrush(palette.color(_Role.AlternateBase if chosen or hover else _Role.Base))
            painter.drawRoundedRect(body, 13, 13)
            self._paint_picture(painter, body.adjusted(edge / 2, edge / 2, -edge / 2, 0))
            self._paint_mark(painter, palette, chosen)
            self._paint_words(painter, palette)

    def _paint_picture(self, painter: QPainter, body: QRectF) -> None:
        """The picture fills the upper part of the card, whose corners it shares."""
        if self._picture is None:
            return
        area = QRectF(body.left(), body.top(), body.width(), self._picture_height(self.width()))
        outline = QPainterPath()
        outline.addRoundedRect(area.adjusted(0, 0, 0, 12), 12, 12)
        painter.save()
        painter.setClipRect(area)
        painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
        picture = self._picture(round(area.width()), round(area.height()), self.devicePixelRatioF())
        painter.drawPixmap(area.topLeft(), picture)
        painter.restore()

    def _paint_mark(self, painter: QPainter, palette: QPalette, chosen: bool) -> None:
        """The round mark: filled and ticked when chosen."""
        side = self._mark_side()
        # Beside a name alone it is in the middle, however many lines the name has.
        high = QFontMetrics(self._name_font()).height()
        if not self._sentence:
            high = self._heights(self.width(), self._name_font())[0]
        circle = QRectF(_PAD, self._name_top() + (high - side) / 2, side, side)
        painter.setPen(QPen(palette.color(_Role.Link), 2))
        painter.setBrush(palette.color(_Role.Highlight if chosen else _Role.Base))
        painter.drawEllipse(circle.adjusted(1, 1, -1, -1))
        if chosen:
            middle = circle.center()
            pen = QPen(palette.color(_Role.HighlightedText), side * 0.11)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            tick = [QPointF(-0.2, 0.02), QPointF(-0.05, 0.17), QPointF(0.22, -0.15)]
            painter.drawPolyline([middle + point * side for point in tick])

    def _paint_words(self, painter: QPainter, palette: QPalette) -> None:
        left, width, top = self._beside(), self._room(self.width()), self._name_top()
        name, sentence = self._heights(self.width(), self._name_font())
        painter.setPen(palette.color(_Role.Text))
        painter.setFont(self._name_font())
        wrap = _wrap(self._name, width, self._name_font())
        painter.drawText(QRect(left, top, width, name + 2), wrap, self._name)
        if self._sentence:
            painter.setFont(self.font())
            painter.setPen(palette.color(_Role.PlaceholderText))
            painter.drawText(QRect(left, top + name + 4, width, sentence + 2), Qt.TextFlag.TextWordWrap, self._sentence)

    def _name_top(self) -> int:
        """A name with a sentence stands above it, a name alone in the middle."""
        above = self._picture_height(self.width())
        if self._sentence:
            return above + _PAD
        return above + (self.height() - above - self._heights(self.width(), self._name_font())[0]) // 2

    def _name_font(self) -> QFont:
        """Bold as a heading, and bold when chosen."""
        return self._bold() if self._sentence or self.isChecked() else self.font()

    def _heights(self, width: int, name_font: QFont) -> tuple[int, int]:
        """How high the name, in this font, and the sentence are within this width of the card."""
        room = QRect(0, 0, self._room(width), 10_000)
        name = (
            QFontMetrics(name_font).boundingRect(room, _wrap(self._name, room.width(), name_font), self._name).height()
        )
        if not self._sentence:
            return name, 0
        return name, QFontMetrics(self.font()).boundingRect(room, Qt.TextFlag.TextWordWrap, self._sentence).height()

    def _room(self, width: int) -> int:
        return max(1, width - self._beside() - _PAD)

    def _beside(self) -> int:
        """Where the words begin."""
        return _PAD + self._mark_side() + _GAP

    def _mark_side(self) -> int:
        return max(22, round(self.fontMetrics().height() * 1.05))

    def _bold(self) -> QFont:
        self.ensurePolished()
        font = QFont(self.font())
        font.setBold(True)
        return font


def _wrap(text: str, width: int, font: QFont) -> Qt.TextFlag:
    """How to break a text: between words, or anywhere when one of them is wider than the room."""
    metrics = QFontMetrics(font)
    fits = all(metrics.horizontalAdvance(word) <= width for word in text.split())
    return Qt.TextFlag.TextWordWrap if fits else Qt.TextFlag.TextWrapAnywhere


class ChoiceCards(QWidget):
    """An exclusive choice: Tab reaches it once, arrow keys, Home and End choose."""

    chosen = Signal(str)
    """A person chose another card; carries its key."""

    def __init__(self, parent: QWidget | None = None, *, letters: int = 30, most: int = 4) -> None:
        super().__init__(parent)
        self._cards: dict[str, _ChoiceCard] = {}
        self._group = QButtonGroup(self)
        self._columns = ColumnLayout(self, letters=letters, most=most, spacing=12)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._group.buttonClicked.connect(lambda _: self.chosen.emit(self.choice()))

    def set_choices(self, choices: Iterable[Choice]) -> None:
        """Offer these; a choice that stays possible stays chosen, else the first one is."""
        wanted = {choice.key: choice for choice in choices}
        if list(wanted) == list(self._cards):
            for key, choice in wanted.items():
                self._cards[key].show_choice(choice)
            return
        before = self.choice()
        for card in self._cards.values():
            self._group.removeButton(card)
            self._columns.removeWidget(card)
            card.hide()
            card.deleteLater()
        self._cards = {}
        for key, choice in wanted.items():
            card = _ChoiceCard(choice, self)
            self._cards[key] = card
            self._group.addButton(card)
            self._columns.addWidget(card)
            card.show()
        if self._cards:
            self.choose(before if before in self._cards else next(iter(self._cards)))

    def keys(self) -> tuple[str, ...]:
        """What may be chosen."""
        return tuple(self._cards)

    def choice(self) -> str:
        """The key of the chosen card, or an empty text while there is none."""
        return next((key for key, card in self._cards.items() if card.isChecked()), "")

    def choose(self, key: str) -> None:
        """Choose by program: tells nobody. Raises KeyError for a key that is not offered."""
        self._cards[key].setChecked(True)
        for other, card in self._cards.items():
            # Qt mends this by itself only once one of them has had the keyboard
            card.setFocusPolicy(Qt.FocusPolicy.StrongFocus if other == key else Qt.FocusPolicy.ClickFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = list(self._cards)
        if keys and event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            card = self._cards[keys[0] if event.key() == Qt.Key.Key_Home else keys[-1]]
            card.setFocus(Qt.FocusReason.TabFocusReason)
            card.click()
        else:
            super().keyPressEvent(event)
