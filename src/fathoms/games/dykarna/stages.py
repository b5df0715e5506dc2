"""Stages of Dykarna for GPUs, which play games at the same stage side by side."""

from fathoms.core.contract import Staging
from fathoms.core.rule import rule
from fathoms.games.dykarna.actions import DEED, DEEDS, DRIVE, LEAVE_BOAT, PASS, TRUDGE, WALK, WALK_PAST
from fathoms.games.dykarna.moves import step_target
from fathoms.games.dykarna.state import GOLDFISH, MOVING, OVER, SHORE

# What a move does: first what is not a step.
WISH_MOVES = OVER  # before: the phases, for what is chosen in them
DRIVES = OVER + 1
PASSES = OVER + 2
TRUDGES = OVER + 3
WALKS = OVER + 4
STEPS = OVER + 5  # to a tile that keeps a diver, + 1 to one that does more, + 2 if it lies face down
LANDS = STEPS + 4
LEAVES = LANDS + 1  # a boat, with the same five kinds

STAGING = Staging(stages=OVER, effects=LEAVES + 5, registers=96, vast=True)


@rule
def stage(s, seat):
    """Placing a boat, moving, or a choice in the middle of a move."""
    return int(s.phase)


@rule
def effect(s, seat, action):
    """A choice, or what a move does; where a diver steps, by the tile there."""
    if s.phase != MOVING:
        return int(s.phase)
    if action > PASS:
        return WALKS if action >= WALK_PAST else WISH_MOVES
    if action >= DRIVE:
        return PASSES if action == PASS else DRIVES
    deed = (action - DEED) % DEEDS
    if deed >= TRUDGE:
        return WALKS if deed >= WALK else TRUDGES
    to, _ = step_target(s, action)
    tile, first = int(s.tile[to]), LEAVES if deed == LEAVE_BOAT else STEPS
    if tile == SHORE:
        return first + LANDS - STEPS
    if tile < 0:
        tile, first = -tile, first + 2
    return first + 1 if tile >= GOLDFISH else first
