"""The card of one seat: who sits there, in which colour, speaking which language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QIcon, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from domino_desktop.ai.level import Level
from domino_desktop.i18n.language import CODES, Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import setup
from domino_desktop.storage.people import Person
from domino_desktop.storage.setup import SeatKind, SeatSetup
from domino_desktop.ui.art.badge import initial
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import Card, IconButton, NameLabel, TextLabel
from domino_desktop.ui.controls.ground import paint_ring
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.guests import same_name
from domino_desktop.ui.pages.people_field import PeopleField
from domino_desktop.ui.pages.setup_levels import HUMAN, NOTES, PLAYERS
from domino_desktop.ui.pages.wrap_combo import WrapCombo


@dataclass(frozen=True, slots=True)
class SeatDraft:
    """A seat as far as it is filled in. ``level`` is None for a person; ``is_given``: the name was our idea."""

    name: str
    level: Level | None
    language: str
    colour: int
    is_given: bool = False

    def seat(self) -> SeatSetup:
        """The finished seat. Raises SetupFault."""
        kind = SeatKind.HUMAN if self.level is None else SeatKind.COMPUTER
        return SeatSetup(self.name, kind, self.language, self.colour, self.level)


class SeatCard(Card):
    """One seat to fill in. It is dragged by any part that is no field and no button."""

    edited = Signal()
    removed = Signal()
    stepped = Signal(int)
    """Carries -1 for one seat earlier, 1 for one seat later."""
    colour_wanted = Signal()
    name_wanted = Signal()
    """The seat needs a name for a computer player."""
    lifted = Signal()
    dragged = Signal(QPoint)
    """Carries the pointer's place on the screen while the card is lifted."""
    drag_cancelled = Signal()

    def __init__(self, art: TileArt, icons: Icons, draft: SeatDraft, people: Sequence[Person]) -> None:
        super().__init__()
        self._art, self._icons, self._people = art, icons, people
        self._draft = draft
        self._number = 1
        self._pressed: QPoint | None = None
        self._is_lifted = False
        self.setContentsMargins(16, 14, 16, 14)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self._badge = _BadgeButton(art)
        self._badge.clicked.connect(self.colour_wanted)
        self._place = TextLabel("quiet")
        self._remove = IconButton(QIcon())
        self._remove.clicked.connect(self.removed)
        self.name_field = self._make_name_field()
        self._whole_name = NameLabel()
        self._fault = TextLabel("body")
        self._fault.setForegroundRole(QPalette.ColorRole.BrightText)
        self._player = WrapCombo()
        self._player.activated.connect(self._change_player)
        self._level_note = TextLabel("quiet")
        self._spoken: Language | None = None
        self._language = WrapCombo()
        for code in CODES:
            self._language.addItem(language_of(code).own_name, code)
        self._language.activated.connect(self._change_language)
        self._earlier, self._later = IconButton(QIcon()), IconButton(QIcon())
        self._earlier.clicked.connect(lambda: self.stepped.emit(-1))
        self._later.clicked.connect(lambda: self.stepped.emit(1))
        self._lay_out()
        self._paint_icons()
        self._show_draft()
        self.show_fault("")

    @property
    def draft(self) -> SeatDraft:
        """The seat as it is filled in now."""
        return self._draft

    def give_name(self, name: str) -> None:
        """Let the computer player here have this name until somebody types another."""
        self._draft = replace(self._draft, name=name, is_given=True)
        self._show_draft()

    def paint_colour(self, colour: int) -> None:
        """Have this colour and shape from now on."""
        self._draft = replace(self._draft, colour=colour)
        self._paint_badge()

    def show_fault(self, sentence: str) -> None:
        """Tell what is wrong with the name; an empty text for nothing."""
        self._fault.setText(sentence)
        self._fault.setVisible(bool(sentence))
        self.name_field.setAccessibleDescription(sentence)

    def set_place(self, number: int, of: int, fewest: int) -> None:
        """Sit at this place of so many; with the fewest seats none can be removed."""
        self._number = number
        for arrow, other, able in (
            (self._earlier, self._later, number > 1),
            (self._later, self._earlier, number < of),
        ):
            had_keyboard = arrow.hasFocus()
            arrow.setEnabled(able)
            if had_keyboard and not able:  # the keyboard stays with whoever was moved
                other.setEnabled(True)
                other.setFocus(Qt.FocusReason.OtherFocusReason)
        self._remove.setVisible(of > fewest)

    def set_caption(self, caption: str) -> None:
        """Say this beside the badge: the seat's number, or its pair."""
        self._place.setText(caption)

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._art = art
        self._paint_icons()
        self._paint_badge()

    def retranslate(self, language: Language) -> None:
        """Say everything in this language."""
        say, self._spoken = language.say, language
        self._player.clear()
        for key, message, icon in PLAYERS:
            self._player.addItem(self._icons.icon(icon, self._art.theme.outline), say(message), key)
        self._show_draft()
        who = self._draft.name.strip() or say(setup.SEAT, self._number)
        self.setAccessibleName(who)
        self.name_field.setPlaceholderText(say(setup.TYPE_A_NAME))
        self.name_field.setAccessibleName(say(setup.NAME_OF_SEAT, self._number))
        self._player.setAccessibleName(f"{say(setup.PLAYED_BY)}, {who}")
        self._language.setAccessibleName(say(setup.LANGUAGE_OF_SEAT, self._number))
        for button, message in (
            (self._badge, setup.CHANGE_SHAPE_OF),
            (self._remove, setup.REMOVE_NAMED),
            (self._earlier, setup.MOVE_EARLIER),
            (self._later, setup.MOVE_LATER),
        ):
            button.setAccessibleName(say(message, who))
            button.setToolTip(say(message, who))

    # Dragging ---------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position().toPoint()
        elif self._pressed is not None:
            self._let_go(cancelled=True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            return
        here = event.position().toPoint()
        if not self._is_lifted and (here - self._pressed).manhattanLength() >= QApplication.startDragDistance():
            self._is_lifted = True
            self.set_raised(True)
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.lifted.emit()
            self.setFocus(Qt.FocusReason.MouseFocusReason)  # so that Esc finds the card
        if self._is_lifted:
            self.dragged.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._let_go(cancelled=False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._is_lifted and event.key() == Qt.Key.Key_Escape:
            self._let_go(cancelled=True)
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._let_go(cancelled=True)
        super().focusOutEvent(event)

    def _let_go(self, *, cancelled: bool) -> None:
        was_lifted = self._is_lifted
        self._pressed, self._is_lifted = None, False
        self.set_raised(False)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        if was_lifted and cancelled:
            self.drag_cancelled.emit()

    # Filling in -------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_whole_name()

    def _type_name(self, text: str) -> None:
        known = next((person for person in self._people if same_name(person.name, text)), None)
        self._draft = replace(self._draft, name=text, is_given=False)
        if known is not None and self._draft.level is None and known.language in CODES:
            self._draft = replace(self._draft, language=known.language)
            self._language.setCurrentIndex(self._language.findData(known.language))
        self._show_whole_name()
        self._paint_badge()
        self.edited.emit()

    def _change_player(self) -> None:
        key = self._player.currentData()
        level = None if key == HUMAN else Level(key)
        was_given = self._draft.is_given
        self._draft = replace(self._draft, level=level)
        if level is None and was_given:
            self._draft = replace(self._draft, name="", is_given=False)
        elif level is not None and not self._draft.name.strip():
            self.name_wanted.emit()
        self._show_draft()
        self.edited.emit()

    def _change_language(self) -> None:
        self._draft = replace(self._draft, language=str(self._language.currentData()))
        if self._draft.is_given:
            self.name_wanted.emit()
        self.edited.emit()

    def _show_draft(self) -> None:
        draft = self._draft
        if self.name_field.text() != draft.name:
            self.name_field.setText(draft.name)
            self.name_field.setCursorPosition(0)
        key = HUMAN if draft.level is None else draft.level.value
        self._player.setCurrentIndex(self._player.findData(key))
        self._language.setCurrentIndex(self._language.findData(draft.language))
        self._show_whole_name()
        self._show_level()
        self._paint_badge()

    def _show_level(self) -> None:
        """How the computer player here plays, in one line."""
        level = self._draft.level
        note = "" if level is None or self._spoken is None else self._spoken.say(NOTES[level])
        self._level_note.setText(note)
        self._level_note.setVisible(level is not None)

    def _show_whole_name(self) -> None:
        """A name that the field cannot show whole stands below it as well."""
        name = self._draft.name
        room = self.name_field.width() - 30
        is_long = self.name_field.fontMetrics().horizontalAdvance(name) > room
        self._whole_name.setText(name if is_long else "")
        self._whole_name.setVisible(is_long)

    def _make_name_field(self) -> PeopleField:
        field = PeopleField([person.name for person in self._people])
        field.named.connect(self._type_name)
        field.setMinimumWidth(120)
        return field

    def _paint_icons(self) -> None:
        colour = self._art.theme.outline
        for button, icon in (
            (self._remove, "close"),
            (self._earlier, "chevron-left"),
            (self._later, "chevron-right"),
        ):
            button.setIcon(self._icons.icon(icon, colour))
        for row in range(self._player.count()):
            self._player.setItemIcon(row, self._icons.icon(PLAYERS[row][2], colour))

    def _paint_badge(self) -> None:
        self._badge.show_mark(self._art, self._draft.colour, self._draft.name)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self._badge)
        head.addWidget(self._place, 1, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self._remove)
        foot = QHBoxLayout()
        foot.addWidget(self._earlier)
        foot.addStretch(1)
        foot.addWidget(_Grip(self._icons, self._art))
        foot.addStretch(1)
        foot.addWidget(self._later)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(head)
        for widget in (self.name_field, self._whole_name, self._fault, self._player, self._level_note, self._language):
            column.addWidget(widget)
        column.addStretch(1)
        column.addLayout(foot)


class _BadgeButton(QAbstractButton):
    """The mark of the seat; pressing it asks for the next colour and shape."""

    def __init__(self, art: TileArt) -> None:
        super().__init__()
        self._art, self._colour, self._name = art, 0, ""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_mark(self, art: TileArt, colour: int, name: str) -> None:
        """Show this colour and shape with the initial of this name."""
        self._art, self._colour, self._name = art, colour, name
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(56, 56)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        mark, side = self._art.theme.seat(self._colour), 44
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_ring(painter, self, 16)
            picture = self._art.badge(mark.shape, mark.fill, initial(self._name), side, self.devicePixelRatioF())
            painter.drawPixmap((self.width() - side) // 2, (self.height() - side) // 2, picture)


class _Grip(QWidget):
    """The dots that say: this can be dragged."""

    def __init__(self, icons: Icons, art: TileArt) -> None:
        super().__init__()
        self._icons, self._art = icons, art
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        return QSize(28, 28)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            picture = self._icons.pixmap("grip", self._art.theme.quiet_text, 24, self.devicePixelRatioF())
            painter.drawPixmap(self.rect().center() - QPoint(12, 12), picture)
