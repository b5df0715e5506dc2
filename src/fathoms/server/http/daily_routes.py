"""Over HTTP: the puzzles of the day."""

import asyncio
from datetime import date

from fastapi import APIRouter, Request, Response

from fathoms.core.daily import today
from fathoms.core.refusal import Refusal
from fathoms.server.daily import daily_puzzles
from fathoms.server.http.dependencies import COUNTED, AllCounts, AllTables, Player
from fathoms.server.http.problem_responses import DOCUMENTED
from fathoms.server.http.rate_limits import address_of
from fathoms.server.wire import TableInfo, daily_messages

router = APIRouter(prefix="/api/daily", responses=DOCUMENTED)


@router.get("", dependencies=COUNTED, response_model=daily_messages.Daily)
async def look(day: date | None = None) -> Response:
    """The puzzles of today, or of an earlier day."""
    wanted = day or today()
    if wanted > today():
        raise Refusal("daily-not-yet")
    return Response(await asyncio.to_thread(daily_puzzles.daily, wanted), media_type="application/json")


@router.post("/solution", dependencies=COUNTED)
async def solution(chosen: daily_messages.Chosen) -> daily_messages.Solution:
    """What all moves are worth, for someone who has chosen one."""
    return await asyncio.to_thread(daily_puzzles.solve, chosen)


@router.post("/table", status_code=201)
async def play_on(
    request: Request, wanted: daily_messages.PlayOn, tables: AllTables, counts: AllCounts, who: Player
) -> TableInfo:
    """Set a table up at which the game goes on after a move."""
    counts.table(who, address_of(request))
    return await tables.set_up_prepared(who, *await asyncio.to_thread(daily_puzzles.go_on, who, wanted))
