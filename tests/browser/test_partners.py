"""Partners for six in the browser: the exchange, cards and pieces, a split 7, one screen, and no hand on any wire."""

import json
import re
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import Page, WebSocket, expect

from fathoms.core import verbs
from fathoms.core.match import Match
from fathoms.core.structs import copy_record
from fathoms.games.partners.actions import GO, PLAY, STOP
from fathoms.games.partners.state import CHOOSING, COLOUR_NAMES, COLOURS, EACH, FAR, HAND, LANE, SEVEN
from tests.browser import driving, steering
from tests.browser.conftest import OpenPage, TableServer
from tests.browser.test_accessible import THEMES, complaints, open_with_axe

pytestmark = pytest.mark.slow  # whole games of the other boards: make check-all

BOTS = [{"kind": "bot", "bot": "greedy"}]
ME = {"kind": "me", "name": "Ada"}
ADA = 0  # her seat
NAMES = ("Ada", "Ben", "Eve", "Kim", "Lu", "Max")
FOR_ONE_PIECE = ("three", "back_four", "five", "six", "eight", "nine", "ten", "twelve", "thirteen", "one_or_fourteen")
SIX = [{"kind": "me", "name": name} for name in NAMES]  # at one screen
CARDS = ".hand .usable"
PLAYABLE = ".hand:not(.exchanging) .usable"  # not only to be handed on
SPOTS = "button.spot"
STEPS = ".steps .button"
LINE = ".hand:not(.exchanging) .line > .button"  # below the cards
ASKED = f"{CARDS}, {SPOTS}, {LINE}, .result"
FACE_DOWN = "face_down"
CLICK = "all => all.forEach(one => one.click())"  # whatever is there still


def skip_ahead(page: Page) -> None:
    """Hurry through what the others do, until the page asks for something."""
    skip = page.get_by_role("button", name="Skip ahead")
    page.locator(ASKED).or_(skip).first.wait_for()
    while skip.count() and not page.locator(ASKED).count():
        skip.evaluate_all(CLICK)
        page.locator(ASKED).or_(skip).first.wait_for()


def press(page: Page, what: str, last: bool = False) -> None:
    found = page.locator(what)
    (found.last if last else found.first).dispatch_event("click")


def move_a_piece(page: Page) -> None:
    press(page, SPOTS)
    if page.locator(STEPS).count():
        press(page, STEPS, last=True)


def act(page: Page) -> bool:
    """Do the first thing the page offers; False when the game is over."""
    skip_ahead(page)
    if driving.is_over(page):
        return False
    before = driving.number(page)
    if page.locator(SPOTS).count():
        move_a_piece(page)
    elif page.locator(LINE).count():
        press(page, LINE)
    else:
        press(page, CARDS)
        if page.locator(".hand.exchanging").count():
            press(page, ".hand .line > .button")
        else:
            move_a_piece(page)
    driving.await_more(page, before)
    return True


def play_until(page: Page, wanted: str, most: int = 60) -> None:
    for _ in range(most):
        skip_ahead(page)
        if page.locator(wanted).count():
            return
        assert act(page)
    raise AssertionError(f"{wanted} never came")


def record(page: Page) -> list[dict[str, Any]]:
    """Every view the table sends to this page from now on."""
    views: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: views.extend(json.loads(str(frame)).get("views", [])))

    page.on("websocket", listen)
    return views


def cards_seen(view: dict[str, Any], seat: int | None) -> list[str]:
    """Cards in others' hands and gifts whose faces a view shows, but for the one its viewer has handed on or got."""
    players = view["scene"]["players"]
    known = [] if seat is None else [players[seat]["gave"]] * (view["scene"]["phase"] != "exchanging")
    seen = []
    for number, player in enumerate(players):
        if number == seat:
            continue
        shown = [card for card in player["hand"] if card != FACE_DOWN]
        if seat is not None and players[seat]["receiver"] == number:
            shown = [card for card in shown if card not in known]
        gift = player["gave"] if seat is None or player["receiver"] != seat else None
        seen += shown + ([gift] if gift not in (None, FACE_DOWN) else [])
    return seen


