"""Several servers with one database of each kind: players do not notice which of them they are at."""

import random
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from fathoms.core.contract import Glass
from fathoms.core.game import CLOCK, Game
from fathoms.core.match import Match
from fathoms.core.refusal import Refusal
from fathoms.core.structs import Record
from fathoms.games import GAMES
from fathoms.lab.measuring.depth import levels_by_pace_only
from fathoms.server.store.leases import other_servers
from fathoms.server.store.store import Store
from fathoms.server.store.stored_table import TIME_UP
from fathoms.server.table import time_control
from tests.kit.register import registered
from tests.server.databases import Postgres
from tests.server.people import House, Message, Person, Screen, open_house
from tests.server.test_odd_names import ODD, PLACES
from tests.server.test_undo import offered, place_the_boat
from tests.server.toys import at_the_table
from tests.toys.potato import HOT_POTATO, PASS_LEFT

LEASE = 1.5  # seconds
LONG_LEASE = 15.0  # outlasts every pause of a busy machine
SOON = 20.0
MOVES = 24  # of each game; whole ones are played by the slow tests
WHOLE = 3000  # more than a game takes


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


@pytest.fixture
def houses(stack: ExitStack, tmp_path: Path, database: str) -> list[House]:
    """Two servers."""
    return [stack.enter_context(open_house(tmp_path, database=database, lease=LEASE)) for _ in range(2)]


@pytest.fixture
def ann(houses: list[House]) -> Person:
    """Someone at the first server."""
    return houses[0].person()


@pytest.fixture
def ben(houses: list[House]) -> Person:
    """Someone at the second server."""
    return houses[1].person()


def soon(wanted: Callable[[], object]) -> None:
    """Wait until it is true, or fail."""
    end = time.monotonic() + SOON
    while not wanted():
        assert time.monotonic() < end
        time.sleep(0.02)


def settled(screen: Screen) -> Screen:
    screen.settle()
    return screen


def two_at_a_table(ann: Person, ben: Person, **options: Any) -> tuple[Screen, Screen]:
    """Ann and Ben, each at their own server, and their game has begun for both."""
    table = ann.set_up("me", "open", **options)
    here, there = ann.at(table), ben.at(table)
    there.ask("sit", seat=1, name="Ben")
    here.until(lambda screen: screen.table["status"] == "playing" and screen.views)
    return here, there


def keepers(houses: list[House], table: Message) -> list[House]:
    return [house for house in houses if house.tables.services.owns_table(table["id"])]


def test_who_sits_down_is_seen_by_those_at_the_other_server(ann: Person, ben: Person) -> None:
    here, there = two_at_a_table(ann, ben)
    assert [seat["name"] for seat in here.table["seats"]] == ["", "Ben"]
    here.until(lambda screen: [seat["here"] for seat in screen.table["seats"]] == [True, True])
    there.until(lambda screen: [seat["here"] for seat in screen.table["seats"]] == [True, True])


def test_a_move_is_shown_by_the_other_server(ann: Person, ben: Person) -> None:
    here, there = two_at_a_table(ann, ben, first="1")
    here.move(here.choices()[0])
    there.until(lambda screen: screen.view["number"] == 1)
    assert there.view["scene"] == here.view["scene"]
    assert there.log == here.log


def play_apart(rng: random.Random, *screens: Screen, most: int) -> None:
    """Have people at different servers play at random; bots may play among them."""
    for _ in range(most):
        soon(lambda: any(settled(screen).view["shares"] or able(screen) for screen in screens))
        if any(screen.view["shares"] for screen in screens):
            return
        screen = rng.choice([screen for screen in screens if able(screen)])
        seat = int(rng.choice(list(screen.view["legal"])))
        number, refused = screen.view["number"], len(screen.refused)
        screen.move(rng.choice(screen.choices(seat)), seat)
        if len(screen.refused) > refused:  # others have acted meanwhile
            assert screen.why() in ("move-late", "move-not-your-turn"), screen.why()
        else:
            reach(screen, number + 1)


def tire(*screens: Screen) -> None:
    """Race no more: only say that one is ready, until a race nobody runs in is over."""
    while not any(settled(screen).view["shares"] for screen in screens):
        for screen in screens:
            if able(screen) and screen.view["scene"]["phase"] != "racing":
                screen.move(screen.choices()[0])
        time.sleep(0.1)


def reach(screen: Screen, number: int) -> None:
    screen.until(lambda screen: screen.view["number"] >= number)


def able(screen: Screen) -> bool:
    return bool(screen.view["legal"])


