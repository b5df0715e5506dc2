"""What happened there? A move that surprises is shown once more, step by step, and the game goes on."""

import re
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from fathoms.core.match import Match, Move
from fathoms.games.dykarna.scene import trail_places
from fathoms.games.poo_divers.state import DECIDING, LOOKING
from fathoms.games.toilet_divers.state import DIVING, TURNING
from fathoms.games.tubyrinth.actions import CALL, SAY_READY
from tests.browser import driving, steering
from tests.browser.conftest import OpenPage, TableServer
from tests.browser.test_accessible import THEMES, complaints, open_with_axe
from tests.browser.test_layout import OUT_OF_REACH
from tests.browser.test_partners import ADA, SIX, can_split_a_seven

KIM, LU = {"kind": "me", "name": "Kim"}, {"kind": "me", "name": "Lu"}
BOT = {"kind": "bot", "bot": "greedy"}
LONG_CHAIN = 3  # places of a diver's move
FAR_ENOUGH = 4  # actions of a dive worth telling
ALONE = ("turn_up", "go", "surface")  # what a diver does without a helper
SCREENS: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "desktop": {"viewport": {"width": 1280, "height": 800}},
}

# Notes what is said, and where the pieces of a board are, as often as that changes.
WATCH = """pieces => {
    [window.seen, window.told] = [new Set(), new Set()];
    window.watching = setInterval(() => {
        window.told.add(document.querySelector('.status').textContent.trim());
        for (const piece of document.querySelectorAll(pieces)) {
            const { x, y } = piece.getBoundingClientRect();
            window.seen.add(`${Math.round(x / 4)} ${Math.round(y / 4)}`);
        }
    }, 40);
}"""

SIZE = "board => Object.values(board.getBoundingClientRect().toJSON())"

Finds = Callable[[Match], list[Move] | None]


class Surprise(NamedTuple):
    """What surprises in a game, and what of it is to be seen again."""

    seats: list[dict[str, str]]
    finds: Finds  # the moves that lead to it, where it is near
    moves: str  # the pieces that move when it is told
    begins: str = "How it began."
    tells: str = ""  # what is said of it


def after(match: Match, *moves: Move) -> Match:
    later = match.fork()
    for move in moves:
        later.play(*move)
    return later


def spilled_pot(match: Match) -> list[Move] | None:
    """Tokyo Poo Divers: a blank while pushing on."""
    if match.state.turn != 0 or match.state.phase != DECIDING:
        return None
    moves = [Move(0, action) for action in match.legal(0)]
    return next(([move] for move in moves if after(match, move).state.phase == LOOKING), None)


def chain(match: Match) -> list[Move] | None:
    """Dykarna: something carries a diver on, and its move is over."""
    for seat in match.actors():
        for action in match.legal(seat):
            later = after(match, Move(seat, action))
            moving = any(diver.moving for diver in match.game.voice.draw(later.view()).divers)
            if len(trail_places(later.view())) >= LONG_CHAIN and not moving:
                return [Move(seat, action)]
    return None


def split_seven(match: Match) -> list[Move] | None:
    """Partners: a seven, shared among two pieces."""
    if not can_split_a_seven(match):
        return None
    name = match.game.voice.name_action
    seven = next(action for action in match.legal(ADA) if name(action) == {"do": "play", "card": "seven"})
    played = after(match, Move(ADA, seven))
    for first in played.legal(ADA):
        rest = after(played, Move(ADA, first))
        for second in rest.legal(ADA) if rest.actors() == [ADA] else ():
            if name(second)["do"] == "go" and rest.state.card and after(rest, Move(ADA, second)).actors() != [ADA]:
                return [Move(ADA, seven), Move(ADA, first), Move(ADA, second)]
    return None


def failed_dive(match: Match) -> list[Move] | None:
    """Toilet Divers: a dive without a helper that comes to nothing."""
    if match.state.phase != TURNING or match.actors() != [0]:
        return None
    dive, moves = match.fork(), []
    while dive.actors() == [0] and dive.state.phase in (TURNING, DIVING):
        ways = [action for action in dive.legal(0) if dive.game.voice.name_action(action)["do"] in ALONE]
        if not ways:
            return None
        moves.append(Move(0, ways[0]))
        dive.play(*moves[-1])
        if len(moves) > 1 and dive.state.phase == TURNING:
            break
    return moves if len(moves) >= FAR_ENOUGH and dive.state.phase == TURNING else None


def leak(match: Match) -> list[Move] | None:
    """Tubyrinth: the other has called; a tile at the tap is no pipeline."""
    if len(match.moves) < 3:
        return None
    for action in match.legal(0):
        if match.game.voice.name_action(action)["do"] == "place":
            moves = [Move(0, action), Move(0, CALL)]
            if match.game.voice.draw(after(match, *moves).view()).seats[0].flow.wet:
                return moves
    return None


def call_soon(match: Match, seat: int) -> int:
    """Both are ready, and one of them calls."""
    return SAY_READY if SAY_READY in match.legal(seat) else CALL


