"""What Dykarna says to people: what happened, and why something cannot be done."""

from fathoms.core.structs import Record
from fathoms.core.voice import Line
from fathoms.games.dykarna.actions import (
    DEED,
    DEEDS,
    DRIVE,
    DROWN,
    FLOW,
    LEAVE_BOAT,
    LOSE,
    PASS,
    TRUDGE,
    WALK,
    WALK_PAST,
    WISH,
)
from fathoms.games.dykarna.boats import may_drive
from fathoms.games.dykarna.chain import BARRED, DANGER, LAWFUL, STUCK, best_fate
from fathoms.games.dykarna.moves import mover, ready, target_place, wish_heading
from fathoms.games.dykarna.notes import ENDS, ending
from fathoms.games.dykarna.scene import face_of, mark_of, trail_of
from fathoms.games.dykarna.sea import boat_at, crew_of, in_sea, inward, mates, seat_of, tussocks_of
from fathoms.games.dykarna.state import (
    BESIDE,
    BOAT,
    CREWS,
    DIVERS,
    DROWNING,
    FLOWING,
    ISLAND,
    LOSING,
    MOVING,
    OUT,
    OVER,
    PAYING,
    PIECE,
    PLACING,
    ROUNDING,
    SHARK,
    SHORE,
    TARGETS,
    TREASURE,
)
from fathoms.games.dykarna.treasure import banked, within_reach

Args = dict[str, str | int]


def narrate(before: Record, seat: int, action: int, after: Record) -> list[Line]:
    """All that everyone saw happen."""
    crew = int(before.turn)
    args: Args = {"seat": seat_of(before, crew), "crew": crew}
    if action < DEED:
        return [Line("dyk-placed", args, (int(after.boat[crew]),))]
    if action == PASS:
        lines = [Line("dyk-passed", args)]
    elif DRIVE <= action < PASS and before.phase == MOVING:
        lines = [Line("dyk-drove", args, (int(after.boat[crew]),)), *picked_up(before, after)]
    elif LOSE <= action < DROWN:
        lines = [Line("dyk-lost-piece", args, (int(before.site),))] if action == LOSE + PIECE else []
    else:
        lines = journey(before, after)
    return [*lines, *struck(before, action, after), *gone(before, action, after), *next_turn(before, after)]


def about(view: Record, diver: int) -> Args:
    """Whose diver it is, and which."""
    crew = crew_of(diver)
    return {"seat": seat_of(view, crew), "crew": crew, "diver": mark_of(int(view.players), diver)}


# The diver that moves


def journey(before: Record, after: Record) -> list[Line]:
    """Where the moving diver went in this action."""
    if after.diver < 0 or before.phase == DROWNING:  # a diver that waits for its ransom has not set off
        return []
    trail, diver = trail_of(after), int(after.diver)
    args = about(after, diver)
    lines = []
    if before.under_way:
        told = int(before.steps)
    else:
        told = 1
        lines.append(Line("dyk-set-off", {**args, "how": how(before, after), "load": int(after.carrying)}, (trail[0],)))
        if after.ransom:
            lines.append(Line("dyk-ransom", args, (trail[0],)))
    ends = len(trail) - int(after.returned)
    lines += [line for place in trail[told:ends] for line in met(before, after, place, args)]
    if after.returned and ends >= told:
        lines.append(Line("dyk-sent-back", args, (trail[-1],)))
    if after.carrying and trail[-1] >= BOAT and len(trail) > told:
        lines.append(Line("dyk-brought-home", {**args, "total": int(banked(after, crew_of(diver)))}, (trail[-1],)))
    return lines


def how(before: Record, after: Record) -> str:
    """How a diver set off."""
    if after.wished:
        return "wish"
    if after.start >= BOAT:
        return "out"
    if before.tile[after.start] == 0:
        return "walk"
    return "trudge" if after.start_tussock and after.steps > 1 and trail_of(after)[1] == after.start else "step"


def met(before: Record, after: Record, place: int, args: Args) -> list[Line]:
    """What the diver met at one stage of its way."""
    if place >= BOAT:
        boat = place - BOAT
        return [Line("dyk-aboard", {**args, "boat": boat, "whose": whose(after, int(args["crew"]), boat)}, (place,))]
    tile = int(after.tile[place])
    if tile == 0:
        return [Line("dyk-ashore", args, (place,))]
    fresh = int(before.tile[place] < 0)
    face = face_of(tile)
    if face == "treasure":
        face = "treasure" if fresh else "open"
        args = {**args, "pieces": tile - TREASURE + 1}
    elif face == "mud":
        args = {**args, "tussock": max(int(after.tussock[after.diver]), 1)}
    elif face == "octopus":
        args = {**args, "caught": int(after.caught[after.diver])}
    return [Line(f"dyk-met-{face}", {**args, "fresh": fresh}, (place,))]


def whose(after: Record, crew: int, boat: int) -> str:
    """Whose boat it is, as a crew sees it."""
    if boat == crew:
        return "own"
    if not mates(after, crew, boat):
        return "other"
    return "mate" if after.players == CREWS else "second"


# The others


