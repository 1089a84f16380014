"""A language made of English by other letters: what is still plain in it stands in code.

Whoever changes the screens reads them in it (`--language en-XA`, `?lang=en-XA`), and tests play in
it: a word in plain letters was never a message. It takes two fifths more room than English, as
other languages may: what has no room for that is seen in it.
"""

import re
from typing import Any, Final

from fluent.syntax import ast, visitor

PSEUDO: Final = "en-XA"
_PLAIN: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_OTHER: Final = "ÁƁÇÐÉƑĜĤÎĴĶĻṀÑÓÞǪŔŠŦÚṼŴẊÝŽáƀçðéƒĝĥîĵķļṁñóþǫŕšŧúṽŵẋýž"
_TWICE: Final = "aeiout"
_LETTERS: Final = str.maketrans(
    {
        plain: other * (2 if plain in _TWICE else 1)
        for plain, other in zip(_PLAIN, _OTHER, strict=True)
    }
)
_KEPT: Final = ("cite", "see")
"""Attributes that hold numbers of sections, which are the same in all languages."""


def pseudo(text: str) -> str:
    return text.translate(_LETTERS)


def words_left(text: str) -> list[str]:
    """The words of a text that are in plain letters."""
    return re.findall(r"(?<![\w.:/-])[A-Za-z]{3,}(?![\w/-])", text)


class _Changed(visitor.Transformer):
    def visit_Attribute(self, node: Any) -> Any:  # noqa: N802
        return node if node.id.name in _KEPT else self.generic_visit(node)

    def visit_TextElement(self, node: Any) -> Any:  # noqa: N802
        node.value = pseudo(node.value)
        return node

    def visit_Placeable(self, node: Any) -> Any:  # noqa: N802
        if isinstance(node.expression, ast.StringLiteral):
            node.expression.value = pseudo(node.expression.value)
            return node
        return self.generic_visit(node)


def changed(resource: Any) -> Any:
    """The messages of a file in other letters."""
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term):
            _Changed().visit(entry)
    return resource
