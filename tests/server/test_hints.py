"""Hints: what the strongest bot would do, told to whoever is to move and asks, from what that seat knows."""

import random
import shutil
import threading
from pathlib import Path
from typing import Any

import pytest

from fathoms.bots import BOTS
from fathoms.bots.random_bot import play_at_random
from fathoms.core.compiled_calls import actions_in
from fathoms.core.match import Match
from fathoms.core.rng import seed_from
from fathoms.core.structs import Record, copy_record, to_bytes
from fathoms.games.partners.state import COLOUR_NAMES
from fathoms.games.poo_divers.actions import LOOK, SKIP_LOOK
from fathoms.server.table import hints
from tests.games.partners.table import ACTIONS
from tests.games.partners.table import Table as PartnersTable
from tests.games.partners.test_seven import BARRED
from tests.kit.register import registered
from tests.kit.secrets import unseen_twin
from tests.server.people import PATIENCE, House, Person, Screen, open_house, play_to_the_end
from tests.server.test_curtain import play_until_a_look
from tests.server.toys import at_the_table
from tests.toys.bids import SECRET_BIDS

WAIT = 20  # seconds a bot that is held up waits at most


class Adviser:
    """A bot in the adviser's place, which counts its questions and can be held up."""

    def __init__(self) -> None:
        self.asked = 0
        self.may_answer = threading.Event()
        self.may_answer.set()

    def __call__(self, info_state: Record, seat: int, seed: int, memory: int = 0) -> int:
        self.asked += 1
        self.may_answer.wait(WAIT)
        return play_at_random(info_state, seat, self.asked)  # another answer each time it has to think


@pytest.fixture
def adviser(monkeypatch: pytest.MonkeyPatch) -> Adviser:
    adviser = Adviser()
    monkeypatch.setitem(BOTS, "adviser", adviser)
    monkeypatch.setattr(hints, "ADVISER", "adviser")
    return adviser


def match_at(house: House, screen: Screen) -> Match:
    running = house.loaded(screen.table).state.live_game
    assert running is not None
    return running.match


# Which tables have hints


def test_a_table_has_no_hints_unless_it_was_chosen(ann: Person, eve: Person) -> None:
    assert not ann.set_up("me", "open")["hints"]
    table = ann.set_up("me", "open", hints=True)
    assert table["hints"]
    assert eve.at(table).table["hints"], "everyone can know"


def test_games_in_which_the_bots_only_differ_in_speed_have_none(ann: Person) -> None:
    offered = {game["name"]: game["hints"] for game in ann.get("/api/games").json()}
    assert offered == {name: name != "tubyrinth" for name in offered}
    seats = [{"kind": "me"}, {"kind": "me"}]
    refused = ann.post("/api/tables", {"game": "tubyrinth", "seats": seats, "hints": True})
    assert (refused.status_code, refused.json()["key"]) == (400, "hint-no-game")


# What is answered


def test_the_strongest_bot_says_what_it_would_do(tmp_path: Path) -> None:
    with open_house(tmp_path, bot_patience=PATIENCE) as house:
        ann = house.person()
        screen = ann.at(ann.set_up("me", "me", first="1", hints=True))
        hint = screen.hint()
        assert hint is not None
        assert hint in screen.view["legal"]["0"]
        screen.move(hint["action"])
        assert (screen.view["number"], screen.refused) == (1, [])


def test_who_asks_twice_is_told_the_same_without_another_thought(ann: Person, adviser: Adviser) -> None:
    screen = ann.at(ann.set_up("me", "me", first="1", hints=True))
    hint = screen.hint()
    assert hint is not None
    assert [screen.hint() for _ in range(3)] == [hint] * 3
    assert adviser.asked == 1


def test_half_a_move_is_thought_to_its_end(ann: Person, adviser: Adviser) -> None:
    screen = ann.at(ann.set_up("me", *["greedy"] * 5, game="partners", hints=True))

    def choices() -> list[dict[str, Any]]:
        screen.until(lambda screen: 0 in screen.view["actors"])
        found: list[dict[str, Any]] = screen.view["legal"]["0"]
        return found

    while choices()[0]["name"]["do"] != "play":
        screen.move(choices()[0]["action"], seat=0)
    hint = screen.hint()
    assert hint is not None
    assert hint["name"]["do"] == "play"
    asked, then = adviser.asked, screen.hints[-1]["then"]
    assert asked >= 2, "a card, and what to do with it"
    assert (screen.hint(), adviser.asked) == (hint, asked)
    for choice in (hint, *then):
        assert choice in screen.view["legal"]["0"]
        screen.move(choice["action"], seat=0)
    assert screen.view["scene"]["phase"] != "moving" or screen.view["scene"]["turn"] != 0, "all of it is said"


