"""People put their own pictures on tiles and table: with the mouse, with keys, by dropping and by pasting."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QColor, QDragEnterEvent, QDropEvent, QGuiApplication, QImage, QWheelEvent
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel

from domino_desktop.i18n.language import CODES, language
from domino_desktop.i18n.messages import buttons, errors, pictures
from domino_desktop.storage import exchange
from domino_desktop.storage.faults import StorageFault, StorageReason
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.picture_reading import cut
from domino_desktop.storage.pictures import FAMILY, Crop, PicturePlace, PictureReason, PictureShelf
from domino_desktop.storage.settings import Back, Cloth, Settings, SettingsFile, Surroundings, Theme, TileSet
from domino_desktop.ui.dialogs.notice import Notice
from domino_desktop.ui.pages.own_pictures import OwnPicturesPage
from domino_desktop.ui.pages.own_pictures_crop import CropPage
from domino_desktop.ui.pages.own_pictures_room import SENTENCES
from domino_desktop.ui.pages.own_pictures_slot import PictureSlot, pictures_in
from domino_desktop.ui.pages.own_pictures_view import CropView
from domino_desktop.ui.pages.settings import SettingsPage
from tests.storage.picture_files import CORNERS, RED, encoded, is_like, quarters
from tests.ui.page_frame import SIZES, assert_all_can_be_read, button, click, press, stops
from tests.ui.seen import shown_texts
from tests.ui.windows import Window

ONE, BACK, CLOTH = PicturePlace.ONE, PicturePlace.BACK, PicturePlace.CLOTH
PNG = encoded(quarters(), "PNG")


class Studio:
    """A window on the page of own pictures."""

    def __init__(self, window, qtbot):
        self.window, self._qtbot = window, qtbot
        self.say = window.language.say
        window.doors.side.show_own_pictures()
        QApplication.processEvents()

    @property
    def page(self):
        return self.window.findChild(OwnPicturesPage)

    @property
    def crop(self):
        return self.window.findChild(CropPage)

    @property
    def view(self):
        return self.crop.findChild(CropView)

    @property
    def current(self):
        return self.window.centralWidget().currentWidget()

    def slot(self, place):
        return next(slot for slot in self.page.findChildren(PictureSlot) if slot.place is place)

    def wait(self):
        """Until the picture is seen, stored, or refused."""
        self._qtbot.waitUntil(lambda: not self.window.doors.side._own_pictures._reader.is_busy)
        QApplication.processEvents()

    def wait_for_all(self):
        """Until several pictures are in their places."""
        self._qtbot.waitUntil(lambda: not self.window.doors.side._own_pictures._many.is_busy, timeout=15_000)
        QApplication.processEvents()

    def use(self):
        click(button(self.crop, self.say(pictures.USE)))
        self.wait()


@pytest.fixture
def open_studio(qtbot, look, tmp_path):
    windows = []

    def make(folder="data", **choices):
        windows.append(Window(qtbot, look, tmp_path / folder, **choices))
        return Studio(windows[-1], qtbot)

    yield make
    for window in windows:
        window.leave()


@pytest.fixture
def paths(tmp_path):
    return DataPaths.under(tmp_path / "data")


@pytest.fixture
def fill(paths):
    """Stores pictures of quarters before the window opens."""

    def put(*places):
        paths.create()
        shelf = PictureShelf(paths)
        for place in places:
            shelf.keep(place, cut(PNG, place, Crop(0, 0, 2 / 3, 1)))
        return shelf

    return put


@pytest.fixture
def choose(monkeypatch, tmp_path):
    """Lets the next dialogs for files end with this content in a file, or with none."""

    def answer(content, name="photo.png"):
        path = tmp_path / name
        if content is not None:
            path.write_bytes(content)
        monkeypatch.setattr(QFileDialog, "exec", lambda dialog: content is not None)
        monkeypatch.setattr(QFileDialog, "selectedFiles", lambda dialog: [str(path)])
        return path

    return answer


def colours(path):
    """The quarters of a stored picture."""
    image = QImage(str(path))
    places = [(1, 1), (3, 1), (1, 3), (3, 3)]
    return tuple(image.pixelColor(image.width() * x // 4, image.height() * y // 4).getRgb()[:3] for x, y in places)


# Choosing -----------------------------------------------------------------------------------------------


def test_a_click_a_file_a_frame_and_the_picture_is_on_the_tile(open_studio, choose, paths, look):
    studio = open_studio()
    choose(PNG)
    click(studio.slot(ONE))
    assert studio.current is studio.crop, "the window does not wait for the file"
    assert not button(studio.crop, studio.say(pictures.ANOTHER)).isEnabled()
    studio.wait()
    assert studio.view.hasFocus() and studio.view.has_picture
    studio.use()
    assert studio.current is studio.page
    assert studio.slot(ONE).is_filled and studio.slot(ONE).hasFocus()
    path = PictureShelf(paths).picture(ONE)
    assert is_like(colours(path), CORNERS)
    assert look.pictures.family == (), "one picture is no family"
    assert "5 more pictures and the set is complete." in shown_texts(studio.page)


def test_nothing_chosen_nothing_changes(open_studio, choose):
    studio = open_studio()
    choose(None)
    click(studio.slot(ONE))
    assert studio.current is studio.page and not studio.slot(ONE).is_filled


def test_the_part_inside_the_frame_is_stored(open_studio, choose, paths):
    studio = open_studio()
    choose(PNG)
    click(studio.slot(ONE))
    studio.wait()
    for _ in range(30):
        press(Qt.Key.Key_Plus)
    for _ in range(40):
        press(Qt.Key.Key_Left)
        press(Qt.Key.Key_Up)
    studio.use()
    assert is_like(colours(PictureShelf(paths).picture(ONE)), (RED,) * 4)


def test_a_turned_picture_is_stored_turned(open_studio, choose, paths):
    studio = open_studio()
    choose(PNG)
    click(studio.slot(ONE))
    studio.wait()
    click(button(studio.crop, studio.say(pictures.TURN)))
    studio.use()
    assert is_like(colours(PictureShelf(paths).picture(ONE)), (CORNERS[2], CORNERS[0], CORNERS[3], CORNERS[1]))


@pytest.mark.parametrize(
    "place, setting", [(BACK, {"back": Back.OWN}), (CLOTH, {"cloth": Cloth.OWN})], ids=["back", "cloth"]
)
def test_a_picture_for_back_or_table_is_used_at_once_and_given_up_when_removed(
    place, setting, open_studio, choose, look, paths
):
    studio = open_studio()
    before = studio.window.settings
    choose(PNG)
    click(studio.slot(place))
    studio.wait()
    studio.use()
    assert studio.window.settings == replace(before, **setting)
    path = PictureShelf(paths).picture(place)
    assert path in (look.dress().back, look.dress().cloth)
    click(studio.slot(place))
    studio.wait()
    click(button(studio.crop, studio.say(pictures.REMOVE)))
    assert (studio.window.settings, PictureShelf(paths).picture(place)) == (before, None)
    assert (look.dress().back, look.dress().cloth) == (None, None)
    assert studio.current is studio.page and not studio.slot(place).is_filled


def test_six_pictures_are_a_set_to_play_with(open_studio, fill, choose, look):
    fill(*FAMILY[:5])
    studio = open_studio()
    play = button(studio.page, studio.say(pictures.PLAY))
    assert not play.isEnabled()
    assert "1 more picture and the set is complete." in shown_texts(studio.page)
    choose(PNG)
    click(studio.slot(FAMILY[5]))
    studio.wait()
    studio.use()
    assert play.isEnabled()
    click(play)
    assert studio.window.settings.tile_set is TileSet.FAMILY
    assert len(look.dress().family) == 6
    assert studio.say(pictures.IN_USE) in shown_texts(studio.page)
    click(button(studio.page, studio.say(pictures.STOP)))
    assert (studio.window.settings.tile_set, look.dress().family) == (TileSet.IVORY, ())


def test_a_set_that_loses_a_picture_is_no_longer_played_with(open_studio, fill, look):
    fill(*FAMILY)
    studio = open_studio(settings=Settings(language="en", tile_set=TileSet.FAMILY))
    assert len(look.dress().family) == 6
    click(studio.slot(ONE))
    studio.wait()
    click(button(studio.crop, studio.say(pictures.REMOVE)))
    assert (studio.window.settings.tile_set, look.dress().family) == (TileSet.IVORY, ())


def test_a_picture_that_is_there_is_kept_as_it_is_or_cut_once_more(open_studio, fill, paths):
    shelf = fill(ONE)
    studio = open_studio()
    before = shelf.picture(ONE)
    click(studio.slot(ONE))
    studio.wait()
    click(button(studio.crop, studio.say(pictures.USE)))
    assert studio.current is studio.page and PictureShelf(paths).picture(ONE) == before
    click(studio.slot(ONE))
    studio.wait()
    press(Qt.Key.Key_Plus)
    studio.use()
    assert PictureShelf(paths).picture(ONE) != before and not before.exists()


def test_another_picture_takes_its_place(open_studio, fill, choose, paths):
    fill(ONE)
    studio = open_studio()
    click(studio.slot(ONE))
    studio.wait()
    choose(encoded(quarters().rotate(180), "PNG"))
    click(button(studio.crop, studio.say(pictures.ANOTHER)))
    studio.wait()
    assert not any(
        one.text() == studio.say(pictures.REMOVE) and one.isVisibleTo(studio.crop)
        for one in studio.crop.findChildren(type(button(studio.crop, studio.say(pictures.ANOTHER))))
    )
    studio.use()
    assert is_like(colours(PictureShelf(paths).picture(ONE)), CORNERS[::-1])


def test_more_of_a_picture_can_be_shown_a_moment_later(open_studio, choose, paths):
    studio = open_studio()
    path = choose(PNG)
    click(studio.slot(ONE))
    studio.wait()
    click(button(studio.crop, studio.say(pictures.TURN)))
    studio.view.setFocus()
    for _ in range(8):
        press(Qt.Key.Key_Plus)
    press(Qt.Key.Key_Down)
    chosen = studio.view.crop()
    assert chosen.turns == 1 and chosen.width < 0.7
    studio.use()
    small = PictureShelf(paths).picture(ONE)
    click(studio.slot(ONE))
    studio.wait()
    assert same_part(studio.view.crop(), chosen)
    assert button(studio.crop, studio.say(pictures.REMOVE)).isEnabled()
    press(Qt.Key.Key_0)
    studio.use()
    assert PictureShelf(paths).picture(ONE) != small
    # once its file is gone, what is stored can still be changed
    path.unlink()
    click(studio.slot(ONE))
    studio.wait()
    assert studio.view.has_picture and studio.view.is_whole()
    click(button(studio.crop, studio.say(pictures.USE)))
    assert studio.current is studio.page


def same_part(one, another):
    lengths = [(part.left, part.top, part.width, part.height) for part in (one, another)]
    return lengths[0] == pytest.approx(lengths[1]) and one.turns == another.turns


# Several at once ----------------------------------------------------------------------------------------


@pytest.fixture
def six(tmp_path):
    """Six files, each of another colour, a wide one first."""
    paths = []
    for number in range(6):
        image = Image.new("RGB", (300 if number == 0 else 90, 90), CORNERS[number % 4])
        paths.append(tmp_path / f"{number}.png")
        image.save(paths[-1])
    return paths


def test_six_pictures_chosen_at_once_fill_the_set(open_studio, six, monkeypatch, paths):
    studio = open_studio()
    monkeypatch.setattr(QFileDialog, "exec", lambda dialog: True)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda dialog: [str(path) for path in six])
    click(studio.slot(ONE))
    assert studio.current is studio.page
    assert studio.say(pictures.ONE_MOMENT) in shown_texts(studio.page)
    studio.wait_for_all()
    family = PictureShelf(paths).family()
    assert [is_like(colours(path)[0], CORNERS[number % 4]) for number, path in enumerate(family)] == [True] * 6
    assert QImage(str(family[0])).width() == QImage(str(family[0])).height() == 90
    assert all(studio.slot(place).is_filled for place in FAMILY)
    assert studio.say(pictures.ONE_MOMENT) not in shown_texts(studio.page)
    assert button(studio.page, studio.say(pictures.PLAY)).isEnabled()


def test_dropped_files_go_where_pictures_are_missing_and_bad_ones_are_told(open_studio, fill, six, paths, tmp_path):
    kept = fill(PicturePlace.FIVE).picture(PicturePlace.FIVE)
    studio = open_studio()
    six[1].write_bytes(b"hello")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in six[:4]])
    assert drop(studio.slot(PicturePlace.FOUR), data)
    studio.wait_for_all()
    family = PictureShelf(paths).family()
    assert [path is not None for path in family] == [True, True, False, True, True, False]
    assert family[4] == kept
    assert [is_like(colours(family[at])[0], CORNERS[number]) for at, number in ((3, 0), (0, 2), (1, 3))] == [True] * 3
    assert "1 of the files could not be used." in shown_texts(studio.page)


def test_several_chosen_where_one_is_looked_at_are_seen_to_come(open_studio, six, choose, monkeypatch, paths):
    studio = open_studio()
    choose(PNG)
    click(studio.slot(ONE))
    studio.wait()
    assert studio.current is studio.crop
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda dialog: [str(path) for path in six])
    click(button(studio.crop, studio.say(pictures.ANOTHER)))
    assert studio.current is studio.page and studio.say(pictures.ONE_MOMENT) in shown_texts(studio.page)
    studio.wait_for_all()
    assert None not in PictureShelf(paths).family()


def test_files_for_which_there_is_no_place_are_told(open_studio, fill, six, paths):
    fill(*FAMILY[:3])
    studio = open_studio()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in six[:5]])
    drop(studio.slot(ONE), data)
    studio.wait_for_all()
    assert None not in PictureShelf(paths).family()
    assert "2 of the files could not be used." in shown_texts(studio.page)


def test_several_for_the_back_are_one_for_the_back(open_studio, six, paths):
    studio = open_studio()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in six])
    drop(studio.slot(BACK), data)
    studio.wait()
    assert studio.current is studio.crop
    studio.use()
    assert PictureShelf(paths).family() == (None,) * 6 and PictureShelf(paths).back() is not None


def test_leaving_while_several_are_read_keeps_what_is_there(open_studio, six, paths, qtbot):
    studio = open_studio()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in six])
    drop(studio.slot(ONE), data)
    qtbot.waitUntil(lambda: PictureShelf(paths).picture(ONE) is not None)
    press(Qt.Key.Key_Escape)
    stored = PictureShelf(paths).family()
    qtbot.wait(400)
    assert PictureShelf(paths).family() == stored and None in stored


def test_a_full_disk_ends_what_several_began(open_studio, six, monkeypatch, paths):
    studio = open_studio()

    def refuse(self, place, *_):
        raise StorageFault(StorageReason.DISK_IS_FULL, paths.pictures)

    monkeypatch.setattr(PictureShelf, "keep", refuse)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in six])
    drop(studio.slot(ONE), data)
    studio.wait_for_all()
    assert studio.say(errors.DISK_IS_FULL, str(paths.pictures)) in shown_texts(studio.page)


# Dropping and pasting -------------------------------------------------------------------------------------


def mime(path=None, image=None, text=None, png=None):
    data = QMimeData()
    if path is not None:
        data.setUrls([QUrl.fromLocalFile(str(path))])
    if image is not None:
        data.setImageData(image)
    if png is not None:
        data.setData("image/png", png)
    if text is not None:
        data.setText(text)
    return data


def drop(slot, data):
    """Whether the slot takes what is dropped on it."""
    middle, left, no = slot.rect().center(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    entering = QDragEnterEvent(middle, Qt.DropAction.CopyAction, data, left, no)
    entering.ignore()
    QApplication.sendEvent(slot, entering)
    if entering.isAccepted():
        QApplication.sendEvent(slot, QDropEvent(QPointF(middle), Qt.DropAction.CopyAction, data, left, no))
    return entering.isAccepted()


@pytest.fixture(params=["file", "picture", "png"])
def brought(request, tmp_path):
    """The quarters as the file manager, a painting program or a browser gives them away."""
    path = tmp_path / "dropped.png"
    path.write_bytes(PNG)
    choices = {"file": {"path": path}, "picture": {"image": QImage.fromData(PNG)}, "png": {"png": PNG}}
    return mime(**choices[request.param])


def test_a_picture_is_dropped_on_a_frame(brought, open_studio, paths):
    studio = open_studio()
    assert drop(studio.slot(PicturePlace.FOUR), brought)
    studio.wait()
    studio.use()
    assert is_like(colours(PictureShelf(paths).picture(PicturePlace.FOUR)), CORNERS)


def test_what_is_no_picture_cannot_be_dropped(open_studio):
    studio = open_studio()
    data = mime(text="hello")
    data.setUrls([QUrl("https://example.org/photo.png")])
    assert not drop(studio.slot(ONE), data)
    assert studio.current is studio.page
    assert pictures_in(None) == pictures_in(mime(text="hello")) == ()


def test_a_picture_is_pasted_where_the_keyboard_is(brought, open_studio, paths):
    studio = open_studio()
    studio.page.go_to(PicturePlace.TWO)
    QGuiApplication.clipboard().setMimeData(brought)
    QTest.keyClick(studio.slot(PicturePlace.TWO), Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    studio.wait()
    studio.use()
    assert is_like(colours(PictureShelf(paths).picture(PicturePlace.TWO)), CORNERS)


def test_without_a_picture_to_paste_one_sentence_says_so(open_studio, fill):
    fill(ONE)
    studio = open_studio()
    QGuiApplication.clipboard().setText("hello")
    QTest.keyClick(studio.page.back_button, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert studio.say(pictures.NOTHING_TO_PASTE) in shown_texts(studio.page)
    click(studio.slot(ONE))
    studio.wait()
    QTest.keyClick(studio.view, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert studio.say(pictures.NOTHING_TO_PASTE) in shown_texts(studio.crop)
    assert studio.view.has_picture


def test_a_huge_copied_picture_is_made_smaller_at_once():
    (source,) = pictures_in(mime(image=QImage(7000, 500, QImage.Format.Format_RGB32)))
    assert isinstance(source, bytes) and len(source) < 3000 * 220 * 4
    assert pictures_in(mime(image=QImage())) == ()


# What can go wrong ----------------------------------------------------------------------------------------


def test_every_reason_has_a_sentence_of_its_own():
    assert set(SENTENCES) == set(PictureReason)
    assert len(set(SENTENCES.values())) == len(PictureReason)


@pytest.mark.parametrize(
    "content, reason",
    [
        (b"hello", PictureReason.IS_NO_PICTURE),
        (PNG[:-60], PictureReason.IS_BROKEN),
        (encoded(quarters(2000, 20), "PNG"), PictureReason.IS_TOO_NARROW),
    ],
)
def test_a_file_that_cannot_be_used_is_told_and_another_can_be_chosen(content, reason, open_studio, choose, paths):
    studio = open_studio()
    choose(content)
    click(studio.slot(ONE))
    studio.wait()
    assert studio.say(SENTENCES[reason]) in shown_texts(studio.crop)
    another = button(studio.crop, studio.say(pictures.ANOTHER))
    assert another.hasFocus() and not studio.view.isVisible()
    choose(PNG)
    press(Qt.Key.Key_Return)
    studio.wait()
    studio.use()
    assert PictureShelf(paths).picture(ONE) is not None


def test_a_file_that_vanishes_while_its_part_is_chosen_is_told(open_studio, choose, paths):
    studio = open_studio()
    path = choose(PNG)
    click(studio.slot(ONE))
    studio.wait()
    path.unlink()
    studio.use()
    assert studio.current is studio.crop
    assert studio.say(pictures.CANNOT_BE_OPENED) in shown_texts(studio.crop)
    assert PictureShelf(paths).picture(ONE) is None


@pytest.mark.parametrize("reason", [StorageReason.DISK_IS_FULL, StorageReason.WRITING_IS_NOT_ALLOWED])
def test_a_disk_that_refuses_is_told_and_the_old_picture_stays(
    reason, open_studio, fill, choose, monkeypatch, paths, look
):
    before = fill(BACK).picture(BACK)
    studio = open_studio(settings=Settings(language="en", back=Back.OWN))

    def refuse(self, place, *_):
        raise StorageFault(reason, paths.pictures)

    for name in ("keep", "remove"):
        monkeypatch.setattr(PictureShelf, name, refuse)
    click(studio.slot(BACK))
    studio.wait()
    message = errors.DISK_IS_FULL if reason is StorageReason.DISK_IS_FULL else errors.DATABASE_READ_ONLY
    press(Qt.Key.Key_Plus)
    studio.use()
    assert studio.say(message, str(paths.pictures)) in shown_texts(studio.crop)
    click(button(studio.crop, studio.say(pictures.REMOVE)))
    assert studio.current is studio.crop
    assert look.dress().back == before and studio.window.settings.back is Back.OWN


@pytest.mark.parametrize("how", ["escape", "close", "stop"])
def test_leaving_while_a_picture_is_being_read_is_safe(how, open_studio, choose, qtbot):
    studio = open_studio()
    choose(encoded(quarters(3000, 3000), "PNG"))
    click(studio.slot(ONE))
    reader = studio.window.doors.side._own_pictures._reader
    assert reader.is_busy
    if how == "escape":
        press(Qt.Key.Key_Escape)
        assert studio.current is studio.page and studio.slot(ONE).hasFocus()
    elif how == "close":
        studio.window.close()
    else:
        studio.window.doors.show_start()
    qtbot.wait(400)
    assert not reader.is_busy
    assert studio.current is not studio.crop or how == "close"
    assert not studio.slot(ONE).is_filled


# The frame ------------------------------------------------------------------------------------------------


@pytest.fixture
def framed(open_studio, choose):
    """The crop view with a picture, and its studio."""
    studio = open_studio()
    choose(PNG)
    click(studio.slot(ONE))
    studio.wait()
    return studio.view, studio


def seen_corner(view, corner):
    area, scale = view._area(), view._scale()
    x, y = view.frame.corners[corner]
    return (area.topLeft() + QPointF(x, y) * scale).toPoint()


def drag(view, start, end):
    QTest.mousePress(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    for step in (0.3, 0.7, 1.0):
        QTest.mouseMove(view, start + (end - start) * step)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)


def test_the_frame_follows_the_mouse(framed):
    view, _ = framed
    assert (view.frame.left, view.frame.width, view.is_whole()) == (20, 80, True)
    middle = view.rect().center()
    drag(view, middle, middle + QPoint(round(10 * view._scale()), 0))
    assert view.frame.left == pytest.approx(30, abs=0.5)
    drag(view, middle, middle + QPoint(3000, 0))
    assert view.frame.left == 40, "no further than the picture"
    assert not view.is_whole()


@pytest.mark.parametrize("corner", range(4))
def test_a_corner_is_pulled(framed, corner):
    view, _ = framed
    view.resize_frame(0.5)
    start = seen_corner(view, corner)
    fixed = view.frame.corners[3 - corner]
    outwards = QPoint(-1 if corner in (0, 2) else 1, -1 if corner in (0, 1) else 1)
    drag(view, start, start + outwards * round(10 * view._scale()))
    assert view.frame.width == pytest.approx(50, abs=0.6)
    assert view.frame.corners[3 - corner] == pytest.approx(fixed)


def test_a_click_beside_the_frame_brings_it_there(framed):
    view, _ = framed
    view.resize_frame(0.25)
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=seen_place(view, 100, 60))
    assert (view.frame.left + view.frame.width / 2) == pytest.approx(100, abs=0.6)
    assert (view.frame.top + view.frame.height / 2) == pytest.approx(60, abs=0.6)


def seen_place(view, x, y):
    return (view._area().topLeft() + QPointF(x, y) * view._scale()).toPoint()


def test_the_smallest_frame_can_still_be_moved(framed):
    view, _ = framed
    view.resize_frame(0.001)
    before = view.frame
    middle = QPointF(view._seen_frame().center()).toPoint()
    drag(view, middle, middle + QPoint(40, 0))
    assert view.frame.width == before.width and view.frame.left > before.left


def test_the_wheel_comes_closer(framed):
    view, _ = framed
    place = QPointF(view.rect().center())
    for delta, is_smaller in ((120, True), (-120, False)):
        before = view.frame.width
        event = QWheelEvent(
            place,
            view.mapToGlobal(place),
            QPoint(),
            QPoint(0, delta),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(view, event)
        assert (view.frame.width < before) is is_smaller


def test_keys_move_and_resize_the_frame_and_say_where_it_is(framed):
    view, studio = framed
    said = {view.accessibleDescription()}
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Minus):
        before = view.frame
        press(key)
        assert view.frame != before
        said.add(view.accessibleDescription())
    assert len(said) > 3 and all(said)
    large = view.frame
    press(Qt.Key.Key_Plus)
    QTest.keyClick(view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    fine = view.frame.left - large.left
    press(Qt.Key.Key_Right)
    assert 0 < fine < view.frame.left - large.left
    press(Qt.Key.Key_0)
    assert view.is_whole()
    for name, is_smaller in ((pictures.SMALLER, True), (pictures.LARGER, False)):
        before = view.frame.width
        click(button(studio.crop, studio.say(name)))
        assert (view.frame.width < before) is is_smaller


# Around the page --------------------------------------------------------------------------------------------


def test_the_way_back_leads_to_the_settings_and_from_there_where_one_was(open_studio):
    studio = open_studio()
    press(Qt.Key.Key_Escape)
    assert isinstance(studio.current, SettingsPage)
    click(studio.current.back_button)
    assert not isinstance(studio.current, SettingsPage | OwnPicturesPage)


def test_a_button_of_the_settings_leads_here(open_studio, fill):
    fill(ONE)
    studio = open_studio()
    press(Qt.Key.Key_Escape)
    studio.current.own_pictures_wanted.emit()
    assert studio.current is studio.page and studio.slot(ONE).is_filled


def test_the_keyboard_reaches_everything(open_studio, fill, choose):
    fill(*FAMILY)
    studio = open_studio()
    reached = stops(studio.page)
    assert {studio.slot(place) for place in PicturePlace} <= set(reached)
    names = {one.text() for one in reached if hasattr(one, "text")}
    assert {studio.say(message) for message in (pictures.PLAY, pictures.PRINT, pictures.SAVE)} <= names
    studio.page.go_to(ONE)
    press(Qt.Key.Key_Return)
    studio.wait()
    reached = stops(studio.crop)
    assert studio.view in reached
    names = {one.text() or one.accessibleName() for one in reached if hasattr(one, "text")}
    wanted = (pictures.USE, pictures.ANOTHER, pictures.REMOVE, pictures.TURN, pictures.SMALLER, pictures.LARGER)
    assert {studio.say(message) for message in wanted} <= names


def test_frames_say_what_they_are_for(open_studio, fill):
    fill(ONE, BACK)
    studio = open_studio()
    say = studio.say
    assert studio.slot(ONE).accessibleName() == say(pictures.CHANGE_FOR_NUMBER, 1)
    assert studio.slot(PicturePlace.TWO).accessibleName() == say(pictures.CHOOSE_FOR_NUMBER, 2)
    assert studio.slot(BACK).accessibleName() == say(pictures.CHANGE_FOR_BACK)
    assert studio.slot(CLOTH).accessibleName() == say(pictures.CHOOSE_FOR_TABLE)
    assert studio.slot(PicturePlace.TWO).hasFocus(), "one begins where a picture is missing"


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("width, height, scale", SIZES)
def test_all_of_both_pages_can_be_read(width, height, scale, code, open_studio, fill):
    fill(ONE, CLOTH)
    shown = Settings(language=code, text_scale=round(100 * scale))
    studio = open_studio(settings=shown, size=(width, height))
    assert_all_can_be_read(studio.page)
    click(studio.slot(ONE))
    studio.wait()
    QApplication.processEvents()
    assert_all_can_be_read(studio.crop)
    viewport = studio.crop.scroll_area.viewport()
    assert studio.view.height() <= viewport.height(), "the whole picture is in view"


def test_another_language_is_spoken_at_once(open_studio, fill):
    fill(ONE)
    studio = open_studio()
    studio.window.choose_language("sv")
    assert studio.page.title.text() == language("sv").say(pictures.TITLE)
    click(studio.slot(ONE))
    studio.wait()
    studio.window.choose_language("it")
    assert button(studio.crop, language("it").say(pictures.USE)).isVisible()
    assert button(studio.crop, language("it").say(buttons.BACK)).isVisible()


def test_high_contrast_says_why_no_pictures_are_seen(open_studio, fill):
    fill(*FAMILY)
    studio = open_studio(settings=Settings(language="en", theme=Theme.HIGH_CONTRAST))
    assert studio.say(pictures.CONTRAST_NOTE) in shown_texts(studio.page)
    studio.window.change_settings(replace(studio.window.settings, theme=Theme.SYSTEM))
    assert studio.say(pictures.CONTRAST_NOTE) not in shown_texts(studio.page)


def test_another_look_is_worn_at_once(open_studio, fill):
    fill(ONE)
    studio = open_studio()
    click(studio.slot(ONE))
    studio.wait()
    before, place = studio.crop.grab().toImage(), studio.view.frame
    studio.window.change_settings(replace(studio.window.settings, surroundings=Surroundings.DARK))
    assert studio.crop.grab().toImage() != before and studio.view.frame == place
    press(Qt.Key.Key_Escape)
    assert studio.page.grab().toImage().pixelColor(2, studio.page.height() - 2).lightness() < 60


def test_the_sheet_is_printed(open_studio, fill, monkeypatch, tmp_path):
    fill(ONE)
    studio = open_studio()

    def agree(dialog):
        dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        dialog.printer().setOutputFileName(str(tmp_path / "printed.pdf"))
        return True

    monkeypatch.setattr(QPrintDialog, "exec", agree)
    click(button(studio.page, studio.say(pictures.PRINT)))
    assert (tmp_path / "printed.pdf").read_bytes().count(b"/MediaBox") == 2


def test_the_sheet_is_saved(open_studio, fill, choose, tmp_path, monkeypatch):
    fill(ONE, BACK)
    studio = open_studio()
    path = choose(b"", "sheet.pdf")
    click(button(studio.page, studio.say(pictures.SAVE)))
    assert path.read_bytes().startswith(b"%PDF-")
    assert studio.say(pictures.SAVED, str(path)) in shown_texts(studio.page)
    gone = tmp_path / "gone" / "sheet.pdf"
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda dialog: [str(gone)])
    click(button(studio.page, studio.say(pictures.SAVE)))
    assert studio.say(errors.DATABASE_READ_ONLY, str(gone.parent)) in shown_texts(studio.page)


# At the start -----------------------------------------------------------------------------------------------


def notices(window):
    return [label.text() for notice in window.findChildren(Notice) for label in notice.findChildren(QLabel)]


OWN = {"tile_set": TileSet.FAMILY, "back": Back.OWN, "cloth": Cloth.OWN}


def test_stored_pictures_are_used_from_the_start(open_studio, fill, look):
    shelf = fill(*PicturePlace)
    studio = open_studio(settings=Settings(language="en", **OWN))
    dress = look.dress()
    assert (dress.family, dress.back, dress.cloth) == (shelf.family(), shelf.back(), shelf.cloth())
    assert notices(studio.window) == []


@pytest.mark.parametrize("is_damaged", [True, False], ids=["damaged", "gone"])
def test_pictures_that_are_lost_are_told_once_and_the_usual_ones_are_back(
    is_damaged, open_studio, fill, look, paths, qtbot
):
    shelf = fill(*PicturePlace)
    for path in (shelf.family()[3], shelf.back()):
        if is_damaged:
            path.write_bytes(b"spoilt")
        else:
            path.unlink()
    studio = open_studio(settings=Settings(language="en", **OWN))
    qtbot.waitUntil(lambda: bool(notices(studio.window)))
    kept = SettingsFile.open(paths).settings
    assert (kept.tile_set, kept.back, kept.cloth) == (TileSet.IVORY, Back.PLAIN, Cloth.OWN)
    assert (look.dress().family, look.dress().back, look.dress().cloth) == ((), None, shelf.cloth())
    (told, *_) = notices(studio.window)
    beginning = studio.say(pictures.DAMAGED, "") if is_damaged else studio.say(pictures.GONE)
    assert told.startswith(beginning)
    if is_damaged:
        aside = Path(told.removeprefix(beginning))
        assert aside.read_bytes() == b"spoilt" and aside.parent == paths.pictures
    assert len([text for text in notices(studio.window) if text.startswith(beginning)]) == 1


def test_pictures_that_cannot_be_read_just_now_are_still_wished_for(open_studio, fill, look, paths, monkeypatch, qtbot):
    shelf = fill(*PicturePlace)
    read = Path.read_bytes

    def refuse(path):
        if path.parent == paths.pictures:
            raise PermissionError(13, "Permission denied")
        return read(path)

    with monkeypatch.context() as scanned:
        scanned.setattr(type(paths.root), "read_bytes", refuse)
        studio = open_studio(settings=Settings(language="en", **OWN))
        qtbot.waitUntil(lambda: studio.say(pictures.GONE) in notices(studio.window))
        assert (look.dress().family, look.dress().back, look.dress().cloth) == ((), None, None)
    kept = SettingsFile.open(paths).settings
    assert {name: getattr(kept, name) for name in OWN} == OWN
    assert PictureShelf(paths).family() == shelf.family()


def test_a_picture_that_is_damaged_while_the_program_runs_is_told_on_the_page(open_studio, fill):
    path = fill(BACK).back()
    studio = open_studio()
    path.write_bytes(b"spoilt")
    studio.window.doors.side.show_own_pictures()
    assert any(text.startswith(studio.say(pictures.DAMAGED, "")) for text in shown_texts(studio.page))
    assert not studio.slot(BACK).is_filled


def test_a_set_that_is_damaged_while_the_program_runs_is_no_longer_played_with(open_studio, fill, look):
    shelf = fill(*FAMILY, BACK)
    studio = open_studio(settings=Settings(language="en", tile_set=TileSet.FAMILY, back=Back.OWN))
    assert look.dress().family and look.dress().back
    shelf.family()[2].write_bytes(b"spoilt")
    studio.window.doors.side.show_own_pictures()
    assert not look.dress().family and look.dress().back
    assert studio.window.settings.tile_set is TileSet.IVORY and studio.window.settings.back is Back.OWN


def test_deleting_and_restoring_everything_is_seen_at_once(open_studio, fill, look, paths, tmp_path):
    fill(*FAMILY)
    studio = open_studio(settings=Settings(language="en", tile_set=TileSet.FAMILY))
    window = studio.window
    (tmp_path / "stick").mkdir()
    copy = exchange.copy_everything(window._database, paths, tmp_path / "stick")
    exchange.delete_everything(window._database, paths)
    window.read_settings_again(True)
    assert (look.dress().family, notices(window)) == ((), [])
    exchange.restore_everything(window._database, paths, copy)
    window.read_settings_again(False)
    assert look.dress().family == PictureShelf(paths).family()
    window.doors.side.show_own_pictures()
    assert all(studio.slot(place).is_filled for place in FAMILY)


def test_a_start_without_own_pictures_loads_nothing_for_them():
    code = (
        "import sys, domino_desktop.ui.main_window\n"
        "print([m for m in sys.modules if m == 'PIL' or 'picture' in m and m.startswith('domino_desktop.storage')])"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert result.stdout.strip() == "[]"


def test_colours_of_a_dropped_picture_stay(tmp_path):
    """A picture without a file goes through a form that loses nothing."""
    image = QImage(3, 2, QImage.Format.Format_RGB32)
    image.fill(QColor(12, 34, 56))
    (source,) = pictures_in(mime(image=image))
    assert QImage.fromData(source).pixelColor(1, 1) == QColor(12, 34, 56)
