"""Setting up Dykarna."""

from collections import Counter

import pytest

from fathoms.core.match import Match
from fathoms.core.refusal import Refusal
from fathoms.games.dykarna import GAME as DYKARNA
from fathoms.games.dykarna.sea import coast_of, next_place, shore_place
from fathoms.games.dykarna.state import HOUSE, MOVING, SHORE, UNKNOWN
from tests.games.dykarna.chart import offers, play, sea, where


def game(players: int = 4, seed: int = 1, **options: str) -> Match:
    return Match(DYKARNA, players, options, seed)


@pytest.mark.rule("DYK-1")
@pytest.mark.parametrize(("name", "side"), [("large", 11), ("small", 8)])
def test_the_houses_tiles_are_laid_face_down_in_a_square(name: str, side: int) -> None:
    s = game(sea=name).state
    tiles = Counter(-int(tile) for tile in s.tile if tile != SHORE)
    house = HOUSE["seas"][name]
    assert sum(tiles.values()) == side * side
    assert (s.tile <= 0).all()
    assert tiles[1] == house["open"]
    assert [tiles[kind] for kind in range(2, 6)] == house["treasure"]
    assert [tiles[kind] for kind in range(8, 12)] == house["mud"]
    assert [tiles[kind] for kind in range(20, 27)] == house["current"]
    singles = ("urchin", "octopus", "goldfish", "shark", "stingray", "anemone", "whirl", "seahorse")
    assert [tiles[kind] for kind in range(12, 20)] == [house[single] for single in singles]
    assert (tiles[6], tiles[7]) == (house["island"], house["turtle"])
    assert [tiles[kind] for kind in range(UNKNOWN + 1)] == s.unseen.tolist()  # everyone can count them
    assert s.diver == -1  # nobody has moved yet


@pytest.mark.rule("DYK-1")
def test_every_shuffle_is_another_sea() -> None:
    assert (game(seed=1).state.tile != game(seed=2).state.tile).any()
    turns = Counter(int(turn) for seed in range(20) for turn in game(seed=seed).state.turned)
    assert min(turns[quarter] for quarter in range(1, 4)) > 50


@pytest.mark.rule("DYK-1", "DYK-27", "DYK-31")
def test_currents_and_stingrays_are_turned_by_lot_and_no_other_tile() -> None:
    turns: dict[int, set[int]] = {}
    for seed in range(20):
        s = game(seed=seed).state
        for tile, turned in zip(s.tile, s.turned, strict=True):
            turns.setdefault(-int(tile), set()).add(int(turned))
    with_arrows = range(20, 27)
    assert all(turns[kind] == ({0, 1, 2, 3} if kind == 16 or kind in with_arrows else {0}) for kind in turns)


@pytest.mark.rule("DYK-1", "DYK-8")
@pytest.mark.parametrize(("name", "places"), [("large", 44), ("small", 32)])
def test_the_shore_has_a_place_outside_every_edge_tile_and_none_outside_the_corners(name: str, places: int) -> None:
    s = game(sea=name).state
    ring = [shore_place(s, 0, 0)]
    while (following := next_place(s, ring[-1], 1)) != ring[0]:
        assert next_place(s, following, 0) == ring[-1]
        ring.append(following)
    assert len(ring) == len(set(ring)) == places
    assert [coast_of(s, place) for place in ring] == sorted(coast_of(s, place) for place in ring)
    assert all(s.tile[place] == SHORE for place in ring)


@pytest.mark.rule("DYK-2")
def test_each_in_turn_puts_the_boat_with_three_divers_on_the_own_coast() -> None:
    match = game()
    first = int(match.state.turn)
    for n in range(4):
        crew = (first + n) % 4
        assert match.actors() == [crew]
        assert len(offers(match)) == 11
        play(match, f"place {n + 3}")
        assert coast_of(match.state, int(match.state.boat[crew])) == crew
    assert match.state.phase == MOVING
    assert match.actors() == [first]
    assert [where(match, f"c{n}") for n in (1, 2, 3)] == ["boat c"] * 3


@pytest.mark.rule("DYK-2")
def test_who_begins_is_drawn_by_lot() -> None:
    assert {int(game(seed=seed).state.turn) for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("DYK-2")
def test_only_one_boat_may_lie_at_a_corner_tile() -> None:
    match = game(seed=next(seed for seed in range(40) if game(seed=seed).state.turn == 0))
    play(match, "place 11")  # the north-eastern corner, from the north
    assert "place 1" not in offers(match)
    assert "place 2" in offers(match)
    assert "place 11" in offers(match)


@pytest.mark.rule("DYK-3")
def test_partners_sit_opposite() -> None:
    assert DYKARNA.sides({"sea": "large", "form": "teams"}, 4) == (0, 1, 0, 1)
    match = sea()
    match.state.home[:] = [1, 2, 3, 4]
    assert match.scores() == [4, 6, 4, 6]


@pytest.mark.rule("DYK-3")
def test_two_players_have_two_opposite_boats_each_which_take_turns_round_the_table() -> None:
    match = game(players=2)
    order = []
    for _ in range(4):
        order.append((int(match.state.turn), match.actors()[0]))
        play(match, "place 5")
    first = order[0][0]
    assert order == [((first + n) % 4, (first + n) % 2) for n in range(4)]
    match.state.home[:] = [1, 2, 3, 4]
    assert match.scores() == [4, 6]
    assert DYKARNA.sides({"sea": "large", "form": "teams"}, 2) == (0, 1)


@pytest.mark.rule("DYK-3")
def test_each_for_themselves_has_no_partners_and_takes_four() -> None:
    assert DYKARNA.sides({"sea": "large", "form": "solo"}, 4) == (0, 1, 2, 3)
    with pytest.raises(Refusal, match="needs 4 players"):
        game(players=2, form="solo")


def test_nobody_sees_what_lies_face_down() -> None:
    view = game().view(0)
    assert {int(tile) for tile in view.tile} == {0, -UNKNOWN}
    assert not view.turned.any()
