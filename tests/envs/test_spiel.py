"""OpenSpiel's own random simulation test, for every game; and that its states keep our secrets."""

import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from fathoms.core import verbs
from fathoms.core.game import SPECTATOR, Game
from fathoms.core.refusal import Refusal
from fathoms.core.rng import new_rng
from fathoms.core.structs import to_bytes
from fathoms.games import GAMES
from fathoms.games.poo_divers import GAME as POO_DIVERS
from tests.kit.variants import variants

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'fathoms[spiel]'")
spiel: Any = pytest.importorskip("fathoms.envs.spiel")

REST = [game for game in GAMES if game is not POO_DIVERS]
SIMULATE = """
import pyspiel, sys, fathoms.envs.spiel
pyspiel.random_sim_test(pyspiel.load_game(sys.argv[1]), num_sims=1, serialize=True, verbose=False)
"""


def passes_openspiels_test(game: Game) -> None:
    """In a process of its own, which also has to come to a good end."""
    name = f"fathoms_{game.name}(deals=3)"
    done = subprocess.run([sys.executable, "-c", SIMULATE, name], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_openspiel_accepts_it() -> None:
    passes_openspiels_test(POO_DIVERS)


@pytest.mark.slow
@pytest.mark.parametrize("game", REST, ids=lambda game: game.name)
def test_openspiel_accepts_the_others(game: Game) -> None:
    passes_openspiels_test(game)


def play_some(state: Any, moves: int, seed: int = 1) -> Any:
    luck = np.random.default_rng(seed)
    for _ in range(moves):
        state.apply_action(int(luck.choice(state.legal_actions())))
    return state


def load(parameters: str = "players=2") -> Any:
    return pyspiel.load_game(f"fathoms_poo_divers({parameters})")


def test_every_game_is_known_with_its_parameters() -> None:
    types = {kind.short_name: kind for kind in pyspiel.registered_games()}
    for game in GAMES:
        kind = types[f"fathoms_{game.name}"]
        assert set(kind.parameter_specification) == {"players", "deals", *(option.name for option in game.options)}
        assert (kind.min_num_players, kind.max_num_players) == (min(game.players), max(game.players))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_shares_of_all_seats_add_up_to_the_same(game: Game) -> None:
    for variant in variants(game):
        sides = variant.sides()
        assert len({sides.count(side) for side in sides}) == 1, f"{variant.name}: sides of different sizes"


def test_a_game_begins_with_the_deal() -> None:
    state = load("players=3,deals=5").new_initial_state()
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == len(state.legal_actions()) == 5
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 3) == "deal 3"
    deals = []
    for deal in (0, 1, 0):
        twin = state.clone()
        twin.apply_action(deal)
        deals.append(to_bytes(twin.episode.match.state))
    assert deals[0] == deals[2] != deals[1]


def test_a_game_to_its_end() -> None:
    state = play_some(load().new_initial_state(), 1)
    while not state.is_terminal():
        assert state.returns() == state.rewards() == [0, 0]
        seat, action = state.current_player(), state.legal_actions()[-1]
        assert state.action_to_string(seat, action) == POO_DIVERS.voice.write_action(action)
        state.apply_action(action)
    assert state.returns() == state.rewards() == state.episode.match.shares()
    assert sum(state.returns()) == pytest.approx(state.get_game().utility_sum())
    assert state.legal_actions() == []


def stands_the_same(one: Any, other: Any) -> bool:
    matches = [state.episode.match for state in (one, other)]
    return (
        to_bytes(matches[0].state) == to_bytes(matches[1].state)
        and matches[0].moves == matches[1].moves
        and one.history() == other.history()
        and one.legal_actions() == other.legal_actions()
        and all(one.information_state_string(seat) == other.information_state_string(seat) for seat in range(2))
    )


def test_copies_and_stored_states_play_on_alike_and_apart() -> None:
    game = load()
    state = play_some(game.new_initial_state(), 30)
    stored, pickled = state.serialize(), pickle.dumps(state)
    twins = [state.clone(), game.deserialize_state(stored), pickle.loads(pickled)]
    for twin in twins:
        assert stands_the_same(twin, state)
    play_some(state, 10)
    for twin in twins:
        assert not stands_the_same(twin, state), "playing on with one leaves the others where they are"
        assert stands_the_same(play_some(twin, 10), state)


