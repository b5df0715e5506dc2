"""What the game says and shows."""

import pytest

from fathoms.core.game import CLOCK, SPECTATOR
from fathoms.core.match import Match
from fathoms.core.refusal import Refusal
from fathoms.core.structs import copy_record
from fathoms.core.voice import Line
from fathoms.games.tubyrinth import GAME as TUBYRINTH
from fathoms.games.tubyrinth.actions import ACTIONS, CALL, HINT, SAY_READY, TICK
from fathoms.games.tubyrinth.scene import draw
from fathoms.words import say
from tests.games.tubyrinth.table import call, lay, lay_wrong, pipeline, place, play_round, racing, seated, take, wait

VOICE = TUBYRINTH.voice


def told(match: Match, seat: int, action: int, viewer: int = SPECTATOR) -> list[Line]:
    """Play an action; what the viewer hears of it."""
    before = copy_record(match.view(viewer))
    match.play(seat, action)
    lines = VOICE.narrate(before, seat, action, match.view(viewer))
    for line in lines:
        assert say(line.key, name="Ann", **line.args)
    return lines


def keys(lines: list[Line]) -> list[str]:
    return [line.key for line in lines]


def test_actions_are_named_by_tile_orientation_and_cell() -> None:
    assert VOICE.name_action(place("z", 5, 12)) == {"do": "place", "tile": "z", "orientation": 5, "cell": 12}
    assert VOICE.name_action(take("twin")) == {"do": "take", "tile": "twin"}
    assert VOICE.write_action(place("z", 5, 12)) == "place z 5 12"
    assert VOICE.write_action(CALL) == "call"


@pytest.mark.parametrize(
    "name",
    [
        {"do": "place", "tile": "z", "orientation": 8, "cell": 0},
        {"do": "place", "tile": "z", "orientation": 0, "cell": 64},
        {"do": "place", "tile": "z", "orientation": -1, "cell": 64},
        {"do": "place", "tile": "z", "orientation": "1", "cell": 4},
        {"do": "place", "tile": "q", "orientation": 1, "cell": 4},
        {"do": "place", "tile": ["z"], "orientation": 1, "cell": 4},
        {"do": "take"},
        {"do": "call", "tile": "z"},
    ],
)
def test_other_names_are_refused(name: dict[str, object]) -> None:
    with pytest.raises(Refusal):
        VOICE.read_action(name)


def test_a_round_is_told_from_signal_to_judging() -> None:
    match = seated(players=3)
    assert keys(told(match, 0, SAY_READY)) == ["tub-ready"]
    match.play(1, SAY_READY)
    (ready, signal) = told(match, 2, SAY_READY)
    assert (ready.key, signal.key, signal.args["boards"]) == ("tub-ready", "tub-signal", "new")
    assert keys(told(match, CLOCK, TICK)) == ["tub-time-left"]
    lay(match, 0, 6)
    assert keys(told(match, 0, CALL)) == ["tub-called-first"]
    lay_wrong(match, 1)
    assert keys(told(match, 1, CALL)) == ["tub-called-next"]
    assert told(match, CLOCK, TICK)[0].args["seconds"] == 20
    wait(match, 10)
    lines = told(match, CLOCK, TICK)
    assert keys(lines) == ["tub-correct", "tub-wrong", "tub-no-call"]
    assert lines[0].args["tiles"] == 6
    assert len(lines[0].marks) in (22, 23), "the cells of six tiles"
    assert lines[2].args == {"seat": 2, "gained": 1}


@pytest.mark.parametrize(("rounds", "boards"), [(1, "turned"), (2, "passed"), (3, "turned"), (4, "new")])
def test_the_signal_says_where_the_boards_come_from(rounds: int, boards: str) -> None:
    match = seated(players=2, patience=9)
    for _ in range(rounds):
        play_round(match, None, None)
    assert told(match, CLOCK, TICK)[0].args["boards"] == boards


def test_the_end_is_told_with_its_reason() -> None:
    match = racing(players=2)
    match.state.points[0] = 24
    call(match, 0, 5)
    assert keys(told(match, 1, CALL))[-1] == "tub-goal"
    tired = racing(players=1, patience=1, round_time=10)
    assert keys(told(tired, CLOCK, TICK)) == ["tub-drawn", "tub-tired"]
    last = racing(players=1)
    last.state.round_number = 30
    assert keys(told(last, 0, CALL))[-1] == "tub-last-round"


@pytest.mark.parametrize("mode", ["basic", "rookie", "pipe_master"])
def test_hidden_tiles_are_not_talked_about(mode: str) -> None:
    match = racing(players=2, mode=mode)
    tile, orientation, cell = pipeline(match, 0, 5)[0]
    assert told(match, 0, place(tile, orientation, cell), viewer=1) == []
    assert told(match, 0, take(tile), viewer=SPECTATOR) == []
    (line,) = told(match, 0, place(tile, orientation, cell), viewer=0)
    assert line.key == "tub-laid"
    assert cell // 8 == min(mark // 8 for mark in line.marks)
    assert keys(told(match, 0, take(tile), viewer=0)) == ["tub-took-back"]


@pytest.mark.parametrize("mode", ["basic", "rookie", "pipe_master"])
def test_open_boards_are_talked_about(mode: str) -> None:
    match = racing(players=2, mode=mode, hide_boards=False)
    tile, orientation, cell = pipeline(match, 0, 5)[0]
    assert keys(told(match, 0, place(tile, orientation, cell), viewer=1)) == ["tub-laid"]
    assert keys(told(match, 0, take(tile), viewer=SPECTATOR)) == ["tub-took-back"]


