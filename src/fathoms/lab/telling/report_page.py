"""What was found as a page of its own: sentences, plots, and a table behind every plot."""

from collections.abc import Callable, Iterable
from html import escape

from fathoms.lab.asking import Study
from fathoms.lab.compare import Comparison
from fathoms.lab.results import Results
from fathoms.lab.sweep import Sweep
from fathoms.lab.telling.chapters import Chapter, chapters
from fathoms.lab.telling.contrasts import comparison_chapters, labels, sweep_chapters, swept, verdict
from fathoms.lab.telling.illustrations import Plot, plots_of, plots_of_comparison, plots_of_sweep
from fathoms.lab.telling.page import page, table
from fathoms.lab.telling.wording import asked, game_title, title_of
from fathoms.words import say


def write_page(found: Results) -> str:
    """The whole page."""
    match found:
        case Study():
            return write_study(found)
        case Comparison():
            return write_comparison(found)
        case Sweep():
            return write_sweep(found)
    raise TypeError(f"there is no page for a {type(found).__name__}")


def write_summary(found: Results) -> str:
    """What a notebook shows: the same without plots, and of long lists only a few."""
    match found:
        case Study():
            intro, told = [asked(found)], chapters(found)
        case Comparison():
            intro, told = [asked(found.one), asked(found.other), verdict(found)], comparison_chapters(found)
        case Sweep():
            intro, told = [swept(found)], sweep_chapters(found)
        case _:
            raise TypeError(f"there are no words for a {type(found).__name__}")
    body = "".join(
        f"<h4>{escape(chapter.title)}</h4>{paragraphs(chapter.sentences)}"
        + "".join(table(each.head, each.rows) for each in chapter.tables)
        for chapter in told
    )
    return f"<div>{paragraphs(intro)}{body}</div>"


def write_study(study: Study) -> str:
    title = say("lab-page-title", title=game_title(study.game))
    told = sections(chapters(study, short=False), lambda chapter: plots_of(study, chapter))
    return page(title, paragraphs([asked(study)]) + told + meanings([study]))


def write_comparison(comparison: Comparison) -> str:
    one, other = labels(comparison)
    title = say("lab-page-compared", title=game_title(comparison.one.game), one=one, other=other)
    found = [Chapter(each.family, each.sentences) for each in comparison_chapters(comparison)]  # the tables are behind
    told = sections(found, lambda chapter: plots_of_comparison(comparison, chapter.family))
    sentences = [asked(comparison.one), asked(comparison.other), verdict(comparison), say("lab-page-dots")]
    intro = paragraphs(sentences)
    return page(title, intro + told + meanings([comparison.one]))


def write_sweep(sweep: Sweep) -> str:
    title = say("lab-page-swept", title=game_title(sweep.studies[0].game), name=sweep.name)
    told = sections(sweep_chapters(sweep, short=False), lambda chapter: plots_of_sweep(sweep, chapter))
    body = f'<div class="side-by-side">{told}</div>'
    return page(title, paragraphs([swept(sweep)]) + body + meanings(sweep.studies))


def sections(told: Iterable[Chapter], illustrate: Callable[[Chapter], Iterable[Plot]]) -> str:
    return "".join(section(chapter, list(illustrate(chapter))) for chapter in told)


def section(chapter: Chapter, plots: list[Plot]) -> str:
    """A family: what is to say, what is to see, and all figures as tables."""
    everything = "".join(table(each.head, each.rows) for each in chapter.tables)
    seen = f'<div class="plots">{"".join(map(figure, plots))}</div>'
    body = seen + (folded(say("lab-page-tables"), everything) if everything else "")
    return f"<section><h2>{escape(chapter.title)}</h2>{paragraphs(chapter.sentences)}{body}</section>"


def figure(plot: Plot) -> str:
    """A plot with its words and the table behind it."""
    return (
        f"<figure><h3>{escape(plot.title)}</h3>{plot.svg}<figcaption>{escape(plot.caption)}</figcaption>"
        f"{folded(say('lab-page-table'), table(plot.table.head, plot.table.rows))}</figure>"
    )


def folded(summary: str, body: str) -> str:
    return f"<details><summary>{escape(summary)}</summary>{body}</details>"


def paragraphs(sentences: Iterable[str]) -> str:
    return "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)


def meanings(studies: Iterable[Study]) -> str:
    """How to read all this."""
    names = dict.fromkeys(figure.name for study in studies for figure in study.measures)
    told = "".join(
        f"<dt>{escape(title_of(name))}</dt><dd>{escape(say(f'measure-{name}-meaning'))}</dd>" for name in names
    )
    return (
        f"<section><h2>{escape(say('lab-page-reading'))}</h2>{paragraphs([say('lab-page-sure')])}"
        f"{folded(say('lab-page-meanings'), f'<dl>{told}</dl>')}</section>"
    )
