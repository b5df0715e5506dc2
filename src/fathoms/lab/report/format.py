"""Numbers with as many digits as are known, and names for everything that figures are about."""

import math
import re
from collections.abc import Mapping, Sequence

from fathoms.core.game import find_game
from fathoms.core.lab_stats import end_key, group_key, part_key
from fathoms.lab import tuning_values
from fathoms.lab.measuring import played_measures
from fathoms.lab.measuring.figures import Figure
from fathoms.lab.measuring.measures import MEASURES
from fathoms.lab.report.model import PlotAxis, PlotTick, Quantity
from fathoms.lab.studies import Study, finite_or_none
from fathoms.words import has_words, say
from fathoms.words.numbers import decimal

PERCENT_UNITS = ("share", "chance", "doubt")  # units that are written in per cent
MOST_DIGITS = 2
HARDLY_EVER = 0.001  # a doubt below this is not written out
NUMBERED = ("seat", "side", "quarter")
NO_LETTER = re.compile("[^a-z0-9]+")  # of what a figure is about; a key of words has none
FAMILIES: dict[str, str] = {**{measure.name: measure.family for measure in MEASURES}, **played_measures.FAMILIES}
BOT_PHRASES = {("greedy",): "greedy", ("random",): "random", ("learned",): "learned", ("greedy", "random"): "mixed"}
TICKS = 4  # of an axis, about
STEPS = (1.0, 2.0, 2.5, 5.0, 10.0)  # between ticks, in powers of ten


# Numbers


def digits(values: Sequence[float], unit: str) -> int:
    """How many digits after the point make sense for a value between these ends."""
    scale = 100 if unit in PERCENT_UNITS else 1
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
    text = bare_number(value, unit, places)
    return say("lab-per-cent", number=text) if unit in PERCENT_UNITS else text


def bare_number(value: float, unit: str, places: int) -> str:
    """The same without a sign; nothing is never below zero."""
    return decimal(100 * value if unit in PERCENT_UNITS else value, places)


def value_text(figure: Figure) -> str:
    """The value of a figure, without its interval."""
    return number(figure.value, figure.unit, digits((figure.low, figure.value, figure.high), figure.unit))


def interval_text(low: float, high: float, unit: str) -> str:
    """Both ends of an interval: 49.4 to 52.1."""
    if low == high:
        return ""
    if not math.isfinite(high - low):
        return say("lab-too-few")
    places = digits((low, high), unit)
    return say("study-interval", low=bare_number(low, unit, places), high=bare_number(high, unit, places))


def quantity(figure: Figure) -> Quantity:
    """A figure as readers see it."""
    interval = interval_text(figure.low, figure.high, figure.unit)
    return Quantity(figure.value, finite_or_none(figure.low), finite_or_none(figure.high), value_text(figure), interval)


def signed_quantity(value: float, low: float, high: float, unit: str) -> Quantity:
    """A difference, with its sign: of shares in points, which are no per cent of anything."""
    text = bare_number(value, unit, digits((low, value, high), unit))
    sign = "+" if value > 0 and any(digit in text for digit in "123456789") else ""
    return Quantity(value, finite_or_none(low), finite_or_none(high), f"{sign}{text}", interval_text(low, high, unit))


def doubt_text(value: float) -> str:
    """How likely luck alone is."""
    return say("lab-hardly-ever") if value < HARDLY_EVER else number(value, "doubt", 1)


def unit_title(unit: str) -> str:
    return say(f"unit-{unit}")


# Axes


def axis(title: str, low: float, high: float, unit: str, signed: bool = False) -> PlotAxis:
    """An axis with a few round numbers on it."""
    scale = 100 if unit in PERCENT_UNITS else 1
    step = tick_step((high - low) * scale)
    places = next(places for places in range(12) if math.isclose(round(step, places), step))
    first, last = math.ceil(low * scale / step - 1e-9), math.floor(high * scale / step + 1e-9)
    at = [min(max(count * step / scale, low), high) for count in range(first, last + 1)]
    if signed:
        return PlotAxis(title, low, high, [PlotTick(each, decimal(scale * each, places, sign=True)) for each in at])
    return PlotAxis(title, low, high, [PlotTick(each, number(each, unit, places)) for each in at])


def tick_step(span: float) -> float:
    """A round step that divides a span into about as many parts as an axis has room for."""
    if span <= 0:
        return 1.0
    rough = span / TICKS
    power = 10.0 ** math.floor(math.log10(rough))
    return next(step * power for step in STEPS if step * power >= rough * (1 - 1e-9))


