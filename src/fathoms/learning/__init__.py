"""Trains networks by expert iteration: an expert values the actions of positions, and a network learns it."""
