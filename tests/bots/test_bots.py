"""Bots: they play legal actions from what their seat knows, and nothing else."""

import random

import numpy as np
import pytest

from fathoms.bots import BOTS, Bot, find_bot
from fathoms.core.game import Game, all_games
from fathoms.core.match import Match
from fathoms.core.refusal import Refusal
from fathoms.core.structs import to_bytes
from fathoms.games import GAMES
from tests.kit.variants import Variant


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_every_game_to_its_end(game: Game, name: str) -> None:
    for players in game.players:
        match = Match(game, players, {}, seed=players)
        while not match.over:
            seat = match.actors()[0]
            match.play(seat, BOTS[name](match.info_state(seat), seat, match.number))
        shares = dict(zip(Variant(game, players, {}).sides(), match.shares(), strict=True))
        assert sum(shares.values()) == pytest.approx(1)


@pytest.mark.parametrize("name", BOTS)
def test_a_bots_chance_comes_from_its_seed_only(name: str) -> None:
    match = Match(GAMES[0], 2, {}, seed=1)
    seat = match.actors()[0]
    bot: Bot = BOTS[name]
    chosen = []
    for pollution in range(5):
        random.seed(pollution)
        np.random.seed(pollution)
        chosen.append([bot(match.info_state(seat), seat, seed) for seed in range(20)])
    assert all(choice == chosen[0] for choice in chosen)
    assert len(set(chosen[0])) > 1


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_leaves_its_info_state_as_it_was(name: str) -> None:
    match = Match(GAMES[0], 2, {}, seed=1)
    seat = match.actors()[0]
    info_state = match.info_state(seat)
    before = to_bytes(info_state)
    BOTS[name](info_state, seat, 3)
    assert to_bytes(info_state) == before


def test_greedy_beats_random() -> None:
    won = 0.0
    for seed in range(40):
        match = Match(GAMES[0], 2, {}, seed)
        bots = ("greedy", "random") if seed % 2 else ("random", "greedy")
        while not match.over:
            seat = match.actors()[0]
            match.play(seat, BOTS[bots[seat]](match.info_state(seat), seat, match.number))
        won += match.shares()[bots.index("greedy")]
    assert won > 30


def test_there_is_no_bot_of_another_name() -> None:
    with pytest.raises(Refusal, match="random, greedy"):
        find_bot("oracle", GAMES[0])
    assert all_games()
