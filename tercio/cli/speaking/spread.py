"""Options that belong together, as one value: several commands share them, and none lists them."""

import inspect
from collections.abc import Callable, Iterator
from functools import wraps

import msgspec


def spread(command: Callable[..., None]) -> Callable[..., None]:
    """A command that takes structs of options: on the command line their fields stand in their
    place, and it is given each struct filled with them.
    """
    declared = inspect.signature(command)
    structs = {
        each.name: each.annotation
        for each in declared.parameters.values()
        if _is_struct(each.annotation)
    }

    @wraps(command)
    def gathered(**given: object) -> None:
        for name, struct in structs.items():
            given[name] = struct(**{field: given.pop(field) for field in struct.__struct_fields__})
        command(**given)

    shown = [option for each in declared.parameters.values() for option in _shown(each)]
    gathered.__signature__ = declared.replace(parameters=shown)  # type: ignore[attr-defined]
    gathered.__annotations__ = {each.name: each.annotation for each in shown}
    return gathered


def _is_struct(annotation: object) -> bool:
    return isinstance(annotation, type) and issubclass(annotation, msgspec.Struct)


def _shown(parameter: inspect.Parameter) -> Iterator[inspect.Parameter]:
    if not _is_struct(parameter.annotation):
        yield parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY)
        return
    for field in msgspec.structs.fields(parameter.annotation):
        yield inspect.Parameter(
            field.name,
            inspect.Parameter.KEYWORD_ONLY,
            default=field.default,
            annotation=field.type,
        )
