"""What all games share: the verbs, the compiler, records, random numbers, options and replay. Knows no game."""

from fathoms.old_names import install_moved_modules

install_moved_modules()
