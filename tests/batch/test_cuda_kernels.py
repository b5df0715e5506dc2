"""What the compiler of a GPU is told about a kernel."""

from dataclasses import dataclass

import pytest

from fathoms.batch.cuda_kernels import COMPILING, FAST_COMPILE, USUAL_STAGING, linker_options, mark_large_rules_noinline
from fathoms.core.contract import Staging


@dataclass(frozen=True)
class Options:
    """As the compiler has them: what matters here."""

    arch: str = "sm_90"
    ptxas_options: tuple[str, ...] | None = None


def test_a_kernel_is_compiled_with_all_the_compiler_can_do() -> None:
    assert COMPILING.staging == USUAL_STAGING
    assert linker_options(Options()) == Options()


def test_a_kernel_may_be_compiled_simply(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(COMPILING, "staging", Staging(simply=True))
    assert linker_options(Options()) == Options(ptxas_options=FAST_COMPILE)


def test_rules_from_a_size_on_are_called(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = "; a module\ndefine i32 @short()\n{\n  ret\n}\n\ndefine i32 @long()\n{\n  one\n  two\n  three\n  ret\n}\n"
    monkeypatch.setattr(COMPILING, "staging", Staging(large=6))
    assert mark_large_rules_noinline(rules) == rules.replace("@long()", "@long() noinline")
