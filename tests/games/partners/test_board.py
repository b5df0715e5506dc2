"""The board, the deck and the sides: PAR-1 to PAR-5."""

import pytest

from fathoms.games.partners import GAME as PARTNERS
from fathoms.games.partners.moving import place_of_field, track_field
from fathoms.games.partners.options import sides as sides_of
from fathoms.games.partners.state import CARDS, COLOUR_NAMES, DECK, STATE
from tests.games.partners.table import Table, moves_with


@pytest.mark.rule("PAR-1")
def test_six_colours_clockwise_with_four_pieces_at_home() -> None:
    assert COLOUR_NAMES == ("green", "blue", "purple", "red", "orange", "yellow")
    assert all(Table().at(colour) == [-1] * 4 for colour in COLOUR_NAMES)
    assert PARTNERS.players == (6,)


def test_at_the_beginning_no_piece_has_walked_and_no_card_lies_there() -> None:
    s = Table().s
    assert (s.chosen, s.walker, s.played_by, s.played) == (-1, -1, -1, 0)


@pytest.mark.rule("PAR-2")
def test_the_start_of_another_colour_is_not_counted() -> None:
    table = Table(hand="three", green="12").do("play three", "go green-1 3")
    assert table.at("green")[0] == 15  # 13, then over blue's start to 14, 15
    assert track_field(0, 14) == track_field(1, 1)


@pytest.mark.rule("PAR-2")
def test_nobody_but_its_owner_comes_onto_a_start() -> None:
    fields = {track_field(colour, place) for colour in range(6) for place in range(1, 79)}
    assert fields == set(range(78))
    assert all(
        place_of_field(colour, track_field(colour, place)) == place for colour in range(6) for place in range(1, 79)
    )


@pytest.mark.rule("PAR-3")
@pytest.mark.parametrize(
    ("card", "place", "to"),
    [("three", "start", 3), ("twelve", "start", 12), ("three", "78", 81), ("three", "76", 79),
     ("back_four", "4", 78), ("back_four", "start", 75), ("back_four", "1", 75), ("back_four", "5", 1)],
)  # fmt: skip
def test_places_are_counted_from_the_own_start(card: str, place: str, to: int) -> None:
    move = {"three": "go green-1 3", "twelve": "go green-1 12", "back_four": "go_back green-1"}[card]
    assert Table(hand=card, green=place).do(f"play {card}", move).at("green")[0] == to


@pytest.mark.rule("PAR-4")
def test_the_deck_has_thirteen_kinds_and_seventy_eight_cards() -> None:
    assert CARDS == 78
    assert list(DECK[1:]) == [6] * 13
    assert CARDS >= 3 * 6 * 4  # enough for three deals


@pytest.mark.rule("PAR-5")
def test_opposite_colours_are_pairs() -> None:
    sides = sides_of({"form": "pairs"}, 6)
    names = {frozenset(COLOUR_NAMES[seat] for seat in range(6) if sides[seat] == side) for side in sides}
    assert names == {frozenset(pair.split()) for pair in ("green red", "blue orange", "purple yellow")}


@pytest.mark.rule("PAR-5")
def test_every_other_colour_is_a_team() -> None:
    sides = sides_of({"form": "teams"}, 6)
    names = {frozenset(COLOUR_NAMES[seat] for seat in range(6) if sides[seat] == side) for side in sides}
    assert names == {frozenset(team.split()) for team in ("red yellow blue", "orange green purple")}


def test_a_state_is_small() -> None:
    assert STATE.itemsize <= 200


def test_moves_with_reads_an_unusable_card_as_no_moves() -> None:
    assert moves_with("three") == set()
