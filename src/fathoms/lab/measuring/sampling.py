"""Greedy games from Python, looked at between the actions."""

from collections.abc import Iterator

import numpy as np

from fathoms.bots.greedy_bot import play_greedily
from fathoms.core.game import CLOCK
from fathoms.core.match import Match
from fathoms.core.rng import seed_from
from fathoms.lab.arena import pick_seat
from fathoms.lab.counting.tally import BATCHES
from fathoms.lab.measuring.figures import Values
from fathoms.lab.measuring.study_setting import Setting


def greedy_game(setting: Setting, seed: int) -> Iterator[tuple[Match, int]]:
    """A match as it stands before every action, and the seat that acts."""
    match = Match(setting.game, setting.players, setting.options, seed)
    while not match.over:
        seat = pick_seat(match.actors(), seed_from(seed, match.number))
        yield match, seat
        if seat == CLOCK:
            match.play(seat, match.legal(seat)[0])
        else:
            match.play(seat, play_greedily(match.info_state(seat), seat, seed_from(seed, "bot", seat, match.number)))


def ratios(tops: Values, bottoms: Values) -> tuple[Values, Values]:
    """Sums of what was found in each game, divided: (games, values) each. And the same without each batch of games."""
    batches = np.arange(len(tops)) % BATCHES
    rest = [batches != batch for batch in np.unique(batches)]
    with np.errstate(divide="ignore", invalid="ignore"):
        values = tops.sum(axis=0) / bottoms.sum(axis=0)
        return values, np.array([tops[with_any].sum(axis=0) / bottoms[with_any].sum(axis=0) for with_any in rest])
