"""A server for each test."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from fathoms.core.rng import SEEDS
from fathoms.server.store import store as stores
from fathoms.server.store.db_engine import open_database
from fathoms.server.store.store import Store
from tests.server.databases import KINDS, Postgres, running_postgres
from tests.server.people import House, Person, open_house


@pytest.fixture(autouse=True)
def the_same_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables are dealt the same cards in every run of a test."""
    rng = random.Random(0)
    monkeypatch.setattr(stores, "new_seed", lambda: rng.randrange(SEEDS))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests that want one."""
    with running_postgres() as postgres:
        yield postgres


@pytest.fixture(params=[KINDS[0], *(pytest.param(kind, marks=pytest.mark.slow) for kind in KINDS[1:])])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/fathoms.db"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """A store in each kind of database."""
    store = Store(open_database(database))
    yield store
    store.close()


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
