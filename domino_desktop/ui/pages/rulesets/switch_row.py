"""One switch of a rule set as a line of the editor: what it says now; unfolded, what else it could say."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.core.ruleset import RuleSet
from domino_desktop.i18n import rulebook
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import rulepages
from domino_desktop.ui.controls import QuietButton, TextLabel
from domino_desktop.ui.controls.ground import ground_palette, paint_ring
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.rulesets.switch_controls import SwitchControl, control_for
from domino_desktop.ui.style import BUTTON_HEIGHT

_Role = QPalette.ColorRole
_WRAP: Final = Qt.TextFlag.TextWordWrap
_PAD: Final = 12
_MARK: Final = 10
"""Room between the name of a switch and the mark beside it."""


class SwitchRow(QWidget):
    """A line to press; below it, once unfolded, help, choices, and the way back to what is usual."""

    wanted = Signal(str, object)
    """Carries the key, and what ``RuleSet.changed`` needs."""
    undone = Signal(str)
    """Carries the key that should be as usual again."""
    unfolded = Signal(object)
    """Carries this row."""

    def __init__(self, key: str, icons: Icons, colour: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key = key
        self._rules: RuleSet | None = None
        self._language: Language | None = None
        self._head = RowButton(icons, colour)
        self._head.clicked.connect(lambda: self.unfold(not self._head.is_open))
        self._body: _Body | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self._head)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def words(self) -> str:
        """Everything by which somebody may look for this switch."""
        assert self._language is not None
        return f"{self._head.text()} {self._head.sentence} {rulebook.help_text(self.key, self._language)}"

    @property
    def button(self) -> RowButton:
        """The line that one presses."""
        return self._head

    def show_rules(self, ruleset: RuleSet, language: Language, *, is_changed: bool) -> None:
        """Say what these rules say; ``is_changed``: it is not what is usual."""
        self._rules, self._language = ruleset, language
        sentence = rulebook.value_sentence(self.key, ruleset, language)
        mark = language.say(rulepages.CHANGED) if is_changed else ""
        self._head.show_switch(rulebook.label(self.key, language), sentence, mark)
        if self._body is not None and self._head.is_open:
            self._body.show_rules(ruleset, language, is_changed=is_changed)

    def unfold(self, is_open: bool) -> None:
        """Show what else the switch could say, or fold it away."""
        if self._rules is None or self._language is None:
            return
        if is_open and self._body is None:
            self._body = _Body(self.key)
            self._body.wanted.connect(lambda changes: self.wanted.emit(self.key, changes))
            self._body.undone.connect(lambda: self.undone.emit(self.key))
            self._column.addWidget(self._body)
        self._head.set_open(is_open)
        if self._body is not None:
            self._body.setVisible(is_open)
            self._body.tell("")
            if is_open:
                self._body.show_rules(self._rules, self._language, is_changed=bool(self._head.mark))
                self.unfolded.emit(self)

    def refuse(self, sentence: str) -> None:
        """Say why the last wish cannot be, and show again what holds."""
        if self._body is not None and self._rules is not None and self._language is not None:
            self._body.show_rules(self._rules, self._language, is_changed=bool(self._head.mark))
            self._body.tell(sentence)

    def set_colour(self, colour: str) -> None:
        """Draw in this colour from now on."""
        self._head.set_colour(colour)


class _Body(QWidget):
    """Help, choices, a refusal, and the way back."""

    wanted = Signal(object)
    undone = Signal()

    def __init__(self, key: str) -> None:
        super().__init__()
        self._key = key
        self._help = TextLabel("quiet")
        self._control: SwitchControl | None = control_for(key)
        self._fault = TextLabel("body")
        self._fault.setForegroundRole(QPalette.ColorRole.BrightText)
        self._fault.hide()
        self._undo = QuietButton()
        self._undo.clicked.connect(self.undone)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(_PAD, 4, _PAD, 14)
        rows.setSpacing(10)
        rows.addWidget(self._help)
        if self._control is not None:
            self._control.wanted.connect(self._hear)
            rows.addWidget(self._control)
        rows.addWidget(self._fault)
        rows.addWidget(self._undo, 0, Qt.AlignmentFlag.AlignLeft)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_rules(self, ruleset: RuleSet, language: Language, *, is_changed: bool) -> None:
        self._help.setText(rulebook.help_text(self._key, language))
        self._undo.setText(language.say(rulepages.UNDO))
        self._undo.setAccessibleName(language.say(rulepages.UNDO_OF, rulebook.label(self._key, language)))
        self._undo.setVisible(is_changed)
        if self._control is not None:
            self._control.show_rules(ruleset, language)

    def tell(self, sentence: str) -> None:
        """Say what is wrong; an empty text takes it away."""
        self._fault.setText(sentence)
        self._fault.setVisible(bool(sentence))

    def _hear(self, changes: object) -> None:
        self.tell("")
        self.wanted.emit(changes)


class RowButton(QAbstractButton):
    """The name of a switch, small, and below it what it says; a chevron tells that there is more."""

    def __init__(self, icons: Icons, colour: str) -> None:
        super().__init__()
        self._icons, self._colour = icons, colour
        self.is_open = False
        self.sentence = self.mark = ""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_switch(self, label: str, sentence: str, mark: str) -> None:
        """Say this; ``mark`` stands beside the name."""
        if (label, sentence, mark) != (self.text(), self.sentence, self.mark):
            self.setText(label)
            self.sentence, self.mark = sentence, mark
            self.setAccessibleName(label)
            self.setAccessibleDescription(f"{sentence} {mark}".strip())
            self.updateGeometry()
            self.update()

    def set_open(self, is_open: bool) -> None:
        """Point the chevron up or down."""
        self.is_open = is_open
        self.update()

    def set_colour(self, colour: str) -> None:
        """Draw in this colour from now on."""
        self._colour = colour
        self.update()

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().averageCharWidth() * 40
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        words = f"{self.text()} {self.sentence} {self.mark}".split()
        longest = max((QFontMetrics(self._bold()).horizontalAdvance(word) for word in words), default=0)
        return QSize(longest + 2 * _PAD + self._chevron() + 8, BUTTON_HEIGHT)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        label, sentence = self._boxes(width)
        return max(BUTTON_HEIGHT, label.height() + sentence.height() + 2 + 2 * _PAD)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()  # arrows scroll the page

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = ground_palette(self)
        label, sentence = self._boxes(self.width())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            body = paint_ring(painter, self, 12)
            painter.setPen(Qt.PenStyle.NoPen)
            if self.mark or self.underMouse():
                painter.setBrush(palette.color(_Role.AlternateBase))
                painter.drawRoundedRect(body, 10, 10)
            if self.mark:
                painter.setBrush(palette.color(_Role.LinkVisited))
                painter.drawRoundedRect(QRectF(body.left(), body.top(), 5, body.height()), 2.5, 2.5)
            painter.setFont(self.font())
            painter.setPen(palette.color(_Role.PlaceholderText))
            painter.drawText(label, _WRAP, self._label())
            painter.setFont(self._bold() if self.mark else self.font())
            painter.setPen(palette.color(_Role.Text))
            painter.drawText(sentence, _WRAP, self.sentence)
            side = self._chevron()
            drawing = "chevron-up" if self.is_open else "chevron-down"
            picture = self._icons.pixmap(drawing, self._colour, side, self.devicePixelRatioF())
            painter.drawPixmap(self.width() - _PAD - side, (self.height() - side) // 2, picture)
            painter.setPen(QPen(palette.color(_Role.Mid), 1))
            painter.drawLine(_PAD, self.height() - 1, self.width() - _PAD, self.height() - 1)

    def _label(self) -> str:
        return f"{self.text()} · {self.mark}" if self.mark else self.text()

    def _boxes(self, width: int) -> tuple[QRect, QRect]:
        """Where the name and the sentence are within this width."""
        room = max(1, width - 2 * _PAD - self._chevron() - 8)
        tall = QRect(_PAD, _PAD, room, 10_000)
        label = QFontMetrics(self.font()).boundingRect(tall, _WRAP, self._label())
        below = tall.translated(0, label.height() + 2)
        sentence = QFontMetrics(self._bold()).boundingRect(below, _WRAP, self.sentence)
        return QRect(_PAD, _PAD, room, label.height()), QRect(_PAD, below.top(), room, sentence.height())

    def _chevron(self) -> int:
        return max(20, round(self.fontMetrics().height() * 0.95))

    def _bold(self) -> QFont:
        self.ensurePolished()
        font = QFont(self.font())
        font.setBold(True)
        return font
