"""Laws of sight: nobody learns what they may not know."""

import random

import numpy as np
from numpy.typing import NDArray

from fathoms.core import verbs
from fathoms.core.game import CLOCK, SPECTATOR, game_of
from fathoms.core.match import Match
from fathoms.core.refusal import Refusal
from fathoms.core.rng import new_rng
from fathoms.core.structs import Record, new_record, to_bytes
from tests.kit.secrets import hides, unseen_twin
from tests.kit.telling import at, difference, who
from tests.kit.variants import Variant, actions_offered, moments, room, walk


def knows(state: Record, viewer: int) -> Record:
    """What a viewer sees and, if it sits at the table, remembers."""
    out = sees(state, viewer)
    if viewer not in (SPECTATOR, CLOCK):
        verbs.recall(state, viewer, out)
    return out


def sees(state: Record, viewer: int) -> Record:
    """What a viewer sees."""
    out = new_record(state.dtype)
    verbs.view(state, viewer, out)
    return out


def choices(state: Record, seat: int) -> list[int]:
    if seat == SPECTATOR:
        return []
    offered = room(game_of(state))
    actions: list[int] = offered[: int(verbs.legal(state, seat, offered))].tolist()
    return actions


def resampled(state: Record, viewer: int, draws: NDArray[np.int64]) -> Record:
    """A full state made from what the viewer knows."""
    full = knows(state, viewer)
    verbs.resample(full, viewer, draws)
    return full


def fields_that_vary(states: list[Record]) -> set[str]:
    """The fields that are not the same in all of the states."""
    return {name for name in states[0].dtype.names if len({np.asarray(state[name]).tobytes() for state in states}) > 1}


def view_hides_chance(variant: Variant, seed: int) -> None:
    """A view never contains the random generator, and looking changes nothing."""
    for match in moments(variant, seed):
        before = to_bytes(match.state)
        for viewer in variant.viewers():
            known = knows(match.state, viewer)
            assert not known.rng.any(), f"{at(variant, match)}: {who(viewer)} sees the random generator"
        assert to_bytes(match.state) == before, f"{at(variant, match)}: looking changed the state"


def knows_its_choices(variant: Variant, seed: int) -> None:
    """From what a seat knows follows whether it acts, and what it may do: bots that search rely on it."""
    for match in moments(variant, seed):
        for seat in range(variant.players):
            known = knows(match.state, seat)
            one = f"{at(variant, match)}: {who(seat)}"
            acts = [int(verbs.actors(record)) >> seat & 1 for record in (known, match.state)]
            assert acts[0] == acts[1], f"{one} cannot tell whether it acts"
            assert choices(known, seat) == choices(match.state, seat), f"{one} cannot tell what it may do"


def open_games_show_everything(variant: Variant, seed: int) -> None:
    """A game without hidden information shows everyone the same, and leaves nothing to fill in but chance."""
    if variant.game.has_hidden_information:
        return
    draws = new_rng(seed)
    for match in moments(variant, seed):
        for viewer in variant.viewers():
            shown, open_to_all = match.view(viewer), match.view(SPECTATOR)
            more = difference(shown, open_to_all)
            assert not more, f"{at(variant, match)}: {who(viewer)} sees what a spectator does not: {more}"
            hidden = fields_that_vary([match.state, resampled(match.state, viewer, draws)]) - {"rng"}
            assert not hidden, f"{at(variant, match)}: {who(viewer)} does not see {sorted(hidden)}"


def keeps_secrets(variant: Variant, seed: int) -> None:
    """Two states that differ only in what a viewer does not see now send it byte-identical messages.

    Views, legal actions, the scene, the printed view, the running glass, and every refusal.
    """
    rng, changed = random.Random(seed), False
    for match in moments(variant, seed):
        for viewer in variant.viewers():
            other = match.fork()
            other.state = unseen_twin(match, viewer, False, rng)
            changed = changed or fields_that_vary([match.state, other.state]) > {"rng"}
            ours, theirs = messages(match, viewer), messages(other, viewer)
            for what, message in ours.items():
                secret = difference(message, theirs[what])
                assert not secret, f"{at(variant, match)}: the {what} of {who(viewer)} tells a secret: {secret}"
    assert changed == hides(variant), f"{variant.name}: its secrets.py changes {'too much' if changed else 'nothing'}"


