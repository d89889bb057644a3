"""The list of disputes: by kind, what is solved, and the way to the next one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.controller.disputes import DisputeKind
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import practice
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import Card, FlowLayout, PrimaryButton, ProgressBar, TextLabel
from domino_desktop.ui.controls.ground import ground_palette, paint_ring
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.page import Page
from domino_desktop.ui.pages.tab_order import order_tabs

_LETTERS: Final = 112
_WIDE: Final = 80  # letters across, from which the cards stand two by two
_STONE: Final = 46
_WIDEST_NUMBER: Final = "00"

_Role = QPalette.ColorRole


class Overview(Page):
    """``wanted(str)`` carries the id of a dispute."""

    wanted = Signal(str)

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(art.theme, icons, letters=_LETTERS, parent=parent)
        self._next = ""
        self._intro, self._solved = TextLabel("body"), TextLabel("heading")
        self._bar = ProgressBar(art.theme.accent)
        self.button = PrimaryButton()
        self.button.clicked.connect(lambda: self.wanted.emit(self._next))
        self.cards = {kind: KindCard() for kind in DisputeKind}
        for card in self.cards.values():
            card.wanted.connect(self.wanted)
        self._grid = QGridLayout()
        self._grid.setSpacing(14)
        head = QHBoxLayout()
        head.setSpacing(20)
        told = QVBoxLayout()
        told.setSpacing(6)
        told.addWidget(self._intro)
        told.addWidget(self._solved)
        told.addWidget(self._bar)
        head.addLayout(told, 1)
        head.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.column.addLayout(head)
        self.column.addSpacing(8)
        self.column.addLayout(self._grid)
        self.column.addStretch(1)
        self._columns = 0
        self._arrange(2)

    def present(self, kinds: Mapping[str, DisputeKind], solved: frozenset[str], language: Language) -> None:
        """Show all disputes by kind, in order, and which are solved."""
        self.setLocale(language.locale)
        self.setLayoutDirection(language.locale.textDirection())
        self.entitle(language.say(practice.TITLE), language)
        self._intro.setText(language.say(practice.INTRO))
        ids = list(kinds)
        done = [one for one in ids if one in solved]
        left = [one for one in ids if one not in solved]
        self._next = left[0] if left else ids[0]
        message = practice.SOLVED_OF if left else practice.ALL_SOLVED
        self._solved.setText(language.say(message, *((len(done), len(ids)) if left else (len(ids),))))
        self._bar.set_progress(len(done), len(ids))
        self._bar.setAccessibleName(self._solved.text())
        start = practice.GO_ON if done else practice.START
        self.button.setText(language.say(start if left else practice.ONCE_MORE))
        numbers = {one: place for place, one in enumerate(ids, 1)}
        for kind, card in self.cards.items():
            own = [(one, numbers[one]) for one in ids if kinds[one] is kind]
            card.present(kind, own, solved, self._next if left else "", language)
        order_tabs(self)

    def focus_first(self) -> None:
        """Begin with the next dispute."""
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def redress(self, art: TileArt) -> None:
        """Use the colours of now."""
        self.set_theme(art.theme)
        self._bar.set_colour(art.theme.accent)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange(2 if self.width() >= _WIDE * self.fontMetrics().averageCharWidth() else 1)
        super().resizeEvent(event)

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for place, card in enumerate(self.cards.values()):
            self._grid.addWidget(card, place // columns, place % columns)
        for column in range(2):
            self._grid.setColumnStretch(column, int(column < columns))


class KindCard(Card):
    """One kind of dispute: its name, what to look at, and a stone for each."""

    wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading, self._note = TextLabel("heading"), TextLabel("quiet")
        self.stones = Stones()
        self.stones.wanted.connect(self.wanted)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 8)
        column.setSpacing(6)
        column.addWidget(self._heading)
        column.addWidget(self._note)
        column.addSpacing(4)
        column.addWidget(self.stones)
        column.addStretch(1)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def present(
        self,
        kind: DisputeKind,
        own: Sequence[tuple[str, int]],
        solved: frozenset[str],
        following: str,
        language: Language,
    ) -> None:
        """Show the disputes of this kind with their numbers."""
        self._heading.setText(language.say(practice.KINDS[kind.value]))
        self._note.setText(language.say(practice.KIND_NOTES[kind.value]))
        self.stones.setAccessibleName(self._heading.text())
        self.stones.present(own, solved, following, language)


class Stones(QWidget):
    """A row of numbered stones: Tab reaches it once, arrow keys, Home and End go along, Enter opens."""

    wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stones: dict[str, Stone] = {}
        self._flow = FlowLayout(self, spacing=8)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def present(
        self, own: Sequence[tuple[str, int]], solved: frozenset[str], following: str, language: Language
    ) -> None:
        """Show these disputes, ``following`` being the one to go on with."""
        if [one for one, _ in own] != list(self._stones):
            for stone in self._stones.values():
                self._flow.removeWidget(stone)
                stone.hide()
                stone.deleteLater()
            self._stones = {}
            for one, number in own:
                self._stones[one] = stone = Stone(number, self)
                stone.clicked.connect(lambda _, one=one: self.wanted.emit(one))
                self._flow.addWidget(stone)
                stone.show()
        for one, stone in self._stones.items():
            stone.show_state(is_solved=one in solved, is_next=one == following, language=language)
        self._let_tab_in(self._stones.get(following) or next(iter(self._stones.values()), None))

    def stone(self, dispute_id: str) -> Stone:
        """The stone of a dispute. Raises KeyError."""
        return self._stones[dispute_id]

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard belongs to a stone."""
        entry = next((one for one in self._stones.values() if one.focusPolicy() == Qt.FocusPolicy.StrongFocus), None)
        if entry is not None:
            entry.setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        stones = list(self._stones.values())
        at = next((place for place, stone in enumerate(stones) if stone.hasFocus()), None)
        onward = -1 if self.isRightToLeft() else 1
        ways = {Qt.Key.Key_Right: onward, Qt.Key.Key_Left: -onward, Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: len(stones) - 1}
        if at is None or (event.key() not in ways and event.key() not in ends):
            super().keyPressEvent(event)
            return
        key = Qt.Key(event.key())
        goal = stones[ends[key] if key in ends else (at + ways[key]) % len(stones)]
        self._let_tab_in(goal)
        goal.setFocus(Qt.FocusReason.TabFocusReason)

    def _let_tab_in(self, entry: Stone | None) -> None:
        for stone in self._stones.values():
            is_entry = stone is entry
            stone.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_entry else Qt.FocusPolicy.ClickFocus)


