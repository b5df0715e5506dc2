"""Dykarna in the browser: a goldfish's wish, a ransom, and who drowns in a boat that is too full."""

import random

import pytest
from playwright.sync_api import Page, expect

from fathoms.core import verbs
from fathoms.core.match import Match
from fathoms.core.structs import Record, copy_record
from fathoms.games.dykarna.actions import DEED, DEEDS, DRIVE, PASS, WISH
from fathoms.games.dykarna.state import BOAT, EACH, GOLDFISH, MOVING, OUT, SQUARES, TARGETS, TILES, WIDTH
from tests.browser import driving, steering
from tests.browser.conftest import OpenPage, TableServer

pytestmark = pytest.mark.slow  # whole games of the other boards: make check-all

NAMES = ("Ada", "Ben", "Eve", "Kim")  # at one screen; Ada and Eve are partners
SEATS = [{"kind": "me", "name": name} for name in NAMES]
SMALL = {"sea": "small"}
ADA, EVE = 0, 2
LONG_ENOUGH = 200  # actions in which a goldfish can be found
FAR = 99
LUCK = random.Random(7)


def square_of(state: Record, diver: int) -> int:
    """Where a diver is on the board; in a boat, the boat's place."""
    place = int(state.place[diver])
    return int(state.boat[place - BOAT]) if place >= BOAT else place


def way_to_a_goldfish(state: Record) -> int:
    """How many steps Ada's divers are from one that lies face down; 0 when it has granted a wish."""
    if any(state.wish[diver] for diver in range(EACH)):
        return 0
    fishes = [square for square in range(SQUARES) if state.tile[square] == -GOLDFISH]
    divers = [square_of(state, diver) for diver in range(EACH) if state.place[diver] != OUT]
    steps = [max(abs(a % WIDTH - b % WIDTH), abs(a // WIDTH - b // WIDTH)) for a in fishes for b in divers]
    return min(steps, default=FAR)


def look_for_goldfish(match: Match, seat: int) -> int:
    """Ada goes where the truth says one is; the others drive their boats to and fro, all aboard."""
    actions = match.legal(seat)
    if seat != ADA:
        return LUCK.choice([action for action in actions if DRIVE <= action < PASS] or actions)

    def left_to_go(action: int) -> float:
        after = copy_record(match.state)
        verbs.apply(after, seat, action)
        return way_to_a_goldfish(after) + 1.5 * LUCK.random()

    return min(actions, key=left_to_go)


def wishes(match: Match) -> list[int]:
    """Ada's wishes, if it is her turn."""
    mine = match.legal(ADA) if match.state.phase == MOVING else []
    return [action - WISH for action in mine if action >= WISH]


def can_wish_into_a_full_boat(match: Match) -> bool:
    full = sum(match.state.place == BOAT + EVE) == EACH
    return full and any(wish // 2 % TARGETS == TILES + EVE for wish in wishes(match))


def ransoms(match: Match) -> list[int]:
    """Moves of a diver that cost a treasure from a boat."""
    seat = match.actors()[0]
    found = []
    for action in match.legal(seat) if match.state.phase == MOVING else []:
        after = copy_record(match.state)
        verbs.apply(after, seat, action)
        if DEED <= action < DRIVE and after.ransom:
            found.append(action)
    return found


def choose(page: Page, square: str) -> None:
    """Click a square, and once more if the page asks whether one is sure."""
    before = driving.number(page)
    page.locator(square).first.click()
    if driving.number(page) == before and page.locator(".bubble strong").count():
        page.locator(square).first.click()
    driving.await_more(page, before)


def take_up_the_wish(page: Page, match: Match) -> int:
    """Choose the diver that has one, and use it; the diver."""
    diver: int = wishes(match)[0] // 2 // TARGETS
    page.locator(f'[data-mover="{diver}"]').click()
    page.get_by_role("button", name="Use the wish").click()
    return diver


def test_a_goldfish_grants_a_wish_to_anywhere(open_page: OpenPage, server: TableServer) -> None:
    page = open_page()
    match = steering.table_where(
        page,
        server,
        "dykarna",
        lambda match: bool(wishes(match)),
        look_for_goldfish,
        LONG_ENOUGH,
        seats=SEATS,
        options=SMALL,
    )
    page.locator(".square.playable").first.wait_for()
    diver = take_up_the_wish(page, match)
    near = {square_of(match.state, diver) + step for step in (-1, 0, 1, *range(WIDTH - 1, WIDTH + 2))}
    targets = page.locator(".square.playable")
    squares = [int(str(one.get_attribute("data-square"))) for one in targets.all()]
    assert len(squares) > 30, "the whole sea can be chosen"
    far = next(square for square in squares if square not in near)
    choose(page, f'[data-square="{far}"]')
    expect(page.get_by_role("log")).to_contain_text(f"Ada’s diver {diver + 1} makes a wish")


def test_a_wish_into_a_full_boat_lets_its_owner_say_who_drowns(open_page: OpenPage, server: TableServer) -> None:
    page = open_page()
    match = steering.table_where(
        page, server, "dykarna", can_wish_into_a_full_boat, look_for_goldfish, LONG_ENOUGH, seats=SEATS, options=SMALL
    )
    page.locator(".square.playable").first.wait_for()
    take_up_the_wish(page, match)
    choose(page, f'[data-square="{int(match.state.boat[EVE])}"]')
    expect(page.get_by_role("status")).to_contain_text("Eve, your boat only holds three: choose who drowns.")
    expect(page.locator(".actions .button")).to_have_count(EACH + 1)
    first = EACH * EVE
    expect(page.locator(f'[data-diver="{first}"]')).to_be_attached()
    page.get_by_role("button", name="Diver 1 of Eve drowns").click()
    expect(page.get_by_role("log")).to_contain_text("Diver 1 of Eve drowns.")
    expect(page.locator(f'[data-diver="{first}"]')).to_have_count(0)


def test_an_urchin_wants_a_ransom_and_the_page_asks_before_it_is_paid(open_page: OpenPage, server: TableServer) -> None:
    page = open_page()
    match = steering.table_where(
        page, server, "dykarna", lambda match: bool(ransoms(match)), seats=SEATS, options=SMALL
    )
    page.locator(".square.playable").first.wait_for()
    mover = EACH * int(match.state.turn) + (ransoms(match)[0] - DEED) // DEEDS
    page.locator(f'[data-mover="{mover}"]').click()
    lost = int(match.state.lost)
    before = driving.number(page)
    costly = page.locator(".square.playable.costly").first
    costly.click()
    expect(page.locator(".bubble")).to_contain_text("Costs one treasure from your boats.")
    expect(page.locator(".bubble strong")).to_be_visible()
    assert driving.number(page) == before, "nothing is paid by a slip"
    costly.click()
    driving.await_more(page, before)
    expect(page.get_by_role("log")).to_contain_text(f"{NAMES[match.actors()[0]]} pays the urchin one treasure.")
    expect(page.locator(".hoard")).to_contain_text(f"{lost + 1} lost")
