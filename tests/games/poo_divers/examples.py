"""Sets of options worth testing besides each single value: the smallest and the largest custom layout."""

TWO_LANES = "#####.#####"
SMALLEST = {"layout": "custom", "mask": "/".join([TWO_LANES] * 6)}
LARGEST = {"layout": "custom", "mask": "/".join([TWO_LANES] * 7)}

EXAMPLES = (SMALLEST, LARGEST)
