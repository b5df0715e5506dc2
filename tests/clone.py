"""A copy of the repository in which a test can do what it likes."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
KNOWN = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")  # not what is ignored
MYPY = ".mypy_cache"  # saves it half a minute


class Clone:
    """The copy, and how programs are run in it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        listed = subprocess.run(KNOWN, cwd=ROOT, check=True, capture_output=True, text=True).stdout
        for name in filter(None, listed.split("\0")):
            if (ROOT / name).is_file():  # it may have been deleted since
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, root / name)
        if (ROOT / MYPY).is_dir():
            shutil.copytree(ROOT / MYPY, root / MYPY)
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
