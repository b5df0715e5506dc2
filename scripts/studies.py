"""Makes the published studies anew: `make studies`, or `python scripts/studies.py [GAME ...]`.

What is asked is in `docs/studies/<game>.toml`: the main study, and variants to compare with. What comes out goes
between the marks of `docs/studies/<game>.md`, each up to `<!-- end -->`; all other words there are a person's:

    <!-- study FAMILY -->        sentences and tables; `all`: what was played
    <!-- study FAMILY.0 -->      its first plot, drawn beside the page
    <!-- study parts:GROUP -->   parts of one kind
    <!-- compare NAME -->        what a variant changes

With `--fill` the pages are filled with what was found last (kept in `.cache/studies`), and nothing is played.
"""

import argparse
import json
import re
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from fathoms.core.screen import progress_bar
from fathoms.lab.asking import Study
from fathoms.lab.compare import Comparison, compare
from fathoms.lab.making import Making
from fathoms.lab.telling.chapters import Chapter, Table, chapters, tables
from fathoms.lab.telling.contrasts import comparison_chapters, verdict
from fathoms.lab.telling.illustrations import Plot, plots_of
from fathoms.lab.telling.wording import FAMILIES, asked

ROOT = Path(__file__).resolve().parents[1]
FOLDER, KEPT = ROOT / "docs" / "studies", ROOT / ".cache" / "studies"
TOLD = ("balance", "length", "ends", "points", "choice", "drama", "luck", "information")  # of what a variant changes
MARK = re.compile(r"<!-- (study|compare) ([\w.:-]+) -->\n.*?<!-- end -->", re.DOTALL)
PAPER = {  # plots in files have a paper of their own, which suits light pages and dark ones
    "currentColor": "#12343b",
    "var(--faint)": "#c9d6d3",
    "var(--blue)": "#0072b2",
    "var(--orange)": "#b57d00",
    "var(--green)": "#00805d",
    "var(--red)": "#c04f00",
    "var(--purple)": "#a8588a",
    "var(--grey)": "#5a6b68",
}


def make(game: str, games: int | None, device: str) -> None:
    """Play everything a study asks for, and keep it."""
    wish = tomllib.loads((FOLDER / f"{game}.toml").read_text(encoding="utf-8"))
    others = {each.pop("name"): each for each in wish.pop("compare", [])}
    wish = {"game": game, **wish, **({"games": games} if games else {})}
    studies = {"": played(wish, device)}
    for name, other in others.items():
        studies[name] = played(varied(wish, other, games), device)
    KEPT.mkdir(parents=True, exist_ok=True)
    found = {name: each.to_dict(whole=True) for name, each in studies.items()}
    (KEPT / f"{game}.json").write_text(json.dumps(found), encoding="utf-8")


def fill(game: str) -> None:
    """Put what was found into the page."""
    found = json.loads((KEPT / f"{game}.json").read_text(encoding="utf-8"))
    studies = {name: Study.from_dict(each) for name, each in found.items()}
    compared = {name: compare(studies[""], each) for name, each in studies.items() if name}
    page = FOLDER / f"{game}.md"
    page.write_text(filled(page.read_text(encoding="utf-8"), studies[""], compared), encoding="utf-8")


def varied(wish: dict[str, Any], other: dict[str, Any], games: int | None) -> dict[str, Any]:
    """The same study of another variant, without what takes thinking."""
    new = {**wish, "search": 0}
    for name, value in other.items():
        new[name] = {**wish.get(name, {}), **value} if isinstance(value, dict) else value
    return {**new, **({"games": games} if games else {})}


def played(wish: dict[str, Any], device: str) -> Study:
    making = Making(wish, device)
    with progress_bar() as bar:
        task = bar.add_task(asked_for(wish), total=making.games)
        return making.make(
            lambda count: bar.update(task, completed=count),
            lambda done: bar.update(task, total=1, completed=done),
        )


def asked_for(wish: dict[str, Any]) -> str:
    more = {**wish.get("options", {}), **wish.get("house", {})}
    return " ".join([wish["game"], *(f"{name}={value}" for name, value in more.items())])


# Into the page


def filled(page: str, main: Study, compared: dict[str, Comparison]) -> str:
    """The page with what was found between its marks."""

    def found(mark: re.Match[str]) -> str:
        kind, name = mark.groups()
        text = family(main, name) if kind == "study" else variant(compared[name])
        return f"<!-- {kind} {name} -->\n{text}\n<!-- end -->"

    return MARK.sub(found, page)


def family(study: Study, name: str) -> str:
    """One side of the game: sentences, small tables, plots; `all` is what was played."""
    if name == "all":
        return asked(study)
    name, _, group = name.partition(":")
    wanted, _, plot = name.partition(".")
    told = {chapter.family: chapter for chapter in chapters(study)}
    if wanted not in told:
        raise SystemExit(f"{study.game}: nothing was found about {wanted}")
    if plot:
        return "\n\n".join(drawn(study, told[wanted], plot))
    if group:
        figures = [each for each in told[wanted].figures if str(each.of).partition(" ")[0] == group]
        return "\n\n".join(map(in_markdown, tables(study.game, figures, short=True)))
    return written(told[wanted])


def variant(comparison: Comparison) -> str:
    """What a variant changes in the whole game, and nothing that it does not."""
    real = [
        each for each in comparison.differences if each.real and FAMILIES[each.name] in TOLD and each.name != "course"
    ]
    kept = Comparison(comparison.one, comparison.other, tuple(real))
    return "\n\n".join([asked(comparison.other), verdict(comparison), *(map(written, comparison_chapters(kept)))])


def written(chapter: Chapter) -> str:
    lines = [f"- {sentence}" for sentence in chapter.sentences]
    return "\n\n".join(["\n".join(lines), *map(in_markdown, chapter.tables)]).strip()


def in_markdown(table: Table) -> str:
    rows = [table.head, ["---", *["---:"] * (len(table.head) - 1)], *table.rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', '/') for cell in row)} |" for row in rows)


def drawn(study: Study, chapter: Chapter, wanted: str) -> Iterable[str]:
    """The plots whose names begin so, each in a file beside the page."""
    for number, plot in enumerate(plots_of(study, chapter)):
        if str(number) == wanted:
            file = FOLDER / "plots" / f"{study.game}-{chapter.family}-{wanted}.svg"
            file.parent.mkdir(exist_ok=True)
            file.write_text(on_paper(plot), encoding="utf-8")
            yield f"**{plot.title}.** {plot.caption}\n\n![{plot.title}](plots/{file.name})"


def on_paper(plot: Plot) -> str:
    text = plot.svg
    for name, colour in PAPER.items():
        text = text.replace(name, colour)
    opening, rest = text.split(">", 1)
    opening = opening.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" font-family="sans-serif" ')
    return f'{opening}><rect width="100%" height="100%" fill="#fbfaf5"/>{rest}\n'


def main() -> None:
    import fathoms.games  # noqa: F401 - makes the games known

    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, help="fewer games, to try it out")
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--fill", action="store_true", help="play nothing, only fill the pages")
    given = parser.parse_args()
    for game in given.game or sorted(file.stem for file in FOLDER.glob("*.toml")):
        print(game, file=sys.stderr)
        if not given.fill:
            make(game, given.games, given.device)
        fill(game)


if __name__ == "__main__":
    main()
