"""A study as a report: chapters, family by family, and what all of it comes to in a sentence or two.

The chapters of a comparison are made here as well: of two studies, side by side.
"""

from collections.abc import Callable, Iterable, Sequence

from fathoms.core.game import find_game
from fathoms.lab.measuring.depth import levels_by_pace_only
from fathoms.lab.measuring.figures import Figure
from fathoms.lab.report.format import (
    FAMILIES,
    family_title,
    game_title,
    measure_meaning,
    measure_title,
    played_sentence,
    quantity,
    subject_name,
    value_text,
)
from fathoms.lab.report.model import (
    Chapter,
    KeyFigure,
    LabReport,
    ReportLabels,
    ReportSentence,
    VariantQuantity,
)
from fathoms.lab.report.plots import CHOICES, SPANS, Studies, family_plots
from fathoms.lab.studies import Study
from fathoms.words import current_language, say
from fathoms.words.numbers import decimal

UNEVEN = 0.05  # less doubt than this, and sides do not win alike
NEAR = "75.0%"  # where a reader is told how true the outlook is
HALF_WAY, LATE = "50 %", "75 %"  # where a reader is told of the later winner's chance
SLIPS = "against 20 % slips"  # where a reader is told of luck and skill
EVEN = 0.5  # of two players who are alike, each wins so many games

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


def study_report(study: Study) -> LabReport:
    """The report of one study."""
    return new_report(
        say("lab-page-title", title=game_title(study.game)), [played_sentence(study)], answer(study), chapters([study])
    )


def new_report(
    title: str,
    played_sentences: list[str],
    answer: list[str],
    chapters: Iterable[Chapter],
    variants: Sequence[str] = (),
) -> LabReport:
    """A report with the words that stand on every page."""
    labels = ReportLabels(
        answer=say("study-answer"),
        legend=say("study-reading"),
        section=say("study-parts-about"),
        table=say("lab-page-table"),
        tables=say("lab-page-tables"),
        guide=say("lab-page-reading"),
    )
    return LabReport(
        current_language(),
        title,
        played_sentences,
        list(variants),
        answer,
        list(chapters),
        [say("lab-page-sure")],
        labels,
    )


def chapters(studies: Studies) -> list[Chapter]:
    """A chapter for each family of measures: of one study, or of two variants side by side."""
    return [chapter(studies, family) for family in families_in(studies[0].measures)]


def families_in(figures: Iterable[Figure]) -> dict[str, list[Figure]]:
    """Figures by family, in the order of the measures."""
    families: dict[str, list[Figure]] = {}
    for figure in figures:
        families.setdefault(FAMILIES[figure.name], []).append(figure)
    return families


def chapter(studies: Studies, family: str) -> Chapter:
    """What is known about one side of a game."""
    sentences = [
        ReportSentence(variant, text)
        for variant, study in enumerate(studies)
        for text in family_sentences(study, family)
    ]
    plots = list(family_plots(studies, family))
    plotted = {name for plot in plots for name in (*SPANS.get(plot.id, ()), plot.id)}
    plotted |= set(CHOICES) if "choices" in plotted else set()
    figures = list(key_figures(studies, family, plotted))
    return Chapter(family, family_title(family), sentences, figures, plots)


def key_figures(studies: Studies, family: str, plotted: set[str]) -> Iterable[KeyFigure]:
    """The figures that are about the whole game."""
    in_sentences = measures_in_sentences(studies[0], family)
    names = dict.fromkeys(figure.name for figure in studies[0].measures if FAMILIES[figure.name] == family)
    for name in names:
        values = [
            VariantQuantity(variant, quantity(figure))
            for variant, study in enumerate(studies)
            for figure in study.figures(name)
            if figure.of is None
        ]
        if values:
            yield KeyFigure(measure_title(name), measure_meaning(name), values, name in in_sentences, name in plotted)


# Sentences


def measures_in_sentences(study: Study, family: str) -> set[str]:
    """The measures that need no table, since a sentence of the family says what they are."""
    single = {figure.name for figure in study.measures if figure.of is None}
    in_sentences = {name for _, names in SENTENCES.get(family, ()) if single.issuperset(names) for name in names}
    if family == "balance" and "alike" in single:
        in_sentences |= {"alike", "unnoticed"}
    if family == "luck":
        in_sentences.add("depth")
    return in_sentences


def family_sentences(study: Study, family: str) -> list[str]:
    """What there is to say about a family of measures."""
    single = {figure.name: figure for figure in study.measures if figure.of is None}
    sentences = []
    for key, names in SENTENCES.get(family, ()):
        if all(name in single for name in names):
            values = {name: quantity(single[name]).text_with_interval for name in names}
            sentences.append(say(key, seconds=f"{study.seconds:g}", **values))
    return sentences + MORE_SENTENCES.get(family, no_sentences)(study)


