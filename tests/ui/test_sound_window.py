"""Sound in the whole window: one switch in the settings and in the menu, and nothing of it at the start."""

from __future__ import annotations

from dataclasses import replace

import pytest

from domino_desktop.core.events import RoundDealt
from domino_desktop.i18n.language import language
from domino_desktop.i18n.messages import table
from domino_desktop.storage.settings import Pace, Settings
from domino_desktop.ui.sound import sounds
from domino_desktop.ui.sound.player import Sound
from tests.ui.loudspeakers import Recorder
from tests.ui.windows import Window


@pytest.fixture
def player(monkeypatch):
    made = Recorder()
    monkeypatch.setattr(sounds, "Loudspeaker", lambda _folder: made)
    monkeypatch.setattr(sounds, "_is_in_front", lambda: True)
    return made


@pytest.fixture
def window(qtbot, look, tmp_path, player):
    made = Window(qtbot, look, tmp_path, Settings(language="en", pace=Pace.INSTANT))
    yield made
    made.leave()


def item(window):
    words = language("en").say(table.SOUND_ITEM)
    return next(
        action for menu in window.menuBar().actions() for action in menu.menu().actions() if action.text() == words
    )


def test_nothing_is_loaded_until_somebody_sits_down(window, player):
    assert "_sounds" not in window.__dict__ and player.calls == []
    window.matches.play_now()
    assert player.calls == ["prepare"] and player.played == [Sound.SHUFFLE]


def test_what_happens_at_the_table_is_heard(window, player):
    window.matches.play_now()
    seen = []
    window.table.happened.connect(lambda events, travel: seen.append((events, travel)))
    window.table.controller.changed.emit((RoundDealt(2, 1, "", "", ((), ()), (), 0),))
    assert [(len(events), travel) for events, travel in seen] == [(1, 0)]


def test_the_menu_has_a_tick_and_is_the_same_switch_as_the_setting(window, player):
    assert item(window).isCheckable() and item(window).isChecked()
    window.matches.play_now()
    item(window).trigger()
    assert not item(window).isChecked() and not window.settings.sound
    assert player.calls[-1] == "close"
    window.change_settings(replace(window.settings, sound=True))
    assert item(window).isChecked() and player.calls[-1] == "prepare"
    item(window).trigger()
    assert not item(window).isChecked() and not window.settings.sound


def test_the_choice_is_kept_until_the_next_start(qtbot, look, tmp_path, player):
    window = Window(qtbot, look, tmp_path, Settings(language="en", sound=False))
    assert not item(window).isChecked()
    window.matches.play_now()
    qtbot.wait(50)  # what waits for the first paint is done
    assert player.calls == [] and player.played == []
    window.leave()


def test_the_loudspeaker_is_let_go_of_at_the_end(window, player):
    window.matches.play_now()
    window.close_down()
    assert player.calls[-1] == "close"
