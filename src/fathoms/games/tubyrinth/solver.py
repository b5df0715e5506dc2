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
from fathoms.games.tubyrinth.judge import all_needed, connects, joins_of, pipe_at, pipes_in, tiles_laid
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
    placed, through = np.zeros((PORTS, MOST_ENTRIES), np.int16), np.zeros((PORTS, MOST_ENTRIES), np.int8)
    for spot in np.flatnonzero(MASK).tolist():
        shape, corner = divmod(spot, CELLS)
        for opening in range(OPENINGS[shape]):
            port = int(AT[shape, opening]) + corner * 4
            placed[port, count[port]], through[port, count[port]] = spot, opening
            count[port] += 1
    return count, placed, through


ENTRIES, ENTRY_SPOT, ENTRY_OPENING = make_entries()


class Room(NamedTuple):
    """Scratch space of the search. A *step* is one pipe on the way from the start."""

    entries: NDArray[np.int16]  # [port]: placements on free ground that can be entered there
    spot: NDArray[np.int16]  # [port, entry]: tile * 512 + placement
    opening: NDArray[np.int8]  # [port, entry]: the opening that is entered
    reach: NDArray[np.int16]  # [tiles in hand, port]: bit n = the end may be reached with n more of them
    reach_twin: NDArray[np.int16]  # the same if the twin is laid, and one pipe of it may be passed yet
    laid: NDArray[np.int16]  # [tile]: 1 + placement
    pipe: NDArray[np.int8]  # [step]: the pipe passed
    mask: NDArray[np.int64]  # [step]: cells taken by all tiles up to this one
    hand: NDArray[np.int16]  # [step]: tiles left in hand after it
    doors: NDArray[np.int16]  # [step, door]: ports entered from it
    door_count: NDArray[np.int8]  # [step]
    door: NDArray[np.int8]  # [step]: the door tried now
    entry: NDArray[np.int16]  # [step]: the entry behind that door to be tried next
    passed: NDArray[np.int8]  # [port]: 1 + the step whose pipe has an opening there


