"""What the client draws: a view of Dykarna as a scene.

Places are numbers everywhere: a square is `row * width + column` in a grid with the shore round the sea, and a boat is
`squares + crew`. Directions are 0-7, clockwise from north; leaps are 8-15, clockwise from north-north-east.
"""

from functools import cache, lru_cache
from typing import Any, Literal, NamedTuple

import numpy as np
from pydantic import BaseModel
from pydantic_core import to_json

from fathoms.core.content.scene import Lasting, Ready, Scene, ready, ready_list
from fathoms.core.structs import Record, from_bytes, new, plain, to_bytes
from fathoms.games.dykarna import rules
from fathoms.games.dykarna.actions import FLOW, LOSE, MOVES, ROUND
from fathoms.games.dykarna.boats import beside_corner
from fathoms.games.dykarna.chain import next_square
from fathoms.games.dykarna.foresight import (
    CHOICE,
    DIVER,
    GONE,
    HOME,
    STEPS,
    STRUCK,
    UNKNOWN_END,
    Row,
    held,
    look_ahead,
)  # fmt: skip
from fathoms.games.dykarna.sea import crew_of, inward, mates, seat_of, shore_place, tussocks_of
from fathoms.games.dykarna.state import (
    ANEMONE,
    ARROWS,
    BESIDE,
    BOAT,
    CREWS,
    CURRENT,
    DIRECTIONS,
    DIVERS,
    DROWNING,
    EACH,
    FLOWING,
    GOLDFISH,
    HEADINGS,
    ISLAND,
    LOSING,
    MOVE_LIMIT,
    MUD,
    OCTOPUS,
    OPEN,
    OUT,
    OVER,
    PIECE,
    ROUNDING,
    SEAHORSE,
    SHARK,
    SQUARES,
    STATE,
    STINGRAY,
    TREASURE,
    TURTLE,
    UNKNOWN,
    URCHIN,
    WAYS,
    WHIRL,
    WIDTH,
)

LATELY = 16  # scenes kept: of a few tables, as they are and as they were before the last move
TILES_LATELY = 4096  # tiles kept as text, a quarter of a kilobyte each: from move to move most stay as they are

Face = Literal[
    "unknown", "open", "treasure", "island", "turtle", "mud", "urchin", "octopus", "goldfish", "shark", "stingray",
    "anemone", "whirl", "seahorse", "current",
]  # fmt: skip
Phase = Literal["placing", "moving", "flowing", "rounding", "losing", "drowning", "paying", "over"]

PHASES: tuple[Phase, ...] = ("placing", "moving", "flowing", "rounding", "losing", "drowning", "paying", "over")
STARTS: tuple[tuple[int, Face], ...] = (
    (OPEN, "open"), (TREASURE, "treasure"), (ISLAND, "island"), (TURTLE, "turtle"), (MUD, "mud"), (URCHIN, "urchin"),
    (OCTOPUS, "octopus"), (GOLDFISH, "goldfish"), (SHARK, "shark"), (STINGRAY, "stingray"), (ANEMONE, "anemone"),
    (WHIRL, "whirl"), (SEAHORSE, "seahorse"), (CURRENT, "current"), (UNKNOWN, "unknown"),
)  # fmt: skip


@cache
def face_of(tile: int) -> Face:
    """The face of a kind of tile; one face down is unknown."""
    return [face for start, face in STARTS if start <= tile][-1] if tile > 0 else "unknown"


class Tile(BaseModel):
    """A tile of the sea."""

    square: int
    column: int
    row: int
    face: Face
    printed: int  # treasures printed on a treasure tile; 0 = another tile
    turned: int  # quarter turns clockwise
    arrows: list[int]  # directions of a current's arrows
    tail: int | None  # direction of a stingray's tail
    tussocks: int  # of a mud
    treasure: list[int]  # pieces lying here; in the mud, on each tussock


class ShorePlace(Lasting):
    """A place outside the sea where boats lie and divers walk."""

    square: int
    column: int
    row: int
    coast: int  # the crew whose coast it is


class Boat(BaseModel):
    """A crew's boat."""

    crew: int
    seat: int
    place: int | None  # shore square; None = not placed yet
    astern: int | None  # the tile divers step out to
    aboard: list[int]  # divers
    home: int  # treasures in it


class Diver(BaseModel):
    """A diver and what has become of it."""

    number: int
    mark: int  # the number it wears: 1 to 3, those of a player's second crew 4 to 6
    crew: int
    seat: int
    place: int | None  # square or boat; None = out of the game
    tussock: int  # it stands on in the mud, from 1; 0 = not in the mud
    delayed: bool  # sits out its crew's next turn
    caught: bool  # held by an octopus
    held: bool  # on an urchin: leaving costs a ransom
    wish: bool  # has a goldfish's wish left
    moving: bool  # in the middle of a move


class Stage(BaseModel):
    """One place a move led to, in order."""

    place: int  # square or boat
    face: Face | None  # what it met there; None on the shore and in boats


