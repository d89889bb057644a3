"""Several languages at once: numbers, lists, plurals, names, and what happens to a text that is missing."""

import datetime
import re
import shutil
import subprocess
import sys

import pytest
from hatch_build import compile_translations
from PySide6.QtCore import QTranslator

from domino_desktop.i18n import language as language_module
from domino_desktop.i18n.english import English
from domino_desktop.i18n.language import CODES, Language, catalogues, nearest_code, qt_translator
from domino_desktop.i18n.messages import score, story, table, walk
from tests.i18n.declared import TRANSLATIONS, declared
from tests.i18n.pseudo import CLOSE, OPEN, pseudo_language

NO_BREAK_SPACE, MINUS = "\u00a0", "\u2212"
DAY, CLOCK = datetime.date(2026, 11, 29), datetime.time(19, 5)

FORMATS = {
    "en": ("1,234,567", "-5", "29/11/2026", "19:05", "a, b and c"),
    "it": ("1.234.567", "-5", "29/11/26", "19:05", "a, b e c"),
    "pt_BR": ("1.234.567", "-5", "29/11/2026", "19:05", "a, b e c"),
    "pt_PT": (f"1{NO_BREAK_SPACE}234{NO_BREAK_SPACE}567", "-5", "29/11/26", "19:05", "a, b e c"),
    "sv": (f"1{NO_BREAK_SPACE}234{NO_BREAK_SPACE}567", f"{MINUS}5", "2026-11-29", "19:05", "a, b och c"),
    "id": ("1.234.567", "-5", "29/11/26", "19.05", "a, b, dan c"),
}

TILES_IN_HAND = {
    "en": ("no tiles in hand", "1 tile in hand", "2 tiles in hand", "15 tiles in hand"),
    "it": ("nessuna tessera in mano", "1 tessera in mano", "2 tessere in mano", "15 tessere in mano"),
    "pt_BR": ("nenhuma pedra na mão", "1 pedra na mão", "2 pedras na mão", "15 pedras na mão"),
    "pt_PT": ("nenhuma peça na mão", "1 peça na mão", "2 peças na mão", "15 peças na mão"),
    "sv": ("inga brickor på handen", "1 bricka på handen", "2 brickor på handen", "15 brickor på handen"),
    "id": ("tidak ada batu di tangan", "1 batu di tangan", "2 batu di tangan", "15 batu di tangan"),
}

TAKE_AND_TIE = {
    "it": ("pesca", "parità"),
    "pt_BR": ("comprar", "empate"),
    "pt_PT": ("tirar", "empate"),
    "sv": ("ta", "lika"),
    "id": ("ambil", "seri"),
}


def test_every_language_has_a_row():
    assert tuple(FORMATS) == CODES == tuple(TILES_IN_HAND) == ("en", *TAKE_AND_TIE)


@pytest.mark.parametrize("code", CODES)
def test_numbers_dates_and_lists_follow_the_language(languages, code):
    speaker = languages[code]
    found = (speaker.number(1234567), speaker.number(-5), speaker.date(DAY), speaker.time(CLOCK))
    assert (*found, speaker.joined(["a", "b", "c"])) == FORMATS[code]
    assert (speaker.joined(["a"]), speaker.joined([])) == ("a", "")


@pytest.mark.parametrize(("one", "other"), [("it", "sv"), ("pt_BR", "id"), ("en", "pt_PT")])
def test_two_languages_side_by_side(languages, one, other):
    for index, n in enumerate((0, 1, 2, 15)):
        said = [languages[code].say(table.TILES_IN_HAND, n=n) for code in (one, other, one)]
        assert said == [TILES_IN_HAND[one][index], TILES_IN_HAND[other][index], TILES_IN_HAND[one][index]]


def test_brazilians_never_read_a_singular_zero(languages):
    """Qt's rule for them counts zero as one, so zero has words of its own everywhere."""
    for message in declared():
        if message.zero is not None:
            assert "0" not in languages["pt_BR"].say(message, "Ana", "b", n=0), message


@pytest.mark.parametrize("code", TAKE_AND_TIE)
def test_take_a_tile_and_a_tie_are_two_things(languages, code):
    take, tie = TAKE_AND_TIE[code]
    assert take in languages[code].say(table.TAKE_A_TILE).lower().split()
    assert tie in languages[code].say(score.TIE_NOBODY_SCORES, "x").lower().split()
    assert tie not in languages[code].say(table.TAKE_A_TILE).lower()


def test_the_sum_of_a_match_is_written_as_the_language_writes_it(languages):
    assert languages["sv"].say(score.POINTS_FOR, "Åsa") == "Poäng till Åsa"
    assert languages["it"].say(table.BONEYARD, 12345) == "Pozzo: 12.345"
    assert languages["pt_PT"].say(score.WINS_ROUND, "Rui", n=12345) == (
        f"Rui ganha a mão: 12{NO_BREAK_SPACE}345 pontos"
    )


@pytest.mark.parametrize("code", CODES)
def test_a_name_that_looks_like_a_place_stays_as_it_is(languages, code):
    said = languages[code].say(story.TAKES_AND_PLAYS, "%2 %n %1", "4-6", n=3)
    assert "%2 %n %1" in said and said.count("4-6") == 1


def test_numbers_below_zero_take_their_form_from_their_size(languages):
    said = [languages[code].say(score.WINS_ROUND, "A", n=-1) for code in ("en", "it", "sv")]
    assert said == ["A wins the round: -1 point", "A vince la mano: -1 punto", f"A vinner omgången: {MINUS}1 poäng"]


