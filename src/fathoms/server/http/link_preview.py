"""What messengers show of a table's link: a title, who is waiting there, and a picture.

The link is the invitation, so this shows what anyone who opens it sees; names only while the table is waiting for
players.
"""

import asyncio
import hashlib
from html import escape

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from sqlalchemy.exc import SQLAlchemyError

from fathoms.core.refusal import Refusal
from fathoms.lab.report.format import game_title
from fathoms.server.http.client_files import REVALIDATE, preload_tags, spa_index
from fathoms.server.http.dependencies import LIMITED, ImagesDep, SettingsDep, TablesDep
from fathoms.server.http.problem_responses import DOCUMENTED
from fathoms.server.http.public_address import public_base_url
from fathoms.server.images.result_card_svg import HEIGHT, WIDTH
from fathoms.server.store.stored_table import StoredTable
from fathoms.server.table.table_state import opening_problem
from fathoms.server.table.tables import Tables
from fathoms.words import current_language, say

DATABASE_TIMEOUT = 2.0  # seconds for the database: the page itself needs none
IMAGE_MAX_AGE = 300  # seconds a picture may be shown again without asking
router = APIRouter()


@router.get("/api/tables/{table}/preview.png", response_class=Response, responses=DOCUMENTED, dependencies=LIMITED)
async def preview_image(request: Request, table: str, tables: TablesDep, images: ImagesDep) -> Response:
    """A picture of a table for messengers: which of its seats are taken."""
    stored_table = await find_openable_table(tables, table)
    if stored_table is None:
        raise Refusal("table-unknown")
    image = await images.table_poster(taken_seats(stored_table))
    tag = f'"{hashlib.sha256(image).hexdigest()[:32]}"'
    # New visitors get their cookie with it.
    headers = {"etag": tag, "cache-control": f"private, max-age={IMAGE_MAX_AGE}"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(image, media_type="image/png", headers=headers)


@router.api_route("/t/{table}", methods=["GET", "HEAD"], include_in_schema=False)
async def preview_page(request: Request, table: str, tables: TablesDep, settings: SettingsDep) -> Response:
    """The page of a table with the meta tags that messengers look for."""
    index = settings.page / "index.html"
    stored_table = await find_openable_table(tables, table)
    if stored_table is None or not index.is_file():
        return spa_index(settings.page)
    text = await asyncio.to_thread(index.read_text, encoding="utf-8")
    preloads = await asyncio.to_thread(preload_tags, settings.page, stored_table.game, current_language())
    try:
        base = public_base_url(request, settings)
    except Refusal:  # a link that leads elsewhere is worse than none
        base = ""
    page = text.replace("</head>", f"{meta_tags(stored_table, base)}{preloads}</head>", 1)
    return HTMLResponse(page, headers={"cache-control": REVALIDATE})


async def find_openable_table(tables: Tables, table: str) -> StoredTable | None:
    """A table that can be opened; None if there is none, or if the database does not answer."""
    try:
        async with asyncio.timeout(DATABASE_TIMEOUT):
            stored_table = await tables.services.run_in_reader(tables.services.store.find, table)
    except (TimeoutError, SQLAlchemyError):
        return None
    return None if stored_table is None or opening_problem(stored_table) else stored_table


def taken_seats(stored_table: StoredTable) -> tuple[bool, ...]:
    return tuple(seat.kind != "open" for seat in stored_table.seats)


def meta_tags(stored_table: StoredTable, base: str) -> str:
    """The meta tags of the page; without links where our own address is not known."""
    address = f"{base}t/{stored_table.id}"
    image_properties = {
        "og:url": address,
        "og:image": f"{base}api/tables/{stored_table.id}/preview.png",
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": say("preview-picture", taken=sum(taken_seats(stored_table)), seats=stored_table.players),
    }
    properties = {
        "og:type": "website",
        "og:site_name": say("card-title"),
        "og:title": game_title(stored_table.game),
        "og:description": describe_table(stored_table),
        **(image_properties if base else {}),
    }
    lines = [f'<meta property="{name}" content="{escape(text)}">' for name, text in properties.items()]
    lines += [
        f'<meta name="description" content="{escape(describe_table(stored_table))}">',
        '<meta name="twitter:card" content="summary_large_image">',
        '<meta name="robots" content="noindex">',  # an invitation is for those to whom it was sent
    ]
    return "".join(lines)


def describe_table(stored_table: StoredTable) -> str:
    """A sentence about who is waiting and how many seats are free, or that the game is running or over."""
    if stored_table.status != "waiting":
        return say("preview-playing" if stored_table.status == "playing" else "preview-over")
    names = [
        seat.name or say("table-seat-number", number=number + 1)
        for number, seat in enumerate(stored_table.seats)
        if seat.kind == "person"
    ]
    free = taken_seats(stored_table).count(False)
    waiting = say("preview-waiting", names=", ".join(names), people=len(names)) if names else ""
    return f"{waiting} {say('preview-free', free=free)}".strip()
