"""Who met whom, in a table worked out by hand."""

from __future__ import annotations

from domino_desktop.tournament.cross_table import cross_table
from domino_desktop.tournament.results import Outcome
from domino_desktop.tournament.settings import EntrantKind
from domino_desktop.tournament.standings import standings
from tests.tournament.evenings import evening
from tests.tournament.played import NOT_PLAYED, OPEN, Played, score


def test_cross_table_of_the_seven_pairs() -> None:
    rows = cross_table(evening().state)
    assert [row.standing for row in rows] == list(standings(evening().state))
    by_entrant = {row.standing.entrant: row for row in rows}
    assert sorted(by_entrant[2].meetings) == [1, 4, 6, 7]
    assert [(each.round, each.table, each.points, each.half_wins) for each in by_entrant[2].meetings[6]] == [
        (3, 3, (200, 170), 2),
        (5, 3, (180, 200), 0),
    ]
    assert [(each.round, each.table, each.points, each.half_wins) for each in by_entrant[6].meetings[2]] == [
        (3, 3, (170, 200), 0),
        (5, 3, (200, 180), 2),
    ]
    assert by_entrant[1].meetings[5][0].points == by_entrant[5].meetings[1][0].points == (0, 100)
    assert by_entrant[3].meetings[6][0].outcome is Outcome.FORFEIT
    assert {entrant: row.sat_out for entrant, row in by_entrant.items() if row.sat_out} == {
        3: (5,),
        4: (3,),
        5: (4,),
        6: (2,),
        7: (1,),
    }
    assert not any(row.partners for row in rows)
    # 3 and 5 met in round 3 only.
    assert 5 not in {row.standing.entrant: row for row in cross_table(evening().state, 2)}[3].meetings


def test_partners_stand_in_the_cross_table_too() -> None:
    event = Played(EntrantKind.CHANGING, entrants=4)
    event.round(((1, 2), (3, 4), score((200, 120))))
    event.round(((1, 3), (2, 4), OPEN))
    event.round(((1, 4), (2, 3), NOT_PLAYED))
    rows = {row.standing.entrant: row for row in cross_table(event.state)}
    assert sorted(rows[1].meetings) == [3, 4]
    assert {other: [each.round for each in found] for other, found in rows[1].partners.items()} == {2: [1]}
    assert rows[4].partners[3][0].points == (120, 200)
