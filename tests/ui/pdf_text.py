"""What one reads in a PDF of ours, as a reader that searches or copies finds it."""

from __future__ import annotations

import re
import zlib

_OBJECT = re.compile(rb"(\d+) 0 obj\s(.*?)endobj", re.S)
_STREAM = re.compile(rb"stream\r?\n(.*)endstream", re.S)
_SHOWN = re.compile(rb"/F(\d+) [\d.]+ Tf|<([0-9A-F]+)> Tj|(\bET\b)")


def pages_of(pdf: bytes) -> int:
    """How many pages there are."""
    return len(re.findall(rb"/Type /Page\b", pdf))


def text_of(pdf: bytes) -> str:
    """Every run of letters on a line of its own, in the order in which they stand in the file.

    Raises AssertionError for a font whose letters nobody could copy.
    """
    objects = _objects(pdf)
    letters = {number: _letters(objects, body) for number, body in objects.items() if b"/Type0" in body}
    runs = []
    for body in objects.values():
        if b" Tf" not in body:
            continue
        run, font = "", 0
        for name, glyphs, end in _SHOWN.findall(body):
            if name:
                font = int(name)
            elif end:
                runs.append(run)
                run = ""
            else:
                run += "".join(letters[font][glyphs[place : place + 4]] for place in range(0, len(glyphs), 4))
    return "\n".join(runs)


def _objects(pdf: bytes) -> dict[int, bytes]:
    found = {}
    for number, body in _OBJECT.findall(pdf):
        stream = _STREAM.search(body)
        if stream is not None and b"/FlateDecode" in body and b"/Image" not in body:
            body = body[: stream.start()] + zlib.decompressobj().decompress(stream[1])
        found[int(number)] = body
    return found


def _letters(objects: dict[int, bytes], font: bytes) -> dict[bytes, str]:
    """What each glyph of a font is as a letter."""
    named = re.search(rb"/ToUnicode (\d+) 0 R", font)
    assert named is not None, "a font whose letters cannot be copied"
    table, found = objects[int(named[1])], {}
    for block in re.findall(rb"beginbfrange(.*?)endbfrange", table, re.S):
        for first, last, more in re.findall(rb"<(\w+)> <(\w+)> (\[.*?\]|<\w+>)", block, re.S):
            values = re.findall(rb"<(\w+)>", more)
            count = int(last, 16) - int(first, 16) + 1
            for place in range(min(count, len(values)) if more.startswith(b"[") else count):
                glyph = b"%04X" % (int(first, 16) + place)
                one = values[place] if more.startswith(b"[") else b"%04X" % (int(values[0], 16) + place)
                found[glyph] = bytes.fromhex(one.decode()).decode("utf-16-be")
    for block in re.findall(rb"beginbfchar(.*?)endbfchar", table, re.S):
        for glyph, one in re.findall(rb"<(\w+)> <(\w+)>", block):
            found[glyph.upper()] = bytes.fromhex(one.decode()).decode("utf-16-be")
    return found
