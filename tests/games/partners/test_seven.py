"""The seven: PAR-16, by hand-made positions and against the slow reference."""

import random

import numpy as np
import pytest

from fathoms.games.partners import GAME as PARTNERS
from fathoms.games.partners.actions import GO, STOP, TAKE_BACK
from fathoms.games.partners.state import FAR, HOME, SEVEN
from tests.games.partners import reference
from tests.games.partners.table import LOCKED, Table, moves_with

# By hand


@pytest.mark.rule("PAR-16")
def test_seven_steps_are_shared_one_after_the_other_each_piece_once() -> None:
    table = Table(hand="seven", green="10 20 30").do("play seven", "go green-2 3")
    assert table.can() == {f"go green-{i} {n}" for i in (1, 3) for n in (1, 2, 3, 4)} | {"take_back"}
    table.do("go green-1 2")
    assert table.can() == {"go green-3 2", "take_back"}  # all seven must be used, and the first two have moved
    assert table.do("go green-3 2").at("green") == [12, 23, 32, -1]
    assert table.turn == "blue"


@pytest.mark.rule("PAR-16")
def test_a_seven_whose_steps_cannot_all_be_used_is_not_offered() -> None:
    assert moves_with("seven", green="8 9", blue="start") == {
        *(f"go green-1 {n}" for n in (3, 4, 5)), *(f"go green-2 {n}" for n in (2, 3, 4)),
    }  # fmt: skip
    assert moves_with("seven", green="10 10", blue="start") == set()  # three and three are too few
    assert moves_with("seven", green="home 82") == set()


@pytest.mark.rule("PAR-16", "PAR-25")
def test_steps_of_a_seven_may_bounce() -> None:
    assert moves_with("seven", green="78 80 81 82") >= {"go green-1 7"}  # one in to 79 and six back
    table = Table(hand="seven", green="78 80 81 82").do("play seven", "go green-1 7")
    assert table.at("green")[0] == 73


@pytest.mark.rule("PAR-16")
def test_the_rest_goes_to_the_partner_when_the_last_piece_is_locked() -> None:
    table = Table(hand="seven", green="77 80 81 82", red="10 20").do("play seven", "go green-1 2")
    assert table.can() - {"stop"} == {f"go red-{i} {n}" for i in (1, 2) for n in (1, 2, 3, 4, 5)} | {"take_back"}
    table.do("go red-1 1", "go red-2 4")
    assert table.at("red")[:2] == [11, 24]


BARRED = {"green": "78 80 81 82", "red": "13", "orange": "start"}  # red stands right before orange's taken start


@pytest.mark.rule("PAR-16")
def test_where_the_rest_must_be_used_the_last_piece_is_not_locked_if_nobody_can_use_it() -> None:
    assert moves_with("seven", seven_rest="must", green="77 80 81 82", red="home") == {"go green-1 7"}
    # Red can use three of the five that are left, and no more: orange's start is in the way.
    assert moves_with("seven", seven_rest="must", green="77 80 81 82", red="10", orange="start") == {"go green-1 7"}
    assert moves_with("seven", seven_rest="must", **BARRED) == {"go green-1 7"}


@pytest.mark.rule("PAR-16")
def test_where_the_rest_may_be_left_the_last_piece_is_locked_and_what_nobody_can_use_is_lost() -> None:
    table = Table(hand="seven").put(**BARRED)
    assert table.can() == {"play seven"}
    assert table.do("play seven").can() == {"go green-1 1", "go green-1 7"}
    table.do("go green-1 1")
    assert (table.at("green"), table.at("red")[0]) == ([79, 80, 81, 82], 13)
    assert (table.turn, int(table.s.card), int(table.s.rest), int(table.s.moved)) == ("blue", 0, 0, 0)


