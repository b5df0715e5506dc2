"""Several players on one screen, and what one does at the end of a game."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser import driving
from tests.browser.conftest import OpenPage

LIFTED = ".cover.lifted"


def play_to_a_secret_look(page: Page, luck: random.Random) -> None:
    """Open covers until someone draws a blank, then look under one."""
    for _ in range(driving.LONGEST):
        skip = page.get_by_role("button", name="Skip the look")
        if skip.count():
            before = driving.number(page)
            page.locator(".cover.playable").first.click()
            driving.await_number(page, before + 1)
            return
        driving.act(page, luck)
    raise AssertionError("no blank came up")


def test_a_curtain_hides_a_secret_look_from_the_others_on_the_screen(open_page: OpenPage) -> None:
    luck = random.Random(2)
    page = open_page(reduced_motion="no-preference")
    driving.new_table(page, seats=[{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}])
    play_to_a_secret_look(page, luck)
    curtain = page.get_by_role("alertdialog")
    expect(curtain).to_contain_text("should look now")
    assert "you see" not in str(page.locator(LIFTED).get_attribute("aria-label"))
    assert page.locator(".actions .button").count() == 0
    curtain.get_by_role("button").click()
    expect(curtain).not_to_be_visible()
    seen = page.locator(f"{LIFTED}.open")
    seen.wait_for()
    assert "you see a" in str(seen.get_attribute("aria-label"))
    where = seen.get_attribute("data-cover")
    page.get_by_role("button", name="Put it back").click()
    expect(page.locator(LIFTED)).to_have_count(0)
    expect(page.locator(f'[data-cover="{where}"] use[href^="#poo-face"]')).to_have_count(0)


@pytest.mark.slow
def test_a_finished_game_can_be_looked_back_on_and_played_again(open_page: OpenPage) -> None:
    luck = random.Random(4)
    page = open_page()
    driving.new_table(page, seats=[{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}])
    for _ in range(4):
        driving.act_when_asked(page, luck)
    driving.let_bots_finish(page, "Ada")
    driving.expect_result(page)
    last = driving.number(page)
    final = driving.points(page)
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("button", name="To the start").click()
    driving.await_number(page, 0)
    assert driving.points(page) == [0, 0]
    page.get_by_role("button", name="One move forward").click()
    driving.await_number(page, 1)
    page.keyboard.press("ArrowRight")
    driving.await_number(page, 2)
    expect(page.locator(".replay")).to_contain_text(f"Move 2 of {last}")
    page.keyboard.press("ArrowLeft")
    driving.await_number(page, 1)
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.get_by_role("button", name="To the start").click()
    page.get_by_role("button", name="One move forward").click()
    page.get_by_label("Seen by").select_option(label="Captain Clog")
    driving.await_number(page, 1)
    page.get_by_role("log").locator("p").last.click()
    driving.await_number(page, last)
    assert driving.points(page) == final
    page.get_by_role("button", name="Close the replay").click()
    page.get_by_role("button", name="Play again").click()
    page.locator(driving.CHOICES).first.wait_for()
    assert driving.number(page) < last


@pytest.mark.slow
def test_a_player_leaves_a_bot_plays_and_the_player_comes_back(open_page: OpenPage) -> None:
    page = open_page()
    driving.new_table(
        page, seats=[{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}], options={"first": "1"}
    )
    page.get_by_role("button", name="Ada").click()
    page.get_by_role("button", name="Leave the seat").click()
    expect(page.locator(".seats li").first).to_contain_text("away")
    page.get_by_role("button", name="Come back and play").click()
    expect(page.locator(".seats li").first).not_to_contain_text("away")
