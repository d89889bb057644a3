"""The facts of a tournament as plain JSON values, and back: one codec for the database and for files."""

from __future__ import annotations

from typing import Any

from domino_desktop.core.codec import CodecFault, from_json, to_json
from domino_desktop.tournament.facts import Fact


def fact_to_json(fact: Fact) -> dict[str, Any]:
    """The fact's kind and its fields as a plain JSON object."""
    return {"kind": type(fact).__name__, **to_json(fact)}


def fact_from_json(data: object) -> Fact:
    """Raises CodecFault, for anything else than what `fact_to_json` writes."""
    try:
        fact: Fact = from_json(Fact, data)
    except RecursionError as error:
        raise CodecFault("fact: too deep") from error
    return fact
