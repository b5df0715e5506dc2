"""The laws of play and sight over thousands of games, in compiled code.

A game can add invariants of its own: `tests/games/<game>/invariants.py` with `@rule def sound(s)`, which gives 0 for a
sound state and else the number of what is wrong with it, and `WRONG`, what these numbers mean in words.
"""

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from fathoms.core.compiled.cache import game_of_record_type
from fathoms.core.game import Game, find_game, game_of
from fathoms.core.match import pack_options
from fathoms.core.options import read_options
from fathoms.core.playout import random_seat
from fathoms.core.rng import draw, new_rng, seed_rng
from fathoms.core.rule import INTERPRETED, rule
from fathoms.core.structs import Record
from fathoms.core.verbs import actors, apply, legal, pick, recall, resample, result, setup, view
from tests.kit.telling import at, who
from tests.kit.variants import Variant, moments
from tests.kit.variants import room as room_for_moves

# Error codes; those of a game's invariants are added to UNSOUND, or to GUESS where a viewer's guess breaks them.
ACTORS, CHOICE, TOO_MANY, TWICE, NO_ACTION, PICK, ENDLESS, SHARES, TEAM, CHANCE_SEEN, SIGHT, UNSOUND = range(1, 13)
ERRORS = {
    ACTORS: "somebody acts who has no seat, or several at once unannounced",
    CHOICE: "a seat that is to act has no action, or one that is not to act has some",
    TOO_MANY: "a seat has more actions than `moves`",
    TWICE: "an action is offered twice",
    NO_ACTION: "an action is offered that does not exist",
    PICK: "`pick` chose an illegal action",
    ENDLESS: "the game is longer than `longest`",
    SHARES: "the shares of the win do not add up to 1",
    TEAM: "members of one side have different shares",
    CHANCE_SEEN: "a viewer sees the random generator",
    SIGHT: "resampling changes what a viewer sees and remembers",
}
GUESS = 1000
CLOCK = 15
EVERYTHING = 1 << 62  # more actions than any run has
ENOUGH = 50_000  # actions, unless more are asked for

# The records a check works on.
STATE, KNOWN, FULL, AGAIN, BLANK = range(5)


@dataclass(frozen=True)
class Invariants:
    """What is true of every state of a game."""

    sound: Callable[[Any], int]
    wrong: Mapping[int, str]


TOYS: dict[str, Invariants] = {}  # those that toys bring with them


def invariants_of(game: Game) -> Invariants | None:
    """The game's own invariants, if it has some."""
    if game.name in TOYS:
        return TOYS[game.name]
    try:
        module = importlib.import_module(f"tests.games.{game.name}.invariants")
    except ModuleNotFoundError:
        return None
    return Invariants(module.sound, module.WRONG)


def sound(s: Any) -> int:
    """0, or the number of what is wrong with a state by its game's own invariants."""
    own = invariants_of(game_of(s))
    return own.sound(s) if own else 0


def unsound(s: Record) -> str:
    """What is wrong with a state by its game's own invariants, in words; nothing is ""."""
    return name_of(game_of(s), int(sound(s)))


def name_of(game: Game, number: int) -> str:
    """An invariant by name."""
    own = invariants_of(game)
    return own.wrong[number] if own and number else ""


def sound_of(game: Game) -> Callable[[Any], int] | None:
    """The rule that `sound` stands for in a game."""
    own = invariants_of(game)
    return own.sound if own else None


sound.of_game = sound_of  # type: ignore[attr-defined]  # so that compiled code is known by it (core/compiled/rule_digest.py)

if not INTERPRETED:
    from numba.extending import overload

    @overload(sound)
    def _choose(s):
        game = game_of_record_type(s)
        own = invariants_of(find_game(game.name)) if game else None
        return own.sound.py_func if own else lambda s: 0  # type: ignore[attr-defined]


@rule
def check_games(options, facts, sides, first_seed, games, sight_every, room, raw, marks, moves, rng, shares, report):
    """Play random games and check every law at every step; what and where the first broken one is goes to `report`.

    `facts`: players, moves, longest, simultaneous, real_time, how many actions are enough. `raw` are the bytes of the
    records in `room`.
    """
    for game in range(games):
        seed = first_seed + game
        seed_rng(rng, seed)
        room[STATE] = room[BLANK]
        setup(room[STATE], seed, options)
        error, played = check_game(facts, sight_every, room, raw, marks, moves, rng)
        if error == 0:
            error = check_end(room[STATE], facts[0], sides, shares)
        report[3] += played
        if error:
            report[0], report[1], report[2] = error, seed, played
        if error or report[3] >= facts[5]:
            return


@rule
def check_game(facts, sight_every, room, raw, marks, moves, rng):
    """Play one game; an error code and how many actions were played."""
    s = room[STATE]
    played = 0
    bits = actors(s)
    while bits:
        seat = random_seat(bits, rng)
        error = check_choices(s, bits, seat, facts, marks, moves)
        if error == 0 and draw(rng, sight_every) == 0:
            error = check_sight(room, raw, facts[0], rng)
        if error:
            return error, played
        action = pick(s, seat, rng, moves)
        if action < 0 or action >= marks.size or marks[action] != 1 + seat:
            return PICK, played
        apply(s, seat, action)
        played += 1
        wrong = sound(s)
        if wrong:
            return UNSOUND + wrong, played
        if played > facts[2]:
            return ENDLESS, played
        bits = actors(s)
    return check_choices(s, bits, bits - 1, facts, marks, moves), played  # nobody acts, and no seat is next


