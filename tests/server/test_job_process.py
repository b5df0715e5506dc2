"""A job's subprocess can be killed at any time, also while it is started."""

import asyncio
import sys
from typing import Any

import pytest

from fathoms.server.jobs.job_process import JobProcess

SLEEPY = (sys.executable, "-c", "import sys, time; sys.stdin.readline(); print('{}', flush=True); time.sleep(600)")
PATIENCE = 30  # seconds


async def answers_until_killed(process: JobProcess, kill_after: int | None) -> list[dict[str, Any]]:
    """The answers of a subprocess until it is killed: while it is started (0), or after so many answers."""
    answers: list[dict[str, Any]] = []

    async def listen() -> None:
        async for answer in process.run({}):
            answers.append(answer)
            if len(answers) == kill_after:
                process.kill()

    async with asyncio.timeout(PATIENCE):
        task = asyncio.create_task(listen())
        await asyncio.sleep(0)
        if kill_after == 0:
            process.kill()
        await task
    return answers


@pytest.mark.parametrize("answers", [0, 1])
def test_a_killed_subprocess_gives_no_more_answers(answers: int) -> None:
    process = JobProcess(SLEEPY)
    assert asyncio.run(answers_until_killed(process, answers)) == [{}] * answers
    assert process._process is not None
    assert process._process.has_ended, "nothing is left running"
