"""Boards that visitors draw: whether they can be played, and what there is to know of them."""
