"""A study in words and small tables, family by family: for the terminal, the page and notebooks alike."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from fathoms.core.game import find_game
from fathoms.lab.asking import Study
from fathoms.lab.measuring.depth import by_pace
from fathoms.lab.measuring.figures import Figure
from fathoms.lab.telling.wording import FAMILIES, group_name, name_of, spoken, title_of, value_of
from fathoms.words import say
from fathoms.words.numbers import decimal

SHORT = 12  # rows of a table that is to be short
FEW, LAST = 6, 4  # of many parts, those met most and least often
UNEVEN = 0.05  # less doubt than this, and sides do not win alike
NEAR = "75.0%"  # where a reader is told how true the outlook is
SLIPS = "against 20 % slips"  # where a reader is told of luck and skill
HALF = 0.5  # of two players who are alike, each wins so many games

# Sentences, and the measures they tell: each is said if all of these were asked for and have one value.
SENTENCES = {
    "length": (
        ("lab-tells-minutes", ("minutes",)),
        ("lab-tells-length", ("decisions", "turns", "rounds")),
        ("lab-tells-spread", ("short-game", "long-game")),
    ),
    "ends": (("lab-tells-ends", ("shared-wins", "no-winner", "cut")),),
    "points": (("lab-tells-margin", ("margin",)),),
    "choice": (
        ("lab-tells-choices", ("choices", "usual-choices", "many-choices")),
        ("lab-tells-forced", ("forced",)),
    ),
    "drama": (
        ("lab-tells-changes", ("lead-changes",)),
        ("lab-tells-decisive", ("decisive", "decided-early")),
        ("lab-tells-comeback", ("comeback",)),
    ),
}


@dataclass(frozen=True)
class Table:
    """Rows of text; `left_out` of them are not shown."""

    head: list[str]
    rows: list[list[str]]
    left_out: int = 0


@dataclass(frozen=True)
class Chapter:
    """What is known about one side of a game."""

    family: str
    sentences: list[str] = field(default_factory=list)
    tables: list[Table] = field(default_factory=list)
    figures: list[Figure] = field(default_factory=list)

    @property
    def title(self) -> str:
        return say(f"family-{self.family}")


def families_in(figures: Iterable[Figure]) -> dict[str, list[Figure]]:
    """Figures by family, in the order of the measures."""
    found: dict[str, list[Figure]] = {}
    for figure in figures:
        found.setdefault(FAMILIES[figure.name], []).append(figure)
    return found


def chapters(study: Study, short: bool = True) -> list[Chapter]:
    """The whole study; `short`: in tables only what no sentence tells, and of long lists only a few."""
    return [chapter(study, family, figures, short) for family, figures in families_in(study.measures).items()]


def chapter(study: Study, family: str, figures: list[Figure], short: bool) -> Chapter:
    single = {figure.name: figure for figure in figures if figure.of is None}
    sentences: list[str] = []
    told: set[str] = set()
    for key, names in SENTENCES.get(family, ()):
        if all(name in single for name in names):
            values = {name: spoken(single[name]) for name in names}
            sentences.append(say(key, seconds=f"{study.seconds:g}", **values))
            told.update(names)
    if family == "balance":
        sentences += balance(study)
        told |= {"alike", "unnoticed"} if sentences else set()
    if family == "luck":
        told.add("depth")
    sentences += TOLD.get(family, lambda study: [])(study)
    rest = [figure for figure in figures if figure.name not in told or not short]
    return Chapter(family, sentences, list(tables(study.game, rest, short)), figures)


def balance(study: Study) -> list[str]:
    """Does it matter where you sit?"""
    found = {figure.name: figure for figure in study.measures if figure.of is None}
    wins = study.figures("side-wins") or study.figures("wins")
    if "alike" not in found:
        return []
    who = "sides" if study.figures("side-wins") else "seats"
    if found["alike"].value >= UNEVEN:
        missed = decimal(100 * found["unnoticed"].value, 1) if "unnoticed" in found else "none"
        return [say("lab-tells-alike", who=who, missed=missed)]
    if not wins:
        return [say("lab-tells-uneven", who=who)]
    most, least = max(wins, key=lambda one: one.value), min(wins, key=lambda one: one.value)
    names = [name_of(one.name, one.of, study.game) for one in (most, least)]
    best = say("lab-tells-most", most=names[0], wins=value_of(most), least=names[1], fewest=value_of(least))
    return [say("lab-tells-uneven", who=who), best]


def came_true(study: Study) -> list[str]:
    """How much the outlook is to be believed, at one place that says much."""
    return [say("lab-tells-outlook", came=spoken(figure)) for figure in study.figures("came-true") if figure.of == NEAR]


def mixed(study: Study) -> list[str]:
    """Why there are no chances, where bots differ."""
    return [say("lab-tells-mixed")] if len(set(study.bots[: study.players])) > 1 else []


def luck(study: Study) -> list[str]:
    """What the deal decides and what skill does; and is there anything to win by thinking longer?"""
    of_slips = {figure.name: spoken(figure) for figure in study.measures if figure.of == SLIPS}
    told = [say("lab-tells-luck", **of_slips)] if {"deal", "skill", "rest"} <= set(of_slips) else []
    by = "pace" if by_pace(find_game(study.game)) else "thinking"
    for depth in study.figures("depth"):
        told.append(say("lab-tells-depth", by=by, sure="yes" if surely(depth) else "no", steps=int(depth.value)))
    return told


def surely(depth: Figure) -> bool:
    """Would more games leave all steps that were found, or that there is none?"""
    return depth.low == depth.value if depth.value else depth.high == 0


def information(study: Study) -> list[str]:
    """How much no one sees, and what it would be worth."""
    told = []
    hidden = study.figures("hidden")
    if hidden:
        told.append(say("lab-tells-hidden", first=value_of(hidden[0]), last=value_of(hidden[-1])))
    for cheating in study.figures("cheating"):
        worth = "nothing" if cheating.low <= HALF <= cheating.high else "something"
        told.append(say("lab-tells-cheating", worth=worth, wins=spoken(cheating)))
    return told


# What some families tell beside the sentences above.
TOLD: dict[str, Callable[[Study], list[str]]] = {
    "drama": mixed,
    "outlook": came_true,
    "parts": mixed,
    "luck": luck,
    "information": information,
}


def tables(game: str, figures: list[Figure], short: bool) -> Iterable[Table]:
    """Measures about the same things stand side by side."""
    singles = [figure for figure in figures if figure.of is None]
    if singles:
        yield Table(heads(), [[title_of(figure.name), spoken(figure)] for figure in singles])
    by_things: dict[tuple[str, ...], list[list[Figure]]] = {}
    for listed in lists(figures):
        by_things.setdefault(tuple(str(figure.of) for figure in listed), []).append(listed)
    for columns in by_things.values():
        head = [group_of(columns[0][0], game), *(title_of(column[0].name) for column in columns)]
        rows = [[name_of(row[0].name, row[0].of, game), *map(spoken, row)] for row in zip(*columns, strict=True)]
        if not short or len(rows) <= SHORT:
            yield Table(head, rows)
        elif FAMILIES[columns[0][0].name] == "parts":
            by_value = sorted(range(len(rows)), key=lambda place: -columns[0][place].value)
            kept = [rows[place] for place in by_value[:FEW]] + [rows[place] for place in by_value[-LAST:]]
            yield Table(head, [*kept[:FEW], ["…", *[""] * len(columns)], *kept[FEW:]], len(rows) - len(kept))
        else:
            step = -(-len(rows) // (SHORT - 3))
            yield Table(head, rows[::step], len(rows) - len(rows[::step]))


def group_of(figure: Figure, game: str) -> str:
    """What all parts of a table have in common."""
    return group_name(game, str(figure.of).partition(" ")[0]) if FAMILIES[figure.name] == "parts" else ""


def heads() -> list[str]:
    return ["", say("lab-head-value")]


def lists(figures: list[Figure]) -> list[list[Figure]]:
    """The figures of each measure about several things; those of parts by group, and one way to end is none."""
    found: dict[tuple[str, str], list[Figure]] = {}
    for figure in figures:
        if figure.of is not None:
            group = figure.of.partition(" ")[0] if FAMILIES[figure.name] == "parts" else ""
            found.setdefault((figure.name, group), []).append(figure)
    return [listed for (name, _), listed in found.items() if name != "ends" or len(listed) > 1]
