"""Messages of Partners: what happened in a move, and why an action is not possible."""

from fathoms.core.structs import Record, fields_of_record
from fathoms.core.voice import Line
from fathoms.games.partners.actions import BRING_OUT, CHANGE, GO, GO_BACK, LAY_DOWN, PLAY, STOP, TAKE_BACK
from fathoms.games.partners.movable_colours import movable_colours, partner_colours
from fathoms.games.partners.moving import is_finished
from fathoms.games.partners.state import (
    BACK_FOUR,
    CARD_NAMES,
    CHOOSING,
    COLOUR_NAMES,
    COLOURS,
    EACH,
    EXCHANGING,
    FACE_DOWN,
    FAR,
    HAND,
    HOME,
    LANE,
    MUST,
    OVER,
    PIECES,
    SEVEN,
    STRIDE,
    SWAP,
    TAKE_BACKS,
    TWO,
)

Args = dict[str, str | int]


# What happened


def narrate(before: Record, seat: int, action: int, after: Record) -> list[Line]:
    """The messages for a move, from a viewer's views before and after it."""
    before, after = fields_of_record(before), fields_of_record(after)
    return [*narrate_action(before, seat, action, after), *narrate_consequences(before, after)]


def narrate_action(before: Record, seat: int, action: int, after: Record) -> list[Line]:
    """The messages for the action itself."""
    if action < PLAY:
        return narrate_handed_card(seat, after)
    if action < LAY_DOWN:
        return [Line("partners-played", {"seat": seat, "card": CARD_NAMES[action - PLAY + 1]})]
    if action == LAY_DOWN:
        return narrate_hand_laid_down(seat, after)
    if action == TAKE_BACK:
        return [Line("partners-took-back", {"seat": seat})]
    if action == STOP:
        return [Line("partners-stopped", {"seat": seat, "steps": int(before.rest)})]
    if action < GO_BACK:
        return [narrate_piece_out(before, seat, after)]
    if CHANGE <= action < GO:
        return narrate_swap(before, seat, action - CHANGE, after)
    return narrate_walk(before, seat, after)


def narrate_handed_card(seat: int, after: Record) -> list[Line]:
    """A card was put down for a partner: its face is told only to those whose view shows it."""
    kind = int(after.gift[seat])
    if kind == FACE_DOWN:
        return [Line("partners-handed-on", {"seat": seat})]
    return [Line("partners-handed-on-card", {"seat": seat, "card": CARD_NAMES[kind]})]


def narrate_hand_laid_down(seat: int, after: Record) -> list[Line]:
    """A hand was laid down for all to see, even if the next deal gathers its cards at once. (PAR-9)"""
    kinds = after.laid_down.tolist()
    cards = [Line("partners-laid-card", {"seat": seat, "card": CARD_NAMES[kind]}) for kind in kinds if kind]
    return [Line("partners-laid-down", {"seat": seat}), *cards]


def narrate_piece_out(before: Record, seat: int, after: Record) -> Line:
    """A piece came out; the second one of a 2 is told with the first."""
    piece, first = int(after.walker), int(before.walker)
    args: Args = {"seat": seat, "colour": colour_name(piece), "card": CARD_NAMES[int(before.card)]}
    if first < 0:
        return Line("partners-brought-out", args, (piece,))
    return Line("partners-brought-both", {**args, "other": colour_name(first)}, (first, piece))


def narrate_walk(before: Record, seat: int, after: Record) -> list[Line]:
    """The messages for a walk: forward or back, hits, and arriving."""
    piece, start, to = int(after.walker), int(after.walk_from), int(after.walk_to)
    args: Args = {"seat": seat, "colour": colour_name(piece)}
    if before.card == SEVEN:
        args["steps"] = count_steps(after)
        lines = [Line("partners-stepped", args, (piece,))]
    elif before.card == BACK_FOUR:
        lines = [Line("partners-went-back", args, (piece,))]
    elif after.walk_turn != to:
        lines = [Line("partners-turned", {**args, "card": CARD_NAMES[int(before.card)]}, (piece,))]
    else:
        lines = [Line("partners-went", {**args, "steps": to - start}, (piece,))]
    if to >= LANE:
        lines.append(Line("partners-in-goal", {**args, "circle": to - LANE + 1}, (piece,)))
    for other in range(PIECES):
        if after.place[other] == HOME and before.place[other] != HOME:
            key = "partners-fell" if other == piece else "partners-hit"
            lines.append(Line(key, {**args, "victim": colour_name(other)}, (other,)))
    return lines + narrate_lost_steps(before, seat, after)


def narrate_lost_steps(before: Record, seat: int, after: Record) -> list[Line]:
    """The steps of a 7 that no one can use after the player's last piece is locked. (PAR-16)"""
    steps = int(before.rest) - count_steps(after)
    has_new_rank = after.rank.tolist() != before.rank.tolist()
    if before.card != SEVEN or after.card == SEVEN or has_new_rank or steps == 0:
        return []
    return [Line("partners-lost-steps", {"seat": seat, "steps": steps})]


def count_steps(after: Record) -> int:
    """How many steps of a 7 the last walk took."""
    start, turn, to = int(after.walk_from), int(after.walk_turn), int(after.walk_to)
    return abs(turn - start) + abs(to - turn)


