"""Every declared message, and what the syntax trees of the package say about declarations."""

import ast
import importlib
import pkgutil
from pathlib import Path
from xml.etree import ElementTree

from domino_desktop.i18n import messages
from domino_desktop.i18n.language import CODES
from domino_desktop.i18n.messages import Message

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "domino_desktop"
MESSAGES = PACKAGE / "i18n" / "messages"
TRANSLATIONS = ROOT / "translations"
TRANSLATED = tuple(code for code in CODES if code != "en")
DECLARING = {"text": (2, 3), "plural": (4, 4)}


def areas():
    """The modules of messages by name."""
    names = sorted(module.name for module in pkgutil.iter_modules(messages.__path__))
    return {name: importlib.import_module(f"{messages.__name__}.{name}") for name in names}


def messages_in(value):
    """Every message inside a value of a module of messages, those for zero too."""
    if isinstance(value, Message):
        yield value
        if value.zero is not None:
            yield value.zero
    elif isinstance(value, dict):
        for inner in value.values():
            yield from messages_in(inner)
    elif isinstance(value, tuple | list):
        for inner in value:
            yield from messages_in(inner)


def declared(prefix=""):
    """Every message of the program, each once; or of the areas whose names begin like this."""
    wanted = (area for name, area in areas().items() if name.startswith(prefix))
    found = (message for area in wanted for value in vars(area).values() for message in messages_in(value))
    return list(dict.fromkeys(found))


def declaring_calls(text):
    """Every call of ``text`` or ``plural`` in this source."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in DECLARING:
            yield node


def faults(text):
    """What lupdate would drop or misread in this source without a word."""
    found = []
    for call in declaring_calls(text):
        name = call.func.id
        few, many = DECLARING[name]
        words = call.args[:3]
        if call.keywords:
            found.append(f"line {call.lineno}: keyword")
        elif not few <= len(call.args) <= many:
            found.append(f"line {call.lineno}: {len(call.args)} arguments")
        elif not all(isinstance(word, ast.Constant) and isinstance(word.value, str) for word in words):
            found.append(f"line {call.lineno}: not a literal")
        elif name == "plural" and not (isinstance(call.args[3], ast.Constant) and call.args[3].value == 1):
            found.append(f"line {call.lineno}: the plural is not marked with 1")
    return found


def literals(text):
    """Context, source and note of every declaration in this source, as its syntax tree has them."""
    for call in declaring_calls(text):
        words = [word.value for word in call.args[:3]]
        yield (*words, "")[:3] if len(words) == 2 else tuple(words)


def catalogue(path):
    """A .ts file as (context, source, note) -> its message element."""
    tree = ElementTree.parse(path)
    return {
        (context.findtext("name"), message.findtext("source"), message.findtext("comment") or ""): message
        for context in tree.iter("context")
        for message in context.iter("message")
    }


def forms(message):
    """The translations of a message element: one, or every plural form."""
    translation = message.find("translation")
    if message.get("numerus") == "yes":
        return [form.text or "" for form in translation.findall("numerusform")]
    return [translation.text or ""]
