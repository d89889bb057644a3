"""The page on which a finished round is looked at again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from domino_desktop.ai.findings import Review, TurningPoint
from domino_desktop.controller.open_table import open_views
from domino_desktop.core.events import GameEvent, Knocked, Passed
from domino_desktop.core.views import View
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import buttons, review
from domino_desktop.i18n.story import StoryLine, story_lines
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board.picture import Picture
from domino_desktop.ui.board.sentence import Sentence
from domino_desktop.ui.board.view import BoardView
from domino_desktop.ui.coach.glow import HintGlow
from domino_desktop.ui.controls import IconButton, QuietButton, TextLabel
from domino_desktop.ui.controls.scrolling import scroll_of
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.review import words
from domino_desktop.ui.review.cards import TextCard, TurnCard
from domino_desktop.ui.review.outline import PlayedOutline
from domino_desktop.ui.review.timeline import Step, Timeline
from domino_desktop.ui.seating import SeatMark, names
from domino_desktop.ui.table import phrases

_MARGIN: Final = 20
_WIDE: Final = 112  # letters across, from which the cards stand beside the board
_BESIDE: Final = 40  # letters across of the cards beside the board
_LEAST_BOARD: Final = 200

_KEYS: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_PageUp: -5,
    Qt.Key.Key_PageDown: 5,
    Qt.Key.Key_Home: -10_000,
    Qt.Key.Key_End: 10_000,
}


class ReviewPage(QWidget):
    """Steps through a round with open hands; ``left`` when somebody is done with it.

    It is complete without the findings, which come later or not at all.
    """

    left = Signal()

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._art = art
        self._at = 0
        self.board = BoardView(art)
        self.board.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.board.setMinimumHeight(_LEAST_BOARD)
        self._glow, self._played = HintGlow(self.board.board), PlayedOutline(self.board.board)
        self.timeline = Timeline(art)
        self._title, self._caption = TextLabel("title"), Sentence("heading")
        self._worth, self._state = Sentence("quiet"), Sentence("body")
        self._cards: list[TurnCard] = []
        self._luck, self._certain, self._note = TextCard(), TextCard(), Sentence("quiet")
        theme = art.theme
        self._back = IconButton(icons.icon("back", theme.outline))
        self._earlier = IconButton(icons.icon("chevron-left", theme.outline))
        self._later = IconButton(icons.icon("chevron-right", theme.outline))
        self._turning = TextLabel("heading")
        self._switch = QuietButton()
        self._switch.setCheckable(True)
        self._switch.toggled.connect(self._arrange)
        self._lay_out()
        self._back.clicked.connect(self.left)
        self._earlier.clicked.connect(lambda: self.go_to(self._at - 1))
        self._later.clicked.connect(lambda: self.go_to(self._at + 1))
        self.timeline.chosen.connect(self.go_to)
        self.board.shown.connect(self._glow.follow)
        self.board.shown.connect(self._played.follow)
        self._events: tuple[GameEvent, ...] = ()
        self._views: tuple[View, ...] = ()
        self._lines: tuple[StoryLine, ...] = ()
        self._marks: tuple[SeatMark, ...] = ()
        self._language: Language | None = None
        self._found: Review | None = None

    @property
    def at(self) -> int:
        """The step where one stands; 0 is the deal."""
        return self._at

    @property
    def cards(self) -> tuple[TurnCard, ...]:
        """The turning points, the worst first."""
        return tuple(self._cards)

    # What is shown ------------------------------------------------------------------------------------

    def present(self, events: Sequence[GameEvent], marks: Sequence[SeatMark], language: Language) -> None:
        """Show this round from its deal: `MatchStarted` and its events, every hand known."""
        self._events, self._marks, self._language = tuple(events), tuple(marks), language
        self._views = open_views(events)
        last = self._views[-1]
        players = names(marks, last.teams)
        self._lines = story_lines(last.history, players, language, joint=last.ruleset.joint)
        self._found = None
        self.setLocale(language.locale)
        self.setLayoutDirection(language.locale.textDirection())
        self._title.setText(language.say(review.TITLE))
        self.setAccessibleName(self._title.text())
        for button, message in (
            (self._back, buttons.BACK),
            (self._earlier, review.BACK_STEP),
            (self._later, review.NEXT_STEP),
        ):
            button.setAccessibleName(language.say(message))
            button.setToolTip(language.say(message))
        self.timeline.setAccessibleName(language.say(review.TIMELINE))
        self._turning.setText(language.say(review.TURNING))
        self._switch.setText(language.say(review.TURNING))
        self._note.setText(language.say(review.NOTE))
        self._show_findings()
        self._state.setText(language.say(review.LOOKING))
        self.go_to(0)

    def show_findings(self, found: Review) -> None:
        """What was worked out about this round."""
        self._found = found
        self._show_findings()
        self.go_to(self._at)

    def show_failure(self) -> None:
        """Nothing could be worked out; one can still step."""
        if self._language is not None:
            self._state.setText(self._language.say(review.FAILED))

    def go_to(self, step: int) -> None:
        """Stand at this step, or at the nearest there is."""
        step = max(0, min(step, len(self._lines)))
        if self._language is not None:
            self._stand(step, self._view_at(step), self._language)

    def _stand(self, step: int, view: View, language: Language, owner: int = 0) -> None:
        """Stand at this step, with this view on the board, before the rack of its ``owner``."""
        self._at = step
        self._glow.hide()
        self._played.hide()
        self.board.show_picture(self._picture(view, owner, language))
        line = self._lines[self._at - 1] if self._at else None
        self._caption.setText(language.say(review.THE_DEAL) if line is None else line.sentence)
        self._worth.setText(self._standing(view, language))
        steps = self._steps()
        self.timeline.present(steps, self._at)
        here = steps[self._at]
        signs = ((here.is_turn, review.TURN_SIGN), (here.is_certain, review.CERTAIN_SIGN))
        said = [self._caption.text(), *(language.say(sign) for is_here, sign in signs if is_here)]
        where = language.say(review.STEP_OF, language.number(self._at), language.number(len(self._lines)))
        self.setAccessibleDescription(". ".join((where, *said)))
        self._earlier.setEnabled(self._at > 0)
        self._later.setEnabled(self._at < len(self._lines))

    def _view_at(self, step: int) -> View:
        number = self._views[0].history[-1].number if step == 0 else self._lines[step - 1].event_number
        return self._view_after(number)

    def _view_after(self, number: int) -> View:
        """The table behind the last event up to this number."""
        return next(view for view in reversed(self._views) if view.history[-1].number <= number)

    def _picture(self, view: View, owner: int, language: Language) -> Picture:
        # The owner's hand lies in the rack, the others before their plates.
        hand = view.revealed_hand(owner) or ()
        view = replace(view, eye=owner, hand=hand)
        under = tuple(phrases.under_name(view, mark.seat, "", language) for mark in self._marks)
        label = phrases.boneyard_label(view, language)
        return Picture(
            view,
            self._marks,
            under,
            label,
            owner=owner,
            is_open=True,
            play_time=0,
            on_turn=view.turn,
            speaker=language,
            notes=under,
        )

    def _standing(self, view: View, language: Language) -> str:
        """What the round was worth at this moment, as far as it was worked out."""
        number = view.history[-1].number
        known = [each for each in self._found.standings if each.event <= number] if self._found is not None else []
        return words.standing(known[-1], view, names(self._marks, view.teams), language) if known else ""

    def _step_of(self, number: int) -> int:
        """The step that tells the event of this number."""
        return next((place + 1 for place, line in enumerate(self._lines) if line.event_number >= number), 0)

    def _steps(self) -> list[Step]:
        turns = {self._step_of(point.event) for point in self._found.turning} if self._found is not None else set()
        certain = None if self._found is None or self._found.certain is None else self._step_of(self._found.certain)
        kinds = {event.number: type(event) for event in self._events}
        steps = [Step(None)]
        for place, line in enumerate(self._lines, 1):
            colour = None if line.seat is None else self._marks[line.seat].colour
            passes = kinds[line.event_number] in (Knocked, Passed)
            steps.append(Step(line.tile, place in turns, place == certain, colour, passes))
        return steps

    def _show_findings(self) -> None:
        found, language = self._found, self._language
        for card in self._cards:
            self._column.removeWidget(card)
            card.hide()
            card.deleteLater()
        self._cards = []
        self._state.setVisible(found is None or not found.turning)
        if found is None or language is None:
            self._luck.present("", ())
            self._certain.present("", ())
            return
        players = names(self._marks, self._views[-1].teams)
        self._state.setText(language.say(review.NO_TURN))
        for place, point in enumerate(found.turning):
            before = self._view_after(point.event - 1)
            card = TurnCard(self._art, point.played, point.better)
            note = language.say(review.IS_EXACT if point.is_exact else review.IS_ESTIMATE)
            card.present(words.turning(point, before.layout, players, language), note, language)
            card.wanted.connect(lambda point=point: self._show_moment(point))
            self._column.insertWidget(2 + place, card)
            self._cards.append(card)
        certain = words.certain(found, self._events, language)
        self._certain.present(language.say(review.CERTAIN), (certain,) if certain else ())
        shares = [words.luck(each, players, language) for each in found.luck]
        self._luck.present(language.say(review.LUCK), shares, language.say(review.LUCK_NOTE))

    def _show_moment(self, point: TurningPoint) -> None:
        """The table just before this move, which is outlined, and the better one lit up."""
        self._switch.setChecked(False)
        if self._language is not None:
            # Whoever had to take tiles first holds them already.
            view = self._view_after(point.event - 1)
            self._stand(self._step_of(point.event) - 1, view, self._language, point.seat)
            self._glow.show(point.better, 0)
            self._played.show(point.played)

    # How it is laid out -------------------------------------------------------------------------------

    def set_art(self, art: TileArt) -> None:
        """Use other colours or pips from now on."""
        self._art = art
        self.timeline.set_art(art)
        for card in self._cards:
            card.set_art(art)
        self.board.redress()

    def sizeHint(self) -> QSize:
        return QSize(1024, 700)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _KEYS.get(Qt.Key(event.key()))
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif step is not None:
            self.go_to(self._at + step)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _arrange(self) -> None:
        """Board and cards side by side; where it is narrow or the text is large, one or the other."""
        letter = self.fontMetrics().averageCharWidth()
        is_wide = self.width() >= _WIDE * letter
        self._switch.setVisible(not is_wide)
        self.board.setVisible(is_wide or not self._switch.isChecked())
        self._beside.setVisible(is_wide or self._switch.isChecked())
        self._beside.setMaximumWidth(_BESIDE * letter if is_wide else 16_777_215)
        self._beside.setMinimumWidth(_BESIDE * letter if is_wide else 0)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(_MARGIN, 14, _MARGIN, 6)
        head.setSpacing(14)
        head.addWidget(self._back)
        head.addWidget(self._title, 1)
        head.addWidget(self._switch)
        body = QWidget()
        self._column = QVBoxLayout(body)
        self._column.setContentsMargins(0, 0, 10, 10)
        self._column.setSpacing(12)
        for part in (self._turning, self._state, self._certain, self._luck, self._note):
            self._column.addWidget(part)
        self._column.addStretch(1)
        self._beside = scroll_of(body)
        middle = QHBoxLayout()
        middle.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        middle.setSpacing(16)
        middle.addWidget(self.board, 1)
        middle.addWidget(self._beside, 1)
        foot = QHBoxLayout()
        foot.setContentsMargins(_MARGIN, 4, _MARGIN, 4)
        foot.setSpacing(10)
        foot.addWidget(self._earlier)
        foot.addWidget(self.timeline, 1)
        foot.addWidget(self._later)
        told = QVBoxLayout()
        told.setContentsMargins(_MARGIN, 4, _MARGIN, 12)
        told.setSpacing(2)
        told.addWidget(self._caption)
        told.addWidget(self._worth)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(6)
        rows.addLayout(head)
        rows.addLayout(middle, 1)
        rows.addLayout(foot)
        rows.addLayout(told)