def narrate_swap(before: Record, seat: int, piece: int, after: Record) -> list[Line]:
    """A piece was chosen for a swap, or two changed places."""
    args: Args = {"seat": seat, "colour": colour_name(piece)}
    if after.chosen == piece:
        return [Line("partners-chose", args, (piece,))]
    first = int(before.chosen)
    return [Line("partners-swapped", {**args, "other": colour_name(first)}, (first, piece))]


def narrate_consequences(before: Record, after: Record) -> list[Line]:
    """The messages for what follows by itself: the exchange, a finished side, a new deal, the end."""
    lines = []
    if before.phase == EXCHANGING and after.phase != EXCHANGING:
        lines.append(Line("partners-exchanged", {"seat": int(after.turn)}))
        lines += [line for seat in range(COLOURS) for line in narrate_received_card(seat, after)]
    sides = int(after.sides)
    for side in range(sides):
        if before.rank[side] < after.rank[side] and (after.phase != OVER or after.rank[side] > 1):
            lines.append(Line("partners-rank", {"seat": side, "rank": int(after.rank[side])}))
            lines += narrate_rest_laid_down(side, after) if after.phase != OVER else []
    if after.phase == OVER:
        winners = [side for side in range(sides) if after.rank[side] == 1]
        key = "partners-over" if len(winners) == 1 else "partners-shared"  # PAR-29
        lines += [Line(key, {"seat": side}) for side in winners]
    elif after.deal != before.deal:
        key = "partners-shuffled" if after.dealt == 1 else "partners-dealt"
        lines.append(Line(key, {"seat": int(after.dealer), "deal": int(after.deal)}))
    return lines


def narrate_rest_laid_down(side: int, after: Record) -> list[Line]:
    """The cards a finished side lays down while the others play on. (PAR-28)"""
    return [
        Line("partners-laid-rest", {"seat": seat, "card": CARD_NAMES[kind]})
        for mate, seat in enumerate(range(side, COLOURS, int(after.sides)))
        for kind in after.laid_down[mate * HAND : mate * HAND + HAND].tolist()
        if kind
    ]


def narrate_received_card(seat: int, after: Record) -> list[Line]:
    """The card a seat got in the exchange, for its giver and itself."""
    kind = int(after.gift[(seat - int(after.sides)) % COLOURS])
    if kind in (0, FACE_DOWN):
        return []
    return [Line("partners-got", {"seat": seat, "card": CARD_NAMES[kind]})]


# Why not


def why_not(view: Record, seat: int, action: int) -> str:
    """The message key that says why `seat` cannot do `action` now."""
    if view.phase == EXCHANGING:
        return "partners-why-not-in-hand" if action < PLAY else "partners-why-hand-on"
    if action < PLAY:
        return "partners-why-exchange-over"
    if view.phase == CHOOSING:
        return why_not_choosing(view, seat, action)
    return why_not_moving(view, seat, action)


def colour_name(piece: int) -> str:
    """The name of a piece's colour."""
    return COLOUR_NAMES[piece // EACH]


def why_not_choosing(view: Record, seat: int, action: int) -> str:
    """Why an action cannot be chosen while a card is to be played."""
    if action == LAY_DOWN:
        return "partners-why-must-play"
    if not PLAY <= action < LAY_DOWN:
        return "partners-why-card-first"
    kind = action - PLAY + 1
    if kind not in view.hand[seat * HAND : seat * HAND + HAND]:
        return "partners-why-not-in-hand"
    reasons = {SEVEN: "partners-why-seven", SWAP: "partners-why-swap", TWO: "partners-why-two"}
    return reasons.get(kind, "partners-why-card-useless")


def why_not_moving(view: Record, seat: int, action: int) -> str:
    """Why something cannot be done with the card in play."""
    kind = int(view.card)
    if action == STOP:
        return "partners-why-all-seven" if view.seven_rest == MUST else "partners-why-not-stop"
    if action == TAKE_BACK:
        return "partners-why-taken-back" if view.taken_back == TAKE_BACKS else "partners-why-nothing-done"
    if action < BRING_OUT:
        return "partners-why-card-played"
    if action < GO_BACK:
        return "partners-why-not-out"
    if action < CHANGE:
        return "partners-why-not-back"
    if action < GO:
        return "partners-why-not-exchangeable" if kind == SWAP else "partners-why-not-this-card"
    piece, steps = divmod(action - GO, FAR)
    if kind == SEVEN:
        return why_not_step(view, seat, piece, steps + 1)
    return "partners-why-not-there" if STRIDE[kind] == steps + 1 else "partners-why-not-this-card"


def why_not_step(view: Record, seat: int, piece: int, steps: int) -> str:
    """Why a piece cannot take this many steps of a seven."""
    if int(view.moved) >> piece & 1:
        return "partners-why-moved-already"
    if int(partner_colours(view, seat) & ~movable_colours(view, seat)) >> piece // EACH & 1 and is_finished(view, seat):
        return "partners-why-one-partner"
    return "partners-why-too-many" if steps > view.rest else "partners-why-rest"
