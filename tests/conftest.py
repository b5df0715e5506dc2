"""Set before anything of Fathoms is imported: where compiled code is kept. Then the markers and flags of our tests."""

import gc
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

TESTS = Path(__file__).resolve().parent
os.environ.setdefault("FATHOMS_CACHE", str(TESTS.parent / ".cache"))  # nothing of the toys gets into anyone's own
os.environ.setdefault("NUMBA_OPT", "1")  # compiling takes longer than all our games: rather slower rules, and sooner

# The first example may have to wait for the compiler; and what fails must fail again in the next run.
settings.register_profile(
    "fathoms", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("fathoms")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden", action="store_true", help="write the golden playthroughs anew instead of comparing")
    parser.addoption(
        "--quick-laws", action="store_true", help="of tests/games, the laws of one number of players, interpreted"
    )


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--quick-laws"):
        os.environ["FATHOMS_INTERPRET"] = "1"  # before any rule is imported: compiling would take minutes
    config.addinivalue_line("markers", "rule(*ids): the rules of a game, by id, that this test proves")
    config.addinivalue_line("markers", "slow: not part of a quick run")


def pytest_collection_finish() -> None:
    """What was collected stays until the end: else every collection of garbage looks through all of it again."""
    gc.collect()
    gc.freeze()


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> bool:
    """Are the golden playthroughs to be written anew?"""
    return bool(request.config.getoption("--golden"))
