"""Which questions belong together."""

import msgspec

_NONE: frozenset[str] = frozenset()


class Family(msgspec.Struct, frozen=True, kw_only=True):
    """Questions that a person sees as one. The words for taking all of it are `proposal-<id>`.

    What begins a line the bot can answer whatever went before.
    """

    id: str
    begins: frozenset[str] = _NONE
    """The kinds each of which is a line of its own."""
    joins: frozenset[str] = _NONE
    """The kinds that are put again and again about one thing: together they are a line."""
    goes_on: frozenset[str] = _NONE
    """The kinds that belong to the line before."""
    is_advice: bool = False
    """It is not about what must be settled but about what to make of one's turn: it is there for
    those who want it, and whatever comes of it belongs to it."""

    def starts(self, kind: str) -> bool:
        return kind in self.begins or kind in self.joins

    def covers(self, kind: str) -> bool:
        return self.is_advice or self.starts(kind) or kind in self.goes_on
