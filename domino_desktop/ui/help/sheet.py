"""The sheet that F1 slides in: what this page is for, what one can do here now, and the keys that work here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEasingCurve, QPoint, QPointF, QPropertyAnimation, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import help, help_keys, help_topics
from domino_desktop.i18n.messages import tour as tours
from domino_desktop.ui.art.theme import Theme
from domino_desktop.ui.controls import FlowLayout, IconButton, PrimaryButton, QuietButton, TextLabel
from domino_desktop.ui.controls.ground import ground_palette, lay_ground
from domino_desktop.ui.controls.scrolling import scroll_by_key, scroll_of
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.help_keys import KeyLine, KeyTable
from domino_desktop.ui.style import paper_palette

_WIDTH_IN_LINES: Final = 25  # of the sheet, in heights of a line of text
_LEAST_BESIDE: Final = 15  # what must be left of the page beside it; else the sheet covers all of it
_MARGIN: Final = 22
_SLIDE: Final = 200  # milliseconds


class HelpSheet(QWidget):
    """A child of the window that lies over a part of its page while it is open, and keeps the keyboard."""

    closed = Signal()
    tour_wanted = Signal()
    how_to_play_wanted = Signal()
    rules_wanted = Signal()

    def __init__(self, theme: Theme, icons: Icons, parent: QWidget) -> None:
        super().__init__(parent)
        self.hide()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        lay_ground(self, paper_palette(theme))
        self._theme = theme
        self._title = TextLabel("headline")
        self._close = IconButton(icons.icon("close", theme.outline))
        self._close.clicked.connect(self.closed)
        self._purpose = TextLabel("heading")
        self._tips: list[TextLabel] = []
        self._tour = PrimaryButton()
        self._tour.clicked.connect(self.tour_wanted)
        self._how = QuietButton()
        self._how.clicked.connect(self.how_to_play_wanted)
        self._rules = QuietButton()
        self._rules.clicked.connect(self.rules_wanted)
        self._keys: tuple[KeyTable, ...] = ()
        self._keys_told: tuple[tuple[str, str, Sequence[KeyLine]], ...] = ()
        self._slide = QPropertyAnimation(self, b"pos", self)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._slide.setDuration(_SLIDE)
        self._lay_out()

    def present(self, told: Sequence[str], language: Speaker, *, tour: bool, how_to_play: bool, rules: bool) -> None:
        """Show the purpose, which comes first in ``told``, and the tips; the others: which ways it leads on."""
        say = language.say
        self._title.setText(say(help_topics.TITLE))
        self.setAccessibleName(say(help_topics.TITLE))
        self._close.setAccessibleName(say(help_topics.CLOSE))
        self._close.setToolTip(say(help_topics.CLOSE))
        self._purpose.setText(told[0])
        self._show_tips(told[1:])
        for button, message, is_offered in (
            (self._tour, tours.TAKE, tour),
            (self._how, help.HOW_TO_PLAY, how_to_play),
            (self._rules, help_topics.RULES_HERE, rules),
        ):
            button.setText(say(message))
            button.setVisible(is_offered)
        self._ways.setVisible(tour or how_to_play or rules)

    def show_keys(self, here: Sequence[KeyLine], everywhere: Sequence[KeyLine], language: Speaker) -> None:
        """Show the keys of the place first, then those of the program."""
        say = language.say
        self._keys_told = (
            (say(help_keys.HERE), say(help.KEYS_NOTE), here),
            (say(help_keys.EVERYWHERE), "" if here else say(help.KEYS_NOTE), everywhere),
        )
        if self._keys:
            self._tell_keys()

    def announcement(self) -> str:
        """What a screen reader says when the sheet opens."""
        return " ".join((self._purpose.text(), *(tip.text() for tip in self._tips)))

    def open_over(self, room: QRect, *, is_still: bool) -> None:
        """Slide in over this part of the window, from the right, and take the keyboard."""
        self.place(room)
        self.show()
        self.raise_()
        self._scroll.verticalScrollBar().setValue(0)
        if not is_still:
            self._slide.stop()
            self._slide.setStartValue(QPoint(room.right() + 1, self.y()))
            self._slide.setEndValue(self.pos())
            self._slide.start()
        self._close.setFocus(Qt.FocusReason.OtherFocusReason)
        # The sheet itself must be there at once; the keys have many rows, most of them below its edge.
        QTimer.singleShot(0, self, self.complete)

    def complete(self) -> None:
        """Add the tables of keys, if they are not there yet."""
        if not self._keys and self._keys_told:
            self._keys = (KeyTable(), KeyTable())
            for table in self._keys:
                self._column.insertWidget(self._column.count() - 1, table)
            self._tell_keys()

    def _tell_keys(self) -> None:
        for table, (heading, note, lines) in zip(self._keys, self._keys_told, strict=True):
            table.present(heading, note, lines)
            table.setVisible(bool(lines))

    def place(self, room: QRect) -> None:
        """Stand at the right of this part of the window; where it is narrow, over all of it."""
        self._slide.stop()
        line = self.fontMetrics().height()
        width = line * _WIDTH_IN_LINES
        if room.width() - width < line * _LEAST_BESIDE:
            width = room.width()
        self.setGeometry(room.right() + 1 - width, room.top(), width, room.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif not scroll_by_key(self._scroll, event):
            event.accept()  # what lies under the sheet hears nothing meanwhile

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round within the sheet."""
        stops = [one for one in (self._close, self._tour, self._how, self._rules) if not one.isHidden()]
        held = self.window().focusWidget()
        place = stops.index(held) if held in stops else -1
        chosen = stops[(place + (1 if forward else -1)) % len(stops)]
        chosen.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
        if chosen is not self._close:
            self._scroll.ensureWidgetVisible(chosen)
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(self._theme.paper))
            painter.fillRect(QRect(0, 0, 3, self.height()), QColor(self._theme.gold_line))

    def _show_tips(self, tips: Sequence[str]) -> None:
        for tip in self._tips:
            self._list.removeWidget(tip)
            tip.hide()
            tip.deleteLater()
        self._tips = [_Tip(text) for text in tips]
        for tip in self._tips:
            self._list.addWidget(tip)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(_MARGIN, 14, 14, 6)
        head.addWidget(self._title, 1, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        self._list = QVBoxLayout()
        self._list.setSpacing(10)
        self._ways = ways = QWidget()
        flow = FlowLayout(ways, spacing=10)
        for button in (self._tour, self._how, self._rules):
            flow.addWidget(button)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        ways.setSizePolicy(policy)
        body = QWidget()
        self._column = column = QVBoxLayout(body)
        column.setContentsMargins(_MARGIN, 4, _MARGIN, _MARGIN)
        column.setSpacing(14)
        column.addWidget(self._purpose)
        column.addLayout(self._list)
        column.addSpacing(2)
        column.addWidget(ways)
        column.addSpacing(4)
        column.addStretch(1)
        self._scroll = scroll_of(body)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(3, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(head)
        whole.addWidget(self._scroll, 1)


class _Tip(TextLabel):
    """One short sentence behind a pip."""

    def __init__(self, text: str) -> None:
        super().__init__("body", text)
        self.setContentsMargins(26, 0, 0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        line = self.fontMetrics().height()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            palette = ground_palette(self)
            painter.setPen(QPen(palette.color(QPalette.ColorRole.LinkVisited), 2))
            painter.setBrush(palette.color(QPalette.ColorRole.Link))
            middle = QPointF(10, line / 2)
            painter.drawEllipse(QRectF(middle - QPointF(5, 5), middle + QPointF(5, 5)))
