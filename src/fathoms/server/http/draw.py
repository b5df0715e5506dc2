"""Over HTTP: boards that visitors draw."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Request

from fathoms.server.draw import wire
from fathoms.server.draw.surveys import Surveys, check
from fathoms.server.http.given import COUNTED, AllCounts, Player
from fathoms.server.http.limits import address_of
from fathoms.server.http.problems import DOCUMENTED


async def all_surveys(request: Request) -> Surveys:
    surveys: Surveys = request.app.state.surveys
    return surveys


AllSurveys = Annotated[Surveys, Depends(all_surveys)]
router = APIRouter(prefix="/api/drawings", responses=DOCUMENTED)


@router.post("", status_code=204, dependencies=COUNTED)
async def can_be_played(drawing: wire.Drawing) -> None:
    """Could a table be set up with this drawing? If not, the answer says why."""
    await asyncio.to_thread(check, drawing)


@router.post("/survey")
async def survey(
    request: Request, drawing: wire.Drawing, surveys: AllSurveys, counts: AllCounts, who: Player
) -> wire.Survey:
    """What there is to know of a drawing, found out within a limited time."""
    counts.surveys_of_player.take(who)
    counts.surveys_of_address.take(address_of(request))
    with counts.surveys_together.one_more(who):
        return await surveys.survey(drawing)
