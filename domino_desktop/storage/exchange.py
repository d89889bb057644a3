"""Data that leave this computer and come back: everything in one folder, or one match in one file."""

from __future__ import annotations

import hashlib
import json
import logging
import os
import re
import shutil
import tempfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum
from pathlib import Path
from typing import Any

from domino_desktop import __version__
from domino_desktop.core.codec import CodecFault, event_from_json, event_to_json
from domino_desktop.core.events import FORMAT, MatchStarted
from domino_desktop.core.record import MatchRecord
from domino_desktop.storage import settings, training
from domino_desktop.storage.database import Database
from domino_desktop.storage.faults import storing
from domino_desktop.storage.files import (
    UNFINISHED,
    flush_file,
    flush_folder,
    free_number,
    remove,
    remove_leftovers,
    unfinished_name,
    write_whole,
)
from domino_desktop.storage.house_rules import house_rule_files
from domino_desktop.storage.integrity import Health, examine
from domino_desktop.storage.journal import CRASHES, LOG
from domino_desktop.storage.paths import DataPaths
from domino_desktop.storage.pictures import is_picture_name, picture_files, traces
from domino_desktop.storage.setup import SetupFault, TableSetup

_log = logging.getLogger(__name__)

MATCH = "domino-desktop match"
"""What the file of one match says that it is."""

LARGEST_MATCH = 10_000_000
"""Bytes; a match of a hundred rounds has about three million."""

_FORM = 1
_COPY = "domino-desktop copy"
_MANIFEST, _DATABASE, _SETTINGS, _TRAINING = "manifest.json", "domino.sqlite", "settings.json", "training.json"
_HOUSE_RULES, _PICTURES = "rulesets", "pictures"
_HOUSE_RULE = re.compile(rf"{_HOUSE_RULES}/[^/\\:\0]+\.toml")
_ASIDE = "before-restore-{}"


class ExchangeReason(Enum):
    """Why a copy or a match file is refused: completes "because ..."."""

    IS_NONE_OF_OURS = "is_none_of_ours"
    IS_TOO_LARGE = "is_too_large"
    IS_OF_A_NEWER_FORM = "is_of_a_newer_form"
    FILE_IS_MISSING = "file_is_missing"
    WAS_CHANGED = "was_changed"
    IS_DAMAGED = "is_damaged"


class ExchangeFault(ValueError):
    """A file or folder that cannot be taken in: which, why, and the exact place where one is known."""

    def __init__(self, reason: ExchangeReason, path: Path, place: str = "") -> None:
        self.reason, self.path, self.place = reason, path, place
        super().__init__(": ".join(part for part in (str(path), reason.value, place) if part))


# Everything -------------------------------------------------------------------------------------------


def copy_everything(database: Database, paths: DataPaths, target: Path) -> Path:
    """Copy all data into a new folder inside ``target`` (a stick); answers that folder. Raises StorageFault."""
    pattern = f"domino-desktop-copy-{datetime.now(UTC):%Y-%m-%d}-{{}}"
    return _write_folder(database, paths, target, pattern)


def check_copy(folder: Path) -> Mapping[str, str]:
    """The files of a copy with their SHA-256, every one checked. Raises ExchangeFault or StorageFault."""
    manifest = read_json(folder / _MANIFEST, _COPY)
    sums = manifest.get("files")
    if not isinstance(sums, dict) or _DATABASE not in sums or not all(map(_may_be_in_a_copy, sums)):
        raise ExchangeFault(ExchangeReason.IS_DAMAGED, folder / _MANIFEST, "files")
    for name, expected in sums.items():
        path = folder / name
        if not path.is_file():
            raise ExchangeFault(ExchangeReason.FILE_IS_MISSING, path)
        if _sum(path) != expected:
            raise ExchangeFault(ExchangeReason.WAS_CHANGED, path)
    with storing(folder / _DATABASE):
        health = examine(folder / _DATABASE)
    if health is Health.NEWER:
        raise ExchangeFault(ExchangeReason.IS_OF_A_NEWER_FORM, folder / _DATABASE)
    if health is not Health.GOOD:
        raise ExchangeFault(ExchangeReason.IS_DAMAGED, folder / _DATABASE)
    for name, parse in ((_SETTINGS, settings.parse), (_TRAINING, training.parse)):
        if name in sums and parse((folder / name).read_bytes()) is None:
            raise ExchangeFault(ExchangeReason.IS_DAMAGED, folder / name)
    return sums


