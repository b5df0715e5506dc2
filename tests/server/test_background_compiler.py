"""Rules are compiled in the background, the game people sit down to first, and no move waits for it."""

import asyncio
import sys
import threading
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pytest

from fathoms.compiling.process_pool import CompilePool, CompileProcessError
from fathoms.compiling.warmup import CompileStep
from fathoms.core.compiled.compile_mode import NotCompiledError, interpreted_games, may_only_load
from fathoms.core.game import Game
from fathoms.games import GAMES
from fathoms.server.background_compiler import BackgroundCompiler
from fathoms.server.store.store import Store
from fathoms.server.table.sync import TableSync
from tests.server.people import open_house

Log = list[tuple[str, str]]


def two_steps(log: Log, missing: bool = False) -> Callable[[Sequence[Game]], list[CompileStep]]:
    """Two steps for each game, which note what is done; `missing`: they cannot be loaded."""

    def note(game: str, label: str) -> None:
        if missing and may_only_load():
            raise NotCompiledError
        log.append((game, label))

    def steps(games: Sequence[Game]) -> list[CompileStep]:
        name = games[0].name
        return [CompileStep(label, name, partial(note, name, label)) for label in ("one", "two")]

    return steps


@pytest.fixture(autouse=True)
def one_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fathoms.compiling.process_pool.core_count", lambda: 1)


def test_games_are_compiled_one_after_another_the_wished_for_first() -> None:
    log: Log = []

    async def main() -> BackgroundCompiler:
        compiling = BackgroundCompiler(GAMES[:3], two_steps(log))
        compiling.prioritize(GAMES[1].name)
        compiling.prioritize(GAMES[2].name)
        compiling.prioritize("a game of the future")
        await compiling.run()
        return compiling

    compiling = asyncio.run(main())
    assert log == [(GAMES[number].name, label) for number in (2, 1, 0) for label in ("one", "two")]
    assert (compiling.done_steps, compiling.total_steps, compiling.is_finished) == (6, 6, True)


def test_without_wishes_games_are_compiled_in_their_order() -> None:
    log: Log = []
    asyncio.run(BackgroundCompiler(GAMES, two_steps(log)).run())
    assert log[0] == (GAMES[0].name, "one")
    assert log[-1] == (GAMES[-1].name, "two")


def test_a_game_is_played_as_written_until_its_last_step_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr("fathoms.core.compiled.compile_mode.interpret_game", lambda game: told.append(f"{game} waits"))
    monkeypatch.setattr(
        "fathoms.core.compiled.compile_mode.stop_interpreting", lambda game: told.append(f"{game} is compiled")
    )

    def steps(games: Sequence[Game]) -> list[CompileStep]:
        name = games[0].name
        return [CompileStep(label, name, lambda: told.append(name)) for label in ("one", "two")]

    asyncio.run(BackgroundCompiler(GAMES[:2], steps).run())
    one, two = (game.name for game in GAMES[:2])
    assert set(told[:2]) == {f"{one} waits", f"{two} waits"}
    assert told[2:8] == [one, one, f"{one} is compiled", two, two, f"{two} is compiled"]


def test_what_cannot_be_loaded_is_compiled_by_the_crew_and_then_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: Log = []
    log: Log = []

    async def compile_elsewhere(crew: CompilePool, step: CompileStep) -> None:
        asked.append((step.game_name, step.label))
        raise CompileProcessError("nobody is there")  # so that it has to be compiled here

    monkeypatch.setattr(CompilePool, "compile", compile_elsewhere)
    asyncio.run(BackgroundCompiler(GAMES[:1], two_steps(log, missing=True)).run())
    assert asked == log == [(GAMES[0].name, "one"), (GAMES[0].name, "two")]


