"""A row of pills for pages: the keyboard enters it at the chosen pill and stays there while the language changes."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt

from domino_desktop.ui.controls import PillChoice


class Pills(PillChoice):
    """A choice whose pills stay the same ones as long as the same keys are offered."""

    def set_choices(self, choices: Iterable[tuple[str, str]]) -> None:
        wanted = dict(choices)
        if list(wanted) != getattr(self, "_offered", None):
            super().set_choices(wanted.items())
            self._offered = list(wanted)
            return
        for key, text in wanted.items():
            self.set_text(key, text)

    def choose(self, key: str) -> None:
        super().choose(key)
        self.setFocusProxy(None)  # type: ignore[arg-type]  # or Tab would visit the row as well as its pill
        for other, pill in self._pills.items():
            # Qt mends this by itself only once one of them has had the keyboard
            pill.setFocusPolicy(Qt.FocusPolicy.StrongFocus if other == key else Qt.FocusPolicy.ClickFocus)
