"""One line in the upper corner of the table: how far a film is, or that something was copied or saved."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QWidget

from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import buttons
from domino_desktop.ui.controls import Card, ProgressBar, QuietButton, TextLabel

_LEAST_TIME, _TIME_A_LETTER = 2500, 60  # milliseconds
_EDGE = 10
_BAR = 110


class ShareStrip(Card):
    """Over its page, never over the rack. ``cancelled`` when somebody would rather not wait."""

    cancelled = Signal()

    def __init__(self, page: QWidget) -> None:
        super().__init__(page, raised=True)
        self._page = page
        self._words = TextLabel("body")
        self._bar = ProgressBar(self.palette().color(QPalette.ColorRole.Link).name())
        self._bar.setFixedWidth(_BAR)
        self._cancel = QuietButton()
        self._cancel.clicked.connect(self.cancelled)
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 2, 2, 2)
        row.setSpacing(14)
        row.addWidget(self._words, 1)
        row.addWidget(self._bar)
        row.addWidget(self._cancel)
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
        self._bar.setVisible(is_working)
        self._cancel.setVisible(is_working)
        self._place()
        self.show()
        self.raise_()

    def _place(self) -> None:
        """As wide as its words, at the end of the line of reading, where no seat and no tile is."""
        layout = self.layout()
        assert layout is not None
        margins = self.contentsMargins()
        beside = margins.left() + margins.right()
        words = self._words.fontMetrics().horizontalAdvance(self._words.text()) + 8
        others = layout.minimumSize().width() - self._words.minimumSizeHint().width()
        width = min(words + others + beside, self._page.width() - 2 * _EDGE)
        height = max(layout.heightForWidth(width - beside), layout.minimumSize().height())
        left = _EDGE if self.layoutDirection() is Qt.LayoutDirection.RightToLeft else self._page.width() - width - _EDGE
        self.setGeometry(left, _EDGE, width, height + margins.top() + margins.bottom())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._page and event.type() is QEvent.Type.Resize and self.isVisible():
            self._place()
        return False
