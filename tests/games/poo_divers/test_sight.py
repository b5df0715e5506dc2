"""Who knows what in Tokyo Poo Divers."""

from collections import Counter

import fathoms.games  # noqa: F401  # registers the games
from fathoms.core import verbs
from fathoms.core.game import SPECTATOR
from fathoms.core.match import Match
from fathoms.core.rng import new_rng
from fathoms.games.poo_divers.rules import count_unknown_cards
from fathoms.games.poo_divers.state import BLANK, FIND, SLEEPER, UNKNOWN
from tests.games.poo_divers.street import lay, look, open_cover, put_back


def faces(match: Match, viewer: int) -> str:
    """The faces a viewer sees: open capitals, closed `-`, known though closed in small letters."""
    signs = {BLANK: "X", SLEEPER: "Z", FIND: "F", -BLANK: "x", -SLEEPER: "z", -FIND: "f", -UNKNOWN: "-"}
    view = match.view(viewer)
    return "".join(signs[int(view.card[square])] for square in squares(match))


def squares(match: Match) -> list[int]:
    found: list[int] = match.state.square_of[: match.state.covers].tolist()
    return found


def test_open_cards_are_public_and_closed_ones_nobodys() -> None:
    match = lay("FXZ fxz", players=3)
    for viewer in (SPECTATOR, 0, 1, 2):
        assert faces(match, viewer) == "FXZ---"


def test_only_the_looking_player_sees_the_card() -> None:
    match = look(open_cover(lay("xfz", players=3), 0), 2)
    assert faces(match, 0) == "X-z"
    for viewer in (SPECTATOR, 1, 2):
        assert faces(match, viewer) == "X--"


def test_everyone_sees_where_a_player_looks() -> None:
    match = look(open_cover(lay("xfz", players=3), 0), 2)
    peeks = {viewer: match.game.voice.draw(match.view(viewer)).peek for viewer in (SPECTATOR, 0, 1)}
    assert {viewer: (peek.cover, peek.face) for viewer, peek in peeks.items()} == {
        SPECTATOR: (2, "closed"),
        0: (2, "sleeper"),
        1: (2, "closed"),
    }


def test_a_card_put_back_is_hidden_on_its_players_screen_too() -> None:
    match = put_back(look(open_cover(lay("xfz"), 0), 2))
    assert faces(match, 0) == "X--"


def test_only_a_view_of_a_card_that_is_looked_at_is_fleeting() -> None:
    looking = look(open_cover(lay("xfz", players=3), 0), 2)
    assert looking.game.table.is_fleeting(looking.view(0))
    assert not looking.game.table.is_fleeting(put_back(looking).view(0))


def test_a_bot_remembers_what_its_seat_has_looked_at() -> None:
    match = put_back(look(open_cover(lay("xfz"), 0), 2))
    own, other = match.info_state(0), match.info_state(1)
    hidden = squares(match)[2]
    assert own.card[hidden] == -SLEEPER
    assert other.card[hidden] == -UNKNOWN
    assert other.seen[2] == 1  # that seat 0 looked there is public


def test_everyone_sees_whose_turn_it_is_and_how_many_covers_are_closed() -> None:
    view = lay("FXZ fxz", players=3, turn=2).view(0)
    assert (int(view.turn), int(view.left)) == (2, 3)


def test_what_is_filled_in_has_not_been_seen_and_can_be_played() -> None:
    """All blanks but one lie open, and seat 0 has looked at the last; likewise with sleepers and finds."""
    for kind, sign in ((BLANK, "x"), (SLEEPER, "z"), (FIND, "f")):
        open_ones = {"x": 0, "z": 0, "f": 0, sign: (42 if kind == FIND else 14) - 1}
        row = "".join(letter.upper() * count for letter, count in open_ones.items())
        match = lay(f"{row[:15]} {row[15:30]} {row[30:]} {sign}{'zxx' if kind == FIND else 'fff'}")
        match.state.seen[len(row)] = 1
        rng = new_rng(1)
        for _ in range(20):
            info_state = match.info_state(0)
            verbs.resample(info_state, 0, rng)
            cards = [int(info_state.card[square]) for square in squares(match)[len(row) :]]
            assert cards[0] == -kind
            assert set(cards[1:]) <= {-BLANK, -SLEEPER, -FIND} - {-kind}
            assert info_state.rng.any()


def test_everyone_can_count_what_is_still_unknown() -> None:
    assert count_unknown_cards(lay("XXZZZF fxzf").info_state(0)) == (14 - 2, 14 - 3, 42 - 1)


def test_filling_in_the_unknown_is_fair() -> None:
    """A closed cover is a find as often as finds are left among the cards the seat has not seen."""
    match = put_back(look(open_cover(lay("xfz FFFF ffff"), 0), 1))
    count_unknown_cards = {BLANK: 14 - 1, SLEEPER: 14, FIND: 42 - 4 - 1}
    rng, seen, draws = new_rng(3), Counter[int](), 3000
    for _ in range(draws):
        info_state = match.info_state(0)
        verbs.resample(info_state, 0, rng)
        assert info_state.card[squares(match)[1]] == -FIND
        seen[-int(info_state.card[squares(match)[2]])] += 1
    for card, left in count_unknown_cards.items():
        share = left / sum(count_unknown_cards.values())
        assert abs(seen[card] - draws * share) < 5 * (draws * share * (1 - share)) ** 0.5
