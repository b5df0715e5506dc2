"""What can be chosen before a game of Tubyrinth."""

from collections.abc import Mapping

import numpy as np

from fathoms.core.options import Choice, Flag, Number, Options, Text, Value
from fathoms.core.refusal import Refusal
from fathoms.core.structs import Record, options_type
from fathoms.games.tubyrinth.boards import BOARDS, SETS, SIZES
from fathoms.games.tubyrinth.drawing import LONGEST, pack_board, read_drawing
from fathoms.games.tubyrinth.state import HOUSE, LEVELS, MODES, NEVER, PIPE_MASTER, SOLO

ANY = "any"
BY_LOT = 0

CHOICES: Options = (
    Choice("mode", MODES, "basic"),
    Choice("boards", SETS, "table"),
    Number("board", BY_LOT, BOARDS, BY_LOT),  # solo: which puzzle
    Choice("tiles", (ANY, *(str(size) for size in SIZES)), ANY),  # solo: with how many tiles
    Number("round_time", 0, HOUSE["time"]["longest_round"], HOUSE["time"]["round"]),  # seconds; 0 = no clock
    Flag("strict_joins"),
    Flag("hide_boards", True),
    Choice("bots", LEVELS, "steady"),
    Flag("easy_start"),  # in company: the first boards out of the box are easy
    Number("patience", NEVER, HOUSE["bounds"]["longest_patience"], HOUSE["bounds"]["patience"]),
    Text("drawing", longest=LONGEST),  # solo: a board of one's own
)
SEATED: Mapping[str, Value] = {"patience": NEVER}  # people play on to the goal (TUB-16)

OPTIONS = options_type(
    "tubyrinth",
    CHOICES,
    [
        ("wanted", np.int16),  # as in the state
        ("goal", np.int8),
        ("drawn", np.int8),  # is it a board of one's own?
        ("ground", np.int64),  # its obstacles, one bit each
        ("start", np.int16),  # port
        ("end", np.int16),  # port
    ],
)


def derive_options(values: Mapping[str, Value], out: Record) -> None:
    """Refuse what does not go together; say which pipelines count and what wins."""
    mode = MODES.index(str(values["mode"]))
    if mode == SOLO and out.players != 1:
        raise Refusal("tub-solo-alone", players=int(out.players))
    if mode != SOLO and (values["board"] != BY_LOT or values["tiles"] != ANY):
        raise Refusal("tub-puzzle-solo")
    if values["drawing"]:
        if mode != SOLO or values["board"] != BY_LOT:
            raise Refusal("tub-drawing-solo")
        out.drawn = 1
        out.ground, out.start, out.end = pack_board(read_drawing(str(values["drawing"])))
    if values["easy_start"] and (out.players == 1 or values["boards"] != "table"):
        raise Refusal("tub-easy-start")
    if values["round_time"] == 0 and out.players != 1:
        raise Refusal("tub-clock-needed")
    out.wanted = sum(1 << size for size in pipeline_sizes(mode, str(values["tiles"])))
    out.goal = HOUSE["goal"].get(MODES[mode], 0)


def pipeline_sizes(mode: int, tiles: str) -> tuple[int, ...]:
    """The numbers of tiles a pipeline may count. (TUB-8, TUB-14, TUB-15)"""
    if mode == PIPE_MASTER:
        return (7,)
    return SIZES if tiles == ANY else (int(tiles),)
