"""Routes for the lab."""

from dataclasses import asdict
from functools import cache
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Request
from fastapi.responses import JSONResponse, Response

from fathoms.bots.network_file import compiled_bot_names
from fathoms.core.game import all_games
from fathoms.lab.house import offered
from fathoms.server.http.dependencies import LIMITED, CurrentPlayer, QuotasDep
from fathoms.server.http.game_catalog import game_info
from fathoms.server.http.problem_responses import DOCUMENTED
from fathoms.server.http.rate_limits import client_network
from fathoms.server.lab import study_downloads
from fathoms.server.lab.study_service import StudyService
from fathoms.server.wire import study_messages


async def get_study_service(request: Request) -> StudyService:
    lab: StudyService = request.app.state.lab
    return lab


StudyServiceDep = Annotated[StudyService, Depends(get_study_service)]
router = APIRouter(prefix="/api/lab", responses=DOCUMENTED)


@router.get("", dependencies=LIMITED)
async def lab_info(lab: StudyServiceDep, who: CurrentPlayer) -> study_messages.LabInfo:
    """What can be studied here, and the reader's studies."""
    return study_messages.LabInfo(
        on=lab.is_open,
        games=[game_info(game, seated=False) for game in all_games()],
        houses={game.name: changeable_values(game.name) for game in all_games()},
        bots={game.name: compiled_bot_names(game) for game in all_games()},
        most=lab.limits.study_games,
        seconds=lab.limits.study_seconds,
        mine=await lab.studies_of(who),
    )


@router.post("", status_code=201)
async def create_study(
    request: Request, request_body: study_messages.NewStudy, lab: StudyServiceDep, counts: QuotasDep, who: CurrentPlayer
) -> study_messages.Report:
    """Have games played, and measured."""
    counts.studies_of_player.take(who)
    counts.studies_of_address.take(client_network(request))
    return await lab.request_study(who, request_body)


@router.get("/{study}", dependencies=LIMITED)
async def show_study(study: str, lab: StudyServiceDep, who: CurrentPlayer) -> study_messages.Report:
    """A study: what is known by now."""
    return await lab.report_for(study, who)


@router.delete("/{study}")
async def stop_study(study: str, lab: StudyServiceDep, who: CurrentPlayer) -> study_messages.Report:
    """Stop one of the reader's own studies; what is known stays."""
    return await lab.stop(study, who)


@router.get("/{study}/study.{kind}", response_class=Response, dependencies=LIMITED)
async def download_study(
    study: str, kind: Literal["json", "csv", "html"], lab: StudyServiceDep, who: CurrentPlayer
) -> Response:
    """What is known by now, as a file."""
    report = await lab.report_for(study, who)
    name = f'attachment; filename="{report.asked.game}-{study}.{kind}"'
    headers = {"content-disposition": name}
    if kind == "json":
        return JSONResponse(study_downloads.report_json(report), headers=headers)
    if kind == "csv":
        return Response(study_downloads.report_csv(report), headers=headers, media_type="text/csv")
    page = await lab.pages.export(study_downloads.report_json(report))
    return Response(page, headers=headers, media_type="text/html")


@cache
def changeable_values(game: str) -> list[study_messages.TuningValueInfo]:
    """The tuning values of a game that a study may change."""
    return [study_messages.TuningValueInfo(**asdict(each)) for each in offered(game)]
