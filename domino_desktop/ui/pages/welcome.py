"""Lists of cards side by side, and what a page shows in place of a list that is still empty."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import TextLabel
from domino_desktop.ui.pages.columns import ColumnLayout
from domino_desktop.ui.pages.rows import centred, in_a_row

_Card = TypeVar("_Card", bound=QWidget)


class WelcomePicture(QWidget):
    """A picture that takes the height that is to spare. The caller names it."""

    _LOWEST: ClassVar[int] = 150
    _HIGHEST: ClassVar[int] = 280
    _NARROWEST: ClassVar[int] = 240
    _WIDEST: ClassVar[int] = 760

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art, self._height = art, self._HIGHEST
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMaximumWidth(self._WIDEST)

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._art = art
        self.update()

    def use_height(self, height: int) -> None:
        """Be as high as there is room, within reason; with too little the picture is not shown at all."""
        self.setVisible(height >= self._LOWEST)
        self._height = max(self._LOWEST, min(height, self._HIGHEST))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(self._WIDEST, self._height)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._NARROWEST, self._height)


class Welcome(QWidget):
    """A picture, what there is to say, and the one button to press, below each other in the middle."""

    def __init__(self, picture: WelcomePicture, sentences: Sequence[TextLabel], button: QWidget) -> None:
        super().__init__()
        self._picture, self._sentences, self._button = picture, sentences, button
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 12)
        column.setSpacing(14)
        for widget in (picture, *sentences):
            column.addLayout(centred(widget, margin=0))
        for label in sentences:
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(4)
        column.addWidget(in_a_row(button))

    def bound(self, widest: int) -> None:
        """Let no line of the sentences be longer than so many pixels."""
        for label in self._sentences:
            label.setMaximumWidth(widest)

    def fit(self, room: QSize) -> None:
        """The picture takes what is left of this room; the sentences and the button go before it."""
        taken = self._button.sizeHint().height()
        for label in self._sentences:
            taken += label.heightForWidth(min(room.width(), label.maximumWidth()))
        self._picture.use_height(room.height() - taken)


class CardColumns(QWidget, Generic[_Card]):
    """Cards side by side, as many as fit: each at least so many letters wide, at most so many in a row."""

    def __init__(self, letters: int, most: int) -> None:
        super().__init__()
        self.cards: tuple[_Card, ...] = ()
        self._columns = ColumnLayout(self, letters=letters, most=most, spacing=16, as_in_full_rows=True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_cards(self, cards: Sequence[_Card]) -> None:
        """Show these in place of the others; those at the beginning that are the same ones stay where they are."""
        same = next((place for place, both in enumerate(zip(self.cards, cards)) if both[0] is not both[1]), None)
        kept = min(len(self.cards), len(cards)) if same is None else same
        for card in self.cards[kept:]:
            self._columns.removeWidget(card)
            if card not in cards:
                card.hide()
                card.deleteLater()
        self._columns.setEnabled(False)  # else all of them are laid out anew after each one
        for card in cards[kept:]:
            self._columns.addWidget(card)
            card.show()
        self._columns.setEnabled(True)
        self.cards = tuple(cards)
        self.updateGeometry()
