"""The data of a result card: who played, how it ended, and everyone's chances if the game was reviewed."""

from collections.abc import Sequence
from dataclasses import dataclass

from fathoms.core.game import find_game
from fathoms.lab.report.format import game_title
from fathoms.server.store.stored_table import Result, Seat, StoredTable
from fathoms.server.wire.review_messages import GameReview
from fathoms.words import say

BOT_NAMES = 8  # in table.ftl: bot-name-1 ...; as the page names its bots
SEPARATOR = " · "  # between names, as on the page

Chances = tuple[float, ...]  # of every seat


@dataclass(frozen=True)
class CardPlayer:
    """A player on the card."""

    seat: int
    side: int
    name: str
    score: int
    share: float  # of the win


@dataclass(frozen=True)
class ResultCard:
    """What the card of a finished game shows."""

    game: str
    outcome: str
    players: tuple[CardPlayer, ...]  # the winners first
    steps: tuple[tuple[Chances, Chances], ...]  # before and after each decision; none if the game was not reviewed
    start: Chances
    result: Chances


def build_card(stored_table: StoredTable, result: Result, review: GameReview) -> ResultCard:
    sides = find_game(stored_table.game).sides(stored_table.options, stored_table.players)
    players = [
        CardPlayer(number, sides[number], display_name(seat, number), result.scores[number], result.shares[number])
        for number, seat in enumerate(stored_table.seats)
    ]
    is_reviewed = review.state == "done"
    return ResultCard(
        game=game_title(stored_table.game),
        outcome=outcome_sentence(players),
        players=tuple(sorted(players, key=lambda player: (-player.share, -player.score, player.side, player.seat))),
        steps=tuple((tuple(each.before), tuple(each.after)) for each in review.decisions) if is_reviewed else (),
        start=tuple(review.start),
        result=tuple(review.result),
    )


def display_name(seat: Seat, number: int) -> str:
    """The name of a seat as the page shows it."""
    if seat.name:
        return seat.name
    if seat.kind == "bot":
        return say(f"bot-name-{1 + number % BOT_NAMES}")
    return say("table-seat-number", number=number + 1)


def outcome_sentence(players: Sequence[CardPlayer]) -> str:
    """A sentence that says who has won."""
    winners = [player for player in players if player.share > 0]
    if not winners:
        return say("card-over")
    is_side = len(winners) > 1 and all(player.share == 1 for player in winners)
    names = SEPARATOR.join(player.name for player in winners)
    return say("table-winner", names=names, winners="side" if is_side else len(winners))
