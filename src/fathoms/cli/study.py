"""`fathoms study`: ask a game anything, and be told how sure each answer is."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer
from rich.table import Table as RichTable

from fathoms.cli.simulate import INTERRUPTED, read_bots
from fathoms.core.console import out, print_error, print_json, progress_bar
from fathoms.core.refusal import Refusal
from fathoms.lab.compare import Comparison, compare
from fathoms.lab.report.html import check_template, report_of
from fathoms.lab.report.model import LabReport
from fathoms.lab.report.text import text_chapters
from fathoms.lab.run.study_run import StudyRun
from fathoms.lab.studies import Study
from fathoms.lab.sweep import Sweep, varied_request
from fathoms.words import say

SCREEN = Path("-")
StudyResult = Study | Comparison | Sweep


@dataclass(frozen=True)
class Variants:
    """What is to be studied beside the game as it is: nothing, one other variant, or a range."""

    against: Sequence[str] = ()
    against_house: Sequence[str] = ()
    sweep: str | None = None


def study(request: dict[str, Any], device: str, variants: Variants, html: Path | None, json_file: Path | None) -> None:
    import fathoms.games  # noqa: F401 - makes the games known

    requests = variant_requests(request, variants)
    check_output_files(html, json_file)
    runs = [StudyRun(each, device) for each in requests]
    check_variants(runs, variants)
    results, whole = run_all(runs, variants)
    if results is not None:
        if html is not None:
            html.write_text(results.to_html(), encoding="utf-8")
        print_results(results, json_file)
    if not whole:
        raise typer.Exit(INTERRUPTED)


# What is asked


def read_request(
    game: str,
    players: int | None,
    options: Sequence[str],
    bots: str,
    games: int,
    seed: int,
    measures: str,
    house: Sequence[str],
    seconds: float,
    search: int = 0,
) -> dict[str, Any]:
    """What `StudyRun` takes, from the words of a command line."""
    return {
        "game": game,
        "players": players,
        "options": parse_pairs("option", options),
        "bots": read_bots(bots),
        "games": games,
        "seed": seed,
        "measures": [name.strip() for name in measures.split(",") if name.strip()],
        "house": parse_pairs("house", house),
        "seconds": seconds,
        "search": search,
    }


def parse_pairs(option: str, text: Sequence[str]) -> dict[str, object]:
    """Values that an option of this name has been given, as NAME=VALUE."""
    values: dict[str, object] = {}
    for pair in text:
        name, sign, value = pair.partition("=")
        if not sign or not name.strip():
            raise Refusal("cli-study-no-value", option=option, given=pair)
        values[name.strip()] = value.strip()
    return values


def variant_requests(request: dict[str, Any], variants: Variants) -> list[dict[str, Any]]:
    """One wish for each study that is to be made."""
    options, house = parse_pairs("against", variants.against), parse_pairs("against-house", variants.against_house)
    if variants.sweep is not None:
        if options or house:
            raise Refusal("cli-study-both")
        name, values = read_sweep(variants.sweep)
        return [varied_request(request, name, value) for value in values]
    if options or house:
        return [
            request,
            {**request, "options": {**request["options"], **options}, "house": {**request["house"], **house}},
        ]
    return [request]


def read_sweep(option_text: str) -> tuple[str, list[str]]:
    (name, text), *_ = parse_pairs("sweep", [option_text]).items()
    values = [value.strip() for value in str(text).split(",") if value.strip()]
    if len(values) < 2:
        raise Refusal("cli-study-short-sweep", given=option_text)
    return name, values


def check_variants(runs: Sequence[StudyRun], variants: Variants) -> None:
    """Refuse to play the same game twice, however it is written: `2` and `02`, `yes` and `true`."""
    games_played: list[object] = []
    for number, run in enumerate(runs):
        setting = run.plan.setting
        kind = (setting.players, setting.options, {name: parse_number(value) for name, value in run.house.items()})
        if kind in games_played:
            if variants.sweep is None:
                raise Refusal("lab-same-options")
            raise Refusal("lab-sweep-twice", given=read_sweep(variants.sweep)[1][number])
        games_played.append(kind)


def parse_number(value: object) -> object:
    """A house-rule number as a number, if it is one."""
    try:
        return float(str(value))
    except ValueError:
        return value


def check_output_files(html: Path | None, json_file: Path | None) -> None:
    """Refuse files that cannot be written, before anything is played."""
    for file in (html, json_file):
        if file is None or file == SCREEN:
            continue
        if not file.parent.is_dir():
            raise Refusal("cli-arena-no-folder", folder=str(file.parent))
        new = not file.exists()
        try:
            file.open("a").close()
        except OSError:
            raise Refusal("cli-study-not-writable", file=str(file)) from None
        if new:
            file.unlink()
    if html is not None:
        check_template()


# While games are played


def run_all(runs: Sequence[StudyRun], variants: Variants) -> tuple[StudyResult | None, bool]:
    """What was found; and was all of it played?"""
    game, games_before, games_played = runs[0].request["game"], 0, 0
    total = sum(run.games for run in runs)
    with progress_bar() as bar:
        task = bar.add_task(say("cli-simulate-compiling"), total=total)

        def progress(count: int) -> None:
            nonlocal games_played
            games_played = games_before + count
            bar.update(task, completed=games_played, description=say("cli-simulate-playing", game=game))

        def further(share_done: float) -> None:
            bar.update(task, total=1, completed=share_done, description=say("cli-study-further", game=game))

        try:
            for run in runs:
                bar.update(task, total=total)
                run.make(progress, further)
                games_before += run.games
        except KeyboardInterrupt:
            bar.stop()
            print_error(say("cli-study-stopped", played=games_played, games=total))
    studies = [study for run in runs if (study := run.partial_study())]
    return combine_studies(studies, variants), games_before == total


def combine_studies(studies: list[Study], variants: Variants) -> StudyResult | None:
    """One study alone, or what several say together."""
    if not studies:
        return None
    if variants.sweep is not None:
        name, values = read_sweep(variants.sweep)
        return Sweep(name, tuple(values[: len(studies)]), tuple(studies))
    return compare(studies[0], studies[1]) if len(studies) == 2 else studies[0]


# What came out


def print_results(results: StudyResult, json_file: Path | None) -> None:
    if json_file == SCREEN:
        print_json(results.to_dict())
        return
    if json_file is not None:
        json_file.write_text(json.dumps(results.to_dict(), ensure_ascii=False) + "\n", encoding="utf-8")
    print_report(report_of(results))


def print_report(report: LabReport) -> None:
    """A report as people like to read it."""
    for number, sentence in enumerate(report.setup):
        out.print(sentence, style="" if number else "bold")
    for sentence in report.answer:
        out.print(sentence)
    for chapter in text_chapters(report):
        out.print()
        out.print(chapter.title, style="bold")
        for sentence in chapter.sentences:
            out.print(sentence)
        for table in chapter.tables:
            rich_table = RichTable(box=None, padding=(0, 2))
            for number, column in enumerate(table.head):
                rich_table.add_column(column, justify="right" if number else "left")
            for row in table.rows:
                rich_table.add_row(*row)
            out.print(rich_table)
            if table.left_out:
                out.print(say("lab-left-out", count=table.left_out), style="dim")
