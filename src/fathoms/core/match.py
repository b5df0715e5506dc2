"""One game being played from Python: the place where everything asked for is checked before the rules see it."""

from collections.abc import Mapping
from copy import copy as shallow_copy
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fathoms.core.compiled_calls import LIST, NOBODY, REFUSED, SEAT_BITS, UNKNOWN, compiled_calls, scores_and_shares
from fathoms.core.game import CLOCK, SPECTATOR, Game, seats_in
from fathoms.core.options import Value, read_options
from fathoms.core.refusal import Refusal
from fathoms.core.rng import SEEDS
from fathoms.core.structs import Buffer, Record, buffer_of, copy_record, new_buffer, new_record

EVERYONE = (1 << SEAT_BITS) - 1
MANY = 10_000  # moves that differ, of all games together


class Move(NamedTuple):
    """One action by one seat."""

    seat: int
    action: int


@lru_cache(maxsize=MANY)
def _move(seat: int, action: int) -> Move:
    """The same one whenever it is played: a game may be long, and then a move takes 8 bytes instead of 120."""
    return Move(seat, action)


def pack_options(game: Game, players: int, values: Mapping[str, Value]) -> Record:
    """Checked options as the record the rules read."""
    packed_values = new_record(game.options_type)
    packed_values.players = game.check_players(players)
    for option in game.options:
        if option.field is not None:
            packed_values[option.name] = option.pack(values[option.name], players)
    game.derive_options(values, packed_values)
    return packed_values


def packed_options(game: Game, players: int, options: Mapping[str, object]) -> NDArray[Any]:
    """Options as compiled loops read them: checked, in an array of one record."""
    packed_values: NDArray[Any] = np.zeros(1, game.options_type)
    packed_values[0] = pack_options(game, players, read_options(game.options, options))
    return packed_values


@lru_cache
def _options_buffer(game: Game, players: int, values: tuple[tuple[str, Value], ...]) -> Buffer:
    """Packed options in a room, the same one for all matches that have them: rules only read it."""
    return buffer_of(pack_options(game, players, dict(values)))


class Match:
    """A game from set-up to its end. Holds the whole truth: what leaves it for anyone goes through `view`."""

    def __init__(self, game: Game, players: int, options: Mapping[str, object], seed: int) -> None:
        if not 0 <= seed < SEEDS:
            raise Refusal("seed-wrong", given=str(seed))
        self.game = game
        self.players = players
        self.options = read_options(game.options, options)
        self.seed = seed
        self.moves: list[Move] = []
        self._calls = compiled_calls(game)
        self._buffer = np.zeros(1, game.state_type)
        self._state_was_taken = False
        self._legal = np.zeros(game.max_legal, np.int32)
        self._acting = int(
            self._calls.begin_match(self._buffer, seed, _options_buffer(game, players, tuple(self.options.items())))
        )
        self._listed, self._count = NOBODY, UNKNOWN  # whose legal actions are in `_legal`, and how many

    @property
    def state(self) -> Record:
        """The whole truth. Callers may write to it, so from then on the rules are asked every time."""
        self._state_was_taken = True
        return self._buffer[0]

    @state.setter
    def state(self, record: Record) -> None:
        self._state_was_taken = True
        self._buffer = buffer_of(record)

    @property
    def number(self) -> int:
        """How many actions have been played; views are numbered by it."""
        return len(self.moves)

    @property
    def over(self) -> bool:
        return self._actors() == 0

    def actors(self) -> list[int]:
        """The seats that may act now."""
        return seats_in(self._actors())

    def _actors(self) -> int:
        if self._state_was_taken:
            self._acting, self._listed = (
                int(self._calls.play_turn(self._buffer, NOBODY, LIST, self._legal, UNKNOWN)),
                NOBODY,
            )
        return self._acting

    def legal(self, seat: int) -> list[int]:
        """What `seat` may do now."""
        actions: list[int] = self.choices(seat).tolist()
        return actions

    def choices(self, seat: int) -> NDArray[np.int32]:
        """The same as an array, for readers in a hurry: it is written over when the next action is played."""
        if seat < 0 or not self._actors() >> seat & 1:
            return self._legal[:0]
        if self._listed != seat:
            self._count = int(self._calls.play_turn(self._buffer, int(seat), LIST, self._legal, UNKNOWN))
            self._listed = seat
        return self._legal[: self._count]

    def check(self, seat: int, action: int) -> None:
        """Refuse an action that cannot be played now, and say why."""
        if action in self.legal(seat):
            return
        if self.over:
            raise Refusal("move-game-over")
        if seat != CLOCK and not 0 <= seat < self.players:
            raise Refusal("move-no-such-seat", seat=seat)
        if not self._actors() >> seat & 1:
            raise Refusal("move-not-your-turn")
        is_action = 0 <= action < self.game.action_count
        raise Refusal(self.game.voice.why_not(self.view(seat), seat, action) if is_action else "move-unknown")

    def play(self, seat: int, action: int) -> None:
        """Play an action, or refuse it and leave everything as it was."""
        seat, action = int(seat), int(action)
        answer = REFUSED
        if seat >= 0 and action >= 0 and self._actors() >> seat & 1:
            count = self._count if self._listed == seat else UNKNOWN
            answer = int(self._calls.play_turn(self._buffer, seat, action, self._legal, count))
        if answer == REFUSED:
            self._listed = NOBODY
            self.check(seat, action)
            raise RuntimeError(f"{self.game.name} lists action {action} one time, and not the next")
        self._acting, self._count = answer & EVERYONE, answer >> SEAT_BITS
        self._listed = self._acting.bit_length() - 1 if self._count else NOBODY
        self.moves.append(_move(seat, action))

    def fork(self) -> "Match":
        """A match of its own that stands where this one does."""
        twin = shallow_copy(self)
        twin.moves = list(self.moves)
        twin._buffer, twin._legal = buffer_of(copy_record(self._buffer[0])), self._legal.copy()
        return twin

    def restore(self, earlier: "Match") -> None:
        """Stand where a fork of this match was made."""
        self.__dict__.update(earlier.fork().__dict__)

    def view(self, viewer: int = SPECTATOR) -> Record:
        """What `viewer` sees now."""
        return self._write_view(viewer, False)

    def info_state(self, seat: int) -> Record:
        """What `seat` sees now and has lawfully seen before: for bots, never for a person's screen."""
        return self._write_view(seat, True)

    def _write_view(self, viewer: int, recalling: bool) -> Record:
        out = new_buffer(self.game.state_type)
        self._calls.write_view(self._buffer, int(viewer), recalling, out)
        return out[0]

    def show(self, viewer: int, out: Buffer) -> None:
        """Write what `viewer` sees now to an empty room."""
        self._calls.write_view(self._buffer, int(viewer), False, out)

    def scores(self) -> list[int]:
        return scores_and_shares(self._buffer[0], self.players)[0]

    def shares(self) -> list[float]:
        """Each seat's share of the win; all zero while the game goes on."""
        return scores_and_shares(self._buffer[0], self.players)[1]
