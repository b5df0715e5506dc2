"""The rooms of the server: the table knows nothing of the network, and the store nothing of the table."""

import re
from pathlib import Path

import pytest

import fathoms.server

SERVER = Path(fathoms.server.__file__).parent
ABOVE = {
    "store": ("cluster", "table", "jobs", "lab", "review", "http", "processes", "app", "services"),
    "wire": ("cluster", "table", "jobs", "images", "lab", "review", "http", "processes", "app", "services"),
    "cluster": ("table", "jobs", "images", "lab", "review", "http", "processes", "app", "services"),
    "table": ("jobs", "images", "lab", "review", "http", "processes", "app"),
    "images": ("table", "jobs", "lab", "review", "http", "processes", "app"),
    "lab": ("table", "images", "review", "http", "processes", "app"),
    "review": ("lab", "http", "processes", "app"),
    "http": ("processes", "app"),
}


def climbs(room: str, text: str) -> list[str]:
    """Imports of a room above."""
    rooms = "|".join(ABOVE[room])
    return re.findall(rf"^\s*(?:from|import) fathoms\.server(?:\.| import )(?:{rooms})\b", text, re.MULTILINE)


@pytest.mark.parametrize("room", ABOVE)
def test_no_room_imports_a_room_above(room: str) -> None:
    files = sorted((SERVER / room).glob("*.py"))
    assert len(files) > 2
    assert {file.name: found for file in files if (found := climbs(room, file.read_text(encoding="utf-8")))} == {}


def test_a_climb_would_be_noticed() -> None:
    assert climbs("store", "from fathoms.server.table.seats import Seat")
    assert climbs("table", "import os\nfrom fathoms.server import app")
    assert not climbs("http", "from fathoms.server.table.table import Table")
