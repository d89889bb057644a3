"""Where the program keeps its data on this computer."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from domino_desktop.storage.faults import storing

NAME = "domino-desktop"
"""Command, distribution and data folder share one name."""

VARIABLE = "DOMINO_DESKTOP_DATA"
"""The environment variable that names another data folder."""


@dataclass(frozen=True, slots=True)
class DataPaths:
    """The data folder and the log folder; everything else lies in them under fixed names."""

    root: Path
    logs: Path

    @staticmethod
    def under(root: Path) -> DataPaths:
        """Everything in one folder, logs included."""
        root = root.expanduser().absolute()
        return DataPaths(root, root / "logs")

    @staticmethod
    def find(data_dir: Path | None = None) -> DataPaths:
        """The folder asked for (``--data-dir``), else the one in the environment, else this user's own."""
        chosen = data_dir or (Path(os.environ[VARIABLE]) if os.environ.get(VARIABLE) else None)
        if chosen is not None:
            return DataPaths.under(chosen)
        return DataPaths(
            platformdirs.user_data_path(NAME, appauthor=False), platformdirs.user_log_path(NAME, appauthor=False)
        )

    @property
    def database(self) -> Path:
        return self.root / "domino.sqlite"

    @property
    def backups(self) -> Path:
        return self.root / "backups"

    @property
    def house_rules(self) -> Path:
        return self.root / "rulesets"

    @property
    def pictures(self) -> Path:
        return self.root / "pictures"

    @property
    def settings(self) -> Path:
        return self.root / "settings.json"

    @property
    def training(self) -> Path:
        return self.root / "training.json"

    @property
    def lock(self) -> Path:
        return self.root / "domino.lock"

    def create(self) -> None:
        """Make the data folder and the folder of copies. Raises StorageFault."""
        for folder in (self.root, self.backups):
            with storing(folder):
                # names and matches are nobody else's business
                folder.mkdir(mode=0o700, parents=True, exist_ok=True)
