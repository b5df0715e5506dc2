"""A report as data: everything a reader sees of a study, in the reader's language, ready to be laid out.

The client draws these (`pages/lab`), `text` prints them, and `html` writes them into pages and notebooks. None of these
words or computes anything: numbers come with their text, axes with their ticks.
"""

from dataclasses import dataclass, field
from typing import Literal

PlotKind = Literal["dots", "bars", "spans", "course", "reliability", "board", "differences", "lines"]
Variant = int  # its place among the report's variants; 0 where there is one only


@dataclass(frozen=True)
class Quantity:
    """A number with its 95 % interval, in figures and in words."""

    value: float
    low: float | None  # None = not known
    high: float | None
    text: str  # "50.7 %"
    interval: str  # "49.4 to 52.1"; "" where there is no doubt

    @property
    def text_with_interval(self) -> str:
        """The value and what it lies between: 50.7 % (49.4 to 52.1)."""
        return f"{self.text} ({self.interval})" if self.interval else self.text


@dataclass(frozen=True)
class ReportSentence:
    """A sentence about one of the variants, or about what they have in common (None)."""

    variant: Variant | None
    text: str


@dataclass(frozen=True)
class VariantQuantity:
    """What a figure is in one of the variants."""

    variant: Variant
    quantity: Quantity


@dataclass(frozen=True)
class KeyFigure:
    """A figure of the whole game."""

    title: str
    meaning: str
    values: list[VariantQuantity]
    in_sentence: bool  # does a sentence of the chapter say it?
    in_plot: bool  # does a plot of the chapter show it?


@dataclass(frozen=True)
class PlotMark:
    """One thing that is drawn, and its row in the table behind the plot."""

    label: str  # of its row, line or place
    variant: Variant
    quantity: Quantity
    cells: list[str]  # of the table, after the label
    low_end: Quantity | None = None  # nine games in ten lie between these
    high_end: Quantity | None = None
    x: float | None = None  # where it stands on the horizontal axis, in plots that have two
    row: int | None = None  # where it lies on a board, from 0
    column: int | None = None
    is_drawn: bool = True  # is there room for it in the plot? All are in the table
    has_value_label: bool = True  # is its value written beside it?


@dataclass(frozen=True)
class PlotTick:
    """A place on an axis, with its number."""

    at: float
    text: str


@dataclass(frozen=True)
class PlotAxis:
    """An axis, or the scale of a board's colours."""

    title: str
    low: float
    high: float
    ticks: list[PlotTick]


@dataclass(frozen=True)
class PlotReference:
    """A dashed line to compare with: at a value, or where both axes are the same."""

    value: float | None
    text: str


@dataclass(frozen=True)
class Plot:
    """A plot, what it says, and the table behind it."""

    id: str
    kind: PlotKind
    title: str
    meaning: str
    sentences: list[ReportSentence]
    marks: list[PlotMark]
    columns: list[str]  # heads of the table behind the plot
    measures: list[str]  # what its quantities are called: the value, and the two ends it may have
    axis: PlotAxis
    vertical: PlotAxis | None = None
    reference: PlotReference | None = None
    notes: list[str] = field(default_factory=list)
    section: str = ""  # which of the chapter's questions it answers, if there are several
    key_figures: bool = False  # does it show nothing but the chapter's key figures?


@dataclass(frozen=True)
class ReportTable:
    """Rows of text, of which short forms show some."""

    head: list[str]
    rows: list[list[str]]
    highlights: list[int]  # the rows that matter most


@dataclass(frozen=True)
class Chapter:
    """What is known about one side of a game."""

    id: str
    title: str
    sentences: list[ReportSentence] = field(default_factory=list)
    figures: list[KeyFigure] = field(default_factory=list)
    plots: list[Plot] = field(default_factory=list)
    tables: list[ReportTable] = field(default_factory=list)


@dataclass(frozen=True)
class ReportLabels:
    """The words of a page around its chapters."""

    answer: str
    legend: str  # how plots are read
    section: str  # what one chooses by its questions
    table: str
    tables: str
    guide: str


@dataclass(frozen=True)
class LabReport:
    """A study, a comparison, a range or an arena, from its title to its last table."""

    language: str
    title: str
    setup: list[str]  # what was played, in sentences
    variants: list[str]  # what the two of a comparison are called; otherwise none
    answer: list[str]  # what it comes to
    chapters: list[Chapter]
    guide: list[str]  # how to read it
    labels: ReportLabels
