"""The process for long work can be ended at any time, also while it is started."""

import asyncio
import sys
from typing import Any

import pytest

from fathoms.server.jobs.job_process import JobProcess

SLEEPY = (sys.executable, "-c", "import sys, time; sys.stdin.readline(); print('{}', flush=True); time.sleep(600)")
PATIENCE = 30  # seconds


async def said(worker: JobProcess, end_after: int | None) -> list[dict[str, Any]]:
    """What a worker says until it is ended: while it is started (0), or after so many lines."""
    heard: list[dict[str, Any]] = []

    async def listen() -> None:
        async for line in worker.run({}):
            heard.append(line)
            if len(heard) == end_after:
                worker.kill()

    async with asyncio.timeout(PATIENCE):
        listening = asyncio.create_task(listen())
        await asyncio.sleep(0)
        if end_after == 0:
            worker.kill()
        await listening
    return heard


@pytest.mark.parametrize("lines", [0, 1])
def test_an_ended_worker_says_nothing_more(lines: int) -> None:
    worker = JobProcess(SLEEPY)
    assert asyncio.run(said(worker, lines)) == [{}] * lines
    assert worker._process is not None
    assert worker._process.has_ended, "nothing is left running"
