"""How networks learn to play: positions, what an expert makes of them, and a network that comes to see it at once."""
