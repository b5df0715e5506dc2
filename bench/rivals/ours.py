"""Our games, in the five ways to play them."""

import random
from typing import Any

import numpy as np

import fathoms.games  # noqa: F401 - makes the games known
from fathoms.batch import simulate
from fathoms.core.game import Game, find_game
from fathoms.core.match import Match
from fathoms.envs.vector import Moment, VectorEnv
from rivals import aec
from rivals.contest import OURS, Contender, Count, Play, clock
from rivals.lockstep import LockStep

SIMULATED, VECTOR = f"{OURS}, simulate", f"{OURS}, VectorEnv"
MATCHED, ZOO = f"{OURS}, Match from Python", f"{OURS}, PettingZoo"
SPIEL = f"{OURS}, OpenSpiel"
GAMES = ("poo_divers", "toilet_divers")  # a choice: two that play in turn and end soon, as the others' games do
GROWS = GAMES[0]
AT_ONCE = {"cpu": 4096, "cuda": 1 << 20}


def table(name: str) -> tuple[Game, int]:
    """A game and the most players it takes."""
    game = find_game(name)
    return game, max(game.players)


def simulated(name: str, device: str = "cpu") -> Contender:
    """Set-up, random playout, scores and result, in compiled code."""
    game, players = table(name)

    def prepare(games: int, length: float | None) -> Play:
        seeds = iter(range(1 << 60))

        def play() -> Count:
            out = simulate(game, players, {}, ["random"], games, next(seeds), threads=1, device=device)
            decisions = int(out.lengths.sum(dtype=np.int64))
            return Count(games, decisions, decisions)

        return play

    return Contender(SIMULATED, name, prepare, AT_ONCE[device], grows=name == GROWS, clock=clock(device))


def matched(name: str) -> Contender:
    """A match stepped from Python: who may act, what is legal, play; no views, as nobody looks."""
    game, players = table(name)

    def prepare(games: int, length: float | None) -> Play:
        rng = random.Random(1)
        return lambda: sum((play_match(game, players, rng) for _ in range(games)), Count())

    return Contender(MATCHED, name, prepare, grows=name == GROWS)


def play_match(game: Game, players: int, rng: random.Random) -> Count:
    match = Match(game, players, {}, rng.getrandbits(32))
    while actors := match.actors():
        seat = actors[0] if len(actors) == 1 else rng.choice(actors)
        match.play(seat, rng.choice(match.legal(seat)))
    return Count(1, match.number, match.number)


def zoo(name: str, choose: aec.Choose = aec.sample) -> Contender:
    """The PettingZoo environment: views and masks for every choice, and the usual guards."""

    def prepare(games: int, length: float | None) -> Play:
        from fathoms.envs.zoo import env

        return aec.player(env(name), games, choose)

    return Contender(ZOO, name, prepare, grows=name == GROWS)


def vector(name: str, device: str, at_once: int) -> Contender:
    """Many games stepped together, actions drawn from the masks where they lie."""
    game, players = table(name)

    def prepare(games: int, length: float | None) -> Play:
        env = VectorEnv(game, games, device, players, reuse_buffers=True)
        moment, draw = env.reset(seed=1), drawer(device)

        def step() -> Any:
            nonlocal moment
            moment = env.step(draw(moment))
            return moment.ended

        return LockStep(step, ended_on_host(device), games, length)

    return Contender(VECTOR, name, prepare, at_once, grows=name == GROWS, clock=clock(device))


def drawer(device: str) -> Any:
    """What draws a legal action for every game, by NumPy or on the GPU by PyTorch."""
    if device == "cuda":
        import torch

        def draw_there(moment: Moment) -> Any:
            masks = torch.as_tensor(moment.masks, device=device)
            return torch.argmax((1 - torch.rand(masks.shape, device=device)) * masks, dim=1)  # never 0

        return draw_there
    luck = np.random.default_rng(1)

    def draw(moment: Moment) -> Any:
        return np.argmax((1 - luck.random(moment.masks.shape, np.float32)) * moment.masks, axis=1)

    return draw


def ended_on_host(device: str) -> Any:
    """How to read where games have ended; reading waits for a GPU."""
    return (lambda ended: ended.copy_to_host()) if device == "cuda" else np.array


def spiel(name: str) -> Contender:
    """Our games by way of OpenSpiel: its states, stepped from Python, with our rules behind them."""

    def prepare(games: int, length: float | None) -> Play:
        import pyspiel

        import fathoms.envs.spiel  # noqa: F401 - makes the games known to it
        from rivals.spiel_play import play_from_python

        players = max(find_game(name).players)
        game, rng = pyspiel.load_game(f"fathoms_{name}", {"players": players}), random.Random(1)
        return lambda: sum((play_from_python(game.new_initial_state(), rng) for _ in range(games)), Count())

    return Contender(SPIEL, name, prepare)
