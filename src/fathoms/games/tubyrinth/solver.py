"""The solver: every correct pipeline of a board, by its number of tiles. (TUB-19)

A solution is a set of placements of tiles that all count: it connects start and end, and would not without any one
of them. In such a set the shortest way for the water passes every tile, and no pipe on it is joined to another but
the one before and the one after. So the search lays a pipeline tile by tile from the start, gives up as soon as a
new tile is joined to an earlier one, and finds every solution exactly once:
- a tile joined to the one before by two doors is laid through the first of them only;
- where either pipe of the twin would do, only the first one is used.

What makes it fast is a table made before the search: for every port and every set of tiles still in hand, with how
many more tiles the end could be reached if tiles were allowed to overlap.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fathoms.core.rule import rule
from fathoms.games.tubyrinth.judge import (
    all_tiles_needed,
    connects,
    find_joins,
    laid_tiles,
    pipe_at_port,
    pipes_of_tiles,
)
from fathoms.games.tubyrinth.tiles import (
    ALL_TILES,
    AT,
    CELLS,
    FACING,
    MASK,
    MOST_OPENINGS,
    OPENINGS,
    PIPE_OF,
    PIPES,
    PLACEMENTS,
    PORTS,
    TILE_COUNT,
    TWIN,
    TWIN_B,
)

MOST_ENTRIES = 2 * 26  # ways to enter a port: 26 openings on the tiles, each turned over or not
SIZES = (5, 6, 7)
UNLIMITED = 1 << 40


def make_entries() -> tuple[NDArray[np.int16], NDArray[np.int16], NDArray[np.int8]]:
    """For each port: how many placements have an opening there, which (tile * 512 + placement), and which opening."""
    count = np.zeros(PORTS, np.int16)
    entry_spots, entry_openings = np.zeros((PORTS, MOST_ENTRIES), np.int16), np.zeros((PORTS, MOST_ENTRIES), np.int8)
    for spot in np.flatnonzero(MASK).tolist():
        shape, corner = divmod(spot, CELLS)
        for opening_index in range(OPENINGS[shape]):
            port = int(AT[shape, opening_index]) + corner * 4
            entry_spots[port, count[port]], entry_openings[port, count[port]] = spot, opening_index
            count[port] += 1
    return count, entry_spots, entry_openings


ENTRIES, ENTRY_SPOT, ENTRY_OPENING = make_entries()


class SolverScratch(NamedTuple):
    """Scratch space of the search. A *step* is one pipe on the way from the start."""

    entries: NDArray[np.int16]  # [port]: placements on free ground that can be entered there
    spot: NDArray[np.int16]  # [port, entry]: tile * 512 + placement
    entered_opening: NDArray[np.int8]  # [port, entry]: the opening that is entered
    reach: NDArray[np.int16]  # [tiles in hand, port]: bit n = the end may be reached with n more of them
    reach_twin: NDArray[np.int16]  # the same if the twin is laid, and one pipe of it may be passed yet
    placements: NDArray[np.int16]  # [tile]: 1 + placement
    pipe: NDArray[np.int8]  # [step]: the pipe passed
    mask: NDArray[np.int64]  # [step]: cells taken by all tiles up to this one
    hand: NDArray[np.int16]  # [step]: tiles left in hand after it
    doors: NDArray[np.int16]  # [step, door]: ports entered from it
    door_count: NDArray[np.int8]  # [step]
    door: NDArray[np.int8]  # [step]: the door tried now
    entry: NDArray[np.int16]  # [step]: the entry behind that door to be tried next
    passed_step: NDArray[np.int8]  # [port]: 1 + the step whose pipe has an opening there


def new_scratch() -> SolverScratch:
    steps = PIPES + 1
    return SolverScratch(
        np.zeros(PORTS, np.int16),
        np.zeros((PORTS, MOST_ENTRIES), np.int16),
        np.zeros((PORTS, MOST_ENTRIES), np.int8),
        np.zeros((ALL_TILES + 1, PORTS), np.int16),
        np.zeros((ALL_TILES + 1, PORTS), np.int16),
        np.zeros(TILE_COUNT, np.int16),
        np.zeros(steps, np.int8),
        np.zeros(steps, np.int64),
        np.zeros(steps, np.int16),
        np.zeros((steps, MOST_OPENINGS), np.int16),
        np.zeros(steps, np.int8),
        np.zeros(steps, np.int8),
        np.zeros(steps, np.int16),
        np.zeros(PORTS, np.int8),
    )


@rule
def list_entries(scratch, ground):
    """List the placements on free ground, by the port they can be entered at."""
    for port in range(PORTS):
        scratch.entries[port] = 0
        for entry in range(int(ENTRIES[port])):
            spot = int(ENTRY_SPOT[port, entry])
            if MASK[spot] & ground == 0:
                scratch.spot[port, scratch.entries[port]] = spot
                scratch.entered_opening[port, scratch.entries[port]] = ENTRY_OPENING[port, entry]
                scratch.entries[port] += 1


@rule
def fill_reach(scratch, end):
    """Fill `reach` and `reach_twin`, for sets of tiles from the empty one upwards."""
    for hand in range(ALL_TILES + 1):
        for port in range(PORTS):
            scratch.reach[hand, port] = sizes_through(scratch, port, hand, False, end)
        if not hand >> TWIN & 1:
            for port in range(PORTS):
                scratch.reach_twin[hand, port] = sizes_through(scratch, port, hand, True, end)


@rule
def sizes_through(scratch, port, hand, twin_open, end):
    """With how many more tiles of the hand water that enters a port may get to the end, as a bit set.

    With `twin_open` the twin lies somewhere already: one pipe of it may still be passed without laying a tile.
    """
    sizes = 0
    for entry in range(int(scratch.entries[port])):
        spot = int(scratch.spot[port, entry])
        tile = spot // PLACEMENTS
        is_passing = twin_open and tile == TWIN
        if not is_passing and not hand >> tile & 1:
            continue
        shape, corner = spot // CELLS, spot % CELLS
        entry_opening = int(scratch.entered_opening[port, entry])
        for opening_index in range(int(OPENINGS[shape])):
            if opening_index == entry_opening or PIPE_OF[shape, opening_index] != PIPE_OF[shape, entry_opening]:
                continue
            exit_port = int(AT[shape, opening_index]) + corner * 4
            across = int(FACING[exit_port])
            if across < 0:
                sizes_beyond = 1 if exit_port == end else 0
            elif is_passing:
                sizes_beyond = int(scratch.reach[hand, across])
            elif tile == TWIN or twin_open:
                sizes_beyond = int(scratch.reach_twin[hand & ~(1 << tile), across])
            else:
                sizes_beyond = int(scratch.reach[hand & ~(1 << tile), across])
            sizes |= sizes_beyond if is_passing else sizes_beyond << 1
    return sizes


@rule
def may_reach_end(scratch, port, hand, tiles_used, sizes):
    """Whether the end may be reached through this port with a number of tiles that counts."""
    reachable_sizes = (
        int(scratch.reach_twin[hand, port]) if scratch.placements[TWIN] else int(scratch.reach[hand, port])
    )
    return (reachable_sizes << tiles_used) & sizes != 0


@rule
def opening_of_spare_twin(scratch, port, step):
    """The twin's opening at this port, if that pipe of it has not been passed yet; -1 = none."""
    if not scratch.placements[TWIN]:
        return -1
    shape, corner = (
        (TWIN * PLACEMENTS + int(scratch.placements[TWIN]) - 1) // CELLS,
        (int(scratch.placements[TWIN]) - 1) % CELLS,
    )
    for opening_index in range(int(OPENINGS[shape])):
        if int(AT[shape, opening_index]) + corner * 4 == port:
            for earlier in range(step):
                if scratch.pipe[earlier] == PIPE_OF[shape, opening_index]:
                    return -1
            return opening_index
    return -1


