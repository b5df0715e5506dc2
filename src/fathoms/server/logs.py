"""Configures logging; the JSON format writes one line per record, for those who collect it.

Nothing in the logs is about anyone: not the address of a table, which is its invitation, nor names, cookies or moves.
An error's message could hold any of these, so only its kind and place are written.
"""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Literal

from fathoms.server.error_reporting import error_location

LogStyle = Literal["plain", "json"]
EXTRA_FIELDS = "about"  # `log.info(..., extra={"about": {...}})`: figures that belong to a record


class JsonLogFormatter(logging.Formatter):
    """Formats each record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        if record.exc_info and record.exc_info[1]:
            error = record.exc_info[1]
            entry["error"] = f"{type(error).__name__} at {error_location(error)}"
        entry |= getattr(record, EXTRA_FIELDS, {})
        return json.dumps(entry, ensure_ascii=False)


def configure_logging(style: LogStyle) -> None:
    """Log to the standard error stream: warnings as plain text, or everything from `info` on as JSON."""
    if style == "plain":
        return
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLogFormatter())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("fathoms").setLevel(logging.INFO)
