"""One dispute: the table, first as everybody sees it, then with every hand face up, and beside it the ruling."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from domino_desktop.controller.disputes import Dispute, Ruling
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import buttons, practice
from domino_desktop.i18n.narration import Names
from domino_desktop.ui.access.readings import sentences
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.picture import Picture
from domino_desktop.ui.board.view import BoardView
from domino_desktop.ui.controls import IconButton, TextLabel
from domino_desktop.ui.desk.practice import words
from domino_desktop.ui.desk.practice.panel import PracticePanel
from domino_desktop.ui.desk.practice.words import Judged
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.motion import Motion
from domino_desktop.ui.pages.tab_order import order_tabs
from domino_desktop.ui.puzzles.spread import MARGIN, Spread
from domino_desktop.ui.seating import SeatMark, names
from domino_desktop.ui.table import phrases

_ROOM_FOR_PROGRESS: Final = 5  # times as wide as its words the page must be


class DisputeView(QWidget):
    """``left`` when somebody goes back; ``ruled(bool)`` with whether a ruling was right; ``next_wanted``."""

    left = Signal()
    ruled = Signal(bool)
    next_wanted = Signal()

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self._art, self._icons = art, icons
        self._dispute: Dispute | None = None
        self._language: Language | None = None
        self._motion = Motion.normal()
        self._number = 1
        self._is_open = False
        self._ruling: Ruling | None = None
        self._back = IconButton(icons.icon("back", art.theme.outline))
        self._back.clicked.connect(self.left)
        self._title, self._progress = TextLabel("headline"), TextLabel("quiet")
        self.board = BoardView(art)
        self.panel = PracticePanel(art, icons)
        self._lay_out()
        self.panel.lay_open.clicked.connect(self.lay_open)
        self.panel.form.ruled.connect(self._judge)
        self.panel.form.asked.connect(self._show_question)
        self.panel.again.clicked.connect(self._ask_again)
        self.panel.following.clicked.connect(self.next_wanted)
        self.panel.overview.clicked.connect(self.left)

    @property
    def dispute(self) -> Dispute | None:
        """The dispute on show."""
        return self._dispute

    @property
    def judged(self) -> Judged | None:
        """What was said about the ruling, once there is one."""
        if self._dispute is None or self._language is None or self._ruling is None:
            return None
        return words.judged(self._dispute, self._ruling, self._names, self._language)

    def present(self, dispute: Dispute, number: int, progress: str, language: Language, motion: Motion) -> None:
        """Tell this dispute, the hands face down."""
        self._dispute, self._number, self._motion = dispute, number, motion
        self._is_open, self._ruling = False, None
        self._language = language
        self.show_progress(progress)
        self._retell()
        self.panel.take_focus(is_right=None)
        self._spread.show_all()
        self._announce(tuple(said for _, said in words.declarations(dispute, self._names, language)))

    def retranslate(self, progress: str, language: Language) -> None:
        """Go on in this language, as far as one has come."""
        self._language = language
        self.show_progress(progress)
        self._retell()

    def show_progress(self, progress: str) -> None:
        """So many are solved now."""
        self._progress.setText(progress)
        self._make_room()

    def lay_open(self) -> None:
        """Turn every hand face up, and ask for a ruling."""
        if self._dispute is None or self._language is None:
            return
        self._is_open = True
        self._ask()

    def _ask_again(self) -> None:
        self._ruling = None
        self._ask()

    def _ask(self) -> None:
        """Everybody looks at the hands first."""
        self._retell()
        self.panel.take_focus(is_right=None)
        self._spread.show_all()

    def _judge(self, ruling: Ruling) -> None:
        self._ruling = ruling
        judged = self.judged
        assert judged is not None
        self._retell()
        self._announce((judged.headline, *(part.sentence for part in judged.parts)))
        self.ruled.emit(judged.is_right)
        self.panel.take_focus(is_right=judged.is_right)
        self._spread.show_panel()

    def _retell(self) -> None:
        """Show it all as it stands now."""
        dispute, language, judged = self._dispute, self._language, self.judged
        if dispute is None or language is None:
            return
        self.setLocale(language.locale)
        self.setLayoutDirection(language.locale.textDirection())
        kind = language.say(practice.KINDS[dispute.kind.value])
        self._title.setText(language.say(practice.DISPUTE, self._number, kind))
        self.setAccessibleName(self._title.text())
        self._back.setAccessibleName(language.say(buttons.BACK))
        self._back.setToolTip(language.say(buttons.BACK))
        self.board.show_picture(self._picture(dispute, language))
        if judged is not None:
            self.panel.tell(dispute, judged, self._names, language)
        elif self._is_open:
            self.panel.ask_ruling(dispute, self._names, language)
        else:
            self.panel.ask(dispute, self._names, language)

    @property
    def _marks(self) -> tuple[SeatMark, ...]:
        assert self._dispute is not None and self._language is not None
        code = self._language.code
        return tuple(SeatMark(seat, name, seat, code) for seat, name in enumerate(self._dispute.names))

    @property
    def _names(self) -> Names:
        assert self._dispute is not None
        return names(self._marks, self._dispute.closed.teams)

    def _picture(self, dispute: Dispute, language: Language) -> Picture:
        view = dispute.open if self._is_open else dispute.closed
        said = {heard.seat: practice.UNDER_CAN if heard.can else practice.UNDER_CANNOT for heard in dispute.heard}
        under = tuple(
            language.say(said[mark.seat]) if mark.seat in said else phrases.under_name(view, mark.seat, "", language)
            for mark in self._marks
        )
        return Picture(
            view,
            self._marks,
            under,
            phrases.boneyard_label(view, language),
            owner=0,
            is_open=self._is_open,
            play_time=self._motion.play,
            on_turn=view.turn,
            speaker=language,
            notes=under,
            fades=self._motion.is_reduced,
            open_time=self._motion.lay_open,
        )

    def _announce(self, told: tuple[str, ...]) -> None:
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentences(told)))

    # How it is laid out -------------------------------------------------------------------------------

    def focus_first(self) -> None:
        """Put the keyboard on what is asked."""
        judged = self.judged
        self.panel.take_focus(is_right=None if judged is None else judged.is_right)
        self._spread.show_focus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard belongs to what can be pressed, not to the page itself."""
        self.focus_first()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif not self._spread.scroll_by(event):
            super().keyPressEvent(event)

    def redress(self) -> None:
        """The art wears another dress."""
        self._back.setIcon(self._icons.icon("back", self._art.theme.outline))
        self.panel.redress(self._art.theme)
        self.board.redress()

    def sizeHint(self) -> QSize:
        return QSize(1024, 700)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._make_room()

    def _make_room(self) -> None:
        """The title first; the list tells the progress as well."""
        self._progress.setVisible(self.width() >= self._progress.sizeHint().width() * _ROOM_FOR_PROGRESS)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Scroll to what gets the keyboard."""
        has_moved = super().focusNextPrevChild(forward)
        self._spread.show_focus()
        return has_moved

    def _show_question(self, question: QWidget) -> None:
        """One more question is asked: scroll to it, once it has its place."""
        QTimer.singleShot(0, question, lambda: self._spread.show_part(question))

    def _follow_panel(self) -> None:
        """Something else is asked, or told."""
        order_tabs(self)
        self._spread.arrange()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(MARGIN, 14, MARGIN, 6)
        head.setSpacing(14)
        head.addWidget(self._back)
        head.addWidget(self._title, 1)
        head.addWidget(self._progress)
        self._progress.setWordWrap(False)
        self._spread = Spread(self.board, self.panel)
        self.panel.changed.connect(self._follow_panel)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(6)
        rows.addLayout(head)
        rows.addWidget(self._spread, 1)