def test_a_whole_game_for_six(open_page: OpenPage) -> None:
    page = open_page()
    driving.new_table(page, "partners", seats=[ME, *BOTS * 5], options={"form": "teams"})
    for _ in range(14):
        assert act(page)
    page.get_by_role("button", name="Ada").click()
    page.get_by_role("button", name="Leave the seat").click()
    skip = page.get_by_role("button", name="Skip ahead")
    while not driving.is_over(page):
        page.locator(".result").or_(skip).first.wait_for()
        if skip.count():
            skip.evaluate_all(CLICK)
    expect(page.locator(".result h2")).to_contain_text(re.compile("They win together|You win, together"))
    expect(page.get_by_role("status")).to_contain_text("have all their pieces in the goal")
    assert page.locator(".result .won .name").count() == 3
    page.set_viewport_size({"width": 1024, "height": 768})
    expect(page.locator(".result").get_by_text("Review", exact=True)).to_be_in_viewport(ratio=1)
    assert sorted(driving.points(page))[3:] == [4, 4, 4]


def test_a_card_shows_where_it_leads_and_can_be_put_back(open_page: OpenPage) -> None:
    page = open_page()
    driving.new_table(page, "partners", seats=[ME, *BOTS * 5])
    expect(page.get_by_role("status")).to_contain_text("Choose a card to pass")
    expect(page.get_by_role("button", name="Choose a card", exact=True)).to_be_disabled()
    page.locator(CARDS).first.click()
    expect(page.locator(CARDS).first).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Pass it to").click()
    play_until(page, PLAYABLE)
    before = driving.number(page)
    card = page.locator(PLAYABLE).first
    card.focus()
    page.keyboard.press("Enter")
    expect(page.locator(SPOTS).first).to_be_focused()
    assert page.locator(SPOTS).first.get_attribute("aria-label")
    page.keyboard.press("Escape")
    expect(page.locator(SPOTS)).to_have_count(0)
    expect(card).to_be_focused()
    assert driving.number(page) == before, "a card that is only looked at is not played"


def cards_to_play(match: Match) -> list[str]:
    """What the player whose turn it is can play."""
    named = [match.game.voice.name_action(action) for seat in match.actors() for action in match.legal(seat)]
    return [str(name["card"]) for name in named if name["do"] == "play"]


