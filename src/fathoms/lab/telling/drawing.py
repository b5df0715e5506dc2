"""How the lab draws: matplotlib's plots as SVG that takes its colours from the page around it, light or dark."""

import io
import re
from contextlib import AbstractContextManager
from html import escape
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from fathoms.core.refusal import Refusal

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure as Drawing

WIDTH = 5.8  # inches of 72 pixels: as wide as a phone, so that its words can be read there
ROW = 0.34  # inches for each row of a plot with rows
TEXT = 11  # pixels
LARGEST = 112  # pixels of a large screen for an inch

# Colours that stand for the page's own. Those of series are Okabe and Ito's, which all eyes can tell apart.
INK, FAINT, BLUE, ORANGE, GREEN, RED, PURPLE, GREY = (f"#0101{number:02d}" for number in range(1, 9))
PAGE_COLOURS = {
    INK: "currentColor",
    FAINT: "var(--faint)",
    BLUE: "var(--blue)",
    ORANGE: "var(--orange)",
    GREEN: "var(--green)",
    RED: "var(--red)",
    PURPLE: "var(--purple)",
    GREY: "var(--grey)",
}
SERIES = (BLUE, ORANGE, GREEN, RED, PURPLE, INK, GREY)

STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans"],  # comes with matplotlib, and is wider than what browsers take instead
    "font.size": TEXT,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": FAINT,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.axisbelow": True,
    "axes.grid": True,
    "axes.grid.axis": "x",
    "axes.facecolor": "none",
    "figure.facecolor": "none",
    "savefig.facecolor": "none",
    "grid.color": FAINT,
    "xtick.color": INK,
    "ytick.color": INK,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "ytick.minor.size": 0,
}


def check_plots() -> None:
    """Refuse to draw where there is nothing to draw with."""
    if find_spec("matplotlib") is None:
        raise Refusal("lab-no-plots")


def new_drawing(height: float, width: float = WIDTH) -> tuple["Drawing", "Axes"]:
    """An empty plot, so many inches high. To be used within `style()`."""
    from matplotlib.figure import Figure as Drawing

    drawing = Drawing(figsize=(width, height), layout="constrained")
    return drawing, drawing.add_subplot()


def style() -> AbstractContextManager[None]:
    """What a plot looks like, while it is drawn."""
    from matplotlib import rc_context

    return rc_context(STYLE)


def svg_of(drawing: "Drawing", name: str, alt: str) -> str:
    """The plot as an element of a page. `name` keeps its inner names apart from those of other plots."""
    from matplotlib import rc_context

    written = io.StringIO()
    with rc_context({"svg.hashsalt": name}):
        drawing.savefig(written, format="svg", metadata={"Date": None, "Creator": None, "Format": None, "Type": None})
    text = written.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(r'<style type="text/css">.*?</style>', "", text, flags=re.DOTALL)
    text = text.replace("'DejaVu Sans'", "system-ui").replace("xlink:href", "href")
    for stand_in, colour in PAGE_COLOURS.items():
        text = text.replace(stand_in, colour)
    box = re.search(r'viewBox="[^"]*"', text)
    assert box is not None
    wide = round(LARGEST * drawing.get_figwidth())
    opening = f'<svg {box[0]} role="img" aria-label="{escape(alt)}" style="max-width: {wide}px">'
    ids = re.sub(r'(id="|href="#|url\(#)', rf"\g<1>{name}-", text[text.index(">") + 1 :])
    return opening + ids
