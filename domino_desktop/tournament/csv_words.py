"""The words that lists of people are headed by, and the names of languages, as they are found in files."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from enum import Enum
from typing import Final


class Column(Enum):
    """What a column of a list holds."""

    NAME = "name"
    FAMILY_NAME = "family_name"
    PARTNER = "partner"
    LANGUAGE = "language"
    PARTNERS_LANGUAGE = "partners_language"
    RATING = "rating"
    OTHER = "other"
    """Anything else; it is not read."""


def folded(text: str) -> str:
    """The text without accents, capitals and punctuation.

    >>> folded("Português (Brasil)"), folded("Name_2")
    ('portugues brasil', 'name 2')
    """
    plain = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return " ".join(re.findall(r"[^\W_]+", letters))


def _numbered(words: str, number: int) -> str:
    return ",".join(f"{word} {number}" for word in words.split(","))


def _by_word(words: Mapping[Column, str]) -> dict[str, Column]:
    return {folded(word): column for column, listed in words.items() for word in listed.split(",")}


_NAMES: Final = "name,player,nome,giocatore,giocatrice,jogador,jogadora,namn,spelare,nama,pemain"
_FULL_NAMES: Final = "full name,first name,given name,nome e cognome,nome completo,nome próprio,primeiro nome,förnamn"
_PAIRS: Final = "pair,team,coppia,dupla,equipa,par,lag,nama depan,nama lengkap"
_PARTNERS: Final = "partner,compagno,compagna,parceiro,parceira,medspelare,pasangan,rekan"

HEADINGS: Final = _by_word(
    {
        Column.NAME: f"{_NAMES},{_numbered(_NAMES, 1)},{_FULL_NAMES},{_PAIRS}",
        Column.FAMILY_NAME: "surname,last name,family name,cognome,sobrenome,apelido,efternamn,nama belakang",
        Column.PARTNER: f"{_numbered(_NAMES, 2)},{_PARTNERS}",
        Column.LANGUAGE: "language,lingua,idioma,língua,språk,bahasa,language 1,lingua 1,idioma 1,språk 1,bahasa 1",
        Column.PARTNERS_LANGUAGE: "language 2,lingua 2,idioma 2,língua 2,språk 2,bahasa 2",
        Column.RATING: "rating,elo,ranking,forza,punteggio,força,pontuação,classificação,peringkat",
    }
)
"""Folded headings in our six languages."""

_LANGUAGES: Final = {
    "en": "en,eng,english,inglese,inglês,engelska,inggris,bahasa inggris",
    "it": "it,ita,italian,italiano,italienska,italia,bahasa italia",
    "pt_BR": "pt,por,br,pt br,portuguese,portoghese,português,portugisiska,portugis,bahasa portugis,português brasil,"
    "português brasileiro,brazilian,brazilian portuguese,brasileiro,brasiliano",
    "pt_PT": "pt pt,português portugal,portuguese portugal,european portuguese,português europeu",
    "sv": "sv,swe,se,swedish,svedese,sueco,svenska,swedia,bahasa swedia",
    "id": "id,ind,indonesian,indonesiano,indonésio,indonesiska,indonesia,bahasa indonesia",
}
_CODES: Final = {folded(word): code for code, words in _LANGUAGES.items() for word in words.split(",")}

BARE_CODES: Final = frozenset({"en", "it", "pt", "pt_BR", "pt_PT", "pt-BR", "pt-PT", "sv", "id"})
"""What can only be a language where a name could stand as well."""


def language_code(found: str) -> str | None:
    """Our code for a language that is written as a code or a name; None for one that we do not speak.

    >>> language_code("Svenska"), language_code("pt-PT"), language_code("en_GB"), language_code("Klingon")
    ('sv', 'pt_PT', 'en', None)
    """
    words = folded(found)
    place = words.split(" ")
    is_code_with_place = len(place) == 2 and len(place[0]) == 2 and len(place[1]) == 2
    return _CODES.get(words) or (_CODES.get(place[0]) if is_code_with_place else None)
