"""The real program in a real window on an X display of its own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def display() -> Iterator[str]:
    """An X display of our own."""
    if shutil.which("Xvfb") is None or shutil.which("xdotool") is None:
        pytest.fail("Xvfb and xdotool are needed: packaging/debian-packages.txt names them")
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "2600x1700x24", "-nolisten", "tcp"],
        pass_fds=(writing,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as numbers:
        number = numbers.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait(10)


@pytest.fixture
def drive(display: str, tmp_path: Path) -> Callable[..., dict[str, Any]]:
    """Lets the driver play; answers its report."""

    def play(kind: str, rules: str, *words: str, scale: str = "1") -> dict[str, Any]:
        environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "PYTHONPATH": str(ROOT)}
        environment["QT_SCALE_FACTOR"] = scale
        driver = [sys.executable, str(ROOT / "tests" / "e2e" / "driver.py"), kind, str(tmp_path), rules]
        options = ["--data-dir", str(tmp_path / "data"), "--language", "en", *words]
        done = subprocess.run(
            [*driver, *options], env=environment, capture_output=True, text=True, timeout=240, cwd=tmp_path
        )
        assert done.stdout.strip(), done.stderr
        report: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
        assert report.get("failed") is None, (report, done.stderr, _log(tmp_path))
        assert done.returncode == 0, done.stderr
        assert "CRITICAL" not in _log(tmp_path), "something failed behind the scenes"
        return report

    return play


def _log(folder: Path) -> str:
    """What the program wrote down about itself."""
    log = folder / "data" / "logs" / "domino.log"
    return log.read_text(encoding="utf-8") if log.exists() else ""
