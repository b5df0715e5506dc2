"""`fathoms study`: ask a game anything, and be told how sure each answer is."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer
from rich.table import Table as RichTable

from fathoms.cli.simulate import INTERRUPTED, read_bots
from fathoms.core.console import complain, out, print_json, progress_bar
from fathoms.core.refusal import Refusal
from fathoms.lab.asking import Study
from fathoms.lab.compare import Comparison, compare
from fathoms.lab.making import Making
from fathoms.lab.report.html import check_template, report_of
from fathoms.lab.report.model import LabReport
from fathoms.lab.report.text import text_chapters
from fathoms.lab.sweep import Sweep, vary
from fathoms.words import say

SCREEN = Path("-")
Found = Study | Comparison | Sweep


@dataclass(frozen=True)
class Variants:
    """What is to be studied beside the game as it is: nothing, one other variant, or a range."""

    against: Sequence[str] = ()
    against_house: Sequence[str] = ()
    sweep: str | None = None


def study(wish: dict[str, Any], device: str, variants: Variants, html: Path | None, json_file: Path | None) -> None:
    import fathoms.games  # noqa: F401 - makes the games known

    wishes = wishes_for(wish, variants)
    check_files(html, json_file)
    makings = [Making(each, device) for each in wishes]
    check_variants(makings, variants)
    found, whole = make_all(makings, variants)
    if found is not None:
        if html is not None:
            html.write_text(found.to_html(), encoding="utf-8")
        tell(found, json_file)
    if not whole:
        raise typer.Exit(INTERRUPTED)


# What is asked


def read_wish(
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
    """What `Making` takes, from words of the command line."""
    return {
        "game": game,
        "players": players,
        "options": pairs("option", options),
        "bots": read_bots(bots),
        "games": games,
        "seed": seed,
        "measures": [name.strip() for name in measures.split(",") if name.strip()],
        "house": pairs("house", house),
        "seconds": seconds,
        "search": search,
    }


def pairs(option: str, given: Sequence[str]) -> dict[str, object]:
    """Values that an option of this name has been given, as NAME=VALUE."""
    values: dict[str, object] = {}
    for pair in given:
        name, sign, value = pair.partition("=")
        if not sign or not name.strip():
            raise Refusal("cli-study-no-value", option=option, given=pair)
        values[name.strip()] = value.strip()
    return values


def wishes_for(wish: dict[str, Any], variants: Variants) -> list[dict[str, Any]]:
    """One wish for each study that is to be made."""
    options, house = pairs("against", variants.against), pairs("against-house", variants.against_house)
    if variants.sweep is not None:
        if options or house:
            raise Refusal("cli-study-both")
        name, values = read_sweep(variants.sweep)
        return [vary(wish, name, value) for value in values]
    if options or house:
        return [wish, {**wish, "options": {**wish["options"], **options}, "house": {**wish["house"], **house}}]
    return [wish]


def read_sweep(given: str) -> tuple[str, list[str]]:
    (name, text), *_ = pairs("sweep", [given]).items()
    values = [value.strip() for value in str(text).split(",") if value.strip()]
    if len(values) < 2:
        raise Refusal("cli-study-short-sweep", given=given)
    return name, values


def check_variants(makings: Sequence[Making], variants: Variants) -> None:
    """Refuse to play the same game twice, however it is written: `2` and `02`, `yes` and `true`."""
    played: list[object] = []
    for number, making in enumerate(makings):
        setting = making.question.setting
        kind = (setting.players, setting.options, {name: plain(value) for name, value in making.house.items()})
        if kind in played:
            if variants.sweep is None:
                raise Refusal("lab-same-options")
            raise Refusal("lab-sweep-twice", given=read_sweep(variants.sweep)[1][number])
        played.append(kind)


def plain(value: object) -> object:
    """A house-rule number as a number, if it is one."""
    try:
        return float(str(value))
    except ValueError:
        return value


def check_files(html: Path | None, json_file: Path | None) -> None:
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


def make_all(makings: Sequence[Making], variants: Variants) -> tuple[Found | None, bool]:
    """What was found; and was all of it played?"""
    game, before, played = makings[0].wish["game"], 0, 0
    total = sum(making.games for making in makings)
    with progress_bar() as bar:
        task = bar.add_task(say("cli-simulate-compiling"), total=total)

        def progress(count: int) -> None:
            nonlocal played
            played = before + count
            bar.update(task, completed=played, description=say("cli-simulate-playing", game=game))

        def further(done: float) -> None:
            bar.update(task, total=1, completed=done, description=say("cli-study-further", game=game))

        try:
            for making in makings:
                bar.update(task, total=total)
                making.make(progress, further)
                before += making.games
        except KeyboardInterrupt:
            bar.stop()
            complain(say("cli-study-stopped", played=played, games=total))
    known = [study for making in makings if (study := making.so_far())]
    return put_together(known, variants), before == total


def put_together(studies: list[Study], variants: Variants) -> Found | None:
    """One study alone, or what several say together."""
    if not studies:
        return None
    if variants.sweep is not None:
        name, values = read_sweep(variants.sweep)
        return Sweep(name, tuple(values[: len(studies)]), tuple(studies))
    return compare(studies[0], studies[1]) if len(studies) == 2 else studies[0]


# What came out


def tell(found: Found, json_file: Path | None) -> None:
    if json_file == SCREEN:
        print_json(found.to_dict())
        return
    if json_file is not None:
        json_file.write_text(json.dumps(found.to_dict(), ensure_ascii=False) + "\n", encoding="utf-8")
    show(report_of(found))


def show(report: LabReport) -> None:
    """A report as people like to read it."""
    for number, sentence in enumerate(report.asked):
        out.print(sentence, style="" if number else "bold")
    for sentence in report.answer:
        out.print(sentence)
    for chapter in text_chapters(report):
        out.print()
        out.print(chapter.title, style="bold")
        for sentence in chapter.sentences:
            out.print(sentence)
        for table in chapter.tables:
            shown = RichTable(box=None, padding=(0, 2))
            for number, column in enumerate(table.head):
                shown.add_column(column, justify="right" if number else "left")
            for row in table.rows:
                shown.add_row(*row)
            out.print(shown)
            if table.left_out:
                out.print(say("lab-left-out", count=table.left_out), style="dim")