@rule
def is_joined_elsewhere(scratch, spot, pipe, step):
    """Is this pipe of a placement joined to one before the last, or to the last by an earlier door?"""
    shape, corner = spot // CELLS, spot % CELLS
    for opening_index in range(int(OPENINGS[shape])):
        if PIPE_OF[shape, opening_index] != pipe:
            continue
        port = int(AT[shape, opening_index]) + corner * 4
        across = int(FACING[port])
        if across < 0 or scratch.passed_step[across] == 0:
            continue
        if scratch.passed_step[across] != step:
            return True
        for door in range(int(scratch.door[step - 1])):
            if scratch.doors[step - 1, door] == port:
                return True
    return False


@rule
def mark_openings(scratch, spot, pipe, value):
    """Mark the openings of a pipe as passed by a step (`value`), or clear the marks (0)."""
    shape, corner = spot // CELLS, spot % CELLS
    for opening_index in range(int(OPENINGS[shape])):
        if PIPE_OF[shape, opening_index] == pipe:
            scratch.passed_step[int(AT[shape, opening_index]) + corner * 4] = value


@rule
def spot_of_pipe(scratch, pipe):
    """Where the tile of a pipe lies: tile * 512 + placement."""
    tile = TWIN if pipe == TWIN_B else pipe
    return tile * PLACEMENTS + int(scratch.placements[tile]) - 1


