"""What the client draws of Tokyo Poo Divers: the lines that a cover would score."""

import pytest

from fathoms.core.match import Match
from fathoms.games.poo_divers.actions import COMPASS
from tests.games.poo_divers.street import lay, look, open_cover


def lines(match: Match, cover: int, viewer: int | None = None) -> dict[str, int]:
    """The open finds in a line from a cover, by direction; none where there are none."""
    view = match.view() if viewer is None else match.view(viewer)
    digits = match.game.voice.draw(view).model_dump()["lines"][len(COMPASS) * cover :][: len(COMPASS)]
    return {name: length for name, digit in zip(COMPASS, digits, strict=True) if (length := int(digit, 16))}


@pytest.mark.rule("POO-8")
def test_a_scene_says_how_long_the_lines_are_from_each_cover() -> None:
    match = lay("""
        FxFX
        zFxf
        FFxF
        xZ.F
    """)
    assert lines(match, 6) == {"n": 1, "sw": 1, "w": 1, "se": 1}
    assert lines(match, 7) == {"s": 2, "nw": 1}
    assert lines(match, 0) == {"se": 1}  # an open cover has lines, too: the diver may stand there


@pytest.mark.rule("POO-8")
@pytest.mark.parametrize("direction", range(8))
def test_lines_are_counted_clockwise_from_north(direction: int) -> None:
    ring = [(0, 1), (0, 2), (1, 2), (2, 2), (2, 1), (2, 0), (1, 0), (0, 0)]
    street = [list("xxx"), list("xfx"), list("xxx")]
    row, column = ring[direction]
    street[row][column] = "F"
    assert lines(lay(" ".join("".join(each) for each in street)), 4) == {COMPASS[direction]: 1}


@pytest.mark.rule("POO-8")
@pytest.mark.parametrize("breaker", "XZfxz.")
def test_everything_but_an_open_find_breaks_a_line(breaker: str) -> None:
    assert lines(lay(f"fF{breaker}FF x"), 0) == {"e": 1}


def test_the_lines_are_what_the_cover_scores() -> None:
    match = lay("FxFX zFxf FFfF xZ.F")
    worth = 1 + sum(lines(match, 10).values())
    assert open_cover(match, 10).state.pot == worth == 7  # itself, w 2, nw 2, e 1, se 1


def test_a_find_held_up_in_secret_is_in_no_line_even_for_who_sees_it() -> None:
    match = look(open_cover(lay("xff zzz"), 0), 1)
    assert lines(match, 2, viewer=0) == {}
