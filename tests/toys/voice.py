"""A voice that will do for any toy."""

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel

from fathoms.core.refusal import Refusal
from fathoms.core.structs import Record
from fathoms.core.voice import Line


class ToyScene(BaseModel):
    """Everything the viewer sees, as it is."""

    game: str
    table: dict[str, Any]


class ToyVoice:
    """Names for the actions, and everything else from the record."""

    below_zero: tuple[str, ...] = ()

    def __init__(self, game: str, names: list[str], secret: bool = False) -> None:
        self.game = game
        self.names = names
        self.secret = secret  # is an action known only to its player?

    def name_action(self, action: int) -> dict[str, str | int]:
        return {"do": self.names[action]}

    def read_action(self, name: Mapping[str, object]) -> int:
        if name.get("do") not in self.names:
            raise Refusal("move-unknown")
        return self.names.index(str(name["do"]))

    def write_action(self, action: int) -> str:
        return self.names[action]

    def narrate(self, before: Record, seat: int, action: int, after: Record) -> list[Line]:
        if self.secret:
            return [Line("toy-did-something", {"seat": seat})]
        return [Line("toy-did", {"seat": seat, "what": self.names[action]})]

    def why_not(self, view: Record, seat: int, action: int) -> str:
        return "toy-cannot"

    def draw(self, view: Record) -> ToyScene:
        return ToyScene(game=self.game, table=to_dict(view))

    def picture(self, view: Record) -> str:
        return str(to_dict(view))


def to_dict(record: Record) -> dict[str, Any]:
    """Field names with plain numbers and lists."""
    return {name: record[name].tolist() for name in record.dtype.names}
