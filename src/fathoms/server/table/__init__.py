"""A table: its seats and turns, who looks on, its bots, its clock and its hints."""
