"""Everyone's own finished games on this server: a list with results, what they come to, a file, and a way to be
forgotten. They belong to the cookie of whoever sat there."""

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
from fathoms.server.store import feats, results
from fathoms.server.store.forgetting import forget
from fathoms.server.store.kept import Seat
from fathoms.server.store.results import Finished
from fathoms.server.store.reviews import seats_in_games_of
from fathoms.server.store.store import Store
from fathoms.server.table.sitting import game_at, problem_with
from fathoms.server.table.tables import Tables
from fathoms.server.wire import review_messages

log = logging.getLogger(__name__)

PAGE_SIZE = 30  # games
MAX_BACKFILL = 200  # games of older databases whose results are noted at one visit; the next visit goes on
BACKFILL_SECONDS = 3.0  # seconds for that
PEOPLE = "people"

ReviewedSeats = dict[str, list[dict[str, Any]]]  # what reviews say of every seat, by table


class PlayerGames:
    """A server's finished games by their players."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self._catching_up = asyncio.Lock()  # one at a time: it may have to play games again

    async def page(self, who: str, before: float | None = None, game: str | None = None) -> review_messages.MyGames:
        """Someone's games that ended before a time, the newest first, and what all of them come to."""
        found, reviewed = await self._found(who)
        wanted = [each for each in found if game is None or each.kept.game == game]
        older = [each for each in wanted if before is None or each.result.finished < before]
        return review_messages.MyGames(
            games=[game_entry(each, who, reviewed) for each in older[:PAGE_SIZE]],
            more=len(older) > PAGE_SIZE,
            total=len(wanted),
            against=records_by_opponent(wanted, who),
            sums=sums_by_game(wanted, who),
        )

    async def take_home(self, who: str) -> review_messages.TakenHome:
        """All that is kept of someone's finished games."""
        found, reviewed = await self._found(who)
        games = []
        for each in found:
            seats = [review_messages.ReviewedSeat(**seat) for seat in reviewed.get(each.kept.id, [])]
            games.append(review_messages.TakenGame(**game_entry(each, who, reviewed).model_dump(), seats=seats))
        return review_messages.TakenHome(games=games, feats=await asyncio.to_thread(self._feats, who))

    def _feats(self, who: str) -> dict[str, list[Feat]]:
        by_game = {game.name: feats.feats_of(self._store, who, game.name) for game in all_games()}
        return {name: found for name, found in by_game.items() if found}

    async def forget(self, who: str) -> None:
        """Take someone out of their finished games; the others keep these."""
        await asyncio.to_thread(forget, self._store, who)
        await self._tables.look_again(who)

    async def forget_one(self, who: str, table: str) -> None:
        """The same for one game."""
        kept = await asyncio.to_thread(self._store.find, table)
        if kept is None:
            raise Refusal("table-unknown")
        if kept.status != "over":
            raise Refusal("forget-not-over")
        if who != kept.host and all(seat.owner != who for seat in kept.seats):
            raise Refusal("seat-players-only")
        await asyncio.to_thread(forget, self._store, who, table)
        await self._tables.look_again(who)

    async def _found(self, who: str) -> tuple[list[Finished], ReviewedSeats]:
        if await asyncio.to_thread(results.without_result, self._store, who, 1):
            async with self._catching_up:
                await asyncio.to_thread(self._catch_up, who)
        found = await asyncio.to_thread(results.finished_by, self._store, who)
        return found, await asyncio.to_thread(seats_in_games_of, self._store, who)

    def _catch_up(self, who: str) -> None:
        """Note the results of games that ended before results were noted, as many as take no time to speak of."""
        end = time.monotonic() + BACKFILL_SECONDS
        for kept in results.without_result(self._store, who, MAX_BACKFILL):
            if time.monotonic() > end:
                return
            try:
                results.result_of(self._store, kept)
            except Exception as error:
                report_error(log, "a finished game could not be played again", error)


