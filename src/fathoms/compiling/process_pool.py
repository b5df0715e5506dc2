"""Compiling on all cores, in processes of their own: they fill the cache on disk, from which everyone loads."""

import asyncio
import sys

from fathoms.batch.cpu import core_count
from fathoms.compiling.warmup import CompileStep
from fathoms.core.json_lines_process import JsonLinesProcess

MAX_PROCESSES = 4  # each takes some hundred megabytes


class CompileProcessError(Exception):
    """A step could not be compiled by the crew."""


class CompilePool:
    """Some processes that compile; each starts when it is first needed."""

    def __init__(self, hands: int | None = None) -> None:
        self.hands = hands or min(MAX_PROCESSES, core_count())
        self._free: list[JsonLinesProcess] = []
        self._all: list[JsonLinesProcess] = []
        self._places = asyncio.Semaphore(self.hands)
        self._useless = False  # where no such process can be started, or it knows nothing of us

    async def compile(self, step: CompileStep) -> None:
        """Have a step compiled; a CrewError if it cannot be."""
        async with self._places:
            if self._useless:
                raise CompileProcessError("there is nobody")
            process = self._free.pop() if self._free else await self._start()
            try:
                answer = await process.request({"game": step.game_name, "label": step.label})
            except (OSError, ValueError) as error:
                self._useless = True
                raise CompileProcessError("the process has gone") from error
            except asyncio.CancelledError:
                process.kill()
                raise
            self._free.append(process)
            if "failed" in answer:
                raise CompileProcessError(f"failed {answer['failed']}")

    async def _start(self) -> JsonLinesProcess:
        command = (sys.executable, "-m", "fathoms.compiling.compile_worker")
        try:
            process = await JsonLinesProcess.start(command, stderr=None)
        except (OSError, NotImplementedError) as error:
            self._useless = True
            raise CompileProcessError("no process could be started") from error
        self._all.append(process)
        return process

    async def close(self) -> None:
        for process in self._all:
            process.kill()
        for process in self._all:
            await process.wait()
