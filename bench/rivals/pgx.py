"""pgx: compiled steps of many games at once, which start again by themselves, on the CPU or a GPU."""

import os
from collections.abc import Callable
from typing import Any

import numpy as np

from rivals.contest import Contender, Play, clock
from rivals.lockstep import LockStep

THEIR_GAMES = ("backgammon", "sparrow_mahjong", "animal_shogi")
GROWS = "sparrow_mahjong"
AT_ONCE = {"cpu": 1024, "cuda": 1 << 17}
AT_A_GO = 16  # steps between two visits to Python, which costs pgx less than one visit a step
MANY = 10_000  # games, of which a CPU needs seconds for so many steps: one step at a go then


def mine(device: str) -> list[Contender]:
    from rivals import ours

    simulated = [ours.simulated(game, device) for game in ours.GAMES]
    return simulated + [ours.vector(game, device, AT_ONCE[device]) for game in ours.GAMES]


def theirs(device: str) -> list[Contender]:
    return [compiled(game, device) for game in THEIR_GAMES]


def compiled(name: str, device: str) -> Contender:
    def prepare(games: int, length: float | None) -> Play:
        at_a_go = AT_A_GO if device == "cuda" or games <= MANY else 1
        return LockStep(stepper(name, device, games, at_a_go), np.asarray, games, length)

    return Contender("pgx", name, prepare, AT_ONCE[device], grows=name == GROWS, clock=clock(device))


def set_up_jax(device: str) -> None:
    """Have JAX play where we play, and leave us some of a GPU's memory."""
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    os.environ["JAX_PLATFORMS"] = device
    import jax

    try:
        jax.devices()
    except RuntimeError:
        raise SystemExit(f"JAX finds no {device} device here.") from None


def stepper(name: str, device: str, games: int, at_a_go: int) -> Callable[[], Any]:
    """What plays some steps in all games and tells where games ended: (steps, games)."""
    set_up_jax(device)
    import jax
    import pgx
    from jax import numpy as jnp
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step_all = jax.vmap(auto_reset(env.step, env.init))

    def step(state: Any, key: Any) -> tuple[Any, Any]:
        choosing, luck = jax.random.split(key)
        liking = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(choosing, liking, axis=-1)
        state = step_all(state, actions, jax.random.split(luck, games))
        return state, state.terminated | state.truncated

    def some_steps(state: Any, key: Any) -> tuple[Any, Any, Any]:
        key, now = jax.random.split(key)
        state, ended = jax.lax.scan(step, state, jax.random.split(now, at_a_go))
        return state, key, ended

    compiled = jax.jit(some_steps)
    key, first = jax.random.split(jax.random.key(1))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(first, games))

    def go() -> Any:
        nonlocal state, key
        state, key, ended = compiled(state, key)
        return ended

    return go
