"""Messages of the lab: requests for studies, and their reports."""

from typing import Annotated, Literal

from pydantic import Field

from fathoms.server.wire import GameInfo, OptionValue, WireModel

BotName = Annotated[str, Field(max_length=40)]
Options = dict[str, OptionValue]
# Tuning values by name, where they differ from the usual ones.
TuningValues = dict[Annotated[str, Field(max_length=80)], int | float]
State = Literal["waiting", "playing", "done", "stopped", "failed"]


class NewStudy(WireModel):
    """A request for a study. `against` and `against_house` are what a second variant has instead, if there is to be
    one.

    Both are played with the same seed.
    """

    game: Annotated[str, Field(max_length=40)]
    players: int | None = None
    options: Options = Field(default_factory=dict)
    house: Annotated[TuningValues, Field(max_length=100)] = Field(default_factory=dict)
    against: Options | None = None
    against_house: Annotated[TuningValues, Field(max_length=100)] | None = None  # all values that differ then
    bots: list[BotName] = Field(default_factory=lambda: ["greedy"], min_length=1, max_length=15)
    games: int = 10_000  # of each variant
    seed: int = 1


class StudyRequest(WireModel):
    """The request of a study, complete with every option of both variants."""

    game: str
    players: int
    options: Options
    house: TuningValues = Field(default_factory=dict)
    against: Options | None
    against_house: TuningValues = Field(default_factory=dict)
    bots: list[str]
    games: int  # of each variant
    seed: int


class MeasuredFigure(WireModel):
    """A measured figure with its 95 % interval."""

    name: str  # of the measure
    of: str | None  # the seat, side or part it is about; None = the whole game
    value: float
    low: float | None  # None = not known
    high: float | None
    unit: str
    games: int  # that it is based on


class Findings(WireModel):
    """The findings of a study of one variant."""

    game: str
    players: int
    options: Options
    # Tuning values where they differ from the usual ones.
    house: dict[str, int | float | str | bool] = Field(default_factory=dict)
    bots: list[str]
    games: int  # played
    seed: int
    measures: list[MeasuredFigure]
    seconds: float | None = None  # that a decision is assumed to take at a table


class Difference(WireModel):
    """How much a figure of the second variant is more than that of the first."""

    name: str
    of: str | None
    one: float
    other: float
    value: float
    low: float | None
    high: float | None
    unit: str
    doubt: float  # the probability of this by luck alone, corrected for the number of differences looked at
    real: bool


class PartGroup(WireModel):
    """Parts of one kind that games are played with."""

    name: str
    names: list[str]  # of its parts
    columns: int  # parts in a row of the board; 0 = they have no place


class Reason(WireModel):
    """Why a study ended early: a message key with arguments."""

    key: str
    args: dict[str, str | int | float]


class Report(WireModel):
    """A study as anyone with its link sees it."""

    id: str
    state: State
    mine: bool  # did the reader request it?
    place: int  # in the queue; 0 = it is running, or over
    preparing: bool = False  # are rules being compiled for it?
    reason: Reason | None
    asked: StudyRequest
    played: int  # games of both variants
    games: int  # to be played, of both variants
    one: Findings | None
    other: Findings | None  # the variant's
    differences: list[Difference]
    groups: list[PartGroup]  # the game's parts
    families: dict[str, str]  # the family of each measure


class TuningValueInfo(WireModel):
    """A tuning value that a study may change."""

    name: str
    title: str  # the name that people read
    usual: int | float


class StudyLine(WireModel):
    """A study in a list."""

    id: str
    game: str
    players: int
    games: int
    compared: bool
    state: State


class LabInfo(WireModel):
    """What can be studied here."""

    on: bool  # is the lab open?
    games: list[GameInfo]  # options with the defaults for games among bots
    houses: dict[str, list[TuningValueInfo]]  # the tuning values of each game
    bots: dict[str, list[str]]  # that can play each game
    most: int  # games of a variant
    seconds: float  # a study may take
    mine: list[StudyLine]  # the reader's own studies, the newest first
