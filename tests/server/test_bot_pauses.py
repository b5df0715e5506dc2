"""Time tells no secrets: how long a bot takes does not depend on what only it knows. On a clock of our own."""

import asyncio
import selectors
from collections.abc import Callable
from statistics import mean
from types import SimpleNamespace
from typing import Any, cast

import pytest

from fathoms.core.match import Match
from fathoms.games import GAMES
from fathoms.games.partners import GAME as PARTNERS
from fathoms.server.metrics import Metrics
from fathoms.server.settings import Settings
from fathoms.server.table.bot_pauses import draw_pause, longest_thought
from fathoms.server.table.bots import Bots

DELAY = Settings.model_fields["bot_delay"].default
MOVES = 40
SPARE_SECONDS = 0.2  # a thought may take longer than it should: the threads are busy


class FakeTime(asyncio.SelectorEventLoop):
    """An event loop that never waits: if nothing is to be done now, it is at once as late as the next thing."""

    def __init__(self) -> None:
        self.now = 0.0
        picker = selectors.DefaultSelector()
        select = picker.select

        def skip(timeout: float | None = None) -> Any:
            self.now += timeout or 0.0
            return select(0)

        picker.select = skip  # type: ignore[method-assign]
        super().__init__(picker)

    def time(self) -> float:
        return self.now


def pauses(bot: str, thought: Callable[[int], float]) -> list[float]:
    """The seconds that a bot takes for each of its moves, if it thinks so long about each."""
    loop = FakeTime()
    shown: list[float] = []
    match = Match(PARTNERS, 6, {}, 1)
    stored_table = SimpleNamespace(id="table")
    live_game = SimpleNamespace(match=match, number=0)
    state = SimpleNamespace(stored_table=stored_table, live_game=live_game, number=0, bots_to_act=lambda: {0: bot})

    async def no_plan(*asked: object) -> None:
        return None

    async def choose(*asked: object) -> int:
        await asyncio.sleep(thought(state.number))
        return 0

    async def play(seat: int, number: int, action: int) -> None:
        shown.append(loop.time())
        state.number += 1

    thinker = SimpleNamespace(plan=no_plan, choose=choose)
    services = SimpleNamespace(
        bot_delay=DELAY,
        bot_manners=0.0,
        bots=thinker,
        bot_secret="secret",
        bot_memory_seed=lambda table, seat: 0,
        metrics=Metrics(),
    )

    async def scene() -> None:
        broadcast = SimpleNamespace(present_people=set, bot_delay_factor=lambda: 1.0, send_thinking=lambda seats: None)
        bots = Bots(cast(Any, state), cast(Any, None), cast(Any, broadcast), cast(Any, services), play)
        for _ in range(MOVES):
            await bots.make_move(0)

    try:
        loop.run_until_complete(scene())
    finally:
        loop.close()
    return [later - earlier for earlier, later in zip([0.0, *shown], shown, strict=False)]


@pytest.mark.parametrize("bot", ["paddler", "diver", "deep_diver", "greedy", "random"])
def test_a_bot_with_one_choice_takes_as_long_as_one_with_many(bot: str) -> None:
    """Two hands that others cannot tell apart: about one there is nothing to think, about the other all the time."""
    most = longest_thought(bot, PARTNERS) + SPARE_SECONDS
    quick, slow = pauses(bot, lambda number: 0.0), pauses(bot, lambda number: most)
    mixed = pauses(bot, lambda number: most * (number % 3) / 2)
    assert quick == pytest.approx(slow)
    assert quick == pytest.approx(mixed)


def test_pauses_are_uneven_all_the_same() -> None:
    found = pauses("deep_diver", lambda number: 0.5)
    assert max(found) - min(found) > 0.2
    assert len({round(pause, 4) for pause in found}) > MOVES / 2


def test_a_thought_that_takes_longer_than_it_may_is_shown_when_it_is_there() -> None:
    assert mean(pauses("deep_diver", lambda number: 10.0)) > 10


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_drawn_time_is_later_than_any_thought(game: Any) -> None:
    """With the shortest pause, too, and something to spare for the way to the thread and back."""
    for bot in game.bots.levels:
        shortest = min(
            (draw_pause(bot, game, DELAY, chance) for chance in range(1000)), key=lambda pause: pause.move_delay
        )
        assert shortest.move_delay >= shortest.thinking_delay + longest_thought(bot, game) + SPARE_SECONDS
        assert longest_thought(bot, game) < 2


def test_without_delay_nobody_waits() -> None:
    assert draw_pause("deep_diver", PARTNERS, 0, 7) == (0, 0)
