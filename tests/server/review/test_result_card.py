"""The card of a finished game: players, result, chances if it was reviewed, and no secrets."""

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from fathoms.core.game import find_game
from fathoms.server.images import result_card_svg
from fathoms.server.images.result_card import CardPlayer, ResultCard, build_card, outcome_sentence
from fathoms.server.images.result_card_svg import (
    HEIGHT,
    SEATS,
    SHAPES,
    WIDTH,
    chance_points,
    fitted_text,
    render_card,
    text_width,
)
from fathoms.server.review import review_service
from fathoms.server.store.stored_table import Result, StoredTable
from fathoms.server.table.seats import bot_seat, person_seat
from fathoms.server.wire.review_messages import GameReview
from tests.server.people import Message, Person
from tests.server.review.games import finished_game, play_out, short_game, store_of
from tests.server.review.stand_in import command
from tests.server.review.test_review_service import reviewed

WEB = Path(__file__).parents[3] / "web" / "src"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(autouse=True)
def game() -> Iterator[None]:
    with short_game():
        yield


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_service, "COMMAND", command("quick"))


def path(table: Message) -> str:
    return f"/api/tables/{table['id']}/card.svg"


def words_in(svg: str) -> list[str]:
    return [each.text or "" for each in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def players(*names: str, shares: tuple[float, ...] = (1.0, 0.0), sides: tuple[int, ...] = ()) -> tuple[CardPlayer, ...]:
    return tuple(
        CardPlayer(seat, sides[seat] if sides else seat, name, 20 - seat, shares[seat])
        for seat, name in enumerate(names)
    )


def a_card(*names: str, steps: int = 0) -> ResultCard:
    here = players(*names, shares=(1.0,) + (0.0,) * (len(names) - 1))
    even = (1 / len(names),) * len(names)
    return ResultCard(
        "Bids", outcome_sentence(here), here, ((even, even),) * steps, even, tuple(each.share for each in here)
    )


def test_a_picture_names_everyone_and_says_how_it_ended(ann: Person, eve: Person) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]
    table = ann.post("/api/tables", {"game": "bids", "seats": seats}).json()
    match = play_out(store_of(ann.house), table["id"])
    answer = eve.get(path(table))
    assert answer.headers["content-type"] == "image/svg+xml"
    words = words_in(answer.text)
    assert {"Ann", "Captain Clog", *map(str, match.scores())} <= set(words)
    root = ElementTree.fromstring(answer.text)
    assert (root.get("width"), root.get("height")) == (str(WIDTH), str(HEIGHT))
    assert "Ann" in (root.get("aria-label") or "")


def test_the_chances_are_drawn_when_the_game_was_reviewed(ann: Person) -> None:
    table = finished_game(ann)
    before = ann.get(path(table))
    assert "50%" not in words_in(before.text)
    reviewed(ann, table)
    after = ann.get(path(table))
    assert "50%" in words_in(after.text)
    assert after.text.count('stroke-width="4"') == 2, "a line for each side"
    assert before.headers["etag"] != after.headers["etag"]


def test_there_is_no_picture_before_the_end(ann: Person, eve: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_service, "result_of", lambda *args: pytest.fail("something was worked out"))
    table = ann.set_up("me", "me", game="bids")
    ann.at(table)
    for asking in (ann, eve):
        answer = asking.get(path(table))
        assert (answer.status_code, answer.json()["key"]) == (409, "card-not-over")
        assert answer.headers["cache-control"] == "no-store"
    assert ann.get("/api/tables/nowhere/card.svg").status_code == 404


def test_a_picture_is_kept_by_the_browser_for_a_while_and_by_nobody_else(ann: Person) -> None:
    table = finished_game(ann)
    first = ann.get(path(table))
    assert first.headers["cache-control"].startswith("private, max-age=")
    again = ann.get(path(table), headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", "\"><image href='x'/>", "]]>&amp;", "Ann & Ben"])
def test_names_are_words_and_nothing_else(name: str) -> None:
    svg = render_card(a_card(name, "Ben"))
    root = ElementTree.fromstring(svg)
    known = {"svg", "title", "rect", "path", "g", "circle", "text"}
    assert {each.tag.removeprefix(SVG) for each in root.iter()} <= known
    attributes = {name for each in root.iter() for name in each.attrib}
    assert not [name for name in attributes if re.search(r"href|style|^on", name)], "nothing is fetched, styled or run"
    assert name in words_in(svg)


