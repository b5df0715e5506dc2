"""Nobody is sent what they may not know.

Two servers play the same game. Before every step the second one's state is replaced by a twin that differs from the
first one's in nothing a viewer may know. Whatever then leaves the two processes for that viewer must be the same to
the byte: frames, refusals, HTTP answers, what is logged, and what a bot in that seat is given to think about.
"""

import logging
import random
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from copy import copy as shallow
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from fathoms.bots import BOTS
from fathoms.bots.random_bot import play_at_random
from fathoms.core.game import SPECTATOR, Game
from fathoms.core.match import Match, Move
from fathoms.core.refusal import Refusal
from fathoms.core.rng import seed_from
from fathoms.core.structs import Record, copy_record, to_bytes
from fathoms.core.voice import Line
from fathoms.games.poo_divers import GAME as POO_DIVERS
from fathoms.games.poo_divers.actions import LOOK, SKIP_LOOK
from fathoms.server import wire
from fathoms.server.table import views
from fathoms.server.table.broadcast import Broadcast
from fathoms.server.table.live_game import LiveGame
from fathoms.server.table.table import Table
from fathoms.server.table.views import log_line_json
from tests.kit.register import registered
from tests.kit.secrets import unseen_twin
from tests.server.people import House, Person, Screen, open_house
from tests.server.toys import at_the_table
from tests.toys import broken
from tests.toys.bids import SECRET_BIDS

THINKER = 2  # the seat of the bot whose information state we look into
NEVER = 10_000.0  # seconds
BIDS = at_the_table(SECRET_BIDS)


class Recorder(logging.Handler):
    """Keeps what is logged."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if not record.name.startswith(("asyncio", "httpx", "numba")):
            self.lines.append(f"{record.name}: {self.format(record)}")


@contextmanager
def recording() -> Iterator[list[str]]:
    recorder, root = Recorder(), logging.getLogger()
    level = root.level
    root.addHandler(recorder)
    root.setLevel(logging.DEBUG)
    try:
        yield recorder.lines
    finally:
        root.removeHandler(recorder)
        root.setLevel(level)


@dataclass
class World:
    """One of the two servers, with everyone at the same table."""

    house: House
    name: str
    people: dict[int, Person]
    screens: dict[int, Screen]
    info_states: list[bytes]

    @property
    def table(self) -> Table:
        return self.house.loaded(self.name)

    @property
    def running(self) -> LiveGame:
        assert self.table.state.live_game is not None
        return self.table.state.live_game

    @property
    def match(self) -> Match:
        return self.running.match

    def become(self, state: Record) -> None:
        """Be in another state, and have everyone look again."""
        self.match.state = copy_record(state)
        for viewer, sight in self.running.views.viewer_histories.items():
            sight.view = self.match.view(viewer)

    def follow(self, other: "World") -> None:
        """Be where the other world is, with the same past."""
        self.match.state = copy_record(other.match.state)
        self.match.moves = list(other.match.moves)
        for viewer, sight in other.running.views.viewer_histories.items():
            mine = shallow(sight)
            mine.match, mine.log_texts = self.match, list(sight.log_texts)
            self.running.views.viewer_histories[viewer] = mine

    def think(self) -> None:
        """Have the bot make its move, through all that a bot's move goes through."""
        self.screens[SPECTATOR].session.portal.call(self.table.bots.make_move, THINKER)


