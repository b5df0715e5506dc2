"""Sessions: a player is a random id in a signed cookie. No accounts, no passwords, nothing personal."""

import secrets
from http.cookies import CookieError, SimpleCookie

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fathoms.core.refusal import Refusal
from fathoms.server.http.problem_responses import problem_response
from fathoms.server.http.rate_limits import HourlyLimit, client_network

COOKIE = "fathoms"
COOKIE_MAX_AGE = 400 * 24 * 3600  # seconds; browsers keep none longer


class SessionCookies:
    """Writes and reads session cookies."""

    def __init__(self, key: str) -> None:
        self._signer = URLSafeSerializer(key, salt="player")

    def write(self, player_id: str, secure: bool) -> str:
        """A `Set-Cookie` header for a player."""
        flags = "; Secure" if secure else ""
        return (
            f"{COOKIE}={self._signer.dumps(player_id)}; Path=/; Max-Age={COOKIE_MAX_AGE}; HttpOnly; SameSite=Lax{flags}"
        )

    def read(self, header: str | None) -> str | None:
        """The player id of a `Cookie` header; None if there is none, or one that we did not sign."""
        try:
            cookies = SimpleCookie(header or "")
            player_id = self._signer.loads(cookies[COOKIE].value)
        except (KeyError, CookieError, BadSignature):
            return None
        return player_id if isinstance(player_id, str) else None


class SessionMiddleware:
    """Sets `scope["player"]` to the id of the player who asks; new visitors get a cookie with the answer.

    The number of visitors from one address who change something without a cookie is limited.
    """

    def __init__(self, app: ASGIApp, sessions: SessionCookies, visitors_an_hour: int) -> None:
        self.app = app
        self.sessions = sessions
        self.visitors = HourlyLimit(visitors_an_hour, "too-many-visitors")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        # The client's files are the same for everyone: they stay cacheable, without cookies.
        if scope["type"] not in ("http", "websocket") or scope["path"].startswith("/assets/"):
            return await self.app(scope, receive, send)
        player_id = self.sessions.read(Headers(scope=scope).get("cookie"))
        scope["player"] = player_id or secrets.token_urlsafe(16)
        if player_id is None and (scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")):
            try:
                self.visitors.take(client_network(HTTPConnection(scope)))
            except Refusal as refusal:
                if scope["type"] == "websocket":
                    return await send({"type": "websocket.close", "code": 1008, "reason": refusal.key})
                return await problem_response(refusal)(scope, receive, send)

        async def send_with_cookie(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                message.setdefault("headers", [])
                secure = scope["scheme"] in ("https", "wss")
                MutableHeaders(scope=message).append("set-cookie", self.sessions.write(scope["player"], secure))
            await send(message)

        return await self.app(scope, receive, send_with_cookie if player_id is None else send)
