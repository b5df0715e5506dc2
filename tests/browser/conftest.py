"""The built page, a server that really runs, and browsers to visit it with."""

import fcntl
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
BUILT = ROOT / "src" / "fathoms" / "server" / "page" / "index.html"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = ("--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-sync")

OpenPage = Callable[..., Page]


def newest(*folders: Path) -> float:
    return max(path.stat().st_mtime for folder in folders for path in [folder, *folder.rglob("*")])


def build_page() -> None:
    """Build the client, if it is missing or older than its sources."""
    npm = shutil.which("npm")
    sources = [WEB / "src", WEB / "public", WEB / "index.html", WEB / "vite.config.ts", ROOT / "src/fathoms/words"]
    for kind in ("words", "house.toml", "sets"):  # what the client reads of a game's folder
        sources += (ROOT / "src/fathoms/games").glob(f"*/{kind}")
    if BUILT.exists() and BUILT.stat().st_mtime > newest(*sources):
        return
    if npm is None:
        pytest.fail("the page is not built, and npm is missing to build it: install Node.js 20 or newer")
    if not (WEB / "node_modules").exists():
        subprocess.run([npm, "ci"], cwd=WEB, check=True)
    subprocess.run([npm, "run", "build"], cwd=WEB, check=True, capture_output=True)


expect.set_options(timeout=30_000)  # a busy machine may take its time; what never comes still fails


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> None:
    """One build, however many workers test at the same time."""
    with (tmp_path_factory.getbasetemp().parent / "page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        build_page()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest one first: else all others are done when someone begins to play it."""
    items.sort(key=lambda item: "test_whole_game" not in item.nodeid)


class TableServer:
    """A server process on a data folder, run from a clone; it can be killed and started again at the same port."""

    def __init__(self, data: Path, root: Path = ROOT) -> None:
        self.data = data
        self.root = root
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        # Interpreted rules play the same games, and nobody has to wait for the compiler.
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.browser.table_server", str(self.port), str(self.data)],
            cwd=self.root,
            env={**os.environ, "FATHOMS_INTERPRET": "1", "PYTHONPATH": str(self.root / "src")},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        port = self.process.stdout.readline()  # its first line, or nothing if it has ended
        assert port, f"the server ended before it was open, with {self.process.wait()}; what it said stands above"
        self.port = int(port)

    def kill(self) -> None:
        """Pull the plug."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(timeout=15)


@pytest.fixture
def own_server(built: None, tmp_path: Path) -> Iterator[TableServer]:
    """A server for one test."""
    server = TableServer(tmp_path)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """The server all other tests share."""
    server = TableServer(tmp_path_factory.mktemp("data"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if found is None:
        pytest.fail("the browser tests need Chromium: install it with your system's package manager (`chromium`)")
    alone = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=[*QUIET, *alone])
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser: Browser, server: TableServer) -> Iterator[OpenPage]:
    """Opens pages, each for a visitor of its own; whatever goes wrong in one of them fails the test."""
    contexts = []
    complaints: list[str] = []

    def open_one(path: str = "/", url: str = "", **how: Any) -> Page:
        usual = {"viewport": {"width": 900, "height": 640}, "reduced_motion": "reduce"}
        how = {**usual, "service_workers": "block", **how}  # it would answer what tests want to answer themselves
        context = browser.new_context(base_url=url or server.url, **how)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if "Content Security" in said.text else None)
        page.goto(path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert complaints == []
