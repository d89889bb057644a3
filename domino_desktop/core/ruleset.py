"""One variant as validated, frozen data with a digest."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields, replace
from difflib import get_close_matches
from typing import Any

from domino_desktop.core.ruleset_checks import refuse_contradictions
from domino_desktop.core.ruleset_facts import Rules
from domino_desktop.core.ruleset_keys import READERS
from domino_desktop.core.ruleset_parts import MatchEnd, Penalty, RuleSetFault, RuleSetReason
from domino_desktop.core.ruleset_writers import WRITERS

__all__ = ["MatchEnd", "Penalty", "RuleSet", "RuleSetFault", "RuleSetReason"]


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSet(Rules):
    """The rules of one match, validated. Build it with ``parse`` or ``from_mapping``."""

    @staticmethod
    def parse(text: str) -> RuleSet:
        """Read a rule-set file. Raises RuleSetFault."""
        try:
            data = tomllib.loads(text)
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            raise RuleSetFault("", RuleSetReason.NOT_TOML, str(error)) from error
        return RuleSet.from_mapping(data)

    @staticmethod
    def from_mapping(data: Mapping[str, Any]) -> RuleSet:
        """Validate the words and numbers of a rule-set file. Raises RuleSetFault."""
        allowed = (*READERS, "block_points")
        for key in data:
            if key not in allowed:
                # There are too many keys to name them all: those that look alike help with a slip of the pen.
                alike = tuple(get_close_matches(str(key)[:60], allowed))
                raise RuleSetFault(str(key), RuleSetReason.UNKNOWN_KEY, allowed=alike)
        full = _points_by_their_keys(data)
        for key in _REQUIRED:
            if key not in full:
                raise RuleSetFault(key, RuleSetReason.MISSING_KEY)
        ruleset = RuleSet(**{key: READERS[key](key, value) for key, value in full.items()})
        refuse_contradictions(ruleset)
        return ruleset

    def changed(self, changes: Mapping[str, Any]) -> RuleSet:
        """This rule set with single settings changed, validated again. Raises RuleSetFault."""
        mapping = self.to_mapping()
        if "round_points" in changes and "out_points" not in changes:
            mapping.pop("out_points")
        if "block_points" in changes:
            mapping.pop("round_points")
        return RuleSet.from_mapping({**mapping, **changes})

    def to_mapping(self) -> dict[str, Any]:
        """The words and numbers of this rule set, as a rule-set file has them; what is as usual is left out."""
        plain = {}
        for each in _KEYS:
            value = getattr(self, each.name)
            if each.name in _ALWAYS_WRITTEN or value != each.default:
                write = WRITERS.get(each.name)
                plain[each.name] = value if write is None else write(value)
        return plain

    def changes_from(self, base: RuleSet) -> dict[str, Any]:
        """What must be changed in another rule set to get this one, as a rule-set file has it."""
        changes = {}
        for each in _KEYS:
            value = getattr(self, each.name)
            if value != getattr(base, each.name):
                write = WRITERS.get(each.name)
                changes[each.name] = value if write is None else write(value)
        return changes

    @property
    def digest(self) -> str:
        """A fingerprint of every setting: 16 hexadecimal digits."""
        text = json.dumps(self.to_mapping(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def with_set(self, max_pip: int) -> RuleSet:
        """The same with another set; where every double is the engine of one round, the match has a round for each."""
        end = self.match_end
        if self.start_tile == "engine" and end.rounds == self.max_pip + 1:
            end = MatchEnd(rounds=max_pip + 1)
        return replace(self, max_pip=max_pip, match_end=end)


_KEYS = tuple(each for each in fields(RuleSet) if each.init)
_REQUIRED = tuple(each.name for each in _KEYS if each.default is MISSING)
#: ``end`` was always written, before there were keys that may be left out: digests of old records hold.
_ALWAYS_WRITTEN = (*_REQUIRED, "end")


def _points_by_their_keys(data: Mapping[str, Any]) -> dict[str, Any]:
    """A file says ``round_points`` for block and out alike, or names both with ``out_points``."""
    full = dict(data)
    if "block_points" in full:
        if "round_points" in full:
            raise RuleSetFault("block_points", RuleSetReason.CONTRADICTION, "round_points")
        if "out_points" not in full:
            raise RuleSetFault("out_points", RuleSetReason.MISSING_KEY)
        full["round_points"] = full.pop("block_points")
    if "round_points" in full:
        full.setdefault("out_points", full["round_points"])
    return full
