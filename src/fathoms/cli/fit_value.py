"""`fathoms calibrate`: makes a game's glances at the chances true, and keeps how in its folder."""

import os
from datetime import UTC, datetime
from pathlib import Path

import fathoms.games  # noqa: F401 - makes the games known
from fathoms.core.console import out, progress_bar
from fathoms.core.game import Game, find_game
from fathoms.core.refusal import Refusal
from fathoms.lab.counting.chances import chances_file, fit_chances
from fathoms.lab.counting.game_counter import count_games
from fathoms.lab.counting.tally import Tallies, all_batches
from fathoms.lab.studies import StudyPlan
from fathoms.words import say

PER_LINE = 11  # numbers


def fit_value(name: str, games: int, seed: int) -> None:
    """Fit and write."""
    game = find_game(name)
    file = chances_file(name)
    if file is None or not os.access(file.parent, os.W_OK):
        raise Refusal("cli-calibrate-no-folder", game=name)
    chances: dict[int, list[float]] = {}
    for players in game.players:
        question = StudyPlan(game, players, games=games, seed=seed)
        if len(question.setting.sides) > 1:
            chances[players] = [
                float(chance) for chance in fit_chances(all_batches(play_games(question, game, players))).round(4)
            ]
    write(file, game, games, seed, chances)
    out.print(say("cli-calibrate-written", file=file.name, game=name))


def play_games(question: StudyPlan, game: Game, players: int) -> Tallies:
    with progress_bar() as bar:
        task = bar.add_task(say("cli-calibrate-playing", game=game.name, players=players), total=question.order.games)
        return count_games(question.watch, progress=lambda count, tallies: bar.update(task, completed=count))


def write(file: Path, game: Game, games: int, seed: int, chances: dict[int, list[float]]) -> None:
    """The game's file of chances, with the command that made it."""
    lines = [
        f"# What the outlook of {game.name} stands for: how often it came true, at steps from 0 to 1, by players.",
        f"# Made by `fathoms calibrate {game.name} --games {games} --seed {seed}` from greedy games,",
        f"# rules version {game.version}, {datetime.now(UTC):%Y-%m-%d}.",
        "",
        "[chances]",
    ]
    for players, numbers in chances.items():
        rows = [numbers[first : first + PER_LINE] for first in range(0, len(numbers), PER_LINE)]
        lines += [f"{players} = [", *(f"    {', '.join(f'{number:.4f}' for number in row)}," for row in rows), "]"]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
