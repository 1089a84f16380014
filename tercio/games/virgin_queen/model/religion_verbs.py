"""Questions and verbs of the religious struggle (VQ 2.3, 8.2, 18)."""

from tercio.games.virgin_queen.model.events.religion import (
    FaithChanged,
    JesuitMoved,
    JesuitPlaced,
    JesuitRemoved,
    JesuitsTrained,
    LeagueFormed,
)
from tercio.games.virgin_queen.model.realm import Realm
from tercio.kernel.citations import cites
from tercio.wars.model.names import REGULAR, Mask, Space
from tercio.wars.model.numbered import by_ship, space_members
from tercio.wars.model.rows import MarkerRow


class FaithHooks:
    """What follows when the faith of a space has changed."""

    def faith_changed(self, g: "VirginQueen") -> None:
        """After a space has turned Protestant or Catholic."""


class ReligionVerbs(Realm):
    """What can be done there; each verb changes the state and records an event."""

    # -- questions -------------------------------------------------------------------------------

    @cites("VQ 2.3")
    def spaces_of_faith(self, faith: str) -> Mask:
        """Under this religious influence, in the struggle areas and elsewhere."""
        protestant = self.state.religion.protestant
        return protestant if faith == "protestant" else self.world.believing & ~protestant

    @cites("VQ 12.4", "VQ 25.2")
    def protestant_count(self) -> int:
        """Protestant spaces of the struggle areas that are free of unrest: these count for VP."""
        spaces = self.state.religion.protestant & self.world.struggle & ~self.state.unrest
        return spaces.bit_count()

    @cites("VQ 18.5")
    def units_of_faith(self, faith: str) -> Mask:
        """Spaces with regulars or naval units of this faith; mercenaries have none."""
        state, faiths = self.state, self.world.unit_faith
        found = 0
        for owner, its in faiths.items():
            if its == faith:
                regulars = state.troops[owner * 2 + REGULAR]
                for space in space_members(state.land[owner]):
                    if regulars[space]:
                        found |= 1 << space
        owners = self.world.ship_owner
        for ship, place in by_ship(state.ship_at):
            if place >= 0 and faiths.get(owners[ship]) == faith:
                found |= 1 << place
        return found

    @cites("VQ 18.1")
    def is_last_of_its_faith(self, space: Space) -> bool:
        """Core presence: neither faith ever loses its last space in an area, calm or not."""
        area = self.world.area_of(space)
        if area is None:
            return True
        same = self.spaces_of_faith("protestant" if self.is_protestant(space) else "catholic")
        return (same & self.world.area_masks[area]).bit_count() <= 1

    # -- faith -----------------------------------------------------------------------------------

    def set_faith(self, space: Space, faith: str) -> bool:
        """Religious influence changes, unless core presence forbids it. Whether it did."""
        if self.is_protestant(space) == (faith == "protestant"):
            return False
        if self.is_last_of_its_faith(space):
            return False
        self.state.religion.protestant ^= 1 << space
        self.record(FaithChanged(self.place_ref(space), faith))
        self.faith_changed()
        return True

    def faith_changed(self) -> None:
        """What follows from a change of faith."""

    # -- rebellions ------------------------------------------------------------------------------

    def has_rebelled(self, area: str) -> bool:
        """Whether a rebellion has targeted an area in this impulse (18.4)."""
        religion = self.state.religion
        return religion.rebelled_in == self.state.impulses and area in religion.rebelled

    def mark_rebellion(self, area: str) -> None:
        religion = self.state.religion
        if religion.rebelled_in != self.state.impulses:
            religion.rebelled_in = self.state.impulses
            religion.rebelled = []
        religion.rebelled.append(area)

    # -- the Catholic League (20.10) ---------------------------------------------------------------

    @cites("VQ 20.10")
    def mark_league(self) -> None:
        """It has formed: Spain makes no deals with its new enemies in the next turn."""
        self.state.court.league_turn = self.state.turn
        self.state.court.no_deals_with_spain = True
        self.record(LeagueFormed())

    # -- Jesuits ---------------------------------------------------------------------------------

    def has_jesuit(self, space: Space) -> bool:
        return bool(self.state.religion.jesuits >> space & 1)

    def jesuits_in_play(self) -> int:
        """On the map and on the Spanish power card."""
        religion = self.state.religion
        return religion.jesuits.bit_count() + religion.jesuits_on_card

    @cites("VQ 8.2")
    def train_jesuits(self, count: int) -> None:
        """Jesuits are added to the Spanish power card, as far as there are counters."""
        counters = self.world.data.table("markers", MarkerRow)["jesuit"].count
        count = min(count, counters - self.jesuits_in_play())
        if count > 0:
            self.state.religion.jesuits_on_card += count
            self.record(JesuitsTrained(count))

    @cites("VQ 19.2")
    def place_jesuit(self, space: Space) -> None:
        """From the Spanish power card into a space of England."""
        self.state.religion.jesuits_on_card -= 1
        self.state.religion.jesuits |= 1 << space
        self.record(JesuitPlaced(self.place_ref(space)))

    @cites("VQ 19.1")
    def remove_jesuit(self, space: Space) -> None:
        """Off the map; he may come back by way of the power card (8.2)."""
        self.state.religion.jesuits &= ~(1 << space)
        self.record(JesuitRemoved(self.place_ref(space)))

    def move_jesuit(self, space: Space, to: Space) -> None:
        self.state.religion.jesuits ^= 1 << space | 1 << to
        self.record(JesuitMoved(self.place_ref(space), self.place_ref(to)))
