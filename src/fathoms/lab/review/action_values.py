"""What actions are worth to everyone, on the same sample of worlds: the compiled part of a review.

A world is what a seat cannot see, filled in at random; or, for someone who knew all, the truth with another future. In
each world every action is played, and the game goes on as a search would have it; what everyone's chance is then counts
for everyone alike, so that the chances of all sides add up to one.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from fathoms.bots.search_tree import ROOT, STATE, SearchTree, backpropagate, descend_tree, play_out
from fathoms.core.rng import numbered_seed, reseed, seed_rng
from fathoms.core.rule import rule
from fathoms.core.verbs import actors, apply, quick_value, resample
from fathoms.lab.counting.tally import SURE


class Scale(NamedTuple):
    """How a state is turned into chances."""

    sides: NDArray[np.int64]  # of each seat, the first seat of its side
    curve: NDArray[np.int64]  # from a glance to a chance, see `lab/counting/chances.py`


class Sums(NamedTuple):
    """What was found, added up over the worlds; a row for each action."""

    chances: NDArray[np.float64]  # (actions, seats) everyone's chance
    squares: NDArray[np.float64]  # (actions, seats) and the square of it
    leads: NDArray[np.float64]  # (actions,) by how much it was better for the seat than the first action
    spread: NDArray[np.float64]  # (actions,) and the square of that


def new_sums(actions: int, seats: int) -> Sums:
    return Sums(*np.zeros((2, actions, seats)), *np.zeros((2, actions)))


@rule
def chances_in(room, scale, out):
    """Everyone's chance in the room's STATE, after `learn`: of a game that is over, its result."""
    s = room.records[STATE]
    seats = scale.sides.size
    if actors(s) == 0:
        for seat in range(seats):
            out[seat] = room.shares[seat]
        return
    total, count = 0.0, 0
    for seat in range(seats):
        if scale.sides[seat] == seat:
            said = min(max(quick_value(s, seat), 0.0), 1.0)
            out[seat] = scale.curve[int(said * SURE + 0.5)]
            total += out[seat]
            count += 1
    for seat in range(seats):
        if scale.sides[seat] == seat:
            out[seat] = out[seat] / total if count > 1 and total > 0 else out[seat] / SURE
        else:
            out[seat] = out[scale.sides[seat]]


@rule
def sample_world(room, viewer, knowing):
    """Put a world into the room's STATE: what `viewer` does not know at random, or only what comes."""
    records = room.records
    records[STATE] = records[ROOT]
    s = records[STATE]
    if knowing:
        reseed(s.rng, room.rng)
    else:
        resample(s, viewer, room.rng)


@rule
def value_actions(tree, room, seat, actions, style, scale, key, first, last, knowing, now, sums):
    """Play every action of `seat` in the worlds `first` .. `last`-1, all with the same luck, and add up what comes."""
    seats = scale.sides.size
    for world in range(first, last):
        luck = numbered_seed(room.rng, key, world)
        usual = 0.0
        for i in range(actions.size):
            seed_rng(room.rng, luck)
            sample_world(room, seat, knowing)
            apply(room.records[STATE], seat, actions[i])
            backpropagate(tree, room, play_on(tree, room, style), seat, style)
            chances_in(room, scale, now)
            for other in range(seats):
                sums.chances[i, other] += now[other]
                sums.squares[i, other] += now[other] * now[other]
            if i == 0:
                usual = now[seat]
            lead = now[seat] - usual
            sums.leads[i] += lead
            sums.spread[i] += lead * lead


@rule
def value_position(tree, room, viewer, style, scale, key, worlds, now, sums):
    """What everyone's chances are before anything is chosen, as far as `viewer` can know."""
    for world in range(worlds):
        seed_rng(room.rng, numbered_seed(room.rng, key, world))
        sample_world(room, viewer, False)
        backpropagate(tree, room, play_on(tree, room, style), 0, style)
        chances_in(room, scale, now)
        for seat in range(scale.sides.size):
            sums.chances[0, seat] += now[seat]
            sums.squares[0, seat] += now[seat] * now[seat]


@rule
def play_on(tree, room, style):
    """Play the room's STATE on along the tree and then as far as the search looks; how many choices the tree made."""
    depth = descend_tree(tree, room, style)
    play_out(room, style)
    return depth


def clear_tree(tree: SearchTree) -> None:
    """Forget all nodes, and keep the arrays."""
    edges = int(tree.first[tree.nodes[0]])
    tree.visits[:edges] = 0
    tree.value_sums[:edges] = 0
    tree.slots[:] = 0
    tree.nodes[0] = 0