def messages(match: Match, viewer: int) -> dict[str, object]:
    """All that leaves a match for a viewer."""
    view, voice = match.view(viewer), match.game.voice
    return {
        "view": view,
        "actors": match.actors(),
        "legal actions": match.legal(viewer),
        "scene": voice.draw(view).model_dump(),
        "picture": voice.picture(view),
        "glass": match.game.table.glass(view),
        "scores": [int(verbs.score(view, seat)) for seat in range(match.players)],
        "refusals": refusals(match, viewer),
    }


def refusals(match: Match, viewer: int) -> list[tuple[int, str, str]]:
    """What is answered to actions the viewer cannot do now: all of them, or about fifty."""
    actions = range(-1, match.game.action_count + 1, 1 + match.game.action_count // 50)
    legal, answers = match.legal(viewer), []
    for action in actions:
        if action in legal:
            continue
        try:
            match.play(viewer, action)
        except Refusal as why:
            answers.append((action, why.key, str(why)))
        else:
            raise AssertionError(f"{match.game.name}: illegal action {action} was played")
    return answers


def narration_keeps_secrets(variant: Variant, seed: int, most: int = 12) -> None:
    """Whoever sees the same happen, whichever of two actions was played, is told the same.

    `narrate` is given the action itself, which can be a secret of its player (a hidden bid, a card passed on).
    """
    rng, voice = random.Random(seed), variant.game.voice
    for match in moments(variant, seed):
        for seat in match.actors():
            offered = actions_offered(variant, match, seat)
            for viewer in variant.viewers():
                told: dict[bytes, tuple[int, object]] = {}
                for action in rng.sample(offered, min(most, len(offered))):
                    after = match.fork()
                    after.play(seat, action)
                    seen = after.view(viewer)
                    lines = voice.narrate(match.view(viewer), seat, action, seen)
                    first, other = told.setdefault(to_bytes(seen), (action, lines))
                    assert lines == other, (
                        f"{at(variant, match)}: {who(viewer)} cannot see whether {who(seat)} played "
                        f"{voice.write_action(first)} or {voice.write_action(action)}, but is told"
                    )


def remembers_only_what_it_saw(variant: Variant, seed: int) -> None:
    """Two states that differ only in what a seat has never seen give it the same memory.

    Twice: with the twins of the game's `secrets.py`, and with whole twin games, which start from another draw of
    what the seat does not know at the start, go through the same actions and count as long as the seat sees the same.
    """
    rng = random.Random(seed)
    for match in moments(variant, seed):
        for seat in range(variant.players):
            twin = unseen_twin(match, seat, True, rng)
            unseen = difference(knows(match.state, seat), knows(twin, seat))
            assert not unseen, f"{at(variant, match)}: {who(seat)} remembers what it never saw: {unseen}"
    for seat in range(variant.players):
        _twin_games_agree(variant, seed, seat)


def _twin_games_agree(variant: Variant, seed: int, seat: int) -> None:
    draws, games = new_rng(seed), 100 if variant.game.has_hidden_information else 1
    twins: list[Record] = []
    for match in walk(variant, seed):
        if match.number == 0:
            for _ in range(games):
                twins.append(match.view(seat))  # nobody remembers anything yet
                verbs.resample(twins[-1], seat, draws)
        else:
            move = match.moves[-1]
            twins = [twin for twin in twins if move.action in choices(twin, move.seat)]
            for twin in twins:
                verbs.apply(twin, move.seat, move.action)
        shown = to_bytes(sees(match.state, seat))
        twins = [twin for twin in twins if to_bytes(sees(twin, seat)) == shown]
        if not twins:
            return
        memory = knows(match.state, seat)
        for twin in twins:
            unseen = difference(memory, knows(twin, seat))
            assert not unseen, (
                f"{at(variant, match)}: {who(seat)} remembers what it never saw in its own views: {unseen}"
            )
