"""The descriptor of a game: its verbs, and the facts from which tests, screens and simulations are derived."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from fathoms.core.actions import Actions, Name
from fathoms.core.content.daily import Daily
from fathoms.core.content.feats import Feats
from fathoms.core.lab_stats import Parts, as_it_is, note_nothing, one_end
from fathoms.core.learned.features import Features, as_it_lies, no_advice
from fathoms.core.options import Options, Value
from fathoms.core.refusal import Refusal
from fathoms.core.registry import game_of_state_type, registered_game, registered_games
from fathoms.core.structs import Record

CLOCK = 15  # the seat of time itself, in games that run against the clock
SEATS = 15  # seats of players are 0 .. SEATS-1
SPECTATOR = -1  # the viewer who sits nowhere

Rule = Callable[..., Any]  # a function made by @rule


@dataclass(frozen=True)
class Line:
    """One thing that happened, as a message key with arguments, and the places on the board it happened at.

    Every line has the argument `seat`, the seat it is about, which becomes `$name` in the words. An argument `other`
    that is a number is a second seat, whose name `$other` then is: "Ada asks Ben for the Prince".
    """

    key: str
    args: Mapping[str, str | int] = field(default_factory=dict)
    marks: tuple[int, ...] = ()


@dataclass(frozen=True)
class Insight:
    """What a game has to say of its own about a moment of a finished game, beside the chances of a review."""

    number: int  # of actions played by then, as views are numbered
    seat: int | None  # whom it is about; None = everyone
    line: Line


class FinishedGame(Protocol):
    """The record of a finished game, which can be played again (see `Replay` in core/replay.py)."""

    def states(self) -> Iterator[Any]:
        """The match after 0, 1, 2, ... actions."""


@dataclass(frozen=True)
class Glass:
    """A running hourglass. When it has run out, the clock's seat plays its action."""

    name: int  # another number when another glass has been turned
    seconds: float  # how long it runs, from its turning
    waits: bool = False  # until the people at the table have said that they are ready
    seat_action: int | None = None  # ends it for one seat: at one screen each in turn has a glass; None = one for all


@dataclass(frozen=True)
class Voice:
    """What a game says about itself to people. All of it comes from views."""

    actions: Actions
    narrate: Callable[[Record, int, int, Record], list[Line]]  # (before, seat, action, after): what a viewer saw happen
    why_not: Callable[[Record, int, int], str]  # (view, seat, action) -> key of why the seat cannot do that now
    draw: Callable[[Record], Any]  # the view as a scene for the client: a pydantic model
    picture: Callable[[Record], str]  # the view as text, for playthroughs and the terminal
    below_zero: tuple[str, ...] = ()  # keys of lines in which a number may be below 0; anywhere else it is a mistake

    def name_action(self, action: int) -> Name:
        """A structured name: `{"do": "open", "cell": 12}`."""
        return self.actions.name(action)

    def read_action(self, name: Mapping[str, object]) -> int:
        """The action with that name; refuses what is no name."""
        return self.actions.read(name)

    def write_action(self, action: int) -> str:
        """A short readable name, as in playthroughs: `open 12`."""
        return self.actions.write(action)


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

    def with_network(self, there: bool) -> "Staging":
        """For a kernel in which a network thinks or learns, if one does."""
        return replace(self, simply=there and self.vast)


# (mind, seat, rng) -> seconds, and an action. Drawn anew whenever the glass is turned, so its times have no memory.
Plan = Callable[[Record, int, NDArray[np.int64]], tuple[float, int]]

# (options) -> what there is to know of a board that someone has drawn, by names that the game's page understands.
Survey = Callable[[Mapping[str, Value]], dict[str, int | str | bool]]


