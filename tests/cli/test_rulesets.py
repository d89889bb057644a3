"""The list of rule sets and the rulebook of one, on the command line."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from domino_desktop.cli import rulesets as command
from domino_desktop.core.ruleset import RuleSet
from domino_desktop.i18n import rulebook
from domino_desktop.i18n.english import English
from domino_desktop.i18n.language import CODES
from domino_desktop.i18n.messages import gallery
from domino_desktop.i18n.messages.rulesets import RULESET_DESCRIPTIONS, RULESET_NAMES
from domino_desktop.storage import rulesets
from domino_desktop.storage.house_rules import HouseRules
from domino_desktop.storage.paths import VARIABLE, DataPaths

ROOT = Path(__file__).resolve().parents[2]
PRESETS = rulesets.presets()
BLOCK = (ROOT / "resources" / "rulesets" / "block.toml").read_bytes()
IDS = [preset.ruleset.id for preset in PRESETS]


@pytest.fixture
def run(capsys):
    def run_it(*arguments):
        status = command.main(list(map(str, arguments)))
        return (status, *capsys.readouterr())

    return run_it


def test_every_rule_set_is_listed_with_its_facts(run):
    status, out, err = run()
    assert (status, err) == (0, "")
    blocks = [block.splitlines() for block in out.strip().split("\n\n")]
    assert [block[0].split()[0] for block in blocks] == IDS
    for block, preset in zip(blocks, PRESETS, strict=True):
        told = " ".join(" ".join(block).split())
        assert block[0].endswith(RULESET_NAMES[preset.ruleset.id].source)
        assert gallery.REGIONS[preset.region].source in told
        for line in RULESET_DESCRIPTIONS[preset.ruleset.id].source.splitlines():
            assert line in told
        for top in preset.ruleset.sets:
            assert {6: "ouble-six", 9: "ouble-nine", 12: "ouble-twelve"}[top] in told
        assert all(len(line) < 80 for line in block)


def test_json_holds_every_switch_and_the_digest(run):
    status, out, err = run("--json")
    assert (status, err) == (0, "")
    listed = json.loads(out)
    assert [one["id"] for one in listed] == IDS
    for one, preset in zip(listed, PRESETS, strict=True):
        assert RuleSet.from_mapping(one["rules"]) == preset.ruleset
        assert one["digest"] == preset.ruleset.digest
        assert list(one["switches"]) == [switch.key for switch in rulebook.SWITCHES]
        assert (one["players"], one["sets"]) == ([*preset.ruleset.players], [*preset.ruleset.sets])
        assert one["region"] == preset.region and one["kind"] in gallery.KINDS
        assert len(one["description"]) == 2 and one["name"] == RULESET_NAMES[one["id"]].source


@pytest.mark.parametrize("ruleset_id, kind", [
    ("classic-draw", "line"), ("pairs", "pairs"), ("all-fives", "points"), ("cross", "crosses"),
    ("matador", "matador"), ("mexican-train", "trains"), ("chicken-foot", "trains"),
])  # fmt: skip
def test_one_rule_set_as_json(run, ruleset_id, kind):
    one = json.loads(run(ruleset_id, "--json")[1])
    assert (one["id"], one["kind"]) == (ruleset_id, kind)


@pytest.mark.parametrize("ruleset_id", IDS)
def test_the_rulebook_of_one_rule_set_is_told_in_full(run, ruleset_id):
    status, out, err = run(ruleset_id)
    assert (status, err) == (0, "")
    assert out.splitlines()[0] == RULESET_NAMES[ruleset_id].source
    told = " ".join(out.split())
    for section in rulebook.sections(rulesets.load(ruleset_id), None, English()):
        assert f"{section.heading} {'-' * len(section.heading)} {section.sentences[0]}" in told
        assert all(sentence in told for sentence in section.sentences)
    assert all(len(line) < 80 for line in out.splitlines())


@pytest.mark.parametrize("code", CODES)
def test_every_language_tells_all_of_it(run, code):
    for arguments in ([], ["mexican-train"], ["--json"]):
        status, out, err = run(*arguments, "--lang", code)
        assert (status, err) == (0, "")
        assert not any(f"%{place}" in out for place in "123456789n")


def test_rules_in_a_file_are_told_by_their_own_name(run, tmp_path):
    file = tmp_path / "ours.toml"
    text = (ROOT / "resources" / "rulesets" / "block.toml").read_text(encoding="utf-8")
    file.write_text('name = "Grandma\'s block"\n' + text.replace('"others_minus_own"', '"all_pips"'), encoding="utf-8")
    out = run(file)[1]
    assert out.startswith("Grandma's block\n===============\n")
    assert "The winner scores the pips of all hands." in " ".join(out.split())
    one = json.loads(run(file, "--json")[1])
    assert (one["name"], one["region"], one["rules"]["round_points"]) == ("Grandma's block", "house", "all_pips")


def test_rules_of_this_house_stand_behind_those_of_the_program(run, tmp_path, monkeypatch):
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    ours = rulesets.load("block").changed({"round_points": "all_pips"})
    saved = HouseRules(DataPaths.under(tmp_path)).save("Grandma's", ours, "block").ruleset.id
    last = json.loads(run("--json")[1])[-1]
    assert (last["id"], last["name"], last["description"]) == (saved, "Grandma's", ["House rules from Block game"])
    assert run(saved)[1].startswith("Grandma's\n")
    assert run()[1].strip().split("\n\n")[-1].startswith(saved)


@pytest.mark.parametrize(
    "arguments, fault",
    [
        (
            ["clasic-draw"],
            "rulesets: 'clasic-draw' is neither a file nor the id of a rule set (nearest: classic-draw, ",
        ),
        (["../block"], "rulesets: '../block' is neither a file nor the id of a rule set (nearest: "),
        (["x" * 5000], f"rulesets: '{'x' * 56}... is neither a file"),
        (["\0"], "rulesets: '\\x00' is neither a file"),
        ([""], "rulesets: '' is neither a file"),
        (["block", "pairs"], "command line: "),
        (["--what"], "command line: "),
        (["--lang", "xx"], "--lang: unknown language 'xx' (allowed: en, it, pt_BR, pt_PT, sv, id)"),
    ],
)
def test_what_is_not_there_is_one_line(run, arguments, fault):
    status, out, err = run(*arguments)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(fault) and err.isascii() and len(err) < 400


@pytest.mark.parametrize(
    "text, fault",
    [
        (b"id =", "not a TOML file"),
        (b"\xff", "not a TOML file"),
        (b'id = "x"', "max_pip: is missing"),
        (b'id = "x"\ncolour = 1', "colour: unknown key"),
        (b'"\xc3\xa5\\n" = 1', "\\xe5\\n: unknown key"),
        (b'name = "a\\nb"\n' + BLOCK, "name: 'a\\nb' is no name"),
        (b"name = 3\n" + BLOCK, "name: 3 is no name"),
        (b"#" * 300_000, "is larger than 200000 bytes"),
    ],
)
def test_a_file_that_is_wrong_is_one_line(run, tmp_path, text, fault):
    file = tmp_path / "wrong.toml"
    file.write_bytes(text)
    status, out, err = run(file)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert f": {fault}" in err and err.isascii() and len(err) < 400


def loaded_qt(*arguments):
    """The modules of Qt that a run of the command has loaded."""
    program = (
        "import sys; from domino_desktop.__main__ import main; status = main(sys.argv[1:]);"
        "print(*(n for n in sys.modules if n.startswith(('PySide6', 'shiboken6'))), file=sys.stderr); sys.exit(status)"
    )
    command_line = [sys.executable, "-c", program, "rulesets", *arguments]
    ran = subprocess.run(command_line, cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    return set(ran.stderr.split())


def test_english_loads_no_qt_and_other_languages_no_more_than_core():
    for arguments in ([], ["cross"], ["--json"]):
        assert loaded_qt(*arguments) == set()
    modules = loaded_qt("cross", "--lang", "sv")
    assert "PySide6.QtCore" in modules
    assert not {"PySide6.QtGui", "PySide6.QtWidgets"} & modules


def test_a_terminal_of_another_encoding_still_gets_the_list():
    command_line = [sys.executable, "-m", "domino_desktop", "rulesets", "--lang", "pt_BR"]
    environment = {"PYTHONIOENCODING": "ascii", "PATH": ""}
    ran = subprocess.run(command_line, cwd=ROOT, capture_output=True, env=environment, check=False)
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert ran.stdout.isascii() and b"mexican-train" in ran.stdout
