"""Addresses nobody would type: there is nothing there, and nothing breaks."""

from collections.abc import Iterator

import pytest

from tests.server.people import House, open_house

ODD = [
    "%00",
    "a%00b",
    "%ED%A0%80",
    "%ff%fe",
    "%F0%9F%A4%BF",
    "x" * 5000,
    "%2e%2e%2f",
    "%0d%0aSet-Cookie:x",
    "'%20or%201=1--",
]
PLACES = [
    "/api/tables/{}",
    "/api/tables/{}/history",
    "/api/tables/{}/replay",
    "/api/tables/{}/qr.svg",
    "/api/tables/{}/review",
    "/api/tables/{}/card.svg",
    "/api/lab/{}",
    "/api/lab/{}/study.json",
    "/api/feats/{}",
    "/api/{}",
    "/assets/{}.js",
    "/{}.js",
]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One for all of them: that nothing breaks is the point."""
    with open_house(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("odd", ODD, ids=range(len(ODD)))
def test_there_is_nothing_at_an_odd_address(house: House, place: str, odd: str) -> None:
    answer = house.client.get(place.format(odd))
    assert answer.status_code == 404, answer.text[:200]
    assert "set-cookie: x" not in str(answer.headers).lower()


@pytest.mark.parametrize("odd", ODD, ids=range(len(ODD)))
def test_a_long_or_odd_address_of_the_page_is_answered(house: House, odd: str) -> None:
    assert house.client.get(f"/t/{odd}").status_code in (200, 404, 503)  # 503: the page is not built


@pytest.mark.parametrize("odd", [odd for odd in ODD if "%2f" not in odd])
def test_nobody_can_sit_at_a_table_of_an_odd_name(house: House, odd: str) -> None:
    screen = house.person().connect(odd)
    assert screen.hear()["key"] == "table-unknown"


def test_a_table_for_a_game_of_a_very_long_name_is_refused_in_words(house: House) -> None:
    wanted = {"game": "x" * 5000, "seats": [{"kind": "me"}, {"kind": "open"}]}
    answer = house.person().post("/api/tables", wanted)
    assert (answer.status_code, answer.json()["key"]) == (400, "game-unknown")
    wanted = {"game": "poo_divers", "seats": [{"kind": "bot", "bot": "x" * 5000}, {"kind": "me"}]}
    answer = house.person().post("/api/tables", wanted)
    assert (answer.status_code, answer.json()["key"]) == (400, "bot-unknown")
