"""A move can be followed: it passes few files of the server, and the documentation lists them in order."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

MAX_FILES = 10
ROOT = Path(__file__).parents[2]
STATIONS = {
    "handle_text",  # the move arrives,
    "post",  # waits in the table's mailbox,
    "check",  # is judged,
    "submit",  # waits to be stored,
    "stored",
    "committed",
    "play",  # is applied,
    "json_fragment",  # drawn,
    "encode_model",  # written as text,
    "send_soon",  # waits to be sent with others,
    "send_text",  # and is sent
}


def documented_files() -> list[str]:
    """The files of a move as docs/architecture.md lists them."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = text.split("### The way of a move")[1].split("\n#")[0]
    return re.findall(r"^\d+\. `(\S+)`", section, re.MULTILINE)


def test_a_move_passes_the_files_that_are_documented(tmp_path: Path) -> None:
    environment = os.environ | {"FATHOMS_INTERPRET": "1"}  # nothing to wait for
    command = [sys.executable, "-m", "tests.server.trace_move", str(tmp_path)]
    trace = json.loads(subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE).stdout)
    assert set(trace["stations"]) == STATIONS
    assert sorted(trace["files"]) == sorted(documented_files())
    assert len(trace["files"]) <= MAX_FILES
