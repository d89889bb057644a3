"""`domino-desktop rulesets`: all rule sets as a list, or the rulebook of one of them, as text or as JSON."""

from __future__ import annotations

import json
import sys
import textwrap
from collections.abc import Iterator, Sequence
from typing import Any

from domino_desktop.cli.command import CommandLine, is_unicode, print_out, speaker
from domino_desktop.cli.known import KnownRules, known_rules, rules_named
from domino_desktop.i18n import rulebook
from domino_desktop.i18n.english import Speaker
from domino_desktop.i18n.messages import gallery
from domino_desktop.i18n.ruleset_facts import kind_of, length_sentence, seats_sentence, sets_sentence
from domino_desktop.storage.positions.reading import InputFault

_WIDTH = 79
_ID_WIDTH = 22
_BETWEEN = " | "


def main(arguments: Sequence[str] | None = None) -> int:
    """List the rule sets or tell one of them; answers the exit status: 0, or 2 when there is no such rule set."""
    try:
        options = _command_line().parse_args(arguments)
        voice = speaker(options.lang)
        known = known_rules()
        chosen = rules_named(options.ruleset, known, "rulesets") if options.ruleset is not None else None
    except InputFault as fault:
        print(fault, file=sys.stderr)
        return 2
    if options.json:
        found = [_as_json(one, voice) for one in known.values()] if chosen is None else _as_json(chosen, voice)
        return print_out(json.dumps(found, ensure_ascii=not is_unicode(sys.stdout), indent=2))
    return print_out("\n".join(_listed([*known.values()], voice) if chosen is None else _told(chosen, voice)))


def _command_line() -> CommandLine:
    parser = CommandLine("domino-desktop rulesets", description="List all rule sets, or tell the rules of one.")
    parser.add_argument("ruleset", metavar="ID", nargs="?", help="the id of a rule set, or a file that holds one")
    parser.add_argument("--json", action="store_true", help="print every switch, as JSON")
    parser.add_argument("--lang", metavar="CODE", default="en", help="language of names and rules (default: en)")
    return parser


def _as_json(one: KnownRules, voice: Speaker) -> dict[str, Any]:
    """Names for people, facts, every switch with its value, and the rules as a rule-set file has them."""
    ruleset = one.ruleset
    return {
        "id": ruleset.id,
        "name": one.title(voice),
        "description": one.description(voice).splitlines(),
        "players": list(ruleset.players),
        "sets": list(ruleset.sets),
        "region": one.region,
        "kind": kind_of(ruleset),
        "digest": ruleset.digest,
        "switches": {switch.key: rulebook.value_of(ruleset, switch.key) for switch in rulebook.SWITCHES},
        "rules": ruleset.to_mapping(),
    }


def _listed(known: Sequence[KnownRules], voice: Speaker) -> Iterator[str]:
    """Four lines for each rule set: its id and name, its facts, and two lines about it."""
    for number, one in enumerate(known):
        if number:
            yield ""
        yield f"{one.ruleset.id:{_ID_WIDTH}} {one.title(voice)}"
        yield from _packed(_facts(one, voice), "    ")
        for line in one.description(voice).splitlines():
            yield from _wrapped(line, "    ")


def _told(one: KnownRules, voice: Speaker) -> Iterator[str]:
    """The rulebook of one rule set."""
    title = one.title(voice)
    yield title
    yield "=" * len(title)
    yield from _packed((length_sentence(one.ruleset, voice), *_facts(one, voice)), "")
    for line in one.description(voice).splitlines():
        yield from _wrapped(line, "")
    for section in rulebook.sections(one.ruleset, None, voice):
        yield ""
        yield section.heading
        yield "-" * len(section.heading)
        for sentence in section.sentences:
            yield from _wrapped(sentence, "")


def _facts(one: KnownRules, voice: Speaker) -> tuple[str, ...]:
    ruleset = one.ruleset
    kind, region = gallery.KINDS[kind_of(ruleset)], gallery.REGIONS[one.region]
    return seats_sentence(ruleset, voice), voice.say(region), voice.say(kind), sets_sentence(ruleset, voice)


def _packed(parts: Sequence[str], indent: str) -> Iterator[str]:
    """The parts beside each other, as many as one line holds."""
    line = indent + parts[0]
    for part in parts[1:]:
        if len(line) + len(_BETWEEN) + len(part) > _WIDTH:
            yield line
            line = indent + part
        else:
            line += _BETWEEN + part
    yield line


def _wrapped(line: str, indent: str) -> list[str]:
    return textwrap.wrap(line, _WIDTH, initial_indent=indent, subsequent_indent=indent)
