"""Over HTTP: is the server well, may visitors be sent to it, and its figures."""

import asyncio

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from fathoms import __version__
from fathoms.server import wire
from fathoms.server.http.dependencies import AllTables, TheSettings
from fathoms.server.http.lan_address import address_among_neighbours, is_this_machine
from fathoms.server.http.problem_responses import DOCUMENTED
from fathoms.server.store.store import Store

PATIENCE = 2.0  # seconds for the database to answer
ANYONE = "*"
NOT_NOW = 503
router = APIRouter(responses=DOCUMENTED)


@router.get("/api/health")
async def health(request: Request, tables: AllTables) -> wire.Health:
    """Is the server well, and how far is it with compiling?"""
    compiling = tables.house.compiling
    at_home = request.client is not None and is_this_machine(request.client.host)
    return wire.Health(
        version=__version__,
        ready=compiling.finished,
        compiled=compiling.done,
        to_compile=compiling.to_do,
        address=address_among_neighbours() if at_home else None,
    )


@router.get("/api/ready", response_model=wire.Readiness, responses={NOT_NOW: {"model": wire.Readiness}})
async def ready(request: Request, tables: AllTables) -> Response:
    """May visitors be sent here? Not while the server stops, nor while its database does not answer."""
    database = await answers(tables.house.store)
    stopping = tables.closing
    told = wire.Readiness(ready=database and not stopping, database=database, stopping=stopping)
    return JSONResponse(told.model_dump(), 200 if told.ready else NOT_NOW)


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request, tables: AllTables, settings: TheSettings) -> Response:
    """Figures for Prometheus, for those whom the settings name."""
    readers = settings.metrics_readers
    host = request.client.host if request.client else ""
    if ANYONE not in readers and host not in readers:
        raise HTTPException(404)
    return Response(tables.house.metrics.text(), media_type=CONTENT_TYPE_LATEST)


async def answers(store: Store) -> bool:
    """Does the database answer in time?"""
    try:
        await asyncio.wait_for(asyncio.to_thread(ask, store), PATIENCE)
    except (SQLAlchemyError, TimeoutError):
        return False
    return True


def ask(store: Store) -> None:
    with store.engine.connect() as connection:
        connection.execute(text("SELECT 1"))
