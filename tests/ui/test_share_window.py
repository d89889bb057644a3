"""Sharing from the menu, by key and from the score page: where it goes, what is said, in which language."""

from __future__ import annotations

import datetime
from pathlib import Path

import pytest
from PIL import Image, ImageChops
from PySide6.QtGui import QGuiApplication, QImage, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMenu

from domino_desktop.core.views import TABLE
from domino_desktop.i18n.language import language
from domino_desktop.i18n.messages import errors, share
from domino_desktop.storage import files, rulesets
from domino_desktop.storage.settings import Settings
from domino_desktop.storage.setup import SeatKind, SeatSetup, TableSetup
from domino_desktop.ui.controls import QuietButton
from domino_desktop.ui.dialogs.notice import Notice
from domino_desktop.ui.keys import KEY_ROWS, Action, keys_of
from domino_desktop.ui.pages.score import ScorePage
from domino_desktop.ui.pages.share_button import ShareButton
from domino_desktop.ui.panel.side_panel import SidePanel
from domino_desktop.ui.share import film, sharing
from domino_desktop.ui.share.file_name import proposed_name
from domino_desktop.ui.share.sharing import Sharing
from domino_desktop.ui.share.table_picture import TablePicture
from domino_desktop.ui.share_wishes import ShareWish
from domino_desktop.ui.table.phrases import Deed
from tests.core.tables import DEAD_LINE, FIX_4
from tests.ui.seen import shown_texts

pytestmark = pytest.mark.usefixtures("garbage")


@pytest.fixture
def clipboard():
    board = QGuiApplication.clipboard()
    board.clear()
    yield board
    board.clear()


def sit(window, names=("Giulia", "João"), spoken="en", ruleset="block", **changes):
    seats = tuple(SeatSetup(name, SeatKind.HUMAN, spoken, seat) for seat, name in enumerate(names))
    window.matches.open_table(TableSetup(seats, rulesets.load(ruleset).changed(changes)))
    return window.table


def strip(window):
    return window.table.findChild(Sharing).strip


def item(window, words):
    """The action of the menu bar with this text."""
    menus = window.menuBar().findChildren(QMenu)
    return next(action for menu in menus for action in menu.actions() if action.text() == window.language.say(words))


@pytest.fixture
def choose(monkeypatch):
    """Lets the next file dialogs answer this path, and remembers what they proposed."""
    asked = []

    def answer(path):
        def run(dialog):
            asked.append((dialog.windowTitle(), dialog.nameFilters(), dialog.selectedFiles()))
            return path is not None

        monkeypatch.setattr(QFileDialog, "exec", run)
        real = QFileDialog.selectedFiles
        monkeypatch.setattr(
            QFileDialog, "selectedFiles", lambda dialog: real(dialog) if path is None or not asked else [str(path)]
        )
        return asked

    return answer


def test_the_key_copies_a_picture_that_can_be_pasted(window, clipboard, qtbot):
    sit(window)
    QTest.keySequence(window, QKeySequence("Ctrl+Shift+C"))
    qtbot.waitUntil(lambda: not clipboard.image().isNull(), timeout=20_000)
    picture = clipboard.image()
    assert (picture.width(), picture.height()) == (3200, 2000) and picture.devicePixelRatio() == 1
    assert strip(window).text == language("en").say(share.COPIED)


def test_what_is_copied_shows_no_hand(window, clipboard, qtbot):
    """The lid lies open, and the picture is that of the table all the same."""
    table = sit(window)
    seen = []
    for opened in (False, True):
        if opened:
            table.toggle_lid()
        clipboard.clear()
        table.findChild(Sharing).share(ShareWish.COPY_PICTURE)
        qtbot.waitUntil(lambda: not clipboard.image().isNull(), timeout=20_000)
        picture = clipboard.image().convertToFormat(QImage.Format.Format_RGB888)
        seen.append(Image.frombytes("RGB", (3200, 2000), bytes(picture.constBits())))
    # Qt smooths the edges of large letters a little otherwise once it keeps them.
    assert all(most < 16 for _, most in ImageChops.difference(*seen).getextrema())


def test_a_picture_is_saved_under_a_name_that_says_what_it_is(window, choose, qtbot, tmp_path):
    sit(window)
    path = tmp_path / "table.png"
    asked = choose(path)
    item(window, share.SAVE_PICTURE).trigger()
    qtbot.waitUntil(path.exists, timeout=20_000)
    with Image.open(path) as picture:
        assert picture.size == (3200, 2000) and picture.format == "PNG"
    qtbot.waitUntil(lambda: strip(window).text == language("en").say(share.SAVED, "table.png"))
    title, filters, proposed = asked[0]
    assert title == "Save a picture of the table" and filters == ["Picture (*.png)"]
    today = datetime.date.today().isoformat()
    assert Path(proposed[0]).name == f"Domino – Giulia, João – {today}.png"


