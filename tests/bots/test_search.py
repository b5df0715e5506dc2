"""The bot that thinks ahead: fair, repeatable, within its budget, and no fool."""

import random
import time
from collections.abc import Callable, Iterator

import numpy as np
import pytest

from fathoms.bots import find_bot
from fathoms.bots.search import ActionRace, Search, SearchThread, choose_action, parse_budget
from fathoms.bots.search_tree import ROOT, STATE, SearchStyle, compare_actions, new_tree, new_workspace
from fathoms.core.game import Game
from fathoms.core.match import Match
from fathoms.core.refusal import Refusal
from fathoms.core.structs import to_bytes
from fathoms.games import GAMES
from fathoms.games.poo_divers import GAME as POO_DIVERS
from fathoms.games.poo_divers.actions import BANK
from fathoms.games.poo_divers.state import DECIDING
from tests.kit.register import registered
from tests.kit.secrets import unseen_twin
from tests.kit.variants import Variant, moments
from tests.toys.bids import SECRET_BIDS

QUICK = Search(simulations=64)
OTHERS = [game for game in GAMES if game is not POO_DIVERS]


def same_for_twins(game: Game, seed: int, most: int = 8) -> int:
    """A state that differs only in what the seat may not know gives the same choice; how often it was asked."""
    asked = 0
    rng = random.Random(seed)
    for match in moments(Variant(game, min(game.players), {}), seed, most):
        for seat in match.actors():
            if seat >= match.players:
                continue
            chosen = QUICK(match.info_state(seat), seat, seed)
            twin = Match(game, match.players, match.options, seed)
            twin.state = unseen_twin(match, seat, True, rng)
            assert QUICK(twin.info_state(seat), seat, seed) == chosen
            asked += int(to_bytes(twin.state) != to_bytes(match.state))
    return asked


def test_it_knows_no_more_than_its_seat() -> None:
    assert same_for_twins(POO_DIVERS, 3, most=20) > 10


@pytest.mark.slow
def test_it_knows_no_more_than_its_seat_where_all_choose_at_once() -> None:
    with registered(SECRET_BIDS):
        assert sum(same_for_twins(SECRET_BIDS, seed) for seed in range(5)) > 10


@pytest.mark.slow
@pytest.mark.parametrize("game", OTHERS, ids=lambda game: game.name)
def test_it_knows_no_more_than_its_seat_in_any_game(game: Game) -> None:
    assert sum(same_for_twins(game, seed, most=12) for seed in range(3)) > 10


def test_the_same_seed_gives_the_same_choice() -> None:
    match = Match(POO_DIVERS, 3, {}, 5)
    seat = match.actors()[0]
    looks = [QUICK.evaluate_actions(match.info_state(seat), seat, seed) for seed in (1, 1, 2)]
    assert looks[0] == looks[1] != looks[2]
    assert all(0 <= chance <= 1 for chance in looks[0][1])


def test_it_leaves_its_info_state_as_it_was() -> None:
    match = Match(POO_DIVERS, 2, {}, 5)
    seat = match.actors()[0]
    info_state = match.info_state(seat)
    before = to_bytes(info_state)
    QUICK(info_state, seat, 1)
    assert to_bytes(info_state) == before