def no_sentences(study: Study) -> list[str]:
    return []


def balance_sentences(study: Study) -> list[str]:
    """Does it matter where one sits?"""
    single = {figure.name: figure for figure in study.measures if figure.of is None}
    wins = study.figures("side-wins") or study.figures("wins")
    if "alike" not in single:
        return []
    who = "sides" if study.figures("side-wins") else "seats"
    if single["alike"].value >= UNEVEN:
        undetected = decimal(100 * single["unnoticed"].value, 1) if "unnoticed" in single else "none"
        return [say("lab-tells-alike", who=who, missed=undetected)]
    if not wins:
        return [say("lab-tells-uneven", who=who)]
    most, least = max(wins, key=lambda one: one.value), min(wins, key=lambda one: one.value)
    names = [subject_name(one.name, one.of, study.game) for one in (most, least)]
    best = say("lab-tells-most", most=names[0], wins=value_text(most), least=names[1], fewest=value_text(least))
    return [say("lab-tells-uneven", who=who), best]


def ends_sentences(study: Study) -> list[str]:
    """How games end most often."""
    ends = study.figures("ends")
    if len(ends) < 2:
        return []
    usual = max(ends, key=lambda end: end.value)
    return [say("study-says-ends", of=subject_name("ends", usual.of, study.game), value=value_text(usual))]


def drama_sentences(study: Study) -> list[str]:
    """The eventual winner's chance at two moments; or why there are no chances."""
    course = {figure.of: value_text(figure) for figure in study.figures("course")}
    if HALF_WAY in course and LATE in course:
        return [say("study-says-course", half=course[HALF_WAY], late=course[LATE])]
    return mixed_bots_sentences(study)


def mixed_bots_sentences(study: Study) -> list[str]:
    """Why there are no chances, where bots differ."""
    return [say("lab-tells-mixed")] if len(set(study.bots[: study.players])) > 1 else []


def outlook_sentences(study: Study) -> list[str]:
    """How much the outlook is to be believed, at one place that says much."""
    figures = [figure for figure in study.figures("came-true") if figure.of == NEAR]
    return [say("lab-tells-outlook", came=quantity(figure).text_with_interval) for figure in figures]


def luck_sentences(study: Study) -> list[str]:
    """What the deal decides and what skill does; and is there anything to win by thinking longer?"""
    of_slips = {figure.name: quantity(figure).text_with_interval for figure in study.measures if figure.of == SLIPS}
    sentences = [say("lab-tells-luck", **of_slips)] if {"deal", "skill", "rest"} <= set(of_slips) else []
    by = "pace" if levels_by_pace_only(find_game(study.game)) else "thinking"
    for depth in study.figures("depth"):
        sure = "yes" if is_sure_depth(depth) else "no"
        sentences.append(say("lab-tells-depth", by=by, sure=sure, steps=int(depth.value)))
    return sentences


def is_sure_depth(depth: Figure) -> bool:
    """Would more games leave all steps that were found, or that there is none?"""
    return depth.low == depth.value if depth.value else depth.high == 0


def information_sentences(study: Study) -> list[str]:
    """How much no one sees, and what it would be worth."""
    sentences = []
    hidden = study.figures("hidden")
    if hidden:
        sentences.append(say("lab-tells-hidden", first=value_text(hidden[0]), last=value_text(hidden[-1])))
    for cheating in study.figures("cheating"):
        worth = "nothing" if cheating.low <= EVEN <= cheating.high else "something"
        sentences.append(say("lab-tells-cheating", worth=worth, wins=quantity(cheating).text_with_interval))
    return sentences


# What some families say beside the sentences above.
MORE_SENTENCES: dict[str, Callable[[Study], list[str]]] = {
    "balance": balance_sentences,
    "ends": ends_sentences,
    "drama": drama_sentences,
    "outlook": outlook_sentences,
    "parts": mixed_bots_sentences,
    "luck": luck_sentences,
    "information": information_sentences,
}


# In short


def answer(study: Study) -> list[str]:
    """Does it matter where one sits, and how long does a game take?"""
    single = {figure.name: figure for figure in study.measures if figure.of is None}
    wins = study.figures("side-wins") or study.figures("wins")
    sentences = []
    if wins and "alike" in single:
        best = max(wins, key=lambda one: one.value)
        luck = "no" if single["alike"].value < UNEVEN else "yes"
        name = subject_name(best.name, best.of, study.game)
        sentences.append(say("study-answer-balance", luck=luck, of=name, value=value_text(best)))
    if {"minutes", "decisions"} <= set(single):
        minutes, decisions = decimal(single["minutes"].value, 1), decimal(single["decisions"].value)
        sentences.append(say("study-answer-length", minutes=minutes, decisions=decisions))
    return sentences
