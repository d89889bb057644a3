"""What the help tells about each page, and about each state of the table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtWidgets import QWidget

from domino_desktop.core.moves import PlayTile
from domino_desktop.core.views import View
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import Message, coach, deals, desk, practice, puzzles, review
from domino_desktop.i18n.messages import help_topics as words
from domino_desktop.i18n.messages import tournament_help as club


@dataclass(frozen=True, slots=True)
class Topic:
    """What a page is for, and what one can do there now; ``name`` is the player that it talks about.

    ``is_of_play``: whoever asks there may want to learn the game.
    """

    purpose: Message
    tips: tuple[Message, ...]
    name: str = ""
    is_of_play: bool = True

    def told(self, language: Speaker) -> tuple[str, ...]:
        """The purpose and every tip as sentences."""
        return tuple(language.say(message, self.name) for message in (self.purpose, *self.tips))

    def with_coach(self) -> Topic:
        """The same where the coach helps."""
        return replace(self, tips=(*self.tips, *coach.HELP_TIPS))


def _work(purpose: Message, tips: tuple[Message, ...]) -> Topic:
    """The topic of a page for those who direct, and know the game."""
    return Topic(purpose, tips, is_of_play=False)


FIRST_START: Final = Topic(words.FIRST_START, words.FIRST_START_TIPS)
PAGES: Final = {
    "StartPage": Topic(words.START, words.START_TIPS),
    "SetupPage": Topic(words.SETUP, words.SETUP_TIPS),
    "GalleryPage": Topic(words.GALLERY, words.GALLERY_TIPS),
    "RulebookPage": Topic(words.RULEBOOK, words.RULEBOOK_TIPS),
    "EditorPage": Topic(words.EDITOR, words.EDITOR_TIPS),
    "ComparePage": Topic(words.COMPARISON, words.COMPARISON_TIPS),
    "SettingsPage": Topic(words.SETTINGS, words.SETTINGS_TIPS),
    "OwnPicturesPage": Topic(words.PICTURES, words.PICTURES_TIPS),
    "CropPage": Topic(words.PICTURES, words.PICTURES_TIPS),
    "HelpPage": Topic(words.HOW_TO_PLAY, words.HOW_TO_PLAY_TIPS),
    "TourPage": Topic(words.TOUR, words.TOUR_TIPS),
    "ReviewPage": Topic(review.HELP, review.HELP_TIPS),
    "LaddersPage": Topic(puzzles.HELP_LADDERS, puzzles.HELP_LADDERS_TIPS),
    "PuzzlePage": Topic(puzzles.HELP_PUZZLE, puzzles.HELP_PUZZLE_TIPS),
    "PracticePage": Topic(practice.HELP, practice.HELP_TIPS),
    "DesksPage": _work(desk.HELP_TABLES, desk.HELP_TABLES_TIPS),
    "NewTablePage": _work(desk.HELP_NEW_TABLE, desk.HELP_NEW_TABLE_TIPS),
    "DeskPage": _work(desk.HELP_DESK, desk.HELP_DESK_TIPS),
    "RoundsPage": _work(desk.HELP_ROUNDS, desk.HELP_ROUNDS_TIPS),
    "ProtocolPage": _work(desk.HELP_PAPER, desk.HELP_PAPER_TIPS),
    "PocketPage": _work(desk.HELP_PAPER, desk.HELP_PAPER_TIPS),
    "PlayersWindow": _work(desk.HELP_PLAYERS, desk.HELP_PLAYERS_TIPS),
    "TournamentsPage": _work(club.TOURNAMENTS, club.TOURNAMENTS_TIPS),
    "NewPage": _work(club.NEW, club.NEW_TIPS),
    "MembersPage": _work(club.MEMBERS, club.MEMBERS_TIPS),
    "TournamentPage/entrants": _work(club.ENTRANTS, club.ENTRANTS_TIPS),
    "TournamentPage/round": _work(club.ROUND, club.ROUND_TIPS),
    "TournamentPage/round/pairing": _work(club.PAIRING, club.PAIRING_TIPS),
    "TournamentPage/round/changing": _work(club.CHANGING, club.CHANGING_TIPS),
    "TournamentPage/round/results": _work(club.RESULTS, club.RESULTS_TIPS),
    "TournamentPage/round/played": _work(club.PLAYED, club.PLAYED_TIPS),
    "TournamentPage/standings": _work(club.STANDINGS, club.STANDINGS_TIPS),
    "TournamentPage/standings/history": _work(club.HISTORY, club.HISTORY_TIPS),
    "TournamentPage/log": _work(club.LOG, club.LOG_TIPS),
    "TournamentPage/publish": _work(club.PUBLISH, club.PUBLISH_TIPS),
    "ResultPage": _work(desk.HELP_PAPER, desk.HELP_PAPER_TIPS),
    "BeamerWindow": _work(club.BEAMER, club.BEAMER_TIPS),
    "SeasonPage": _work(club.SEASON, club.SEASON_TIPS),
    "ListPage": _work(desk.HELP_PAPER, desk.HELP_PAPER_TIPS),
}
"""By the name of the page's class, and of its part in view: the pages are imported only when they are wanted."""

WALK: Final = Topic(words.WALK, words.WALK_TIPS)
SCORE: Final = Topic(words.SCORE, words.SCORE_TIPS)
FOUL: Final = Topic(words.FOUL, words.FOUL_TIPS)
DEAL: Final = Topic(deals.HELP, deals.HELP_TIPS)


def place_of(page: QWidget | None) -> str:
    """The name of a place: that of the page's class, and of its part in view."""
    name, part = type(page).__name__, getattr(page, "help_part", "")
    return f"{name}/{part}" if part else name


def topic_of(page: QWidget | None, *, is_first: bool) -> Topic | None:
    """The topic of a page outside a match, or None when it has none; ``is_first``: nobody has played here yet.

    A part that has no topic of its own has that of what it is in.
    """
    name = place_of(page)
    if is_first and name == "StartPage":
        return FIRST_START
    while name and name not in PAGES:
        name = name.rpartition("/")[0]
    return PAGES.get(name)


def topic_at_desk(view: View, names: tuple[str, ...], owner: int | None, *, is_open: bool) -> Topic:
    """The topic of the desk in this view, which is the table's own unless the rack lies open before its owner.

    ``owner`` is the person in front of the rack.
    """
    if view.score is not None:
        return Topic(words.ROUND_OVER, words.ROUND_OVER_TIPS)
    if owner is not None and not is_open:
        return Topic(words.LID, words.LID_TIPS, names[owner])
    if view.turn is None or view.turn != owner:
        return Topic(words.WAITING, words.WAITING_TIPS, "" if view.turn is None else names[view.turn])
    if not view.ruleset.is_checked:
        return Topic(words.ON_HONOUR, words.ON_HONOUR_TIPS, names[owner])
    if any(isinstance(move, PlayTile) for move in view.legal_moves):
        return Topic(words.YOUR_TURN, words.YOUR_TURN_TIPS, names[owner])
    return Topic(words.NOTHING_FITS, words.NOTHING_FITS_TIPS, names[owner])
