"""Boards that visitors draw: checks whether they can be played, and analyses them."""
