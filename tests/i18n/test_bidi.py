"""Right-to-left names keep their own letters in order, and nobody else's."""

import pytest

from domino_desktop.i18n.english import English
from domino_desktop.i18n.language import CODES, language
from domino_desktop.i18n.messages import story

OPEN, CLOSE = "\u2068", "\u2069"
HEBREW, ARABIC = "שרה", "يوسف"


@pytest.mark.parametrize("code", CODES)
def test_each_name_of_a_list_is_set_apart(code):
    for speaker in (language(code), English()):
        joined = speaker.joined([HEBREW, "Anna", ARABIC])
        assert f"{OPEN}{HEBREW}{CLOSE}" in joined and f"{OPEN}{ARABIC}{CLOSE}" in joined
        assert joined.count(OPEN) == joined.count(CLOSE) == 2
        assert joined.index(HEBREW) < joined.index("Anna") < joined.index(ARABIC)


def test_a_list_of_other_names_is_left_alone():
    assert English().joined(["Anna", "João", "Åsa"]) == "Anna, João and Åsa"


@pytest.mark.parametrize("code", CODES)
def test_a_name_in_a_sentence_is_set_apart(code):
    assert f"{OPEN}{HEBREW}{CLOSE}" in language(code).say(story.CAN_PLAY, HEBREW)