def two_play(ann: Person, ben: Person, game: Game, most: int, **options: Any) -> tuple[Screen, Screen]:
    """A person at each server, and bots in the other seats."""
    bots = ["greedy"] * (max(2, game.players[0]) - 2)
    table = ann.set_up("me", "open", *bots, game=game.name, **options)
    here, there = ann.at(table), ben.at(table)
    there.ask("sit", seat=1, name="Ben")
    for screen in (here, there):
        screen.until(lambda screen: screen.views)
        screen.ask("ready")
    play_apart(random.Random(4), here, there, most=most)
    return here, there


@pytest.mark.parametrize(
    ("database", "game"),
    [
        ("postgresql", GAMES[0]),
        *(pytest.param("postgresql", game, marks=pytest.mark.slow) for game in GAMES[1:]),
        *(pytest.param("sqlite", game, marks=pytest.mark.slow) for game in GAMES),
    ],
    indirect=["database"],
    ids=lambda value: value if isinstance(value, str) else value.name,
)
def test_two_people_at_two_servers_play(houses: list[House], ann: Person, ben: Person, game: Game) -> None:
    here, there = two_play(ann, ben, game, MOVES)
    assert max(screen.view["number"] for screen in (here, there)) >= MOVES // 2  # some came too late
    soon(lambda: len(keepers(houses, here.table)) == 1)
    here.ask("stand", seat=0)  # bots go on for everyone
    soon(lambda: settled(here).view["number"] == settled(there).view["number"])
    same = here.view["number"]
    assert [line for line in here.log if line["number"] <= same] != []


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whole_games_at_two_servers(houses: list[House], ann: Person, ben: Person, game: Game) -> None:
    if levels_by_pace_only(game):  # by chance nobody would ever reach its goal, but once all have tired of it, it ends
        here, there = two_play(ann, ben, game, MOVES, round_time=2, patience=1)
        tire(here, there)
    else:
        here, there = two_play(ann, ben, game, WHOLE)
    for screen in (here, there):
        screen.until(lambda screen: screen.table["status"] == "over")
    assert here.view["scores"] == there.view["scores"]
    stored = houses[0].tables.services.store.moves(here.table["id"])
    assert [move.number for move in stored] == list(range(1, len(stored) + 1))


@pytest.mark.slow
def test_two_who_answer_the_same_view_at_two_servers(houses: list[House], ann: Person) -> None:
    """One person, two servers: the number of the move decides, and both show the same."""
    table = ann.set_up("me", "me", first="1")
    here, there = ann.at(table), houses[1].person(ann.cookie).at(table)
    houses[0].tables.services.membership._bus.publish = lambda *_: None  # type: ignore[method-assign]
    played, late = here.choices()[:2]
    here.move(played, 0, 0)
    there.move(late, 0, 0)  # its server has not heard of the first move
    assert there.why() == "move-late"
    assert there.view == here.view
    there.move(played, 0, 0)  # the same again does no harm
    assert len(there.refused) == 1


def test_nobody_is_away_who_is_at_another_server(ann: Person, ben: Person) -> None:
    here, there = two_at_a_table(ann, ben)
    here.ask("set_bot", seat=1, bot="greedy")
    assert here.why() == "seat-player-here"
    there.session.close()
    here.until(lambda screen: not screen.table["seats"][1]["here"])
    here.ask("set_bot", seat=1, bot="greedy")
    assert here.table["seats"][1]["bot"] == "greedy"
    back = ben.at(here.table)
    assert not back.table["seats"][1]["away"]
    here.until(lambda screen: not screen.table["seats"][1]["away"])


def test_the_lobby_of_each_server_knows_who_is_where(houses: list[House], ann: Person) -> None:
    ann.at(ann.set_up("me", "open", public=True))
    eve = houses[1].person()
    eve.at(eve.set_up("me", "me"))  # a server where nobody is knows nobody
    soon(lambda: [table["seats"][0]["here"] for table in eve.get("/api/tables").json()["open"]] == [True])


def test_bots_think_at_one_server_only(houses: list[House], ann: Person, ben: Person) -> None:
    table = ann.set_up("greedy", "random", "greedy")
    here, there = ann.at(table), ben.at(table)
    for screen in (here, there):
        screen.until(lambda screen: screen.views and screen.view["shares"])
    assert here.view["scene"] == there.view["scene"]


def test_a_table_is_kept_where_people_look_on(tmp_path: Path, database: str, stack: ExitStack) -> None:
    """Whoever leaves last hands the table over."""
    slow = {"database": database, "lease": LONG_LEASE, "bot_delay": 1000}
    houses = [stack.enter_context(open_house(tmp_path, **slow)) for _ in range(2)]
    ann, ben = houses[0].person(), houses[1].person()
    table = ann.set_up("random", "greedy")
    here, there = ann.at(table), ben.at(table)
    assert keepers(houses, table) == [houses[0]]
    assert there.thinking == here.thinking != []
    here.session.close()
    soon(lambda: keepers(houses, table) == [houses[1]])
    assert houses[1].loaded(table).bots.are_thinking
    soon(lambda: not houses[0].loaded(table).bots.are_thinking)


