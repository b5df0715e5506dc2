"""Writes a study as a page to keep. Drawing takes seconds, so it is done one at a time, in a subprocess:
`python -m fathoms.server.lab.page_exporter` reads a study as a line of JSON and answers `{"page": ...}`."""

import asyncio
import sys
from collections.abc import Iterator
from typing import Any

from fathoms.core.json_lines_process import JsonLinesProcess, Message, Send, lower_priority, serve_json_lines
from fathoms.core.refusal import Refusal
from fathoms.lab.asking import Study
from fathoms.lab.compare import Comparison, Difference

COMMAND = (sys.executable, "-m", "fathoms.server.lab.page_exporter")
NICENESS = 15  # people who play come first
MAX_WAITING = 4  # requests that wait at the same time


class PageExporter:
    """Exports studies as pages, one at a time."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._waiting = 0
        self._lock = asyncio.Lock()

    async def export(self, raw_study: dict[str, Any]) -> str:
        """The page of a study or a comparison, given as JSON."""
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
    process = await JsonLinesProcess.start(COMMAND)
    try:
        page: str = (await process.request(raw_study))["page"]
    except (OSError, ValueError):
        raise Refusal("server-trouble") from None
    finally:
        process.kill()
        await process.wait()
    return page


def study_page(raw_study: dict[str, Any]) -> str:
    """The page of a study with plots, or with tables alone where plots cannot be drawn."""
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


def export_page(requests: Iterator[Message], send: Send) -> None:
    import fathoms.games  # noqa: F401  (makes them known)

    send({"page": study_page(next(requests))})


if __name__ == "__main__":
    lower_priority(NICENESS)
    serve_json_lines(export_page)
