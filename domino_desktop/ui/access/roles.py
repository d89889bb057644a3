"""What a screen reader calls the widgets that we paint ourselves: a group of choices, a picture, a page."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

_Role = QAccessible.Role

ROLES: Final = {
    "ChoiceCards": _Role.Grouping,
    "PillChoice": _Role.Grouping,
    "SeatCard": _Role.Grouping,
    "Shelf": _Role.Grouping,
    "Lid": _Role.Grouping,
    "ActionBar": _Role.ToolBar,
    "LayoutPicture": _Role.Graphic,
    "HelpPicture": _Role.Graphic,
    "Thumbnail": _Role.Graphic,
    "SumStrip": _Role.Grouping,
    "ResultCard": _Role.Grouping,
    "Caps": _Role.StaticText,
    "Dots": _Role.StaticText,
    "OwnTable": _Role.Graphic,
    "CropView": _Role.Graphic,
    "WalkSheet": _Role.Pane,
    "ScorePage": _Role.Pane,
    "FoulPage": _Role.Pane,
    "OthersSheet": _Role.Pane,
    "DealSheet": _Role.Pane,
    "ReviewPage": _Role.Pane,
    "Timeline": _Role.Graphic,
    "LaddersPage": _Role.Pane,
    "PuzzlePage": _Role.Pane,
    "PuzzlePanel": _Role.Grouping,
    "MoveList": _Role.Grouping,
    "WalkRound": _Role.Grouping,
    "Stairs": _Role.Graphic,
    "Told": _Role.Grouping,
    "Overview": _Role.Pane,
    "DisputeView": _Role.Pane,
    "Stones": _Role.Grouping,
    "LiarChoice": _Role.Grouping,
    "DesksPage": _Role.Pane,
    "DeskPicture": _Role.Graphic,
    "TableCard": _Role.Grouping,
    "NewTablePage": _Role.Pane,
    "PersonFields": _Role.Grouping,
    "DeskPage": _Role.Pane,
    "PositionPane": _Role.Pane,
    "RoundPane": _Role.Pane,
    "WalkPane": _Role.Pane,
    "HandsPane": _Role.Pane,
    "RulingsPane": _Role.Pane,
    "NumberedChoice": _Role.Grouping,
    "PlayersWindow": _Role.Window,
    "PaperPreview": _Role.Document,
    "TournamentsPage": _Role.Pane,
    "TournamentPanel": _Role.Grouping,
    "EveningPicture": _Role.Graphic,
    "NewPage": _Role.Pane,
    "LengthChoice": _Role.Grouping,
    "PointsPair": _Role.Grouping,
    "MembersPage": _Role.Pane,
    "EntrantPane": _Role.Grouping,
    "StartPane": _Role.Pane,
    "PairingPane": _Role.Pane,
    "TableActions": _Role.Grouping,
    "BeamerWindow": _Role.Window,
    "BeamerScene": _Role.Graphic,
}
"""By the name of the class. Qt would call each of them a filler, and a filler's name is read to nobody."""

_given: dict[int, QAccessibleInterface] = {}
"""What was handed out, by widget: Qt does not keep interfaces alive, and each must go with its widget."""


@cache
def install() -> None:
    """Let screen readers know what each widget is, from now on."""
    QAccessible.installFactory(_make)
    application = QCoreApplication.instance()
    assert application is not None
    application.aboutToQuit.connect(_given.clear)


def _make(key: str, thing: QObject | None) -> QAccessibleInterface | None:
    named = (ROLES.get(one.__name__.lstrip("_")) for one in type(thing).__mro__)
    role = next((one for one in named if one is not None), None)
    if role is None or not isinstance(thing, QWidget):
        return None
    number = id(thing)
    given = _given[number] = QAccessibleWidget(thing, role)
    thing.destroyed.connect(lambda: _given.pop(number, None))
    return given