@rule
def reaches_end(spot, pipe, end):
    """Has this pipe an opening at the end?"""
    shape, corner = spot // CELLS, spot % CELLS
    for opening_index in range(int(OPENINGS[shape])):
        if PIPE_OF[shape, opening_index] == pipe and int(AT[shape, opening_index]) + corner * 4 == end:
            return True
    return False


@rule
def list_doors(scratch, step, spot, entry_opening, pipe, sizes):
    """List the ways on from a pipe that has just been entered."""
    shape, corner = spot // CELLS, spot % CELLS
    hand = int(scratch.hand[step])
    tiles_used = 0
    for tile in range(TILE_COUNT):
        tiles_used += 1 - (hand >> tile & 1)
    doors = 0
    for opening_index in range(int(OPENINGS[shape])):
        if opening_index == entry_opening or PIPE_OF[shape, opening_index] != pipe:
            continue
        across = int(FACING[int(AT[shape, opening_index]) + corner * 4])
        if across < 0:
            continue
        is_occupied = scratch.mask[step] >> (across // 4) & 1
        spare_twin = is_occupied and opening_of_spare_twin(scratch, across, step + 1) >= 0
        if spare_twin or (not is_occupied and may_reach_end(scratch, across, hand, tiles_used, sizes)):
            scratch.doors[step, doors] = across
            doors += 1
    scratch.door_count[step] = doors
    scratch.door[step] = 0
    scratch.entry[step] = 0


@rule
def enter_pipe(scratch, step, spot, entry_opening, new_tile, end, sizes):
    """Pass a pipe as the next step; returns whether it reaches the end of the pipeline."""
    tile = spot // PLACEMENTS
    pipe = int(PIPE_OF[spot // CELLS, entry_opening])
    scratch.pipe[step] = pipe
    scratch.mask[step] = scratch.mask[step - 1]
    scratch.hand[step] = scratch.hand[step - 1]
    if new_tile:
        scratch.placements[tile] = spot % PLACEMENTS + 1
        scratch.mask[step] |= MASK[spot]
        scratch.hand[step] &= ~(1 << tile)
    mark_openings(scratch, spot, pipe, step + 1)
    if reaches_end(spot, pipe, end):
        scratch.door_count[step] = 0
        scratch.door[step] = 0
        scratch.entry[step] = 0
        return True
    list_doors(scratch, step, spot, entry_opening, pipe, sizes)
    return False


@rule
def leave_step(scratch, step):
    """Go back one step."""
    pipe = int(scratch.pipe[step])
    mark_openings(scratch, spot_of_pipe(scratch, pipe), pipe, 0)
    tile = TWIN if pipe == TWIN_B else pipe
    if scratch.hand[step] != scratch.hand[step - 1]:
        scratch.placements[tile] = 0


@rule
def is_solution(scratch, start, end, step):
    """Whether every tile is needed, and this is the one way to find the solution that we count."""
    tiles = laid_tiles(scratch.placements)
    joins = find_joins(scratch.placements)
    source, drain = pipe_at_port(scratch.placements, start), pipe_at_port(scratch.placements, end)
    if not all_tiles_needed(joins, tiles, source, drain):
        return False
    first_twin, second_twin = False, False
    for earlier in range(1, step + 1):
        first_twin |= scratch.pipe[earlier] == TWIN
        second_twin |= scratch.pipe[earlier] == TWIN_B
    if second_twin and not first_twin:
        return not connects(joins, pipes_of_tiles(tiles) & ~(1 << TWIN_B), source, drain)
    return True


@rule
def search_pipelines(scratch, ground, start, end, sizes, limit, counts, rows):
    """Count all solutions by size, and write them to `rows` as long as it has room; stop past `limit` of one size."""
    list_entries(scratch, ground)
    fill_reach(scratch, end)
    scratch.placements[:] = 0
    scratch.passed_step[:] = 0
    counts[:] = 0
    # Step 0 is the ground outside, with one door.
    scratch.mask[0] = ground
    scratch.hand[0] = ALL_TILES
    scratch.pipe[0] = -1
    scratch.doors[0, 0] = start
    scratch.door_count[0] = 1 if may_reach_end(scratch, start, ALL_TILES, 0, sizes) else 0
    scratch.door[0] = 0
    scratch.entry[0] = 0
    total, step = 0, 0
    while step >= 0:
        if scratch.door[step] >= scratch.door_count[step]:
            if step > 0:
                leave_step(scratch, step)
            step -= 1
            continue
        port = int(scratch.doors[step, scratch.door[step]])
        entry = int(scratch.entry[step])
        scratch.entry[step] += 1
        new_tile = not scratch.mask[step] >> (port // 4) & 1
        spot, entry_opening = -1, -1
        if new_tile:
            if entry < scratch.entries[port]:
                spot, entry_opening = int(scratch.spot[port, entry]), int(scratch.entered_opening[port, entry])
        elif entry == 0:
            entry_opening = opening_of_spare_twin(scratch, port, step + 1)
            spot = spot_of_pipe(scratch, TWIN)
        if spot < 0:  # everything behind this door has been tried
            scratch.door[step] += 1
            scratch.entry[step] = 0
            continue
        if new_tile and (not scratch.hand[step] >> (spot // PLACEMENTS) & 1 or MASK[spot] & scratch.mask[step]):
            continue
        if is_joined_elsewhere(scratch, spot, int(PIPE_OF[spot // CELLS, entry_opening]), step + 1):
            continue
        step += 1
        if enter_pipe(scratch, step, spot, entry_opening, new_tile, end, sizes):
            size = 0
            for tile in range(TILE_COUNT):
                size += 1 - (scratch.hand[step] >> tile & 1)
            if sizes >> size & 1 and is_solution(scratch, start, end, step):
                if total < rows.shape[0]:
                    for tile in range(TILE_COUNT):
                        rows[total, tile] = scratch.placements[tile]
                total += 1
                counts[size] += 1
                if counts[size] > limit:
                    return total
    return total


class Solutions(NamedTuple):
    """What the solver found."""

    counts: dict[int, int]  # for each wanted number of tiles
    rows: NDArray[np.int16]  # [solution, tile]: 1 + placement, 0 = the tile is not used
    complete: bool  # False: stopped early, there are more


def solve(ground: int, start: int, end: int, sizes: tuple[int, ...] = SIZES, limit: int = UNLIMITED) -> Solutions:
    """All solutions of a board with this many tiles; more than `limit` of one size stops the search.

    `ground` has a bit for each obstacle, `start` and `end` are ports.
    """
    scratch = new_scratch()
    counts: NDArray[np.int64] = np.zeros(TILE_COUNT + 1, np.int64)
    size_bits = sum(1 << size for size in sizes)
    rows: NDArray[Any] = np.zeros((8192, TILE_COUNT), np.int16)
    total = int(search_pipelines(scratch, np.int64(ground), start, end, size_bits, limit, counts, rows))
    if total > len(rows):
        rows = np.zeros((total, TILE_COUNT), np.int16)
        total = int(search_pipelines(scratch, np.int64(ground), start, end, size_bits, limit, counts, rows))
    return Solutions({size: int(counts[size]) for size in sizes}, rows[:total], all(counts[s] <= limit for s in sizes))
