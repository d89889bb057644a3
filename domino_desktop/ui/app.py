"""The composition root: builds the objects of the program and connects them. No globals."""

from __future__ import annotations

import argparse
import contextlib
import gc
import os
import signal
import sys
from pathlib import Path
from types import TracebackType

import PySide6
from PySide6.QtWidgets import QApplication

from domino_desktop.i18n.language import CODES, code_for, language
from domino_desktop.i18n.messages import Message, errors
from domino_desktop.storage.database import Database, DatabaseIsNewer
from domino_desktop.storage.faults import StorageFault
from domino_desktop.storage.journal import Journal
from domino_desktop.storage.lock import DataInUse, DataLock
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.settings import SettingsFile
from domino_desktop.ui.access import roles
from domino_desktop.ui.dialogs.teller import Teller, words_for
from domino_desktop.ui.first_paint import after_first_paint
from domino_desktop.ui.look import Look
from domino_desktop.ui.main_window import MainWindow

NO_SCREEN = 3
"""Exit status when there is nothing to show a window on."""

CANNOT_START = 4
"""Exit status when the data cannot be used."""

_SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def main(words: list[str]) -> int:
    """Open the window; answers the exit status."""
    wishes = _parser().parse_args(words)
    if PySide6.__version_info__[:3] == (6, 12, 0) and sys.version_info < (3, 12):
        # This pair loses references of None and dies after a second of painting.
        print("PySide6 6.12.0 does not work with Python 3.11: please use PySide6 6.11.", file=sys.stderr)
        return CANNOT_START
    if sys.platform == "linux" and not any(map(os.environ.get, _SCREENS)):
        print("No screen found: start it in a desktop session.", file=sys.stderr)
        return NO_SCREEN
    # Ctrl+C in a terminal ends the program like any other kill: every move is stored, and Qt would not hear of it.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    # The style by a word, for setStyle would have PySide make every enumeration of QStyle.
    application = QApplication.instance() or QApplication([sys.argv[0], "-style", "Fusion"])
    assert isinstance(application, QApplication)
    application.setApplicationName("domino-desktop")
    application.setApplicationDisplayName("Domino Desktop")
    application.setDesktopFileName("domino-desktop")
    with contextlib.ExitStack() as farewell:
        return _run(application, wishes, farewell)


def _run(application: QApplication, wishes: argparse.Namespace, farewell: contextlib.ExitStack) -> int:
    """Take the data, show the window, and serve it until it is closed; what was opened here is left to ``farewell``."""
    roles.install()
    look = Look(application)
    paths = DataPaths.find(wishes.data_dir)
    try:
        paths.create()
        farewell.callback(DataLock.take(paths).release)
        farewell.callback(Journal.start(paths).stop)
        settings = SettingsFile.open(paths)
        database = Database.open(paths)
    except DataInUse:
        return _refuse(look, paths, wishes.language, errors.SECOND_START)
    except DatabaseIsNewer:
        return _refuse(look, paths, wishes.language, errors.DATABASE_NEWER)
    except StorageFault as fault:
        return _refuse(look, paths, wishes.language, words_for(fault), str(paths.root))
    farewell.callback(database.close)
    window = MainWindow(look, paths, settings, database, seed=wishes.seed, speech=wishes.language)
    farewell.callback(lambda: window.matches.engine.stop())
    farewell.callback(window.close_down)
    after_first_paint(window, lambda: _settle(window))
    _tell_what_was_damaged(window.teller, settings, database)
    _tell_what_nobody_expected(window.teller)
    window.show()
    return int(application.exec())


def _settle(window: MainWindow) -> None:
    """What is done while somebody looks at the first page."""
    from domino_desktop.ui.garbage import Garbage

    # What the start has made stays to the end, so no later search for garbage needs to look at it.
    gc.freeze()
    Garbage(window)
    window.matches.engine.start()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="domino-desktop", description="Dominoes for families and clubs.")
    parser.add_argument("--data-dir", type=_folder, metavar="FOLDER", help="keep matches and settings in this folder")
    parser.add_argument("--seed", type=int, metavar="N", help="prepare the deals and the computers' choices")
    parser.add_argument("--language", choices=CODES, help="the program's language for this start")
    return parser


def _folder(text: str) -> Path:
    if not text:
        raise argparse.ArgumentTypeError("the name of the folder is empty")
    return Path(text)


def _refuse(look: Look, paths: DataPaths, code: str | None, message: Message, *args: str) -> int:
    """Say in one sentence why the program cannot start, as the person who uses these data reads it best."""
    from domino_desktop.ui.dialogs.notice import Notice

    kept = SettingsFile.glance(paths)
    look.follow(kept)
    notice = Notice(None, language(code_for(code or kept.language)), message, *args)
    notice.exec()
    return CANNOT_START


def _tell_what_was_damaged(teller: Teller, settings: SettingsFile, database: Database) -> None:
    if settings.set_aside is not None:
        teller.tell(errors.SETTINGS_DAMAGED, str(settings.set_aside))
    if database.set_aside is not None:
        message = errors.DATABASE_DAMAGED if database.restored_from is None else errors.DATABASE_RESTORED
        teller.tell(message, str(database.set_aside))
    elif database.restored_from is not None:
        teller.tell(errors.DATABASE_FOUND_AGAIN)


def _tell_what_nobody_expected(teller: Teller) -> None:
    """From now on whoever presses something in vain is told that something went wrong, once; the log says where."""
    note = sys.excepthook
    told: list[type[BaseException]] = []

    def tell(kind: type[BaseException], error: BaseException, traceback: TracebackType | None) -> None:
        note(kind, error, traceback)
        if not told and issubclass(kind, Exception):
            told.append(kind)
            teller.tell(errors.UNEXPECTED)

    sys.excepthook = tell
