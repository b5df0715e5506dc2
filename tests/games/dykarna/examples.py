"""Sets of options worth testing besides each single value."""

EXAMPLES = ({"sea": "small", "form": "solo"},)
