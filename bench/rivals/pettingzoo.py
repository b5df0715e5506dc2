"""PettingZoo's classic games: the same loop as for ours, letter for letter."""

from importlib import import_module

from rivals import aec
from rivals.contest import Contender, Play

THEIR_GAMES = ("connect_four_v3", "texas_holdem_v4", "hanabi_v5")


def mine(device: str) -> list[Contender]:
    from rivals import ours

    return [ours.zoo(game) for game in ours.GAMES]


def theirs(device: str) -> list[Contender]:
    return [classic(game) for game in THEIR_GAMES]


def classic(name: str) -> Contender:
    def prepare(games: int, length: float | None) -> Play:
        return aec.player(import_module(f"pettingzoo.classic.{name}").env(), games)

    return Contender("PettingZoo", name, prepare, grows=name == THEIR_GAMES[0])
