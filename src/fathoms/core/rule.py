"""`@rule`: plain Python functions over records, compiled where a compiler is wanted.

The same source runs three ways: interpreted (`FATHOMS_INTERPRET=1`), compiled for the CPU, and compiled
into CUDA kernels, which call `@rule` functions as they are.

Writing rules that mean the same in all three:
- read a field into a plain integer before you do arithmetic with it: `turn = int(s.turn)`. NumPy keeps small
  integers small (`int8(100) + 100` overflows), the compiler widens them;
- allocate nothing, raise nothing, never recurse, bound every loop.
"""

import hashlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar, cast

from platformdirs import user_cache_path

F = TypeVar("F", bound=Callable[..., object])

INTERPRETED = os.environ.get("FATHOMS_INTERPRET", "") not in ("", "0")
PACKAGE = Path(__file__).resolve().parents[1]
# Parts that no rule can call or read, so that work on them costs no compiling.
NEVER_COMPILED = ("server", "cli", "lab", "words")
NEVER_READ = "bots.toml"


def sources_digest(folder: Path = PACKAGE) -> str:
    """A short digest of all that compiled code is made from: our sources, our data files and the compiler."""
    import llvmlite
    import numba

    digest = hashlib.sha256(f"{sys.version_info[:2]} {numba.__version__} {llvmlite.__version__}".encode())
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder)
        counts = name.parts[0] not in NEVER_COMPILED and name.name != NEVER_READ
        if counts and path.suffix in (".py", ".toml", ".json"):
            digest.update(str(name).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    """Where compiled code is kept, one folder for each version of the sources."""
    chosen = os.environ.get("FATHOMS_CACHE")
    return Path(chosen) if chosen else user_cache_path("fathoms", appauthor=False) / "compiled"


if INTERPRETED:

    def rule(function: F) -> F:
        """Interpreted: the function as it is."""
        return function

else:
    import numba

    # The compiler's own cache does not notice a change in a called function of another file, so every
    # version of the sources has a folder of its own: a stale rule can never run.
    CACHE = cache_root() / sources_digest()
    numba.config.CACHE_DIR = str(CACHE)  # type: ignore[attr-defined]

    def rule(function: F) -> F:
        """Compiled on first use, kept on disk, and free of the interpreter lock while it runs."""
        return cast(F, numba.njit(cache=True, nogil=True)(function))
