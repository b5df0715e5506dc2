"""Routes for the puzzles of the day."""

import asyncio
from datetime import date

from fastapi import APIRouter, Request, Response

from fathoms.core.content.daily import today
from fathoms.core.refusal import Refusal
from fathoms.server.daily import daily_puzzles
from fathoms.server.http.dependencies import LIMITED, CurrentPlayer, QuotasDep, TablesDep
from fathoms.server.http.problem_responses import DOCUMENTED
from fathoms.server.http.rate_limits import client_network
from fathoms.server.wire import TableInfo, daily_messages

router = APIRouter(prefix="/api/daily", responses=DOCUMENTED)


@router.get("", dependencies=LIMITED, response_model=daily_messages.DailyPuzzles)
async def puzzles_of_day(day: date | None = None) -> Response:
    """The puzzles of today, or of an earlier day."""
    requested_day = day or today()
    if requested_day > today():
        raise Refusal("daily-not-yet")
    return Response(await asyncio.to_thread(daily_puzzles.daily_json, requested_day), media_type="application/json")


@router.post("/solution", dependencies=LIMITED)
async def position_solution(request_body: daily_messages.SolutionRequest) -> daily_messages.Solution:
    """What all moves of a day's position are worth, for a player who has chosen one."""
    return await asyncio.to_thread(daily_puzzles.solve_position, request_body)


@router.post("/table", status_code=201)
async def create_table_after_move(
    request: Request,
    request_body: daily_messages.PlayOnRequest,
    tables: TablesDep,
    quotas: QuotasDep,
    player_id: CurrentPlayer,
) -> TableInfo:
    """Set up a table that plays on after a move."""
    quotas.count_table(player_id, client_network(request))
    return await tables.create_prepared_table(
        player_id, *await asyncio.to_thread(daily_puzzles.table_after_move, player_id, request_body)
    )