def picked_up(before: Record, after: Record) -> list[Line]:
    """Divers a driven boat took aboard."""
    crew = int(before.turn)
    walkers = [d for d in range(DIVERS) if before.place[d] == after.boat[crew] and after.place[d] == BOAT + crew]
    return [Line("dyk-picked-up", {**about(after, diver), "boat": crew}, (BOAT + crew,)) for diver in walkers]


def struck(before: Record, action: int, after: Record) -> list[Line]:
    """Opponents sent back to their boats."""
    if DRIVE <= action <= PASS:
        return []
    moving, was, now = int(after.diver), before.place.tolist(), after.place.tolist()
    hit = [
        diver
        for diver in range(DIVERS)
        if diver != moving and was[diver] < BOAT and now[diver] == BOAT + crew_of(diver)
    ]
    return [Line("dyk-struck", about(after, diver), (was[diver],)) for diver in hit]


def gone(before: Record, action: int, after: Record) -> list[Line]:
    """Divers that have left the game, and why."""
    lines = []
    for diver, (was, now) in enumerate(zip(before.place.tolist(), after.place.tolist(), strict=True)):
        if was != OUT and now == OUT:
            why = "drowned"
            if LOSE <= action < DROWN and action - LOSE == diver:
                why = "sunk"
            elif diver == after.diver and after.steps:
                end = trail_of(after)[-1]
                if end < BOAT and after.tile[end] > 0:
                    why = "eaten" if after.tile[end] == SHARK else "stuck"
            lines.append(Line("dyk-out", {**about(after, diver), "why": why}))
    return lines


# The turn


def next_turn(before: Record, after: Record) -> list[Line]:
    """Who cannot move and is passed over; how the game ends."""
    if after.phase == OVER:
        return [Line(f"dyk-over-{ENDS[ending(after)]}", {"seat": seat_of(after, int(after.turn))})]
    if after.phase != MOVING:
        return []
    crews = [(int(before.turn) + 1 + n) % CREWS for n in range(after.skipped)]
    return [Line("dyk-skipped", {"seat": seat_of(after, crew), "crew": crew}) for crew in crews]


# Why not


CHOICES = {
    FLOWING: "dyk-why-choose-way",
    ROUNDING: "dyk-why-choose-shore",
    LOSING: "dyk-why-choose-loss",
    DROWNING: "dyk-why-choose-drowned",
    PAYING: "dyk-why-choose-payer",
}
FATES = {STUCK: "dyk-why-loop", DANGER: "dyk-why-danger"}


def why_not(view: Record, seat: int, action: int) -> str:
    """Why the player who is to act cannot do `action`."""
    if view.phase == PLACING:
        return "dyk-why-corner-taken" if action < DEED else "dyk-why-place-first"
    if view.phase != MOVING:
        return CHOICES[int(view.phase)]
    if view.moves == 0 and (action < DEED or DRIVE <= action < WISH):
        return "dyk-why-first-out"
    if action < DEED:
        return "dyk-why-placed"
    if DRIVE <= action < PASS:
        return why_not_drive(view)
    if action == PASS:
        return "dyk-why-must-move"
    if FLOW <= action < WISH:
        return "dyk-why-no-choice"
    diver = mover(view, action)
    return why_not_ready(view, diver) or why_not_move(view, diver, action)


def why_not_move(view: Record, diver: int, action: int) -> str:
    """Why a diver that can move cannot do that."""
    if action < DRIVE:
        return why_not_do(view, diver, (action - DEED) % DEEDS)
    if action < WALK_PAST:
        return why_not_wish(view, diver, action - WISH)
    ashore = view.place[diver] < BOAT and view.tile[view.place[diver]] == SHORE
    return "dyk-why-no-boat-to-pass" if ashore else "dyk-why-not-on-shore"


def why_not_ready(view: Record, diver: int) -> str:
    """Why a diver cannot move at all; empty if it can."""
    if ready(view, diver):
        return ""
    if view.place[diver] == OUT:
        return "dyk-why-out"
    if view.delayed[diver]:
        return "dyk-why-delayed"
    if view.caught[diver]:
        return "dyk-why-caught-together" if view.together else "dyk-why-caught"
    return "dyk-why-no-ransom"


def why_not_drive(view: Record) -> str:
    crew = int(view.turn)
    if may_drive(view, crew, 0) or may_drive(view, crew, 1):
        return "dyk-why-coast-ends"
    return "dyk-why-nobody-drives-together" if view.together else "dyk-why-nobody-drives"


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
    """Why no one of the crew may go to a tile of their own will, or not with treasure."""
    if carrying and best_fate(view, to, heading, 0) == LAWFUL:
        return "dyk-why-island-treasure" if view.tile[to] == ISLAND else "dyk-why-known-only"
    fate = best_fate(view, to, heading, 0)
    return barred(view) if fate == BARRED else FATES[fate]


def barred(view: Record) -> str:
    """Whose divers bar a way: those of partners, or of one's own other boat, or only others on islands. (DYK-3)"""
    if view.solo or view.together:
        return "dyk-why-barred"
    return "dyk-why-barred-partner" if view.players == CREWS else "dyk-why-barred-other-boat"


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
