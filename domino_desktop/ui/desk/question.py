"""One question, very large: for whoever is addressed, and for everybody who looks on from across the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLine, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from domino_desktop.core.block import BlockPhase, BlockVerification
from domino_desktop.core.views import View
from domino_desktop.i18n.language import Language, language
from domino_desktop.i18n.messages import Message, walk
from domino_desktop.storage.setup import TableSetup
from domino_desktop.ui.art.badge import initial
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.walk_sheet import boneyard_sentence
from domino_desktop.ui.controls import Card
from domino_desktop.ui.controls.ground import ground_palette, lay_ground
from domino_desktop.ui.desk.large_text import LargeText
from domino_desktop.ui.desk.number_plates import NumberPlates
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.style import paper_palette

_MOST_ENDS: Final = 4  # of more ends than this each number is shown once
_BESIDE: Final = 2.2  # as wide against its height as this, the ends stand beside the question
_LEAST_QUESTION: Final = 0.36  # of the height; what matters less gives way before the question gets less
_SHARES_OF_FEW: Final = (0.58, 0.45, 0.35)  # of the width, for plates beneath the words
_SHARES_OF_MANY: Final = (0.7, *_SHARES_OF_FEW)
_QUIET: Final = QPalette.ColorRole.PlaceholderText


@dataclass(frozen=True, slots=True)
class Ends:
    """The open ends: the heading above them, the numbers in their order, and the same in words."""

    heading: str
    values: tuple[int, ...]
    spoken: str


@dataclass(frozen=True, slots=True)
class Heard:
    """An answer that was given: who gave it, the words, and the same for the referee, empty where that is equal."""

    mark: SeatMark
    words: str
    translation: str
    language: str


@dataclass(frozen=True, slots=True)
class Asked:
    """What the panel says: ``sentence`` is in the language with the code ``language``, ``translation`` is the same
    for the referee. ``head`` is a small line above, ``mark`` the seat that is addressed. What is empty is left out.
    """

    mark: SeatMark | None
    language: str
    head: str
    sentence: str
    translation: str = ""
    ends: Ends | None = None
    boneyard: str = ""
    heard: Heard | None = None


def marks_of(setup: TableSetup) -> tuple[SeatMark, ...]:
    """Who sits where."""
    return tuple(SeatMark(seat, one.name, one.colour, one.language) for seat, one in enumerate(setup.seats))


def ends_of(view: View, speaker: Language) -> Ends | None:
    """What is open to the seat on turn; None while nothing lies on the table."""
    values = tuple(end.value for end in view.open if end.value is not None)
    if not values:
        return None
    shown = values if len(values) <= _MOST_ENDS else view.open_values
    spoken = speaker.say(walk.OPEN_ENDS_ARE, speaker.joined(speaker.number(value) for value in shown))
    return Ends(speaker.say(walk.OPEN_ENDS), shown, spoken)


def asked_of(view: View, setup: TableSetup, referee: Language) -> Asked | None:
    """The question that the walk asks now, or how it came out, with the last answer; None where nobody walks."""
    walking = view.verification
    if walking is None or not walking.is_formal:
        return None
    marks = marks_of(setup)
    heard = _last_answer(walking, marks, referee)
    if walking.phase is BlockPhase.ASKING and view.turn is not None:
        mark, message = marks[view.turn], walk.QUESTION
    elif walking.phase is BlockPhase.MUST_PLAY and walking.refuted_by is not None:
        mark, message = marks[walking.refuted_by], walk.CAN_AND_MUST_PLAY
    else:
        blocked, all_said = referee.say(walk.ESTABLISHED), referee.say(walk.ALL_CONFIRMED)
        return Asked(None, referee.code, "", blocked, all_said, ends_of(view, referee), heard=heard)
    speaker = language(mark.language)
    sentence, translation = _in_both(message, mark.name, speaker, referee)
    ends, boneyard = ends_of(view, speaker), boneyard_sentence(view, speaker)
    return Asked(mark, speaker.code, speaker.own_name, sentence, translation, ends, boneyard, heard)


def _last_answer(walking: BlockVerification, marks: tuple[SeatMark, ...], referee: Language) -> Heard:
    if walking.refuted_by is not None:
        mark, answer = marks[walking.refuted_by], walk.YES
    else:
        mark, answer = marks[walking.answers[-1].seat], walk.NO
    speaker = language(mark.language)
    if mark.seat == walking.proposed_by and answer is walk.NO:
        words, translation = _in_both(walk.SAYS_BLOCKED, mark.name, speaker, referee)
        return Heard(mark, words, translation, speaker.code)
    words, said = speaker.say(answer), referee.say(answer)
    return Heard(mark, speaker.say(walk.CONFIRMS, mark.name, words), "" if said == words else said, speaker.code)


def _in_both(message: Message, name: str, speaker: Language, referee: Language) -> tuple[str, str]:
    """The sentence for the player, and the referee's unless it is the same."""
    sentence, translation = speaker.say(message, name), referee.say(message, name)
    return sentence, "" if translation == sentence else translation


