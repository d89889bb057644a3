"""The real program in a real window: from the first start to a verified block, by pointer and keyboard."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any


def test_an_evening_to_a_verified_block(drive: Callable[..., dict[str, Any]], tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "settings.json").write_text(json.dumps({"pace": "quick"}))
    report = drive("evening", "Block game", "--seed", "4")
    assert report["phase"] == "confirmed"
    assert sorted(report["confirmed_by"]) == [0, 1, 2, 3]
    assert report["drags"] >= 2 and report["keys"] >= 2
    assert max(report["points"]) > 0 or "tie" in report["score_page"].lower()
    assert "blocked" in report["score_page"].lower()
    assert (tmp_path / "walk.png").exists() and (tmp_path / "score.png").exists()
