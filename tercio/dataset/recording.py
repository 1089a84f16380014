"""One game as rows of tables: what was asked and chosen, what happened, how everybody stood."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from tercio.dataset.tables import Row, Rows
from tercio.kernel.ask import AskAll, AskAny, Seat
from tercio.kernel.display.story import Happening
from tercio.kernel.display.tales import chapters_of
from tercio.kernel.events import Event, Logged
from tercio.kernel.messages import Words
from tercio.kernel.table import Table

_KEYS: Final = ("key", "capital")
_SIDES: Final = ("power", "seat", "attacker", "side", "owner")
"""Fields of events that say whom they are about, the most telling first."""


def game_row(
    number: int, table: Table[Any], decisions: int, source: str, *, sat: Mapping[Seat, str]
) -> Row:
    """A game that is over, in one row; `sat` says who played."""
    result = table.result
    assert result is not None, "only a game that is over is told"
    return {
        "game": number,
        "source": source,
        "seed": table.seed,
        "scenario": table.setting.scenario,
        "players": len(table.seats),
        "seats": list(table.seats),
        "bots": [sat[seat] for seat in table.seats],
        "winners": list(result.winners),
        "reason": result.reason,
        "scores": [result.scores.get(seat, 0) for seat in table.seats],
        "turn": result.turn,
        "decisions": decisions,
        "events": len(table.g.log),
    }


class Recorder:
    """Watches a table from its first decision to its last."""

    def __init__(self, number: int, table: Table[Any]) -> None:
        self._number = number
        self._table = table
        self._words = Words(table.game, table.data)
        self._decisions: list[Row] = []
        self._turns: list[Row] = []
        self._players: dict[int, dict[str, str]] = {}
        """By turn, who played which side when it ended."""
        self._turn_of_event: list[int] = []
        self._decision_of_event: list[int] = []
        self._told(-1, table.turn)

    def decide(self, seat: Seat, key: str, time: float | None = None) -> None:
        """Let the table take a decision, and write it down."""
        table = self._table
        before, number = table.turn, len(self._decisions)
        self._decisions.append(self._decision(seat, key, time))
        table.repeat(seat, key)
        self._told(number, before)
        if table.turn != before and not table.over:
            self._turns += self._standings(before)

    def rows(self, source: str, sat: Mapping[Seat, str]) -> Rows:
        """All of a game that is over; `sat` says who played."""
        table = self._table
        game = game_row(self._number, table, len(self._decisions), source, sat=sat)
        return {
            "games": [game],
            "decisions": self._decisions,
            "events": [self._event(logged) for logged in table.g.log],
            "turns": [*self._turns, *self._standings(table.turn)],
            "battles": list(self._battles()),
        }

    def _decision(self, seat: Seat, key: str, time: float | None) -> Row:
        table = self._table
        ask = table.asks()[seat]
        option = ask.option(key)
        assert option is not None, "it was offered"
        return {
            "game": self._number,
            "n": len(self._decisions),
            "turn": table.turn,
            "seat": seat,
            "kind": ask.kind,
            "stop": _stop(table),
            "window": ask.window or None,
            "cite": ask.cite or None,
            "options": [each.key for each in ask.options],
            "chosen": option.key,
            "choice": ask.options.index(option),
            "forced": ask.only is not None,
            "events": len(table.g.log),
            "time": time,
        }

    # -- what happened ---------------------------------------------------------------------

    def _told(self, decision: int, turn: int) -> None:
        """A line of the log may say itself that another turn begins."""
        stage = self._table.game.display.stage
        for logged in self._table.g.log[len(self._turn_of_event) :]:
            begun = stage(logged.event)
            turn = begun.turn if begun is not None and begun.turn else turn
            self._turn_of_event.append(turn)
            self._decision_of_event.append(decision)

    def _event(self, logged: Logged) -> Row:
        event = logged.event
        return {
            "game": self._number,
            "n": logged.n,
            "decision": self._decision_of_event[logged.n],
            "turn": self._turn_of_event[logged.n],
            "type": type(event).__name__,
            "side": _id(event, _SIDES),
            "card": _id(event, ("card",)),
            "audience": None if logged.audience is None else list(logged.audience),
            "data": msgspec.json.encode(event).decode(),
        }

    # -- how everybody stands --------------------------------------------------------------

    def _standings(self, turn: int) -> Iterator[Row]:
        """From what a spectator sees."""
        table, display = self._table, self._table.game.display
        scene = display.scene(table.view_position(None), None, self._words)
        if scene is None:
            return
        boards = display.boards(table.data, table.setting, self._words)
        kinds = {place.ref: place.kind for board in boards for place in board.places}
        unrest = {mark.place for mark in scene.marks if mark.kind == "unrest"}
        sides = {side.id: side.seat for board in boards for side in board.sides}
        sides |= {side.id: side.seat for side in scene.sides}
        self._players[turn] = {side: seat for side, seat in sides.items() if seat}
        for each in scene.standings:
            held = [place for place, holder in scene.holders.items() if holder == each.side]
            yield {
                "game": self._number,
                "turn": turn,
                "side": each.side,
                "seat": sides.get(each.side) or each.side,
                "vp": each.score,
                "keys": sum(kinds.get(place) in _KEYS for place in held if place not in unrest),
                "places": len(held),
                "cards": each.cards,
                "over": table.over,
            }

    # -- battles ---------------------------------------------------------------------------

    def _battles(self) -> Iterator[Row]:
        """What two sides fought out with dice, as the log tells it to everybody."""
        table, display = self._table, self._table.game.display
        public = [each for each in table.g.log if each.is_seen_by(None)]
        lines = [(each.n, each.event) for each in public]
        for chapter in chapters_of(lines, display.tales, display.breaks):
            told = chapter.tale.tell(chapter, table.data, self._words)
            if len(told.parties) == 2:
                yield self._battle(told)

    def _battle(self, told: Happening) -> Row:
        attacker, defender = told.parties
        odds, turn = told.odds, self._turn_of_event[told.first]
        players = self._players.get(turn, {})
        return {
            "game": self._number,
            "n": told.first,
            "turn": turn,
            "kind": told.kind,
            "place": next((ref for ref in told.refs if not ref.startswith("power:")), None),
            "attacker": attacker.side,
            "defender": defender.side,
            "attacker_seat": players.get(attacker.side),
            "defender_seat": players.get(defender.side),
            "win": None if odds is None else odds.win,
            "draw": None if odds is None else odds.draw,
            "attacker_losses": None if odds is None else odds.mine,
            "defender_losses": None if odds is None else odds.theirs,
            "attacker_hits": attacker.hits,
            "defender_hits": defender.hits,
            "attacker_expected": attacker.expected,
            "defender_expected": defender.expected,
            "winner": _winner(attacker.won, defender.won),
        }


def _stop(table: Table[Any]) -> str:
    if isinstance(table.stop, AskAll):
        return "all"
    return "any" if isinstance(table.stop, AskAny) else "one"


def _winner(attacker: bool, defender: bool) -> str:
    if attacker == defender:
        return "neither"
    return "attacker" if attacker else "defender"


def _id(event: Event, fields: Sequence[str]) -> str | None:
    """Whom or what an event is about: `france` of `power:france`."""
    for value in _values(event, fields):
        return value.partition(":")[2] or value
    return None


def _values(event: Event, fields: Sequence[str]) -> Iterable[str]:
    found = (getattr(event, field, None) for field in fields)
    return (value for value in found if isinstance(value, str) and value)
