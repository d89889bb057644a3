"""The tabs of a tournament, and where each is found."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING, Final, TypeAlias

from domino_desktop.i18n.messages import Message
from domino_desktop.i18n.messages import tournament as words
from domino_desktop.ui.art.tile_art import TileArt

if TYPE_CHECKING:
    from domino_desktop.ui.icons import Icons
    from domino_desktop.ui.tournament.numbers.log_tab import LogTab
    from domino_desktop.ui.tournament.numbers.standings_tab import StandingsTab
    from domino_desktop.ui.tournament.papers.publish_tab import PublishTab
    from domino_desktop.ui.tournament.people.entrants_tab import EntrantsTab
    from domino_desktop.ui.tournament.rounds.round_tab import RoundTab

    AnyTab: TypeAlias = EntrantsTab | RoundTab | StandingsTab | LogTab | PublishTab


class Tab(Enum):
    """The tabs in their order."""

    ENTRANTS = "entrants"
    ROUND = "round"
    STANDINGS = "standings"
    LOG = "log"
    PUBLISH = "publish"


TAB_WORDS: Final[dict[Tab, Message]] = {
    Tab.ENTRANTS: words.TAB_ENTRANTS,
    Tab.ROUND: words.TAB_ROUND,
    Tab.STANDINGS: words.TAB_STANDINGS,
    Tab.LOG: words.TAB_LOG,
    Tab.PUBLISH: words.TAB_PUBLISH,
}


def kind_of(tab: Tab) -> Callable[[TileArt, Icons], AnyTab]:
    """What makes a tab; each brings much with it, so it comes when it is wanted."""
    match tab:
        case Tab.ENTRANTS:
            from domino_desktop.ui.tournament.people.entrants_tab import EntrantsTab

            return EntrantsTab
        case Tab.ROUND:
            from domino_desktop.ui.tournament.rounds.round_tab import RoundTab

            return RoundTab
        case Tab.STANDINGS:
            from domino_desktop.ui.tournament.numbers.standings_tab import StandingsTab

            return StandingsTab
        case Tab.LOG:
            from domino_desktop.ui.tournament.numbers.log_tab import LogTab

            return LogTab
        case Tab.PUBLISH:
            from domino_desktop.ui.tournament.papers.publish_tab import PublishTab

            return PublishTab
