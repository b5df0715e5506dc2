"""Analyses boards that visitors draw: in a subprocess, one at a time, each for a limited time."""

import asyncio
import json
import sys
from collections import OrderedDict
from collections.abc import Mapping

from fathoms.core.game import Game, find_game
from fathoms.core.json_lines_process import JsonLinesProcess
from fathoms.core.match import pack_options
from fathoms.core.options import Value, read_options
from fathoms.core.refusal import Refusal
from fathoms.server.settings import Limits
from fathoms.server.wire import drawing_messages

COMMAND = (sys.executable, "-m", "fathoms.server.board_analysis.analysis_process")
STARTUP_TIMEOUT = 300.0  # seconds for the process to start, and to compile what it needs
IDLE_TIMEOUT = 60.0  # seconds without requests after which the process is ended
MAX_CACHED = 500  # results that are remembered

BoardFacts = dict[str, int | str | bool]


def validate_drawing(drawing: drawing_messages.DrawnBoard) -> tuple[Game, dict[str, Value]]:
    """The drawing's game and all its options; refuses what cannot be played, as a table would."""
    game = find_game(drawing.game)
    options = read_options(game.options, drawing.options)
    pack_options(game, drawing.players, options)
    return game, options


class BoardAnalyzer:
    """Analyses boards, and remembers the latest results."""

    def __init__(self, limits: Limits) -> None:
        self._seconds = limits.survey_seconds
        self._max_waiting = limits.surveys_waiting
        self._waiting = 0
        self._lock = asyncio.Lock()
        self._process: JsonLinesProcess | None = None
        self._prepared_games: set[str] = set()  # games of which the process has analysed a board
        self._idle_timer: asyncio.TimerHandle | None = None
        self._cache: OrderedDict[str, BoardFacts] = OrderedDict()

    async def analyze(self, drawing: drawing_messages.DrawnBoard) -> drawing_messages.BoardAnalysis:
        """Analyse a board, or find it among the results that are remembered."""
        game, options = validate_drawing(drawing)
        if game.extras.survey is None:
            raise Refusal("survey-none")
        key = json.dumps([game.name, options])
        if key not in self._cache:
            self._cache_facts(key, await self._analyze_in_turn(game, options))
        return drawing_messages.BoardAnalysis(facts=self._cache[key])

    def _cache_facts(self, key: str, facts: BoardFacts) -> None:
        self._cache[key] = facts
        while len(self._cache) > MAX_CACHED:
            self._cache.popitem(last=False)

    async def _analyze_in_turn(self, game: Game, options: Mapping[str, Value]) -> BoardFacts:
        if self._waiting >= self._max_waiting:
            raise Refusal("server-busy")
        self._waiting += 1
        try:
            async with self._lock:
                return await self._analyze_board(game, options)
        finally:
            self._waiting -= 1

    async def _analyze_board(self, game: Game, options: Mapping[str, Value]) -> BoardFacts:
        """Have the subprocess analyse a board; end it if that takes too long, or if the request is cancelled."""
        if self._idle_timer:
            self._idle_timer.cancel()
        succeeded = False
        try:
            if self._process is None:
                self._process = await JsonLinesProcess.start(COMMAND)
            # The usual options can be analysed, too: that compiles all it needs.
            if game.name not in self._prepared_games:
                await self._request_facts(game, {}, STARTUP_TIMEOUT)
                self._prepared_games.add(game.name)
            facts = await self._request_facts(game, options, self._seconds)
            succeeded = True
            return facts
        except TimeoutError:
            raise Refusal("survey-too-long", seconds=int(self._seconds)) from None
        except (OSError, ValueError):  # the process crashed
            raise Refusal("server-trouble") from None
        finally:
            if succeeded:
                self._idle_timer = asyncio.get_running_loop().call_later(IDLE_TIMEOUT, self._kill_process)
            else:
                self._kill_process()

    async def _request_facts(self, game: Game, options: Mapping[str, Value], seconds: float) -> BoardFacts:
        assert self._process
        async with asyncio.timeout(seconds):
            answer = await self._process.request({"game": game.name, "options": dict(options)})
        facts: BoardFacts = answer["facts"]
        return facts

    def _kill_process(self) -> None:
        """End the subprocess, if there is one: the next request starts another."""
        if self._process is not None:
            self._process.kill()
        self._process = None
        self._prepared_games.clear()

    async def close(self) -> None:
        if self._idle_timer:
            self._idle_timer.cancel()
        process = self._process
        self._kill_process()
        if process is not None:
            await process.wait()
