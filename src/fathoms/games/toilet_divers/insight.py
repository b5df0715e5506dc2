"""Toilet Divers' part of a review: when the diver had seen what, and what a perfect memory could have done.

All of it comes from the info state of the diver, so from what that seat had lawfully seen by then. A *known way* is one
on which the diver had seen every card, the treasure's included, and that its tools and at most one borrowed tool open.
Nothing can go wrong on it: cards stay where they are during a dive, and a helper cannot refuse.

Said about every dive:
- when it begins: when the diver last saw the wanted treasure, if ever, and how long the shortest known way is;
- when the diver, with a known way before it, does what no known way begins with;
- when the diver swims to a card it had seen, at which the dive can only end, though another way was open.

Not said: what is likely where cards are unknown (the review's chances say that), whether a tool is worth the chip its
owner gets for it, what assistants point at, which chip is kept, how one leafs.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from fathoms.core.contract import Insight
from fathoms.core.replay import Replay
from fathoms.core.structs import Record
from fathoms.core.voice import Line
from fathoms.games.toilet_divers.actions import GO, HAND, SURFACE, TURN_UP
from fathoms.games.toilet_divers.scene import treasure_name
from fathoms.games.toilet_divers.state import (
    CELLS,
    DIVING,
    DOWN,
    LEVELS,
    OBSTACLE_NAMES,
    OBSTACLE_ON,
    PLACES,
    TREASURES,
    UNKNOWN,
    WAY_NAMES,
    WAYS,
)
from fathoms.games.toilet_divers.ways import cell, exits, place_of, seat_at

Steps = dict[int, int]  # from the time as memory counts it to the first view at that time


class DiverSpot(NamedTuple):
    """A position of a diver, real or imagined."""

    place: int
    level: int
    tools: int  # bit set of those at hand
    borrowable: int  # bit set of tools that can still be borrowed


class KnownWay(NamedTuple):
    """A known way to the treasure."""

    action: int  # it begins with
    moves: int  # on it, a borrowed tool not counted
    with_help: bool  # is a tool borrowed on it?


def insights(replay: Replay) -> Iterator[Insight]:
    """The insights of a game: what each diver had seen, and where it left a known way."""
    steps: Steps = {}
    for match, (seat, action) in zip(replay.states(), replay.actions, strict=False):  # the last state has no action
        steps.setdefault(int(match.info_state(0).moment), match.number)
        info_state = match.info_state(seat) if seat < match.players else match.view()
        if info_state.phase != DIVING or seat != info_state.turn:
            continue
        ways = known_ways(info_state, match.legal(seat))
        if match.moves and match.moves[-1].action == TURN_UP:
            yield Insight(match.number, seat, narrate_dive_start(info_state, seat, ways, steps))
        if ways and action not in {way.action for way in ways}:
            yield Insight(match.number, seat, narrate_left_way(info_state, seat, ways[0], steps))
        elif not ways and GO <= action < HAND:
            line = narrate_dead_end(info_state, seat, action, match.legal(seat), steps)
            if line is not None:
                yield Insight(match.number, seat, line)


# Messages


def narrate_dive_start(info_state: Record, seat: int, ways: Sequence[KnownWay], steps: Steps) -> Line:
    """The message at the start of a dive: when the diver last saw its treasure."""
    treasure = str(treasure_name(int(info_state.wanted)))
    where = find_card(info_state, int(info_state.wanted))
    if where is None:
        return Line("toi-insight-never-seen", {"seat": seat, "treasure": treasure})
    args = {"seat": seat, "treasure": treasure, **sighting_args(info_state, seat, where, steps)}
    way = "none" if not ways else "helped" if ways[0].with_help else "alone"
    moves = ways[0].moves if ways else 0
    return Line("toi-insight-seen", {**args, "way": way, "moves": moves}, (place_of_cell(info_state, where),))


def narrate_left_way(info_state: Record, seat: int, way: KnownWay, steps: Steps) -> Line:
    """The message when a diver has left the shortest known way."""
    where = find_card(info_state, int(info_state.wanted))
    assert where is not None, "a known way ends at a card that was seen"
    sighting_of_treasure = {
        "seat": seat,
        "treasure": str(treasure_name(int(info_state.wanted))),
        **sighting_args(info_state, seat, where, steps),
    }
    first = WAY_NAMES[way.action - GO] if way.action < HAND else "hand"
    later = "yes" if way.with_help and way.action < HAND else "no"
    args = {**sighting_of_treasure, "first": first, "moves": way.moves, "borrow": later}
    return Line("toi-insight-way-left", args, (place_of_cell(info_state, where),))


def narrate_dead_end(info_state: Record, seat: int, action: int, legal: Sequence[int], steps: Steps) -> Line | None:
    """The message when a diver swims to a card where it knows the dive ends, though there was another way."""
    spot = diver_spot(info_state)
    target = spot_after(spot, action - GO)
    others = [
        other for other in legal if GO <= other < HAND and not is_dead_end(info_state, spot_after(spot, other - GO))
    ]
    if not is_dead_end(info_state, target) or not others:
        return None
    where = int(cell(info_state, target.place, target.level))
    args = {
        "seat": seat,
        "card": card_name(int(info_state.card[where])),
        **sighting_args(info_state, seat, where, steps),
    }
    return Line("toi-insight-dead-end", {**args, "other": WAY_NAMES[others[0] - GO]}, (target.place,))


def sighting_args(info_state: Record, seat: int, where: int, steps: Steps) -> dict[str, str | int]:
    """Message arguments: when the seat last saw a card, and on which level."""
    return {"step": steps[int(info_state.seen_at[seat, where])], "level": where % CELLS + 2}


def card_name(card: int) -> str:
    """The treasure or the obstacle on a card."""
    if card <= TREASURES:
        return str(treasure_name(card))
    return OBSTACLE_NAMES[OBSTACLE_ON[card] - 1] if OBSTACLE_ON[card] else "plain"


def find_card(info_state: Record, card: int) -> int | None:
    """Where the seat has seen a card."""
    cards = info_state.card.tolist()
    return cards.index(card) if card in cards else None


def place_of_cell(info_state: Record, where: int) -> int:
    """The place at which the toilet of a cell stands now."""
    return int(info_state.toilet_at.tolist().index(where // CELLS))


# Known ways


def known_ways(info_state: Record, legal: Sequence[int]) -> list[KnownWay]:
    """The shortest known ways that begin with each action: those without help first, then by their length."""
    spot, ways = diver_spot(info_state), []
    for action in legal:
        for start, moved, helped in first_spots(info_state, spot, action):
            further = moves_to_treasure(info_state, start)
            if further is not None:
                ways.append(KnownWay(action, moved + further, helped))
    return sorted(ways, key=lambda way: (way.with_help, way.moves, way.action))


def first_spots(info_state: Record, spot: DiverSpot, action: int) -> Iterator[tuple[DiverSpot, int, bool]]:
    """Where an action leads, in how many moves, and with help or not."""
    if GO <= action < HAND:
        target = spot_after(spot, action - GO)
        yield target._replace(borrowable=0), 1, False
        if spot.borrowable:
            yield target, 1, True
    elif HAND <= action < SURFACE:
        yield spot._replace(tools=spot.tools | 1 << int(info_state.tool[action - HAND]), borrowable=0), 0, True


def moves_to_treasure(info_state: Record, start: DiverSpot) -> int | None:
    """How long the shortest known way from a spot is; None = there is none."""
    visited, edge, moves = {start}, [start], 0
    while edge:
        if any(card_at(info_state, spot) == info_state.wanted for spot in edge):
            return moves
        next_edge = {spot for before in edge for spot in next_spots(info_state, before)} - visited
        visited |= next_edge
        edge, moves = list(next_edge), moves + 1
    return None


def diver_spot(info_state: Record) -> DiverSpot:
    """Where the diver is, with its own tool and the helper's."""
    own = place_of(info_state, int(info_state.turn))
    tools = 1 << int(info_state.tool[own])
    if info_state.helper >= 0:
        return DiverSpot(
            int(info_state.place), int(info_state.level), tools | 1 << int(info_state.tool[info_state.helper]), 0
        )
    lenders = [
        place for place in range(PLACES) if place != own and (seat_at(info_state, place) >= 0 or info_state.idle_tools)
    ]
    return DiverSpot(
        int(info_state.place), int(info_state.level), tools, sum(1 << int(info_state.tool[place]) for place in lenders)
    )


