"""Sets of options worth testing besides each single value: the longest dives, and flushes under everyone's feet."""

DEEP_END = {"flush": True, "blind_dive": True, "open_first_level": True, "bottom_sideways": True}

EXAMPLES = (DEEP_END,)
