"""GPU kernels: made of the rules as they are, small, and kept on disk."""

import hashlib
import pickle
import threading
import warnings
from contextlib import suppress
from dataclasses import replace
from importlib.metadata import distributions
from pathlib import Path
from typing import Any

from numba import cuda as _cuda
from numba.core.errors import NumbaPerformanceWarning
from numba.core.sigutils import normalize_signature

from fathoms.core.compiled.cache import game_mark, games_of, records_in, write_atomically
from fathoms.core.compiled.cache_folder import cache_root
from fathoms.core.compiled.rule_digest import digest
from fathoms.core.contract import Staging

cuda: Any = _cuda  # which of its names there are depends on what is installed
warnings.filterwarnings("ignore", "Grid size", NumbaPerformanceWarning)  # a few games do not fill a GPU: so be it
USUAL_STAGING = Staging()
FAST_COMPILE = ("--Ofast-compile=mid",)  # what the last part of the compiler is told if it is not to do its utmost
COMPILER = sorted((each.name, each.version) for each in distributions() if each.name in ("numba-cuda", "cuda-bindings"))


def kernel(function: Any = None, staging: Staging = USUAL_STAGING) -> Any:
    """A kernel: compiled when it is first launched with arguments of such types, unless it is found on disk."""
    if function is None:
        return lambda function: kernel(function, staging)
    compiled_kernel = cuda.jit(**({"max_registers": staging.registers} if staging.registers and COMPILER else {}))(
        function
    )
    compiled_kernel._cache = KernelCache(compiled_kernel, staging)
    return compiled_kernel


class KernelCache:
    """What a kernel asks for machine code before it is compiled, and hands it to afterwards (as `RuleCache`)."""

    def __init__(self, compiled_kernel: Any, staging: Staging) -> None:
        self.kernel, self.staging = compiled_kernel, staging

    def load_overload(self, signature: Any, context: Any) -> Any:
        """The machine code for these arguments on this GPU, if there is any."""
        from numba.cuda.dispatcher import _Kernel

        path = self.path(signature)
        try:
            compiled = _Kernel._rebuild(**pickle.loads(path.read_bytes()))
        except Exception:  # there is none, or it is broken: compiled again, it is whole
            COMPILING.staging = self.staging
            return None
        with suppress(OSError):
            path.touch()  # in use: see `kept.tidy`
        return compiled

    def save_overload(self, signature: Any, compiled: Any) -> None:
        """Keep machine code, and nothing of what it was made from."""
        from numba.cuda.serialize import dumps

        library = compiled._codelibrary
        library._llvm_strs, library._ptx_cache = [], {}
        write_atomically(self.path(signature), dumps(compiled._reduce_states()))

    def path(self, signature: Any) -> Path:
        arguments, _ = normalize_signature(signature)
        records = set(records_in(arguments))
        device = cuda.get_current_device()
        where = (COMPILER, device.compute_capability, self.staging.large, self.staging.simply)
        made_of = digest(self.kernel, games_of(records))
        key = hashlib.sha256(f"{made_of} {arguments} {where}".encode()).hexdigest()[:16]
        folder = "+".join(sorted(set(map(game_mark, records)))) or "gpu"
        return cache_root() / folder / f"gpu.{self.kernel.py_func.__name__}-{key}.nbc"

    def flush(self) -> None:
        """Nothing of ours is ever out of date."""


# How the compiler treats rules that kernels are made of.


class CompilerState(threading.local):
    """The kernel that is being compiled."""

    staging = USUAL_STAGING


COMPILING = CompilerState()


def move_tables_to_global_memory(text: str) -> str:
    """Tables of constants where all threads can read at once, each what it needs; and of any size."""
    return text.replace("addrspace(4)", "addrspace(1)")


def mark_large_rules_noinline(text: str) -> str:
    """Large rules are functions, called: copied into all their callers they take minutes to compile, and run slower."""
    parts = text.split("\ndefine ")
    for number, part in enumerate(parts[1:], 1):
        if not part.startswith("void") and part.count("\n") > COMPILING.staging.large:
            head, brace, body = part.partition("\n{\n")
            parts[number] = f"{head} noinline{brace}{body}"
    return "\ndefine ".join(parts)


def llvm_texts(library: Any) -> list[str]:
    """What a kernel is made of, in the compiler's own language."""
    if library._llvm_strs is None:
        texts = [str(module) for module in library.modules]
        if "7fathoms" in texts[0]:  # others' kernels are not ours to change
            texts = [mark_large_rules_noinline(move_tables_to_global_memory(text)) for text in texts]
        library._llvm_strs = texts
    return library._llvm_strs  # type: ignore[no-any-return]


def linker_options(usual: Any) -> Any:
    """How machine code is made of it."""
    return replace(usual, ptxas_options=FAST_COMPILE) if COMPILING.staging.simply else usual


def prepare_compiler() -> None:
    with suppress(ImportError):  # there is no compiler where GPUs are only simulated
        from numba.cuda.codegen import CUDACodeLibrary
        from numba.cuda.cudadrv.driver import _Linker  # type: ignore[attr-defined]  # of numba-cuda

        usual = _Linker._get_linker_options
        CUDACodeLibrary.llvm_strs = property(llvm_texts)  # type: ignore[assignment, method-assign]
        _Linker._get_linker_options = lambda linker, ptx: linker_options(usual(linker, ptx))


prepare_compiler()
