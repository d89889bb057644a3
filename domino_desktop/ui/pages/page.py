"""A page of paper: title and way back above, a scrolling column of calm width, perhaps a bar below."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPalette, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import buttons
from domino_desktop.ui.art.theme import Theme
from domino_desktop.ui.controls import Card, IconButton, TextLabel
from domino_desktop.ui.controls.scrolling import scroll_by_key, scroll_of
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.tab_order import order_tabs

_MARGIN: Final = 24


class Page(QWidget):
    """What all pages of paper have in common.

    Widgets go into ``column``, bars that stay in view into ``set_header`` and ``set_footer``.
    """

    back = Signal()
    """The person wants to leave the page: the button, or Esc."""

    def __init__(self, theme: Theme, icons: Icons, *, letters: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icons = icons
        self._letters = letters
        self._header: QWidget | None = None
        self._footer: QWidget | None = None
        self._middle = QWidget()
        self.setAutoFillBackground(True)
        self.back_button = IconButton(icons.icon("back", theme.outline))
        self.back_button.clicked.connect(self.back)
        self.title = TextLabel("title")
        self.column = QVBoxLayout()
        self.column.setSpacing(12)
        self.column.setContentsMargins(0, 4, 0, _MARGIN)
        self._middle.setLayout(self.column)
        self._body = QWidget()
        row = QHBoxLayout(self._body)
        row.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        row.addStretch(1)
        row.addWidget(self._middle, 1000)
        row.addStretch(1)
        self.scroll_area = scroll_of(self._body)
        self._head = QHBoxLayout()
        self._head.setContentsMargins(_MARGIN, 16, _MARGIN, 8)
        self._head.setSpacing(16)
        self._head.addWidget(self.back_button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._head.addWidget(self.title, 1, Qt.AlignmentFlag.AlignVCenter)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(0)
        self._rows.addLayout(self._head)
        self._rows.addWidget(self.scroll_area, 1)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Use these colours from now on."""
        self.back_button.setIcon(self._icons.icon("back", theme.outline))
        self.update()

    def entitle(self, title: str, language: Language) -> None:
        """Show this title and be called by it; name the way back in this language."""
        self.title.setText(title)
        self.setAccessibleName(title)
        self.back_button.setAccessibleName(language.say(buttons.BACK))
        self.back_button.setToolTip(language.say(buttons.BACK))

    def set_corner(self, widget: QWidget) -> None:
        """Keep this in view at the end of the title's line."""
        self._head.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)

    def set_header(self, header: QWidget) -> None:
        """Keep this bar in view between the title and the scrolling column, as wide as the column."""
        self._header = header
        row = QHBoxLayout()
        row.setContentsMargins(_MARGIN, 0, _MARGIN, 10)
        row.addStretch(1)
        row.addWidget(header, 1000)
        row.addStretch(1)
        self._rows.insertLayout(1, row)

    def set_footer(self, footer: QWidget) -> None:
        """Keep this bar in view below the scrolling column, as wide as the column."""
        self._footer = footer
        line = QFrame()
        line.setFixedHeight(1)
        line.setAutoFillBackground(True)
        line.setBackgroundRole(QPalette.ColorRole.Mid)
        row = QHBoxLayout()
        row.setContentsMargins(_MARGIN, 12, _MARGIN, 14)
        row.addStretch(1)
        row.addWidget(footer, 1000)
        row.addStretch(1)
        self._rows.addWidget(line)
        self._rows.addLayout(row)

    def sizeHint(self) -> QSize:
        return QSize(1024, 700)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        elif not scroll_by_key(self.scroll_area, event):
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        self._bound()
        order_tabs(self)
        super().showEvent(event)
        if not event.spontaneous():  # as when the window comes back from the task bar
            self.focus_first()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard belongs to what can be pressed, not to the page itself."""
        self.focus_first()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Scroll to what gets the keyboard: a scroll area does so by itself only while the keyboard is within it."""
        has_moved = super().focusNextPrevChild(forward)
        now = self.focusWidget()
        if has_moved and now is not None and self._body.isAncestorOf(now):
            self.scroll_area.ensureWidgetVisible(now)
        return has_moved

    def focus_first(self) -> None:
        """Put the keyboard where people begin: on the way back, unless a page knows better."""
        self.back_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._bound()
        super().changeEvent(event)

    def _bound(self) -> None:
        """Lines of text no longer than reads well."""
        widest = self.fontMetrics().averageCharWidth() * self._letters
        self._middle.setMaximumWidth(widest)
        for bar in (self._header, self._footer):
            if bar is not None:
                bar.setMaximumWidth(widest)


class Section(Card):
    """A card with a heading; widgets go into ``rows``."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setContentsMargins(20, 16, 20, 18)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.rows = QVBoxLayout(self)
        self.rows.setContentsMargins(0, 0, 0, 0)
        self.rows.setSpacing(8)
        self.heading = TextLabel("heading")
        self.rows.addWidget(self.heading)

    def add_labelled(self, widget: QWidget) -> TextLabel:
        """Add a widget under a small label of its own, which this answers."""
        label = TextLabel("quiet")
        self.rows.addSpacing(6)
        self.rows.addWidget(label)
        self.rows.addWidget(widget)
        return label
