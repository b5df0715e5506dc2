"""`python -m fathoms` is `fathoms`."""

from fathoms.cli import main

main()
