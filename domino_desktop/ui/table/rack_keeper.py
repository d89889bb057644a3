"""Whose tiles stand in the rack, and whether they may be seen. Knows nothing of Qt."""

from __future__ import annotations

from domino_desktop.storage.setup import Privacy


class RackKeeper:
    """Decides the owner of the rack and the state of its lid.

    With one person at the screen the rack lies open until that person closes it. Between people it closes
    whenever another one is to act, unless the table plays with open hands.
    """

    def __init__(self, people: tuple[int, ...], privacy: Privacy) -> None:
        self._people = people
        self._privacy = privacy
        self.owner: int | None = people[0] if len(people) == 1 else None
        self.is_open = len(people) == 1
        self._is_heard = False

    @property
    def is_shared(self) -> bool:
        """Whether several people share the screen."""
        return len(self._people) > 1

    @property
    def names_tiles(self) -> bool:
        """Whether the tiles of the open rack may be said by name: between people only once their owner asked."""
        return not self.is_shared or self._privacy is Privacy.OPEN_HANDS or (self.is_open and self._is_heard)

    def hear(self) -> None:
        """The owner of the open rack wants to hear the tiles, until the lid closes."""
        self._is_heard = self.is_open

    @property
    def uses_curtain(self) -> bool:
        return self._privacy is Privacy.CURTAIN

    def attend(self, human_to_act: int | None) -> None:
        """The table waits for this person; while nobody is waited for, the last person keeps the rack."""
        if human_to_act is None or human_to_act == self.owner:
            return
        self.owner = human_to_act
        self._is_heard = False
        self.is_open = not self.is_shared or self._privacy is Privacy.OPEN_HANDS

    def new_round(self) -> None:
        """New tiles were dealt: between people nobody's are seen yet."""
        if self.is_shared and self._privacy is not Privacy.OPEN_HANDS:
            self.owner = None
            self.close()

    def open(self) -> None:
        self.is_open = self.owner is not None

    def close(self) -> None:
        """Close the lid, at any time and whoever asks."""
        self.is_open = self._is_heard = False

    def focus_lost(self) -> None:
        """The window is no longer in front: people who share it may have changed places."""
        if self.is_shared and self._privacy is not Privacy.OPEN_HANDS:
            self.close()