def test_a_right_to_left_name_is_set_apart(languages):
    said = languages["it"].say(table.LID, "דנה")
    assert said == "\u2068דנה\u2069, tocca a te"
    assert languages["it"].say(table.LID, "Ålö Čížek-Ñu 🐈") == "Ålö Čížek-Ñu 🐈, tocca a te"


@pytest.mark.parametrize("n", [0, 1, 2, 15])
def test_english_is_the_same_with_and_without_qt(languages, n):
    plain, with_qt = English(), languages["en"]
    for message in declared():
        args = ("Anna", "4-6", 7, "x")
        number = n if message.is_plural else None
        assert plain.say(message, *args, n=number) == with_qt.say(message, *args, n=number)
    for number in (0, 999, -5, 1234567):
        assert plain.number(number) == with_qt.number(number)
    for names in ([], ["a"], ["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d"]):
        assert plain.joined(names) == with_qt.joined(names)


@pytest.mark.parametrize("code", CODES)
def test_no_language_shows_a_key_or_a_place(languages, code):
    for message in declared():
        said = languages[code].say(message, *"ABCDEFG", n=3 if message.is_plural else None)
        assert said and not re.search("%[1-9n]", said), (code, message)


def test_a_missing_text_falls_back_to_english(tmp_path):
    """One text is taken out of the Swedish catalogue."""
    swedish = (TRANSLATIONS / "domino_sv.ts").read_text(encoding="utf-8")
    without = swedish.replace("<source>%1, can you play a tile?</source>", "<source>gone</source>")
    assert without != swedish
    (tmp_path / "domino_sv.ts").write_text(without, encoding="utf-8")
    compile_translations(tmp_path)
    speaker = Language("sv", tmp_path)
    assert speaker.is_loaded
    assert speaker.say(walk.QUESTION, "Åsa") == "Åsa, can you play a tile?"
    assert speaker.say(walk.YES) == "Ja, jag kan"


def test_a_missing_catalogue_falls_back_too(tmp_path, languages):
    lost = Language("sv", tmp_path)
    assert not lost.is_loaded
    assert lost.say(table.TILES_IN_HAND, n=1) == "1 tile in hand"
    kept = Language("pt_PT", tmp_path, languages["pt_BR"])
    assert kept.say(table.TILES_IN_HAND, n=2) == "2 pedras na mão"


def test_names_of_languages_are_in_the_languages(languages):
    assert [language.own_name for language in languages.values()] == [
        "English",
        "Italiano",
        "Português (Brasil)",
        "Português (Portugal)",
        "Svenska",
        "Bahasa Indonesia",
    ]


@pytest.mark.parametrize(
    ("tags", "code"),
    [
        (["it-IT", "it"], "it"),
        (["pt-Latn-PT", "pt-PT"], "pt_PT"),
        (["pt-AO"], "pt_PT"),
        (["pt"], "pt_BR"),
        (["de-DE", "sv-FI"], "sv"),
        (["id"], "id"),
        (["zh-CN"], "en"),
        ([], "en"),
        (["C"], "en"),
    ],
)
def test_the_nearest_language_of_a_computer(tags, code):
    assert nearest_code(tags) == code


def test_this_computer_speaks_one_of_ours():
    assert language_module.system_code() in CODES


def test_the_catalogues_are_found_in_a_checkout_and_in_a_wheel(monkeypatch, tmp_path):
    assert catalogues() == TRANSLATIONS
    (tmp_path / "_data" / "translations").mkdir(parents=True)
    monkeypatch.setattr(language_module, "_PACKAGE", tmp_path)
    assert catalogues() == tmp_path / "_data" / "translations"


@pytest.mark.parametrize(
    ("code", "cancel"),
    [("it", "Annulla"), ("pt_BR", "Cancelar"), ("pt_PT", "Cancelar"), ("sv", "Avbryt"), ("id", "Batal")],
)
def test_the_dialogs_of_qt_speak_too(compiled, code, cancel):
    translator = qt_translator(code, compiled)
    assert isinstance(translator, QTranslator)
    assert translator.translate("QPlatformTheme", "Cancel") == cancel


def test_the_made_up_language_says_everything(tmp_path):
    made_up = pseudo_language(tmp_path)
    for message in declared():
        said = made_up.say(message, "A", "B", n=2 if message.is_plural else None)
        assert said.startswith(OPEN) and said.endswith(CLOSE), message
    assert made_up.say(walk.QUESTION, "Åsa") == "⟦Åsa, çåñ ýöû pļåý å ţîļé?~~~~~ ~~~~⟧"


def test_english_needs_no_qt():
    """Commands say their sentences in English on machines where the Qt libraries cannot be loaded."""
    program = (
        "import sys, domino_desktop.i18n.english, domino_desktop.i18n.narration, domino_desktop.i18n.story\n"
        "sys.exit(any(name.startswith(('PySide6', 'shiboken6')) for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_the_cached_language_is_the_same_one(monkeypatch, compiled):
    monkeypatch.setattr(language_module, "catalogues", lambda: compiled)
    language_module.language.cache_clear()
    assert language_module.language("sv") is language_module.language("sv")
    assert language_module.language("sv").is_loaded
    language_module.language.cache_clear()


def test_catalogues_are_copied_whole(tmp_path):
    """What lrelease makes of a copy elsewhere speaks as the original does."""
    for name in ("domino_id.ts", "qt_id.ts"):
        shutil.copy(TRANSLATIONS / name, tmp_path)
    assert [path.name for path in compile_translations(tmp_path)] == ["domino_id.qm", "qt_id.qm"]
    assert Language("id", tmp_path).say(walk.YES) == "Ada"
