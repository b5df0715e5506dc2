"""Taking a step back: one's own last one, while nobody else has acted, and if nobody has learnt anything from it."""

import random
import time
from pathlib import Path

import pytest

from fathoms.core.game import CLOCK, Game, all_games
from fathoms.core.match import Match
from fathoms.core.replay import Replay
from fathoms.server.store.stored_table import TAKEN_BACK
from fathoms.server.table.undo import reveals_nothing
from tests.kit.secrets import unseen_twin
from tests.server.people import House, Message, Person, Screen, open_house, play_to_the_end


def offered(screen: Screen) -> Message:
    """Wait for what may be taken back."""
    screen.until(lambda screen: screen.offers and screen.offers[-1]["number"] == screen.view["number"])
    return screen.offers[-1]


def place_the_boat(screen: Screen) -> None:
    """The first step of Dykarna, from which nobody learns anything."""
    screen.move(screen.choices()[0])


@pytest.fixture
def at_sea(ann: Person, ben: Person) -> tuple[Screen, Screen]:
    """Two people who have just begun; the first of them is to act."""
    table = ann.set_up("me", "open", game="dykarna", undo=True)
    here, there = ann.at(table), ben.at(table)
    there.ask("sit", seat=1)
    here.settle()
    there.settle()
    return here, there


def test_a_step_is_taken_back_and_every_screen_follows(at_sea: tuple[Screen, Screen]) -> None:
    here, there = at_sea
    before = {screen: screen.view for screen in at_sea}
    place_the_boat(here)
    here.ask("take_back", seat=0, number=offered(here)["number"])
    there.settle()
    for screen in at_sea:
        assert screen.view["number"] == 2
        assert [line["key"] for line in screen.view["lines"]] == ["table-log-taken-back"]
        for part in ("scene", "legal", "actors", "scores"):
            assert screen.view[part] == before[screen][part]
    place_the_boat(here)
    assert here.view["number"] == 3


def test_only_whoever_took_the_step_is_offered_to_take_it_back(at_sea: tuple[Screen, Screen]) -> None:
    here, there = at_sea
    place_the_boat(here)
    number = offered(here)["number"]
    there.settle()
    assert there.offers == []
    there.ask("take_back", seat=0, number=number)
    assert there.why() == "seat-not-yours"
    there.ask("take_back", seat=1, number=number)
    assert there.why() == "undo-late"


def test_when_someone_else_has_acted_there_is_no_way_back(at_sea: tuple[Screen, Screen]) -> None:
    here, there = at_sea
    while here.view["actors"] == [0]:
        here.move(here.choices()[0])
    late = here.view["number"]
    there.settle()
    there.move(there.choices()[0])
    here.settle()
    for number in (late, here.view["number"]):
        here.ask("take_back", seat=0, number=number)
        assert here.why() == "undo-late"


def test_a_turn_can_be_taken_back_step_by_step(ann: Person) -> None:
    screen = ann.at(ann.set_up("me", "me", game="dykarna", undo=True))
    scenes = [screen.view["scene"]]
    for _ in range(2):
        screen.move(screen.choices(0)[0], 0)
        scenes.append(screen.view["scene"])
        if screen.view["actors"] != [0]:
            break
    while len(scenes) > 1:
        scenes.pop()
        screen.ask("take_back", seat=0, number=offered(screen)["number"])
        assert screen.view["scene"] == scenes[-1]


def test_what_has_been_seen_is_not_taken_back(ann: Person) -> None:
    screen = ann.at(ann.set_up("me", "me", undo=True, first="1"))
    screen.move(screen.choices(0)[0], 0)  # a cover was opened
    screen.ask("take_back", seat=0, number=1)
    assert screen.why() == "undo-late"
    assert screen.offers == []


def test_tables_are_without_it_unless_they_say_so(ann: Person) -> None:
    screen = ann.at(ann.set_up("me", "me", game="dykarna"))
    assert not screen.table["undo"]
    place_the_boat(screen)
    screen.ask("take_back", seat=0, number=1)
    assert screen.why() == "undo-off"


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"game": "dykarna", "clock": {"kind": "move", "seconds": 60}}, "undo-clocked"),
        ({"game": "toilet_divers"}, "undo-no-game"),
    ],
)
def test_where_time_counts_nothing_is_taken_back(ann: Person, wanted: Message, why: str) -> None:
    answer = ann.post("/api/tables", {"seats": [{"kind": "me"}, {"kind": "me"}], "undo": True, **wanted})
    assert answer.json()["key"] == why


def test_a_late_or_repeated_message_does_no_harm(at_sea: tuple[Screen, Screen]) -> None:
    here, _ = at_sea
    action = here.choices()[0]
    here.move(action, 0, 0)
    number = offered(here)["number"]
    for _ in range(2):
        here.ask("take_back", seat=0, number=number)
    assert (here.view["number"], here.why()) == (2, "undo-late")
    here.move(action, 0, 0)  # the first message again: it was done
    assert here.view["number"] == 2


