"""Over HTTP: boards that visitors draw."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Request

from fathoms.server.draw import wire
from fathoms.server.draw.surveys import Surveys, check
from fathoms.server.http.limits import AtOnce, Often, address_of
from fathoms.server.http.problems import DOCUMENTED
from fathoms.server.http.routes import COUNTED, Player
from fathoms.server.settings import Limits

AT_ONCE = 2  # surveys for one visitor: the one that is made, and the one that is wanted instead


def all_surveys(request: Request) -> Surveys:
    surveys: Surveys = request.app.state.surveys
    return surveys


def draw_routes(limits: Limits) -> APIRouter:
    router = APIRouter(prefix="/api/drawings", responses=DOCUMENTED)
    by_player = Often(limits.surveys_at_once, limits.surveys_a_second, "too-fast")
    by_address = Often(limits.surveys_at_once_of_address, limits.surveys_a_second_of_address, "too-fast")
    together = AtOnce(AT_ONCE, "too-fast")

    @router.post("", status_code=204, dependencies=COUNTED)
    async def can_be_played(drawing: wire.Drawing) -> None:
        """Could a table be set up with this drawing? If not, the answer says why."""
        await asyncio.to_thread(check, drawing)

    @router.post("/survey")
    async def survey(
        request: Request, drawing: wire.Drawing, surveys: Annotated[Surveys, Depends(all_surveys)], who: Player
    ) -> wire.Survey:
        """What there is to know of a drawing, found out within a limited time."""
        by_player.take(who)
        by_address.take(address_of(request))
        with together.one_more(who):
            return await surveys.survey(drawing)

    return router
