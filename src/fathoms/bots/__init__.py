"""Players that need no chair. They know only the verbs, and see no more than a person in their seat would."""

from typing import Protocol

from fathoms.bots.greedy import play_greedily
from fathoms.bots.learned import Learned
from fathoms.bots.levels import LEVELS, level_of
from fathoms.bots.network import trained
from fathoms.bots.random import play_at_random
from fathoms.bots.search import Search, budget, learned_style_of, style_of
from fathoms.core.game import Game
from fathoms.core.refusal import Refusal
from fathoms.core.structs import Record


class Bot(Protocol):
    """Chooses an action for a seat that may act.

    `mind` is the bot's own copy of what its seat sees and has lawfully seen before (`Match.mind`), never a state.
    All chance comes from the seeds: `seed` is for this choice, `memory` for what it forgets, the same for a seat's
    whole game. The answer is checked like anyone's.
    """

    def __call__(self, mind: Record, seat: int, seed: int, memory: int = 0) -> int: ...


BOTS: dict[str, Bot] = {"random": play_at_random, "greedy": play_greedily}


def find_bot(name: str, game: Game) -> Bot:
    """The bot of that name for a game.

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
        return Search(**budget(limit), style=style_of(game))
    if name == "learned":
        return Learned(trained(game))
    if kind == "learned":
        return Search(**budget(limit), style=learned_style_of(game), network=trained(game))
    raise Refusal("bot-unknown", bot=name, bots=", ".join((*BOTS, "search", "learned", *LEVELS)))


def check_bot(name: str) -> None:
    """Refuse a bot that nobody can seat at a table."""
    if name not in BOTS and name not in LEVELS:
        raise Refusal("bot-unknown", bot=name, bots=", ".join((*LEVELS, *BOTS)))
