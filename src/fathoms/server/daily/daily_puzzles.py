"""The puzzles of the day: which they are, what moves are worth, and a table that plays on from a move."""

from datetime import date
from functools import cache, lru_cache

from fathoms.core.content.daily import day_number, today
from fathoms.core.content.puzzle import Position, positions_of
from fathoms.core.game import SPECTATOR, all_games
from fathoms.core.refusal import Refusal
from fathoms.core.rng import draw as draw_lot
from fathoms.core.rng import new_rng, seed_from
from fathoms.server.store.stored_table import Seat, StoredMove, StoredTable
from fathoms.server.table import seats
from fathoms.server.table.views import MatchViews, Perspective, serialize
from fathoms.server.wire import daily_messages

OPPONENT_BOT = "diver"  # plays all other seats
SHOWN_ACTIONS = 12  # of the last actions, which the log tells


@cache
def shuffled_positions() -> tuple[Position, ...]:
    """The positions of all games in a seeded order, one a day; after the last the first comes again."""
    remaining = [position for game in all_games() for position in positions_of(game)]
    rng = new_rng(seed_from("position of the day"))
    return tuple(remaining.pop(draw_lot(rng, len(remaining))) for _ in range(len(remaining)))


def position_on(day: date) -> Position:
    """The position of a day; refuses days that are still to come."""
    if day > today():
        raise Refusal("daily-not-yet")
    positions = shuffled_positions()
    if not positions:
        raise Refusal("daily-none")
    return positions[day_number(day) % len(positions)]


def daily_json(day: date) -> str:
    """The puzzles of a day as JSON, as `DailyPuzzles` says."""
    puzzle_game = next((game for game in all_games() if game.extras.daily), None)
    puzzle_message = None
    if puzzle_game is not None and puzzle_game.extras.daily is not None:
        puzzle_of_day = puzzle_game.extras.daily(day_number(day))
        puzzle_message = daily_messages.DailyPuzzle(
            game=puzzle_game.name, options=dict(puzzle_of_day.options), feat=puzzle_of_day.feat
        )
    return serialize(
        {"day": day, "puzzle": puzzle_message, "move": shown_position(day) if shuffled_positions() else None}
    )


@lru_cache(maxsize=8)
def shown_position(day: date) -> dict[str, object]:
    """The position as the seat to act sees it, as `DailyMove` says; all of it comes from a view."""
    position = position_on(day)
    replay, seat = position.match, position.seat
    first = max(0, len(replay.actions) - SHOWN_ACTIONS)
    match = replay.model_copy(update={"actions": replay.actions[:first]}).end()
    watch = MatchViews(match, (SPECTATOR, seat))
    for move in replay.actions[first:]:
        match.play(*move)
        watch.record_action(*move)
    view = watch.view_for(Perspective(seats=(seat,)), None)
    return {"game": replay.game, "players": replay.players, "seat": seat, "view": view}


def solve_position(request: daily_messages.SolutionRequest) -> daily_messages.Solution:
    """What every move is worth, for a player who has chosen one."""
    position = position_on(request.day)
    check_move(position, request.action)
    moves = [
        daily_messages.MoveValue(action=each.action, chance=each.chance, error=each.error, behind=each.behind)
        for each in position.answers
    ]
    return daily_messages.Solution(moves=moves, usual=position.greedy, worlds=position.worlds)


def check_move(position: Position, action: int) -> None:
    """Refuse a move that is not possible in the position."""
    if action not in [each.action for each in position.answers]:
        raise Refusal("move-unknown")


def table_after_move(
    player_id: str, request: daily_messages.PlayOnRequest
) -> tuple[StoredTable, int, list[StoredMove]]:
    """A table that plays on after a move, still to be stored: its row, seed and moves."""
    position = position_on(request.day)
    check_move(position, request.action)
    replay = position.match
    seat_list = [Seat("bot", bot=OPPONENT_BOT)] * replay.players
    seat_list[position.seat] = seats.person_seat(player_id, request.name)
    stored_table = StoredTable(
        replay.game, replay.version, replay.players, replay.options, False, player_id, tuple(seat_list)
    )
    moves = [*replay.actions, (position.seat, request.action)]
    return stored_table, replay.seed, [StoredMove(number, *move) for number, move in enumerate(moves, 1)]
