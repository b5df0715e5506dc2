"""Which games to test: every number of players and every option of a game."""

import random
from collections.abc import Iterator, Mapping
from copy import copy as shallow
from dataclasses import dataclass
from importlib import import_module

import numpy as np

from fathoms.core.game import CLOCK, SPECTATOR, Game
from fathoms.core.match import Match, pack_options
from fathoms.core.options import Choice, Flag, Number, Option, Value, read_options
from fathoms.core.record import copy
from fathoms.core.refusal import Refusal

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
        return Match(self.game, self.players, self.options, seed)

    def viewers(self) -> list[int]:
        """Everyone who could look at the table."""
        clock = [CLOCK] if self.game.real_time else []
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
    try:
        module = import_module(f"tests.games.{game.name}.examples")
    except ModuleNotFoundError:
        return ()
    found: tuple[Mapping[str, Value], ...] = module.EXAMPLES
    return found


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


def quick_variants(game: Game) -> list[Variant]:
    """For a quick run: short games as in `few_variants`, of long ones the plain ones; the rest is `slow`."""
    return few_variants(game) if game.longest <= SHORT else plain_variants(game)


# Random games


def fork(match: Match) -> Match:
    """A match of its own that stands where this one does."""
    twin = shallow(match)
    twin.state = copy(match.state)
    twin.moves = list(match.moves)
    twin._room = np.zeros(match.game.moves, np.int32)
    return twin


def walk(variant: Variant, seed: int) -> Iterator[Match]:
    """A random game: the match before its first action and after every one. One object, played on between the steps."""
    rng = random.Random(seed)
    match = variant.start(seed)
    yield match
    while not match.over:
        assert match.number < variant.game.longest, f"{variant.name}: still going on after {match.number} actions"
        seat = rng.choice(match.actors())
        choices = match.legal(seat)
        assert choices, f"{variant.name}: seat {seat} is to act after {match.number} actions and has no action"
        match.play(seat, rng.choice(choices))
        yield match


def moments(variant: Variant, seed: int, most: int = 16) -> list[Match]:
    """Some moments of a random game, each a match of its own: the first, the last and others between them."""
    length = sum(1 for _ in walk(variant, seed))
    between = random.Random(seed).sample(range(1, length - 1), min(most, length) - 2) if length > 2 else []
    wanted = {0, *between, length - 1}
    return [fork(match) for number, match in enumerate(walk(variant, seed)) if number in wanted]
