"""Every measure tells what is known of a game that goes by a script, and tells two such games apart."""

from collections.abc import Iterator, Mapping

import pytest

from fathoms.core.refusal import Refusal
from fathoms.lab.asking import Study, study
from fathoms.lab.measuring.measures import MEASURES, find_measures
from tests.kit.register import registered
from tests.lab.toys import SCRIPT

GAMES = 80


@pytest.fixture(scope="module", autouse=True)
def script() -> Iterator[None]:
    with registered(SCRIPT):
        yield


def ask(options: Mapping[str, object], games: int = GAMES) -> Study:
    return study(SCRIPT, options=options, games=games)


def values(found: Study, name: str) -> list[float]:
    return [figure.value for figure in found.figures(name)]


# What is known of ten actions in which the lead changes after every three: the leader is 0 0 0 1 1 1 0 0 0 1.
FLIPPING: dict[str, object] = {"steps": 10, "flip": 3}
KNOWN: dict[str, list[float]] = {
    "wins": [0, 1],
    "unnoticed": [0],
    "decisions": [10],
    "turns": [10],
    "rounds": [5],
    "short-game": [10],
    "long-game": [10],
    "minutes": [10 * 8 / 60],
    "wait": [1, 1],
    "ends": [0, 1],
    "shared-wins": [0],
    "no-winner": [0],
    "cut": [0],
    "points": [3, 7],
    "points-low": [3, 7],
    "points-high": [3, 7],
    "margin": [4],
    "choices": [1],
    "usual-choices": [1],
    "many-choices": [1],
    "forced": [1],
    "lead-changes": [3],
    "decisive": [(2 * 9 + 0.5) / 20],  # the ninth action of ten, to a twentieth of the game
    "decided-early": [0],
    "comeback": [0.25],
    "met": [10, 0, 5, 5],
    "games-met": [1, 0, 1, 1],
}
# What another script must change.
OTHERWISE: dict[str, dict[str, object]] = {
    "wins": {"flip": 0},
    "unnoticed": {"luck": 50},
    "decisions": {"steps": 12},
    "turns": {"steps": 12},
    "rounds": {"steps": 12},
    "short-game": {"steps": 12},
    "long-game": {"steps": 12},
    "minutes": {"steps": 12},
    "wait": {"twice": True},
    "ends": {"flip": 0},
    "no-winner": {"lost": True},
    "shared-wins": {"even": True},
    "cut": {"steps": 100},
    "points": {"flip": 0},
    "points-low": {"flip": 0},
    "points-high": {"flip": 0},
    "margin": {"even": True},
    "choices": {"wide": True},
    "usual-choices": {"wide": True},
    "many-choices": {"wide": True},
    "forced": {"wide": True},
    "lead-changes": {"flip": 2},
    "decisive": {"flip": 0},
    "decided-early": {"flip": 0},
    "comeback": {"flip": 0},
    "outlook-error": {"flip": 0},
    "met": {"steps": 12},
    "games-met": {"steps": 12},
}


@pytest.fixture(scope="module")
def flipping() -> Study:
    return ask(FLIPPING)


@pytest.mark.parametrize("name", sorted(KNOWN))
def test_a_measure_tells_what_is_known(name: str, flipping: Study) -> None:
    assert values(flipping, name) == pytest.approx(KNOWN[name])


@pytest.mark.parametrize("name", sorted(OTHERWISE))
def test_a_measure_tells_two_games_apart(name: str, flipping: Study) -> None:
    assert values(ask({**FLIPPING, **OTHERWISE[name]}), name) != pytest.approx(values(flipping, name))


def test_no_measure_is_left_out() -> None:
    elsewhere = {"alike", "side-wins", "outlook-error", "chance-error", "course", "came-true", "gain"}
    assert set(KNOWN) | elsewhere == {measure.name for measure in MEASURES}
    assert set(KNOWN) <= set(OTHERWISE)


def test_the_winners_chance_over_a_game_is_what_the_script_says(flipping: Study) -> None:
    assert values(flipping, "course")[::2] == pytest.approx(
        [0.25, 0.25, 0.25, 0.75, 0.75, 0.75, 0.25, 0.25, 0.25, 0.75]
    )


def test_the_error_of_the_outlook_is_how_far_it_is_off_squared(flipping: Study) -> None:
    """Moments 0 to 9, in quarters of 3, 2, 3 and 2; the loser's glances are as far off as the winner's."""
    wrong, right = 0.75**2, 0.25**2
    quarters = [[wrong] * 3, [right] * 2, [right, wrong, wrong], [wrong, right]]
    assert values(flipping, "outlook-error") == pytest.approx([sum(each) / len(each) for each in quarters])
    assert values(flipping, "chance-error") == values(flipping, "outlook-error")


def test_what_the_outlook_said_came_true_so_often(flipping: Study) -> None:
    """The later winner was at three quarters in four moments of ten."""
    found = {figure.of: figure.value for figure in flipping.figures("came-true")}
    assert found == {"25.0%": pytest.approx(0.6), "75.0%": pytest.approx(0.4)}


def test_a_part_is_worth_what_the_chance_of_whoever_meets_it_rises_by(flipping: Study) -> None:
    """The lead changes by the third, sixth and ninth action, of seats 1, 2 and 1; the last one wins."""
    found = {figure.of: figure.value for figure in flipping.figures("gain")}
    assert found["seat 1"] == pytest.approx((-0.5 - 0.5) / 5)
    assert found["seat 2"] == pytest.approx((-0.5 + 0.25) / 5)
    assert "ten other" not in found, "never met, never worth anything"


def test_sides_alike_are_found_alike_and_others_not() -> None:
    fair, unfair = ask({"steps": 2, "luck": 50}, 4000), ask({"steps": 2, "luck": 60}, 4000)
    assert values(fair, "alike")[0] > 0.01
    assert values(unfair, "alike")[0] < 1e-6
    assert values(fair, "unnoticed")[0] == pytest.approx(2.8 * 2 * 0.5 / 4000**0.5, rel=0.01)


@pytest.mark.slow  # compiles the measures of another game
def test_partners_win_together() -> None:
    found = study("dykarna", players=4, games=10, bots=("random",), measures=["balance"])
    first, second = values(found, "side-wins")
    assert values(found, "wins") == [first, second, first, second]
    assert first + second == pytest.approx(1)


def test_measures_can_be_asked_for_by_name_and_by_family() -> None:
    assert {measure.name for measure in find_measures(["wins", "ends"])} == {
        "wins", "ends", "shared-wins", "no-winner", "cut",
    }  # fmt: skip
    with pytest.raises(Refusal, match="winz"):
        find_measures(["winz"])
