"""Breaks the rules of a game in many small ways and says which breaks its tests do not notice.

    python scripts/mutants.py poo_divers [--files rules.py sight.py] [--budget 200] [--seed 1] > survivors
    python scripts/mutants.py poo_divers --again survivors  # after mending tests: only those

A mutant is one rule with one thing changed: a comparison, a number, `and` for `or`, a statement left out, a branch
turned round. The tests run once as they are, interpreted, to see which test calls which rule; then every mutant is
judged in a process of its own by the tests that call it, quickest first, until one fails. A mutant that none notices
is a survivor: either a test is missing, or the change means nothing (see docs/mutants.md). Tests that take longer than
the patience, in seconds of work, judge no one. With a budget, so many mutants are drawn at random.
"""

import argparse
import ast
import copy
import os
import random
import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
os.environ["FATHOMS_INTERPRET"] = "1"  # before anything of Fathoms is imported
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

import pytest  # noqa: E402
from _pytest.runner import runtestprotocol  # noqa: E402

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
}  # fmt: skip
SUMS: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}
AT_ONCE = os.cpu_count() or 1  # mutants
LEAST, TIMES = 5, 3  # seconds of work a mutant gets: at least, and as a multiple of what its tests take


@dataclass(frozen=True)
class Mutant:
    """One rule with one thing changed."""

    module: str
    function: str
    line: int
    change: str
    code: CodeType

    def __str__(self) -> str:
        return f"{self.module.rpartition('.')[2]}.py:{self.line} {self.function}: {self.change}"


# Making mutants


def changes(node: ast.AST) -> Iterator[tuple[str, ast.AST | None]]:
    """The ways to change a node: what it says, and the new node, or None for leaving the statement out."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARISONS:
        new = copy.deepcopy(node)
        new.ops[0] = COMPARISONS[type(node.ops[0])]()
        yield f"{ast.unparse(node)} -> {ast.unparse(new)}", new
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield f"{node.value} -> {node.value + 1}", ast.Constant(node.value + 1)
    elif isinstance(node, ast.BoolOp):
        other = ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        yield f"{ast.unparse(node)} -> {ast.unparse(other)}", other
    elif isinstance(node, ast.BinOp) and type(node.op) in SUMS:
        sum_ = ast.BinOp(node.left, SUMS[type(node.op)](), node.right)
        yield f"{ast.unparse(node)} -> {ast.unparse(sum_)}", sum_
    elif isinstance(node, ast.If | ast.IfExp):
        turned = copy.deepcopy(node)
        turned.test = ast.UnaryOp(ast.Not(), node.test)
        yield f"if {ast.unparse(node.test)} -> if not", turned
    elif isinstance(node, ast.Assign | ast.AugAssign | ast.Return | ast.Continue | ast.Break) or (
        isinstance(node, ast.Expr) and not isinstance(node.value, ast.Constant)
    ):
        yield f"without {ast.unparse(node)}", None


def mutants_of(module: ModuleType) -> list[Mutant]:
    """Every mutant of the rules in a module."""
    file = Path(str(module.__file__))
    tree = ast.parse(file.read_text(encoding="utf-8"))
    rules = [node for node in tree.body if isinstance(node, ast.FunctionDef) and is_rule(node)]
    return [mutant for rule in rules for mutant in mutants_of_rule(module.__name__, str(file), rule)]


def is_rule(function: ast.FunctionDef) -> bool:
    return any(ast.unparse(decorator) == "rule" for decorator in function.decorator_list)


def mutants_of_rule(module: str, file: str, rule: ast.FunctionDef) -> Iterator[Mutant]:
    rule.decorator_list = []
    for number, node in enumerate(ast.walk(rule)):
        for change, new in changes(node):
            mutated = copy.deepcopy(rule)
            target = list(ast.walk(mutated))[number]
            mutated = Swap(target, new or ast.Pass()).visit(mutated)
            whole = compile(ast.fix_missing_locations(ast.Module([mutated], [])), file, "exec")
            code = next(const for const in whole.co_consts if isinstance(const, CodeType))
            yield Mutant(module, rule.name, getattr(node, "lineno", rule.lineno), change, code)


class Swap(ast.NodeTransformer):
    """Puts a new node in the place of an old one."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> Any:
        return self.new if node is self.old else self.generic_visit(node)


# Judging them


