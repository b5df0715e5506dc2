"""A study as a page to keep. Drawing takes seconds, so it is done one at a time, in a process of its own:
`python -m fathoms.server.lab.page_exporter`, a study as JSON in, the page out."""

import asyncio
import json
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE
from typing import Any

from fathoms.core.refusal import Refusal
from fathoms.lab.asking import Study
from fathoms.lab.compare import Comparison, Difference

COMMAND = (sys.executable, "-m", "fathoms.server.lab.page_exporter")
NICENESS = 15  # people who play come first
MAX_WAITING = 4  # who wait at the same time


class PageExporter:
    """Has pages written."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._waiting = 0
        self._lock = asyncio.Lock()

    async def export(self, raw_study: dict[str, Any]) -> str:
        """The page of a study or a comparison, as JSON has it."""
        if self._waiting >= MAX_WAITING:
            raise Refusal("server-busy")
        self._waiting += 1
        try:
            async with self._lock, asyncio.timeout(self._seconds):
                return await _run_exporter(raw_study)
        except TimeoutError:
            raise Refusal("server-busy") from None
        finally:
            self._waiting -= 1


async def _run_exporter(raw_study: dict[str, Any]) -> str:
    process = await asyncio.create_subprocess_exec(
        *COMMAND, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True
    )
    try:
        page, _ = await process.communicate(json.dumps(raw_study).encode())
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode:
        raise Refusal("server-trouble")
    return page.decode()


def study_page(raw_study: dict[str, Any]) -> str:
    """With plots, or where they cannot be drawn with tables alone."""
    from fathoms.lab.telling.page import page
    from fathoms.lab.telling.wording import game_title

    results = read_results(raw_study)
    try:
        return results.to_html()
    except Refusal:
        study = results.one if isinstance(results, Comparison) else results
        return page(game_title(study.game), results._repr_html_())


def read_results(raw_results: dict[str, Any]) -> Study | Comparison:
    if "one" not in raw_results:
        return read_study(raw_results)
    differences = [
        {name: value for name, value in each.items() if name != "real"} for each in raw_results["differences"]
    ]
    return Comparison(
        read_study(raw_results["one"]),
        read_study(raw_results["other"]),
        tuple(Difference(**each) for each in differences),
    )


def read_study(raw_study: dict[str, Any]) -> Study:
    return Study.from_dict({name: value for name, value in raw_study.items() if value is not None})


if __name__ == "__main__":
    import fathoms.games  # noqa: F401  (makes them known)

    if hasattr(os, "nice"):
        os.nice(NICENESS)
    sys.stdout.write(study_page(json.load(sys.stdin)))
