"""Bots that play Tubyrinth like people: they know a pipeline for every board, and take their time to find it.

The boards are public, so knowing their pipelines is no cheating; what makes a bot fair is its pace. A bot goes for
5, 6 or 7 tiles, and lays them from the start on. Each tile and the call is a *step*; the time of a step is drawn
at random around a mean that depends on the board's grade, the number of tiles and the level. Weaker bots sometimes call
one tile too soon.

At a table, a bot makes a `plan`: to wait for this many seconds and then take a step. In simulations there is no time
but the clock's beats: asked once or several times a beat, `greedy` answers with a step or with THINK, so that as many
steps fall on a beat as the mean says.
"""

import math
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fathoms.core.game import CLOCK
from fathoms.core.rng import WORD, draw, mix_bits
from fathoms.core.rule import rule
from fathoms.core.structs import Record
from fathoms.games.tubyrinth.actions import CALL, PLACE, SAY_READY, TAKE, THINK, TICK
from fathoms.games.tubyrinth.boards import GRADES, OWN, SIZES
from fathoms.games.tubyrinth.drawn_board import GRADE, ORDER, PIPELINE
from fathoms.games.tubyrinth.judge import find_clashes, has_clash, laid_tiles
from fathoms.games.tubyrinth.state import BEAT, CHANGES, GLASS, HOUSE, LEVELS, READY, ROOKIE
from fathoms.games.tubyrinth.tiles import PLACEMENTS, TILE_COUNT

UNKNOWN = -1

BOTS: dict[str, Any] = HOUSE["bots"]
GRADE_TIME = np.array([BOTS["grade"][grade] for grade in GRADES], np.int64)  # seconds
ROOKIE_TIME = BOTS["grade"]["rookie"]
SIZE_TIME = np.array([BOTS["size"][str(size)] for size in SIZES], np.int64)  # percent
PACE = np.array([BOTS[level]["pace"] for level in LEVELS], np.int64)  # percent
HURRY = np.array([BOTS[level]["hurry"] for level in LEVELS], np.int64)  # percent
SLIP = np.array([BOTS[level]["slip"] for level in LEVELS], np.int64)  # of 1000
SIZE_TASTE = np.array([BOTS[level]["sizes"] for level in LEVELS], np.int64)  # percent for 5, 6 and 7 tiles


@rule
def greedy(s, seat, rng, out):
    """A step, or THINK, for `seat`, from its view in `s`."""
    if seat == CLOCK:
        return TICK
    if s.phase == READY:
        return SAY_READY
    if s.round_time and draw(rng, 1000) >= step_chance(s, seat):
        return THINK
    return next_step(s, seat, rng)


@rule
def step_chance(s, seat):
    """The chance in 1000 that a bot takes a step when asked.

    The clock is asked as often as a bot that has not thought yet: half of the time it comes first. A bot that takes a
    step with chance q whenever it is asked takes (q/2) / (1 - q/2) steps a beat; we want as many as the mean says.
    """
    steps_per_beat = 1000 * 1000 * BEAT // step_time(s, seat)  # steps a beat, in thousandths
    return min(1000, 2 * steps_per_beat * 1000 // (1000 + steps_per_beat))


@rule
def step_time(s, seat):
    """The mean time of a step, in thousandths of a second."""
    size, level = max(0, chosen_size(s, seat)), int(s.level)
    whole = ROOKIE_TIME if s.mode == ROOKIE else int(GRADE_TIME[GRADE[s.board[seat]]])
    percent = int(SIZE_TIME[size]) * int(PACE[level])
    if s.phase == GLASS:
        percent = percent * int(HURRY[level]) // 100
    return whole * percent // 10 // (size + 6)  # as many steps as tiles, and the call


@rule
def chosen_size(s, seat):
    """How many tiles a bot goes for this round, less 5: by taste, but the same whenever it is asked.

    UNKNOWN: with strict joins there may be no pipeline it knows that will do, and no one knows one for a drawn board.
    """
    tale = int(s.round_number) * 8 + seat  # everyone's boards and points are in it, so that no seat has lucky ones
    for other in range(int(s.players)):
        tale = (tale * 1009 + int(s.board[other]) * 64 + int(s.points[other])) & WORD
    whim = mix_bits(tale) % 100
    size = 0
    while size < 2 and whim >= SIZE_TASTE[s.level, size]:
        whim -= int(SIZE_TASTE[s.level, size])
        size += 1
    for _ in range(len(SIZES)):
        if knows_pipeline(s, seat, size):
            return size
        size = (size + 1) % len(SIZES)
    return UNKNOWN


@rule
def known_placement(board, size, tile):
    """Where a tile lies in the pipeline that bots know for a board and a size. (A rule of its own as `cells_at` is.)"""
    return int(PIPELINE[board, size, tile])


@rule
def knows_pipeline(s, seat, size):
    """Whether a bot knows a pipeline of that size that counts."""
    if s.board[seat] == OWN:
        return False
    pipeline = PIPELINE[s.board[seat], size]
    clash = s.strict != 0 and has_clash(find_clashes(pipeline), laid_tiles(pipeline))
    return int(s.wanted) >> (size + 5) & 1 == 1 and not clash


@rule
def next_step(s, seat, rng):
    """A bot's next action: take back a tile that is in the way, lay the next one from the start, or call."""
    board, size = int(s.board[seat]), chosen_size(s, seat)
    if size == UNKNOWN:
        return THINK if s.round_time else CALL
    if s.changes[seat] < CHANGES:
        for tile in range(TILE_COUNT):
            if s.laid[seat, tile] and s.laid[seat, tile] != known_placement(board, size, tile):
                return TAKE + tile
        for place in range(size + 5):
            tile = int(ORDER[board, size, place])
            if not s.laid[seat, tile]:
                last = place == size + 4
                if last and draw(rng, 1000) < SLIP[s.level]:
                    return CALL
                return PLACE + tile * PLACEMENTS + known_placement(board, size, tile) - 1
    elif s.round_time and not is_pipeline_laid(s, seat, board, size):
        return THINK
    return CALL


@rule
def is_pipeline_laid(s, seat, board, size):
    """Whether the whole pipeline is laid."""
    matching_tiles = 0
    for tile in range(TILE_COUNT):
        matching_tiles += s.laid[seat, tile] == known_placement(board, size, tile)
    return matching_tiles == TILE_COUNT


class BotPlan(NamedTuple):
    """What a bot at a table does next, and when."""

    seconds: float
    action: int


def plan(info_state: Record, seat: int, rng: NDArray[np.int64]) -> BotPlan:
    """How long a bot at a table waits, and what it does then, if the round is still going on."""
    if info_state.phase == READY:
        return BotPlan(2 + draw(rng, 4000) / 1000, SAY_READY)
    chance = (draw(rng, 1 << 30) + 1) / (1 << 30)
    return BotPlan(-math.log(chance) * int(step_time(info_state, seat)) / 1000, int(next_step(info_state, seat, rng)))
