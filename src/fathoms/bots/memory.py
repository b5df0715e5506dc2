"""How bots forget: sightings fade from what a seat knows, quickly at first.

An information state (`view` and `recall` of a seat) holds everything the seat has lawfully seen. People do not remember
all of it. `fade_memories` takes from it what a seat with a given memory has lost by now, before a bot thinks about the
rest:

- Every sighting has a life of its own. Half of all sightings live shorter than the half-life, half of the others die
  within the next half-life, and so on: memory fades quickly at first and some things stay. Time is what the game
  says it is (in Toilet Divers, cards opened). Seeing a thing again is a new sighting.
- In the second half of its life a sighting can be hazy: so many in a hundred, `mix_ups`, are then confused with a
  neighbour, and the two trade places in the information state.
- What lies in sight is never forgotten. A half-life of 0 is a perfect memory.

All chance comes from a seed and from the sighting itself, so that what is forgotten stays forgotten: use one seed for
a seat's whole game. The same seed gives the same memory, interpreted or compiled.

A game takes part by saying how one sighting is dated, dropped and mixed up: the `Memory` of core/contract.py.
"""

from dataclasses import dataclass

from fathoms.core.game import Game
from fathoms.core.rng import GOLDEN, WORD, mix_bits
from fathoms.core.rule import rule
from fathoms.core.structs import Record
from fathoms.core.verbs import verb

HALF_WORD = 1 << 31
LONGEST_LIFE = 31  # half-lives


@dataclass(frozen=True)
class BotMemory:
    """How well a bot remembers: how long sightings live, and how often old ones are confused."""

    half_life: int  # in the game's own time; 0 = perfect
    mix_ups: int  # of a hundred old sightings, how many are confused with a neighbour

    def fade_memories(self, info_state: Record, seat: int, seed: int) -> None:
        """Remove from an information state what a bot with this memory has forgotten by now."""
        fade_memories(info_state, seat, self.half_life, self.mix_ups, seed)


MEMORIES = {
    "perfect": BotMemory(0, 0),
    "sharp": BotMemory(150, 5),
    "fair": BotMemory(60, 15),
    "leaky": BotMemory(20, 30),
}


def can_forget(game: Game) -> bool:
    """Whether the game says how its sightings fade."""
    return game.memory is not None


@verb
def memory_size(info_state):
    """How many things there are that a seat can remember."""


@verb
def memory_time(info_state):
    """The time, as memory counts it."""


@verb
def last_seen(info_state, seat, thing):
    """When the seat last saw a thing; 0 = never, or it is in sight."""


@verb
def forget(info_state, seat, thing):
    """Take a thing out of the information state."""


@verb
def mix_up(info_state, seat, thing, choice):
    """Confuse a thing with a like one of a lower number, one of several by `choice`."""


@rule
def fade_memories(info_state, seat, half_life, mix_ups, seed):
    """Remove from an information state what has been forgotten by now."""
    if half_life == 0:
        return
    # From the first thing to the last: a mix-up only trades with things already looked at, so none is mixed up twice.
    for thing in range(memory_size(info_state)):
        when = last_seen(info_state, seat, thing)
        if when == 0:
            continue
        age = memory_time(info_state) - when
        life = sighting_lifetime(sighting_word(seed, seat, thing, when), half_life)
        if age > life:
            forget(info_state, seat, thing)
        elif 2 * age > life:
            haze = sighting_word(seed + 1, seat, thing, when)
            if haze % 100 < mix_ups:
                mix_up(info_state, seat, thing, haze // 100)


@rule
def sighting_word(seed, seat, thing, when):
    """A random 32-bit word that belongs to one sighting."""
    x = mix_bits((seed & WORD) ^ ((when * GOLDEN) & WORD))
    return mix_bits(x ^ ((seed >> 32) & WORD) ^ ((thing * 16 + seat + 1) * GOLDEN & WORD))


@rule
def sighting_lifetime(word, half_life):
    """How long a sighting lives: n half-lives or longer with a chance of one in 2**n, evenly in between."""
    halvings = 0
    while word < HALF_WORD and halvings < LONGEST_LIFE:
        word *= 2
        halvings += 1
    # The first binary digit that is 1 says which half-life it dies in, the digits after it say when.
    part_of_last = half_life * (2 * HALF_WORD - word) // HALF_WORD
    return half_life * halvings + part_of_last
