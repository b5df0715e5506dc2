"""What messengers show of a table's link: its game, who waits, and a picture; nothing hidden."""

import io
import re
import struct
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image
from scripts.icons import PUBLIC, icons

from fathoms.server.images.canvas import Canvas, circle_path, rectangle_path
from fathoms.server.images.result_card_svg import HEIGHT, SHAPES, WIDTH
from fathoms.server.images.table_poster import LOGO, table_poster
from tests.server.people import House, Message, Person, open_house

FAVICON = PUBLIC / "favicon.svg"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<html><head><title>Fathoms</title></head><body></body></html>")
    with open_house(tmp_path / "data", page=page) as house:
        yield house


def told_of(table: Message, person: Person, **headers: str) -> dict[str, str]:
    answer = person.get(f"/t/{table['id']}", headers=headers)
    assert answer.headers["cache-control"] == "no-cache"
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', answer.text)
    return {name: unescape(text) for name, text in found}


def test_a_table_that_waits_says_who_and_for_how_many(ann: Person, eve: Person) -> None:
    seats = [{"kind": "me", "name": '"><script>Ann'}, {"kind": "open"}, {"kind": "open"}]
    table = ann.post("/api/tables", {"game": "poo_divers", "seats": seats}).json()
    told = told_of(table, eve)
    assert told["og:title"] == "Tokyo Poo Divers"
    assert told["og:description"] == '"><script>Ann is waiting. 2 seats are free.'
    assert told["og:image"] == f"http://testserver/api/tables/{table['id']}/preview.png"
    assert told["robots"] == "noindex"
    assert "<script>" not in eve.get(f"/t/{table['id']}").text


def test_a_game_that_is_on_names_nobody(ann: Person, eve: Person) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]
    table = ann.post("/api/tables", {"game": "poo_divers", "seats": seats}).json()
    told = told_of(table, eve)
    assert told["og:description"] == "The game is on. Come and watch!"
    assert "Ann" not in str(told)


def test_what_the_table_needs_is_asked_for_with_the_page(ann: Person, tmp_path: Path) -> None:
    assets = tmp_path / "page" / "assets"
    assets.mkdir()
    ours = ["en-page-DtNOw-AK.js", "poo_divers-Dufn8oY1.js", "poo_divers-en-D9eN2Xfp.js", "poo_divers-d5H2Ta10.css"]
    others = ["dykarna-DGVnP9K9.js", "poo_divers-de-CJPY36BJ.js", "de-page-Dhl2RUH0.js", "en-lab_page-B2XMmafw.js"]
    for name in ours + others:
        (assets / name).touch()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]
    table = ann.post("/api/tables", {"game": "poo_divers", "seats": seats}).json()
    asked = re.findall(
        r'<link rel="(?:modulepreload|preload)"[^>]* href="/assets/([^"]+)">', ann.get(f"/t/{table['id']}").text
    )
    assert sorted(asked) == sorted(ours)


def test_the_page_of_a_table_calls_it_before_its_scripts_are_there(ann: Person) -> None:
    table = ann.set_up("me", "open")
    assert 'src="/early.js"' in ann.get(f"/t/{table['id']}").text
    for other in ("/", "/t/nosuchtable", f"/t/{table['id']}/review"):
        assert "early.js" not in ann.get(other).text


def test_an_unknown_table_is_the_plain_page(ann: Person) -> None:
    assert "og:" not in ann.get("/t/nosuchtable").text
    assert ann.get("/t/nosuchtable").status_code == 200
    assert ann.get("/api/tables/nosuchtable/preview.png").status_code == 404


def test_the_page_does_not_wait_for_the_database(house: House, ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.set_up("me", "open")
    monkeypatch.setattr("fathoms.server.http.link_preview.DATABASE_TIMEOUT", 0)
    answer = ann.get(f"/t/{table['id']}")
    assert (answer.status_code, "og:" in answer.text) == (200, False)


def test_the_picture_shows_the_seats_and_is_small_and_kept(ann: Person, eve: Person) -> None:
    table = ann.set_up("me", "open")
    path = f"/api/tables/{table['id']}/preview.png"
    answer = eve.get(path)
    assert answer.headers["content-type"] == "image/png"
    assert struct.unpack(">II", answer.content[16:24]) == (WIDTH, HEIGHT)
    assert len(answer.content) < 60_000, "messengers do not fetch large ones"
    assert eve.get(path, headers={"if-none-match": answer.headers["etag"]}).status_code == 304
    eve.at(table).ask("sit", seat=1)
    assert eve.get(path).headers["etag"] != answer.headers["etag"]
    assert table_poster((True, False)) is table_poster((True, False)), "it is painted once"


def test_as_many_seats_as_there_can_be_fit_on_it() -> None:
    assert table_poster((True,) * 15) != table_poster((True,) * 14)


# Painting


def points_of(picture: bytes) -> NDArray[np.int16]:
    """A PNG as its points: (height, width, red green blue opacity)."""
    return np.asarray(Image.open(io.BytesIO(picture)).convert("RGBA")).astype(np.int16)


def painted(path: str, **how: Any) -> NDArray[np.int16]:
    canvas = Canvas(24, 24)
    canvas.fill(path, "#000000", **how)
    return points_of(canvas.png())


@pytest.mark.parametrize(
    ("path", "area"),
    [
        (circle_path(10, 10, 5), np.pi * 25),
        (rectangle_path(1, 1, 10, 8), 80),
        (rectangle_path(1, 1, 10, 8, 2), 80 - (4 - np.pi) * 4),
    ],
)
def test_what_is_filled_is_as_large_as_it_is(path: str, area: float) -> None:
    assert painted(path)[..., 3].sum() / 255 == pytest.approx(area, rel=0.02)


def test_what_is_filled_is_moved_and_scaled() -> None:
    across, down = np.nonzero(painted("M0 0h2v4h-2Z", at=(3, 5), scale=(2, 1.5))[..., 3].T)
    assert (across.min(), across.max(), down.min(), down.max()) == (3, 6, 5, 10)


def test_edges_are_smooth_and_colours_true() -> None:
    canvas = Canvas(4, 1)
    canvas.fill("M0 0H2.5V1H0Z", "#ff8000")
    assert points_of(canvas.png())[0].tolist() == [
        [255, 128, 0, 255],
        [255, 128, 0, 255],
        [255, 128, 0, pytest.approx(128, abs=2)],
        [0, 0, 0, 0],
    ]


def test_what_is_filled_later_lies_above() -> None:
    canvas = Canvas(2, 1)
    canvas.fill("M0 0h2v1h-2Z", "#ffffff")
    canvas.fill("M1 0h1v1h-1Z", "#000000", 0.5)
    assert points_of(canvas.png())[0, :, 0].tolist() == [255, pytest.approx(127, abs=2)]


def test_every_mark_can_be_painted() -> None:
    for shape in SHAPES:
        assert 150 < painted(shape)[..., 3].sum() / 255 < 330


def test_the_logo_is_that_of_the_page() -> None:
    drawn = FAVICON.read_text(encoding="utf-8")
    assert re.findall(r'fill="(#\w+)"', drawn) == [colour for colour, _ in LOGO]
    assert re.findall(r' d="([^"]+)"', drawn) == [path for _, path in LOGO[1:3]]


def test_the_pages_icons_are_those_that_are_painted() -> None:
    for name, picture in icons().items():
        there, wanted = points_of((PUBLIC / name).read_bytes()), points_of(picture)
        assert there.shape == wanted.shape, name
        assert np.abs(there - wanted).max() <= 8, name  # other releases of the library may round otherwise
