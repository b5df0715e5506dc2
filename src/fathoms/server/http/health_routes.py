"""Routes for health, readiness and metrics."""

import asyncio

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from fathoms import __version__
from fathoms.server import wire
from fathoms.server.http.dependencies import SettingsDep, TablesDep
from fathoms.server.http.lan_address import find_lan_address, is_loopback
from fathoms.server.http.problem_responses import DOCUMENTED
from fathoms.server.store.store import Store

DATABASE_TIMEOUT = 2.0  # seconds for the database to answer
ANYONE = "*"
UNAVAILABLE = 503
router = APIRouter(responses=DOCUMENTED)


@router.get("/api/health")
async def show_health(request: Request, tables: TablesDep) -> wire.Health:
    """Is the server well, and how far is it with compiling?"""
    compiler = tables.services.compiler
    is_local = request.client is not None and is_loopback(request.client.host)
    return wire.Health(
        version=__version__,
        ready=compiler.is_finished,
        compiled=compiler.done_steps,
        to_compile=compiler.total_steps,
        address=find_lan_address() if is_local else None,
    )


@router.get("/api/ready", response_model=wire.Readiness, responses={UNAVAILABLE: {"model": wire.Readiness}})
async def show_readiness(request: Request, tables: TablesDep) -> Response:
    """May visitors be sent to this server? Not while it stops, nor while its database does not answer."""
    database_up = await is_database_up(tables.services.store)
    stopping = tables.is_closing
    readiness = wire.Readiness(ready=database_up and not stopping, database=database_up, stopping=stopping)
    return JSONResponse(readiness.model_dump(), 200 if readiness.ready else UNAVAILABLE)


@router.get("/metrics", include_in_schema=False)
async def show_metrics(request: Request, tables: TablesDep, settings: SettingsDep) -> Response:
    """Metrics for Prometheus, for those addresses that the settings name."""
    readers = settings.metrics_readers
    host = request.client.host if request.client else ""
    if ANYONE not in readers and host not in readers:
        raise HTTPException(404)
    return Response(tables.services.metrics.render(), media_type=CONTENT_TYPE_LATEST)


async def is_database_up(store: Store) -> bool:
    """Does the database answer in time?"""
    try:
        await asyncio.wait_for(asyncio.to_thread(ping_database, store), DATABASE_TIMEOUT)
    except (SQLAlchemyError, TimeoutError):
        return False
    return True


def ping_database(store: Store) -> None:
    with store.engine.connect() as connection:
        connection.execute(text("SELECT 1"))