@pytest.mark.parametrize("suffix", ["gif", "webp"])
def test_a_film_tells_how_far_it_is_and_where_it_went(suffix, window, choose, qtbot, tmp_path):
    sit(window)
    path = tmp_path / f"round.{suffix}"
    asked = choose(path)
    item(window, share.SAVE_FILM).trigger()
    assert strip(window).text
    qtbot.waitUntil(path.exists, timeout=20_000)
    qtbot.waitUntil(lambda: strip(window).text == language("en").say(share.SAVED, path.name))
    assert [Path(filter).suffix[:-1] for filter in asked[0][1]] == [".gif", ".webp"]


def test_who_closes_the_dialog_gets_nothing(window, choose, qtbot, clipboard):
    sit(window)
    asked = choose(None)
    for words in (share.SAVE_PICTURE, share.SAVE_FILM):
        item(window, words).trigger()
    assert len(asked) == 2 and not strip(window).text


def test_a_film_can_be_cancelled_in_its_line(window, choose, qtbot, tmp_path):
    sit(window)
    choose(tmp_path / "round.gif")
    item(window, share.SAVE_FILM).trigger()
    cancel = strip(window).findChild(QuietButton)
    assert cancel.isVisible() and cancel.text() == "Cancel"
    cancel.click()
    qtbot.waitUntil(lambda: strip(window).text == language("en").say(share.CANCELLED))
    assert not (tmp_path / "round.gif").exists() and not cancel.isVisible()


@pytest.mark.parametrize("words, name", [(share.SAVE_PICTURE, "table.png"), (share.SAVE_FILM, "round.gif")])
def test_a_disk_that_refuses_is_told_in_one_sentence(words, name, window, choose, qtbot, tmp_path, monkeypatch):
    sit(window)
    choose(tmp_path / name)

    def refuse(source, target):
        raise PermissionError(13, "refused")

    monkeypatch.setattr(files, "move_into_place", refuse)
    item(window, words).trigger()
    qtbot.waitUntil(lambda: bool(window.findChildren(Notice)), timeout=20_000)
    notice = window.findChild(Notice)
    assert notice.accessibleName() == language("en").say(errors.DATABASE_READ_ONLY, str(tmp_path))
    assert not strip(window).text and not (tmp_path / name).exists()
    notice.accept()


def test_the_words_are_those_of_the_table(window, clipboard, qtbot):
    sit(window, spoken="pt_BR")
    item(window, share.COPY_PICTURE).trigger()
    qtbot.waitUntil(lambda: bool(strip(window).text), timeout=20_000)
    assert strip(window).text == language("pt_BR").say(share.COPIED)


def test_without_a_table_nothing_is_offered(window):
    words = [share.COPY_PICTURE, share.SAVE_PICTURE, share.SAVE_FILM]
    assert not any(item(window, one).isEnabled() for one in words)
    sit(window)
    assert all(item(window, one).isEnabled() for one in words)
    assert window.table.findChild(Sharing) is not None


def test_the_keys_stand_in_the_table_of_keys(window):
    shown = {row.action: row for row in KEY_ROWS}
    assert keys_of(Action.COPY_PICTURE) == ("Ctrl+Shift+C",) and keys_of(Action.SAVE_PICTURE) == ("Ctrl+S",)
    assert shown[Action.SAVE_PICTURE].shown_keys(language("en"), {Action.SAVE_PICTURE: ("Ctrl+S",)}) == ("Ctrl+S",)
    assert item(window, share.COPY_PICTURE).shortcut() == QKeySequence("Ctrl+Shift+C")


def test_the_score_page_offers_the_same_in_its_own_language(seat_people):
    table = seat_people(DEAD_LINE, FIX_4, "", humans=(0, 1, 2, 3))
    page = table.page.findChild(ScorePage)
    wishes = []
    page.share_wanted.connect(lambda wish, code: wishes.append((wish, code)))
    table.page.act(Deed.BLOCK)
    table.play_plainly()
    table.wait(lambda: page.isVisible())
    page.language_chosen.emit("sv")
    button = page.findChild(ShareButton)
    assert button.text() == language("sv").say(share.SHARE)
    for action in button.findChild(QMenu).actions():
        action.trigger()
    assert wishes == [(wish, "sv") for wish in ShareWish]
    assert language("sv").say(share.SHARE) in shown_texts(page)


def test_a_film_is_made_once_at_a_time(window, choose, qtbot, tmp_path):
    sit(window)
    asked = choose(tmp_path / "round.gif")
    for _ in range(3):
        item(window, share.SAVE_FILM).trigger()
    assert len(asked) == 1
    qtbot.waitUntil((tmp_path / "round.gif").exists, timeout=20_000)


