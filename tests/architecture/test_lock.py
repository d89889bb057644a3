"""The lock file: exact versions with hashes, no addresses, and everything the project asks for."""

import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "packaging" / "requirements.lock").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def entries(text):
    """Each locked requirement with its hashes."""
    for entry in text.replace("\\\n", " ").splitlines():
        requirement, *hashes = entry.split(" --hash=")
        yield Requirement(requirement.strip()), [found.strip() for found in hashes]


def asked_requirements():
    """What pyproject.toml asks for anywhere."""
    project = PROJECT["project"]
    groups = [project["dependencies"], *project["optional-dependencies"].values(), PROJECT["build-system"]["requires"]]
    return [Requirement(text) for group in groups for text in group]


def test_every_entry_has_one_exact_version_and_hashes():
    locked = list(entries(TEXT))
    assert len(locked) > 10
    for requirement, hashes in locked:
        assert re.fullmatch(r"==[0-9][0-9a-z.]*", str(requirement.specifier)), requirement
        assert hashes, f"{requirement} has no hash"
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", found) for found in hashes), requirement


def test_no_name_is_locked_twice():
    names = [canonicalize_name(requirement.name) for requirement, _ in entries(TEXT)]
    assert len(names) == len(set(names))


def test_there_are_no_addresses_paths_options_or_comments():
    assert not re.search(r"http|://|file:|^\s*#|^\s*-(?!-hash=)", TEXT, re.MULTILINE)
    assert "/" not in re.sub(r"--hash=\S+", "", TEXT)
    assert all(requirement.url is None for requirement, _ in entries(TEXT))


def test_the_lock_answers_everything_that_the_project_asks_for():
    locked = {canonicalize_name(requirement.name): requirement for requirement, _ in entries(TEXT)}
    for asked in asked_requirements():
        found = locked[canonicalize_name(asked.name)]
        version = str(found.specifier).removeprefix("==")
        assert asked.specifier.contains(version), f"{asked} but locked {found}"
