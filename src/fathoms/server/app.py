"""The server: everything put together."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress

import uvicorn
from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

import fathoms.games  # noqa: F401  (registers them)
from fathoms import __version__
from fathoms.compiling.steps import Step, table_steps
from fathoms.core.game import Game, all_games
from fathoms.core.refusal import Refusal
from fathoms.server.compiling import Compiling
from fathoms.server.house import House
from fathoms.server.http.door import guarded, raise_file_limit, within_files
from fathoms.server.http.guards import SafeAnswers, SameOrigin, SmallBodies
from fathoms.server.http.lab import lab_routes
from fathoms.server.http.limits import Looks
from fathoms.server.http.page import serve_page
from fathoms.server.http.play import play_routes
from fathoms.server.http.problems import answer_problems
from fathoms.server.http.review import review_routes
from fathoms.server.http.routes import http_routes
from fathoms.server.http.sessions import KnowsPlayers, Sessions
from fathoms.server.keys import read_keys
from fathoms.server.lab.lab import Lab
from fathoms.server.review.mine import Mine
from fathoms.server.review.reviews import Reviews
from fathoms.server.settings import Settings, read_settings
from fathoms.server.store.database import open_database
from fathoms.server.store.store import Store
from fathoms.server.table.bot_runner import BotRunner
from fathoms.server.table.tables import Tables

STOPPING = 5  # seconds for what is under way when the server stops


def create_app(
    settings: Settings | None = None, steps: Callable[[Sequence[Game]], Sequence[Step]] = table_steps
) -> FastAPI:
    """The table as an ASGI app. Refuses with a sentence if its data cannot be used."""
    settings = settings or read_settings()
    keys = read_keys(settings.data)
    store = Store(open_database(settings.database_url))

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        compiling = Compiling(all_games(), steps)
        bots = BotRunner(settings.bot_patience)
        house = House(
            store,
            compiling,
            bots,
            settings.bot_delay,
            settings.bot_manners,
            settings.seat_grace,
            bot_secret=keys.bots,
        )
        app.state.tables = Tables(house, settings.limits)
        app.state.looks = Looks(settings.limits)
        app.state.lab = Lab(store, settings)
        app.state.reviews = Reviews(store, settings)
        app.state.mine = Mine(store, app.state.tables)
        work = asyncio.create_task(compiling.run())
        yield
        work.cancel()
        with suppress(asyncio.CancelledError):
            await work
        await app.state.lab.close()
        await app.state.reviews.close()
        app.state.tables.close()
        house.close()

    app = FastAPI(
        title="Fathoms",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # they would load scripts from elsewhere
        redoc_url=None,
    )
    answer_problems(app)
    app.include_router(http_routes(settings.limits))
    app.include_router(play_routes(settings.limits))
    app.include_router(lab_routes(settings.limits))
    app.include_router(review_routes(settings.limits))
    serve_page(app, settings.page)
    # The last one added is the first to see a request.
    app.add_middleware(
        KnowsPlayers, sessions=Sessions(keys.cookies), visitors_an_hour=settings.limits.visitors_an_hour_of_address
    )
    app.add_middleware(SmallBodies, most=settings.limits.body, seconds=settings.limits.hello_seconds)
    app.add_middleware(SameOrigin)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)  # nobody waits long for it
    app.add_middleware(SafeAnswers)
    return app


class Server(uvicorn.Server):
    """Says when it listens, and at which port."""

    def __init__(self, config: uvicorn.Config, listening: Callable[[int], None]) -> None:
        super().__init__(config)
        self._listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            self._listening(sockets[0].getsockname()[1])


def bind(host: str, port: int) -> socket.socket:
    """A socket at that address."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        return socket.create_server(address[:2], family=family)
    except OSError as error:
        raise Refusal("address-unusable", host=host, port=str(port), why=error.strerror or str(error)) from error


def serve(
    host: str, port: int, settings: Settings | None = None, listening: Callable[[int], None] = lambda port: None
) -> None:
    """Run the server until it is stopped. `listening` is told the port (of its own choice if `port` is 0).

    Refuses with a sentence if the address is in use, or the data cannot be used.
    There is no log of requests: the address of a table is its invitation.
    """
    settings = settings or read_settings()
    settings = settings.model_copy(update={"limits": within_files(settings.limits, raise_file_limit())})
    config = uvicorn.Config(
        create_app(settings),
        http=guarded(settings.limits),
        forwarded_allow_ips=settings.proxies,
        ws_max_size=4 * settings.limits.message,  # larger ones are not even read; those between get words
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=STOPPING,
    )
    Server(config, listening).run([bind(host, port)])
