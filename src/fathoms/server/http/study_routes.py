"""Routes for the lab."""

from dataclasses import asdict
from functools import cache
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Request
from fastapi.responses import JSONResponse, Response

from fathoms.bots.network_file import compiled_bot_names
from fathoms.core.game import all_games
from fathoms.lab import tuning_values
from fathoms.lab.report.model import LabReport
from fathoms.server.http.dependencies import LIMITED, CurrentPlayer, QuotasDep
from fathoms.server.http.game_catalog import game_info
from fathoms.server.http.problem_responses import DOCUMENTED
from fathoms.server.http.rate_limits import client_network
from fathoms.server.lab import study_downloads
from fathoms.server.lab.study_service import StudyService
from fathoms.server.wire import study_messages


async def get_study_service(request: Request) -> StudyService:
    study_service: StudyService = request.app.state.study_service
    return study_service


StudyServiceDep = Annotated[StudyService, Depends(get_study_service)]
router = APIRouter(prefix="/api/lab", responses=DOCUMENTED)


@router.get("", dependencies=LIMITED)
async def lab_info(study_service: StudyServiceDep, player_id: CurrentPlayer) -> study_messages.LabInfo:
    """What can be studied here, and the reader's studies."""
    return study_messages.LabInfo(
        on=study_service.is_open,
        games=[game_info(game, seated=False) for game in all_games()],
        houses={game.name: changeable_values(game.name) for game in all_games()},
        bots={game.name: compiled_bot_names(game) for game in all_games()},
        most=study_service.limits.study_games,
        seconds=study_service.limits.study_seconds,
        mine=await study_service.studies_of(player_id),
    )


@router.post("", status_code=201)
async def create_study(
    request: Request,
    request_body: study_messages.NewStudy,
    study_service: StudyServiceDep,
    quotas: QuotasDep,
    player_id: CurrentPlayer,
) -> study_messages.Report:
    """Have games played, and measured."""
    quotas.studies_of_player.take(player_id)
    quotas.studies_of_address.take(client_network(request))
    return await study_service.request_study(player_id, request_body)


@router.get("/{study}", dependencies=LIMITED)
async def show_study(study: str, study_service: StudyServiceDep, player_id: CurrentPlayer) -> study_messages.Report:
    """A study: what is known by now."""
    return await study_service.report_for(study, player_id)


@router.get("/{study}/report", response_model=LabReport, dependencies=LIMITED)
async def show_report(study: str, study_service: StudyServiceDep, player_id: CurrentPlayer) -> Response:
    """What a study says by now, in the reader's language: chapters of sentences, figures and plots."""
    report = await study_service.reports.json(await study_service.report_for(study, player_id))
    return Response(report, media_type="application/json")


@router.delete("/{study}")
async def stop_study(study: str, study_service: StudyServiceDep, player_id: CurrentPlayer) -> study_messages.Report:
    """Stop one of the reader's own studies; what is known stays."""
    return await study_service.stop(study, player_id)


@router.get("/{study}/study.{kind}", response_class=Response, dependencies=LIMITED)
async def download_study(
    study: str, kind: Literal["json", "csv", "html"], study_service: StudyServiceDep, player_id: CurrentPlayer
) -> Response:
    """What is known by now, as a file."""
    report = await study_service.report_for(study, player_id)
    name = f'attachment; filename="{report.asked.game}-{study}.{kind}"'
    headers = {"content-disposition": name}
    if kind == "json":
        return JSONResponse(study_downloads.report_json(report), headers=headers)
    if kind == "csv":
        return Response(study_downloads.report_csv(report), headers=headers, media_type="text/csv")
    return Response(await study_service.reports.page(report), headers=headers, media_type="text/html")


@cache
def changeable_values(game: str) -> list[study_messages.TuningValueInfo]:
    """The tuning values of a game that a study may change."""
    return [study_messages.TuningValueInfo(**asdict(each)) for each in tuning_values.changeable_values(game)]
