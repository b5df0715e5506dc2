"""The messages of `wire.py` as one JSON schema, from which the client's TypeScript types are made.

`python -m fathoms.server.schema` prints it.
"""

import json
from typing import Any, get_type_hints

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema

import fathoms.games  # noqa: F401  (registers them)
from fathoms.core.feats import Feat
from fathoms.core.game import Game, all_games
from fathoms.server import wire

SENT: tuple[Any, ...] = (
    wire.FromTable,
    wire.GameInfo,
    wire.TableList,
    wire.History,
    Feat,
    wire.Health,
    wire.Problem,
)
RECEIVED: tuple[Any, ...] = (wire.FromClient, wire.NewTable)
UNIONS = {"FromTable": wire.FromTable, "FromClient": wire.FromClient}


class Complete(GenerateJsonSchema):
    """What is sent always has all its fields, those with a default too."""

    def field_is_required(self, field: Any, total: bool) -> bool:
        return self.mode == "serialization" or super().field_is_required(field, total)


def without_field_titles(schema: Any) -> Any:
    """The schema with titles on models only: a titled field would become a type of its own."""
    if isinstance(schema, list):
        return [without_field_titles(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    named = "properties" in schema
    kept = {key: without_field_titles(part) for key, part in schema.items() if key != "title" or named}
    if named:
        kept["properties"] = {name: without_field_titles(part) for name, part in schema["properties"].items()}
    return kept


def scene_of(game: Game) -> Any:
    """The model of a game's scenes."""
    return get_type_hints(game.voice.draw)["return"]


def schema() -> dict[str, Any]:
    """Everything that travels between the table and a client."""
    scenes = {game.name: scene_of(game) for game in all_games()}
    wanted: list[Any] = [(shape, "serialization", TypeAdapter(shape)) for shape in (*SENT, *scenes.values())]
    wanted += [(shape, "validation", TypeAdapter(shape)) for shape in RECEIVED]
    made, shared = TypeAdapter.json_schemas(wanted, schema_generator=Complete)
    shapes = dict(shared["$defs"])
    for name, union in UNIONS.items():
        shapes[name] = next(schema for (shape, _), schema in made.items() if shape is union)
    # A view's scene is that of any game.
    del shapes["Scene"]
    kinds = [made[scene, "serialization"] for scene in scenes.values()]
    shapes["View"]["properties"]["scene"] = {"oneOf": kinds}
    return {"title": "Wire", "type": "object", "properties": {}, "$defs": without_field_titles(shapes)}


def main() -> None:
    print(json.dumps(schema(), indent=2, sort_keys=True))


if __name__ == "__main__":
    main()
