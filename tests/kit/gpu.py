"""Is there a GPU to test on?"""


def why_no_gpu() -> str:
    """Why there is no GPU to test on; nothing if there is one."""
    try:
        from numba import cuda
    except ImportError:
        return "no GPU compiler is installed (the extra `cuda`)"
    return "" if cuda.is_available() else "this machine has no GPU that CUDA can use"
