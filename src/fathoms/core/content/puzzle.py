"""Positions in which one move is the best, with its proof: `positions.json` in a game's folder.

A position is a match that has been played so far, and what every action of the seat to act is worth, as the search has
found. They are made beforehand (`fathoms positions GAME`, see `lab/puzzle_search.py`), and hold for the rules by which
they were made. The file never leaves the server: it has the seed.
"""

import json
from functools import cache
from pathlib import Path

from pydantic import BaseModel, ConfigDict, TypeAdapter

from fathoms.core.game import Game
from fathoms.core.match import Match
from fathoms.core.replay import Replay
from fathoms.game_folders import folder_of

FILE = "positions.json"
CLEAR_LEAD = 3.0  # standard errors by which the best has to lead


class Answer(BaseModel):
    """One action, and what it is worth to the seat whose turn it is."""

    model_config = ConfigDict(extra="forbid")

    action: int
    chance: float  # to win
    error: float  # its standard error
    behind: float  # by how much it is worse than the best, in the same worlds
    behind_error: float  # and the standard error of that


class Position(BaseModel):
    """A match as far as it goes, and what can be done in it, the best first."""

    model_config = ConfigDict(extra="forbid")

    match: Replay
    seat: int  # whose turn it is
    greedy: int  # what a sensible beginner would do
    worlds: int  # in which every action was played
    answers: list[Answer]

    @property
    def best(self) -> int:
        return self.answers[0].action

    def begin(self) -> Match:
        """The match where something is to be chosen."""
        return self.match.end()

    @property
    def clear(self) -> bool:
        """Is the best action clearly better than every other one, and than what a beginner would do?"""
        others = self.answers[1:]
        return self.greedy != self.best and all(each.behind > CLEAR_LEAD * each.behind_error for each in others)


def positions_of(game: Game) -> tuple[Position, ...]:
    """The positions of a game that hold for its rules."""
    folder = folder_of(game.name)
    return () if folder is None else _positions_in(game, folder)


@cache
def _positions_in(game: Game, folder: Path) -> tuple[Position, ...]:
    return tuple(each for each in read_positions(folder) if each.match.version == game.version)


def read_positions(folder: Path) -> list[Position]:
    """All that a folder has, of whatever rules."""
    file = folder / FILE
    return TypeAdapter(list[Position]).validate_json(file.read_text(encoding="utf-8")) if file.exists() else []


def write_positions(folder: Path, positions: list[Position]) -> None:
    """Write them, one a line."""
    lines = ",\n".join(json.dumps(each.model_dump(), separators=(",", ":")) for each in positions)
    (folder / FILE).write_text(f"[\n{lines}\n]\n", encoding="utf-8")
