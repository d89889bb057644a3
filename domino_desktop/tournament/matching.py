"""The two solvers that pairings need: pairs of least cost, and an assignment of least cost. Both are exact."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TypeVar

Node = TypeVar("Node", bound=Hashable)

Cost = tuple[int, ...]
"""What a pair costs, the weightiest first. Sums are compared like words in a dictionary: by the first that differs."""


def best_pairs(costs: Mapping[tuple[Node, Node], Cost]) -> tuple[tuple[Node, Node], ...]:
    """As many pairs as possible that share nobody, and of those the ones whose costs add up to the least.

    ``costs`` holds the pairs that are allowed; all costs are equally long and not negative. The answer has the pairs
    as they are written in ``costs``, in that order. The same costs in the same order always have the same answer.
    Costs that tell every two answers apart, such as a lot for each pair, make the search ten times slower.
    """
    # A tenth of a second and hundreds of modules: only whoever pairs waits for them.
    from networkx import Graph, max_weight_matching

    if not costs:
        return ()
    numbers = _as_numbers(costs)
    dearest = max(numbers.values())
    graph = Graph()
    graph.add_weighted_edges_from((one, other, dearest - number) for (one, other), number in numbers.items())
    found = {frozenset(each) for each in max_weight_matching(graph, maxcardinality=True)}
    return tuple(each for each in costs if frozenset(each) in found)


def total(costs: Mapping[tuple[Node, Node], Cost], pairs: Sequence[tuple[Node, Node]]) -> Cost:
    """What these pairs cost together."""
    return tuple(map(sum, zip(*(costs[each] for each in pairs))))


def _as_numbers(costs: Mapping[tuple[Node, Node], Cost]) -> dict[tuple[Node, Node], int]:
    """Each cost as one whole number, so large in front that no sum of what follows can reach it."""
    most = len({node for each in costs for node in each}) // 2
    bases = [most * max(column) + 1 for column in zip(*costs.values())]
    numbers = {}
    for each, cost in costs.items():
        number = 0
        for base, part in zip(bases, cost):
            number = number * base + part
        numbers[each] = number
    return numbers


def best_assignment(costs: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """For each row a column of its own, so that the costs add up to the least. There are as many columns as rows.

    The method of Kuhn and Munkres with potentials: rows come in one by one, each along the cheapest chain of changes.
    """
    size = len(costs)
    row_potential, column_potential = [0] * (size + 1), [0] * (size + 1)
    row_of = [0] * (size + 1)  # rows and columns count from 1 here; 0 is nobody
    for row in range(1, size + 1):
        row_of[0] = row
        column = 0
        slack: list[float] = [float("inf")] * (size + 1)
        came_from = [0] * (size + 1)
        is_used = [False] * (size + 1)
        while row_of[column]:
            is_used[column] = True
            current = row_of[column]
            line, potential = costs[current - 1], row_potential[current]
            step, nearest = float("inf"), 0
            for other in range(1, size + 1):
                if is_used[other]:
                    continue
                reduced = line[other - 1] - potential - column_potential[other]
                if reduced < slack[other]:
                    slack[other], came_from[other] = reduced, column
                if slack[other] < step:
                    step, nearest = slack[other], other
            for other in range(size + 1):
                if is_used[other]:
                    row_potential[row_of[other]] += int(step)
                    column_potential[other] -= int(step)
                else:
                    slack[other] -= step
            column = nearest
        while column:
            row_of[column] = row_of[came_from[column]]
            column = came_from[column]
    answer = [0] * size
    for column in range(1, size + 1):
        answer[row_of[column] - 1] = column - 1
    return tuple(answer)
