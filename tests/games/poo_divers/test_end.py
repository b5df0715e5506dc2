"""Tokyo Poo Divers: droppings, the end of the game, and who wins."""

import random
from collections import Counter

import pytest

from fathoms.core.game import SPECTATOR, find_game
from fathoms.core.match import Match
from fathoms.core.refusal import Refusal
from fathoms.core.rng import new_rng
from fathoms.core.structs import copy_record, to_bytes
from fathoms.core.verbs import resample
from fathoms.core.voice import Line
from fathoms.games.poo_divers.actions import BANK, LET_RIP
from fathoms.games.poo_divers.quick_value import quick_value
from fathoms.games.poo_divers.state import FIND, OVER
from tests.games.poo_divers.street import (
    bank,
    choices,
    give,
    goldens,
    lay,
    let_rip,
    open_cover,
    push,
    settle,
    skip_look,
    turn,
)
from tests.kit.variants import Variant, walk


def why_not(match: Match, seat: int, action: int) -> str:
    with pytest.raises(Refusal) as refused:
        match.play(seat, action)
    return refused.value.key


def droppings_match_points(match: Match) -> None:
    """POO-14: the browns and goldens people see are the points that count."""
    scene = match.game.voice.draw(match.view())
    for purse in (*scene.purses, scene.supply):
        assert purse.points == purse.brown + 5 * purse.golden
        assert purse.brown >= 0
        assert purse.golden >= 0
    assert sum(purse.brown for purse in scene.purses) + scene.supply.brown == 20
    assert sum(purse.golden for purse in scene.purses) + scene.supply.golden == 30
    if scene.supply.golden:
        assert all(purse.brown <= 4 for purse in scene.purses)


@pytest.mark.rule("POO-13")
def test_when_the_goldens_are_gone_browns_above_four_are_kept() -> None:
    match = give(lay("FFF FfF FFF x"), 75, 70)  # 15 and 14 goldens: one is left
    bank(open_cover(match, 4))
    assert goldens(match) == [16, 14]
    bank_nine = give(lay("FFF FfF FFF x"), 80, 70)  # none is left
    bank(open_cover(bank_nine, 4))
    assert goldens(bank_nine) == [16, 14]
    purse = bank_nine.game.voice.draw(bank_nine.view()).purses[0]
    assert (purse.points, purse.brown) == (89, 9)


@pytest.mark.rule("POO-13")
def test_the_supply_is_empty_when_both_kinds_are_gone() -> None:
    match = give(lay("FFF FfF FFF x"), 81, 80)
    bank(open_cover(match, 4))
    scene = match.game.voice.draw(match.view())
    assert (scene.supply.points, scene.supply.brown, scene.supply.golden) == (0, 0, 0)
    assert match.over


@pytest.mark.rule("POO-14")
def test_droppings_and_points_agree_at_all_times() -> None:
    for seed, players in ((1, 2), (2, 3), (3, 4)):
        for match in walk(Variant(find_game("poo_divers"), players, {"layout": "donut"}), seed):
            droppings_match_points(match)


@pytest.mark.rule("POO-14")
def test_droppings_and_points_agree_to_the_last_one() -> None:
    """Random payments until the supply is empty, so that the goldens run out first."""
    rng = random.Random(4)
    for _ in range(30):
        match = lay("ff fx", players=rng.choice((2, 3, 4)))
        while match.state.phase != OVER:
            match.state.card[match.state.square_of[:3]] = -FIND  # the same covers again and again
            match.state.left = 4
            open_cover(match, 0)
            match.state.pot = rng.randint(1, 24)
            bank(match)
            droppings_match_points(match)
        assert match.state.supply == 0
        assert sum(goldens(match)) == 30


@pytest.mark.rule("POO-14", "POO-16")
def test_points_that_cannot_be_paid_are_lost() -> None:
    match = give(lay("FFF FfF FFF xxx"), 80, 85)
    bank(open_cover(match, 4))  # 9 points, but only 5 are left
    assert match.scores() == [85, 85]
    assert match.state.supply == 0


@pytest.mark.rule("POO-16")
def test_the_game_ends_at_once_when_the_supply_is_empty() -> None:
    match = give(lay("fFx xxx"), 100, 69)
    bank(open_cover(match, 0))
    assert match.over
    assert match.state.pot == 0
    assert match.state.left == 4
    assert match.shares() == [1.0, 0.0]


@pytest.mark.rule("POO-16", "POO-12")
def test_a_sleeper_that_banks_the_last_droppings_ends_the_game() -> None:
    match = give(lay("fz xx"), 100, 69)
    push(open_cover(match, 0), "e")
    assert match.scores() == [101, 69]
    assert match.over


@pytest.mark.rule("POO-16")
def test_the_game_goes_on_while_a_dropping_is_left() -> None:
    match = give(lay("fFx xxx"), 100, 67)
    bank(open_cover(match, 0))
    assert match.state.supply == 1
    assert not match.over


