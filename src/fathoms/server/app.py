"""The server: everything put together."""

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress

import uvicorn
from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from uvicorn.config import LOGGING_CONFIG

import fathoms.games  # noqa: F401  (registers them)
from fathoms import __version__
from fathoms.compiling.steps import Step, table_steps
from fathoms.core.faults import cause_of
from fathoms.core.game import Game, all_games
from fathoms.core.refusal import Refusal
from fathoms.server.background_compiler import Compiling
from fathoms.server.board_analysis.board_analyzer import Surveys
from fathoms.server.cluster.bus import news_by
from fathoms.server.cluster.membership import Keeping, check_secret
from fathoms.server.heap_tuning import share_heap, tidy_less
from fathoms.server.http import (
    client_files,
    daily_routes,
    drawing_routes,
    health_routes,
    link_preview,
    review_routes,
    study_routes,
    table_routes,
    table_websocket,
)
from fathoms.server.http.batched_websocket import straight
from fathoms.server.http.client_files import build_of
from fathoms.server.http.connection_limiter import guarded, raise_file_limit, within_files
from fathoms.server.http.language_middleware import Speaks
from fathoms.server.http.problem_responses import answer_problems
from fathoms.server.http.proxy_headers import BehindProxies, Proxies
from fathoms.server.http.quotas import Counts
from fathoms.server.http.rate_limit_middleware import RateLimiter
from fathoms.server.http.security_middleware import SafeAnswers, SameOrigin, SmallBodies
from fathoms.server.http.sessions import KnowsPlayers, Sessions
from fathoms.server.images.image_service import Pictures
from fathoms.server.lab.study_service import Lab
from fathoms.server.logs import write_logs
from fathoms.server.metrics import Metrics
from fathoms.server.move_writer import Scribe
from fathoms.server.review.player_games import Mine
from fathoms.server.review.review_service import Reviews
from fathoms.server.secret_keys import read_keys
from fathoms.server.services import OTHERS, House, new_hands
from fathoms.server.settings import Settings, read_settings
from fathoms.server.store.opening import open_database
from fathoms.server.store.store import Store
from fathoms.server.table.bot_runner import BotRunner
from fathoms.server.table.tables import Tables
from fathoms.server.table.watchman import Watchman

log = logging.getLogger(__name__)

LAST_WORDS = 0.2  # seconds for them to be heard
STOPPING = 5  # seconds for what is under way when the server stops
PARTS = (
    health_routes,
    table_routes,
    table_websocket,
    study_routes,
    review_routes,
    drawing_routes,
    daily_routes,
    link_preview,
    client_files,
)  # the page last: it answers all other addresses
ROUTES = [route for part in PARTS for route in part.router.routes]


