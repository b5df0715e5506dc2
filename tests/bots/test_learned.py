"""Bots that have learned: alone, in searches and in levels. What they have learned here is nothing."""

import random
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from fathoms.bots import find_bot
from fathoms.bots.levels import level_of
from fathoms.bots.network_bot import CHANCE_PER_STEP, NetworkBot
from fathoms.bots.network_file import Network, use_networks
from fathoms.bots.search import Search, SearchThread, network_search_style, search_style
from fathoms.bots.search_tree import INFO_STATE, STATE
from fathoms.core.game import Game
from fathoms.core.learned.network import CERTAIN, UNIT, chance_to_win, compute_aim, compute_first_layer, policy_score
from fathoms.core.match import Match
from fathoms.core.playout import GREEDY, NETWORK_POLICY
from fathoms.core.refusal import Refusal
from fathoms.core.structs import to_bytes
from fathoms.games.poo_divers import GAME as POO_DIVERS
from fathoms.games.tubyrinth import GAME as TUBYRINTH
from fathoms.lab.arena import arena, threads_per_game
from tests.kit.changed import changed
from tests.kit.networks import random_network
from tests.kit.register import registered
from tests.kit.secrets import unseen_twin
from tests.kit.variants import Variant, moments
from tests.toys.ferry import FERRY_RACE

NETWORK = random_network(POO_DIVERS)


@pytest.fixture(autouse=True)
def _lent() -> Iterator[None]:
    with use_networks(NETWORK):
        yield


def appeals(network: Network, match: Match, seat: int) -> dict[int, int]:
    """What the network thinks of every action, asked one by one."""
    brain, info_state = network.brain(), match.info_state(seat)
    compute_first_layer(info_state, seat, brain)
    compute_aim(brain)
    return {action: int(policy_score(info_state, seat, action, -1, brain)) for action in match.legal(seat)}


def test_it_plays_what_looks_best() -> None:
    chosen = set()
    for match in moments(Variant(POO_DIVERS, 3, {}), 4):
        for seat in match.actors():
            found = appeals(NETWORK, match, seat)
            best = max(found, key=lambda action: found[action])
            assert find_bot("learned", POO_DIVERS)(match.info_state(seat), seat, 1) == best
            chosen.add(best)
    assert len(chosen) > 4


def test_it_leaves_nothing_to_chance_and_its_info_state_as_it_was() -> None:
    match = Match(POO_DIVERS, 2, {}, seed=1)
    seat = match.actors()[0]
    info_state = match.info_state(seat)
    before = to_bytes(info_state)
    assert len({NetworkBot(NETWORK)(info_state, seat, seed, seed) for seed in range(20)}) == 1
    assert 0 < NetworkBot(NETWORK).win_chance(info_state, seat) < 1
    assert to_bytes(info_state) == before


@pytest.mark.slow
def test_it_knows_no_more_than_its_seat() -> None:
    rng, asked = random.Random(3), 0
    for match in moments(Variant(POO_DIVERS, 2, {}), 3):
        for seat in match.actors():
            twin = Match(POO_DIVERS, 2, match.options, 3)
            twin.state = unseen_twin(match, seat, True, rng)
            for name in ("learned", "learned:64"):
                bot = find_bot(name, POO_DIVERS)
                assert bot(twin.info_state(seat), seat, 1) == bot(match.info_state(seat), seat, 1)
            asked += int(to_bytes(twin.state) != to_bytes(match.state))
    assert asked > 5


def test_without_a_network_there_is_no_such_bot() -> None:
    for name in ("learned", "learned:100", "learned:0.5s"):
        with pytest.raises(Refusal) as why:
            find_bot(name, TUBYRINTH)
        assert why.value.key in ("bot-untrained", "bot-unlearnable")


@pytest.mark.parametrize("name", ["learned:0", "learned:soon", "learned:-1s", "learner"])
def test_what_is_no_learned_bot_is_refused(name: str) -> None:
    with pytest.raises(Refusal):
        find_bot(name, POO_DIVERS)


# Searching


def test_budgets_are_those_of_a_search() -> None:
    search = find_bot("learned:250", POO_DIVERS)
    assert isinstance(search, Search)
    assert (search.simulations, search.seconds) == (250, None)
    assert search.network is not None
    assert search.style == network_search_style(POO_DIVERS)
    timed = find_bot("learned:0.5s", POO_DIVERS)
    assert isinstance(timed, Search)
    assert timed.seconds == 0.5
    assert threads_per_game("learned:250", POO_DIVERS) == 1


