"""Messages of Toilet Divers: what happened in a move, and why an action is not possible.

The messages never say what was on a card or which way a dive went: the log stays on the screen, and remembering
is the player's job. The scene shows the card while it lies open.
"""

from fathoms.core.contract import Glass
from fathoms.core.game import CLOCK
from fathoms.core.structs import Record
from fathoms.core.voice import Line
from fathoms.games.toilet_divers.actions import CLOSE, GO, HAND, KEEP, LEAF, POINT, SURFACE, TURN_UP
from fathoms.games.toilet_divers.scene import draw_chip, treasure_name
from fathoms.games.toilet_divers.state import (
    BOTTOM,
    DIVING,
    GLASS_SECONDS,
    KEEPING,
    LEAFING,
    NOTHING,
    OBSTACLE_ON,
    OVER,
    SHRUG,
    TOOL_NAMES,
    TREASURES,
    TURNING,
)
from fathoms.games.toilet_divers.ways import exits, open_card, place_of, seat_at, ways_out


def glass(view: Record) -> Glass | None:
    """The minute for leafing: at the same time, but at one screen one after the other. (TOI-4)"""
    return Glass(1, GLASS_SECONDS, waits=True, seat_action=CLOSE) if view.phase == LEAFING else None


def awaited_seat(view: Record, seat: int) -> int | None:
    """A diver who has asked for help lets the assistant point a way, or shrug. (TOI-20)"""
    if view.phase != DIVING or view.turn != seat or view.helper < 0 or view.pointed != NOTHING:
        return None
    adviser = int(seat_at(view, int(view.helper)))
    return adviser if adviser >= 0 else None


# What happened


def narrate(before: Record, seat: int, action: int, after: Record) -> list[Line]:
    """The messages for a move, from a viewer's views before and after it."""
    if action < TURN_UP:
        return narrate_leafing(seat, action, after)
    if action == TURN_UP:
        search = 1 if after.searches <= TREASURES else 2
        treasure = str(treasure_name(int(after.wanted)))
        return [Line("toi-wanted", {"seat": seat, "treasure": treasure, "search": search}, (place_of(after, seat),))]
    if action < HAND:
        return [Line("toi-swam-on", {"seat": seat}), *narrate_dive(before, seat, after)]
    if action < SURFACE:
        return narrate_hand(before, seat, action - HAND)
    if action == SURFACE:
        return [Line("toi-surfaced", {"seat": seat}), *narrate_miss(before, seat, after)]
    if action < KEEP:
        return [Line("toi-shrugged" if action == POINT + SHRUG else "toi-pointed", {"seat": seat})]
    return [*narrate_kept_chip(before, seat, action - KEEP, after), *narrate_end(after)]


def narrate_leafing(seat: int, action: int, after: Record) -> list[Line]:
    """The messages for a page turned, or the end of leafing."""
    if action < CLOSE:
        return [Line("toi-leafed", {"seat": seat})]
    begins = [Line("toi-begins", {"seat": int(after.turn)})] if after.phase != LEAFING else []
    if action == CLOSE:
        return [Line("toi-closed", {"seat": seat}), *begins]
    return [Line("toi-time-up", {"seat": int(after.turn)}), *begins]


def narrate_dive(before: Record, seat: int, after: Record) -> list[Line]:
    """The messages for a step of a dive, which may end with it."""
    if after.phase == DIVING:
        return []
    if after.phase != KEEPING:
        why = "toi-bottom" if after.level == BOTTOM and not after.bottom_sideways else "toi-stuck"
        return [Line(why, {"seat": seat}), *narrate_miss(before, seat, after)]
    treasure = str(treasure_name(int(before.wanted)))
    lines = [Line("toi-found", {"seat": seat, "treasure": treasure}, (int(after.place),))]
    first, second = (draw_chip(int(after.chip[2 * before.finds + i])) for i in range(2))
    if first.stars is not None and second.stars is not None:  # the diver's own eyes
        lines.append(Line("toi-drew", {"seat": seat, "first": first.stars, "second": second.stars}))
    return lines


