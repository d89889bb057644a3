"""The page of one tournament: its name, where it stands, and its tabs."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget
from shiboken6 import isValid

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import buttons
from domino_desktop.i18n.messages import tournament as words
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import IconButton, PillChoice, TextLabel
from domino_desktop.ui.icons import Icons
from domino_desktop.ui.key_sequences import key_sequence
from domino_desktop.ui.pages.tab_order import order_tabs
from domino_desktop.ui.slices import Filling
from domino_desktop.ui.tournament.tabs import TAB_WORDS, Tab, kind_of
from domino_desktop.ui.tournament.tools import TournamentTools

if TYPE_CHECKING:
    from domino_desktop.controller.tournament import TournamentController
    from domino_desktop.ui.tournament.beginning.last_time import LastEntrant
    from domino_desktop.ui.tournament.tabs import AnyTab

_MARGIN: Final = 20
_LINES: Final = 20
_WAYS: Final = {
    "entrants_wanted": Tab.ENTRANTS,
    "round_wanted": Tab.ROUND,
    "standings_wanted": Tab.STANDINGS,
}
"""Signals of tabs that lead on to another tab."""


class TournamentPage(QWidget):
    """Shows one tournament; what happens in it is told by the controller, so the tab in view is always true.

    ``tab_made(tab, widget)``: a tab is there for the first time, for whoever listens to its signals.
    """

    back = Signal()
    tab_made = Signal(object, QWidget)

    def __init__(self, art: TileArt, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art, self._icons = art, icons
        self._office: TournamentController | None = None
        self._language: Language | None = None
        self._tabs: dict[Tab, AnyTab] = {}
        self._making, self._gives_focus = Filling(self), False
        self.setAutoFillBackground(True)
        self._back_button = IconButton(icons.icon("back", art.theme.outline))
        self._back_button.clicked.connect(self.back)
        self._title, self._standing = TextLabel("title"), TextLabel("quiet")
        self.tools = TournamentTools()
        self._choice = PillChoice()
        self._choice.chosen.connect(lambda key: self.show_tab(Tab(key)))
        self._stack = QStackedWidget()
        for place, tab in enumerate(Tab, start=1):
            keys = QShortcut(key_sequence(f"Ctrl+{place}"), self)
            keys.activated.connect(lambda tab=tab: self._go_to(tab))
        self._lay_out()

    @property
    def office(self) -> TournamentController | None:
        """The tournament in view."""
        return self._office

    @property
    def tab(self) -> Tab:
        """The tab in view."""
        return Tab(self._choice.choice())

    @property
    def help_part(self) -> str:
        """What the help tells about: the tab in view, and what is in view there."""
        part = getattr(self._tabs.get(self.tab), "help_part", "")
        return f"{self.tab.value}/{part}" if part else self.tab.value

    def present(self, office: TournamentController, language: Language) -> None:
        """Show this tournament, or what is new in it."""
        if office is not self._office:
            self._let_go()
            self._office = office
            office.changed.connect(self._follow)
            self._language = language
            self._say()
            state = office.state
            self._choice.choose((Tab.ROUND if state.rounds and not state.is_finished else Tab.ENTRANTS).value)
            if state.is_finished:
                self._choice.choose(Tab.STANDINGS.value)
        self.retranslate(language)

    def retranslate(self, language: Language) -> None:
        """Go on in this language."""
        self._language = language
        self._say()
        self._follow()

    def show_tab(self, tab: Tab, *, at_once: bool = False) -> None:
        """Bring a tab to the front; one that is new may come a moment later, unless ``at_once``."""
        self._choice.choose(tab.value)
        self._follow()
        if at_once:
            self._making.finish()

    def check_in(self, entrants: Sequence[LastEntrant]) -> None:
        """Let these entrants of last time be ticked, at once."""
        from domino_desktop.ui.tournament.people.entrants_tab import EntrantsTab

        self.show_tab(Tab.ENTRANTS, at_once=True)
        made = self._tabs[Tab.ENTRANTS]
        assert isinstance(made, EntrantsTab)
        made.offer_last(entrants, opens=True)

    def set_art(self, art: TileArt) -> None:
        """Use other colours from now on."""
        self._making.finish()
        self._art = art
        self._back_button.setIcon(self._icons.icon("back", art.theme.outline))
        for made in self._tabs.values():
            made.set_art(art)

    def focus_first(self) -> None:
        """The keyboard goes to what is in view."""
        made = self._stack.currentWidget()
        self._gives_focus = self._making.is_busy
        (made or self._choice).setFocus(Qt.FocusReason.OtherFocusReason)

    # Inside -------------------------------------------------------------------------------------------

    def _let_go(self) -> None:
        """Another tournament comes: its tabs begin anew."""
        if self._office is not None:
            self._office.changed.disconnect(self._follow)
        self._making.stop()
        for made in self._tabs.values():
            self._stack.removeWidget(made)
            made.deleteLater()
        self._tabs = {}

    def _go_to(self, tab: Tab) -> None:
        self.show_tab(tab)
        self.focus_first()

    def _follow(self) -> None:
        """Say how it stands, in the head and in the tab in view."""
        office, language = self._office, self._language
        if office is None or language is None:
            return
        self._title.setText(office.state.settings.name)
        self._standing.setText(_standing(office, language))
        self._title.setAccessibleDescription(self._standing.text())
        self._making.stop()
        tab = self.tab
        if tab in self._tabs:
            self._tabs[tab].present(office, language)
            self._bring_forward(tab)
        else:
            self._making.fill(self._made(tab, office, language))

    def _made(self, tab: Tab, office: TournamentController, language: Language) -> Generator[None, None, None]:
        """Make a tab, in steps: each brings much with it."""
        kind = kind_of(tab)
        yield
        made = kind(self._art, self._icons)
        made.setParent(self._stack)
        made.hide()  # nobody is to press what shows nothing yet
        try:
            yield
        except GeneratorExit:  # another tab is wanted, and nobody knows of this one yet
            if isValid(made):
                made.deleteLater()
            raise
        made.present(office, language)
        self._stack.addWidget(made)
        self._tabs[tab] = made
        for way, to in _WAYS.items():
            wanted = getattr(made, way, None)
            if wanted is not None:
                wanted.connect(lambda to=to: self._go_to(to))
        self.tab_made.emit(tab, made)
        yield
        self._bring_forward(tab)
        if self._gives_focus:
            self.focus_first()

    def _bring_forward(self, tab: Tab) -> None:
        made = self._tabs[tab]
        if self._stack.currentWidget() is not made:
            self._stack.setCurrentWidget(made)
            order_tabs(self)

    def _say(self) -> None:
        language = self._language
        if language is None:
            return
        say = language.say
        self._back_button.setAccessibleName(say(buttons.BACK))
        self._back_button.setToolTip(say(buttons.BACK))
        self._choice.set_choices((tab.value, say(message)) for tab, message in TAB_WORDS.items())
        self._choice.setAccessibleName(say(words.TABS))
        self.tools.retranslate(language)

    def _lay_out(self) -> None:
        first = QHBoxLayout()
        first.setSpacing(14)
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self._title)
        names.addWidget(self._standing)
        first.addWidget(self._back_button, 0, Qt.AlignmentFlag.AlignTop)
        first.addLayout(names, 1)
        first.addWidget(self.tools, 0, Qt.AlignmentFlag.AlignTop)
        head = QVBoxLayout()
        head.setContentsMargins(_MARGIN, 14, _MARGIN, 8)
        head.setSpacing(8)
        head.addLayout(first)
        head.addWidget(self._choice)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(head)
        whole.addWidget(self._stack, 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        order_tabs(self)
        if not event.spontaneous():
            self.focus_first()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.focus_first()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._arrange()

    def _arrange(self) -> None:
        """Where it is narrow the tools fold into a menu; where few lines have room, they belong to the tab."""
        self.tools.fold(self.tools.full_width() > self.width() // 2)
        self._standing.setVisible(self.height() >= self.fontMetrics().lineSpacing() * _LINES)


def _standing(office: TournamentController, language: Language) -> str:
    """Where the tournament stands, and who directs it."""
    from domino_desktop.ui.tournament.parts.names import person_name

    state = office.state
    parts = []
    if state.is_finished:
        parts.append(language.say(words.FINISHED))
    elif state.rounds:
        number, planned = len(state.rounds), state.settings.rounds
        said = language.say(words.ROUND_OF, number, planned) if planned else language.say(words.ROUND, number)
        parts.append(said)
    if office.director:
        parts.append(language.say(words.DIRECTED_BY, person_name(office, office.director, language)))
    return " · ".join(parts)
