"""Messages about finished games: reviews, and a player's own games."""

from typing import Literal

from fathoms.core.content.feats import Feat
from fathoms.server.wire import Choice, OptionValue, WireModel

ReviewState = Literal["none", "waiting", "thinking", "done", "stopped", "failed"]


class ReviewedDecision(WireModel):
    """One decision of one seat, judged by what that seat knew."""

    number: int  # of the view in which it was made
    seat: int
    action: Choice
    best: Choice  # the chosen one, if none is clearly better
    chance: float  # of the seat, with the best action
    loss: float  # what the choice has cost; 0 if that is within the error
    doubt: float
    error: float  # standard error of the chances
    before: list[float]  # everyone's chance with the best action
    after: list[float]  # with the chosen one
    open_best: Choice  # the best action with full information
    open_gain: float  # what it would have gained; more than 0: the seat could not have known


class ReviewedSeat(WireModel):
    """How a seat came to its result: start + choices + others + luck = result."""

    start: float
    choices: float
    others: float
    luck: float
    result: float
    accuracy: float | None  # 0 to 100; None: it had no choices


class ReviewedInsight(WireModel):
    """A remark by the game itself about a moment: a message key with arguments, and places on the board."""

    number: int  # of the view it is about
    seat: int | None  # whom it is about; None = everyone
    key: str
    args: dict[str, str | int]
    marks: list[int]


class GameReview(WireModel):
    """The review of a finished game, as far as it is known."""

    table: str
    state: ReviewState
    reason: str | None  # message key, if it was stopped or failed
    place: int  # in the queue, from 1; 0 = it does not wait
    done: int  # decisions reviewed
    of: int  # decisions in all; 0 = not counted yet
    players: int
    judged: bool  # are choices judged? If no bot of the game searches, chances are estimates and no choice is a loss
    start: list[float]  # everyone's chance before anything happened; empty while it is not known
    result: list[float]  # everyone's share of the win
    decisions: list[ReviewedDecision]  # in the order of the game, as far as they are known
    seats: list[ReviewedSeat]  # when it is done
    turning: list[int]  # indexes in `decisions` of the three at which, or after which, most changed; when done
    insights: list[ReviewedInsight]  # in the order of the game, when it is done; most games have none


class MyGame(WireModel):
    """A finished game of the reader's."""

    table: str
    game: str
    players: int
    options: dict[str, OptionValue]
    finished: float  # seconds since 1970
    names: list[str]  # of everyone at the table, in the order of seats; a bot's is its level
    bots: list[str | None]  # the level of the bot in each seat, or None
    mine: list[int]  # the reader's seats
    scores: list[int]
    shares: list[float]  # of the win
    accuracy: float | None  # of the reader's first seat, if the game was reviewed
    luck: float | None  # as accuracy


class OpponentRecord(WireModel):
    """The reader's results against a kind of opponent, with a 95 % interval of their win rate."""

    game: str
    bot: str  # a level; "people" where no bot sat at the table
    games: int
    won: float  # shared wins count in part
    low: float
    high: float


class GameSum(WireModel):
    """Totals of all of the reader's finished games of one kind."""

    game: str
    games: int
    won: float  # shared wins count in part
    best: int  # points
    longest: int  # longest streak of games won
    run: int  # games won in a row by now
    last: float  # when the last one ended, in seconds since 1970


class MyGames(WireModel):
    """A page of the reader's finished games on this server, the newest first, with totals."""

    games: list[MyGame]
    more: bool  # are there older ones?
    total: int
    against: list[OpponentRecord]
    sums: list[GameSum]


class ExportedGame(MyGame):
    """A finished game of the reader's in their export."""

    seats: list[ReviewedSeat]  # of its review, if it has one


class GamesExport(WireModel):
    """All stored data about a reader's finished games."""

    games: list[ExportedGame]  # the newest first
    feats: dict[str, list[Feat]]  # by game
