"""The reader of pictures answers once, later, whatever the file or the process does."""

import sys

import pytest
from PySide6.QtGui import QColor

from domino_desktop.storage.pictures import Crop, PicturePlace, PictureReason
from domino_desktop.ui.pages import own_pictures_reader
from domino_desktop.ui.pages.own_pictures_reader import PictureReader
from tests.storage.picture_files import RED, encoded, quarters


@pytest.fixture
def heard():
    return []


@pytest.fixture
def reader_of(qapp):
    readers = []

    def make(*command):
        readers.append(PictureReader(command=command or None))
        return readers[-1]

    yield make
    for reader in readers:
        reader.stop()


def program(text):
    """A process that does this instead of reading pictures."""
    return (sys.executable, "-c", text)


@pytest.mark.parametrize("is_file", [True, False], ids=["file", "copied"])
def test_a_picture_is_seen_and_cut(is_file, reader_of, heard, qtbot, tmp_path):
    reader, content = reader_of(), encoded(quarters(), "PNG")
    path = tmp_path / "my picture, 1.png"
    path.write_bytes(content)
    source = path if is_file else content
    reader.look(source, heard.append, heard.append)
    assert reader.is_busy and heard == [], "the answer comes later"
    qtbot.waitUntil(lambda: len(heard) == 1)
    assert (heard[0].width(), heard[0].height()) == (120, 80)
    assert heard[0].pixelColor(10, 10) == QColor(*RED)
    reader.cut(source, PicturePlace.TWO, Crop(0, 0, 2 / 3, 1, 2), heard.append, heard.append)
    qtbot.waitUntil(lambda: len(heard) == 2)
    assert heard[1].startswith(b"\x89PNG")
    assert not reader.is_busy


def test_a_file_that_is_no_picture_has_its_reason(reader_of, heard, qtbot, tmp_path):
    reader = reader_of()
    reader.look(tmp_path, lambda image: heard.append("seen"), heard.append)
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == [PictureReason.IS_NO_PICTURE]


@pytest.mark.parametrize(
    "text, reason",
    [
        ("", PictureReason.IS_BROKEN),
        ("print('hello')", PictureReason.IS_BROKEN),
        ("print('[]')", PictureReason.IS_BROKEN),
        ('print(\'{"width": 3, "height": 3}\')', PictureReason.IS_BROKEN),
        ('print(\'{"width": "x"}\')', PictureReason.IS_BROKEN),
        ('print(\'{"width": 0, "height": 0}\')', PictureReason.IS_BROKEN),
        ("import os; os.abort()", PictureReason.IS_BROKEN),
        ("raise SystemExit(3)", PictureReason.IS_BROKEN),
        ('print(\'{"fault": "is_too_narrow"}\')', PictureReason.IS_TOO_NARROW),
    ],
    ids=["silent", "garbled", "a list", "no pixels", "no size", "no area", "crash", "error", "fault"],
)
@pytest.mark.parametrize("source", [b"a copied picture", None], ids=["copied", "file"])
def test_a_process_that_fails_is_a_picture_that_cannot_be_used(source, text, reason, reader_of, heard, qtbot, tmp_path):
    reader = reader_of(*program(text))
    reader.look(tmp_path / "x.png" if source is None else source, lambda _: heard.append("seen"), heard.append)
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == [reason] and not reader.is_busy


def test_a_program_that_is_not_there_is_told(reader_of, heard, qtbot, tmp_path):
    for source in (tmp_path / "x.png", b"copied"):
        reader = reader_of(str(tmp_path / "no such program"))
        reader.look(source, lambda _: heard.append("seen"), heard.append)
        assert heard == []
        qtbot.waitUntil(lambda: bool(heard))
        assert heard == [PictureReason.CANNOT_BE_OPENED]
        heard.clear()


def test_nobody_waits_for_ever(reader_of, heard, qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(own_pictures_reader, "LONGEST_MS", 50)
    reader = reader_of(*program("import time; time.sleep(60)"))
    reader.look(tmp_path / "x.png", lambda _: heard.append("seen"), heard.append)
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == [PictureReason.TAKES_TOO_LONG] and not reader.is_busy


def test_of_an_earlier_wish_nothing_is_heard(reader_of, heard, qtbot, tmp_path):
    reader = reader_of()
    reader.look(tmp_path, lambda _: heard.append("first"), lambda _: heard.append("first refused"))
    reader.look(encoded(quarters(), "PNG"), lambda _: heard.append("second"), heard.append)
    qtbot.waitUntil(lambda: bool(heard))
    reader.look(tmp_path, lambda _: heard.append("third"), lambda _: heard.append("third refused"))
    reader.stop()
    qtbot.wait(300)
    assert heard == ["second"]
