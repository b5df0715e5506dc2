"""What the tests do at a table, in the words of a player."""

import random
import time
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Error, Locator, Page, TimeoutError, expect

CHOICES = ".cover.playable, .actions .button"
LONGEST = 250  # actions no game of Tokyo Poo Divers has
MOVE = """([seat, action]) => {
    const table = location.pathname.split('/')[2];
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/play`);
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', last: -1 }));
    socket.onmessage = ({ data }) => {
        const number = JSON.parse(data).views?.at(-1)?.number;
        if (number === undefined) return;
        socket.onmessage = null;
        socket.send(JSON.stringify({ type: 'move', seat, number, action }));
    };
}"""


@contextmanager
def waiting_for(page: Page, awaited: str) -> Iterator[None]:
    """Whoever loses their patience in here says what they waited for, how long, and what the page shows instead."""
    begun = time.monotonic()
    try:
        yield
    except TimeoutError as error:
        seconds = time.monotonic() - begun
        raise AssertionError(f"waited {seconds:.0f} s for {awaited}; {shown(page)}") from error


def shown(page: Page) -> str:
    """Where a page is, and what one could read there."""
    try:
        after = page.locator("main").get_attribute("data-number", timeout=1000)
        words = " ".join(page.locator("main").inner_text(timeout=1000).split())
    except Error:
        return f"{page.url} shows no page"
    return f"{page.url} shows what there is after {after} actions: {words[:600]}"


def card(page: Page, title: str = "Tokyo Poo Divers") -> Locator:
    """A game in the lobby."""
    return page.get_by_role("article", name=title)


def play_now(page: Page) -> None:
    """One tap in the lobby: a table against bots."""
    with waiting_for(page, "a table of Tokyo Poo Divers"):
        card(page).get_by_role("button", name="Play now").click()
        page.locator(".cover").first.wait_for()


def set_up(page: Page, button: str = "With friends", title: str = "Tokyo Poo Divers") -> Locator:
    """The dialog in which a table is set up."""
    card(page, title).get_by_role("button", name=button).click()
    dialog = page.get_by_role("dialog")
    dialog.wait_for()
    return dialog


def choose(dialog: Locator, name: str) -> None:
    """Tap one of a few, once it stands still; what is tapped is its label, since the button itself is not seen."""
    button = dialog.get_by_role("radio", name=name, exact=True)
    button.locator("xpath=..").click()
    expect(button).to_be_checked()


def set_table(page: Page, game: str, **wanted: object) -> str:
    """Set a table up as the page would; its id."""
    answer = page.request.post(
        "/api/tables", data={"game": game, **wanted}, headers={"origin": page.url.rstrip("/").split("/t/")[0]}
    )
    assert answer.ok, answer.text()
    table: str = answer.json()["id"]
    return table


def new_table(page: Page, game: str = "poo_divers", **wanted: object) -> str:
    """Set a table up and go there; its id."""
    table = set_table(page, game, **wanted)
    page.goto(f"/t/{table}")
    return table


def say_ready(page: Page) -> None:
    """Have the first hourglass turned."""
    page.get_by_role("button", name="I’m ready!").click()


def number(page: Page) -> int:
    """How many actions the page has shown."""
    return int(page.locator("main").get_attribute("data-number") or -1)


def await_number(page: Page, wanted: int) -> None:
    with waiting_for(page, f"action {wanted}"):
        page.locator(f'main[data-number="{wanted}"]').wait_for()


def await_more(page: Page, before: int) -> None:
    """Wait until the page shows something newer; bots may have answered already."""
    with waiting_for(page, f"something newer than action {before}"):
        page.locator(f'main:not([data-number="{before}"])').wait_for()


def move_unseen(page: Page, seat: int, action: int) -> None:
    """Play an action as another window of the reader's would: the page learns of it from the table."""
    page.evaluate(MOVE, [seat, int(action)])


def can_act(page: Page) -> bool:
    return page.locator(CHOICES).count() > 0


def is_over(page: Page) -> bool:
    return page.locator(".result").count() > 0


def act(page: Page, luck: random.Random, by_hand: bool = True) -> None:
    """Do one of the things the page offers, and wait for what comes of it.

    Not by hand, the control is told that it was clicked: quicker, for the long middle of a game.
    """
    offered = page.locator(CHOICES)
    with waiting_for(page, f"something to do ({CHOICES})"):
        offered.first.wait_for()
    before = number(page)
    chosen = offered.nth(luck.randrange(offered.count()))
    if by_hand:
        chosen.click()
    else:
        chosen.dispatch_event("click")
    await_more(page, before)


def act_when_asked(page: Page, luck: random.Random) -> bool:
    """Wait until the page asks for an action, and do one; False when the game is over."""
    with waiting_for(page, "one's turn, or the end of the game"):
        page.locator(f"{CHOICES}, .result").first.wait_for()
    if is_over(page):
        return False
    act(page, luck)
    return True


def let_bots_finish(page: Page, name: str) -> None:
    """Leave one's seat to a bot, and hurry through the rest of the game."""
    if is_over(page):
        return
    page.get_by_role("button", name=name, exact=True).click()
    page.get_by_role("button", name="Leave the seat").click()
    skip = page.get_by_role("button", name="Skip ahead")
    while not is_over(page):
        with waiting_for(page, "the end of the game, or a way to skip ahead"):
            page.locator(".result").or_(skip).first.wait_for()
        skip.evaluate_all("found => found.forEach(button => button.click())")  # it may be gone already


def points(page: Page) -> list[int]:
    """Everyone's points, as the strip of seats shows them."""
    return [int(text) for text in page.locator(".seats [data-purse] b").all_inner_texts()]


def expect_result(page: Page, word: str = "win") -> None:
    expect(page.locator(".result h2")).to_contain_text(word)
