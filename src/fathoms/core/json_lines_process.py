"""Subprocesses that answer requests, each request and each answer a line of JSON: both ends of the pipes.

A parent uses `JsonLinesProcess`, or `json_lines_answers` where it has no event loop; a child calls `serve_json_lines`.
"""

import asyncio
import json
import os
import subprocess
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncGenerator, Callable, Generator, Iterator, Mapping, Sequence
from contextlib import redirect_stdout, suppress
from typing import Any

MAX_LINE = 64 * 1024 * 1024  # bytes; a study with every figure is one line

Message = dict[str, Any]
Send = Callable[[Message], None]


class ProcessEndedError(OSError):
    """The subprocess has ended without an answer."""


class JsonLinesProcess:
    """A subprocess in a session of its own: Ctrl-C at the terminal does not reach it, its parent ends it."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._is_killed = False

    @classmethod
    async def start(cls, command: Sequence[str], stderr: int | None = DEVNULL) -> "JsonLinesProcess":
        """Start a subprocess; an OSError if that fails. `stderr` None: it writes to ours."""
        return cls(
            await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, stderr=stderr, start_new_session=True, limit=MAX_LINE
            )
        )

    @property
    def has_ended(self) -> bool:
        return self._process.returncode is not None

    async def send(self, request: Mapping[str, Any]) -> None:
        """Send a request; an OSError if the subprocess has ended."""
        assert self._process.stdin
        self._process.stdin.write(json.dumps(request).encode() + b"\n")
        await self._process.stdin.drain()

    async def receive(self) -> Message:
        """The next answer; a ProcessEndedError if none comes any more, a ValueError if it is no JSON."""
        assert self._process.stdout
        line = await self._process.stdout.readline()
        if not line:
            raise ProcessEndedError("the subprocess has ended")
        answer: Message = json.loads(line)
        return answer

    async def request(self, request: Mapping[str, Any]) -> Message:
        """Send a request that has one answer, and wait for it."""
        await self.send(request)
        return await self.receive()

    async def answers(self) -> AsyncGenerator[Message, None]:
        """All answers until the subprocess ends."""
        with suppress(ProcessEndedError):
            while True:
                yield await self.receive()

    def kill(self) -> None:
        """End the subprocess now, if it has not ended."""
        if not self._is_killed and not self.has_ended:  # killed twice, `wait` would not learn how it ended
            self._is_killed = True
            with suppress(ProcessLookupError):
                self._process.kill()

    async def wait(self) -> None:
        """Wait until the subprocess has ended."""
        await self._process.wait()


def json_lines_answers(command: Sequence[str], request: Mapping[str, Any]) -> Generator[Message, None, None]:
    """The answers of a subprocess to one request, for callers without an event loop; closing this ends it."""
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            with suppress(BrokenPipeError):  # a process that ended at once may have said why
                process.stdin.write(json.dumps(dict(request)) + "\n")
                process.stdin.close()
            for line in process.stdout:
                yield json.loads(line)
        finally:
            process.kill()


def serve_json_lines(handle: Callable[[Iterator[Message], Send], None]) -> None:
    """Run the child: `handle` gets the requests and a function that sends answers.

    Anything else that is printed goes to the error stream. A parent that has gone ends the child without a traceback.
    """
    output = sys.stdout

    def send(answer: Message) -> None:
        print(json.dumps(answer, allow_nan=False), file=output, flush=True)

    try:
        with redirect_stdout(sys.stderr):
            handle((json.loads(line) for line in sys.stdin), send)
    except (BrokenPipeError, KeyboardInterrupt):
        os.dup2(os.open(os.devnull, os.O_WRONLY), output.fileno())


def lower_priority(niceness: int) -> None:
    """Let other processes go first, where the system can do that."""
    if hasattr(os, "nice"):
        os.nice(niceness)