def create_app(
    settings: Settings | None = None,
    steps: Callable[[Sequence[Game]], Sequence[Step]] = table_steps,
    compiled: Callable[[], None] = lambda: None,
) -> FastAPI:
    """The table as an ASGI app; `compiled` is called when all rules are. Refuses with a sentence if its data cannot be
    used."""
    settings = settings or read_settings()
    keys = read_keys(settings.data, settings.secret)
    store = Store(open_database(settings.database_url))
    check_secret(store, keys.mark)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        compiling = Compiling(all_games(), steps)
        bots = BotRunner(settings.bot_patience)
        hands = new_hands()
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(OTHERS, "other"))
        keeping = Keeping(store, news_by(store.engine), hands, keys.mark, settings.lease)
        house = House(
            store,
            Scribe(store, hands),
            keeping,
            compiling,
            bots,
            settings.bot_delay,
            settings.bot_manners,
            settings.seat_grace,
            bot_secret=keys.bots,
            hands=hands,
            metrics=app.state.metrics,
        )
        house.metrics.watch(store.engine)
        app.state.tables = Tables(house, settings.limits)
        await keeping.open(app.state.tables)
        app.state.lab = Lab(store, settings, keeping)
        app.state.reviews = Reviews(store, settings, keeping)
        app.state.surveys = Surveys(settings.limits)
        app.state.pictures = Pictures()
        app.state.mine = Mine(store, app.state.tables)
        works = [asyncio.create_task(work.run()) for work in (compiling, Watchman(app.state.tables))]
        works[0].add_done_callback(lambda _: compiled())
        yield
        for work in works:
            work.cancel()
            with suppress(asyncio.CancelledError):
                await work
        await app.state.lab.close()
        await app.state.reviews.close()
        await app.state.surveys.close()
        await keeping.close()
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
    app.state.settings = settings
    app.state.metrics = Metrics()
    app.state.counts = Counts(settings.limits)
    app.router.routes.extend(ROUTES)  # `include_router` would build them anew for each app
    # The last one added is the first to see a request.
    app.add_middleware(RateLimiter, limits=settings.limits, refused=app.state.metrics.refused)
    app.add_middleware(
        KnowsPlayers, sessions=Sessions(keys.cookies), visitors_an_hour=settings.limits.visitors_an_hour_of_address
    )
    app.add_middleware(SmallBodies, most=settings.limits.body, seconds=settings.limits.hello_seconds)
    app.add_middleware(SameOrigin)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)  # nobody waits long for it
    app.add_middleware(SafeAnswers, build=build_of(settings.page))
    app.add_middleware(Speaks)
    app.add_middleware(BehindProxies, proxies=Proxies(settings.proxies))
    return app


class Server(uvicorn.Server):
    """Says when it listens, and at which port; before it stops, tells everyone when to come back."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, listening: Callable[[int], None], back_in: float) -> None:
        super().__init__(config)
        self._app = app
        self._listening = listening
        self._back_in = back_in

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            if sockets:
                self._listening(sockets[0].getsockname()[1])
            log.info("listening", extra={"about": {"version": __version__}})

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        told = self._app.state.tables.say_goodbye(self._back_in)
        log.info("stopping", extra={"about": {"connections": told}})
        await asyncio.sleep(LAST_WORDS if told else 0)
        await super().shutdown(sockets)
        log.info("stopped")


def bind(host: str, port: int) -> socket.socket:
    """A socket at that address."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        return socket.create_server(address[:2], family=family)
    except OSError as error:
        raise Refusal("address-unusable", host=host, port=str(port), **cause_of(error)) from error


def serve(
    host: str, port: int, settings: Settings | None = None, listening: Callable[[int], None] = lambda port: None
) -> None:
    """Run the server until it is stopped. `listening` is told the port (of its own choice if `port` is 0).

    Refuses with a sentence if the address is in use, or the data cannot be used.
    There is no log of requests: the address of a table is its invitation.
    """
    share_heap()
    settings = fitted(settings or read_settings())
    app = create_app(settings, compiled=tidy_less)
    run(app, bind(host, port), settings, listening)


def fitted(settings: Settings) -> Settings:
    """The settings with no more lines than this process may open files."""
    return settings.model_copy(update={"limits": within_files(settings.limits, raise_file_limit())})


def run(
    app: FastAPI,
    line: socket.socket,
    settings: Settings,
    listening: Callable[[int], None] = lambda port: None,
    kind: type[Server] = Server,
) -> None:
    """Serve an app to whoever comes to a socket, until we are stopped."""
    write_logs(settings.log)
    config = uvicorn.Config(
        app,
        log_config=None if settings.log == "json" else LOGGING_CONFIG,
        http=guarded(settings.limits, Proxies(settings.proxies), app.state.metrics.refused),
        ws=straight(settings.limits, app.state.metrics.refused),
        proxy_headers=False,  # `BehindProxies` reads them
        ws_max_size=4 * settings.limits.message,  # larger ones are not even read; those between get words
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=STOPPING,
    )
    kind(config, app, listening, settings.back_in).run([line])
