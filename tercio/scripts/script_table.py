"""What a script may look at: a table as its seats and its spectators see it."""

from typing import Any

import msgspec

from tercio.kernel.ask import Ask, Refusal, Seat
from tercio.kernel.deals import DEAL_EVENTS
from tercio.kernel.errors import Unknown
from tercio.kernel.events import Event, Logged, Rolled
from tercio.kernel.messages import FALLBACK, Words, speaks
from tercio.kernel.table import Table
from tercio.kernel.told import Told
from tercio.kernel.told import told as told_by_kernel
from tercio.scripts.phrases import told

SPECTATOR = "spectator"


class ScriptTable:
    """A table, and where its log stood before the last decision."""

    def __init__(self, table: Table[Any]) -> None:
        self.table = table
        self.since = 0
        self.words = Words(table.game, table.data)
        known: tuple[type[Event], ...] = (Rolled, *DEAL_EVENTS, *table.game.events)
        self._events: dict[str, type[Event]] = {type.__name__: type for type in known}

    def turn_page(self) -> None:
        """A decision follows: what happened before it is past."""
        self.since = self.table.g.log_start + len(self.table.g.log)

    def seat(self, name: str) -> Seat | None:
        if name == SPECTATOR:
            return None
        if name not in self.table.seats:
            known = ", ".join((*self.table.seats, SPECTATOR))
            raise Unknown(told("no-seat", seat=name, seats=known))
        return Seat(name)

    def player(self, name: str) -> Seat:
        seat = self.seat(name)
        if seat is None:
            raise Unknown(told("spectator-decides"))
        return seat

    def event_type(self, name: str) -> type[Event]:
        if name not in self._events:
            raise Unknown(told("no-event-type", name=name, known=", ".join(self._events)))
        return self._events[name]

    def happened(self) -> list[Logged]:
        """Everything since the last decision, whoever may know of it."""
        return self.table.g.log[self.since - self.table.g.log_start :]

    def log(self, name: str) -> list[str]:
        return [self.words.event(event) for event in self.table.seen(self.seat(name), self.since)]

    def ask(self, name: str) -> Ask | None:
        return self.table.asks().get(self.player(name))

    def whom_it_waits_for(self) -> Told:
        asks = self.table.asks()
        if not asks:
            return told("is-over")
        asked = ", ".join(f"{seat} ({ask.kind})" for seat, ask in asks.items())
        return told("asked-are", seats=asked)

    def offers(self, language: str) -> list[str]:
        """Every ask of now, with each key beside what it means."""
        game = self.table.game
        words = Words(game, self.table.data, language if speaks(game, language) else FALLBACK)
        lines = []
        for seat in self.table.asks():
            offer = self.table.view(seat).offer
            assert offer is not None
            cite = f" [{offer.cite}]" if offer.cite else ""
            head = {"seat": seat, "kind": offer.kind, "text": words.prompt(offer) + cite}
            lines.append(told("offer", **head).in_language(language))
            wide = max(len(option.key) for option in offer.options)
            for option in offer.options:
                lines.append(f"  {option.key:{wide}}  {words.option(option)}")
        return lines or [told_by_kernel("over").in_language(language)]

    def refusals(self, name: str, ref: str) -> list[Refusal]:
        if not self.words.knows(ref):
            raise Unknown(told("not-on-table", what=ref))
        return self.table.why_not(self.player(name), ref)

    def view(self, name: str) -> dict[str, Any]:
        """A view as JSON, its position in plain names."""
        seat = self.seat(name)
        view = self.table.view(seat)
        plain = self.table.game.display.plain(self.table.view_position(seat))
        whole = {field: getattr(view, field) for field in view.__struct_fields__}
        found: dict[str, Any] = msgspec.to_builtins(whole | {"position": plain}, str_keys=True)
        return found

    def board(self, name: str) -> str:
        seat = self.seat(name)
        return self.table.game.display.show(self.table.view_position(seat), seat, self.words)

    def result(self) -> dict[str, Any] | None:
        result = self.table.result
        if result is None:
            return None
        return {name: getattr(result, name) for name in result.__struct_fields__}
