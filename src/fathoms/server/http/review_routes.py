"""Routes for reviews of finished games, result cards, and a player's own games."""

import hashlib
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import JSONResponse, Response

from fathoms.server.http.dependencies import LIMITED, CurrentPlayer, QuotasDep
from fathoms.server.http.problem_responses import DOCUMENTED
from fathoms.server.http.rate_limits import client_network
from fathoms.server.review.player_games import PlayerGames
from fathoms.server.review.review_service import ReviewService
from fathoms.server.wire import review_messages

FRESH = 300  # seconds a picture may be shown again without asking


async def get_review_service(request: Request) -> ReviewService:
    reviews: ReviewService = request.app.state.review_service
    return reviews


async def get_player_games(request: Request) -> PlayerGames:
    player_games: PlayerGames = request.app.state.player_games
    return player_games


PlayerGamesDep = Annotated[PlayerGames, Depends(get_player_games)]
ReviewServiceDep = Annotated[ReviewService, Depends(get_review_service)]
router = APIRouter(prefix="/api", responses=DOCUMENTED)


def review_response(review: review_messages.GameReview, after: int = 0) -> Response:
    """A review as JSON; it is not validated again, since a long one would hold up everyone's moves."""
    new = review.model_copy(update={"decisions": review.decisions[after:]})
    return Response(new.model_dump_json(), media_type="application/json")


@router.post("/tables/{table}/review", response_model=review_messages.GameReview)
async def create_review(
    request: Request, table: str, reviews: ReviewServiceDep, quotas: QuotasDep, player_id: CurrentPlayer
) -> Response:
    """Have a finished game reviewed; if it has been, this is the same review."""
    review = await reviews.review_for(table, player_id)
    if review.state in ("none", "stopped", "failed"):  # the others cost nothing
        quotas.reviews_of_player.take(player_id)
        quotas.reviews_of_address.take(client_network(request))
    return review_response(await reviews.request_review(table, player_id))


@router.get("/tables/{table}/review", response_model=review_messages.GameReview, dependencies=LIMITED)
async def show_review(
    table: str, reviews: ReviewServiceDep, player_id: CurrentPlayer, after: Annotated[int, Query(ge=0)] = 0
) -> Response:
    """The review of a finished game as far as it is known, without the first `after` decisions."""
    return review_response(await reviews.review_for(table, player_id), after)


@router.delete("/tables/{table}/review", response_model=review_messages.GameReview)
async def stop_review(table: str, reviews: ReviewServiceDep, player_id: CurrentPlayer) -> Response:
    """Stop a review that the reader has requested; what is known stays."""
    return review_response(await reviews.stop(table, player_id))


@router.get("/tables/{table}/card.svg", response_class=Response, dependencies=LIMITED)
async def result_card(request: Request, table: str, reviews: ReviewServiceDep, player_id: CurrentPlayer) -> Response:
    """A finished game as a picture to share: who played, how it ended, and everyone's chances if it was reviewed."""
    svg = (await reviews.result_card(table, player_id)).encode()
    tag = f'"{hashlib.sha256(svg).hexdigest()[:32]}"'
    # Private, since the answer may set a cookie; not for long, since a review or another name may follow.
    headers = {"etag": tag, "cache-control": f"private, max-age={FRESH}"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(svg, media_type="image/svg+xml", headers=headers)


@router.get("/mine", dependencies=LIMITED)
async def my_games(
    player_games: PlayerGamesDep,
    player_id: CurrentPlayer,
    before: float | None = None,
    game: Annotated[str | None, Query(max_length=40)] = None,
) -> review_messages.MyGames:
    """A page of the reader's finished games, the newest first: those that ended before the time `before`."""
    return await player_games.games_page(player_id, before, game)


@router.get("/mine/games.json", response_model=review_messages.GamesExport, dependencies=LIMITED)
async def export_games(player_games: PlayerGamesDep, player_id: CurrentPlayer) -> JSONResponse:
    """All stored data about the reader's finished games, as a file."""
    games = await player_games.export(player_id)
    name = 'attachment; filename="fathoms-games.json"'
    return JSONResponse(games.model_dump(mode="json"), headers={"content-disposition": name})


@router.delete("/mine", status_code=204)
async def forget_player(player_games: PlayerGamesDep, player_id: CurrentPlayer) -> None:
    """Remove the reader's name and feats from all finished games; the others keep these games."""
    await player_games.forget_player(player_id)


@router.delete("/mine/{table}", status_code=204)
async def forget_player_in_game(table: str, player_games: PlayerGamesDep, player_id: CurrentPlayer) -> None:
    """Remove the reader's name from one finished game; the others keep it."""
    await player_games.forget_player_in_game(player_id, table)
