"""Tables at which a game is learned: the lesson and nothing else happens there, and it is nobody's game."""

from pathlib import Path

import pytest

import fathoms.games  # noqa: F401  # registers them
from fathoms.core.content.lesson import Lesson, find_lesson
from fathoms.core.game import all_games, find_game
from fathoms.server.settings import Limits
from fathoms.server.table import table_state
from tests.server.people import House, Message, Person, Screen, open_house

GAME = "poo_divers"


def lesson_of(game: str) -> Lesson:
    lesson = find_lesson(find_game(game))
    assert lesson is not None
    return lesson


def learn(person: Person, game: str = GAME) -> Message:
    """A new table at which someone learns a game."""
    answer = person.post("/api/lessons", {"game": game, "name": "Ann"})
    assert answer.status_code == 201, answer.text
    table: Message = answer.json()
    return table


def take(screen: Screen, lesson: Lesson, until: int | None = None) -> None:
    """Do what the steps ask for, those up to a view of that number or all of them."""
    for step in lesson.steps:
        if step.number < screen.view["number"] or (until is not None and step.number >= until):
            continue
        if step.wish:
            assert step.ring is not None
            screen.move(step.ring, lesson.seat)
        elif step.then:
            screen.ask("read_on", number=step.number)
            await_number(screen, step.number + len(step.then))


def await_number(screen: Screen, number: int) -> None:
    screen.until(lambda screen: screen.view["number"] >= number)


@pytest.mark.parametrize("game", [game.name for game in all_games()])
def test_a_lesson_goes_to_its_end(ann: Person, game: str) -> None:
    lesson, screen = lesson_of(game), ann.at(learn(ann, game))
    assert screen.table["seats"][lesson.seat]["mine"]
    assert screen.view["number"] == len(lesson.opening)
    assert [step["key"] for step in screen.table["lesson"]] == [step.key for step in lesson.steps]
    take(screen, lesson)
    assert screen.refused == []
    assert screen.view["number"] == lesson.end
    assert all(view["glass"] is None for view in screen.views), "nobody is in a hurry"


def test_it_is_the_same_every_time(ann: Person, ben: Person) -> None:
    lesson, screens = lesson_of(GAME), [person.at(learn(person)) for person in (ann, ben)]
    for screen in screens:
        take(screen, lesson)
    first, second = ([view["scene"] for view in screen.views] for screen in screens)
    assert first == second


def test_what_is_no_part_of_it_is_refused_with_a_reason(ann: Person) -> None:
    screen = ann.at(learn(ann))
    screen.move(12, 0)  # a cover that could be opened
    assert screen.why() == "poo-divers-lesson-open-else"
    screen.ask("move", seat=0, number=0, action={"do": "bank"})
    assert screen.why() == "poo-why-open-first"  # the rules say so themselves
    take(screen, lesson_of(GAME), until=4)
    assert screen.view["number"] == 4
    screen.move(3, 1, 4)
    assert screen.why() == "seat-not-yours"


def test_the_others_wait_until_it_has_been_read(ann: Person, eve: Person) -> None:
    lesson = lesson_of(GAME)
    screen = ann.at(learn(ann))
    take(screen, lesson, until=4)
    assert (screen.view["number"], screen.view["actors"]) == (4, [1])
    stranger = eve.at(screen.table["id"])
    stranger.ask("read_on", number=4)  # it is not for others to say
    screen.ask("read_on", number=3)  # late
    screen.ask("read_on", number=99)
    screen.settle()
    assert screen.view["number"] == 4
    screen.ask("read_on", number=4)
    screen.ask("read_on", number=4)  # once more does no harm
    screen.until(lambda screen: screen.view["number"] == 8)
    screen.settle()
    assert screen.view["actors"] == [0]


def test_after_the_end_nothing_more_happens(ann: Person) -> None:
    lesson = lesson_of("tubyrinth")
    screen = ann.at(learn(ann, "tubyrinth"))
    take(screen, lesson)
    screen.move(screen.choices(0)[0], 0)
    assert screen.why() == "lesson-over"


def test_before_it_has_been_read_the_learner_does_not_act_either(ann: Person) -> None:
    lesson = lesson_of("tubyrinth")
    screen = ann.at(learn(ann, "tubyrinth"))
    ready = screen.choices(0)[0]
    screen.move(ready, 0)
    screen.ask("hint", seat=0, number=1)
    assert screen.why().startswith("hint")
    assert screen.view["number"] == lesson.steps[2].number
    screen.settle()
    assert screen.view["number"] == lesson.steps[2].number, "no other says that they are ready by themselves"


def test_a_lesson_goes_on_after_a_restart(tmp_path: Path) -> None:
    lesson = lesson_of(GAME)
    with open_house(tmp_path, bot_delay=0.2) as house:
        ann = house.person()
        screen = ann.at(learn(ann))
        take(screen, lesson, until=4)
        screen.ask("read_on", number=4)
        screen.until(lambda screen: screen.view["number"] >= 5)  # the others have begun
    with open_house(tmp_path) as house:
        again = house.person(ann.cookie).at(screen.table["id"])
        again.until(lambda screen: screen.view["number"] == 8)
        take(again, lesson)
        assert again.view["number"] == lesson.end


def test_it_is_in_no_list_and_no_statistics(ann: Person, ben: Person) -> None:
    table = learn(ann)
    take(ann.at(table), lesson_of(GAME))
    for person in (ann, ben):
        lists = person.get("/api/tables").json()
        assert lists == {"mine": [], "open": [], "running": []}
    assert ann.get("/api/mine").json()["total"] == 0
    assert ann.get(f"/api/tables/{table['id']}").json()["lesson"]


def test_a_finished_lesson_is_no_game_of_ones_own(house: House, ann: Person) -> None:
    """Even one that ends with its match: as stored tables tell them, not as lessons happen to be."""
    table = learn(ann)
    store = house.tables.services.store
    store.finish_game(table["id"])
    assert ann.get("/api/mine").json()["total"] == 0


def test_lessons_are_limited_like_tables(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=Limits(tables_an_hour=2)) as house:
        ann = house.person()
        ann.get("/api/games")
        learn(ann)
        ann.set_up("me", "me")
        assert ann.post("/api/lessons", {"game": GAME}).status_code == 429


def test_an_unknown_game_has_no_lesson(ann: Person) -> None:
    assert ann.post("/api/lessons", {"game": "ludo"}).json()["key"] == "game-unknown"


def test_games_say_that_they_can_be_learned(ann: Person) -> None:
    assert all(game["lesson"] for game in ann.get("/api/games").json())


def test_a_lesson_that_has_been_written_anew_is_closed(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = learn(ann)
    monkeypatch.setattr(table_state, "find_lesson", lambda game: None)
    info = ann.get(f"/api/tables/{table['id']}").json()
    assert (info["status"], info["problem"]) == ("closed", "table-other-lesson")


def test_ordinary_tables_have_no_guide(ann: Person) -> None:
    assert ann.set_up("me", "greedy")["lesson"] == []