def restore_everything(database: Database, paths: DataPaths, folder: Path) -> Path:
    """Put a copy in place of the present data; answers the folder that these were copied to before.

    That folder is itself a copy that can be restored. Settings must be read again afterwards.
    Raises ExchangeFault or StorageFault; then the present data are as they were.
    """
    with storing(paths.root), tempfile.TemporaryDirectory(UNFINISHED, "domino-", paths.root) as staged_name:
        staged = Path(staged_name)
        for inner in (_HOUSE_RULES, _PICTURES):
            (staged / inner).mkdir()
        # checked where it lies, then once more here: a stick may be pulled out or fail at any moment
        for name in (_MANIFEST, *check_copy(folder)):
            with storing(folder / name):
                shutil.copyfile(folder / name, staged / name)
                flush_file(staged / name)
        files = check_copy(staged)
        aside = _write_folder(database, paths, paths.root, _ASIDE)
        database.replace_with(staged / _DATABASE)
        if _SETTINGS in files:
            write_whole(paths.settings, (staged / _SETTINGS).read_bytes())
        if _TRAINING in files:
            write_whole(paths.training, (staged / _TRAINING).read_bytes())
        else:
            remove(paths.training)  # these people have not trained
        _replace_files(house_rule_files(paths), paths.house_rules, staged / _HOUSE_RULES)
        _replace_files(picture_files(paths), paths.pictures, staged / _PICTURES)
    _log.info("restored; the data before lie in %s", aside.name)
    return aside


def delete_everything(database: Database, paths: DataPaths) -> None:
    """Forget everything: matches, people, settings, copies in the data folder, logs. Raises StorageFault."""
    with storing(paths.root):
        for path in (*paths.root.glob(_ASIDE.format("[0-9]*")), paths.settings, paths.training):
            remove(path)
        remove_leftovers(paths.root)
        for path in paths.house_rules.glob(f"*.toml{UNFINISHED}"):
            remove(path)
        for path in (*house_rule_files(paths), *traces(paths)):
            remove(path)
        for path in (*paths.logs.glob(f"{LOG}*"), *paths.logs.glob(CRASHES)):
            path.write_bytes(b"")  # emptied, not removed: this program is writing to one of them
    database.delete_everything()


def _write_folder(database: Database, paths: DataPaths, target: Path, pattern: str) -> Path:
    """One consistent copy; it gets its name only when all of it is on the disk."""
    with storing(target):
        folder = target / pattern.format(free_number(target, pattern))
        unfinished = unfinished_name(folder)
        remove(unfinished)
        unfinished.mkdir(mode=0o700)
        try:
            database.copy_to(unfinished / _DATABASE)
            for path in (paths.settings, paths.training):
                if path.is_file():
                    shutil.copyfile(path, unfinished / path.name)
                    flush_file(unfinished / path.name)
            _copy_files(house_rule_files(paths), unfinished / _HOUSE_RULES)
            _copy_files(picture_files(paths), unfinished / _PICTURES)
            inside = sorted(path for path in unfinished.rglob("*") if path.is_file())
            sums = {path.relative_to(unfinished).as_posix(): _sum(path) for path in inside}
            created = datetime.now(UTC).isoformat(timespec="seconds")
            manifest = {"what": _COPY, "form": _FORM, "program": __version__, "created": created, "files": sums}
            write_whole(unfinished / _MANIFEST, json.dumps(manifest, indent=2).encode())
            unfinished.rename(folder)
            flush_folder(target)
        except BaseException:
            shutil.rmtree(unfinished, ignore_errors=True)
            raise
    return folder


def _may_be_in_a_copy(name: str) -> bool:
    folder, _, inner = name.partition("/")
    is_picture = folder == _PICTURES and is_picture_name(inner)
    return name in (_DATABASE, _SETTINGS, _TRAINING) or is_picture or _HOUSE_RULE.fullmatch(name) is not None


def _copy_files(files: Iterable[Path], folder: Path) -> None:
    """Copy them as they are, damaged ones included. Raises OSError."""
    for path in files:
        folder.mkdir(exist_ok=True)
        shutil.copyfile(path, folder / path.name)
        flush_file(folder / path.name)


def _replace_files(present: Iterable[Path], folder: Path, staged: Path) -> None:
    """Move flushed files into a folder in the place of those that are there. Raises OSError."""
    new = sorted(staged.iterdir())
    if new:
        folder.mkdir(mode=0o700, exist_ok=True)
    for path in new:
        os.replace(path, folder / path.name)
    names = {path.name for path in new}
    for path in present:
        if path.name not in names:
            remove(path)
    if folder.is_dir():
        flush_folder(folder)


