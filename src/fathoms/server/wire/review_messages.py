"""The messages about finished games: their reviews, and a player's own games."""

from typing import Literal

from fathoms.core.content.feats import Feat
from fathoms.server.wire import Choice, OptionValue, WireModel

ReviewState = Literal["none", "waiting", "thinking", "done", "stopped", "failed"]


class ReviewedDecision(WireModel):
    """One choice of one seat, as it is judged from what that seat knew."""

    number: int  # of the view in which it was made
    seat: int
    action: Choice
    best: Choice  # the chosen one, if none is surely better
    chance: float  # of the seat, with the best action
    loss: float  # what the choice has cost; 0 if that is smaller than the doubt
    doubt: float
    error: float  # standard error of the chances
    before: list[float]  # everyone's chance with the best action
    after: list[float]  # with the chosen one
    open_best: Choice  # the best action for someone who knew all
    open_gain: float  # what it would have brought; more than 0: could not have been known


class ReviewedSeat(WireModel):
    """How a seat came to its result: start + choices + others + luck = result."""

    start: float
    choices: float
    others: float
    luck: float
    result: float
    accuracy: float | None  # 0 to 100; None: it had nothing to choose


class ReviewedInsight(WireModel):
    """What the game itself has to say about a moment: a message key with arguments, and where on the board."""

    number: int  # of the view it is about
    seat: int | None  # whom it is about; None = everyone
    key: str
    args: dict[str, str | int]
    marks: list[int]


class GameReview(WireModel):
    """The review of a finished game: what is known of it by now."""

    table: str
    state: ReviewState
    reason: str | None  # message key, if it was stopped or failed
    place: int  # in the line of those that wait, from 1; 0 = it does not wait
    done: int  # decisions thought over
    of: int  # decisions there are; 0 = not counted yet
    players: int
    judged: bool  # are choices judged? Where nobody thinks ahead, chances are taken at a glance and nothing is a loss
    start: list[float]  # everyone's chance before anything happened; empty while it is not known
    result: list[float]  # everyone's share of the win
    decisions: list[ReviewedDecision]  # in the order of the game, as far as they are known
    seats: list[ReviewedSeat]  # when it is done
    turning: list[int]  # the three decisions at which, or after which, most changed: places in `decisions`; when done
    insights: list[ReviewedInsight]  # in the order of the game, when it is done; most games have none


class MyGame(WireModel):
    """A finished game of the reader's."""

    table: str
    game: str
    players: int
    options: dict[str, OptionValue]
    finished: float  # seconds since 1970
    names: list[str]  # of everyone at the table, in the order of seats; a bot's is its level
    bots: list[str | None]  # the bot in each seat, or nobody's
    mine: list[int]  # the reader's seats
    scores: list[int]
    shares: list[float]  # of the win
    accuracy: float | None  # of the reader's first seat, if the game was reviewed
    luck: float | None  # likewise


class OpponentRecord(WireModel):
    """How the reader has done against a kind of opponent, with a 95 % interval of the rate at which they win."""

    game: str
    bot: str  # a level; "people" where no bot sat at the table
    games: int
    won: float  # wins, shared ones in parts
    low: float
    high: float


class GameSum(WireModel):
    """What all finished games of one kind come to."""

    game: str
    games: int
    won: float  # wins, shared ones in parts
    best: int  # points
    longest: int  # most games won in a row
    run: int  # games won in a row up to now
    last: float  # when the last one ended, in seconds since 1970


class MyGames(WireModel):
    """The reader's finished games on this server, the newest first, and what they come to."""

    games: list[MyGame]
    more: bool  # are there older ones?
    total: int
    against: list[OpponentRecord]
    sums: list[GameSum]


class ExportedGame(MyGame):
    """A finished game of the reader's in the file that they take home."""

    seats: list[ReviewedSeat]  # of its review, if it has one


class GamesExport(WireModel):
    """Everything that is kept of a reader's finished games."""

    games: list[ExportedGame]  # the newest first
    feats: dict[str, list[Feat]]  # by game
