"""What the client draws: a view of Dykarna as a scene.

Places are numbers everywhere: a square is `row * width + column` in a grid with the shore round the sea, and a boat is
`squares + crew`. Directions are 0-7, clockwise from north; leaps are 8-15, clockwise from north-north-east.
"""

from functools import cache, lru_cache
from typing import Any, Literal, NamedTuple

import numpy as np
from pydantic import BaseModel
from pydantic_core import to_json

from fathoms.core.content.scene import CachedPart, Scene, SerializedPart, serialized_field, serialized_list
from fathoms.core.structs import Record, fields_of_record, from_bytes, new_record, to_bytes
from fathoms.games.dykarna import rules
from fathoms.games.dykarna.actions import FLOW, LOSE, MOVES, ROUND
from fathoms.games.dykarna.boats import place_beside_corner
from fathoms.games.dykarna.chain import next_square
from fathoms.games.dykarna.foresight import (
    CHOICE,
    DIVER,
    HOME,
    LEFT_GAME,
    STEPS,
    STRUCK,
    UNKNOWN_END,
    Row,
    divers_on_urchins,
    foresee_moves,
)  # fmt: skip
from fathoms.games.dykarna.sea import are_mates, count_tussocks, crew_of, inward_direction, seat_of_crew, shore_place
from fathoms.games.dykarna.state import (
    ANEMONE,
    ARROWS,
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
    NEIGHBOUR,
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

CACHED_SCENES = 16  # scenes kept: of a few tables, as they are and as they were before the last move
CACHED_TILES = 4096  # tiles kept as text, a quarter of a kilobyte each: from move to move most stay as they are

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


class ShorePlace(CachedPart):
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
    unknown: bool  # ends by turning up a tile: what comes then is unknown
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
    tiles: serialized_field(list[Tile])  # type: ignore[valid-type]
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
    return cached_scene(to_bytes(view))


@lru_cache(maxsize=CACHED_SCENES)
def cached_scene(view_bytes: bytes) -> DykarnaScene:
    """The scene of a view."""
    view = from_bytes(STATE, view_bytes)
    record = fields_of_record(view)
    form = fixed_parts(record.players, record.solo, record.side)
    found_pieces = int(record.treasure.sum()) + int(record.carrying and record.under_way)
    lost_pieces, home_pieces = record.lost, int(record.home.sum())
    unseen: dict[Face, int] = {}
    for kind, count in zip(range(OPEN, UNKNOWN), record.unseen[OPEN:UNKNOWN].tolist(), strict=True):
        unseen[face_of(kind)] = unseen.get(face_of(kind), 0) + count
    return DykarnaScene(
        width=WIDTH,
        squares=SQUARES,
        side=record.side,
        solo=bool(record.solo),
        together=bool(record.together),
        tiles=draw_tiles(record),
        shore=form.shore,
        boats=[draw_boat(record, crew, form.seats[crew]) for crew in range(CREWS)],
        divers=draw_divers(record, form.seats, divers_on_urchins(view)),
        turn=record.turn,
        chooser=rules.acting_crew(view),
        phase=PHASES[record.phase],
        sides=form.sides,
        goal=record.goal,
        found=found_pieces,
        hidden=record.goal - found_pieces - lost_pieces - home_pieces,
        lost=lost_pieces,
        unseen=unseen,
        moves=record.moves,
        move_limit=MOVE_LIMIT,
        last=draw_last(record),
        ways=draw_ways(view),
        at_stake=[diver for diver in range(DIVERS) if is_at_stake(record, diver)],
        piece_at_stake=PIECE in [action - LOSE for action in legal_choices(view)] if record.phase == LOSING else False,
        foresights=draw_foresights(view),
    )


class FixedParts(NamedTuple):
    """What never changes in a game."""

    seats: list[int]  # of each crew
    sides: list[int]  # of each crew
    shore: list[ShorePlace]


@lru_cache
def fixed_parts(players: int, solo: int, side: int) -> FixedParts:
    s = new_record(STATE)
    s.players, s.solo, s.side = players, solo, side
    places = [(crew, shore_place(s, crew, n)) for crew in range(CREWS) for n in range(side)]
    return FixedParts(
        seats=[seat_of_crew(s, crew) for crew in range(CREWS)],
        sides=[next(other for other in range(CREWS) if are_mates(s, crew, other)) for crew in range(CREWS)],
        shore=[
            ShorePlace(square=square, column=square % WIDTH, row=square // WIDTH, coast=crew) for crew, square in places
        ],
    )


def draw_tiles(record: Any) -> SerializedPart:
    """All tiles of the sea, in reading order."""
    rows = zip(record.tile.tolist(), record.turned.tolist(), record.treasure.tolist(), strict=True)
    return serialized_list(
        [
            draw_tile(square, tile, quarter_turns, *treasure)
            for square, (tile, quarter_turns, treasure) in enumerate(rows)
            if tile
        ]
    )


@lru_cache(maxsize=CACHED_TILES)
def draw_tile(square: int, kind: int, quarter_turns: int, *treasure: int) -> bytes:
    """A tile as text."""
    tile = max(kind, 0)
    arrows = ARROWS[(tile - CURRENT) * 4 + quarter_turns] if CURRENT <= tile < UNKNOWN else 0
    tussocks = count_tussocks(tile)
    return to_json(
        Tile(
            square=square,
            column=square % WIDTH,
            row=square // WIDTH,
            face=face_of(tile),
            printed=tile - TREASURE + 1 if TREASURE <= tile < ISLAND else 0,
            turned=quarter_turns,
            arrows=[direction for direction in range(DIRECTIONS) if arrows >> direction & 1],
            tail=2 * quarter_turns if tile == STINGRAY else None,
            tussocks=tussocks,
            treasure=list(treasure[: max(tussocks, 1)]),
        )
    )


def draw_boat(record: Any, crew: int, seat: int) -> Boat:
    place = int(record.boat[crew])
    return Boat(
        crew=crew,
        seat=seat,
        place=place or None,
        astern=place + NEIGHBOUR[inward_direction(crew)] if place else None,
        aboard=[diver for diver, place_of_diver in enumerate(record.place.tolist()) if place_of_diver == BOAT + crew],
        home=int(record.home[crew]),
    )


def draw_divers(record: Any, seats: list[int], held_divers: int) -> list[Diver]:
    places, tussocks, delayed = record.place.tolist(), record.tussock.tolist(), record.delayed.tolist()
    caught_flags, wish_flags = record.caught.tolist(), record.wish.tolist()
    return [
        Diver(
            number=diver,
            mark=diver_mark(record.players, diver),
            crew=crew_of(diver),
            seat=seats[crew_of(diver)],
            place=None if places[diver] == OUT else places[diver],
            tussock=tussocks[diver],
            delayed=bool(delayed[diver]),
            caught=bool(caught_flags[diver]),
            held=bool(held_divers >> diver & 1),
            wish=bool(wish_flags[diver]),
            moving=bool(record.under_way and record.diver == diver),
        )
        for diver in range(DIVERS)
    ]


def diver_mark(players: int, diver: int) -> int:
    """The number a diver wears: no two of one player wear the same."""
    second = players < CREWS and crew_of(diver) >= players
    return diver % EACH + 1 + EACH * second


def draw_last(record: Any) -> LastMove | None:
    if record.steps == 0:
        return None
    return LastMove(
        diver=record.diver,
        carrying=bool(record.carrying),
        wished=bool(record.wished),
        ransom=bool(record.ransom),
        stages=[Stage(place=place, face=face_at(record, place)) for place in trail_places(record)],
    )


def trail_places(view: Record) -> list[int]:
    """The places of the last move, from its start to its end."""
    return [int(stage) // HEADINGS for stage in view.trail[: view.steps]]


def face_at(view: Record, place: int) -> Face | None:
    """What lies at a place, if it is a tile."""
    return face_of(int(view.tile[place])) if place < BOAT and view.tile[place] else None


# Choices and what they lead to


def legal_choices(view: Record) -> list[int]:
    """The actions of the player who is to act: all of them follow from what is public."""
    buffer = np.zeros(MOVES, np.int32)
    count = 0 if view.phase == OVER else rules.legal(view, seat_of_crew(view, rules.acting_crew(view)), buffer)
    return [int(action) for action in buffer[:count]]


def is_at_stake(view: Record, diver: int) -> bool:
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
        return [Way(action=ROUND + n, way=-1, place=place_beside_corner(view, int(view.site), n)) for n in range(2)]
    return []


def draw_foresights(view: Record) -> list[Foresight]:
    """What is known to come of each move."""
    actions, notes, places = foresee_moves(view)
    return [draw_foresight(action, notes[i], places[i]) for i, action in enumerate(actions)]


def draw_foresight(action: int, notes: Row, places: Row) -> Foresight:
    values: list[int] = notes.tolist()
    return Foresight(
        action=action,
        diver=values[DIVER] if values[DIVER] >= 0 else None,
        stages=places[: values[STEPS]].tolist(),
        unknown=bool(values[UNKNOWN_END]),
        choice=bool(values[CHOICE]),
        struck=divers_of_bits(values[STRUCK]),
        out=divers_of_bits(values[LEFT_GAME]),
        home=values[HOME],
    )


def divers_of_bits(bits: int) -> list[int]:
    """The divers of a bit set."""
    return [diver for diver in range(DIVERS) if bits >> diver & 1]
