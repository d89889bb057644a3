"""One language as a player sees it. The only place that knows Qt's translators."""

from __future__ import annotations

import datetime
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from PySide6.QtCore import QDate, QLibraryInfo, QLocale, QTime, QTranslator

from domino_desktop.i18n.english import English, Speaker, filled, set_apart
from domino_desktop.i18n.messages import Message

_OWN_NAMES = {
    "en": "English",
    "it": "Italiano",
    "pt_BR": "Português (Brasil)",
    "pt_PT": "Português (Portugal)",
    "sv": "Svenska",
    "id": "Bahasa Indonesia",
}

CODES = tuple(_OWN_NAMES)
"""The languages of the program, English first."""

_PACKAGE = Path(__file__).resolve().parents[1]

_LOCALES = {"en": "en_GB"}  # the spelling of our English


class Language:
    """One language: any number of them live side by side, because no translator is installed.

    ``fallback`` says what the catalogue lacks; without one, English does.
    """

    def __init__(self, code: str, directory: Path | None = None, fallback: Speaker | None = None) -> None:
        self.code = code
        self.locale = QLocale(_LOCALES.get(code, code))
        self._fallback: Speaker = fallback or English()
        self._translator = QTranslator()
        self.is_loaded = self._translator.load(f"domino_{code}.qm", str(directory or catalogues()))

    @property
    def own_name(self) -> str:
        """The name of the language in that language."""
        return _OWN_NAMES.get(self.code, self.code)

    def say(self, message: Message, *args: str | int, n: int | None = None) -> str:
        """The message with its arguments filled in; ``n`` chooses the plural and replaces %n.

        Whole numbers among the arguments are written as the language writes them.
        """
        spoken = message.zero if n == 0 and message.zero is not None else message
        count = abs(n) if n is not None and spoken.is_plural else -1
        found = self._translator.translate(spoken.context, spoken.source, spoken.note, count)
        if not found:
            return self._fallback.say(message, *args, n=n)
        return filled(found, args, n, self)

    def number(self, n: int) -> str:
        return self.locale.toString(n)

    def joined(self, parts: Iterable[str]) -> str:
        """The parts as one list: "a, b e c"."""
        return self.locale.createSeparatedList([set_apart(part) for part in parts])

    def date(self, day: datetime.date) -> str:
        """The day as the language writes it in short."""
        return self.locale.toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)

    def day(self, day: datetime.date) -> str:
        """The day without its year, the month in letters: "30 November", "30 de novembro"."""
        pattern = "d 'de' MMMM" if self.code.startswith("pt") else "d MMMM"
        return self.locale.toString(QDate(day.year, day.month, day.day), pattern)

    def time(self, clock: datetime.time) -> str:
        """Hours and minutes as the language writes them."""
        return self.locale.toString(QTime(clock.hour, clock.minute), QLocale.FormatType.ShortFormat)


@cache
def language(code: str) -> Language:
    """The language with this code (one of ``CODES``), loaded once."""
    return Language(code)


def nearest_code(tags: Iterable[str]) -> str:
    """The first of our languages among tags such as "pt-PT" or "sv", else English."""
    for tag in tags:
        spoken, *places = tag.replace("_", "-").split("-")
        if spoken == "pt":  # Angola, Mozambique and the others write as Portugal does
            return "pt_PT" if places and places[-1] not in ("BR", "Latn") else "pt_BR"
        if spoken in CODES:
            return spoken
    return "en"


def system_code() -> str:
    """The one of our languages that this computer speaks."""
    return nearest_code(QLocale.system().uiLanguages())


def code_for(chosen: str | None) -> str:
    """The language that somebody chose, else the computer's; of one that we do not speak, the nearest."""
    if chosen is None:
        return system_code()
    return chosen if chosen in CODES else nearest_code([chosen])


def catalogues() -> Path:
    """Where the compiled catalogues lie: in the installed package, or in the checkout."""
    installed = _PACKAGE / "_data" / "translations"
    return installed if installed.is_dir() else _PACKAGE.parent / "translations"


def qt_translator(code: str, directory: Path | None = None) -> QTranslator:
    """The texts of Qt's own dialogs in this language, ready to be installed.

    Qt brings no Indonesian and no European Portuguese, so these two are ours.
    """
    translator = QTranslator()
    if not translator.load(f"qt_{code}.qm", str(directory or catalogues())):
        translator.load(f"qtbase_{code}.qm", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    return translator
