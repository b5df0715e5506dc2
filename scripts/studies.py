"""Makes the published studies again: `make studies`, or `python scripts/studies.py [GAME ...]`.

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
import shutil
import sys
import time
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from fathoms.core.console import progress_bar
from fathoms.core.game import find_game
from fathoms.lab.compare import Comparison, compare
from fathoms.lab.report.comparison_report import comparison_report, verdict
from fathoms.lab.report.format import FAMILIES, group_name, played_sentence
from fathoms.lab.report.html import page_html
from fathoms.lab.report.model import Chapter, LabReport, Plot
from fathoms.lab.report.study_report import study_report
from fathoms.lab.report.text import chapter_text, markdown_chapter, markdown_table, plot_tables, text_chapters
from fathoms.lab.run.study_run import StudyRun
from fathoms.lab.studies import Study

ROOT = Path(__file__).resolve().parents[1]
FOLDER, STORE = ROOT / "docs" / "studies", ROOT / ".cache" / "studies"
TOLD = ("balance", "length", "ends", "points", "choice", "drama", "luck", "information")  # of what a variant changes
MARK = re.compile(r"<!-- (study|compare|thinking) ([\w.: -]+) -->\n(.*?)<!-- end -->", re.DOTALL)
DRAWN_OF_PARTS = ("met", "gain")  # measures
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SERIALIZE = "(plot) => new XMLSerializer().serializeToString(plot)"
THINKING = ("ladder", "doubling", "depth", "differ")  # measures whose bots think
FIGURE = re.compile(
    r"\d[\d,.]*\d|\d|\b(?:half|halves|thirds?|quarters?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|twice|once"
    r"|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|fifty)\b",
    re.IGNORECASE,
)
PAPER = {  # plots in files have a paper of their own, which suits light pages and dark ones
    "var(--one)": "#0072b2",
    "var(--other)": "#c14a00",
    "var(--ink)": "#17303a",
    "var(--ink-2)": "#47585c",
    "var(--paper)": "#fdf6e6",
    "var(--text)": "system-ui, sans-serif",
    "currentColor": "#17303a",
}
WIDTH = 720  # px of a plot in a file


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
    making = StudyRun(wish, device)
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
            text = f"{played_sentence(main)} {made.origin}" if name == "all" else family(main, name)
        return f"<!-- {kind} {name} -->\n{text}\n<!-- end -->"

    return MARK.sub(found, page)


def thinking(made: Made, name: str, text: str) -> str:
    """What bots say that think: what they said now, or what they said then, with a line that says when that was."""
    if made.thinking:
        name = f"{made.version} {made.date}"
        body = "\n\n".join(map(markdown_chapter, text_chapters(study_report(made.thinking))))
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
    report = study_report(study)
    chapter = next((chapter for chapter in report.chapters if chapter.id == wanted), None)
    if chapter is None:
        raise SystemExit(f"{study.game}: nothing was found about {wanted}")
    if plot:
        return drawn(study, report, chapter, visible_plots(chapter)[int(plot)], plot)
    if group:
        title = group_name(study.game, group)
        return "\n\n".join(map(markdown_table, plot_tables(each for each in chapter.plots if each.title == title)))
    return markdown_chapter(chapter_text(chapter))


def variant(comparison: Comparison) -> str:
    """What a variant changes in the whole game, and nothing that it does not."""
    real = [
        each for each in comparison.differences if each.real and FAMILIES[each.name] in TOLD and each.name != "course"
    ]
    kept = Comparison(comparison.one, comparison.other, tuple(real))
    tables = [markdown_table(table) for chapter in text_chapters(comparison_report(kept)) for table in chapter.tables]
    return "\n\n".join([played_sentence(comparison.other), verdict(comparison), *tables])


def visible_plots(chapter: Chapter) -> list[Plot]:
    """The plots of a chapter that show something; those of parts by group: how often met, and what that changes."""
    plots = [plot for plot in chapter.plots if any(mark.is_drawn for mark in plot.marks)]
    if chapter.id != "parts":
        return plots
    order = list(dict.fromkeys(plot.title for plot in chapter.plots))
    wanted = [plot for plot in plots if plot.id.split("-")[0] in DRAWN_OF_PARTS]
    return sorted(wanted, key=lambda plot: order.index(plot.title))


def drawn(study: Study, report: LabReport, chapter: Chapter, plot: Plot, number: str) -> str:
    """A plot in a file beside the page."""
    file = FOLDER / "plots" / f"{study.game}-{chapter.id}-{number}.svg"
    file.parent.mkdir(exist_ok=True)
    file.write_text(on_paper(svg_of(replace(report, chapters=[replace(chapter, plots=[plot])]))), encoding="utf-8")
    title = f"{plot.section}, {plot.title}" if plot.section else plot.title
    return f"**{title}.** {plot.meaning}\n\n![{title}](plots/{file.name})"


def svg_of(report: LabReport) -> str:
    """The one plot of a report, drawn by the client in a browser."""
    from playwright.sync_api import sync_playwright

    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        page_file = Path(folder) / "report.html"
        page_file.write_text(page_html(report), encoding="utf-8")
        chromium = next(filter(None, map(shutil.which, CHROMIUMS)), None)
        browser = playwright.chromium.launch(executable_path=chromium)
        page = browser.new_page(color_scheme="light", viewport={"width": WIDTH, "height": 900})
        page.goto(page_file.as_uri())
        svg: str = page.locator("figure svg.plot").first.evaluate(SERIALIZE)
        browser.close()
    return svg


def on_paper(svg: str) -> str:
    """A plot as a file, with colours of its own."""
    for name, colour in PAPER.items():
        svg = svg.replace(name, colour)
    opening, rest = svg.split(">", 1)
    return f'{opening}><rect width="100%" height="100%" fill="#fdf6e6"/>{rest}\n'


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
