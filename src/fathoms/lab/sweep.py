"""The same study over a range: of players, of an option, or of a house-rule number."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from fathoms.core.game import find_game
from fathoms.core.refusal import Refusal
from fathoms.lab.results import Results
from fathoms.lab.studies import Study

MOST_DIGITS = 9  # of a number of players: more are none


@dataclass(frozen=True)
class Sweep(Results):
    """What was varied, through which values, and a study of each."""

    name: str
    values: tuple[str, ...]
    studies: tuple[Study, ...]

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        return {"name": self.name, "values": list(self.values), "studies": [study.to_dict() for study in self.studies]}

    def rows(self) -> list[dict[str, Any]]:
        """Every figure of every study, with the value it belongs to."""
        return [
            {self.name: value, **row}
            for value, study in zip(self.values, self.studies, strict=True)
            for row in study.rows()
        ]


def varied_request(request: Mapping[str, Any], name: str, value: str) -> dict[str, Any]:
    """The same wish with another number of players, another option or another house-rule number."""
    if name == "players":
        if not (value.isascii() and value.isdecimal() and len(value) <= MOST_DIGITS):
            raise Refusal("lab-players-wrong", given=value)
        return {**request, "players": int(value)}
    if name in [option.name for option in find_game(request["game"]).options] or "." not in name:
        return {**request, "options": {**request["options"], name: value}}
    return {**request, "house": {**request["house"], name: value}}
