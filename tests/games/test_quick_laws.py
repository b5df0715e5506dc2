"""`pytest tests/games --quick-laws` holds games to their laws in under a minute: one number of players, interpreted."""

import subprocess
import sys

from tests.clone import ROOT


def test_of_the_laws_those_are_chosen_that_are_soon_known() -> None:
    some = [f"tests/games/test_{name}.py" for name in ("laws", "golden", "bulk", "positions")]
    command = [sys.executable, "-m", "pytest", *some, "--quick-laws", "--collect-only", "-k", "poo_divers"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    chosen = {line.partition("::")[2] for line in said.splitlines() if "::" in line}
    assert "test_law[keeps_secrets-poo_divers-2p-default]" in chosen
    assert "test_law[resamples_only_what_can_be-poo_divers-2p-default]" in chosen
    assert "test_plays_as_before[poo_divers-2p-default]" in chosen
    assert [each for each in chosen if "-3p-" in each or "in_bulk" in each or "greedy_beats" in each] == []
    assert 20 < len(chosen) < 80
