"""What kind of work comes next in Dykarna: for GPUs, which play games of the same kind side by side."""

from fathoms.core.game import Staging
from fathoms.core.rule import rule
from fathoms.games.dykarna.state import OVER

STAGING = Staging(stages=OVER, registers=64)


@rule
def stage(s, seat):
    """Placing a boat, moving, or a choice in the middle of a move."""
    return int(s.phase)
