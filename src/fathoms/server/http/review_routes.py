"""Over HTTP: reviews of finished games, pictures of them, and everyone's own games."""

import hashlib
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import JSONResponse, Response

from fathoms.server.http.dependencies import COUNTED, AllCounts, Player
from fathoms.server.http.problem_responses import DOCUMENTED
from fathoms.server.http.rate_limits import address_of
from fathoms.server.review.player_games import Mine
from fathoms.server.review.review_service import Reviews
from fathoms.server.wire import review_messages

FRESH = 300  # seconds a picture may be shown again without asking


async def all_reviews(request: Request) -> Reviews:
    reviews: Reviews = request.app.state.reviews
    return reviews


async def all_mine(request: Request) -> Mine:
    mine: Mine = request.app.state.mine
    return mine


AllMine = Annotated[Mine, Depends(all_mine)]
AllReviews = Annotated[Reviews, Depends(all_reviews)]
router = APIRouter(prefix="/api", responses=DOCUMENTED)


def told(review: review_messages.GameReview, after: int = 0) -> Response:
    """A review, written at once: to check a long one again first would hold everyone's moves up."""
    new = review.model_copy(update={"decisions": review.decisions[after:]})
    return Response(new.model_dump_json(), media_type="application/json")


@router.post("/tables/{table}/review", response_model=review_messages.GameReview)
async def ask(request: Request, table: str, reviews: AllReviews, counts: AllCounts, who: Player) -> Response:
    """Have a finished game thought over; asked for again, it is the same review."""
    found = await reviews.look(table, who)
    if found.state in ("none", "stopped", "failed"):  # the others cost nothing
        counts.reviews_of_player.take(who)
        counts.reviews_of_address.take(address_of(request))
    return told(await reviews.ask(table, who))


@router.get("/tables/{table}/review", response_model=review_messages.GameReview, dependencies=COUNTED)
async def look(table: str, reviews: AllReviews, who: Player, after: Annotated[int, Query(ge=0)] = 0) -> Response:
    """The review of a finished game: what is known by now, without the first `after` decisions."""
    return told(await reviews.look(table, who), after)


@router.delete("/tables/{table}/review", response_model=review_messages.GameReview)
async def stop(table: str, reviews: AllReviews, who: Player) -> Response:
    """Stop the review that one has asked for; what is known stays."""
    return told(await reviews.stop(table, who))


@router.get("/tables/{table}/card.svg", response_class=Response, dependencies=COUNTED)
async def card(request: Request, table: str, reviews: AllReviews, who: Player) -> Response:
    """A finished game as a picture to share: who played, how it ended, and how the chances went if it is known."""
    picture = (await reviews.picture(table, who)).encode()
    tag = f'"{hashlib.sha256(picture).hexdigest()[:32]}"'
    # Private, as the answer may bring a stranger their cookie; not for long, as a review or another name may come.
    headers = {"etag": tag, "cache-control": f"private, max-age={FRESH}"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(picture, media_type="image/svg+xml", headers=headers)


@router.get("/mine", dependencies=COUNTED)
async def my_games(
    mine: AllMine,
    who: Player,
    before: float | None = None,
    game: Annotated[str | None, Query(max_length=40)] = None,
) -> review_messages.MyGames:
    """The reader's finished games, the newest first, so many at a time: `before` is when the last one ended."""
    return await mine.page(who, before, game)


@router.get("/mine/games.json", response_model=review_messages.TakenHome, dependencies=COUNTED)
async def take_home(mine: AllMine, who: Player) -> JSONResponse:
    """All that is kept of the reader's finished games, as a file."""
    found = await mine.take_home(who)
    name = 'attachment; filename="fathoms-games.json"'
    return JSONResponse(found.model_dump(mode="json"), headers={"content-disposition": name})


@router.delete("/mine", status_code=204)
async def forget(mine: AllMine, who: Player) -> None:
    """Take the reader's name and feats out of all finished games; the others keep these."""
    await mine.forget(who)


@router.delete("/mine/{table}", status_code=204)
async def forget_one(table: str, mine: AllMine, who: Player) -> None:
    """Take the reader's name out of one finished game; the others keep it."""
    await mine.forget_one(who, table)