@pytest.mark.parametrize("mode", ["basic", "rookie", "pipe_master"])
def test_whoever_has_called_is_told_what_the_others_lay(mode: str) -> None:
    match = racing(players=2, mode=mode)
    call(match, 1, 5)
    tile, orientation, cell = pipeline(match, 0, 5)[0]
    assert keys(told(match, 0, place(tile, orientation, cell), viewer=1)) == ["tub-laid"]


@pytest.mark.parametrize("mode", ["basic", "rookie", "pipe_master"])
@pytest.mark.parametrize(("patience", "end"), [(1, ["tub-drawn", "tub-tired"]), (2, ["tub-drawn"]), (0, ["tub-drawn"])])
def test_bots_that_have_had_enough_are_told_of_in_every_mode(mode: str, patience: int, end: list[str]) -> None:
    match = racing(players=2, mode=mode, patience=patience, round_time=10)
    assert keys(told(match, CLOCK, TICK)) == end
    assert match.over is (end[-1] == "tub-tired")


@pytest.mark.parametrize("mode", ["basic", "rookie", "pipe_master"])
def test_alone_there_are_no_others_to_speak_of(mode: str) -> None:
    match = seated(players=1, mode=mode)
    (_, new) = told(match, 0, SAY_READY)
    assert new.args["boards"] == "own_new"
    assert keys(told(match, 0, CALL)) == ["tub-called", "tub-wrong"]
    (_, turned) = told(match, 0, SAY_READY)
    assert turned.args["boards"] == "own_turned"


@pytest.mark.parametrize(
    ("mode", "gains"), [("basic", [6, -1, 1]), ("rookie", [1, -1, 0]), ("pipe_master", [1, -1, 0])]
)
def test_the_judging_tells_what_each_mode_gives(mode: str, gains: list[int]) -> None:
    match = racing(players=3, mode=mode)
    call(match, 0, 7 if mode == "pipe_master" else 6)
    match.play(1, CALL)
    wait(match, 20)
    lines = told(match, CLOCK, TICK)
    given = {line.args["seat"]: line.args.get("gained", -int(line.args.get("lost", 0))) for line in lines}
    assert [given.get(seat, 0) for seat in range(3)] == gains


def test_solo_is_told() -> None:
    match = racing(players=1, mode="solo", tiles="6")
    assert keys(told(match, 0, HINT)) == ["tub-hint"]
    assert keys(told(match, 0, CALL)) == ["tub-solo-wrong"]
    lay(match, 0, 6)
    (line,) = told(match, 0, CALL)
    assert (line.key, line.args["tiles"], line.args["hints"]) == ("tub-solved", 6, 1)
    late = racing(players=1, mode="solo", round_time=10)
    assert keys(told(late, CLOCK, TICK)) == ["tub-unsolved"]


# The scene


def test_water_runs_through_a_correct_pipeline_from_start_to_end() -> None:
    match = racing(players=1)
    call(match, 0, 7)
    seat = draw(match.view(0)).seats[0]
    assert seat.flow is not None
    assert seat.board is not None
    assert seat.flow.arrives
    assert seat.flow.sprays == []
    assert seat.flow.connected == 7
    assert seat.board.start[0] in seat.flow.wet[0].cells
    assert any(seat.board.end[0] in pipe.cells for pipe in seat.flow.wet)
    assert {pipe.tile for pipe in seat.flow.wet} == {"short", "r", "long", "twin", "t", "z", "l"}
    assert seat.flow.wet[0].after == 0
    assert sorted(pipe.after for pipe in seat.flow.wet) == [pipe.after for pipe in seat.flow.wet]


def test_water_sprays_where_a_wrong_pipeline_breaks() -> None:
    match = racing(players=1)
    lay_wrong(match, 0)
    call(match, 0)
    flow = draw(match.view(0)).seats[0].flow
    assert flow is not None
    assert not flow.arrives
    assert flow.sprays
    assert flow.connected == 0
    wet = {cell for pipe in flow.wet for cell in pipe.cells}
    assert all(cell in wet for cell, _ in flow.sprays)


def test_water_sprays_at_the_start_where_nothing_lies() -> None:
    match = racing(players=1)
    call(match, 0)
    seat = draw(match.view(0)).seats[0]
    assert seat.flow is not None
    assert seat.board is not None
    assert seat.flow.sprays == [seat.board.start]
    assert seat.flow.wet == []


def test_the_scene_shows_boards_tiles_and_buried_things() -> None:
    match = racing(players=2)
    lay(match, 0, 5)
    scene = draw(match.view(0))
    seat = scene.seats[0]
    assert seat.board is not None
    assert [tile.name for tile in scene.tiles] == ["short", "r", "long", "twin", "t", "z", "l"]
    assert sorted(cell for thing in seat.board.things for cell in thing) == [
        n for n in range(64) if seat.board.rows[n // 8][n % 8] == "#"
    ]
    for tile in seat.model_dump()["laid"]:
        assert tile["counts"] is None, "nothing is judged yet"
        assert all(len(pipe["cells"]) == len(pipe["open"]) for pipe in tile["pipes"])
    assert seat.changes_left == 195


def test_a_board_is_printed_with_its_tiles_and_both_ends() -> None:
    match = racing(players=1)
    lay(match, 0, 7)
    text = VOICE.picture(match.view(0))
    assert "basic round 1 racing round 0/300" in text
    for sign in "sRLwTZl#":
        assert sign in text
    assert sum(text.count(sign) for sign in "<>^v") == 2


def test_every_action_has_a_name() -> None:
    assert len({VOICE.write_action(action) for action in range(ACTIONS.count)}) == ACTIONS.count
