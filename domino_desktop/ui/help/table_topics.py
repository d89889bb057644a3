"""What the help tells about a table as it stands now, with the keys that work there."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtWidgets import QWidget

from domino_desktop.i18n.english import Speaker
from domino_desktop.ui.help.place_keys import Told
from domino_desktop.ui.help.table_keys import keys_after_round, keys_at_desk, keys_in_walk, keys_on_sheet
from domino_desktop.ui.help.topics import DEAL, FOUL, SCORE, WALK, Topic, topic_at_desk
from domino_desktop.ui.pages.foul import FoulPage
from domino_desktop.ui.pages.score import ScorePage
from domino_desktop.ui.table.desk import Desk
from domino_desktop.ui.table.page import TablePage

Part = TypeVar("Part", bound=QWidget)


def told_at(page: TablePage) -> tuple[Topic, Speaker, tuple[Told, ...]] | None:
    """The topic of a table, the language that is spoken there, and the keys that work; None before anything lies on it.

    It asks only for what is in view: under the lid that is what everybody may know.
    """
    desk = _part(page, Desk)
    picture = desk.board.board.picture
    if picture is None:
        return None
    if page.deals.sheet is not None:
        return DEAL, page.deals.sheet.speaker or picture.speaker, keys_on_sheet()
    if not _part(page, ScorePage).isHidden():
        return SCORE, picture.speaker, keys_after_round()
    if not _part(page, FoulPage).isHidden():
        return FOUL, picture.speaker, keys_after_round()
    if desk.is_sheet_open:
        return WALK, picture.speaker, keys_in_walk()
    names = tuple(mark.name for mark in picture.marks)
    topic = topic_at_desk(picture.view, names, picture.owner, is_open=picture.is_open)
    keys = keys_at_desk(
        picture.view,
        picture.owner,
        is_open=picture.is_open,
        has_curtain=not desk.curtain.isHidden(),
        has_coach=page.coaching.is_on,
    )
    return topic.with_coach() if page.coaching.is_showing else topic, picture.speaker, keys


def _part(page: TablePage, kind: type[Part]) -> Part:
    found = page.findChild(kind)
    assert found is not None
    return found