class Stone(QAbstractButton):
    """The number of a dispute: filled and ticked when it is solved, with a thick edge when it is next."""

    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._number = number
        self._is_solved = self._is_next = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @property
    def is_solved(self) -> bool:
        """Whether it is ticked."""
        return self._is_solved

    def show_state(self, *, is_solved: bool, is_next: bool, language: Language) -> None:
        """How far it is."""
        self._is_solved, self._is_next = is_solved, is_next
        self.setText(language.number(self._number))
        message = practice.IS_SOLVED if is_solved else practice.IS_NEXT if is_next else practice.IS_OPEN
        self.setAccessibleName(language.say(message, self._number))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        side = max(_STONE, metrics.height() + 22, metrics.horizontalAdvance(_WIDEST_NUMBER) + 26)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()  # the row knows what is beside what

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = ground_palette(self)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            body = paint_ring(painter, self, 13).adjusted(1.5, 1.5, -1.5, -1.5)
            fill = _Role.Highlight if self._is_solved else _Role.AlternateBase if self.underMouse() else _Role.Base
            edge = QColor(palette.color(_Role.Link))
            edge.setAlphaF(1.0 if self._is_next or self._is_solved else 0.45)
            painter.setBrush(palette.color(fill))
            painter.setPen(QPen(edge, 3 if self._is_next else 1.5))
            painter.drawRoundedRect(body, 11, 11)
            ink = palette.color(_Role.HighlightedText if self._is_solved else _Role.Text)
            painter.setPen(ink)
            font = self.font()
            font.setBold(self._is_next or self._is_solved)
            painter.setFont(font)
            area = body.adjusted(0, 0, 0, -body.height() * 0.26) if self._is_solved else body
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, self.text())
            if self._is_solved:
                self._paint_tick(painter, body, ink)

    def _paint_tick(self, painter: QPainter, body: QRectF, ink: QColor) -> None:
        unit = body.height() / 44
        painter.setPen(QPen(ink, 2.6 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.translate(body.center().x(), body.bottom() - 11 * unit)
        tick = [QPointF(x * unit, y * unit) for x, y in ((-5.5, 0.0), (-1.5, 4.2), (6.0, -4.6))]
        painter.drawPolyline(tick)
