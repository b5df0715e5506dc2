"""The games' pages say which numbers actions have, and they are the numbers that actions have."""

import re
from collections.abc import Iterable
from importlib import import_module
from itertools import pairwise
from pathlib import Path

import pytest

from fathoms.core.actions import Actions
from fathoms.games import GAMES

PAGES = Path(__file__).resolve().parents[2] / "docs" / "games"
DO = re.compile(r'"do": "(\w+)"')
PART = re.compile(r'"(\w+)": (?:"(\w+)"|[\w.]+)')
GAME_NAMES = sorted(game.name for game in GAMES)


def action_rows(game: str) -> list[tuple[str, str]]:
    """The table of a game's actions: what stands under `number`, and under `name`."""
    text = (PAGES / f"{game}.md").read_text(encoding="utf-8")
    section = text.partition("\n## Actions\n")[2].partition("\n## ")[0]
    cells = [line.split("|") for line in section.splitlines() if line.startswith("|") and DO.search(line)]
    return [(number.strip(), name.strip()) for _, number, name, *_ in cells]


def number_text(numbers: Iterable[int]) -> str:
    """`3`, `3 to 8`, or `3 to 8, every 20` where as many follow 20 further on, and again."""
    ordered = sorted(numbers)
    starts = [ordered[0], *(after for before, after in pairwise(ordered) if after > before + 1)]
    ends = [*(before for before, after in pairwise(ordered) if after > before + 1), ordered[-1]]
    text = str(starts[0]) if starts[0] == ends[0] else f"{starts[0]} to {ends[0]}"
    if len(starts) == 1:
        return text
    (apart,) = {after - before for pair in (starts, ends) for before, after in pairwise(pair)}
    return f"{text}, every {apart}"


def numbers_of(actions: Actions, kinds: list[str]) -> list[int]:
    return [number for kind in actions.kinds if kind.do in kinds for number, _, _ in kind.each()]


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_action_stands_on_the_page_of_its_game_with_its_number(game: str) -> None:
    actions: Actions = import_module(f"fathoms.games.{game}.actions").ACTIONS
    rows = [(number, DO.findall(name)) for number, name in action_rows(game)]
    assert sorted({kind for _, kinds in rows for kind in kinds}) == sorted({kind.do for kind in actions.kinds})
    assert [number for number, _ in rows] == [number_text(numbers_of(actions, kinds)) for _, kinds in rows]


@pytest.mark.parametrize("game", GAME_NAMES)
def test_names_on_the_page_are_names_that_actions_have(game: str) -> None:
    actions: Actions = import_module(f"fathoms.games.{game}.actions").ACTIONS
    for _, name in action_rows(game):
        kinds = [kind for kind in actions.kinds if kind.do in DO.findall(name)]
        for part, value in PART.findall(name):
            if part != "do":
                assert any(part in kind.parts for kind in kinds), (name, part)
                assert not value or any(value in kind.parts[part].values for kind in kinds), (name, value)


def test_numbers_are_written_as_people_read_them() -> None:
    assert number_text([7]) == "7"
    assert number_text([3, 4, 5]) == "3 to 5"
    assert number_text([3, 4, 13, 14, 23, 24]) == "3 to 4, every 10"
    assert number_text([3, 13]) == "3, every 10"
