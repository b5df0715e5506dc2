"""The script that makes the published studies: what is old says so, and prose is held against the tables."""

from pathlib import Path

import pytest
from scripts import studies

OLD = (
    "*Bots that think: rules version 1, played on 2026-11-16.*\n\n|  | Skill ladder |\n| --- | ---: |\n| diver | 57 % |"
)
PAGE = f"""# A study

Half of all games end early. The diver wins 57 % of them, and 58 % with luck.

<!-- thinking 1 2026-11-16 -->
{OLD}
<!-- end -->
"""


def made(version: int) -> studies.Made:
    return studies.Made(version, "2026-12-01", {}, None)


def test_what_bots_said_that_think_stays_and_says_how_old_it_is() -> None:
    assert studies.thinking(made(1), "1 2026-11-16", OLD).count(OLD) == 1
    later = studies.thinking(made(3), "1 2026-11-16", OLD)
    assert "played by rules version 1, on 2026-11-16; the rules are at 3 now" in later
    assert "| diver | 57 % |" in later
    again = studies.MARK.search(later)
    assert again
    assert studies.thinking(made(3), again[2], again[3]) == later, "filled twice, it is the same"


def test_sentences_that_quote_figures_are_listed_and_strange_ones_marked() -> None:
    found = {sentence: missing for _, sentence, missing in studies.quoting(PAGE)}
    assert found == {
        "Half of all games end early.": [],
        "The diver wins 57 % of them, and 58 % with luck.": ["58"],
    }


@pytest.mark.parametrize(
    ("quoted", "values", "there"),
    [("57", [56.7], True), ("57", [56.4], False), ("2.4", [2.39], True), ("2.4", [2.3], False)],
)
def test_a_quoted_figure_is_a_value_rounded_like_it(quoted: str, values: list[float], there: bool) -> None:
    assert studies.stands(quoted, values) is there


@pytest.mark.parametrize("file", sorted(studies.FOLDER.glob("*.toml")), ids=lambda file: file.stem)
def test_every_page_has_its_marks_and_keeps_what_takes_thinking_apart(file: Path) -> None:
    page = file.with_suffix(".md").read_text(encoding="utf-8")
    kinds = {mark[1] for mark in studies.MARK.finditer(page)}
    assert {"study", "thinking"} <= kinds
    assert page.count("<!-- end -->") == len(list(studies.MARK.finditer(page)))
    assert "Skill ladder" not in studies.MARK.sub("", page)