@contextmanager
def two_worlds(
    folder: Path, game: Game, one_screen: bool, seed: int, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[World, World]]:
    """Two servers with the same table: two people (at one screen, or at two), a bot and a spectator."""
    seats = ("me", "me", "spy") if one_screen else ("me", "open", "spy")
    monkeypatch.setattr("fathoms.server.store.store.new_seed", lambda: seed)
    with open_house(folder / "one", bot_delay=NEVER) as house:
        ann, ben, eve = house.person(), house.person(), house.person()
        table = ann.set_up(*seats, game=game.name)
        if not one_screen:
            ben.at(table).ask("sit", seat=1, name="Ben")
        eve.get("/api/games")
    shutil.copytree(folder / "one", folder / "two")
    cookies = {SPECTATOR: (ann if one_screen else eve).cookie, 0: ann.cookie, 1: ben.cookie}
    with ExitStack() as stack:
        worlds = []
        for name in ("one", "two"):
            house = stack.enter_context(open_house(folder / name, bot_delay=NEVER))
            people = {viewer: house.person(cookie) for viewer, cookie in cookies.items()}
            viewers = [SPECTATOR] if one_screen else [SPECTATOR, 0, 1]
            screens = {viewer: people[viewer].at(table) for viewer in viewers}
            world = World(house, table["id"], people, screens, [])
            world.table.bots.services = replace(world.table.services, bot_delay=0)
            monkeypatch.setattr(world.table.bots, "wake", lambda: None)  # it moves when we say so
            # What was said stays said when worlds are made alike again; remarks have tests of their own.
            monkeypatch.setattr(world.table.chatter, "next_remark", lambda: None)
            worlds.append(world)
        yield worlds[0], worlds[1]


def told(world: World, viewer: int, rng: random.Random) -> list[str]:
    """Everything a viewer can get out of the server without anyone's move."""
    screen, person = world.screens[viewer], world.people[viewer]
    start = len(screen.frames)
    number, actions = world.match.number, world.match.game.action_count
    screen.hello()
    screen.hello(last=number)
    for seat in range(world.match.players):
        legal = world.match.legal(seat)
        wrong = [action for action in range(-1, actions + 1) if action not in legal]
        screen.move(rng.choice(wrong), seat, number - rng.randrange(2))
    if viewer != SPECTATOR:
        screen.ask("see", seat=viewer)
    screen.ask("rematch")
    screen.ask("set_bot", seat=THINKER, bot=None)
    path = f"/api/tables/{world.name}"
    pages = ("", "/history", f"/history?seat={max(viewer, 0)}", "/replay", "/card.svg")
    answers = [person.get(path + page) for page in pages] + [person.get("/api/tables"), person.get("/api/mine")]
    answers += [person.request(method, f"{path}/review") for method in ("POST", "GET", "DELETE")]
    return screen.frames[start:] + [answer.text for answer in answers]


def compare(what: str, ours: list[str], theirs: list[str]) -> None:
    extra = [each for each in (*ours, *theirs) if ours.count(each) != theirs.count(each)]
    assert len(ours) == len(theirs), f"{what}: {len(ours)} messages, but {len(theirs)} from the twin: {extra}"
    for one, other in zip(ours, theirs, strict=True):
        if one != other:
            raise AssertionError(f"{what}: {one} is {other} from the twin")


def keeps_secrets(worlds: tuple[World, World], viewer: int, rng: random.Random) -> None:
    """At this moment the viewer gets the same from both."""
    here, there = worlds
    there.become(unseen_twin(here.match, viewer, False, rng))
    choice = rng.random()
    heard = []
    for world in worlds:
        with recording() as logged:
            heard.append(told(world, viewer, random.Random(choice)) + logged)
    compare(f"viewer {viewer} after {here.match.number} actions", *heard)
    there.follow(here)


def a_step(worlds: tuple[World, World], viewer: int, rng: random.Random) -> None:
    """Someone moves in both; a viewer who still cannot tell them apart has been told the same."""
    here, there = worlds
    remembering = viewer == THINKER
    seat = rng.choice(here.match.actors())
    if THINKER in here.match.actors():
        seat = THINKER
    there.become(unseen_twin(here.match, viewer, remembering, rng))
    action = rng.choice(here.match.legal(seat))
    seen, heard = [], []
    for world in worlds:
        with recording() as logged:
            for screen in world.screens.values():
                screen.settle()
            marks = {each: len(screen.frames) for each, screen in world.screens.items()}
            world.info_states.clear()
            if seat == THINKER:
                world.think()
            else:
                mover = world.screens[seat] if seat in world.screens else world.screens[SPECTATOR]
                mover.move(action, seat, world.match.number)
            for screen in world.screens.values():
                screen.settle()
        assert world.match.moves, "nobody moved"
        seen.append(to_bytes(world.match.view(viewer)))
        frames = world.screens[viewer].frames[marks[viewer] :] if viewer in marks else []
        heard.append(frames + logged + [info_state.hex() for info_state in world.info_states if viewer == THINKER])
    if seen[0] == seen[1]:
        compare(f"viewer {viewer} when seat {seat} made move {here.match.number}", *heard)
    there.follow(here)


