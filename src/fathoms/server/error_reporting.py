"""Logs errors without their messages: these could hold a seed or a hidden card."""

import logging
import traceback
from pathlib import Path


def report_error(log: logging.Logger, summary: str, error: BaseException) -> None:
    """Log the kind of an error and where it happened, but not its message."""
    log.error("%s: %s at %s", summary, type(error).__name__, error_location(error))


def error_location(error: BaseException) -> str:
    """Where an error happened, as the last frames of its traceback."""
    frames = traceback.extract_tb(error.__traceback__)
    return " > ".join(f"{Path(frame.filename).stem}.{frame.name}:{frame.lineno}" for frame in frames[-6:]) or "once"
