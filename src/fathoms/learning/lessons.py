"""Lessons: batches of positions with what the expert makes of them, made where there is something to make them on."""

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fathoms.batch.cpu import cores
from fathoms.core.game import CLOCK, Game
from fathoms.core.learned.features import Features
from fathoms.core.learned.network import Brain, new_brain
from fathoms.core.match import packed_options
from fathoms.core.rng import stream
from fathoms.learning.expert import Lesson, Positions, Room, describe_some, weigh_some

CHOICES = 32  # actions of a position that are looked at, at most
CHUNK = 16  # positions a thread takes at a time, or all of a game


@dataclass(frozen=True)
class Plan:
    """How positions are found and how hard the expert thinks about them."""

    usual: int  # positions are among so many first decisions of a game
    slips: int = 10  # of a hundred actions on the way to one, how many are random
    horizon: int = 24  # actions that are played on
    worlds: int = 32
    margin: int = 50  # of a hundred parts of a finished game's worth, how many are for the outlook
    trust: int = 0  # of a hundred parts of a glance at the chances, how many are the network's
    each: int = 1  # positions of a game

    @property
    def numbers(self) -> NDArray[np.int64]:
        """In the order in which the compiled part reads them."""
        numbers = (self.usual, self.slips, self.horizon, self.worlds, self.margin, self.trust, self.each)
        return np.array(numbers, np.int64)


@dataclass(frozen=True)
class Student:
    """Weights of a network that is being taught."""

    weights: NDArray[np.int16]
    width: int
    deep: int


class School:
    """Gives lessons about one game with so many players, on the cores of this machine."""

    def __init__(self, game: Game, players: int, options: Mapping[str, object], n: int) -> None:
        assert game.features is not None, "asked for only where there are features"
        self.game, self.players, self.features, self.n = game, players, game.features, n
        self.options = packed_options(game, players, options)
        self.positions = self.arrays(np.zeros)

    def arrays(self, make: Any) -> Positions:
        """Room for a batch of positions."""
        n, features = self.n, self.features
        return Positions(
            minds=make(n, self.game.state),
            seats=make(n, np.int8),
            counts=make(n, np.int32),
            actions=make((n, CHOICES), np.int32),
            seen=make((n, features.most_seen), np.int16),
            acts=make((n, CHOICES, features.most_acts), np.int16),
            won=make(n, np.int32),
            watched=make((n, features.most_seen), np.int16),
            watcher_won=make(n, np.int32),
            worths=make((n, CHOICES), np.int64),
        )

    def lesson(self, seed: int, number: int, plan: Plan) -> Lesson:
        keys = [stream(seed, number, name) for name in ("games", "bots", "worlds")]
        return Lesson(np.array(keys, np.int64), self.options, plan.numbers)

    def give(
        self, seed: int, number: int, plan: Plan, scout: Student | None = None, player: Student | None = None
    ) -> Positions:
        """Lesson number so and so: the same seed, number, plan and students give the same lesson.

        The scout plays up to the positions, the player plays on from them; None: the greedy player does.
        """
        lesson, chunk = self.lesson(seed, number, plan), max(CHUNK - CHUNK % plan.each, plan.each)

        def work(first: int) -> None:
            room, last = self.room(), min(first + chunk, self.n)
            brain = brain_of(player, self.features)
            describe_some(first, last, lesson, room, brain_of(scout, self.features), brain, self.positions)
            weigh_some(first, last, lesson, room, brain, self.positions)

        work(self.n)  # compiles
        with ThreadPoolExecutor(cores()) as pool:
            list(pool.map(work, range(0, self.n, chunk)))
        return self.positions

    def room(self) -> Room:
        game = self.game
        return Room(np.zeros(4, game.state), np.zeros(game.moves, np.int32), np.zeros(2, np.int64), np.zeros(CLOCK + 1))


def brain_of(student: Student | None, features: Features) -> Brain | None:
    return None if student is None else new_brain(features, student.weights, student.width, student.deep)
