"""A whole round of games that grow in many directions, played in a real window by pointer and keyboard."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest


@pytest.mark.parametrize(
    ("rules", "ruleset", "seed"), [("All Fives", "all-fives", "6"), ("Mexican Train", "mexican-train", "3")]
)
def test_a_round_to_its_score(
    drive: Callable[..., dict[str, Any]], tmp_path: Path, rules: str, ruleset: str, seed: str
) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "settings.json").write_text(json.dumps({"pace": "instant"}))
    report = drive("round", rules, "--seed", seed)
    assert report["rules"] == ruleset
    assert min(report["drags"], report["clicks"], report["keys"]) >= 1
    assert report["ended"] in ("went_out", "blocked")
    assert max(report["totals"]) > 0
    assert report["score_page"]
    assert (tmp_path / "score.png").exists()
