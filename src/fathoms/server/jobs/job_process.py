"""A process of its own for long work, on one core and at low priority. It can be ended at any time, and says nothing
then."""

import asyncio
import json
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncGenerator, Sequence
from typing import Any

MAX_LINE = 64 * 1024 * 1024  # bytes of a line; it has every figure of a study


class JobProcess:
    """One wish at a time; each has a process of its own."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: Process | None = None
        self._is_killed = False

    async def run(self, request: dict[str, Any]) -> AsyncGenerator[dict[str, Any], None]:
        """What the process says, line by line. That ends without `done` or `refused` if it was ended, or broke down."""
        self._process = process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            start_new_session=True,
            limit=MAX_LINE,
        )
        assert process.stdin
        assert process.stdout
        try:
            if self._is_killed:  # while the process was started
                self._kill_process()
                return
            process.stdin.write(json.dumps({**request, "threads": 1, "polite": True}).encode() + b"\n")
            async for line in process.stdout:
                yield json.loads(line)
        finally:
            if not self._is_killed:  # killed twice, it would be taken from under `wait`
                self._kill_process()
            await process.wait()

    def kill(self) -> None:
        """End the process, if there is one, and start none any more."""
        self._is_killed = True
        self._kill_process()

    def _kill_process(self) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
