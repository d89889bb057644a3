"""The small named functions that a rule set refers to: leading, comparing, breaking ties, counting points.

A rule-set file holds these names as words; each module has one dictionary that maps the words of a key to
their functions.
"""

from domino_desktop.core.policies.comparing import BLOCK_WINNERS, comparison, doubles_and_pips, level_seats, neighbour
from domino_desktop.core.policies.counting import Count, Hands, LastTile
from domino_desktop.core.policies.leads import LEADS, Lead, LeadMemory, Outcome, Redeal, after_round, lead, winner_seat
from domino_desktop.core.policies.points import ROUND_POINTS, rounded
from domino_desktop.core.policies.ties import BLOCK_TIES, Verdict

__all__ = [
    "BLOCK_TIES",
    "BLOCK_WINNERS",
    "LEADS",
    "ROUND_POINTS",
    "Count",
    "Hands",
    "LastTile",
    "Lead",
    "LeadMemory",
    "Outcome",
    "Redeal",
    "Verdict",
    "after_round",
    "comparison",
    "doubles_and_pips",
    "lead",
    "level_seats",
    "neighbour",
    "rounded",
    "winner_seat",
]
