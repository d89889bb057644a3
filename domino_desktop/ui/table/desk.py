"""The desk: board, panel, rack buttons, lid and the sheet of the walk, laid out for any window."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPropertyAnimation, QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from domino_desktop.controller.table import TableController
from domino_desktop.core.moves import CallDead
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import View
from domino_desktop.i18n.language import Language
from domino_desktop.i18n.language import language as language_of
from domino_desktop.i18n.messages import table
from domino_desktop.storage.people import Aids
from domino_desktop.storage.setup import Privacy
from domino_desktop.ui.access.readings import place_in_row
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.board import accessible
from domino_desktop.ui.board.geometry import Rect
from domino_desktop.ui.board.lid import Lid
from domino_desktop.ui.board.plate_text import PlateLabel
from domino_desktop.ui.board.view import BoardView
from domino_desktop.ui.board.walk_ribbon import WalkRibbon
from domino_desktop.ui.board.walk_sheet import WalkSheet
from domino_desktop.ui.board.zones import Zones
from domino_desktop.ui.controls.ground import lay_ground
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.motion import Motion
from domino_desktop.ui.panel.compact_strip import CompactStrip
from domino_desktop.ui.panel.side_panel import SidePanel
from domino_desktop.ui.panel.story_drawer import StoryDrawer
from domino_desktop.ui.seating import SeatMark
from domino_desktop.ui.style import TEXT_SIZES, cloth_palette
from domino_desktop.ui.table import phrases
from domino_desktop.ui.table.action_bar import ActionBar
from domino_desktop.ui.table.picture import picture_of
from domino_desktop.ui.table.rack_keeper import RackKeeper
from domino_desktop.ui.table.voices import Voices

NARROW, LOW = 1000, 680
"""Below this width or height the panel becomes a strip."""

_NARROW_IN_LINES = 32  # the same in heights of a line of text, for large letters

_PANEL = (260, 340)
_SHEET = (430, 560)


class Desk(QWidget):
    """Everything that is seen while a round is played. It shows states and reports what people press."""

    acted = Signal(object)
    lid_opened = Signal()
    eye_pressed = Signal()

    privacy = Privacy.LID

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        accessible.install()
        self.art, self.icons = art, icons
        self.board = BoardView(art, self)
        self.panel = SidePanel(art, self)
        self.strip = CompactStrip(art, icons, self)
        self.drawer = StoryDrawer(art, self)
        lay_ground(self.board, cloth_palette(art.theme))
        self.headline = PlateLabel(self.board, TEXT_SIZES["headline"], heavy=True)
        self.bar = ActionBar(art, icons, self.board)
        self._ribbon = WalkRibbon(art, self.board)
        self.lid = Lid(art, self.board)
        self.curtain = Lid(art, self, is_curtain=True)
        self.lid.hide()
        self.curtain.hide()
        self.voices = Voices(art, self.board, self._ribbon)
        self.sheet = WalkSheet(art, self)
        self.sheet.hide()
        self._slide = QPropertyAnimation(self.sheet, b"pos", self)
        self._motion = Motion.normal()
        self._spoken = self._aloud = ""
        self._asks: tuple[View, Sequence[SeatMark], Language] | None = None
        self._aside: Tile | None = None
        self._kept: set[tuple[int, int]] = set()
        #: What the coach has lent to the desk: buttons, and a card that may lie over everything.
        self.lent: tuple[QAbstractButton, ...] = ()
        self.card: QWidget | None = None
        self.bar.acted.connect(self.acted)
        self.bar.sort_pressed.connect(self.board.sort_hand)
        self.bar.eye_pressed.connect(self.eye_pressed)
        self.lid.opened.connect(self.lid_opened)
        self.curtain.opened.connect(self.lid_opened)
        self.board.resized.connect(self._place_children)
        self.board.asked.connect(self._hear_choosing)
        self.board.lifted_up.connect(self.voices.make_way)
        self.strip.drawer_wanted.connect(self._show_drawer)
        self.drawer.closed.connect(lambda: self.strip.show_drawer_open(False))

    # Showing ------------------------------------------------------------------------------------------

    def show_state(
        self,
        view: View,
        marks: Sequence[SeatMark],
        controller: TableController,
        keeper: RackKeeper,
        language: Language,
        motion: Motion,
        aids: Aids,
    ) -> None:
        """Show a view: the rack owner's where the lid is open, else the table's. ``aids`` are those of the owner."""
        held = self._focus_within()
        self._motion = motion
        self.setLocale(language.locale)
        human = controller.human_to_act()
        is_open = keeper.is_open and view.eye == keeper.owner
        is_acting = is_open and human == keeper.owner
        choices = self._choices(view, controller, keeper)
        self.board.show_picture(picture_of(view, marks, controller, keeper, language, motion, aids, choices))
        for totals in (self.panel.scores, self.strip):
            totals.set_count_time(motion.count)
        self.panel.present(view, marks, language, is_prepared=controller.is_prepared)
        self.strip.present(view, marks, language)
        self._fit_strip()
        self.drawer.present(view, marks, language, is_prepared=controller.is_prepared)
        self._spoken = phrases.headline(view, marks, human, is_open, language, choices)
        aloud = is_open and keeper.names_tiles
        self._aloud = phrases.headline(view, marks, human, aloud, language, choices)
        self._asks = (view, marks, language) if is_acting else None
        eye = language.say(table.CLOSE_LID if keeper.is_open else table.SHOW_MY_TILES)
        has_rack = keeper.owner is not None and view.score is None
        self.bar.present(
            phrases.actions(view, marks, human, is_open, language, choices),
            eye if has_rack else "",
            keeper.is_open,
            language.say(table.SORT) if is_open and has_rack else "",
        )
        self._ribbon.present(view, marks, language)
        self._show_lid(view, marks, keeper)
        self._show_headline()
        self._place_children()
        if held is not None and self._focus_within() is not held:
            self.take_focus()

    def _choices(self, view: View, controller: TableController, keeper: RackKeeper) -> phrases.Choices:
        """What was chosen here in this position, and whether somebody at the screen may call a dead number."""
        if self._aside is not None and self._aside not in view.hand:
            self._aside = None
        is_callable = view.ruleset.dead_number_stop == "callable"
        calls_dead = is_callable and any(
            isinstance(move, CallDead) for seat in controller.setup.people for move in controller.view(seat).legal_moves
        )
        place = None if keeper.names_tiles else place_in_row(self._aside, self.board.board.rack.tiles)
        return phrases.Choices(self._aside, (view.eye, view.round) in self._kept, calls_dead, place)

    def pick_aside(self, tile: Tile | None) -> None:
        """Pick this tile to be laid aside, or with None no tile; the same tile again takes the choice back."""
        self._aside = None if tile == self._aside else tile

    @property
    def aside(self) -> Tile | None:
        """The tile that is picked to be laid aside."""
        return self._aside

    def keep_tiles(self, seat: int, round_number: int) -> None:
        """This seat wants no new deal in this round."""
        self._kept.add((seat, round_number))

    def _hear_choosing(self) -> None:
        """Nothing may lie over the ends while one of them is being chosen."""
        if self.board.asking is not None:
            self.voices.make_way()
        self._show_headline()

    def _show_headline(self) -> None:
        self.headline.setText(self._question() or self._spoken)
        self._place_children()

    def _question(self) -> str:
        """What is asked while a tile waits for its end, or to be told which half goes first."""
        tile = self.board.asking
        if tile is None or self._asks is None:
            return ""
        view, marks, language = self._asks
        if self.board.asks_for_half:
            return phrases.choice_of_way(view, marks, tile, language)
        return phrases.choice(view, marks, tile, language)

    def _show_lid(self, view: View, marks: Sequence[SeatMark], keeper: RackKeeper) -> None:
        owner = keeper.owner
        if owner is None or keeper.is_open or view.score is not None:
            self.lid.hide()
            self.curtain.hide()
            return
        is_asked = view.verification is not None and view.verification.is_formal
        # In the walk the question stands on the sheet, so even a curtain leaves the table in view.
        lid = self.curtain if keeper.uses_curtain and not is_asked else self.lid
        (self.lid if lid is self.curtain else self.curtain).hide()
        name, language = marks[owner].name, language_of(marks[owner].language)
        words = language.say(table.LID if view.turn == owner else table.RACK, name)
        facts = f"{language.say(table.CURTAIN, name)}\n{language.say(table.CURTAIN_NOTE)}"
        was_closed = not lid.isHidden()
        lid.close_for(marks[owner], words, language.say(table.SHOW_MY_TILES), facts)
        if not was_closed and self._focus_within() is not None:
            self.take_focus()

    def redress(self) -> None:
        """The art wears another dress: everything is to be shown in it."""
        art = self.art
        lay_ground(self.board, cloth_palette(art.theme))
        for part in (self.panel, self.strip, self.drawer, self.sheet, self._ribbon, self.lid, self.curtain, self.bar):
            part.set_art(art)
        self.board.redress()

    def clear(self) -> None:
        """Nobody sits here."""
        self._aside = None
        self._kept.clear()
        self.close_sheet()
        self.lid.hide()
        self.curtain.hide()
        self.voices.hush(everything=True)

    def spoken_state(self) -> str:
        """What a screen reader says after a change: the headline, or what stands on the sheet of the walk."""
        return self.sheet.announcement() if self.is_sheet_open else self._aloud

    def take_focus(self) -> None:
        """Put the keyboard where the next thing is done: the walk's sheet, the lid, or the rack."""
        if self.is_sheet_open:
            self.sheet.setFocus(Qt.FocusReason.OtherFocusReason)
        elif not self.curtain.isHidden():
            self.curtain.setFocus(Qt.FocusReason.OtherFocusReason)
        elif not self.lid.isHidden():
            self.lid.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _focus_within(self) -> QWidget | None:
        """What has the keyboard in this window, if it is part of the desk and in view."""
        held = self.window().focusWidget()
        return held if held is not None and self.isAncestorOf(held) and held.isVisible() else None

    def toggle_story(self) -> None:
        """Open or close the drawer, where the story has no place of its own."""
        if self._is_wide():
            self.panel.story.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            self._show_drawer(not self.drawer.isVisible())

    def _show_drawer(self, is_wanted: bool) -> None:
        if is_wanted:
            self.drawer.open_in(self.board.geometry())
            self.strip.show_drawer_open(True)
        else:
            self.drawer.shut()

    # The sheet of the walk ----------------------------------------------------------------------------

    @property
    def is_sheet_open(self) -> bool:
        return not self.sheet.isHidden()

    def show_sheet(self, view: View, language: Language, addressed: int, may_answer: bool, may_withdraw: bool) -> None:
        """Slide the sheet in, or show the next question on it."""
        picture = self.board.board.picture
        if picture is None:
            return
        was_open = self.is_sheet_open
        self.sheet.reduced_motion = self._motion.slide == 0
        self._place_sheet()
        self.sheet.present(view, picture.marks, language, addressed, may_answer, may_withdraw)
        self.board.board.dim(True)
        self.sheet.show()
        self.sheet.raise_()
        if not was_open and self._motion.slide:
            place = self.sheet.pos()
            away = QPoint(self.width(), place.y()) if self._is_wide() else QPoint(place.x(), self.height())
            self._slide.stop()
            self._slide.setDuration(self._motion.slide)
            self._slide.setStartValue(away)
            self._slide.setEndValue(place)
            self._slide.start()
        if not was_open:
            self.voices.hush(everything=True)
            self.take_focus()

    def close_sheet(self) -> None:
        if self.is_sheet_open:
            self._slide.stop()
            self.sheet.hide()
            self.board.board.dim(False)
            self.take_focus()

    # Laying out ---------------------------------------------------------------------------------------

    def _is_wide(self) -> bool:
        least = max(NARROW, self.fontMetrics().height() * _NARROW_IN_LINES)
        return self.width() >= least and self.height() >= LOW

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.voices.hush(everything=True)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._lay_out()

    def _lay_out(self) -> None:
        width, height = self.width(), self.height()
        is_wide = self._is_wide()
        self.panel.setVisible(is_wide)
        if is_wide and self.drawer.isVisible():
            self.drawer.shut()
        self.strip.setVisible(not is_wide)
        if is_wide:
            panel = min(max(_PANEL[0], round(width * 0.22)), _PANEL[1])
            panel = max(panel, min(self.panel.minimumSizeHint().width(), width // 3))
            self.board.setGeometry(0, 0, width - panel, height)
            self.panel.setGeometry(width - panel, 0, panel, height)
        else:
            strip = self._strip_height()
            self.strip.setGeometry(0, 0, width, strip)
            self.board.setGeometry(0, strip, width, height - strip)
        self.curtain.setGeometry(0, 0, width, height)
        self._place_sheet()

    def _strip_height(self) -> int:
        """As high as it likes, up to a quarter of all; but nobody's total is cut."""
        most = max(self.height() // 4, self.strip.least_height(self.width()))
        return min(self.strip.heightForWidth(self.width()), most)

    def _fit_strip(self) -> None:
        """Lay out anew where the strip needs another height: its first words, or other letters."""
        if not self.strip.isHidden() and self.strip.height() != self._strip_height():
            self._lay_out()

    def _place_sheet(self) -> None:
        """Beside the rack where there is room for it there, else above the rack."""
        width, height = self.width(), self.height()
        zones = self.board.board.zones
        rack_right = 0 if zones is None else self.board.x() + round(zones.rack.right)
        beside = min(_SHEET[1], width - rack_right - 20)
        if self._is_wide() and beside >= _SHEET[0]:
            self.sheet.setGeometry(width - beside - 12, 0, beside + 12, height)
            return
        above = height if zones is None else self.board.y() + round(zones.rack.top) - 8
        picture = self.board.board.picture
        # Checked answers need no look at the hand, so large letters may have the room of the rack as well.
        if self.isVisible() and picture is not None and picture.view.ruleset.is_checked:
            above = height if above < self.fontMetrics().height() * 14 else above
        self.sheet.setGeometry(0, 0, width, max(above, height // 2))

    def _place_words(self, zones: Zones) -> None:
        """Headline and buttons; where the buttons need more room, the headline makes way."""
        actions, headline = _rectangle(zones.actions), _rectangle(zones.headline)
        needed = self.bar.fit(actions.width(), actions.bottom() - headline.top())
        if needed > actions.height():
            actions.setTop(actions.bottom() - needed + 1)
            headline.setRight(actions.left() - 8)
        self.bar.setGeometry(actions)
        # A long name in a long language may need a line more than the cloth leaves free.
        headline.setTop(min(headline.top(), headline.bottom() + 1 - self.headline.least_height(headline.width())))
        self.headline.setGeometry(headline)

    def _place_lid(self, rack: QRect, actions: QRect) -> None:
        """Over the rack; beside the eye too, where the words would otherwise be broken."""
        self.lid.setGeometry(rack)
        if self.lid.is_cramped:
            rack.setRight(actions.right() - self.bar.drawings_width() - 12)
            self.lid.setGeometry(rack)

    def place_again(self) -> None:
        """Something that was lent to the desk needs another room now."""
        self._place_children()

    def _place_children(self) -> None:
        zones = self.board.board.zones
        if zones is None:
            return
        self._place_words(zones)
        self._place_lid(_rectangle(zones.rack), _rectangle(zones.actions))
        if not self._ribbon.isHidden():
            room = QRect(12, round(zones.cloth.top), self.board.width() - 24, round(zones.cloth.height))
            self._ribbon.lie_in(room, self.voices.line_areas())
        self.board.board.dim(self.is_sheet_open)
        self._place_sheet()


def _rectangle(rect: Rect) -> QRect:
    return QRect(round(rect.left), round(rect.top), round(rect.width), round(rect.height))
