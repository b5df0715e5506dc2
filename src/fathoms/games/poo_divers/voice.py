"""Messages of Tokyo Poo Divers: what happened in a move, and why an action is not possible."""

from fathoms.core.structs import Record, fields_of_record
from fathoms.core.voice import Line
from fathoms.games.poo_divers.actions import BANK, LET_RIP, LOOK, OPEN, PUSH, PUT_BACK, SKIP_LOOK
from fathoms.games.poo_divers.rules import line_length
from fathoms.games.poo_divers.scene import cover_on
from fathoms.games.poo_divers.state import (
    BLANK,
    CONTEST,
    DECIDING,
    DIRECTIONS,
    LOOKING,
    OPENING,
    OVER,
    SLEEPER,
    STEP,
    WIDTH,
)


def narrate(before: Record, seat: int, action: int, after: Record) -> list[Line]:
    """The messages for a move, from a viewer's views before and after it."""
    before, after = fields_of_record(before), fields_of_record(after)
    if action < BANK:
        return narrate_cover(before, seat, action, after)
    if action == BANK:
        return [*narrate_bank(before, seat, after), *narrate_end(seat, after)]
    if action < SKIP_LOOK:
        place = divmod(int(before.square_of[action - LOOK]), WIDTH)  # the first row of squares is the edge
        return [Line("poo-looked", {"seat": seat, "row": place[0], "column": place[1] + 1}, (action - LOOK,))]
    if action == LET_RIP:
        return narrate_blast(seat, after)
    return [Line("poo-put-back" if action == PUT_BACK else "poo-skipped-look", {"seat": seat})]


def narrate_cover(before: Record, seat: int, action: int, after: Record) -> list[Line]:
    """The messages for a cover that was opened, first or while pushing."""
    is_push = action >= PUSH
    square = int(before.last) + STEP[action - PUSH] if is_push else int(before.square_of[action - OPEN])
    cover = cover_on(after, square)
    assert cover is not None, "an opened cover has a number"
    args = {"seat": seat}
    card = int(after.card[square])
    if card == BLANK:
        lines = [Line("poo-blank", args, (cover,))]
        if is_push:
            lines = [Line("poo-blank-pushing", {**args, "lost": int(before.pot)}, (cover,))]
    elif card == SLEEPER and is_push:
        lines = [Line("poo-sleeper-pushing", args, (cover,)), *narrate_bank(before, seat, after)]
    elif card == SLEEPER:
        lines = [Line("poo-sleeper" if after.left else "poo-sleeper-last", args, (cover,))]  # POO-17
    elif is_push:
        lines = [Line("poo-find-pushing", {**args, "worth": int(after.finds), "pot": int(after.pot)}, (cover,))]
    else:
        lines = [Line("poo-find", {**args, "pot": int(after.pot)}, (cover, *star_covers(after, square)))]
    return lines + narrate_end(seat, after)


def narrate_bank(before: Record, seat: int, after: Record) -> list[Line]:
    payment = int(after.banked[seat]) - int(before.banked[seat])
    lines = [Line("poo-banked", {"seat": seat, "points": payment, "total": int(after.banked[seat])})]
    points_lost = int(before.pot) - payment
    if points_lost:
        lines.append(Line("poo-supply-short", {"seat": seat, "lost": points_lost}))
    return lines


def narrate_end(seat: int, after: Record) -> list[Line]:
    """The messages for the end: what has run out, and whether there is a tie to settle."""
    if after.phase not in (OVER, CONTEST):
        return []
    lines = [Line("poo-supply-empty" if after.supply == 0 else "poo-all-open", {"seat": seat})]
    if after.phase == CONTEST:
        points = after.banked.tolist()[: after.players]
        lines.append(Line("poo-tie", {"seat": seat, "players": points.count(max(points)), "points": max(points)}))
    return lines


def narrate_blast(seat: int, after: Record) -> list[Line]:
    lines = [Line("poo-let-rip", {"seat": seat, "blast": int(after.blast[seat])})]
    if after.champion >= 0:
        lines.append(Line("poo-fart-off", {"seat": int(after.champion)}))
    return lines


def why_not(view: Record, seat: int, action: int) -> str:
    """The message key that says why `seat` cannot do `action` now."""
    if view.phase == OPENING:
        return "poo-why-cover-open" if action < PUSH else "poo-why-open-first"
    if view.phase == DECIDING:
        if not PUSH <= action < BANK:
            return "poo-why-bank-or-push"
        is_direction_fixed = view.finds > 1 and action - PUSH != view.facing
        return "poo-why-direction-fixed" if is_direction_fixed else "poo-why-no-cover-there"
    if view.phase == LOOKING:
        return "poo-why-look-at-closed" if LOOK <= action < SKIP_LOOK else "poo-why-look-or-skip"
    return "poo-why-let-rip" if view.phase == CONTEST else "poo-why-put-back"


def star_covers(view: Record, square: int) -> list[int]:
    """The covers of the open finds in unbroken lines from a square."""
    cards = view.card.copy()  # for a rule
    squares = [
        square + (step + 1) * STEP[direction]
        for direction in range(DIRECTIONS)
        for step in range(line_length(cards, square, direction))
    ]
    return [cover for place in squares if (cover := cover_on(view, place)) is not None]
