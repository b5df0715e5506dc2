"""Figures as people read them: numbers with as many digits as are known, and names for what they are about."""

import math
import re
from collections.abc import Mapping, Sequence

from fathoms.core.game import find_game
from fathoms.core.lab_stats import end_key, group_key, part_key
from fathoms.lab.asking import Study
from fathoms.lab.measuring import further
from fathoms.lab.measuring.figures import Figure
from fathoms.lab.measuring.measures import MEASURES
from fathoms.words import has_words, say
from fathoms.words.numbers import decimal

PARTS_OF_ONE = ("share", "chance", "doubt")  # units that are said in per cent
MOST_DIGITS = 2
NUMBERED = ("seat", "side", "quarter")
NO_LETTER = re.compile("[^a-z0-9]+")  # of what a figure is about; a key of words has none
FAMILIES: dict[str, str] = {**{measure.name: measure.family for measure in MEASURES}, **further.FAMILIES}


def digits(values: Sequence[float], unit: str) -> int:
    """How many digits after the point make sense for a value between these ends."""
    scale = 100 if unit in PARTS_OF_ONE else 1
    low, *_, high = values
    half = (high - low) / 2 * scale
    if not math.isfinite(half):
        return 1
    if all(float(scale * value).is_integer() for value in values):
        return 0
    if half <= 0:
        return 1
    return min(MOST_DIGITS, max(0, math.ceil(-math.log10(half / 2))))


def number(value: float, unit: str, places: int) -> str:
    """A number with its sign of per cent, if it has one."""
    if not math.isfinite(value):
        return say("lab-not-known")
    text = bare(value, unit, places)
    return say("lab-per-cent", number=text) if unit in PARTS_OF_ONE else text


def bare(value: float, unit: str, places: int) -> str:
    """The same without a sign; nothing is never below zero."""
    return decimal(100 * value if unit in PARTS_OF_ONE else value, places)


def value_of(figure: Figure) -> str:
    return number(figure.value, figure.unit, digits((figure.low, figure.value, figure.high), figure.unit))


def spoken(figure: Figure) -> str:
    """A value and between what it lies: 50.7 % (49.4 to 52.1)."""
    if figure.low == figure.high:
        return value_of(figure)
    if not math.isfinite(figure.high - figure.low):
        return say("lab-unsure", value=value_of(figure))
    return say("lab-sure", value=value_of(figure), **ends(figure.low, figure.high, figure.unit))


def ends(low: float, high: float, unit: str) -> dict[str, str]:
    places = digits((low, high), unit)
    return {"low": bare(low, unit, places), "high": bare(high, unit, places)}


def title_of(measure: str) -> str:
    return say(f"measure-{measure}")


def name_of(figure_name: str, of: str | None, game: str) -> str:
    """What a figure is about, in words: a seat, a side, a way to end, a part."""
    if of is None:
        return ""
    kind, _, rest = of.partition(" ")
    if figure_name == "ends":
        return worded(end_key(game, of), of)
    if FAMILIES.get(figure_name) == "parts":
        return part_name(game, kind, rest)
    if kind in NUMBERED and rest.isdigit():
        return say(f"of-{kind}", number=int(rest))
    return worded(f"of-{NO_LETTER.sub('-', of)}", of)


def part_name(game: str, group: str, name: str) -> str:
    """What a part is called among those of its group: its name, its place on the board, or its number."""
    for each in find_game(game).parts.groups:
        if each.name == group and each.columns and name in each.names:
            row, column = divmod(each.names.index(name), each.columns)
            return worded(part_key(game, group, name), say("lab-place", row=row + 1, column=column + 1))
    return worded(part_key(game, group, name), name)


def group_name(game: str, group: str) -> str:
    return worded(group_key(game, group), group)


def worded(key: str, otherwise: str) -> str:
    """What a game calls something, if it has words for it."""
    return say(key) if key and has_words(key) else otherwise


def full_name(figure_name: str, of: str | None, game: str) -> str:
    """A measure, and what it is about: Wins by seat, Seat 1."""
    about = name_of(figure_name, of, game)
    if of is not None and FAMILIES.get(figure_name) == "parts":
        about = say("lab-part", group=group_name(game, of.partition(" ")[0]), part=about)
    return say("lab-about", measure=title_of(figure_name), about=about) if about else title_of(figure_name)


def game_title(game: str) -> str:
    key = f"{game.replace('_', '-')}-title"
    return say(key) if has_words(key) else game


def asked(study: Study, varied: Mapping[str, str] | None = None) -> str:
    """What was played, in a sentence; `varied`: what has other values in other studies."""
    usual = {option.name: option.default for option in find_game(study.game).options}
    changed = {name: value for name, value in study.options.items() if value != usual.get(name)}
    told = {"players": study.players, **changed, **study.house, **(varied or {})}
    players = told.pop("players")
    return say(
        "lab-asked",
        title=game_title(study.game),
        players=players,
        bots=", ".join(study.bots),
        games=study.games,
        seed=str(study.seed),
        changed=", ".join(f"{name}={spelled(value)}" for name, value in told.items()) or "none",
    )


def spelled(value: object) -> str:
    """A value as it is typed on the command line."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
