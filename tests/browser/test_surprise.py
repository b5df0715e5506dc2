"""What happened there? A move that surprises is shown once more, step by step, and the game goes on."""

import re

import pytest
from playwright.sync_api import expect

from fathoms.core.match import Match
from fathoms.games.poo_divers.state import DECIDING, LOOKING
from tests.browser import steering
from tests.browser.conftest import OpenPage, TableServer
from tests.browser.test_layout import OUT_OF_REACH, PHONE, TABLET


def push_into_a_blank(match: Match) -> int | None:
    """The cover with a blank that the first player could push on to now."""
    state = match.state
    if state.turn != 0 or state.phase != DECIDING:
        return None
    for action in match.legal(0):
        after = match.fork()
        after.play(0, action)
        if after.state.phase == LOOKING:
            squares = state.square_of[: state.covers].tolist()
            return next(i for i, square in enumerate(squares) if after.state.card[square] != state.card[square])
    return None


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, TABLET], ids=str)
def test_a_spilled_pot_is_shown_again(open_page: OpenPage, server: TableServer, size: tuple[int, int]) -> None:
    page = open_page(viewport={"width": size[0], "height": size[1]})
    seats = [{"kind": "me", "name": "Kim"}, {"kind": "me", "name": "Lu"}]
    match = steering.table_where(
        page, server, "poo_divers", lambda match: push_into_a_blank(match) is not None, seats=seats
    )
    page.locator(f"[data-cover='{push_into_a_blank(match)}']").click()
    status = page.get_by_role("status").first
    expect(status).to_contain_text("A blank!")
    page.get_by_role("button", name="What happened there?").click()
    expect(status).to_contain_text(re.compile(r"[12] of \d: "))
    back = page.get_by_role("button", name="Back to the game")
    assert back.evaluate_all(OUT_OF_REACH) == []
    back.click()
    expect(status).to_contain_text("A blank!")
    page.get_by_role("button", name="Go without").click()
    expect(page.get_by_role("button", name="What happened there?")).to_have_count(0)
