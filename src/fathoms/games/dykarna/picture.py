"""A view of Dykarna as text, for playthroughs and the terminal.

Tiles: W open water, P1-P4 a treasure's place, I island, T turtle, M2-M5 mud, U urchin, K octopus, G goldfish, X shark,
R0-R3 stingray with its quarter turns, A anemone, V whirl, H seahorse, C10-C73 a current's kind and quarter turns.
`$` and a number: pieces lying there. Crews are a, b, c, d; a capital is a boat, with its treasure.
"""

from fathoms.core.structs import Record
from fathoms.games.dykarna.scene import PHASES, trail_places
from fathoms.games.dykarna.sea import crew_of
from fathoms.games.dykarna.state import (
    BOAT,
    COMPASS,
    CREWS,
    CURRENT,
    DIVERS,
    EACH,
    MUD,
    OUT,
    SHORE,
    STINGRAY,
    TREASURE,
    UNKNOWN,
    WIDTH,
)

SIGNS = " W    IT    UKGXRAVH       "  # by kind; treasures, mud and currents are numbered
CREW_SIGNS = "abcd"


def tile_sign(tile: int, quarter_turns: int) -> str:
    """How a tile face up is written."""
    if tile <= SHORE or tile == UNKNOWN:
        return "??"
    if tile >= CURRENT:
        return f"C{tile - CURRENT + 1}{quarter_turns}"
    if SIGNS[tile] != " ":
        return SIGNS[tile] + (str(quarter_turns) if tile == STINGRAY else "")
    return f"M{tile - MUD + 2}" if tile >= MUD else f"P{tile - TREASURE + 1}"


def square_text(view: Record, square: int) -> str:
    """A square with everything on it."""
    if view.tile[square] == SHORE:
        boats = [crew for crew in range(CREWS) if square and view.boat[crew] == square]
        text = "".join(f"{CREW_SIGNS[crew].upper()}{view.home[crew]}" for crew in boats)
    else:
        text = tile_sign(int(view.tile[square]), int(view.turned[square]))
        pieces = int(view.treasure[square].sum())
        text += f"${pieces}" if pieces else ""
    diver_signs = [CREW_SIGNS[crew_of(diver)] for diver in range(DIVERS) if square and view.place[diver] == square]
    return text + "".join(diver_signs)


def diver_note(view: Record, diver: int) -> str:
    """What is to be said of a diver besides its square."""
    place = int(view.place[diver])
    notes = []
    if place == OUT:
        notes.append("out")
    elif place >= BOAT:
        notes.append(f"in {CREW_SIGNS[place - BOAT].upper()}")
    if view.tussock[diver]:
        notes.append(f"tussock {view.tussock[diver]}")
    names = ("delayed", "caught", "wish")
    notes += [name for name in names if view[name][diver]]
    return f"{CREW_SIGNS[crew_of(diver)]}{diver % EACH + 1} {' '.join(notes)}" if notes else ""


def place_name(view: Record, place: int) -> str:
    return CREW_SIGNS[place - BOAT].upper() if place >= BOAT else f"{place // WIDTH},{place % WIDTH}"


def picture(view: Record) -> str:
    """The whole table."""
    edge = int(view.side) + 2
    rows = [[square_text(view, row * WIDTH + column) for column in range(edge)] for row in range(edge)]
    widest = max(len(text) for row in rows for text in row)
    sea = "\n".join(" ".join(f"{text:{widest}}" for text in row).rstrip() for row in rows)
    notes = ", ".join(note for note in (diver_note(view, diver) for diver in range(DIVERS)) if note)
    state = f"turn {CREW_SIGNS[view.turn]} {PHASES[view.phase]} moves {view.moves} lost {view.lost} of {view.goal}"
    trail = " ".join(place_name(view, place) for place in trail_places(view))
    ways = " ".join(str(way) if way >= len(COMPASS) else COMPASS[way] for way in range(16) if view.ways >> way & 1)
    extras = [f"trail {trail}"] if trail else []
    extras += [f"ways {ways}"] if ways else []
    return "\n".join([sea, state, *([notes] if notes else []), *extras])
