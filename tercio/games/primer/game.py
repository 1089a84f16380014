"""The primer as a game that a table can run: setup, hidden things, victory, words."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

from tercio.games.primer.bots import Sergeant
from tercio.games.primer.position import EVENTS, NOBODY, TABLES, UNKNOWN, Board, Lombardy, State
from tercio.games.primer.rules import HAND_LIMIT, against_me, play
from tercio.kernel.ask import Procedure, Seat
from tercio.kernel.data import Dataset, Schema
from tercio.kernel.game import Game, Result, Scenario
from tercio.kernel.position import Setting
from tercio.kernel.randomness import Randomness


class Primer(Game[State]):
    id, name, book = "primer", "Captains of Lombardy", "PR"
    folder = Path(__file__).parent
    schema = Schema(folder / "data", TABLES)
    scenarios = tuple(
        Scenario(row.id, row.name, tuple(row.players))
        for row in Board(schema.load()).campaigns.values()
    )
    options = {"walls": ("stone", "earth")}
    events = EVENTS
    conditions = {"against-me": against_me}
    bots = {"sergeant": Sergeant}
    state_type = State

    def digest(self, data: Dataset) -> Board:
        return Board(data)

    def position(self, setting: Setting, data: Board, state: State, random: Randomness) -> Lombardy:
        return Lombardy(setting, data, state, random)

    def seats(self, scenario: str, players: int) -> tuple[Seat, ...]:
        return tuple(map(Seat, list(self.load_data().campaigns[scenario].holds)[:players]))

    def setup(self, setting: Setting, data: Board, random: Randomness) -> State:
        row, seats = data.campaigns[setting.scenario], range(len(setting.seats))
        holder = {town: n for n in seats for town in row.holds[setting.seats[n]]}
        owner = [holder.get(town.id, NOBODY) for town in data.towns]
        companies = [row.companies if t.id in holder else t.garrison for t in data.towns]
        purses, hands = [row.ducats for _ in seats], [list[str]() for _ in seats]
        return State(owner, companies, purses, hands, data.pile[:], [], list(seats))

    def play(self, g: Lombardy) -> Procedure[None]:
        return play(g)

    def result(self, g: Lombardy) -> Result | None:
        if g.state.phase != "over":
            return None
        ranks = {seat: (g.points(n), g.state.ducats[n]) for n, seat in enumerate(g.seats)}
        best = max(ranks.values())
        winners = tuple(seat for seat, rank in ranks.items() if rank == best)
        reason = "end-mastery" if best[0] >= g.campaign.mastery else "end-last-turn"
        return Result(
            winners, reason, {seat: rank[0] for seat, rank in ranks.items()}, g.state.turn
        )

    def hide(self, g: Lombardy, seat: Seat | None) -> State:
        s = g.state.copy()
        s.deck = [UNKNOWN] * len(s.deck)
        for n, hand in enumerate(s.hands):
            s.hands[n] = hand if g.seats[n] == seat else [UNKNOWN] * len(hand)
        s.floor = s.floor.seen_by(seat)
        return s

    def determinize(self, g: Lombardy, seat: Seat | None, random: Randomness) -> State:
        s = g.state.copy()
        seen = Counter(chain(s.discards, *s.hands))
        s.deck = sorted((Counter(g.data.pile) - seen).elements())
        for n, hand in enumerate(s.hands):
            if UNKNOWN in hand:
                random.shuffle(s.deck)
                s.hands[n], s.deck = sorted(s.deck[: len(hand)]), sorted(s.deck[len(hand) :])
        return s

    def conserved(self, g: Lombardy) -> Mapping[str, int]:
        return Counter(chain(g.state.deck, g.state.discards, *g.state.hands))

    def violations(self, g: Lombardy) -> Sequence[str]:
        s = g.state
        broken = ["A purse is overdrawn."] if min(s.ducats) < 0 else []
        broken += ["A town has fewer companies than none."] if min(s.companies) < 0 else []
        return broken + ["A hand is too large." for hand in s.hands if len(hand) > HAND_LIMIT]

    def worth(self, g: Lombardy, seat: Seat) -> float:
        def strength(n: int) -> float:
            mine = zip(g.state.owner, g.state.companies, strict=True)
            return g.points(n) + 0.5 * sum(c for owner, c in mine if owner == n)

        me = g.seats.index(seat)
        return strength(me) - max(strength(n) for n in g.state.order if n != me)

    def name_of(self, data: Board, kind: str, id: str) -> str | None:
        if kind == "town" and id in data.number:
            return data.towns[data.number[id]].name
        return data.cards[id].name if kind == "card" and id in data.cards else None

    def plain(self, g: Lombardy) -> dict[str, Any]:
        s, owners = g.state, [*g.seats, "free"]
        towns = zip(g.data.towns, s.owner, s.companies, strict=True)
        return super().plain(g) | {
            "towns": {t.id: {"owner": owners[o], "companies": c} for t, o, c in towns},
            "ducats": dict(zip(g.seats, s.ducats, strict=True)),
            "hands": dict(zip(g.seats, s.hands, strict=True)),
        }

    def show(self, g: Lombardy, seat: Seat | None) -> str:
        s, names = g.state, [*g.seats, "free"]
        lines = [f"Turn {s.turn} of {g.campaign.turns}; {g.campaign.mastery} points win at once."]
        for town, owner, companies in zip(g.data.towns, s.owner, s.companies, strict=True):
            walls, roads = "#" if town.walls else " ", ", ".join(town.roads)
            lines.append(f"{town.name:9}{town.value}{walls} {names[owner]:8}{companies}  ({roads})")
        for n, hand in enumerate(s.hands):
            lines.append(f"{g.seats[n]}: {g.points(n)} points, {s.ducats[n]} ducats, {hand}")
        return "\n".join(lines)

    def overlay(self, g: Lombardy, verb: str, args: Mapping[str, Any]) -> None:
        s, seat = g.state, g.seats.index(args["seat"]) if "seat" in args else NOBODY
        if verb in ("place", "remove"):
            town = g.data.number[args["town"]]
            s.owner[town] = seat if verb == "place" else NOBODY
            s.companies[town] = args.get("companies", 0)
        elif verb == "deal":
            for card in args["cards"]:
                s.deck.remove(card)
            s.hands[seat] = sorted([*s.hands[seat], *args["cards"]])
        elif verb == "set":
            s.phase, s.turn = args.get("phase", s.phase), args.get("turn", s.turn)
            if "ducats" in args:
                s.ducats[seat] = args["ducats"]
        else:
            super().overlay(g, verb, args)


GAME = Primer()
