"""Stages of Tubyrinth for GPUs, which play games at the same stage side by side."""

from fathoms.core.contract import Staging
from fathoms.core.game import CLOCK
from fathoms.core.rule import rule
from fathoms.games.tubyrinth.state import OVER

STAGING = Staging(stages=2 * OVER, turns=32, registers=64)


@rule
def stage(s, seat):
    """A phase, and whether it is time that passes or someone who acts."""
    return 2 * int(s.phase) + (1 if seat == CLOCK else 0)
