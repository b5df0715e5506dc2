"""The rate limiter: how much one visitor, and one address, may ask over HTTP.

Three things are counted, by the address of the visitor, also behind a proxy: requests that are under way, requests of
what the store has to be asked for, and requests that are worked on at the same time. So nobody's moves wait for
someone who asks in a loop: all that waits is what they ask.
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

STORE_PATHS = ("/api/", "/t/")  # what may ask the store begins so; all else are files


class AddressQueues:
    """So many at a time for each address; the others wait, in the order in which they came."""

    def __init__(self, max_concurrent: int) -> None:
        self._max_concurrent = max_concurrent
        self._semaphores: dict[str, asyncio.Semaphore] = {}
        self._request_counts: dict[str, int] = {}  # who wait or are served

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
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
    """Middleware: counts requests, and answers what is too much with a sentence, after a while."""

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
        except Refusal as why:
            self._on_refusal(why.key)
            return await problem_response(why)(scope, receive, send)

    async def _limit_request(self, scope: Scope, receive: Receive, send: Send, address: str) -> None:
        if scope["path"].startswith(STORE_PATHS):
            try:
                self._of_address.take(address)
                self._of_player.take(scope["player"])
            except Refusal as why:
                self._on_refusal(why.key)
                await asyncio.sleep(self._refusal_delay)  # or the line would be back at once
                return await problem_response(why)(scope, receive, send)
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(self._queues.turn(address))

            async def send_and_free_turn(message: Message) -> None:
                if message["type"] == "http.response.start":
                    await stack.aclose()  # made: from here on it depends on how quickly they read
                await send(message)

            await self.app(scope, receive, send_and_free_turn)
