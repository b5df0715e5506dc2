"""Every law holds in a fart-off, too: random games seldom come to one, so these are games that do."""

import pytest

from fathoms.core.game import find_game
from fathoms.games.poo_divers.state import CONTEST
from tests.kit import bulk
from tests.kit.laws import LAWS, SECRECY_LAWS, Law
from tests.kit.variants import Variant, moments

TIED = [
    (Variant(find_game("poo_divers"), 3, {"fart_off": True}), 2),
    (Variant(find_game("poo_divers"), 4, {"fart_off": True}), 5),
]

# Those in bulk play games of their own.
ONE_BY_ONE = [law for law in (*LAWS, *SECRECY_LAWS) if law.__module__ != bulk.__name__]


@pytest.mark.rule("POO-18")
@pytest.mark.parametrize(("variant", "seed"), TIED, ids=["three", "four"])
@pytest.mark.parametrize("law", ONE_BY_ONE)
def test_law_in_a_fart_off(law: Law, variant: Variant, seed: int) -> None:
    assert any(match.state.phase == CONTEST for match in moments(variant, seed)), "another seed leads to a fart-off"
    law(variant, seed)
