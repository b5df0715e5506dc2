"""Why something cannot be done now in Dykarna, as a message key."""

from fathoms.core.record import Record
from fathoms.games.dykarna.actions import DEED, DEEDS, DRIVE, FLOW, LEAVE_BOAT, PASS, TRUDGE, WALK, WISH
from fathoms.games.dykarna.boats import may_drive
from fathoms.games.dykarna.chain import BARRED, DANGER, LAWFUL, STUCK, best_fate
from fathoms.games.dykarna.moves import ready, target_place, wish_heading
from fathoms.games.dykarna.sea import boat_at, in_sea, inward, tussocks_of
from fathoms.games.dykarna.state import (
    BESIDE,
    BOAT,
    DROWNING,
    EACH,
    FLOWING,
    ISLAND,
    LOSING,
    MOVING,
    OUT,
    PLACING,
    ROUNDING,
    SHORE,
    TARGETS,
)
from fathoms.games.dykarna.treasure import within_reach

CHOICES = {
    FLOWING: "dyk-why-choose-way",
    ROUNDING: "dyk-why-choose-shore",
    LOSING: "dyk-why-choose-loss",
    DROWNING: "dyk-why-choose-drowned",
}
FATES = {STUCK: "dyk-why-loop", BARRED: "dyk-why-barred", DANGER: "dyk-why-danger"}


def why_not(view: Record, seat: int, action: int) -> str:
    """Why the player who is to act cannot do `action`."""
    if view.phase == PLACING:
        return "dyk-why-corner-taken" if action < DEED else "dyk-why-place-first"
    if view.phase != MOVING:
        return CHOICES[int(view.phase)]
    if action < DEED:
        return "dyk-why-placed"
    if DRIVE <= action < PASS:
        return why_not_drive(view)
    if action == PASS:
        return "dyk-why-must-move"
    if FLOW <= action < WISH:
        return "dyk-why-no-choice"
    n = (action - DEED) // DEEDS if action < DRIVE else (action - WISH) // 2 // TARGETS
    diver = EACH * int(view.turn) + n
    return why_not_ready(view, diver) or (
        why_not_do(view, diver, (action - DEED) % DEEDS) if action < DRIVE else why_not_wish(view, diver, action - WISH)
    )


def why_not_ready(view: Record, diver: int) -> str:
    """Why a diver cannot move at all; empty if it can."""
    if ready(view, diver):
        return ""
    if view.place[diver] == OUT:
        return "dyk-why-out"
    if view.delayed[diver]:
        return "dyk-why-delayed"
    return "dyk-why-caught" if view.caught[diver] else "dyk-why-no-ransom"


def why_not_drive(view: Record) -> str:
    crew = int(view.turn)
    return "dyk-why-coast-ends" if may_drive(view, crew, 0) or may_drive(view, crew, 1) else "dyk-why-nobody-drives"


def why_not_do(view: Record, diver: int, deed: int) -> str:
    """Why a diver that can move cannot move so."""
    place = int(view.place[diver])
    if place >= BOAT:
        if deed != LEAVE_BOAT:
            return "dyk-why-in-boat"
        direction = inward(place - BOAT)
        return why_not_enter(view, int(view.boat[place - BOAT]) + BESIDE[direction], direction, 0)
    if view.tile[place] == SHORE:
        return "dyk-why-on-shore"
    if deed == LEAVE_BOAT:
        return "dyk-why-not-in-boat"
    if deed >= WALK:
        return "dyk-why-not-on-shore"
    through = tussocks_of(int(view.tile[place])) == view.tussock[diver]
    if deed >= TRUDGE:
        return "dyk-why-through-mud" if through else "dyk-why-no-treasure"
    if not through:
        return "dyk-why-in-mud"
    return why_not_step(view, diver, place + BESIDE[deed >> 1], deed >> 1, deed & 1)


def why_not_step(view: Record, diver: int, to: int, direction: int, carrying: int) -> str:
    if view.tile[to] == SHORE and boat_at(view, to) < 0:
        return "dyk-why-edge"
    if carrying and within_reach(view, diver) == 0:
        return "dyk-why-no-treasure"
    if view.tile[to] == SHORE:
        return "dyk-why-not-their-boat"
    return why_not_enter(view, to, direction, carrying)


def why_not_enter(view: Record, to: int, heading: int, carrying: int) -> str:
    """Why nobody of the crew may go to a tile of their own will, or not with treasure."""
    if carrying and best_fate(view, to, heading, 0) == LAWFUL:
        return "dyk-why-island-treasure" if view.tile[to] == ISLAND else "dyk-why-known-only"
    return FATES[best_fate(view, to, heading, 0)]


def why_not_wish(view: Record, diver: int, wish: int) -> str:
    carrying, place = wish % 2, target_place(wish // 2 % TARGETS)
    if not view.wish[diver]:
        return "dyk-why-no-wish"
    if view.tussock[diver]:
        return "dyk-why-in-mud"
    if view.place[diver] == place:
        return "dyk-why-there-already"
    if carrying and within_reach(view, diver) == 0:
        return "dyk-why-no-treasure"
    if place >= BOAT:
        return "dyk-why-not-their-boat"
    return why_not_enter(view, place, wish_heading(view, diver), carrying) if in_sea(view, place) else "dyk-why-edge"
