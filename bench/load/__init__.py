"""Crowds of people at a server's tables, each in a process of its own: what `bench/table.py` is made of."""
