"""The process of the computer players: what it says on the wire, and that nothing said to it ends it."""

import io
import json
import os
import random
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_desktop.ai import engine
from domino_desktop.ai.levels import Level, choose
from domino_desktop.ai.wire import (
    LONGEST_ANSWER,
    LONGEST_LINE,
    Answer,
    EngineError,
    Request,
    WireFault,
    read_answer,
    read_request,
    write_answer,
    write_request,
)
from domino_desktop.core.codec import move_to_json
from domino_desktop.core.moves import DeclareCanPlay, DrawTile, Knock, PlayTile, RevealHand
from domino_desktop.core.tiles import Tile
from domino_desktop.core.views import View, view_for
from tests.ai import tables

ROOT = Path(__file__).resolve().parents[2]


def some_view(moves=5):
    state = tables.position_at(tables.ruleset("classic-draw"), 3, 1, moves)
    return view_for(state, tables.to_move(state))


def talk(*lines):
    """What the engine answers to these lines, as JSON."""
    said = io.BytesIO()
    engine.serve(io.BytesIO(b"".join(lines)), said)
    return [json.loads(line) for line in said.getvalue().splitlines()]


def changed(**changes):
    """A request with keys replaced."""
    data = json.loads(write_request(Request(7, Level.CASUAL, 1, some_view())))
    return json.dumps({**data, **changes}).encode() + b"\n"


@pytest.fixture
def process():
    """A real engine process; its pipes are closed and it is waited for whatever happens."""
    command = [sys.executable, "-m", "domino_desktop", "engine"]
    pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    with subprocess.Popen(command, cwd=ROOT, **pipes) as running:
        yield running
        running.kill()


def ask(process, request):
    process.stdin.write(write_request(request))
    process.stdin.flush()
    return read_answer(process.stdout.readline())


@pytest.mark.parametrize("rule", tables.offered(), ids=lambda rule: rule.id)
def test_a_real_process_plays_a_round_of_every_rule_set(process, rule):
    """Every seat a computer player; the process sees views, the core alone knows the deal."""
    numbers = iter(range(1, 10**6))

    def choose_for(seat, view):
        request = Request(next(numbers), Level.CASUAL if seat % 2 else Level.BEGINNER, 3, view)
        answer = ask(process, request)
        assert answer.id == request.id
        assert answer.said == choose(view, request.level, 3)
        return answer.said

    seats = max(rule.players)
    rule = rule.with_set(rule.smallest_set_for(seats))
    state = tables.with_round(tables.new_match(rule, seats), random.Random(2))
    state = tables.play_round(state, choose_for)
    assert state.round.score is not None
    process.stdin.close()
    assert process.wait(10) == 0
    assert process.stderr.read() == b""


@pytest.mark.parametrize("level", list(Level))
def test_every_level_thinks_in_the_process_as_it_does_here_or_no_longer_than_it_may(process, level):
    view = some_view()
    assert ask(process, Request(1, level, 7, view)).said == choose(view, level, 7)
    assert ask(process, Request(2, level, 7, view, limit_ms=1)).said in view.legal_moves


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal there")
def test_the_process_survives_what_a_terminal_sends_to_everybody(process):
    ask(process, Request(1, Level.CASUAL, 1, some_view()))
    os.kill(process.pid, signal.SIGINT)
    assert ask(process, Request(2, Level.CASUAL, 1, some_view())).id == 2


def test_the_process_ends_quietly_when_nobody_reads_it(process):
    ask(process, Request(1, Level.CASUAL, 1, some_view()))
    process.stdout.close()
    process.stdin.write(b"?\n" * 100)
    process.stdin.close()
    assert process.wait(10) == 0
    assert process.stderr.read() == b""


def test_the_process_imports_no_qt_and_no_disk():
    code = "import sys, domino_desktop.ai.engine; print([m for m in ('PySide6', 'sqlite3', 'PIL') if m in sys.modules])"
    said = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert said.stdout == "[]\n"


def test_a_request_is_read_as_it_was_written_but_for_the_seal_of_the_deal():
    view = some_view()
    for limit_ms in (None, 250):
        line = write_request(Request(7, Level.BEGINNER, -3, view, limit_ms))
        assert read_request(line) == Request(7, Level.BEGINNER, -3, replace(view, seal=None), limit_ms)
        assert view.seal is not None and view.seal.fingerprint.encode() not in line


@pytest.mark.parametrize(
    "said", [PlayTile(Tile.of(4, 6), "left"), DrawTile(3), Knock(), DeclareCanPlay(), RevealHand(), *EngineError]
)
def test_an_answer_is_read_as_it_was_written(said):
    line = write_answer(Answer(7, said))
    assert read_answer(line) == Answer(7, said)
    assert line.endswith(b"\n") and len(line) < LONGEST_ANSWER