def next_spots(info_state: Record, spot: DiverSpot) -> Iterator[DiverSpot]:
    """Where a diver can swim from a card it knows, with a tool borrowed if need be; a card it does not know ends it."""
    place, level, tools, borrowable = spot
    card = card_at(info_state, spot)
    if card == UNKNOWN and level > 1:
        return
    obstacle, closed = OBSTACLE_ON[card], int(info_state.exits_closed[place * LEVELS + level - 1])
    ways = int(exits(info_state, card, level)) & ~closed
    for way in range(WAYS):
        if not ways >> way & 1:
            continue
        if way != DOWN or obstacle == 0 or tools >> obstacle & 1:
            yield spot_after(spot, way)
        elif borrowable >> obstacle & 1:
            yield spot_after(spot._replace(tools=tools | 1 << obstacle, borrowable=0), way)


def spot_after(spot: DiverSpot, way: int) -> DiverSpot:
    """Where a way leads."""
    if way == DOWN:
        return spot._replace(level=spot.level + 1)
    return spot._replace(place=(spot.place + way + 1) % PLACES)


def card_at(info_state: Record, spot: DiverSpot) -> int:
    """The card at a spot, as far as the seat has seen it; level 1 has none."""
    return int(info_state.card[cell(info_state, spot.place, spot.level)]) if spot.level > 1 else UNKNOWN


def is_dead_end(info_state: Record, spot: DiverSpot) -> bool:
    """Does the seat know that a dive ends at a spot?"""
    return card_at(info_state, spot) != UNKNOWN and not any(True for _ in next_spots(info_state, spot))
