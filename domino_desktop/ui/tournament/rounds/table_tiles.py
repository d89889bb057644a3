"""The tables of a tournament round as cards, painted by one widget: a hundred of them are as quick as four."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls.ground import ground_palette
from domino_desktop.ui.tournament.parts.two_columns import scrolling
from domino_desktop.ui.tournament.rounds.tile_paint import (
    CardPlan,
    Paints,
    paint_card,
    paint_ring,
    paint_slot,
    plan_card,
)
from domino_desktop.ui.tournament.rounds.tile_values import TableValue

_Key = Qt.Key
_SPACING: Final = 12
_LETTERS: Final = 36
"""Letters that a card needs at least, besides its number."""
_MOST_COLUMNS: Final = 4
_PLAIN: Final = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
_STEPS: Final = {_Key.Key_Left: (-1, 0), _Key.Key_Right: (1, 0), _Key.Key_Up: (0, -1), _Key.Key_Down: (0, 1)}


class TableTiles(QWidget):
    """Cards side by side, as many as fit. The arrow keys lead from card to card, or from name to name (``by_slots``).

    Digits and letters go on to the widgets around. Whoever makes one calls `accessible_tables.install` before.
    """

    chosen = Signal(int)
    """A person chose another table; carries its number."""
    opened = Signal(int)
    """Enter or a double click on a table."""
    marked = Signal(object)
    """Space or a click on a name, where names are chosen; carries the key of its slot."""
    moved = Signal()
    """The keyboard is at another place."""
    changed = Signal()
    """There are other tables, or they have other names."""

    def __init__(self, art: TileArt, parent: QWidget | None = None, *, by_slots: bool = False) -> None:
        super().__init__(parent)
        self._art, self._by_slots = art, by_slots
        self._values: tuple[TableValue, ...] = ()
        self._plans: list[CardPlan] = []
        self._areas: list[QRectF] = []
        self._kept: dict[Hashable, CardPlan] = {}
        self._kept_look: Hashable = None
        self._columns = 1
        self._at, self._slot = 0, 0
        self._marked: frozenset[Hashable] = frozenset()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    # What is shown ------------------------------------------------------------------------------------

    def present(self, values: Sequence[TableValue], name: str) -> None:
        """Show these tables; the one that was chosen stays so. ``name`` is what a screen reader calls the list."""
        self.setAccessibleName(name)
        shown = tuple(values)
        if shown == self._values:
            return
        before, key = self.table, self.slot_key
        self._values = shown
        self._at = next((place for place, each in enumerate(shown) if each.table == before), self._at)
        self._at = max(0, min(self._at, len(shown) - 1))
        slots = shown[self._at].slots if shown else ()
        self._slot = next((place for place, slot in enumerate(slots) if slot.key == key), self._slot)
        self._slot = max(0, min(self._slot, len(slots) - 1))
        self._replan()
        self.changed.emit()

    def show_times(self, times: Mapping[int, tuple[str, bool]]) -> None:
        """Show these times, and whether they are urgent, by table; only what has changed is painted."""
        values = list(self._values)
        for place, value in enumerate(values):
            timer, is_urgent = times.get(value.table, ("", False))
            if (timer, is_urgent) != (value.timer, value.is_urgent) and bool(timer) == bool(value.timer):
                values[place] = replace(value, timer=timer, is_urgent=is_urgent)
                self.update(self._plans[place].signs.translated(self._areas[place].topLeft()).toAlignedRect())
        self._values = tuple(values)

    def set_marked(self, keys: Collection[Hashable]) -> None:
        """Show these slots as chosen to change places."""
        self._marked = frozenset(keys)
        self.update()

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._art = art
        self.update()

    @property
    def values(self) -> tuple[TableValue, ...]:
        """The cards in their order."""
        return self._values

    @property
    def table(self) -> int | None:
        """The number of the table that is chosen; None while there are none."""
        return self._values[self._at].table if self._values else None

    @property
    def slot_key(self) -> Hashable | None:
        """The key of the name that the keyboard is at."""
        slots = self._values[self._at].slots if self._values else ()
        return slots[self._slot].key if self._slot < len(slots) else None

    @property
    def by_slots(self) -> bool:
        """Whether names are chosen, and not only tables."""
        return self._by_slots

    @property
    def place(self) -> tuple[int, int]:
        """Where the keyboard is: the place of the card, and of the name on it."""
        return self._at, self._slot

    def area(self, place: int, slot: int | None = None) -> QRect:
        """Where the card at this place is painted, or one name on it."""
        area = self._areas[place]
        if slot is not None:
            area = self._plans[place].slots[slot].translated(area.topLeft())
        return area.toAlignedRect()

    def choose(self, table: int, *, scrolls: bool = True) -> None:
        """Choose a table by program: tells nobody but the eye."""
        for place, value in enumerate(self._values):
            if value.table == table and place != self._at:
                self._at, self._slot = place, 0
                self.update()
                if scrolls:
                    self._show_place()

    # Sizes --------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        width = max(self.width(), self._least())
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._least() // 2, 60)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width == self.width() and self._areas:
            return round(max(area.bottom() for area in self._areas)) + 2
        return self._planned(width)[3]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._replan()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._replan()

    def _least(self) -> int:
        return self.fontMetrics().averageCharWidth() * _LETTERS

    def _paints(self) -> Paints:
        self.ensurePolished()
        return Paints(self._art.theme, ground_palette(self), self.font())

    def _replan(self) -> None:
        self._columns, self._plans, self._areas, _ = self._planned(self.width())
        self.updateGeometry()
        self.update()

    def _planned(self, width: int) -> tuple[int, list[CardPlan], list[QRectF], int]:
        """Columns, the plan and the place of every card, and the height of all."""
        least, count = self._least(), len(self._values)
        columns = max(1, min(_MOST_COLUMNS, (width + _SPACING) // (least + _SPACING), max(1, count)))
        each = (width - 2 - _SPACING * (columns - 1)) / columns
        plans = self._plans_of(each)
        areas, y = [], 1.0
        for start in range(0, count, columns):
            high = max(plan.height for plan in plans[start : start + columns])
            for column in range(min(columns, count - start)):
                at = columns - 1 - column if self.isRightToLeft() else column
                areas.append(QRectF(1 + at * (each + _SPACING), y, each, high))
            y += high + _SPACING
        return columns, plans, areas, round(y - (_SPACING if count else 0)) + 2

    def _plans_of(self, width: float) -> list[CardPlan]:
        """The plan of every card at this width; most of them are as they were."""
        paints = self._paints()
        look = (width, paints.font.key())
        before = self._kept if look == self._kept_look else {}
        shapes = [(value.plate, value.heading, value.sides, value.signs, bool(value.timer)) for value in self._values]
        kept: dict[Hashable, CardPlan] = {
            shape: before.get(shape) or plan_card(value, width, paints) for shape, value in zip(shapes, self._values)
        }
        self._kept, self._kept_look = kept, look
        return [kept[shape] for shape in shapes]

    # Painting -----------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        paints, dirty = self._paints(), QRectF(event.rect())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for place, value in enumerate(self._values):
                area = self._areas[place]
                if not area.intersects(dirty):
                    continue
                plan, is_here = self._plans[place], place == self._at
                paint_card(painter, area, value, plan, paints, is_chosen=is_here and not self._by_slots)
                for number, slot in enumerate(value.slots):
                    has_ring = self._by_slots and is_here and number == self._slot and self.hasFocus()
                    within = plan.slots[number].translated(area.topLeft())
                    paint_slot(painter, within, paints, is_marked=slot.key in self._marked, has_ring=has_ring)
                if is_here and not self._by_slots and self.hasFocus():
                    paint_ring(painter, area, paints)

    # Keyboard and mouse -------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = _Key(event.key())
        if event.modifiers() not in _PLAIN or not self._values:
            event.ignore()
        elif key in _STEPS:
            across, down = _STEPS[key]
            self._step(-across if self.isRightToLeft() else across, down)
        elif key in (_Key.Key_Home, _Key.Key_End):
            self._go(0 if key == _Key.Key_Home else len(self._values) - 1, 0)
        elif key in (_Key.Key_PageUp, _Key.Key_PageDown):
            rows = self._columns * 4
            place = self._at + (rows if key == _Key.Key_PageDown else -rows)
            self._go(max(0, min(len(self._values) - 1, place)), self._slot)
        elif key in (_Key.Key_Return, _Key.Key_Enter) and not event.isAutoRepeat():
            self.opened.emit(self._values[self._at].table)
        elif key == _Key.Key_Space and self._by_slots:
            self._mark()
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        found = self._found(event.position())
        if event.button() is Qt.MouseButton.LeftButton and found is not None:
            place, slot = found
            self._go(place, 0 if slot is None else slot)
            if self._by_slots and slot is not None:
                self._mark()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        found = self._found(event.position())
        if found is not None and not self._by_slots:
            self.opened.emit(self._values[found[0]].table)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        is_over = self._found(event.position()) is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if is_over else Qt.CursorShape.ArrowCursor)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._show_place()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def _found(self, position: QPointF) -> tuple[int, int | None] | None:
        """The card under a point, and the name on it if there is one."""
        for place, area in enumerate(self._areas):
            if area.contains(position):
                inner = position - area.topLeft()
                slots = self._plans[place].slots
                return place, next((number for number, slot in enumerate(slots) if slot.contains(inner)), None)
        return None

    def _mark(self) -> None:
        if self.slot_key is not None:
            self.marked.emit(self.slot_key)

    def _step(self, across: int, down: int) -> None:
        if self._by_slots and down:
            slot = self._slot + down
            if 0 <= slot < len(self._values[self._at].slots):
                self._go(self._at, slot)
                return
        place = self._at + across + down * self._columns
        if not 0 <= place < len(self._values):
            return
        count = len(self._values[place].slots)
        slot = (0 if down > 0 else count - 1) if down else min(self._slot, count - 1)
        self._go(place, max(0, slot))

    def _go(self, place: int, slot: int) -> None:
        before = self.table
        self._at, self._slot = place, max(0, min(slot, len(self._values[place].slots) - 1))
        self._show_place()
        if self.table != before and self.table is not None:
            self.chosen.emit(self.table)

    def _show_place(self) -> None:
        """Bring the place of the keyboard into view."""
        self.update()
        self.moved.emit()
        if not self._areas:
            return
        area, holder = self._areas[self._at].toAlignedRect(), scrolling(self)
        inner = None if holder is None else holder.widget()
        if holder is not None and inner is not None:
            corner = self.mapTo(inner, area.center())
            holder.ensureVisible(corner.x(), corner.y(), 0, area.height() // 2 + _SPACING)
