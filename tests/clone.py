"""A copy of the repository in which a test can do what it likes."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LEFT_OUT = shutil.ignore_patterns(
    ".git", ".venv", ".cache", ".pytest_cache", ".ruff_cache", ".hypothesis", "__pycache__", "node_modules",
    "page", "site", "dist", "test-results",
)  # fmt: skip


class Clone:
    """The copy, and how programs are run in it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        shutil.copytree(ROOT, root, ignore=LEFT_OUT)  # with mypy's cache, which saves it half a minute
        (root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")

    def python(self, *words: str, interpret: bool = False, folder: str = ".") -> None:
        """Run a Python module; what it prints is shown if it fails."""
        self.run(sys.executable, "-m", *words, interpret=interpret, folder=folder)

    def run(self, *words: str, interpret: bool = False, folder: str = ".") -> None:
        env = {
            **os.environ,
            "PYTHONPATH": str(self.root / "src"),
            "PYTHONDONTWRITEBYTECODE": "1",
            "FATHOMS_CACHE": str(self.root / ".cache"),
            "FATHOMS_INTERPRET": "1" if interpret else "",
        }
        done = subprocess.run(words, cwd=self.root / folder, env=env, capture_output=True, text=True)
        assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout[-4000:]}{done.stderr[-4000:]}"
