"""What happens is seen to happen: pieces go along their way, cards and points fly, covers turn, water runs."""

import re
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page

from fathoms.core.match import Match, Move
from fathoms.games.poo_divers.state import DECIDING, OPENING
from fathoms.games.toilet_divers.state import DIVING, KEEPING
from fathoms.games.tubyrinth.actions import CALL
from fathoms.games.tubyrinth.boards import load_solutions
from tests.browser import driving
from tests.browser.conftest import OpenPage, TableServer
from tests.browser.test_surprise import BOT, KIM, LU, SCREENS, Finds, after, chain, come_to, leak, play

SETTLED = 400  # ms at most in which something gets ready and comes to rest
STEP = 115  # ms of a piece from one field to the next
FAR = 5  # fields worth a walk
NEAR = 30  # px

# Notes whatever begins to move, if anyone could see it: by a script, by a style, or flying over the page.
RECORD = """() => {
    window.moved = [];
    const middleOf = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
    const note = (one, name, frames, timing) => {
        const duration = typeof timing === 'number' ? timing : timing?.duration ?? 0;
        if (duration > 1 && one.closest('main, .flying')) window.moved.push({ what: one.getAttribute('class') ?? '',
            piece: one.dataset?.piece ?? one.dataset?.diver ?? null, name, duration,
            middle: middleOf(one.getBoundingClientRect()),
            frames: frames.map(frame =>
                frame.translate ?? /translate\\([^)]*\\)/.exec(frame.transform ?? '')?.[0] ?? '') });
    };
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        note(this, 'script', [...frames], timing);
        return animate.call(this, frames, timing);
    };
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
        const motion = target.getAnimations().find(one => one.transitionProperty === propertyName);
        if (motion) note(target, propertyName, [], motion.effect.getTiming());
    });
    document.addEventListener('animationstart', ({ target, animationName }) => {
        const motion = target.getAnimations().find(one => one.animationName === animationName);
        const timing = motion?.effect.getTiming();
        if (timing && timing.iterations !== Infinity) note(target, animationName, [], timing);
    });
}"""

Motions = list[dict[str, Any]]
Act = Callable[[Page, list[Move]], None]


class Moment(NamedTuple):
    seats: list[dict[str, str]]
    finds: Finds  # the moves after which something moves
    shows: Callable[[Motions], bool]


def opened_and_banked(match: Match) -> list[Move] | None:
    """Tokyo Poo Divers: a find is opened and banked."""
    if match.state.turn != 0 or match.state.phase != OPENING:
        return None
    for action in match.legal(0):
        found = after(match, Move(0, action))
        if found.state.phase == DECIDING:
            bank = next(each for each in found.legal(0) if found.game.voice.name_action(each)["do"] == "bank")
            return [Move(0, action), Move(0, bank)]
    return None


def long_walk(match: Match) -> list[Move] | None:
    """Partners: a card, and a piece that goes some fields."""
    if match.actors() != [0]:
        return None
    name = match.game.voice.name_action
    for card in match.legal(0):
        played = after(match, Move(0, card)) if name(card)["do"] == "play" else match
        for step in played.legal(0) if played is not match and played.actors() == [0] else ():
            if name(step)["do"] == "go" and int(str(name(step)["steps"])) >= FAR:
                return [Move(0, card), Move(0, step)]
    return None


def through_a_pipe(match: Match) -> list[Move] | None:
    """Toilet Divers: a diver takes a pipe to another toilet."""
    if match.actors() != [0] or match.state.phase != DIVING:
        return None
    names = {action: match.game.voice.name_action(action) for action in match.legal(0)}
    ways = [Move(0, action) for action, name in names.items() if name["do"] == "go" and name["way"] != "down"]
    return next(([move] for move in ways if after(match, move).state.phase == DIVING), None)


def walks(motions: Motions) -> bool:
    """A piece is on every field of its way, and gets ready and rests in no time; its card came flying."""
    walk = next((one for one in motions if one["piece"] and len(one["frames"]) > 2 * FAR), None)
    if walk is None:
        return False
    fields = list(dict.fromkeys(walk["frames"]))  # on each field, and above the middle between two
    steps = (len(fields) - 1) // 2
    flew = any((one["name"] == "script" and one["what"].startswith("card")) or "come" in one["name"] for one in motions)
    return steps >= FAR and walk["duration"] - steps * STEP < SETTLED and flew


def swims(motions: Motions) -> bool:
    """From the toilet to the middle, to the other toilet, and into it."""
    return any(one["what"].startswith("diver") and len(set(one["frames"])) >= 3 for one in motions)


def turns_and_flies(motions: Motions) -> bool:
    """A cover turns over, and droppings fly to whoever has won them."""
    turned = any(re.search(r"turn$|rise$", one["name"]) for one in motions)
    return turned and any(one["what"] == "flying" for one in motions)


def runs(motions: Motions) -> bool:
    """Water runs from square to square."""
    return any(one["name"].endswith("run") and one["what"].startswith("in") for one in motions)


def is_carried(motions: Motions) -> bool:
    """The diver goes along, and tiles that come to light are uncovered."""
    return any(one["piece"] and one["name"] in ("transform", "translate", "left") for one in motions)


MOMENTS = {
    "poo_divers": Moment([KIM, LU], opened_and_banked, turns_and_flies),
    "partners": Moment([KIM, *[BOT] * 5], long_walk, walks),
    "toilet_divers": Moment([KIM, BOT], through_a_pipe, swims),
    "dykarna": Moment([KIM, LU], chain, is_carried),
    "tubyrinth": Moment([KIM, BOT], leak, runs),
}


