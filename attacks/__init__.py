"""Attacks on a server of our own, to see that it stands: `make attack`. Its figures are kept in `bench/attack.md`."""
