"""What Dykarna shows and says."""

import pytest

from fathoms.core.match import Match
from fathoms.core.refusal import Refusal
from fathoms.games.dykarna.scene import DykarnaScene, Foresight
from fathoms.games.dykarna.state import HOUSE, TRAIL
from fathoms.words import say
from tests.games.dykarna.chart import ACTION, VOICE, lay, number, play, put, sea, square, take_out, told, where

TOP = ". . . . . . . .\n"


def scene(match: Match) -> DykarnaScene:
    drawn: DykarnaScene = VOICE.draw(match.view())
    return drawn


def foresight(match: Match, name: str) -> Foresight:
    return next(found for found in scene(match).foresights if found.action == ACTION[name])


def refusal(match: Match, name: str) -> str:
    with pytest.raises(Refusal) as caught:
        play(match, name)
    assert say(caught.value.key)
    return caught.value.key


# The scene


def test_a_tile_shows_what_is_on_it() -> None:
    match = sea("C50 R1 M3 P4 w . . .")
    lay(match, (1, 3), 2, tussock=2)
    lay(match, (1, 4), 3)
    tiles = {(tile["row"], tile["column"]): tile for tile in scene(match).model_dump()["tiles"]}
    assert len(tiles) == 64
    assert (tiles[1, 1]["face"], tiles[1, 1]["arrows"]) == ("current", [2, 4, 7])
    assert (tiles[1, 2]["face"], tiles[1, 2]["tail"]) == ("stingray", 2)
    assert (tiles[1, 3]["tussocks"], tiles[1, 3]["treasure"]) == (3, [0, 2, 0])
    assert (tiles[1, 4]["printed"], tiles[1, 4]["treasure"]) == (4, [3])
    assert tiles[1, 5]["face"] == "unknown"


def test_divers_and_boats_show_how_they_are() -> None:
    match = sea(TOP + ". U . . . . . .")
    put(match, "a1", (2, 2))
    put(match, "b2", (9, 1))
    take_out(match, "c3")
    match.state.wish[number("b2")] = 1
    match.state.home[3] = 4
    drawn = scene(match)
    assert drawn.divers[0].held
    assert drawn.divers[4].wish
    assert drawn.divers[8].place is None
    assert (drawn.boats[0].aboard, drawn.boats[0].astern) == ([1, 2], square((1, 4)))
    assert drawn.boats[3].home == 4
    assert len(drawn.shore) == 32
    assert drawn.sides == [0, 1, 0, 1]


def test_treasure_is_counted() -> None:
    match = sea("p4 P3 . . . . . .")
    lay(match, (1, 2), 3)
    match.state.home[0], match.state.lost = 5, 1
    drawn = scene(match)
    assert (drawn.goal, drawn.found, drawn.lost) == (20, 3, 1)
    assert drawn.hidden == 20 - 3 - 5 - 1


def test_the_known_consequence_of_every_move_is_shown() -> None:
    match = sea(TOP + ". . C11 V . w . .")
    put(match, "a1", (2, 2))
    put(match, "b1", (2, 5))
    lay(match, (2, 2), 1)
    known = foresight(match, "step diver 1 e with treasure")
    assert known.stages == [square((2, column)) for column in (2, 3, 4, 5)]
    assert (known.struck, known.out, known.unknown, known.choice) == ([number("b1")], [], False, False)
    put(match, "a1", (1, 4))
    lay(match, (1, 4), 1)
    assert foresight(match, "step diver 1 n with treasure").home == 1


def test_a_move_that_costs_a_ransom_shows_where_it_leads_whoever_pays() -> None:
    match = sea(TOP + ". . . U . . . .")
    put(match, "a1", (2, 4))
    match.state.home[:] = 2
    known = foresight(match, "step diver 1 s")
    assert (known.stages, known.home) == ([square((2, 4)), square((3, 4))], -1)
    assert not known.choice
    play(match, "step diver 1 s")
    assert (scene(match).phase, scene(match).foresights) == ("paying", [])
    assert told(match, "pay south")[:2] == ["dyk-set-off", "dyk-ransom"]


def test_an_overfull_boat_is_shown_as_a_choice() -> None:
    match = sea()
    put(match, "a1", (8, 4))
    assert foresight(match, "step diver 1 s").choice


