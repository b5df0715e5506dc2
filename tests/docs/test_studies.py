"""The published studies ask what can be asked, and their pages hold what was found."""

import re
import tomllib

import pytest

from fathoms.lab.asking import Question
from tests.docs.test_commands import ROOT

STUDIES = sorted((ROOT / "docs" / "studies").glob("*.toml"))
MARK = re.compile(r"<!-- (study|compare) ([\w.:-]+) -->\n(.*?)<!-- end -->", re.DOTALL)


@pytest.mark.parametrize("file", STUDIES, ids=lambda file: file.stem)
def test_what_a_study_asks_can_be_asked(file) -> None:  # type: ignore[no-untyped-def]
    wish = tomllib.loads(file.read_text(encoding="utf-8"))
    for other in [{}, *wish.pop("compare", [])]:
        other = {name: value for name, value in other.items() if name not in ("name", "house")}
        Question(file.stem, **{**wish, **other})


@pytest.mark.parametrize("file", STUDIES, ids=lambda file: file.stem)
def test_its_page_holds_what_was_found(file) -> None:  # type: ignore[no-untyped-def]
    asked = tomllib.loads(file.read_text(encoding="utf-8"))
    page = file.with_suffix(".md").read_text(encoding="utf-8")
    found = {(kind, name): text.strip() for kind, name, text in MARK.findall(page)}
    assert found
    assert "" not in found.values()
    assert {name for kind, name in found if kind == "compare"} == {each["name"] for each in asked.get("compare", [])}
    assert f"{asked['games']:,} games" in found["study", "all"]
    for plot in re.findall(r"\]\((plots/[^)]*)\)", page):
        assert (file.parent / plot).exists()


def test_every_study_is_in_the_index() -> None:
    index = (ROOT / "docs" / "studies" / "index.md").read_text(encoding="utf-8")
    assert [file.stem for file in STUDIES if f"({file.stem}.md)" not in index] == []
