"""What the help tells about a table as it stands now."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtWidgets import QWidget

from domino_desktop.i18n.english import Speaker
from domino_desktop.ui.help.topics import DEAL, FOUL, SCORE, WALK, Topic, topic_at_desk
from domino_desktop.ui.pages.foul import FoulPage
from domino_desktop.ui.pages.score import ScorePage
from domino_desktop.ui.table.desk import Desk
from domino_desktop.ui.table.page import TablePage

Part = TypeVar("Part", bound=QWidget)


def told_at(page: TablePage) -> tuple[Topic, Speaker] | None:
    """The topic of a table and the language that is spoken there; None before anything lies on it.

    It asks only for what is in view: under the lid that is what everybody may know.
    """
    desk = _part(page, Desk)
    picture = desk.board.board.picture
    if picture is None:
        return None
    if page.deals.sheet is not None:
        return DEAL, page.deals.sheet.speaker or picture.speaker
    if not _part(page, ScorePage).isHidden():
        return SCORE, picture.speaker
    if not _part(page, FoulPage).isHidden():
        return FOUL, picture.speaker
    if desk.is_sheet_open:
        return WALK, picture.speaker
    names = tuple(mark.name for mark in picture.marks)
    topic = topic_at_desk(picture.view, names, picture.owner, is_open=picture.is_open)
    return topic.with_coach() if page.coaching.is_showing else topic, picture.speaker


def _part(page: TablePage, kind: type[Part]) -> Part:
    found = page.findChild(kind)
    assert found is not None
    return found
