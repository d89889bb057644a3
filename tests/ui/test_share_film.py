"""A round as a film: every scene a frame, whole files or none, and a window that goes on answering."""

from __future__ import annotations

import errno
import threading
from io import BytesIO
from time import perf_counter

import pytest
from PIL import Image, ImageSequence
from PySide6.QtCore import QObject, QTimer

from domino_desktop.core.views import TABLE, view_for
from domino_desktop.storage import files
from domino_desktop.storage.faults import StorageFault, StorageReason
from domino_desktop.ui.art.dress import Dress
from domino_desktop.ui.art.theme import EVENING
from domino_desktop.ui.art.tile_art import TileArt
from domino_desktop.ui.share import encoding
from domino_desktop.ui.share.encoding import Cancelled, Pixels, Reel, as_gif, as_png, as_webp
from domino_desktop.ui.share.film import SIZE, Film
from domino_desktop.ui.share.retelling import scenes_of
from domino_desktop.ui.share.table_picture import TablePicture
from domino_desktop.ui.share.writing import Writing
from tests.ui.share_rounds import FAMILIES, marks_of, states_by, view_of

pytestmark = pytest.mark.usefixtures("garbage")
FORMATS = pytest.mark.parametrize("suffix", ["gif", "webp"])


@pytest.fixture
def owner(qapp):
    made = QObject()
    yield made
    made.deleteLater()


class Making:
    """A film in the making, and what became of it."""

    def __init__(self, qtbot, owner, view, language, path):
        self.path = path
        self.scenes = scenes_of(view, marks_of(view), language)
        picture = TablePicture(self.scenes, marks_of(view), language, TileArt(Dress(EVENING)), SIZE)
        self.film = Film(self.scenes, picture, path, owner)
        self.ends, self.steps = [], []
        self.film.done.connect(self.ends.append)
        self.film.progressed.connect(lambda *step: self.steps.append(step))
        self._qtbot = qtbot

    def run(self):
        self.film.start()
        self.wait()
        return self.ends[0]

    def wait(self):
        self._qtbot.waitUntil(lambda: bool(self.ends), timeout=60_000)


def frames_of(path):
    """Each frame's duration and its picture."""
    with Image.open(path) as film:
        # Some formats know a frame's duration only once it is read.
        shown = [(frame.convert("RGB").tobytes(), frame.info["duration"]) for frame in ImageSequence.Iterator(film)]
    return [(duration, pixels) for pixels, duration in shown]


@FORMATS
def test_every_scene_is_a_frame_and_the_result_is_held(suffix, qtbot, owner, languages, dress, tmp_path):
    dress()
    making = Making(qtbot, owner, view_of("line"), languages["en"], tmp_path / f"film.{suffix}")
    assert making.run() is None
    with Image.open(making.path) as film:
        assert (film.size, film.n_frames, film.format) == ((960, 600), len(making.scenes), suffix.upper())
    shown = frames_of(making.path)
    assert [duration for duration, _ in shown] == [scene.milliseconds for scene in making.scenes]
    assert shown[-1][0] >= 5000 and shown[0][0] < 1000
    assert len({pixels for _, pixels in shown}) == len(shown)
    assert making.steps == [(number, len(shown)) for number in range(1, len(shown) + 1)]
    assert [file.name for file in tmp_path.iterdir()] == [making.path.name]


@pytest.mark.parametrize("family", FAMILIES)
def test_rounds_of_every_kind_become_films(family, qtbot, owner, languages, dress, tmp_path):
    dress()
    making = Making(qtbot, owner, view_of(family), languages["pt_PT"], tmp_path / "film.gif")
    assert making.run() is None
    with Image.open(making.path) as film:
        assert film.n_frames == len(making.scenes)


@FORMATS
def test_a_long_round_is_a_small_file(suffix, qtbot, owner, languages, dress, tmp_path):
    dress()
    rounds = (view_for(states_by("classic-draw", 2, seed)[-1], TABLE) for seed in range(12))
    longest = max(rounds, key=lambda view: len(view.history))
    assert len(longest.history) > 40
    making = Making(qtbot, owner, longest, languages["en"], tmp_path / f"film.{suffix}")
    assert making.run() is None
    assert making.path.stat().st_size < 1_500_000


@FORMATS
def test_a_round_that_still_runs_becomes_a_film_of_what_is_public(suffix, qtbot, owner, languages, dress, tmp_path):
    dress()
    making = Making(qtbot, owner, view_of("line", tiles=4), languages["sv"], tmp_path / f"film.{suffix}")
    assert making.run() is None
    with Image.open(making.path) as film:
        assert film.n_frames == len(making.scenes) < 20


@FORMATS
def test_a_film_of_the_deal_alone_is_one_picture(suffix, qtbot, owner, languages, dress, tmp_path):
    dress()
    dealt = view_for(states_by("classic-draw", 3, 1)[0], TABLE)
    making = Making(qtbot, owner, dealt, languages["en"], tmp_path / f"film.{suffix}")
    assert making.run() is None
    with Image.open(making.path) as film:
        assert film.n_frames == 1


@FORMATS
@pytest.mark.parametrize("step", [1, 12])
def test_who_cancels_finds_nothing_and_what_was_there_before_stays(
    suffix, step, qtbot, owner, languages, dress, tmp_path
):
    dress()
    path = tmp_path / f"film.{suffix}"
    path.write_bytes(b"an older one")
    making = Making(qtbot, owner, view_of("line"), languages["en"], path)
    making.film.progressed.connect(lambda done, whole: making.film.cancel() if done == step else None)
    assert isinstance(making.run(), Cancelled)
    assert making.steps[-1][0] == step
    assert path.read_bytes() == b"an older one" and len(list(tmp_path.iterdir())) == 1


