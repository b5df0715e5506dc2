"""What Stub Game says to people: what happened, and why something cannot be done."""

from fathoms.core.structs import Record
from fathoms.core.voice import Line
from fathoms.games.stub_game.actions import GO_ON
from fathoms.games.stub_game.rules import best_bid
from fathoms.games.stub_game.state import LAYING, OVER, SHOWING


def narrate(before: Record, seat: int, action: int, after: Record) -> list[Line]:
    """What a viewer saw happen between two of its views. The action itself is a secret: tell what the views show."""
    if action == GO_ON:
        return next_round_lines(seat, after)
    lines = [Line("stub-game-laid", {"seat": seat}, (seat,))]
    if after.phase == LAYING and after.laid[seat] > 0:  # it is the viewer's own
        lines = [Line("stub-game-laid-own", {"seat": seat, "card": int(after.laid[seat])}, (seat,))]
    return [*lines, *reveal_lines(after)]


def reveal_lines(after: Record) -> list[Line]:
    """The cards lie open: who takes the prize?"""
    if after.phase != SHOWING:
        return []
    winner, prize = int(best_bid(after)), int(after.prize[after.turned - 1])
    if winner < 0:
        return [Line("stub-game-nobody", {"seat": int(after.turn), "prize": prize})]
    args = {"seat": winner, "card": int(after.laid[winner]), "prize": prize}
    return [Line("stub-game-taken", args, (winner,))]


def next_round_lines(seat: int, after: Record) -> list[Line]:
    if after.phase == OVER:
        return [Line("stub-game-ended", {"seat": seat})]
    return [Line("stub-game-turned-up", {"seat": seat, "prize": int(after.prize[after.turned - 1])})]


def why_not(view: Record, seat: int, action: int) -> str:
    """The message key that says why `seat` cannot do `action` now."""
    if view.phase == SHOWING:
        return "stub-game-why-go-on-first"
    return "stub-game-why-lay-first" if action == GO_ON else "stub-game-why-not-in-hand"
