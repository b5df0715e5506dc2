"""The page about the lab names every measure there is, in the words of the program."""

from fathoms.lab.measuring.measures import MEASURES
from fathoms.lab.measuring.played_measures import FAMILIES
from fathoms.words import say
from tests.docs.test_commands import ROOT

PAGE = ROOT / "docs" / "lab.md"
FROM, TO = "## Every measure\n\n", "## From Python"


def table_of_measures() -> str:
    lines = []
    counted = {measure.name: measure for measure in MEASURES}
    families = {**{name: str(measure.family) for name, measure in counted.items()}, **FAMILIES}
    for family in dict.fromkeys(families.values()):
        lines += [f"**{say(f'family-{family}')}** (`{family}`)", "", "| measure | in | |", "|---|---|---|"]
        for name in (each for each, of in families.items() if of == family):
            unit = say(f"unit-{counted[name].unit}") if name in counted else say("lab-by-further-games")
            lines.append(f"| {say(f'measure-{name}')} (`{name}`) | {unit} | {say(f'measure-{name}-meaning')} |")
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
