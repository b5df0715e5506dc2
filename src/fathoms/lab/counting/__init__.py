"""Games played with an observer: what happens in them, counted in whole numbers."""
