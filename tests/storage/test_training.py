import pytest

from domino_desktop.ai import puzzles
from domino_desktop.ai.puzzle import PuzzleKind
from domino_desktop.storage import training
from domino_desktop.storage.faults import StorageFault, StorageReason
from domino_desktop.storage.training import Ladder, TrainingFile

FIND, BLOCKED = PuzzleKind.FIND_MOVE, PuzzleKind.BLOCKED


def climbed(*answers, step=1):
    ladder = Ladder()
    for is_right in answers:
        ladder = ladder.after(step, is_right)
    return ladder


def test_a_ladder_has_as_many_steps_as_there_are_puzzles():
    assert training.STEPS == puzzles.STEPS == len(Ladder().steps)


@pytest.mark.parametrize(
    ("answers", "stars", "highest"),
    [
        ((), 0, 1),
        ((False,), 0, 1),
        ((True,), 1, 1),
        ((True, True), 2, 1),
        ((True, True, True), 3, 2),
        ((True, False, True, True), 3, 2),
        ((True, False, False, True, True), 2, 1),
        ((True, True, False, False, True, True), 2, 1),
        ((True, True, True, False, False, False, False), 3, 2),
    ],
)
def test_three_right_out_of_the_last_four_open_the_next_step(answers, stars, highest):
    ladder = climbed(*answers)
    assert (ladder.stars(1), ladder.highest) == (stars, highest)


def test_no_answer_opens_more_than_the_last_step():
    ladder = Ladder()
    for step in range(1, training.STEPS + 1):
        for _ in range(5):
            ladder = ladder.after(step, True)
    assert ladder.highest == training.STEPS
    assert [ladder.stars(step) for step in range(1, training.STEPS + 1)] == [training.STARS] * training.STEPS


def test_what_somebody_has_climbed_comes_back(paths):
    paths.create()
    held = TrainingFile.open(paths)
    for is_right in (True, False, True, True, True):
        held.note("Čížek", FIND, 1, is_right)
    held.note("Čížek", FIND, 2, True)
    held.note("", BLOCKED, 1, False)
    again = TrainingFile.open(paths)
    assert (
        again.ladder("Čížek", FIND)
        == held.ladder("Čížek", FIND)
        == climbed(True, False, True, True, True).after(2, True)
    )
    assert again.ladder("", BLOCKED) == climbed(False)
    assert again.ladder("Čížek", BLOCKED) == again.ladder("Elsa", FIND) == Ladder()
    assert "Čížek" in paths.training.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00\xff",
        b"[]",
        b"{}",
        b'{"people": []}',
        b'{"people": {"A": {"find_move": 3}}}',
        b'{"people": {"A": {"find_move": [{"last": [1], "stars": 4}]}}}',
        b'{"people": {"A": {"find_move": [{"last": 1, "stars": 1}]}}}',
        b'{"people": {"A": {"find_move": [{"stars": 1}]}}}',
        b'{"people": {"A": [1]}}',
        b'{"people": {"A": {"disputes": "x"}}}',
        b'{"people": {"A": {"disputes": [1]}}}',
        b"[" * 100_000,
    ],
)
def test_a_damaged_file_is_set_aside_and_never_overwritten(content, paths):
    paths.create()
    for number in (1, 2):
        paths.training.write_bytes(content)
        opened = TrainingFile.open(paths)
        assert opened.set_aside == paths.root / f"training-damaged-{number}.json"
        assert opened.set_aside.read_bytes() == content
        assert opened.ladder("A", FIND) == Ladder()
        opened.note("A", FIND, 1, True)
    assert TrainingFile.open(paths).ladder("A", FIND).stars(1) == 1


def test_steps_of_a_later_program_do_no_harm(paths):
    paths.create()
    step = '{"last": [1, 1, 0, 1, 1], "stars": 3, "new": 1}'
    paths.training.write_text(
        f'{{"schema": 2, "people": {{"A": {{"find_move": [{", ".join([step] * 9)}], "later": 1}}}}}}'
    )
    ladder = TrainingFile.open(paths).ladder("A", FIND)
    assert ladder.highest == training.STEPS
    assert ladder.steps[0].last == (True, False, True, True)


def test_what_cannot_be_kept_counts_as_long_as_the_program_runs(paths, monkeypatch):
    paths.create()
    held = TrainingFile.open(paths)

    def full(path, content):
        raise StorageFault(StorageReason.DISK_IS_FULL, path)

    monkeypatch.setattr(training, "write_whole", full)
    with pytest.raises(StorageFault):
        held.note("A", FIND, 1, True)
    assert held.ladder("A", FIND).stars(1) == 1


def test_what_somebody_has_solved_comes_back(paths):
    paths.create()
    held = TrainingFile.open(paths)
    for dispute in ("six-is-out", "last-seat", "six-is-out"):
        held.note_dispute("Čížek", dispute)
    again = TrainingFile.open(paths)
    assert again.disputes("Čížek") == held.disputes("Čížek") == {"six-is-out", "last-seat"}
    assert again.disputes("") == frozenset()
    assert again.ladder("Čížek", FIND) == Ladder()


def test_a_file_from_before_the_disputes_is_read(paths):
    paths.create()
    paths.training.write_text(
        '{"schema": 1, "people": {"A": {"find_move": [{"last": [1], "stars": 1}], "blocked": []}}}'
    )
    opened = TrainingFile.open(paths)
    assert opened.set_aside is None
    assert opened.ladder("A", FIND).stars(1) == 1
    assert opened.disputes("A") == frozenset()


def test_puzzles_and_disputes_do_not_overwrite_each_other(paths):
    paths.create()
    puzzling, ruling = TrainingFile.open(paths), TrainingFile.open(paths)
    puzzling.note("A", FIND, 1, True)
    ruling.note_dispute("A", "six-is-out")
    puzzling.note("A", FIND, 1, True)
    ruling.note_dispute("B", "last-seat")
    puzzling.note("B", BLOCKED, 1, True)
    again = TrainingFile.open(paths)
    assert again.ladder("A", FIND).stars(1) == 2
    assert again.ladder("B", BLOCKED).stars(1) == 1
    assert (again.disputes("A"), again.disputes("B")) == ({"six-is-out"}, {"last-seat"})
