"""Evaluates a network against the greedy player, in compiled games from every side of the table."""

from collections.abc import Mapping

from fathoms.batch.simulate import simulate
from fathoms.bots.network_file import Network, use_networks
from fathoms.core.game import Game
from fathoms.core.options import read_options
from fathoms.lab.lineups import lineups

BOTS = ("learned", "greedy")


def evaluate_network(
    game: Game, players: int, options: Mapping[str, object], network: Network, games: int, seed: int, device: str
) -> tuple[float, int]:
    """The network's share of wins and the number of games; each deal is played from all sides."""
    sides = game.sides(read_options(game.options, options), players)
    patterns = {lineup.bots for lineup in lineups(2, 2 * len(set(sides)), sides, seed)}
    total_share, game_count = 0.0, 0
    with use_networks(network):
        for pattern in sorted(patterns):
            bots, games_each = [BOTS[number] for number in pattern], max(1, games // len(patterns))
            shares = simulate(game, players, options, bots, games_each, seed, device=device).shares
            # one seat for each side of the network: a share counts once
            seat_of_side = {side: seat for seat, side in enumerate(sides) if pattern[seat] == 0}
            total_share += float(shares[:, list(seat_of_side.values())].sum())
            game_count += len(shares)
    return total_share / game_count, game_count