@pytest.mark.parametrize(
    "line",
    [
        b"\n",
        b"hello\n",
        b"\xff\xfe\x00\n",
        b"null\n",
        b"[]\n",
        b"{}\n",
        b'{"id": true}\n',
        b'{"id": 1.5}\n',
        b"[" * 100_000 + b"\n",
        b"9" * 10_000 + b"\n",
        b'{"id": 7, "level": "casual"',
    ],
    ids=lambda line: repr(line[:12]),
)
def test_a_line_that_is_no_request_is_answered_without_its_number(line):
    assert talk(line) == [{"id": None, "error": "unreadable"}]


@pytest.mark.parametrize(
    "changes",
    [
        {"level": "genius"},
        {"level": ["casual"]},
        {"seed": "1"},
        {"limit_ms": "soon"},
        {"limit_ms": 0.5},
        {"view": None},
        {"view": {}},
        {"view": {"eye": 0, "secret": 1}},
        {"view": [[]]},
    ],
    ids=repr,
)
def test_a_request_that_is_wrong_is_answered_with_its_number(changes):
    assert talk(changed(**changes)) == [{"id": 7, "error": "unreadable"}]


def test_a_view_without_a_legal_move_is_answered_with_an_error():
    view = json.loads(changed())["view"]
    assert talk(changed(view={**view, "legal_moves": []})) == [{"id": 7, "error": "no_move"}]
    assert talk(changed(view={**view, "eye": 99, "teams": []}))[0]["id"] == 7


def test_the_engine_goes_on_after_every_kind_of_rubbish():
    good = write_request(Request(9, Level.CASUAL, 1, some_view()))
    too_long = b"x" * (3 * LONGEST_LINE + 5) + b"\n"
    said = talk(too_long, good, b"\x00\x00\n", good, changed(view=3), good, b"no line end")
    expected = {"id": 9, "move": move_to_json(choose(some_view(), Level.CASUAL, 1))}
    assert [answer.get("error") for answer in said] == ["unreadable", None] * 3 + ["unreadable"]
    assert said[1] == said[3] == said[5] == expected


@given(st.binary(max_size=200).map(lambda noise: noise.replace(b"\n", b"") + b"\n"))
def test_any_bytes_get_exactly_one_answer(noise):
    assert len(talk(noise)) == 1


@given(st.data())
def test_a_damaged_request_gets_exactly_one_answer(data):
    line = bytearray(write_request(Request(7, Level.CASUAL, 1, some_view()))[:-1])
    for _ in range(data.draw(st.integers(1, 3))):
        line[data.draw(st.integers(0, len(line) - 1))] = data.draw(st.sampled_from(b'0123456789"[]{},:-.naelrtusf'))
    assert len(talk(bytes(line) + b"\n")) == 1


def replaced(data, path, value):
    """The JSON value with one inner value replaced."""
    if not path:
        return value
    copied = dict(data) if isinstance(data, dict) else list(data)
    copied[path[0]] = replaced(copied[path[0]], path[1:], value)
    return copied


def inner_paths(data, path=()):
    """The way to every inner value of a JSON value."""
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        yield (*path, key)
        yield from inner_paths(value, (*path, key))


def test_a_view_with_any_one_value_wrong_gets_exactly_one_answer():
    view = json.loads(changed())["view"]
    for path in inner_paths(view):
        for value in (None, -1, 10**30, "x", [], {}, [[1]], {"kind": "Knock"}):
            assert len(talk(changed(view=replaced(view, path, value)))) == 1


def test_errors_tell_nothing_of_the_hands():
    assert {error.value for error in EngineError} == {"unreadable", "no_move"}
    with pytest.raises(WireFault) as caught:
        read_request(changed(view={"hand": ["5-6"]}))
    assert "5-6" not in str(caught.value)


@pytest.mark.parametrize("line", [b"{}", b'{"id": 1, "move": {"kind": "Fly"}}', b'{"id": 1, "error": "x"}', b"\xff"])
def test_what_is_no_answer_is_a_fault(line):
    with pytest.raises(WireFault):
        read_answer(line)


def test_the_longest_view_fits_into_a_line_many_times():
    """Double-twelve with four seats: the most tiles, and the longest record of a round."""
    state = tables.with_round(tables.new_match(tables.ruleset("classic-draw").with_set(12), 4), random.Random(1))
    sizes = []

    def choose_for(seat, view):
        sizes.append(len(write_request(Request(1, Level.CASUAL, 1, view))))
        return choose(view, Level.BEGINNER, 1)

    tables.play_round(state, choose_for)
    assert max(sizes) * 10 < LONGEST_LINE


def test_a_view_holds_no_more_than_its_seat_may_know():
    """What goes over the wire is a View and nothing else, so its fields are all that an engine can learn."""
    data = json.loads(changed())
    assert set(data) == {"id", "level", "seed", "limit_ms", "view"}
    assert set(data["view"]) == set(View.__dataclass_fields__)
