"""Writes constraints.txt again: the newest release of everything that `make` installs, for every Python we know.

Extras that `make` never installs (PyTorch, JAX, CUDA) are left out: they are large, differ from machine to machine, and
people who need them have their own build.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOCK = ROOT / "constraints.txt"
EXTRAS = ("attack", "bench", "dev", "docs", "envs", "plots", "postgres", "ray", "spiel")
OLDEST = "3.11"
HEAD = "# Every release that `make` installs. Made by `make lock`; `make newest` says whether newer ones would do.\n"


def locked() -> str:
    """The releases that uv chooses, a line each."""
    command = [str(Path(sys.executable).parent / "uv"), "pip", "compile", "--quiet", "--native-tls", "--universal"]
    how = ["--python-version", OLDEST, "--upgrade", "--no-annotate", "--no-header", "--no-emit-index-url"]
    extras = [part for extra in EXTRAS for part in ("--extra", extra)]
    whole = [*command, *how, *extras, "pyproject.toml"]
    compiled = subprocess.run(whole, cwd=ROOT, check=True, capture_output=True, text=True)
    return compiled.stdout


if __name__ == "__main__":
    LOCK.write_text(HEAD + locked(), encoding="utf-8")
    print(f"{LOCK.name}: {len(LOCK.read_text(encoding='utf-8').splitlines()) - 1} releases")
