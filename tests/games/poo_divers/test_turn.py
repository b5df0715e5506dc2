"""A turn of Tokyo Poo Divers, from the first cover to the bank."""

import pytest

from fathoms.core.refusal import Refusal
from fathoms.games.poo_divers.state import DECIDING, LOOKING, OPENING, PEEKING
from tests.games.poo_divers.street import (
    bank,
    choices,
    goldens,
    lay,
    look,
    open_cover,
    picture,
    pot,
    push,
    put_back,
    skip_look,
    turn,
)

# Lu's street from the rulebook's example: cover 7 is the find she opens, cover 11 lies south-west of it.
LUS_STREET = """
FxFzf
xFfFF
zfFxx
{next}zxzf
"""


@pytest.mark.rule("POO-4")
def test_play_passes_to_the_left() -> None:
    match = lay("ffffff xxxxxx", players=3, turn=1)
    order = []
    for cover in (0, 2, 4, 1):
        order.append(turn(match))
        bank(open_cover(match, cover))
    assert order == [1, 2, 0, 1]


@pytest.mark.rule("POO-5")
def test_any_closed_cover_may_be_opened_and_no_other() -> None:
    match = lay("fXz F.x")
    assert choices(match) == ["open 0", "open 2", "open 4"]


@pytest.mark.rule("POO-5")
def test_opened_cards_stay_open() -> None:
    match = lay("fxzf ffff")
    bank(open_cover(match, 0))
    skip_look(open_cover(match, 1))
    open_cover(match, 2)
    assert picture(match) == "FXZ-/----"
    bank(open_cover(match, 5))
    assert picture(match) == "FXZ-/-F--"
    assert choices(match) == ["open 3", "open 4", "open 6", "open 7"]


@pytest.mark.rule("POO-6")
def test_blank_first_gives_a_secret_look_and_ends_the_turn() -> None:
    match = open_cover(lay("xfz FFF"), 0)
    assert match.state.phase == LOOKING
    assert choices(match) == ["look 1", "look 2", "skip_look"]
    look(match, 2)
    assert match.state.phase == PEEKING
    assert choices(match) == ["put_back"]
    put_back(match)
    assert match.scores() == [0, 0]
    assert turn(match) == 1
    assert picture(match) == "X--/FFF"


@pytest.mark.rule("POO-6")
def test_a_looked_at_card_goes_back_as_it_was() -> None:
    match = look(open_cover(lay("xfz ff"), 0), 1)
    before = match.state.card.tolist()
    put_back(match)
    assert match.state.card.tolist() == before
    assert match.state.peek == -1
    open_cover(match, 1)  # the next player may open it
    assert pot(match) == 1


@pytest.mark.rule("POO-7")
def test_sleeper_first_lets_the_player_open_another_cover_at_once() -> None:
    match = open_cover(lay("zzfx FFF"), 0)
    assert (turn(match), int(match.state.phase), pot(match)) == (0, OPENING, 0)
    open_cover(match, 1)  # and again
    assert (turn(match), int(match.state.phase), pot(match)) == (0, OPENING, 0)
    open_cover(match, 2)  # which counts as a first card: with its star
    assert pot(match) == 3
    assert choices(match) == ["bank", "push e"]


@pytest.mark.rule("POO-7")
def test_a_blank_after_a_first_sleeper_is_a_first_blank() -> None:
    match = open_cover(open_cover(lay("zxff"), 0), 1)
    assert match.state.phase == LOOKING
    assert turn(skip_look(match)) == 1


@pytest.mark.rule("POO-8")
def test_find_first_scores_itself() -> None:
    match = open_cover(lay("xxx xfx xxx"), 4)
    assert pot(match) == 1
    assert match.state.phase == DECIDING


@pytest.mark.rule("POO-8")
def test_find_first_scores_open_finds_in_all_eight_directions() -> None:
    assert pot(open_cover(lay("FFF FfF FFF"), 4)) == 9


@pytest.mark.rule("POO-8")
def test_a_line_runs_on_while_it_is_unbroken() -> None:
    assert pot(open_cover(lay("fFFFFFF"), 0)) == 7
    assert pot(open_cover(lay("F.... .F... ..F.. ...F. ....f"), 4)) == 5


