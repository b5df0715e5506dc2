"""Work done in a process of its own, which has nobody else's libraries and memory in it."""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import ParamSpec, TypeVar

Given = ParamSpec("Given")
Made = TypeVar("Made")


def apart(work: Callable[Given, Made], *args: Given.args, **how: Given.kwargs) -> Made:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        return pool.submit(work, *args, **how).result()
