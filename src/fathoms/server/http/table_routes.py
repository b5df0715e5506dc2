"""Routes for games, tables, histories and replays."""

from collections.abc import AsyncIterator
from contextlib import aclosing
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse, Response, StreamingResponse

from fathoms.core.content.feats import Feat
from fathoms.core.game import all_games, find_game
from fathoms.core.refusal import Refusal
from fathoms.core.replay import Replay
from fathoms.server import wire
from fathoms.server.http.dependencies import LIMITED, CurrentPlayer, ImagesDep, QuotasDep, SettingsDep, TablesDep
from fathoms.server.http.game_catalog import game_info
from fathoms.server.http.problem_responses import DOCUMENTED, problem_response
from fathoms.server.http.public_address import public_base_url
from fathoms.server.http.rate_limits import client_network

MOST_VIEWS = 1_000_000
router = APIRouter(prefix="/api", responses=DOCUMENTED)


@router.get("/games")
async def list_games() -> list[wire.GameInfo]:
    """All games, with their options."""
    return [game_info(game) for game in all_games()]


@router.get("/tables")
async def list_tables(tables: TablesDep, player_id: CurrentPlayer) -> wire.TableList:
    """The reader's tables, and the public ones."""
    return await tables.lobby_lists(player_id)


@router.post("/tables", status_code=201)
async def create_table(
    request: Request, request_body: wire.NewTable, tables: TablesDep, quotas: QuotasDep, player_id: CurrentPlayer
) -> wire.TableInfo:
    """Set up a table."""
    quotas.count_table(player_id, client_network(request))
    return await tables.create_table(player_id, request_body)


@router.post("/lessons", status_code=201)
async def create_lesson(
    request: Request, request_body: wire.NewLesson, tables: TablesDep, quotas: QuotasDep, player_id: CurrentPlayer
) -> wire.TableInfo:
    """Set up a table for a lesson."""
    quotas.count_table(player_id, client_network(request))
    return await tables.create_lesson_table(player_id, request_body)


@router.get("/tables/{table}")
async def table_info(table: str, tables: TablesDep, player_id: CurrentPlayer) -> wire.TableInfo:
    """One table."""
    return await tables.table_info(table, player_id)


@router.post("/tables/{table}/answer")
async def answer_invitation(
    table: str, reply: wire.InvitationAnswer, tables: TablesDep, player_id: CurrentPlayer
) -> wire.TableInfo:
    """Accept or decline an invitation to a table."""
    return await tables.answer_invitation(table, player_id, reply.comes)


@router.post("/tables/{table}/code", status_code=201)
async def create_seat_code(table: str, tables: TablesDep, quotas: QuotasDep, player_id: CurrentPlayer) -> wire.SeatCode:
    """A code with which the reader takes their seats at this table to another device."""
    quotas.codes_made.take(player_id)
    return await tables.create_seat_code(table, player_id)


@router.post("/code")
async def use_seat_code(
    request: Request, typed: wire.UseCode, tables: TablesDep, quotas: QuotasDep, player_id: CurrentPlayer
) -> wire.TableInfo:
    """Take over a seat with its code; its player before becomes a spectator."""
    quotas.codes_tried_at_address.take(client_network(request))
    quotas.codes_tried.take(player_id)
    return await tables.use_seat_code(typed.code, player_id)


@router.get("/tables/{table}/history", response_model=wire.History, dependencies=LIMITED)
async def table_history(
    request: Request,
    table: str,
    tables: TablesDep,
    quotas: QuotasDep,
    player_id: CurrentPlayer,
    seat: Annotated[int | None, Query(ge=0, lt=15)] = None,
    first: Annotated[int, Query(alias="from", ge=0, le=MOST_VIEWS)] = 0,
    end: Annotated[int | None, Query(alias="to", ge=0, le=MOST_VIEWS)] = None,
) -> Response:
    """The views of a finished game as a seat or a spectator saw it, from one number up to another.

    They are streamed as they are made.
    """

    async def stream_chunks() -> AsyncIterator[str]:
        of_player = quotas.histories_of_player.slot(player_id)
        with of_player, quotas.histories_of_address.slot(client_network(request)):
            async with aclosing(tables.history_json(table, seat, player_id, first, end)) as chunks:
                async for chunk in chunks:
                    yield chunk

    chunks = stream_chunks()
    first_chunk = await anext(chunks)  # refusals happen here, before the answer starts
    return StreamingResponse(prepend(first_chunk, chunks), media_type="application/json")


@router.get("/feats/{game}", response_model=list[Feat])
async def player_feats(game: str, tables: TablesDep, player_id: CurrentPlayer) -> list[Feat] | Response:
    """What the reader has achieved in a game, each feat at its best."""
    try:
        find_game(game)
    except Refusal as refusal:
        return problem_response(refusal, 404)
    return await tables.feats_of(player_id, game)


@router.get("/tables/{table}/replay", response_model=Replay, dependencies=LIMITED)
async def table_replay(table: str, tables: TablesDep, player_id: CurrentPlayer) -> JSONResponse:
    """A finished game as a file for `fathoms replay`."""
    record = await tables.replay_of(table, player_id)
    name = f'attachment; filename="{record.game}-{table}.json"'
    return JSONResponse(record.model_dump(), headers={"content-disposition": name})


@router.get("/tables/{table}/qr.svg", response_class=Response, dependencies=LIMITED)
async def table_qr_code(
    request: Request,
    table: str,
    tables: TablesDep,
    images: ImagesDep,
    settings: SettingsDep,
    player_id: CurrentPlayer,
) -> Response:
    """The table's address as a QR code."""
    await tables.table_info(table, player_id)  # refuses if there is no such table
    svg = await images.qr_code(f"{public_base_url(request, settings)}t/{table}")
    return Response(svg, media_type="image/svg+xml")


async def prepend(first: str, chunks: AsyncIterator[str]) -> AsyncIterator[str]:
    """An iterator that yields a chunk that has been read already, then the others."""
    yield first
    async for chunk in chunks:
        yield chunk