def test_what_is_unknown_stays_unknown() -> None:
    match = sea(TOP + ". . C11 x . . . .")
    put(match, "a1", (2, 2))
    known = foresight(match, "step diver 1 e")
    assert known.stages[-1] == square((2, 4))
    assert known.unknown
    assert known.out == []


def test_a_deadly_boat_is_shown_as_one() -> None:
    match = sea()
    put(match, "a1", (4, 8))
    assert foresight(match, "step diver 1 e").out == [number("a1")]


def test_choices_show_where_they_lead() -> None:
    match = sea(TOP + ". . c50 . . . . .")
    put(match, "a1", (2, 2))
    play(match, "step diver 1 e")
    ways = {way.action: way.place for way in scene(match).ways}
    assert ways[ACTION["flow e"]] == square((2, 4))
    assert scene(match).divers[0].moving
    assert scene(match).phase == "flowing"


def test_a_choice_shows_who_is_at_stake() -> None:
    match = sea(TOP + ". . . M3 . . . .")
    put(match, "a1", (1, 4))
    lay(match, (2, 4), 2)
    play(match, "step diver 1 s")
    assert (scene(match).at_stake, scene(match).piece_at_stake) == ([0], True)


# The words


def test_strikes_and_deaths_are_told() -> None:
    match = sea()
    put(match, "a1", (4, 4))
    put(match, "b1", (4, 5))
    assert told(match, "step diver 1 e") == ["dyk-set-off", "dyk-met-open", "dyk-struck"]
    put(match, "b1", (1, 3))
    assert told(match, "step diver 1 ne") == ["dyk-set-off", "dyk-aboard", "dyk-out"]


def test_a_ransom_and_bringing_home_are_told() -> None:
    match = sea(". . . U . . . .")
    put(match, "a1", (1, 4))
    lay(match, (1, 4), 1)
    match.state.home[0] = 1
    take_out(match, "b1", "b2", "b3")
    assert told(match, "step diver 1 n with treasure") == [
        "dyk-set-off",
        "dyk-ransom",
        "dyk-aboard",
        "dyk-brought-home",
        "dyk-skipped",
    ]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("step diver 1 n", "dyk-why-in-boat"),
        ("step diver 2 n", "dyk-why-barred-partner"),
        ("step diver 2 e", "dyk-why-danger"),
        ("step diver 2 s", "dyk-why-loop"),
        ("step diver 2 w with treasure", "dyk-why-known-only"),
        ("step diver 2 sw with treasure", "dyk-why-island-treasure"),
        ("walk diver 2 clockwise", "dyk-why-not-on-shore"),
        ("trudge diver 2", "dyk-why-through-mud"),
        ("wish diver 2 row 1 column 1", "dyk-why-no-wish"),
        ("leave boat diver 3", "dyk-why-caught"),
        ("drown north diver 1", "dyk-why-no-choice"),
        ("place 1", "dyk-why-placed"),
        ("pass", "dyk-why-must-move"),
        ("pay north", "dyk-why-no-choice"),
    ],
)
def test_a_refusal_says_why(name: str, why: str) -> None:
    match = sea(TOP + ". . w . X . . .\n. . I C12 . . . .\n. . . C10 . . . .\n")
    put(match, "a2", (2, 4))
    put(match, "c1", (1, 4))
    lay(match, (2, 4), 1)
    put(match, "a3", (6, 6))
    match.state.caught[number("a3")] = 1
    assert refusal(match, name) == why
    assert where(match, "a2") == (2, 4)


def test_the_picture_reads_like_the_charts_of_these_tests() -> None:
    match = sea("C50 . . i . . . .")
    put(match, "a1", (3, 3))
    lay(match, (3, 3), 2)
    rows = VOICE.picture(match.view()).splitlines()
    assert rows[1].split()[:4] == ["C50", "W", "W", "??"]
    assert "W$2a" in rows[3]
    assert "a2 in A" in rows[-1]


@pytest.mark.parametrize("name", ["large", "small"])
def test_the_trail_holds_all_stages_of_the_houses_tiles(name: str) -> None:
    house = HOUSE["seas"][name]
    currents = zip(house["current"], HOUSE["currents"]["arrows"], strict=True)
    from_anywhere = sum(house["current"]) + house["seahorse"]
    from_a_whirl = sum(count * len(arrows) for count, arrows in currents)  # one way of coming for each arrow back
    in_any_direction = 16 * (house["whirl"] + house["anemone"])
    assert 1 + from_anywhere + from_a_whirl + in_any_direction + 1 <= TRAIL
