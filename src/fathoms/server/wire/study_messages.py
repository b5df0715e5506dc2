"""The lab's messages: what is asked of a game, and what was found."""

from typing import Annotated, Literal

from pydantic import Field

from fathoms.server.wire import GameInfo, OptionValue, WireModel

BotName = Annotated[str, Field(max_length=40)]
Options = dict[str, OptionValue]
TuningValues = dict[Annotated[str, Field(max_length=80)], int | float]  # house values by name, where unusual
State = Literal["waiting", "playing", "done", "stopped", "failed"]


class NewStudy(WireModel):
    """A question to a game. `against` and `against_house` are what a second variant has instead, if there is to be one.

    Both are played with the same seed.
    """

    game: Annotated[str, Field(max_length=40)]
    players: int | None = None
    options: Options = Field(default_factory=dict)
    house: Annotated[TuningValues, Field(max_length=100)] = Field(default_factory=dict)
    against: Options | None = None
    against_house: Annotated[TuningValues, Field(max_length=100)] | None = None  # all that is unusual then
    bots: list[BotName] = Field(default_factory=lambda: ["greedy"], min_length=1, max_length=15)
    games: int = 10_000  # of each variant
    seed: int = 1


class StudyRequest(WireModel):
    """What was asked, with every option of both variants."""

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
    """One number that was found, and between what it lies with 95 %."""

    name: str  # of the measure
    of: str | None  # the seat, side or part it is about; None = the whole game
    value: float
    low: float | None  # None = not known
    high: float | None
    unit: str
    games: int  # it rests on


class Findings(WireModel):
    """A study: what was asked, and what was found."""

    game: str
    players: int
    options: Options
    house: dict[str, int | float | str | bool] = Field(default_factory=dict)  # values of the rules, where unusual
    bots: list[str]
    games: int  # played
    seed: int
    measures: list[MeasuredFigure]
    seconds: float | None = None  # that a decision takes at a table, as was supposed


class Difference(WireModel):
    """What a figure of the other variant is more than that of the one."""

    name: str
    of: str | None
    one: float
    other: float
    value: float
    low: float | None
    high: float | None
    unit: str
    doubt: float  # how likely it is by luck alone, with regard to how many differences were looked at
    real: bool


class PartGroup(WireModel):
    """Parts of one kind that games are played with."""

    name: str
    names: list[str]  # of its parts
    columns: int  # so many lie in a row of the board; 0 = they have no place


class Reason(WireModel):
    """Why a study ended early: a message key with arguments."""

    key: str
    args: dict[str, str | int | float]


class Report(WireModel):
    """A study as anyone with its link sees it."""

    id: str
    state: State
    mine: bool  # did the reader ask for it?
    place: int  # in the line; 0 = it is being played, or over
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
    """A number that the house could change, and a study may."""

    name: str
    title: str  # the name as people read it
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
    """What can be asked here."""

    on: bool  # is the lab open?
    games: list[GameInfo]  # options with the defaults that bots have among themselves
    houses: dict[str, list[TuningValueInfo]]  # the house values of each game
    bots: dict[str, list[str]]  # that can play each game
    most: int  # games of a variant
    seconds: float  # a study may take
    mine: list[StudyLine]  # the reader's own studies, the newest first
