"""The card of a finished game as SVG: light paper over water, as on the page, 1200 by 630.

It fetches nothing and uses no style sheet, since it is shown where neither is allowed. Text from people is escaped, and
cut where it would not fit; its width is estimated.
"""

import unicodedata
from collections import Counter
from collections.abc import Sequence
from html import escape

from fathoms.server.images.result_card import CardPlayer, ResultCard
from fathoms.words import say
from fathoms.words.numbers import percent

WIDTH, HEIGHT = 1200, 630
EDGE = 56
TOP, BOTTOM = 178, 530  # of the paper sheets
GAP = 28
LIST = 452  # width of the list of players beside a graph
PAD = 24
ROW = 62  # height of a player's row, at most
MARK = 22  # size of a player's mark in the graph
SMALLEST = 0.72  # smallest font size of long text, relative to the usual one
COLUMN = 6  # rows in a column, where there are two columns

# As in the page's tokens.css, for light.
SKY, PAPER, EDGE_LINE, INK, FADED = "#fbe6bd", "#fdf6e6", "#d8c39a", "#17303a", "#47585c"
SHALLOW, WATER, DEEP, GOLD = "#8ccfc4", "#2f8f94", "#17606d", "#f2b134"
SEATS = ("#b63418", "#1a63a8", "#7d5600", "#6b3fa8", "#1f6b3c", "#a52c6b", "#3f5566", "#7a3f2a")
SHAPES = (  # as in the page's shapes.ts, in a square of 24
    "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z",
    "M12 2.500 22 20.500H2Z",
    "M4 4h16v16H4Z",
    "M12 1.500 22.500 12 12 22.500 1.500 12Z",
    "M8.500 3h7v5.500H21v7h-5.500V21h-7v-5.500H3v-7h5.500Z",
    "m12 2 3 6.700 7.200.7-5.400 4.900 1.600 7.200L12 17.700l-6.400 3.800 1.600-7.200-5.400-4.900 7.200-.7Z",
    "M7 3h10l5 9-5 9H7l-5-9Z",
    "M12 21C-2 11 5 1 12 7c7-6 14 4 0 14Z",
)
LOGO = (
    '<rect width="32" height="32" rx="9" fill="#f2b950"/>'
    '<path d="M0 12c4-4 8-4 12 0s8 4 12 0 6-4 8-2v13a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9Z" fill="#1f7a80"/>'
    '<path d="M0 19c4-3 8-3 12 0s8 3 12 0 6-3 8-1v5a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9Z" fill="#124a58"/>'
    '<circle cx="20" cy="6.500" r="3" fill="#fff6e0"/>'
)
WAVES = (
    (SHALLOW, "M0 60c130-46 260-46 400 0s270 46 400 0 270-46 400 0 270 46 400 0v200H0Z"),
    (WATER, "M0 128c150-40 300-36 460 4s300 38 440-4 270-40 380-4 210 30 320-4v140H0Z"),
    (DEEP, "M0 196c170-34 320-30 500 2s320 30 480-4 300-30 620 6v60H0Z"),
)
FONT = "Fredoka, Nunito, ui-rounded, 'Trebuchet MS', 'DejaVu Sans', sans-serif"


def render_card(card: ResultCard) -> str:
    """The card as an SVG document."""
    scores = ", ".join(say("card-score", name=each.name, score=each.score) for each in card.players)
    description = escape(say("card-said", game=card.game, result=card.outcome, scores=scores))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"',
        f' role="img" aria-label="{description}" font-family="{escape(FONT)}">',
        f"<title>{description}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{SKY}"/>',
        *wave_shapes(),
        *card_heading(card),
        *(players_and_graph(card) if card.steps else player_list(card.players)),
        "</svg>",
    ]
    return "".join(parts)


def wave_shapes() -> list[str]:
    place = f'<g transform="translate(0 {HEIGHT - 196}) scale({WIDTH / 1600} {196 / 260:.4f})">'
    return [place, *(f'<path d="{path}" fill="{colour}"/>' for colour, path in WAVES), "</g>"]


