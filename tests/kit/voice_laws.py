"""Laws of voice: everything a game says can be said, and reads back as what was meant."""

import json
import math

from fathoms.core.game import CLOCK, SPECTATOR
from fathoms.core.refusal import Refusal
from fathoms.core.structs import Record, to_bytes
from fathoms.core.voice import Line
from fathoms.words import say
from tests.kit.telling import at, who
from tests.kit.variants import Variant, moments, walk


def names_every_action(variant: Variant, seed: int) -> None:
    """Every action has a name of its own, for programs and for readers, and is found by it."""
    voice = variant.game.voice
    written: dict[str, int] = {}
    for action in range(variant.game.action_count):
        name = voice.name_action(action)
        again = voice.read_action(json.loads(json.dumps(name)))
        assert again == action, f"{variant.game.name}: action {action} is named {name}, which reads as {again}"
        text = voice.write_action(action)
        assert text.splitlines() == [text], f"{variant.game.name}: action {action} is written {text!r}"
        other = written.setdefault(text, action)
        assert other == action, f"{variant.game.name}: actions {other} and {action} are both written {text!r}"
    names: list[dict[str, object]] = [{}, {"do": "nonsense"}, {"do": 7}, {"do": None, "x": []}]
    for nonsense in names:
        try:
            action = voice.read_action(nonsense)
        except Refusal:
            continue
        raise AssertionError(f"{variant.game.name}: {nonsense} was read as action {action}")


def tells_what_happened(variant: Variant, seed: int) -> None:
    """Whoever saw something happen is told in at least one line, and every line can be said."""
    voice = variant.game.voice
    seen: dict[int, Record] = {}
    speakable: set[str] = set()  # lines that were said before: most are told to everyone
    for match in walk(variant, seed):
        for viewer in variant.viewers():
            old, new = seen.get(viewer), match.view(viewer)
            seen[viewer] = new
            if old is None:
                continue
            move = match.moves[-1]
            lines = voice.narrate(old, move.seat, move.action, new)
            did = f"{who(move.seat)} {voice.write_action(move.action)}"
            what = f"{at(variant, match)}: {did}, told to {who(viewer)}"
            happened = to_bytes(old) != to_bytes(new) or viewer == move.seat
            assert lines or not happened, f"{what}: not a word"
            for line in lines:
                if repr(line) not in speakable:
                    _can_be_said(line, variant, what)
                    speakable.add(repr(line))


def _can_be_said(line: Line, variant: Variant, what: str) -> None:
    assert isinstance(line.args.get("seat"), int), f"{what}: {line.key} does not say whom it is about"
    plain = all(type(value) in (int, str) for value in line.args.values()) and all(type(m) is int for m in line.marks)
    assert plain, f"{what}: {line} cannot be sent as JSON"
    voice, other = variant.game.voice, line.args.get("other")
    for name, value in line.args.items():
        low = isinstance(value, int) and value < 0 and line.key not in voice.below_zero
        assert not low, f"{what}: {line.key} says {value} as its {name}, and is not named in BELOW_ZERO"
    if isinstance(other, int):
        assert 0 <= other < variant.players, f"{what}: {line.key} names seat {other} as the other one"
    try:
        text = say(line.key, **{**line.args, "name": "Ann", **({"other": "Ben"} if isinstance(other, int) else {})})
    except (KeyError, ValueError) as problem:
        raise AssertionError(f"{what}: {problem}") from problem
    assert text, f"{what}: {line.key} is empty"


def says_why_not(variant: Variant, seed: int) -> None:
    """Every action that cannot be done now is refused with a sentence."""
    for match in moments(variant, seed):
        for seat in match.actors():
            legal, view = match.legal(seat), match.view(seat)
            illegal = set(range(variant.game.action_count)) - set(legal)
            reasons = {variant.game.voice.why_not(view, seat, action): action for action in illegal}
            for key, action in reasons.items():
                try:
                    text = say(key)
                except (KeyError, ValueError) as problem:
                    what = variant.game.voice.write_action(action)
                    raise AssertionError(f"{at(variant, match)}: why not {what}? {problem}") from problem
                assert text, f"{at(variant, match)}: {key} is empty"


def draws_every_view(variant: Variant, seed: int) -> None:
    """Every view can be drawn and printed; the scene says which game it is of."""
    for match in moments(variant, seed):
        for viewer in variant.viewers():
            view = match.view(viewer)
            before = to_bytes(view)
            scene = json.loads(variant.game.voice.draw(view).model_dump_json())
            assert scene["game"] == variant.game.name, f"{variant.name}: a scene of {scene['game']}"
            assert variant.game.voice.picture(view).strip(), f"{at(variant, match)}: nothing printed for {who(viewer)}"
            assert to_bytes(view) == before, f"{at(variant, match)}: drawing changed the view"


def turns_its_glass(variant: Variant, seed: int) -> None:
    """A glass runs whenever the clock may act, and only then."""
    for match in moments(variant, seed):
        glass = variant.game.table.glass(match.view(SPECTATOR))
        if glass is None:
            assert CLOCK not in match.actors(), f"{at(variant, match)}: the clock may act, but no glass is running"
        else:
            assert CLOCK in match.actors(), f"{at(variant, match)}: {glass} is running for nothing"
            assert glass.seconds > 0, f"{at(variant, match)}: {glass}"
            assert math.isfinite(glass.seconds), f"{at(variant, match)}: {glass}"
