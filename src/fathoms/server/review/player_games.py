"""A player's own finished games on this server: a list with results and totals, an export, and removal of their name.

Games belong to the cookie of the player who sat there.
"""

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from fathoms.core.content.feats import Feat
from fathoms.core.game import all_games
from fathoms.core.refusal import Refusal
from fathoms.lab.ratings import wilson
from fathoms.server.error_reporting import report_error
from fathoms.server.store import feat_store, finished_games
from fathoms.server.store.erasure import erase_player
from fathoms.server.store.finished_games import FinishedGame
from fathoms.server.store.review_store import reviewed_seats_of
from fathoms.server.store.store import Store
from fathoms.server.store.stored_table import Seat
from fathoms.server.table.table_state import game_of, opening_problem
from fathoms.server.table.tables import Tables
from fathoms.server.wire import review_messages

log = logging.getLogger(__name__)

PAGE_SIZE = 30  # games
MAX_BACKFILL = 200  # games of older databases whose results are stored at one visit; the next visit goes on
BACKFILL_SECONDS = 3.0  # seconds for that
PEOPLE = "people"

ReviewedSeats = dict[str, list[dict[str, Any]]]  # what reviews say of every seat, by table


class PlayerGames:
    """The finished games of a server, by player."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self._backfill_lock = asyncio.Lock()  # one at a time: games may have to be replayed

    async def games_page(
        self, player_id: str, before: float | None = None, game: str | None = None
    ) -> review_messages.MyGames:
        """A page of a player's games that ended before a time, the newest first, with totals of all of them."""
        games, reviewed = await self._finished_games(player_id)
        matching_games = [each for each in games if game is None or each.stored_table.game == game]
        older_games = [each for each in matching_games if before is None or each.result.finished < before]
        return review_messages.MyGames(
            games=[game_entry(each, player_id, reviewed) for each in older_games[:PAGE_SIZE]],
            more=len(older_games) > PAGE_SIZE,
            total=len(matching_games),
            against=records_by_opponent(matching_games, player_id),
            sums=sums_by_game(matching_games, player_id),
        )

    async def export(self, player_id: str) -> review_messages.GamesExport:
        """All stored data about a player's finished games."""
        finished_games, reviewed = await self._finished_games(player_id)
        games = []
        for each in finished_games:
            seats = [review_messages.ReviewedSeat(**seat) for seat in reviewed.get(each.stored_table.id, [])]
            games.append(
                review_messages.ExportedGame(**game_entry(each, player_id, reviewed).model_dump(), seats=seats)
            )
        return review_messages.GamesExport(games=games, feats=await asyncio.to_thread(self._feats_by_game, player_id))

    def _feats_by_game(self, player_id: str) -> dict[str, list[Feat]]:
        by_game = {game.name: feat_store.feats_of(self._store, player_id, game.name) for game in all_games()}
        return {name: feats_of_game for name, feats_of_game in by_game.items() if feats_of_game}

    async def forget_player(self, player_id: str) -> None:
        """Remove a player from their finished games; the others keep these."""
        await asyncio.to_thread(erase_player, self._store, player_id)
        await self._tables.refresh_finished_tables(player_id)

    async def forget_player_in_game(self, player_id: str, table: str) -> None:
        """Remove a player from one finished game."""
        stored_table = await asyncio.to_thread(self._store.find, table)
        if stored_table is None:
            raise Refusal("table-unknown")
        if stored_table.status != "over":
            raise Refusal("forget-not-over")
        if player_id != stored_table.host and all(seat.owner != player_id for seat in stored_table.seats):
            raise Refusal("seat-players-only")
        await asyncio.to_thread(erase_player, self._store, player_id, table)
        await self._tables.refresh_finished_tables(player_id)

    async def _finished_games(self, player_id: str) -> tuple[list[FinishedGame], ReviewedSeats]:
        if await asyncio.to_thread(finished_games.games_without_result, self._store, player_id, 1):
            async with self._backfill_lock:
                await asyncio.to_thread(self._backfill_results, player_id)
        games = await asyncio.to_thread(finished_games.finished_games_of, self._store, player_id)
        return games, await asyncio.to_thread(reviewed_seats_of, self._store, player_id)

    def _backfill_results(self, player_id: str) -> None:
        """Store results of games that ended before results were stored, as many as take little time."""
        deadline = time.monotonic() + BACKFILL_SECONDS
        for stored_table in finished_games.games_without_result(self._store, player_id, MAX_BACKFILL):
            if time.monotonic() > deadline:
                return
            try:
                finished_games.result_of(self._store, stored_table)
            except Exception as error:
                report_error(log, "a finished game could not be played again", error)


