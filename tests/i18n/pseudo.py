"""A made-up language: every declared message becomes ⟦Ţļļé⟧, longer by two fifths, so a screen shows what it forgot.

Tests of screens build it once with ``pseudo_language(folder)`` and look for visible texts without ⟦ or too little room.
"""

import re
import subprocess
from xml.etree import ElementTree

from hatch_build import lrelease_path

from domino_desktop.i18n.english import english_form
from domino_desktop.i18n.language import Language
from tests.i18n.declared import declared

CODE = "en_ZA"
OPEN, CLOSE = "⟦", "⟧"
_LETTERS = str.maketrans("aceiklnorstuyzACEINOSUY", "åçéîķļñöŕšţûýžÅÇÉÎÑÖŠÛÝ")
_PLACE = re.compile(r"(%[1-9n]|&(?=\w)|\n)")
_GROWTH = 0.4
_WORD = 5  # what is added can be wrapped, as words can


def pseudo(source):
    """The text with strange letters and more of them; places, mnemonics and line breaks stay.

    >>> pseudo("%1, can you?")
    '⟦%1, çåñ ýöû?~~~~⟧'
    """
    pieces = _PLACE.split(source)
    strange = "".join(piece if _PLACE.fullmatch(piece) else piece.translate(_LETTERS) for piece in pieces)
    more = "~" * int(len(source) * _GROWTH)
    words = " ".join(more[start : start + _WORD] for start in range(0, len(more), _WORD))
    return f"{OPEN}{strange}{words}{CLOSE}"


def pseudo_language(folder):
    """The made-up language, its catalogue compiled into this folder."""
    tree = ElementTree.Element("TS", version="2.1", language=CODE, sourcelanguage="en")
    contexts = {}
    for message in declared():
        if message.context not in contexts:
            contexts[message.context] = ElementTree.SubElement(tree, "context")
            ElementTree.SubElement(contexts[message.context], "name").text = message.context
        entry = ElementTree.SubElement(contexts[message.context], "message")
        ElementTree.SubElement(entry, "source").text = message.source
        ElementTree.SubElement(entry, "comment").text = message.note
        translation = ElementTree.SubElement(entry, "translation")
        if message.is_plural:
            entry.set("numerus", "yes")
            for n in (1, 2):
                form = ElementTree.SubElement(translation, "numerusform")
                form.text = pseudo(english_form(message.source, n))
        else:
            translation.text = pseudo(message.source)
    catalogue = folder / f"domino_{CODE}.ts"
    ElementTree.ElementTree(tree).write(catalogue, encoding="utf-8", xml_declaration=True)
    compiled = catalogue.with_suffix(".qm")
    subprocess.run([lrelease_path(), "-silent", catalogue, "-qm", compiled], check=True)
    language = Language(CODE, folder)
    assert language.is_loaded
    return language
