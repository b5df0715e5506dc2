"""`fathoms serve`: where it listens, what it says, and how it ends."""

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from fathoms.cli.serve import address_of
from tests.cli.conftest import Command


@contextmanager
def table(*words: str, data: Path) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """A running table and its address."""
    env = {**os.environ, "PYTHONUNBUFFERED": "1", "FATHOMS_DATA": str(data)}
    command = [sys.executable, "-m", "fathoms", *words]
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found, process.communicate(timeout=10)
            yield process, found[0]
        finally:
            process.kill()


@pytest.mark.parametrize(
    "words",
    [
        pytest.param(["serve", "--no-browser", "--port", "0"], id="serve"),
        pytest.param(["--no-browser", "--port", "0"], id="without a command", marks=pytest.mark.slow),
    ],
)
def test_the_table_says_where_it_is_and_answers_there(words: list[str], tmp_path: Path) -> None:
    with (
        table(*words, data=tmp_path) as (_, address),
        urllib.request.urlopen(f"{address}api/health", timeout=60) as answer,
    ):
        assert answer.status == 200


def test_ctrl_c_closes_the_table_without_a_traceback(tmp_path: Path) -> None:
    with table("serve", "--no-browser", "--port", "0", data=tmp_path) as (process, _):
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)
    assert "Traceback" not in err


@pytest.mark.slow
def test_tables_are_kept_in_the_folder_that_was_chosen(tmp_path: Path) -> None:
    chosen = tmp_path / "chosen"
    with table("serve", "--no-browser", "--port", "0", "--data", str(chosen), data=tmp_path / "default"):
        assert any(chosen.iterdir())
    assert not (tmp_path / "default").exists()


def test_a_taken_port_is_refused_with_a_way_out(fathoms: Command) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        answer = fathoms("serve", "--no-browser", "--port", str(port))
    assert answer.code == 2
    assert f"Port {port} is taken" in answer.err
    assert "--port 0" in answer.err


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--host", "no such host"], "--host"),
        (["--port", "99999"], "--port"),
        (["--port", "http"], "--port"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_an_address_that_cannot_be_is_refused(fathoms: Command, words: list[str], expected: str) -> None:
    answer = fathoms("serve", "--no-browser", *words)
    assert answer.code == 2
    assert expected in answer.err


def test_the_browser_is_opened_where_the_table_is(fathoms: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    def listen(host: str, port: int, settings: Any, listening: Any) -> None:
        listening(4321)
        raise SystemExit(0)

    monkeypatch.setattr("fathoms.server.app.serve", listen)
    monkeypatch.setattr("fathoms.cli.serve.webbrowser.open", opened.append)
    monkeypatch.setattr("fathoms.cli.serve.threading.Thread", AtOnce)
    fathoms("serve", "--port", "0", "--no-browser")
    assert opened == []
    answer = fathoms("serve", "--port", "0")
    assert opened == ["http://127.0.0.1:4321/"]
    assert opened[0] in answer.out


class AtOnce:
    """A thread that runs when it is started, and not beside us."""

    def __init__(self, target: Any, args: list[str], daemon: bool) -> None:
        self.start = lambda: target(*args)


@pytest.mark.parametrize(
    ("host", "address"),
    [("127.0.0.1", "http://127.0.0.1:80/"), ("0.0.0.0", "http://localhost:80/"), ("::1", "http://[::1]:80/")],
)
def test_the_address_is_one_a_browser_on_this_machine_understands(host: str, address: str) -> None:
    assert address_of(host, 80) == address
