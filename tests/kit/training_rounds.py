"""Training rounds compared: the same positions, whether a CPU or a GPU generated them."""

import numpy as np

from fathoms.learning.expert import NOBODY, Positions

CUT = ("actions", "action_features", "worths")  # what is there for as many actions as a position has


def are_the_same(cpu_positions: Positions, gpu_positions: Positions) -> None:
    """What a network learns from and what the seats knew is the same; only the padding of records is left to chance."""
    is_position = cpu_positions.seats != NOBODY
    assert is_position.any()
    for name in ("seats", "counts"):
        assert np.array_equal(getattr(gpu_positions, name).copy_to_host(), getattr(cpu_positions, name)), name
    info_states = gpu_positions.info_states.copy_to_host()
    for field in cpu_positions.info_states.dtype.names:
        assert np.array_equal(info_states[field][is_position], cpu_positions.info_states[field][is_position]), field
    for name in Positions._fields[1:]:
        theirs = np.asarray(getattr(gpu_positions, name).copy_to_host())
        for i in np.flatnonzero(is_position):
            cut = slice(cpu_positions.counts[i]) if name in CUT else slice(None)
            assert np.array_equal(np.atleast_1d(getattr(cpu_positions, name)[i])[cut], np.atleast_1d(theirs[i])[cut]), (
                name
            )
