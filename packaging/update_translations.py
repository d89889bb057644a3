"""Brings translations/*.ts up to date with the declared messages: run it after changing a message.

New messages appear as unfinished, gone ones disappear. A second run changes nothing. The English catalogue
holds plurals only, and its forms follow from the sources, so they are filled in here.
"""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[1]
MESSAGES = Path("domino_desktop") / "i18n" / "messages"
LANGUAGES = ("it", "pt_BR", "pt_PT", "sv", "id")
_OPTIONS = (
    "-silent",
    "-locations",
    "none",
    "-no-obsolete",
    "-extensions",
    "py",
    "-source-language",
    "en",
    "-tr-function-alias",
    "translate+=text,translate+=plural",
)


def lupdate_path() -> Path:
    """Where the lupdate that came with PySide6 lies. Raises FileNotFoundError without one."""
    spec = find_spec("PySide6")  # found, not imported: an import would load the Qt libraries
    if spec is None or spec.origin is None:
        raise FileNotFoundError("PySide6 is not installed for this Python")
    path = Path(spec.origin).with_name("lupdate.exe" if sys.platform == "win32" else "lupdate")
    if not path.exists():
        raise FileNotFoundError(f"PySide6 has no {path.name} at {path.parent}")
    return path


def update_translations(root: Path = ROOT) -> None:
    """Run lupdate over the messages of this checkout. Raises CalledProcessError when it refuses."""
    catalogues = [f"translations/domino_{code}.ts" for code in LANGUAGES]
    lupdate = [str(lupdate_path()), *_OPTIONS, MESSAGES.as_posix()]
    subprocess.run([*lupdate, "-ts", *catalogues], check=True, cwd=root)
    english = root / "translations" / "domino_en.ts"
    subprocess.run([*lupdate, "-pluralonly", "-ts", english.relative_to(root).as_posix()], check=True, cwd=root)
    _fill_in_english(english)


def _fill_in_english(catalogue: Path) -> None:
    """Write both forms of every plural: "(s)" goes or becomes "s"."""
    text = catalogue.read_text(encoding="utf-8")
    header = text[: text.index("<TS ")]
    tree = ElementTree.fromstring(text)
    for message in tree.iter("message"):
        source = message.findtext("source", "")
        translation = message.find("translation")
        assert translation is not None
        translation.attrib.pop("type", None)
        one, many = translation.findall("numerusform")
        one.text, many.text = source.replace("(s)", ""), source.replace("(s)", "s")
    catalogue.write_text(f"{header}{ElementTree.tostring(tree, encoding='unicode')}\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    update_translations()
