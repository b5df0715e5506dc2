"""The crew: processes that compile what they are told, and what becomes of it when they cannot."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from subprocess import PIPE
from typing import Any

import pytest

from fathoms.compiling.compile_worker import compile_steps
from fathoms.compiling.process_pool import CompilePool, CompileProcessError
from fathoms.compiling.warmup import CompileStep, all_steps, find_step
from fathoms.core.compiled.compile_mode import load_only
from fathoms.core.game import Game
from fathoms.core.json_lines_process import Message
from fathoms.games import GAMES


def with_crew(use: Callable[[CompilePool], Coroutine[Any, Any, None]]) -> CompilePool:
    """Have something done by a crew of one, who go home afterwards."""

    async def main() -> CompilePool:
        crew = CompilePool(1)
        try:
            await use(crew)
        finally:
            await crew.close()
        return crew

    return asyncio.run(main())


@pytest.mark.slow
def test_what_the_crew_compiles_can_be_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FATHOMS_CACHE", str(tmp_path))
    step = find_step(GAMES[0], "begin")

    async def compile_twice(crew: CompilePool) -> None:
        await crew.compile(step)
        await crew.compile(step)

    crew = with_crew(compile_twice)
    assert len(crew._all) == 1
    assert all(process.has_ended for process in crew._all)
    assert list(tmp_path.glob("*/compiled_calls.begin-*.nbc"))
    with load_only():
        step.run()


def test_every_step_is_understood_whatever_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    named = [(step.game_name, step.label) for step in all_steps(GAMES)]
    done: list[tuple[str, str]] = []

    def note(game: Game, label: str) -> CompileStep:
        done.append((game.name, label))
        return CompileStep(label, game.name, int)

    monkeypatch.setattr("fathoms.compiling.warmup.find_step", note)
    answers: list[Message] = []
    compile_steps(iter([{"game": game, "label": label} for game, label in named]), answers.append)
    assert done == named
    assert answers == [{"done": True}] * len(named)


def test_a_step_that_fails_says_so_and_the_next_one_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    async def try_both(crew: CompilePool) -> None:
        with pytest.raises(CompileProcessError, match="failed Refusal"):
            await crew.compile(CompileStep("begin", "no_such_game", int))
        await crew.compile(find_step(GAMES[0], "begin"))

    assert len(with_crew(try_both)._all) == 1


@pytest.mark.parametrize("program", ["/nowhere/python", "true"])
def test_where_no_process_can_be_had_the_crew_says_so_at_once(program: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", program)

    async def try_twice(crew: CompilePool) -> None:
        for _ in range(2):
            with pytest.raises(CompileProcessError):
                await crew.compile(find_step(GAMES[0], "begin"))

    assert len(with_crew(try_twice)._all) <= 1


def test_a_worker_answers_line_by_line(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr("fathoms.compiling.warmup.TABLE_STEPS", {"begin": lambda game: done.append(game.name)})
    answers: list[Message] = []
    all_steps = [("poo_divers", "begin"), ("poo_divers", "nonsense"), ("partners", "begin")]
    compile_steps(iter([{"game": game, "label": label} for game, label in all_steps]), answers.append)
    assert answers == [{"done": True}, {"failed": "KeyError"}, {"done": True}]
    assert done == ["poo_divers", "partners"]


def test_a_worker_whose_server_has_gone_leaves_without_a_word() -> None:
    command = [sys.executable, "-m", "fathoms.compiling.compile_worker"]
    env = {**os.environ, "FATHOMS_INTERPRET": "1"}
    with subprocess.Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE, env=env, text=True) as worker:
        assert worker.stdin
        assert worker.stdout
        assert worker.stderr
        worker.stdout.close()
        worker.stdin.write('{"game": "poo_divers", "label": "begin"}\n')
        worker.stdin.close()
        assert worker.stderr.read() == ""
    assert worker.returncode == 0
