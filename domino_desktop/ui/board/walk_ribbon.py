"""The slim ring: one line on the table that says who cannot play and who is next, while knocks stay light."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from domino_desktop.core.block import BlockPhase
from domino_desktop.core.views import View
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import walk
from domino_desktop.ui.art.badge import initial
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.controls.ground import lay_ground
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.style import cloth_palette

_BADGE: Final = 24
_STEP: Final = 34
_MANY: Final = 4  # with more seats than these no names are listed


class WalkRibbon(QWidget):
    """ "Cannot play: Anna and João. Now: Astrid." Hidden unless an ordinary knock stands."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        lay_ground(self, cloth_palette(art.theme))
        self._art = art
        self._chain = _Chain(art)
        self._spoken = ""
        self._tellings: tuple[str, ...] = ("",)
        self._words = Sentence("body")
        self._words.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 6, 18, 6)
        row.setSpacing(12)
        row.addWidget(self._chain)
        row.addWidget(self._words, 1)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def present(self, view: View, marks: Sequence[SeatMark], language: Language) -> None:
        """Show the light walk of this view, or hide when there is none."""
        verification = view.verification
        is_light = (
            verification is not None
            and not verification.is_formal
            and verification.phase is BlockPhase.ASKING
            and view.turn is not None
        )
        self.setVisible(is_light)
        if not is_light or verification is None or view.turn is None:
            return
        cannot = language.joined(marks[seat].name for seat in verification.confirmed_by)
        self._spoken = language.say(walk.SLIM_RING, cannot, marks[view.turn].name)
        # Of many seats the chain of their marks tells enough.
        short = (language.say(walk.SLIM_RING_NOW, marks[view.turn].name), "")
        self._tellings = short if view.seats > _MANY else (self._spoken, *short)
        self._tell(self._tellings[0])
        order = view.ruleset.order_from(verification.proposer, view.seats)
        self._chain.present([marks[seat] for seat in order], len(verification.answers))

    def lie_in(self, room: QRect, taken: Sequence[QRect]) -> None:
        """Lie in the middle of the upper edge of this room, with as many words as leave bare what is ``taken``.

        The marks of the seats are always there.
        """
        for words in self._tellings:
            self._tell(words)
            width = min(self.sizeHint().width(), room.width())
            height = max(self.sizeHint().height(), self.heightForWidth(width))
            area = QRect(room.left() + (room.width() - width) // 2, room.top(), width, height)
            if not any(area.intersects(each) for each in taken):
                break
        self.setGeometry(area)

    def _tell(self, words: str) -> None:
        self._words.setText(words)
        self._words.setVisible(bool(words))
        self._words.setAccessibleName(self._spoken)
        self._chain.setAccessibleName("" if words else self._spoken)

    def announcement(self) -> str:
        """What a screen reader says; nothing while the ribbon is hidden."""
        return "" if self.isHidden() else self._spoken

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._art = art
        lay_ground(self, cloth_palette(art.theme))
        self._chain.set_art(art)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._art.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(theme.brass), 1.5))
            painter.setBrush(QColor(theme.chip))
            corner = min(self.height() / 2 - 1, 22)
            painter.drawRoundedRect(self.rect().toRectF().adjusted(1, 1, -1, -1), corner, corner)


class _Chain(QWidget):
    """Small badges in turn order, joined as far as the answers have come."""

    def __init__(self, art: TileArt) -> None:
        super().__init__()
        self._art = art
        self._marks: Sequence[SeatMark] = ()
        self._answered = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def present(self, marks: Sequence[SeatMark], answered: int) -> None:
        self._marks, self._answered = marks, answered
        self.updateGeometry()
        self.update()

    def set_art(self, art: TileArt) -> None:
        self._art = art
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(max(1, len(self._marks)) * _STEP + 4, _BADGE + 12)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._art.theme
        middle = self.height() / 2
        spots = [QPointF(_STEP / 2 + 2 + number * _STEP, middle) for number in range(len(self._marks))]
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for number, (spot, following) in enumerate(pairwise(spots)):
                has_come = number < self._answered
                style = Qt.PenStyle.SolidLine if has_come else Qt.PenStyle.DotLine
                painter.setPen(
                    QPen(QColor(theme.brass if has_come else theme.cloth_quiet), 3 if has_come else 2, style)
                )
                painter.drawLine(spot, following)
            for number, (spot, mark) in enumerate(zip(spots, self._marks, strict=True)):
                seat = theme.seat(mark.colour)
                if number == self._answered:
                    painter.setPen(QPen(QColor(theme.brass), 2.5))
                    painter.setBrush(QColor(theme.chip))
                    painter.drawEllipse(spot, _BADGE / 2 + 4, _BADGE / 2 + 4)
                picture = self._art.badge(seat.shape, seat.fill, initial(mark.name), _BADGE, self.devicePixelRatioF())
                painter.drawPixmap(spot - QPointF(_BADGE / 2, _BADGE / 2), picture)