class Court:
    """A pytest plugin that lets the collected tests judge mutants instead of the rules as they are."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.game, self.files, self.budget, self.seed = given.game, given.files, given.budget, given.seed
        self.patience = given.patience
        self.only_listing: bool = given.list
        self.again = set(given.again.read_text(encoding="utf-8").splitlines()) if given.again else set()
        self.seconds: dict[pytest.Item, float] = {}
        self.callers: dict[CodeType, list[pytest.Item]] = {}  # the tests that call a rule, quickest first
        self.out_of_patience = False
        self.survivors: list[str] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if self.only_listing:
            print(*self.mutants(), sep="\n")
            return True
        signal.signal(signal.SIGVTALRM, self.give_up)
        for number, item in enumerate(session.items, start=1):
            show(f"test {number} of {len(session.items)} as it is")
            self.try_out(item)
        for tests in self.callers.values():
            tests.sort(key=lambda item: self.seconds[item])
        self.judge_all(self.mutants())
        return True

    def mutants(self) -> list[Mutant]:
        """Those that are to be judged."""
        mutants = [mutant for module in self.modules() for mutant in mutants_of(module)]
        if self.again:
            mutants = [mutant for mutant in mutants if str(mutant) in self.again]
        if self.budget and self.budget < len(mutants):
            mutants = sorted(random.Random(self.seed).sample(mutants, self.budget), key=str)
        return mutants

    def modules(self) -> list[ModuleType]:
        """The game's modules that are to be broken."""
        prefix = f"fathoms.games.{self.game}."
        loaded = {f"{name.removeprefix(prefix)}.py": name for name in sorted(sys.modules) if name.startswith(prefix)}
        return [sys.modules[name] for file, name in loaded.items() if not self.files or file in self.files]

    def try_out(self, item: pytest.Item) -> None:
        """Run a test once as it is: what it calls, and how long it takes."""
        called: set[CodeType] = set()

        def note(frame: FrameType, event: str, arg: object) -> None:
            if event == "call":
                called.add(frame.f_code)

        began = time.process_time()
        sys.setprofile(note)
        signal.setitimer(signal.ITIMER_VIRTUAL, self.patience)
        try:
            passed = passes(item)
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            sys.setprofile(None)
        self.seconds[item] = time.process_time() - began
        if self.out_of_patience:
            self.out_of_patience = False
            return
        if not passed:
            raise pytest.UsageError(f"{item.nodeid} fails as it is")
        for code in called:
            self.callers.setdefault(code, []).append(item)

    def give_up(self, number: int, frame: FrameType | None) -> None:
        self.out_of_patience = True
        raise TooSlow

    def judge_all(self, mutants: list[Mutant]) -> None:
        running: dict[int, Mutant] = {}
        for number, mutant in enumerate(mutants, start=1):
            show(f"mutant {number} of {len(mutants)}, {len(self.survivors)} survived: {mutant}")
            running[self.start(mutant)] = mutant
            if len(running) == AT_ONCE:
                self.wait_for_one(running)
        while running:
            self.wait_for_one(running)
        show("")
        print(f"{len(self.survivors)} of {len(mutants)} mutants survived")

    def start(self, mutant: Mutant) -> int:
        """Judge a mutant in a process of its own; its number. It ends with 0 if no test failed."""
        rule = getattr(sys.modules[mutant.module], mutant.function)
        tests = self.callers.get(rule.__code__, [])
        process = os.fork()
        if process == 0:
            signal.signal(signal.SIGVTALRM, signal.SIG_DFL)  # an endless loop is ended, and so noticed
            signal.setitimer(signal.ITIMER_VIRTUAL, LEAST + TIMES * sum(self.seconds[test] for test in tests))
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            rule.__code__ = mutant.code
            os._exit(0 if all(passes(test) for test in tests) else 1)
        return process

    def wait_for_one(self, running: dict[int, Mutant]) -> None:
        process, status = os.wait()
        mutant = running.pop(process)
        if status == 0:
            self.survivors.append(str(mutant))
            show("")
            print(mutant, flush=True)


class TooSlow(Exception):  # noqa: N818 - a test that is no use here, not an error
    """A test has used up our patience."""


def passes(item: pytest.Item) -> bool:
    return all(report.passed or report.skipped for report in runtestprotocol(item, log=False, nextitem=None))


def show(text: str) -> None:
    """One line of progress, written over the last one."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text[:100]}", end="", file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--files", nargs="+", default=[], help="only these files of the game")
    parser.add_argument("--tests", nargs="+", default=[], help="only these files of its tests judge")
    parser.add_argument("--budget", type=int, default=0, help="so many mutants by lot; 0 = all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--patience", type=float, default=5, help="seconds; slower tests judge nobody")
    parser.add_argument(
        "--again", type=Path, help="only the survivors of an earlier run, which are listed in this file"
    )
    parser.add_argument("--list", action="store_true", help="list the mutants, and judge none")
    given = parser.parse_args()
    os.chdir(ROOT)
    court = Court(given)
    # Plain tracebacks: one through a rule that is being watched may have no line, which others cannot show.
    folder = Path("tests/games") / given.game
    judges = [str(folder / name) for name in given.tests] or [str(folder)]
    arguments = ["-qq", "-s", "--tb=native", "-p", "no:cacheprovider", "-m", "not slow", *judges]
    return int(pytest.main(arguments, plugins=[court]))


if __name__ == "__main__":
    sys.exit(main())
