"""A club evening of twelve pairs and five rounds by keyboard: printed in two languages, archived, opened elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from domino_desktop.storage.database import Database
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.tournament_files import archive_of
from tests.e2e.tournament import PAIRS, ROUNDS
from tests.ui.pdf_text import text_of


def test_a_whole_evening_by_keyboard(drive: Callable[..., dict[str, Any]], tmp_path: Path) -> None:
    evening = drive("tournament", "")
    assert len(evening["standings"]) == len(PAIRS)
    # the better number won every time
    assert evening["standings"][0][:2] == [1, 1]
    assert evening["standings"][0][2][0] == 2 * ROUNDS
    printed = text_of((tmp_path / "standings.pdf").read_bytes())
    for name in ("Anna Rossi", "Yves Blanc"):
        assert name in printed
    for heading in ("Classifica", "Ställning"):
        assert heading.casefold() in printed.casefold()
    archive = (tmp_path / "archive.json").read_bytes()
    elsewhere = drive("reopened", "", "--data-dir", str(tmp_path / "elsewhere"))
    assert {key: elsewhere[key] for key in ("standings", "names", "facts")} == {
        key: evening[key] for key in ("standings", "names", "facts")
    }
    database = Database.open(DataPaths.under(tmp_path / "elsewhere"))
    try:
        assert archive_of(database, 1) == archive
    finally:
        database.close()
