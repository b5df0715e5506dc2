"""Over HTTP: boards that visitors draw."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Request

from fathoms.server.board_analysis.board_analyzer import Surveys, check
from fathoms.server.http.dependencies import COUNTED, AllCounts, Player
from fathoms.server.http.problem_responses import DOCUMENTED
from fathoms.server.http.rate_limits import address_of
from fathoms.server.wire import drawing_messages


async def all_surveys(request: Request) -> Surveys:
    surveys: Surveys = request.app.state.surveys
    return surveys


AllSurveys = Annotated[Surveys, Depends(all_surveys)]
router = APIRouter(prefix="/api/drawings", responses=DOCUMENTED)


@router.post("", status_code=204, dependencies=COUNTED)
async def can_be_played(drawing: drawing_messages.Drawing) -> None:
    """Could a table be set up with this drawing? If not, the answer says why."""
    await asyncio.to_thread(check, drawing)


@router.post("/survey")
async def survey(
    request: Request, drawing: drawing_messages.Drawing, surveys: AllSurveys, counts: AllCounts, who: Player
) -> drawing_messages.Survey:
    """What there is to know of a drawing, found out within a limited time."""
    counts.surveys_of_player.take(who)
    counts.surveys_of_address.take(address_of(request))
    with counts.surveys_together.one_more(who):
        return await surveys.survey(drawing)