@pytest.mark.rule("PAR-16")
def test_a_seven_whose_rest_is_lost_is_no_reason_to_think_of_the_next_deal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its first step locks the last piece, and nobody has a card any more: the next hand is still to be dealt."""
    position = PartnersTable(hand="seven", hands=dict.fromkeys(COLOUR_NAMES, "")).put(**BARRED).s
    wanted = {ACTIONS["play seven"], ACTIONS["go green-1 1"]}

    def advise(info_state: Record, seat: int, seed: int, memory: int = 0) -> int:
        legal = actions_in(info_state, seat)
        return next((action for action in legal if action in wanted), legal[0])

    monkeypatch.setitem(BOTS, "adviser", advise)
    monkeypatch.setattr(hints, "ADVISER", "adviser")
    with open_house(tmp_path, bot_delay=1000) as house:
        ann = house.person()
        screen = ann.at(ann.set_up("me", *["greedy"] * 5, game="partners", hints=True))
        state = match_at(house, screen).state
        for field in state.dtype.names:
            state[field] = position[field]
        hint = screen.hint()
    assert hint is not None
    assert [hint["name"], *(choice["name"] for choice in screen.hints[-1]["then"])] == [
        {"do": "play", "card": "seven"},
        {"do": "go", "piece": 0, "steps": 1},
    ]


def test_half_a_hint_is_better_than_none(ann: Person, adviser: Adviser, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr("fathoms.server.bot_pool.info_state_after", fail)
    screen = ann.at(ann.set_up("me", *["greedy"] * 5, game="partners", hints=True))
    screen.until(lambda screen: 0 in screen.view["actors"])
    while screen.view["legal"]["0"][0]["name"]["do"] != "play":
        screen.move(screen.choices(0)[0], seat=0)
        screen.until(lambda screen: 0 in screen.view["actors"])
    assert screen.hint()
    assert screen.hints[-1]["then"] == []


def test_a_move_in_one_step_needs_no_second_thought(ann: Person, adviser: Adviser) -> None:
    screen = ann.at(ann.set_up("me", "me", first="1", hints=True))
    assert screen.hint()
    assert (screen.hints[-1]["then"], adviser.asked) == ([], 1)


def test_only_who_asks_is_told(ann: Person, ben: Person, eve: Person, adviser: Adviser) -> None:
    table = ann.set_up("me", "open", first="1", hints=True)
    here, there, other = ann.at(table), ben.at(table), eve.at(table)
    second = ann.at(table)
    there.ask("sit", seat=1)
    here.settle()
    assert here.hint()
    for screen in (there, other, second):
        assert all(message["type"] != "hint" for message in screen.settle())


# What is refused


def test_a_table_without_hints_gives_none(ann: Person) -> None:
    screen = ann.at(ann.set_up("me", "me", first="1"))
    assert screen.hint() is None
    assert screen.why() == "hint-off"


def test_a_hint_is_for_ones_own_seat_while_it_is_to_move(
    ann: Person, ben: Person, eve: Person, adviser: Adviser
) -> None:
    table = ann.set_up("me", "open", first="1", hints=True)
    here, there, other = ann.at(table), ben.at(table), eve.at(table)
    here.ask("hint", seat=0, number=0)
    assert here.why() == "game-not-started"
    there.ask("sit", seat=1)
    there.hint(1)
    assert there.why() == "move-not-your-turn"
    for stranger in (there, other):
        stranger.settle()
        stranger.hint(0)
        assert stranger.why() == "seat-not-yours"
    here.settle()
    here.hint(7)
    assert here.why() == "move-no-such-seat"
    here.hint(0, number=1)
    assert here.why() == "move-late"
    assert adviser.asked == 0


def test_who_is_away_has_to_come_back_first(adviser: Adviser, tmp_path: Path) -> None:
    with open_house(tmp_path, bot_delay=1000) as house:
        ann = house.person()
        screen = ann.at(ann.set_up("me", "me", first="1", hints=True))
        screen.ask("stand", seat=0)
        screen.hint(0)
        assert screen.why() == "seat-away"


def test_after_the_game_there_is_nothing_to_hint_at(ann: Person, adviser: Adviser) -> None:
    screen = ann.at(ann.set_up("me", "me", hints=True))
    play_to_the_end(random.Random(4), screen)
    assert screen.table["status"] == "over"
    screen.hint(0)
    assert screen.why() == "move-game-over"


def test_behind_the_curtain_there_is_no_hint(house: House, ann: Person, adviser: Adviser) -> None:
    screen = ann.at(ann.set_up("me", "me", hints=True))
    seat = play_until_a_look(screen, house)
    screen.hint(seat)
    assert screen.why() == "hint-curtain"
    screen.ask("see", seat=seat)
    assert screen.hint(seat) in screen.view["legal"][str(seat)]


def test_a_bot_that_fails_is_no_adviser(ann: Person, adviser: Adviser, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's move may be made at random when it fails; a hint may not."""

    def fail(info_state: Record, seat: int, seed: int, memory: int = 0) -> int:
        raise RuntimeError

    monkeypatch.setitem(BOTS, "adviser", fail)
    screen = ann.at(ann.set_up("me", "me", first="1", hints=True))
    assert screen.hint() is None
    assert screen.why() == "hint-failed"
    monkeypatch.setitem(BOTS, "adviser", adviser)
    assert screen.hint(), "one can ask again"


