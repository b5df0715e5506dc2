"""What Dykarna says depends on how it is played: a scenario for each sentence in each mode."""

import re
from itertools import product

import pytest

from fathoms.core.match import Match
from fathoms.games.dykarna import GAME as DYKARNA
from fathoms.games.dykarna.state import BOAT, HOUSE, MOVE_LIMIT
from fathoms.words import say
from tests.games.dykarna.chart import ACTION, number, offers, play, put, sea, take_out, told

LANGUAGES = ("en", "de", "sv", "da", "nb", "fi")
TOP = ". . . . . . . .\n"  # a row of open sea
MODES = {
    "teams": {"players": 4},
    "solo": {"players": 4, "form": "solo"},
    "together": {"players": 2},
    "apart": {"players": 2, "crews": "apart"},
}


def table(mode: str, picture: str = "", turn: str = "a") -> Match:
    return sea(picture, turn=turn, **MODES[mode])  # type: ignore[arg-type]


def why_not(match: Match, name: str) -> str:
    """Why the player who is to act cannot do that."""
    return str(DYKARNA.voice.why_not(match.view(), match.actors()[0], ACTION[name]))


@pytest.mark.parametrize(
    ("mode", "why"),
    [
        ("teams", "dyk-why-barred-partner"),
        ("solo", "dyk-why-barred"),
        ("together", "dyk-why-barred"),
        ("apart", "dyk-why-barred-other-boat"),
    ],
)
def test_what_bars_a_way(mode: str, why: str) -> None:
    match = table(mode, TOP + ". . . I . . . .")
    put(match, "a1", (2, 3))
    put(match, "b1", (2, 4))
    assert why_not(match, "step diver 1 e") == why


@pytest.mark.parametrize(("mode", "barred"), [("teams", True), ("solo", False), ("together", False), ("apart", True)])
def test_a_way_is_said_to_be_barred_where_it_is(mode: str, barred: bool) -> None:
    match = table(mode)
    put(match, "a1", (2, 3))
    put(match, "c1", (2, 4))
    assert ("step diver 1 e" not in offers(match)) == barred


@pytest.mark.parametrize(
    ("mode", "why"),
    [
        ("teams", "dyk-why-caught"),
        ("solo", "dyk-why-caught"),
        ("together", "dyk-why-caught-together"),
        ("apart", "dyk-why-caught"),
    ],
)
def test_who_frees_a_caught_diver(mode: str, why: str) -> None:
    match = table(mode, TOP + ". . . K . . . .")
    put(match, "a1", (2, 4))
    match.state.caught[number("a1")] = 1
    assert why_not(match, "step diver 1 e") == why


@pytest.mark.parametrize(
    ("mode", "why"),
    [
        ("teams", "dyk-why-nobody-drives"),
        ("solo", "dyk-why-nobody-drives"),
        ("together", "dyk-why-nobody-drives-together"),
        ("apart", "dyk-why-nobody-drives"),
    ],
)
def test_who_drives_a_boat(mode: str, why: str) -> None:
    match = table(mode)
    for n in (1, 2, 3):
        put(match, f"a{n}", (4, 4))
    assert why_not(match, "drive clockwise") == why


@pytest.mark.rule("DYK-41")
@pytest.mark.parametrize("mode", MODES)
def test_at_the_first_move_it_is_said_what_that_must_be(mode: str) -> None:
    match = table(mode)
    match.state.moves = 0
    for name in ("drive clockwise", "pass", "place 3"):
        assert why_not(match, name) == "dyk-why-first-out"


@pytest.mark.rule("DYK-8")
@pytest.mark.parametrize("mode", MODES)
def test_why_no_boat_is_passed(mode: str) -> None:
    match = table(mode)
    put(match, "a1", (6, 9))
    assert why_not(match, "walk past diver 1 clockwise") == "dyk-why-no-boat-to-pass"
    assert why_not(match, "walk past diver 2 clockwise") == "dyk-why-not-on-shore"


@pytest.mark.parametrize(
    ("mode", "whose"), [("teams", "mate"), ("solo", "other"), ("together", "second"), ("apart", "second")]
)
def test_whose_boat_a_diver_gets_into(mode: str, whose: str) -> None:
    match = table(mode)
    take_out(match, "c1", "c2", "c3")
    put(match, "a1", (8, 4))
    before = match.view()
    play(match, "step diver 1 s")
    lines = DYKARNA.voice.narrate(before, 0, ACTION["step diver 1 s"], match.view())
    assert [line.args["whose"] for line in lines if line.key == "dyk-aboard"] == [whose]


@pytest.mark.parametrize("mode", MODES)
def test_no_two_divers_of_a_player_wear_the_same_number(mode: str) -> None:
    match = table(mode)
    divers = DYKARNA.voice.draw(match.view()).divers
    assert len({(diver.seat, diver.mark) for diver in divers}) == len(divers)
    assert {diver.mark for diver in divers} == set(range(1, 12 // match.players + 1))


@pytest.mark.parametrize("mode", MODES)
def test_what_is_known_to_come_of_walking_past(mode: str) -> None:
    match = table(mode)
    put(match, "a1", (3, 9))
    foreseen = {each.action: each for each in DYKARNA.voice.draw(match.view()).foresights}
    past = foreseen.get(ACTION["walk past diver 1 clockwise"])
    assert (past is not None) == (mode == "solo")
    if past:
        assert past.out == []
        assert foreseen[ACTION["walk diver 1 clockwise"]].out == [number("a1")]
        assert told(match, "walk past diver 1 clockwise") == ["dyk-set-off", "dyk-ashore"]


def numbers_in(text: str) -> set[str]:
    """All numbers of a text, without signs that group their digits."""
    return set(re.findall(r"\d+", re.sub(r"(?<=\d)[.,\s\u202f](?=\d)", "", text)))


@pytest.mark.rule("DYK-19")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_limit_of_moves_is_told(language: str) -> None:
    assert str(MOVE_LIMIT) in numbers_in(say("dyk-rules-end-text", language))


@pytest.mark.parametrize(("language", "size"), list(product(LANGUAGES, ("large", "small"))))
def test_the_size_of_a_sea_is_told(language: str, size: str) -> None:
    side = HOUSE["seas"][size]["size"]
    pieces = sum((n + 1) * tiles for n, tiles in enumerate(HOUSE["seas"][size]["treasure"]))
    assert numbers_in(say(f"dykarna-option-sea-{size}-about", language)) == {str(side), str(pieces)}
    assert str(pieces) in numbers_in(say("dyk-rules-piece-treasure", language))


def test_another_divers_boat_is_no_crew() -> None:
    """Each for themselves, a stranger in somebody's boat is no reason to walk past it."""
    match = table("solo")
    put(match, "a1", (3, 9))
    take_out(match, "b1", "b2", "b3")
    match.state.place[number("c1")] = BOAT + 1
    assert "walk past diver 1 clockwise" not in offers(match)
