"""`@rule` and its cache: a stale rule never runs."""

import os
import subprocess
import sys
from pathlib import Path

import numba
import pytest

from fathoms.core.rule import CACHE, PACKAGE, cache_root, rule, sources_digest

PROGRAM = """
import sys
sys.path.insert(0, {folder!r})
import fathoms.core.rule as core
core.numba.config.CACHE_DIR = str(core.cache_root() / core.sources_digest(core.Path({folder!r})))
from game import turn
print(turn(1))
"""


def test_any_changed_source_or_data_file_changes_the_digest(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("a = 1")
    (tmp_path / "house.toml").write_text("a = 1")
    digests = [sources_digest(tmp_path)]
    for file, text in (("rules.py", "a = 2"), ("house.toml", "a = 2"), ("more.py", ""), ("sub.py", "")):
        (tmp_path / file).write_text(text)
        digests.append(sources_digest(tmp_path))
    (tmp_path / "sub.py").rename(tmp_path / "other.py")
    digests.append(sources_digest(tmp_path))
    assert len(set(digests)) == len(digests)
    assert sources_digest(tmp_path) == digests[-1]


def test_files_that_are_not_compiled_do_not_change_the_digest(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("a = 1")
    before = sources_digest(tmp_path)
    (tmp_path / "words.ftl").write_text("a = b")
    (tmp_path / "server").mkdir()
    (tmp_path / "server" / "app.py").write_text("a = 1")
    assert sources_digest(tmp_path) == before


def test_another_compiler_changes_the_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    before = sources_digest()
    monkeypatch.setattr(numba, "__version__", "99.0")
    assert sources_digest() != before


def test_compiled_code_is_kept_under_the_digest_of_the_sources() -> None:
    assert cache_root() / sources_digest(PACKAGE) == CACHE
    assert str(CACHE) == numba.config.CACHE_DIR  # type: ignore[attr-defined]
    assert Path(os.environ["FATHOMS_CACHE"]).name.startswith("tests-")


def test_a_stale_rule_never_runs(tmp_path: Path) -> None:
    """A rule that calls one of another file, which then changes: what the compiler's own cache does not notice."""
    source = tmp_path / "package"
    source.mkdir()
    game, rules = source / "game.py", source / "rules.py"
    game.write_text(
        "from fathoms.core.rule import rule\nfrom rules import step\n\n@rule\ndef turn(x):\n    return step(x)\n"
    )
    answers = []
    for text in ("x + 1", "x + 1", "x + 7"):
        rules.write_text(f"from fathoms.core.rule import rule\n\n@rule\ndef step(x):\n    return {text}\n")
        env = {**os.environ, "FATHOMS_CACHE": str(tmp_path / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
        program = PROGRAM.format(folder=str(source))
        run = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True)
        answers.append(run.stdout.strip())
    assert answers == ["2", "2", "8"]
    assert len(list((tmp_path / "cache").iterdir())) == 2


def test_rules_are_compiled_and_let_other_threads_run() -> None:
    @rule
    def double(x):  # type: ignore[no-untyped-def]
        return 2 * x

    assert double(4) == 8
    assert double.targetoptions["nogil"]  # type: ignore[attr-defined]
    assert double.nopython_signatures  # type: ignore[attr-defined]


def test_interpreted_rules_are_the_functions_themselves() -> None:
    program = "from fathoms.core.rng import draw; import types; print(type(draw) is types.FunctionType)"
    env = {**os.environ, "FATHOMS_INTERPRET": "1"}
    run = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "True"