def test_several_threads_look_more_often() -> None:
    match = Match(POO_DIVERS, 2, {}, 5)
    seat = match.actors()[0]
    search = Search(simulations=640, threads=3)
    heads = [SearchThread(match.info_state(seat), seat, 7, number, search) for number in range(3)]
    legal = np.array(match.legal(seat), np.int32)
    seen = [head.run_simulations(legal, search.simulations, None) for head in heads]
    assert [deals for _, _, deals in seen] == [640 // len(legal)] * 3
    assert len({tuple(leads) for leads, _, _ in seen}) == 3  # each on deals of its own
    assert search.evaluate_actions(match.info_state(seat), seat, 1)[0] == match.legal(seat)


def test_it_keeps_to_its_time() -> None:
    match = Match(POO_DIVERS, 2, {}, 5)
    seat = match.actors()[0]
    QUICK(match.info_state(seat), seat, 1)
    began = time.monotonic()
    Search(simulations=10_000_000, seconds=0.2)(match.info_state(seat), seat, 1)
    assert 0.15 < time.monotonic() - began < 5


def test_one_legal_action_needs_no_thought() -> None:
    with registered(SECRET_BIDS):
        assert choose_action([7], [1], 0, 1) == 7
    match = next(match for match in walk_to(POO_DIVERS, lambda match: len(match.legal(match.actors()[0])) == 1))
    seat = match.actors()[0]
    assert QUICK.evaluate_actions(match.info_state(seat), seat, 1) == (match.legal(seat), [1.0])


def walk_to(game: Game, wanted: Callable[[Match], bool]) -> Iterator[Match]:
    for seed in range(20):
        for match in moments(Variant(game, 2, {}), seed, most=60):
            if not match.over and wanted(match):
                yield match


def test_it_banks_what_it_cannot_better() -> None:
    """With the last cover known to be blank, pushing can only lose the pot."""
    match = Match(POO_DIVERS, 2, {}, 1)
    s = match.state
    seat = int(s.turn)
    squares = s.square_of[: s.covers]
    s.card[squares] = 1  # all open and blank, but two
    first, second = int(squares[0]), int(squares[1])
    s.card[first], s.card[second] = 3, -1
    s.left = 1
    s.seen[1] = 1 << seat
    s.phase, s.last, s.diver, s.finds, s.pot = DECIDING, first, first, 1, 1
    actions, chances = Search(simulations=256).evaluate_actions(match.info_state(seat), seat, 1)
    assert sorted(actions) != [BANK]
    assert actions[int(np.argmax(chances))] == BANK


def test_a_warmer_bot_chooses_otherwise_now_and_then() -> None:
    chances = [0.5 - 0.05 * 2.0794, 0.5, 0.5 - 0.05 * 2.0794]  # e ** -2.0794 is an eighth
    cool = {choose_action([3, 4, 5], chances, 0.0, seed) for seed in range(50)}
    warm = [choose_action([3, 4, 5], chances, 0.05, seed) for seed in range(2000)]
    assert cool == {4}
    assert 0.75 < warm.count(4) / 2000 < 0.85
    assert choose_action([3, 4], [0.0, 1.0], 0.01, 1) == 4


def test_the_worse_half_drops_out_but_never_the_favourite() -> None:
    race = ActionRace([10, 11, 12, 13, 14, 15], favourite=14, doubt=0)
    zeros = np.zeros(6)
    race.add_round([(np.array([1.0, -1.0, 4.0, 3.0, 2.0, -2.0]), zeros, 5)] * 2)
    assert list(race.remaining_actions()) == [14, 11, 12, 13]
    race.add_round([(np.array([1.0, 0.0, 5.0, 0.0]), zeros[:4], 5)])
    assert list(race.remaining_actions()) == [14, 11, 12]
    assert race.win_chances() == pytest.approx({14: 0.2, 10: 0, 11: 11 / 15, 12: 14 / 15, 13: 7 / 15, 15: 0})


def test_what_dropped_out_is_never_the_best() -> None:
    race = ActionRace([10, 11, 12], favourite=11, doubt=0)
    race.add_round([(np.array([0.5, 0.2, 0.1]), np.zeros(3), 1)])
    race.add_round([(np.array([0.5, -0.4]), np.zeros(2), 1)])
    assert race.win_chances() == pytest.approx({11: 0.5, 10: 0.4, 12: 0.5})


def test_it_leaves_the_favourite_only_for_what_is_surely_better() -> None:
    def chances(doubt: float, squares: float) -> dict[int, float]:
        race = ActionRace([10, 11], favourite=10, doubt=doubt)
        race.add_round([(np.array([50.0, 5.0]), np.array([0.0, squares]), 100)])
        return race.win_chances()

    assert chances(1, 4)[11] > chances(1, 4)[10]  # 0.05 better, give or take 0.02
    assert chances(1, 36)[11] < chances(1, 36)[10]  # give or take 0.06
    assert chances(0, 36)[11] > chances(0, 36)[10]


def test_what_is_said_beforehand_counts_as_much_as_so_many_deals() -> None:
    race = ActionRace([10, 11, 12], favourite=10, doubt=0)
    race.add_prior_leads(np.array([0.0, 0.1, -0.1]), 30)
    race.add_round([(np.array([5.0, -1.0, 2.0]), np.zeros(3), 10)])
    assert list(race.remaining_actions()) == [
        10,
        11,
    ]  # (-1 + 30 * 0.1) / 40 of the one, (2 - 30 * 0.1) / 40 of the other
    assert race.win_chances() == pytest.approx({10: 0.5, 11: 0.55, 12: 0.475})


def test_all_actions_have_the_same_luck() -> None:
    """The same action twice in a race comes to the same, deal by deal."""
    match = Match(POO_DIVERS, 2, {}, 5)
    seat = match.actors()[0]
    legal = match.legal(seat)
    head = SearchThread(match.info_state(seat), seat, 7, 0, Search())
    head.tree.nodes[0] = len(head.tree.keys) - 1  # no tree to learn from
    leads, squares, deals = head.run_simulations(np.array([legal[0]] * 2, np.int32), 20, None)
    assert deals == 10
    assert 0 < leads[0] < 10
    assert leads[1] == squares[1] == 0


def test_a_full_tree_still_answers() -> None:
    match = Match(POO_DIVERS, 2, {}, 5)
    seat = match.actors()[0]
    tree, room = new_tree(), new_workspace(POO_DIVERS)
    room.records[ROOT] = match.info_state(seat)
    actions = np.array(match.legal(seat), np.int32)
    leads, squares = np.zeros((2, len(actions)))
    compare_actions(tree, room, seat, actions, leads, squares, SearchStyle(), 1, 0, 1, 1)
    tree.nodes[0] = len(tree.keys) - 1  # nothing more fits
    compare_actions(tree, room, seat, actions, leads, squares, SearchStyle(), 1, 1, 5, 1)
    assert tree.nodes[0] == len(tree.keys) - 1
    assert leads[0] > 0
    assert room.records[STATE].covers == match.state.covers


@pytest.mark.parametrize(("text", "given"), [("", {}), ("250", {"simulations": 250})])
def test_budgets(text: str, given: dict[str, int]) -> None:
    assert parse_budget(text) == given
    assert parse_budget("0.5s")["seconds"] == 0.5


@pytest.mark.parametrize("name", ["search:", "search:0", "search:-5", "search:soon", "search:1e99", "search:nans", "s"])
def test_what_is_no_budget_is_refused(name: str) -> None:
    if name == "search:":
        assert find_bot(name, POO_DIVERS)
        return
    with pytest.raises(Refusal):
        find_bot(name, POO_DIVERS)
