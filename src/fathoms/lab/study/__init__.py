"""The former name of `fathoms.lab.asking`. It can be called, as `fathoms.lab.study` is a function."""

import sys
from types import ModuleType
from typing import Any

from fathoms.lab.asking import Progress, Question, Study, study

__all__ = ["Progress", "Question", "Study", "study"]


class Callable(ModuleType):
    def __call__(self, *args: Any, **kwargs: Any) -> Study:
        return study(*args, **kwargs)


sys.modules[__name__].__class__ = Callable
