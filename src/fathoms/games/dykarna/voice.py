"""Messages of Dykarna: what happened in a move, and why an action is not possible."""

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
from fathoms.games.dykarna.lab_counts import ENDS, ending
from fathoms.games.dykarna.moves import is_ready, moving_diver, target_place, wish_heading
from fathoms.games.dykarna.scene import diver_mark, face_of, trail_places
from fathoms.games.dykarna.sea import (
    are_mates,
    boat_at,
    count_tussocks,
    crew_of,
    inward_direction,
    is_in_sea,
    seat_of_crew,
)
from fathoms.games.dykarna.state import (
    BOAT,
    CREWS,
    DIVERS,
    DROWNING,
    FLOWING,
    ISLAND,
    LOSING,
    MOVING,
    NEIGHBOUR,
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
from fathoms.games.dykarna.treasure import pieces_within_reach, treasure_at_home

Args = dict[str, str | int]


def narrate(before: Record, seat: int, action: int, after: Record) -> list[Line]:
    """The messages for a move, which are the same for everyone."""
    crew = int(before.turn)
    args: Args = {"seat": seat_of_crew(before, crew), "crew": crew}
    if action < DEED:
        return [Line("dyk-placed", args, (int(after.boat[crew]),))]
    if action == PASS:
        lines = [Line("dyk-passed", args)]
    elif DRIVE <= action < PASS and before.phase == MOVING:
        lines = [Line("dyk-drove", args, (int(after.boat[crew]),)), *narrate_picked_up(before, after)]
    elif LOSE <= action < DROWN:
        lines = [Line("dyk-lost-piece", args, (int(before.site),))] if action == LOSE + PIECE else []
    else:
        lines = narrate_journey(before, after)
    return [
        *lines,
        *narrate_struck(before, action, after),
        *narrate_divers_out(before, action, after),
        *narrate_turn(before, after),
    ]


def diver_args(view: Record, diver: int) -> Args:
    """Whose diver it is, and which."""
    crew = crew_of(diver)
    return {"seat": seat_of_crew(view, crew), "crew": crew, "diver": diver_mark(int(view.players), diver)}


# The diver that moves


def narrate_journey(before: Record, after: Record) -> list[Line]:
    """Where the moving diver went in this action."""
    if after.diver < 0 or before.phase == DROWNING:  # a diver that waits for its ransom has not set off
        return []
    trail, diver = trail_places(after), int(after.diver)
    args = diver_args(after, diver)
    lines = []
    if before.under_way:
        first_new = int(before.steps)
    else:
        first_new = 1
        lines.append(
            Line(
                "dyk-set-off", {**args, "how": departure_kind(before, after), "load": int(after.carrying)}, (trail[0],)
            )
        )
        if after.ransom:
            lines.append(Line("dyk-ransom", args, (trail[0],)))
    end = len(trail) - int(after.returned)
    lines += [line for place in trail[first_new:end] for line in narrate_stage(before, after, place, args)]
    if after.returned and end >= first_new:
        lines.append(Line("dyk-sent-back", args, (trail[-1],)))
    if after.carrying and trail[-1] >= BOAT and len(trail) > first_new:
        lines.append(
            Line("dyk-brought-home", {**args, "total": int(treasure_at_home(after, crew_of(diver)))}, (trail[-1],))
        )
    return lines


def departure_kind(before: Record, after: Record) -> str:
    """How a diver set off."""
    if after.wished:
        return "wish"
    if after.start >= BOAT:
        return "out"
    if before.tile[after.start] == 0:
        return "walk"
    return "trudge" if after.start_tussock and after.steps > 1 and trail_places(after)[1] == after.start else "step"


def narrate_stage(before: Record, after: Record, place: int, args: Args) -> list[Line]:
    """The messages for what the diver met at one stage of its way."""
    if place >= BOAT:
        boat = place - BOAT
        return [
            Line(
                "dyk-aboard", {**args, "boat": boat, "whose": boat_owner_kind(after, int(args["crew"]), boat)}, (place,)
            )
        ]
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


def boat_owner_kind(after: Record, crew: int, boat: int) -> str:
    """Whose boat it is, as a crew sees it."""
    if boat == crew:
        return "own"
    if not are_mates(after, crew, boat):
        return "other"
    return "mate" if after.players == CREWS else "second"


# The others


def narrate_picked_up(before: Record, after: Record) -> list[Line]:
    """The messages for divers a driven boat took aboard."""
    crew = int(before.turn)
    walkers = [d for d in range(DIVERS) if before.place[d] == after.boat[crew] and after.place[d] == BOAT + crew]
    return [Line("dyk-picked-up", {**diver_args(after, diver), "boat": crew}, (BOAT + crew,)) for diver in walkers]


def narrate_struck(before: Record, action: int, after: Record) -> list[Line]:
    """The messages for opponents sent back to their boats."""
    if DRIVE <= action <= PASS:
        return []
    mover, places_before, places_after = int(after.diver), before.place.tolist(), after.place.tolist()
    divers = [
        diver
        for diver in range(DIVERS)
        if diver != mover and places_before[diver] < BOAT and places_after[diver] == BOAT + crew_of(diver)
    ]
    return [Line("dyk-struck", diver_args(after, diver), (places_before[diver],)) for diver in divers]


def narrate_divers_out(before: Record, action: int, after: Record) -> list[Line]:
    """The messages for divers that have left the game, and why."""
    lines = []
    for diver, (place_before, place_after) in enumerate(zip(before.place.tolist(), after.place.tolist(), strict=True)):
        if place_before != OUT and place_after == OUT:
            why = "drowned"
            if LOSE <= action < DROWN and action - LOSE == diver:
                why = "sunk"
            elif diver == after.diver and after.steps:
                end = trail_places(after)[-1]
                if end < BOAT and after.tile[end] > 0:
                    why = "eaten" if after.tile[end] == SHARK else "stuck"
            lines.append(Line("dyk-out", {**diver_args(after, diver), "why": why}))
    return lines


# The turn


def narrate_turn(before: Record, after: Record) -> list[Line]:
    """Who cannot move and is passed over; how the game ends."""
    if after.phase == OVER:
        return [Line(f"dyk-over-{ENDS[ending(after)]}", {"seat": seat_of_crew(after, int(after.turn))})]
    if after.phase != MOVING:
        return []
    crews = [(int(before.turn) + 1 + n) % CREWS for n in range(after.skipped)]
    return [Line("dyk-skipped", {"seat": seat_of_crew(after, crew), "crew": crew}) for crew in crews]


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
    diver = moving_diver(view, action)
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
    if is_ready(view, diver):
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
        direction = inward_direction(place - BOAT)
        return why_not_enter(view, int(view.boat[place - BOAT]) + NEIGHBOUR[direction], direction, 0)
    if view.tile[place] == SHORE:
        return "dyk-why-on-shore"
    if deed == LEAVE_BOAT:
        return "dyk-why-not-in-boat"
    if deed >= WALK:
        return "dyk-why-not-on-shore"
    is_through = count_tussocks(int(view.tile[place])) == view.tussock[diver]
    if deed >= TRUDGE:
        return "dyk-why-through-mud" if is_through else "dyk-why-no-treasure"
    if not is_through:
        return "dyk-why-in-mud"
    return why_not_step(view, diver, place + NEIGHBOUR[deed >> 1], deed >> 1, deed & 1)


def why_not_step(view: Record, diver: int, to: int, direction: int, carrying: int) -> str:
    if view.tile[to] == SHORE and boat_at(view, to) < 0:
        return "dyk-why-edge"
    if carrying and pieces_within_reach(view, diver) == 0:
        return "dyk-why-no-treasure"
    if view.tile[to] == SHORE:
        return "dyk-why-not-their-boat"
    return why_not_enter(view, to, direction, carrying)


def why_not_enter(view: Record, to: int, heading: int, carrying: int) -> str:
    """Why no one of the crew may go to a tile of their own will, or not with treasure."""
    if carrying and best_fate(view, to, heading, 0) == LAWFUL:
        return "dyk-why-island-treasure" if view.tile[to] == ISLAND else "dyk-why-known-only"
    fate = best_fate(view, to, heading, 0)
    return why_barred(view) if fate == BARRED else FATES[fate]


def why_barred(view: Record) -> str:
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
    if carrying and pieces_within_reach(view, diver) == 0:
        return "dyk-why-no-treasure"
    if place >= BOAT:
        return "dyk-why-not-their-boat"
    return why_not_enter(view, place, wish_heading(view, diver), carrying) if is_in_sea(view, place) else "dyk-why-edge"
