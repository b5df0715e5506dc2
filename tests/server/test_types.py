"""The client's TypeScript types are those the Python models give."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from fathoms.server.schema import schema

WEB = Path(__file__).parents[2] / "web"


def types_of(schema: dict[str, Any]) -> str:
    node = shutil.which("node")
    if node is None:
        pytest.fail("Node.js is needed to make the client's types (`make test` fetches it)")
    document = json.dumps(schema, sort_keys=True)
    made = subprocess.run(
        [node, "scripts/types.js"], cwd=WEB, input=document, capture_output=True, text=True, check=True
    )
    return made.stdout


def test_committed_types_are_made_from_the_models() -> None:
    committed = (WEB / "src" / "wire.ts").read_text(encoding="utf-8")
    assert types_of(schema()) == committed, "the messages have changed: run `npm run types` in web/"


def test_a_changed_message_is_noticed() -> None:
    changed = schema()
    changed["$defs"]["Move"]["properties"]["taunt"] = {"type": "string"}
    assert "taunt?: string" in types_of(changed)
    assert types_of(changed) != (WEB / "src" / "wire.ts").read_text(encoding="utf-8")
