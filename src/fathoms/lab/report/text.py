"""A report as plain tables and sentences: for the terminal, notebooks, Markdown and pages without scripts."""

from collections.abc import Iterable
from dataclasses import dataclass

from fathoms.lab.report.model import Chapter, LabReport, Plot, ReportTable
from fathoms.words import say

SHORT = 12  # rows of a table that is to be short
FIRST, LAST = 6, 4  # of many parts, those met most and least often


@dataclass(frozen=True)
class TextTable:
    """Rows of text; `left_out` of them are not shown."""

    head: list[str]
    rows: list[list[str]]
    left_out: int = 0


@dataclass(frozen=True)
class TextChapter:
    """A chapter that needs no drawing."""

    title: str
    sentences: list[str]
    tables: list[TextTable]


def text_chapters(report: LabReport) -> list[TextChapter]:
    """The whole report: of long lists only a few rows, and in tables only what no sentence says."""
    texts = comparison_text if report.variants else chapter_text
    chapters = [texts(chapter) for chapter in report.chapters]
    return [chapter for chapter in chapters if chapter.sentences or chapter.tables]


def comparison_text(chapter: Chapter) -> TextChapter:
    """What two variants have in common, and the differences between them that are real."""
    sentences = [each.text for each in chapter.sentences if each.variant is None]
    tables = [highlighted(table, len(table.highlights), SHORT) for table in chapter.tables if table.highlights]
    return TextChapter(chapter.title, sentences, tables)


def chapter_text(chapter: Chapter) -> TextChapter:
    """A chapter's own tables, or its figures and plots as tables."""
    tables = [highlighted(table, len(table.rows)) for table in chapter.tables if table.highlights]
    sentences = [each.text for each in chapter.sentences]
    return TextChapter(chapter.title, sentences, tables or [*figure_tables(chapter), *plot_tables(chapter.plots)])


def highlighted(table: ReportTable, out_of: int, most: int | None = None) -> TextTable:
    """The rows that matter most, and how many of `out_of` rows that leaves out."""
    rows = [table.rows[place] for place in table.highlights[:most]]
    return TextTable(table.head, rows, out_of - len(rows))


def figure_tables(chapter: Chapter) -> Iterable[TextTable]:
    """The key figures that no sentence says."""
    rows = [
        [each.title, each.values[0].quantity.text_with_interval] for each in chapter.figures if not each.in_sentence
    ]
    if rows:
        yield TextTable(["", say("lab-head-value")], rows)


def plot_tables(plots: Iterable[Plot]) -> Iterable[TextTable]:
    """What plots show, those about the same things side by side."""
    by_labels: dict[tuple[str, ...], list[Plot]] = {}
    for plot in plots:
        if not plot.key_figures:
            heading = plot.title if plot.section else ""
            by_labels.setdefault((heading, *(mark.label for mark in plot.marks)), []).append(plot)
    for (heading, *labels), group in by_labels.items():
        head = [heading, *(title for plot in group for title in plot.measures)]
        cells = [[cell for plot in group for cell in mark_cells(plot, row)] for row in range(len(labels))]
        rows = [[label, *row] for label, row in zip(labels, cells, strict=True)]
        yield from shortened(head, rows, [mark.quantity.value for mark in group[0].marks] if heading else None)


def mark_cells(plot: Plot, row: int) -> list[str]:
    mark = plot.marks[row]
    return [each.text_with_interval for each in (mark.quantity, mark.low_end, mark.high_end) if each]


def shortened(head: list[str], rows: list[list[str]], values: list[float] | None) -> Iterable[TextTable]:
    """A table of a few rows: of parts, which have `values`, the most and the least; of a scale every n-th."""
    if len(rows) <= SHORT:
        yield TextTable(head, rows)
    elif values is not None:
        order = sorted(range(len(rows)), key=lambda place: -values[place])
        first, last = [rows[place] for place in order[:FIRST]], [rows[place] for place in order[-LAST:]]
        yield TextTable(head, [*first, ["…", *[""] * (len(head) - 1)], *last], len(rows) - FIRST - LAST)
    else:
        step = -(-len(rows) // (SHORT - 3))
        yield TextTable(head, rows[::step], len(rows) - len(rows[::step]))


def markdown_chapter(chapter: TextChapter) -> str:
    """A chapter as Markdown, without its title."""
    lines = [f"- {sentence}" for sentence in chapter.sentences]
    return "\n\n".join(["\n".join(lines), *map(markdown_table, chapter.tables)]).strip()


def markdown_table(table: TextTable) -> str:
    rows = [table.head, ["---", *["---:"] * (len(table.head) - 1)], *table.rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', '/') for cell in row)} |" for row in rows)
