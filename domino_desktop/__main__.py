"""`domino-desktop` opens the window; its commands (`adjudicate`, `rulesets`, `simulate`...) work without one."""

from __future__ import annotations

import gc
import sys


def main(arguments: list[str] | None = None) -> int:
    """Run the program or one of its commands; answers the exit status."""
    words = sys.argv[1:] if arguments is None else arguments
    command = words[0] if words else ""
    if command == "adjudicate":
        from domino_desktop.cli.adjudicate import main as adjudicate

        return adjudicate(words[1:])
    if command == "rulesets":
        from domino_desktop.cli.rulesets import main as rulesets

        return rulesets(words[1:])
    if command == "simulate":
        from domino_desktop.cli.simulate import main as simulate

        return simulate(words[1:])
    if command == "engine":
        from domino_desktop.ai.engine import main as engine

        return engine()
    if command == "study":
        from domino_desktop.ai.study import main as study

        return study()
    if command == "picture":
        from domino_desktop.storage.picture_reading import main as picture

        return picture(words[1:])
    # Nothing that is made on the way to the first page is garbage, and to look for some takes a twentieth of the start.
    # `ui.garbage` looks for it as soon as the page is painted.
    gc.disable()
    from domino_desktop.ui.app import main as window

    return window(words)


if __name__ == "__main__":
    sys.exit(main())
