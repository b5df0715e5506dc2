"""Middleware that checks origins and sizes of requests, and adds security headers to answers."""

import asyncio
import json
import logging
import re
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fathoms.core.input_errors import TEXT
from fathoms.core.refusal import Refusal
from fathoms.server.error_reporting import report_error
from fathoms.server.http.problem_responses import problem_response

log = logging.getLogger(__name__)

LONE_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",  # the address of a table is its invitation
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


class SecurityHeadersMiddleware:
    """Adds the headers above to every answer; answers of the API are not cached.

    Unexpected errors are answered in words, and logged without their messages.
    """

    def __init__(self, app: ASGIApp, build: str = "") -> None:
        self.app = app
        self.build = build  # the client build of this server: an older page loads itself again

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response_started = False

        async def send_with_headers(message: Message) -> None:
            nonlocal response_started
            response_started = True
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
                    headers.add_vary_header("accept-language")
                    if self.build:
                        headers["fathoms-build"] = self.build
            await send(message)

        try:
            await self.app(scope, receive, send if scope["type"] == "websocket" else send_with_headers)
        except Exception as error:  # uvicorn would log its message
            report_error(log, f"a {scope['type']} request failed", error)
            if scope["type"] == "http" and not response_started:
                await problem_response(Refusal("server-trouble"))(scope, receive, send_with_headers)


class SameOriginMiddleware:
    """Refuses pages of other sites: they can neither change anything here nor listen in.

    Browsers always name the origin of a page that posts or opens a WebSocket; programs need not.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        needs_check = scope["type"] == "websocket" or (
            scope["type"] == "http" and scope["method"] not in ("GET", "HEAD")
        )
        if not needs_check or is_same_origin(Headers(scope=scope)):
            return await self.app(scope, receive, send)
        if scope["type"] == "websocket":
            return await send({"type": "websocket.close", "code": 1008, "reason": "origin"})
        return await problem_response(Refusal("origin-foreign"))(scope, receive, send)


def is_same_origin(headers: Headers) -> bool:
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # no address at all
        return False


class BodyLimitMiddleware:
    """Refuses requests that are larger than any we know, before reading all of them, or that do not arrive in time."""

    def __init__(self, app: ASGIApp, max_bytes: int, seconds: float) -> None:
        self.app = app
        self.max_bytes = max_bytes
        self.seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] in ("GET", "HEAD"):
            return await self.app(scope, receive, send)
        try:
            async with asyncio.timeout(self.seconds):
                body = await self._read_body(receive)
        except TimeoutError:
            return await problem_response(Refusal("request-too-slow"))(scope, receive, send)
        if body is None:
            return None
        if len(body) > self.max_bytes:
            return await problem_response(Refusal("request-too-large", most=self.max_bytes))(scope, receive, send)
        if not is_storable_text(body):
            return await problem_response(Refusal("request-wrong", **TEXT))(scope, receive, send)
        pending: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

        async def replay_body() -> Message:
            return pending.pop() if pending else await receive()

        return await self.app(scope, replay_body, send)

    async def _read_body(self, receive: Receive) -> bytes | None:
        """The whole request, or more of it than allowed; None if the client has disconnected."""
        body, more = b"", True
        while more and len(body) <= self.max_bytes:
            message = await receive()
            if message["type"] != "http.request":
                return None
            body += message.get("body", b"")
            more = message.get("more_body", False)
        return body


def is_storable_text(body: bytes) -> bool:
    """Is a body text that can be stored and sent again? JSON can also spell halves of surrogate pairs, which cannot."""
    try:
        text = body.decode()
        if LONE_SURROGATE.search(text):
            json.dumps(json.loads(text), ensure_ascii=False).encode()
    except UnicodeError:
        return False
    except (ValueError, RecursionError):  # no JSON: whoever parses it says so
        return True
    return "\0" not in text  # or it could be read as text of another kind
