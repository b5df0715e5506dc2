"""Set-up and leafing: TOI-1 to TOI-5, TOI-19."""

from collections import Counter

import pytest

from fathoms.core.game import CLOCK
from fathoms.core.match import Match
from fathoms.core.refusal import Refusal
from fathoms.games.toilet_divers import GAME as TOILET_DIVERS
from fathoms.games.toilet_divers.actions import LONGEST
from fathoms.games.toilet_divers.state import CARDS, CHIPS, PAGE_TURNS
from tests.games.toilet_divers.table import Table


@pytest.mark.rule("TOI-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_28_cards_are_dealt_to_four_toilets_whatever_the_number_of_players(players: int) -> None:
    state = Table(players).state
    assert sorted(state.card.tolist()) == list(range(1, CARDS + 1))
    assert sorted(state.toilet_at.tolist()) == [0, 1, 2, 3]


@pytest.mark.rule("TOI-1")
def test_level_one_has_no_card() -> None:
    dive = Table().play("turn_up").sees().dive
    assert dive is not None
    assert (dive.level, dive.card) == (1, None)


@pytest.mark.rule("TOI-2")
@pytest.mark.parametrize(("players", "seats"), [(2, [0, None, 1, None]), (3, [0, 1, 2, None]), (4, [0, 1, 2, 3])])
def test_two_players_sit_opposite_each_other_and_three_at_the_first_three_places(
    players: int, seats: list[int | None]
) -> None:
    assert [place.seat for place in Table(players).sees().places] == seats


@pytest.mark.rule("TOI-2", "TOI-7")
@pytest.mark.parametrize(("way", "place"), [("left", 1), ("opposite", 2), ("right", 3)])
def test_facing_the_middle_left_is_the_next_place_clockwise(way: str, place: int) -> None:
    table = Table(open_first_level=True).play("turn_up", f"go {way}")
    assert (table.state.place, table.state.level) == (place, 1)


@pytest.mark.rule("TOI-3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_gets_a_tool_and_the_others_lie_beside_the_empty_places(players: int) -> None:
    deals = {tuple(Match(TOILET_DIVERS, players, {}, seed).state.tool.tolist()) for seed in range(200)}
    assert all(sorted(tools) == [1, 2, 3, 4] for tools in deals)
    assert len(deals) == 24  # shuffled: every deal happens


@pytest.mark.rule("TOI-3")
def test_treasures_and_chips_are_shuffled_face_down() -> None:
    states = [Match(TOILET_DIVERS, 4, {}, seed).state for seed in range(40)]
    assert len({tuple(state.pile.tolist()) for state in states}) == 40
    assert len({tuple(state.chip.tolist()) for state in states}) == 40
    assert Counter(states[0].chip.tolist()) == {1: 3, 2: 3, 3: 2, 9: 3, 10: 3, 11: 2}
    view = Match(TOILET_DIVERS, 4, {}, 1).view(0)
    assert not view.pile.any()
    assert not view.chip.any()
    assert len(view.chip) == CHIPS


@pytest.mark.rule("TOI-4")
def test_everyone_leafs_through_the_own_toilet_at_the_same_time() -> None:
    table = Table(3, leafing=True)
    assert table.match.actors() == [0, 1, 2, CLOCK]
    assert table.may(1) == ["close", *(f"leaf {level}" for level in range(2, 9))]
    assert table.may(CLOCK) == ["time_up"]
    table.cards({(1, 5): "crown"}).play("leaf 5", seat=1)
    own, others = table.sees(1).pages[1], [table.sees(viewer).pages[1] for viewer in (-1, 0, 2)]
    assert own.card is not None
    assert own.card.treasure == "crown"
    assert [page.card for page in others] == [None, None, None]
    assert [page.level for page in others] == [5, 5, 5]


@pytest.mark.rule("TOI-4", "TOI-2")
def test_under_the_lid_no_card_is_seen_and_on_the_first_page_one() -> None:
    table = Table(2, leafing=True).cards({(0, 2): "crown"})
    assert not any(table.match.view(seat).card.any() for seat in (0, 1))
    table.play("leaf 2", seat=0)
    page = table.sees(0).pages[0]
    assert page.card is not None
    assert page.card.treasure == "crown"


@pytest.mark.rule("TOI-4")
def test_another_page_hides_the_one_before() -> None:
    table = Table(2, leafing=True).cards({(0, 2): "crown", (0, 3): "keys"}).play("leaf 2", "leaf 3", seat=0)
    page = table.sees(0).pages[0]
    assert page.card is not None
    assert page.card.treasure == "keys"
    assert "crown" not in table.match.game.voice.picture(table.match.view(0))


@pytest.mark.rule("TOI-4")
def test_a_player_can_end_sooner_and_the_game_begins_when_all_have() -> None:
    table = Table(2, leafing=True).play("leaf 2", "close", seat=0)
    assert table.match.actors() == [1, CLOCK]
    table.play("close", seat=1)
    assert table.match.actors() == [0]
    assert table.may(0) == ["turn_up"]


@pytest.mark.rule("TOI-4")
def test_the_minute_ends_it_for_everyone() -> None:
    table = Table(4, leafing=True).play("leaf 8", seat=3)
    glass = table.match.game.table.glass(table.match.view())
    assert glass is not None
    assert glass.seconds == 60
    table.play("time_up", seat=CLOCK)
    assert table.match.actors() == [0]
    assert table.match.game.table.glass(table.match.view()) is None
    assert not table.match.view(3).card.any()
    assert not table.state.leaf.any()
    assert not table.state.page_turns.any()


@pytest.mark.rule("TOI-4")
def test_a_minute_has_room_for_so_many_pages_so_that_every_game_ends() -> None:
    table = Table(2, leafing=True)
    for turn in range(PAGE_TURNS):
        table.play(f"leaf {2 + turn % 2}", seat=0)
    assert table.may(0) == ["close"]
    assert len(table.match.moves) < LONGEST
    with pytest.raises(Refusal, match="as many pages"):
        table.play("leaf 7", seat=0)


@pytest.mark.rule("TOI-5")
def test_the_first_player_is_drawn_by_lot_or_chosen() -> None:
    by_lot = Counter(int(Match(TOILET_DIVERS, 3, {}, seed).state.turn) for seed in range(300))
    assert set(by_lot) == {0, 1, 2}
    assert min(by_lot.values()) > 60
    assert [int(Match(TOILET_DIVERS, 3, {"first": seat}, 7).state.turn) for seat in (1, 2, 3)] == [0, 1, 2]
    with pytest.raises(Refusal) as refused:
        Match(TOILET_DIVERS, 2, {"first": 3}, 7)
    assert refused.value.key == "first-no-such-seat"


@pytest.mark.rule("TOI-19")
def test_a_blind_dive_starts_at_once_and_nobody_has_seen_a_card() -> None:
    table = Table(3)
    assert table.match.actors() == [0]
    assert not table.state.seen_at.any()
    assert not table.match.info_state(0).card.any()
