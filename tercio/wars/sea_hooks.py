"""Where the two games differ at sea (16)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic

from tercio.kernel.ask import Option, Procedure, Prospect
from tercio.kernel.restrictions import Legality
from tercio.wars.model.names import Location, Mask, Power, SeaZone, ShipId, Space
from tercio.wars.model.war import G_contra
from tercio.wars.sea.fleets import is_warship
from tercio.wars.sea.piracy import RAIDS, Award, Raid, ports_on

if TYPE_CHECKING:
    from tercio.wars.land.battle import Battle, Side
    from tercio.wars.sea.fleets import Fleet


def nothing() -> Procedure[None]:
    """A procedure that does nothing."""
    return
    yield  # makes it a procedure


class SeaHooks(Generic[G_contra]):
    """Named places in the procedures of naval movement, combat, transport and piracy."""

    def ship_dice(self, g: G_contra, ship: ShipId, place: Location) -> int:
        """Dice of a ship in naval combat (16.2)."""
        return int(g.world.unit_types[g.ship_kind(ship)].dice)

    def ship_levels(self, g: G_contra, ship: ShipId) -> int:
        """How many losses a ship can take before it is gone (16.2)."""
        return 1

    def take_ship_loss(self, g: G_contra, ship: ShipId) -> Procedure[None]:
        """One loss falls on a ship."""
        g.lose_ship(ship)
        return nothing()

    def after_naval_rolls(self, g: G_contra, battle: "Battle") -> Procedure[None]:
        """Step 5 of a naval combat: dice that may be rolled again, before responses (16.2)."""
        return nothing()

    def blockade_strength(self, g: G_contra, ship: ShipId) -> int:
        """As how many squadrons a ship counts in a blockade (15.1); corsairs do not."""
        return int(is_warship(g, ship))

    def may_retreat_into(self, g: G_contra, fleet: "Fleet", place: Location) -> bool:
        """Whether a beaten fleet may go to a place that is free of enemies (16.2)."""
        return True

    def transport_seas(self, g: G_contra, power: Power) -> Mask:
        """Sea zones in which a power has ships that carry land units across (16.3)."""
        seas: Mask = g.state.fleets[power] & g.world.all_seas
        return seas

    def may_lend(self, g: G_contra, ship: ShipId) -> bool:
        """Whether a ship that is no corsair may be lent at all (9.2)."""
        return True

    def can_voyage(self, g: G_contra, power: Power) -> bool:
        """Whether a naval move can also move something beside the map (16.1)."""
        return False

    def voyage_options(
        self, g: G_contra, power: Power, ordered: Sequence[Option]
    ) -> Sequence[Option]:
        """Orders of a naval move beside the map; `ordered` are those given."""
        return ()

    def voyage(self, g: G_contra, power: Power, ordered: Sequence[Option]) -> Procedure[None]:
        """Carry them out."""
        return nothing()

    def foresee_voyage(self, g: G_contra, order: Option) -> Prospect | None:
        """What such an order promises."""
        return None

    def hits_ignored(self, g: G_contra, battle: "Battle", side: "Side") -> int:
        """Hits against a side that cost it nothing, though they count for victory (16.2)."""
        return 0

    def fives_ignored(self, g: G_contra, battle: "Battle", side: "Side") -> int:
        """The most of them, if they are hits of a 5; what odds reckon with (16.2)."""
        return 0

    def naval_modifier(self, g: G_contra, ships: Sequence[ShipId], place: Location) -> int:
        """To interception and avoiding battle at sea (16.1)."""
        return 0

    def docks(self, g: G_contra, ship: ShipId) -> Mask:
        """The ports that a ship may enter, as far as its flag decides; -1: all (16.1)."""
        return -1

    may_intercept_among_foes = True
    """Whether a zone may be intercepted into that holds other enemies of the interceptor."""

    both_retreat_at_outbreak = False
    """Whether fleets that meet when war breaks out both retreat after equal hits (9.6)."""

    def may_borrow_ships(self, g: G_contra, power: Power) -> bool:
        """Whether naval units may be lent to a power (9.2)."""
        return True

    def inland_ports(self, g: G_contra, power: Power, sea: SeaZone) -> Mask:
        """Ports up a waterway where a power's land units can embark for a sea zone (16.3)."""
        return 0

    def piracy_restrictions(self, g: G_contra) -> Legality[G_contra, Power, SeaZone, Power]:
        """What forbids a raid by (power, sea zone, target) (16.4)."""
        return RAIDS

    def pirates(self, g: G_contra, power: Power, sea: SeaZone) -> list[ShipId]:
        """The ships that can raid in a sea zone (16.4)."""
        found: list[ShipId] = g.ships_at(sea, power)
        return found

    def piracy_ports(self, g: G_contra, power: Power, target: Power, sea: SeaZone) -> Mask:
        """The target's ports on a sea zone that a power's pirates can raid (16.4)."""
        return ports_on(g, target, sea)

    def idle_pirates(self, g: G_contra, raid: Raid) -> int:
        """If no more ships than these are left, none of them may raid this target (16.4)."""
        return 0

    def fires_on_pirates(self, g: G_contra, ship: ShipId) -> bool:
        """Whether a ship defends against pirates (16.4)."""
        return is_warship(g, ship)

    def more_piracy_defence(self, g: G_contra, raid: Raid) -> int:
        """Dice against pirates beyond ships and fortresses (16.4)."""
        return 0

    def may_forfeit(self, g: G_contra, raid: Raid, ship: ShipId) -> bool:
        """Whether a hit can be paid for with a ship in or next to the zone (16.4)."""
        return bool(g.ship_commander(ship) == raid.target)

    def chooses_award(self, g: G_contra, raid: Raid) -> Power:
        """Who says how a hit is paid for (16.4)."""
        return raid.target

    def can_lose_card(self, g: G_contra, power: Power) -> bool:
        """Whether there is anything to draw at random from a power's hand (6.1)."""
        return any(g.is_hidden_card(card) for card in g.state.hands[power])

    def lose_card_to(self, g: G_contra, taker: Power, giver: Power) -> None:
        """A random card changes hands; it may not be played before a later impulse (16.4)."""
        card = g.take_random_card(taker, giver)
        assert card is not None
        g.state.impulse.fresh.append(card)

    def piracy_forts(self, g: G_contra, power: Power) -> Mask:
        """Fortresses that fire on a power's pirates though their holder is no enemy (16.4)."""
        return 0

    def fort_fires(self, g: G_contra, fort: Space) -> bool:
        """Whether a fortress that could fire on pirates does: not under siege nor in unrest."""
        return not g.is_besieged(fort) and not g.is_in_unrest(fort)

    def spreads_piracy_awards(self, g: G_contra) -> bool:
        """Whether the target must choose each award once before it repeats one."""
        return True

    def piracy_begun(self, g: G_contra, power: Power, sea: SeaZone) -> None:
        """Mark a sea zone and count the raid (16.4)."""

    def piracy_hit(self, g: G_contra, raid: Raid) -> None:
        """After pirates have scored, before the target chooses how to pay."""

    def may_score_piracy(self, g: G_contra, power: Power) -> bool:
        """Whether a power may still win VP by piracy (16.4)."""
        return True

    def score_piracy(self, g: G_contra, power: Power) -> None:
        """1 VP for piracy."""
        g.gain_vp(power, 1, "vp-piracy")

    def more_piracy_awards(self, g: G_contra) -> Sequence[Award[G_contra]]:
        """Further ways for the target to pay for a hit (16.4)."""
        return ()
