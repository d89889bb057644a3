"""The persons of a tournament as its facts name them: by numbers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from domino_desktop.tournament.facts import EntrantAdded, Fact, PersonReplaced

_WRITTEN = re.compile(r"\{(\d{1,9})\}")


def persons_in(facts: Iterable[Fact]) -> tuple[int, ...]:
    """Everybody who is named in the facts, directors and those who are only mentioned in a reason too."""
    found: set[int] = set()
    for fact in facts:
        found.add(fact.by)
        if isinstance(fact, EntrantAdded):
            found.update(fact.persons)
        elif isinstance(fact, PersonReplaced):
            found.update((fact.old, fact.new))
        found.update(int(number) for number in _WRITTEN.findall(getattr(fact, "reason", "")))
    return tuple(sorted(found - {0}))


def without_names(text: str, names: Mapping[int, str]) -> str:
    """A reason as it is stored: each full name of a person becomes the number in braces. Longer names go first.

    A name of several words is found however it is capitalised; one word in small letters may be any word.

    >>> without_names("anna rossi left with Will, they will come back", {17: "Anna Rossi", 18: "Will"})
    '{17} left with {18}, they will come back'
    """
    text = _WRITTEN.sub(r"(\1)", text)
    for number, name in sorted(names.items(), key=lambda item: -len(item[1])):
        if name:
            case = re.IGNORECASE if " " in name else re.NOFLAG
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", f"{{{number}}}", text, flags=case)
    return text


def with_names(text: str, names: Mapping[int, str]) -> str:
    """A reason as it is shown; a number without a name stays.

    >>> with_names("{17} left", {17: "Player 17"})
    'Player 17 left'
    """
    return _WRITTEN.sub(lambda found: names.get(int(found[1]), found[0]), text)
