"""`fathoms positions`: finds positions with one best move, and adds them to those in a game's folder."""

from pathlib import Path

import fathoms.games  # noqa: F401  (registers them)
from fathoms.core.console import out, progress_bar
from fathoms.core.content.puzzle import Position, read_positions, write_positions
from fathoms.core.game import Game, find_game
from fathoms.core.refusal import Refusal
from fathoms.core.rng import SEEDS
from fathoms.game_folders import folder_of
from fathoms.lab.measuring.depth import levels_by_pace_only
from fathoms.lab.puzzle_search import SearchEffort, find_positions, lead_over
from fathoms.words import say
from fathoms.words.numbers import percent


def positions(name: str, count: int, players: int | None, seed: int, folder: Path | None, effort: SearchEffort) -> None:
    """Find so many more, and keep each as soon as it is found."""
    game = find_game(name)
    if levels_by_pace_only(game):
        raise Refusal("cli-positions-race", game=name)
    if not 0 <= seed < SEEDS:
        raise Refusal("seed-wrong", given=str(seed))
    home = folder or folder_of(name)
    if home is None:
        raise Refusal("cli-positions-folder", game=name)
    positions_before = read_positions(home)
    with progress_bar() as bar:
        task = bar.add_task(say("cli-positions-finding", game=name), total=count)
        found_count = 0
        for position in find_positions(game, game.check_players(players), seed, effort):
            if found_count == count:
                break
            if position is None or position.match in [each.match for each in positions_before]:
                continue
            found_count += 1
            positions_before.append(position)
            write_positions(home, positions_before)
            bar.advance(task)
            out.print(position_sentence(game, position))
    out.print(say("cli-positions-kept", count=len(positions_before), folder=str(home)))


def position_sentence(game: Game, position: Position) -> str:
    write = game.voice.write_action
    return say(
        "cli-positions-found",
        seed=str(position.match.seed),
        number=len(position.match.actions),
        best=write(position.best),
        chance=percent(position.answers[0].chance),
        usual=write(position.greedy),
        behind=percent(lead_over(position, position.greedy)),
    )
