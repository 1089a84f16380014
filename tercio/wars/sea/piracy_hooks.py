"""What the two games say of piracy (16.4)."""

from collections.abc import Sequence
from typing import Generic

from tercio.kernel.restrictions import Legality
from tercio.wars.model.names import Mask, Power, SeaZone, ShipId, Space
from tercio.wars.model.ship_questions import ship_commander, ships_at
from tercio.wars.model.space_questions import is_besieged, is_in_unrest
from tercio.wars.model.war import G_contra
from tercio.wars.sea.fleets import is_warship
from tercio.wars.sea.piracy import RAIDS, Award, Raid, ports_on


class PiracyHooks(Generic[G_contra]):
    """Who raids whom, with what and for what."""

    def piracy_restrictions(self, g: G_contra) -> Legality[G_contra, Power, SeaZone, Power]:
        """What forbids a raid by (power, sea zone, target) (16.4)."""
        return RAIDS

    def pirates(self, g: G_contra, power: Power, sea: SeaZone) -> list[ShipId]:
        """The ships that can raid in a sea zone (16.4)."""
        found: list[ShipId] = ships_at(g, sea, power)
        return found

    def piracy_ports(self, g: G_contra, power: Power, target: Power, sea: SeaZone) -> Mask:
        """The target's ports on a sea zone that a power's pirates can raid (16.4)."""
        return ports_on(g, target, sea)

    def idle_pirates(self, g: G_contra, raid: Raid) -> int:
        """If no more ships than these are left, none of them may raid this target (16.4)."""
        return 0

    def piracy_begun(self, g: G_contra, power: Power, sea: SeaZone) -> None:
        """Mark a sea zone and count the raid (16.4)."""

    def fires_on_pirates(self, g: G_contra, ship: ShipId) -> bool:
        """Whether a ship defends against pirates (16.4)."""
        return is_warship(g, ship)

    def piracy_forts(self, g: G_contra, power: Power) -> Mask:
        """Fortresses that fire on a power's pirates though their holder is no enemy (16.4)."""
        return 0

    def fort_fires(self, g: G_contra, fort: Space) -> bool:
        """Whether a fortress that could fire on pirates does: not under siege nor in unrest."""
        return not is_besieged(g, fort) and not is_in_unrest(g, fort)

    def more_piracy_defence(self, g: G_contra, raid: Raid) -> int:
        """Dice against pirates beyond ships and fortresses (16.4)."""
        return 0

    def piracy_hit(self, g: G_contra, raid: Raid) -> None:
        """After pirates have scored, before the target chooses how to pay."""

    def chooses_award(self, g: G_contra, raid: Raid) -> Power:
        """Who says how a hit is paid for (16.4)."""
        return raid.target

    def spreads_piracy_awards(self, g: G_contra) -> bool:
        """Whether the target must choose each award once before it repeats one."""
        return True

    def may_forfeit(self, g: G_contra, raid: Raid, ship: ShipId) -> bool:
        """Whether a hit can be paid for with a ship in or next to the zone (16.4)."""
        return bool(ship_commander(g, ship) == raid.target)

    def more_piracy_awards(self, g: G_contra) -> Sequence[Award[G_contra]]:
        """Further ways for the target to pay for a hit (16.4)."""
        return ()

    def lose_card_to(self, g: G_contra, taker: Power, giver: Power) -> None:
        """A random card changes hands; it may not be played before a later impulse (16.4)."""
        card = g.take_random_card(taker, giver)
        assert card is not None
        g.state.impulse.fresh.append(card)

    def may_score_piracy(self, g: G_contra, power: Power) -> bool:
        """Whether a power may still win VP by piracy (16.4)."""
        return True

    def score_piracy(self, g: G_contra, power: Power) -> None:
        """1 VP for piracy."""
        g.gain_vp(power, 1, "vp-piracy")
