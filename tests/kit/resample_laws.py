"""Laws of resampling: what a viewer does not know can be filled in by lot, and agrees with all it has seen."""

import random

from fathoms.core import verbs
from fathoms.core.match import Match
from fathoms.core.rng import new_rng
from fathoms.core.structs import Record
from tests.kit.bulk import unsound
from tests.kit.secrets import Possible, possible, unseen_twin
from tests.kit.sight_laws import choices, fields_that_vary, knows, resampled, sees
from tests.kit.telling import at, changed, difference, element, who
from tests.kit.variants import SHORT, Variant, moments

A_WHILE = SHORT  # actions: in a short game, to the end


def resamples_lawfully(variant: Variant, seed: int) -> None:
    """What a viewer knows, filled in by lot, looks to it like the true state and can be played to the end.

    In a long game, one viewer of each moment plays to the end, and the others a while.
    """
    rng, draws = random.Random(seed), new_rng(seed)
    for match in moments(variant, seed):
        to_the_end = rng.choice(variant.viewers())
        for viewer in variant.viewers():
            known = knows(match.state, viewer)
            full = resampled(match.state, viewer, draws)
            here = f"{at(variant, match)}: resampled for {who(viewer)}"
            other = difference(sees(match.state, viewer), sees(full, viewer)) or difference(known, knows(full, viewer))
            assert not other, f"{here}, what it knows has changed: {other}"
            assert verbs.actors(full) == verbs.actors(match.state), f"{here}, others act now"
            assert choices(full, viewer) == choices(match.state, viewer), f"{here}, the legal actions have changed"
            _plays_on(variant, match, full, rng, here, variant.game.max_length if viewer == to_the_end else A_WHILE)


def _plays_on(variant: Variant, match: Match, full: Record, rng: random.Random, here: str, most: int) -> None:
    game, last = match.fork(), match.number + most
    game.state = full
    while not game.over:
        if game.number == last:
            return
        assert game.number < variant.game.max_length, f"{here}, still going on after {game.number} actions"
        seat = rng.choice(game.actors())
        offered = game.legal(seat)
        assert offered, f"{here}, {who(seat)} is to act after {game.number} actions and has no action"
        game.play(seat, rng.choice(offered))
    sides = dict(zip(variant.sides(), game.shares(), strict=True))
    assert abs(sum(sides.values()) - 1) < 1e-9, f"{here}, played to the end: the shares are {sides}"


def resamples_all_that_is_hidden(variant: Variant, seed: int, draws_each: int = 24) -> None:
    """Every field in which the game's `secrets.py` finds something hidden differs between resampled states, too."""
    rng, draws = random.Random(seed), new_rng(seed)
    for match in moments(variant, seed, most=4):
        for viewer in range(variant.players):
            twins = [unseen_twin(match, viewer, True, rng) for _ in range(draws_each)]
            filled = [resampled(match.state, viewer, draws) for _ in range(draws_each)]
            missing = fields_that_vary(twins) - fields_that_vary(filled)
            assert not missing, f"{at(variant, match)}: resampling for {who(viewer)} never changes {sorted(missing)}"


def resamples_only_what_can_be(variant: Variant, seed: int, draws_each: int = 12) -> None:
    """Resampling deals nothing that a seat has seen to be gone.

    Whatever it changes is hidden and gets a value that is possible there by all the seat has seen, as the game's
    `secrets.py` says (whose own twins keep to it, too); and the whole state keeps the game's own invariants.
    """
    rng, draws = random.Random(seed), new_rng(seed)
    for match in moments(variant, seed, most=6) if variant.game.has_hidden_information else []:
        for seat in range(variant.players):
            could = possible(match, seat)
            for _ in range(draws_each):
                twin = stray(match.state, unseen_twin(match, seat, True, rng), could)
                assert not twin, f"{at(variant, match)}: secrets.py contradicts itself for {who(seat)}: {twin}"
                full = resampled(match.state, seat, draws)
                here = f"{at(variant, match)}: resampling for {who(seat)}"
                wrong = stray(match.state, full, could)
                assert not wrong, f"{here} gives {wrong}"
                assert not unsound(full), f"{here} gives an unsound state: {unsound(full)}"


def stray(true: Record, full: Record, could: Possible) -> str:
    """The first element of a filled-in state that has a value it cannot have, in words; none is ""."""
    for field, place, was, value in changed(true, full):
        values = could.get(field, {}).get(place, [was])
        if field != "rng" and value not in values:
            return f"{element(true, field, place)} = {value}, where it can be {sorted(set(values))}"
    return ""
