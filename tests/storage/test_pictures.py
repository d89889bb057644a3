"""Own pictures are stored whole or not at all, found again, and never in the way when they are damaged."""

import os
import shutil
import stat

import pytest

from domino_desktop.storage import exchange, files
from domino_desktop.storage.faults import StorageFault, StorageReason
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.pictures import FAMILY, PicturePlace, PictureShelf, is_picture_name, picture_files

BACK, CLOTH, ONE = PicturePlace.BACK, PicturePlace.CLOTH, PicturePlace.ONE


@pytest.fixture
def shelf(paths):
    return PictureShelf(paths)


def inside(paths):
    return sorted(path.name for path in paths.pictures.iterdir()) if paths.pictures.is_dir() else []


def test_an_empty_shelf_makes_no_folder(shelf, paths):
    assert (shelf.family(), shelf.back(), shelf.cloth(), shelf.set_aside) == ((None,) * 6, None, None, ())
    assert not paths.pictures.exists()


def test_every_place_holds_its_picture_and_is_found_again(shelf, paths):
    kept = {place: shelf.keep(place, place.value.encode()) for place in PicturePlace}
    again = PictureShelf(paths)
    assert again.family() == tuple(kept[place] for place in FAMILY) == shelf.family()
    assert (again.back(), again.cloth()) == (kept[BACK], kept[CLOTH])
    assert [path.suffix for path in again.family()] == [".png"] * 6
    assert all(path.read_bytes() == place.value.encode() for place, path in kept.items())
    assert all(is_picture_name(path.name) for path in kept.values())
    assert [place.number for place in PicturePlace] == [1, 2, 3, 4, 5, 6, 0, 0]


def test_other_content_has_another_name_and_the_old_picture_goes(shelf, paths):
    old, new = shelf.keep(ONE, b"old"), shelf.keep(ONE, b"new")
    other = shelf.keep(PicturePlace.TWO, b"new")
    assert old != new and not old.exists()
    assert PictureShelf(paths).family()[:2] == (new, other)
    assert shelf.keep(ONE, b"new") == new and new.read_bytes() == b"new"


def test_a_removed_picture_is_gone(shelf, paths):
    path = shelf.keep(BACK, b"back")
    shelf.keep(CLOTH, b"cloth")
    shelf.remove(BACK)
    assert (shelf.back(), PictureShelf(paths).back(), path.exists()) == (None, None, False)
    assert shelf.cloth() is not None
    shelf.remove(BACK)


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
def test_photos_are_nobody_elses_business(shelf, paths):
    shelf.keep(ONE, b"one")
    assert stat.S_IMODE(paths.pictures.stat().st_mode) == 0o700


@pytest.mark.parametrize("spoil", [b"", b"on", b"one more", None], ids=["empty", "cut", "longer", "folder"])
def test_a_damaged_picture_is_set_aside_and_not_used(spoil, shelf, paths):
    path, other = shelf.keep(ONE, b"one"), shelf.keep(BACK, b"back")
    path.unlink()
    if spoil is None:
        path.mkdir()
    else:
        path.write_bytes(spoil)
    again = PictureShelf(paths)
    assert (again.family(), again.back()) == ((None,) * 6, other)
    if spoil is None:
        return  # a folder is nothing of ours
    (aside,) = again.set_aside
    assert aside.read_bytes() == spoil and not path.exists()
    assert PictureShelf(paths).set_aside == ()
    # the same picture, chosen once more, is there again
    assert again.keep(ONE, b"one") == path
    assert inside(paths) == sorted([path.name, other.name])


def test_a_damaged_picture_that_cannot_be_moved_is_not_used_either(shelf, paths, monkeypatch):
    path = shelf.keep(ONE, b"one")
    path.write_bytes(b"two")

    def refuse(*_):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "rename", refuse)
    again = PictureShelf(paths)
    assert (again.family()[0], again.set_aside) == (None, (path,))


def test_a_folder_that_cannot_be_read_holds_no_pictures(shelf, paths, monkeypatch):
    shelf.keep(ONE, b"one")

    def refuse(self):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(type(paths.root), "iterdir", refuse)
    again = PictureShelf(paths)
    assert (again.family(), again.set_aside, again.could_be_read) == ((None,) * 6, (), False)


def test_a_picture_that_cannot_be_read_just_now_is_there_again_next_time(shelf, paths, monkeypatch):
    path, other = shelf.keep(ONE, b"one"), shelf.keep(BACK, b"back")
    read = type(path).read_bytes

    def refuse(self):
        if self == path:
            raise PermissionError(13, "Permission denied")
        return read(self)

    with monkeypatch.context() as scanned:
        scanned.setattr(type(path), "read_bytes", refuse)
        again = PictureShelf(paths)
        assert (again.family()[0], again.back(), again.set_aside) == (None, other, ())
        assert not again.could_be_read
    again = PictureShelf(paths)
    assert (again.family()[0], again.could_be_read) == (path, True)