def game_entry(found: Finished, who: str, reviewed: ReviewedSeats) -> review_messages.MyGame:
    """A game as a line of the list."""
    kept, result = found.kept, found.result
    mine = seats_owned_by(kept.seats, who)
    seats = reviewed.get(kept.id)
    return review_messages.MyGame(
        table=kept.id,
        game=kept.game,
        players=kept.players,
        options=dict(kept.options),
        finished=result.finished,
        names=[seat.bot if seat.kind == "bot" else seat.name for seat in kept.seats],
        bots=[seat.bot if seat.kind == "bot" else None for seat in kept.seats],
        mine=mine,
        scores=result.scores,
        shares=result.shares,
        accuracy=seats[mine[0]]["accuracy"] if seats else None,
        luck=seats[mine[0]]["luck"] if seats else None,
    )


def seats_owned_by(seats: Sequence[Seat], who: str) -> list[int]:
    return [number for number, seat in enumerate(seats) if seat.kind == "person" and seat.owner == who]


def records_by_opponent(games: Sequence[Finished], who: str) -> list[review_messages.Against]:
    """How someone has done, by game and by kind of opponent: a bot's name, or people."""
    counts: dict[tuple[str, str], list[float]] = defaultdict(list)
    for found in games:
        kind = opponent_kind(found, who)
        if kind is not None:
            counts[found.kept.game, kind].append(found.result.shares[seats_owned_by(found.kept.seats, who)[0]])
    order = {game.name: place for place, game in enumerate(all_games())}  # as in the lobby
    listed = sorted(counts, key=lambda each: (order.get(each[0], len(order)), each))
    return [opponent_record(game, kind, counts[game, kind]) for game, kind in listed]


def sums_by_game(games: Sequence[Finished], who: str) -> list[review_messages.GameSum]:
    """What someone's games come to, game by game: the one played most comes first."""
    by_game: dict[str, list[Finished]] = defaultdict(list)
    for found in games:
        by_game[found.kept.game].append(found)
    return sorted((game_sum(game, found, who) for game, found in by_game.items()), key=lambda each: -each.games)


def game_sum(game: str, games: Sequence[Finished], who: str) -> review_messages.GameSum:
    """What games of one kind come to; where several people sat at one screen, the best of them counts."""
    run = longest = 0
    won, best = 0.0, None
    for found in reversed(games):  # the oldest first
        mine = seats_owned_by(found.kept.seats, who)
        share = max(found.result.shares[seat] for seat in mine)
        points = max(found.result.scores[seat] for seat in mine)
        won, best = won + share, points if best is None else max(best, points)
        run = run + 1 if share == 1 else 0
        longest = max(longest, run)
    last = max(found.result.finished for found in games)
    return review_messages.GameSum(
        game=game, games=len(games), won=won, best=best or 0, longest=longest, run=run, last=last
    )


def opponent_record(game: str, kind: str, shares: list[float]) -> review_messages.Against:
    won = sum(shares)
    low, high = wilson(won, len(shares))
    return review_messages.Against(game=game, bot=kind, games=len(shares), won=won, low=low, high=high)


def opponent_kind(found: Finished, who: str) -> str | None:
    """The kind of all opponents in a game: a bot's name, or people. None: the game says nothing about one kind.

    Left out are games against several kinds at once; without opponents; with seats of the same person on several
    sides, who are several people at one screen; in which a bot has stood in for someone; and games of other rules,
    whose sides we do not know.
    """
    kept = found.kept
    game = game_at(kept)
    if game is None or problem_with(kept) or any(seat.away for seat in kept.seats):
        return None
    sides = game.sides(kept.options, kept.players)
    own = {sides[seat] for seat in seats_owned_by(kept.seats, who)}
    others = [seat for seat, side in zip(kept.seats, sides, strict=True) if side not in own]
    kinds = {seat.bot if seat.kind == "bot" else PEOPLE for seat in others}
    return kinds.pop() if len(own) == 1 and len(kinds) == 1 else None
