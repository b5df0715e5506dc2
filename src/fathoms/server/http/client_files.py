"""Serves the built client: its files, and `index.html` for every address that is the client's own."""

import re
from pathlib import Path

from fastapi import APIRouter
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.exceptions import HTTPException

from fathoms.server.http.dependencies import SettingsDep
from fathoms.words import current_language, say

IMMUTABLE = "public, max-age=31536000, immutable"  # names in assets/ hold a digest of their content
REVALIDATE = "no-cache"
FIRST_SCRIPT = re.compile(r'<script type="module"[^>]* src="(/assets/[^"]+)"')
EARLY_SCRIPT = (
    '<script async fetchpriority="high" src="/early.js"></script>'  # fetches the table while scripts are on their way
)
NO_PAGE = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Fathoms</title><h1>Fathoms</h1><p>{text}</p></html>"""
router = APIRouter()


@router.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
def client_file(path: str, settings: SettingsDep) -> Response:
    """Serve a file of the client, or its index page, for every address that is not under /api."""
    folder = settings.page
    file = folder / path
    if path.startswith("api/") or not is_inside(folder, file):
        raise HTTPException(404)
    if path and file.is_file():
        return FileResponse(file, headers={"cache-control": IMMUTABLE if path.startswith("assets/") else REVALIDATE})
    if "." in path.rsplit("/", 1)[-1]:  # a missing file; the client's own addresses have no dots
        raise HTTPException(404)
    return spa_index(folder)


def client_build(folder: Path) -> str:
    """The name of the client build that this server has: its first script, whose name holds a digest. "" if there is
    none."""
    try:
        match = FIRST_SCRIPT.search((folder / "index.html").read_text(encoding="utf-8"))
    except OSError:
        return ""
    return match[1] if match else ""


def spa_index(folder: Path) -> Response:
    index = folder / "index.html"
    if not index.is_file():
        return HTMLResponse(NO_PAGE.format(text=say("page-not-built"), language=current_language()), 503)
    return FileResponse(index, headers={"cache-control": REVALIDATE})


def preload_tags(folder: Path, game: str, language: str) -> str:
    """Lines for the head of a table's page that preload what the client will need for this game and language."""
    digest = r"-[\w-]{8}"
    pattern = re.compile(rf"(?:{game}|{game}-{language}|{language}-page){digest}\.js|{game}{digest}\.css")
    names = sorted(file.name for file in (folder / "assets").glob("*") if pattern.fullmatch(file.name))
    styles = [
        f'<link rel="preload" as="style" crossorigin href="/assets/{name}">' for name in names if name[-4:] == ".css"
    ]
    scripts = [f'<link rel="modulepreload" crossorigin href="/assets/{name}">' for name in names if name[-3:] == ".js"]
    return "".join([EARLY_SCRIPT, *scripts, *styles])


def is_inside(folder: Path, file: Path) -> bool:
    """Is the path inside the folder, however it is written?"""
    try:
        file.is_file()  # asks the system, which knows which names are possible
        return file.resolve().is_relative_to(folder.resolve())
    except (OSError, ValueError):  # a name that no file can have
        return False
