"""A view of Stub Game as text, for playthroughs and the terminal."""

from fathoms.core.structs import Record
from fathoms.games.stub_game.scene import StubGameBidder, draw


def card(bidder: StubGameBidder) -> str:
    return {None: ".", 0: "?"}.get(bidder.laid, str(bidder.laid))


def picture(view: Record) -> str:
    """The prize, then what lies in front of everyone."""
    scene = draw(view)
    cards = " ".join(card(bidder) for bidder in scene.bidders)
    points = " ".join(str(bidder.points) for bidder in scene.bidders)
    return f"prize {scene.prize}, {scene.left} left\nturn {scene.turn} {scene.phase}, laid {cards}, points {points}"
