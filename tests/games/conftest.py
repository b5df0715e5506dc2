"""`pytest tests/games --quick-laws`: the laws for the inner loop, of one number of players and as plain Python."""

import pytest

FILES = {"test_laws.py", "test_golden.py", "test_words.py", "test_rule_ids.py"}
# They play games by the hundred or compile: for a whole run.
SLOW = {
    "test_greedy_beats_random",
    "test_interpreted_and_compiled_begin_the_same_games",
    "keeps_the_laws_in_bulk",
    "picks_fairly",
}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of the laws keep the quick ones, with the fewest players who are not alone and the usual options."""
    if not config.getoption("--quick-laws"):
        return
    quick = [item for item in items if is_quick(item)]
    config.hook.pytest_deselected(items=[item for item in items if item not in quick])
    items[:] = quick


def is_quick(item: pytest.Item) -> bool:
    """Is this a law of one number of players that is soon known to hold?"""
    from tests.kit.variants import Variant, company  # not before the rules are known to be plain Python

    if item.path.name not in FILES or item.get_closest_marker("slow"):
        return False
    given = getattr(item, "callspec", None)
    values = given.params.values() if given else ()
    names = {getattr(item, "originalname", item.name), *(getattr(value, "__name__", "") for value in values)}
    variants = [value for value in values if isinstance(value, Variant)]
    return not names & SLOW and all(variant == company(variant.game) for variant in variants)