def make_room() -> Room:
    steps = PIPES + 1
    return Room(
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
def lay_of_the_land(room, ground):
    """Keep the placements that lie on free ground."""
    for port in range(PORTS):
        room.entries[port] = 0
        for entry in range(int(ENTRIES[port])):
            spot = int(ENTRY_SPOT[port, entry])
            if MASK[spot] & ground == 0:
                room.spot[port, room.entries[port]] = spot
                room.opening[port, room.entries[port]] = ENTRY_OPENING[port, entry]
                room.entries[port] += 1


@rule
def look_ahead(room, end):
    """Fill `reach` and `reach_twin`, for sets of tiles from the empty one upwards."""
    for hand in range(ALL_TILES + 1):
        for port in range(PORTS):
            room.reach[hand, port] = sizes_through(room, port, hand, False, end)
        if not hand >> TWIN & 1:
            for port in range(PORTS):
                room.reach_twin[hand, port] = sizes_through(room, port, hand, True, end)


@rule
def sizes_through(room, port, hand, twin_open, end):
    """With how many more tiles of the hand water that enters a port may get to the end, as a bit set.

    With `twin_open` the twin lies somewhere already: one pipe of it may still be passed without laying a tile.
    """
    sizes = 0
    for entry in range(int(room.entries[port])):
        spot = int(room.spot[port, entry])
        tile = spot // PLACEMENTS
        passing = twin_open and tile == TWIN
        if not passing and not hand >> tile & 1:
            continue
        shape, corner = spot // CELLS, spot % CELLS
        entered = int(room.opening[port, entry])
        for opening in range(int(OPENINGS[shape])):
            if opening == entered or PIPE_OF[shape, opening] != PIPE_OF[shape, entered]:
                continue
            leaves = int(AT[shape, opening]) + corner * 4
            across = int(FACING[leaves])
            if across < 0:
                further = 1 if leaves == end else 0
            elif passing:
                further = int(room.reach[hand, across])
            elif tile == TWIN or twin_open:
                further = int(room.reach_twin[hand & ~(1 << tile), across])
            else:
                further = int(room.reach[hand & ~(1 << tile), across])
            sizes |= further if passing else further << 1
    return sizes


@rule
def hopeful(room, port, hand, used, wanted):
    """Might the end be reached through this port with a wanted number of tiles?"""
    sizes = int(room.reach_twin[hand, port]) if room.laid[TWIN] else int(room.reach[hand, port])
    return (sizes << used) & wanted != 0


@rule
def opening_of_spare_twin(room, port, step):
    """The twin's opening at this port, if that pipe of it has not been passed yet; -1 = none."""
    if not room.laid[TWIN]:
        return -1
    shape, corner = (TWIN * PLACEMENTS + int(room.laid[TWIN]) - 1) // CELLS, (int(room.laid[TWIN]) - 1) % CELLS
    for opening in range(int(OPENINGS[shape])):
        if int(AT[shape, opening]) + corner * 4 == port:
            for earlier in range(step):
                if room.pipe[earlier] == PIPE_OF[shape, opening]:
                    return -1
            return opening
    return -1


@rule
def joined_elsewhere(room, spot, pipe, step):
    """Is this pipe of a placement joined to one before the last, or to the last by an earlier door?"""
    shape, corner = spot // CELLS, spot % CELLS
    for opening in range(int(OPENINGS[shape])):
        if PIPE_OF[shape, opening] != pipe:
            continue
        port = int(AT[shape, opening]) + corner * 4
        across = int(FACING[port])
        if across < 0 or room.passed[across] == 0:
            continue
        if room.passed[across] != step:
            return True
        for door in range(int(room.door[step - 1])):
            if room.doors[step - 1, door] == port:
                return True
    return False


@rule
def mark(room, spot, pipe, value):
    """Note (or forget, value 0) that a step passes the openings of a pipe."""
    shape, corner = spot // CELLS, spot % CELLS
    for opening in range(int(OPENINGS[shape])):
        if PIPE_OF[shape, opening] == pipe:
            room.passed[int(AT[shape, opening]) + corner * 4] = value


@rule
def spot_of(room, pipe):
    """Where the tile of a pipe lies: tile * 512 + placement."""
    tile = TWIN if pipe == TWIN_B else pipe
    return tile * PLACEMENTS + int(room.laid[tile]) - 1


@rule
def reaches_end(spot, pipe, end):
    """Has this pipe an opening at the end?"""
    shape, corner = spot // CELLS, spot % CELLS
    for opening in range(int(OPENINGS[shape])):
        if PIPE_OF[shape, opening] == pipe and int(AT[shape, opening]) + corner * 4 == end:
            return True
    return False


@rule
def open_doors(room, step, spot, entered, pipe, wanted):
    """List the ways on from a pipe that has just been entered."""
    shape, corner = spot // CELLS, spot % CELLS
    hand = int(room.hand[step])
    used = 0
    for tile in range(TILE_COUNT):
        used += 1 - (hand >> tile & 1)
    doors = 0
    for opening in range(int(OPENINGS[shape])):
        if opening == entered or PIPE_OF[shape, opening] != pipe:
            continue
        across = int(FACING[int(AT[shape, opening]) + corner * 4])
        if across < 0:
            continue
        taken = room.mask[step] >> (across // 4) & 1
        spare_twin = taken and opening_of_spare_twin(room, across, step + 1) >= 0
        if spare_twin or (not taken and hopeful(room, across, hand, used, wanted)):
            room.doors[step, doors] = across
            doors += 1
    room.door_count[step] = doors
    room.door[step] = 0
    room.entry[step] = 0


@rule
def enter(room, step, spot, entered, new_tile, end, wanted):
    """Pass a pipe as the next step. Was that the end of the pipeline?"""
    tile = spot // PLACEMENTS
    pipe = int(PIPE_OF[spot // CELLS, entered])
    room.pipe[step] = pipe
    room.mask[step] = room.mask[step - 1]
    room.hand[step] = room.hand[step - 1]
    if new_tile:
        room.laid[tile] = spot % PLACEMENTS + 1
        room.mask[step] |= MASK[spot]
        room.hand[step] &= ~(1 << tile)
    mark(room, spot, pipe, step + 1)
    if reaches_end(spot, pipe, end):
        room.door_count[step] = 0
        room.door[step] = 0
        room.entry[step] = 0
        return True
    open_doors(room, step, spot, entered, pipe, wanted)
    return False


@rule
def leave(room, step):
    """Go back one step."""
    pipe = int(room.pipe[step])
    mark(room, spot_of(room, pipe), pipe, 0)
    tile = TWIN if pipe == TWIN_B else pipe
    if room.hand[step] != room.hand[step - 1]:
        room.laid[tile] = 0


@rule
def is_solution(room, start, end, step):
    """Is every tile needed, and is this the one way to find it that we count?"""
    tiles = tiles_laid(room.laid)
    joins = joins_of(room.laid)
    source, drain = pipe_at(room.laid, start), pipe_at(room.laid, end)
    if not all_needed(joins, tiles, source, drain):
        return False
    first_twin, second_twin = False, False
    for earlier in range(1, step + 1):
        first_twin |= room.pipe[earlier] == TWIN
        second_twin |= room.pipe[earlier] == TWIN_B
    if second_twin and not first_twin:
        return not connects(joins, pipes_in(tiles) & ~(1 << TWIN_B), source, drain)
    return True


@rule
def search(room, ground, start, end, wanted, limit, counts, found):
    """Count all solutions by size, and write them to `found` as long as it has room; stop past `limit` of one size."""
    lay_of_the_land(room, ground)
    look_ahead(room, end)
    room.laid[:] = 0
    room.passed[:] = 0
    counts[:] = 0
    # Step 0 is the ground outside, with one door.
    room.mask[0] = ground
    room.hand[0] = ALL_TILES
    room.pipe[0] = -1
    room.doors[0, 0] = start
    room.door_count[0] = 1 if hopeful(room, start, ALL_TILES, 0, wanted) else 0
    room.door[0] = 0
    room.entry[0] = 0
    total, step = 0, 0
    while step >= 0:
        if room.door[step] >= room.door_count[step]:
            if step > 0:
                leave(room, step)
            step -= 1
            continue
        port = int(room.doors[step, room.door[step]])
        entry = int(room.entry[step])
        room.entry[step] += 1
        new_tile = not room.mask[step] >> (port // 4) & 1
        spot, entered = -1, -1
        if new_tile:
            if entry < room.entries[port]:
                spot, entered = int(room.spot[port, entry]), int(room.opening[port, entry])
        elif entry == 0:
            entered = opening_of_spare_twin(room, port, step + 1)
            spot = spot_of(room, TWIN)
        if spot < 0:  # everything behind this door has been tried
            room.door[step] += 1
            room.entry[step] = 0
            continue
        if new_tile and (not room.hand[step] >> (spot // PLACEMENTS) & 1 or MASK[spot] & room.mask[step]):
            continue
        if joined_elsewhere(room, spot, int(PIPE_OF[spot // CELLS, entered]), step + 1):
            continue
        step += 1
        if enter(room, step, spot, entered, new_tile, end, wanted):
            size = 0
            for tile in range(TILE_COUNT):
                size += 1 - (room.hand[step] >> tile & 1)
            if wanted >> size & 1 and is_solution(room, start, end, step):
                if total < found.shape[0]:
                    for tile in range(TILE_COUNT):
                        found[total, tile] = room.laid[tile]
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
    room = make_room()
    counts: NDArray[np.int64] = np.zeros(TILE_COUNT + 1, np.int64)
    wanted = sum(1 << size for size in sizes)
    rows: NDArray[Any] = np.zeros((8192, TILE_COUNT), np.int16)
    total = int(search(room, np.int64(ground), start, end, wanted, limit, counts, rows))
    if total > len(rows):
        rows = np.zeros((total, TILE_COUNT), np.int16)
        total = int(search(room, np.int64(ground), start, end, wanted, limit, counts, rows))
    return Solutions({size: int(counts[size]) for size in sizes}, rows[:total], all(counts[s] <= limit for s in sizes))
