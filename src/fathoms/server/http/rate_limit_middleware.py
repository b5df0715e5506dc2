"""Middleware that limits how much one visitor, and one address, may request over HTTP.

Three things are counted, by the visitor's address, also behind a proxy: requests under way, requests that need the
store, and requests that are worked on at the same time. So a client that asks in a loop delays only its own requests,
and no moves.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fathoms.core.refusal import Refusal
from fathoms.server.http.problem_responses import problem_response
from fathoms.server.http.rate_limits import ConcurrencyLimit, RateLimit, client_network
from fathoms.server.settings import Limits

STORE_PATHS = ("/api/", "/t/")  # paths of requests that may need the store; all others are files


class AddressQueues:
    """Lets a limited number of requests of each address run at a time; the others wait in order."""

    def __init__(self, max_concurrent: int) -> None:
        self._max_concurrent = max_concurrent
        self._semaphores: dict[str, asyncio.Semaphore] = {}
        self._request_counts: dict[str, int] = {}  # requests of each address that wait or run

    @asynccontextmanager
    async def wait_turn(self, address: str) -> AsyncIterator[None]:
        semaphore = self._semaphores.setdefault(address, asyncio.Semaphore(self._max_concurrent))
        self._request_counts[address] = self._request_counts.get(address, 0) + 1
        try:
            async with semaphore:
                yield
        finally:
            self._request_counts[address] -= 1
            if not self._request_counts[address]:
                del self._request_counts[address], self._semaphores[address]


class RateLimitMiddleware:
    """Counts requests, and answers those that are too many with a refusal, after a delay."""

    def __init__(self, app: ASGIApp, limits: Limits, on_refusal: Callable[[str], None]) -> None:
        self.app = app
        self._of_player = RateLimit(limits.requests_at_once, limits.requests_a_second, "too-fast")
        self._of_address = RateLimit(
            limits.requests_at_once_of_address, limits.requests_a_second_of_address, "too-fast"
        )
        self._concurrent = ConcurrencyLimit(limits.lines_of_address, "too-many-connections")
        self._queues = AddressQueues(limits.requests_together_of_address)
        self._refusal_delay = limits.refusal_seconds
        self._on_refusal = on_refusal

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        address = client_network(HTTPConnection(scope))
        try:
            with self._concurrent.slot(address):
                return await self._limit_request(scope, receive, send, address)
        except Refusal as refusal:
            self._on_refusal(refusal.key)
            return await problem_response(refusal)(scope, receive, send)

    async def _limit_request(self, scope: Scope, receive: Receive, send: Send, address: str) -> None:
        if scope["path"].startswith(STORE_PATHS):
            try:
                self._of_address.take(address)
                self._of_player.take(scope["player"])
            except Refusal as refusal:
                self._on_refusal(refusal.key)
                await asyncio.sleep(self._refusal_delay)  # or the client would be back at once
                return await problem_response(refusal)(scope, receive, send)
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(self._queues.wait_turn(address))

            async def send_and_free_turn(message: Message) -> None:
                if message["type"] == "http.response.start":
                    # The answer is made: how long it takes from here on depends on how quickly the client reads.
                    await stack.aclose()
                await send(message)

            await self.app(scope, receive, send_and_free_turn)
