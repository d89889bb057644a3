"""What holds for every translation, read from the catalogues themselves: lrelease would let most of it pass."""

import re
import shutil
import subprocess
from xml.etree import ElementTree

import pytest
import update_translations
from hatch_build import compile_translations
from PySide6.QtCore import QLibraryInfo, QTranslator

from domino_desktop.i18n.english import english_form
from domino_desktop.i18n.messages import share, table, ways
from tests.i18n.declared import MESSAGES, ROOT, TRANSLATED, TRANSLATIONS, catalogue, declared, forms

LOCALES = {"it": "it_IT", "pt_BR": "pt_BR", "pt_PT": "pt_PT", "sv": "sv_SE", "id": "id_ID"}
FORMS = {"it": 2, "pt_BR": 2, "pt_PT": 2, "sv": 2, "id": 1}
PLACES = re.compile(r"%[1-9n]|\{\w*\}|&(?=\w)|</?\w+>|\n")
GARBLED = re.compile("[ÃÂ][\u0080-\u00bf]|â€|\ufffd")

FORBIDDEN = {
    "it": r"pips?|tessere residue|fornitura|cimitero|boneyard|layout|round|fallo|punta scoperta|ciclo|pedin[ae]",
    "pt_BR": r"pips?|blocos?|reproduz\w*|boneyard|cemitério|estoque|residua\w+|extremidades?|sorteio|fornecimento"
    r"|bloquead\w+|ecrã|ficheiros?|rato",
    "pt_PT": r"pips?|blocos?|reproduz\w*|boneyard|cemitério|estoque|residua\w+|extremidades?|sorteio|fornecimento"
    r"|bloquead\w+|você|tela|arquivos?|salvar?|mouse|comprar?|pedras?|tu|teu|tua",
    "sv": r"pips?|kärn\w+|kakel\w*|ritning\w*|bengård\w*|kyrkogård\w*|talong\w*|öppna slut|staten|boneyard|laglig\w*"
    r"|blocket|straffar|tärning\w*|Ni|Er",
    "id": r"pips?|ubin|negara|menggambar|mengambil gambar|boneyard|kartu domino|babak|putaran|garis|diblokir"
    r"|batu-batu|kamu|anda",
}
OF_TOURNAMENTS = {"pt_BR": "sorteio", "pt_PT": "sorteio", "id": "babak"}
"""Right for the lots and the rounds of a tournament, wrong for what happens at a table."""
AGREEING = re.compile(r"%[1-9],? (?:(?:è|foi|está) \w+(?<!n)[td][oa]|juntos)\b")
"""Words that would have to know whether the player is a he or a she."""

CASE_MATTERS = {"Ni", "Er", "anda"}

MENUS = (
    (table.MENU_GAME, table.MENU_VIEW, table.LANGUAGE_MENU, table.MENU_HELP),
    (
        table.NEW_MATCH,
        table.START_PAGE,
        table.RULE_SETS_ITEM,
        ways.PUZZLES_ITEM,
        ways.DESK_ITEM,
        ways.TOURNAMENTS_ITEM,
        ways.DEAL_ITEM,
        table.TAKE_BACK_ITEM,
        table.LAST_ROUND_ITEM,
        share.COPY_PICTURE,
        share.SAVE_PICTURE,
        share.SAVE_FILM,
        table.SETTINGS_ITEM,
        table.QUIT_ITEM,
    ),
    (
        table.ZOOM_IN,
        table.ZOOM_OUT,
        table.FIT,
        table.STORY_ITEM,
        table.FULL_SCREEN,
        table.CLOSE_LID_ITEM,
        ways.COACH_ITEM,
        table.SOUND_ITEM,
    ),
    (ways.HELP_ITEM, table.HOW_TO_PLAY_ITEM, ways.TAKE_TOUR_ITEM, table.MATCH_RULES_ITEM),
)


def ts(code):
    return TRANSLATIONS / f"domino_{code}.ts"


def key(message):
    return message.context, message.source, message.note


def places(text):
    return set(PLACES.findall(text))


