"""`g`: the position of a war game, with all its questions and verbs."""

from tercio.kernel.ask import Seat
from tercio.wars.cards import Cards
from tercio.wars.ground import W
from tercio.wars.names import CardId


class War(Cards[W]):
    """What the shared procedures work on. A game subclasses it and adds its own verbs."""

    book: str

    def is_hidden_card(self, card: CardId) -> bool:
        """A card in a hand that the other seats cannot see (in a view it may be a gap)."""
        return card < 1 or self.world.card_type(card) != "home"

    def broken_masks(self) -> list[str]:
        """Where a cached mask differs from a fresh count; for fuzzing."""
        state, world = self.state, self.world
        broken = []
        for power in range(world.power_count):
            held = sum(1 << s for s in range(world.space_count) if state.control[s] == power)
            if held != state.controlled[power]:
                broken.append(f"controlled[{power}]")
            land = sum(1 << s for s in range(world.space_count) if self.owned_units(power, s))
            if land != state.land[power]:
                broken.append(f"land[{power}]")
        for name in ("fleets", "friends", "foes"):
            kept = list(getattr(state, name))
            self.recount_fleets() if name == "fleets" else self.realign()
            if kept != getattr(state, name):
                broken.append(name)
        return broken

    def seats_in_order(self) -> list[Seat]:
        return list(dict.fromkeys(self.seat_of(power) for power in self.impulse_order()))
