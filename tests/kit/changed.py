"""Games with something changed, wherever in their descriptor it stands."""

from collections import defaultdict
from dataclasses import fields, replace
from typing import Any

from fathoms.core.contract import BotConfig, Extras, Gpu, LabHooks, LearningRules, Memory, Rules, TableHooks
from fathoms.core.game import Game

RECORDS: dict[str, Any] = {
    "rules": Rules,
    "table": TableHooks,
    "extras": Extras,
    "bots": BotConfig,
    "lab": LabHooks,
    "learning": LearningRules,
    "memory": Memory,
    "gpu": Gpu,
}
PLACES = {field.name: place for place, record in RECORDS.items() for field in fields(record)}


def changed(game: Game, **changes: Any) -> Game:
    """The same game with these fields changed, its own or those of the records in it."""
    own: dict[str, Any] = {}
    inner: defaultdict[str, dict[str, Any]] = defaultdict(dict)
    for name, value in changes.items():
        if name in PLACES:
            inner[PLACES[name]][name] = value
        else:
            own[name] = value
    for place, values in inner.items():
        record = getattr(game, place)
        own[place] = RECORDS[place](**values) if record is None else replace(record, **values)
    return replace(game, **own)
