"""Old compiled code is removed, and nothing else."""

import os
import time
from pathlib import Path

import pytest

from fathoms.core.compiled.cache_folder import KEEP_SECONDS, remove_old_code
from fathoms.games import GAMES

LONG_AGO = time.time() - KEEP_SECONDS - 60
FILE = "poo_divers/rules.apply-0123456789abcdef.nbc"


def kept(root: Path, used: float, file: str = FILE) -> Path:
    """A file that was last used then."""
    path = root / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"code")
    os.utime(path, (used, used))
    return path


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FATHOMS_CACHE", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize(
    "file",
    [
        FILE,
        f"{FILE}.tmp.00ff00ff00ff00ff",  # half-written
        "0123456789abcdef/game_0/rules.apply-1.py311.nbi",  # as former versions kept it
        "0123456789abcdef/game_0/rules.apply-1.py311.2.nbc",
    ],
)
def test_code_unused_for_a_month_is_removed_with_its_folder(cache: Path, file: str) -> None:
    old = kept(cache, LONG_AGO, file)
    assert remove_old_code() == [old]
    assert list(cache.iterdir()) == []


def test_code_used_since_stays(cache: Path) -> None:
    now = time.time()
    path = kept(cache, now - KEEP_SECONDS + 60)
    assert remove_old_code(now) == []
    assert path.exists()
    assert remove_old_code(now + 120) == [path]


def test_code_that_is_loaded_counts_as_used(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from numba import int64
    from numba.core.registry import cpu_target

    from fathoms.core.rule import rule

    @rule
    def double(x):  # type: ignore[no-untyped-def]
        return 2 * x

    assert double(1) == 2
    shelf, context = double._cache, cpu_target.target_context  # type: ignore[attr-defined]
    (path,) = cache.rglob("*.nbc")
    os.utime(path, (LONG_AGO, LONG_AGO))
    assert shelf.load_overload((int64,), context) is not None
    assert remove_old_code() == []


@pytest.mark.parametrize("file", ["poo_divers/thesis.txt", "poo_divers/rules.nbc", "nbc/0123456789abcdef"])
def test_what_the_compiler_did_not_write_is_never_touched(cache: Path, file: str) -> None:
    path = kept(cache, LONG_AGO, file)
    assert remove_old_code() == []
    assert path.exists()


def test_a_folder_with_something_else_in_it_stays(cache: Path) -> None:
    thesis = kept(cache, LONG_AGO, "poo_divers/thesis.txt")
    assert remove_old_code() == []
    old = kept(cache, LONG_AGO)
    assert remove_old_code() == [old]
    assert thesis.exists()


def test_a_link_is_not_followed(cache: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    path = kept(elsewhere, LONG_AGO)
    (cache / "poo_divers").symlink_to(elsewhere / "poo_divers")
    assert remove_old_code() == []
    assert path.exists()


def test_without_a_cache_there_is_nothing_to_tidy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FATHOMS_CACHE", str(tmp_path / "none"))
    assert remove_old_code() == []


def test_warming_tidies_up(monkeypatch: pytest.MonkeyPatch) -> None:
    from fathoms.compiling import warmup

    called: list[bool] = []
    monkeypatch.setattr(warmup, "all_steps", lambda games: [])
    monkeypatch.setattr(warmup, "remove_old_code", lambda: called.append(True))
    warmup.compile_all(GAMES)
    assert called == [True]
