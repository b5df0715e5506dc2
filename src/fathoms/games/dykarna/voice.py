"""What happened in a move of Dykarna, told step by step from two views."""

from fathoms.core.game import Line
from fathoms.core.record import Record
from fathoms.games.dykarna.actions import DEED, DRIVE, DROWN, LOSE, PASS
from fathoms.games.dykarna.scene import face_of, trail_of
from fathoms.games.dykarna.sea import crew_of, mates, seat_of
from fathoms.games.dykarna.state import (
    BOAT,
    CREWS,
    DIVERS,
    DROWNING,
    EACH,
    MOVE_LIMIT,
    MOVING,
    OUT,
    OVER,
    PIECE,
    SHARK,
    TREASURE,
)
from fathoms.games.dykarna.treasure import all_home, banked

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
    return {"seat": seat_of(view, crew), "crew": crew, "diver": diver % EACH + 1}


# The diver that moves


def journey(before: Record, after: Record) -> list[Line]:
    """Where the moving diver went in this action."""
    if after.diver < 0 or before.phase == DROWNING:
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
        whose = "own" if boat == args["crew"] else "mate" if mates(after, int(args["crew"]), boat) else "other"
        return [Line("dyk-aboard", {**args, "boat": boat, "whose": whose}, (place,))]
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
    hit = [
        diver
        for diver in range(DIVERS)
        if diver != after.diver and before.place[diver] < BOAT and after.place[diver] == BOAT + crew_of(diver)
    ]
    return [Line("dyk-struck", about(after, diver), (int(before.place[diver]),)) for diver in hit]


def gone(before: Record, action: int, after: Record) -> list[Line]:
    """Divers that have left the game, and why."""
    lines = []
    for diver in range(DIVERS):
        if before.place[diver] != OUT and after.place[diver] == OUT:
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
        return [Line(f"dyk-over-{ending(after)}", {"seat": seat_of(after, int(after.turn))})]
    ended = after.moves > before.moves or after.passes > before.passes
    if after.phase != MOVING or not ended:
        return []
    lines, crew = [], (int(before.turn) + 1) % CREWS
    while crew != after.turn:
        lines.append(Line("dyk-skipped", {"seat": seat_of(after, crew), "crew": crew}))
        crew = (crew + 1) % CREWS
    return lines


def ending(view: Record) -> str:
    """Why the game is over. (DYK-18, DYK-19)"""
    if all_home(view):
        return "home"
    if not (view.place != OUT).any():
        return "nobody"
    return "limit" if view.moves >= MOVE_LIMIT else "passes"
