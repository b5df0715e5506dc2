"""How smoothly a table moves on a slow phone: the work of every frame while bots play, in a real browser.

    python bench/frames.py [GAME ...] [--rounds N] [--seconds N] [--times N] [--long]
    python bench/frames.py --lobby

Needs the built page, Playwright and Chromium. A phone-sized page sits at a table with bots, and a second pair of hands
plays for it. Two figures, in turns: the processor time of what the page's main thread does in one go (a frame, or
something between two of them), from the browser's own trace, times N: 4 is a phone, and others who use the machine do
not change it much; and the time between frames by the clock, with Chromium slowed down N times. Nothing is to take
longer than 50 ms; `--long` says what was in what did. A game is begun again in every round, and all its rounds are
counted together. `--lobby` counts what moves there, and what that costs while no one touches anything.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

WANTED = 50  # ms a frame may take
PHONE, DESKTOP = ViewportSize(width=390, height=844), ViewportSize(width=1366, height=768)
PLAYERS = {"poo_divers": 4, "partners": 6, "toilet_divers": 4, "dykarna": 4, "tubyrinth": 4}
CATEGORIES = [
    "toplevel",
    "devtools.timeline",
    "devtools.timeline.frame",
    "disabled-by-default-devtools.timeline.frame",
    "__metadata",
]
TASK, FRAME = "ThreadControllerImpl::RunTask", "BeginMainThreadFrame"
PARTS = (
    "UpdateLayoutTree",
    "Layout",
    "PrePaint",
    "Paint",
    "Layerize",
    "Commit",
    "FunctionCall",
    "MinorGC",
    "ParseHTML",
)
HANDS = Path(__file__).with_name("hands.js")
EVERY = 300  # ms they look whether there is something to do
AWAKE = 13_000  # ms: by then the cards of the lobby rest
SERVER = """
import sys
from pathlib import Path
from fathoms.server.app import serve
from fathoms.server.settings import Settings
settings = Settings(data=Path(sys.argv[1]), bot_delay=0.25, bot_manners=0)
serve("127.0.0.1", 0, settings, lambda port: print(port, flush=True))
"""

WATCH_FRAMES = """() => {
    window.frames_ = [];
    let last = performance.now();
    const next = now => { window.frames_.push(now - last); last = now; requestAnimationFrame(next); };
    requestAnimationFrame(next);
}"""
RUNNING = """() => document.getAnimations().filter(one => one.playState === 'running').length"""


class Spread(NamedTuple):
    """How some times lie, in ms."""

    number: int
    median: float
    most: float  # 99 of 100 are not longer
    longest: float
    over: int  # longer than wanted

    @classmethod
    def of(cls, times: list[float]) -> "Spread":
        times = sorted(times) or [0.0]
        return cls(
            len(times),
            times[len(times) // 2],
            times[int(len(times) * 0.99)],
            times[-1],
            sum(time > WANTED for time in times),
        )

    def told(self) -> str:
        return f"{self.number} | {self.median:.1f} | {self.most:.1f} | {self.longest:.1f} | {self.over}"


@contextmanager
def server() -> Iterator[str]:
    """A table server with quick bots. Its rules are played as written: no one waits for the compiler."""
    with tempfile.TemporaryDirectory() as data:
        words = [sys.executable, "-c", SERVER, data]
        process = subprocess.Popen(
            words, stdout=subprocess.PIPE, text=True, env={**os.environ, "FATHOMS_INTERPRET": "1"}
        )
        assert process.stdout is not None
        try:
            yield f"http://127.0.0.1:{int(process.stdout.readline())}"
        finally:
            process.terminate()
            process.wait(timeout=20)


@contextmanager
def browser_at_server() -> Iterator[tuple[Browser, str]]:
    """Chromium without a GPU, and the address of a server for it."""
    chromium = next(path for name in ("chromium", "google-chrome") if (path := shutil.which(name)))
    flags = ["--disable-gpu", "--no-sandbox"] if os.geteuid() == 0 else ["--disable-gpu"]
    with server() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=flags)
        yield browser, url
        browser.close()


def new_table(page: Page, game: str) -> str:
    """The address of a table with bots, set up by the visitor of this page."""
    seats: list[dict[str, str]] = [{"kind": "me", "name": "Ann"}]
    seats += [{"kind": "bot", "bot": "greedy"}] * (PLAYERS.get(game, 2) - 1)
    origin = page.evaluate("location.origin")
    answer = page.request.post("/api/tables", data={"game": game, "seats": seats}, headers={"origin": origin})
    return f"/t/{answer.json()['id']}"


def sit_down(page: Page, game: str) -> None:
    page.goto(new_table(page, game))
    page.locator("main[data-number]").wait_for()
    page.wait_for_timeout(1500)
    ready = page.get_by_role("button", name="I’m ready!")
    if ready.count():
        ready.click()
    page.evaluate(HANDS.read_text(encoding="utf-8"), EVERY)
    page.wait_for_timeout(1500)


def number(page: Page) -> int:
    return int(page.locator("main").get_attribute("data-number") or 0)


class Task(NamedTuple):
    """What the main thread did in one go."""

    busy: float  # ms of processor time, times so much
    frame: bool  # did it make a frame?
    parts: dict[str, float]  # ms by what it was


def tasks_in(trace: dict[str, Any], times: int) -> list[Task]:
    """What the page's main thread did; the page is where frames are made."""
    events = [e for e in trace["traceEvents"] if "ts" in e]
    begins = [(e["pid"], e["tid"]) for e in events if e["name"] == FRAME]
    if not begins:  # everything rests
        return []
    main = max(set(begins), key=begins.count)
    ours = sorted((e for e in events if (e["pid"], e["tid"]) == main), key=lambda e: e["ts"])
    tasks: list[Task] = []
    end = 0
    for event in ours:
        if event["name"] == TASK and event.get("tdur") and event["ts"] >= end:
            end = event["ts"] + event["dur"]
            tasks.append(Task(times * event["tdur"] / 1000, False, {}))
        elif tasks and event["ts"] < end:
            if event["name"] == FRAME:
                tasks[-1] = tasks[-1]._replace(frame=True)
            elif event.get("tdur") and event["name"] in PARTS:
                parts = tasks[-1].parts
                parts[event["name"]] = parts.get(event["name"], 0) + times * event["tdur"] / 1000
    return tasks


