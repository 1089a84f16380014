"""Words: message ids and arguments become sentences by Fluent files, one folder a language.

The kernel has a few messages of its own; a game adds its files under `locale/<language>/`.
A game translates its own files; what the kernel says is said in English until the kernel, or
the game in its stead, has words for it.
An argument of the form `kind:id` is a ref and is shown by its name: message `name-<kind>-<id>`
where a language defines one, else the name in the game's data. What dice are rolled for is
message `roll-<purpose>`, or the purpose itself where there is none. A message `term-<id>` is a
word of the rules, with the attributes `help`, `also` (other words for it, with commas between
them) and `cite`.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message

from tercio.kernel.ask import Arg, Phrase, Refusal
from tercio.kernel.display.scene import Term
from tercio.kernel.errors import DataError, RulesBug, Unknown
from tercio.kernel.events import Event, Rolled, message_id
from tercio.kernel.game import Game
from tercio.kernel.saving.history import Bar
from tercio.kernel.table import NOT_HERE, Offer, Offered

_OURS = Path(__file__).parent / "locale"
FALLBACK = "en"
_TERM = "term-"


def languages(game: Game[Any]) -> list[str]:
    """The languages that a game can be shown in."""
    return sorted(path.name for path in (game.folder / "locale").glob("*") if path.is_dir())


@cache
def bundle_of(language: str, *folders: Path) -> FluentBundle:
    """The messages of a language in some folders; where two have one, the later is taken."""
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        for path in sorted((folder / language).glob("*.ftl")):
            bundle.add_resource(_resource(path), allow_overrides=True)
    return bundle


@cache
def ids_in(prefix: str, *folders: Path) -> tuple[str, ...]:
    """The ids of the messages in some folders that begin so, each once."""
    files = (path for folder in folders for path in sorted(folder.glob("*.ftl")))
    entries = (entry for path in files for entry in _resource(path).body)
    ids = (entry.id.name for entry in entries if isinstance(entry, Message))
    return tuple(dict.fromkeys(id for id in ids if id.startswith(prefix)))


def _resource(path: Path) -> Any:
    try:
        resource = FluentResource(path.read_text("utf-8"))
    except UnicodeDecodeError:
        raise DataError(f"{path} is not UTF-8 text.") from None
    for entry in resource.body:
        if isinstance(entry, Junk):
            line = (entry.content or "").strip().partition("\n")[0]
            raise DataError(f"{path} is not valid Fluent at {line!r}.")
    return resource


def slug(words: str) -> str:
    """The part of a message id that stands for some words."""
    return re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-")


class Words:
    """Speaks one language about one game."""

    def __init__(self, game: Game[Any], data: Any, language: str = "en") -> None:
        if language not in languages(game):
            known = ", ".join(languages(game))
            raise Unknown(f"{game.name} does not speak {language!r}; it speaks {known}.")
        self.language = language
        self.game = game
        self.data = data
        shared = (_OURS, *game.locales)
        own = bundle_of(language, *shared, game.folder / "locale")
        self._bundles = [own, bundle_of(FALLBACK, *shared)]
        self._folders = (*shared, game.folder / "locale")

    def has(self, message: str) -> bool:
        return any(bundle.has_message(message) for bundle in self._bundles)

    def say(self, message: str, args: Mapping[str, Arg] | None = None) -> str:
        """The sentence for a message id; a missing one is a bug, not a blank."""
        shown = {name: self._shown(value) for name, value in (args or {}).items()}
        return self._render(message, shown)

    def _render(self, message: str, shown: dict[str, Any], attribute: str = "") -> str:
        """The text of a message, or of an attribute, which may be missing and is then empty."""
        bundle = next((each for each in self._bundles if each.has_message(message)), None)
        if bundle is None:
            raise RulesBug(f"No message {message!r} in language {self.language!r}.")
        entry = bundle.get_message(message)
        if attribute and attribute not in entry.attributes:
            return ""
        pattern = entry.attributes[attribute] if attribute else entry.value
        if pattern is None:
            raise RulesBug(f"Message {message!r} has no text in language {self.language!r}.")
        text, errors = bundle.format_pattern(pattern, shown)
        if errors:
            raise RulesBug(f"Message {message!r} ({self.language}): {errors[0]}.")
        return str(text)

    def knows(self, ref: str) -> bool:
        """Whether there is a name for it: what has none is not on the table."""
        return self._name(ref) is not None

    def name(self, ref: str) -> str:
        name = self._name(ref)
        if name is None:
            raise RulesBug(f"{self.game.name} has no name for {ref!r}.")
        return name

    def _name(self, ref: str) -> str | None:
        kind, mark, id = ref.partition(":")
        message = f"name-{kind}-{id}"
        if self.has(message):
            return self.say(message)
        name = self.game.display.name_of(self.data, kind, id) if mark else None
        # A seat that the game has not named is called by its id.
        return id if name is None and kind == "seat" else name

    def event(self, event: Event) -> str:
        return self._of_event(event, message_id(type(event)))

    def in_short(self, event: Event) -> str:
        """Of an event that is told with the next one: `event-<name>-short`."""
        return self._of_event(event, message_id(type(event)) + "-short")

    def _of_event(self, event: Event, message: str) -> str:
        told = (field for field in event.__struct_fields__ if field not in event.asides)
        fields = {field: getattr(event, field) for field in told}
        if isinstance(event, Rolled):
            fields["purpose"] = self._purpose(event.purpose)
        return self.say(message, fields)

    def bar(self, bar: Bar) -> str:
        """Why nothing can be taken back; and what was learned since, where that is the reason."""
        told = f"{bar.why}-told"
        if bar.event is None or not self.has(told):
            return self.say(bar.why)
        return self._render(told, {"what": self.event(bar.event)})

    def purpose(self, purpose: str) -> str:
        """What dice were rolled for, in words."""
        told = self._purpose(purpose)
        return told if isinstance(told, str) else self.say(told.message, told.args)

    def _purpose(self, purpose: str) -> str | Phrase:
        """What dice were rolled for, and for whom, if it says so after a comma."""
        what, mark, who = purpose.partition(", ")
        known = f"roll-{slug(what)}"
        if not self.has(known):
            return purpose
        if not mark:
            return Phrase(known)
        side = f"roll-{slug(who)}"
        named = Phrase(side) if self.has(side) else who
        return Phrase("roll-of", {"what": Phrase(known), "who": named})

    def named(self, kind: str) -> tuple[str, ...]:
        """Everything of a kind that has a name in the language, as refs."""
        prefix = f"name-{kind}-"
        folders = (folder / self.language for folder in self._folders)
        return tuple(f"{kind}:{id.removeprefix(prefix)}" for id in ids_in(prefix, *folders))

    def glossary(self) -> tuple[Term, ...]:
        """Every word of the rules that is explained."""
        folders = (folder / self.language for folder in self._folders)
        return tuple(map(self._term, ids_in(_TERM, *folders)))

    def _term(self, message: str) -> Term:
        told = {name: self._render(message, {}, name) for name in ("", "help", "also", "cite")}
        also = tuple(word.strip() for word in told["also"].split(",") if word.strip())
        id = message.removeprefix(_TERM)
        return Term(id, told[""], told["help"], also, cite=told["cite"])

    def prompt(self, offer: Offer) -> str:
        return self.say("ask-" + offer.kind, offer.args)

    def option(self, option: Offered) -> str:
        return self.say(option.text, option.args)

    def refusal(self, refusal: Refusal) -> str:
        """A sentence with its rule."""
        thing = refusal.args.get("thing")
        if refusal.message == NOT_HERE and isinstance(thing, str) and not self.knows(thing):
            # Anybody may point at anything; that it does not exist is then the reason.
            return self._render("forbid-no-such-thing", {"thing": thing})
        sentence = self.say(refusal.message, refusal.args)
        return f"{sentence} ({refusal.cite})" if refusal.cite else sentence

    def _shown(self, value: Arg) -> str | int:
        if isinstance(value, str):
            return self.name(value) if ":" in value else value
        if isinstance(value, int):
            return value
        if isinstance(value, Phrase):
            return self.say(value.message, value.args)
        return self._list(list(value))

    def _list(self, items: Sequence[Any]) -> str:
        # A phrase may hold commas of its own.
        mark = "; " if any(isinstance(item, Phrase) for item in items) else ", "
        return mark.join(str(self._shown(item)) for item in items)
