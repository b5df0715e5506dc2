"""Who is who: a player is a random id in a signed cookie. No accounts, no passwords, nothing personal."""

import os
import secrets
from http.cookies import CookieError, SimpleCookie
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fathoms.core.refusal import Refusal

COOKIE = "fathoms"
KEPT_FOR = 400 * 24 * 3600  # seconds; browsers keep none longer
SECRET_SIZE = 64


def read_secret(folder: Path) -> str:
    """The server's secret key; made on the first start, readable by its owner only."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "secret.key"
    try:
        made = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        secret = file.read_text(encoding="ascii").strip()
        if len(secret) != SECRET_SIZE:
            raise Refusal("secret-broken", file=str(file)) from None
        return secret
    with os.fdopen(made, "w", encoding="ascii") as stream:
        secret = secrets.token_hex(SECRET_SIZE // 2)
        stream.write(secret)
    return secret


class Sessions:
    """Writes and reads the cookies."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="player")

    def write(self, who: str, secure: bool) -> str:
        """A `Set-Cookie` header for a player."""
        flags = "; Secure" if secure else ""
        return f"{COOKIE}={self._signer.dumps(who)}; Path=/; Max-Age={KEPT_FOR}; HttpOnly; SameSite=Lax{flags}"

    def read(self, header: str | None) -> str | None:
        """The player of a `Cookie` header; None if there is none, or one we did not sign."""
        try:
            cookies = SimpleCookie(header or "")
            who = self._signer.loads(cookies[COOKIE].value)
        except (KeyError, CookieError, BadSignature):
            return None
        return who if isinstance(who, str) else None


class KnowsPlayers:
    """Middleware: `scope["player"]` is who asks; strangers become players with the answer."""

    def __init__(self, app: ASGIApp, sessions: Sessions) -> None:
        self.app = app
        self.sessions = sessions

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        # The client's files are the same for everyone: they stay cacheable, without cookies.
        if scope["type"] not in ("http", "websocket") or scope["path"].startswith("/assets/"):
            return await self.app(scope, receive, send)
        known = self.sessions.read(Headers(scope=scope).get("cookie"))
        scope["player"] = known or secrets.token_urlsafe(16)

        async def answer(message: Message) -> None:
            if known is None and message["type"] in ("http.response.start", "websocket.accept"):
                message.setdefault("headers", [])
                secure = scope["scheme"] in ("https", "wss")
                MutableHeaders(scope=message).append("set-cookie", self.sessions.write(scope["player"], secure))
            await send(message)

        return await self.app(scope, receive, answer)
