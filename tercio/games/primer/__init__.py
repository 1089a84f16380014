"""Captains of Lombardy: a small game that uses all of the kernel. Its rules are in RULES.md."""

from collections import Counter
from collections.abc import Mapping
from itertools import chain
from pathlib import Path
from typing import Any

from tercio.games.primer import position, rules
from tercio.games.primer.bots import Sergeant
from tercio.games.primer.position import NOBODY, UNKNOWN, Board, Lombardy, State
from tercio.kernel.ask import Procedure, Seat
from tercio.kernel.data import Dataset, Schema
from tercio.kernel.errors import Unknown
from tercio.kernel.game import Game, Result, Scenario
from tercio.kernel.position import Setting
from tercio.kernel.randomness import Randomness


class Primer(Game[State]):
    id, name, book = "primer", "Captains of Lombardy", "PR"
    folder = Path(__file__).parent
    schema = Schema(folder / "data", {"lombardy.toml": position.TABLES})
    scenarios = [
        Scenario(row.id, row.name, tuple(row.players))
        for row in Board(schema.load()).campaigns.values()
    ]
    options = {"walls": ("stone", "earth")}
    events = position.EVENTS
    conditions = {"against-me": rules.against_me}
    bots = {"sergeant": Sergeant}
    state_type = State

    def digest(self, data: Dataset) -> Board:
        return Board(data)

    def position(self, setting: Setting, data: Any, state: State, random: Randomness) -> Lombardy:
        return Lombardy(setting, data, state, random)

    def seats(self, scenario: str, players: int) -> tuple[Seat, ...]:
        return tuple(self.load_data().campaigns[scenario].holds)[:players]

    def setup(self, setting: Setting, data: Board, random: Randomness) -> State:
        row, seats, towns = data.campaigns[setting.scenario], setting.seats, data.towns
        held = {town: seat for seat in seats for town in row.holds[seat]}
        owner = {id: held.get(id, NOBODY) for id in towns}
        companies = {id: row.companies if id in held else t.garrison for id, t in towns.items()}
        purses, hands = dict.fromkeys(seats, row.ducats), {seat: list[str]() for seat in seats}
        return State(owner, companies, purses, hands, data.pile[:], list(seats))

    def play(self, g: Lombardy) -> Procedure[None]:
        return rules.play(g)

    def result(self, g: Lombardy) -> Result | None:
        if g.state.phase != "over":
            return None
        scores = {seat: g.points(seat) for seat in g.seats}
        best = max((scores[seat], g.state.ducats[seat]) for seat in g.seats)
        winners = [seat for seat in g.seats if (scores[seat], g.state.ducats[seat]) == best]
        reason = "end-mastery" if best[0] >= g.campaign.mastery else "end-last-turn"
        return Result(tuple(winners), reason, scores, g.state.turn)

    def hide(self, g: Lombardy, seat: Seat | None) -> State:
        s = g.state.copy()
        for other in set(g.seats) - {seat}:
            s.hands[other] = [UNKNOWN] * len(s.hands[other])
        s.deck, s.floor = [UNKNOWN] * len(s.deck), s.floor.seen_by(seat)
        return s

    def determinize(self, g: Lombardy, seat: Seat | None, random: Randomness) -> State:
        s = g.state.copy()
        seen = Counter(chain(s.discards, *s.hands.values()))
        unseen = list((Counter(g.data.pile) - seen).elements())
        random.shuffle(unseen)
        for other, hand in s.hands.items():
            s.hands[other] = sorted(unseen.pop() if card == UNKNOWN else card for card in hand)
        s.deck = sorted(unseen)
        return s

    def conserved(self, g: Lombardy) -> Mapping[str, int]:
        return Counter(chain(g.state.deck, g.state.discards, *g.state.hands.values()))

    def violations(self, g: Lombardy) -> list[str]:
        counts = [*g.state.ducats.items(), *g.state.companies.items()]
        return [f"{name} has {count}." for name, count in counts if count < 0]

    def worth(self, g: Lombardy, seat: Seat) -> float:
        return g.strength(seat) - max(g.strength(other) for other in g.seats if other != seat)

    def name_of(self, data: Board, kind: str, id: str) -> str:
        return id.replace("-", " ").title()

    def show(self, g: Lombardy, seat: Seat | None) -> str:
        s = g.state
        lines = [f"Turn {s.turn} of {g.campaign.turns}. {g.campaign.mastery} points win at once."]
        for id, town in g.data.towns.items():
            held = f"{town.value}{'#' if town.walls else ' '} {s.owner[id]:8}{s.companies[id]:2}"
            lines.append(f"{id:9}{held}  to {', '.join(town.roads)}")
        for who, hand in s.hands.items():
            lines.append(f"{who}: {g.points(who)} points, {s.ducats[who]} ducats, {' '.join(hand)}")
        return "\n".join(lines)

    def overlay(self, g: Lombardy, verb: str, args: Mapping[str, Any]) -> None:
        s, seat = g.state, args.get("seat", NOBODY)
        if seat not in (*g.seats, NOBODY):
            raise Unknown(f"There is no seat {seat!r}; there are {', '.join(g.seats)}.")
        if verb in ("place", "remove"):
            g.garrison(seat, args["town"], args.get("companies", 0))
        elif verb == "deal":
            for card in args["cards"]:
                s.deck.remove(card)
            s.hands[seat] = sorted([*s.hands[seat], *args["cards"]])
        elif verb == "set":
            s.turn, s.phase = args.get("turn", s.turn), args.get("phase", s.phase)
            s.ducats |= args.get("ducats", {})
        else:
            super().overlay(g, verb, args)


GAME = Primer()
