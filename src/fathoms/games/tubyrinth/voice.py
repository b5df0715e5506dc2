"""Messages of Tubyrinth: what happened in a move, and why an action is not possible."""

from fathoms.core.contract import Glass
from fathoms.core.game import CLOCK
from fathoms.core.structs import Record
from fathoms.core.voice import Line
from fathoms.games.tubyrinth.actions import CALL, HINT, PLACE, SAY_READY, TAKE, THINK, TICK
from fathoms.games.tubyrinth.drawn_board import is_drawn
from fathoms.games.tubyrinth.rules import is_clock_running, obstacle_cells
from fathoms.games.tubyrinth.scene import find_board
from fathoms.games.tubyrinth.state import (
    BEAT,
    CHANGES,
    CORRECT,
    GLASS,
    GLASS_TIME,
    NEVER,
    OVER,
    PAUSE,
    RACING,
    READY,
    SOLO,
    WRONG,
)
from fathoms.games.tubyrinth.tiles import MASK, PLACEMENTS, TILE_COUNT, TILE_NAMES, covered_cells


def glass(view: Record) -> Glass | None:
    """The hourglass that runs: the pause between rounds, or one beat of the round or of the 30 seconds."""
    if not is_clock_running(view):
        return None
    name = (int(view.round_number) * 4 + int(view.phase)) * 1000 + int(view.beat)
    if view.phase == READY:
        return Glass(name, PAUSE)
    whole = int(view.round_time) if view.phase == RACING else GLASS_TIME
    return Glass(name, min(BEAT, whole - int(view.beat) * BEAT))


def narrate(before: Record, seat: int, action: int, after: Record) -> list[Line]:
    """The messages for a move, from a viewer's views before and after it."""
    if action < CALL:
        return narrate_change(before, seat, action, after)
    if action == CALL:
        return [*narrate_call(before, seat, after), *narrate_end(before, after)]
    if action == HINT:
        return [Line("tub-hint", {"seat": seat, "hints": int(after.hints)})]
    if action == THINK:
        return [Line("tub-thinks", {"seat": seat})]
    if before.phase == READY:
        ready = [Line("tub-ready", {"seat": seat})] if action == SAY_READY else []
        return ready + (narrate_signal(after) if after.phase == RACING else [])
    return narrate_end(before, after) or [narrate_time(after)]


def why_not(view: Record, seat: int, action: int) -> str:
    """The message key that says why `seat` cannot do `action` now."""
    if seat == CLOCK or action == TICK:
        return "tub-why-clock"
    if view.phase == READY:
        return "tub-why-wait-for-signal"
    if action < CALL:
        return why_not_change(view, seat, action)
    if action == HINT:
        if is_drawn(view):
            return "tub-why-no-hints-drawn"
        return "tub-why-no-more-hints" if view.mode == SOLO else "tub-why-no-hints"
    return "tub-why-running" if action == SAY_READY else "tub-why-no-clock"


# What happened


def narrate_change(before: Record, seat: int, action: int, after: Record) -> list[Line]:
    """The message for a tile laid or taken back, if the viewer can see that."""
    if action >= TAKE:
        tile = action - TAKE
        cells = covered_cells(tile, int(before.laid[seat, tile]) - 1) if before.laid[seat, tile] > 0 else []
        return [Line("tub-took-back", {"seat": seat, "tile": TILE_NAMES[tile]}, tuple(cells))] if cells else []
    tile, placement = divmod(action - PLACE, PLACEMENTS)
    if after.laid[seat, tile] != placement + 1:
        return []
    return [Line("tub-laid", {"seat": seat, "tile": TILE_NAMES[tile]}, tuple(covered_cells(tile, placement)))]


def narrate_call(before: Record, seat: int, after: Record) -> list[Line]:
    """The message for a call."""
    if after.mode == SOLO:
        return [] if after.verdict[seat] == CORRECT else [Line("tub-solo-wrong", {"seat": seat})]
    if after.players == 1:
        return [Line("tub-called", {"seat": seat})]
    if before.calls == 0:
        return [Line("tub-called-first", {"seat": seat})]
    return [Line("tub-called-next", {"seat": seat, "place": int(before.calls) + 1})]


