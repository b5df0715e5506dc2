"""What happens is seen to happen: pieces go along their way, cards and points fly, covers turn, water runs."""

import re
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page

from fathoms.core.match import Match, Move
from fathoms.games.poo_divers.state import DECIDING, OPENING
from fathoms.games.toilet_divers.state import DIVING
from tests.browser import driving
from tests.browser.conftest import OpenPage, TableServer
from tests.browser.test_surprise import BOT, KIM, LU, SCREENS, Finds, after, chain, come_to, leak, play

SETTLED = 400  # ms at most in which something gets ready and comes to rest
STEP = 115  # ms of a piece from one field to the next
FAR = 5  # fields worth a walk

# Notes whatever begins to move, if anyone could see it: by a script, by a style, or flying over the page.
RECORD = """() => {
    window.moved = [];
    const note = (one, name, frames, timing) => {
        const duration = typeof timing === 'number' ? timing : timing?.duration ?? 0;
        if (duration > 1 && one.closest('main, .flying')) window.moved.push({ what: one.getAttribute('class') ?? '',
            piece: one.dataset?.piece ?? one.dataset?.diver ?? null, name, duration, frames: frames.map(frame =>
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


def see(page: Page, server: TableServer, game: str) -> Motions:
    """What moves when a moment has come."""
    moment = MOMENTS[game]
    page.add_init_script(f"({RECORD})()")
    moves = come_to(page, server, game, moment.seats, moment.finds)
    page.wait_for_timeout(1500)  # the last move is seen once more
    page.evaluate("window.moved.length = 0")
    play(page, moves)
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
