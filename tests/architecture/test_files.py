"""What holds for every file of the project."""

from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("domino_desktop", "packaging", "resources", "tests", "translations", ".ci")
BINARY = {".png", ".jpg", ".webp", ".gif", ".ico", ".icns", ".ttf", ".otf", ".pdf", ".sqlite", ".db", ".gz", ".wav"}
MADE = {".pyc", ".qm", ".part"}


def project_files():
    """Every file that belongs to the project, with what is generated left out."""
    found = [path for path in ROOT.iterdir() if path.is_file() and path.name != ".git"]
    for folder in FOLDERS:
        found += [path for path in (ROOT / folder).rglob("*") if path.is_file()]
    return sorted(path for path in found if path.suffix not in MADE and "__pycache__" not in path.parts)


def text_files():
    return [path for path in project_files() if path.suffix not in BINARY]


@pytest.mark.parametrize(
    "expected", ["pyproject.toml", "LICENSE", ".ci/run", "packaging/dev.py", "domino_desktop/__init__.py"]
)
def test_the_search_sees_the_project(expected):
    assert ROOT / expected in project_files()


def test_every_text_file_is_utf_8():
    wrong = []
    for path in text_files():
        try:
            path.read_bytes().decode("utf-8")
        except UnicodeDecodeError as error:
            wrong.append(f"{path.relative_to(ROOT)}: {error}")
    assert wrong == []


@pytest.mark.parametrize("outside", [".." + "/shared", "/work" + "/main", "/work" + "/shared"])
def test_the_project_stands_alone(outside):
    wrong = [p.relative_to(ROOT) for p in text_files() if outside in p.read_text(encoding="utf-8", errors="replace")]
    assert wrong == []


def test_packaging_is_no_python_package():
    """With an __init__.py it would hide the library ``packaging`` from everything that runs in the checkout."""
    assert not (ROOT / "packaging" / "__init__.py").exists()