def narrate_signal(after: Record) -> list[Line]:
    """The message for a round that begins, with boards that are new, turned over or passed on."""
    number = int(after.round_number)
    if after.mode == SOLO:
        boards = "puzzle"
    elif after.players == 1:
        boards = "own_turned" if number % 2 == 0 else "own_new"
    elif number % 2 == 0:
        boards = "turned"
    else:
        boards = "new" if number // 2 % int(after.players) == 0 else "passed"
    return [Line("tub-signal", {"seat": CLOCK, "round": number, "boards": boards})]


def narrate_time(after: Record) -> Line:
    """The message for a beat of the clock."""
    run = int(after.beat) * BEAT
    if after.phase == GLASS:
        return Line("tub-glass-left", {"seat": CLOCK, "seconds": GLASS_TIME - run})
    seconds_left = int(after.round_time) - run
    return Line("tub-time-left", {"seat": CLOCK, "minutes": seconds_left // 60, "seconds": f"{seconds_left % 60:02}"})


def narrate_end(before: Record, after: Record) -> list[Line]:
    """The messages for the end of a round: verdicts and points."""
    if after.phase not in (READY, OVER):
        return []
    if after.mode == SOLO:
        solved_line = Line("tub-solved", {"seat": 0, "tiles": int(after.gained[0]), "hints": int(after.hints)})
        return [solved_line if after.points[0] > 0 else Line("tub-unsolved", {"seat": 0})]
    order = sorted(range(int(after.players)), key=lambda seat: int(after.called[seat]) or CLOCK)
    lines = [narrate_verdict(after, seat) for seat in order if after.called[seat]]
    if not after.calls:
        lines.append(Line("tub-drawn", {"seat": CLOCK}))
    lines += [
        Line("tub-no-call", {"seat": seat, "gained": int(after.gained[seat])})
        for seat in order
        if not after.called[seat] and after.gained[seat]
    ]
    return lines + (narrate_game_end(after) if after.phase == OVER else [])


def narrate_verdict(after: Record, seat: int) -> Line:
    """The message for the verdict on a caller's pipeline."""
    gained, board = int(after.gained[seat]), find_board(after, seat).name
    tiles = [tile for tile in range(TILE_COUNT) if after.counted[seat] >> tile & 1]
    if after.verdict[seat] == WRONG:
        return Line("tub-wrong", {"seat": seat, "lost": -gained, "board": board})
    args: dict[str, str | int] = {"seat": seat, "tiles": len(tiles), "gained": gained, "board": board}
    return Line("tub-correct", args, tuple(cell for tile in tiles for cell in laid_cells(after, seat, tile)))


def laid_cells(view: Record, seat: int, tile: int) -> list[int]:
    return covered_cells(tile, int(view.laid[seat, tile]) - 1)


def narrate_game_end(after: Record) -> list[Line]:
    """The message for the end of the game, and why it is over."""
    best = max(int(points) for points in after.points[: after.players])
    if best >= after.goal:
        return [Line("tub-goal", {"seat": CLOCK, "goal": int(after.goal)})]
    is_patience_out = after.patience != NEVER and after.idle >= after.patience
    return [Line("tub-tired" if is_patience_out else "tub-last-round", {"seat": CLOCK})]


# Why not


def why_not_change(view: Record, seat: int, action: int) -> str:
    """Why a tile cannot be laid or taken back."""
    if view.changes[seat] >= CHANGES:
        return "tub-why-too-many-changes"
    if action >= TAKE:
        return "tub-why-not-laid"
    spot = action - PLACE
    tile, placement = divmod(spot, PLACEMENTS)
    if not MASK[spot]:
        return "tub-why-outside"
    if view.laid[seat, tile] == placement + 1:
        return "tub-why-already-there"
    return "tub-why-obstacle" if MASK[spot] & obstacle_cells(view, seat) else "tub-why-overlap"
