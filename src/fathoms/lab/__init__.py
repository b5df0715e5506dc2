"""Asking games questions: which bot is stronger, and by how much."""
