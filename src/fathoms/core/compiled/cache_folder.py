"""Where compiled code is kept, and for how long: what no one has used for a month is removed."""

import os
import re
import time
from pathlib import Path

from platformdirs import user_cache_path

KEEP_VARIABLE = "FATHOMS_KEEP"  # in the environment: with 0, what is compiled is not kept, for whoever asks for it once
KEEP_SECONDS = 30 * 24 * 60 * 60
COMPILED = re.compile(r".+-[0-9a-f]{16}\.nbc(\.tmp\.[0-9a-f]+)?")  # as `cache` names its files, also half-written ones
BEFORE = re.compile(r".+\.py\d+\.(nbi|\d+\.nbc)(\.tmp\.[0-9a-f]+)?")  # as they were named before


def cache_root() -> Path:
    """Where compiled code is kept."""
    folder_setting = os.environ.get("FATHOMS_CACHE")
    return Path(folder_setting) if folder_setting else user_cache_path("fathoms", appauthor=False) / "compiled"


def remove_old_code(now: float | None = None) -> list[Path]:
    """Remove old compiled code, and nothing else; the files removed."""
    long_ago = (time.time() if now is None else now) - KEEP_SECONDS
    old = [path for path in compiled_files(cache_root()) if last_used(path) < long_ago]
    for path in old:
        path.unlink(missing_ok=True)  # another process may be tidying too
    for folder in sorted({parent for path in old for parent in cache_folders_of(path)}, reverse=True):
        try:
            folder.rmdir()
        except OSError:  # something is left in it
            continue
    return old


def compiled_files(root: Path) -> list[Path]:
    """The files that the compiler wrote, in folders and not behind links."""
    if not root.is_dir():
        return []
    entries = [path for path in root.iterdir() if not path.is_symlink()]
    files = [
        path for path in entries if path.is_file() and (COMPILED.fullmatch(path.name) or BEFORE.fullmatch(path.name))
    ]
    return files + [path for folder in entries if folder.is_dir() for path in compiled_files(folder)]


def cache_folders_of(path: Path) -> list[Path]:
    """The folders a file lies in, up to the cache's own."""
    return [folder for folder in path.parents if folder != cache_root() and folder.is_relative_to(cache_root())]


def last_used(path: Path) -> float:
    """When a file was last written, or loaded: `cache` touches what it loads."""
    try:
        return path.stat().st_mtime
    except FileNotFoundError:  # tidied by another process
        return time.time()
