"""Players that need no chair. They know only the verbs, and see no more than a person in their seat would."""

from typing import Protocol

from fathoms.bots.greedy import play_greedily
from fathoms.bots.random import play_at_random
from fathoms.core.record import Record
from fathoms.core.refusal import Refusal


class Bot(Protocol):
    """Chooses an action for a seat that may act.

    `mind` is the bot's own copy of what its seat sees and has lawfully seen before (`Match.mind`), never a state.
    All chance comes from `seed`. The answer is checked like anyone's.
    """

    def __call__(self, mind: Record, seat: int, seed: int) -> int: ...


BOTS: dict[str, Bot] = {"random": play_at_random, "greedy": play_greedily}


def find_bot(name: str) -> Bot:
    """The bot of that name."""
    if name not in BOTS:
        raise Refusal("bot-unknown", bot=name, bots=", ".join(BOTS))
    return BOTS[name]