@rule
def check_choices(s, bits, next_seat, facts, marks, moves):
    """The choices of all seats; those of `next_seat` are marked with 1 + its number."""
    players, most, simultaneous, real_time = facts[0], facts[1], facts[3], facts[4]
    of_players = bits & ((1 << CLOCK) - 1)
    if bits < 0 or of_players >> players or (bits >> CLOCK and not (real_time and bits >> CLOCK == 1)):
        return ACTORS
    if of_players & (of_players - 1) and not simultaneous:
        return ACTORS
    marks[:] = 0
    for other in range(players + 1):  # the next seat last, so that its marks stay
        seat = (next_seat + 1 + other) % (players + 1)
        if next_seat == CLOCK:
            seat = other
        if seat == players:
            seat = CLOCK
        count = legal(s, seat, moves)
        if (count > 0) != (bits >> seat & 1 > 0):
            return CHOICE
        if count > most:
            return TOO_MANY
        for i in range(count):
            action = moves[i]
            if action < 0 or action >= marks.size:
                return NO_ACTION
            if marks[action] == 1 + seat:
                return TWICE
            marks[action] = 1 + seat
    return 0


@rule
def check_sight(room, raw, players, rng):
    """For a spectator and every seat: what it knows, filled in by lot, looks to it like the true state."""
    for viewer in range(-1, players):
        room[KNOWN] = room[BLANK]
        know(room[STATE], viewer, room[KNOWN])
        if room[KNOWN].rng[0] or room[KNOWN].rng[1]:
            return CHANCE_SEEN
        room[FULL] = room[KNOWN]
        resample(room[FULL], viewer, rng)
        room[AGAIN] = room[BLANK]
        know(room[FULL], viewer, room[AGAIN])
        for i in range(raw.shape[1]):
            if raw[KNOWN, i] != raw[AGAIN, i]:
                return SIGHT
        wrong = sound(room[FULL])
        if wrong:
            return GUESS + wrong
    return 0


@rule
def know(s, viewer, out):
    """Write what a viewer sees and remembers of `s` to the empty record `out`."""
    view(s, viewer, out)
    if viewer >= 0:
        recall(s, viewer, out)


@rule
def check_end(s, players, sides, shares):
    """The shares of the sides add up to 1, and members of one side share alike."""
    result(s, shares)
    total = 0.0
    for seat in range(players):
        first = True
        for other in range(seat):
            if sides[other] == sides[seat]:
                first = False
                if shares[other] != shares[seat]:
                    return TEAM
        if shares[seat] < 0:
            return SHARES
        if first:
            total += shares[seat]
    return 0 if abs(total - 1.0) < 1e-9 else SHARES


@rule
def tally(s, seat, rng, moves, counts, draws):
    """Count what `pick` chooses; -1 if it chose an action that does not exist."""
    for _ in range(draws):
        action = pick(s, seat, rng, moves)
        if action < 0 or action >= counts.size:
            return -1
        counts[action] += 1
    return 0


def keeps_the_laws_in_bulk(
    variant: Variant, seed: int, games: int = 200, sight_every: int = 16, enough: int = ENOUGH
) -> int:
    """Every law of play at every step of many games, and of sight now and then; how many actions were played.

    No further game is begun once `enough` actions have been played.
    """
    game = variant.game
    options = pack_options(game, variant.players, read_options(game.options, variant.options))
    facts = np.array(
        [variant.players, game.max_legal, game.max_length, game.is_simultaneous, game.is_real_time, enough], np.int64
    )
    room = np.zeros(5, game.state_type).view(np.recarray)
    raw = np.asarray(room).view(np.uint8).reshape(5, -1)
    report = np.zeros(4, np.int64)
    check_games(
        options, facts, np.array(variant.sides(), np.int64), seed, games, sight_every, room, raw,
        np.zeros(game.action_count, np.int8), room_for_moves(game), new_rng(seed), np.zeros(variant.players), report,
    )  # fmt: skip
    error, broken_seed, played = (int(number) for number in report[:3])
    what = describe(game, error)
    assert error == 0, f"{variant.name}: {what} (random game of seed {broken_seed}, after {played} actions)"
    return int(report[3])


def describe(game: Game, error: int) -> str:
    """An error code in words."""
    if error > GUESS:
        return f"a resampled state is unsound: {name_of(game, error - GUESS)}"
    return name_of(game, error - UNSOUND) if error > UNSOUND else ERRORS.get(error, "")


def picks_fairly(variant: Variant, seed: int) -> None:
    """`pick` chooses every legal action as often as any other, and nothing else."""
    rng, moves = new_rng(seed), room_for_moves(variant.game)
    for match in moments(variant, seed, most=8):
        for seat in match.actors():
            offered, counts = match.legal(seat), np.zeros(variant.game.action_count, np.int64)
            failed = tally(match.state, seat, rng, moves, counts, 100 * len(offered))
            one = f"{at(variant, match)}: for {who(seat)}, pick"
            assert not failed, f"{one} chose an action that does not exist"
            stray = set(np.flatnonzero(counts).tolist()) - set(offered)
            assert not stray, f"{one} chose {stray}, which are not legal"
            chi, freedom = float(((counts[offered] - 100) ** 2 / 100).sum()), len(offered) - 1
            assert chi <= freedom + 5 * (2 * freedom) ** 0.5 + 5, f"{one} prefers some: {counts[offered].tolist()}"