@pytest.mark.parametrize(
    "name",
    [
        "family-7-0123456789abcdef.png",
        "family-1-0123456789abcde.png",
        "family-1-0123456789ABCDEF.png",
        "family-1-0123456789abcdef.png.part",
        "family-1-0123456789abcdef-damaged-1.png",
        "family-1-0123456789abcdef.gif",
        "back-0123456789abcdef.jpg\n",
        "../back-0123456789abcdef.jpg",
        "holiday.jpg",
    ],
)
def test_other_names_are_no_pictures_of_ours(name):
    assert not is_picture_name(name)


@pytest.mark.parametrize(
    "number, reason", [(28, StorageReason.DISK_IS_FULL), (30, StorageReason.WRITING_IS_NOT_ALLOWED)]
)
@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_disk_that_refuses_leaves_the_old_picture(number, reason, step, shelf, paths, monkeypatch):
    old = shelf.keep(ONE, b"old")

    def refuse(*_):
        raise OSError(number, "no")

    with monkeypatch.context() as patched:
        patched.setattr(files.os, step, refuse)
        with pytest.raises(StorageFault) as fault:
            shelf.keep(ONE, b"new")
    assert fault.value.reason is reason
    assert (shelf.family()[0], inside(paths)) == (old, [old.name])
    assert PictureShelf(paths).family()[0] == old


def test_a_folder_that_cannot_be_made_is_told(paths):
    paths.root.mkdir()
    paths.pictures.write_text("a file where the folder should be")
    with pytest.raises(StorageFault):
        PictureShelf(paths).keep(ONE, b"new")


def test_an_old_picture_that_stays_is_no_longer_used(shelf, paths, monkeypatch):
    """As on Windows, where another program may be looking at it."""
    old = shelf.keep(ONE, b"old")
    os.utime(old, (1, 1))

    def refuse(self, missing_ok=False):
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patched:
        patched.setattr(type(old), "unlink", refuse)
        new = shelf.keep(ONE, b"new")
        assert PictureShelf(paths).family()[0] == new == shelf.family()[0]
    assert old.exists()
    assert PictureShelf(paths).family()[0] == new
    assert not old.exists()


# With everything else -------------------------------------------------------------------------------------


@pytest.fixture
def stick(tmp_path):
    folder = tmp_path / "stick"
    folder.mkdir()
    return folder


def test_pictures_go_along_and_take_the_place_of_those_that_were_there(database, shelf, paths, stick, opened, tmp_path):
    for place in (ONE, BACK):
        shelf.keep(place, b"ours " + place.value.encode())
    copy = exchange.copy_everything(database, paths, stick)
    elsewhere = DataPaths.under(tmp_path / "elsewhere")
    other = opened(elsewhere)
    theirs = PictureShelf(elsewhere)
    for place in (ONE, CLOTH):
        theirs.keep(place, b"theirs " + place.value.encode())
    before = inside(elsewhere)
    aside = exchange.restore_everything(other, elsewhere, copy)
    assert inside(elsewhere) == inside(paths)
    again = PictureShelf(elsewhere)
    assert again.family()[0].read_bytes() == b"ours family-1" and again.cloth() is None
    exchange.restore_everything(other, elsewhere, aside)
    assert inside(elsewhere) == before
    exchange.delete_everything(other, elsewhere)
    assert inside(elsewhere) == []
    bare = exchange.copy_everything(other, elsewhere, stick)
    exchange.restore_everything(database, paths, bare)
    assert inside(paths) == []


def test_a_copy_lists_its_pictures_and_no_others(database, shelf, paths, stick):
    path = shelf.keep(ONE, b"one")
    for name in ("holiday.jpg", f"{path.stem}-damaged-1.png", f"{path.name}.part"):
        (paths.pictures / name).write_text("x")
    copy = exchange.copy_everything(database, paths, stick)
    assert set(exchange.check_copy(copy)) == {"domino.sqlite", f"pictures/{path.name}"}
    (copy / "pictures" / path.name).write_bytes(b"two")
    with pytest.raises(exchange.ExchangeFault) as fault:
        exchange.restore_everything(database, paths, copy)
    assert fault.value.reason is exchange.ExchangeReason.WAS_CHANGED
    assert path.read_bytes() == b"one"


@pytest.mark.parametrize("name", ["pictures/../x.png", "pictures/holiday.jpg", "pictures/a/b.png", "pictures/"])
def test_a_copy_with_other_things_in_its_pictures_is_refused(name):
    assert not exchange._may_be_in_a_copy(name)


def test_deleting_everything_leaves_no_photo_and_takes_nothing_else(database, shelf, paths):
    path = shelf.keep(ONE, b"one")
    for name in (f"{path.stem}-damaged-2.png", f"{path.name}.part"):
        shutil.copyfile(path, paths.pictures / name)
    (paths.pictures / "holiday.jpg").write_text("mine")
    exchange.delete_everything(database, paths)
    assert (inside(paths), picture_files(paths)) == (["holiday.jpg"], [])