def with_search(**values: object) -> Game:
    """Poo Divers with other values for a search with a network."""
    return replace(POO_DIVERS, bots=replace(POO_DIVERS.bots, network_search=values))


def test_a_games_house_values_say_how_it_thinks() -> None:
    plain, silent = search_style(POO_DIVERS), with_search()
    assert network_search_style(silent) == plain._replace(player=GREEDY, judge=NETWORK_POLICY, guide=NETWORK_POLICY)
    given = {"player": "learned", "judge": "outlook", "guide": "greedy", "horizon": 3, "trust": 0.9, "belief": 7}
    told = network_search_style(with_search(**given))
    assert told == plain._replace(player=NETWORK_POLICY, judge=GREEDY, guide=GREEDY, horizon=3, trust=0.9, belief=7)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("player", "judge"), [(GREEDY, GREEDY), (NETWORK, GREEDY), (GREEDY, NETWORK), (NETWORK, NETWORK)]
)
def test_the_same_seed_gives_the_same_choice(player: int, judge: int) -> None:
    match = Match(POO_DIVERS, 2, {}, 5)
    seat = match.actors()[0]
    style = search_style(POO_DIVERS)._replace(player=player, judge=judge, horizon=4)
    search = Search(256, style=style, network=NETWORK)
    looks = [search.evaluate_actions(match.info_state(seat), seat, seed) for seed in (1, 1, 2)]
    assert looks[0] == looks[1] != looks[2]
    assert all(0 <= chance <= 1 for chance in looks[0][1])


def simulated(style_changes: dict[str, float], network: Network | None) -> tuple[float, SearchThread]:
    """What the first legal action of a new game leads to in a few simulations, and the head that thought about it."""
    match = Match(POO_DIVERS, 2, {}, 5)
    seat = match.actors()[0]
    style = search_style(POO_DIVERS)._replace(**style_changes)  # type: ignore[arg-type]
    head = SearchThread(match.info_state(seat), seat, 7, 0, Search(style=style, network=network))
    leads, _, _ = head.run_simulations(np.array(match.legal(seat)[:1], np.int32), 16, None)
    return float(leads[0]), head


@pytest.mark.slow
def test_it_is_another_search_with_a_network() -> None:
    """Each switch by itself makes a difference."""
    found = [
        simulated({"horizon": 4, "player": player, "judge": judge, "guide": guide}, NETWORK)[0]
        for player in (GREEDY, NETWORK_POLICY)
        for judge in (GREEDY, NETWORK_POLICY)
        for guide in (GREEDY, NETWORK_POLICY)
    ]
    assert len(set(found)) == 8


def test_one_that_asks_its_network_only_before_it_begins_searches_like_one_without() -> None:
    with_one, head = simulated({"horizon": 4, "belief": 30}, NETWORK)
    assert head.workspace.brain is None
    assert with_one == simulated({"horizon": 4}, None)[0]


def test_what_its_network_makes_of_an_action_counts_as_much_as_so_many_deals() -> None:
    match = Match(POO_DIVERS, 2, {}, 5)
    seat = match.actors()[0]
    style = search_style(POO_DIVERS)._replace(doubt=0.0)
    actions = np.array(match.legal(seat), np.int32)
    leads = NetworkBot(NETWORK).action_leads(match.info_state(seat), seat, actions)
    found = appeals(NETWORK, match, seat)
    assert leads.tolist() == pytest.approx(
        [(found[a] - found[int(actions[0])]) / UNIT * CHANCE_PER_STEP for a in actions]
    )
    assert len(set(leads.tolist())) > 1
    sure = Search(64, style=style._replace(belief=10**9), network=NETWORK)
    told, chances = sure.evaluate_actions(match.info_state(seat), seat, 1)
    assert found[told[int(np.argmax(chances))]] == max(found.values())
    other = Search(64, style=style, network=NETWORK)
    assert other.evaluate_actions(match.info_state(seat), seat, 1)[1] != chances