class Question(Card):
    """A sheet of paper with one question whose letters are as large as the sheet allows, never cut."""

    def __init__(self, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent, raised=True)
        self.setContentsMargins(0, 0, 0, 0)
        self._art = art
        self._asked: Asked | None = None
        self._badges: list[tuple[SeatMark, QRect]] = []
        self._rule = QLine()
        self._head = LargeText(self, role=_QUIET)
        self._sentence = LargeText(self, heavy=True)
        self._translation = LargeText(self, role=_QUIET)
        self._heading = LargeText(self, role=_QUIET)
        self._plates = NumberPlates(art, self)
        self._boneyard = LargeText(self)
        self._heard = LargeText(self, heavy=True)
        self._heard_translation = LargeText(self, role=_QUIET)
        lay_ground(self, paper_palette(art.theme))
        self._fill()

    def present(self, asked: Asked | None, *, translated: bool = True) -> None:
        """Show this, or an empty sheet; ``translated``: with what stands there for the referee."""
        self._asked = asked
        self._fill(translated)
        self._arrange()

    def announcement(self) -> str:
        """What a screen reader says of the sheet, in the language of whom it addresses."""
        ends = "" if self._asked is None or self._asked.ends is None else f"{self._asked.ends.spoken}."
        return " ".join(part for part in (self._sentence.text(), ends, self._boneyard.text()) if part)

    def texts(self) -> tuple[LargeText, ...]:
        """The texts in view, from the top down."""
        return tuple(text for text in self._all_texts() if not text.isHidden())

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        self._art = art
        self._plates.set_art(art)
        lay_ground(self, paper_palette(art.theme))
        self._arrange()

    def sizeHint(self) -> QSize:
        return QSize(640, 360)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 120)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for mark, area in self._badges:
                seat = self._art.theme.seat(mark.colour)
                letter, ratio = initial(mark.name), self.devicePixelRatioF()
                painter.drawPixmap(area.topLeft(), self._art.badge(seat.shape, seat.fill, letter, area.width(), ratio))
            painter.setPen(QPen(ground_palette(self).color(QPalette.ColorRole.Mid), 1.5))
            painter.drawLine(self._rule)

    def _all_texts(self) -> tuple[LargeText, ...]:
        words = (self._head, self._sentence, self._translation, self._heading, self._boneyard)
        return (*words, self._heard, self._heard_translation)

    def _fill(self, translated: bool = True) -> None:
        """Put the words in; a text without words is not there at all."""
        asked = self._asked or Asked(None, "en", "", "")
        heard, ends = asked.heard, asked.ends
        speaker = language(asked.language)
        for label, words in (
            (self._head, asked.head),
            (self._sentence, asked.sentence),
            (self._translation, asked.translation if translated else ""),
            (self._heading, "" if ends is None else ends.heading),
            (self._boneyard, asked.boneyard),
            (self._heard, "" if heard is None else heard.words),
            (self._heard_translation, "" if heard is None or not translated else heard.translation),
        ):
            label.setText(words)
            label.setLocale(speaker.locale)
        if heard is not None:
            self._heard.setLocale(language(heard.language).locale)
        self._plates.present(() if ends is None else ends.values)
        self._plates.setAccessibleName("" if ends is None else ends.spoken)

    def _arrange(self) -> None:
        """The ends stand beside the words or beneath them; what matters less than the question makes room first."""
        self._badges, self._rule = [], QLine()
        for label in self._all_texts():
            label.setVisible(bool(label.text()))
        self._plates.setVisible(bool(self._plates.values))
        if self._asked is not None:
            pad = max(10, round(min(self.width(), self.height()) * 0.05))
            self._arrange_in(self.rect().adjusted(pad, pad, -pad, -pad), self._asked)
        self.update()

    def _arrange_in(self, room: QRect, asked: Asked) -> None:
        is_beside = room.width() > _BESIDE * room.height() and not self._plates.isHidden()
        small = self._small(room, is_beside)
        gap = max(4, small // 3)
        column = QRect(room)
        ends_high = 0
        if is_beside:
            wide = round(room.width() * (0.4 if len(self._plates.values) > 2 else 0.32))
            column.setWidth(room.width() - wide - 3 * gap)
            self._stack_ends(QRect(room.right() - wide, room.top(), wide, room.height()), small)
        elif not self._plates.isHidden():
            ends_high = round(room.height() * 0.3)
        badge = 0 if asked.mark is None else round(min(column.width() * 0.12, room.height() * 0.24, 240))
        indent = badge + 2 * gap if badge else 0
        width = column.width() - indent
        for giving_way in ((), (self._head,), (self._heard, self._heard_translation)):
            for label in giving_way:
                label.hide()
            head = self._high(self._head, width, small * 0.8)
            translation = self._high(self._translation, width, small * 1.1)
            heard = self._heard_high(column.width(), small)
            others = [high for high in (head, translation, ends_high, heard) if high]
            left = column.height() - sum(others) - 2 * gap * len(others)
            if left >= max(_LEAST_QUESTION * room.height(), self._sentence.least_height(width)):
                break
        sentence = self._sentence.height_at(self._sentence.fitting(width, left), width)
        slack = max(0, left - sentence) // 2
        x, y = column.left() + indent, column.top() + slack
        self._head.setGeometry(x, y, width, head)
        y += head + (gap if head else 0)
        self._sentence.setGeometry(x, y, width, min(sentence, left))
        if asked.mark is not None:
            top = y + (min(sentence, left) - badge) // 2
            self._badges.append((asked.mark, QRect(column.left(), top, badge, badge)))
        y += min(sentence, left) + gap
        self._translation.setGeometry(x, y, width, translation)
        if ends_high:
            low = column.bottom() + 1 - ends_high - (heard + 2 * gap if heard else 0)
            self._line_up_ends(QRect(column.left(), low, column.width(), ends_high), small)
        if not self._heard.isHidden() and asked.heard is not None:
            self._place_heard(
                QRect(column.left(), column.bottom() + 1 - heard, column.width(), heard), small, asked.heard
            )
            above = column.bottom() - heard - gap // 2
            self._rule = QLine(column.left(), above, column.right(), above)

    def _small(self, room: QRect, is_beside: bool) -> int:
        """The size in pixels of letters that only explain."""
        own = min(room.height() * (0.08 if is_beside else 0.055), room.width() * 0.034)
        wished = min(self.fontInfo().pixelSize(), room.height() * 0.1)
        return round(max(own, wished, self._sentence.least()))

    def _high(self, label: LargeText, width: int, size: float) -> int:
        """The height for a line, or two where the text needs them; nothing where it is not shown."""
        label.set_largest(size)
        if label.isHidden():
            return 0
        line = label.height_at(round(size), 100_000)
        return max(min(label.height_at(round(size), width), 2 * line), label.least_height(width))

    def _heard_high(self, width: int, small: int) -> int:
        """The height of the last answer, nothing where it is not shown."""
        own, other = self._heard_widths(width, small)
        return max(self._high(self._heard, own, small), self._high(self._heard_translation, other, small))

    def _heard_widths(self, width: int, small: int) -> tuple[int, int]:
        """The room for the words of the last answer, beside its badge, and for the same in the referee's language."""
        words = width - _heard_badge(small) - small // 2
        if not self._heard_translation.text():
            return words, 0
        own, other = self._heard.width_at(small), self._heard_translation.width_at(small)
        own = own if own + small + other <= words else max((words - small) // 2, words - small - other)
        return own, words - small - own

    def _place_heard(self, area: QRect, small: int, heard: Heard) -> None:
        """The last answer in one row: who gave it, the words, and for the referee the same."""
        badge = min(area.height(), _heard_badge(small))
        self._badges.append((heard.mark, QRect(area.left(), area.center().y() - badge // 2, badge, badge)))
        own, other = self._heard_widths(area.width(), small)
        left = area.left() + _heard_badge(small) + small // 2
        self._heard.setGeometry(left, area.top(), own, area.height())
        self._heard_translation.setGeometry(left + own + small, area.top(), other, area.height())

    def _stack_ends(self, area: QRect, small: int) -> None:
        """Heading, plates and the boneyard, one below the other."""
        heading = self._high(self._heading, area.width(), small)
        boneyard = self._high(self._boneyard, area.width(), small)
        for label in (self._heading, self._boneyard):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        plates = self._plates.fitting(area.width(), area.height() - heading - boneyard).height()
        top = area.top() + (area.height() - heading - plates - boneyard) // 2
        self._heading.setGeometry(area.left(), top, area.width(), heading)
        self._plates.setGeometry(area.left(), top + heading, area.width(), plates)
        self._boneyard.setGeometry(area.left(), top + heading + plates, area.width(), boneyard)

    def _line_up_ends(self, area: QRect, small: int) -> None:
        """Plates on the left, heading and boneyard beside them; the plates give way where the words need the room."""
        for share in _SHARES_OF_MANY if len(self._plates.values) > _MOST_ENDS else _SHARES_OF_FEW:
            wide = self._plates.fitting(round(area.width() * share), area.height()).width()
            words = area.adjusted(wide + small, 0, 0, 0)
            heading = self._high(self._heading, words.width(), small)
            boneyard = self._high(self._boneyard, words.width(), small)
            if heading + boneyard <= area.height():
                break
        for label in (self._heading, self._boneyard):
            label.setAlignment(Qt.AlignmentFlag.AlignLeft)
        self._plates.setGeometry(area.left(), area.top(), wide, area.height())
        top = area.top() + max(0, (area.height() - heading - boneyard) // 2)
        self._heading.setGeometry(words.left(), top, words.width(), heading)
        self._boneyard.setGeometry(words.left(), top + heading, words.width(), boneyard)


def _heard_badge(small: int) -> int:
    """The side of the badge beside the last answer."""
    return round(small * 1.25)
