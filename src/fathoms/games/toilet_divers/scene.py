"""What the client draws: a view of Toilet Divers as a scene. Nothing that lies closed now is in it."""

from functools import cache
from typing import Any, Literal

from pydantic import BaseModel

from fathoms.core.content.scene import CachedPart, Scene
from fathoms.core.structs import Record, fields_of_record
from fathoms.games.toilet_divers.rules import count_stars
from fathoms.games.toilet_divers.state import (
    CHIPS,
    DIVING,
    DOWN,
    FLUSH,
    FOUND,
    KEEPING,
    LEAFING,
    LEVELS,
    LOST,
    OBSTACLE_NAMES,
    OBSTACLE_ON,
    OVER,
    PLACES,
    SHRUG,
    TOOL_NAMES,
    TREASURE_NAMES,
    TREASURES,
    UNKNOWN,
    WAY_NAMES,
    WAYS,
    WAYS_OF,
    WayName,
)
from fathoms.games.toilet_divers.ways import (
    cell,
    exits,
    free_ways,
    open_card,
    place_of,
    possible_helper,
    seat_at,
    ways_out,
)

Phase = Literal["leafing", "turning", "diving", "keeping", "over"]
Kind = Literal["treasure", "obstacle", "plain"]
WayState = Literal["free", "blocked", "used", "shut"]
Fate = Literal["pile", "wanted", "missed", "found", "lost"]

PHASES: tuple[Phase, ...] = ("leafing", "turning", "diving", "keeping", "over")

FATES: tuple[Fate, ...] = ("pile", "missed", "found", "lost")


class Card(CachedPart):
    """A card that lies open."""

    kind: Kind
    treasure: str | None
    obstacle: str | None
    tool: str | None  # the one that helps against the obstacle
    ways: list[WayName]  # printed on it; the way down may be blocked by the obstacle


class Place(CachedPart):
    """One side of the board, clockwise from place 0."""

    seat: int | None  # None = nobody sits here
    toilet: int  # 0-3: a toilet keeps its number when a flush moves it
    tool: str  # its player's, or lying beside the toilet


class PipeWay(BaseModel):
    """A way out of the open toilet."""

    way: WayName
    place: int  # where it leads
    level: int
    state: WayState  # blocked = by the obstacle; used = twice in this dive; shut = a dive ends on the bottom


class Dive(BaseModel):
    """The open toilet. After a dive has failed it stays open until the next treasure card is turned up."""

    place: int
    level: int  # 1-8
    card: Card | None  # None = level 1
    ways: list[PipeWay]
    moves: int  # made so far
    helper: int | None  # place the assistant tile was handed to
    tools: list[str]  # the diver's own (as long as the dive lasts), and the borrowed one
    may_hand_to: int | None  # place of the tool that would open the way down here
    pointed: WayName | Literal["shrug"] | None  # what the assistant shows
    over: bool


class Page(BaseModel):
    """A player leafing through a toilet."""

    level: int  # 1 = no card opened yet, 0 = closed for good
    turns_left: int
    card: Card | None  # only on the player's own screen


class Chip(CachedPart):
    """A chip; stars and flush only where the viewer may see them."""

    stars: int | None
    flush: bool | None


class Stash(BaseModel):
    """A player's chips, in the order they came."""

    chips: list[Chip]
    stars: int | None  # their sum, if the viewer sees them all


class Treasure(CachedPart):
    """A treasure card, as everyone knows it."""

    treasure: str
    fate: Fate


class ToiletDiversScene(Scene):
    """Everything on the table."""

    game: Literal["toilet_divers"] = "toilet_divers"
    phase: Phase
    turn: int
    places: list[Place]
    wanted: str | None
    search: int  # 1 or 2: is the wanted (or next) treasure looked for the first or the second time?
    face_down: int  # treasure cards in the pile
    face_up: list[str]  # under them, in order
    treasures: list[Treasure]
    dive: Dive | None
    pages: list[Page]  # by seat, while leafing
    depths: list[list[Card]]  # by place, from level 2 down: what was in the pipes, when the game is over
    purses: list[Stash]  # by seat
    drawn: list[Chip]  # the two chips in the diver's hand
    chips_left: int
    flushes: int  # so far: one more than before, and two toilets have changed places
    flush: bool  # options
    open_first_level: bool
    idle_tools: bool
    bottom_sideways: bool


def treasure_name(number: int) -> str | None:
    return str(TREASURE_NAMES[number - 1]) if number else None


@cache
def draw_card(number: int) -> Card | None:
    """The card of that number; None for one that cannot be seen."""
    if number == UNKNOWN:
        return None
    treasure = number if number <= TREASURES else 0
    obstacle = OBSTACLE_ON[number]
    return Card(
        kind="treasure" if treasure else "obstacle" if obstacle else "plain",
        treasure=treasure_name(treasure),
        obstacle=OBSTACLE_NAMES[obstacle - 1] if obstacle else None,
        tool=TOOL_NAMES[obstacle - 1] if obstacle else None,
        ways=[WAY_NAMES[way] for way in range(WAYS) if WAYS_OF[number] >> way & 1],
    )


@cache
def draw_chip(chip: int) -> Chip:
    if chip == UNKNOWN:
        return Chip(stars=None, flush=None)
    return Chip(stars=chip & ~FLUSH, flush=bool(chip & FLUSH))


