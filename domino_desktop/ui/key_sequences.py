"""Keys by their English names."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence


def key_sequence(keys: str) -> QKeySequence:
    """These keys, such as "Ctrl+Return", whatever Qt calls them in the language of the program.

    Left alone, Qt reads names in that language first, and what is Enter there may be Return here.
    """
    return QKeySequence(keys, QKeySequence.SequenceFormat.PortableText)
