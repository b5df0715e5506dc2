"""Without OpenSpiel everything else works, and its adapter says what to install."""

import subprocess
import sys

TRY = """
import sys
sys.modules["pyspiel"] = None  # as if it were not installed
import fathoms.envs.vector
from fathoms.core.refusal import Refusal
try:
    import fathoms.envs.spiel
except Refusal as refusal:
    print(refusal)
"""


def test_the_adapter_says_what_to_install() -> None:
    done = subprocess.run([sys.executable, "-c", TRY], capture_output=True, text=True, check=True)
    assert "fathoms[spiel]" in done.stdout
