"""Small things that newcomers stumbled over: a guest's first words, names, the focus, and what is cut or covered."""

from typing import Any

import pytest
from playwright.sync_api import expect

from fathoms.words import say
from tests.browser import driving, teaching
from tests.browser.conftest import OpenPage, TableServer
from tests.browser.test_look_back import look_back
from tests.browser.test_people import SIZES
from tests.browser.test_review import finished_table

ANN = {"kind": "me", "name": "Ann"}
FUNNY_NAMES = 12  # in lobby.ftl
FULL = "A name can have up to 30 letters."
LONG = "Maximiliane Alexandra von Sonnenstein"  # 37 letters
# Of a list: the chapter, speed or name chosen, where a list of nothing else, its arrow included, would be wider.
CUT_LISTS = """found => found.filter(list => {
    const alone = list.cloneNode();
    alone.append(list.selectedOptions[0].cloneNode(true));
    alone.style.cssText = 'position: absolute; flex: none; width: max-content; min-width: 0';
    list.after(alone);
    const needed = alone.offsetWidth;
    alone.remove();
    return needed > list.offsetWidth;
}).map(list => list.selectedOptions[0].text)"""
# The veil lets every tap through; as long as it does not, one sees by taps what lies on top.
ON_TOP = """one => {
    const veil = document.querySelector('.spotlight');
    veil.style.pointerEvents = 'auto';
    const { x, y, width, height } = one.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    veil.style.pointerEvents = '';
    return one.contains(top);
}"""


@pytest.mark.slow
@SIZES
def test_a_guest_is_asked_to_sit_down_and_only_the_host_is_warned_of_the_address(
    open_page: OpenPage, size: dict[str, Any]
) -> None:
    host = open_page(**size)
    table = driving.new_table(host, seats=[ANN, {"kind": "open"}])
    expect(host.get_by_role("note")).to_contain_text("only works on this machine")
    guest = open_page(f"/t/{table}", **size)
    expect(guest.get_by_role("status").first).to_have_text("Take your seat: there’s one for you.")
    expect(guest.get_by_role("button", name="Sit here")).to_be_visible()
    expect(guest.get_by_role("note")).to_have_count(0)


@pytest.mark.parametrize(
    "locale",
    ["en-GB", "de-DE", *(pytest.param(each, marks=pytest.mark.slow) for each in ("sv-SE", "da-DK", "nb-NO", "fi-FI"))],
)
def test_a_stranger_gets_a_name_in_a_language_of_their_own(open_page: OpenPage, locale: str) -> None:
    page = open_page(locale=locale)
    language = locale[:2]
    shown = page.locator(".tools button span").last
    names = [say(f"lobby-name-{number}", language) for number in range(1, FUNNY_NAMES + 1)]
    assert shown.inner_text() in names


@pytest.mark.slow
@SIZES
def test_a_name_that_is_full_says_so_wherever_it_is_typed(open_page: OpenPage, size: dict[str, Any]) -> None:
    page = open_page(**size)
    page.get_by_role("button", name="Who plays").click()
    dialog = page.get_by_role("dialog")
    for number in range(2):  # the reader's own, and that of someone else
        field = dialog.get_by_role("textbox").nth(number)
        expect(dialog.get_by_text(FULL)).to_have_count(0)
        field.fill("")
        field.press_sequentially(LONG)
        expect(field).to_have_value(LONG[:30])
        expect(dialog.get_by_text(FULL)).to_be_visible()
        expect(field).to_have_accessible_name(("Name", "Someone else")[number])
        expect(field).to_have_accessible_description(FULL)
        field.fill("Ada")
    page.keyboard.press("Escape")
    dialog = driving.set_up(page)
    field = dialog.get_by_label("name").first
    expect(dialog.get_by_text(FULL)).to_have_count(0)
    field.fill("")
    field.press_sequentially(LONG)
    expect(dialog.get_by_text(FULL)).to_be_visible()
    expect(field).to_have_accessible_description(FULL)
    assert dialog.evaluate("one => one.scrollWidth <= one.clientWidth")


@pytest.mark.slow
@SIZES
def test_what_is_chosen_while_looking_back_is_read_whole(
    open_page: OpenPage, server: TableServer, size: dict[str, Any]
) -> None:
    page = open_page(**size)
    finished_table(page, server)
    look_back(page)
    lists = page.locator(".replay select")
    for chosen in range(lists.count()):
        for number in range(min(3, lists.nth(chosen).locator("option").count())):
            lists.nth(chosen).select_option(index=number)
            assert lists.evaluate_all(CUT_LISTS) == []


@pytest.mark.slow
@SIZES
def test_the_answer_to_a_wrong_tap_lies_over_the_veil(open_page: OpenPage, size: dict[str, Any]) -> None:
    page = open_page(**size)
    teaching.begin(page, "poo_divers")
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".hinted")).to_have_count(1)
    page.locator("[data-cover='0']").click()
    answer = page.get_by_role("alert")
    expect(answer).to_be_in_viewport(ratio=1)
    assert answer.evaluate(ON_TOP)


@pytest.mark.slow
@SIZES
def test_a_game_begun_by_keyboard_has_the_focus(open_page: OpenPage, size: dict[str, Any]) -> None:
    page = open_page(**size)
    driving.card(page).get_by_role("button", name="Play now").press("Enter")
    page.locator(".cover").first.wait_for()
    expect(page.locator("main:focus, main :focus")).to_have_count(1)
