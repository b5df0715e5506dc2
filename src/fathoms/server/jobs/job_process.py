"""The subprocess that does a job: on one core, at low priority, and ended at any time."""

from collections.abc import AsyncGenerator, Sequence
from contextlib import suppress
from typing import Any

from fathoms.core.json_lines_process import JsonLinesProcess


class JobProcess:
    """Runs one request at a time, each in a new subprocess."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: JsonLinesProcess | None = None
        self._is_killed = False

    async def run(self, request: dict[str, Any]) -> AsyncGenerator[dict[str, Any], None]:
        """The subprocess's answers. They end without `done` or `refused` if it was killed, or crashed."""
        self._process = process = await JsonLinesProcess.start(self._command)
        try:
            if self._is_killed:  # killed while the process was started
                return
            with suppress(OSError):  # a process that ended at once may have said why
                await process.send({**request, "threads": 1, "polite": True})
            async for answer in process.answers():
                yield answer
        finally:
            process.kill()
            await process.wait()

    def kill(self) -> None:
        """End the subprocess, if there is one, and start none any more."""
        self._is_killed = True
        if self._process is not None:
            self._process.kill()