def forbidden(code, text):
    """The words of the glossary's black list in this text."""
    found = []
    for word in FORBIDDEN[code].split("|"):
        flags = 0 if word in CASE_MATTERS else re.IGNORECASE
        found += re.findall(rf"\b{word}\b", text, flags)
    return found


def mnemonic(text):
    found = re.search(r"&(\w)", text)
    return found[1].lower() if found else None


@pytest.fixture(scope="module")
def updated(tmp_path_factory):
    """A copy of messages and catalogues after one more run of lupdate."""
    root = tmp_path_factory.mktemp("checkout")
    shutil.copytree(MESSAGES, root / MESSAGES.relative_to(ROOT), ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(TRANSLATIONS, root / "translations", ignore=shutil.ignore_patterns("*.qm"))
    update_translations.update_translations(root)
    return root / "translations"


@pytest.mark.parametrize("name", [f"domino_{code}.ts" for code in ("en", *TRANSLATED)])
def test_the_catalogues_are_up_to_date(updated, name):
    """When this fails, run packaging/update_translations.py and translate what is new."""
    assert (updated / name).read_text(encoding="utf-8") == (TRANSLATIONS / name).read_text(encoding="utf-8")


def test_every_message_is_extracted(updated):
    assert set(catalogue(updated / "domino_it.ts")) == {key(message) for message in declared()}


def test_a_message_that_lupdate_drops_is_missed(tmp_path):
    """An extra pair of brackets is legal Python and yet no declaration for lupdate."""
    folder = tmp_path / MESSAGES.relative_to(ROOT)
    folder.mkdir(parents=True)
    (folder / "area.py").write_text('A = text("Walk", ("Lost"))\nB = text("Walk", "Found")\n', encoding="utf-8")
    (tmp_path / "translations").mkdir()
    update_translations.update_translations(tmp_path)
    assert set(catalogue(tmp_path / "translations" / "domino_it.ts")) == {("Walk", "Found", "")}


@pytest.mark.parametrize("code", TRANSLATED)
def test_every_translation_is_there(code):
    tree = ElementTree.parse(ts(code)).getroot()
    assert tree.get("language") == LOCALES[code]
    wrong = []
    for where, message in catalogue(ts(code)).items():
        kind = message.find("translation").get("type")
        expected = FORMS[code] if message.get("numerus") == "yes" else 1
        texts = forms(message)
        if kind is not None or len(texts) != expected or not all(text.strip() for text in texts):
            wrong.append((where, kind, texts))
    assert wrong == []


@pytest.mark.parametrize("code", TRANSLATED)
def test_every_translation_keeps_its_places(code):
    wrong = [
        (where, form)
        for where, message in catalogue(ts(code)).items()
        for form in forms(message)
        if places(form) != places(where[1])
    ]
    assert wrong == []


def test_lost_and_swapped_places_are_seen():
    assert places("%1 wins: %n") != places("%1 vince")
    assert places("%1 wins") != places("%2 vince")
    assert places("&Game") != places("Partita")
    assert places("one\ntwo") != places("uno due")


@pytest.mark.parametrize("code", TRANSLATED)
def test_no_word_of_the_black_list_is_used(code):
    areas, right_there = ("tournament", "help_keys"), {OF_TOURNAMENTS.get(code)}
    club = {key(message) for area in areas for message in declared(area)}
    wrong = {
        form: forbidden(code, form)
        for where, message in catalogue(ts(code)).items()
        for form in forms(message)
        if {word.lower() for word in forbidden(code, form)} - (right_there if where in club else set())
    }
    assert wrong == {}


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("it", "11 pips"),
        ("pt_BR", "o bloco 5-10"),
        ("pt_PT", "não podem ser reproduzidas"),
        ("sv", "kärnor"),
        ("sv", "Ritningsprocessen"),
        ("id", "negara yang diblokir"),
        ("id", "harus mengambil gambar"),
    ],
)
def test_machine_translation_is_seen(code, text):
    assert forbidden(code, text)


@pytest.mark.parametrize("code", TRANSLATED)
def test_no_word_agrees_with_the_name_of_a_player(code):
    of_people = {where: m for where, m in catalogue(ts(code)).items() if where[0] != "Rule set file"}
    texts = [form for message in of_people.values() for form in forms(message)]
    assert [text for text in texts if AGREEING.search(text)] == []
    assert AGREEING.search("%1 è stato battuto") and AGREEING.search("%1, juntos: %2")


