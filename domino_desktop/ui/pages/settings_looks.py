"""How tiles and table look: painted choices, and one picture of all of them together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import Message, settings
from domino_desktop.storage.settings import Back, Cloth, ClubColours, Settings, TileSet
from domino_desktop.ui.art.dress import Dress, OwnPictures
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.controls import PillChoice, QuietButton
from domino_desktop.ui.pages.choice_cards import Choice, ChoiceCards
from domino_desktop.ui.pages.page import Section

TryOn = Callable[[Settings, int], Dress]
"""What tiles and table of a set with so many pips at most would wear with these settings."""

_SETS: Final = {
    TileSet.IVORY: settings.SET_IVORY,
    TileSet.EBONY: settings.SET_EBONY,
    TileSet.COLOURS: settings.SET_COLOURS,
    TileSet.NUMERALS: settings.SET_NUMERALS,
    TileSet.FAMILY: settings.SET_FAMILY,
}
_CLOTHS: Final = {
    Cloth.GREEN: settings.CLOTH_GREEN,
    Cloth.BLUE: settings.CLOTH_BLUE,
    Cloth.WOOD: settings.CLOTH_WOOD,
    Cloth.OWN: settings.CLOTH_OWN,
}
_BACKS: Final = {Back.PLAIN: settings.BACK_PLAIN, Back.OWN: settings.BACK_OWN}
_PIPS: Final = {
    ClubColours.AUTO: settings.COLOURED_PIPS_AUTO,
    ClubColours.ON: settings.ON,
    ClubColours.OFF: settings.OFF,
}
_MOST_ARTS: Final = 24  # kept ready; whoever tries everything must not fill the memory
_LETTERS: Final = 17  # the least width of a card


class LooksSection(Section):
    """Tiles, table and backs. ``changed`` carries the settings with the new choice.

    ``own_pictures_wanted`` when somebody presses its button, or chooses pictures that there are none of yet.
    """

    changed = Signal(object)
    own_pictures_wanted = Signal()

    def __init__(self, try_on: TryOn, own: Callable[[], OwnPictures]) -> None:
        """``own`` answers which pictures people have."""
        super().__init__()
        self._try_on, self._own_pictures = try_on, own
        self._settings = Settings()
        self._arts: dict[Dress, TileArt] = {}
        self._sets = ChoiceCards(letters=_LETTERS, most=5)
        self._cloths = ChoiceCards(letters=_LETTERS, most=4)
        self._backs = ChoiceCards(letters=_LETTERS, most=2)
        self._pips = PillChoice()
        backs = QWidget()
        half = QHBoxLayout(backs)
        half.setContentsMargins(0, 0, 0, 0)
        half.addWidget(self._backs, 1)
        half.addStretch(1)
        self._labels = [
            (self.add_labelled(choice), message)
            for choice, message in (
                (self._sets, settings.TILES),
                (self._cloths, settings.TABLE_TOP),
                (backs, settings.BACKS),
                (self._pips, settings.COLOURED_PIPS),
            )
        ]
        self._own = QuietButton()
        self.rows.addSpacing(6)
        self.rows.addWidget(self._own, 0, Qt.AlignmentFlag.AlignLeft)
        self._sets.chosen.connect(lambda key: self._choose(tile_set=TileSet(key)))
        self._cloths.chosen.connect(lambda key: self._choose(cloth=Cloth(key)))
        self._backs.chosen.connect(lambda key: self._choose(back=Back(key)))
        self._pips.chosen.connect(lambda key: self._choose(club_colours=ClubColours(key)))
        self._own.clicked.connect(self.own_pictures_wanted)

    def present(self, language: Language, shown: Settings) -> None:
        """Offer everything in this language, and choose what is set."""
        self._settings = shown
        if len(self._arts) > _MOST_ARTS:
            self._arts.clear()
        say = language.say
        self.heading.setText(say(settings.TILES_AND_TABLE))
        for label, message in self._labels:
            label.setText(say(message))
        for choice, (_, message) in zip((self._sets, self._cloths, self._backs, self._pips), self._labels):
            choice.setAccessibleName(say(message))
        self._own.setText(say(settings.OWN_PICTURES))
        for cards, messages, field in (
            (self._sets, _SETS, "tile_set"),
            (self._cloths, _CLOTHS, "cloth"),
            (self._backs, _BACKS, "back"),
        ):
            self._offer(cards, messages, field, language)
        self._pips.set_choices((choice.value, say(message)) for choice, message in _PIPS.items())
        self._pips.choose(shown.club_colours.value)
        # Where every number has its colour anyway, there is nothing to choose.
        has_choice = shown.tile_set is not TileSet.COLOURS
        self._pips.setVisible(has_choice)
        self._labels[3][0].setVisible(has_choice)

    def _offer(self, cards: ChoiceCards, messages: Mapping[Any, Message], field: str, language: Language) -> None:
        cards.set_choices(
            Choice(
                each.value,
                language.say(message),
                picture=partial(self._sample, {field: each}),
            )
            for each, message in messages.items()
        )
        cards.choose(getattr(self._settings, field).value)

    def _choose(self, **what: object) -> None:
        wanted = replace(self._settings, **what)  # type: ignore[arg-type]
        if self._lacks_pictures(what):
            before = self._settings
            self._sets.choose(before.tile_set.value)
            self._cloths.choose(before.cloth.value)
            self._backs.choose(before.back.value)
            self.own_pictures_wanted.emit()
        else:
            self.changed.emit(wanted)

    def _lacks_pictures(self, what: Mapping[str, object]) -> bool:
        """Whether this needs pictures that people have not chosen yet."""
        own = self._own_pictures()
        return (
            (what.get("tile_set") is TileSet.FAMILY and not own.family)
            or (what.get("cloth") is Cloth.OWN and own.cloth is None)
            or (what.get("back") is Back.OWN and own.back is None)
        )

    def _sample(self, what: Mapping[str, object], width: int, height: int, dpr: float) -> QPixmap:
        """Some tiles on a table as they would look with this choice."""
        dress = self._try_on(replace(self._settings, **what), 6)  # type: ignore[arg-type]
        art = self._arts.setdefault(dress, TileArt(dress))
        if self._lacks_pictures(what):
            is_table = "cloth" in what
            return art.drawing(
                ("invitation", is_table),
                width,
                height,
                dpr,
                lambda painter: _invite(painter, art, width, height, dpr, is_table=is_table),
            )
        return art.drawing(
            ("sample", "back" in what),
            width,
            height,
            dpr,
            lambda painter: _lay(painter, art, width, height, dpr, is_back="back" in what),
        )


def _invite(painter: QPainter, art: TileArt, width: int, height: int, dpr: float, *, is_table: bool) -> None:
    """Empty frames, dashed, with a plus: a place for a picture of the people's own, as large as the table or a tile."""
    theme = art.theme
    short = _short(width, height)
    if is_table:
        painter.fillRect(0, 0, width, height, QColor(theme.track))
        ink = QColor(theme.outline)
        inset = height * 0.14
        frames = [QRectF(inset, inset, width - 2 * inset, height - 2 * inset)]
    else:
        painter.drawPixmap(0, 0, art.cloth(width, height, dpr))
        ink = QColor(theme.brass)
        left, middle = (width - short * 3.2) / 2, height / 2
        frames = [
            QRectF(left, middle - short, short, 2 * short),
            QRectF(left + short * 1.2, middle - short / 2, 2 * short, short),
        ]
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, 2, Qt.PenStyle.DashLine))
    for frame in frames:
        painter.drawRoundedRect(frame, short * 0.16, short * 0.16)
    painter.setPen(QPen(ink, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for frame in frames:
        middle_of, reach = frame.center(), short * 0.24
        painter.drawLine(middle_of - QPointF(reach, 0), middle_of + QPointF(reach, 0))
        painter.drawLine(middle_of - QPointF(0, reach), middle_of + QPointF(0, reach))


def _short(width: int, height: int) -> int:
    """The short side of a tile in a sample of this size."""
    return max(18, min(round(height * 0.36), (width - 24) // 5))


def _lay(painter: QPainter, art: TileArt, width: int, height: int, dpr: float, *, is_back: bool) -> None:
    """Two tiles, or two backs, on the cloth."""
    painter.drawPixmap(0, 0, art.cloth(width, height, dpr))
    short = _short(width, height)
    margin = TileArt.margin(short)
    left = (width - short * 3.2) / 2
    upright = QPointF(left - margin, (height - 2 * short) / 2 - margin)
    lying = QPointF(left + short * 1.2 - margin, (height - short) / 2 - margin)
    if is_back:
        painter.drawPixmap(upright, art.back(short, dpr=dpr))
        painter.drawPixmap(lying, art.back(short, horizontal=True, dpr=dpr))
    else:
        painter.drawPixmap(upright, art.face(5, 5, short, dpr=dpr))
        painter.drawPixmap(lying, art.face(6, 3, short, horizontal=True, dpr=dpr))
