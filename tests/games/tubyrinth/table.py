"""A table for the tests: players who are ready, lay pipelines, call and wait."""

from typing import Any

from fathoms.core.content.feats import Feat, TimedAction
from fathoms.core.game import CLOCK
from fathoms.core.match import Match
from fathoms.games.tubyrinth import GAME as TUBYRINTH
from fathoms.games.tubyrinth.actions import CALL, PLACE, SAY_READY, TAKE, TICK
from fathoms.games.tubyrinth.boards import BOARDS, SETS, LaidPipeline, load_set, load_solutions
from fathoms.games.tubyrinth.feats import SoloPuzzle, feats
from fathoms.games.tubyrinth.state import BEAT
from fathoms.games.tubyrinth.tiles import PLACEMENTS, TILE_NAMES


def seated(players: int = 2, seed: int = 1, **options: object) -> Match:
    """A table before the first signal."""
    return Match(TUBYRINTH, players, options, seed)


def solo(puzzle: SoloPuzzle) -> dict[str, Any]:
    """The options of a table for a puzzle, without a glass that could run out."""
    boards, board, tiles = puzzle
    return {"mode": "solo", "round_time": 0, "boards": boards, "board": board, "tiles": str(tiles)}


def racing(players: int = 2, seed: int = 1, **options: object) -> Match:
    """A table at which the first round has just begun."""
    match = seated(players, seed, **options)
    get_ready(match)
    return match


def get_ready(match: Match) -> None:
    """Everyone is ready: the signal."""
    for seat in range(match.players):
        match.play(seat, SAY_READY)


def place(tile: str, orientation: int, cell: int) -> int:
    """The action that lays a tile."""
    return PLACE + TILE_NAMES.index(tile) * PLACEMENTS + orientation * 64 + cell


def take(tile: str) -> int:
    return TAKE + TILE_NAMES.index(tile)


def pipeline(match: Match, seat: int, tiles: int) -> LaidPipeline:
    """A correct pipeline of so many tiles for the board before a seat."""
    number = int(match.state.board[seat])
    boards = SETS[number // BOARDS]
    return load_solutions(boards)[load_set(boards)[number % BOARDS].name][str(tiles)]


def lay(match: Match, seat: int, tiles: int) -> None:
    """Lay a correct pipeline of so many tiles."""
    for tile, orientation, cell in pipeline(match, seat, tiles):
        match.play(seat, place(tile, orientation, cell))


def lay_wrong(match: Match, seat: int) -> None:
    """Lay a pipeline with a gap."""
    lay(match, seat, 5)
    match.play(seat, take(pipeline(match, seat, 5)[2][0]))


def call(match: Match, seat: int, tiles: int = 0) -> None:
    """Call, after laying a correct pipeline of so many tiles (0: as things lie)."""
    if tiles:
        lay(match, seat, tiles)
    match.play(seat, CALL)


def wait(match: Match, seconds: int) -> None:
    """Let time pass."""
    for _ in range(seconds // BEAT):
        match.play(CLOCK, TICK)


def play_round(match: Match, *tiles: int | None) -> None:
    """A round from the signal to the judging: who calls with how many tiles, in the order of the seats.

    None: does not call. 0: calls with nothing laid.
    """
    if match.state.phase == 0:
        get_ready(match)
    calls = [(seat, count) for seat, count in enumerate(tiles) if count is not None]
    for seat, count in calls:
        call(match, seat, count)
    if len(calls) < match.players:
        wait(match, 30 if calls else int(match.state.round_time))


def gained(match: Match) -> list[int]:
    return [int(points) for points in match.state.gained[: match.players]]


def feats_of(match: Match, seconds: float = 1.0, first: float = 100.0) -> list[Feat]:
    """What seat 0 has achieved so far, if its actions were so many seconds apart."""
    actions = [TimedAction(move.seat, move.action, first + n * seconds) for n, move in enumerate(match.moves)]
    return feats(match.view(0), 0, actions)