@pytest.mark.rule("POO-8")
@pytest.mark.parametrize("breaker", "XZfxz.")
def test_everything_but_an_open_find_breaks_a_line(breaker: str) -> None:
    match = lay(f"fF{breaker}FF x")
    assert pot(open_cover(match, 0)) == 2


@pytest.mark.rule("POO-8")
def test_only_straight_lines_score() -> None:
    match = lay("""
        f....
        ..F..
        .....
        .F.F.
    """)
    assert pot(open_cover(match, 0)) == 1


@pytest.mark.rule("POO-8")
def test_lines_do_not_run_over_the_edge_of_the_street() -> None:
    wide = "..............f F.............F F.............."
    assert pot(open_cover(lay(wide), 0)) == 2  # only the one right below
    assert pot(open_cover(lay("F.............. ..............F f.............."), 2)) == 1
    corner = "f.............. " + "............... " * 13 + "..............F"
    assert pot(open_cover(lay(corner + " x"), 0)) == 1


@pytest.mark.rule("POO-8")
def test_the_diver_is_placed_on_the_first_find() -> None:
    match = open_cover(lay("zfx"), 1)
    scene = match.game.voice.draw(match.view())
    assert (scene.diver, scene.facing) == (1, None)


@pytest.mark.rule("POO-9")
def test_after_the_first_find_bank_or_push_towards_a_closed_neighbour() -> None:
    match = open_cover(lay("xFz .fZ fXx"), 3)
    assert choices(match) == ["bank", "push ne", "push nw", "push se", "push sw"]


@pytest.mark.rule("POO-9")
@pytest.mark.parametrize(
    ("direction", "cover"), [("n", 1), ("ne", 2), ("e", 5), ("se", 8), ("s", 7), ("sw", 6), ("w", 3), ("nw", 0)]
)
def test_a_push_opens_the_cover_in_its_direction(direction: str, cover: int) -> None:
    match = push(open_cover(lay("fff fff fff"), 4), direction)
    opened = [number for number, sign in enumerate(picture(match).replace("/", "")) if sign == "F"]
    assert opened == sorted([4, cover])


@pytest.mark.rule("POO-9")
def test_without_a_closed_neighbour_the_player_must_bank() -> None:
    match = open_cover(lay("XZF FfX .F. fxz"), 4)
    assert choices(match) == ["bank"]


@pytest.mark.rule("POO-9")
def test_covers_beyond_a_gap_or_the_edge_are_no_neighbours() -> None:
    match = open_cover(lay("x.............f f.............x x.............."), 1)
    assert choices(match) == ["bank", "push s"]


@pytest.mark.rule("POO-10")
def test_each_further_find_is_worth_one_more_than_the_last() -> None:
    match = open_cover(lay("ffffffx"), 0)
    pots = [pot(match)]
    for _ in range(5):
        pots.append(pot(push(match, "e")))
    assert pots == [1, 3, 6, 10, 15, 21]


@pytest.mark.rule("POO-10")
def test_further_finds_score_no_lines() -> None:
    match = push(open_cover(lay("ff.. ..F. ...F"), 0), "e")
    assert pot(match) == 1 + 2


@pytest.mark.rule("POO-10")
def test_the_line_of_the_first_find_is_not_counted_again() -> None:
    match = push(open_cover(lay("FFff"), 2), "e")
    assert pot(match) == 3 + 2


@pytest.mark.rule("POO-10")
def test_the_direction_stays_fixed() -> None:
    match = push(open_cover(lay("fff fff fff"), 0), "e")
    assert choices(match) == ["bank", "push e"]
    with pytest.raises(Refusal) as refused:
        push(match, "s")
    assert refused.value.key == "poo-why-direction-fixed"


@pytest.mark.rule("POO-10")
def test_the_diver_stays_where_it_was_placed() -> None:
    match = push(push(open_cover(lay("ffff"), 0), "e"), "e")
    scene = match.game.voice.draw(match.view())
    assert (scene.diver, scene.facing) == (0, 2)


@pytest.mark.rule("POO-10")
@pytest.mark.parametrize("beyond", "FXZ.")
def test_the_player_must_bank_unless_the_next_cover_that_way_is_closed(beyond: str) -> None:
    match = push(open_cover(lay(f"ff{beyond}f fffff"), 0), "e")
    assert choices(match) == ["bank"]


