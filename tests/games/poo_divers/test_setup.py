"""Tokyo Poo Divers before the first turn: cards, layouts, who begins."""

from collections import Counter

import pytest

import fathoms.games  # noqa: F401  # registers the games
from fathoms.core.game import find_game
from fathoms.core.match import Match
from fathoms.core.refusal import Refusal
from fathoms.games.poo_divers.state import BLANK, FIND, SLEEPER, WIDTH
from tests.games.poo_divers.examples import LARGEST, SMALLEST

GAME = find_game("poo_divers")

# name: columns, rows, covers
LAYOUTS = {
    "square": (8, 8, 64),
    "donut": (9, 9, 68),
    "mascot": (11, 10, 67),
    "heart": (11, 9, 63),
    "cow_pat": (9, 9, 68),
    "head": (9, 10, 65),
}


def cards(match: Match) -> list[int]:
    s = match.state
    return [-int(s.card[square]) for square in s.square_of[: s.covers]]


def custom(mask: str, players: int = 2) -> Match:
    return Match(GAME, players, {"layout": "custom", "mask": mask}, 1)


@pytest.mark.rule("POO-1")
def test_all_cards_lie_face_down_and_come_from_one_deck() -> None:
    for seed in range(20):
        for layout in LAYOUTS:
            count = Counter(cards(Match(GAME, 2, {"layout": layout}, seed)))
            assert set(count) == {BLANK, SLEEPER, FIND}
            assert count[BLANK] <= 14
            assert count[SLEEPER] <= 14
            assert count[FIND] <= 42
            assert count.total() == LAYOUTS[layout][2]


@pytest.mark.rule("POO-1")
def test_seventy_covers_take_the_whole_deck() -> None:
    count = Counter(cards(Match(GAME, 2, LARGEST, 5)))
    assert count == {BLANK: 14, SLEEPER: 14, FIND: 42}


@pytest.mark.rule("POO-1")
def test_cards_are_shuffled() -> None:
    places = [Counter[int]() for _ in range(64)]
    for seed in range(2000):
        for place, card in zip(places, cards(Match(GAME, 2, {}, seed)), strict=True):
            place[card] += 1
    for place in places:  # each place: 0.2 blanks, 0.2 sleepers, 0.6 finds, give or take five standard deviations
        assert abs(place[BLANK] - 400) < 90
        assert abs(place[SLEEPER] - 400) < 90
        assert abs(place[FIND] - 1200) < 110


@pytest.mark.rule("POO-1")
def test_cards_set_aside_differ_from_game_to_game() -> None:
    aside = {Counter(cards(Match(GAME, 2, {}, seed)))[FIND] for seed in range(50)}
    assert len(aside) > 3


@pytest.mark.rule("POO-2")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_layouts_have_the_size_the_rulebook_says(layout: str) -> None:
    columns, rows, covers = LAYOUTS[layout]
    s = Match(GAME, 2, {"layout": layout}, 1).state
    places = [divmod(int(square), WIDTH) for square in s.square_of[: s.covers]]
    assert s.covers == s.left == covers
    assert {y for y, _ in places} == set(range(1, rows + 1))
    assert {x for _, x in places} == set(range(columns))
    assert places == sorted(set(places))


@pytest.mark.rule("POO-2")
def test_the_square_is_the_usual_layout() -> None:
    assert Match(GAME, 2, {}, 1).options["layout"] == "square"


@pytest.mark.rule("POO-2")
def test_the_donut_has_a_hole_and_no_corners() -> None:
    s = Match(GAME, 2, {"layout": "donut"}, 1).state
    gaps = [(x, y) for y in range(9) for x in range(9) if s.card[(y + 1) * WIDTH + x] == 0]
    hole = [(x, y) for y in (3, 4, 5) for x in (3, 4, 5)]
    assert gaps == sorted([(0, 0), (8, 0), *hole, (0, 8), (8, 8)], key=lambda place: (place[1], place[0]))


@pytest.mark.rule("POO-3")
def test_custom_layouts_have_60_to_70_covers() -> None:
    assert custom("\n".join(["#" * 10] * 6)).state.covers == 60
    assert custom("/".join(["#" * 14] * 5)).state.covers == 70
    assert Match(GAME, 3, SMALLEST, 1).state.covers == 60
    assert Match(GAME, 3, LARGEST, 1).state.covers == 70


@pytest.mark.rule("POO-3")
@pytest.mark.parametrize(
    ("mask", "key"),
    [
        ("", "layout-wrong-size"),
        ("/".join(["#" * 10] * 5) + "/#########", "layout-wrong-size"),  # 59
        ("/".join(["#" * 14] * 5) + "/#", "layout-wrong-size"),  # 71
        ("/".join(["#" * 10] * 5) + "/#####*####", "layout-wrong-sign"),
        ("/".join(["#" * 16] * 4), "layout-too-large"),
        ("/".join(["####"] * 16), "layout-too-large"),
    ],
)
def test_other_layouts_are_refused_with_a_reason(mask: str, key: str) -> None:
    with pytest.raises(Refusal) as refused:
        custom(mask)
    assert refused.value.key == key
    assert str(refused.value)


@pytest.mark.rule("POO-3")
def test_a_mask_belongs_to_the_custom_layout() -> None:
    with pytest.raises(Refusal) as refused:
        Match(GAME, 2, {"layout": "donut", "mask": "#"}, 1)
    assert refused.value.key == "layout-mask-unused"
    assert str(refused.value)


@pytest.mark.rule("POO-3")
def test_the_largest_street_still_has_an_edge() -> None:
    match = custom("/".join(["####.......####"] * 8 + ["."] + ["......#"] * 6))
    s = match.state
    assert s.covers == 70
    assert all(s.card[row * WIDTH + WIDTH - 1] == 0 for row in range(17))


@pytest.mark.rule("POO-4")
def test_the_first_player_is_drawn_by_lot() -> None:
    for players in (2, 3, 4):
        first = Counter(int(Match(GAME, players, {}, seed).state.turn) for seed in range(600))
        assert set(first) == set(range(players))
        assert all(abs(count - 600 / players) < 75 for count in first.values())


@pytest.mark.rule("POO-4")
def test_the_host_may_choose_who_begins() -> None:
    for seat in range(4):
        assert {int(Match(GAME, 4, {"first": str(seat + 1)}, seed).state.turn) for seed in range(20)} == {seat}


@pytest.mark.rule("POO-4")
def test_nobody_begins_who_is_not_there() -> None:
    with pytest.raises(Refusal) as refused:
        Match(GAME, 2, {"first": "3"}, 1)
    assert refused.value.key == "first-no-such-seat"
    assert str(refused.value)


@pytest.mark.parametrize("players", [1, 5])
def test_it_is_a_game_for_two_to_four(players: int) -> None:
    with pytest.raises(Refusal, match="2 to 4 players"):
        Match(GAME, players, {}, 1)
