"""A table: its seats and turns, who watches, its bots, its clock and its hints."""