def card_heading(card: ResultCard) -> list[str]:
    room = WIDTH - 2 * EDGE - 220
    return [
        fitted_text(card.game, EDGE, 92, 56, room, weight=700),
        fitted_text(card.outcome, EDGE, 146, 34, WIDTH - 2 * EDGE, colour=FADED, weight=600),
        f'<g transform="translate({WIDTH - EDGE - 188} 48) scale(1.5)">{LOGO}</g>',
        fitted_text(say("card-title"), WIDTH - EDGE - 128, 83, 32, 128, weight=600),
    ]


def paper_sheet(x: float, y: float, width: float, height: float) -> list[str]:
    """A sheet of paper with its shadow."""
    size = f'width="{width:.0f}" height="{height:.0f}" rx="22"'
    return [
        f'<rect x="{x:.0f}" y="{y + 6:.0f}" {size} fill="#6b4a1a" fill-opacity="0.16"/>',
        f'<rect x="{x:.0f}" y="{y:.0f}" {size} fill="{PAPER}" stroke="{EDGE_LINE}" stroke-width="1.5"/>',
    ]


# Players


def players_and_graph(card: ResultCard) -> list[str]:
    """The list of players and the graph side by side."""
    graph_left = EDGE + LIST + GAP
    return [
        *paper_sheet(EDGE, TOP, LIST, BOTTOM - TOP),
        *player_rows(card.players, EDGE, LIST),
        *paper_sheet(graph_left, TOP, WIDTH - EDGE - graph_left, BOTTOM - TOP),
        *chances_graph(card, graph_left + PAD, TOP + PAD, WIDTH - EDGE - graph_left - 2 * PAD, BOTTOM - TOP - 2 * PAD),
    ]


