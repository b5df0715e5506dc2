"""An examination: a network alone against the greedy player, in compiled games from every side of the table."""

from collections.abc import Mapping

from fathoms.batch.simulate import simulate
from fathoms.bots.network import Network, lend
from fathoms.core.game import Game
from fathoms.core.options import read_options
from fathoms.lab.lineups import lineups

BOTS = ("learned", "greedy")


def examine(
    game: Game, players: int, options: Mapping[str, object], network: Network, games: int, seed: int, device: str
) -> tuple[float, int]:
    """The share of the wins that goes to the network, and in how many games: the same deals from all sides."""
    sides = game.sides(read_options(game.options, options), players)
    patterns = {lineup.bots for lineup in lineups(2, 2 * len(set(sides)), sides, seed)}
    won, played = 0.0, 0
    with lend(network):
        for pattern in sorted(patterns):
            bots, each = [BOTS[number] for number in pattern], max(1, games // len(patterns))
            shares = simulate(game, players, options, bots, each, seed, device=device).shares
            learned = {side: seat for seat, side in enumerate(sides) if pattern[seat] == 0}  # its share counts once
            won += float(shares[:, list(learned.values())].sum())
            played += len(shares)
    return won / played, played