# While it is thought about


def test_one_hint_at_a_time_and_nobody_waits_for_it(ann: Person, ben: Person, adviser: Adviser) -> None:
    table = ann.set_up("me", "open", first="1", hints=True)
    here, there = ann.at(table), ben.at(table)
    there.ask("sit", seat=1)
    here.settle()
    adviser.may_answer.clear()
    here.ask("hint", seat=0, number=0)
    here.ask("hint", seat=0, number=0)
    assert here.why() == "hint-thinking"
    there.ask("rename", seat=1, name="Ben")
    here.settle()
    assert here.table["seats"][1]["name"] == "Ben"
    adviser.may_answer.set()
    here.until(lambda screen: screen.hints)
    assert here.hints[-1]["choice"] in here.view["legal"]["0"]
    assert len(here.hints) == 1


def test_a_hint_that_comes_too_late_is_none(ann: Person, adviser: Adviser) -> None:
    screen = ann.at(ann.set_up("me", "me", first="1", hints=True))
    adviser.may_answer.clear()
    screen.ask("hint", seat=0, number=0)
    screen.move(screen.choices()[0])  # nobody has to wait for the hint
    assert screen.view["number"] == 1
    adviser.may_answer.set()
    screen.until(lambda screen: screen.hints)
    assert screen.hints == [{"type": "hint", "seat": 0, "number": 0, "choice": None, "then": []}]
    assert screen.refused == []


def test_a_hint_outlives_what_others_do_at_the_same_time(ann: Person, ben: Person, adviser: Adviser) -> None:
    with registered(at_the_table(SECRET_BIDS, levels={"deep_diver": {"simulations": 1}})):
        table = ann.set_up("me", "open", game="bids", hints=True)
        here, there = ann.at(table), ben.at(table)
        there.ask("sit", seat=1)
        here.settle()
        adviser.may_answer.clear()
        here.ask("hint", seat=0, number=0)
        there.move(1, 1, 0)
        adviser.may_answer.set()
        here.until(lambda screen: screen.hints)
        assert here.view["number"] == 1
        assert here.hints[-1]["choice"] in here.view["legal"]["0"]


def test_who_leaves_while_it_thinks_harms_nobody(ann: Person, adviser: Adviser) -> None:
    table = ann.set_up("me", "me", first="1", hints=True)
    screen, second = ann.at(table), ann.at(table)
    adviser.may_answer.clear()
    second.ask("hint", seat=0, number=0)
    second.session.close()
    adviser.may_answer.set()
    assert any(screen.hint() for _ in range(1000)), "until they are known to have left, their thought goes on"
    screen.move(screen.choices()[0])
    assert screen.view["number"] == 1


# Fairness


def hints_in_two_worlds(folder: Path, seed: int, moves: int) -> tuple[list[object], bool]:
    """A table, and beside it one that differs in what the seat to move may not know; what both hint at.

    Also: has the seat ever looked under a cover?
    """
    with open_house(folder / "one") as house:
        ann = house.person()
        screen = ann.at(ann.set_up("me", "me", hints=True))
        rng = random.Random(seed)
        while screen.view["number"] < moves or not screen.view["legal"]:
            for seat in screen.view["curtain"]:
                screen.ask("see", seat=seat)
            screen.move(rng.choice(screen.choices()))
        name, match = screen.table["id"], match_at(house, screen)
        seat = match.actors()[0]
        twin = unseen_twin(match, seat, True, rng)
        assert to_bytes(twin) != to_bytes(match.state)
        looked = any(move.seat == seat and LOOK <= move.action < SKIP_LOOK for move in match.moves)
    shutil.copytree(folder / "one", folder / "two")
    told: list[object] = []
    for world in ("one", "two"):
        with open_house(folder / world) as house:
            screen = house.person(ann.cookie).at(name)
            if world == "two":
                match_at(house, screen).state = copy_record(twin)
            told.append(screen.hint())
    return told, looked


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_hint_knows_only_what_its_seat_may_know(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    monkeypatch.setattr(hints, "ADVISER", "search:40")  # thinks as far each time, however busy the machine
    (one, two), looked = hints_in_two_worlds(tmp_path, seed, 24)
    assert one == two
    assert one is not None
    assert looked, "a seat without secrets proves nothing"


def test_an_adviser_who_cheats_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above would see it if the state were given away."""

    def tell(info_state: Record, seat: int, seed: int, memory: int = 0) -> int:
        return play_at_random(info_state, seat, seed_from(to_bytes(info_state).hex()))

    monkeypatch.setitem(BOTS, "teller", tell)
    monkeypatch.setattr(hints, "ADVISER", "teller")
    (one, two), _ = hints_in_two_worlds(tmp_path / "fair", 1, 24)
    assert one == two
    monkeypatch.setattr(Match, "info_state", lambda self, seat: copy_record(self.state))
    (one, two), _ = hints_in_two_worlds(tmp_path / "unfair", 1, 24)
    assert one != two