@pytest.mark.slow
def test_a_server_that_stops_hands_its_tables_over(tmp_path: Path, database: str, stack: ExitStack) -> None:
    """Also those that nobody looks at: their bots go on."""
    first = ExitStack()
    slow = first.enter_context(open_house(tmp_path, database=database, lease=LEASE, bot_delay=1000))
    other = stack.enter_context(open_house(tmp_path, database=database, lease=LEASE))
    ann = slow.person()
    table = ann.set_up("random", "greedy")
    ann.at(table).session.close()
    soon(lambda: slow.loaded(table).bots.are_thinking and not slow.loaded(table).broadcast.present_people())
    first.close()
    soon(lambda: other.person().get(f"/api/tables/{table['id']}").json()["status"] == "over")


def test_a_rematch_and_a_removed_guest_are_known_everywhere(houses: list[House], ann: Person, ben: Person) -> None:
    table = ann.set_up("me", "open", "open")
    here, there = ann.at(table), ben.at(table)
    there.ask("sit", seat=1, name="Ben")
    here.until(lambda screen: screen.table["seats"][1]["name"] == "Ben")
    here.ask("remove", seat=1)
    there.until(lambda screen: screen.table["seats"][1]["kind"] == "open")
    there.ask("sit", seat=1, name="Ben")
    assert there.why() == "seat-removed"


@contextmanager
def dropped(*houses: House) -> Iterator[None]:
    """Nothing that these servers tell is heard."""
    for house in houses:
        house.tables.services.membership._bus.publish = lambda *_: None  # type: ignore[method-assign]
    yield


def test_notices_that_are_lost_are_found_by_looking(houses: list[House], ann: Person, ben: Person) -> None:
    with dropped(*houses):
        here, there = two_at_a_table(ann, ben, first="1")
        here.move(here.choices()[0])
        there.until(lambda screen: screen.view["number"] == 1)
        there.session.close()
        here.until(lambda screen: not screen.table["seats"][1]["here"])


def test_what_is_told_is_a_name_and_a_number(houses: list[House], ann: Person, ben: Person) -> None:
    told: list[str] = []
    bus = houses[0].tables.services.membership._bus
    publish = bus.publish

    def listen(event: Any, servers: Any) -> None:
        told.append(str(event))
        publish(event, servers)

    bus.publish = listen  # type: ignore[method-assign]
    here, there = two_at_a_table(ann, ben, first="1")
    here.move(here.choices()[0])
    there.until(lambda screen: screen.view["number"] == 1)
    assert set(told) <= {f"{here.table['id']} {number}" for number in (0, 1)}
    assert f"{here.table['id']} 1" in told


def test_servers_with_different_secrets_are_not_started_together(tmp_path: Path, database: str) -> None:
    with open_house(tmp_path, database=database) as house:
        ann = house.person()
        ann.at(ann.set_up("me", "me"))
        with pytest.raises(Refusal) as why, open_house(tmp_path / "other", database=database):
            pass
        assert why.value.key == "secret-differs"


def test_a_server_that_leaves_is_forgotten_at_once(tmp_path: Path, store: Store, database: str) -> None:
    with open_house(tmp_path, database=database) as house:
        ann = house.person()
        ann.at(ann.set_up("me", "me"))
        assert len(other_servers(store, "")) == 1
    assert other_servers(store, "") == {}


def test_servers_with_folders_of_their_own_share_a_secret(tmp_path: Path, postgres: Postgres) -> None:
    shared = {"database": postgres.new_database(), "secret": "5e" * 32}
    with open_house(tmp_path / "one", **shared) as one, open_house(tmp_path / "other", **shared) as other:
        ann = one.person()
        table = ann.set_up("me", "open")
        assert other.person(ann.cookie).at(table).table["host"]
    assert not list(tmp_path.glob("*/secret.key"))


def test_odd_names_are_not_there_in_postgresql_either(tmp_path: Path, postgres: Postgres) -> None:
    with open_house(tmp_path, database=postgres.new_database()) as house:
        for odd in ODD:
            for place in PLACES:
                assert house.client.get(place.format(odd)).status_code == 404
        ann = house.person()
        screen = ann.at(ann.set_up("me", "open"))
        screen.ask("rename", seat=0, name="A\0nn")
        assert screen.table["seats"][0]["name"] == "Ann"


