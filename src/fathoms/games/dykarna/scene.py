"""What the client draws: a view of Dykarna as a scene.

Places are numbers everywhere: a square is `row * width + column` in a grid with the shore round the sea, and a boat is
`squares + crew`. Directions are 0-7, clockwise from north; leaps are 8-15, clockwise from north-north-east.
"""

from typing import Literal

import numpy as np
from pydantic import BaseModel

from fathoms.core.record import Record, copy
from fathoms.core.scene import Scene
from fathoms.games.dykarna import rules
from fathoms.games.dykarna.actions import DEED, DEEDS, FLOW, LOSE, MOVES, ROUND, STEP
from fathoms.games.dykarna.boats import beside_corner
from fathoms.games.dykarna.chain import next_square
from fathoms.games.dykarna.sea import coast_of, crew_of, inward, mates, seat_of, shore_place, tussocks_of
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
    MOVING,
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
    STINGRAY,
    TREASURE,
    TURTLE,
    UNKNOWN,
    URCHIN,
    WAYS,
    WHIRL,
    WIDTH,
)
from fathoms.games.dykarna.treasure import held_to_ransom

Face = Literal[
    "unknown", "open", "treasure", "island", "turtle", "mud", "urchin", "octopus", "goldfish", "shark", "stingray",
    "anemone", "whirl", "seahorse", "current",
]  # fmt: skip
Phase = Literal["placing", "moving", "flowing", "rounding", "losing", "drowning", "over"]

PHASES: tuple[Phase, ...] = ("placing", "moving", "flowing", "rounding", "losing", "drowning", "over")
STARTS: tuple[tuple[int, Face], ...] = (
    (OPEN, "open"), (TREASURE, "treasure"), (ISLAND, "island"), (TURTLE, "turtle"), (MUD, "mud"), (URCHIN, "urchin"),
    (OCTOPUS, "octopus"), (GOLDFISH, "goldfish"), (SHARK, "shark"), (STINGRAY, "stingray"), (ANEMONE, "anemone"),
    (WHIRL, "whirl"), (SEAHORSE, "seahorse"), (CURRENT, "current"), (UNKNOWN, "unknown"),
)  # fmt: skip


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


class ShorePlace(BaseModel):
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
    crew: int
    seat: int
    place: int | None  # square or boat; None = out of the game
    tussock: int  # it stands on in the mud, from 1; 0 = not in the mud
    delayed: bool  # sits out its crew's next turn
    caught: bool  # held by an octopus
    held: bool  # on an urchin: leaving costs a ransom
    wish: bool  # has a goldfish's wish left
    moving: bool  # in the middle of a move
    step_north: int  # the action, allowed or not, of its step north; + 2 * direction + 1 if it carries a treasure


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


class Outlook(BaseModel):
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
    tiles: list[Tile]
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
    outlooks: list[Outlook]


