"""The pipelines of a board by a constraint solver: another formulation, written from the rules without our solver.

Tiles are turned by complex numbers, placements are choices of a constraint model, and a pipeline is a circuit through
the ground outside: in at the start, from pipe to pipe, out at the end. What the model finds is every set of tiles that
water can pass from one to the next; those with a tile too many are sorted out by trying without each.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from ortools.sat.python import cp_model

from fathoms.games.tubyrinth.boards import Board

WAYS = {"U": -1j, "R": 1 + 0j, "D": 1j, "L": -1 + 0j}
TILES = {  # one pipe a line: row, column and openings of each cell
    "short": ["00U 10L 20R"],
    "r": ["00L 01R 11L"],
    "long": ["00U 01D 02U 03R"],
    "twin": ["00U 01U", "10D 11R"],
    "t": ["00UD 01 02R 11R"],
    "z": ["01U 11D 10U 20L"],
    "l": ["00R 10L 20L 21D"],
}
Opening = tuple[complex, complex]  # cell and way out


@dataclass(frozen=True)
class Place:
    """A tile somewhere on the board."""

    tile: str
    cells: frozenset[complex]
    pipes: tuple[frozenset[Opening], ...]


Pipeline = frozenset[Place]


def read_tile(pipes: list[str]) -> tuple[list[complex], list[list[Opening]]]:
    cells: list[complex] = []
    openings: list[list[Opening]] = []
    for pipe in pipes:
        openings.append([])
        for word in pipe.split():
            cell = complex(int(word[1]), int(word[0]))
            cells.append(cell)
            openings[-1] += [(cell, WAYS[side]) for side in word[2:]]
    return cells, openings


def places(tile: str, free: set[complex]) -> Iterator[Place]:
    """Every way to lay a tile on free squares."""
    cells, pipes = read_tile(TILES[tile])
    for over in (False, True):
        for turn in (1, 1j, -1, -1j):

            def move(point: complex, over: bool = over, turn: complex = turn) -> complex:
                return (point.conjugate() if over else point) * turn

            for shift in (complex(x, y) for x in range(-4, 12) for y in range(-4, 12)):
                covered = frozenset(move(cell) + shift for cell in cells)
                if covered <= free:
                    laid = tuple(frozenset((move(c) + shift, move(way)) for c, way in pipe) for pipe in pipes)
                    yield Place(tile, covered, laid)


def edge(given: tuple[int, str]) -> Opening:
    cell, side = given
    return complex(cell % 8, cell // 8), WAYS[side]


def joined(a: frozenset[Opening], b: frozenset[Opening]) -> bool:
    return any((cell + way, -way) in b for cell, way in a)


def leads(pipeline: Pipeline, board: Board) -> bool:
    """Does water run from the start to the end?"""
    pipes = [pipe for place in pipeline for pipe in place.pipes]
    wet = {pipe for pipe in pipes if edge(board.start) in pipe}
    for _ in pipes:
        wet |= {pipe for pipe in pipes if any(joined(pipe, other) for other in wet)}
    return any(edge(board.end) in pipe for pipe in wet)


def pipelines(board: Board, tiles: int) -> set[Pipeline]:
    """Every set of so many tiles that connects start and end, and would not without any one of them."""
    free = {complex(x, y) for y, row in enumerate(board.rows) for x, sign in enumerate(row) if sign == "."}
    every = [place for tile in TILES for place in places(tile, free)]
    return {
        found
        for found in passable(every, board, tiles)
        if leads(found, board) and not any(leads(found - {place}, board) for place in found)
    }


def passable(every: list[Place], board: Board, tiles: int) -> set[Pipeline]:
    """Every set of so many placements with a way for the water through all of them, from the constraint model."""
    model = cp_model.CpModel()
    laid = [model.new_bool_var("") for _ in every]
    for tile in TILES:
        model.add_at_most_one(var for var, place in zip(laid, every, strict=True) if place.tile == tile)
    for cell in {cell for place in every for cell in place.cells}:
        model.add_at_most_one(var for var, place in zip(laid, every, strict=True) if cell in place.cells)
    model.add(sum(laid) == tiles)

    pipes = [(n, pipe) for n, place in enumerate(every) for pipe in place.pipes]
    dry = [model.new_bool_var("") for _ in pipes]
    for n, place in enumerate(every):
        own = [var for var, (owner, _) in zip(dry, pipes, strict=True) if owner == n]
        for var in own:
            model.add_implication(var.negated(), laid[n])
        model.add_bool_or([var.negated() for var in own] + [laid[n].negated()])
        assert len(own) == len(place.pipes)
    model.add_circuit(list(arcs(model, pipes, dry, board)))

    found: set[Pipeline] = set()

    class Collect(cp_model.CpSolverSolutionCallback):
        def on_solution_callback(self) -> None:
            found.add(frozenset(place for var, place in zip(laid, every, strict=True) if self.value(var)))

    solver = cp_model.CpSolver()
    solver.parameters.enumerate_all_solutions = True
    solver.parameters.num_workers = 1
    assert solver.solve(model, Collect()) in (cp_model.OPTIMAL, cp_model.INFEASIBLE)
    return found


def arcs(
    model: cp_model.CpModel, pipes: list[tuple[int, frozenset[Opening]]], dry: list[cp_model.IntVar], board: Board
) -> Iterator[tuple[int, int, cp_model.LiteralT]]:
    """The ways of the water: 0 is the ground outside, a pipe that stays dry goes round by itself."""
    by_opening: dict[Opening, list[int]] = {}
    for n, (_, pipe) in enumerate(pipes):
        for opening in pipe:
            by_opening.setdefault(opening, []).append(n)
    for n, (owner, pipe) in enumerate(pipes):
        yield n + 1, n + 1, dry[n]
        if edge(board.start) in pipe:
            yield 0, n + 1, model.new_bool_var("")
        if edge(board.end) in pipe:
            yield n + 1, 0, model.new_bool_var("")
        neighbours = {other for cell, way in pipe for other in by_opening.get((cell + way, -way), ())}
        for other in sorted(neighbours):
            if pipes[other][0] != owner:
                yield n + 1, other + 1, model.new_bool_var("")
