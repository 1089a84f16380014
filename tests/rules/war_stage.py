"""Positions of the war games in two lines, and procedures run with scripted dice and answers.

stage = Stage().clear().put("buda", OTTOMAN, regulars=5, leaders=["suleiman"])
stage.run(move(stage.g, ...), dice=[6, 5, 1], answers=["pass", "retreat.pressburg"])
"""

from typing import Self, TypeVar

from tercio.wars.model.names import REGULAR, SECOND, Location, Power, SeaZone, Space, captive_of
from tercio.wars.model.ship_questions import ships_at
from tercio.wars.model.space_questions import controller_of, is_besieged
from tercio.wars.model.troop_questions import troops_of
from tercio.wars.model.war import AnyWar
from tests.rules.scripted import Scripted

G = TypeVar("G", bound=AnyWar)


class WarStage(Scripted[G]):
    """A position to try rules on. Methods chain; spaces, leaders and cards go by their ids."""

    def at(self, id: str) -> Space:
        return self.g.world.space[id]

    def sea(self, id: str) -> SeaZone:
        return self.g.world.sea[id]

    def place(self, id: str) -> Location:
        """A space or a sea zone."""
        return self.g.world.location[id]

    def control(self, power: Power, *spaces: str) -> Self:
        for space in spaces:
            self.g.mark_control(self.at(space), power)
        return self

    def war(self, one: Power, other: Power) -> Self:
        self.g.begin_war(one, other)
        return self

    def ally(self, one: Power, other: Power) -> Self:
        if other in self.g.world.minors:
            self.g.set_patron(other, one)
        else:
            self.g.make_alliance(one, other)
        return self

    def hand(self, power: Power, *cards: str) -> Self:
        """Exactly these cards, taken from wherever they are."""
        state = self.g.state
        state.deck += [c for c in state.hands[power] if self.g.world.card_type(c) != "home"]
        state.hands[power] = []
        for id in cards:
            number = self.g.world.card[id]
            for pile in (*state.hands, state.deck, state.discard, state.removed, state.aside):
                if number in pile:
                    pile.remove(number)
            state.hands[power].append(number)
        state.hands[power].sort()
        state.deck.sort()
        return self

    def empty_hands(self) -> Self:
        for power in self.g.world.majors:
            self.hand(power)
        return self

    def unrest(self, *spaces: str) -> Self:
        self.g.state.unrest |= self.g.world.mask(*spaces)
        return self

    def impulse(self, power: Power, cp: int = 0) -> Self:
        self.g.state.active = power
        self.g.state.impulse.cp = cp
        return self

    def turn(self, turn: int) -> Self:
        self.g.state.turn = turn
        return self

    def siege(self, space: str, power: Power) -> Self:
        """Begun in this impulse, as far as the rules are concerned."""
        self.g.begin_siege(self.at(space), power)
        return self

    def captive(self, leader: str, captor: Power) -> Self:
        self.g.state.leader_at[self.g.world.leader[leader]] = captive_of(captor)
        return self

    # -- reading ---------------------------------------------------------------------------------

    def regulars(self, power: Power, space: str) -> int:
        return troops_of(self.g, power, REGULAR, self.at(space))

    def second(self, power: Power, space: str) -> int:
        return troops_of(self.g, power, SECOND, self.at(space))

    def troops(self, power: Power, space: str) -> tuple[int, int]:
        """Regulars, and mercenaries or cavalry."""
        return self.regulars(power, space), self.second(power, space)

    def is_besieged(self, space: str) -> bool:
        return is_besieged(self.g, self.at(space))

    def hand_size(self, power: Power) -> int:
        return len(self.g.state.hands[power])

    def bonus_vp(self, power: Power) -> int:
        vp: int = self.g.state.bonus_vp[power]
        return vp

    @property
    def cp(self) -> int:
        """CP left in this impulse."""
        left: int = self.g.state.impulse.cp
        return left

    def ships(self, power: Power, place: str) -> int:
        return len(ships_at(self.g, self.place(place), power))

    def where(self, leader: str) -> str | int:
        at: int = self.g.state.leader_at[self.g.world.leader[leader]]
        return self.g.world.location_ids[at] if at >= 0 else at

    def captor(self, leader: str) -> Power | None:
        """Whose prisoner a leader is."""
        at = self.g.state.leader_at[self.g.world.leader[leader]]
        return next((power for power in self.g.world.majors if at == captive_of(power)), None)

    def controller(self, space: str) -> Power:
        return controller_of(self.g, self.at(space))
