import dataclasses
import json

import pytest

from domino_desktop.storage.settings import (
    Back,
    Cloth,
    ClubColours,
    Pace,
    ReducedMotion,
    Settings,
    SettingsFile,
    Surroundings,
    Theme,
    TileSet,
)
from domino_desktop.storage.setup import Privacy
from tests.storage.playing import table

CHOSEN = Settings(
    language="pt_BR",
    pace=Pace.SLOW,
    reduced_motion=ReducedMotion.ON,
    privacy=Privacy.OPEN_HANDS,
    theme=Theme.HIGH_CONTRAST,
    surroundings=Surroundings.DARK,
    tile_set=TileSet.FAMILY,
    cloth=Cloth.OWN,
    back=Back.OWN,
    sound=False,
    toured=True,
    club_colours=ClubColours.OFF,
    numerals=True,
    text_scale=175,
    last_setup=table().to_json(),
    window_geometry="AdnQywADAAAAAA==",
    keys={"knock": "P", "draw": "Ctrl+D"},
)


def test_the_first_start_has_no_language_yet(paths):
    opened = SettingsFile.open(paths)
    assert opened.settings == Settings()
    assert opened.settings.language is None
    assert opened.set_aside is None


def test_every_setting_comes_back(paths):
    for field in dataclasses.fields(Settings):
        is_value = field.name not in ("schema", "unknown")
        assert not is_value or getattr(CHOSEN, field.name) != getattr(Settings(), field.name)
    SettingsFile.open(paths).save(CHOSEN)
    assert SettingsFile.open(paths).settings == CHOSEN


def test_names_are_written_as_they_are_read(paths):
    """C68."""
    SettingsFile.open(paths).save(CHOSEN)
    assert "Ålö Čížek-Ñu" in paths.settings.read_text(encoding="utf-8")
    paths.settings.write_bytes(b"\xef\xbb\xbf" + paths.settings.read_bytes())
    assert SettingsFile.open(paths).settings == CHOSEN


def test_what_a_newer_program_wrote_is_kept(paths):
    paths.create()
    paths.settings.write_text(json.dumps({"schema": 9, "pace": "slow", "moon": {"phase": [1, 2]}}))
    opened = SettingsFile.open(paths)
    assert opened.settings.pace is Pace.SLOW
    opened.save(dataclasses.replace(opened.settings, numerals=True))
    data = json.loads(paths.settings.read_text())
    assert (data["schema"], data["moon"], data["numerals"]) == (9, {"phase": [1, 2]}, True)


@pytest.mark.parametrize(
    "name, value",
    [
        ("language", 3),
        ("pace", "hurried"),
        ("reduced_motion", True),
        ("privacy", None),
        ("theme", []),
        ("surroundings", "dusk"),
        ("tile_set", 2),
        ("cloth", None),
        ("back", "front"),
        ("sound", 1),
        ("toured", "yes"),
        ("club_colours", {}),
        ("numerals", 1),
        ("text_scale", 99),
        ("text_scale", 201),
        ("text_scale", 150.5),
        ("text_scale", True),
        ("last_setup", []),
        ("window_geometry", 5),
        ("keys", {"knock": 1}),
        ("keys", "P"),
        ("schema", "new"),
    ],
)
def test_one_wrong_value_costs_only_itself(name, value, paths):
    SettingsFile.open(paths).save(CHOSEN)
    data = json.loads(paths.settings.read_text(encoding="utf-8"))
    paths.settings.write_text(json.dumps({**data, name: value}))
    opened = SettingsFile.open(paths)
    assert opened.set_aside is None
    assert opened.settings == dataclasses.replace(CHOSEN, **{name: getattr(Settings(), name)})


def test_the_last_table_is_offered_again(paths):
    SettingsFile.open(paths).save(CHOSEN)
    assert SettingsFile.open(paths).settings.last_table() == table()
    assert Settings().last_table() is None


def test_a_last_table_that_cannot_be_read_is_none(paths):
    SettingsFile.open(paths).save(dataclasses.replace(CHOSEN, last_setup={"seats": []}))
    assert SettingsFile.open(paths).settings.last_table() is None


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[1, 2]", b"null", bytes(range(256)), b"[" * 100_000, '{"name": "Ål'.encode("latin-1")],
    ids=["empty", "half", "list", "null", "garbage", "deep", "latin-1"],
)
def test_a_damaged_file_is_set_aside_and_never_overwritten(content, paths):
    paths.create()
    for number in (1, 2):
        paths.settings.write_bytes(content)
        opened = SettingsFile.open(paths)
        assert opened.settings == Settings()
        assert opened.set_aside == paths.root / f"settings-damaged-{number}.json"
        opened.save(CHOSEN)
        assert opened.set_aside.read_bytes() == content
    assert SettingsFile.open(paths).settings == CHOSEN


def test_a_folder_in_place_of_the_file_is_set_aside(paths):
    paths.create()
    paths.settings.mkdir()
    opened = SettingsFile.open(paths)
    opened.save(CHOSEN)
    assert opened.set_aside.is_dir()