def test_copying_goes_on_while_a_film_is_made(window, choose, clipboard, qtbot, tmp_path):
    sit(window)
    choose(tmp_path / "round.webp")
    item(window, share.SAVE_FILM).trigger()
    item(window, share.COPY_PICTURE).trigger()
    qtbot.waitUntil(lambda: not clipboard.image().isNull(), timeout=20_000)
    qtbot.waitUntil((tmp_path / "round.webp").exists, timeout=20_000)


def test_who_is_quick_gets_every_picture(window, choose, clipboard, qtbot, tmp_path):
    sit(window)
    choose(tmp_path / "one.png")
    item(window, share.SAVE_PICTURE).trigger()
    item(window, share.COPY_PICTURE).trigger()
    choose(tmp_path / "two.png")
    item(window, share.SAVE_PICTURE).trigger()
    qtbot.waitUntil(lambda: all((tmp_path / f"{name}.png").exists() for name in ("one", "two")), timeout=30_000)
    assert not clipboard.image().isNull()


def test_pictures_are_large_and_sharp():
    assert (sharing.PICTURE_SIZE * sharing.SHARPNESS).toTuple() == (3200, 2000)


DAY = datetime.date(2026, 11, 30)


@pytest.mark.parametrize(
    "players, name",
    [
        (["Giulia", "João"], "Domino – Giulia, João – 2026-11-30"),
        (['A<b>:"/\\|?*', "CON"], "Domino – Ab, CON – 2026-11-30"),
        (["../../etc", "..", " . "], "Domino – etc – 2026-11-30"),
        (["x\u202egpj.exe", "tab\there"], "Domino – xgpj.exe, tabhere – 2026-11-30"),
        ([], "Domino – 2026-11-30"),
    ],
)
def test_a_proposed_name_is_safe_everywhere(players, name):
    assert proposed_name(players, DAY) == name


def test_a_proposed_name_has_room_for_its_ending():
    for letter in ("a", "é", "山", "😀"):
        name = proposed_name([letter * 60] * 8, DAY)
        assert len(name.encode()) < 200 and name.endswith("… – 2026-11-30")


def break_encoder(monkeypatch):
    def encode(reel):
        reel.next()
        raise KeyError("no such encoder")

    monkeypatch.setattr(film, "as_gif", encode)


def break_painter(monkeypatch):
    def paint(picture, painter, scene):
        raise KeyError("no such paint")

    monkeypatch.setattr(TablePicture, "_paint_head", paint)


@pytest.mark.parametrize("break_it", [break_encoder, break_painter])
def test_a_mistake_ends_the_film_and_another_can_be_made(break_it, window, choose, qtbot, tmp_path, monkeypatch):
    sit(window)
    choose(tmp_path / "round.gif")
    with monkeypatch.context() as broken, qtbot.captureExceptions() as mistakes:
        break_it(broken)
        item(window, share.SAVE_FILM).trigger()
        qtbot.waitUntil(lambda: strip(window).text == language("en").say(share.CANCELLED))
    assert [kind for kind, *_ in mistakes] == [KeyError]
    assert not list(tmp_path.glob("round*"))
    item(window, share.SAVE_FILM).trigger()
    qtbot.waitUntil((tmp_path / "round.gif").exists, timeout=20_000)


def test_a_table_that_is_closed_takes_its_film_along(window, choose, qtbot, tmp_path):
    sit(window)
    choose(tmp_path / "round.webp")
    item(window, share.SAVE_FILM).trigger()
    view = window.table.controller.view(TABLE)
    assert view.round == 1
    window.doors.show_start()
    qtbot.wait(300)
    assert not list(tmp_path.glob("round*"))


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("is_working", [False, True])
def test_the_line_that_tells_about_it_stays_on_the_panel(window, look, is_working, scale):
    look.follow(Settings(text_scale=scale))
    window.resize(1280, 800)
    table = sit(window, names=("Giulia", "João", "Astrid", "Elsa"), spoken="it")
    QTest.qWait(20)
    panel = table.findChild(SidePanel)
    spoken = language("it")
    if is_working:
        strip(window).show_progress(spoken.say(share.PAINTING, 12, 40), 12, 40, spoken)
    else:
        strip(window).say(spoken.say(share.SAVED, "Giulia, João, Astrid e Elsa 2026-11-30.gif"))
    shown = strip(window)
    assert panel.isVisible() and shown.text
    assert shown.x() >= panel.mapTo(table, panel.rect().topLeft()).x(), "it covers a seat"
    assert shown.geometry().right() < table.width()
