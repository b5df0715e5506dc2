"""What the client draws: a view of Stub Game as a scene."""

from typing import Literal

from pydantic import BaseModel

from fathoms.core.content.scene import Scene
from fathoms.core.structs import Record
from fathoms.games.stub_game.rules import best_bid
from fathoms.games.stub_game.state import FACE_DOWN, SHOWING

Phase = Literal["laying", "showing", "over"]
PHASES: tuple[Phase, ...] = ("laying", "showing", "over")


class StubGameBidder(BaseModel):
    """A player, and what lies in front of them."""

    points: int
    laid: int | None  # the card laid in this round; 0 = face down, None = none
    hand: list[int]  # the viewer's own; of the others, nothing is seen


class StubGameScene(Scene):
    """Everything on the table."""

    game: Literal["stub_game"] = "stub_game"
    phase: Phase
    turn: int
    prize: int  # what is played for
    left: int  # prizes that are still to come
    bidders: list[StubGameBidder]
    winner: int | None  # who takes the prize, while the cards lie open


def bidder(view: Record, seat: int) -> StubGameBidder:
    card = int(view.laid[seat])
    return StubGameBidder(
        points=int(view.points[seat]),
        laid=0 if card == FACE_DOWN else card or None,
        hand=[number + 1 for number in range(view.cards) if view.hand[seat] >> number & 1],
    )


def draw(view: Record) -> StubGameScene:
    """The scene a viewer sees."""
    winner = int(best_bid(view)) if view.phase >= SHOWING else -1
    return StubGameScene(
        phase=PHASES[view.phase],
        turn=int(view.turn),
        prize=int(view.prize[view.turned - 1]),
        left=int(view.cards - view.turned),
        bidders=[bidder(view, seat) for seat in range(view.players)],
        winner=winner if winner >= 0 else None,
    )
