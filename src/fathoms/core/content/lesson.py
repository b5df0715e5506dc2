"""A first game that explains itself: `lesson.toml` in a game's folder.

A lesson is a real match with a prepared seed. Some actions are played beforehand (`opening`), so that the position is
right; from there on the learner acts where a step wishes for it, and everyone else acts by the script. So a lesson is
the same every time.

    seed = 7                             # of the match; with `players`, and `options` where the usual ones will not do
    seat = 0                             # the learner's
    opening = ["0: open 12", "0: bank"]  # whose, and what: as playthroughs write it

    [[steps]]
    say = "welcome"                      # the words are `<game>-lesson-welcome`; nothing to do but to read them
    spot = "pot"                         # what it is about, ringed: an element with data-spot="pot" ...
    marks = [12]                         # ... or places on the board

    [[steps]]
    say = "open"
    wish = "open *"                      # what counts, or a list of it; anything else is answered with a reason
    ring = "open 34"                     # the one that is ringed, if not the first that counts

    [[steps]]
    say = "others"
    then = ["1: open 3", "clock: tick"]  # what the others do when it has been read

What a step wishes for, and what the others do, has to be legal when its time has come: a test plays every lesson.
"""

import hashlib
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from fathoms.core.game import CLOCK, Game
from fathoms.core.match import Match, Move
from fathoms.core.options import Value, read_options
from fathoms.game_folders import folder_of

FILE = "lesson.toml"
FIELDS = {"seed", "players", "seat", "options", "opening", "steps"}
STEP_FIELDS = {"say", "wish", "ring", "marks", "spot", "then"}


@dataclass(frozen=True)
class LessonStep:
    """One idea: a sentence, and what is to be done about it."""

    key: str  # of its words
    number: int  # of the view at which it is reached
    wish: tuple[str, ...]  # what counts, as playthroughs write it, with * for anything; nothing: it is only read
    ring: int | None  # the action whose control is ringed
    marks: tuple[int, ...]  # places on the board that are lit
    spot: str  # the part of the board that is ringed, by the name it has there
    then: tuple[Move, ...]  # what the others do when it has been read

    def counts(self, written: str) -> bool:
        """Is this what it wishes for?"""
        return any(fnmatchcase(written, each) for each in self.wish)


@dataclass(frozen=True)
class Lesson:
    """A lesson as its file tells it."""

    game: Game
    version: str  # other words in the file are another lesson
    players: int
    seat: int  # the learner's
    seed: int
    options: Mapping[str, Value]
    opening: tuple[Move, ...]
    steps: tuple[LessonStep, ...]

    @cached_property
    def script(self) -> dict[int, Move]:
        """What the others do, by the number of the view they answer."""
        return {step.number + i: move for step in self.steps for i, move in enumerate(step.then)}

    @cached_property
    def cues(self) -> set[int]:
        """The views after which the others act only once the learner has read what there is to read."""
        return {step.number for step in self.steps if step.then}

    @cached_property
    def expected_moves(self) -> dict[int, LessonStep]:
        """The steps at which the learner acts, by the number of the view they answer."""
        return {step.number: step for step in self.steps if step.wish}

    @cached_property
    def end(self) -> int:
        """How many actions the match has had when the lesson is over."""
        return self.steps[-1].number

    def begin(self) -> Match:
        """The match where the lesson begins."""
        match = Match(self.game, self.players, self.options, self.seed)
        for move in self.opening:
            match.play(*move)
        return match


def find_lesson(game: Game) -> Lesson | None:
    """The lesson of a game, if it has one."""
    folder = folder_of(game.name)
    return None if folder is None or not (folder / FILE).exists() else _lesson_in(game, folder)


@cache
def _lesson_in(game: Game, folder: Path) -> Lesson:
    text = (folder / FILE).read_text(encoding="utf-8")
    return read_lesson(game, text)


def read_lesson(game: Game, text: str) -> Lesson:
    """A lesson from the text of its file."""
    table = tomllib.loads(text)
    _only(table, FIELDS)
    names = {game.voice.write_action(action): action for action in range(game.action_count)}
    opening = tuple(_move(each, names) for each in table.get("opening", []))
    steps: list[LessonStep] = []
    number = len(opening)
    for each in table["steps"]:
        step = _step(game, each, number, names)
        steps.append(step)
        number += bool(step.wish) + len(step.then)
    options = read_options(game.options, {**game.table.defaults, **table.get("options", {})})
    version = hashlib.sha256(text.encode()).hexdigest()[:16]
    seat, players = table.get("seat", 0), table.get("players", game.default_players)
    return Lesson(game, version, players, seat, table["seed"], options, opening, tuple(steps))


def _step(game: Game, table: Mapping[str, Any], number: int, names: Mapping[str, int]) -> LessonStep:
    _only(table, STEP_FIELDS)
    wish = table.get("wish", [])
    wish = (wish,) if isinstance(wish, str) else tuple(wish)
    then = tuple(_move(each, names) for each in table.get("then", []))
    if wish and then:
        raise ValueError(f"{table['say']}: either the learner acts or the others do")
    ring = table.get("ring", wish[0] if wish else None)
    if ring is not None and ring not in names:
        raise ValueError(f"{table['say']}: what is ringed is one action, not {ring!r}")
    return LessonStep(
        key="-".join((game.name, "lesson", table["say"])).replace("_", "-"),
        number=number,
        wish=wish,
        ring=None if ring is None else names[ring],
        marks=tuple(table.get("marks", ())),
        spot=table.get("spot", ""),
        then=then,
    )


def _move(table: str, names: Mapping[str, int]) -> Move:
    who, _, what = table.partition(": ")
    if what not in names:
        raise ValueError(f"nobody can {what!r}")
    return Move(CLOCK if who == "clock" else int(who), names[what])


def _only(table: Mapping[str, Any], known_keys: Sequence[str] | set[str]) -> None:
    unknown = sorted(set(table) - set(known_keys))
    if unknown:
        raise ValueError(f"a lesson has no {', '.join(unknown)}")