def can_split_a_seven(match: Match) -> bool:
    """Can Ada play a 7, and share it among at least two pieces?"""
    if ADA not in match.actors() or "seven" not in cards_to_play(match):
        return False
    after = copy_record(match.state)
    room = np.zeros(match.game.max_legal, np.int32)
    verbs.apply(after, ADA, PLAY + SEVEN - 1)
    steps = [int(action) - GO for action in room[: verbs.legal(after, ADA, room)] if action >= GO]
    return len({step // FAR for step in steps}) > 1


def test_a_seven_is_split_and_taken_back(open_page: OpenPage, server: TableServer) -> None:
    page = open_page()
    steering.table_where(page, server, "partners", can_split_a_seven, seats=[ME, *BOTS * 5], options={"form": "teams"})
    page.locator(f'{CARDS}[data-card="seven"]').first.click()
    press(page, f"{SPOTS}[aria-expanded]")  # a piece that can take some of the steps or all
    expect(page.locator(".steps")).to_contain_text("How far should it go?")
    before = driving.number(page)
    press(page, STEPS)
    status = page.get_by_role("status")
    expect(status).to_contain_text("steps left")
    expect(page.locator(".rest")).to_contain_text("steps left")
    page.get_by_role("button", name="Take it all back").click()
    expect(status).to_contain_text("Your 7: 7 steps left")
    while driving.number(page) < before + 3 or "Your 7" in status.inner_text():
        act(page)


def is_left_with_a_seven_to_split(match: Match) -> bool:
    return can_split_a_seven(match) and np.count_nonzero(match.state.hand[ADA * HAND :][:HAND]) == 1


def test_a_seven_that_was_the_last_card_is_split_and_taken_back_like_any_other(
    open_page: OpenPage, server: TableServer
) -> None:
    page = open_page()
    steering.table_where(page, server, "partners", is_left_with_a_seven_to_split, seats=[ME, *BOTS * 5])
    page.locator(f'{CARDS}[data-card="seven"]').first.click()
    press(page, f"{SPOTS}[aria-expanded]")
    press(page, STEPS)
    expect(page.get_by_role("status")).to_contain_text("steps left")
    assert page.get_by_text("No cards left").count() == 0, "one is still being played"
    page.get_by_role("button", name="Take it all back").click()
    expect(page.get_by_role("status")).to_contain_text("Your 7: 7 steps left")


def test_no_hand_is_on_another_players_wire(open_page: OpenPage) -> None:
    ada, ben, eve = open_page(), open_page(), open_page()
    views = {0: record(ada), 1: record(ben), None: record(eve)}
    table = driving.new_table(ada, "partners", seats=[ME, {"kind": "open"}, *BOTS * 4])
    ben.goto(f"/t/{table}")
    ben.get_by_label("Name").fill("Ben")
    ben.get_by_role("button", name="Sit here").click()
    eve.goto(f"/t/{table}")
    for _ in range(9):
        for page in (ada, ben):
            page.wait_for_timeout(100)
            if page.locator(ASKED).count():
                act(page)
    for viewer, seen in views.items():
        assert len(seen) > 8
        for view in seen:
            assert cards_seen(view, viewer) == []
    # The check can fail: what Ada saw of her own hand would be a leak on Ben's wire.
    assert any(cards_seen(view, 1) for view in views[0])


def test_on_one_screen_a_curtain_hides_each_hand_until_its_move_is_done(open_page: OpenPage) -> None:
    page = open_page()
    ben = {"kind": "me", "name": "Ben"}
    driving.new_table(page, "partners", seats=[ME, ben, *BOTS * 4])
    curtain = page.get_by_role("alertdialog")
    for name in ("Ada", "Ben"):
        expect(curtain).to_contain_text(f"Only {name} should look now.")
        assert page.locator(".hand").count() == 0
        curtain.get_by_role("button").click()
        expect(curtain).not_to_be_visible()
        assert page.locator(CARDS).count() == 4
        act(page)
    skip = page.get_by_role("button", name="Skip ahead")
    curtain.or_(skip).first.wait_for()
    while skip.count() and not curtain.count():
        skip.evaluate_all(CLICK)
        curtain.or_(skip).first.wait_for()
    assert page.locator(".hand").count() == 0
    curtain.get_by_role("button").click()
    page.locator(f"{CARDS}, {LINE}").first.wait_for()
    before = driving.number(page)
    act(page)
    expect(page.locator("main")).not_to_have_attribute("data-number", str(before))


def lift_the_curtain(page: Page) -> None:
    page.get_by_role("alertdialog").get_by_role("button").click()
    page.locator(CARDS).first.wait_for()


def places(page: Page) -> dict[int, list[float]]:
    """Where each piece stands on the drawing, across and down."""
    pieces = page.locator("[data-piece]").all()
    drawn = {str(one.get_attribute("data-piece")): str(one.get_attribute("transform")) for one in pieces}
    return {int(piece): [round(float(n), 3) for n in re.findall(r"[-.\d]+", where)] for piece, where in drawn.items()}


def test_a_swap_makes_two_pieces_change_places(open_page: OpenPage, server: TableServer) -> None:
    page = open_page()
    steering.table_where(page, server, "partners", lambda match: "swap" in cards_to_play(match), seats=SIX)
    lift_the_curtain(page)
    page.locator(f'{CARDS}[data-card="swap"]').first.click()
    before = places(page)
    assert page.locator(SPOTS).count() > 1
    press(page, SPOTS)
    expect(page.get_by_role("status")).to_contain_text("Now choose the piece it changes places with.")
    press(page, SPOTS)
    expect(page.get_by_role("log")).to_contain_text("change places")
    expect(page.get_by_role("alertdialog")).to_be_visible()  # the next player's turn
    after = places(page)
    one, other = [piece for piece in before if before[piece] != after[piece]]
    assert (after[one], after[other]) == (before[other], before[one])


def cards_for_a_partner(match: Match) -> list[str]:
    """Cards for one piece that a player can play who has all pieces home."""
    own = match.state.place[match.state.turn * EACH :][:EACH]
    finished = match.state.phase == CHOOSING and min(own) >= LANE
    return [card for card in cards_to_play(match) if card in FOR_ONE_PIECE] if finished else []


def test_whoever_has_finished_moves_a_partners_piece(open_page: OpenPage, server: TableServer) -> None:
    page = open_page()
    match = steering.table_where(page, server, "partners", lambda match: bool(cards_for_a_partner(match)), seats=SIX)
    seat = int(match.state.turn)
    partner = (seat + COLOURS // 2) % COLOURS
    lift_the_curtain(page)
    expect(page.get_by_role("status")).to_contain_text(
        f"{NAMES[seat]}, your pieces are home: play a card for {NAMES[partner]}."
    )
    page.locator(f'{CARDS}[data-card="{cards_for_a_partner(match)[0]}"]').first.click()
    expect(page.locator(SPOTS).first).to_have_attribute("aria-label", re.compile(f"^{COLOUR_NAMES[partner]} piece"))
    before = places(page)
    move_a_piece(page)
    page.get_by_role("alertdialog").or_(page.locator(".result")).first.wait_for()
    expect(page.get_by_role("log")).to_contain_text(f"{NAMES[seat]} plays")
    after = places(page)
    moved = {piece // EACH for piece in before if before[piece] != after[piece]}
    assert partner in moved
    assert seat not in moved, "what is home stays there"


def may_stop(match: Match) -> bool:
    """Has a 7 just locked its player's last piece, and is something left of it?"""
    return not match.over and any(STOP in match.legal(seat) for seat in match.actors())


def test_the_rest_of_a_seven_is_left_with_a_key(open_page: OpenPage, server: TableServer) -> None:
    page = open_page()
    match = steering.table_where(page, server, "partners", may_stop, seats=SIX)
    lift_the_curtain_for_a_seven(page)
    expect(page.get_by_role("status")).to_contain_text("your last piece is locked")
    page.get_by_role("button", name="Stop here").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text(f"{NAMES[int(match.state.turn)]} leaves the last")


def lift_the_curtain_for_a_seven(page: Page) -> None:
    page.get_by_role("alertdialog").get_by_role("button").click()
    page.locator(SPOTS).first.wait_for()


PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1440, "height": 900}}


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_pieces_that_can_move_are_told_apart_and_easy_to_hit(
    open_page: OpenPage, server: TableServer, screen: dict[str, Any]
) -> None:
    page = open_page(**screen)
    wanted = lambda match: match.number > 100 and "swap" in cards_to_play(match) and ADA in match.actors()  # noqa: E731
    steering.table_where(page, server, "partners", wanted, seats=[ME, *BOTS * 5])
    page.locator(f'{CARDS}[data-card="swap"]').first.click()
    spots = page.locator(SPOTS)
    spots.first.wait_for()
    expect(page.get_by_role("status")).to_contain_text("Now tap a glowing piece")
    assert page.get_by_text("Now tap a glowing piece").count() == 1, "it is said once"
    kinds = {"green": "own", "red": "partner"}
    for spot in spots.all():
        colour = str(spot.get_attribute("aria-label")).split()[0]
        assert kinds.get(colour, "other") in str(spot.get_attribute("class")).split()
        box = spot.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    board = page.locator(".flower").bounding_box()
    assert board is not None
    assert board["width"] >= (340 if screen is PHONE else 700)
    beside = spots.last.bounding_box()
    assert beside is not None
    before = driving.number(page)
    page.mouse.click(beside["x"] + beside["width"] / 2 + 4, beside["y"] + beside["height"] / 2 - 3)
    driving.await_more(page, before)
    expect(page.get_by_role("status")).to_contain_text("Now choose the piece it changes places with.")


@pytest.mark.parametrize("theme", THEMES)
def test_axe_has_nothing_to_complain_about(open_page: OpenPage, theme: str) -> None:
    page = open_with_axe(open_page, theme)
    driving.new_table(page, "partners", seats=[ME, *BOTS * 5])
    page.locator(CARDS).first.wait_for()
    assert complaints(page) == []
    page.locator(CARDS).first.click()
    page.get_by_role("button", name="Pass it to").click()
    play_until(page, PLAYABLE)
    page.locator(CARDS).first.click()
    page.locator(SPOTS).first.wait_for()
    assert complaints(page) == []
    page.goto("/rules/partners")
    page.get_by_role("button", name="Next").click()
    assert complaints(page) == []


def test_a_phone_has_board_and_hand_without_scrolling_sideways(open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    driving.new_table(page, "partners", seats=[ME, *BOTS * 5])
    page.locator(CARDS).first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    hand = page.locator(".hand").bounding_box()
    assert hand is not None
    assert hand["y"] + hand["height"] <= 750
    page.locator(CARDS).first.tap()
    page.get_by_role("button", name="Pass it to").tap()
    play_until(page, PLAYABLE)