def player_list(players: Sequence[CardPlayer]) -> list[str]:
    """The list of players alone, in two columns if there are many."""
    if len(players) <= COLUMN:
        list_height = len(players) * ROW + 2 * PAD
        return [
            *paper_sheet(EDGE, TOP, WIDTH - 2 * EDGE, min(list_height, BOTTOM - TOP)),
            *player_rows(players, EDGE, WIDTH - 2 * EDGE),
        ]
    half = -(-len(players) // 2)
    width = (WIDTH - 2 * EDGE) / 2
    return [
        *paper_sheet(EDGE, TOP, 2 * width, BOTTOM - TOP),
        *player_rows(players[:half], EDGE, width),
        *player_rows(players[half:], EDGE + width, width),
    ]


def player_rows(players: Sequence[CardPlayer], x: float, width: float) -> list[str]:
    row_height = min(ROW, (BOTTOM - TOP - 2 * PAD) / len(players))
    size = min(30, row_height * 0.52)
    elements = []
    for number, player in enumerate(players):
        top = TOP + PAD + number * row_height
        middle = top + row_height / 2
        score = str(player.score)
        score_width = text_width(score, size, 700)
        if player.share > 0:
            box = f'x="{x + 12:.1f}" y="{top + 2:.1f}" width="{width - 24:.1f}" height="{row_height - 4:.1f}" rx="14"'
            elements.append(f'<rect {box} fill="{GOLD}" fill-opacity="0.3"/>')
        elements += [
            seat_mark(player.seat, x + PAD + size * 0.6, middle, size * 1.15),
            fitted_text(
                player.name,
                x + PAD + size * 1.6,
                middle + size * 0.35,
                size,
                width - 3 * PAD - size * 1.6 - score_width,
                weight=700 if player.share > 0 else 500,
            ),
            fitted_text(score, x + width - PAD - 4, middle + size * 0.35, size, width, anchor="end", weight=700),
        ]
    return elements


def seat_mark(seat: int, x: float, y: float, size: float) -> str:
    """A player's shape in their colour, centred at a point."""
    shape = seat % len(SHAPES)
    place = f"translate({x - size / 2:.1f} {y - size / 2:.1f}) scale({size / 24:.3f})"
    return f'<path transform="{place}" d="{SHAPES[shape]}" fill="{SEATS[shape]}" stroke="{PAPER}" stroke-width="1"/>'


# The graph of everyone's chances


def chances_graph(card: ResultCard, x: float, y_top: float, width: float, height: float) -> list[str]:
    """The graph: a line for each side, which changes with every decision and, between decisions, by luck."""
    largest_tie = max(Counter(card.result).values())  # marks that end at the same height are drawn side by side
    step = MARK if largest_tie <= 3 else MARK * 0.6
    x0, x1 = x + 62, x + width - MARK - 6 - step * (largest_tie - 1)
    y0, y1 = y_top + 44, y_top + height - 26
    elements = [fitted_text(say("card-chances"), x, y_top + 16, 22, width, colour=FADED, weight=600)]
    elements += [
        fitted_text(say("card-start"), x0, y1 + 24, 18, 90, colour=FADED),
        fitted_text(say("card-end"), x1, y1 + 24, 18, 90, colour=FADED, anchor="end"),
    ]
    for chance in (0, 50, 100):
        y = y1 - (y1 - y0) * chance / 100
        elements.append(f'<path d="M{x0:.1f} {y:.1f}H{x1:.1f}" stroke="{EDGE_LINE}" stroke-width="1.5"/>')
        elements.append(fitted_text(percent(chance / 100), x0 - 10, y + 6, 18, 70, colour=FADED, anchor="end"))
    for seat in reversed(one_seat_per_side(card.players)):  # the winners' lines lie on top
        places = [
            f"{x0 + (x1 - x0) * moment / (len(card.steps) + 1):.1f} {y1 - (y1 - y0) * min(max(chance, 0.0), 1.0):.1f}"
            for moment, chance in chance_points(card, seat)
        ]
        line = f'stroke="{SEATS[seat % len(SEATS)]}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"'
        elements.append(f'<path d="M{"L".join(places)}" fill="none" {line}/>')
    marks_at: Counter[float] = Counter()
    for player in card.players:
        end = card.result[player.seat]
        elements.append(seat_mark(player.seat, x1 + 6 + MARK / 2 + step * marks_at[end], y1 - (y1 - y0) * end, MARK))
        marks_at[end] += 1
    return elements


def one_seat_per_side(players: Sequence[CardPlayer]) -> list[int]:
    """One seat of each side: seats of a side have the same chances, and share a line."""
    sides: dict[int, int] = {}
    for player in players:
        sides[player.side] = min(player.seat, sides.get(player.side, player.seat))
    return list(sides.values())


def chance_points(card: ResultCard, seat: int) -> list[tuple[int, float]]:
    """The points of a seat's line: moment and chance, at the start, before and after each decision, and at the end."""
    points = [(0, card.start[seat])]
    for number, (before, after) in enumerate(card.steps, start=1):
        points += [(number, before[seat]), (number, after[seat])]
    return [*points, (len(card.steps) + 1, card.result[seat])]


# Text


def fitted_text(
    text: str,
    x: float,
    y: float,
    size: float,
    max_width: float,
    colour: str = INK,
    weight: int = 500,
    anchor: str = "start",
) -> str:
    """A line of text, in a smaller font if it needs that, and cut if that is not enough."""
    size = max(min(size, size * max_width / max(text_width(text, size, weight), 1.0)), size * SMALLEST)
    while text_width(text, size, weight) > max_width and len(text) > 1:
        text = text[:-2].rstrip() + "…"
    place = f'x="{x:.1f}" y="{y:.1f}" font-size="{size:.1f}" font-weight="{weight}" text-anchor="{anchor}"'
    return f'<text {place} fill="{colour}">{escape(text)}</text>'


def text_width(text: str, size: float, weight: int) -> float:
    """The estimated width of text, rather too much than too little."""
    return size * sum(map(_letter_width, text)) * (1.12 if weight > 500 else 1.0)


def _letter_width(letter: str) -> float:
    if unicodedata.combining(letter):
        return 0.0
    if unicodedata.east_asian_width(letter) in "WF":
        return 1.05
    if letter in "mwMW@%…":
        return 0.92
    if letter.isupper():
        return 0.72
    return 0.34 if letter in " ilj.,:;!|'·" else 0.6
