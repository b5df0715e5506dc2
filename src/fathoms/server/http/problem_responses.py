"""Answers to requests that are refused: a `wire.Problem` with a status, in words that say what to do."""

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from fathoms.core.input_errors import describe_validation_error
from fathoms.core.refusal import Refusal
from fathoms.server import wire

STATUS = {
    "table-unknown": 404,
    "history-not-over": 409,
    "history-players-only": 403,
    "table-other-rules": 409,
    "table-game-missing": 409,
    "origin-foreign": 403,
    "request-too-large": 413,
    "request-too-slow": 408,
    "request-wrong": 422,
    "too-many-connections": 429,
    "too-many-tables": 429,
    "too-many-histories": 429,
    "too-many-codes": 429,
    "code-wrong": 404,
    "code-have-seat": 409,
    "too-many-visitors": 429,
    "too-fast": 429,
    "too-many-studies": 429,
    "lab-off": 403,
    "lab-unknown": 404,
    "lab-busy": 409,
    "lab-line-full": 429,
    "lab-not-yours": 403,
    "lab-not-finished": 409,
    "review-off": 403,
    "review-not-over": 409,
    "review-not-yours": 403,
    "review-line-full": 429,
    "too-many-reviews": 429,
    "card-not-over": 409,
    "survey-none": 404,
    "daily-none": 404,
    "daily-not-yet": 404,
    "survey-too-long": 503,
    "server-trouble": 500,
    "disk-full": 507,
    "address-unknown": 421,
}
TOO_MANY_REQUESTS = 429
KEYS = {404: "page-unknown", 405: "method-wrong", 413: "request-too-large"}
DOCUMENTED: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": wire.Problem, "description": "Why not, in words"},
    422: {"model": wire.Problem, "description": "A request that cannot be understood"},
}


def problem_response(refusal: Refusal, status: int | None = None) -> JSONResponse:
    problem = wire.Problem(key=refusal.key, args=refusal.args_, text=str(refusal))
    return JSONResponse(problem.model_dump(), status or STATUS.get(refusal.key, 400))


def install_problem_handlers(app: FastAPI) -> None:
    """Have every error of the app answered as a problem."""

    @app.exception_handler(Refusal)
    async def handle_refusal(request: Request, refusal: Refusal) -> JSONResponse:
        if STATUS.get(refusal.key) == TOO_MANY_REQUESTS:
            app.state.metrics.count_refusal(refusal.key)
        return problem_response(refusal)

    @app.exception_handler(RequestValidationError)
    async def handle_invalid_request(request: Request, error: RequestValidationError) -> JSONResponse:
        return problem_response(Refusal("request-wrong", **describe_validation_error(error.errors()[0])))

    @app.exception_handler(HTTPException)
    async def handle_http_error(request: Request, error: HTTPException) -> JSONResponse:
        return problem_response(Refusal(KEYS.get(error.status_code, "request-refused")), error.status_code)