# Names


def measure_title(measure: str) -> str:
    return say(f"measure-{measure}")


def measure_meaning(measure: str) -> str:
    return say(f"measure-{measure}-meaning")


def family_title(family: str) -> str:
    return say(f"family-{family}")


def subject_name(measure: str, of: str | None, game: str) -> str:
    """What a figure is about, in words: a seat, a side, a way to end, a part."""
    if of is None:
        return ""
    kind, _, rest = of.partition(" ")
    if measure == "ends":
        return words_or(end_key(game, of), of)
    if FAMILIES.get(measure) == "parts":
        return part_name(game, kind, rest)
    if kind in NUMBERED and rest.isdigit():
        return say(f"of-{kind}", number=int(rest))
    return words_or(f"of-{NO_LETTER.sub('-', of)}", of)


def part_name(game: str, group: str, name: str) -> str:
    """What a part is called among those of its group: its name, its place on the board, or its number."""
    for each in find_game(game).lab.parts.groups:
        if each.name == group and each.columns and name in each.names:
            row, column = divmod(each.names.index(name), each.columns)
            return words_or(part_key(game, group, name), say("lab-place", row=row + 1, column=column + 1))
    return words_or(part_key(game, group, name), name)


def group_name(game: str, group: str) -> str:
    return words_or(group_key(game, group), group)


def words_or(key: str, otherwise: str) -> str:
    """The words of a key, if it has any."""
    return say(key) if key and has_words(key) else otherwise


def full_name(measure: str, of: str | None, game: str) -> str:
    """A measure, and what it is about: Wins by seat, Seat 1."""
    about = subject_name(measure, of, game)
    if of is not None and FAMILIES.get(measure) == "parts":
        about = say("lab-part", group=group_name(game, of.partition(" ")[0]), part=about)
    return say("lab-about", measure=measure_title(measure), about=about) if about else measure_title(measure)


def game_title(game: str) -> str:
    return words_or(game_key(game, "title"), game)


def game_key(game: str, *parts: str) -> str:
    """The key of words about a game: poo-divers-option-cow-pat."""
    return "-".join((game, *parts)).replace("_", "-")


# What was played


def played_sentence(study: Study, varied: Mapping[str, str] | None = None, without: Sequence[str] = ()) -> str:
    """What was played, in a sentence.

    `varied`: what has other values in other studies; `without`: what the sentence leaves out.
    """
    usual = {option.name: option.default for option in find_game(study.game).options}
    options = {name: value for name, value in study.options.items() if value != usual.get(name)}
    changed = setting_words(study.game, {**options, **study.house, **(varied or {})}, without)
    return say(
        "lab-asked",
        title=game_title(study.game),
        players=(varied or {}).get("players", study.players),
        bots=bots_text(study.bots),
        games=study.games,
        seed=str(study.seed),
        changed=". ".join(changed) or "none",
    )


def bots_text(bots: Sequence[str]) -> str:
    """Who played."""
    phrase = BOT_PHRASES.get(tuple(sorted(set(bots))))
    return say(f"study-asked-{phrase}") if phrase else say("lab-bots", bots=", ".join(bots))


def setting_words(game: str, values: Mapping[str, object], without: Sequence[str] = ()) -> list[str]:
    """Options and house-rule numbers in words: `The flush: yes`, `chips: stars 1 = 5`."""
    options = {option.name: option for option in find_game(game).options}
    titles = {each.name: each.title for each in tuning_values.changeable_values(game)}
    words = []
    for name, value in values.items():
        if name in without or name == "players":
            continue
        if name in options:
            words.append(say("study-option", option=option_title(game, name), value=option_value(game, name, value)))
        else:
            words.append(say("study-house", name=titles.get(name, name), value=written_value(value)))
    return words


def option_title(game: str, name: str) -> str:
    own_key, shared_key = game_key(game, "option", name), game_key("option", name)
    return words_or(own_key, words_or(shared_key, name))


def option_value(game: str, name: str, value: object) -> str:
    """A value of an option, or the values of a range of it."""
    if isinstance(value, bool):
        return say("study-yes" if value else "study-no")
    text = str(value)
    if not text:
        return say("study-empty")
    shared_key = game_key("option", name, "value")
    return words_or(
        game_key(game, "option", name, text), say(shared_key, value=text) if has_words(shared_key) else text
    )


def written_value(value: object) -> str:
    """A value as it is typed on the command line."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