@pytest.mark.parametrize("names", [("x",), ("W" * 30, "Ben"), tuple("abcdef"), tuple("abcdefghijklmno")])
@pytest.mark.parametrize("steps", [0, 5])
def test_all_there_is_stays_within_the_picture(names: tuple[str, ...], steps: int) -> None:
    root = ElementTree.fromstring(render_card(a_card(*names, steps=steps)))
    for each in root.iter(f"{SVG}text"):
        x, y, size = (float(each.get(name) or 0) for name in ("x", "y", "font-size"))
        wide = text_width(each.text or "", size, int(each.get("font-weight") or 0))
        left = x - wide if each.get("text-anchor") == "end" else x
        assert -1 <= left <= left + wide <= WIDTH + 1, each.text
        assert 0 < y < HEIGHT
    assert (
        len([each for each in root.iter(f"{SVG}text") if (each.text or "") in names or "…" in (each.text or "")]) >= 1
    )


def test_long_words_are_cut() -> None:
    assert "…" in fitted_text("W" * 30, 0, 0, 30, 300)
    assert "…" not in fitted_text("Ann", 0, 0, 30, 300)
    assert "…" in fitted_text("日" * 30, 0, 0, 30, 300)


def test_a_line_goes_from_the_start_through_every_decision_to_the_result() -> None:
    card = ResultCard(
        "Bids", "", (), (((0.5, 0.5), (0.25, 0.75)), ((0.375, 0.625), (0.75, 0.25))), (0.5, 0.5), (1.0, 0.0)
    )
    assert chance_points(card, 0) == [(0, 0.5), (1, 0.5), (1, 0.25), (2, 0.375), (2, 0.75), (3, 1.0)]


@pytest.mark.parametrize(
    ("shares", "said"),
    [
        ((1.0, 0.0), "Ann wins!"),
        ((0.5, 0.5), "The win is shared: Ann · Ben"),
        ((1.0, 1.0), "They win together: Ann · Ben!"),
        ((0.0, 0.0), "The game is over"),
    ],
)
def test_the_outcome_in_a_sentence(shares: tuple[float, ...], said: str) -> None:
    assert outcome_sentence(players("Ann", "Ben", shares=shares)) == said


def test_winners_come_first_and_partners_share_a_line() -> None:
    seats = (person_seat("ann", "Ann"), bot_seat("diver"), person_seat("ben", "Ben"), bot_seat("diver"))
    options = {option.name: option.default for option in find_game("dykarna").options}
    kept = StoredTable("dykarna", 2, 4, options, False, "ann", seats, status="over")
    nothing = GameReview(
        table=kept.id,
        state="stopped",
        reason=None,
        place=0,
        done=0,
        of=9,
        players=4,
        judged=True,
        start=[0.5] * 4,
        result=[0.0, 1.0, 0.0, 1.0],
        decisions=[],
        seats=[],
        turning=[],
        insights=[],
    )
    card = build_card(kept, Result(1.0, [3, 9, 3, 9], [0.0, 1.0, 0.0, 1.0]), nothing)
    assert [player.seat for player in card.players] == [1, 3, 0, 2]
    assert result_card_svg.one_seat_per_side(card.players) == [1, 0]
    assert card.steps == (), "a review that was stopped is not drawn"


def test_the_looks_are_those_of_the_page() -> None:
    tokens = (WEB / "style" / "tokens.css").read_text(encoding="utf-8").split("data-theme")[0]
    assert tuple(re.findall(r"--seat-\d: (#\w+)", tokens)) == SEATS
    for name, colour in {
        "sky": result_card_svg.SKY,
        "paper": result_card_svg.PAPER,
        "ink": result_card_svg.INK,
        "gold": result_card_svg.GOLD,
    }.items():
        assert f"--{name}: {colour};" in tokens
    shapes = (WEB / "kit" / "shapes.ts").read_text(encoding="utf-8")
    assert tuple(re.findall(r"'([Mm][^']+)'", shapes)) == SHAPES
