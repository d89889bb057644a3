"""What all commands share: a command line whose faults are one line, the language, and what is printed."""

from __future__ import annotations

import argparse
import os
import sys
from typing import NoReturn

from domino_desktop.i18n.english import English, Speaker
from domino_desktop.storage.positions.reading import InputFault, plain, shown


class CommandLine(argparse.ArgumentParser):
    """Reports a wrong command line like any other wrong input."""

    def error(self, message: str) -> NoReturn:
        raise InputFault("command line", plain(message, 200))


def speaker(code: str) -> Speaker:
    """Who speaks this language. Raises InputFault for a language that the program does not speak."""
    if code == "en":
        return English()
    from domino_desktop.i18n import language  # loads QtCore, which English does without

    if code not in language.CODES:
        raise InputFault("--lang", f"unknown language {shown(code)} (allowed: {', '.join(language.CODES)})")
    return language.language(code)


def is_unicode(stream: object) -> bool:
    """Whether every letter can be written there."""
    return (getattr(stream, "encoding", None) or "ascii").lower().replace("-", "") == "utf8"


def print_out(text: str) -> int:
    """Print a result; answers the exit status: 0, or 2 when it could not be written."""
    if not is_unicode(sys.stdout):
        text = text.encode(sys.stdout.encoding or "ascii", "replace").decode(sys.stdout.encoding or "ascii")
    try:
        print(text, flush=True)
    except OSError as error:
        # What is left in the buffer would fail once more when Python shuts down.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):  # whoever closes the pipe (head, less) has seen enough
            print(f"standard output: {error.strerror}", file=sys.stderr)
            return 2
    return 0
