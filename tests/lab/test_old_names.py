"""Names of before, which still work for one version."""

import importlib

import pytest

import fathoms.lab
import fathoms.lab.review


@pytest.mark.parametrize(
    ("module", "old", "new"),
    [("fathoms.lab", "Question", "StudyPlan"), ("fathoms.lab.review", "reviewing", "review_steps")],
)
def test_public_names_of_before_still_work_and_say_what_they_are_called_now(module: str, old: str, new: str) -> None:
    package = importlib.import_module(module)
    with pytest.warns(DeprecationWarning, match=new):
        assert getattr(package, old) is getattr(package, new)


def test_other_names_are_not_there() -> None:
    with pytest.raises(AttributeError):
        fathoms.lab.study_of_everything  # noqa: B018
