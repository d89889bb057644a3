"""The catalogues of the checkout, compiled once for the tests of this folder."""

import pytest
from hatch_build import compile_translations

from domino_desktop.i18n.language import CODES, Language
from tests.i18n.declared import TRANSLATIONS


@pytest.fixture(scope="session")
def compiled(tmp_path_factory):
    """The folder with every catalogue of the checkout, compiled."""
    folder = tmp_path_factory.mktemp("catalogues")
    compile_translations(TRANSLATIONS, folder)
    return folder


@pytest.fixture(scope="session")
def languages(compiled):
    """Every language of the program by its code."""
    spoken = {code: Language(code, compiled) for code in CODES}
    assert all(language.is_loaded for language in spoken.values())
    return spoken
