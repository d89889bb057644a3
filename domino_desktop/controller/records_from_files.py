"""Records of matches that were played on another computer, kept here so that their results can be proven."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domino_desktop.controller.tournament_record import TournamentRecord
from domino_desktop.storage.matches import RecordDamaged
from domino_desktop.storage.record_files import PlayedMatch, keep_played
from domino_desktop.tournament.facts import ResultEntered

if TYPE_CHECKING:
    from domino_desktop.storage.database import Database


def proves(played: PlayedMatch, fact: ResultEntered) -> bool:
    """Whether this is the match of which the log has the check sum."""
    return played.record.beginning(fact.digest) is not None


def keep_from_file(
    office: TournamentRecord, database: Database, round_number: int, table: int, played: PlayedMatch
) -> None:
    """Keep a match for this table, once. Raises StorageFault."""
    place = (office.id, round_number, table)
    if not any(_is_same(database, match_id, played) for match_id in database.desks.filed(place)):
        keep_played(database, played, place)


def _is_same(database: Database, match_id: int, played: PlayedMatch) -> bool:
    try:
        return database.record(match_id).digest == played.record.digest
    except RecordDamaged:
        return False