def test_a_film_that_is_cancelled_while_it_is_saved_is_not_saved(qtbot, owner, languages, dress, tmp_path, monkeypatch):
    dress()
    making = Making(qtbot, owner, view_of("line", tiles=3), languages["en"], tmp_path / "film.gif")
    making.film.progressed.connect(lambda done, whole: making.film.cancel() if done == whole else None)
    assert isinstance(making.run(), Cancelled)
    assert not list(tmp_path.iterdir())


def test_a_table_that_is_left_leaves_no_thread_behind(qtbot, qapp, languages, dress, tmp_path):
    dress()
    owner = QObject()
    making = Making(qtbot, owner, view_of("line"), languages["en"], tmp_path / "film.webp")
    making.film.start()
    qtbot.waitUntil(lambda: len(making.steps) > 2)
    making.film.deleteLater()
    qtbot.waitUntil(lambda: not any(thread.name == "share" for thread in threading.enumerate()))
    assert not list(tmp_path.iterdir())


@FORMATS
@pytest.mark.parametrize(
    "code, reason",
    [
        (errno.ENOSPC, StorageReason.DISK_IS_FULL),
        (errno.EACCES, StorageReason.WRITING_IS_NOT_ALLOWED),
        (errno.ENOENT, StorageReason.FOLDER_IS_MISSING),
    ],
)
def test_a_disk_that_refuses_is_told_and_nothing_is_left(
    suffix, code, reason, qtbot, owner, languages, dress, tmp_path, monkeypatch
):
    dress()

    def refuse(source, target):
        raise OSError(code, "refused")

    monkeypatch.setattr(files, "move_into_place", refuse)
    making = Making(qtbot, owner, view_of("line", tiles=2), languages["en"], tmp_path / f"film.{suffix}")
    fault = making.run()
    assert isinstance(fault, StorageFault) and fault.reason is reason
    assert not list(tmp_path.iterdir())


def test_a_folder_that_is_gone_is_told(qtbot, owner, tmp_path):
    ends = []
    writing = Writing(lambda: b"content", tmp_path / "gone" / "picture.png", owner)
    writing.done.connect(ends.append)
    writing.start()
    qtbot.waitUntil(lambda: bool(ends))
    assert isinstance(ends[0], StorageFault) and ends[0].reason is StorageReason.FOLDER_IS_MISSING


def test_a_mistake_of_the_program_is_not_hidden(qtbot, owner, tmp_path):
    def mistake():
        raise ZeroDivisionError

    writing = Writing(mistake, tmp_path / "picture.png", owner)
    with qtbot.captureExceptions() as raised:
        writing.start()
        qtbot.waitUntil(lambda: bool(raised))
    assert raised[0][0] is ZeroDivisionError


def test_the_window_answers_while_a_film_is_made(qtbot, owner, languages, dress, tmp_path):
    """Not how fast, which benchmarks tell: that other timers have their turn between two frames."""
    dress()
    turns = []
    beat = QTimer(owner)
    beat.timeout.connect(lambda: turns.append(perf_counter()))
    making = Making(qtbot, owner, view_of("trains"), languages["en"], tmp_path / "film.gif")
    beat.start(0)
    assert making.run() is None
    assert len(turns) > len(making.scenes)


def test_the_painter_waits_for_the_encoder():
    reel = Reel([900] * 20)
    frame = Pixels(1, 1, bytes(4))
    taken = 0
    while reel.offer(frame):
        taken += 1
    assert taken < 10
    assert reel.next().size == (1, 1) and reel.offer(frame)
    reel.cancel()
    with pytest.raises(Cancelled):
        reel.next()


def solid(*colour):
    """A picture of one colour, as Qt has its bytes."""
    red, green, blue = colour
    return Pixels(16, 8, bytes((blue, green, red, 255)) * 16 * 8)


def test_a_png_has_the_very_colours():
    with Image.open(BytesIO(as_png(solid(200, 100, 50)))) as picture:
        assert picture.size == (16, 8) and picture.getcolors() == [(128, (200, 100, 50))]


@pytest.mark.parametrize("encode", [as_gif, as_webp])
def test_the_sample_is_no_frame(encode, monkeypatch):
    monkeypatch.setattr(encoding, "_AT_MOST", 10)
    reel = Reel([100, 200])
    dark, light = solid(0, 0, 0), solid(250, 250, 250)
    sample = Pixels(16, 16, dark.content + light.content)
    for frame in (sample, light, dark):
        assert reel.offer(frame)
    with Image.open(BytesIO(encode(reel))) as film:
        shown = [frame.convert("RGB").getpixel((4, 4)) for frame in ImageSequence.Iterator(film)]
    assert [sum(pixel) > 380 for pixel in shown] == [True, False]


def test_rare_colours_keep_their_own_in_a_gif():
    """A badge is few pixels among many shades of cloth."""
    cloth = Image.effect_noise((320, 200), 60).convert("RGB")
    cloth = Image.merge("RGB", (cloth.getchannel(0).point(lambda _: 30), *cloth.split()[1:]))
    cloth.paste((190, 40, 60), (10, 10, 22, 22))
    blue, green, red = (cloth.getchannel(band) for band in (2, 1, 0))
    content = Image.merge("RGBA", (blue, green, red, red)).tobytes()
    reel = Reel([100])
    for _ in range(2):
        assert reel.offer(Pixels(320, 200, content))
    with Image.open(BytesIO(as_gif(reel))) as film:
        red, green, blue = film.convert("RGB").getpixel((15, 15))
    assert abs(red - 190) < 16 and abs(green - 40) < 16 and abs(blue - 60) < 16