def tell_long(tasks: list[Task]) -> None:
    """What was in the tasks that took too long, the longest first."""
    for task in sorted((task for task in tasks if task.busy > WANTED), key=lambda task: -task.busy)[:12]:
        parts = ", ".join(f"{name} {took:.0f}" for name, took in sorted(task.parts.items(), key=lambda part: -part[1]))
        print(f"  {task.busy:.0f} ms {'frame' if task.frame else ''}: {parts}", file=sys.stderr)


class Figures(NamedTuple):
    """All in ms."""

    frames: list[float]  # work of the tasks that made a frame
    others: list[float]  # and of the others
    clock: list[float]  # between frames, with a slow processor


def measure(browser: Browser, page: Page, seconds: float, times: int, long: bool) -> Figures:
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.wait_for_timeout(1000 * seconds)
    tasks = tasks_in(json.loads(browser.stop_tracing()), times)
    if long:
        tell_long(tasks)
    line = page.context.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": times})
    page.evaluate(WATCH_FRAMES)
    page.wait_for_timeout(1000 * seconds)
    between = page.evaluate("window.frames_")
    line.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    frames, others = ([task.busy for task in tasks if task.frame is frame] for frame in (True, False))
    return Figures(frames, others, between)


def tables(browser: Browser, url: str, given: argparse.Namespace) -> None:
    spread = f"median | 99 % | longest | over {WANTED} "
    print(f"| | moves | frames, ms x {given.times} | {spread}| other work | {spread}| by the clock | {spread}|")
    print("|---" * 17 + "|")
    for game in given.games or list(PLAYERS):
        moves, all_rounds = 0, Figures([], [], [])
        for _ in range(given.rounds):
            page = browser.new_context(base_url=url, viewport=PHONE, has_touch=True).new_page()
            page.goto("/")
            sit_down(page, game)
            before = number(page)
            for times, more in zip(
                all_rounds, measure(browser, page, given.seconds, given.times, given.long), strict=True
            ):
                times += more
            moves += number(page) - before
            page.context.close()
        print(f"| {game} | {moves} | {' | '.join(Spread.of(times).told() for times in all_rounds)} |", flush=True)


def lobby(browser: Browser, url: str, seconds: float, times: int) -> None:
    """What moves when one has come, and when one has looked for a while."""
    print(f"| lobby | running animations | frames, ms x {times} | median | longest | processor, % |")
    print("|---" * 6 + "|")
    for name, size in {"phone": PHONE, "desktop": DESKTOP}.items():
        page = browser.new_context(base_url=url, viewport=size).new_page()
        page.goto("/")
        page.locator("article").last.wait_for()
        for when in ("at first", "then"):
            page.wait_for_timeout(2000 if when == "at first" else AWAKE)
            running = page.evaluate(RUNNING)
            browser.start_tracing(page=page, categories=CATEGORIES)
            page.wait_for_timeout(1000 * seconds)
            tasks = tasks_in(json.loads(browser.stop_tracing()), times)
            frames = Spread.of([task.busy for task in tasks if task.frame])
            busy = sum(task.busy for task in tasks) / times / (10 * seconds)
            said = f"{frames.number} | {frames.median:.1f} | {frames.longest:.1f} | {busy:.1f}"
            print(f"| {name}, {when} | {running} | {said} |", flush=True)
        page.context.close()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--times", type=int, default=4)
    parser.add_argument("--long", action="store_true")
    parser.add_argument("--lobby", action="store_true")
    given = parser.parse_args()
    with browser_at_server() as (browser, url):
        began = os.getloadavg()[0]
        if given.lobby:
            lobby(browser, url, given.seconds, given.times)
        else:
            tables(browser, url, given)
        print(f"\nChromium {browser.version}; load {began:.1f} at the beginning, {os.getloadavg()[0]:.1f} at the end")


if __name__ == "__main__":
    main()