def see(page: Page, server: TableServer, game: str, finds: Finds | None = None, act: Act = play) -> Motions:
    """What moves when a moment has come."""
    moment = MOMENTS[game]
    page.add_init_script(f"({RECORD})()")
    moves = come_to(page, server, game, moment.seats, finds or moment.finds)
    page.wait_for_timeout(1500)  # the last move is seen once more
    page.evaluate("window.moved.length = 0")
    act(page, moves)
    page.wait_for_timeout(1500)
    seen: Motions = page.evaluate("window.moved")
    return seen


@pytest.mark.slow
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", MOMENTS)
def test_what_happens_is_seen_to_happen(open_page: OpenPage, server: TableServer, game: str, screen: str) -> None:
    page = open_page(reduced_motion="no-preference", **SCREENS[screen])
    motions = see(page, server, game)
    assert MOMENTS[game].shows(motions), motions


@pytest.mark.slow
@pytest.mark.parametrize("game", MOMENTS)
def test_whoever_wants_less_movement_sees_none(open_page: OpenPage, server: TableServer, game: str) -> None:
    page = open_page(**SCREENS["desktop"])
    assert see(page, server, game) == []
    assert driving.number(page) > 0


# Points


def gains(match: Match) -> list[Move] | None:
    """The first player is about to get points."""
    if match.actors() != [0]:
        return None
    before = match.scores()[0]
    moves = [Move(0, action) for action in match.legal(0)]
    return next(([move] for move in moves if after(match, move).scores()[0] > before), None)


def keeps_a_chip(match: Match) -> list[Move] | None:
    """Toilet Divers, where points are secret: a chip is chosen."""
    if match.actors() != [0] or match.state.phase != KEEPING:
        return None
    return next(
        ([move] for action in match.legal(0) if after(match, move := Move(0, action)).state.phase != KEEPING), None
    )


def pipeline_and_call(match: Match) -> list[Move] | None:
    """Tubyrinth: the other has called; a pipeline is laid, and called as well."""
    if len(match.moves) < 3:
        return None
    board = match.game.voice.draw(match.view(0)).seats[0].board
    laid, moves = match.fork(), []
    for placed in load_solutions("table")[board.name]["5"]:
        wanted = ["place", *map(str, placed)]
        names = {action: laid.game.voice.name_action(action) for action in laid.legal(0)}
        moves.append(Move(0, next(action for action, name in names.items() if [*map(str, name.values())] == wanted)))
        laid.play(*moves[-1])
    return [*moves, Move(0, CALL)]


def place_in(flight: dict[str, Any], frame: int) -> tuple[float, float]:
    """Where on the page something is that flies."""
    across, down = (float(part) for part in re.findall(r"(-?[\d.]+)px", flight["frames"][frame]))
    return flight["middle"][0] + across, flight["middle"][1] + down


GAINS: dict[str, Finds] = {
    **dict.fromkeys(("poo_divers", "partners", "dykarna"), gains),
    "toilet_divers": keeps_a_chip,
    "tubyrinth": pipeline_and_call,
}


@pytest.mark.slow
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", GAINS)
def test_points_fly_to_their_owner(open_page: OpenPage, server: TableServer, game: str, screen: str) -> None:
    page = open_page(reduced_motion="no-preference", **SCREENS[screen])
    motions = see(page, server, game, GAINS[game])
    flights = [place_in(one, -1) for one in motions if one["what"] == "flying"]
    purse = page.locator("[data-purse='0']").bounding_box()
    assert purse is not None
    assert any(
        abs(x - purse["x"] - purse["width"] / 2) < NEAR and abs(y - purse["y"] - purse["height"] / 2) < NEAR
        for x, y in flights
    ), (flights, purse)


# Cards


def play_by_hand(page: Page, moves: list[Move]) -> None:
    """Partners: a card that can be used, and the first thing it can be used for."""
    before = driving.number(page)
    page.locator(".hand .usable").first.click()
    page.locator(".flower .spot").first.click(force=True)  # it beckons, and never stands still
    page.locator(".steps button").or_(page.locator(f'main:not([data-number="{before}"])')).first.wait_for()
    if driving.number(page) == before:
        page.locator(".steps button").first.click()
    driving.await_more(page, before)


@pytest.mark.slow
@pytest.mark.parametrize("screen", SCREENS)
def test_a_card_flies_out_of_ones_own_hand(open_page: OpenPage, server: TableServer, screen: str) -> None:
    page = open_page(reduced_motion="no-preference", **SCREENS[screen])
    motions = see(page, server, "partners", act=play_by_hand)
    flown = next((one for one in motions if one["name"] == "script" and one["what"].startswith("card")), None)
    assert flown, motions
    hand = page.locator(".hand").bounding_box()
    assert hand is not None
    x, y = place_in(flown, 0)
    assert hand["x"] - NEAR < x < hand["x"] + hand["width"] + NEAR
    assert hand["y"] - NEAR < y < hand["y"] + hand["height"] + NEAR


# How long


AT_REST = {  # what turns, lands or snaps in with weight, and what a piece does at its place
    "poo_divers": r"turn$|rise$|land$",
    "toilet_divers": r"open$|sink$|page$|^transform$|^rotate$",
    "dykarna": r"^translate$|^scale$|surface$|lift$",
    "tubyrinth": r"snap$",
}


@pytest.mark.slow
@pytest.mark.parametrize("game", AT_REST)
def test_what_has_weight_gets_ready_and_rests_in_no_time(open_page: OpenPage, server: TableServer, game: str) -> None:
    page = open_page(reduced_motion="no-preference", **SCREENS["phone"])
    long = {one["name"]: one["duration"] for one in see(page, server, game) if re.search(AT_REST[game], one["name"])}
    assert long
    assert max(long.values()) < SETTLED, long
