"""The build hook: compiles the translations and lays them and the resources into the wheel.

``python packaging/hatch_build.py`` compiles the translations of the checkout beside their sources.
"""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_DATA_IN_WHEEL = "domino_desktop/_data"


def lrelease_path() -> Path:
    """Where the lrelease that came with PySide6 lies. Raises FileNotFoundError without one."""
    spec = find_spec("PySide6")  # found, not imported: an import would load the Qt libraries
    if spec is None or spec.origin is None:
        raise FileNotFoundError("PySide6 is not installed for this Python")
    path = Path(spec.origin).with_name("lrelease.exe" if sys.platform == "win32" else "lrelease")
    if not path.exists():
        raise FileNotFoundError(f"PySide6 has no {path.name} at {path.parent}")
    return path


def compile_translations(source: Path, target: Path | None = None) -> list[Path]:
    """Compile every .ts of the folder ``source`` to a .qm in ``target`` (or beside it) unless one as new is there.

    Returns every .qm that belongs to a .ts, sorted by name. Raises CalledProcessError when lrelease refuses.
    """
    compiled = []
    for catalogue in sorted(source.glob("*.ts")):
        result = (target or source) / catalogue.with_suffix(".qm").name
        if not result.exists() or result.stat().st_mtime_ns <= catalogue.stat().st_mtime_ns:
            result.parent.mkdir(parents=True, exist_ok=True)
            unfinished = result.with_suffix(".qm.part")  # an interrupted run leaves no half catalogue behind
            subprocess.run([lrelease_path(), "-silent", catalogue, "-qm", unfinished], check=True)
            unfinished.replace(result)
        compiled.append(result)
    return compiled


class TranslationsAndResources(BuildHookInterface[Any]):
    """What hatchling calls before it builds."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the translations; add them and the resources when a real wheel (no editable one) is built."""
        root = Path(self.root)
        catalogues = compile_translations(root / "translations")
        if version != "standard":
            return  # an editable install reads both folders in the checkout
        for catalogue in catalogues:
            build_data["force_include"][str(catalogue)] = f"{_DATA_IN_WHEEL}/translations/{catalogue.name}"
        if (root / "resources").is_dir():
            build_data["force_include"][str(root / "resources")] = f"{_DATA_IN_WHEEL}/resources"


if __name__ == "__main__":
    compile_translations(Path(__file__).resolve().parents[1] / "translations")
