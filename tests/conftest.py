"""What every test shares: no screen is needed, and widgets wear what the program wears."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest


@pytest.fixture
def look(qapp):
    """The look of the program, as at a first start; ``follow`` other settings to change it."""
    from domino_desktop.storage.settings import Settings
    from domino_desktop.ui.look import Look

    font = qapp.font()
    qapp.setStyle("Fusion")
    made = Look(qapp)
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
