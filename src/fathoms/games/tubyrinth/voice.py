"""What Tubyrinth says to people: names of actions, what happened, why something cannot be done."""

from fathoms.core.contract import Glass
from fathoms.core.game import CLOCK
from fathoms.core.structs import Record
from fathoms.core.voice import Line
from fathoms.games.tubyrinth.actions import CALL, HINT, PLACE, SAY_READY, TAKE, THINK, TICK
from fathoms.games.tubyrinth.drawn import is_drawn
from fathoms.games.tubyrinth.rules import clock_runs, obstacles
from fathoms.games.tubyrinth.scene import board_of
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
from fathoms.games.tubyrinth.tiles import MASK, PLACEMENTS, TILE_COUNT, TILE_NAMES, cells_of


def glass(view: Record) -> Glass | None:
    """The hourglass that runs: the pause between rounds, or one beat of the round or of the 30 seconds."""
    if not clock_runs(view):
        return None
    name = (int(view.round_number) * 4 + int(view.phase)) * 1000 + int(view.beat)
    if view.phase == READY:
        return Glass(name, PAUSE)
    whole = int(view.round_time) if view.phase == RACING else GLASS_TIME
    return Glass(name, min(BEAT, whole - int(view.beat) * BEAT))


def narrate(before: Record, seat: int, action: int, after: Record) -> list[Line]:
    """What a viewer saw happen between two of its views."""
    if action < CALL:
        return changed(before, seat, action, after)
    if action == CALL:
        return [*called(before, seat, after), *ended(before, after)]
    if action == HINT:
        return [Line("tub-hint", {"seat": seat, "hints": int(after.hints)})]
    if action == THINK:
        return [Line("tub-thinks", {"seat": seat})]
    if before.phase == READY:
        ready = [Line("tub-ready", {"seat": seat})] if action == SAY_READY else []
        return ready + (signalled(after) if after.phase == RACING else [])
    return ended(before, after) or [time_left(after)]


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


def changed(before: Record, seat: int, action: int, after: Record) -> list[Line]:
    """A tile was laid or taken back, if the viewer can see that."""
    if action >= TAKE:
        tile = action - TAKE
        cells = cells_of(tile, int(before.laid[seat, tile]) - 1) if before.laid[seat, tile] > 0 else []
        return [Line("tub-took-back", {"seat": seat, "tile": TILE_NAMES[tile]}, tuple(cells))] if cells else []
    tile, placement = divmod(action - PLACE, PLACEMENTS)
    if after.laid[seat, tile] != placement + 1:
        return []
    return [Line("tub-laid", {"seat": seat, "tile": TILE_NAMES[tile]}, tuple(cells_of(tile, placement)))]


def called(before: Record, seat: int, after: Record) -> list[Line]:
    """Pipe's ready."""
    if after.mode == SOLO:
        return [] if after.verdict[seat] == CORRECT else [Line("tub-solo-wrong", {"seat": seat})]
    if after.players == 1:
        return [Line("tub-called", {"seat": seat})]
    if before.calls == 0:
        return [Line("tub-called-first", {"seat": seat})]
    return [Line("tub-called-next", {"seat": seat, "place": int(before.calls) + 1})]


def signalled(after: Record) -> list[Line]:
    """A round begins, with boards that are new, turned over or passed on."""
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


def time_left(after: Record) -> Line:
    """A beat of the clock."""
    run = int(after.beat) * BEAT
    if after.phase == GLASS:
        return Line("tub-glass-left", {"seat": CLOCK, "seconds": GLASS_TIME - run})
    left = int(after.round_time) - run
    return Line("tub-time-left", {"seat": CLOCK, "minutes": left // 60, "seconds": f"{left % 60:02}"})


def ended(before: Record, after: Record) -> list[Line]:
    """The round is over: what everyone had, and what they get for it."""
    if after.phase not in (READY, OVER):
        return []
    if after.mode == SOLO:
        solved = Line("tub-solved", {"seat": 0, "tiles": int(after.gained[0]), "hints": int(after.hints)})
        return [solved if after.points[0] > 0 else Line("tub-unsolved", {"seat": 0})]
    order = sorted(range(int(after.players)), key=lambda seat: int(after.called[seat]) or CLOCK)
    lines = [judged(after, seat) for seat in order if after.called[seat]]
    if not after.calls:
        lines.append(Line("tub-drawn", {"seat": CLOCK}))
    lines += [
        Line("tub-no-call", {"seat": seat, "gained": int(after.gained[seat])})
        for seat in order
        if not after.called[seat] and after.gained[seat]
    ]
    return lines + (finished(after) if after.phase == OVER else [])


def judged(after: Record, seat: int) -> Line:
    """A caller's pipeline."""
    gained, board = int(after.gained[seat]), board_of(after, seat).name
    tiles = [tile for tile in range(TILE_COUNT) if after.counted[seat] >> tile & 1]
    if after.verdict[seat] == WRONG:
        return Line("tub-wrong", {"seat": seat, "lost": -gained, "board": board})
    args: dict[str, str | int] = {"seat": seat, "tiles": len(tiles), "gained": gained, "board": board}
    return Line("tub-correct", args, tuple(cell for tile in tiles for cell in laid_cells(after, seat, tile)))


def laid_cells(view: Record, seat: int, tile: int) -> list[int]:
    return cells_of(tile, int(view.laid[seat, tile]) - 1)


def finished(after: Record) -> list[Line]:
    """Why the game is over."""
    best = max(int(points) for points in after.points[: after.players])
    if best >= after.goal:
        return [Line("tub-goal", {"seat": CLOCK, "goal": int(after.goal)})]
    tired = after.patience != NEVER and after.idle >= after.patience
    return [Line("tub-tired" if tired else "tub-last-round", {"seat": CLOCK})]


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
    return "tub-why-obstacle" if MASK[spot] & obstacles(view, seat) else "tub-why-overlap"


# The board as text