@pytest.mark.parametrize(
    ("parameters", "options"),
    [
        ("", {}),
        ("players=2,deals=7", {}),
        ("players=2,layout=donut,fart_off=true,first='2'", {"layout": "donut", "fart_off": True, "first": "2"}),
        (
            f"layout=custom,mask={'/'.join(['#####.#####'] * 6)}",
            {"layout": "custom", "mask": "/".join(["#####.#####"] * 6)},
        ),
    ],
)
def test_parameters_are_players_deals_and_options(parameters: str, options: dict[str, Any]) -> None:
    game = load(parameters)
    assert {name: game.options[name] for name in options} == options
    for again in (pickle.loads(pickle.dumps(game)), pyspiel.load_game(str(game))):
        assert (str(again), again.options, again.deals) == (str(game), game.options, game.deals)
    state = play_some(game.new_initial_state(), 3)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_parameters_by_name() -> None:
    game = pyspiel.load_game("fathoms_poo_divers", {"players": 3, "first": "2"})
    assert str(game) == "fathoms_poo_divers(first='2',players=3)"
    assert pyspiel.load_game(str(game)).options["first"] == "2"


@pytest.mark.parametrize(
    ("parameters", "key"),
    [
        ("players=9", "players-wrong"),
        ("deals=0", "env-deals-wrong"),
        ("layout=moon", "option-not-a-choice"),
        ("mask=###", "layout-mask-unused"),
    ],
)
def test_what_cannot_be_played_is_refused(parameters: str, key: str) -> None:
    with pytest.raises(Refusal) as refusal:
        load(parameters)
    assert refusal.value.key == key
    assert str(refusal.value)


@pytest.mark.parametrize("seat", [0, 1])
def test_what_a_seat_may_not_know_it_does_not_see(seat: int) -> None:
    """Everything hidden is drawn anew: the seat and the spectators see no difference."""
    state = play_some(load().new_initial_state(), 40, seed=3)
    public = state.get_game().make_py_observer(
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )

    def seen() -> list[Any]:
        public.set_from(state, seat)
        return [
            state.observation_string(seat),
            state.observation_tensor(seat),
            state.information_state_string(seat),
            public.string_from(state, seat),
            public.tensor.tolist(),
        ]

    match, before = state.episode.match, seen()
    truth, belief = to_bytes(match.state), match.info_state(seat)
    verbs.resample(belief, seat, new_rng(5))
    match.state = belief
    assert to_bytes(match.state) != truth
    assert seen() == before


def test_tensors_are_views_with_named_parts() -> None:
    state = play_some(load().new_initial_state(), 30)
    observer, match = state.get_game().make_py_observer(), state.episode.match
    for seat in range(2):
        observer.set_from(state, seat)
        for name, part in observer.dict.items():
            assert np.array_equal(part, match.view(seat)[name]), name
        assert np.array_equal(observer.tensor, state.observation_tensor(seat))
    assert state.observation_string(0) == POO_DIVERS.voice.picture(match.view(0))
    assert str(state) == POO_DIVERS.voice.picture(match.view(SPECTATOR))


def test_an_information_state_is_all_a_seat_has_seen_and_done() -> None:
    """Two deals look the same until the first cover is opened, and a different past is remembered."""
    states = []
    for deal in range(2):
        state = load("players=2,first='1'").new_initial_state()
        state.apply_action(deal)
        states.append(state)
    one, other = states
    assert one.information_state_string(0) == other.information_state_string(0) != one.information_state_string(1)
    actions = one.legal_actions()[:2]
    twin = one.clone()
    one.apply_action(actions[0])
    twin.apply_action(actions[1])
    assert one.information_state_string(0) != twin.information_state_string(0)


@pytest.mark.parametrize(
    "kind",
    [
        {"perfect_recall": False, "private_info": "ALL_PLAYERS"},
        {"perfect_recall": False, "public_info": False},
        {"perfect_recall": True, "private_info": "NONE"},
    ],
)
def test_there_is_no_observer_of_more_than_a_view(kind: dict[str, Any]) -> None:
    if "private_info" in kind:
        kind = {**kind, "private_info": getattr(pyspiel.PrivateInfoType, kind["private_info"])}
    assert load().make_py_observer(pyspiel.IIGObservationType(**kind)) is None
