"""The client's TypeScript types are those the Python models and the games' actions give."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from fathoms.server.wire_schema import schema_documents

SOURCES = Path(__file__).parents[2] / "web" / "src"
FOLDERS = sorted(path.name for path in (SOURCES / "games").iterdir() if path.is_dir())
FILES = ["wire.ts", *(f"games/{name}/wire.ts" for name in FOLDERS)]


def make_types(schemas: dict[str, Any], into: Path) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.fail("Node.js is needed to make the client's types (`make test` fetches it)")
    for name in FOLDERS:
        (into / "games" / name).mkdir(parents=True, exist_ok=True)
    document = json.dumps(schemas, sort_keys=True)
    command = [node, "scripts/types.js", str(into)]
    subprocess.run(command, cwd=SOURCES.parent, input=document, text=True, check=True)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("types")
    make_types(schema_documents(), folder)
    return folder


@pytest.mark.parametrize("file", FILES)
def test_committed_types_are_made_from_the_models(file: str, made: Path) -> None:
    committed = (SOURCES / file).read_text(encoding="utf-8")
    assert (made / file).read_text(encoding="utf-8") == committed, "run `npm run types` in web/"


def test_an_action_is_a_type_with_its_parts(made: Path) -> None:
    types = (made / "games" / "poo_divers" / "wire.ts").read_text(encoding="utf-8")
    assert "export type Action =" in types
    assert "do: 'push';" in types


@pytest.mark.slow
def test_a_changed_message_or_action_is_noticed(tmp_path: Path) -> None:
    changed = schema_documents()
    changed["wire"]["$defs"]["Move"]["properties"]["taunt"] = {"type": "string"}
    changed["games/poo_divers/wire"]["$defs"]["Action"]["oneOf"][0]["properties"]["do"] = {"const": "pry"}
    make_types(changed, tmp_path)
    for file, news in (("wire.ts", "taunt?: string"), ("games/poo_divers/wire.ts", "do: 'pry'")):
        text = (tmp_path / file).read_text(encoding="utf-8")
        assert news in text
        assert text != (SOURCES / file).read_text(encoding="utf-8")
