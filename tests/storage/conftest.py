import pytest

from domino_desktop.storage.database import Database
from domino_desktop.storage.paths import DataPaths


@pytest.fixture
def paths(tmp_path):
    return DataPaths.under(tmp_path / "data")


@pytest.fixture
def opened(paths):
    """Opens databases, and closes them at the end of the test."""
    databases = []

    def open_database(where=paths):
        databases.append(Database.open(where))
        return databases[-1]

    yield open_database
    for database in databases:
        database.close()


@pytest.fixture
def database(opened):
    return opened()
