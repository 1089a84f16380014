"""Words: message ids and arguments become sentences by Fluent files, one folder a language.

The kernel has a few messages of its own; a game adds its files under `locale/<language>/`.
What a language lacks is said in English, marked (`kernel/words/stand_ins.py`) and kept in mind for
translators (`Words.lacking`).
An argument of the form `kind:id` is a ref and is shown by its name: message `name-<kind>-<id>`
where a language defines one, else the name in the game's data. What the data tell in sentences is
told the same way, by message `text-<kind>-<id>` (`Words.text`). English names and texts stand in
the data alone; what is in `<language>/data/` is written out of them for translators
(`kernel/words/data_words.py`) and not read for English. What dice are rolled for is
message `roll-<purpose>`, or the purpose itself where there is none. A message `term-<id>` is a
word of the rules, with the attributes `help`, `also` (other words for it, with commas between
them) and `cite`.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol, TypeVar

from tercio.kernel.ask import PASS, Arg, Phrase, Refusal
from tercio.kernel.data import Row
from tercio.kernel.display.scene import Term
from tercio.kernel.errors import RulesBug, Unknown
from tercio.kernel.events import Event, Rolled, message_id
from tercio.kernel.game import Game
from tercio.kernel.saving.history import Bar
from tercio.kernel.table import NOT_HERE, Offer, Offered
from tercio.kernel.told import told
from tercio.kernel.words.bundles import FALLBACK as FALLBACK
from tercio.kernel.words.bundles import OURS as OURS
from tercio.kernel.words.bundles import bundle_of as bundle_of
from tercio.kernel.words.bundles import ids_in as ids_in
from tercio.kernel.words.bundles import text_in
from tercio.kernel.words.pseudo import PSEUDO
from tercio.kernel.words.stand_ins import standing_in, unmarked

_TERM = "term-"
_ROLLERS = ("power", "debater")
"""Kinds of those whom dice are rolled for."""
_PLAIN = (str, int)
NOBODY = "nobody"
_NO_POWER = f"power:{NOBODY}"
_REMEMBERED = 1 << 13
K = TypeVar("K")
V = TypeVar("V")


class _Identified(Protocol):
    @property
    def id(self) -> str: ...


DRAFT = "draft.md"
"""A file in the folder of a language that is not offered yet: it can be spoken, for who asks."""


def languages(game: Game[Any]) -> list[str]:
    """The languages that a game is offered in."""
    return [name for name, folder in _spoken(game).items() if not (folder / DRAFT).exists()]


def speaks(game: Game[Any], language: str) -> bool:
    """Whether a game is told in a language to whoever asks for it."""
    return language in languages(game) or language == PSEUDO


def _spoken(game: Game[Any]) -> dict[str, Path]:
    """The languages that a game can be shown in, drafts too."""
    folders = sorted((game.folder / "locale").glob("*"))
    return {path.name: path for path in folders if path.is_dir()}


def message_about(what: str, kind: str, id: str) -> str:
    """The id of the message that has the name or the text of something in the data."""
    return f"{what}-{kind}-{id}".replace(".", "-")


def _remember(known: dict[K, V], key: K, value: V) -> None:
    """Whoever asks for ever new things, as for names of what is not there, is not remembered for
    ever."""
    if len(known) >= _REMEMBERED:
        known.clear()
    known[key] = value


def slug(words: str) -> str:
    """The part of a message id that stands for some words."""
    return re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-")


class Text(str):
    """An argument that is in words already, whatever it looks like."""

    __slots__ = ()


class Words:
    """Speaks one language about one game."""

    def __init__(self, game: Game[Any], data: Any, language: str = "en") -> None:
        if language not in _spoken(game) and language != PSEUDO:
            known = ", ".join(languages(game))
            raise Unknown(told("language", game=game.title, language=language, known=known))
        self.language = language
        self.game = game
        self.data = data
        self._folders = (OURS, *game.locales, game.folder / "locale")
        self._spoken = tuple(dict.fromkeys((language, FALLBACK)))
        self._bundles = [bundle_of(each, *self._folders) for each in self._spoken]
        self.lacking: set[str] = set()
        """The messages that had to be said in English."""
        self._said: dict[tuple[object, ...], str] = {}
        self._names: dict[str, str | None] = {}
        self._texts: dict[tuple[str, str, str, str], str] = {}
        self._told: dict[int, tuple[Event, str]] = {}
        """By the number of the object: it stays its own as long as the event is kept here."""

    def has(self, message: str) -> bool:
        return any(bundle.has_message(message) for bundle in self._bundles)

    def say(self, message: str, args: Mapping[str, Arg] | None = None) -> str:
        """The sentence for a message id; a missing one is a bug, not a blank.

        All seats are told the same things again and again, so that they are put into words once.
        """
        key = (message, *args.items()) if args else (message,)
        if args and not all(type(value) in _PLAIN for value in args.values()):
            return self._render(message, self._all_shown(args))
        said = self._said.get(key)
        if said is None:
            said = self._render(message, self._all_shown(args) if args else {})
            _remember(self._said, key, said)
        return said

    def _all_shown(self, args: Mapping[str, Arg]) -> dict[str, Any]:
        return {name: self._shown(value) for name, value in args.items()}

    def _render(self, message: str, shown: dict[str, Any], attribute: str = "") -> str:
        """The text of a message, or of an attribute, which may be missing and is then empty."""
        holding = [each for each in self._bundles if each.has_message(message)]
        if not holding:
            raise RulesBug(f"No message {message!r} in language {self.language!r}.")
        found = ((each, text_in(each, message, attribute)) for each in holding)
        bundle, pattern = next((each for each in found if each[1] is not None), (None, None))
        if bundle is None or pattern is None:
            if attribute:
                return ""
            raise RulesBug(f"Message {message!r} has no text in language {self.language!r}.")
        text, errors = bundle.format_pattern(pattern, shown)
        if errors:
            raise RulesBug(f"Message {message!r} ({self.language}): {errors[0]}.")
        if bundle is self._bundles[0]:
            return str(text)
        return self._standing_in(f"{message}.{attribute}" if attribute else message, str(text))

    def _standing_in(self, message: str, english: str) -> str:
        """English for want of a message, which is kept in mind."""
        if self.language == FALLBACK:
            return english
        self.lacking.add(message)
        return standing_in(english)

    def knows(self, ref: str) -> bool:
        """Whether there is a name for it: what has none is not on the table."""
        return self._name(ref) is not None

    def name(self, ref: str) -> str:
        name = self._name(ref)
        if name is None:
            raise RulesBug(f"{self.game.name} has no name for {ref!r}.")
        return name

    def _name(self, ref: str) -> str | None:
        try:
            return self._names[ref]
        except KeyError:
            found = self._name_found(ref)
            _remember(self._names, ref, found)
            return found

    def _name_found(self, ref: str) -> str | None:
        kind, mark, id = ref.partition(":")
        message = message_about("name", kind, id)
        if self.has(message) and not self._is_renamed(kind, id):
            return self.say(message)
        display = self.game.display
        made = display.made_name(self.data, kind, id) if mark else None
        if made is not None:
            return self.say(made.message, made.args)
        if kind == "game":
            name = self.game.name if id == self.game.id else None
        else:
            name = display.name_of(self.data, kind, id) if mark else None
        if name is not None and not self._is_renamed(kind, id):
            name = self._standing_in(message, name)
        # A seat that the game has not named is called by its id.
        return id if name is None and kind == "seat" else name

    def _is_renamed(self, kind: str, id: str) -> bool:
        """Whether a pack has given it a name, which holds in all languages."""
        if not self._is_packed:
            return False
        name, own = (self.game.display.name_of(data, kind, id) for data in self._data_and_own())
        return name != own

    @cached_property
    def _is_packed(self) -> bool:
        return self.data is not None and self.data is not self.game.load_data()

    def _data_and_own(self) -> tuple[Any, Any]:
        return self.data, self.game.load_data()

    def text(self, kind: str, row: _Identified, field: str = "text") -> str:
        """What a row of the data tells in words; those of a pack are told as they are."""
        english: str = getattr(row, field)
        key = (kind, row.id, field, english)
        told = self._texts.get(key)
        if told is None:
            told = self._text_found(kind, row, field, english)
            _remember(self._texts, key, told)
        return told

    def _text_found(self, kind: str, row: _Identified, field: str, english: str) -> str:
        message = message_about("text", kind, row.id)
        if not english or english != self._own_text(kind, row.id, field):
            return english
        return self._or_english(message, english, "" if field == "text" else field)

    def texts(self, kind: str, row: Row, field: str) -> tuple[str, ...]:
        """What a row tells in several sentences, each a message `text-<kind>-<id>-<number>`."""
        english: tuple[str, ...] = getattr(row, field)
        table = next(name for name, told in self.game.display.lists.items() if told[0] == kind)
        if list(english) != self.game.schema.written(table).get(row.id, {}).get(field):
            return english
        return tuple(
            self._or_english(message_about("text", kind, f"{row.id}.{number}"), text)
            for number, text in enumerate(english, 1)
        )

    def _or_english(self, message: str, english: str, attribute: str = "") -> str:
        """Of what English has in its data and no message for."""
        if text_in(self._bundles[0], message, attribute) is not None:
            return self._render(message, {}, attribute)
        return self._standing_in(f"{message}.{attribute}" if attribute else message, english)

    def _own_text(self, kind: str, id: str, field: str) -> object:
        rows = (
            self.game.schema.written(table).get(id, {})
            for table, told in self.game.display.texts.items()
            if told == kind
        )
        return next((row[field] for row in rows if field in row), None)

    def event(self, event: Event) -> str:
        """Everybody is told of the same event, so that it is put into words once."""
        known = self._told.get(id(event))
        if known is None or known[0] is not event:
            known = (event, self._of_event(event, message_id(type(event))))
            _remember(self._told, id(event), known)
        return known[1]

    def end_of_offer(self, event: Event, offer: Event) -> str:
        """A deal that came to nothing, with what it held: `event-<name>-of`."""
        of_both = {name: getattr(each, name) for each in (offer, event) for name in _told_of(each)}
        return self.say(message_id(type(event)) + "-of", of_both)

    def in_short(self, event: Event) -> str:
        """Of an event that is told with the next one: `event-<name>-short`."""
        return self._of_event(event, message_id(type(event)) + "-short")

    def _of_event(self, event: Event, message: str) -> str:
        fields = {field: getattr(event, field) for field in _told_of(event)}
        if isinstance(event, Rolled):
            fields["purpose"] = self._purpose(event.purpose)
        return self.say(message, fields)

    def bar(self, bar: Bar) -> str:
        """Why nothing can be taken back; and what was learned since, where that is the reason."""
        told = f"{bar.why}-told"
        if bar.event is None or not self.has(told):
            return self.say(bar.why)
        what = self.event(bar.event)
        said = self._said.get((told, what))
        if said is None:
            said = self._render(told, {"what": what})
            _remember(self._said, (told, what), said)
        return said

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
        named = Phrase(side) if self.has(side) else self.roller(who) or who
        return Phrase("roll-of", {"what": Phrase(known), "who": named})

    def roller(self, who: str) -> str:
        """The ref of whoever rolled dice, by the name that a log has for them in any language."""
        return self._by_english_name.get(who, "")

    @cached_property
    def _by_english_name(self) -> Mapping[str, str]:
        """Refs of those who roll dice by their English names, by which logs tell of them."""
        if self.data is None:
            return {}
        display, tables = self.game.display, self.game.schema.load().tables
        rows = (
            (kind, id)
            for table, kind in display.names.items()
            if kind in _ROLLERS
            for id in tables[table]
        )
        return {display.name_of(self.data, kind, id) or id: f"{kind}:{id}" for kind, id in rows}

    def named(self, kind: str) -> tuple[str, ...]:
        """Everything of a kind that has a name among the words, as refs."""
        prefix = f"name-{kind}-"
        return tuple(f"{kind}:{id.removeprefix(prefix)}" for id in self._ids(prefix))

    def glossary(self) -> tuple[Term, ...]:
        """Every word of the rules that is explained."""
        return tuple(map(self._term, self._ids(_TERM)))

    def _ids(self, prefix: str) -> tuple[str, ...]:
        """The messages that begin so: those of the language, then those that it lacks."""
        folders = (folder / each for each in self._spoken for folder in self._folders)
        return ids_in(prefix, *folders)

    def _term(self, message: str) -> Term:
        told = {name: self._render(message, {}, name) for name in ("", "help", "also", "cite")}
        listed = unmarked(told["also"]).split(",")
        also = tuple(word.strip() for word in listed if word.strip())
        id = message.removeprefix(_TERM)
        return Term(id, unmarked(told[""]), told["help"], also, cite=unmarked(told["cite"]))

    def prompt(self, offer: Offer) -> str:
        """The question, in words that may look at whether `$passing` is "offered"."""
        passing = any(option.key == PASS for option in offer.options)
        told = {"passing": "offered" if passing else "refused"}
        return self.say("ask-" + offer.kind, {**offer.args, **told})

    def option(self, option: Offered) -> str:
        return self.say(option.text, option.args)

    def refusal(self, refusal: Refusal) -> str:
        """A sentence with its rule."""
        thing = refusal.args.get("thing")
        if refusal.message == NOT_HERE and isinstance(thing, str) and not self.knows(thing):
            # Anybody may point at anything; that it does not exist is then the reason.
            return self._render("forbid-no-such-thing", {"thing": thing})
        sentence = self.say(refusal.message, refusal.args)
        if refusal.doing:
            told = {"doing": self.name(refusal.doing), "sentence": sentence}
            sentence = self._render("refusal-doing", told)
        if not refusal.cite:
            return sentence
        return self._render("refusal-cited", {"sentence": sentence, "cite": refusal.cite})

    def _shown(self, value: Arg) -> str | int:
        if isinstance(value, str):
            is_ref = ":" in value and not isinstance(value, Text)
            return self._called(value) if is_ref else value
        if isinstance(value, int):
            return value
        if isinstance(value, Phrase):
            return self.say(value.message, value.args)
        return self._list(list(value))

    def _called(self, ref: str) -> str:
        """By name; but no power comes as the word that messages choose by in all languages."""
        return NOBODY if ref == _NO_POWER else self.name(ref)

    def _list(self, items: Sequence[Any]) -> str:
        if not items:
            return self.say("list-nothing")
        # A phrase may hold commas of its own.
        phrases = any(isinstance(item, Phrase) for item in items)
        told = (str(self._shown(item)) for item in items)
        return self.listed_apart(told) if phrases else self.listed(told)

    def listed(self, items: Iterable[str]) -> str:
        return self.say("list-comma").join(items)

    def listed_apart(self, items: Iterable[str]) -> str:
        """Of things that may hold commas of their own."""
        return self.say("list-semicolon").join(items)

    def together(self, sentences: Iterable[str]) -> str:
        """One after the other, without those that are empty; not all languages have spaces."""
        return self.say("list-space").join(filter(None, sentences))


def _told_of(event: Event) -> list[str]:
    """The fields of an event that its sentence may name."""
    return [field for field in event.__struct_fields__ if field not in event.asides]
