"""Captains of Lombardy: a small game that uses all of the kernel. Its rules are in RULES.md."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tercio.games.primer import position, rules
from tercio.games.primer.bots import Sergeant
from tercio.games.primer.display import PrimerDisplay
from tercio.games.primer.position import NOBODY, Board, Lombardy, State
from tercio.kernel.ask import Procedure, Seat
from tercio.kernel.data import Dataset, Schema
from tercio.kernel.decks import CARD, Deck
from tercio.kernel.game import Game, Result, Scenario
from tercio.kernel.overlays import VERBS
from tercio.kernel.position import Setting
from tercio.kernel.randomness import Randomness
from tercio.kernel.told import telling

impossible: Final = telling(Path(__file__).parent / "locale", "impossible-")
"""What is wrong with a position."""


def deal(g: Lombardy, seat: Seat, cards: list[str]) -> None:
    """`seat` gets the `cards`, out of the deck"""
    g.state.cards.deal(seat, cards)


def deal_anew(g: Lombardy, state: State, random: Randomness) -> None:
    """What a seat cannot see, at random."""
    state.cards = state.cards.dealt_anew(g.data.deck, random)


class Primer(Game[State]):
    id, name, book = "primer", "Captains of Lombardy", "PR"
    folder = Path(__file__).parent
    schema = Schema(folder / "data", {"lombardy.toml": position.TABLES})
    options = {"walls": ("stone", "earth")}
    events = position.EVENTS
    windows = ("on-the-march", "before-battle")
    spans = ("impulse", "turn")
    conditions = {"against-me": rules.against_me}
    bots = {"sergeant": Sergeant}
    verbs = {**VERBS, "place": Lombardy.garrison, "remove": Lombardy.garrison, "deal": deal}
    state_type, position_type = State, Lombardy
    guesses = {CARD: deal_anew}
    guided = "lombardy"
    display = PrimerDisplay()

    def __init__(self) -> None:
        self.scenarios = self.scenarios_in(self.load_data())

    def digest(self, data: Dataset) -> Board:
        return Board(data)

    def scenarios_in(self, data: Board) -> list[Scenario]:
        rows = data.campaigns.values()
        return [
            Scenario(row.id, row.name, tuple(row.players), tuple(row.holds), row.turns)
            for row in rows
        ]

    def setup(self, setting: Setting, data: Board, random: Randomness) -> State:
        row, seats, towns = data.campaigns[setting.scenario], setting.seats, data.towns
        held = {town: seat for seat in seats for town in row.holds[seat]}
        owner = {id: held.get(id, NOBODY) for id in towns}
        companies = {id: row.companies if id in held else t.garrison for id, t in towns.items()}
        purses = dict.fromkeys(seats, row.ducats)
        return State(owner, companies, purses, list(seats), Deck.of(data.deck, seats))

    def play(self, g: Lombardy) -> Procedure[None]:
        return rules.play(g)

    def result(self, g: Lombardy) -> Result | None:
        if g.state.phase != "over":
            return None
        standing = {seat: (g.points(seat), g.state.ducats[seat]) for seat in g.seats}
        best = max(standing.values())
        winners = tuple(seat for seat in g.seats if standing[seat] == best)
        reason = "end-mastery" if best[0] >= g.campaign.mastery else "end-last-turn"
        return Result(winners, reason, {seat: g.points(seat) for seat in g.seats}, g.state.turn)

    def conserved(self, g: Lombardy) -> Mapping[str, int]:
        return g.state.cards.counts()

    def violations(self, g: Lombardy) -> list[str]:
        counts = [*g.state.ducats.items(), *g.state.companies.items()]
        strangers = {*g.state.owner.values()} - {*g.seats, NOBODY}
        beyond = ((name, count) for name, count in counts if not 0 <= count < 1000)
        wrong: list[str] = [impossible("count", name=name, count=str(n)) for name, n in beyond]
        return wrong + [impossible("no-seat", seat=seat) for seat in sorted(strangers)]

    def worth(self, g: Lombardy, seat: Seat) -> float:
        return g.strength(seat) - max(g.strength(other) for other in g.seats if other != seat)


GAME = Primer()
