"""Which games to test: every number of players and every option of a game."""

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from fathoms.core.game import CLOCK, SPECTATOR, Game
from fathoms.core.match import Match, pack_options
from fathoms.core.options import Choice, Flag, Number, Option, Value, read_options
from fathoms.core.refusal import Refusal
from fathoms.core.structs import Record, copy_record
from tests.kit.telling import at, who

SPARE = 64  # room for actions beyond `moves`: a game that writes too many is to be told so, not to overwrite ours
SHORT = 300  # actions: games that are never longer are tested with every option in a quick run, too


@dataclass(frozen=True)
class Variant:
    """A game, a number of players, and the options that are not at their defaults."""

    game: Game
    players: int
    options: Mapping[str, Value]

    @property
    def label(self) -> str:
        """Which options, in short: `layout-donut`, or `default`. Of a long text, only its length."""
        short = {
            name: f"{len(value)}-signs" if len(value := str(given)) > 20 else value
            for name, given in self.options.items()
        }
        return "_".join(f"{name}-{value}".lower() for name, value in short.items()) or "default"

    @property
    def name(self) -> str:
        return f"{self.game.name} {self.players}p {self.label}"

    def start(self, seed: int) -> Match:
        match = Match(self.game, self.players, self.options, seed)
        match._legal = room(self.game)
        return match

    def viewers(self) -> list[int]:
        """Everyone who could look at the table."""
        clock = [CLOCK] if self.game.is_real_time else []
        return [SPECTATOR, *range(self.players), *clock]

    def sides(self) -> tuple[int, ...]:
        return self.game.sides(read_options(self.game.options, self.options), self.players)


def values_of(option: Option) -> list[Value]:
    """The values worth testing besides the default."""
    if isinstance(option, Choice):
        values: list[Value] = list(option.values)
    elif isinstance(option, Flag):
        values = [False, True]
    elif isinstance(option, Number):
        values = [option.low, option.high]
    else:
        values = []  # a text is tested through the game's examples
    return [value for value in dict.fromkeys(values) if value != option.default]


def option_sets(game: Game) -> list[Mapping[str, Value]]:
    """The defaults, each value of each option by itself, and the game's own examples."""
    singles = [{option.name: value} for option in game.options for value in values_of(option)]
    return [{}, *singles, *examples_of(game)]


def examples_of(game: Game) -> tuple[Mapping[str, Value], ...]:
    """Sets of options that the game's tests ask for: `EXAMPLES` in its `examples.py`."""
    found: tuple[Mapping[str, Value], ...] = getattr(module_of(game, "examples"), "EXAMPLES", ())
    return found


def module_of(game: Game, name: str) -> ModuleType | None:
    """A file in the game's folder of tests, if it is there."""
    try:
        return import_module(f"tests.games.{game.name}.{name}")
    except ModuleNotFoundError:
        return None


def possible(variant: Variant) -> bool:
    """Does the game accept these options for so many players? (A custom layout alone has no mask.)"""
    try:
        pack_options(variant.game, variant.players, read_options(variant.game.options, variant.options))
    except Refusal:
        return False
    return True


def variants(game: Game) -> list[Variant]:
    """Every number of players with every set of options worth testing."""
    every = [Variant(game, players, options) for players in game.players for options in option_sets(game)]
    return [variant for variant in every if possible(variant)]


def few_variants(game: Game) -> list[Variant]:
    """Every number of players and every set of options, each at least once: for laws that take their time."""
    chosen = [Variant(game, players, {}) for players in game.players]
    for number, options in enumerate(option_sets(game)[1:]):
        turned = game.players[number % len(game.players) :] + game.players[: number % len(game.players)]
        fitting = [variant for players in turned if possible(variant := Variant(game, players, options))]
        chosen += fitting[:1]
    return chosen


def plain_variants(game: Game) -> list[Variant]:
    """The fewest and the most players, with all options at their defaults."""
    return [Variant(game, players, {}) for players in dict.fromkeys((min(game.players), max(game.players)))]


def is_short(game: Game) -> bool:
    return game.max_length <= SHORT


def quick_variants(game: Game) -> list[Variant]:
    """For a quick run: short games as in `few_variants`, of long ones the smallest at which people meet."""
    return few_variants(game) if is_short(game) else [company(game)]


def company(game: Game) -> Variant:
    """The fewest players who are not alone, with all options at their defaults."""
    return Variant(game, min(players for players in game.players if players > 1 or len(game.players) == 1), {})


def slow_variants(game: Game) -> list[Variant]:
    """For a long run: every number of players with every set of options; of long games, each at least once."""
    return variants(game) if is_short(game) else few_variants(game)


# Random games


def room(game: Game) -> NDArray[np.int32]:
    """Room for a list of actions, and more."""
    return np.full(game.max_legal + SPARE, -1, np.int32)


def walk(variant: Variant, seed: int) -> Iterator[Match]:
    """A random game: the match before its first action and after every one. One object, played on between the steps."""
    rng = random.Random(seed)
    match = variant.start(seed)
    while not match.over:
        assert match.number < variant.game.max_length, f"{at(variant, match)}: still going on"
        yield match
        seat = rng.choice(match.actors())
        match.play(seat, rng.choice(actions_offered(variant, match, seat)))
    yield match


def actions_offered(variant: Variant, match: Match, seat: int) -> list[int]:
    """What a seat may do: something, and nothing that does not exist."""
    offered = match.legal(seat)
    assert offered, f"{at(variant, match)}: {who(seat)} is to act and has no action"
    known = min(offered) >= 0 and max(offered) < variant.game.action_count
    assert known, f"{at(variant, match)}: {who(seat)} is offered {offered}, not all of them actions of this game"
    return offered


def moments(variant: Variant, seed: int, most: int = 16) -> list[Match]:
    """Some moments of a random game, each a match of its own: the first, the last and others between them."""
    states = []
    for match in walk(variant, seed):  # the last one is used below
        states.append(copy_record(match._buffer[0]))  # `match.state` would have it ask the rules every time
    between = random.Random(seed).sample(range(1, match.number), min(most - 2, max(match.number - 1, 0)))
    return [_moment(match, number, states[number]) for number in sorted({0, *between, match.number})]


def _moment(match: Match, number: int, state: Record) -> Match:
    """A match of its own that stands where this one stood after `number` actions, in this state."""
    twin = match.fork()
    twin.state = state
    del twin.moves[number:]
    return twin
