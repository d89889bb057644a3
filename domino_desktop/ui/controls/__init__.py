"""The small widgets every page is built of. All text arrives from the caller."""

from domino_desktop.ui.controls.buttons import ActionButton, IconButton, LargeButton, PrimaryButton, QuietButton
from domino_desktop.ui.controls.cards import Card, PressableCard, ProgressBar
from domino_desktop.ui.controls.fields import ChoiceField, NumberField
from domino_desktop.ui.controls.flow import FlowLayout
from domino_desktop.ui.controls.labels import NameLabel, SeatBadge, TextLabel, TileLabel
from domino_desktop.ui.controls.pills import PillChoice, TickPill

__all__ = [
    "ActionButton",
    "Card",
    "ChoiceField",
    "FlowLayout",
    "IconButton",
    "LargeButton",
    "NameLabel",
    "NumberField",
    "PillChoice",
    "PressableCard",
    "PrimaryButton",
    "ProgressBar",
    "QuietButton",
    "SeatBadge",
    "TextLabel",
    "TickPill",
    "TileLabel",
]
