"""The goldfish of Dykarna, and its wishes."""

import pytest

from fathoms.core.match import Match
from tests.games.dykarna.chart import (
    lay,
    number,
    offers,
    play,
    put,
    sea,
    sit_out,
    take_out,
    where,
)

TOP = ". . . . . . . .\n"  # a row of open sea


def flag(match: Match, field: str, name: str) -> int:
    return int(match.state[field][number(name)])


@pytest.mark.rule("DYK-32")
def test_a_goldfish_grants_a_wish_for_any_later_turn() -> None:
    match = sea(". . . g . . . .\n. . . . . . . .\n. . . . w X . .")
    sit_out(match)
    play(match, "leave boat diver 1")
    wishes = [name for name in offers(match) if name.startswith("wish diver 1")]
    assert len(wishes) == 64 + 4 - 2  # not where it is, not to the shark
    play(match, "step diver 1 s")
    play(match, "wish diver 1 row 3 column 5")
    assert (where(match, "a1"), flag(match, "wish", "a1")) == ((3, 5), 0)
    assert match.state.tile[3 * 13 + 5] == 1
    assert not [name for name in offers(match) if name.startswith("wish")]


@pytest.mark.rule("DYK-32")
def test_a_wish_takes_a_diver_into_any_boat_and_may_carry_into_the_own() -> None:
    match = sea()
    put(match, "a1", (5, 5))
    lay(match, (5, 5), 1)
    match.state.wish[number("a1")] = 1
    names = offers(match)
    assert {f"wish diver 1 {boat}" for boat in ("north", "east", "south", "west")} <= set(names)
    assert "wish diver 1 east with treasure" not in names
    play(match, "wish diver 1 north with treasure")
    assert (where(match, "a1"), match.state.home[0]) == ("boat a", 1)


@pytest.mark.rule("DYK-32")
@pytest.mark.parametrize("diver", [1, 2, 3])
def test_each_diver_of_a_crew_has_its_own_wish(diver: int) -> None:
    match = sea()
    for n in (1, 2, 3):
        put(match, f"a{n}", (5, n))
    match.state.wish[number(f"a{diver}")] = 1
    assert {name.split(" row")[0] for name in offers(match) if "row" in name} == {f"wish diver {diver}"}
    play(match, f"wish diver {diver} row 3 column 5")
    assert where(match, f"a{diver}") == (3, 5)


@pytest.mark.rule("DYK-32")
@pytest.mark.parametrize("trouble", ["delayed", "caught"])
def test_a_wish_cannot_be_used_while_delayed_or_caught(trouble: str) -> None:
    match = sea()
    put(match, "a1", (5, 5))
    match.state.wish[number("a1")] = 1
    match.state[trouble][number("a1")] = 1
    assert not [name for name in offers(match) if "wish" in name]


@pytest.mark.rule("DYK-32")
def test_a_wish_cannot_be_used_in_the_mud_but_stays_with_a_struck_diver() -> None:
    match = sea(TOP + ". . . M3 . . . .", turn="b")
    put(match, "a1", (2, 4), tussock=1)
    put(match, "b1", (2, 5))
    match.state.wish[number("a1")] = 1
    play(match, "step diver 1 w", "leave boat diver 1", "leave boat diver 1")
    assert where(match, "a1") == "boat a"
    assert "wish diver 1 row 5 column 5" in offers(match)
    put(match, "a1", (2, 4), tussock=3)
    assert not [name for name in offers(match) if "wish" in name]


@pytest.mark.rule("DYK-32", "DYK-25")
def test_a_wish_from_an_urchin_costs_the_ransom() -> None:
    match = sea(TOP + ". . . U . . . .")
    put(match, "a1", (2, 4))
    match.state.wish[number("a1")] = 1
    assert not [name for name in offers(match) if "wish" in name]
    match.state.home[0] = 2
    play(match, "wish diver 1 row 5 column 5")
    assert (match.state.home[0], match.state.lost) == (1, 1)


@pytest.mark.rule("DYK-34")
def test_a_whirl_after_a_wish_goes_inward_from_the_divers_own_coast() -> None:
    match = sea(TOP + ". . . . . V . .", turn="b")
    put(match, "b1", (7, 7))
    match.state.wish[number("b1")] = 1
    play(match, "wish diver 1 row 2 column 6")
    assert where(match, "b1") == (2, 5)


@pytest.mark.rule("DYK-34")
@pytest.mark.parametrize(("name", "boat", "end"), [("a1", "d", (2, 7)), ("b1", "a", (3, 6))])
def test_out_of_a_boat_a_wish_travels_straight_in_from_that_boat(name: str, boat: str, end: tuple[int, int]) -> None:
    match = sea(TOP + ". . . . . V . .", turn=name[0])
    match.state.place[number(name)] = match.state.place[number(f"{boat}1")]
    take_out(match, f"{boat}1", f"{boat}2", f"{boat}3")
    match.state.wish[number(name)] = 1
    play(match, "wish diver 1 row 2 column 6")
    assert where(match, name) == end
