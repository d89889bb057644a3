"""Renders the gallery: every screen, every language, two window sizes; one contact sheet per language and per look.

python -m tests.gallery FOLDER [LANGUAGE ...]    looks as well, unless languages are named
python -m tests.gallery FOLDER looks             looks alone
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PIL import Image
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget

from domino_desktop.i18n.language import CODES
from domino_desktop.ui.board.unfolding import Unfolding
from domino_desktop.ui.look import Look
from domino_desktop.ui.slices import Filling
from tests.gallery.looks import LOOKS, family_pictures
from tests.gallery.screens import Screens
from tests.gallery.stages import Stage

SIZES = (QSize(1280, 800), QSize(1024, 700))
_ALL_LOOKS = "looks"
_COLUMNS, _THUMBNAIL = 4, (480, 300)


def main(words: list[str]) -> int:
    """Write the pictures into the folder named on the command line."""
    if not words:
        print("usage: python -m tests.gallery FOLDER [LANGUAGE ...] | FOLDER looks", file=sys.stderr)
        return 2
    folder, named = Path(words[0]), words[1:]
    if len(named) != 1:
        return _side_by_side(folder, named or [*CODES, _ALL_LOOKS])
    application = QApplication(sys.argv[:1])
    application.setStyle("Fusion")
    look = Look(application)
    look.apply()
    Unfolding.patience = Filling.patience = float("inf")
    with tempfile.TemporaryDirectory() as scratch:
        if named == [_ALL_LOOKS]:
            _show_looks(application, look, folder, Path(scratch))
        else:
            _show_language(application, look, folder, Path(scratch), named[0])
    return 0


def _side_by_side(folder: Path, parts: list[str]) -> int:
    """Each part in a process of its own, as many at once as there are processors."""

    def show(part: str) -> int:
        return subprocess.run([sys.executable, "-m", "tests.gallery", str(folder), part], check=False).returncode

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return max(pool.map(show, parts))


def _show_language(application: QApplication, look: Look, folder: Path, scratch: Path, code: str) -> None:
    """Every screen in this language, at every size."""
    stage = Stage(look, scratch / code)
    pictures = []
    for name, widget in Screens(look, stage, code).all():
        for size in SIZES:
            pictures.append(_picture(application, widget, size, folder / code / f"{name}-{size.width()}.png"))
        widget.deleteLater()
    stage.close()
    _contact_sheet(pictures[:: len(SIZES)], folder / f"contact-{code}.png")
    print(f"{code}: {len(pictures)} pictures")


def _show_looks(application: QApplication, look: Look, folder: Path, scratch: Path) -> None:
    """The same few screens in one look after the other."""
    look.use_pictures(family_pictures(scratch / "family"))
    for dressed in LOOKS:
        look.follow(dressed.settings())
        stage = Stage(look, scratch / dressed.name)
        pictures = []
        for name, widget in Screens(look, stage, dressed.language).few():
            path = folder / "looks" / dressed.name / f"{name}.png"
            pictures.append(_picture(application, widget, SIZES[0], path))
            widget.deleteLater()
        stage.close()
        _contact_sheet(pictures, folder / f"contact-look-{dressed.name}.png", 3)
        print(f"{dressed.name}: {len(pictures)} pictures")


def _picture(application: QApplication, widget: QWidget, size: QSize, path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    widget.resize(size)
    widget.show()
    for _ in range(3):
        application.processEvents()
    in_view = getattr(widget, "in_view", None)
    if in_view is not None:
        # What a new size takes away, such as a choice that was lit up.
        in_view()
        application.processEvents()
    if not widget.grab().save(str(path)):
        raise OSError(f"{path} cannot be written")
    widget.hide()
    return path


def _contact_sheet(paths: list[Path], target: Path, columns: int = _COLUMNS) -> None:
    width, height = _THUMBNAIL
    rows = -(-len(paths) // columns)
    sheet = Image.new("RGB", (columns * (width + 8), rows * (height + 8)), "#888888")
    for number, path in enumerate(paths):
        with Image.open(path) as picture:
            small = picture.convert("RGB").resize(_THUMBNAIL, Image.Resampling.LANCZOS)
        row, column = divmod(number, columns)
        sheet.paste(small, (column * (width + 8) + 4, row * (height + 8) + 4))
    sheet.save(target)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