@pytest.mark.rule("PAR-16")
@pytest.mark.parametrize(("form", "partner"), [("pairs", "red"), ("teams", "purple")])
@pytest.mark.parametrize("play_on", [False, True])
def test_a_player_whose_last_piece_locks_may_stop_even_where_a_partner_could_walk(
    form: str, partner: str, play_on: bool
) -> None:
    table = Table(hand="seven", form=form, play_on=play_on, green="77 80 81 82").put(**{partner: "10"})
    table.do("play seven", "go green-1 2")
    assert table.can() == {f"go {partner}-1 {n}" for n in range(1, 6)} | {"stop", "take_back"}
    table.do("stop")
    assert (table.at("green"), table.at(partner)[0]) == ([79, 80, 81, 82], 10)
    assert (table.turn, int(table.s.card), int(table.s.rest), int(table.s.moved)) == ("blue", 0, 0, 0)


@pytest.mark.rule("PAR-16")
def test_a_player_may_stop_between_the_steps_of_partners_too() -> None:
    table = Table(hand="seven", form="teams", green="77 80 81 82", purple="10", orange="20")
    table.do("play seven", "go green-1 2", "go purple-1 2")
    assert table.can() == {"go orange-1 1", "go orange-1 2", "go orange-1 3", "stop", "take_back"}
    assert table.do("stop").turn == "blue"
    assert (table.at("purple")[0], table.at("orange")[0]) == (12, 20)


@pytest.mark.rule("PAR-16")
def test_where_the_rest_must_be_used_nobody_may_stop() -> None:
    table = Table(hand="seven", seven_rest="must", green="77 80 81 82", red="10").do("play seven", "go green-1 2")
    assert table.can() == {"go red-1 5", "take_back"}


@pytest.mark.rule("PAR-16")
def test_a_half_made_seven_can_be_taken_back_instead_of_stopping() -> None:
    table = Table(hand="seven", green="77 80 81 82", red="10").do("play seven")
    before = table.can()
    assert table.do("go green-1 2", "take_back").can() == before == {"go green-1 2", "go green-1 7"}
    for _ in range(2):
        table.do("go green-1 2", "take_back")
    assert "take_back" not in table.do("go green-1 2").can()
    assert table.do("stop").turn == "blue"


@pytest.mark.rule("PAR-16")
@pytest.mark.parametrize("seven_rest", ["may", "must"])
def test_before_the_last_piece_is_locked_no_step_is_left_over(seven_rest: str) -> None:
    # Three steps of green-4 to its last free circle, and then nobody can take the other four: green-3 is barred.
    pieces = {"green": "82 81 12 77", "blue": "start"}
    assert moves_with("seven", seven_rest=seven_rest, **pieces) == {
        "go green-3 1", "go green-4 6", "go green-4 7"
    }  # fmt: skip
    assert "stop" not in Table(hand="seven", seven_rest=seven_rest).put(**pieces).do("play seven", "go green-3 1").can()


@pytest.mark.rule("PAR-16", "PAR-27")
@pytest.mark.parametrize("seven_rest", ["may", "must"])
def test_a_helper_uses_a_whole_seven_for_one_partner(seven_rest: str) -> None:
    pieces = {"green": LOCKED, "purple": "77 80 81 82", "orange": "10"}
    table = Table(hand="seven", form="teams", seven_rest=seven_rest).put(**pieces).do("play seven")
    assert table.can() == {"go purple-1 7", "go orange-1 7"}  # not two steps that lock purple's last piece
    assert moves_with("seven", seven_rest=seven_rest, green=LOCKED, red="10 12", orange="start") == set()


@pytest.mark.rule("PAR-16")
def test_in_teams_the_rest_may_be_split_over_both_partners() -> None:
    table = Table(hand="seven", form="teams", seven_rest="must", green="77 80 81 82", purple="10", orange="20")
    table.do("play seven", "go green-1 2", "go purple-1 2")
    assert table.can() == {"go orange-1 3", "take_back"}
    assert table.do("go orange-1 3").at("orange")[0] == 23


