"""The keys of a place in words, as they are in force."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QWidget

from domino_desktop.i18n.english import Speaker
from domino_desktop.ui.controls import QuietButton
from domino_desktop.ui.help.place_keys import PlaceKey, Shown, Told
from domino_desktop.ui.keys import KEY_ROWS, Action, Keys
from domino_desktop.ui.pages.help_keys import KeyLine, lines_of


def told_lines(told: Iterable[Told], page: QWidget, language: Speaker, keys: Keys) -> tuple[KeyLine, ...]:
    """What is told of these keys at a page; those with the same words come together."""
    found: dict[str, tuple[str, ...]] = {}
    for line in (line for each in told for line in _lines(each, page, language, keys)):
        found[line.does] = (*found.get(line.does, ()), *line.caps)
    return tuple(KeyLine(caps, does) for does, caps in found.items())


def _lines(told: Told, page: QWidget, language: Speaker, keys: Keys) -> list[KeyLine]:
    if isinstance(told, PlaceKey):
        return [KeyLine(told.caps(language), language.say(told.does))]
    if isinstance(told, Action):
        return lines_of((row for row in KEY_ROWS if row.action is told), language, keys)
    return _on_buttons(page) if told is Shown.BUTTONS else []


def _on_buttons(page: QWidget) -> list[KeyLine]:
    """The keys that buttons in view show on a cap of their own."""
    shown = (one for one in page.findChildren(QuietButton) if one.isVisibleTo(page) and one.isEnabled())
    keyed = ((getattr(one, "key", ""), one.text()) for one in shown)
    return [KeyLine((key,), text) for key, text in keyed if key]
