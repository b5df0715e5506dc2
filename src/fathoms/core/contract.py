"""The contract of a game: the verbs that every game has, and what a game may bring beside them, each whole or absent.

`docs/contract.md` says of every verb what it is given, what must hold, and which laws check it.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from fathoms.core.content.daily import Daily
from fathoms.core.content.feats import Feats
from fathoms.core.lab_stats import Parts, keep_copy, no_parts, one_ending
from fathoms.core.learned.features import Features, no_advice, noop
from fathoms.core.options import Value
from fathoms.core.structs import Record
from fathoms.core.voice import Line
from fathoms.old_names import old_name_resolver

Rule = Callable[..., Any]  # a function made by @rule


class Information(StrEnum):
    """What the players of a game know."""

    PERFECT = "perfect"  # all of them everything
    IMPERFECT = "imperfect"  # some know what others do not


class TurnOrder(StrEnum):
    """Who acts."""

    SEQUENTIAL = "sequential"  # one seat at a time
    SIMULTANEOUS = "simultaneous"  # several seats may act at the same time


class Timing(StrEnum):
    """What time does in a game."""

    UNTIMED = "untimed"
    REAL_TIME = "real time"  # it has a seat of its own, the clock's


@dataclass(frozen=True)
class Rules:
    """The verbs that every game has."""

    setup: Rule  # (s, seed, options): a new game in s, which is all zero
    actors: Rule  # (s) -> bit set of the seats that may act now; 0 = over
    legal: Rule  # (s, seat, out) -> how many actions it wrote to out
    apply: Rule  # (s, seat, action)
    view: Rule  # (s, viewer, out): into the empty record out, what the viewer sees now
    recall: Rule  # (s, seat, out): into that view, what the seat has lawfully seen before: perfect recall
    resample: Rule  # (s, viewer, rng): makes the information state in s a full state the viewer may believe in
    result: Rule  # (s, out): to out[seat], the seat's share of the win
    score: Rule  # (s, seat) -> points
    quick_value: Rule  # (s, seat) -> chance that the seat's side wins, 0 to 1, estimated without playing on
    pick: Rule  # (s, seat, rng, out) -> a legal action, each as likely; out has room for a list
    greedy: Rule  # (s, seat, rng, out) -> a sensible action, from the information state in s


@dataclass(frozen=True)
class LearningRules:
    """What a network reads of a game (see core/learned/network.py)."""

    features: Features  # how many there are
    state_features: Rule  # (s, seat, out) -> how many features of the information state in s it wrote to out
    action_features: Rule  # (s, seat, action, out) -> how many features of a legal action it wrote to out
    prepare_features: Rule = noop  # (s): compute in s what `action_features` reads of it, before a list of actions
    release_features: Rule = noop  # (s): and clear it
    advice: Rule = no_advice  # (s, seat, out) -> an action that has the feature ADVISED, or -1; out has room for a list


@dataclass(frozen=True)
class Memory:
    """How bots forget, for games that hide again what was seen (see bots/memory.py)."""

    memory_size: Rule  # (info_state) -> how many things there are that a seat can remember
    memory_time: Rule  # (info_state) -> the time, as memory counts it
    last_seen: Rule  # (info_state, seat, thing) -> when the seat last saw it; 0 = never, or it is in sight
    forget: Rule  # (info_state, seat, thing): take it out of the information state
    mix_up: Rule  # (info_state, seat, thing, choice): confuse it with a like thing of a lower number


@dataclass(frozen=True)
class Staging:
    """How a game is best played on a GPU: measured, not reasoned (see bench/gpu.md). Results do not depend on it."""

    stages: int = 1  # kinds of actions; those that take longest first, so that nobody waits for them in the end
    effects: int = 0  # kinds of what actions do; then choosing and acting are sorted each by themselves
    turns: int = 1  # actions a game plays before all are sorted again, if that is once for choosing and acting
    registers: int = 0  # for a thread; 0 = as many as the compiler likes
    large: int = 400  # size of a rule that is called, not copied into its callers (see batch/cuda_kernels.py)
    simply: bool = False  # compiled in a fraction of the time, without what takes the compiler longest
    vast: bool = False  # with a network in it, a kernel is too much for a compiler that does its utmost: then `simply`

    def with_network(self, has_network: bool) -> "Staging":
        """For a kernel in which a network thinks or learns, if one does."""
        return replace(self, simply=has_network and self.vast)


@dataclass(frozen=True)
class Gpu:
    """How games are sorted on a GPU, so that those with the same work run side by side (see batch/cuda_by_stage.py)."""

    stage: Rule  # (s, seat) -> the kind of the seat's next action, 0 .. staging.stages-1
    effect: Rule | None = None  # (s, seat, action) -> the kind of what a chosen action does, 0 .. staging.effects-1
    staging: Staging = field(default_factory=Staging)

    def __post_init__(self) -> None:
        if (self.effect is None) != (self.staging.effects == 0):
            raise TypeError("a game has kinds of effects and the verb `effect`, or neither")


@dataclass(frozen=True)
class LabHooks:
    """What the lab counts (see lab/counting/observer.py); numbers are places in `ends` and `parts`."""

    ends: tuple[str, ...] = ("end",)  # how a game can end
    parts: Parts = field(default_factory=Parts)  # what it is played with
    ending: Rule = one_ending  # (s) -> how a game that is over has ended
    met_parts: Rule = no_parts  # (s, seat, action, is_after, out, count) -> count: parts met, before and after it
    full_information: Rule = keep_copy  # (s, seat, out): makes the copy of s in out an information state of all


@dataclass(frozen=True)
class Glass:
    """A running hourglass. When it has run out, the clock's seat plays its action."""

    name: int  # another number when another glass has been turned
    seconds: float  # how long it runs, from its turning
    waits: bool = False  # until the people at the table have said that they are ready
    seat_action: int | None = None  # ends it for one seat: at one screen each in turn has a glass; None = one for all


