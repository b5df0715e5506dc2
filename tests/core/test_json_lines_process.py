"""Subprocesses that answer in lines of JSON: answers in order, an end that is noticed, nothing left running."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import TypeVar

import pytest

from fathoms.core.json_lines_process import JsonLinesProcess, ProcessEndedError, json_lines_answers

T = TypeVar("T")

CHILD = """
from fathoms.core.json_lines_process import serve_json_lines

def double(requests, send):
    for request in requests:
        print("no answer at all")
        if request["number"] < 0:
            return
        send({"double": 2 * request["number"]})

serve_json_lines(double)
"""
COMMAND = (sys.executable, "-c", CHILD)
TIMEOUT = 30  # seconds


def with_process(use: Callable[[JsonLinesProcess], Awaitable[T]]) -> T:
    """Start the child, do something with it, and see that it ends."""

    async def main() -> T:
        process = await JsonLinesProcess.start(COMMAND)
        try:
            async with asyncio.timeout(TIMEOUT):
                return await use(process)
        finally:
            process.kill()
            process.kill()  # does no harm
            await process.wait()
            assert process.has_ended

    return asyncio.run(main())


def test_requests_are_answered_in_order_and_prints_are_no_answers() -> None:
    async def ask_twice(process: JsonLinesProcess) -> list[object]:
        return [await process.request({"number": number}) for number in (3, 4)]

    assert with_process(ask_twice) == [{"double": 6}, {"double": 8}]


def test_a_process_that_ends_without_an_answer_is_an_error() -> None:
    async def ask_in_vain(process: JsonLinesProcess) -> None:
        with pytest.raises(ProcessEndedError):
            await process.request({"number": -1})

    with_process(ask_in_vain)


def test_answers_end_with_the_process() -> None:
    async def ask_until_it_ends(process: JsonLinesProcess) -> list[object]:
        for number in (1, 2, -1):
            await process.send({"number": number})
        return [answer async for answer in process.answers()]

    assert with_process(ask_until_it_ends) == [{"double": 2}, {"double": 4}]


def test_without_an_event_loop_answers_are_the_same() -> None:
    with closing(json_lines_answers(COMMAND, {"number": 5})) as answers:
        assert list(answers) == [{"double": 10}]


def test_a_child_whose_parent_reads_nothing_more_ends_quietly() -> None:
    endless = "\n".join(
        [
            "from fathoms.core.json_lines_process import serve_json_lines",
            "def count(requests, send):",
            "    while True: send({})",
            "serve_json_lines(count)",
        ]
    )
    with closing(json_lines_answers((sys.executable, "-c", endless), {})) as answers:
        assert next(answers) == {}
