"""How soon a newcomer sees the page on a phone with a slow line: the largest paint, and what has to be fetched for it.

    python bench/paint.py [--rounds N] [--times N]

Needs the built page, Playwright and Chromium. A phone-sized page that has never been here opens the lobby, and a table
of every game, with a processor slowed down N times and the line that Lighthouse calls slow 4G (1.6 megabits a second
down, 0.75 up, 150 ms there and back). The largest contentful paint is what the browser itself reports by the time the
page is there (the lobby's cards, a table's board, which is a drawing and does not count as such a paint): a tip for
beginners, which comes when it is their turn, is none of it. Medians of the rounds; sizes are as they come over the
line, compressed. `bench/paint.md` keeps the last run.
"""

import argparse
import os
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from frames import PHONE, PLAYERS, browser_at_server, new_table

LINE = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
SETTLED = 3000  # ms after the page is there, in which a larger paint may still come
LOBBY_WANTED, TABLE_WANTED = 2.5, 3.5  # seconds
WATCH = """() => {
    window.largest_ = 0;
    window.there_ = 0;
    const look = () => {
        if (document.querySelector('main[data-number], article')) window.there_ = performance.now();
        else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver(list => {
        for (const entry of list.getEntries())
            if (!window.there_ || entry.startTime < window.there_ + 1000) window.largest_ = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
}"""


class Seen(NamedTuple):
    """What came of opening a page."""

    there: float  # seconds until what one came for is there
    painted: float  # until the largest paint
    scripts: dict[str, float]  # kB over the line, by name
    fetched: float  # kB of everything


def look(browser: Browser, url: str, game: str | None, times: int) -> Seen:
    """Open the lobby, or a table of a game, as someone who comes for the first time."""
    context = browser.new_context(base_url=url, viewport=PHONE, has_touch=True, service_workers="block")
    page = context.new_page()
    address = "/"
    if game:
        page.goto("/api/health")
        address = new_table(page, game)
    line = context.new_cdp_session(page)
    sizes: dict[str, float] = {}
    names: dict[str, str] = {}
    line.on("Network.responseReceived", lambda event: names.update({event["requestId"]: event["response"]["url"]}))
    line.on("Network.loadingFinished", lambda event: note(sizes, names, event))
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    line.send("Network.emulateNetworkConditions", LINE)
    line.send("Emulation.setCPUThrottlingRate", {"rate": times})
    page.add_init_script(f"({WATCH})()")
    page.goto(address)
    wait_for_page(page, game)
    page.wait_for_timeout(SETTLED)
    there, painted = (float(each) / 1000 for each in page.evaluate("[window.there_, window.largest_]"))
    context.close()
    scripts = {name: size for name, size in sizes.items() if name.endswith(".js")}
    return Seen(there, painted, scripts, sum(sizes.values()))


def note(sizes: dict[str, float], names: dict[str, str], event: dict[str, Any]) -> None:
    name = names.get(event["requestId"], "?").split("/", 3)[-1]
    sizes[name] = sizes.get(name, 0.0) + event["encodedDataLength"] / 1000


def wait_for_page(page: Page, game: str | None) -> None:
    page.locator("main[data-number]" if game else "article").first.wait_for(timeout=60_000)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--times", type=int, default=4, help="how much slower the processor is")
    chosen = parser.parse_args()
    with browser_at_server() as (browser, url):
        print("| page | there, s | largest paint, s | wanted | fetched, kB | largest script, kB |")
        print("|---|---|---|---|---|---|")
        for game in (None, *PLAYERS):
            seen = [look(browser, url, game, chosen.times) for _ in range(chosen.rounds)]
            name, size = max(seen[-1].scripts.items(), key=lambda item: item[1])
            wanted = TABLE_WANTED if game else LOBBY_WANTED
            there, painted = median(each.there for each in seen), median(each.painted for each in seen)
            told = [game or "lobby", f"{there:.2f}", f"{painted:.2f}", f"{wanted}"]
            told += [f"{seen[-1].fetched:.0f}", f"{size:.0f} ({name.rsplit('/', 1)[-1]})"]
            print(f"| {' | '.join(told)} |", flush=True)
        print(f"\nChromium {browser.version}; load {os.getloadavg()[0]:.1f} at the end")


if __name__ == "__main__":
    main()
