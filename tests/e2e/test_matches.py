"""Matches of double-six and double-twelve in a real window, by pointer alone and by keys alone, at every scale."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.prepared import prepare

Drive = Callable[..., dict[str, Any]]


@pytest.mark.parametrize("position", ["six", "twelve"])
@pytest.mark.parametrize("kind", ["pointer", "keys"])
def test_a_match_to_its_block_walk_and_score(drive: Drive, tmp_path: Path, kind: str, position: str) -> None:
    prepare(tmp_path / "data", position)
    report = drive(kind, position)
    assert report["ended"] == "blocked"
    assert sorted(report["confirmed_by"]) == [0, 1, 2]
    assert report["answers"] == 1 and report["passes"] == 3
    if kind == "keys":
        assert report["keys"] == 4 and report["drags"] == report["clicks"] == 0
    else:
        assert report["keys"] == 0 and report["drags"] == report["clicks"] == 2
    assert report["winner"] is not None
    assert "blocked" in report["score_page"].lower()


@pytest.mark.parametrize("scale", ["1.25", "1.5", "1.75", "2"])
def test_tiles_are_pressed_dragged_and_sharp_at_every_scale(drive: Drive, tmp_path: Path, scale: str) -> None:
    prepare(tmp_path / "data", "six")
    report = drive("scaled", "six", scale=scale)
    assert report["scale"] == float(scale)
    assert report["edges"] == 5 * 6 and report["wrong"] == 0
    assert 0 < report["raised"] < 5
    assert report["blurred"] == []
    assert (tmp_path / "screen.png").exists()
