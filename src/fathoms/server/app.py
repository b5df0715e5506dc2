"""Builds the server: settings, store, services, middleware and routes in one ASGI app, and runs it."""

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
from fathoms.compiling.warmup import CompileStep, table_steps
from fathoms.core.game import Game, all_games
from fathoms.core.input_errors import describe_system_error
from fathoms.core.refusal import Refusal
from fathoms.server.background_compiler import BackgroundCompiler
from fathoms.server.board_analysis.board_analyzer import BoardAnalyzer
from fathoms.server.bot_pool import BotPool
from fathoms.server.cluster.bus_choice import event_bus_for
from fathoms.server.cluster.membership import Membership, check_same_secret
from fathoms.server.heap_tuning import reduce_garbage_collection, share_malloc_heap
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
from fathoms.server.http.batched_websocket import batched_websocket_class
from fathoms.server.http.client_files import client_build
from fathoms.server.http.connection_limiter import cap_to_file_limit, limited_http_protocol_class, raise_file_limit
from fathoms.server.http.language_middleware import LanguageMiddleware
from fathoms.server.http.problem_responses import install_problem_handlers
from fathoms.server.http.proxy_headers import ProxyHeadersMiddleware, TrustedProxies
from fathoms.server.http.quotas import Quotas
from fathoms.server.http.rate_limit_middleware import RateLimitMiddleware
from fathoms.server.http.security_middleware import BodyLimitMiddleware, SameOriginMiddleware, SecurityHeadersMiddleware
from fathoms.server.http.sessions import SessionCookies, SessionMiddleware
from fathoms.server.images.image_service import ImageService
from fathoms.server.lab.study_service import StudyService
from fathoms.server.logs import configure_logging
from fathoms.server.metrics import Metrics
from fathoms.server.review.player_games import PlayerGames
from fathoms.server.review.review_service import ReviewService
from fathoms.server.secret_keys import read_keys
from fathoms.server.services import OTHER_THREADS, Services, new_table_pool
from fathoms.server.settings import Settings, read_settings
from fathoms.server.store.db_engine import open_database
from fathoms.server.store.store import Store
from fathoms.server.table.clock_watcher import ClockWatcher
from fathoms.server.table.tables import Tables
from fathoms.server.write_batcher import MoveWriter

log = logging.getLogger(__name__)

GOODBYE_SECONDS = 0.2  # seconds for clients to receive the closing message
SHUTDOWN_TIMEOUT = 5  # seconds for running requests to finish when the server stops
# The client's files last: that route matches all other addresses.
ROUTERS = (
    health_routes,
    table_routes,
    table_websocket,
    study_routes,
    review_routes,
    drawing_routes,
    daily_routes,
    link_preview,
    client_files,
)
ROUTES = [route for part in ROUTERS for route in part.router.routes]


def create_app(
    settings: Settings | None = None,
    steps: Callable[[Sequence[Game]], Sequence[CompileStep]] = table_steps,
    on_compiled: Callable[[], None] = lambda: None,
) -> FastAPI:
    """Build the ASGI app; `on_compiled` is called when all rules are compiled. Refuses if its data cannot be used."""
    settings = settings or read_settings()
    keys = read_keys(settings.data, settings.secret)
    store = Store(open_database(settings.database_url))
    check_same_secret(store, keys.secret_mark)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        compiler = BackgroundCompiler(all_games(), steps)
        bots = BotPool(settings.bot_patience)
        table_pool = new_table_pool()
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(OTHER_THREADS, "other"))
        membership = Membership(store, event_bus_for(store.engine), table_pool, keys.secret_mark, settings.lease)
        services = Services(
            store,
            MoveWriter(store, table_pool),
            membership,
            compiler,
            bots,
            settings.bot_delay,
            settings.bot_manners,
            settings.seat_grace,
            bot_secret=keys.bot_key,
            table_pool=table_pool,
            metrics=app.state.metrics,
        )
        services.metrics.count_database_errors(store.engine)
        app.state.tables = Tables(services, settings.limits)
        await membership.open(app.state.tables)
        app.state.study_service = StudyService(store, settings, membership)
        app.state.review_service = ReviewService(store, settings, membership)
        app.state.board_analyzer = BoardAnalyzer(settings.limits)
        app.state.images = ImageService()
        app.state.player_games = PlayerGames(store, app.state.tables)
        background_tasks = [asyncio.create_task(each.run()) for each in (compiler, ClockWatcher(app.state.tables))]
        background_tasks[0].add_done_callback(lambda _: on_compiled())
        yield
        for task in background_tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await app.state.study_service.close()
        await app.state.review_service.close()
        await app.state.board_analyzer.close()
        await membership.close()
        app.state.tables.close()
        services.close()

    app = FastAPI(
        title="Fathoms",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # they would load scripts from other sites
        redoc_url=None,
    )
    install_problem_handlers(app)
    app.state.settings = settings
    app.state.metrics = Metrics()
    app.state.quotas = Quotas(settings.limits)
    app.router.routes.extend(ROUTES)  # `include_router` would build them again for each app
    # The middleware added last sees a request first.
    app.add_middleware(RateLimitMiddleware, limits=settings.limits, on_refusal=app.state.metrics.count_refusal)
    app.add_middleware(
        SessionMiddleware,
        sessions=SessionCookies(keys.cookie_key),
        visitors_an_hour=settings.limits.visitors_an_hour_of_address,
    )
    app.add_middleware(BodyLimitMiddleware, max_bytes=settings.limits.body, seconds=settings.limits.hello_seconds)
    app.add_middleware(SameOriginMiddleware)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)  # a low level: it is quick
    app.add_middleware(SecurityHeadersMiddleware, build=client_build(settings.page))
    app.add_middleware(LanguageMiddleware)
    app.add_middleware(ProxyHeadersMiddleware, proxies=TrustedProxies(settings.proxies))
    return app


