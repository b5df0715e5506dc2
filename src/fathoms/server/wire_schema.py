"""Prints the messages of `wire`, and the scenes and actions of every game, as JSON schemas.

The client's TypeScript types are made from them: `src/wire.ts`, and a `wire.ts` in each game's folder.

Run as `python -m fathoms.server.wire_schema`.
"""

import json
from typing import Any, get_type_hints

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema

import fathoms.games  # noqa: F401  (registers them)
from fathoms.core.actions import ActionKind
from fathoms.core.content.feats import Feat
from fathoms.core.game import Game, all_games
from fathoms.lab.report.model import LabReport
from fathoms.server import wire
from fathoms.server.wire import daily_messages as daily
from fathoms.server.wire import drawing_messages as draw
from fathoms.server.wire import review_messages as review
from fathoms.server.wire import study_messages as lab

SERVER_MESSAGES: tuple[Any, ...] = (
    wire.FromTable,
    wire.GameInfo,
    wire.TableList,
    wire.History,
    wire.SeatCode,
    Feat,
    wire.Health,
    wire.Readiness,
    wire.Problem,
    lab.LabInfo,
    lab.Report,
    LabReport,
    review.GameReview,
    review.MyGames,
    review.GamesExport,
    draw.BoardAnalysis,
    daily.DailyPuzzles,
    daily.Solution,
)
CLIENT_MESSAGES: tuple[Any, ...] = (
    wire.FromClient,
    wire.NewTable,
    wire.NewLesson,
    wire.InvitationAnswer,
    wire.UseCode,
    lab.NewStudy,
    draw.DrawnBoard,
    daily.SolutionRequest,
    daily.PlayOnRequest,
)
UNIONS = {"FromTable": wire.FromTable, "FromClient": wire.FromClient}


class AllFieldsRequired(GenerateJsonSchema):
    """A schema generator that requires all fields of messages we send, those with a default too."""

    def field_is_required(self, field: Any, total: bool) -> bool:
        return self.mode == "serialization" or super().field_is_required(field, total)


def without_field_titles(schema: Any) -> Any:
    """The schema with titles on models only: a titled field would become a type of its own."""
    if isinstance(schema, list):
        return [without_field_titles(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    has_fields = "properties" in schema
    stripped = {key: without_field_titles(part) for key, part in schema.items() if key != "title" or has_fields}
    if has_fields:
        stripped["properties"] = {name: without_field_titles(part) for name, part in schema["properties"].items()}
    return stripped


def message_schema() -> dict[str, Any]:
    """The schema of all messages that every game shares."""
    models: list[Any] = [(shape, "serialization", TypeAdapter(shape)) for shape in SERVER_MESSAGES]
    models += [(shape, "validation", TypeAdapter(shape)) for shape in CLIENT_MESSAGES]
    schemas, definitions = TypeAdapter.json_schemas(models, schema_generator=AllFieldsRequired)
    unions = {
        name: next(schema for (shape, _), schema in schemas.items() if shape is union) for name, union in UNIONS.items()
    }
    return schema_document({**definitions["$defs"], **unions})


def game_schema(game: Game) -> dict[str, Any]:
    """The schema of one game: its scenes, and the names of its actions."""
    scene = get_type_hints(game.voice.draw)["return"]
    scene_schema = TypeAdapter(scene).json_schema(mode="serialization", schema_generator=AllFieldsRequired)
    shapes = scene_schema.pop("$defs", {})
    actions = [action_schema(kind) for kind in game.voice.actions.kinds]
    return schema_document({**shapes, scene.__name__: scene_schema, "Action": {"oneOf": actions}})


def action_schema(kind: ActionKind) -> dict[str, Any]:
    """The schema of the names of a kind of action."""
    parts = {name: {"enum": list(part.values)} for name, part in kind.parts.items() if isinstance(part.values[0], str)}
    properties = {name: parts.get(name, {"type": "integer"}) for name in kind.parts}
    properties = {"do": {"const": kind.do}, **properties}
    return {"type": "object", "properties": properties, "required": list(properties)}


def schema_document(shapes: dict[str, Any]) -> dict[str, Any]:
    return {"title": "Wire", "type": "object", "properties": {}, "$defs": without_field_titles(shapes)}


def schema_documents() -> dict[str, Any]:
    """The schemas by the client's files that are made from them: one for all messages, one for each game."""
    return {"wire": message_schema(), **{f"games/{game.name}/wire": game_schema(game) for game in all_games()}}


def main() -> None:
    print(json.dumps(schema_documents(), indent=2, sort_keys=True))


if __name__ == "__main__":
    main()
