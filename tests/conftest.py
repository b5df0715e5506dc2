"""Set before anything of Fathoms is imported: where compiled code is kept. Then the markers and flags of our tests."""

import hashlib
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

TESTS = Path(__file__).resolve().parent
SEEN_BY_THE_COMPILER = ("toys/*.py", "kit/*.py", "games/*/invariants.py")


def keep_compiled_code_apart() -> None:
    """Give every version of the toys a cache of its own.

    Generic rules compiled for a toy are kept under the digest of the package, which does not know the toys: without
    this, a changed toy would run as it was before.
    """
    digest = hashlib.sha256()
    for path in sorted(path for pattern in SEEN_BY_THE_COMPILER for path in TESTS.glob(pattern)):
        digest.update(str(path.relative_to(TESTS)).encode() + b"\0" + path.read_bytes() + b"\0")
    name = f"tests-{digest.hexdigest()[:16]}"
    root = Path(os.environ.get("FATHOMS_CACHE") or TESTS.parent / ".cache")
    if root.name != name:  # a worker of ours inherits the folder
        os.environ["FATHOMS_CACHE"] = str(root / name)


keep_compiled_code_apart()

# The first example may have to wait for the compiler; and what fails must fail again in the next run.
settings.register_profile(
    "fathoms", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("fathoms")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden", action="store_true", help="write the golden playthroughs anew instead of comparing")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of a game, by id, that this test proves")
    config.addinivalue_line("markers", "slow: not part of a quick run")


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> bool:
    """Are the golden playthroughs to be written anew?"""
    return bool(request.config.getoption("--golden"))
