"""Deliberately broken toys: each breaks one law, which must catch it.

Their broken verbs are plain functions, so that nothing has to be compiled for them.
"""

import itertools
import random
from collections.abc import Callable
from typing import Any

import numpy as np

from fathoms.core.contract import Staging
from fathoms.core.game import CLOCK, SPECTATOR, Game
from fathoms.core.lab_stats import MAX_MET_PARTS, NOTE_SIZE, Parts, add_met_part
from fathoms.core.match import Match
from fathoms.core.rng import draw
from fathoms.core.rule import rule
from fathoms.core.structs import Record
from fathoms.core.voice import Line
from tests.kit import secrets
from tests.kit.changed import changed
from tests.toys import bids, ferry, potato
from tests.toys.ferry import FERRY_RACE
from tests.toys.potato import HOT_POTATO
from tests.toys.voice import ToyScene, ToyVoice


def broken(game: Game, name: str, **changes: Any) -> Game:
    """The same game with something broken. It shares the state type, so only one of them is registered at a time."""
    if game.name in secrets.TOYS:
        secrets.TOYS.setdefault(name, secrets.TOYS[game.name])
    voice = ToyVoice(name, game.voice.names, game.voice.secret)  # type: ignore[attr-defined]
    return changed(game, **{"name": name, "voice": voice, **changes})


# Chances


def certain_of_oneself(s: Record, seat: int) -> float:
    return 1.5


def alone_in_the_team(s: Record, seat: int) -> float:
    return seat / 10


def one_stage_too_many(s: Record, seat: int) -> int:
    return 1


def stage_below(s: Record, seat: int) -> int:
    return -1


def stage_and_row(s: Record, seat: int) -> int:
    s.turns = min(s.turns + 1, ferry.TURNS)
    return 0


def one_stage(s: Record, seat: int) -> int:
    return 0


def one_effect_too_many(s: Record, seat: int, action: int) -> int:
    return 1


def effect_below(s: Record, seat: int, action: int) -> int:
    return -1


def with_effect(effect: Callable[..., int]) -> dict[str, Any]:
    """What a game with one kind of effect changes, where that is said by `effect`."""
    return {"stage": one_stage, "effect": effect, "staging": Staging(effects=1)}


def hope_and_row(s: Record, seat: int) -> float:
    s.turns = min(s.turns + 1, ferry.TURNS)
    return 0.5


# What learned players are told


def notice_the_unknown(s: Record, seat: int, out: Any) -> int:
    out[0] = ferry.SEEN
    return 1


def notice_below(s: Record, seat: int, out: Any) -> int:
    out[0] = -1
    return 1


def notice_twice(s: Record, seat: int, out: Any) -> int:
    out[:2] = 3
    return 2


def notice_too_much(s: Record, seat: int, out: Any) -> int:
    count = ferry.FEATURES.most_seen + 1
    out[:count] = range(count)
    return count


def notice_in_the_margin(s: Record, seat: int, out: Any) -> int:
    out[ferry.FEATURES.most_seen] = 0
    return 0


def notice_and_row(s: Record, seat: int, out: Any) -> int:
    s.turns = min(s.turns + 1, ferry.TURNS)
    return 0


def regard_the_unknown(s: Record, seat: int, action: int, out: Any) -> int:
    out[0] = ferry.FEATURES.acts
    return 1


def regard_twice(s: Record, seat: int, action: int, out: Any) -> int:
    out[:2] = action
    return 2


def advise_the_illegal(s: Record, seat: int, out: Any) -> int:
    return ferry.BOATS + 1


def advise_by_turns(s: Record, seat: int, out: Any) -> int:
    ADVICE.reverse()
    return ADVICE[0]


ADVICE = [0, -1]


def advise_and_row(s: Record, seat: int, out: Any) -> int:
    s.turns = min(s.turns + 1, ferry.TURNS)
    return -1


def advise_in_vain(s: Record, seat: int, out: Any) -> int:
    """Its own features of actions begin with the one that says so."""
    return int(out[0]) if ferry.legal(s, seat, out) else -1


def unfold_for_good(s: Record) -> None:
    """Nobody folds it again."""
    s.turns = min(s.turns + 1, ferry.TURNS)


# What the lab counts


def end_unheard_of(s: Record) -> int:
    return len(ferry.ENDS)


def end_below(s: Record) -> int:
    return -1


def end_and_row(s: Record) -> int:
    s.throw += 1
    return 0


def note_a_third_boat(s: Record, seat: int, action: int, played: int, out: Any, count: int) -> int:
    return int(add_met_part(ferry.COUNTED.count, out, count))


def note_below(s: Record, seat: int, action: int, played: int, out: Any, count: int) -> int:
    return int(add_met_part(-1, out, count))


def note_too_much(s: Record, seat: int, action: int, played: int, out: Any, count: int) -> int:
    out[: MAX_MET_PARTS + 1] = 0
    return MAX_MET_PARTS + 1


