"""One line in the upper corner of the table: how far a film is, or that something was copied or saved."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import buttons
from domino_desktop.ui.controls import Card, ProgressBar, QuietButton, TextLabel
from domino_desktop.ui.panel.side_panel import SidePanel

_LEAST_TIME, _TIME_A_LETTER = 2500, 60  # milliseconds
_EDGE = 10
_BAR = 48  # at least


class ShareStrip(Card):
    """Over its page, never over the rack. ``cancelled`` when somebody would rather not wait."""

    cancelled = Signal()

    def __init__(self, page: QWidget) -> None:
        super().__init__(page, raised=True)
        self._page = page
        self._words = TextLabel("body")
        self._bar = ProgressBar(self.palette().color(QPalette.ColorRole.Link).name())
        self._bar.setMinimumWidth(_BAR)
        self._cancel = QuietButton()
        self._cancel.clicked.connect(self.cancelled)
        self._work = QWidget()
        work = QHBoxLayout(self._work)
        work.setContentsMargins(0, 0, 0, 0)
        work.setSpacing(14)
        work.addWidget(self._bar, 1)
        work.addWidget(self._cancel)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(6, 2, 2, 2)
        self._row.setSpacing(14)
        self._row.addWidget(self._words, 1)
        self._row.addWidget(self._work)
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self.hide)
        page.installEventFilter(self)
        self.hide()

    @property
    def text(self) -> str:
        """What it says; empty while it is not in view."""
        return self._words.text() if self.isVisible() else ""

    def say(self, sentence: str) -> None:
        """One sentence, for as long as it takes to read."""
        self._appear(sentence, is_working=False)
        self._rest.start(_LEAST_TIME + _TIME_A_LETTER * len(sentence))

    def show_progress(self, sentence: str, done: int, whole: int, speaker: Speaker) -> None:
        """How far it is; stays until something else is said."""
        self._rest.stop()
        self._cancel.setText(speaker.say(buttons.CANCEL))
        self._bar.set_progress(done, whole)
        self._appear(sentence, is_working=True)

    def _appear(self, sentence: str, *, is_working: bool) -> None:
        self._words.setText(sentence)
        self._bar.setAccessibleName(sentence)
        self._work.setVisible(is_working)
        self._place()
        self.show()
        self.raise_()

    def _place(self) -> None:
        """As wide as its words, but no wider than the panel there: where no seat and no tile is."""
        layout = self._row
        margins = self.contentsMargins()
        beside = margins.left() + margins.right()
        words = self._words.fontMetrics().horizontalAdvance(self._words.text()) + 8
        room = self._room() - 2 * _EDGE
        layout.setDirection(QBoxLayout.Direction.LeftToRight)
        width = words + layout.minimumSize().width() - self._words.minimumSizeHint().width() + beside
        if width > room and not self._work.isHidden():
            # How far it is, and the way out, stand below the words.
            layout.setDirection(QBoxLayout.Direction.TopToBottom)
        width = min(width, max(layout.minimumSize().width() + beside, room))
        height = max(layout.heightForWidth(width - beside), layout.minimumSize().height())
        left = _EDGE if self.layoutDirection() is Qt.LayoutDirection.RightToLeft else self._page.width() - width - _EDGE
        self.setGeometry(left, _EDGE, width, height + margins.top() + margins.bottom())

    def _room(self) -> int:
        """How wide the panel with the scores is, or the whole page where there is none in view."""
        panel = self._page.findChild(SidePanel)
        return panel.width() if panel is not None and panel.isVisible() else self._page.width()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._page and event.type() is QEvent.Type.Resize and self.isVisible():
            self._place()
        return False
