"""Hand-made seas of Dykarna, drawn as text, and the moves by name.

Tiles are written as in the game's own pictures (`W` open water, `P3` a treasure's place, `C10` a current ...): capitals
lie face up, small letters face down, and `.` is open water face up. Rows that are not drawn are open water. Places are
(row, column) from 1; row or column 0 and 9 are the shore of the small sea. Crews are a, b, c, d: north, east, south,
west; `a1` is the first diver of crew a.
"""

from fathoms.core.match import Match
from fathoms.games.dykarna import GAME as DYKARNA
from fathoms.games.dykarna.actions import ACTIONS
from fathoms.games.dykarna.picture import tile_sign
from fathoms.games.dykarna.state import BOAT, CREWS, CURRENT, EACH, MOVING, OPEN, OUT, STINGRAY, UNKNOWN, WIDTH

Spot = tuple[int, int]

VOICE = DYKARNA.voice
ACTION = {VOICE.write_action(action): action for action in range(ACTIONS.count)}
TILE = {
    tile_sign(kind, turned): (kind, turned)
    for kind in range(OPEN, UNKNOWN)
    for turned in range(4 if kind >= CURRENT or kind == STINGRAY else 1)
} | {".": (OPEN, 0)}
MIDDLE = ((0, 4), (4, 9), (9, 4), (4, 0))  # where the boats lie if nothing else is said


def square(spot: Spot) -> int:
    return int(spot[0] * WIDTH + spot[1])


def sea(
    picture: str = "",
    boats: tuple[Spot, ...] = MIDDLE,
    players: int = 4,
    form: str = "teams",
    turn: str = "a",
    crews: str = "together",
) -> Match:
    """A small sea as drawn, with the boats in place and all divers in them; crew a is to move, for the second time."""
    match = Match(DYKARNA, players, {"sea": "small", "form": form, "crews": crews}, 1)
    s = match.state
    signs = [line.split() for line in picture.strip().splitlines()]
    signs += [["."] * 8] * (8 - len(signs))
    for row, line in enumerate(signs, 1):
        assert len(line) == 8, f"row {row} has {len(line)} tiles"
        for column, sign in enumerate(line, 1):
            kind, turned = TILE[sign.upper()]
            s.tile[square((row, column))] = kind if sign == sign.upper() else -kind
            s.turned[square((row, column))] = turned
    s.unseen[:] = [(s.tile == -kind).sum() if kind else 0 for kind in range(UNKNOWN + 1)]
    s.boat[:] = [square(spot) for spot in boats]
    s.turn = "abcd".index(turn)
    s.phase = MOVING
    s.moves = 1
    return match


def number(name: str) -> int:
    """The number of the diver called `b2`."""
    return EACH * "abcd".index(name[0]) + int(name[1]) - 1


def put(match: Match, name: str, spot: Spot, tussock: int = 0) -> None:
    """Put a diver somewhere."""
    match.state.place[number(name)] = square(spot)
    match.state.tussock[number(name)] = tussock


def east_of(picture: str) -> Match:
    """A sea with a diver of crew a at (2, 2), about to step east."""
    match = sea(picture)
    put(match, "a1", (2, 2))
    return match


def take_out(match: Match, *names: str) -> None:
    """Divers that are out of the game."""
    for name in names:
        match.state.place[number(name)] = OUT


def lay(match: Match, spot: Spot, pieces: int, tussock: int = 1) -> None:
    """Lay treasure out, in the mud on a tussock."""
    match.state.treasure[square(spot), tussock - 1] = pieces


def offers(match: Match) -> list[str]:
    """What the player who is to act may do, by name."""
    return [VOICE.write_action(action) for action in match.legal(match.actors()[0])]


def play(match: Match, *names: str) -> None:
    """Play actions by name, whoever is to act."""
    for name in names:
        match.play(match.actors()[0], ACTION[name])


def where(match: Match, name: str) -> Spot | str:
    """Where a diver is: a place, `boat a`, or `out`."""
    place = int(match.state.place[number(name)])
    if place >= BOAT:
        return f"boat {'abcd'[place - BOAT]}"
    return "out" if place == OUT else divmod(place, WIDTH)


def told(match: Match, name: str) -> list[str]:
    """Play an action and hear what is said about it: the message keys."""
    before, seat = match.view(), match.actors()[0]
    match.play(seat, ACTION[name])
    return [line.key for line in VOICE.narrate(before, seat, ACTION[name], match.view())]


def pieces(match: Match, spot: Spot, tussock: int = 1) -> int:
    return int(match.state.treasure[square(spot), tussock - 1])


def sit_out(match: Match) -> None:
    """The other three crews have no move, so that the same crew moves again."""
    take_out(match, *(f"{crew}{n}" for crew in "abcd"[:CREWS] for n in (1, 2, 3) if crew != "abcd"[match.state.turn]))
