"""Writing what was laid out into a file that a person chooses."""

from __future__ import annotations

from collections.abc import Callable, Generator
from pathlib import Path

from PySide6.QtWidgets import QWidget

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import Message
from domino_desktop.storage.faults import StorageFault
from domino_desktop.storage.files import write_whole
from domino_desktop.storage.steps import finished
from domino_desktop.ui.printing.files import ask_for_file

Kinds = tuple[tuple[Message, str], ...]
"""What a file may be: the words for it and the ending, the usual one first."""


def save_file(
    parent: QWidget, language: Language, title: Message, kinds: Kinds, name: str, made: Callable[[str], bytes]
) -> Path | None:
    """Ask where, and write what is made for the ending that was chosen; answers where it is.

    None when nothing was chosen, or nothing could be written: that is said in a window of its own.
    """
    path = ask_for_file(parent, language, title, kinds, name)
    if path is None:
        return None
    return path if finished(_written(parent, language, path, _made_at_once(made, path))) else None


def save_in_steps(
    parent: QWidget,
    language: Language,
    title: Message,
    kinds: Kinds,
    name: str,
    made: Callable[[str], Generator[None, None, bytes]],
    saved: Callable[[Path], None],
) -> Generator[None, None, None]:
    """The same for what takes longer, in steps; ``saved`` is told where it is."""
    path = ask_for_file(parent, language, title, kinds, name)
    if path is not None and (yield from _written(parent, language, path, made(_ending(path)))):
        saved(path)


def _written(
    parent: QWidget, language: Language, path: Path, made: Generator[None, None, bytes]
) -> Generator[None, None, bool]:
    """Answers whether that was possible."""
    try:
        content = yield from made
        write_whole(path, content)
    except StorageFault as fault:
        from domino_desktop.ui.dialogs.notice import Notice
        from domino_desktop.ui.dialogs.teller import words_for

        Notice(parent, language, words_for(fault), str(path.parent)).open()
        return False
    return True


def _made_at_once(made: Callable[[str], bytes], path: Path) -> Generator[None, None, bytes]:
    yield
    return made(_ending(path))


def _ending(path: Path) -> str:
    return path.suffix.lower().lstrip(".")
