"""Bots for people: four levels in every game, from someone who has just learned the rules to the strongest we have.

A level is made of three things a person has more or less of: time to think ahead, a memory, and steadiness. What they
are in a game is in its `bots.toml`, where `network = true` plays with a network (bots/network_file.py). `fathoms arena`
measures how they do against each other.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from fathoms.bots.greedy_bot import play_greedily
from fathoms.bots.memory import MEMORIES, BotMemory, can_forget
from fathoms.bots.network_bot import NetworkBot
from fathoms.bots.network_file import Network, require_network
from fathoms.bots.random_bot import play_at_random
from fathoms.bots.search import Search, network_search_style, search_style
from fathoms.core.game import Game, game_of
from fathoms.core.rng import draw, new_rng, seed_from
from fathoms.core.structs import Record

LEVELS = ("paddler", "snorkeller", "diver", "deep_diver")


@dataclass(frozen=True)
class Level:
    """How a bot of this level plays."""

    slips: int = 0  # of a hundred actions, how many it chooses at random
    memory: BotMemory = MEMORIES["perfect"]
    traits: Mapping[str, int] = field(
        default_factory=dict
    )  # fields of its own information state that its game's greedy bot heeds
    search: Search | None = None  # None: it plays like the greedy bot, or what its network says at once
    network: Network | None = None  # what it has learned, if it has

    def __call__(self, info_state: Record, seat: int, seed: int, memory: int = 0) -> int:
        if draw(new_rng(seed_from(seed, "slip")), 100) < self.slips:
            return play_at_random(info_state, seat, seed)
        self.limit_info_state(info_state, seat, memory)
        think = self.search or (NetworkBot(self.network) if self.network else play_greedily)
        return think(info_state, seat, seed)

    def limit_info_state(self, info_state: Record, seat: int, memory: int) -> None:
        """Change a bot's own copy of what it knows to what this level remembers and heeds."""
        if can_forget(game_of(info_state)):
            self.memory.fade_memories(info_state, seat, memory)
        for name, value in self.traits.items():
            setattr(info_state, name, value)


def level_of(name: str, game: Game) -> Level:
    """A level as a game's `bots.toml` describes it."""
    settings = dict(game.bots.levels[name])
    search_settings = {
        key: settings.pop(key) for key in ("simulations", "seconds", "threads", "temperature") if key in settings
    }
    memory = MEMORIES[settings.pop("memory", "perfect")]
    network = require_network(game) if settings.pop("network", False) else None
    style = network_search_style(game) if network else search_style(game)
    search = Search(**search_settings, style=style, network=network) if search_settings else None
    return Level(memory=memory, search=search, network=network, **settings)