def play(folder: Path, game: Game, seed: int, one_screen: bool, steps: int, watched: int = 1) -> list[Move]:
    """A random game, in which so many viewers are watched at each step; its moves. A seed gives always the same."""
    rng = random.Random(seed)
    info_states: list[bytes] = []
    asked = count()

    def lot() -> int:
        return seed_from(seed, next(asked) // 2)  # each world asks once

    def spy(info_state: Record, seat: int, seed: int, memory: int = 0) -> int:
        info_states.append(to_bytes(info_state) + bytes([seat]) + seed.to_bytes(8, "big"))
        return play_at_random(info_state, seat, lot())

    BOTS["spy"] = spy
    try:
        with pytest.MonkeyPatch.context() as patch, two_worlds(folder, game, one_screen, seed, patch) as worlds:
            for world in worlds:
                world.info_states = info_states
            here, there = worlds
            while not here.match.over and here.match.number < steps:
                for viewer in rng.sample(list(here.screens), min(watched, len(here.screens))):
                    keeps_secrets(worlds, viewer, rng)
                a_step(worlds, rng.choice([*here.screens, THINKER]), rng)
                there.table.state.stored_table = here.table.state.stored_table
            return here.match.moves
    finally:
        del BOTS["spy"]


@pytest.mark.parametrize("one_screen", [False, pytest.param(True, marks=pytest.mark.slow)])
@pytest.mark.parametrize("seed", [1, pytest.param(3, marks=pytest.mark.slow)])
def test_poo_divers_keeps_its_secrets(tmp_path: Path, seed: int, one_screen: bool) -> None:
    moves = play(tmp_path, POO_DIVERS, seed, one_screen, steps=30)
    lookers = {move.seat for move in moves if LOOK <= move.action < SKIP_LOOK}
    assert len(lookers) > 1, "a game without secrets proves nothing"


@pytest.mark.slow
@pytest.mark.parametrize("one_screen", [False, True])
@pytest.mark.parametrize("seed", [1, 2])
def test_secret_bids_keep_their_secrets(tmp_path: Path, seed: int, one_screen: bool) -> None:
    with registered(BIDS):
        assert len(play(tmp_path, BIDS, seed, one_screen, steps=100)) == 9


@pytest.mark.slow
@pytest.mark.parametrize("one_screen", [False, True])
@pytest.mark.parametrize("seed", range(1, 5))
def test_nobody_is_told_a_secret_at_any_step(tmp_path: Path, seed: int, one_screen: bool) -> None:
    assert len(play(tmp_path, POO_DIVERS, seed, one_screen, steps=40, watched=3)) > 20


def test_a_review_is_refused_to_all_in_the_same_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the end: whoever asks, whatever lies hidden, and whatever has been played."""
    monkeypatch.setitem(BOTS, "spy", play_at_random)
    answers = set()
    with registered(BIDS), two_worlds(tmp_path, BIDS, False, 1, monkeypatch) as worlds:
        here, there = worlds
        rng = random.Random(1)
        for viewer, mover in ((SPECTATOR, 0), (0, 1), (1, None)):
            there.become(unseen_twin(here.match, viewer, False, rng))
            for world in worlds:
                for method in ("POST", "GET", "DELETE"):
                    answer = world.people[viewer].request(method, f"/api/tables/{world.name}/review")
                    answers.add((answer.status_code, answer.content))
            there.follow(here)
            if mover is not None:
                action = rng.choice(here.match.legal(mover))
                for world in worlds:
                    world.screens[mover].move(action, mover, world.match.number)
    assert len(answers) == 1
    assert next(iter(answers))[0] == 409


# Leaks that must be found


def leaky_view(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The game shows everyone's bids."""
    return at_the_table(broken.broken(SECRET_BIDS, "leaky_bids", view=broken.view_all_bids))


def leaky_refusal(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A refusal depends on a hidden card."""
    check = Match.check

    def tell(self: Match, seat: int, action: int) -> None:
        try:
            check(self, seat, action)
        except Refusal as why:
            raise Refusal(why.key, hint=int(self.state.card.sum())) from None

    monkeypatch.setattr(Match, "check", tell)
    return POO_DIVERS


def leaky_scene(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The table draws the state."""
    sights = views.MatchViews._view_data

    def draw(
        self: views.MatchViews, viewer: int, record: Record, number: int, seen: views.ViewerHistory
    ) -> views.ViewData:
        view = sights(self, viewer, record, number, seen)
        return view | {"scene": self.match.game.voice.draw(self.match.state)}

    monkeypatch.setattr(views.MatchViews, "_view_data", draw)
    return BIDS


def leaky_scores(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The table counts what lies hidden."""
    info = Broadcast.table_info_for

    def tell(self: Broadcast, who: str) -> wire.TableInfo:
        running = self.state.live_game
        hidden = int(running.match.state.card.sum()) if running else 0
        return info(self, who).model_copy(update={"spectators": abs(hidden)})

    monkeypatch.setattr(Broadcast, "table_info_for", tell)
    return POO_DIVERS


def leaky_words(monkeypatch: pytest.MonkeyPatch) -> Game:
    """What happened is told from the state."""
    moved = views.ViewerHistory.record_action

    def tell(self: views.ViewerHistory, seat: int, action: int, told: views.StepTexts) -> None:
        moved(self, seat, action, told)
        hidden = int(self.match.state.card.sum())
        self.log_texts[-1] = log_line_json(self.match.number, 0, Line("x", {"seat": hidden}))

    monkeypatch.setattr(views.ViewerHistory, "record_action", tell)
    return POO_DIVERS


def leaky_log(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The server logs the state with every move."""
    add = LiveGame.apply_move

    def tell(self: LiveGame, move: Any) -> None:
        add(self, move)
        logging.getLogger("fathoms.server").debug("state %s", to_bytes(self.match.state).hex())

    monkeypatch.setattr(LiveGame, "apply_move", tell)
    return POO_DIVERS


def leaky_info_state(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Bots are given the state."""
    monkeypatch.setattr(Match, "info_state", lambda self, seat: copy_record(self.state))
    return POO_DIVERS


def leaky_choices(monkeypatch: pytest.MonkeyPatch) -> Game:
    """What is offered depends on what others have bid."""

    show = views.MatchViews.view_for

    def shown(self: views.MatchViews, reader: views.Perspective, *times: Any) -> views.ViewData:
        bids = range(int(abs(self.match.state.bid.sum())))
        return show(self, reader, *times) | {"legal": {"0": [wire.Choice(action=bid, name={}) for bid in bids]}}

    monkeypatch.setattr(views.MatchViews, "view_for", shown)
    return BIDS


LEAKS = [
    leaky_view,
    leaky_refusal,
    leaky_scene,
    leaky_scores,
    leaky_words,
    leaky_log,
    leaky_info_state,
    leaky_choices,
]
SLOWLY_FOUND = (leaky_info_state, leaky_refusal)


@pytest.mark.slow
@pytest.mark.parametrize(
    "leak", [pytest.param(leak, marks=pytest.mark.slow) if leak in SLOWLY_FOUND else leak for leak in LEAKS]
)
def test_a_leak_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Any) -> None:
    game = leak(monkeypatch)
    with ExitStack() as stack:
        if game is not POO_DIVERS:
            stack.enter_context(registered(game))
        with pytest.raises(AssertionError, match="twin"):
            play(tmp_path, game, seed=3, one_screen=False, steps=40)


def test_twins_differ_in_something() -> None:
    """The twins of these tests are not just copies."""
    match = Match(POO_DIVERS, 2, {}, 1)
    twin = match.fork()
    twin.state = unseen_twin(match, 0, False, random.Random(1))
    assert (twin.state.card != match.state.card).any()
