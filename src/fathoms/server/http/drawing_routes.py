"""Routes for boards that visitors draw."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Request

from fathoms.server.board_analysis.board_analyzer import BoardAnalyzer, validate_drawing
from fathoms.server.http.dependencies import LIMITED, CurrentPlayer, QuotasDep
from fathoms.server.http.problem_responses import DOCUMENTED
from fathoms.server.http.rate_limits import client_network
from fathoms.server.wire import drawing_messages


async def get_board_analyzer(request: Request) -> BoardAnalyzer:
    analyzer: BoardAnalyzer = request.app.state.board_analyzer
    return analyzer


BoardAnalyzerDep = Annotated[BoardAnalyzer, Depends(get_board_analyzer)]
router = APIRouter(prefix="/api/drawings", responses=DOCUMENTED)


@router.post("", status_code=204, dependencies=LIMITED)
async def check_drawing(drawing: drawing_messages.DrawnBoard) -> None:
    """Could a table be set up with this drawing? If not, the answer says why."""
    await asyncio.to_thread(validate_drawing, drawing)


@router.post("/survey")
async def analyze_drawing(
    request: Request,
    drawing: drawing_messages.DrawnBoard,
    analyzer: BoardAnalyzerDep,
    quotas: QuotasDep,
    player_id: CurrentPlayer,
) -> drawing_messages.BoardAnalysis:
    """Analyse a drawing within a limited time."""
    quotas.surveys_of_player.take(player_id)
    quotas.surveys_of_address.take(client_network(request))
    with quotas.concurrent_surveys.slot(player_id):
        return await analyzer.analyze(drawing)
