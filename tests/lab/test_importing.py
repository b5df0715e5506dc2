"""`from fathoms.lab import study` is a function, light to import, whatever was imported before."""

import subprocess
import sys

import pytest

WAYS = [
    "from fathoms.lab import study",
    "from fathoms.lab.studies import study",
    "import fathoms.lab.studies; from fathoms.lab import study",
]


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
def test_study_can_be_called(way: str) -> None:
    calls = f"{way}\ntry: study('chess')\nexcept ValueError as refused: print(refused.key)"
    done = subprocess.run([sys.executable, "-c", calls], capture_output=True, text=True, check=False)
    assert done.stdout == "game-unknown\n", done.stderr


def test_the_lab_alone_loads_no_compiler() -> None:
    asks = "import sys, fathoms.lab; print('numba' in sys.modules, 'numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", asks], capture_output=True, text=True, check=True)
    assert done.stdout == "False False\n"


def test_it_has_nothing_else() -> None:
    import fathoms.lab

    with pytest.raises(AttributeError, match="charm"):
        fathoms.lab.charm  # noqa: B018
