"""How to play in five pictures, and the table of keys."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import Message, buttons, help, tour
from domino_desktop.storage.settings import Settings
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import PrimaryButton, QuietButton, TextLabel
from domino_desktop.ui.controls.ground import ground_palette
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.keys import KEY_ROWS, KeyRow, keys_in_force
from domino_desktop.ui.pages.columns import ColumnLayout
from domino_desktop.ui.pages.help_pictures import HelpPicture
from domino_desktop.ui.pages.page import Page, Section
from domino_desktop.ui.pages.rows import at_the_end

_WIDTH_IN_LETTERS: Final = 150


class HelpPage(Page):
    """The five pictures with their sentences, and below them all keys."""

    rules_wanted = Signal()
    """Read the rules of the match that is open, or look at all rule sets."""
    tour_wanted = Signal()
    """Learn by doing, at a prepared table."""

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(art.theme, icons, letters=_WIDTH_IN_LETTERS, parent=parent)
        self._pictures = [HelpPicture(art, number) for number in range(len(help.PICTURES))]
        self._cards: list[Section] = []
        self._sentences: list[TextLabel] = []
        cards = _in_columns(letters=36, most=3, centred=True)
        for picture in self._pictures:
            card, sentence = Section(), TextLabel("body")
            card.rows.insertWidget(0, picture)
            card.rows.addWidget(sentence)
            card.rows.addStretch(1)
            self._cards.append(card)
            self._sentences.append(sentence)
            _layout_of(cards).addWidget(card)
        self.column.addWidget(cards)
        self._settings = Settings()
        self._keys = Section()
        self._keys_note = TextLabel("quiet")
        self._keys.rows.addWidget(self._keys_note)
        rows = _in_columns(letters=44, most=2)
        self._key_rows = [(_Keys(), TextLabel("body"), together) for together in _told_together()]
        for caps, words, _ in self._key_rows:
            holder = QWidget()
            line = QHBoxLayout(holder)
            line.setContentsMargins(0, 0, 0, 0)
            line.setSpacing(14)
            line.addWidget(caps, 0, Qt.AlignmentFlag.AlignVCenter)
            line.addWidget(words, 1, Qt.AlignmentFlag.AlignVCenter)
            _layout_of(rows).addWidget(holder)
        self._keys.rows.addWidget(rows)
        self.column.addWidget(self._keys)
        self.column.addStretch(1)
        self._has_match = False
        self._rules = QuietButton()
        self._rules.clicked.connect(self.rules_wanted)
        self._tour = QuietButton()
        self._tour.clicked.connect(self.tour_wanted)
        self._done = PrimaryButton()
        self._done.clicked.connect(self.back)
        self.set_footer(at_the_end(self._tour, self._rules, self._done))

    def present(self, language: Language, shown: Settings, *, has_match: bool = False) -> None:
        """Show the pictures, the keys as they are with these settings, and the way to the rules of the match."""
        self._settings, self._has_match = shown, has_match
        self.retranslate(language)

    def show_keys(self) -> None:
        """Bring the table of keys into view."""
        self.scroll_area.verticalScrollBar().setValue(self._keys.y())

    def retranslate(self, language: Language) -> None:
        """Say everything in this language."""
        say = language.say
        self.title.setText(say(help.HOW_TO_PLAY))
        self.back_button.setAccessibleName(say(buttons.BACK))
        self.back_button.setToolTip(say(buttons.BACK))
        for number, (heading, sentence) in enumerate(help.PICTURES):
            self._cards[number].heading.setText(say(heading))
            self._sentences[number].setText(say(sentence))
            self._pictures[number].setAccessibleName(say(help.PICTURE_OF, number + 1, len(help.PICTURES)))
            self._pictures[number].setAccessibleDescription(say(heading))
        self._keys.heading.setText(say(help.KEYS))
        self._keys_note.setText(say(help.KEYS_NOTE))
        keys = keys_in_force(self._settings, language)
        for caps, words, together in self._key_rows:
            caps.show_keys([key for row in together for key in row.shown_keys(language, keys)])
            words.setText(say(together[0].does))
        widest = max(caps.sizeHint().width() for caps, _, _ in self._key_rows)
        for caps, _, _ in self._key_rows:
            caps.setFixedWidth(widest)
        self._rules.setText(say(help.MATCH_RULES if self._has_match else help.RULE_SETS))
        self._tour.setText(say(tour.TAKE))
        self._done.setText(say(help.LET_US_PLAY))

    def focus_first(self) -> None:
        self._done.setFocus(Qt.FocusReason.OtherFocusReason)


class _Keys(QWidget):
    """The caps of one or several keys."""

    def __init__(self) -> None:
        super().__init__()
        self._texts: list[str] = []
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_keys(self, texts: list[str]) -> None:
        """Show a cap for each of these."""
        self._texts = texts
        self.setAccessibleName(", ".join(texts))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self.font())
        width = sum(self._width(text) + 6 for text in self._texts)
        return QSize(max(width, 40), metrics.height() + 16)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, x = ground_palette(self), 1.0
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for text in self._texts:
                cap = QRectF(x, 2, self._width(text), self.height() - 6)
                painter.setPen(QPen(palette.color(QPalette.ColorRole.Link), 1.5))
                painter.setBrush(palette.color(QPalette.ColorRole.Link))
                painter.drawRoundedRect(cap.translated(0, 2), 7, 7)
                painter.setBrush(palette.color(QPalette.ColorRole.AlternateBase))
                painter.drawRoundedRect(cap, 7, 7)
                painter.setPen(palette.color(QPalette.ColorRole.Text))
                painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, text)
                x += cap.width() + 6

    def _width(self, text: str) -> int:
        metrics = QFontMetrics(self.font())
        return max(metrics.horizontalAdvance(text) + 18, metrics.height() + 12)


def _told_together() -> list[list[KeyRow]]:
    """The rows of keys, those with the same words together."""
    found: dict[Message, list[KeyRow]] = {}
    for row in KEY_ROWS:
        found.setdefault(row.does, []).append(row)
    return list(found.values())


def _in_columns(*, letters: int, most: int, centred: bool = False) -> QWidget:
    holder = QWidget()
    ColumnLayout(holder, letters=letters, most=most, centred=centred)
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(True)
    holder.setSizePolicy(policy)
    return holder


def _layout_of(widget: QWidget) -> ColumnLayout:
    layout = widget.layout()
    assert isinstance(layout, ColumnLayout)
    return layout
