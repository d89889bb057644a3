"""What every test shares: no screen is needed, and widgets wear what the program wears."""

import gc
import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest


@pytest.hookimpl(tryfirst=True)
def pytest_collection():
    """Thousands of tests are being made, and none of them is garbage: looking for some takes as long as making them."""
    gc.disable()


def pytest_collection_finish():
    """Nor do they become garbage later."""
    gc.collect()
    gc.freeze()
    gc.enable()


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
