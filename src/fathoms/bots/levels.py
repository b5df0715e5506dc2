"""Bots for people: four levels in every game, from someone who has just learned the rules to the strongest we have.

A level is made of three things a person has more or less of: time to think ahead, a memory, and steadiness. What they
are in a game is in its `bots.toml`, where `network = true` is one that has learned (bots/network.py); `fathoms arena`
measures how they do against each other.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from fathoms.bots.greedy import play_greedily
from fathoms.bots.learned import Learned
from fathoms.bots.memory import MEMORIES, Memory, can_forget
from fathoms.bots.network import Network, trained
from fathoms.bots.random import play_at_random
from fathoms.bots.search import Search, learned_style_of, style_of
from fathoms.core.game import Game, game_of
from fathoms.core.rng import draw, new_rng, stream
from fathoms.core.structs import Record

LEVELS = ("paddler", "snorkeller", "diver", "deep_diver")


@dataclass(frozen=True)
class Level:
    """How a bot of this level plays."""

    slips: int = 0  # of a hundred actions, how many it chooses at random
    memory: Memory = MEMORIES["perfect"]
    traits: Mapping[str, int] = field(default_factory=dict)  # fields of its own mind that its game's greedy bot heeds
    search: Search | None = None  # None: it plays like the greedy bot, or what its network says at once
    network: Network | None = None  # what it has learned, if it has

    def __call__(self, mind: Record, seat: int, seed: int, memory: int = 0) -> int:
        if draw(new_rng(stream(seed, "slip")), 100) < self.slips:
            return play_at_random(mind, seat, seed)
        self.prepare(mind, seat, memory)
        think = self.search or (Learned(self.network) if self.network else play_greedily)
        return think(mind, seat, seed)

    def prepare(self, mind: Record, seat: int, memory: int) -> None:
        """Make the mind that of a bot of this level."""
        if can_forget(game_of(mind)):
            self.memory.fade(mind, seat, memory)
        for name, value in self.traits.items():
            setattr(mind, name, value)


def level_of(name: str, game: Game) -> Level:
    """A level in a game, as the game's `bots.toml` has it."""
    given = dict(game.levels[name])
    thinks = {key: given.pop(key) for key in ("simulations", "seconds", "threads", "temperature") if key in given}
    memory = MEMORIES[given.pop("memory", "perfect")]
    network = trained(game) if given.pop("network", False) else None
    style = learned_style_of(game) if network else style_of(game)
    search = Search(**thinks, style=style, network=network) if thinks else None
    return Level(memory=memory, search=search, network=network, **given)