class GracefulServer(uvicorn.Server):
    """A uvicorn server that reports the port it listens at, and tells clients when to come back before it stops."""

    def __init__(
        self, config: uvicorn.Config, app: FastAPI, on_listening: Callable[[int], None], back_in: float
    ) -> None:
        super().__init__(config)
        self._app = app
        self._on_listening = on_listening
        self._back_in = back_in

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            if sockets:
                self._on_listening(sockets[0].getsockname()[1])
            log.info("listening", extra={"about": {"version": __version__}})

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        connection_count = self._app.state.tables.announce_shutdown(self._back_in)
        log.info("stopping", extra={"about": {"connections": connection_count}})
        await asyncio.sleep(GOODBYE_SECONDS if connection_count else 0)
        await super().shutdown(sockets)
        log.info("stopped")


def bind_socket(host: str, port: int) -> socket.socket:
    """Open a listening socket at an address, or refuse."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        return socket.create_server(address[:2], family=family)
    except OSError as error:
        raise Refusal("address-unusable", host=host, port=str(port), **describe_system_error(error)) from error


def serve(
    host: str, port: int, settings: Settings | None = None, on_listening: Callable[[int], None] = lambda port: None
) -> None:
    """Run the server until it is stopped; `on_listening` gets the port (chosen by the system if `port` is 0).

    Refuses with a sentence if the address is in use, or the data cannot be used. Requests are not logged: the address
    of a table is its invitation.
    """
    share_malloc_heap()
    settings = cap_to_open_files(settings or read_settings())
    app = create_app(settings, on_compiled=reduce_garbage_collection)
    run_server(app, bind_socket(host, port), settings, on_listening)


def cap_to_open_files(settings: Settings) -> Settings:
    """The settings with connection limits that fit the number of files this process may open."""
    return settings.model_copy(update={"limits": cap_to_file_limit(settings.limits, raise_file_limit())})


def run_server(
    app: FastAPI,
    listener: socket.socket,
    settings: Settings,
    on_listening: Callable[[int], None] = lambda port: None,
    server_class: type[GracefulServer] = GracefulServer,
) -> None:
    """Serve an app at a listening socket until the process is stopped."""
    configure_logging(settings.log)
    config = uvicorn.Config(
        app,
        log_config=None if settings.log == "json" else LOGGING_CONFIG,
        http=limited_http_protocol_class(
            settings.limits, TrustedProxies(settings.proxies), app.state.metrics.count_refusal
        ),
        ws=batched_websocket_class(settings.limits, app.state.metrics.count_refusal),
        proxy_headers=False,  # `ProxyHeadersMiddleware` reads them
        ws_max_size=4 * settings.limits.message,  # larger ones are not even read; those between are refused in words
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
    )
    server_class(config, app, on_listening, settings.back_in).run([listener])
