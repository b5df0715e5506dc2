"""The puzzles of the day."""
