"""What is closed again is not shown again, not even to someone who comes back."""

from fathoms.core.match import Match
from fathoms.games.poo_divers import GAME as POO_DIVERS
from fathoms.games.poo_divers.actions import LOOK, PUT_BACK
from fathoms.games.poo_divers.state import LOOKING, PEEKING
from fathoms.server.table.views import MatchViews, Perspective


def watched(match: Match, watch: MatchViews, action: int) -> None:
    seat = match.actors()[0]
    match.play(seat, action)
    watch.record_action(seat, action)


def test_a_card_that_was_put_back_is_not_shown_again() -> None:
    match = Match(POO_DIVERS, 2, {}, 1)
    watch = MatchViews(match)
    while match.state.phase != LOOKING:
        watched(match, watch, match.legal(match.actors()[0])[0])
    seat = match.actors()[0]
    watched(match, watch, next(action for action in match.legal(seat) if action >= LOOK))
    assert match.state.phase == PEEKING
    before = watch.previous_view_for(Perspective((seat,)))
    assert before is not None, "the blank that led to the look may be seen again"
    watched(match, watch, PUT_BACK)
    assert watch.previous_view_for(Perspective((seat,))) is None