def _sum(path: Path) -> str:
    with storing(path), path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


# One match --------------------------------------------------------------------------------------------


def export_match(database: Database, match_id: int, path: Path) -> None:
    """Write one match to a JSON file. Raises RecordDamaged or StorageFault."""
    record = database.record(match_id)
    entry = next(entry for entry in database.matches() if entry.id == match_id)
    match = {
        "setup": database.setup(match_id).to_json(),
        "created": entry.created.isoformat(),
        "finished": None if entry.finished is None else entry.finished.isoformat(),
        "event_form": FORMAT,
        "events": [event_to_json(event) for event in record.events],
    }
    data = {"what": MATCH, "form": _FORM, "program": __version__, "match": match, "digest": digest_of(match)}
    write_whole(path, json.dumps(data, ensure_ascii=False, indent=1).encode())


@dataclass(frozen=True, slots=True)
class FiledMatch:
    """What a file of one match holds."""

    setup: TableSetup
    record: MatchRecord
    created: datetime
    finished: datetime | None


def import_match(database: Database, path: Path) -> int:
    """Store the match of a file as a new one; answers its id. Raises ExchangeFault or StorageFault."""
    match = match_in(read_json(path, MATCH), path)
    first, *more = match.record.events
    assert isinstance(first, MatchStarted)
    return database.create_match(match.setup, first, *more, created=match.created, finished=match.finished)


def match_in(data: Mapping[str, Any], path: Path) -> FiledMatch:
    """The match that a file's JSON holds. Raises ExchangeFault, as when anything was changed in it."""
    match = data.get("match")
    if not isinstance(match, dict) or not isinstance(match.get("events"), list):
        raise ExchangeFault(ExchangeReason.IS_DAMAGED, path, "match")
    if data.get("digest") != digest_of(match):
        raise ExchangeFault(ExchangeReason.WAS_CHANGED, path)
    if type(match.get("event_form")) is not int or match["event_form"] > FORMAT:
        raise ExchangeFault(ExchangeReason.IS_OF_A_NEWER_FORM, path, "event_form")
    events = []
    for number, event in enumerate(match["events"]):
        try:
            events.append(event_from_json(event))
        except CodecFault as fault:
            raise ExchangeFault(ExchangeReason.IS_DAMAGED, path, f"event {number}: {fault}") from fault
    try:
        setup = TableSetup.from_json(match["setup"])
        created = datetime.fromisoformat(match["created"])
        finished = None if match["finished"] is None else datetime.fromisoformat(match["finished"])
    except (SetupFault, KeyError, TypeError, ValueError) as error:
        raise ExchangeFault(ExchangeReason.IS_DAMAGED, path, str(error)) from error
    try:
        record = MatchRecord(events)
        record.state()
    except Exception as error:  # replaying facts that no rule ever decided may fail in any way
        raise ExchangeFault(ExchangeReason.IS_DAMAGED, path, "does not replay") from error
    first = events[0]
    if not isinstance(first, MatchStarted) or not setup.suits(first):
        raise ExchangeFault(ExchangeReason.IS_DAMAGED, path, "setup")
    return FiledMatch(setup, record, created, finished)


def digest_of(content: Mapping[str, Any]) -> str:
    """SHA-256 over the values, however the file is laid out and its letters are written."""
    text = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def read_json(path: Path, *what: str, largest: int = LARGEST_MATCH) -> dict[str, Any]:
    """The object in a file of one of these kinds. Raises ExchangeFault or StorageFault."""
    if not path.is_file():
        raise ExchangeFault(ExchangeReason.FILE_IS_MISSING, path)
    with storing(path), path.open("rb") as file:
        content = file.read(largest + 1)
    if len(content) > largest:
        raise ExchangeFault(ExchangeReason.IS_TOO_LARGE, path)
    try:
        data = json.loads(content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise ExchangeFault(ExchangeReason.IS_NONE_OF_OURS, path, f"byte {error.start}") from error
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise ExchangeFault(ExchangeReason.IS_NONE_OF_OURS, path, place) from error
    except (ValueError, RecursionError) as error:
        raise ExchangeFault(ExchangeReason.IS_NONE_OF_OURS, path) from error
    if not isinstance(data, dict) or data.get("what") not in what or type(data.get("form")) is not int:
        raise ExchangeFault(ExchangeReason.IS_NONE_OF_OURS, path)
    if data["form"] > _FORM:
        raise ExchangeFault(ExchangeReason.IS_OF_A_NEWER_FORM, path)
    return data
