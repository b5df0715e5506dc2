"""What all games share: the verbs, the compiler, records, random numbers, options and replay. Knows no game."""
