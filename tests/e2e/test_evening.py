"""The real program in a real window: from the first start to a verified block, by pointer and keyboard."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def display() -> Iterator[str]:
    """An X display of our own."""
    if shutil.which("Xvfb") is None or shutil.which("xdotool") is None:
        pytest.fail("Xvfb and xdotool are needed: packaging/debian-packages.txt names them")
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x900x24", "-nolisten", "tcp"],
        pass_fds=(writing,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as numbers:
        number = numbers.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait(10)


def test_an_evening_to_a_verified_block(display: str, tmp_path: Path) -> None:
    environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "PYTHONPATH": str(ROOT)}
    words = ["--data-dir", str(tmp_path / "data"), "--seed", "4", "--language", "en"]
    driver = [sys.executable, str(ROOT / "tests" / "e2e" / "driver.py"), str(tmp_path), *words]
    done = subprocess.run(driver, env=environment, capture_output=True, text=True, timeout=240, cwd=tmp_path)
    assert done.stdout.strip(), done.stderr
    report = json.loads(done.stdout.splitlines()[-1])
    assert report.get("failed") is None, done.stderr
    assert done.returncode == 0, done.stderr
    assert report["phase"] == "confirmed"
    assert sorted(report["confirmed_by"]) == [0, 1, 2, 3]
    assert report["drags"] >= 2 and report["keys"] >= 2
    assert max(report["points"]) > 0 or "tie" in report["score_page"].lower()
    assert "blocked" in report["score_page"].lower()
    assert (tmp_path / "walk.png").exists() and (tmp_path / "score.png").exists()