def note_less_and_less(s: Record, seat: int, action: int, played: int, out: Any, count: int) -> int:
    return 0 if played else 1


def note_over_it(s: Record, seat: int, action: int, played: int, out: Any, count: int) -> int:
    out[0] = played
    return 1


def note_in_the_margin(s: Record, seat: int, action: int, played: int, out: Any, count: int) -> int:
    out[MAX_MET_PARTS + NOTE_SIZE] = 0
    return count


def note_and_row(s: Record, seat: int, action: int, played: int, out: Any, count: int) -> int:
    s.throw += 1
    return count


# Choices


def offer_twice(s: Record, seat: int, out: Any) -> int:
    count = int(ferry.legal(s, seat, out))
    if count == 1:
        out[1] = out[0]
        count = 2
    return count


def offer_the_unknown(s: Record, seat: int, out: Any) -> int:
    count = bids.legal(s, seat, out)
    out[0] = 99
    return int(count)


def offer_to_all(s: Record, seat: int, out: Any) -> int:
    out[0] = ferry.WAIT
    return 1


def offer_nothing_at_the_bank(s: Record, seat: int, out: Any) -> int:
    return 0 if seat < ferry.PLAYERS and s.rowed[seat, 0] == s.river else int(ferry.legal(s, seat, out))


def offer_and_count(s: Record, seat: int, out: Any) -> int:
    s.turns = min(s.turns + 1, ferry.TURNS)
    return int(ferry.legal(s, seat, out))


def offer_without_looking_ahead(s: Record, seat: int, out: Any) -> int:
    """Any boat with water before it, even if the rest of the throw then does not fit."""
    if not ferry.actors(s) >> seat & 1:
        return 0
    if s.throw > ferry.left(s, 0) + ferry.left(s, 1):
        return int(ferry.legal(s, seat, out)) if s.boat < 0 else 0
    count = 0
    for boat in range(ferry.BOATS):
        if ferry.left(s, boat) and not (s.switched and s.boat != boat):
            out[count] = boat
            count += 1
    return count


def everyone_acts(s: Record) -> int:
    return (1 << int(s.players)) - 1 if ferry.actors(s) else 0


def the_fifth_acts(s: Record) -> int:
    return 1 << 5 if ferry.actors(s) else 0


def the_clock_acts(s: Record) -> int:
    return int(ferry.actors(s)) | 1 << CLOCK


def never_over(s: Record, seat: int, action: int) -> None:
    ferry.apply(s, seat, ferry.WAIT)
    s.turns = 0


# The end


def everyone_wins(s: Record, out: Any) -> None:
    out[: s.players] = 1.0


def one_of_the_team_wins(s: Record, out: Any) -> None:
    out[: s.players] = 0.0
    out[0] = 1.0


def count_and_clear(s: Record, out: Any) -> None:
    ferry.result(s, out)
    s.rowed[:] = 0


# What is kept outside the state


_calls = itertools.count()


def throw_on_the_table(s: Record, seat: int, action: int) -> None:
    ferry.apply(s, seat, action)
    s.rng[0] += next(_calls)


def start_on_the_table(s: Record, seed: int, options: Record) -> None:
    ferry.setup(s, seed + next(_calls), options)


def throw_foreign_dice(s: Record, seat: int, action: int) -> None:
    ferry.apply(s, seat, action)
    s.rng[0] += np.random.randint(1000)


def always_the_same_start(s: Record, seed: int, options: Record) -> None:
    ferry.setup(s, 7, options)


def write_between_the_fields(s: Record, seat: int, action: int) -> None:
    ferry.apply(s, seat, action)
    s.setfield(1, np.int8, s.dtype.itemsize - 1)


# Sight


def view_with_the_dice(s: Record, viewer: int, out: Record) -> None:
    bids.view(s, viewer, out)
    out.rng[:] = s.rng


def view_and_change(s: Record, viewer: int, out: Record) -> None:
    bids.view(s, viewer, out)
    s.rng[1] += 1


def view_all_bids(s: Record, viewer: int, out: Record) -> None:
    bids.view(s, viewer, out)
    out.bid[:] = s.bid


def view_memories(s: Record, viewer: int, out: Record) -> None:
    """The tip is still on the screen when it should be remembered."""
    bids.view(s, viewer, out)
    if viewer >= 0:
        bids.recall(s, viewer, out)


def choose_by_others_bids(s: Record, seat: int, out: Any) -> int:
    count = int(bids.legal(s, seat, out))
    return count - 1 if count and s.bid.max() == bids.BIDS else count


def recall_all_tips(s: Record, seat: int, out: Record) -> None:
    for other in range(int(s.players)):
        bids.recall(s, other, out)


def resample_my_own_bid(s: Record, viewer: int, rng: Any) -> None:
    bids.resample(s, viewer, rng)
    if viewer >= 0 and s.bid[viewer]:
        s.bid[viewer] = 1 + draw(rng, bids.BIDS)


