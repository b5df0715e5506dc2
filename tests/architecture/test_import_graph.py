"""Modules do not import each other in circles, and rooms only import rooms below them."""

from pathlib import Path

import pytest

from tests.clone import ROOT
from tests.kit.import_graph import circles, import_graph, modules_in

# The rooms of the program from the lowest to the highest; those on one line know nothing of each other.
LAYERS = (
    ("game_folders", "old_names"),
    ("words",),
    ("core",),
    ("games",),
    ("bots",),
    ("batch",),
    ("lab", "envs"),
    ("learning", "compiling"),
    ("server",),
    ("cli",),
    ("__main__",),
)
HEIGHTS = {room: height for height, rooms in enumerate(LAYERS) for room in rooms}
MODULES = modules_in(ROOT / "src" / "fathoms", ROOT / "src", skip=("template",))
BENCH = {name: path for base in ("bench",) for name, path in modules_in(ROOT / base, ROOT / base).items() if name}


@pytest.fixture(scope="module")
def graph() -> dict[str, set[str]]:
    return import_graph(MODULES)


def room_of(module: str) -> str:
    """`core` for `fathoms.core.game`; the package itself, which says its version, is no room."""
    return module.split(".")[1] if "." in module else ""


def test_no_modules_of_the_program_import_each_other(graph: dict[str, set[str]]) -> None:
    assert circles(graph) == []


def test_no_modules_of_the_benchmarks_import_each_other() -> None:
    assert circles(import_graph({**MODULES, **BENCH})) == []


def test_every_room_has_its_place() -> None:
    assert {room_of(module) for module in MODULES} - {""} == set(HEIGHTS)


def test_rooms_import_only_rooms_below_them(graph: dict[str, set[str]]) -> None:
    upward = [
        f"{module} imports {other}"
        for module, others in graph.items()
        for other in sorted(others)
        if room_of(module) != room_of(other) and room_of(module) and room_of(other)
        if HEIGHTS[room_of(other)] >= HEIGHTS[room_of(module)]
    ]
    assert upward == []


def test_nothing_of_the_program_imports_the_benchmarks_or_tests() -> None:
    names = {**MODULES, **BENCH, "tests": ROOT / "tests" / "__init__.py"}
    outside = {*BENCH, "tests"}
    assert [name for name, others in import_graph(names).items() if name in MODULES and others & outside] == []


@pytest.mark.parametrize(
    "way_back",
    [
        "from house import one",
        "from house.one import x",
        "import house.one",
        "from . import one",
        "from .one import x",
        "def f():\n    from house.one import x",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from house.one import x",
    ],
)
def test_a_circle_is_found_however_it_is_closed(tmp_path: Path, way_back: str) -> None:
    house = tmp_path / "house"
    house.mkdir()
    files = {"__init__": "", "one": "import house.two\nx = 1", "two": "import house.three", "three": way_back}
    for name, text in {**files, "four": "import house.one"}.items():
        (house / f"{name}.py").write_text(text)
    graph = import_graph(modules_in(house, tmp_path))
    assert circles(graph) == [["house.one", "house.three", "house.two"]]
