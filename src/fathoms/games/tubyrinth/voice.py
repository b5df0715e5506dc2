"""What Tubyrinth says to people: names of actions, what happened, why something cannot be done."""

from collections.abc import Mapping

from fathoms.core.game import CLOCK, Glass, Line
from fathoms.core.record import Record
from fathoms.core.refusal import Refusal
from fathoms.games.tubyrinth.rules import clock_runs, obstacles
from fathoms.games.tubyrinth.scene import TubyrinthScene, board_of, draw
from fathoms.games.tubyrinth.state import (
    BEAT,
    CALL,
    CHANGES,
    CORRECT,
    GLASS,
    GLASS_TIME,
    HINT,
    NEVER,
    OVER,
    PAUSE,
    PLACE,
    RACING,
    READY,
    SAY_READY,
    SOLO,
    TAKE,
    THINK,
    TICK,
    WRONG,
)
from fathoms.games.tubyrinth.tiles import CELLS, MASK, PLACEMENTS, SIZE, TILE_COUNT, TILE_NAMES, cells_of

SINGLE = {CALL: "call", THINK: "think", SAY_READY: "ready", HINT: "hint", TICK: "tick"}
SIGNS = "sRLwTZl"  # of the tiles, in text pictures


def glass(view: Record) -> Glass | None:
    """The hourglass that runs: the pause between rounds, or one beat of the round or of the 30 seconds."""
    if not clock_runs(view):
        return None
    name = (int(view.round_number) * 4 + int(view.phase)) * 1000 + int(view.beat)
    if view.phase == READY:
        return Glass(name, PAUSE)
    whole = int(view.round_time) if view.phase == RACING else GLASS_TIME
    return Glass(name, min(BEAT, whole - int(view.beat) * BEAT))


class TubyrinthVoice:
    """The voice of the game."""

    def name_action(self, action: int) -> dict[str, str | int]:
        if action < TAKE:
            tile, placement = divmod(action - PLACE, PLACEMENTS)
            orientation, cell = divmod(placement, CELLS)
            return {"do": "place", "tile": TILE_NAMES[tile], "orientation": orientation, "cell": cell}
        if action < CALL:
            return {"do": "take", "tile": TILE_NAMES[action - TAKE]}
        return {"do": SINGLE[action]}

    def read_action(self, name: Mapping[str, object]) -> int:
        for action, do in SINGLE.items():
            if name == {"do": do}:
                return action
        if name.get("tile") in TILE_NAMES:
            tile = TILE_NAMES.index(str(name["tile"]))
            orientation, cell = name.get("orientation"), name.get("cell")
            if name == self.name_action(TAKE + tile):
                return TAKE + tile
            if isinstance(orientation, int) and isinstance(cell, int):
                placement = orientation * CELLS + cell
                action = PLACE + tile * PLACEMENTS + placement
                if 0 <= placement < PLACEMENTS and name == self.name_action(action):
                    return action
        raise Refusal("move-unknown")

    def write_action(self, action: int) -> str:
        return " ".join(str(part) for part in self.name_action(action).values())

    def narrate(self, before: Record, seat: int, action: int, after: Record) -> list[Line]:
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

    def why_not(self, view: Record, seat: int, action: int) -> str:
        if seat == CLOCK or action == TICK:
            return "tub-why-clock"
        if view.phase == READY:
            return "tub-why-wait-for-signal"
        if action < CALL:
            return why_not_change(view, seat, action)
        if action == HINT:
            return "tub-why-no-more-hints" if view.mode == SOLO else "tub-why-no-hints"
        return "tub-why-running" if action == SAY_READY else "tub-why-no-clock"

    def draw(self, view: Record) -> TubyrinthScene:
        return draw(view)

    def print(self, view: Record) -> str:
        scene = draw(view)
        clock = f" {scene.clock.kind} {scene.clock.run}/{scene.clock.seconds}" if scene.clock else ""
        lines = [f"{scene.mode} round {scene.round} {scene.phase}{clock}"]
        for seat, one in enumerate(scene.seats):
            called = f" called {one.called}" if one.called else ""
            judged = f" {one.verdict} {one.counted} tiles {one.gained:+}" if one.verdict != "none" else ""
            board = f" board {one.board.name} {one.board.grade}" if one.board else ""
            lines.append(f"seat {seat}: {one.points} points{board}{called}{judged}{' ready' if one.ready else ''}")
            if one.board and one.laid is not None:
                lines += picture(view, seat)
        return "\n".join(lines)


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
    if before.calls == 0:
        return [Line("tub-called-first", {"seat": seat})]
    return [Line("tub-called-next", {"seat": seat, "place": int(before.calls) + 1})]


def signalled(after: Record) -> list[Line]:
    """A round begins, with boards that are new, turned over or passed on."""
    number = int(after.round_number)
    if after.mode == SOLO:
        boards = "puzzle"
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
    number, gained = int(after.board[seat]), int(after.gained[seat])
    tiles = [tile for tile in range(TILE_COUNT) if after.counted[seat] >> tile & 1]
    if after.verdict[seat] == WRONG:
        return Line("tub-wrong", {"seat": seat, "lost": -gained, "board": board_of(number).name})
    args: dict[str, str | int] = {"seat": seat, "tiles": len(tiles), "gained": gained, "board": board_of(number).name}
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


def picture(view: Record, seat: int) -> list[str]:
    """A board with its tiles; start and end stand outside, pointing in and out."""
    board = board_of(int(view.board[seat]))
    grid = [[" "] * (SIZE + 2) for _ in range(SIZE + 2)]
    for cell in range(CELLS):
        grid[cell // SIZE + 1][cell % SIZE + 1] = board.rows[cell // SIZE][cell % SIZE]
    for tile, sign in enumerate(SIGNS):
        if view.laid[seat, tile] > 0:
            for cell in laid_cells(view, seat, tile):
                grid[cell // SIZE + 1][cell % SIZE + 1] = sign
    for (cell, side), signs in ((board.start, "v<^>"), (board.end, "^>v<")):
        down, right = {"U": (-1, 0), "R": (0, 1), "D": (1, 0), "L": (0, -1)}[side]
        grid[cell // SIZE + 1 + down][cell % SIZE + 1 + right] = signs["URDL".index(side)]
    return ["".join(row).rstrip() for row in grid]
