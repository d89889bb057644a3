"""Finds the files that come with the program, in a checkout and in an installed wheel."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]


def data_folder(kind: str) -> Path:
    """The folder of this kind (``resources`` or ``translations``): in the wheel, else in the checkout."""
    installed = PACKAGE / "_data" / kind
    return installed if installed.is_dir() else PACKAGE.parent / kind


def resource(kind: str, name: str) -> Path:
    """One file of ``resources``: kind is its folder (``rulesets``, ``icons``), name its file name."""
    return data_folder("resources") / kind / name
