"""Lessons beside each other: the same positions, wherever they were given."""

import numpy as np

from fathoms.learning.expert import NOBODY, Positions

CUT = ("actions", "acts", "worths")  # what is there for as many actions as a position has


def are_the_same(here: Positions, there: Positions) -> None:
    """What a network learns from and what the seats knew is the same; only the padding of records is left to chance."""
    found = here.seats != NOBODY
    assert found.any()
    for name in ("seats", "counts"):
        assert np.array_equal(getattr(there, name).copy_to_host(), getattr(here, name)), name
    minds = there.minds.copy_to_host()
    for field in here.minds.dtype.names:
        assert np.array_equal(minds[field][found], here.minds[field][found]), field
    for name in Positions._fields[1:]:
        theirs = np.asarray(getattr(there, name).copy_to_host())
        for i in np.flatnonzero(found):
            cut = slice(here.counts[i]) if name in CUT else slice(None)
            assert np.array_equal(np.atleast_1d(getattr(here, name)[i])[cut], np.atleast_1d(theirs[i])[cut]), name
