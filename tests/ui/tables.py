"""A table page with people, stand-ins for the computers, and a database in a temporary folder."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QLabel, QLineEdit, QWidget

from domino_desktop.ai.levels import Level
from domino_desktop.controller.table import TableController
from domino_desktop.core import rules
from domino_desktop.core.moves import PlayTile
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import TABLE
from domino_desktop.i18n.language import CODES, language
from domino_desktop.i18n.messages import table as messages
from domino_desktop.i18n.messages import walk
from domino_desktop.i18n.narration import either
from domino_desktop.storage import rulesets
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.people import Aids
from domino_desktop.storage.settings import Pace
from domino_desktop.storage.setup import BlockCheck, Privacy, SeatKind, SeatSetup, TableSetup
from domino_desktop.ui.board.answers import Answers
from domino_desktop.ui.board.tile_item import TileItem
from domino_desktop.ui.controls import IconButton
from domino_desktop.ui.dialogs.question import Question
from domino_desktop.ui.motion import Motion
from domino_desktop.ui.pages.foul import FoulPage
from domino_desktop.ui.pages.score import ScorePage
from domino_desktop.ui.table.desk import Desk
from domino_desktop.ui.table.page import TablePage
from domino_desktop.ui.table.phrases import Deed
from tests.controller.engines import ScriptedEngine
from tests.core.tables import DEAD_LINE, FIX_4, FIX_LIAR, LIAR_LINE, entered
from tests.ui.databases import HastyDatabase

__all__ = ["DEAD_LINE", "FIX_4", "FIX_LIAR", "LIAR_LINE", "Table"]

NAMES = ("Giulia", "João", "Astrid", "Elsa", "Nonno Beppe", "Maria Antonietta", "Åsa", "Sri Wahyuningsih")
LANGUAGES = ("it", "pt_BR", "sv", "id", "it", "pt_PT", "sv", "en")

_PLACES = ("turn", "leader", "closer", "ends")


class Table:
    """One match on a page of its own.

    ``Table(qtbot, look, folder, line, hands, boneyard, humans=(0, 2))`` begins from a position; without one, or with
    ``seats=3``, the round is dealt by ``seed``. With a ``study`` the coach helps. Whatever else is named changes the
    rule set.
    """

    def __init__(
        self,
        qtbot,
        look,
        folder,
        *position,
        humans=(0,),
        seats=None,
        ruleset="classic-draw",
        check=BlockCheck.TOGETHER,
        privacy=Privacy.LID,
        pace=Pace.INSTANT,
        reduced=False,
        seed=7,
        size=(1280, 800),
        opens_walk=None,
        aids=None,
        engine=None,
        languages=LANGUAGES,
        starts=True,
        study=None,
        **changes,
    ):
        self.qtbot, self.look = qtbot, look
        places = {name: changes.pop(name) for name in _PLACES if name in changes}
        count = len(position[1]) if position else seats or 4
        if check is BlockCheck.HONOUR:
            changes.setdefault("declarations", "trusted")
        chosen = rulesets.load(ruleset).changed(changes)
        people = tuple(
            SeatSetup(NAMES[seat], SeatKind.HUMAN, languages[seat], seat)
            if seat in humans
            else SeatSetup(NAMES[seat], SeatKind.COMPUTER, languages[seat], seat, Level.CASUAL)
            for seat in range(count)
        )
        setup = TableSetup(people, chosen, check, privacy, seed, coach=study is not None)
        self.study = study
        self.paths = DataPaths.under(folder)
        self.database = HastyDatabase.open(self.paths)
        opens = chosen.is_checked if opens_walk is None else opens_walk
        more = [entered(*position, number=1, **places)] if position else []
        self.match_id = self.database.create_match(setup, rules.start_match(chosen, count, opens), *more)
        self.engine = engine or ScriptedEngine()
        self.motion = Motion.of(pace, reduced)
        self.aids = {seat: Aids() for seat in humans} if aids is None else aids
        self.size = size
        self.page = None
        self.told = []
        if starts:
            self.sit_down()

    def sit_down(self):
        """A page for the match as it is stored."""
        self.page = TablePage(Desk(art := self.look.art(6), self.look.icons), ScorePage(art), FoulPage(art))
        self.page.resize(*self.size)
        self.page.show()
        controller = TableController(self.database, self.match_id, self.engine, self.page)
        if self.study is not None:
            self.page.coaching.study = lambda: self.study
        self.events = []
        self.refusals = []
        controller.changed.connect(self.events.extend)
        controller.refused.connect(lambda seat, violation: self.refusals.append((seat, violation.reason)))
        self.page.sit_down(controller, self.aids, self.motion, "en")
        self.page.activateWindow()
        self.page.setFocus()
        QApplication.processEvents()

    def reopen(self):
        """Stop, close the database, and go on from what is stored."""
        self.page.stand_up()
        self.page.close()
        self.page.deleteLater()
        self.database.close()
        self.database = HastyDatabase.open(self.paths)
        self.sit_down()

    def leave(self):
        if self.page is not None:
            self.page.stand_up()
            self.page.close()
            self.page.deleteLater()
        self.database.close()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    # What there is --------------------------------------------------------------------------------------

    @property
    def controller(self):
        return self.page.controller

    @property
    def desk(self):
        return self.page.findChild(Desk)

    @property
    def board(self):
        return self.desk.board

    @property
    def scene(self):
        return self.board.board

    @property
    def sheet(self):
        return self.desk.sheet

    @property
    def lid(self):
        return self.desk.lid

    @property
    def public(self):
        return self.controller.view(TABLE)

    @property
    def headline(self):
        return self.desk.headline

    @property
    def bubble(self):
        return self.desk.voices.bubble

    @property
    def keeper(self):
        return self.page._keeper

    @property
    def shown(self):
        """The page that is in view now."""
        return self.page.layout().currentWidget()

    @property
    def spoken(self):
        """The code of the language of the table."""
        return self.desk.locale().name() if self.desk.locale().name() in CODES else self.desk.locale().name()[:2]

    @property
    def rack(self):
        return " ".join(str(tile) for tile in self.scene.rack.tiles)

    @property
    def line(self):
        return " ".join(f"{left}-{right}" for left, right in self.public.layout.halves())

    def say(self, name, *args):
        """A message of the table in the language that is spoken there now."""
        return language(self.spoken).say(getattr(messages, name), *args)

    def either(self, *values):
        return either(values, language(self.spoken))

    def walk_word(self, name, *args):
        """A message of the walk in the language that is spoken there now."""
        return language(self.spoken).say(getattr(walk, name), *args)

    def questions(self):
        """The questions that stand over the page now."""
        return [one for one in self.page.findChildren(Question) if one.isVisible()]

    def count_pages(self):
        """The kinds of page that come into view from now on, in their order."""
        seen = []
        self.page.layout().currentChanged.connect(
            lambda number: seen.append(type(self.page.layout().widget(number)).__name__)
        )
        return seen

    @staticmethod
    def deed(name):
        return Deed[name]

    def buttons(self):
        """The words on the action buttons."""
        return [button.text() for button in self.desk.bar.buttons if button.isVisible()]

    def kinds(self):
        return [type(event).__name__ for event in self.events]

    # What people do -------------------------------------------------------------------------------------

    def wait(self, condition):
        self.qtbot.waitUntil(lambda: bool(condition()))

    def spot(self, tile):
        """The middle of a tile in the rack, in the viewport."""
        tile = Tile.parse(tile)
        item = self.scene.hand.item(tile)
        side = self.scene.rack.room.side
        return self.board.mapFromScene(item.pos() + QPointF(side / 2, side))

    def outline(self, tile, end):
        """The middle of the place where this tile would lie at this end."""
        place = self.scene.geometry.spot_for(Tile.parse(tile), end).centre
        return self.board.mapFromScene(QPointF(place.x, place.y))

    def press(self, point, button=Qt.MouseButton.LeftButton):
        QTest.mousePress(self.board.viewport(), button, Qt.KeyboardModifier.NoModifier, point)

    def move(self, *points):
        for point in points:
            QTest.mouseMove(self.board.viewport(), point)

    def release(self, point):
        QTest.mouseRelease(self.board.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)

    def click(self, point):
        self.press(point)
        self.release(point)

    def lift(self, tile, to):
        """Press on a tile and carry it to a point of the viewport, in many small steps."""
        start = self.spot(tile)
        self.press(start)
        self.move(*(start + (to - start) * step / 12 for step in range(1, 13)))

    def double_click(self, point):
        """As a window system sends it: press, release, double click, release."""
        self.click(point)
        QTest.mouseDClick(self.board.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
        self.release(point)

    def boneyard(self):
        """A point on the pile, in the viewport."""
        zone = self.scene.zones.boneyard
        return self.board.mapFromScene(QPointF(zone.left + 24, zone.top + 24))

    def drag(self, tile, to):
        self.lift(tile, to)
        self.release(to)

    def key(self, key, text=None):
        """A key for whatever has the keyboard."""
        target = QApplication.focusWidget() or self.page
        if text is None:
            QTest.keyClick(target, key)
        else:
            QTest.keyClick(target, text)

    def key_held(self, key, text, repeats):
        """A key pressed, repeated by the keyboard, and let go."""
        target = QApplication.focusWidget() or self.page
        for repeat in range(repeats + 1):
            event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text, repeat > 0)
            QApplication.sendEvent(target, event)
        QTest.keyRelease(target, key)

    def show_table(self):
        """Back from the score page to the table."""
        self.score_page.show_table.emit()

    @property
    def score_page(self):
        return self.page.findChild(ScorePage)

    @property
    def foul_page(self):
        return self.page.findChild(FoulPage)

    def letter(self, action):
        """The key of an action that is in force now, as one types it."""
        return self.page.shortcuts.keys[action][0].lower()

    def open_lid(self):
        self.qtbot.mouseClick(self.lid.button, Qt.MouseButton.LeftButton)

    def look_in(self):
        """Open whatever is closed over the rack."""
        closed = self.desk.curtain if self.desk.curtain.isVisible() else self.lid
        self.qtbot.mouseClick(closed.button, Qt.MouseButton.LeftButton)

    def eye(self):
        """The button with the eye."""
        words = (self.say("CLOSE_LID"), self.say("SHOW_MY_TILES"))
        return next(one for one in self.desk.bar.findChildren(IconButton) if one.accessibleName() in words)

    def sheet_button(self, name):
        answers = self.sheet.findChild(Answers)
        return {"yes": answers.yes, "no": answers.no}[name]

    def submit(self, seat, move):
        return self.controller.submit(seat, move)

    def play_plainly(self):
        """Moves of the person to act, the first legal one each, until a computer or nobody is to act."""
        while (seat := self.controller.human_to_act()) is not None:
            self.submit(seat, self.controller.view(seat).legal_moves[0])
            QApplication.processEvents()

    # What can be seen -----------------------------------------------------------------------------------

    def tiles_in_scene(self):
        """Every tile that is face up anywhere in the scene."""
        return [item.tile for item in self.scene.items() if isinstance(item, TileItem) and item.halves is not None]

    def words_anywhere(self):
        """Every text of every widget, window and accessible object, hidden ones included."""
        return [QGuiApplication.applicationDisplayName(), *self.words_of(self.page), *self.accessible_words()]

    @staticmethod
    def words_of(top):
        """Every text of a widget and those within it."""
        found = []
        for widget in [top, *top.findChildren(QWidget)]:
            found += [widget.toolTip(), widget.statusTip(), widget.whatsThis(), widget.windowTitle()]
            found += [widget.accessibleName(), widget.accessibleDescription(), widget.objectName()]
            if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
                found.append(widget.text())
            if isinstance(widget, QAbstractItemView) and widget.model() is not None:
                rows = widget.model().rowCount()
                found += [widget.model().index(row, 0).data() for row in range(rows)]
            found += [action.text() for action in widget.actions()]
        return [text for text in found if isinstance(text, str) and text]

    def accessible_words(self):
        """What a screen reader can reach, from the page down."""
        found, waiting, seen = [], [QAccessible.queryAccessibleInterface(self.page)], 0
        while waiting and seen < 5000:
            one = waiting.pop()
            seen += 1
            if one is None or not one.isValid():
                continue
            for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
                found.append(one.text(kind))
            waiting += [one.child(number) for number in range(one.childCount())]
        return found


def halfway(one, another):
    return QPoint((one.x() + another.x()) // 2, (one.y() + another.y()) // 2)


def play(tile, end):
    return PlayTile(Tile.parse(tile), end)
