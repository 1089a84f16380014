"""The Fluent files of a room: what each language says in it."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.syntax.ast import Junk, Message

from tercio.kernel.errors import DataError
from tercio.kernel.words.pseudo import PSEUDO, changed

if TYPE_CHECKING:  # It takes a while to load, and who says nothing does not need it.
    from fluent.runtime import FluentBundle

OURS = Path(__file__).parents[1] / "locale"
"""The room of the kernel."""
FALLBACK = "en"


@cache
def bundle_of(language: str, *folders: Path) -> "FluentBundle":
    """The messages of a language in some folders; where two have one, the later is taken."""
    from fluent.runtime import FluentBundle

    # Of what Babel does not know, numbers are written as in English, whatever the machine speaks.
    bundle = FluentBundle([language, FALLBACK], use_isolating=False)
    for folder in folders:
        for path in files_of(folder, language):
            resource = _resource(path)
            if language == PSEUDO:
                resource = changed(resource)
            bundle.add_resource(resource, allow_overrides=True)
    return bundle


def text_in(bundle: "FluentBundle", message: str, attribute: str = "") -> Any:
    """What a language has for a message, or for one of its attributes; none, if it lacks that."""
    if not bundle.has_message(message):
        return None
    entry = bundle.get_message(message)
    return entry.attributes.get(attribute) if attribute else entry.value


def files_of(folder: Path, language: str) -> list[Path]:
    """The files that are read. English of the data is read in the data, where packs correct it."""
    spoken = folder / (FALLBACK if language == PSEUDO else language)
    return sorted(spoken.glob("*.ftl") if language == FALLBACK else spoken.rglob("*.ftl"))


@cache
def ids_in(prefix: str, *folders: Path) -> tuple[str, ...]:
    """The ids of the messages in some folders that begin so, each once."""
    files = (path for folder in folders for path in sorted(folder.glob("*.ftl")))
    entries = (entry for path in files for entry in _resource(path).body)
    ids = (entry.id.name for entry in entries if isinstance(entry, Message))
    return tuple(dict.fromkeys(id for id in ids if id.startswith(prefix)))


def _resource(path: Path) -> Any:
    from fluent.runtime import FluentResource

    try:
        resource = FluentResource(path.read_text("utf-8"))
    except UnicodeDecodeError:
        raise DataError(_sentence(path, "no-utf-8")) from None
    for entry in resource.body:
        if isinstance(entry, Junk):
            line = (entry.content or "").strip().partition("\n")[0]
            raise DataError(_sentence(path, "no-fluent", line=line))
    return resource


def _sentence(path: Path, message: str, **given: str) -> str:
    """What is wrong with a file, in the words of the kernel; of its own files those cannot tell."""
    from tercio.kernel.told import told  # It stands on this module.

    if path.is_relative_to(OURS):
        return " ".join((str(path), message, *map(repr, given.values())))
    return told(message, place=str(path), **given)