def test_nobody_waits_for_the_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a step takes its time, a table is opened, a move made, and a bot answers."""
    done = threading.Event()

    def steps(games: Sequence[Game]) -> list[CompileStep]:
        return [CompileStep("slow", "poo_divers", lambda: done.wait(30))] if games[0].name == "poo_divers" else []

    with open_house(tmp_path, steps=steps) as house:
        ann = house.person()
        health = ann.get("/api/health").json()
        assert (health["ready"], health["compiled"], health["to_compile"]) == (False, 0, 1)
        screen = ann.at(ann.set_up("me", "greedy", first="1"))
        screen.ask("move", seat=0, number=0, action=5)
        screen.until(lambda screen: screen.view["number"] >= 1)
        assert screen.refused == []
        assert not ann.get("/api/health").json()["ready"]
        done.set()


def test_a_step_that_fails_is_not_the_end(tmp_path: Path) -> None:
    def fail() -> None:
        raise RuntimeError("no compiler")

    with open_house(tmp_path, steps=lambda games: [CompileStep("broken", games[0].name, fail)]) as house:
        ann = house.person()
        screen = ann.at(ann.set_up("me", "me"))
        screen.until(lambda screen: screen.views)
        while not ann.get("/api/health").json()["ready"]:
            pass


def test_a_server_that_stops_leaves_no_process_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    crews: list[CompilePool] = []
    real = CompilePool.__init__

    def keep(crew: CompilePool, hands: int | None = None) -> None:
        crews.append(crew)
        real(crew, hands)

    def missing() -> None:
        raise NotCompiledError

    monkeypatch.setattr(CompilePool, "__init__", keep)
    monkeypatch.setattr(sys, "executable", "cat")  # starts, and never answers
    with open_house(tmp_path, steps=lambda games: [CompileStep("endless", games[0].name, missing)]) as house:
        house.person().get("/api/health")
    assert all(process.has_ended for crew in crews for process in crew._all)
    assert interpreted_games() == frozenset()


def test_a_table_is_played_again_when_its_rules_are_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not before: as written, it would take many times as long."""
    monkeypatch.setattr("fathoms.server.background_compiler.LOAD_TIMEOUT", 60)
    held, loading, told = threading.Event(), threading.Event(), []
    real = TableSync._begin_game

    def begin(table: TableSync) -> object:
        told.append("begun")
        return real(table)

    def load_slowly() -> None:
        loading.set()
        assert held.wait(60)
        told.append("loaded")

    monkeypatch.setattr(TableSync, "_begin_game", begin)
    with open_house(tmp_path, steps=lambda games: [CompileStep("begin", games[0].name, load_slowly)]) as house:
        assert loading.wait(60)
        ann = house.person()
        screen = ann.connect(ann.set_up("me", "me"))
        screen.session.send_text('{"type": "hello"}')
        ann.get("/api/health")
        assert told == []
        held.set()
        screen.until(lambda screen: screen.views)
    assert told[0] == "loaded"
    assert "begun" in told


def test_what_opens_a_table_is_loaded_first_for_all_games() -> None:
    log: Log = []

    def steps(games: Sequence[Game]) -> list[CompileStep]:
        name = games[0].name
        return [CompileStep(label, name, partial(log.append, (name, label))) for label in ("begin", "search")]

    asyncio.run(BackgroundCompiler(GAMES[:2], steps).run())
    names = [game.name for game in GAMES[:2]]
    assert log == [*((name, "begin") for name in names), *((name, "search") for name in names)]


def test_the_rest_is_loaded_when_no_more_tables_are_being_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a restart everyone waits for their tables, which load what they need themselves."""
    monkeypatch.setattr("fathoms.server.background_compiler.QUIET", 0.05)
    log: Log = []

    def steps(games: Sequence[Game]) -> list[CompileStep]:
        name = games[0].name
        return [CompileStep(label, name, partial(log.append, (name, label))) for label in ("begin", "search")]

    async def scene() -> list[Log]:
        compiling = BackgroundCompiler(GAMES[:1], steps)
        running = asyncio.create_task(compiling.run())
        for _ in range(20):
            await compiling.wait_until_loaded(GAMES[0].name)
            await asyncio.sleep(0.01)
        before = list(log)
        await running
        return [before, log]

    name = GAMES[0].name
    assert asyncio.run(scene()) == [[(name, "begin")], [(name, "begin"), (name, "search")]]


def test_no_table_waits_for_what_has_to_be_compiled() -> None:
    async def scene() -> bool:
        compiling = BackgroundCompiler(GAMES[:1], two_steps([], missing=True))
        compiled = asyncio.Event()

        async def compile_for_ever(*_: object) -> None:
            await compiled.wait()

        compiling._compile_steps = compile_for_ever  # type: ignore[method-assign, assignment]
        running = asyncio.create_task(compiling.run())
        await compiling.wait_until_loaded(GAMES[0].name)
        before = compiling.is_finished
        compiled.set()
        await running
        return before

    assert not asyncio.run(scene())


def test_tables_are_looked_up_at_the_same_time_and_each_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    both, asked = threading.Barrier(2), []
    real = Store.find

    def find(store: Store, table: str) -> object:
        asked.append(table)
        both.wait(60)
        return real(store, table)

    with open_house(tmp_path) as house:
        ann = house.person()
        tables = [ann.set_up("me", "me")["id"] for _ in range(2)]
        monkeypatch.setattr(Store, "find", find)

        async def come(table: str) -> object:
            async with house.tables.visit(table) as found:
                return found

        async def crowd() -> list[object]:
            return await asyncio.gather(*(come(table) for table in tables * 5))

        portal = house.client.portal
        assert portal is not None
        there = portal.call(crowd)
    assert sorted(asked) == sorted(tables)
    assert len(set(there)) == 2
