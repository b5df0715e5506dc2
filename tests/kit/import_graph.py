"""Who imports whom: all imports count, also those inside functions and those for the type checker alone."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

Graph = Mapping[str, set[str]]  # the modules that each module imports


def modules_in(folder: Path, root: Path, skip: tuple[str, ...] = ()) -> dict[str, Path]:
    """The modules below a folder by the names they are imported by, which begin at `root`."""
    found = {}
    for file in sorted(folder.rglob("*.py")):
        if not set(skip) & set(file.parts):
            name = file.relative_to(root).with_suffix("").parts
            found[".".join(name[:-1] if name[-1] == "__init__" else name)] = file
    return found


def import_graph(modules: Mapping[str, Path]) -> dict[str, set[str]]:
    """Which of these modules each of them imports."""
    return {name: set(imports_of(name, file, modules)) - {name} for name, file in modules.items()}


def imports_of(name: str, file: Path, modules: Mapping[str, Path]) -> Iterator[str]:
    """The modules that a file imports; for `from a import b`, it is `a.b` where that is a module and else `a`."""
    package = name if file.name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) + 1 - node.level] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            names = [f"{base}.{alias.name}" for alias in node.names]
        else:
            continue
        for each in names:
            while each and each not in modules:
                each = each.rpartition(".")[0]
            if each:
                yield each


def circles(graph: Graph) -> list[list[str]]:
    """Groups of modules that import each other, directly or through others."""
    reached = {module: everything_below(module, graph) for module in graph}
    groups = {
        frozenset(other for other in reached[module] if module in reached[other])
        for module in graph
        if module in reached[module]
    }
    return sorted(sorted(group) for group in groups)


def everything_below(module: str, graph: Graph) -> set[str]:
    """All that a module imports, and what these import, and so on."""
    found: set[str] = set()
    to_visit = list(graph[module])
    while to_visit:
        each = to_visit.pop()
        if each not in found:
            found.add(each)
            to_visit += graph[each]
    return found
