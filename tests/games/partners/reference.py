"""Partners' seven a second time, slow and simple: pieces walk field by field, and every split is tried.

A board is a dict from colour to the list of its four places. Nothing here uses the game's own rules.
"""

from collections.abc import Iterator
from itertools import product

Board = dict[int, list[int]]
Done = list[tuple[int, int]]  # colour and piece, in the order they took their steps
HOME, START, LAST, OUTERMOST, INNERMOST = -1, 0, 78, 79, 82


def barred(board: Board, colour: int, low: int) -> bool:
    """Is the step between `low` and `low` + 1 barred by another colour's taken start?"""
    if low % 13 or not 13 <= low <= 65:
        return False
    return START in board[(colour + low // 13) % 6]


def walk(board: Board, colour: int, piece: int, steps: int) -> int | None:
    """Where a piece ends after so many single steps; None if it cannot go."""
    fellows = [place for i, place in enumerate(board[colour]) if i != piece]
    place, forward = board[colour][piece], True
    for _ in range(steps):
        if forward and (place == INNERMOST or (place >= LAST and place + 1 in fellows)):
            forward = False
        to = place + 1 if forward else place - 1
        if to >= OUTERMOST and to in fellows:
            return None
        if max(place, to) <= LAST and barred(board, colour, min(place, to)):
            return None
        place = to
    return place


def is_locked(board: Board, colour: int, place: int) -> bool:
    return place >= OUTERMOST and all(circle in board[colour] for circle in range(place + 1, INNERMOST + 1))


def is_done(board: Board, colour: int) -> bool:
    return sorted(board[colour]) == [79, 80, 81, 82]


def moved(board: Board, colour: int, piece: int, to: int) -> Board:
    """The board after a piece has arrived somewhere, and someone has perhaps been sent home."""
    after = {c: list(places) for c, places in board.items()}
    after[colour][piece] = to
    if START < to <= LAST:
        field = (13 * colour + to) % 78
        others = [
            (c, i)
            for c, i in product(range(6), range(4))
            if c != colour and START < board[c][i] <= LAST and (13 * c + board[c][i]) % 78 == field
        ]
        if len(others) == 1:
            victim_colour, victim = others[0]
            after[victim_colour][victim] = HOME
        elif others:
            after[colour][piece] = HOME
    return after


def whose(board: Board, seat: int, sides: int, done: Done) -> list[int]:
    """The colours whose pieces may take the next steps, after `done` pieces have taken theirs."""
    partners = [colour for colour in range(6) if colour != seat and colour % sides == seat % sides]
    if not is_done(board, seat):
        return [seat]
    if done and done[0][0] != seat:
        return [done[0][0]]  # a helper's card is for one partner
    return partners


def steps_from(board: Board, seat: int, sides: int, rest: int, done: Done) -> Iterator[tuple[int, int, int, Board]]:
    """Every piece and number of steps that can come next, whether or not the rest can be used then."""
    for colour in whose(board, seat, sides, done):
        for piece in range(4):
            place = board[colour][piece]
            if place == HOME or (colour, piece) in done or is_locked(board, colour, place):
                continue
            for steps in range(1, rest + 1):
                to = walk(board, colour, piece, steps)
                if to is not None:
                    yield colour, piece, steps, moved(board, colour, piece, to)


def has_flowed(board: Board, seat: int, done: Done) -> bool:
    """Has this seven locked its player's last piece?"""
    return is_done(board, seat) and any(colour == seat for colour, _ in done)


def can_finish(board: Board, seat: int, sides: int, rest: int, done: Done, must: bool) -> bool:
    """Can the rest be used up, or left over, or the side finished?"""
    if rest == 0 or (has_flowed(board, seat, done) and not must):
        return True
    if all(is_done(board, colour) for colour in range(6) if colour % sides == seat % sides):
        return True
    return any(
        can_finish(after, seat, sides, rest - steps, [*done, (colour, piece)], must)
        for colour, piece, steps, after in steps_from(board, seat, sides, rest, done)
    )


def possible_steps(board: Board, seat: int, sides: int, rest: int, done: Done, must: bool) -> set[tuple[int, int, int]]:
    """The steps after which the seven can still be used up, or left."""
    return {
        (colour, piece, steps)
        for colour, piece, steps, after in steps_from(board, seat, sides, rest, done)
        if can_finish(after, seat, sides, rest - steps, [*done, (colour, piece)], must)
    }