@pytest.mark.parametrize("code", TRANSLATED)
def test_sentences_end_as_their_sources_do(code):
    """A full stop, a question mark or an ellipsis must neither come nor go."""
    marks = ".?!…:"
    wrong = []
    for where, message in catalogue(ts(code)).items():
        end = where[1][-1] if where[1][-1] in marks else ""
        wrong += [form for form in forms(message) if (form[-1] if form[-1] in marks else "") != end]
    assert wrong == []


@pytest.mark.parametrize("path", sorted(TRANSLATIONS.glob("*.*")), ids=lambda path: path.name)
def test_no_letter_is_garbled(path):
    if path.suffix != ".qm":
        assert GARBLED.findall(path.read_bytes().decode("utf-8")) == []


def test_garbled_letters_are_seen():
    assert GARBLED.search("è".encode().decode("latin-1"))
    assert GARBLED.search("È".encode().decode("latin-1"))
    assert not GARBLED.search("São João: já não")


def test_menus_have_one_mnemonic_each_in_every_language():
    listed = {key(message) for menu in MENUS for message in menu}
    assert listed == {key(message) for message in declared() if mnemonic(message.source)}
    for code in TRANSLATED:
        translated = catalogue(ts(code))
        for menu in MENUS:
            letters = [mnemonic(forms(translated[key(message)])[0]) for message in menu]
            assert len(set(letters)) == len(letters), (code, letters)
    for menu in MENUS:
        letters = [mnemonic(message.source) for message in menu]
        assert None not in letters and len(set(letters)) == len(letters), letters


def test_the_first_words_of_both_answers_differ():
    for code in TRANSLATED:
        translated = catalogue(ts(code))
        answers = [forms(m)[0] for where, m in translated.items() if where[1] in ("Yes, I can", "No, I cannot")]
        assert len({answer.split()[0].strip(",") for answer in answers}) == 2, (code, answers)


def test_the_english_catalogue_holds_every_plural_and_nothing_else():
    english = catalogue(ts("en"))
    assert set(english) == {key(message) for message in declared() if message.is_plural}
    for (_, source, _), message in english.items():
        assert forms(message) == [english_form(source, 1), english_form(source, 2)]


@pytest.mark.parametrize("name", ["qt_id", "qt_pt_PT"])
def test_our_texts_for_qt_are_texts_of_qt(name, tmp_path):
    """Italian, which comes with Qt, knows each of them; and each is found once compiled."""
    path = TRANSLATIONS / f"{name}.ts"
    italian, ours = QTranslator(), QTranslator()
    assert italian.load("qtbase_it.qm", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    shutil.copy(path, tmp_path)
    compile_translations(tmp_path)
    assert ours.load(f"{name}.qm", str(tmp_path))
    entries = catalogue(path)
    assert len(entries) > 150
    for (context, source, _), message in entries.items():
        assert italian.translate(context, source), (context, source)
        assert ours.translate(context, source) == forms(message)[0]
        assert places(source) == places(forms(message)[0]), source


def test_update_without_lupdate_says_so(monkeypatch):
    monkeypatch.setattr(update_translations, "find_spec", lambda name: None)
    with pytest.raises(FileNotFoundError, match="PySide6"):
        update_translations.lupdate_path()


def test_lupdate_failing_is_not_hidden(tmp_path):
    with pytest.raises(subprocess.CalledProcessError):
        update_translations.update_translations(tmp_path)


@pytest.mark.parametrize("code", ["en", *TRANSLATED])
def test_keys_of_the_table_are_single_letters_and_all_different(code):
    """They follow the words of each language; H asks for a hint in all of them."""
    keys = [message for message in declared() if message.context == "Keys"]
    translated = catalogue(ts("it" if code == "en" else code))
    letters = [m.source if code == "en" else forms(translated[key(m)])[0] for m in keys]
    assert len(letters) > 3
    assert all(len(letter) == 1 and letter.isupper() for letter in letters), letters
    assert len(set(letters)) == len(letters), letters
    assert "H" in letters