# (info_state, seat, rng) -> seconds, and an action. Drawn again whenever the glass is turned: times have no memory.
Plan = Callable[[Record, int, NDArray[np.int64]], tuple[float, int]]


@dataclass(frozen=True)
class TableHooks:
    """What a table with people asks of a game."""

    defaults: Mapping[str, Value] = field(default_factory=dict)  # of options that people start with, if others
    glass: Callable[[Record], Glass | None] = lambda view: None  # which hourglass a spectator sees running
    plan: Plan | None = None  # with a clock: how long a sensible bot takes, and what it does then
    is_fleeting: Callable[[Record], bool] = lambda view: False  # does a view hold what may be shown only once?
    is_public_turn: Callable[[Record], bool] = lambda view: False  # should all who share a screen watch this turn?
    awaited_seat: Callable[[Record, int], int | None] = lambda view, seat: None  # whose answer a polite player awaits
    is_half_move: Callable[[Record, int], bool] = lambda info_state, action: False  # then a hint says the rest, too
    is_unfinished_move: Callable[[Record], bool] = lambda info_state: True  # after half a move: is a rest to be played?


class FinishedGame(Protocol):
    """The record of a finished game, which can be played again (see `Replay` in core/replay.py)."""

    def states(self) -> Iterator[Any]:
        """The match after 0, 1, 2, ... actions."""


@dataclass(frozen=True)
class Insight:
    """What a game has to say of its own about a moment of a finished game, beside the chances of a review."""

    number: int  # of actions played by then, as views are numbered
    seat: int | None  # whom it is about; None = everyone
    line: Line


# (options) -> what there is to know of a board that someone has drawn, by names that the game's page understands.
Survey = Callable[[Mapping[str, Value]], dict[str, int | str | bool]]


@dataclass(frozen=True)
class Extras:
    """What a game offers people beside playing it."""

    feats: Feats | None = None  # (view, seat, timed actions) -> what is remembered of the player
    insights: Callable[[FinishedGame], Iterable[Insight]] | None = None  # of a finished game, for its review
    daily: Daily | None = None  # (day) -> a puzzle for one player, the same for everyone
    survey: Survey | None = None  # of what people draw and give as an option; may take a while; of the defaults, too


@dataclass(frozen=True)
class BotConfig:
    """How bots think, from the game's `bots.toml` (see bots/search.py, bots/levels.py and learning/trainer.py)."""

    search: Mapping[str, Any] = field(default_factory=dict)
    network_search: Mapping[str, Any] = field(default_factory=dict)  # what is different in a search with a network
    levels: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    training: Mapping[str, Any] = field(default_factory=dict)  # how networks are taught the game


VERB_RECORDS = (Rules, LearningRules, Memory, LabHooks, Gpu)  # generic code calls their functions as verbs


__getattr__ = old_name_resolver(__name__)
