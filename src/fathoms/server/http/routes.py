"""Over HTTP: games, tables, and looking back."""

import io
from typing import Annotated

import segno
from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import JSONResponse, Response

from fathoms import __version__
from fathoms.core.feats import Feat
from fathoms.core.game import all_games
from fathoms.core.replay import Replay
from fathoms.server import wire
from fathoms.server.http.games import game_info
from fathoms.server.http.limits import Hourly
from fathoms.server.http.neighbours import address_among_neighbours, is_this_machine
from fathoms.server.http.problems import DOCUMENTED
from fathoms.server.settings import Limits
from fathoms.server.table.tables import Tables


def asking(request: Request) -> str:
    """The player who asks."""
    who: str = request.scope["player"]
    return who


def all_tables(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


Player = Annotated[str, Depends(asking)]
AllTables = Annotated[Tables, Depends(all_tables)]


def http_routes(limits: Limits) -> APIRouter:
    router = APIRouter(prefix="/api", responses=DOCUMENTED)
    by_player = Hourly(limits.tables_an_hour, "too-many-tables")
    by_address = Hourly(limits.tables_an_hour_of_address, "too-many-tables")

    @router.get("/health")
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

    @router.get("/games")
    async def games() -> list[wire.GameInfo]:
        """All games, with their options."""
        return [game_info(game) for game in all_games()]

    @router.get("/tables")
    async def lobby(tables: AllTables, who: Player) -> wire.TableList:
        """The reader's tables, and the public ones."""
        return await tables.lobby(who)

    @router.post("/tables", status_code=201)
    async def set_up(request: Request, wanted: wire.NewTable, tables: AllTables, who: Player) -> wire.TableInfo:
        """Set a table up."""
        by_player.take(who)
        by_address.take(request.client.host if request.client else "")
        return await tables.set_up(who, wanted)

    @router.get("/tables/{table}")
    async def info(table: str, tables: AllTables, who: Player) -> wire.TableInfo:
        """One table."""
        return await tables.info(table, who)

    @router.get("/tables/{table}/history")
    async def history(
        table: str, tables: AllTables, who: Player, seat: Annotated[int | None, Query(ge=0, lt=15)] = None
    ) -> wire.History:
        """A finished game, view by view, as a seat saw it, or a spectator."""
        return await tables.history(table, seat, who)

    @router.get("/feats/{game}")
    async def my_feats(game: str, tables: AllTables, who: Player) -> list[Feat]:
        """What the reader has achieved in a game, each at its best."""
        return await tables.feats(who, game)

    @router.get("/tables/{table}/replay", response_model=Replay)
    async def replay(table: str, tables: AllTables) -> JSONResponse:
        """A finished game as a file for `fathoms replay`."""
        kept = await tables.replay(table)
        name = f'attachment; filename="{kept.game}-{table}.json"'
        return JSONResponse(kept.model_dump(), headers={"content-disposition": name})

    @router.get("/tables/{table}/qr.svg", response_class=Response)
    async def qr(request: Request, table: str, tables: AllTables, who: Player) -> Response:
        """The table's address as a picture for phones."""
        await tables.info(table, who)  # no pictures of what is not there
        picture = io.BytesIO()
        segno.make(f"{request.base_url}t/{table}", micro=False).save(
            picture, kind="svg", border=2, light="white", xmldecl=False
        )
        return Response(picture.getvalue(), media_type="image/svg+xml")

    return router
