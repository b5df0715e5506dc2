"""Every command in a block of the README or the docs runs as it is written there."""

import os
import re
import shlex
import signal
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest
from markdown_it import MarkdownIt
from typer.main import get_command

from fathoms.cli.app import app

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "web/README.md", *sorted(ROOT.glob("docs/**/*.md"))]
PROGRAMS = {
    "fathoms": [sys.executable, "-m", "fathoms"],
    "python": [sys.executable],
    "pytest": [sys.executable, "-m", "pytest"],
}

# What is exchanged so that a command is over soon. The slow tests run those of SHORTER as they are written.
SHORTER = {
    "study toilet_divers --players 3": "study poo_divers --players 3",  # its measures are compiled for the tests
    "simulate poo_divers --games 100000": "simulate poo_divers --games 100",
    "--bots random,greedy,search:500 --games 200": "--bots random,greedy,search:5 --games 2",
    "examples/poo_divers_learns.py": "examples/poo_divers_learns.py --updates 1",  # minutes
}
ALWAYS = {
    "bench/peers.py all": "bench/peers.py all --rounds 1 --seconds 0.02 --most 10",  # more than an hour
    "scripts/mutants.py poo_divers --again survivors": "scripts/mutants.py poo_divers --list",  # there are none here
    "scripts/mutants.py dykarna": "scripts/mutants.py dykarna --list",  # minutes to an hour
    " '>' survivors": " --list",
    "train poo_divers --minutes 30": "train poo_divers --minutes 0.01",
    "pytest tests/": "pytest --collect-only tests/",  # these tests have runs of their own
    "pytest --golden tests/": "pytest --golden --collect-only tests/",
}
NEEDS = {  # libraries of an extra that is not among the tools for tests
    "examples/poo_divers_learns.py": ("torch", "matplotlib"),
    "fathoms train": ("torch",),
    "bench/peers.py": ("jax", "pgx", "rlcard", "pyspiel", "matplotlib"),
}


def commands_in(text: str) -> Iterator[str]:
    """The lines of code blocks that call a program, without prompts and comments."""
    for block in MarkdownIt().parse(text):
        if block.type not in ("fence", "code_block") or block.info == "python":
            continue
        for line in block.content.splitlines():
            command = line.removeprefix("$ ")
            if command.partition(" ")[0] in (*PROGRAMS, "make", "pip"):
                yield shlex.join(shlex.split(command, comments=True))


def inline_in(text: str) -> Iterator[str]:
    """What is set as code between words."""
    for block in MarkdownIt().parse(text):
        for part in block.children or []:
            if part.type == "code_inline":
                yield part.content


COMMANDS = sorted({command for page in PAGES for command in commands_in(page.read_text(encoding="utf-8"))})
CALLS = [command for command in COMMANDS if command.split()[0] in PROGRAMS]
TABLES = [command for command in CALLS if command in ("fathoms", "fathoms serve") or command.startswith("fathoms --")]
RUN = [command for command in CALLS if command not in TABLES]


def changed(command: str, changes: dict[str, str]) -> str:
    for old, new in changes.items():
        command = command.replace(old, new)
    return command


def run(command: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    """Run a command beside copies of what it may write to; tests are collected where they are."""
    needed = [name for script, names in NEEDS.items() if script in command for name in names]
    missing = [name for name in needed if find_spec(name) is None]
    if missing:
        pytest.skip(f"needs {', '.join(missing)}")
    for name in ("bench", "examples", "docs/images"):
        copytree(ROOT / name, folder / name, ignore=ignore_patterns("__pycache__"))
    program, *words = shlex.split(command)
    where = ROOT if program == "pytest" or words[0].startswith("scripts/") else folder
    return subprocess.run([*PROGRAMS[program], *words], cwd=where, capture_output=True, text=True)


@pytest.mark.slow
@pytest.mark.parametrize("command", RUN)
def test_a_command_runs(command: str, tmp_path: Path) -> None:
    done = run(changed(command, {**SHORTER, **ALWAYS}), tmp_path)
    assert done.returncode == 0, done.stderr or done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("command", [command for command in RUN if changed(command, SHORTER) != command])
def test_a_long_command_runs_as_written(command: str, tmp_path: Path) -> None:
    done = run(command, tmp_path)
    assert done.returncode == 0, done.stderr or done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("command", TABLES)
def test_a_table_opens_and_closes(command: str, tmp_path: Path) -> None:
    """At any free port and without a browser, as other tables may be open on this machine."""
    words = [*PROGRAMS["fathoms"], *shlex.split(command)[1:], "--port", "0", "--no-browser"]
    env = {**os.environ, "PYTHONUNBUFFERED": "1", "FATHOMS_DATA": str(tmp_path)}
    with subprocess.Popen(words, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as table:
        assert table.stdout is not None
        said = table.stdout.readline()
        table.send_signal(signal.SIGINT)
        _, complaints = table.communicate(timeout=60)
    assert "http://" in said, complaints
    assert "Traceback" not in complaints


@pytest.mark.parametrize("command", [command for command in COMMANDS if command.startswith("make ")])
def test_make_has_the_target(command: str) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    variables = {f"{name}=" for name in re.findall(r"^([A-Z]+) [?]=", makefile, re.MULTILINE)}
    for word in command.split()[1:]:
        name, sign, _ = word.partition("=")
        assert name + sign in targets | variables, f"make has no {word}"


@pytest.mark.parametrize("command", [command for command in COMMANDS if command.startswith("pip ")])
def test_pip_installs_us_with_extras_that_there_are(command: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    _, install, what = shlex.split(command)
    name, _, extras = what.partition("[")
    assert (install, name) == ("install", project["name"])
    assert {extra for extra in extras.rstrip("]").split(",") if extra} <= set(project["optional-dependencies"])


def test_every_command_named_between_words_is_one() -> None:
    ours = set(get_command(app).commands)  # type: ignore[attr-defined]
    named = {
        (code.split()[1], page.name)
        for page in PAGES
        for code in inline_in(page.read_text(encoding="utf-8"))
        if re.match(r"fathoms [a-z]", code)
    }
    assert {(name, page) for name, page in named if name not in ours} == set()
    assert ("games", "README.md") in named


def test_commands_are_found_in_both_kinds_of_block() -> None:
    indented = "Words, `fathoms here`.\n\n    $ fathoms games --json  # all\n    a tree/\n"
    page = f"{indented}\n```bash\npip install 'a[b]'\n```\n"
    assert list(commands_in(page)) == ["fathoms games --json", "pip install 'a[b]'"]
    assert any(command.startswith("fathoms simulate") for command in RUN)


def test_a_wrong_command_is_noticed(tmp_path: Path) -> None:
    assert run("fathoms simulate poo_divers --gams 5", tmp_path).returncode == 2


@pytest.mark.parametrize("part", [*SHORTER, *ALWAYS, *NEEDS])
def test_nothing_is_exchanged_that_is_not_written_anywhere(part: str) -> None:
    assert any(part in command for command in RUN)
