"""Makes the published studies anew: `make studies`, or `python scripts/studies.py [GAME ...]`.

What is asked is in `docs/studies/<game>.toml`: the main study, and variants to compare with. What comes out goes
between the marks of `docs/studies/<game>.md`, each up to `<!-- end -->`; all other words there are a person's:

    <!-- study FAMILY -->        sentences and tables; `all`: what was played, when, and by which version of the rules
    <!-- study FAMILY.0 -->      its first plot, drawn beside the page
    <!-- study parts:GROUP -->   parts of one kind
    <!-- compare NAME -->        what a variant changes
    <!-- thinking VERSION DATE -->  what takes bots that think, by the rules of that version

Bots that think take hours, so they are asked again only with `--think`; without it the page keeps what they said, and
says how old that is. With `--fill` the pages are filled with what was found last (in `.cache/studies`), and nothing is
played. When the figures have changed, `--prose` lists the sentences of the pages that quote some, for a person to read
again: those first whose figures stand in none of the page's tables.
"""

import argparse
import json
import re
import sys
import time
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from fathoms.core.console import progress_bar
from fathoms.core.game import find_game
from fathoms.lab.asking import Study
from fathoms.lab.compare import Comparison, compare
from fathoms.lab.making import Making
from fathoms.lab.telling.chapters import Chapter, Table, chapters, tables
from fathoms.lab.telling.contrasts import comparison_chapters, verdict
from fathoms.lab.telling.illustrations import Plot, plots_of
from fathoms.lab.telling.wording import FAMILIES, asked

ROOT = Path(__file__).resolve().parents[1]
FOLDER, STORE = ROOT / "docs" / "studies", ROOT / ".cache" / "studies"
TOLD = ("balance", "length", "ends", "points", "choice", "drama", "luck", "information")  # of what a variant changes
MARK = re.compile(r"<!-- (study|compare|thinking) ([\w.: -]+) -->\n(.*?)<!-- end -->", re.DOTALL)
THINKING = ("ladder", "doubling", "depth", "differ")  # measures whose bots think
FIGURE = re.compile(
    r"\d[\d,.]*\d|\d|\b(?:half|halves|thirds?|quarters?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|twice|once"
    r"|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|fifty)\b",
    re.IGNORECASE,
)
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


@dataclass(frozen=True)
class Made:
    """All studies of a game, by name; the main one has none. And what bots said that think, if they were asked."""

    version: int  # of the rules
    date: str
    studies: dict[str, Study]
    thinking: Study | None

    @property
    def origin(self) -> str:
        return f"Rules version {self.version}, played on {self.date}."


def make(game: str, games: int | None, device: str, think: bool) -> None:
    """Play everything a study asks for, and store it."""
    wish = tomllib.loads((FOLDER / f"{game}.toml").read_text(encoding="utf-8"))
    others = {each.pop("name"): each for each in wish.pop("compare", [])}
    search = wish.pop("search", 0)
    wish = {"game": game, **wish, **({"games": games} if games else {})}
    studies = {"": played(wish, device)}
    for name, other in others.items():
        studies[name] = played(varied(wish, other, games), device)
    thinking = None
    if think:
        thinking = played({**wish, "games": search, "search": search, "measures": THINKING}, device).to_dict(whole=True)
    STORE.mkdir(parents=True, exist_ok=True)
    found = {
        "version": find_game(game).version,
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        "studies": {name: each.to_dict(whole=True) for name, each in studies.items()},
        "thinking": thinking,
    }
    (STORE / f"{game}.json").write_text(json.dumps(found), encoding="utf-8")


def fill(game: str) -> None:
    """Put what was found into the page."""
    found = json.loads((STORE / f"{game}.json").read_text(encoding="utf-8"))
    made = Made(
        found["version"],
        found["date"],
        {name: Study.from_dict(each) for name, each in found["studies"].items()},
        Study.from_dict(found["thinking"]) if found["thinking"] else None,
    )
    page = FOLDER / f"{game}.md"
    page.write_text(filled(page.read_text(encoding="utf-8"), made), encoding="utf-8")


