"""Every adapter needs its own library and no other, and the rooms of `envs` do not go in circles."""

import ast
import subprocess
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import fathoms.envs

FOLDER = Path(fathoms.envs.__file__).parent
WITHOUT = """
import sys
for hidden in sys.argv[1].split(","):
    sys.modules[hidden] = None  # as if it were not installed
"""
ADAPTERS = {
    "vector": ("gymnasium,pettingzoo,pyspiel", "from fathoms.envs.vector import VectorEnv"),
    "gym": ("pettingzoo,pyspiel", "from fathoms.envs.gym import register; register()"),
    "gym_vector": ("pettingzoo,pyspiel", "from fathoms.envs.gym_vector import SeatVectorEnv"),
    "zoo": ("pyspiel", "from fathoms.envs.zoo import env"),
}


@pytest.mark.slow
@pytest.mark.parametrize("adapter", ADAPTERS)
def test_an_adapter_needs_no_other_library(adapter: str) -> None:
    hidden, use = ADAPTERS[adapter]
    done = subprocess.run([sys.executable, "-c", WITHOUT + use, hidden], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_a_hidden_library_is_missed() -> None:
    """So that the test above can fail."""
    use = "from fathoms.envs.zoo import env"
    done = subprocess.run([sys.executable, "-c", WITHOUT + use, "pettingzoo"], capture_output=True, text=True)
    assert "No module named 'pettingzoo'" in done.stderr or "import of pettingzoo halted" in done.stderr


def imports_of(file: Path) -> set[str]:
    """The modules of this folder a file imports, at its top or anywhere in it."""
    nodes = [node for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.ImportFrom)]
    return {node.module.split(".")[-1] for node in nodes if node.module and node.module.startswith("fathoms.envs.")}


def test_no_module_imports_one_that_imports_it() -> None:
    order = list(TopologicalSorter({file.stem: imports_of(file) for file in FOLDER.glob("*.py")}).static_order())
    assert order.index("vector_rules") < order.index("cuda_games") < order.index("vector")
