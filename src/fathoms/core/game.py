"""The descriptor of a game: its verbs, and the facts from which tests, screens and simulations are derived."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from fathoms.core.contract import (
    VERB_RECORDS,
    BotConfig,
    Extras,
    Gpu,
    Information,
    LabHooks,
    LearningRules,
    Memory,
    Rule,
    Rules,
    Staging,
    TableHooks,
    Timing,
    TurnOrder,
)
from fathoms.core.learned.features import Features
from fathoms.core.options import Options, Value
from fathoms.core.refusal import Refusal
from fathoms.core.registry import game_of_state_type, registered_game, registered_games
from fathoms.core.structs import Record
from fathoms.core.voice import Voice
from fathoms.old_names import MOVED_FIELDS, old_name_resolver, warn_of

CLOCK = 15  # the seat of time itself, in games that run against the clock
SEATS = 15  # seats of players are 0 .. SEATS-1
SPECTATOR = -1  # the viewer who sits nowhere


def each_for_themselves(values: Mapping[str, Value], players: int) -> tuple[int, ...]:
    """Every seat is a side of its own."""
    return tuple(range(players))


def no_derived_options(values: Mapping[str, Value], options_record: Record) -> None:
    """Most games make nothing more of their options."""


@dataclass(frozen=True, eq=False)  # there is one of each game, equal to itself alone
class Game:
    """All that generic code knows about a game: facts, the verbs every game has, and what it brings beside them."""

    name: str
    version: int  # of the rules: rises whenever the same seed and actions could mean another game
    players: tuple[int, ...]  # numbers of players it can be played by
    options: Options
    state_type: np.dtype[Any]
    options_type: np.dtype[Any]  # of the options as the rules read them
    action_count: int  # actions are 0 .. action_count-1
    max_legal: int  # the most actions one seat can ever choose from
    max_length: int  # a game is over after this many actions, whatever is played
    rules: Rules
    voice: Voice
    information: Information = Information.PERFECT
    turn_order: TurnOrder = TurnOrder.SEQUENTIAL
    timing: Timing = Timing.UNTIMED
    sides: Callable[[Mapping[str, Value], int], tuple[int, ...]] = each_for_themselves  # by seat; equal = one team
    scratch: tuple[str, ...] = ()  # fields of a record to reckon in: zero between actions, so nothing to see
    bit_sets: tuple[str, ...] = ()  # fields that are bit sets of more than 32 bits, which rows of numbers take in two
    derive_options: Callable[[Mapping[str, Value], Record], None] = no_derived_options  # what it makes of its options
    list_position: int = 100  # where it stands in lists of games, the lowest first

    table: TableHooks = field(default_factory=TableHooks)
    extras: Extras = field(default_factory=Extras)
    bots: BotConfig = field(default_factory=BotConfig)
    lab: LabHooks = field(default_factory=LabHooks)
    learning: LearningRules | None = None  # if networks can be taught it
    memory: Memory | None = None  # if it hides again what was seen
    gpu: Gpu | None = None  # if its actions are of very different kinds

    @property
    def has_hidden_information(self) -> bool:
        """Does anyone know what another does not?"""
        return self.information is Information.IMPERFECT

    @property
    def is_simultaneous(self) -> bool:
        """Can several seats act at the same time?"""
        return self.turn_order is TurnOrder.SIMULTANEOUS

    @property
    def is_real_time(self) -> bool:
        """Does the clock have a seat?"""
        return self.timing is Timing.REAL_TIME

    @property
    def features(self) -> Features | None:
        """The features that networks read, if networks can be taught the game."""
        return self.learning.features if self.learning else None

    @property
    def staging(self) -> Staging:
        """How the game is best played on a GPU."""
        return self.gpu.staging if self.gpu else Staging()

    def verb(self, name: str) -> Rule | None:
        """The game's own function for a verb; None if it has none."""
        return self._verbs[name]

    @cached_property
    def _verbs(self) -> dict[str, Rule | None]:
        records = {
            Rules: self.rules,
            LearningRules: self.learning,
            Memory: self.memory,
            LabHooks: self.lab,
            Gpu: self.gpu,
        }
        return {verb.name: getattr(records[kind], verb.name, None) for kind in VERB_RECORDS for verb in fields(kind)}

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """A field of before, by its old name."""
            if name not in MOVED_FIELDS:
                raise AttributeError(f"a game has no {name!r}")
            path = MOVED_FIELDS[name]
            warn_of(f"game.{name}", f"game.{path}")
            value = self
            for part in path.split("."):
                value = getattr(value, part, None)
            return value

    @property
    def default_players(self) -> int:
        """How many play if no one says how many: as few as can play against each other."""
        return min((number for number in self.players if number > 1), default=1)

    def check_players(self, players: int | None) -> int:
        """That number of players, if the game can be played by this many; by default the usual one."""
        if players is None:
            return self.default_players
        if players not in self.players:
            raise Refusal("players-wrong", game=self.name, given=players, **self.player_count_args)
        return players

    @property
    def player_count_args(self) -> dict[str, str | int]:
        """The numbers of players as arguments of the message `how-many`: 6, 2 to 4, or 2 or 4."""
        *others, most = sorted(self.players)
        if len(others) > 1 and most - others[0] == len(others):
            return {"numbers": "all", "low": others[0], "high": most}
        return {"numbers": "some" if others else "one", "low": ", ".join(map(str, others)), "high": most}


def find_game(name: str) -> Game:
    """The game of that name; refuses a name that no game has."""
    game = registered_game(name)
    if game is None:
        raise Refusal("game-unknown", game=name, games=", ".join(sorted(game.name for game in registered_games())))
    return cast(Game, game)


def all_games() -> list[Game]:
    """Every registered game, in the order in which people are shown them."""
    return cast(list[Game], registered_games())


def game_of(record: Record) -> Game:
    """The game a state belongs to."""
    return cast(Game, game_of_state_type(record.dtype))


def seats_in(bits: int) -> list[int]:
    """The seats of a bit set, in order."""
    return list(_seats_in(bits))


@cache
def _seats_in(bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(CLOCK + 1) if bits >> seat & 1)


__getattr__ = old_name_resolver(__name__)
