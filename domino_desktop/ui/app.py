"""The composition root: builds the objects of the program and connects them. No globals."""

from __future__ import annotations

import argparse
import gc
import sys
from pathlib import Path

import PySide6
from PySide6.QtWidgets import QApplication

from domino_desktop.i18n.language import CODES, Language, language, system_code
from domino_desktop.i18n.messages import Message, errors
from domino_desktop.storage.database import Database, DatabaseIsNewer
from domino_desktop.storage.faults import StorageFault
from domino_desktop.storage.journal import Journal
from domino_desktop.storage.lock import DataInUse, DataLock
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.settings import SettingsFile
from domino_desktop.ui.first_paint import after_first_paint
from domino_desktop.ui.look import Look
from domino_desktop.ui.main_window import MainWindow

CANNOT_START = 4
"""Exit status when the data cannot be used."""


def main(words: list[str]) -> int:
    """Open the window; answers the exit status."""
    wishes = _parser().parse_args(words)
    if PySide6.__version_info__[:3] == (6, 12, 0) and sys.version_info < (3, 12):
        # This pair loses references of None and dies after a second of painting.
        print("PySide6 6.12.0 does not work with Python 3.11: please use PySide6 6.11.", file=sys.stderr)
        return CANNOT_START
    application = QApplication.instance() or QApplication([sys.argv[0]])
    assert isinstance(application, QApplication)
    application.setApplicationName("domino-desktop")
    application.setApplicationDisplayName("Domino Desktop")
    application.setDesktopFileName("domino-desktop")
    application.setStyle("Fusion")
    look = Look(application)
    paths = DataPaths.find(wishes.data_dir)
    speech = language(wishes.language or system_code())
    try:
        paths.create()
        lock = DataLock.take(paths)
    except DataInUse:
        return _refuse(look, speech, errors.SECOND_START)
    except StorageFault as fault:
        return _refuse(look, speech, errors.DATABASE_READ_ONLY, str(fault.path))
    try:
        settings = SettingsFile.open(paths)
        if wishes.language or settings.settings.language:
            speech = language(wishes.language or settings.settings.language or "en")
        database = Database.open(paths)
    except DatabaseIsNewer:
        return _refuse(look, speech, errors.DATABASE_NEWER)
    except StorageFault as fault:
        return _refuse(look, speech, errors.DATABASE_READ_ONLY, str(fault.path))
    journal = Journal.start(paths)
    window = MainWindow(look, paths, settings, database, seed=wishes.seed, speech=wishes.language)
    after_first_paint(window, lambda: _settle(window))
    window.show()
    if database.set_aside is not None:
        window.tell(errors.DATABASE_DAMAGED, str(database.set_aside))
    try:
        return int(application.exec())
    finally:
        window.close_down()
        window.engine.stop()
        database.close()
        lock.release()
        journal.stop()


def _settle(window: MainWindow) -> None:
    """What is done while somebody looks at the first page."""
    # What the start has made stays to the end, so no later search for garbage needs to look at it.
    gc.freeze()
    gc.enable()
    window.engine.start()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="domino-desktop", description="Dominoes for families and clubs.")
    parser.add_argument("--data-dir", type=Path, metavar="FOLDER", help="keep matches and settings in this folder")
    parser.add_argument("--seed", type=int, metavar="N", help="prepare the deals and the computers' choices")
    parser.add_argument("--language", choices=CODES, help="the program's language for this start")
    return parser


def _refuse(look: Look, speech: Language, message: Message, *args: str) -> int:
    """Say in one sentence why the program cannot start."""
    from domino_desktop.ui.dialogs.notice import Notice

    look.apply()
    notice = Notice(None, speech, message, *args)
    notice.exec()
    return CANNOT_START