def draw(view: Record) -> DykarnaScene:
    """The scene a viewer sees."""
    tiles = [draw_tile(view, square) for square in range(SQUARES) if view.tile[square]]
    found = int(view.treasure.sum()) + int(view.carrying and view.under_way)
    lost, home = int(view.lost), int(view.home.sum())
    unseen: dict[Face, int] = {}
    for kind in range(OPEN, UNKNOWN):
        unseen[face_of(kind)] = unseen.get(face_of(kind), 0) + int(view.unseen[kind])
    coasts = [shore_place(view, crew, n) for crew in range(CREWS) for n in range(int(view.side))]
    return DykarnaScene(
        width=WIDTH,
        squares=SQUARES,
        side=int(view.side),
        solo=bool(view.solo),
        tiles=tiles,
        shore=[
            ShorePlace(square=square, column=square % WIDTH, row=square // WIDTH, coast=coast_of(view, square))
            for square in coasts
        ],
        boats=[draw_boat(view, crew) for crew in range(CREWS)],
        divers=[draw_diver(view, diver) for diver in range(DIVERS)],
        turn=int(view.turn),
        chooser=rules.chooser(view),
        phase=PHASES[view.phase],
        sides=[next(other for other in range(CREWS) if mates(view, crew, other)) for crew in range(CREWS)],
        goal=int(view.goal),
        found=found,
        hidden=int(view.goal) - found - lost - home,
        lost=lost,
        unseen=unseen,
        moves=int(view.moves),
        move_limit=MOVE_LIMIT,
        last=draw_last(view),
        ways=draw_ways(view),
        at_stake=[diver for diver in range(DIVERS) if at_stake(view, diver)],
        piece_at_stake=PIECE in [action - LOSE for action in choices(view)] if view.phase == LOSING else False,
        outlooks=outlooks(view),
    )


def draw_tile(view: Record, square: int) -> Tile:
    tile = max(int(view.tile[square]), 0)
    arrows = ARROWS[(tile - CURRENT) * 4 + int(view.turned[square])] if CURRENT <= tile < UNKNOWN else 0
    tussocks = tussocks_of(tile)
    return Tile(
        square=square,
        column=square % WIDTH,
        row=square // WIDTH,
        face=face_of(tile),
        printed=tile - TREASURE + 1 if TREASURE <= tile < ISLAND else 0,
        turned=int(view.turned[square]),
        arrows=[direction for direction in range(DIRECTIONS) if arrows >> direction & 1],
        tail=2 * int(view.turned[square]) if tile == STINGRAY else None,
        tussocks=tussocks,
        treasure=[int(pieces) for pieces in view.treasure[square, : max(tussocks, 1)]],
    )


def draw_boat(view: Record, crew: int) -> Boat:
    place = int(view.boat[crew])
    return Boat(
        crew=crew,
        seat=seat_of(view, crew),
        place=place or None,
        astern=place + BESIDE[inward(crew)] if place else None,
        aboard=[diver for diver in range(DIVERS) if view.place[diver] == BOAT + crew],
        home=int(view.home[crew]),
    )


def draw_diver(view: Record, diver: int) -> Diver:
    place = int(view.place[diver])
    return Diver(
        number=diver,
        crew=crew_of(diver),
        seat=seat_of(view, crew_of(diver)),
        place=None if place == OUT else place,
        tussock=int(view.tussock[diver]),
        delayed=bool(view.delayed[diver]),
        caught=bool(view.caught[diver]),
        held=bool(held_to_ransom(view, diver)),
        wish=bool(view.wish[diver]),
        moving=bool(view.under_way and view.diver == diver),
        step_north=DEED + DEEDS * (diver % EACH) + STEP,
    )


def draw_last(view: Record) -> LastMove | None:
    if view.steps == 0:
        return None
    return LastMove(
        diver=int(view.diver),
        carrying=bool(view.carrying),
        wished=bool(view.wished),
        ransom=bool(view.ransom),
        stages=[Stage(place=place, face=face_at(view, place)) for place in trail_of(view)],
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


def outlooks(view: Record) -> list[Outlook]:
    """What is known to come of each move: it is played on a copy of the view, where unknown tiles do nothing."""
    if view.phase != MOVING:
        return []
    return [forecast(view, action) for action in choices(view)]


def forecast(view: Record, action: int) -> Outlook:
    after = copy(view)
    rules.apply(after, seat_of(view, int(view.turn)), action)
    mover = int(after.diver)
    stages = trail_of(after)
    end = stages[-1] if stages else OUT
    gone = [diver for diver in range(DIVERS) if view.place[diver] != OUT and after.place[diver] == OUT]
    struck = [
        diver
        for diver in range(DIVERS)
        if diver != mover and after.place[diver] != view.place[diver] and diver not in gone and after.steps
    ]
    return Outlook(
        action=action,
        diver=mover if mover >= 0 else None,
        stages=stages,
        unknown=bool(end < BOAT and view.tile[end] < 0),
        choice=after.phase not in (MOVING, OVER),
        struck=struck,
        out=gone,
        home=int(after.home.sum()) - int(view.home.sum()),
    )