@pytest.mark.rule("POO-16")
def test_after_the_last_cover_the_turn_is_finished_first() -> None:
    match = open_cover(lay("FfF"), 1)
    assert not match.over
    ended = bank(match)
    assert ended.over
    assert ended.scores() == [3, 0]


@pytest.mark.rule("POO-16")
def test_a_last_cover_opened_while_pushing_ends_the_game_after_banking() -> None:
    found = push(open_cover(lay("ff"), 0), "e")
    assert not found.over
    ended = bank(found)
    assert ended.over
    assert ended.scores() == [3, 0]
    slept = push(open_cover(lay("fz"), 0), "e")
    assert slept.over
    assert slept.scores() == [1, 0]


@pytest.mark.rule("POO-16")
def test_the_game_goes_on_while_a_cover_is_closed() -> None:
    match = skip_look(open_cover(lay("xf"), 0))
    assert not match.over
    assert turn(match) == 1


@pytest.mark.rule("POO-17")
def test_a_first_sleeper_under_the_last_cover_ends_the_turn_and_the_game() -> None:
    match = open_cover(give(lay("zFF"), 3, 2), 0)
    assert match.over
    assert match.shares() == [1.0, 0.0]


@pytest.mark.rule("POO-18")
def test_most_points_wins() -> None:
    match = open_cover(give(lay("xF", players=4), 7, 12, 11, 3), 0)
    assert match.over
    assert match.shares() == [0.0, 1.0, 0.0, 0.0]


@pytest.mark.rule("POO-18")
def test_a_tie_is_shared_unless_there_is_a_fart_off() -> None:
    match = open_cover(give(lay("xF", players=3), 9, 2, 9), 0)
    assert match.over
    assert match.shares() == [0.5, 0.0, 0.5]
    assert open_cover(lay("xF", players=4), 0).shares() == [0.25] * 4


@pytest.mark.rule("POO-18")
def test_the_tied_players_let_rip_in_turn_and_the_loudest_wins() -> None:
    match = open_cover(give(lay("xF", players=4, turn=1, fart_off=1), 9, 9, 2, 9), 0)
    order = []
    while not match.over:
        order += match.actors()
        assert choices(match) == ["let_rip"]
        assert match.shares() == [0.0] * 4 or match.over
        let_rip(match)
    assert order == [3, 0, 1]  # to the left of whoever ended the game
    blasts = match.state.blast.tolist()
    assert blasts[2] == 0
    assert len(set(blasts)) == 4
    assert all(61 <= blasts[seat] <= 120 for seat in order)
    assert match.state.champion == blasts.index(max(blasts))
    assert match.shares()[match.state.champion] == 1.0
    assert sum(match.shares()) == 1.0
    assert match.scores() == [9, 9, 2, 9]  # a fart-off brings no points


@pytest.mark.rule("POO-18", "POO-16")
def test_a_fart_off_follows_an_empty_supply_too() -> None:
    match = bank(open_cover(give(lay("fFx xxx"), 85, 83), 0))  # without the option, the tie is shared
    assert (match.over, match.shares()) == (True, [1.0, 0.0])
    tied = give(lay("fFx xxx", turn=1, fart_off=1), 85, 83)
    bank(open_cover(tied, 0))
    assert (tied.state.supply, tied.scores()) == (0, [85, 85])
    assert not tied.over
    assert sum(settle(tied).shares()) == 1.0


@pytest.mark.rule("POO-18")
def test_nobody_else_may_let_rip_nor_anyone_twice() -> None:
    match = open_cover(give(lay("xF", players=3, fart_off=1), 9, 2, 9), 0)
    for seat in (0, 1):
        assert why_not(match, seat, LET_RIP) == "move-not-your-turn"
    let_rip(match)
    assert why_not(match, 2, LET_RIP) == "move-not-your-turn"
    assert why_not(match, 0, BANK) == "poo-why-let-rip"


@pytest.mark.rule("POO-18")
@pytest.mark.parametrize("tied", [(0, 2), (0, 1, 3), (0, 1, 2, 3)])
def test_a_fart_off_is_fair(tied: tuple[int, ...]) -> None:
    winners: Counter[int] = Counter()
    for seed in range(600):
        match = give(lay("xF", players=4, fart_off=1), *(9 if seat in tied else 2 for seat in range(4)))
        match.state.rng[0] = seed
        winners[settle(open_cover(match, 0)).shares().index(1.0)] += 1
    assert set(winners) == set(tied)
    share = 1 / len(tied)
    assert all(abs(wins - 600 * share) < 5 * (600 * share * (1 - share)) ** 0.5 for wins in winners.values())