SURPRISES = {
    "poo_divers": Surprise([KIM, LU], spilled_pot, ".cover.open, .diver", tells="a blank"),
    "dykarna": Surprise([KIM, LU], chain, "[data-diver]", tells="the diver"),
    "partners": Surprise([KIM, *[BOT] * 5], split_seven, "[data-piece]", tells="of the 7"),
    "toilet_divers": Surprise([KIM, BOT], failed_dive, ".diver", tells="down there"),
    "tubyrinth": Surprise([KIM, BOT], leak, ".water .in", tells="A leak!"),
}


def come_to(page: Page, server: TableServer, game: str, seats: list[dict[str, str]], finds: Finds) -> list[Move]:
    """Go to a table where something can be found; the moves that lead to it."""
    choose = call_soon if game == "tubyrinth" else steering.sensibly
    for _ in range(steering.TABLES):
        table = driving.set_table(page, game, seats=seats)
        match = steering.fresh_match(server, table)
        if game == "tubyrinth":
            for move in (Move(0, SAY_READY), Move(1, SAY_READY), Move(1, CALL)):
                match.play(*move)
        found: list[Move] = []

        def near(match: Match, found: list[Move] = found) -> bool:
            found[:] = finds(match) or []
            return bool(found)

        if steering.play_until(match, near, choose, steering.LONGEST):
            steering.lead(server, table, match)
            page.goto(f"/t/{table}")
            page.locator("main[data-number]").wait_for()
            return found
    raise AssertionError("no table came to it")


def come_before(page: Page, server: TableServer, game: str) -> list[Move]:
    """Go to a table where something is about to surprise; the moves that do."""
    return come_to(page, server, game, SURPRISES[game].seats, SURPRISES[game].finds)


def play(page: Page, moves: list[Move]) -> None:
    for move in moves:
        before = driving.number(page)
        driving.move_unseen(page, *move)
        driving.await_more(page, before)


@pytest.mark.slow
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", SURPRISES)
def test_what_surprises_is_shown_again_slowly(open_page: OpenPage, server: TableServer, game: str, screen: str) -> None:
    surprise = SURPRISES[game]
    page = open_page(reduced_motion="no-preference", **SCREENS[screen])
    play(page, come_before(page, server, game))
    ask = page.get_by_role("button", name="What happened there?")
    ask.wait_for()
    assert ask.evaluate_all(OUT_OF_REACH) == []
    board = page.locator(".board").evaluate(SIZE)
    page.evaluate(WATCH, surprise.moves)
    ask.click()
    back = page.get_by_role("button", name="Back to the game")
    assert back.evaluate_all(OUT_OF_REACH) == []
    assert page.locator(".board").evaluate(SIZE) == pytest.approx(board, abs=1), "nothing jumps"
    expect(back).to_have_count(0, timeout=60_000)  # it ends by itself
    told, places = page.evaluate("clearInterval(window.watching), [[...window.told], window.seen.size]")
    steps = [found for each in told if (found := re.match(r"(\d+) of (\d+): (.*)", each))]
    assert [int(step[1]) for step in steps] == list(range(1, int(steps[0][2]) + 1)), told
    assert steps[0][3] == surprise.begins
    assert any(surprise.tells in step[3] for step in steps[1:]), told
    assert places > 1, "nothing moves"


@pytest.mark.slow
@pytest.mark.parametrize("theme", THEMES)
def test_whoever_has_seen_enough_goes_back_and_the_game_goes_on(
    open_page: OpenPage, server: TableServer, theme: str
) -> None:
    page = open_with_axe(open_page, theme)
    play(page, come_before(page, server, "poo_divers"))
    ask = page.get_by_role("button", name="What happened there?")
    ask.wait_for()
    assert complaints(page) == []
    ask.click()
    assert complaints(page) == []
    page.get_by_role("button", name="Back to the game").click()
    expect(page.get_by_role("status").first).to_contain_text("A blank!")
    page.get_by_role("button", name="Skip the look").click()
    expect(page.get_by_role("button", name="What happened there?")).to_have_count(0)


@pytest.mark.slow
def test_cards_that_are_closed_again_stay_closed(open_page: OpenPage, server: TableServer) -> None:
    """Toilet Divers is won by those who remember: of a dive, only the way is shown again."""
    page = open_page()
    play(page, come_before(page, server, "toilet_divers"))
    page.get_by_role("button", name="What happened there?").click()
    expect(page.locator(".middle [data-closed]")).to_be_visible()
    expect(page.locator(".middle [data-about]")).to_have_count(0)


@pytest.mark.slow
def test_a_hand_is_not_shown_again_to_others_at_the_screen(open_page: OpenPage, server: TableServer) -> None:
    page = open_page(viewport={"width": 1280, "height": 800})
    match = steering.table_where(page, server, "partners", lambda match: split_seven(match) is not None, seats=SIX)
    page.get_by_role("alertdialog").get_by_role("button").click()
    page.locator(".hand [data-card=seven]").first.wait_for()
    play(page, split_seven(match) or [])
    page.get_by_role("button", name="What happened there?").click()
    status = page.get_by_role("status").first
    for step in (1, 2, 3, 4):
        expect(status).to_contain_text(f"{step} of 4: ")
        expect(page.locator(".hand [data-card]")).to_have_count(0)
