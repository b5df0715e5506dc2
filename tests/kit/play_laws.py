"""Laws of play: what may be done, how a game ends, and that a state is all there is to it."""

import random
import tempfile
from pathlib import Path

import numpy as np

from fathoms.core import verbs
from fathoms.core.game import CLOCK, SEATS, seats_in
from fathoms.core.match import Match
from fathoms.core.refusal import Refusal
from fathoms.core.replay import Replay, read_replay
from fathoms.core.structs import Record, copy_record, from_bytes, new_record, to_bytes
from tests.kit.telling import at, difference, who
from tests.kit.variants import Variant, actions_offered, moments, room, walk


def plays_lawfully(variant: Variant, seed: int) -> None:
    """Who acts has a choice of unique, lawful actions, who does not act has none, and the game ends."""
    for match in walk(variant, seed):
        before = to_bytes(match.state)
        _actors_are_seats(variant, match)
        for seat in (*range(variant.players), CLOCK):
            _choice_is_lawful(variant, match, seat)
        assert to_bytes(match.state) == before, f"{at(variant, match)}: asking for the legal actions changed the state"


def ends_with_a_winner(variant: Variant, seed: int) -> None:
    """When the game is over, the sides' shares of the win add up to 1, and members of one side share alike."""
    *_, match = walk(variant, seed)
    before = to_bytes(match.state)
    shares, sides = match.shares(), variant.sides()
    scores = match.scores()
    assert to_bytes(match.state) == before, f"{at(variant, match)}: counting the result changed the state"
    assert len(sides) == variant.players, f"{variant.name}: {len(sides)} sides named for {variant.players} seats"
    assert all(0 <= share <= 1 for share in shares), f"{variant.name}: shares {shares}"
    by_side: dict[int, float] = {}
    for seat, side in enumerate(sides):
        assert by_side.setdefault(side, shares[seat]) == shares[seat], f"{variant.name}: side {side} shares {shares}"
    total = sum(by_side.values())
    assert abs(total - 1) < 1e-9, f"{variant.name}: shares {shares} (scores {scores}) add up to {total}"


def quick_value_is_a_chance(variant: Variant, seed: int) -> None:
    """How a seat's side stands is a number from 0 to 1, the same for all its members, and looking changes nothing."""
    for match in moments(variant, seed):
        before = to_bytes(match.state)
        outlooks = [float(verbs.quick_value(match.state, seat)) for seat in range(variant.players)]
        told = f"{at(variant, match)}: the outlooks are {outlooks}"
        assert to_bytes(match.state) == before, f"{at(variant, match)}: the outlook changed the state"
        assert all(0 <= quick_value <= 1 for quick_value in outlooks), told
        by_side = dict(zip(variant.sides(), outlooks, strict=True))
        assert all(by_side[side] == quick_value for side, quick_value in zip(variant.sides(), outlooks, strict=True)), (
            told
        )


def stages_are_numbered(variant: Variant, seed: int) -> None:
    """What kind of action comes next, if the game says so, is one of those there are, and asking changes nothing."""
    game = variant.game
    if game.gpu is None:
        return
    for match in moments(variant, seed):
        before = to_bytes(match.state)
        for seat in match.actors():
            stage = int(verbs.stage(match.state, seat))
            told = f"{at(variant, match)}: stage {stage} of {game.staging.stages}"
            assert 0 <= stage < game.staging.stages, told
        assert to_bytes(match.state) == before, f"{at(variant, match)}: the stage changed the state"


def effects_are_numbered(variant: Variant, seed: int) -> None:
    """What kind of thing an action does, if the game says so, is one of those there are, and asking changes nothing."""
    game = variant.game
    if game.verb("effect") is None:
        return
    for match in moments(variant, seed):
        before = to_bytes(match.state)
        for seat in match.actors():
            for action in match.legal(seat):
                effect = int(verbs.effect(match.state, seat, action))
                told = f"{at(variant, match)}: effect {effect} of {game.staging.effects}"
                assert 0 <= effect < game.staging.effects, told
        assert to_bytes(match.state) == before, f"{at(variant, match)}: the effect changed the state"


def every_choice_can_be_completed(variant: Variant, seed: int, most: int = 200) -> None:
    """After any action offered, the game is over or everyone who is to act can act; of many, some are tried."""
    rng = random.Random(seed)
    for match in moments(variant, seed):
        for seat in match.actors():
            offered = actions_offered(variant, match, seat)
            for action in rng.sample(offered, min(most, len(offered))):
                after = copy_record(match.state)
                verbs.apply(after, seat, action)
                _nobody_is_stuck(variant, match, after, f"{who(seat)} {variant.game.voice.write_action(action)}")


