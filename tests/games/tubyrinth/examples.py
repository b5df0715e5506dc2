"""Sets of options worth testing besides each single value: puzzles of each set, with and without a clock."""

PUZZLE = {"mode": "solo", "boards": "unique", "board": 1, "tiles": "7"}
AT_LEISURE = {"mode": "solo", "board": 82, "round_time": 0, "tiles": "5"}
SIX_TILES = {"mode": "solo", "tiles": "6"}

OWN_BOARD = {
    "mode": "solo",
    "drawing": ".####.../...#..../...####./......../.#.#..#./.####.##/...#..##/......../56L/63R",
    "round_time": 60,
}

EXAMPLES = (PUZZLE, AT_LEISURE, SIX_TILES, OWN_BOARD)

# Actions with which a soak of one variant may end: each of them lists about a thousand placements for every seat.
ENOUGH = 300_000
