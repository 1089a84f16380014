"""What can be changed in a module, one mutant at a time."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import libcst as cst
from libcst.metadata import MetadataWrapper, PositionProvider
from mutmut.mutation import mutators

Operator = Callable[[Any], Iterable[cst.CSTNode]]


def _negated(test: cst.BaseExpression) -> cst.BaseExpression:
    inner = test.with_changes(lpar=[cst.LeftParen()], rpar=[cst.RightParen()])
    return cst.UnaryOperation(cst.Not(), inner)


def negate_condition(node: cst.If | cst.While) -> Iterator[cst.CSTNode]:
    yield node.with_changes(test=_negated(node.test))


OPERATORS: Final[tuple[tuple[type[cst.CSTNode], Operator], ...]] = (
    (cst.BaseNumber, mutators.operator_number),
    (cst.Name, mutators.operator_name),
    (cst.UnaryOperation, mutators.operator_remove_unary_ops),
    (cst.CSTNode, mutators.operator_keywords),
    (cst.CSTNode, mutators.operator_swap_op),
    (cst.IfExp, mutators.operator_if_exp),
    (cst.If, negate_condition),
    (cst.While, negate_condition),
)
"""Strings, arguments and assignments are left out: a test that reaches them crashes at once, which
would make the share of the killed look better than the tests are."""


OUT_OF_REACH: Final = (cst.Annotation, cst.Decorator, cst.Parameters, cst.Assert)
"""What has been evaluated before the code is exchanged, and what says that a thing cannot be."""


class Mutant(NamedTuple):
    file: str
    line: int
    last_line: int
    function: int
    """The line on which the outermost function begins, decorators included: which code is
    exchanged."""
    before: str
    after: str
    nth: int
    """Which change of the file it is, counted from the top."""

    @property
    def title(self) -> str:
        return f"{self.file}:{self.line}  {self.before}  ->  {self.after}"


class _Finder(cst.CSTVisitor):
    METADATA_DEPENDENCIES = (PositionProvider,)

    def __init__(self, file: str) -> None:
        super().__init__()
        self.file = file
        self.functions: list[cst.FunctionDef] = []
        self.found: list[tuple[Mutant, cst.CSTNode, cst.CSTNode]] = []

    def on_visit(self, node: cst.CSTNode) -> bool:
        if isinstance(node, OUT_OF_REACH):
            return False
        if isinstance(node, cst.FunctionDef):
            self.functions.append(node)
        elif self.functions:
            for kind, operator in OPERATORS:
                if isinstance(node, kind):
                    for changed in operator(node):
                        self._note(node, changed)
            if isinstance(node, cst.Return) and self._is_predicate() and node.value is not None:
                self._note(node, node.with_changes(value=_negated(node.value)))
        return True

    def on_leave(self, original_node: cst.CSTNode) -> None:
        if isinstance(original_node, cst.FunctionDef):
            self.functions.pop()

    def _is_predicate(self) -> bool:
        returns = self.functions[-1].returns
        return returns is not None and _text(returns.annotation) == "bool"

    def _note(self, node: cst.CSTNode, changed: cst.CSTNode) -> None:
        span = self.get_metadata(PositionProvider, node)
        outer = self.functions[0]
        first = outer.decorators[0] if outer.decorators else outer
        mutant = Mutant(
            self.file,
            span.start.line,
            _first_line_end(node, span),
            self.get_metadata(PositionProvider, first).start.line,
            _text(node),
            _text(changed),
            len(self.found),
        )
        self.found.append((mutant, node, changed))


def _first_line_end(node: cst.CSTNode, span: Any) -> int:
    """A condition is told by its head, not by the block below it."""
    return int(span.start.line if isinstance(node, cst.If | cst.While) else span.end.line)


def _text(node: cst.CSTNode) -> str:
    return " ".join(cst.Module(body=()).code_for_node(_head(node)).split())


def _head(node: cst.CSTNode) -> cst.CSTNode:
    return node.test if isinstance(node, cst.If | cst.While) else node


@cache
def _search(path: Path) -> tuple[cst.Module, _Finder]:
    wrapper = MetadataWrapper(cst.parse_module(path.read_text("utf-8")))
    finder = _Finder(str(path))
    wrapper.visit(finder)
    return wrapper.module, finder


def mutants_of(path: Path) -> list[Mutant]:
    """Every mutant of a module."""
    return [mutant for mutant, _, _ in _search(path)[1].found]


def mutated_source(mutant: Mutant) -> str:
    """The module with this one change."""
    module, finder = _search(Path(mutant.file))
    found, node, changed = finder.found[mutant.nth]
    assert found == mutant, "The file has changed since it was searched."
    tree = module.deep_replace(node, changed)
    assert isinstance(tree, cst.Module)
    return tree.code