def varied(wish: dict[str, Any], other: dict[str, Any], games: int | None) -> dict[str, Any]:
    """The same study of another variant."""
    new = dict(wish)
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


def filled(page: str, made: Made) -> str:
    """The page with what was found between its marks."""
    main = made.studies[""]

    def found(mark: re.Match[str]) -> str:
        kind, name, text = mark.groups()
        if kind == "thinking":
            return thinking(made, name, text)
        if kind == "compare":
            text = variant(compare(main, made.studies[name]))
        else:
            text = f"{asked(main)} {made.origin}" if name == "all" else family(main, name)
        return f"<!-- {kind} {name} -->\n{text}\n<!-- end -->"

    return MARK.sub(found, page)


def thinking(made: Made, name: str, text: str) -> str:
    """What bots say that think: what they said now, or what they said then, with a line that says when that was."""
    if made.thinking:
        name = f"{made.version} {made.date}"
        body = "\n\n".join(map(written, chapters(made.thinking)))
    else:
        body = text.partition("\n\n")[2].strip()
    version, date = name.split(" ", 1)
    line = f"*Bots that think: rules version {version}, played on {date}.*"
    if version != str(made.version):
        line = f"*Bots that think played by rules version {version}, on {date}; the rules are at {made.version} now.*"
    return f"<!-- thinking {name} -->\n{line}\n\n{body}\n<!-- end -->"


def family(study: Study, name: str) -> str:
    """One side of the game: sentences, small tables, plots."""
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


# What people wrote


def quoting(page: str) -> Iterator[tuple[int, str, list[str]]]:
    """The sentences of a page that quote figures, with their lines, and those figures that stand in no table."""
    told = [number.replace(",", "") for mark in MARK.finditer(page) for number in FIGURE.findall(mark[3])]
    values = [float(number) for number in told if re.fullmatch(r"\d+(\.\d+)?", number)]
    prose = MARK.sub(lambda mark: "\n" * mark[0].count("\n"), page)
    for number, line in enumerate(prose.splitlines(), 1):
        for sentence in re.split(r"(?<=[.!?:]) (?=[A-Z*])", line):
            figures = [figure.replace(",", "").rstrip(".") for figure in FIGURE.findall(sentence)]
            if figures and not line.startswith("#"):
                numbers = [figure for figure in figures if re.fullmatch(r"\d+(\.\d+)?", figure)]
                yield number, sentence.strip(), [each for each in numbers if not stands(each, values)]


def stands(quoted: str, values: list[float]) -> bool:
    """Is there a value that is this number when it is rounded like it?"""
    places = len(quoted.partition(".")[2])
    return any(abs(value - float(quoted)) <= 0.5 * 10**-places + 1e-9 for value in values)


def list_prose(game: str) -> None:
    """The sentences to be read again, those first whose figures stand in no table."""
    found = list(quoting((FOLDER / f"{game}.md").read_text(encoding="utf-8")))
    for line, sentence, missing in sorted(found, key=lambda each: not each[2]):
        asks = f"[{', '.join(missing)}?] " if missing else ""
        print(f"docs/studies/{game}.md:{line}: {asks}{sentence}")


def main() -> None:
    import fathoms.games  # noqa: F401 - makes the games known

    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, help="fewer games, to try it out")
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--think", action="store_true", help="ask bots that think, too: takes hours")
    parser.add_argument("--fill", action="store_true", help="play nothing, only fill the pages")
    parser.add_argument("--prose", action="store_true", help="change nothing, list the sentences that quote figures")
    given = parser.parse_args()
    for game in given.game or sorted(file.stem for file in FOLDER.glob("*.toml")):
        if given.prose:
            list_prose(game)
            continue
        began = time.monotonic()
        if not given.fill:
            make(game, given.games, given.device, given.think)
        fill(game)
        print(f"{game}: {(time.monotonic() - began) / 60:.1f} minutes", file=sys.stderr)


if __name__ == "__main__":
    main()
