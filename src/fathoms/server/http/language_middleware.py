"""Middleware that sets the language of an answer: that of `?lang=`, or the first of `Accept-Language` that we have."""

from starlette.datastructures import Headers, QueryParams
from starlette.types import ASGIApp, Receive, Scope, Send

from fathoms.words import LANGUAGES, language_of_header, set_language


class LanguageMiddleware:
    """Sets the language for each request."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            requested_language = QueryParams(scope["query_string"]).get("lang", "")
            set_language(
                requested_language
                if requested_language in LANGUAGES
                else language_of_header(Headers(scope=scope).get("accept-language", ""))
            )
        await self.app(scope, receive, send)
