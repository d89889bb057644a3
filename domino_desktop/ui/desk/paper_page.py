"""What a page with something to print has: the sheets beside the choices, and where they can go."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import Message, buttons, rulepages
from domino_desktop.i18n.messages import protocol as texts
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import IconButton, PillChoice, PrimaryButton, QuietButton, TextLabel
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.pages.page import Page
from domino_desktop.ui.pages.rows import flowing
from domino_desktop.ui.printing.leaves import Leaves, as_pdf, as_png, print_leaves
from domino_desktop.ui.printing.preview import PaperPreview
from domino_desktop.ui.printing.saving import Kinds, save_file
from domino_desktop.ui.printing.sheets import Paper, usual_paper

_PANEL_IN_LETTERS: Final = 64
_MARGIN: Final = 24
_CHOICES_SHARE: Final = 0.7  # of the width, at most, for the choices beside the paper


class PaperPage(Page):
    """Sheets as they will be printed, the choice of paper, and buttons.

    Pages put choices of their own into ``column``, call ``_add_common`` and then ``set_art``.
    """

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(art.theme, icons, letters=_PANEL_IN_LETTERS, parent=parent)
        self._spoken = language_of("en")
        self._leaves: Leaves | None = None
        self.preview = PaperPreview(art.theme)
        self.paper = PillChoice()
        self.paper.set_choices(((Paper.A4.value, "A4"), (Paper.LETTER.value, "Letter")))
        self.paper.choose(usual_paper().value)
        self._paper_label = TextLabel("heading")
        self.print_button = PrimaryButton()
        self.save_button, self.picture_button = QuietButton(), QuietButton()
        self._said = TextLabel("quiet")
        self._nearer, self._farther = (IconButton(icons.icon(name, art.theme.outline)) for name in ("plus", "minus"))
        self._nearer.clicked.connect(self.preview.come_nearer)
        self._farther.clicked.connect(self.preview.go_farther)
        self.paper.chosen.connect(self.lay_out)
        self.print_button.clicked.connect(self._print)
        self.save_button.clicked.connect(self._save_pdf)
        self.picture_button.clicked.connect(self._save_picture)
        self._rows.removeWidget(self.scroll_area)
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._both.addWidget(self.scroll_area, 2)
        self._both.addWidget(self.preview, 3)
        self._rows.addLayout(self._both, 1)
        self._body.installEventFilter(self)
        self._files: list[QuietButton] = []

    def lay_out(self) -> None:
        """Set the sheets as they are wanted now and show them."""
        raise NotImplementedError

    def file_name(self) -> str:
        """What is proposed for a file, without its ending."""
        raise NotImplementedError

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self.set_theme(art.theme)
        self.preview.set_theme(art.theme)
        for button in self._files:
            button.setIcon(self._icons.icon("folder", art.theme.outline))
        self._nearer.setIcon(self._icons.icon("plus", art.theme.outline))
        self._farther.setIcon(self._icons.icon("minus", art.theme.outline))

    def retranslate(self, language: Language) -> None:
        """Say everything but the sheets in this language."""
        self._spoken, say = language, language.say
        for button, words in (
            (self.back_button, buttons.BACK),
            (self._nearer, texts.CLOSER),
            (self._farther, texts.FARTHER),
        ):
            button.setAccessibleName(say(words))
            button.setToolTip(say(words))
        self._paper_label.setText(say(texts.PAPER))
        self.paper.setAccessibleName(say(texts.PAPER))
        self.paper.set_text(Paper.LETTER.value, say(texts.LETTER))
        self.print_button.setText(say(rulepages.PRINT))
        self.save_button.setText(say(rulepages.SAVE_FILE))
        self.picture_button.setText(say(texts.SAVE_PICTURE))

    def focus_first(self) -> None:
        self.print_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Plus and minus bring the sheets nearer, and the arrows move them, wherever the keyboard is."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
            return
        self.preview.keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_choices_room()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._body and event.type() is QEvent.Type.LayoutRequest:
            self._give_choices_room()
        return super().eventFilter(watched, event)

    def _give_choices_room(self) -> None:
        """Let no choice be cut off: the paper gives way, and lies below them where it would be a strip."""
        wanted = self._body.minimumSizeHint().width() + self.scroll_area.verticalScrollBar().sizeHint().width()
        is_beside = wanted <= self.width() * _CHOICES_SHARE
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._both.setDirection(across if is_beside else down)
        self.scroll_area.setMinimumWidth(wanted if is_beside else 0)

    def _chosen_paper(self) -> Paper:
        return Paper(self.paper.choice())

    def _show(self, leaves: Leaves, name: str, words: str) -> None:
        self._leaves = leaves
        self.preview.show_leaves(leaves, name, words)
        self._said.setText("")

    def _add_common(self, *more: QuietButton) -> None:
        """The choice of paper and the buttons, with ``more`` that write files."""
        self._files = [self.save_button, self.picture_button, *more]
        self.column.addWidget(self._paper_label)
        self.column.addWidget(self.paper)
        self.column.addSpacing(8)
        for button in self._files[1:]:
            self.column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        self.column.addWidget(self._said)
        self.column.addStretch(1)
        foot = QHBoxLayout()
        foot.setContentsMargins(_MARGIN, 12, _MARGIN, 14)
        foot.setSpacing(12)
        foot.addWidget(flowing(self.print_button, self.save_button), 1)
        for sign in (self._farther, self._nearer):
            foot.addWidget(sign, 0, Qt.AlignmentFlag.AlignVCenter)
        self._rows.addLayout(foot)

    # Where the sheets go ------------------------------------------------------------------------------

    def _wanted(self) -> Leaves:
        """The sheets as they are wanted now."""
        assert self._leaves is not None
        return self._leaves

    def _print(self) -> None:
        leaves = self._wanted()
        print_leaves(leaves, self.window(), is_both_sides=leaves.is_landscape)

    def _save_pdf(self) -> None:
        leaves = self._wanted()
        self._save(rulepages.SAVE_FILE, ((rulepages.PDF_FILES, "pdf"),), lambda _: as_pdf(leaves))

    def _save_picture(self) -> None:
        leaves = self._wanted()
        self._save(texts.SAVE_PICTURE, ((texts.PICTURE_FILES, "png"),), lambda _: as_png(leaves))

    def _save(self, title: Message, kinds: Kinds, made: Callable[[str], bytes]) -> None:
        """Ask where, and write what is made for the ending that was chosen."""
        path = save_file(self.window(), self._spoken, title, kinds, self.file_name(), made)
        if path is not None:
            self.tell_saved(path)

    def tell_saved(self, path: Path) -> None:
        """Say where a file lies now."""
        sentence = self._spoken.say(rulepages.SAVED_TO, str(path))
        self._said.setText(sentence)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))
