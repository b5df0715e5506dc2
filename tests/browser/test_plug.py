"""The server dies in the middle of a game, and comes back."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser import driving
from tests.browser.conftest import OpenPage, TableServer


@pytest.mark.slow
def test_a_game_goes_on_after_the_plug_was_pulled_with_nothing_lost(
    open_page: OpenPage, own_server: TableServer
) -> None:
    luck = random.Random(3)
    ada, ben = open_page(url=own_server.url), open_page(url=own_server.url)
    table = driving.new_table(ada, seats=[{"kind": "me", "name": "Ada"}, {"kind": "open"}])
    ben.goto(f"/t/{table}")
    ben.get_by_role("button", name="Sit here").click()
    for page in (ada, ben):
        driving.await_number(page, 0)

    def play(actions: range) -> None:
        for played in actions:
            actor = ada if driving.can_act(ada) else ben
            driving.act(actor, luck)
            for page in (ada, ben):
                driving.await_number(page, played + 1)

    play(range(12))
    seen = street(ada)
    assert any("closed" not in cover for cover in seen)
    own_server.kill()
    for page in (ada, ben):
        expect(page.locator(".status")).to_contain_text("connection is gone")
    own_server.start()
    for page in (ada, ben):
        expect(page.locator(".status")).not_to_contain_text("connection is gone")
    fresh = open_page(f"/t/{table}", url=own_server.url)
    driving.await_number(fresh, 12)
    assert street(fresh) == street(ada) == seen
    play(range(12, 20))
    driving.await_number(fresh, 20)
    assert driving.points(fresh) == driving.points(ada)


def street(page: Page) -> list[str]:
    """What lies open, and what is closed, cover by cover."""
    faces = ["find", "sleeper", "blank"]
    labels = [str(cover.get_attribute("aria-label")) for cover in page.locator(".cover").all()]
    return [next((face for face in faces if label.endswith(f": a {face}")), "closed") for label in labels]
