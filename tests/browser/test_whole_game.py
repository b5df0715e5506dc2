"""Two players and a spectator, each with a browser of their own, and nothing secret on any wire."""

import json
import random
from typing import Any

from playwright.sync_api import Page, WebSocket

from fathoms.core.match import Match
from fathoms.games.poo_divers.scene import FACES
from tests.browser import driving
from tests.browser.conftest import OpenPage, TableServer
from tests.browser.steering import fresh_match, store_of

Frames = list[str]


def record(page: Page) -> Frames:
    """Every frame the table sends to this page from now on."""
    frames: Frames = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    page.on("websocket", listen)
    return frames


def views_in(frames: Frames) -> list[dict[str, Any]]:
    return [view for frame in frames for view in json.loads(frame).get("views", [])]


def the_truth(data: TableServer, table: str) -> tuple[list[str], Match]:
    """What lies under every cover, and the game as it was played, from the server's store."""
    match = fresh_match(data, table)
    squares = match.state.square_of[: match.state.covers]
    cards: list[str] = [FACES[-int(match.state.card[square])] for square in squares]
    with store_of(data) as store:
        for move in store.moves(table):
            match.play(move.seat, move.action)
    return cards, match


def leaks(view: dict[str, Any], cards: list[str], opened_at: dict[int, int], seat: int | None) -> list[str]:
    """What a view shows that its viewer may not know."""
    found = []
    for cover, shown in enumerate(view["scene"]["covers"]):
        if shown["face"] == "closed":
            continue
        if opened_at.get(cover, 10**6) > view["number"]:
            found.append(f"cover {cover} before it was opened")
        elif shown["face"] != cards[cover]:
            found.append(f"cover {cover} is not {shown['face']}")
    peek = view["scene"]["peek"]
    if peek and peek["face"] != "closed" and view["scene"]["turn"] != seat:
        found.append(f"the secret look of {view['scene']['turn']}")
    return found


def openings(match: Match) -> dict[int, int]:
    """After how many actions each cover lay open."""
    again = Match(match.game, match.players, match.options, match.seed)
    opened: dict[int, int] = {}
    for move in match.moves:
        again.play(move.seat, move.action)
        for cover, square in enumerate(again.state.square_of[: again.state.covers]):
            if again.state.card[square] > 0:
                opened.setdefault(cover, again.number)
    return opened


def test_two_players_and_a_spectator_play_a_whole_game_and_no_secret_is_on_the_wire(
    open_page: OpenPage, server: TableServer
) -> None:
    luck = random.Random(7)
    ada, ben, eve = open_page(), open_page(), open_page()
    frames = {0: record(ada), 1: record(ben), None: record(eve)}
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    table = driving.new_table(ada, seats=seats, options={"layout": "heart"})
    ben.goto(f"/t/{table}")
    ben.get_by_label("Name").fill("Ben")
    ben.get_by_role("button", name="Sit here").click()
    eve.goto(f"/t/{table}")
    for page in (ada, ben, eve):
        driving.await_number(page, 0)

    for played in range(driving.LONGEST):
        actor = next((page for page in (ada, ben) if driving.can_act(page)), None)
        if actor is None:
            break
        assert not driving.can_act(eve), "a spectator is offered nothing"
        driving.act(actor, luck, by_hand=played % 5 == 0)
        for page in (ada, ben, eve):
            driving.await_number(page, played + 1)
    for page in (ada, ben, eve):
        driving.expect_result(page)
    assert driving.points(ada) == driving.points(ben) == driving.points(eve)

    cards, match = the_truth(server, table)
    assert match.over
    assert match.scores() == driving.points(eve)
    opened_at = openings(match)
    looks = [view for view in views_in(frames[0]) if view["scene"]["phase"] == "peeking" and view["scene"]["turn"] == 0]
    assert looks, "the game must have a secret look"
    for view in looks:
        peek = view["scene"]["peek"]
        assert peek["face"] == cards[peek["cover"]], "its own player sees the card"
    for viewer, heard in frames.items():
        assert len(views_in(heard)) >= match.number
        for view in views_in(heard):
            assert leaks(view, cards, opened_at, viewer) == []
        assert str(match.seed) not in "".join(heard)
    # The check can fail: what Ada saw in her looks would be a leak on Ben's wire.
    assert any(leaks(view, cards, opened_at, 1) for view in looks)
