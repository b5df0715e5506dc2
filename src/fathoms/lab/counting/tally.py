"""What is counted while games are played: whole numbers only, so that it adds up to the same in any order.

A study keeps a tally for each of its batches; a game belongs to the batch of its number. How much the batches differ
says how sure a figure is, whatever the figure is made of.
"""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fathoms.core.game import Game
from fathoms.core.structs import Record
from fathoms.lab.counting.histogram import BINS

BATCHES = 40
WIN = 2520  # a whole win, in parts: up to ten can share it evenly
SURE = 1024  # a chance of one, in whole numbers
STEPS = 32  # bins of chances
QUARTERS = 4  # of a game
COURSE = 20  # moments of a game at which the winner's chance is noted
POINTS = 256  # bins of points
LEAST = -32  # the points of the first bin

Tallies = NDArray[Any]  # (BATCHES,) tallies


@cache
def tally_type(game: Game) -> np.dtype[Any]:
    """All that is counted in one batch of games."""
    seats, parts = max(game.players), max(1, game.lab.parts.count)
    return np.dtype(
        (
            np.record,
            np.dtype(
                [
                    ("games", np.int64),
                    ("wins", np.int64, (seats,)),  # in parts of a win
                    ("together", np.int64, (seats, seats)),  # products of two seats' parts
                    # Length
                    ("decisions", np.int64, (BINS,)),  # games with so many
                    ("decided", np.int64),  # decisions in all
                    ("turned", np.int64),  # turns in all
                    ("rounded", np.int64),
                    ("waits", np.int64, (seats,)),  # times that a seat acted again
                    ("waited", np.int64, (seats,)),  # decisions of others in between
                    ("alone", np.int64),  # decisions, each divided by how many could have acted: thousandths
                    # Ends
                    ("ends", np.int64, (len(game.lab.ends),)),
                    ("shared", np.int64),  # games with several winning sides
                    ("unwon", np.int64),  # games that nobody has won
                    ("cut", np.int64),  # games as long as a game can be
                    # Points
                    ("points", np.int64, (seats, POINTS)),
                    ("scored", np.int64, (seats,)),
                    ("margins", np.int64),
                    # What follows is counted in some of the games, those that were looked at closely
                    ("close", np.int64),
                    ("choices", np.int64, (BINS,)),  # decisions with so many legal actions
                    ("chosen", np.int64),  # legal actions in all
                    ("changed", np.int64),  # changes of the lead
                    ("won", np.int64),  # games with one winning side
                    ("decisive", np.int64, (COURSE + 1,)),  # those in which the winner took the lead for good then
                    ("lowest", np.int64, (STEPS + 1,)),  # those in which this was the lowest glance at the winner
                    ("course", np.int64, (COURSE, STEPS + 1)),  # glances at the winner, by moments of the game
                    ("guessed", np.int64, (QUARTERS, STEPS + 1)),  # glances, by quarter and by what they said
                    ("came", np.int64, (QUARTERS, STEPS + 1)),  # what came of those, in parts of a win
                    ("squared", np.int64, (QUARTERS,)),  # squares of what came of them
                    ("missed", np.int64, (QUARTERS,)),  # squares of how far off they were
                    ("seen", np.int64, (STEPS + 1,)),  # games in which a glance said this
                    ("met", np.int64, (parts,)),  # how often each part was met
                    ("games_met", np.int64, (parts,)),  # in how many games
                    ("before", np.int64, (parts, STEPS + 1)),  # the glance at the side that met it, just before
                    ("gained", np.int64, (parts,)),  # what came of the game for that side, in parts of a win
                ],
                align=True,
            ),
        )
    )


def new_tallies(game: Game) -> Tallies:
    return np.zeros(BATCHES, tally_type(game))


def add_tallies(one: Tallies, other: Tallies) -> None:
    """Add the other tallies to the first ones, batch by batch."""
    numbers_in(one)[:] += numbers_in(other)


def numbers_in(tallies: Tallies) -> NDArray[np.int64]:
    """All numbers of each tally in a row."""
    return tallies.view(np.int64).reshape(len(tallies), -1)


def all_batches(tallies: Tallies) -> Record:
    """All batches together."""
    return numbers_in(tallies).sum(axis=0).view(tallies.dtype)[0]


def leave_one_out(tallies: Tallies) -> list[Record]:
    """All batches but one, for each that has games in it: what the jackknife wants."""
    total = numbers_in(tallies).sum(axis=0)
    return [(total - row).view(tallies.dtype)[0] for row in numbers_in(tallies)[tallies["games"] > 0]]