def draw_ways(view: Record, record: Any, card: int) -> list[PipeWay]:
    """The ways out of the open toilet."""
    level, place = record.level, record.place
    level_ways = exits(view, card, level)
    printed_ways = level_ways if level == 1 else WAYS_OF[card]
    open_ways, free = ways_out(view), free_ways(view) if record.phase in (DIVING, KEEPING) else 0
    ways = []
    for way in range(WAYS):
        if not printed_ways >> way & 1:
            continue
        state: WayState = "free" if free >> way & 1 else "blocked" if open_ways >> way & 1 else "used"
        if not level_ways >> way & 1:
            state = "shut"
        to = (place, level + 1) if way == DOWN else ((place + way + 1) % PLACES, level)
        ways.append(PipeWay(way=WAY_NAMES[way], place=to[0], level=to[1], state=state))
    return ways


def draw_dive(view: Record, record: Any) -> Dive | None:
    """The open toilet, if there is one."""
    if record.level == 0:
        return None
    card = int(open_card(view))
    helper = record.helper if record.helper >= 0 else None
    own = [place_of(view, record.turn)] if record.phase in (DIVING, KEEPING) else []
    lender = int(possible_helper(view)) if record.phase == DIVING else -1
    pointed = record.pointed
    return Dive(
        place=record.place,
        level=record.level,
        card=draw_card(card),
        ways=draw_ways(view, record, card),
        moves=record.moves,
        helper=helper,
        tools=[TOOL_NAMES[record.tool[place] - 1] for place in own + ([] if helper is None else [helper])],
        may_hand_to=lender if lender >= 0 else None,
        pointed=None if pointed < 0 else "shrug" if pointed == SHRUG else WAY_NAMES[pointed],
        over=record.phase != DIVING,
    )


def draw_page(view: Record, seat: int) -> Page:
    level = int(view.leaf[seat])
    card = int(view.card[cell(view, place_of(view, seat), level)]) if level > 1 else UNKNOWN
    return Page(level=level, turns_left=int(view.page_turns[seat]), card=draw_card(card))


def draw_depths(view: Record, place: int) -> list[Card]:
    """All cards of a toilet."""
    cards = [draw_card(int(view.card[cell(view, place, level)])) for level in range(2, LEVELS + 1)]
    return [card for card in cards if card]


def draw_purse(view: Record, record: Any, seat: int) -> Stash:
    """A player's chips. Those in the diver's hand are no one's yet."""
    chips = []
    for pair in range(count_settled_pairs(record)):
        if record.finder[pair] == seat:
            chips.append(draw_chip(int(record.chip[2 * pair])))
        if record.assistant[pair] == seat:
            chips.append(draw_chip(int(record.chip[2 * pair + 1])))
    all_known = all(chip.stars is not None for chip in chips)
    return Stash(chips=chips, stars=int(count_stars(view, seat)) if all_known else None)


def count_settled_pairs(record: Any) -> int:
    """Pairs of chips that have been given out."""
    return int(record.finds) - (1 if record.phase == KEEPING else 0)


@cache
def draw_treasure(number: int, fate: int, is_wanted: bool) -> Treasure:
    is_target = is_wanted and fate not in (FOUND, LOST)
    return Treasure(treasure=str(treasure_name(number)), fate="wanted" if is_target else FATES[fate])


@cache
def draw_place(seat: int, toilet: int, tool: int) -> Place:
    return Place(seat=seat if seat >= 0 else None, toilet=toilet, tool=TOOL_NAMES[tool - 1])


def draw(view: Record) -> ToiletDiversScene:
    """The scene a viewer sees."""
    record = fields_of_record(view)
    players = range(record.players)
    first_drawn, fates = 2 * count_settled_pairs(record), record.fate.tolist()
    toilets, tools = record.toilet_at.tolist(), record.tool.tolist()
    second = record.searches > TREASURES or (record.searches == TREASURES and record.wanted == 0)
    return ToiletDiversScene(
        phase=PHASES[record.phase],
        turn=record.turn,
        places=[draw_place(int(seat_at(view, place)), toilets[place], tools[place]) for place in range(PLACES)],
        wanted=treasure_name(record.wanted),
        search=2 if second else 1,
        face_down=max(0, TREASURES - record.searches),
        face_up=[TREASURE_NAMES[number - 1] for number in record.missed.tolist() if number],
        treasures=[draw_treasure(number, fates[number], number == record.wanted) for number in range(1, TREASURES + 1)],
        dive=draw_dive(view, record),
        pages=[draw_page(view, seat) for seat in players] if record.phase == LEAFING else [],
        depths=[draw_depths(view, place) for place in range(PLACES)] if record.phase == OVER else [],
        purses=[draw_purse(view, record, seat) for seat in players],
        drawn=[draw_chip(int(record.chip[first_drawn + i])) for i in range(2)] if record.phase == KEEPING else [],
        chips_left=CHIPS - 2 * record.finds,
        flushes=int(record.flushed.sum()),
        flush=bool(record.flush),
        open_first_level=bool(record.open_first_level),
        idle_tools=bool(record.idle_tools),
        bottom_sideways=bool(record.bottom_sideways),
    )