def narrate_miss(before: Record, seat: int, after: Record) -> list[Line]:
    key = "toi-missed" if before.searches <= TREASURES else "toi-lost"
    return [Line(key, {"seat": seat, "treasure": str(treasure_name(int(before.wanted)))}), *narrate_end(after)]


def narrate_hand(before: Record, seat: int, place: int) -> list[Line]:
    tool = TOOL_NAMES[before.tool[place] - 1]
    owner = int(seat_at(before, place))
    lines = [Line("toi-handed", {"seat": seat, "tool": tool}, (place,))]
    if owner >= 0:
        lines.append(Line("toi-helps", {"seat": owner, "tool": tool}, (place,)))
    return lines


def narrate_kept_chip(before: Record, seat: int, which: int, after: Record) -> list[Line]:
    """The messages for chips given out, and a flush if there was one."""
    pair = int(after.finds) - 1
    helper = int(after.assistant[pair])
    lines = [Line("toi-kept", {"seat": seat})]
    own_chip = draw_chip(int(before.chip[2 * pair + which]))
    if own_chip.stars is not None:
        lines = [Line("toi-kept-seen", {"seat": seat, "stars": own_chip.stars})]
    if helper >= 0:
        given_chip = draw_chip(int(after.chip[2 * pair + 1]))
        if given_chip.stars is None or after.phase == OVER:
            lines.append(Line("toi-got", {"seat": helper}))
        else:
            lines.append(Line("toi-got-seen", {"seat": helper, "stars": given_chip.stars}))
    if after.flushed[pair]:
        moved_places = tuple(place for place, toilet in enumerate(after.toilet_at) if toilet != before.toilet_at[place])
        lines.append(Line("toi-flushed", {"seat": seat}, moved_places))
    return lines


def narrate_end(after: Record) -> list[Line]:
    return [Line("toi-over", {"seat": int(after.turn)})] if after.phase == OVER else []


# Why not


def why_not(view: Record, seat: int, action: int) -> str:
    """The message key that says why `seat` cannot do `action` now."""
    if view.phase == LEAFING:
        return why_not_leafing(view, seat, action)
    if seat != view.turn:
        return "toi-why-only-point" if not POINT <= action < KEEP else "toi-why-no-way"
    if view.phase == TURNING:
        return "toi-why-turn-up"
    if view.phase == KEEPING:
        return "toi-why-keep"
    if GO <= action < HAND:
        return why_not_go(view, action - GO)
    if HAND <= action < SURFACE:
        return why_not_hand(view, action - HAND)
    return "toi-why-must-move" if action == SURFACE else "toi-why-dive"


def why_not_leafing(view: Record, seat: int, action: int) -> str:
    if seat == CLOCK:
        return "toi-why-glass"
    if not LEAF <= action < CLOSE:
        return "toi-why-leafing"
    return "toi-why-no-page-turns" if view.page_turns[seat] == 0 else "toi-why-same-page"


def why_not_go(view: Record, way: int) -> str:
    if ways_out(view) >> way & 1:
        return "toi-why-obstacle"
    is_exit = exits(view, open_card(view), int(view.level)) >> way & 1
    return "toi-why-used" if is_exit else "toi-why-no-way"


def why_not_hand(view: Record, place: int) -> str:
    if view.helper >= 0:
        return "toi-why-tile-gone"
    if place == place_of(view, int(view.turn)):
        return "toi-why-own-tool"
    if seat_at(view, place) < 0 and not view.idle_tools:
        return "toi-why-nobody-there"
    obstacle = OBSTACLE_ON[open_card(view)]
    return "toi-why-no-help-needed" if obstacle == 0 or view.level == BOTTOM else "toi-why-wrong-tool"