@pytest.mark.rule("POO-18")
def test_who_wins_follows_from_the_seed_alone() -> None:
    for seed in range(20):
        runs = [give(lay("xF", players=3, fart_off=1), 9, 9, 9) for _ in range(2)]
        for match in runs:
            match.state.rng[0] = seed
            settle(open_cover(match, 0))
        assert runs[0].state.blast.tolist() == runs[1].state.blast.tolist()


@pytest.mark.rule("POO-18")
def test_nobody_can_know_who_will_win() -> None:
    """Whatever is left to draw, all see the same; and each imagines every end."""
    views, ends = set(), Counter[int]()
    for seed in range(40):
        match = give(lay("xF", fart_off=1), 9, 9)
        match.state.rng[0] = seed
        open_cover(match, 0)
        views |= {to_bytes(match.view(viewer)) for viewer in (SPECTATOR, 0, 1)}
        world = match.fork()
        known = copy_record(match.info_state(1))
        resample(known, 1, new_rng(seed))
        world.state = known
        ends[settle(world).shares().index(1.0)] += 1
    assert len(views) == 1
    assert set(ends) == {0, 1}


@pytest.mark.rule("POO-18")
def test_a_fart_off_is_the_default_where_people_sit() -> None:
    game = find_game("poo_divers")
    assert game.table.defaults == {"fart_off": True}
    assert not Match(game, 2, {}, 1).state.fart_off
    match = Match(game, 2, {"fart_off": True}, 1)
    assert match.state.fart_off
    assert match.view().fart_off


@pytest.mark.rule("POO-18")
def test_everyone_hears_every_blast_and_sees_who_has_won() -> None:
    match = open_cover(give(lay("xF", fart_off=1), 9, 9), 0)
    scene = let_rip(match).game.voice.draw(match.view())
    assert scene.phase == "contest"
    assert scene.blasts == [0, int(match.state.blast[1])]
    assert scene.champion is None
    scene = let_rip(match).game.voice.draw(match.view(0))
    assert scene.phase == "over"
    assert scene.champion == scene.blasts.index(max(scene.blasts)) == match.state.champion


@pytest.mark.rule("POO-18")
def test_the_log_tells_of_the_tie_of_each_blast_and_of_the_winner() -> None:
    match = give(lay("xF", players=3, fart_off=1), 9, 2, 9)
    told: list[Line] = []
    while not match.over:
        before, seat = match.view(), match.actors()[0]
        action = match.legal(seat)[0]
        match.play(seat, action)
        told += match.game.voice.narrate(before, seat, action, match.view())
    assert [line.key for line in told] == [
        "poo-blank",
        "poo-all-open",
        "poo-tie",
        "poo-let-rip",
        "poo-let-rip",
        "poo-fart-off",
    ]
    assert told[2].args == {"seat": 0, "players": 2, "points": 9}
    assert [line.args["seat"] for line in told[3:]] == [2, 0, match.state.champion]
    assert told[3].args["blast"] == match.state.blast[2]


@pytest.mark.rule("POO-18")
def test_the_chances_in_a_fart_off_are_what_comes_of_it() -> None:
    """With the blast of one out, by how loud it is; in many games, as often as they say."""
    said, came = 0.0, 0
    for seed in range(300):
        match = give(lay("xF", players=3, fart_off=1), 9, 9, 9)
        match.state.rng[0] = seed
        open_cover(match, 0)
        assert [quick_value(match.state, seat) for seat in range(3)] == [pytest.approx(1 / 3)] * 3
        let_rip(match)
        chances = [quick_value(match.state, seat) for seat in range(3)]
        assert sum(chances) == pytest.approx(1)
        assert chances[0] == chances[2]
        said += chances[1]
        came += int(settle(match).shares()[1])
    assert abs(came - said) < 5 * 300**0.5 / 2


@pytest.mark.rule("POO-18")
def test_the_loudest_blast_there_is_cannot_be_beaten() -> None:
    match = let_rip(open_cover(give(lay("xF", fart_off=1), 9, 9), 0))
    match.state.blast[1] = 120
    assert [quick_value(match.state, seat) for seat in (0, 1)] == [0.0, 1.0]
    match.state.blast[1] = 61
    assert [quick_value(match.state, seat) for seat in (0, 1)] == [1.0, 0.0]


@pytest.mark.rule("POO-18")
def test_without_a_tie_there_is_no_fart_off() -> None:
    match = open_cover(give(lay("xF", fart_off=1), 9, 2), 0)
    assert match.over
    assert match.shares() == [1.0, 0.0]
    assert match.state.champion == -1


@pytest.mark.rule("POO-18")
def test_a_tie_behind_the_winner_is_left_as_it_is() -> None:
    match = open_cover(give(lay("xF", players=3, fart_off=1), 9, 2, 2), 0)
    assert match.over
    assert match.shares() == [1.0, 0.0, 0.0]
