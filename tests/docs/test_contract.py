"""The page about the contract of a game names every verb and field there is, their arguments, and laws that exist."""

import inspect
import re
from dataclasses import fields
from pathlib import Path

import pytest

from fathoms.core import contract, verbs, voice
from fathoms.core.game import Game
from fathoms.core.game_loader import function_names
from tests.clone import ROOT
from tests.kit.laws import LAWS, LEARNERS_LAWS, SECRECY_LAWS, SLOWER_LAWS

PAGE = (ROOT / "docs" / "contract.md").read_text(encoding="utf-8")
SECTIONS = {part.partition("\n")[0].partition(":")[0]: part for part in PAGE.split("\n## ")}
RECORDS = [
    voice.Voice,
    *(each for each in vars(contract).values() if getattr(each, "__module__", "") == contract.__name__),
]
NO_HOOKS = ("Staging", "Glass", "Insight")  # what hooks are given or answer
ON_THE_PAGE = [each for each in RECORDS if hasattr(each, "__dataclass_fields__") and each.__name__ not in NO_HOOKS]
ROWS = [
    (record.__name__, *row)
    for record in ON_THE_PAGE
    for row in re.findall(r"^\| `(\w+)\(([^)]*)\)` \|.*\| (.*) \|$", SECTIONS[record.__name__], re.MULTILINE)
]
TESTS = "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "tests").rglob("*.py")))


@pytest.mark.parametrize("record", ON_THE_PAGE, ids=lambda record: record.__name__)
def test_every_verb_of_a_record_has_a_row(record: type) -> None:
    named = [verb for name, verb, *_ in ROWS if name == record.__name__]
    assert sorted(named) == sorted(function_names(record))


@pytest.mark.parametrize("record", [*ON_THE_PAGE, Game], ids=lambda record: record.__name__)
def test_every_other_field_is_named(record: type) -> None:
    section = SECTIONS["The facts" if record is Game else record.__name__]
    assert [field.name for field in fields(record) if f"`{field.name}" not in section] == []


@pytest.mark.parametrize(("record", "verb", "arguments", "laws"), ROWS, ids=[row[1] for row in ROWS])
def test_a_verb_takes_what_the_page_says_and_its_laws_exist(record: str, verb: str, arguments: str, laws: str) -> None:
    if record in ("Rules", "LearningRules", "LabHooks", "Gpu"):
        assert arguments.split(", ") == list(inspect.signature(getattr(verbs, verb)).parameters)
    names = re.findall(r"`([^`]+)`", laws)
    assert names
    for name in names:
        assert (ROOT / name).is_file() if name.endswith(".py") else f"def {name}(" in TESTS, name


def test_laws_with_a_star_run_for_every_game() -> None:
    every = {law.__name__ for law in (*LAWS, *SECRECY_LAWS, *SLOWER_LAWS, *LEARNERS_LAWS)}
    starred = set(re.findall(r"`(\w+)`\*", PAGE))
    assert len(starred) > 15
    assert starred <= every


@pytest.mark.parametrize("page", ["docs/architecture.md", "docs/adding-a-game.md", "mkdocs.yml"])
def test_the_page_is_linked(page: str) -> None:
    assert "contract.md" in Path(ROOT / page).read_text(encoding="utf-8")
