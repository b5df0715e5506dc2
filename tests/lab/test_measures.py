"""Every measure tells what is known of a game that goes by a script, and tells two such games apart."""

from collections.abc import Iterator, Mapping

import pytest

from fathoms.core.refusal import Refusal
from fathoms.lab.measuring.measures import MEASURES, find_measures
from fathoms.lab.studies import Study, study
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
    "met": [10, 0, 5, 5, 0, 0, 0],
    "games-met": [1, 0, 1, 1, 0, 0, 0],
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
    elsewhere = {"alike", "side-wins", "outlook-error", "chance-error", "comeback", "course", "came-true", "gain"}
    assert set(KNOWN) | elsewhere == {measure.name for measure in MEASURES}
    assert set(KNOWN) <= set(OTHERWISE)


# The leader is 0 0 0 0 1 1 1 1 0 0: seat 1 wins. Who is said to have three quarters wins in six moments of ten.
SIX_OF_TEN: dict[str, object] = {"steps": 10, "flip": 4}


@pytest.fixture(scope="module")
def six_of_ten() -> Study:
    return ask(SIX_OF_TEN)


def test_chances_are_what_glances_came_to_in_these_games(six_of_ten: Study) -> None:
    """A glance that says 75 % stands for 60 % here."""
    assert values(six_of_ten, "course")[::2] == pytest.approx([0.6] * 4 + [0.4] * 4 + [0.6] * 2, abs=1e-3)
    assert values(six_of_ten, "comeback") == pytest.approx([0.4], abs=1e-3)
    assert values(ask({**SIX_OF_TEN, "flip": 0}), "comeback") == pytest.approx([1], abs=1e-3), "the leader always wins"


def test_the_error_of_the_outlook_is_how_far_it_is_off_squared(flipping: Study) -> None:
    """Moments 0 to 9, in quarters of 3, 2, 3 and 2; the loser's glances are as far off as the winner's."""
    wrong, right = 0.75**2, 0.25**2
    quarters = [[wrong] * 3, [right] * 2, [right, wrong, wrong], [wrong, right]]
    assert values(flipping, "outlook-error") == pytest.approx([sum(each) / len(each) for each in quarters])


def test_the_error_of_the_chance_is_that_of_what_glances_came_to(six_of_ten: Study) -> None:
    wrong, right = 0.6**2, 0.4**2
    quarters = [[right] * 3, [right, wrong], [wrong] * 3, [right] * 2]
    assert values(six_of_ten, "chance-error") == pytest.approx([sum(each) / len(each) for each in quarters], abs=1e-3)


def test_what_the_outlook_said_came_true_so_often(flipping: Study) -> None:
    """The later winner was at three quarters in four moments of ten."""
    found = {figure.of: figure.value for figure in flipping.figures("came-true")}
    assert found == {"25.0%": pytest.approx(0.6), "75.0%": pytest.approx(0.4)}


def test_a_part_is_worth_what_comes_of_the_game_less_the_chance_just_before(six_of_ten: Study) -> None:
    """Seat 1 wins and acts at 60, 60, 40, 40 and 60 %; seat 2 acts at 40, 40, 60, 60 and 40 %, and loses."""
    found = {figure.of: figure.value for figure in six_of_ten.figures("gain")}
    assert found["seat 1"] == pytest.approx(1 - 2.6 / 5, abs=1e-3)
    assert found["seat 2"] == pytest.approx(-2.4 / 5, abs=1e-3)
    assert "ten other" not in found, "never met, never worth anything"


def test_what_no_glance_sees_is_worth_what_it_brings() -> None:
    """A treasure wins 80 of a hundred games and nothing 40, while every glance says a half from first to last."""
    found = {figure.of: figure for figure in ask({"find": 25}, 20_000).figures("gain")}
    for name, truth in (("find treasure", 0.3), ("find nothing", -0.1), ("find search", 0.0)):
        assert found[name].low <= truth <= found[name].high
        assert found[name].high - found[name].low < 0.03


def test_nobody_leads_where_all_are_level() -> None:
    found = ask({"find": 25})
    assert values(found, "lead-changes") == [0]
    assert values(found, "decided-early") == [0], "the first seat does not lead either"
    assert values(found, "decisive") == pytest.approx([(2 * 10 + 0.5) / 20])


def test_where_bots_differ_nothing_rests_on_chances() -> None:
    found = study(SCRIPT, options=SIX_OF_TEN, games=GAMES, bots=("greedy", "random"))
    assert {"gain", "course", "comeback"}.isdisjoint(figure.name for figure in found.measures)
    assert found.figures("met")


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