def forget_the_last_prize(s: Record, viewer: int, rng: Any) -> None:
    bids.resample(s, viewer, rng)
    if s.now == 0 and viewer == SPECTATOR:
        s.prize[int(s.rounds) - 1] = 0


def pay_without_a_prize(s: Record, out: Any) -> None:
    bids.result(s, out)
    if not s.prize[: s.rounds].all():
        out[0] = 5.0


def deal_prizes_again(s: Record, viewer: int, rng: Any) -> None:
    """Prizes of earlier rounds, which no later one can have, are drawn again."""
    for number in range(int(s.rounds)):
        if s.prize[number] == 0:
            s.prize[number] = 1 + draw(rng, bids.PRIZES)
    bids.resample(s, viewer, rng)


def always_the_first_bid(s: Record, viewer: int, rng: Any) -> None:
    for seat in range(int(s.players)):
        if s.bid[seat] == bids.HIDDEN:
            s.bid[seat] = 1
    bids.resample(s, viewer, rng)


def blind_twin(match: Match, viewer: int, remembering: bool, rng: random.Random) -> Record:
    """A game that does not know its own secrets."""
    return match.state


BLIND = secrets.Secrets(blind_twin, lambda match, seat: {})


# Voice


class Mumbling(ToyVoice):
    """All actions have one name."""

    def write_action(self, action: int) -> str:
        return "something"


class Mixed(ToyVoice):
    """Reads another action than it names."""

    def read_action(self, name: Any) -> int:
        return (super().read_action(name) + 1) % len(self.names)


class Gullible(ToyVoice):
    """Reads nonsense as an action."""

    def read_action(self, name: Any) -> int:
        return self.names.index(name["do"]) if name.get("do") in self.names else 0


class Silent(ToyVoice):
    """Tells nothing."""

    def narrate(self, before: Record, seat: int, action: int, after: Record) -> list[Line]:
        return []


class Wordless(ToyVoice):
    """Says what is in no catalogue."""

    def narrate(self, before: Record, seat: int, action: int, after: Record) -> list[Line]:
        return [Line("toy-unheard-of", {"seat": seat})]

    def why_not(self, view: Record, seat: int, action: int) -> str:
        return "toy-unheard-of"


class Nameless(ToyVoice):
    """Does not say who."""

    def narrate(self, before: Record, seat: int, action: int, after: Record) -> list[Line]:
        return [Line("toy-cannot")]


class WithoutArguments(ToyVoice):
    """Leaves out what a message needs."""

    def narrate(self, before: Record, seat: int, action: int, after: Record) -> list[Line]:
        return [Line("toy-did", {"seat": seat})]


class Overdrawn(ToyVoice):
    """Says a number below zero, which nobody has said may be."""

    def narrate(self, before: Record, seat: int, action: int, after: Record) -> list[Line]:
        return [Line("toy-did", {"seat": seat, "what": -1})]


class Stranger(ToyVoice):
    """Names a second player who is not there."""

    def narrate(self, before: Record, seat: int, action: int, after: Record) -> list[Line]:
        return [Line("toy-did-to", {"seat": seat, "other": 9})]


class Masked(ToyVoice):
    """Draws itself as another game."""

    def draw(self, view: Record) -> ToyScene:
        return ToyScene(game="poo_divers", table={})


class Wiping(ToyVoice):
    """Changes the view it prints."""

    def picture(self, view: Record) -> str:
        view.players = 0
        return super().picture(view)


def voiced(voice: type[ToyVoice], game: Game = FERRY_RACE) -> Game:
    """A game with another voice."""
    name = f"{game.name}_{voice.__name__.lower()}"
    return broken(game, name, voice=voice(name, game.voice.names))  # type: ignore[attr-defined]


# In compiled code; see also faulty.py


@rule
def count_in_small_numbers(s, seat, action):
    """3 * 50 in eight bits: the compiler widens them, NumPy does not."""
    potato.apply(s, seat, action)
    s.rng[1] = s.passes * 50


SMALL_NUMBERS = broken(HOT_POTATO, "potato_small", apply=count_in_small_numbers)


@rule
def note_in_small_numbers(s, seat, action, is_after, out, count):
    """The same, in what is noted."""
    return add_met_part(int(s.passes * 50 > 127), out, count)


@rule
def notice_in_small_numbers(s, seat, out):
    """2 * 100 in eight bits."""
    steps = s.rowed[seat, 0] + s.rowed[seat, 1]
    out[0] = int(steps * 100 > 127)
    return 1


SMALL_FEATURES = broken(FERRY_RACE, "ferry_small", state_features=notice_in_small_numbers)


def two_things() -> Parts:
    parts = Parts()
    parts.add("thing", 2)
    return parts


SMALL_NOTES = broken(HOT_POTATO, "potato_noted", met_parts=note_in_small_numbers, parts=two_things())
