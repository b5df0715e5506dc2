"""The command line, run as people run it but without a new process."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

import pytest
import typer.main

from fathoms.cli import main
from fathoms.words import ENGLISH, set_language


@dataclass(frozen=True)
class Answer:
    """What a command did: its exit code, and what it wrote to where."""

    code: int
    out: str
    err: str


Command = Callable[..., Answer]


@pytest.fixture(scope="session", autouse=True)
def commands_made_once() -> Iterator[None]:
    """Typer makes all commands anew for every call: it takes longer than what most tests do with one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(typer.main, "get_command", cache(typer.main.get_command))
        yield


@pytest.fixture
def fathoms(capsys: pytest.CaptureFixture[str]) -> Iterator[Command]:
    """Runs `fathoms` with these words; whatever language it spoke, the next test finds English."""

    def run(*words: str) -> Answer:
        capsys.readouterr()
        with pytest.raises(SystemExit) as left:
            main(list(words))
        wrote = capsys.readouterr()
        return Answer(int(left.value.code or 0), wrote.out, wrote.err)

    yield run
    set_language(ENGLISH)
