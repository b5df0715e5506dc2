"""Over HTTP: games, tables, and looking back."""

from collections.abc import AsyncIterator
from contextlib import aclosing
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse, Response, StreamingResponse

from fathoms.core.feats import Feat
from fathoms.core.game import all_games, find_game
from fathoms.core.refusal import Refusal
from fathoms.core.replay import Replay
from fathoms.server import wire
from fathoms.server.http.dependencies import COUNTED, AllCounts, AllPictures, AllTables, Player, TheSettings
from fathoms.server.http.game_catalog import game_info
from fathoms.server.http.problem_responses import DOCUMENTED, answer
from fathoms.server.http.public_address import public_address
from fathoms.server.http.rate_limits import address_of

MOST_VIEWS = 1_000_000
router = APIRouter(prefix="/api", responses=DOCUMENTED)


@router.get("/games")
async def games() -> list[wire.GameInfo]:
    """All games, with their options."""
    return [game_info(game) for game in all_games()]


@router.get("/tables")
async def lobby(tables: AllTables, who: Player) -> wire.TableList:
    """The reader's tables, and the public ones."""
    return await tables.lobby(who)


@router.post("/tables", status_code=201)
async def set_up(
    request: Request, wanted: wire.NewTable, tables: AllTables, counts: AllCounts, who: Player
) -> wire.TableInfo:
    """Set a table up."""
    counts.table(who, address_of(request))
    return await tables.set_up(who, wanted)


@router.post("/lessons", status_code=201)
async def learn(
    request: Request, wanted: wire.NewLesson, tables: AllTables, counts: AllCounts, who: Player
) -> wire.TableInfo:
    """Set a table up at which a game is learned."""
    counts.table(who, address_of(request))
    return await tables.set_up_lesson(who, wanted)


@router.get("/tables/{table}")
async def info(table: str, tables: AllTables, who: Player) -> wire.TableInfo:
    """One table."""
    return await tables.info(table, who)


@router.post("/tables/{table}/answer")
async def answer_asked(table: str, reply: wire.Answer, tables: AllTables, who: Player) -> wire.TableInfo:
    """Come to a table to which one was asked, or say that one does not."""
    return await tables.answer(table, who, reply.comes)


@router.post("/tables/{table}/code", status_code=201)
async def make_code(table: str, tables: AllTables, counts: AllCounts, who: Player) -> wire.SeatCode:
    """A code with which the reader takes their seats at this table to another device."""
    counts.codes_made.take(who)
    return await tables.make_code(table, who)


@router.post("/code")
async def use_code(
    request: Request, typed: wire.UseCode, tables: AllTables, counts: AllCounts, who: Player
) -> wire.TableInfo:
    """Take a seat over with its code; whoever had it looks on from then on."""
    counts.codes_tried_at_address.take(address_of(request))
    counts.codes_tried.take(who)
    return await tables.use_code(typed.code, who)


@router.get("/tables/{table}/history", response_model=wire.History, dependencies=COUNTED)
async def history(
    request: Request,
    table: str,
    tables: AllTables,
    counts: AllCounts,
    who: Player,
    seat: Annotated[int | None, Query(ge=0, lt=15)] = None,
    first: Annotated[int, Query(alias="from", ge=0, le=MOST_VIEWS)] = 0,
    end: Annotated[int | None, Query(alias="to", ge=0, le=MOST_VIEWS)] = None,
) -> Response:
    """A finished game, view by view, as a seat saw it, or a spectator: the views from one number to before another.

    They are sent as they are made.
    """

    async def told() -> AsyncIterator[str]:
        of_player = counts.histories_of_player.one_more(who)
        with of_player, counts.histories_of_address.one_more(address_of(request)):
            async with aclosing(tables.history(table, seat, who, first, end)) as bits:
                async for bit in bits:
                    yield bit

    bits = told()
    begun = await anext(bits)  # what is refused is refused here
    return StreamingResponse(after(begun, bits), media_type="application/json")


@router.get("/feats/{game}", response_model=list[Feat])
async def my_feats(game: str, tables: AllTables, who: Player) -> list[Feat] | Response:
    """What the reader has achieved in a game, each at its best."""
    try:
        find_game(game)
    except Refusal as why:
        return answer(why, 404)
    return await tables.feats(who, game)


@router.get("/tables/{table}/replay", response_model=Replay, dependencies=COUNTED)
async def replay(table: str, tables: AllTables, who: Player) -> JSONResponse:
    """A finished game as a file for `fathoms replay`."""
    kept = await tables.replay(table, who)
    name = f'attachment; filename="{kept.game}-{table}.json"'
    return JSONResponse(kept.model_dump(), headers={"content-disposition": name})


@router.get("/tables/{table}/qr.svg", response_class=Response, dependencies=COUNTED)
async def qr(
    request: Request, table: str, tables: AllTables, pictures: AllPictures, settings: TheSettings, who: Player
) -> Response:
    """The table's address as a picture for phones."""
    await tables.info(table, who)  # no pictures of what is not there
    picture = await pictures.qr(f"{public_address(request, settings)}t/{table}")
    return Response(picture, media_type="image/svg+xml")


async def after(first: str, others: AsyncIterator[str]) -> AsyncIterator[str]:
    """A first bit that has been waited for already, and the others."""
    yield first
    async for other in others:
        yield other