@pytest.mark.rule("PAR-16")
def test_a_partner_leaving_its_start_clears_the_way_for_the_other() -> None:
    # Purple stands right before orange's start.
    table = Table(hand="seven", form="teams", green="77 80 81 82", purple="26", orange="start")
    table.do("play seven", "go green-1 2")
    assert "go purple-1 1" not in table.can()  # orange's start bars it
    assert "go orange-1 4" in table.can()  # and then purple can go
    assert table.do("go orange-1 4", "go purple-1 1").at("purple")[0] == 27


@pytest.mark.rule("PAR-16", "PAR-27")
def test_a_helpers_seven_is_for_one_partner_and_does_not_flow_on() -> None:
    pieces = {"green": LOCKED, "purple": "77 80 81 82", "orange": "10 20"}
    table = Table(hand="seven", form="teams").put(**pieces).do("play seven")
    assert table.can() == {"go purple-1 7"} | {f"go orange-{i} {n}" for i in (1, 2) for n in range(1, 8)}
    assert table.do("go orange-1 3").can() == {"go orange-2 4", "take_back"}


@pytest.mark.rule("PAR-16", "PAR-28")
@pytest.mark.parametrize(("form", "others"), [("pairs", ["red"]), ("teams", ["purple", "orange"])])
def test_locking_the_last_piece_of_the_side_wins_at_once_with_steps_left(form: str, others: list[str]) -> None:
    pieces = {"green": "77 80 81 82"} | dict.fromkeys(others, LOCKED)
    table = Table(hand="seven", form=form).put(**pieces).do("play seven", "go green-1 2")
    assert table.over
    assert table.shares()[0] == 1.0
    assert (table.s.card, table.s.rest, table.s.moved) == (0, 0, 0)  # nothing is half made any more


@pytest.mark.rule("PAR-16", "PAR-28")
def test_a_helper_wins_at_once_with_steps_left() -> None:
    table = Table(hand="seven", green=LOCKED, red="77 80 81 82").do("play seven", "go red-1 2")
    assert table.over
    assert table.shares() == [1, 0, 0, 1, 0, 0]


@pytest.mark.rule("PAR-16", "PAR-21")
def test_a_piece_sent_home_on_the_way_has_had_its_move() -> None:
    table = Table(hand="seven", green="10 30", blue="3 3").do("play seven", "go green-1 6")
    assert table.at("green")[0] == -1
    assert table.can() == {"go green-2 1", "take_back"}


@pytest.mark.rule("PAR-16", "PAR-21")
def test_steps_that_send_a_partners_only_piece_home_are_used_up_too() -> None:
    # Blue on its start holds up two of orange; purple may land on them, though that sends it home.
    pieces = {"green": "77 80 81 82", "purple": "61", "orange": "39 39 5", "blue": "start"}
    table = Table(hand="seven", form="teams", seven_rest="must").put(**pieces).do("play seven", "go green-1 2")
    purple, orange = {f"go purple-1 {n}" for n in range(1, 5)}, {f"go orange-3 {n}" for n in range(1, 6)}
    assert table.can() == purple | orange | {"take_back"}
    table.do("go orange-3 1", "go purple-1 4")
    assert (table.at("purple"), table.turn) == ([-1] * 4, "blue")


# Against the reference


def random_board(rng: random.Random, seat: int, sides: int) -> reference.Board:
    """A board full of trouble: taken starts, half-full lanes, pieces before the goal, and finished colours."""
    board: reference.Board = {}
    taken: dict[int, int] = {}
    flowing = rng.random() < 0.6
    for colour in rng.sample(range(6), 6):
        if flowing and colour == seat:
            places = nearly_there(rng)
        elif flowing and colour % sides == seat % sides:
            places = rng.choice([hemmed_in, hemmed_in, hemmed_in, nearly_there])(rng)
        elif flowing:
            places = [rng.choice([0, 0, HOME]), HOME, HOME, rng.randint(1, 78)]
        else:
            places = rng.choice([hemmed_in, anywhere, nearly_there])(rng)
        for i, place in enumerate(places):
            field = (13 * colour + place) % 78
            if 0 < place <= 78 and taken.setdefault(field, colour) != colour:
                places[i] = HOME
        board[colour] = places
    return board


