"""Which matches of this computer became results of a tournament. The log knows their check sums, and nothing else."""

from __future__ import annotations

from domino_desktop.controller.tournament_record import TournamentRecord
from domino_desktop.tournament.seated import seated_by

_KEPT = "records"
"""Under this name the draft keeps them: by table, the check sum and the number of the match for each."""


def keep_record(office: TournamentRecord, round_number: int, table: int, digest: str, match_id: int) -> None:
    """Note that this match, a desk or one played in the program, was taken for this table."""
    place = _place(round_number, table, seated_by(office.state.facts, round_number, table))
    known = kept_records(office, round_number, table, len(office.state.facts))
    if (digest, match_id) not in known:
        kept = office.draft.get(_KEPT)
        everything = kept if isinstance(kept, dict) else {}
        office.keep_draft(_KEPT, {**everything, place: [list(each) for each in (*known, (digest, match_id))]})


def kept_records(office: TournamentRecord, round_number: int, table: int, up_to: int) -> tuple[tuple[str, int], ...]:
    """Check sum and number of every match taken for the people of this table, as they sat before fact ``up_to``."""
    seated = seated_by(office.state.facts[:up_to], round_number, table)
    kept = office.draft.get(_KEPT)
    rows = kept.get(_place(round_number, table, seated)) if isinstance(kept, dict) else None
    return tuple((row[0], row[1]) for row in rows if _is_row(row)) if isinstance(rows, list) else ()


def _is_row(row: object) -> bool:
    return isinstance(row, list) and [type(each) for each in row] == [str, int]


def _place(round_number: int, table: int, seated: int) -> str:
    return f"{round_number}/{table}/{seated}"
