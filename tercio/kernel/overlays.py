"""The words of overlays, which turn an opening position into that of an example.

A verb is a function of the position. Its parameters are the words that a line of an overlay may
use, with their types; its docstring says what it does, as docs/scripts-of-play.md prints it.
"""

import difflib
import inspect
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache, reduce
from typing import Any, NamedTuple, TypeAlias, TypeVar, get_args, get_type_hints

import msgspec

from tercio.kernel.errors import Unknown
from tercio.kernel.position import Position
from tercio.kernel.reasons import complaint, reason
from tercio.kernel.told import Told, told

Verb: TypeAlias = Callable[..., None]
T = TypeVar("T")

_FEW = 12
"""So many names are listed; of more, those that look most like the wrong one."""


class Words(NamedTuple):
    """What a verb may be told: words by name, and perhaps others besides (`others`, by what they
    name)."""

    types: Mapping[str, Any]
    needed: tuple[str, ...]
    others: str = ""
    type_of_others: Any = None

    @property
    def told(self) -> str:
        words = [*self.types, *([f"({self.others})"] if self.others else [])]
        return ", ".join(words) or told("takes-nothing")


@cache
def words_of(verb: Verb) -> Words:
    hints = get_type_hints(verb)
    _, *parameters = inspect.signature(verb).parameters.values()
    named = [p for p in parameters if p.kind is not p.VAR_KEYWORD]
    others = "".join(p.name for p in parameters if p.kind is p.VAR_KEYWORD)
    return Words(
        {p.name: hints[p.name] for p in named},
        tuple(p.name for p in named if p.default is p.empty),
        others.replace("_", " "),
        hints[others] if others else None,
    )


def apply(
    game: str, verbs: Mapping[str, Verb], g: object, verb: str, *, args: Mapping[str, Any]
) -> None:
    """Do what a line of an overlay says; what is wrong with it is told in a sentence."""
    if verb not in verbs:
        raise Unknown(told("no-verb", game=game, verb=verb, known=", ".join(verbs)))
    words = words_of(verbs[verb])
    for word in args:
        if word not in words.types and not words.others:
            raise Unknown(told("takes-no", word=word, words=words.told))
    for word in words.needed:
        if word not in args:
            raise Unknown(told("needs", word=word, words=words.told))
    verbs[verb](g, **dict(_typed(words, args)))


def _typed(words: Words, args: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for word, value in args.items():
        try:
            yield word, msgspec.convert(value, words.types.get(word, words.type_of_others))
        except msgspec.ValidationError as error:
            raise Unknown(_wrong(word, value, error)) from None


def _wrong(word: str, value: object, error: msgspec.ValidationError) -> Told:
    """What msgspec says of a value, in our words."""
    given = {"word": word, "value": repr(value)}
    match complaint(str(error).partition(" - at ")[0]):
        case "type", types:
            return told("word-type", **given, **types)
        case "value", _:
            return told("word-value", **given)
        case _:
            return told("word-wrong", **given, why=reason(error))


def find(table: Mapping[str, T], what: str | Callable[[], Told], id: object) -> T:
    """What an id means; if it means nothing, a sentence with those that do.

    `what` it would be is a noun; a game that speaks several languages makes it when it is needed.
    """
    if not isinstance(id, str) or id not in table:
        noun = what if isinstance(what, str) else what()
        raise Unknown(told("no-thing", what=noun, id=str(id), known=known(id, table)))
    return table[id]


def known(id: object, names: Collection[str]) -> str:
    """The rest of a sentence that says that there is no such name."""
    if len(names) > _FEW:
        names = difflib.get_close_matches(str(id), names, 3)
        return told("perhaps", names=reduce(_either, names)) if names else ""
    return told("known", names=", ".join(names)) if names else ""


def _either(one: str, other: str) -> str:
    return told("either", one=one, other=other)


def set_fields(g: Position[Any], **parts_of_the_position: Any) -> None:
    """any part of the position gets this value; of a part that holds values by name, those that
    are named"""
    for field, value in parts_of_the_position.items():
        setattr(g.state, field, _overlaid(g.state, field, value))


def _overlaid(state: Any, field: str, value: Any) -> Any:
    """What a field of the state becomes when it is set to `value`."""
    fields = list(msgspec.to_builtins(state, str_keys=True))
    if field not in fields:
        raise Unknown(told("no-part", part=field, known=", ".join(fields)))
    choices = get_args(get_type_hints(type(state))[field])
    if choices and all(isinstance(choice, str) for choice in choices) and value not in choices:
        raise Unknown(told("no-value", part=field, value=str(value), known=", ".join(choices)))
    before = getattr(state, field)
    if not isinstance(before, dict) or not isinstance(value, Mapping):
        return value
    for name in value:
        if name not in before:
            known = ", ".join(before)
            raise Unknown(told("no-name-in", part=field, name=str(name), known=known))
    return before | dict(value)


VERBS: Mapping[str, Verb] = {"set": set_fields}
"""Those of every game, unless it has its own."""
