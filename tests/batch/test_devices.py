"""The same games wherever they are played, and a clear word where they cannot be."""

import pickle
import sys
from typing import Any

import pytest

from fathoms.batch import DEVICES, simulate
from fathoms.batch.job import BatchJob
from fathoms.core.refusal import Refusal
from fathoms.games import GAMES
from fathoms.games.poo_divers import GAME as POO_DIVERS
from fathoms.lab.arena import arena
from fathoms.words import say
from tests.kit.gpu import why_no_gpu


def refused(call: Any) -> str:
    with pytest.raises(Refusal) as why:
        call()
    return say(why.value.key, **why.value.args_)


def test_an_unknown_device_is_refused() -> None:
    text = refused(lambda: simulate(POO_DIVERS, 2, {}, ["random"], 10, seed=1, device="abacus"))
    assert "abacus" in text
    assert all(device in text for device in DEVICES)
    assert "cpu, ray" in refused(lambda: arena(POO_DIVERS, ["random", "greedy"], 2, device="cuda"))


@pytest.mark.skipif(not why_no_gpu(), reason="this machine has a GPU")
def test_without_a_gpu_one_is_told_so() -> None:
    assert "cpu" in refused(lambda: simulate(POO_DIVERS, 2, {}, ["random"], 10, seed=1, device="cuda"))


def test_without_ray_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "fathoms[ray]" in refused(lambda: simulate(POO_DIVERS, 2, {}, ["random"], 10, seed=1, device="ray"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_order_travels_between_processes(game: Any) -> None:
    order = BatchJob(game, min(game.players), {}, ["greedy", "random"], 10, 3)
    copy = pickle.loads(pickle.dumps(order))
    assert copy.game is game
    assert (copy.players, copy.games) == (order.players, order.games)
    assert (copy.options == order.options).all()
    assert (copy.policies == order.policies).all()
    assert (copy.keys == order.keys).all()
