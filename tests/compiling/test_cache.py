"""Compiled code on disk: a stale rule never runs, and an edit compiles again what it touches, and nothing else."""

import sys
import warnings
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from numba.core.dispatcher import Dispatcher

import fathoms.batch.game_loop
import fathoms.bots.search_tree
import fathoms.envs.vector_rules  # noqa: F401
from fathoms.bots.search_tree import compare_actions
from fathoms.core.compiled.cache import write_atomically
from fathoms.core.compiled.cache_folder import KEEP_VARIABLE
from fathoms.core.compiled.rule_digest import UnknownError, digest
from fathoms.core.rule import rule
from fathoms.games import GAMES
from tests.compiling.places import PLAY, RULES, STEPS, Place


@pytest.fixture
def place(tmp_path: Path) -> Place:
    place = Place(tmp_path)
    place.add("street")
    place.add("alley")
    return place


@pytest.mark.slow
def test_a_changed_rule_in_another_file_is_seen_by_all_that_call_it_and_by_nobody_else(place: Place) -> None:
    """The generic playout of the core, the street's `apply` in `rules.py`, and its `step` in `steps.py`."""
    told, _ = place.play("street", "alley")
    assert told == {"street": 15, "alley": 15}
    assert place.play("street", "alley") == (told, set())
    place.write("street", "steps.py", STEPS.replace("return action", "return action + 1"))
    told, compiled = place.play("street", "alley")
    assert told == {"street": 20, "alley": 15}
    assert "street" in compiled
    assert not any("alley" in folder for folder in compiled)
    place.write("street", "steps.py", STEPS)
    assert place.play("street", "alley") == ({"street": 15, "alley": 15}, set())


@pytest.mark.slow
def test_a_changed_constant_of_another_file_is_seen(place: Place) -> None:
    assert place.play("street")[0] == {"street": 15}
    place.write("street", "steps.py", STEPS.replace("LONG = 5", "LONG = 7"))
    assert place.play("street")[0] == {"street": 21}


@pytest.mark.slow
def test_a_verb_that_becomes_another_rule_is_seen(place: Place) -> None:
    other = "\n\n@rule\ndef pick_two(s, seat, rng, out):\n    return 2\n\n\n"
    rules = RULES.format(name="street").replace("\n\ndef make", other + "def make")
    place.write("street", "rules.py", rules)
    assert place.play("street")[0] == {"street": 15}
    changed = (
        RULES.format(name="street").replace("\n\ndef make", other + "def make").replace("pick=pick", "pick=pick_two")
    )
    place.write("street", "rules.py", changed)
    assert place.play("street")[0] == {"street": 10}


@pytest.mark.slow
def test_words_and_whatever_no_rule_uses_compile_nothing(place: Place) -> None:
    told, _ = place.play("street")
    place.write(
        "street", "steps.py", STEPS.replace("How far one goes.", "How far they go.") + "\nHOUSE = 'red'  # new\n"
    )
    place.write("street", "rules.py", "# A remark.\n" + RULES.format(name="street"))
    place.write("street", "voice.py", "WORDS = 1\n")
    assert place.play("street") == (told, set())


@pytest.mark.slow
def test_a_broken_file_is_compiled_again(place: Place) -> None:
    told, _ = place.play("street")
    for path in place.files():
        path.write_bytes(path.read_bytes()[:100])
    assert place.play("street")[0] == told
    assert all(path.stat().st_size > 100 for path in place.cache.rglob("*random_playout*.nbc"))


def test_a_cache_that_cannot_be_written_is_no_trouble(place: Place) -> None:
    place.cache.write_text("a file where a folder should be")
    assert place.play("street")[0] == {"street": 15}


@pytest.mark.slow
def test_what_is_asked_for_once_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(KEEP_VARIABLE, "0")
    write_atomically(tmp_path / "rule.nbc", b"code")
    assert list(tmp_path.iterdir()) == []
    monkeypatch.delenv(KEEP_VARIABLE)
    write_atomically(tmp_path / "rule.nbc", b"code")
    assert [path.name for path in tmp_path.iterdir()] == ["rule.nbc"]


@pytest.mark.slow
def test_several_processes_may_compile_the_same_at_once(place: Place) -> None:
    with ThreadPoolExecutor(3) as pool:
        answers = list(pool.map(lambda _: place.run(PLAY, "street"), range(3)))
    assert answers == [{"street": 15}] * 3
    assert place.play("street") == ({"street": 15}, set())
    assert not list(place.cache.rglob("*.tmp.*"))


# What a rule is made of


def all_rules() -> list[Any]:
    ours = [module for name, module in sys.modules.items() if name.startswith("fathoms.")]
    return list({value for module in ours for value in vars(module).values() if isinstance(value, Dispatcher)})


def test_of_every_rule_we_know_what_it_is_made_of() -> None:
    assert len(all_rules()) > 400
    for each in all_rules():
        for game in GAMES:
            digest(each, [game])


def test_generic_rules_are_kept_for_every_game() -> None:
    assert len({digest(compare_actions, [game]) for game in GAMES}) == len(GAMES)
    assert len({digest(GAMES[0].rules.legal, [game]) for game in GAMES}) == 1


WATCH = """
import json, sys
from importlib import import_module
from numba.core import event
from fathoms.batch.cpu import compile_batch
from fathoms.batch.game_loop import play_games
from fathoms.core.compiled import contents
from fathoms.core.game_loader import register

game = getattr(import_module(sys.argv[1]), sys.argv[2])
if sys.argv[1].startswith("tests."):
    register(game)
known, compiled = [], []
real = contents.contents
contents.contents = lambda each: (known.append(each), real(each))[1]
contents.digest(play_games, [game])
contents.contents = real

class Notes(event.Listener):
    def on_start(self, event):
        compiled.append(event.data["dispatcher"])

    def on_end(self, event):
        pass

with event.install_listener("numba:compile", Notes()):
    compile_batch(game)
def ours(rules):
    functions = [each.py_func for each in rules]
    return [each.__qualname__ for each in functions if each.__module__.startswith(("fathoms.", "tests."))]

print(json.dumps([ours(known), ours(compiled[compiled.index(play_games):])]))
"""


ALL = [pytest.param(f"fathoms.games.{game.name}", "GAME", marks=pytest.mark.slow, id=game.name) for game in GAMES]


@pytest.mark.slow
@pytest.mark.parametrize(("module", "name"), [("tests.toys.ferry", "FERRY_RACE"), *ALL])
def test_all_that_is_compiled_into_a_rule_is_part_of_its_key(tmp_path: Path, module: str, name: str) -> None:
    """What the compiler really compiles, against what we think a simulation is made of."""
    known, compiled = Place(tmp_path).run(WATCH, module, name)
    assert len(compiled) > 15
    assert set(compiled) <= set(known)


def test_what_a_rule_uses_must_be_known() -> None:
    def plain(x: int) -> int:
        return x

    @rule
    def odd(x):
        return plain(x)

    with pytest.raises(UnknownError, match="plain"):
        digest(odd, [])


def test_a_rule_of_which_nothing_is_known_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = {1: 2}

    @rule
    def odd(x):
        return x + 1 if table is not None else x

    monkeypatch.setenv("FATHOMS_CACHE", str(tmp_path))
    cache = odd._cache  # type: ignore[attr-defined]
    from numba import int64
    from numba.core.registry import cpu_target

    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        assert cache.path((int64,), cpu_target.target_context.codegen()) is None
    assert "compiled in every process anew" in str(told[0].message)