@dataclass(frozen=True, eq=False)  # there is one of each game, equal to itself alone
class Game:
    """All that generic code knows about a game."""

    name: str
    version: int  # of the rules: rises whenever the same seed and actions could mean another game
    players: tuple[int, ...]  # numbers of players it can be played by
    options: Options
    state: np.dtype[Any]
    packed: np.dtype[Any]  # the type of the options as the rules read them
    actions: int  # actions are 0 .. actions-1
    moves: int  # the most actions one seat can ever choose from
    longest: int  # a game is over after this many actions, whatever is played
    hidden: bool  # does anyone know what another does not?
    simultaneous: bool  # can several seats act at the same time?
    real_time: bool  # does the clock have a seat?
    sides: Callable[[Mapping[str, Value], int], tuple[int, ...]]  # the side of each seat; equal = one team

    setup: Rule  # (s, seed, options): a new game in s, which is all zero
    actors: Rule  # (s) -> bit set of the seats that may act now; 0 = over
    legal: Rule  # (s, seat, out) -> how many actions it wrote to out
    apply: Rule  # (s, seat, action)
    view: Rule  # (s, viewer, out): into the empty record out, what the viewer sees now
    recall: Rule  # (s, seat, out): into that view, what the seat has lawfully seen before
    resample: Rule  # (s, viewer, rng): makes view and recall in s a full state, as the viewer might believe it
    result: Rule  # (s, out): to out[seat], the seat's share of the win
    score: Rule  # (s, seat) -> points
    outlook: Rule  # (s, seat) -> chance that the seat's side wins, 0 to 1, at a glance; for searching bots
    pick: Rule  # (s, seat, rng, out) -> a legal action, each as likely; out is room for a list
    greedy: Rule  # (s, seat, rng, out) -> a sensible action, from view and recall in s

    voice: Voice
    scratch: tuple[str, ...] = ()  # fields of a record to reckon in: zero between actions, so nothing to see
    bit_sets: tuple[str, ...] = ()  # fields that are bit sets of more than 32 bits, which rows of numbers take in two
    place: int = 100  # where it stands in lists of games, the lowest first
    pack: Callable[[Mapping[str, Value], Record], None] = lambda values, packed: None  # what it makes of its options
    seated: Mapping[str, Value] = field(default_factory=dict)  # options with another default where people sit
    glass: Callable[[Record], Glass | None] = lambda view: None  # which hourglass a spectator sees running
    fleeting: Callable[[Record], bool] = lambda view: False  # does a view hold what may be shown only once?
    public_turn: Callable[[Record], bool] = lambda view: False  # should all who share a screen watch what is done now?
    awaits: Callable[[Record, int], int | None] = lambda view, seat: None  # whose answer a polite player waits for
    begins: Callable[[Record, int], bool] = lambda mind, action: False  # half a move? Then a hint says the rest, too
    feats: Feats | None = None  # (view, seat, timed actions) -> what is remembered of the player
    insights: Callable[[FinishedGame], Iterable[Insight]] | None = None  # of a finished game, for its review
    daily: Daily | None = None  # (day) -> a puzzle for one player, the same for everyone
    survey: Survey | None = None  # of what people draw and give as an option; may take a while; of the defaults, too
    plan: Plan | None = None  # at a table with a clock: how long a sensible bot takes, and what it does then

    # What the lab counts (see lab/counting/watch.py); the numbers are places in `ends` and `parts`.
    ends: tuple[str, ...] = ("end",)  # how a game can end
    parts: Parts = field(default_factory=Parts)  # what it is played with
    ending: Rule = one_end  # (s) -> how a game that is over has ended
    note: Rule = note_nothing  # (s, seat, action, played, out, count) -> count: parts met, before and after an action

    reveal: Rule = as_it_is  # (s, seat, out): makes the copy of s in out a mind that knows all, as `greedy` reads it

    # How bots think, from the house values (see bots/search.py and bots/levels.py).
    search: Mapping[str, Any] = field(default_factory=dict)
    learned: Mapping[str, Any] = field(default_factory=dict)
    levels: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    training: Mapping[str, Any] = field(default_factory=dict)  # how networks are taught it (see learning/trainer.py)

    # What a learned bot is told (see core/learned/network.py); the first three or none.
    features: Features | None = None
    notice: Rule | None = None  # (s, seat, out) -> how many features of view and recall in s it wrote to out
    regard: Rule | None = None  # (s, seat, action, out) -> how many features of a legal action it wrote to out
    unfold: Rule = as_it_lies  # (s): lay out in the mind's own room what `regard` reads of it, before a list of actions
    fold: Rule = as_it_lies  # (s): and put it away
    counsel: Rule = no_advice  # (s, seat, out) -> an action that has the feature ADVISED, or -1; out is room for a list

    # How bots forget, for games that hide again what was seen (see bots/memory.py); all five or none.
    sightings: Rule | None = None  # (mind) -> how many things there are that a seat can remember
    now: Rule | None = None  # (mind) -> the time, as memory counts it
    seen: Rule | None = None  # (mind, seat, thing) -> when the seat last saw it; 0 = never, or it is in sight
    forget: Rule | None = None  # (mind, seat, thing): take it out of the mind
    mix_up: Rule | None = None  # (mind, seat, thing, choice): confuse it with a like thing of a lower number

    # For games whose actions are of very different kinds: played side by side on a GPU (see batch/cuda_by_stage.py).
    stage: Rule | None = None  # (s, seat) -> the kind of the seat's next action, 0 .. staging.stages-1
    effect: Rule | None = None  # (s, seat, action) -> the kind of what a chosen action does, 0 .. staging.effects-1
    staging: Staging = Staging()

    def verb(self, name: str) -> Rule | None:
        """The game's own function for a verb; None if it has none."""
        function: Rule | None = getattr(self, name)
        return function

    @property
    def usual_players(self) -> int:
        """How many play if no one says how many: as few as can play against each other."""
        return min((number for number in self.players if number > 1), default=1)

    def check_players(self, players: int | None) -> int:
        """That number of players, if the game can be played by this many; by default the usual one."""
        if players is None:
            return self.usual_players
        if players not in self.players:
            raise Refusal("players-wrong", game=self.name, given=players, **self.players_told)
        return players

    @property
    def players_told(self) -> dict[str, str | int]:
        """The numbers of players as arguments of the message `how-many`: 6, 2 to 4, or 2 or 4."""
        *others, most = sorted(self.players)
        if len(others) > 1 and most - others[0] == len(others):
            return {"numbers": "all", "low": others[0], "high": most}
        return {"numbers": "some" if others else "one", "low": ", ".join(map(str, others)), "high": most}


def each_for_themselves(values: Mapping[str, Value], players: int) -> tuple[int, ...]:
    """Every seat is a side of its own."""
    return tuple(range(players))


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