class LastMove(BaseModel):
    """The last move, or the one going on, step by step."""

    diver: int
    carrying: bool
    wished: bool
    ransom: bool
    stages: list[Stage]  # the first is where it began


class Way(BaseModel):
    """A way that can be chosen now, in the middle of a move."""

    action: int
    way: int  # 0-15: direction or leap; -1 = along the shore
    place: int  # where it leads


class Foresight(BaseModel):
    """What is known to come of a move that can be made now."""

    action: int
    diver: int | None  # None = the boat is driven, or the turn passed
    stages: list[int]  # places it leads to, the first is where it begins
    unknown: bool  # ends by turning up a tile: what comes then nobody knows
    choice: bool  # ends with a choice
    struck: list[int]  # divers sent back to their boats
    out: list[int]  # divers that leave the game
    home: int  # treasures that come home, less a ransom


class DykarnaScene(Scene):
    """Everything on the table."""

    game: Literal["dykarna"] = "dykarna"
    width: int  # squares in a row of the grid
    squares: int  # boats are numbered from here
    side: int  # tiles along a side
    solo: bool
    together: bool  # two players: do the crews of one share tiles and free one another?
    tiles: ready(list[Tile])  # type: ignore[valid-type]
    shore: list[ShorePlace]
    boats: list[Boat]
    divers: list[Diver]
    turn: int  # crew
    chooser: int  # crew that is to act
    phase: Phase
    sides: list[int]  # of each crew; equal = they win together
    goal: int  # treasures in this sea
    found: int  # lying in the sea
    hidden: int  # not found yet
    lost: int  # out of play
    unseen: dict[Face, int]  # tiles of each face not turned up yet
    moves: int
    move_limit: int
    last: LastMove | None
    ways: list[Way]
    at_stake: list[int]  # divers that may be lost or drowned by the choice that is to be made
    piece_at_stake: bool
    foresights: list[Foresight]


def draw(view: Record) -> DykarnaScene:
    """The scene a viewer sees. All see the same, so it is drawn once for everyone who looks at a table."""
    return drawn(to_bytes(view))


@lru_cache(maxsize=LATELY)
def drawn(view_bytes: bytes) -> DykarnaScene:
    """The scene of a view."""
    view = from_bytes(STATE, view_bytes)
    seen = plain(view)
    form = form_of(seen.players, seen.solo, seen.side)
    found = int(seen.treasure.sum()) + int(seen.carrying and seen.under_way)
    lost, home = seen.lost, int(seen.home.sum())
    unseen: dict[Face, int] = {}
    for kind, count in zip(range(OPEN, UNKNOWN), seen.unseen[OPEN:UNKNOWN].tolist(), strict=True):
        unseen[face_of(kind)] = unseen.get(face_of(kind), 0) + count
    return DykarnaScene(
        width=WIDTH,
        squares=SQUARES,
        side=seen.side,
        solo=bool(seen.solo),
        together=bool(seen.together),
        tiles=draw_tiles(seen),
        shore=form.shore,
        boats=[draw_boat(seen, crew, form.seats[crew]) for crew in range(CREWS)],
        divers=draw_divers(seen, form.seats, held(view)),
        turn=seen.turn,
        chooser=rules.chooser(view),
        phase=PHASES[seen.phase],
        sides=form.sides,
        goal=seen.goal,
        found=found,
        hidden=seen.goal - found - lost - home,
        lost=lost,
        unseen=unseen,
        moves=seen.moves,
        move_limit=MOVE_LIMIT,
        last=draw_last(seen),
        ways=draw_ways(view),
        at_stake=[diver for diver in range(DIVERS) if at_stake(seen, diver)],
        piece_at_stake=PIECE in [action - LOSE for action in choices(view)] if seen.phase == LOSING else False,
        foresights=foresights(view),
    )


class Form(NamedTuple):
    """What never changes in a game."""

    seats: list[int]  # of each crew
    sides: list[int]  # of each crew
    shore: list[ShorePlace]


