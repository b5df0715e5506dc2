"""Hand-made positions of Tokyo Poo Divers, drawn as text, and the moves by name.

`f` find, `x` blank, `z` sleeper, `.` gap; small letters are closed covers, capitals open ones. Covers are numbered
in reading order.
"""

import numpy as np

from fathoms.core.game import find_game
from fathoms.core.match import Match
from fathoms.core.structs import new_record
from fathoms.games.poo_divers.actions import BANK, COMPASS, LET_RIP, LOOK, OPEN, PUSH, PUT_BACK, SKIP_LOOK
from fathoms.games.poo_divers.state import BLANK, FIND, SLEEPER, STATE, SUPPLY, WIDTH

CARDS = {"x": BLANK, "z": SLEEPER, "f": FIND}


def lay(picture: str, players: int = 2, turn: int = 0, **fields: int) -> Match:
    """A match that stands at the beginning of a turn on a street drawn as text; `fields` of the state besides."""
    s = new_record(STATE)
    rows = picture.split()
    signs = [(y, x, sign) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != "."]
    for cover, (y, x, sign) in enumerate(signs):
        square = (y + 1) * WIDTH + x
        s.square_of[cover] = square
        s.card[square] = CARDS[sign.lower()] * (1 if sign.isupper() else -1)
    s.covers = len(signs)
    s.left = sum(sign.islower() for _, _, sign in signs)
    s.players, s.turn, s.supply = players, turn, SUPPLY
    s.facing = s.peek = s.champion = -1
    for name, value in fields.items():
        s[name] = value
    match = Match(find_game("poo_divers"), players, {}, 0)
    match.state = s
    return match


def give(match: Match, *points: int) -> Match:
    """Bank points for the seats, from the supply."""
    for seat, each in enumerate(points):
        match.state.banked[seat] = each
        match.state.golden[seat] = each // 5
        match.state.supply -= each
    return match


def picture(match: Match) -> str:
    """The street as it lies now: open cards as capitals, closed ones as `-`."""
    letters = {kind: sign.upper() for sign, kind in CARDS.items()}
    cards = match.state.card.reshape(-1, WIDTH)[1:, :-1]
    rows = ["".join("." if c == 0 else letters.get(int(c), "-") for c in row) for row in cards]
    return "/".join(row.rstrip(".") for row in rows if row.strip("."))


def act(match: Match, action: int) -> Match:
    match.play(int(match.state.turn), action)
    return match


def open_cover(match: Match, cover: int) -> Match:
    return act(match, OPEN + cover)


def push(match: Match, direction: str) -> Match:
    return act(match, PUSH + COMPASS.index(direction))


def bank(match: Match) -> Match:
    return act(match, BANK)


def look(match: Match, cover: int) -> Match:
    return act(match, LOOK + cover)


def skip_look(match: Match) -> Match:
    return act(match, SKIP_LOOK)


def put_back(match: Match) -> Match:
    return act(match, PUT_BACK)


def let_rip(match: Match) -> Match:
    return act(match, LET_RIP)


def settle(match: Match) -> Match:
    """Play a fart-off to its end."""
    while not match.over:
        let_rip(match)
    return match


def choices(match: Match) -> list[str]:
    """What the player whose turn it is may do, in words."""
    return sorted(match.game.voice.write_action(action) for action in match.legal(int(match.state.turn)))


def pot(match: Match) -> int:
    return int(match.state.pot)


def turn(match: Match) -> int:
    return int(match.state.turn)


def goldens(match: Match) -> list[int]:
    counts: list[int] = np.asarray(match.state.golden)[: match.players].tolist()
    return counts
