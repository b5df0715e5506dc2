"""The page about the lab names every measure there is, in the words of the program."""

from fathoms.lab.measures import MEASURES
from fathoms.words import say
from tests.docs.test_commands import ROOT

PAGE = ROOT / "docs" / "lab.md"
FROM, TO = "## Every measure\n\n", "## From Python"


def table_of_measures() -> str:
    lines = []
    for family in dict.fromkeys(measure.family for measure in MEASURES):
        lines += [f"**{say(f'family-{family}')}** (`{family}`)", "", "| measure | in | |", "|---|---|---|"]
        for measure in (each for each in MEASURES if each.family == family):
            title, meaning = say(f"measure-{measure.name}"), say(f"measure-{measure.name}-meaning")
            lines.append(f"| {title} (`{measure.name}`) | {say(f'unit-{measure.unit}')} | {meaning} |")
        lines.append("")
    return "\n".join(lines)


def test_the_list_of_measures_is_that_of_the_program(golden: bool) -> None:
    """`pytest --golden tests/docs/test_lab.py` writes it anew."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(FROM)
    listed, _, after = rest.partition(TO)
    if golden:
        listed = table_of_measures() + "\n"
        PAGE.write_text(f"{before}{FROM}{listed}{TO}{after}", encoding="utf-8")
    assert listed == table_of_measures() + "\n"
