"""Nobody's own house rules get into these tests."""

import pytest

from domino_desktop.storage.paths import VARIABLE


@pytest.fixture(autouse=True, scope="session")
def an_empty_data_folder(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, str(tmp_path_factory.mktemp("nobody")))
        yield
