"""Verbs on wars beside the map (HIS 21.7, VQ 23.7)."""

from tercio.wars.cards.card_events import (
    BuiltAbroad,
    ForeignWarBegan,
    LostAbroad,
    SentAbroad,
)
from tercio.wars.model.card_verbs import Cards
from tercio.wars.model.ground import W
from tercio.wars.model.names import ELSEWHERE, REGULAR, LeaderId, Space
from tercio.wars.model.state import ForeignWar


class ForeignVerbs(Cards[W]):
    """What can be done with foreign wars."""

    def begin_foreign_war(self, war: ForeignWar) -> None:
        self.lay_out_foreign_war(war)
        self.tell_foreign_army(war)

    def lay_out_foreign_war(self, war: ForeignWar) -> None:
        """Its card lies beside the map, and units can go onto it."""
        self.state.foreign_wars.append(war)

    def tell_foreign_army(self, war: ForeignWar) -> None:
        """How many enemies there are is known."""
        self.record(
            ForeignWarBegan(self.power_ref(war.power), self.card_ref(war.card), war.enemies)
        )

    def send_troop(self, war: ForeignWar, kind: int, space: Space) -> None:
        """A land unit of the map goes onto the card."""
        self.change_troops(war.power, kind, -1, space)
        self._add_abroad(war, kind)
        name = self.kind_name(war.power, kind)
        self.record(
            SentAbroad(
                self.power_ref(war.power), self.place_ref(space), name, self.card_ref(war.card)
            )
        )

    def send_leader(self, war: ForeignWar, leader: LeaderId) -> None:
        space = self.state.leader_at[leader]
        self.state.leader_at[leader] = ELSEWHERE
        war.leaders.append(leader)
        self.record(
            SentAbroad(
                self.power_ref(war.power),
                self.place_ref(space),
                self.leader_ref(leader),
                self.card_ref(war.card),
            )
        )

    def build_abroad(self, war: ForeignWar, kind: int) -> None:
        """A new unit of the force pool, directly onto the card."""
        self._add_abroad(war, kind)
        name = self.kind_name(war.power, kind)
        self.record(BuiltAbroad(self.power_ref(war.power), name, self.card_ref(war.card)))

    def lose_abroad(self, war: ForeignWar, kind: int, count: int) -> None:
        """Units on the card go back to the force pool."""
        if count > 0:
            self._add_abroad(war, kind, -count)
            name = self.kind_name(war.power, kind)
            card = self.card_ref(war.card)
            self.record(LostAbroad(self.power_ref(war.power), name, count, card))

    def _add_abroad(self, war: ForeignWar, kind: int, count: int = 1) -> None:
        if kind == REGULAR:
            war.regulars += count
        else:
            war.second += count