def state_is_everything(variant: Variant, seed: int) -> None:
    """An action does the same to a state and to a copy of it: nothing is kept or drawn elsewhere."""
    rng = random.Random(seed)
    for match in walk(variant, seed):
        for seat in match.actors():
            action = rng.choice(actions_offered(variant, match, seat))
            first, second = copy_record(match.state), from_bytes(variant.game.state_type, to_bytes(match.state))
            verbs.apply(first, seat, action)
            verbs.apply(second, seat, action)
            what = variant.game.voice.write_action(action)
            assert to_bytes(first) == to_bytes(second), (
                f"{at(variant, match)}: two copies differ after {who(seat)} {what}: {difference(first, second)}"
            )


def copies_and_stores(variant: Variant, seed: int) -> None:
    """A state survives copying and storing as bytes, and is its fields: nothing is written between them."""
    for match in moments(variant, seed):
        stored = to_bytes(match.state)
        for again in (
            copy_record(match.state),
            from_bytes(variant.game.state_type, stored),
            _field_by_field(match.state),
        ):
            assert to_bytes(again) == stored, f"{at(variant, match)}: the state changed in the store"
            again.rng[0] += 1
            assert to_bytes(match.state) == stored, f"{at(variant, match)}: the copy shares the state's memory"


def _field_by_field(state: Record) -> Record:
    again = new_record(state.dtype)
    for name in state.dtype.names:
        again[name] = state[name]
    return again


def leaves_no_scratch(variant: Variant, seed: int) -> None:
    """Fields that are there to reckon in are zero between actions, in the state and in what anyone sees."""
    for match in moments(variant, seed):
        known = [match.state, *(match.info_state(viewer) for viewer in range(variant.players))]
        for field in variant.game.scratch:
            for record in known:
                assert not np.any(record[field]), f"{at(variant, match)}: {field} is not zero between actions"


def replays(variant: Variant, seed: int) -> None:
    """A game written to a file and read again goes through the same states."""
    played = [to_bytes(match.state) for match in walk(variant, seed)]
    *_, match = walk(variant, seed)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "game.json"
        file.write_text(Replay.of(match).write(), encoding="utf-8")
        replay = read_replay(file)
    try:
        replayed = [to_bytes(again.state) for again in replay.states()]
    except Refusal as why:
        raise AssertionError(f"{variant.name}: {why}") from why
    assert len(replayed) == len(played), f"{variant.name}: {len(played)} states played, {len(replayed)} replayed"
    for number, (one, other) in enumerate(zip(played, replayed, strict=True)):
        assert one == other, f"{variant.name}: the replay differs after {number} actions"


def keeps_its_own_chance(variant: Variant, seed: int) -> None:
    """The same seed gives the same game whatever else draws random numbers, and another seed another start."""
    games = []
    for pollution in (1, 2):
        random.seed(pollution)
        np.random.seed(pollution)  # the global generator is what we pollute
        games.append([to_bytes(match.state) for match in walk(variant, seed)])
    assert games[0] == games[1], f"{variant.name}: the game depends on random numbers outside the state"
    starts = {to_bytes(variant.start(other).state) for other in range(seed, seed + 4)}
    assert len(starts) == 4, f"{variant.name}: four seeds give {len(starts)} starts"


def _actors_are_seats(variant: Variant, match: Match) -> None:
    game, bits = variant.game, int(verbs.actors(match.state))
    players = [seat for seat in seats_in(bits) if seat != CLOCK]
    assert 0 <= bits < 1 << (CLOCK + 1), f"{at(variant, match)}: actors {bits:#b}"
    assert all(seat < variant.players <= SEATS for seat in players), f"{at(variant, match)}: no such seats {players}"
    assert len(players) <= 1 or game.is_simultaneous, f"{at(variant, match)}: {players} act at once, unannounced"
    assert game.is_real_time or not bits >> CLOCK & 1, f"{at(variant, match)}: the clock acts in a game without one"


def _choice_is_lawful(variant: Variant, match: Match, seat: int) -> None:
    game, offered = variant.game, room(variant.game)
    count = int(verbs.legal(match.state, seat, offered))
    acts, one = seat in match.actors(), f"{at(variant, match)}: {who(seat)}"
    assert (count > 0) == acts, f"{one} {'acts' if acts else 'waits'} with {count} actions"
    assert count <= game.max_legal, f"{one} has {count} actions, more than {game.max_legal}"
    choices = offered[:count].tolist()
    assert len(set(choices)) == count, f"{one} is offered actions twice: {choices}"
    assert all(0 <= action < game.action_count for action in choices), f"{one} is offered what is no action: {choices}"


def _nobody_is_stuck(variant: Variant, match: Match, after: Record, what: str) -> None:
    for seat in seats_in(int(verbs.actors(after))):
        count = verbs.legal(after, seat, room(variant.game))
        assert count > 0, f"{at(variant, match)}: after {what}, {who(seat)} is to act and has no action"
