"""How much better does one bot choose than another? Asked position by position, which is quicker than whole games.

    python bench/choices.py GAME --bots search:300,learned,learned:300 [--positions N] [--worlds N] [--horizon N]

Every bot chooses in the same positions, and where their choices differ, each is played on in the same imagined worlds,
with the same luck, by learned players and by greedy ones. Shown is by how many percentage points (chances to win) a
bot's choices are better than the first one's, per choice: a tenth of a point comes to some five games of a hundred at
most, in a game of fifty choices a side. The bot that plays on has a say in it: what both rate higher is likely better.
"""

import argparse
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial

import numpy as np
from numpy.typing import NDArray

import asking
import fathoms.games  # noqa: F401 - makes the games known
from fathoms.batch.cpu import core_count
from fathoms.bots import find_bot
from fathoms.bots.network_file import require_network
from fathoms.core.game import Game
from fathoms.core.learned.network import CERTAIN
from fathoms.core.rng import seed_from
from fathoms.learning.expert import NOBODY, evaluate_positions
from fathoms.learning.position_generator import CHOICES, NetworkWeights, PositionGenerator, RoundPlan, brain_for

SEED = 7
SLIPS = 5  # of a hundred actions on the way to a position, how many are random


@dataclass(frozen=True)
class Choosing:
    """What a bot chose in each position, and what that took."""

    bot: str
    chosen: NDArray[np.int32]
    milliseconds: float  # of processor time, a choice


def found_positions(game: Game, student: NetworkWeights, number: int) -> PositionGenerator:
    """Positions that games between learned players lead to."""
    usual, each = game.bots.training.get("usual", 100), game.bots.training.get("each", 1)
    school = PositionGenerator(game, game.default_players, {}, number)
    school.generate(SEED, 0, RoundPlan(usual, SLIPS, horizon=1, worlds=1, each=each), student)
    return school


def choose(school: PositionGenerator, name: str, there: list[int]) -> Choosing:
    bot, info_states, seats = find_bot(name, school.game), school.positions.info_states, school.positions.seats
    chosen = np.full(school.n, -1, np.int32)
    bot(info_states[there[0]], int(seats[there[0]]), 0)  # compiles
    began = time.process_time()
    for i in there:
        chosen[i] = bot(info_states[i], int(seats[i]), seed_from(SEED, "choice", i))
    return Choosing(name, chosen, 1000 * (time.process_time() - began) / len(there))


def weigh(
    school: PositionGenerator,
    plan: RoundPlan,
    player: NetworkWeights | None,
    choosings: list[Choosing],
    there: list[int],
) -> None:
    """Write down what bots chose, where they do not agree, and what that is worth."""
    positions, lesson = school.positions, school.round_parameters(SEED, 1, plan)
    positions.counts[:] = 0
    for i in there:
        actions = sorted({int(each.chosen[i]) for each in choosings})
        if 1 < len(actions) <= CHOICES:
            positions.counts[i] = len(actions)
            positions.actions[i, : len(actions)] = actions

    def work(i: int) -> None:
        evaluate_positions(i, i + 1, lesson, school.new_workspace(), brain_for(player, school.features), positions)

    with ThreadPoolExecutor(core_count()) as pool:
        list(pool.map(work, there))


def worth(school: PositionGenerator, worlds: int, choosing: Choosing, i: int) -> float:
    """What a bot's choice in a position is worth, in percentage points; none where all chose the same."""
    positions = school.positions
    place = np.flatnonzero(positions.actions[i, : positions.counts[i]] == choosing.chosen[i])
    return 100 * float(positions.worths[i, place[0]]) / (worlds * CERTAIN) if len(place) else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", type=asking.game)
    parser.add_argument("--bots", required=True, help="which, the first one is what others are compared with")
    parser.add_argument("--positions", type=int, default=400)
    parser.add_argument("--worlds", type=int, default=200, help="imagined in each position")
    parser.add_argument("--horizon", type=int, default=100, help="actions that are played on; then the outlook tells")
    asked = parser.parse_args()
    game: Game = asked.game
    network = require_network(game)
    student = NetworkWeights(network.weights, network.width, network.deep)
    school = found_positions(game, student, asked.positions)
    there = [i for i in range(school.n) if school.positions.seats[i] != NOBODY]
    choosings = [choose(school, name, there) for name in asked.bots.split(",")]
    plan = RoundPlan(1, horizon=asked.horizon, worlds=asked.worlds, margin=0)
    print(f"{len(there)} positions of {game.name}\n")
    print(
        "| bot | chooses better by, learned players | greedy players | the same | ms a choice |\n|---|---|---|---|---|"
    )
    told: list[list[str]] = [[] for _ in choosings]
    for player in (student, None):
        weigh(school, plan, player, choosings, there)
        worth_of = partial(worth, school, asked.worlds)
        first = np.array([worth_of(choosings[0], i) for i in there])
        for cells, each in zip(told, choosings, strict=True):
            leads = np.array([worth_of(each, i) for i in there]) - first
            cells.append(f"{leads.mean():+.2f} ± {1.96 * leads.std() / len(there) ** 0.5:.2f}")
    for cells, each in zip(told, choosings, strict=True):
        same = np.mean(each.chosen[there] == choosings[0].chosen[there])
        print(f"| {each.bot} | {' | '.join(cells)} | {same:.0%} | {each.milliseconds:.1f} |")


if __name__ == "__main__":
    main()