def nearly_there(rng: random.Random) -> list[int]:
    """Two to four pieces locked, the others close to the goal."""
    count = rng.choice([2, 3, 3, 3, 4])
    return [82, 81, 80, 79][:count] + [rng.choice([77, 78, rng.randint(72, 78)]) for _ in range(4 - count)]


def hemmed_in(rng: random.Random) -> list[int]:
    """At home, on the start, or a few steps before another colour's start."""
    return [rng.choice([HOME, HOME, 0, 13 * rng.randint(1, 5) - rng.randint(0, 2)]) for _ in range(4)]


def anywhere(rng: random.Random) -> list[int]:
    circles = rng.sample([79, 80, 81, 82], 4)
    return [rng.choice([HOME, 0, circles.pop(), rng.randint(66, 78), rng.randint(1, 78)]) for _ in range(4)]


def put_up(board: reference.Board, seat: int, sides: int, seven_rest: str) -> Table:
    table = Table(form="pairs" if sides == 3 else "teams", seven_rest=seven_rest)
    for colour, places in board.items():
        table.s.place[4 * colour : 4 * colour + 4] = places
    table.s.turn = seat
    table.s.hand[:] = [SEVEN, 0, 0, 0] * 6
    return table


def offered(table: Table, seat: int) -> set[tuple[int, int, int]]:
    """The steps the rules offer."""
    room = np.zeros(PARTNERS.max_legal, np.int32)
    actions = room[: PARTNERS.rules.legal(table.s, seat, room)].tolist()
    steps = [divmod(action - GO, FAR) for action in actions if action not in (TAKE_BACK, STOP)]
    return {(piece // 4, piece % 4, fields + 1) for piece, fields in steps}


@pytest.mark.slow
@pytest.mark.rule("PAR-16")
@pytest.mark.parametrize("sides", [2, 3])
@pytest.mark.parametrize("seven_rest", ["may", "must"])
def test_the_search_finds_what_trying_everything_finds(sides: int, seven_rest: str) -> None:
    rng, must = random.Random(sides), seven_rest == "must"
    seen = {"none": 0, "some": 0, "flows": 0, "helps": 0, "wins": 0} | ({} if must else {"stops": 0, "lost": 0})
    for _ in range(2000):
        seat = rng.randrange(6)
        board = random_board(rng, seat, sides)
        if all(reference.is_done(board, colour) for colour in range(6) if colour % sides == seat % sides):
            continue
        table, rest = put_up(board, seat, sides, seven_rest), 7
        done: list[tuple[int, int]] = []
        steps = reference.possible_steps(board, seat, sides, rest, [], must)
        assert ("play seven" in table.can()) == bool(steps), board
        seen["some" if steps else "none"] += 1
        seen["helps"] += bool(steps) and reference.is_done(board, seat)
        if not steps:
            continue
        table.do("play seven")
        while True:
            assert offered(table, seat) == steps, (board, done)
            colour, piece, count = rng.choice(sorted(steps))
            board = reference.moved(board, colour, piece, reference.walk(board, colour, piece, count) or 0)
            PARTNERS.rules.apply(table.s, seat, GO + (4 * colour + piece) * FAR + count - 1)
            seen["flows"] += bool(done) and colour != seat and done[0][0] == seat
            done.append((colour, piece))
            rest -= count
            for c in range(6):
                assert table.s.place[4 * c : 4 * c + 4].tolist() == board[c], (board, done)
            if rest == 0 or table.over:
                seen["wins"] += bool(rest)
                break
            steps = reference.possible_steps(board, seat, sides, rest, done, must)
            if not must and reference.has_flowed(board, seat, done):
                seen["stops" if steps else "lost"] += 1
                if not steps:
                    assert table.s.card == 0, (board, done)
                    break
                assert "stop" in table.can(), (board, done)
            else:
                assert "stop" not in table.can(), (board, done)
    assert all(count > 10 for count in seen.values()), seen
