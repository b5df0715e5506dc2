"""Bots: they choose actions from what their seat may know, and work for every game through its verbs alone."""

from typing import Protocol

from fathoms.bots.greedy_bot import play_greedily
from fathoms.bots.levels import LEVELS, level_of
from fathoms.bots.network_bot import NetworkBot
from fathoms.bots.network_file import require_network
from fathoms.bots.random_bot import play_at_random
from fathoms.bots.search import Search, network_search_style, parse_budget, search_style
from fathoms.core.game import Game
from fathoms.core.refusal import Refusal
from fathoms.core.structs import Record


class Bot(Protocol):
    """Chooses an action for a seat that may act.

    `info_state` is the bot's own copy of what its seat sees and has lawfully seen before (`Match.info_state`), never a
    state. All chance comes from the seeds: `seed` is for this choice, `memory` for what it forgets, the same for a
    seat's whole game. The answer is checked like anyone's.
    """

    def __call__(self, info_state: Record, seat: int, seed: int, memory: int = 0) -> int: ...


BOTS: dict[str, Bot] = {"random": play_at_random, "greedy": play_greedily}


def find_bot(name: str, game: Game) -> Bot:
    """Find a bot for a game by its name.

    `random`, `greedy`, a level for people (`paddler` ... `deep_diver`), or `search` with a budget for each move:
    `search:2000` simulations, `search:0.5s`. `learned` plays what the game's network likes best, and `learned:2000` or
    `learned:0.5s` searches with it.
    """
    if name in BOTS:
        return BOTS[name]
    if name in LEVELS:
        return level_of(name, game)
    kind, _, limit = name.partition(":")
    if kind == "search":
        return Search(**parse_budget(limit), style=search_style(game))
    if name == "learned":
        return NetworkBot(require_network(game))
    if kind == "learned":
        return Search(**parse_budget(limit), style=network_search_style(game), network=require_network(game))
    raise Refusal("bot-unknown", bot=name, bots=", ".join((*BOTS, "search", "learned", *LEVELS)))


def check_bot(name: str) -> None:
    """Refuse a name that is no bot for a table."""
    if name not in BOTS and name not in LEVELS:
        raise Refusal("bot-unknown", bot=name, bots=", ".join((*LEVELS, *BOTS)))
