"""Finding what a person points at: `space:pavia`, or just `pavia`, or `Pavia`."""

from collections.abc import Iterator
from typing import Any

from tercio.cli.speaking.speech import say
from tercio.kernel.ask import ref
from tercio.kernel.errors import Unknown
from tercio.kernel.messages import Words
from tercio.kernel.table import Offer, Table
from tercio.kernel.words.stand_ins import unmarked


def point_at(table: Table[Any], words: Words, offer: Offer | None, said: str) -> str:
    """The one thing on the table that was meant."""
    wanted = said.strip().casefold()
    if words.knows(said.strip()):
        return said.strip()
    found = list(
        dict.fromkeys(r for r in _things(table, words, offer) if _is_called(words, r, wanted))
    )
    if len(found) == 1:
        return found[0]
    if found:
        raise Unknown(say("may-be", {"said": said, "things": found}))
    raise Unknown(say("nothing-called", {"said": said}))


def _is_called(words: Words, thing: str, wanted: str) -> bool:
    if wanted in (thing.casefold(), thing.partition(":")[2].casefold()):
        return True
    return words.knows(thing) and unmarked(words.name(thing)).casefold() == wanted


def _things(table: Table[Any], words: Words, offer: Offer | None) -> Iterator[str]:
    """Everything that can be pointed at: what is offered and what is of the same kinds, the seats,
    and every named data row."""
    if offer is not None:
        offered = [*offer.refs, *(thing for option in offer.options for thing in option.refs)]
        yield from offered
        for kind in dict.fromkeys(thing.partition(":")[0] for thing in offered):
            yield from words.named(kind)
    for seat in table.seats:
        yield ref("seat", seat)
    for name, rows in table.game.schema.load().tables.items():
        kind = _kind(name)
        # A scenario is often called after a place; nobody means the scenario.
        if kind != "scenario":
            yield from (ref(kind, id) for id in rows if words.knows(ref(kind, id)))


def _kind(table_name: str) -> str:
    """What one row of a table is: spaces hold a space, armies an army."""
    if table_name.endswith("ies"):
        return table_name[:-3] + "y"
    return table_name.removesuffix("s")