def game_entry(finished: FinishedGame, player_id: str, reviewed: ReviewedSeats) -> review_messages.MyGame:
    """A game as an entry of the list."""
    stored_table, result = finished.stored_table, finished.result
    own_seats = seats_owned_by(stored_table.seats, player_id)
    seats = reviewed.get(stored_table.id)
    return review_messages.MyGame(
        table=stored_table.id,
        game=stored_table.game,
        players=stored_table.players,
        options=dict(stored_table.options),
        finished=result.finished,
        names=[seat.bot if seat.kind == "bot" else seat.name for seat in stored_table.seats],
        bots=[seat.bot if seat.kind == "bot" else None for seat in stored_table.seats],
        mine=own_seats,
        scores=result.scores,
        shares=result.shares,
        accuracy=seats[own_seats[0]]["accuracy"] if seats else None,
        luck=seats[own_seats[0]]["luck"] if seats else None,
    )


def seats_owned_by(seats: Sequence[Seat], player_id: str) -> list[int]:
    return [number for number, seat in enumerate(seats) if seat.kind == "person" and seat.owner == player_id]


def records_by_opponent(games: Sequence[FinishedGame], player_id: str) -> list[review_messages.OpponentRecord]:
    """A player's results by game and kind of opponent: a bot's name, or people."""
    counts: dict[tuple[str, str], list[float]] = defaultdict(list)
    for finished in games:
        kind = opponent_kind(finished, player_id)
        if kind is not None:
            counts[finished.stored_table.game, kind].append(
                finished.result.shares[seats_owned_by(finished.stored_table.seats, player_id)[0]]
            )
    order = {game.name: place for place, game in enumerate(all_games())}  # as in the lobby
    opponents = sorted(counts, key=lambda each: (order.get(each[0], len(order)), each))
    return [opponent_record(game, kind, counts[game, kind]) for game, kind in opponents]


def sums_by_game(games: Sequence[FinishedGame], player_id: str) -> list[review_messages.GameSum]:
    """A player's totals by game; the game played most comes first."""
    by_game: dict[str, list[FinishedGame]] = defaultdict(list)
    for finished in games:
        by_game[finished.stored_table.game].append(finished)
    return sorted(
        (game_sum(game, finished, player_id) for game, finished in by_game.items()), key=lambda each: -each.games
    )


def game_sum(game: str, games: Sequence[FinishedGame], player_id: str) -> review_messages.GameSum:
    """The totals of one game; where several people sat at one screen, the best of them counts."""
    streak = longest_streak = 0
    won, best = 0.0, None
    for finished in reversed(games):  # the oldest first
        own_seats = seats_owned_by(finished.stored_table.seats, player_id)
        share = max(finished.result.shares[seat] for seat in own_seats)
        points = max(finished.result.scores[seat] for seat in own_seats)
        won, best = won + share, points if best is None else max(best, points)
        streak = streak + 1 if share == 1 else 0
        longest_streak = max(longest_streak, streak)
    last_finished = max(finished.result.finished for finished in games)
    return review_messages.GameSum(
        game=game, games=len(games), won=won, best=best or 0, longest=longest_streak, run=streak, last=last_finished
    )


def opponent_record(game: str, kind: str, shares: list[float]) -> review_messages.OpponentRecord:
    won = sum(shares)
    low, high = wilson(won, len(shares))
    return review_messages.OpponentRecord(game=game, bot=kind, games=len(shares), won=won, low=low, high=high)


def opponent_kind(finished: FinishedGame, player_id: str) -> str | None:
    """The kind of all opponents in a game: a bot's name, or people. None if the game says nothing about one kind.

    That excludes games against several kinds at once; games without opponents; games with seats of one player on
    several sides, who are several people at one screen; games in which a bot has stood in for someone; and games of
    other rules versions, whose sides we do not know.
    """
    stored_table = finished.stored_table
    game = game_of(stored_table)
    if game is None or opening_problem(stored_table) or any(seat.away for seat in stored_table.seats):
        return None
    sides = game.sides(stored_table.options, stored_table.players)
    own_sides = {sides[seat] for seat in seats_owned_by(stored_table.seats, player_id)}
    opponents = [seat for seat, side in zip(stored_table.seats, sides, strict=True) if side not in own_sides]
    kinds = {seat.bot if seat.kind == "bot" else PEOPLE for seat in opponents}
    return kinds.pop() if len(own_sides) == 1 and len(kinds) == 1 else None
