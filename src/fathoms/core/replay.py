"""A game as a file: options, seed and actions, from which every state can be built again."""

import json
from collections.abc import Iterator
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field

from fathoms.core.game import find_game
from fathoms.core.input_errors import describe_input_error, describe_system_error
from fathoms.core.match import Match
from fathoms.core.refusal import Refusal


class Replay(BaseModel):
    """What a replay file holds."""

    model_config = ConfigDict(extra="forbid")

    fathoms: int = Field(default=1, ge=1, le=1)  # version of this file format
    game: str
    version: int  # of the game's rules
    players: int
    options: dict[str, bool | int | str]
    seed: int
    actions: list[tuple[int, int]]  # seat, action

    @classmethod
    def of(cls, match: Match) -> "Replay":
        """The replay of a match as far as it has been played."""
        return cls(
            game=match.game.name,
            version=match.game.version,
            players=match.players,
            options=dict(match.options),
            seed=match.seed,
            actions=[(move.seat, move.action) for move in match.moves],
        )

    def start(self) -> Match:
        """The match before its first action."""
        game = find_game(self.game)
        if game.version != self.version:
            raise Refusal("replay-other-rules", game=self.game, wanted=self.version, have=game.version)
        return Match(game, self.players, self.options, self.seed)

    def states(self) -> Iterator[Match]:
        """The match after 0, 1, 2, ... actions: one object, played on between the steps."""
        match = self.start()
        yield match
        for number, (seat, action) in enumerate(self.actions):
            try:
                match.play(seat, action)
            except Refusal as why:
                raise Refusal("replay-broken", number=number + 1, why=str(why)) from why
            yield match

    def end(self) -> Match:
        """The match after its last action."""
        *_, match = self.states()
        return match

    def write(self) -> str:
        return json.dumps(self.model_dump())


def read_replay(path: Path) -> Replay:
    """The replay in a file, or a sentence that says what is wrong with it."""
    try:
        return Replay.model_validate_json(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Refusal("file-unreadable", file=str(path), **describe_system_error(error)) from error
    except ValueError as error:
        raise Refusal("replay-not-one", file=str(path), **describe_input_error(error)) from error