@pytest.mark.rule("POO-10")
def test_a_new_turn_starts_the_count_and_the_direction_anew() -> None:
    match = bank(push(push(open_cover(lay("fff... ffffff"), 0), "e"), "e"))
    assert (pot(match), int(match.state.finds)) == (0, 0)
    open_cover(match, 5)
    assert match.game.voice.draw(match.view()).facing is None
    assert pot(match) == 1 + 2  # two open finds touch it
    assert "push w" in choices(match)
    push(match, "e")
    assert pot(match) == 3 + 2


@pytest.mark.rule("POO-11")
def test_blank_while_pushing_loses_the_turns_points() -> None:
    match = push(push(open_cover(lay("ffx ffz"), 0), "e"), "e")
    assert pot(match) == 0
    assert match.state.phase == LOOKING
    assert choices(match) == ["look 3", "look 4", "look 5", "skip_look"]
    put_back(look(match, 5))
    assert match.scores() == [0, 0]
    assert match.state.supply == 170
    assert turn(match) == 1


@pytest.mark.rule("POO-11")
def test_blank_while_pushing_leaves_earlier_points_alone() -> None:
    match = lay("f.ff.fx xxxxxxx")
    bank(open_cover(match, 0))
    bank(push(open_cover(match, 1), "e"))
    push(open_cover(match, 3), "e")  # onto a blank
    assert match.state.phase == LOOKING
    skip_look(match)
    assert match.scores() == [1, 3]
    assert match.state.supply == 166
    assert turn(match) == 1


@pytest.mark.rule("POO-12")
def test_sleeper_while_pushing_banks_the_turns_points() -> None:
    match = push(push(open_cover(lay("ffzf"), 0), "e"), "e")
    assert match.scores() == [3, 0]
    assert match.state.supply == 167
    assert (turn(match), int(match.state.phase)) == (1, OPENING)


@pytest.mark.rule("POO-13")
def test_banking_pays_from_the_supply() -> None:
    match = bank(open_cover(lay("fFFFx"), 0))
    assert match.scores() == [4, 0]
    assert match.state.supply == 166
    assert turn(match) == 1
    assert pot(match) == 0


@pytest.mark.rule("POO-13")
def test_five_browns_are_changed_into_a_golden_at_once() -> None:
    match = bank(open_cover(lay("FFF FfF FFF x"), 4))
    purse = match.game.voice.draw(match.view()).purses[0]
    assert (purse.points, purse.golden, purse.brown) == (9, 1, 4)
    assert goldens(match) == [1, 0]


@pytest.mark.rule("POO-15")
def test_the_look_may_be_skipped() -> None:
    match = skip_look(open_cover(lay("xf"), 0))
    assert turn(match) == 1
    assert not match.state.seen.any()


@pytest.mark.rule("POO-15")
def test_with_no_closed_cover_left_there_is_no_look() -> None:
    assert open_cover(lay("xF"), 0).over
    assert push(open_cover(lay("fx"), 0), "e").over


@pytest.mark.rule("POO-8", "POO-9", "POO-10", "POO-11")
def test_the_rulebooks_example() -> None:
    match = open_cover(lay(LUS_STREET.format(next="x")), 7)
    assert pot(match) == 6
    push(match, "sw")
    assert pot(match) == 8
    push(match, "sw")
    assert pot(match) == 0
    assert match.state.phase == LOOKING
    put_back(look(match, 4))
    assert match.scores() == [0, 0]


@pytest.mark.rule("POO-12")
def test_the_rulebooks_example_with_a_sleeper_instead() -> None:
    match = open_cover(lay(LUS_STREET.format(next="z")), 7)
    push(push(match, "sw"), "sw")
    assert match.scores() == [8, 0]
    assert turn(match) == 1


@pytest.mark.parametrize(
    ("moves", "action", "key"),
    [
        ([], 1, "poo-why-cover-open"),
        ([], 78, "poo-why-open-first"),
        ([0], 5, "poo-why-bank-or-push"),
        ([0], 70, "poo-why-no-cover-there"),
        ([3], 78, "poo-why-look-or-skip"),
        ([3], 79 + 1, "poo-why-look-at-closed"),
        ([3, 79], 78, "poo-why-put-back"),
    ],
)
def test_a_refused_move_says_why(moves: list[int], action: int, key: str) -> None:
    match = lay("fFzxff")
    for move in moves:
        match.play(0, move)
    with pytest.raises(Refusal) as refused:
        match.play(0, action)
    assert refused.value.key == key
    assert str(refused.value)