@lru_cache
def form_of(players: int, solo: int, side: int) -> Form:
    s = new(STATE)
    s.players, s.solo, s.side = players, solo, side
    places = [(crew, shore_place(s, crew, n)) for crew in range(CREWS) for n in range(side)]
    return Form(
        seats=[seat_of(s, crew) for crew in range(CREWS)],
        sides=[next(other for other in range(CREWS) if mates(s, crew, other)) for crew in range(CREWS)],
        shore=[
            ShorePlace(square=square, column=square % WIDTH, row=square // WIDTH, coast=crew) for crew, square in places
        ],
    )


def draw_tiles(seen: Any) -> Ready:
    """All tiles of the sea, in reading order."""
    rows = zip(seen.tile.tolist(), seen.turned.tolist(), seen.treasure.tolist(), strict=True)
    return ready_list(
        [draw_tile(square, tile, turned, *treasure) for square, (tile, turned, treasure) in enumerate(rows) if tile]
    )


@lru_cache(maxsize=TILES_LATELY)
def draw_tile(square: int, kind: int, turned: int, *treasure: int) -> bytes:
    """A tile as text."""
    tile = max(kind, 0)
    arrows = ARROWS[(tile - CURRENT) * 4 + turned] if CURRENT <= tile < UNKNOWN else 0
    tussocks = tussocks_of(tile)
    return to_json(
        Tile(
            square=square,
            column=square % WIDTH,
            row=square // WIDTH,
            face=face_of(tile),
            printed=tile - TREASURE + 1 if TREASURE <= tile < ISLAND else 0,
            turned=turned,
            arrows=[direction for direction in range(DIRECTIONS) if arrows >> direction & 1],
            tail=2 * turned if tile == STINGRAY else None,
            tussocks=tussocks,
            treasure=list(treasure[: max(tussocks, 1)]),
        )
    )


def draw_boat(seen: Any, crew: int, seat: int) -> Boat:
    place = int(seen.boat[crew])
    return Boat(
        crew=crew,
        seat=seat,
        place=place or None,
        astern=place + BESIDE[inward(crew)] if place else None,
        aboard=[diver for diver, there in enumerate(seen.place.tolist()) if there == BOAT + crew],
        home=int(seen.home[crew]),
    )


def draw_divers(seen: Any, seats: list[int], held_divers: int) -> list[Diver]:
    places, tussocks, delayed = seen.place.tolist(), seen.tussock.tolist(), seen.delayed.tolist()
    caught, wishes = seen.caught.tolist(), seen.wish.tolist()
    return [
        Diver(
            number=diver,
            mark=mark_of(seen.players, diver),
            crew=crew_of(diver),
            seat=seats[crew_of(diver)],
            place=None if places[diver] == OUT else places[diver],
            tussock=tussocks[diver],
            delayed=bool(delayed[diver]),
            caught=bool(caught[diver]),
            held=bool(held_divers >> diver & 1),
            wish=bool(wishes[diver]),
            moving=bool(seen.under_way and seen.diver == diver),
        )
        for diver in range(DIVERS)
    ]


def mark_of(players: int, diver: int) -> int:
    """The number a diver wears: no two of one player wear the same."""
    second = players < CREWS and crew_of(diver) >= players
    return diver % EACH + 1 + EACH * second


def draw_last(seen: Any) -> LastMove | None:
    if seen.steps == 0:
        return None
    return LastMove(
        diver=seen.diver,
        carrying=bool(seen.carrying),
        wished=bool(seen.wished),
        ransom=bool(seen.ransom),
        stages=[Stage(place=place, face=face_at(seen, place)) for place in trail_of(seen)],
    )


def trail_of(view: Record) -> list[int]:
    """The places of the last move, from its start to its end."""
    return [int(stage) // HEADINGS for stage in view.trail[: view.steps]]


def face_at(view: Record, place: int) -> Face | None:
    """What lies at a place, if it is a tile."""
    return face_of(int(view.tile[place])) if place < BOAT and view.tile[place] else None


# Choices and what they lead to


def choices(view: Record) -> list[int]:
    """The actions of the player who is to act: all of them follow from what is public."""
    room = np.zeros(MOVES, np.int32)
    count = 0 if view.phase == OVER else rules.legal(view, seat_of(view, rules.chooser(view)), room)
    return [int(action) for action in room[:count]]


def at_stake(view: Record, diver: int) -> bool:
    """May the choice that is to be made cost this diver the game?"""
    if view.phase == LOSING:
        return bool(view.place[diver] == view.site and view.tussock[diver] == view.site_tussock)
    return bool(view.phase == DROWNING and view.place[diver] == BOAT + view.site)


def draw_ways(view: Record) -> list[Way]:
    if view.phase == FLOWING:
        square = int(view.place[view.diver])
        ways = [way for way in range(WAYS) if view.ways >> way & 1]
        return [Way(action=FLOW + way, way=way, place=next_square(view, square, way)) for way in ways]
    if view.phase == ROUNDING:
        return [Way(action=ROUND + n, way=-1, place=beside_corner(view, int(view.site), n)) for n in range(2)]
    return []


def foresights(view: Record) -> list[Foresight]:
    """What is known to come of each move."""
    actions, notes, places = look_ahead(view)
    return [forecast(action, notes[i], places[i]) for i, action in enumerate(actions)]


def forecast(action: int, notes: Row, places: Row) -> Foresight:
    known: list[int] = notes.tolist()
    return Foresight(
        action=action,
        diver=known[DIVER] if known[DIVER] >= 0 else None,
        stages=places[: known[STEPS]].tolist(),
        unknown=bool(known[UNKNOWN_END]),
        choice=bool(known[CHOICE]),
        struck=divers_in(known[STRUCK]),
        out=divers_in(known[GONE]),
        home=known[HOME],
    )


def divers_in(bits: int) -> list[int]:
    """The divers of a bit set."""
    return [diver for diver in range(DIVERS) if bits >> diver & 1]
