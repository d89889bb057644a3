"""Every text that the program shows, declared once in English.

The modules of this package hold declarations only, one module for each area of the program. ``lupdate`` reads
them (``packaging/update_translations.py``), so every argument is written out in place: no names, no keywords,
no f-strings, no parentheses around a literal.

* ``text("Walk", "%1 can play", "note for translators")`` is a plain text; ``%1`` to ``%9`` are filled in.
* ``plural("Score", "%n pip(s)", "note", 1)`` depends on a number; "(s)" is the plural in English.
* ``with_zero(plural(...), text(...))`` has words of its own for zero. A plural whose number can be zero needs
  them: Brazilian Portuguese would count zero as one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Message:
    """One text in English with a note for translators; ``zero`` is said instead when the number is 0."""

    context: str
    source: str
    note: str = ""
    is_plural: bool = False
    zero: Message | None = None


def text(context: str, source: str, note: str = "") -> Message:
    """Declares a text without a plural."""
    return Message(context, source, note)


def plural(context: str, source: str, note: str, one: int) -> Message:
    """Declares a text that depends on a number; ``one`` is the literal 1, by which lupdate knows a plural."""
    return Message(context, source, note, is_plural=True)


def with_zero(counted: Message, zero: Message) -> Message:
    """A plural with words of its own for zero."""
    return replace(counted, zero=zero)
