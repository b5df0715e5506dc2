"""Compiled code of other versions of the sources is removed when nobody has used it for a month."""

import os
import re
import shutil
import time
from pathlib import Path

from fathoms.core.rule import cache_root, sources_digest

KEEP_SECONDS = 30 * 24 * 60 * 60
DIGEST = re.compile(r"[0-9a-f]{16}")  # the folders that core.rule makes are named like this
COMPILED = re.compile(r".*\.nb[ic](\.tmp\.[0-9a-f]+)?")  # the compiler's files, also half-written ones


def tidy(now: float | None = None) -> list[Path]:
    """Remove old compiled code, and nothing else; the folders removed."""
    long_ago = (time.time() if now is None else now) - KEEP_SECONDS
    root = cache_root()
    current = root / sources_digest()
    if current.is_dir():
        os.utime(current)  # in use
    old = [folder for folder in compiled_folders(root) if folder != current and last_used(folder) < long_ago]
    for folder in old:
        shutil.rmtree(folder, ignore_errors=True)  # another process may be tidying too
    return old


def compiled_folders(root: Path) -> list[Path]:
    """The folders of compiled code: named by a digest, and with nothing in them but what the compiler writes."""
    if not root.is_dir():
        return []
    named = [path for path in root.iterdir() if DIGEST.fullmatch(path.name) and path.is_dir() and not path.is_symlink()]
    return [folder for folder in named if all(is_compiled(path) for path in folder.rglob("*"))]


def is_compiled(path: Path) -> bool:
    """Did the compiler write this file, or is it a folder for such files?"""
    if path.is_symlink():
        return False
    return path.is_dir() or COMPILED.fullmatch(path.name) is not None


def last_used(folder: Path) -> float:
    """When a folder was last marked as in use, or a file in it read or written."""
    stats = [path.stat() for path in folder.rglob("*") if path.is_file()]
    return max([folder.stat().st_mtime, *(max(stat.st_atime, stat.st_mtime) for stat in stats)])