def thought(full: bool, **changes: float) -> tuple[SearchThread, float]:
    """A head that has looked once at what its first action leads to, right after it; and what that was worth."""
    match = Match(POO_DIVERS, 2, {}, 5)
    seat = match.actors()[0]
    style = search_style(POO_DIVERS)._replace(horizon=0, guide=NETWORK_POLICY, **changes)  # type: ignore[arg-type]
    head = SearchThread(match.info_state(seat), seat, 7, 0, Search(style=style, network=NETWORK))
    if full:
        head.tree.nodes[0] = len(head.tree.keys) - 1  # no tree to walk along
    leads, _, _ = head.run_simulations(np.array(match.legal(seat)[:1], np.int32), 1, None)
    return head, float(leads[0])


@pytest.mark.slow  # compiles a search with a network in it for two minutes
def test_priors_are_what_the_network_likes() -> None:
    """(Softmax of what it thinks of each action, for the part that is trusted to it.)"""
    head, _ = thought(full=False, trust=0.8)
    tree, info_state, actor, brain = (
        head.tree,
        head.workspace.records[INFO_STATE],
        int(head.workspace.path[0, 1]),
        NETWORK.brain(),
    )
    assert tree.nodes[0] == 1
    edges = slice(0, int(tree.first[1]))
    compute_first_layer(info_state, actor, brain)
    compute_aim(brain)
    liked = np.array([int(policy_score(info_state, actor, int(action), -1, brain)) for action in tree.actions[edges]])
    parts = np.exp((liked - liked.max()) / UNIT)
    assert len(set(parts)) > 1
    assert tree.priors[edges].tolist() == pytest.approx(list(0.2 / len(parts) + 0.8 * parts / parts.sum()), abs=1e-5)
    assert tree.visits[edges].sum() == 1
    assert np.count_nonzero(tree.value_sums[edges]) == 1, "nothing of the priors is left where gains are"


def test_at_the_horizon_everyone_is_judged_by_what_they_know() -> None:
    head, worth = thought(full=True, judge=NETWORK_POLICY)
    room, seat = head.workspace, head.seat
    after = Match(POO_DIVERS, 2, {}, 5)
    after.state = room.records[STATE].copy()
    assert worth == chance_to_win(after.info_state(seat), seat, NETWORK.brain()) / CERTAIN
    assert to_bytes(room.records[INFO_STATE]) == to_bytes(after.info_state(seat))


def test_a_search_that_can_hardly_look_plays_its_networks_favourite() -> None:
    match = Match(POO_DIVERS, 2, {}, 5)
    seat = match.actors()[0]
    sure = Search(64, style=network_search_style(POO_DIVERS)._replace(doubt=100.0), network=NETWORK)
    assert sure(match.info_state(seat), seat, 1) == NetworkBot(NETWORK)(match.info_state(seat), seat, 1)


# Levels and arenas


def test_a_level_can_have_learned() -> None:
    levels = {**POO_DIVERS.bots.levels, "diver": {"network": True}, "deep_diver": {"network": True, "simulations": 64}}
    game = changed(POO_DIVERS, levels=levels)
    diver, deep = level_of("diver", game), level_of("deep_diver", game)
    assert diver.search is None
    assert deep.search is not None
    assert deep.search.network is not None
    assert deep.search.style == network_search_style(game)
    assert level_of("snorkeller", game).network is None
    match = Match(POO_DIVERS, 2, {}, 5)
    seat = match.actors()[0]
    assert diver(match.info_state(seat), seat, 1) == NetworkBot(NETWORK)(match.info_state(seat), seat, 1)
    assert deep(match.info_state(seat), seat, 1) in match.legal(seat)


def test_a_level_without_its_network_says_so() -> None:
    game = changed(TUBYRINTH, levels={**TUBYRINTH.bots.levels, "diver": {"network": True}})
    with pytest.raises(Refusal) as why:
        level_of("diver", game)
    assert why.value.key == "bot-unlearnable"


@pytest.mark.slow
def test_learned_bots_meet_in_an_arena_of_several_processes() -> None:
    one = arena(POO_DIVERS, ["random", "learned"], 4, seed=3, workers=1)
    two = arena(POO_DIVERS, ["random", "learned"], 4, seed=3, workers=2)
    assert np.array_equal(one.wins, two.wins)
    assert one.games.sum() == 8


@pytest.mark.slow
def test_a_toy_can_be_learned_too() -> None:
    with registered(FERRY_RACE):
        network = random_network(FERRY_RACE)
        with use_networks(network):
            plays_to_the_end(FERRY_RACE)


def plays_to_the_end(game: Game) -> None:
    match = Match(game, 2, {}, 3)
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, find_bot("learned", game)(match.info_state(seat), seat, 0))
