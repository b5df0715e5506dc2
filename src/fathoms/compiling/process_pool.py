"""Compiling on all cores, in processes of their own: they fill the cache on disk, from which everyone loads."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process

from fathoms.batch.cpu import cores
from fathoms.compiling.warmup import Step

MOST_HANDS = 4  # each takes some hundred megabytes


class CrewError(Exception):
    """A step could not be compiled by the crew."""


class Crew:
    """Some processes that compile; each starts when it is first needed."""

    def __init__(self, hands: int | None = None) -> None:
        self.hands = hands or min(MOST_HANDS, cores())
        self._free: list[Process] = []
        self._all: list[Process] = []
        self._places = asyncio.Semaphore(self.hands)
        self._useless = False  # where no such process can be started, or it knows nothing of us

    async def compile(self, step: Step) -> None:
        """Have a step compiled; a CrewError if it cannot be."""
        async with self._places:
            if self._useless:
                raise CrewError("there is nobody")
            process = self._free.pop() if self._free else await self._start()
            assert process.stdin
            assert process.stdout
            try:
                process.stdin.write(f"{step.game_name} {step.label}\n".encode())
                await process.stdin.drain()
                answer = (await process.stdout.readline()).decode().strip()
            except OSError:
                answer = ""
            except asyncio.CancelledError:
                self._end(process)
                raise
            if not answer:
                self._useless = True
                raise CrewError("the process has gone")
            self._free.append(process)
            if answer != "done":
                raise CrewError(answer)

    async def _start(self) -> Process:
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "fathoms.compiling.compile_worker",
                stdin=PIPE,
                stdout=PIPE,
                start_new_session=True,
            )
        except (OSError, NotImplementedError) as error:
            self._useless = True
            raise CrewError("no process could be started") from error
        self._all.append(process)
        return process

    def _end(self, process: Process) -> None:
        if process.returncode is None:
            process.kill()

    async def close(self) -> None:
        for process in self._all:
            self._end(process)
        for process in self._all:
            await process.wait()