@pytest.mark.slow
def test_it_is_still_taken_back_after_a_restart_and_to_look_back_at(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ann = house.person()
        table = ann.set_up("me", "me", game="poo_divers", undo=True)
        screen = ann.at(table)
        rng = random.Random(3)
        while not screen.offers or screen.offers[-1]["number"] != screen.view["number"]:
            play_to_the_end(rng, screen, most=1)
            time.sleep(0.2)  # for the table to think about it
            screen.settle()
        screen.ask("take_back", seat=screen.offers[-1]["seat"], number=offered(screen)["number"])
        assert house.tables.services.store.moves(table["id"])[-1].action == TAKEN_BACK
    with open_house(tmp_path) as house:
        again = house.person(ann.cookie).at(table)
        for part in ("number", "scene", "scores", "lines"):
            assert again.view[part] == screen.view[part]
        play_to_the_end(rng, again)
        path = f"/api/tables/{table['id']}"
        history = again.table and house.person(ann.cookie).get(f"{path}/history").json()
        replay = Replay(**house.person(ann.cookie).get(f"{path}/replay").json())
        assert history["table"]["number"] == len(replay.actions) == len(history["views"]) - 1
        assert again.view["number"] == len(replay.actions) + 2
        assert replay.end().scores() == again.view["scores"]


def test_the_offer_is_there_again_after_a_restart(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ann = house.person()
        table = ann.set_up("me", "me", game="dykarna", undo=True)
        place_the_boat(ann.at(table))
    with open_house(tmp_path) as house:
        screen = house.person(ann.cookie).at(table)
        screen.ask("take_back", seat=0, number=offered(screen)["number"])
        assert screen.view["number"] == 2


def test_another_server_follows(tmp_path: Path) -> None:
    with open_house(tmp_path) as one, open_house(tmp_path) as other:
        ann = one.person()
        table = ann.set_up("me", "me", game="dykarna", undo=True)
        here, there = ann.at(table), other.person(ann.cookie).at(table)
        place_the_boat(here)
        there.hello(0)
        here.ask("take_back", seat=0, number=offered(here)["number"])
        there.hello(1)
        assert there.view["number"] == here.view["number"] == 2
        assert there.view["scene"] == here.view["scene"]


def test_what_another_server_has_stored_since_is_heeded(tmp_path: Path) -> None:
    with open_house(tmp_path) as one, open_house(tmp_path) as other:
        ann = one.person()
        table = ann.set_up("me", "me", game="dykarna", undo=True)
        here = ann.at(table)
        place_the_boat(here)
        number = offered(here)["number"]
        there = other.person(ann.cookie).at(table)
        place_the_boat(there)
        for _ in range(2):  # before and after this server has heard of it
            here.ask("take_back", seat=here.offers[0]["seat"], number=number)
            assert here.why() == "undo-late"
        assert here.view["number"] == there.view["number"] == 2


# What the rule looks at


def a_way_through(game: Game, seed: int, most: int = 25) -> list[tuple[Match, int, int]]:
    """Steps of a game at random: where it stood, who acted, and how."""
    rng, match = random.Random(seed), Match(game, game.default_players, {}, seed)
    steps: list[tuple[Match, int, int]] = []
    while not match.over and len(steps) < most:
        seats = [seat for seat in match.actors() if seat != CLOCK]
        if not seats:
            break
        seat = rng.choice(seats)
        action = rng.choice(match.legal(seat))
        steps.append((match.fork(), seat, action))
        match.play(seat, action)
    return steps


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_that_a_step_can_be_taken_back_tells_the_seat_nothing(game: Game) -> None:
    """In a game that the seat cannot tell from the true one, the answer is the same; if it saw the same come of it."""
    rng = random.Random(1)
    for before, seat, action in a_way_through(game, 4):
        twin = before.fork()
        twin.state = unseen_twin(before, seat, True, rng)
        after, twin_after = before.fork(), twin.fork()
        after.play(seat, action)
        twin_after.play(seat, action)
        if after.view(seat).tobytes() == twin_after.view(seat).tobytes():
            assert reveals_nothing(before, seat, action) == reveals_nothing(twin, seat, action)


@pytest.mark.slow
def test_some_steps_can_be_taken_back_in_every_game_and_some_not() -> None:
    for game in all_games():
        found = {reveals_nothing(*step) for seed in range(3) for step in a_way_through(game, seed)}
        assert found == {True, False}, game.name


def test_the_rule_is_the_one_of_the_table(house: House, ann: Person) -> None:
    """Going there and back again leaves everything as it was."""
    screen = ann.at(ann.set_up("me", "me", game="dykarna", undo=True))
    running = house.loaded(screen.table).state.live_game
    assert running is not None
    before = running.match.state.tobytes()
    place_the_boat(screen)
    screen.ask("take_back", seat=0, number=offered(screen)["number"])
    assert running.match.state.tobytes() == before
    assert running.match.moves == []
