"""The menu bar, in the program's language."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMainWindow, QMenu

from domino_desktop.i18n.language import CODES, Language, language
from domino_desktop.i18n.messages import Message, table, ways
from domino_desktop.ui.key_sequences import key_sequence
from domino_desktop.ui.keys import Action, keys_of
from domino_desktop.ui.share_wishes import SHARE_ROWS, ShareWish

_SHARE_KEYS = {ShareWish.COPY_PICTURE: Action.COPY_PICTURE, ShareWish.SAVE_PICTURE: Action.SAVE_PICTURE}


class ViewCommands(Protocol):
    """What the menus ask of the line."""

    def zoom_in(self) -> None: ...

    def zoom_out(self) -> None: ...

    def fit(self) -> None: ...


class DeskCommands(Protocol):
    """What the menus ask of the desk."""

    @property
    def board(self) -> ViewCommands: ...

    def toggle_story(self) -> None: ...


class CoachState(Protocol):
    """What the menus ask of the coach of a match."""

    @property
    def is_on(self) -> bool: ...

    @property
    def may_be_switched(self) -> bool: ...


class DealCommands(Protocol):
    """What the menus ask of the deals of a match."""

    def show(self, code: str = "") -> None: ...


class TableCommands(Protocol):
    """What the menus ask an open match to do."""

    @property
    def desk(self) -> DeskCommands: ...

    @property
    def coaching(self) -> CoachState: ...

    @property
    def deals(self) -> DealCommands: ...

    def take_back(self) -> None: ...

    def call_last_round(self) -> None: ...

    def close_lid(self) -> None: ...


class PageCommands(Protocol):
    """Which pages the menus ask for."""

    def show_start(self) -> None: ...

    def show_setup(self) -> None: ...

    def show_rulesets(self) -> None: ...

    def show_puzzles(self) -> None: ...

    def show_match_rules(self) -> None: ...

    def show_settings(self) -> None: ...

    def show_help(self) -> None: ...

    @property
    def side(self) -> SideCommands: ...


class SideCommands(Protocol):
    """Which pages beside the others they ask for."""

    def show_tour(self) -> None: ...

    def show_desk(self) -> None: ...

    def show_tournaments(self) -> None: ...


class Commands(Protocol):
    """What else the menus ask the program to do."""

    @property
    def table(self) -> TableCommands | None: ...

    def toggle_full_screen(self) -> None: ...

    def toggle_help(self) -> None: ...

    def toggle_sound(self) -> None: ...

    def toggle_coach(self) -> None: ...

    def choose_language(self, code: str) -> None: ...


class Menus:
    """Four menus. What needs an open match is offered only while there is one."""

    def __init__(
        self, window: QMainWindow, doors: PageCommands, commands: Commands, share: Callable[[ShareWish], None]
    ) -> None:
        """``share`` makes of the open table what people want to send to others."""
        self._commands = commands
        bar = window.menuBar()
        self._titles: list[tuple[QMenu, Message]] = []
        self._items: list[tuple[QAction, Message]] = []
        self._for_table: list[QAction] = []
        game = self._menu(bar.addMenu(""), table.MENU_GAME)
        self._item(game, table.NEW_MATCH, doors.show_setup, keys_of(Action.NEW_TABLE))
        self._item(game, table.RULE_SETS_ITEM, doors.show_rulesets)
        self._item(game, ways.PUZZLES_ITEM, doors.show_puzzles)
        self._item(game, ways.DESK_ITEM, doors.side.show_desk)
        self._item(game, ways.TOURNAMENTS_ITEM, doors.side.show_tournaments)
        self._item(game, table.START_PAGE, doors.show_start)
        game.addSeparator()
        self._item(
            game, table.TAKE_BACK_ITEM, self._at_table(lambda at: at.take_back()), keys_of(Action.TAKE_BACK), True
        )
        self._item(game, table.LAST_ROUND_ITEM, self._at_table(lambda at: at.call_last_round()), (), True)
        self._item(game, ways.DEAL_ITEM, self._at_table(lambda at: at.deals.show()), (), True)
        game.addSeparator()
        for wish, words in SHARE_ROWS:
            keys = keys_of(_SHARE_KEYS[wish]) if wish in _SHARE_KEYS else ()
            self._item(game, words, partial(share, wish), keys, True)
        game.addSeparator()
        self._item(game, table.SETTINGS_ITEM, doors.show_settings)
        self._item(game, table.QUIT_ITEM, window.close, ("Ctrl+Q",))
        view = self._menu(bar.addMenu(""), table.MENU_VIEW)
        self._item(view, table.ZOOM_IN, self._at_table(lambda at: at.desk.board.zoom_in()), (), True)
        self._item(view, table.ZOOM_OUT, self._at_table(lambda at: at.desk.board.zoom_out()), (), True)
        self._item(view, table.FIT, self._at_table(lambda at: at.desk.board.fit()), keys_of(Action.FIT), True)
        self._item(view, table.STORY_ITEM, self._at_table(lambda at: at.desk.toggle_story()), (), True)
        self._item(
            view, table.CLOSE_LID_ITEM, self._at_table(lambda at: at.close_lid()), keys_of(Action.CLOSE_LID), True
        )
        self._coach = self._item(view, ways.COACH_ITEM, commands.toggle_coach)
        self._coach.setCheckable(True)
        # Whether one person sits there alone is known only once people have sat down.
        view.aboutToShow.connect(lambda: self.tick_coach(commands.table))
        self._sound = self._item(view, table.SOUND_ITEM, commands.toggle_sound)
        self._sound.setCheckable(True)
        self._item(view, table.FULL_SCREEN, commands.toggle_full_screen, keys_of(Action.FULL_SCREEN))
        tongues = self._menu(bar.addMenu(""), table.LANGUAGE_MENU)
        self._tongues = QActionGroup(window)
        for code in CODES:
            item = tongues.addAction(language(code).own_name)
            item.setCheckable(True)
            item.setData(code)
            item.triggered.connect(lambda _checked=False, code=code: commands.choose_language(code))
            self._tongues.addAction(item)
        help_menu = self._menu(bar.addMenu(""), table.MENU_HELP)
        self._item(help_menu, ways.HELP_ITEM, commands.toggle_help, keys_of(Action.HELP))
        self._item(help_menu, table.HOW_TO_PLAY_ITEM, doors.show_help)
        self._item(help_menu, ways.TAKE_TOUR_ITEM, doors.side.show_tour)
        self._item(help_menu, table.MATCH_RULES_ITEM, doors.show_match_rules, (), True)

    def _menu(self, menu: QMenu, title: Message) -> QMenu:
        self._titles.append((menu, title))
        return menu

    def _item(
        self, menu: QMenu, words: Message, do: Callable[[], object], keys: tuple[str, ...] = (), at_table: bool = False
    ) -> QAction:
        item = menu.addAction("")
        item.triggered.connect(lambda _checked=False: do())
        item.setShortcuts([key_sequence(key) for key in keys])
        self._items.append((item, words))
        if at_table:
            self._for_table.append(item)
        return item

    def tick_coach(self, open_table: TableCommands | None) -> None:
        """Show whether the coach helps at the open table; one person alone there may switch it."""
        self._coach.setEnabled(open_table is not None and open_table.coaching.may_be_switched)
        self._coach.setChecked(open_table is not None and open_table.coaching.is_on)

    def tick_sound(self, is_on: bool) -> None:
        """Show whether sounds are on."""
        self._sound.setChecked(is_on)

    def _at_table(self, do: Callable[[TableCommands], None]) -> Callable[[], None]:
        def done() -> None:
            if self._commands.table is not None:
                do(self._commands.table)

        return done

    def retranslate(self, spoken: Language, open_table: TableCommands | None) -> None:
        """Say everything in this language; offer what belongs to a match only at a table."""
        for menu, title in self._titles:
            menu.setTitle(spoken.say(title))
        for item, words in self._items:
            item.setText(spoken.say(words))
        for item in self._for_table:
            item.setEnabled(open_table is not None)
        self.tick_coach(open_table)
        for item in self._tongues.actions():
            item.setChecked(item.data() == spoken.code)