def test_a_move_at_a_server_alone_is_one_insert(tmp_path: Path, database: str) -> None:
    with open_house(tmp_path, database=database) as house:
        ann = house.person()
        screen = ann.at(ann.set_up("me", "me", first="1"))
        said: list[str] = []

        def hear(connection: Any, cursor: Any, statement: str, *others: Any) -> None:
            said.append(statement.partition("(")[0].strip())

        event.listen(house.tables.services.store.engine, "before_cursor_execute", hear)
        screen.move(screen.choices()[0])
        beats = ("BEGIN", "servers", "keepers")  # these may fall between
        assert [each for each in said if not any(word in each for word in beats)] == ["INSERT INTO moves"]


# Against the clock

glass_holds = {"seconds": 3.0, "waits": False}


def sand_glass(view: Record) -> Glass | None:
    waits = glass_holds["waits"] and not view.rung
    return None if view.rung == view.rings else Glass(int(view.rung), glass_holds["seconds"], waits=bool(waits))


@pytest.fixture
def potato() -> Iterator[None]:
    game = at_the_table(HOT_POTATO, glass=sand_glass)
    with registered(game):
        match = Match(game, 2, {}, 0)
        while not match.over:
            match.play(match.actors()[-1], match.legal(match.actors()[-1])[0])
        match.scores()
        yield


def moves_of(house: House, table: Message) -> list[tuple[int, int]]:
    return [(move.seat, move.action) for move in house.tables.services.store.moves(table["id"])]


@pytest.mark.slow
def test_time_ends_for_everyone_and_once(potato: None, houses: list[House], ann: Person, ben: Person) -> None:
    table = ann.set_up("me", "me", game="potato", rings=2)
    here = ann.at(table)
    time.sleep(1)
    there = ben.at(table)
    there.until(lambda screen: screen.view["glass"]["left"] < 2.5)  # as much as is left at the other server
    for screen in (here, there):
        screen.until(lambda screen: screen.table["status"] == "over")
    assert moves_of(houses[0], table) == [(CLOCK, 2), (CLOCK, 2)]


def test_whoever_is_ready_at_another_server_is_ready(
    potato: None, monkeypatch: pytest.MonkeyPatch, ann: Person, ben: Person
) -> None:
    monkeypatch.setitem(glass_holds, "waits", True)
    monkeypatch.setitem(glass_holds, "seconds", 60.0)
    here, there = two_at_a_table(ann, ben, game="potato")
    here.until(lambda screen: screen.table["unready"] == [0, 1])
    here.ask("ready")
    there.ask("ready")
    for screen in (here, there):
        screen.until(lambda screen: screen.table["unready"] == [] and screen.view["glass"] is not None)


def test_moves_at_both_servers_do_not_turn_the_glass(
    potato: None, monkeypatch: pytest.MonkeyPatch, ann: Person, ben: Person
) -> None:
    monkeypatch.setitem(glass_holds, "seconds", 60.0)
    here, there = two_at_a_table(ann, ben, game="potato", rings=1)
    for _ in range(4):
        soon(lambda: bool(settled(here).view["legal"]) != bool(settled(there).view["legal"]))
        screen = here if here.view["legal"] else there
        number = screen.view["number"]
        screen.move(PASS_LEFT)
        for each in (here, there):
            reach(each, number + 1)
    assert abs(here.view["glass"]["left"] - there.view["glass"]["left"]) < 1.0


@pytest.mark.slow
def test_someone_who_is_late_at_one_server_is_late_at_all_and_once(
    houses: list[House], ann: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time_control, "SHORTEST", 1)
    here, there = two_at_a_table(ann, ben, first="2", clock={"kind": "move", "seconds": 2})
    for screen in (here, there):
        reach(screen, 2)
    stored = houses[0].tables.services.store.moves(here.table["id"])
    assert [(move.number, move.seat, move.action) for move in stored[:1]] == [(1, 1, TIME_UP)]
    assert stored[1].is_action
    assert [move.action for move in stored].count(TIME_UP) <= len(stored) / 2


@pytest.mark.slow
def test_words_are_heard_at_the_other_server(ann: Person, ben: Person) -> None:
    here, there = two_at_a_table(ann, ben)
    here.ask("say", seat=0, word="hello")
    there.until(lambda screen: screen.said)
    assert [word["word"] for word in there.said] == ["hello"]


def test_a_step_taken_back_is_taken_back_everywhere(ann: Person, ben: Person) -> None:
    here, there = two_at_a_table(ann, ben, game="dykarna", undo=True)
    before = {screen: screen.view["scene"] for screen in (here, there)}
    place_the_boat(here)
    reach(there, 1)
    assert there.view["scene"] != before[there]
    here.ask("take_back", seat=0, number=offered(here)["number"])
    for screen in (here, there):
        reach(screen, 2)
        assert screen.view["scene"] == before[screen]
