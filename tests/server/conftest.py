"""A server for each test."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from fathoms.core.rng import SEEDS
from fathoms.server.store import store
from tests.server.people import House, Person, open_house


@pytest.fixture(autouse=True)
def the_same_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables are dealt the same cards in every run of a test."""
    rng = random.Random(0)
    monkeypatch.setattr(store, "new_seed", lambda: rng.randrange(SEEDS))


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with open_house(tmp_path) as house:
        yield house


@pytest.fixture
def ann(house: House) -> Person:
    return house.person()


@pytest.fixture
def ben(house: House) -> Person:
    return house.person()


@pytest.fixture
def eve(house: House) -> Person:
    """A stranger who only looks on."""
    return house.person()
