"""What the bracket of a knockout says: headings, names and points, each line with the words that are said of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from domino_desktop.i18n.language import Language
from domino_desktop.i18n.messages import tournament_papers as papers
from domino_desktop.i18n.messages import tournament_round
from domino_desktop.i18n.messages import tournament_standings as words
from domino_desktop.tournament.bracket import NOBODY, OPEN, Bracket, BracketMatch, bracket
from domino_desktop.tournament.results import Outcome
from domino_desktop.ui.tournament.parts.names import entrant_name
from domino_desktop.ui.tournament.parts.result_words import result_text

if TYPE_CHECKING:
    from domino_desktop.controller.tournament_record import TournamentRecord

_USUAL_HEADINGS = (words.FINAL, words.SEMI_FINAL, words.QUARTER_FINAL)


@dataclass(frozen=True, slots=True)
class BracketLine:
    """One line of a match. ``entrant`` 0: nobody, or not known yet."""

    entrant: int
    name: str
    points: str
    has_won: bool
    told: str


@dataclass(frozen=True, slots=True)
class BracketValue:
    """Matches by level, from the first one to the final; the one for the third place, if there is one."""

    headings: tuple[str, ...]
    levels: tuple[tuple[tuple[BracketLine, BracketLine], ...], ...]
    third_heading: str
    third: tuple[BracketLine, BracketLine] | None


def bracket_value(office: TournamentRecord, language: Language, *, is_public: bool = False) -> BracketValue:
    """The bracket as it stands."""
    drawn = bracket(office.state)
    headings = _headings(drawn, language)
    levels = tuple(
        tuple(_lines(office, match, heading, language, is_public) for match in level)
        for heading, level in zip(headings, drawn.levels, strict=True)
    )
    third_heading = language.say(papers.THIRD_PLACE)
    third = None if drawn.third is None else _lines(office, drawn.third, third_heading, language, is_public)
    return BracketValue(headings, levels, third_heading, third)


def _headings(drawn: Bracket, language: Language) -> tuple[str, ...]:
    found = []
    for level in drawn.levels:
        later = len(level).bit_length() - 1  # levels that are still to come after this one
        if later < len(_USUAL_HEADINGS):
            found.append(language.say(_USUAL_HEADINGS[later]))
        else:
            found.append(language.say(words.ROUND_OF_LAST, 2 * len(level)))
    return tuple(found)


def _lines(
    office: TournamentRecord, match: BracketMatch, heading: str, language: Language, is_public: bool
) -> tuple[BracketLine, BracketLine]:
    names = [_name(office, entrant, language, is_public) for entrant in match.lines]
    points = _points(match, language)
    result = _told_result(match, (names[0], names[1]), language)
    lines = []
    for place, entrant in enumerate(match.lines):
        told = language.say(words.MATCH_TOLD, heading, names[place], names[1 - place], result)
        has_won = entrant > NOBODY and match.winner == entrant
        lines.append(BracketLine(max(entrant, NOBODY), names[place], points[place], has_won, told))
    return lines[0], lines[1]


def _name(office: TournamentRecord, entrant: int, language: Language, is_public: bool) -> str:
    if entrant == NOBODY:
        return language.say(words.FREE)
    if entrant == OPEN:
        return language.say(words.WINNER_OF)
    return entrant_name(office, entrant, language, is_public=is_public)


def _points(match: BracketMatch, language: Language) -> tuple[str, str]:
    """What stands behind both lines: points, or matches won, or a word for a win without them."""
    result, seating = match.result, match.seating
    if result is None or seating is None:
        return "", ""
    if result.outcome is Outcome.BOTH_LOST:
        lost = language.say(papers.LOST)
        return lost, lost
    if result.outcome is not Outcome.PLAYED:
        wins = language.say(tournament_round.WINS_SIGN)
        first, second = (wins if match.winner == entrant else "" for entrant in match.lines)
        return first, second
    both = result.points if len(result.matches) == 1 else result.matches_won
    texts = [language.number(each) for each in both]
    # The sides of the table may sit the other way round than the lines of the bracket.
    return (texts[0], texts[1]) if match.lines[0] in seating.sides[0] else (texts[1], texts[0])


def _told_result(match: BracketMatch, names: tuple[str, str], language: Language) -> str:
    seating = match.seating
    if seating is None or match.result is None:
        return language.say(words.WINNER_OF)
    sides = names if match.lines[0] in seating.sides[0] else (names[1], names[0])
    return result_text(match.result, sides, language)
