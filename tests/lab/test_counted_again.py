"""What parts change and who leads, counted again from Python, game by game, and held against what a study says."""

import math
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np
import pytest

from fathoms.bots.greedy_bot import play_greedily
from fathoms.core import verbs
from fathoms.core.game import CLOCK, Game
from fathoms.core.match import Match
from fathoms.core.rng import seed_from
from fathoms.core.structs import Record, copy_record
from fathoms.games import poo_divers, toilet_divers
from fathoms.games.poo_divers.actions import LOOK, SKIP_LOOK
from fathoms.games.poo_divers.state import BLANK
from fathoms.lab.arena import pick_seat
from fathoms.lab.studies import study

GAMES, STUDIED = 400, 6000
STEPS = 32

Happens = Callable[[Record, int, Record], bool]  # (before, action, after)


def finds_treasure(before: Record, action: int, after: Record) -> bool:
    return bool(after.finds > before.finds)


def looks_at_a_blank(before: Record, action: int, after: Record) -> bool:
    return LOOK <= action < SKIP_LOOK and abs(int(before.card[before.square_of[action - LOOK]])) == BLANK


@dataclass
class Counted:
    """All that was seen in some games."""

    glances: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))  # what came of each, by step
    meetings: list[list[tuple[int, float]]] = field(
        default_factory=list
    )  # of each game: (step before, what came of it)
    changes: list[int] = field(default_factory=list)
    for_good: list[float] = field(default_factory=list)  # part of the game, where one side won

    def gain(self) -> tuple[float, float]:
        """What came of the game less the chance before, and how far that may be off."""
        chance = {step: np.mean(came) for step, came in self.glances.items()}
        sums = np.array([[sum(came - chance[step] for step, came in each), len(each)] for each in self.meetings])
        value = sums[:, 0].sum() / sums[:, 1].sum()
        return value, float(np.sqrt(((sums[:, 0] - value * sums[:, 1]) ** 2).sum()) / sums[:, 1].sum())


def step_of(glance: float) -> int:
    return math.floor(min(max(glance, 0.0), 1.0) * STEPS + 0.5)


def count_again(game: Game, players: int, happens: Happens) -> Counted:
    found = Counted()
    for number in range(GAMES):
        seed = seed_from(11, number)
        match = Match(game, players, {}, seed)
        glances: list[list[float]] = []
        met: list[tuple[int, int]] = []  # (seat, step before)
        while not match.over:
            glances.append([verbs.quick_value(match.state, side) for side in range(players)])
            seat, before = pick_seat(match.actors(), seed_from(seed, match.number)), copy_record(match.state)
            if seat == CLOCK:
                match.play(seat, match.legal(seat)[0])
                continue
            action = play_greedily(match.info_state(seat), seat, seed_from(seed, "bot", seat, match.number))
            match.play(seat, action)
            if happens(before, action, match.state):
                met.append((seat, step_of(glances[-1][seat])))
        shares = match.shares()
        for each in glances:
            for side, glance in enumerate(each):
                found.glances[step_of(glance)].append(shares[side])
        found.meetings.append([(step, shares[side]) for side, step in met])
        note_leads(found, glances, shares)
    return found


def note_leads(found: Counted, glances: list[list[float]], shares: list[float]) -> None:
    """Who is alone in the lead, moment by moment; None where sides are level."""
    best = [[side for side, glance in enumerate(each) if glance > max(each) - 1e-3] for each in glances]
    leaders = [each[0] if len(each) == 1 else None for each in best]
    alone = [leader for leader in leaders if leader is not None]
    found.changes.append(sum(one != other for one, other in pairwise(alone)))
    if max(shares) == 1:
        winner = shares.index(1)
        since = next((place for place in range(len(leaders), 0, -1) if leaders[place - 1] != winner), 0)
        found.for_good.append(since / len(leaders))


@pytest.fixture(scope="module")
def treasures() -> Counted:
    return count_again(toilet_divers.GAME, 3, finds_treasure)


@pytest.mark.slow
def test_finding_a_treasure_is_worth_what_results_say(treasures: Counted) -> None:
    """A glance sees no dive: by its movements, finding a treasure would change nothing."""
    value, off = treasures.gain()
    (said,) = [each for each in study("toilet_divers", 3, games=STUDIED).figures("gain") if each.of == "dive found"]
    assert abs(value - said.value) < 3 * off + (said.high - said.low) / 2
    assert said.low > 0.12


@pytest.mark.slow
def test_a_look_at_a_blank_is_worth_what_results_say() -> None:
    value, off = count_again(poo_divers.GAME, 2, looks_at_a_blank).gain()
    (said,) = [each for each in study("poo_divers", 2, games=STUDIED).figures("gain") if each.of == "peeked blank"]
    assert abs(value - said.value) < 3 * off + (said.high - said.low) / 2
    assert said.low > 0.03


@pytest.mark.slow
def test_leads_are_those_of_sides_that_lead_alone(treasures: Counted) -> None:
    found = study("toilet_divers", 3, games=STUDIED, measures=["drama"])
    (changes,), (for_good,) = found.figures("lead-changes"), found.figures("decisive")
    assert changes.value == pytest.approx(np.mean(treasures.changes), abs=4 * np.std(treasures.changes) / GAMES**0.5)
    assert for_good.value == pytest.approx(np.mean(treasures.for_good), abs=4 * np.std(treasures.for_good) / GAMES**0.5)
