"""What every test shares: no screen is needed, and widgets wear what the program wears."""

import gc
import os
from collections import Counter
from functools import partialmethod
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest

ROOT = Path(__file__).resolve().parents[1]
LONGEST = """
    tests/e2e/test_kill.py
    tests/ui/test_redress.py
    tests/e2e/test_matches.py
    tests/e2e/test_rounds.py
    tests/e2e/test_evening.py
    tests/e2e/test_refereeing.py
    tests/e2e/test_tournament.py
    tests/e2e/test_kill_tournament.py
    tests/ui/test_focus_ring.py
    tests/ui/test_accessible_screens.py
    tests/i18n/test_screens.py
    tests/ui/test_desk_screens.py
""".split()
"""Files of few tests that take long, the longest first."""


PATIENCE = 60_000
"""Milliseconds."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection():
    """Thousands of tests are being made, and none of them is garbage: looking for some takes as long as making them."""
    gc.disable()


def pytest_collection_modifyitems(items):
    """What takes longest comes first, for whoever begins it last would finish it alone; then files of many tests."""
    order = {ROOT / name: place for place, name in enumerate(LONGEST)}
    counts = Counter(item.path for item in items)
    items.sort(key=lambda item: (order.get(item.path, len(order)), -counts[item.path]))


def pytest_collection_finish():
    """Nor do they become garbage later."""
    gc.collect()
    gc.freeze()
    gc.enable()


@pytest.fixture
def qtbot(qapp, request):
    """Waits long: a slow computer is no mistake, and whoever sees what was waited for goes on at once."""
    from pytestqt.qtbot import QtBot

    class Patient(QtBot):
        waitUntil = partialmethod(QtBot.waitUntil, timeout=PATIENCE)
        waitSignal = partialmethod(QtBot.waitSignal, timeout=PATIENCE)
        waitActive = partialmethod(QtBot.waitActive, timeout=PATIENCE)

    return Patient(request)


@pytest.fixture(scope="session")
def painted(qapp):
    """Pictures of tiles that earlier tests have painted already: see `tests.ui.painted`."""
    from tests.ui.painted import Store

    store = Store()
    yield store
    store.clear()


@pytest.fixture
def look(qapp, painted):
    """The look of the program, as at a first start; ``follow`` other settings to change it."""
    from domino_desktop.storage.settings import Settings
    from tests.ui.painted import PaintedLook

    font = qapp.font()
    qapp.setStyle("Fusion")
    made = PaintedLook(qapp, painted)
    made.follow(Settings())
    yield made
    qapp.setStyleSheet("")
    qapp.setFont(font)


@pytest.fixture
def seat_people(qtbot, look, tmp_path):
    """Sits people and computers down at a table page: see `tests.ui.tables.Table`."""
    from tests.ui.tables import Table

    tables = []

    def sit(*position, **choices):
        tables.append(Table(qtbot, look, tmp_path / f"data-{len(tables)}", *position, **choices))
        return tables[-1]

    yield sit
    for table in tables:
        table.leave()
