"""The build hook: changed translations are compiled, and the wheel holds everything that is read at run time."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import hatch_build
import pytest

ROOT = Path(__file__).resolve().parents[2]
CATALOGUE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT">
<context><name>Game</name><message><source>Draw</source><translation>Pesca</translation></message></context>
</TS>
"""


@pytest.fixture
def translations(tmp_path):
    """A folder with one Italian catalogue."""
    folder = tmp_path / "translations"
    folder.mkdir()
    (folder / "domino_it.ts").write_text(CATALOGUE, encoding="utf-8")
    return folder


def test_a_catalogue_is_compiled_beside_its_source(translations):
    assert hatch_build.compile_translations(translations) == [translations / "domino_it.qm"]
    assert (translations / "domino_it.qm").read_bytes()[:4] == b"\x3c\xb8\x64\x18"


def test_a_catalogue_can_be_compiled_elsewhere(translations, tmp_path):
    target = tmp_path / "a new folder"
    assert hatch_build.compile_translations(translations, target) == [target / "domino_it.qm"]
    assert not (translations / "domino_it.qm").exists()


def test_only_a_changed_catalogue_is_compiled_again(translations, monkeypatch):
    [compiled] = hatch_build.compile_translations(translations)
    with monkeypatch.context() as patch:
        patch.setattr(hatch_build, "lrelease_path", lambda: pytest.fail("compiled without need"))
        hatch_build.compile_translations(translations)
    os.utime(compiled, (0, 0))
    hatch_build.compile_translations(translations)
    assert compiled.stat().st_mtime > 0


def test_a_broken_catalogue_is_refused(translations):
    (translations / "domino_it.ts").write_text("no catalogue", encoding="utf-8")
    with pytest.raises(subprocess.CalledProcessError):
        hatch_build.compile_translations(translations)
    assert list(translations.glob("*.qm*")) == []


def test_a_folder_that_does_not_exist_yet_holds_no_catalogue(tmp_path):
    assert hatch_build.compile_translations(tmp_path / "translations") == []


def test_the_wheel_holds_resources_and_compiled_translations(translations):
    checkout = translations.parent
    for name in ("packaging", "domino_desktop"):
        shutil.copytree(ROOT / name, checkout / name, ignore=shutil.ignore_patterns("__pycache__", "_data"))
    for name in ("pyproject.toml", "LICENSE", "README.md"):
        if (ROOT / name).exists():
            shutil.copy(ROOT / name, checkout)
    (checkout / "resources" / "rulesets").mkdir(parents=True)
    (checkout / "resources" / "rulesets" / "block.toml").write_text('id = "block"\n', encoding="utf-8")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel"], cwd=checkout, check=True)
    [wheel] = (checkout / "dist").glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert {
        "domino_desktop/core/tiles.py",
        "domino_desktop/_data/resources/rulesets/block.toml",
        "domino_desktop/_data/translations/domino_it.qm",
    } <= set(names)
    assert not [name for name in names if name.endswith((".ts", ".pyc")) or name.startswith(("tests", "packaging"))]
