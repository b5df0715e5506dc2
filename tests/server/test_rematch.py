"""Playing again, and looking back at a finished game."""

import random

import pytest

from fathoms.core.replay import Replay
from tests.server.people import Person, Screen, play_to_the_end


@pytest.fixture
def finished(ann: Person, ben: Person) -> tuple[Screen, Screen]:
    """Ann and Ben after a game."""
    table = ann.set_up("me", "open", "greedy", layout="donut", hints=True, look_back="anyone")
    here, there = ann.at(table), ben.at(table)
    there.ask("sit", seat=1, name="Ben")
    rng = random.Random(9)
    here.settle()
    while here.table["status"] != "over":
        here.until(lambda screen: screen.view["actors"] != [2])  # the bot's turn
        if not here.view["actors"]:
            here.until(lambda screen: screen.table["status"] == "over")
        play_to_the_end(rng, here, there)
    there.until(lambda screen: screen.table["status"] == "over")
    return here, there


def test_one_click_sets_up_the_same_table_again(
    finished: tuple[Screen, Screen], ann: Person, ben: Person, eve: Person
) -> None:
    here, there = finished
    other = eve.at(here.table["id"])
    here.ask("rematch")
    new = here.table["rematch"]
    there.settle()
    other.settle()
    assert there.table["rematch"] == other.table["rematch"] == new
    there.ask("rematch")  # a second click finds the same table
    assert there.table["rematch"] == new
    assert ben.post(f"/api/tables/{new}/answer", {"comes": True}).status_code == 200
    again, too = ann.at(new), ben.at(new)
    assert again.table["status"] == "playing"
    assert again.table["options"]["layout"] == "donut"
    assert again.table["hints"]
    assert [seat["mine"] for seat in again.table["seats"]] == [True, False, False]
    assert [seat["mine"] for seat in too.table["seats"]] == [False, True, False]
    assert [seat["name"] for seat in too.table["seats"]] == ["", "Ben", ""]
    assert too.table["seats"][2]["bot"] == "greedy"
    assert ann.get(f"/api/tables/{here.table['id']}").json()["rematch"] == new


def test_only_players_ask_for_a_rematch_and_only_after_the_game(
    finished: tuple[Screen, Screen], ann: Person, eve: Person
) -> None:
    here, _ = finished
    other = eve.at(here.table["id"])
    other.ask("rematch")
    assert other.why() == "seat-players-only"
    playing = ann.at(ann.set_up("me", "me"))
    playing.ask("rematch")
    assert playing.why() == "rematch-not-over"


def test_a_finished_game_can_be_looked_back_at(finished: tuple[Screen, Screen], eve: Person) -> None:
    here, there = finished
    name, number = here.table["id"], here.view["number"]
    seen = eve.get(f"/api/tables/{name}/history").json()
    assert [view["number"] for view in seen["views"]] == list(range(number + 1))
    assert seen["views"][-1]["shares"] == here.view["shares"]
    theirs = eve.get(f"/api/tables/{name}/history?seat=1").json()["views"]
    shown = {view["number"]: view for view in there.views}
    for view in theirs:
        if view["number"] in shown:
            assert view == shown[view["number"]] | {"legal": {}, "curtain": []}
    assert len(shown) > 20
    assert eve.get(f"/api/tables/{name}/history?seat=3").status_code == 400


def test_a_finished_game_can_be_saved(finished: tuple[Screen, Screen], eve: Person) -> None:
    here, _ = finished
    answer = eve.get(f"/api/tables/{here.table['id']}/replay")
    assert "attachment" in answer.headers["content-disposition"]
    match = Replay.model_validate(answer.json()).end()
    assert match.over
    assert match.scores() == here.view["scores"]


@pytest.mark.parametrize("what", ["history", "replay"])
def test_a_game_in_progress_keeps_its_secrets(ann: Person, what: str) -> None:
    table = ann.set_up("me", "me")
    answer = ann.get(f"/api/tables/{table['id']}/{what}")
    assert answer.status_code == 409
    assert answer.json()["key"] == "history-not-over"
