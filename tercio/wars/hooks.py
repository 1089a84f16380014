"""Where the two games differ: a game subclasses `Hooks` and fills what it needs.

The defaults are the plain rule. A hook that may ask somebody is a procedure.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from tercio.kernel.ask import Option, Procedure, Refusal
from tercio.kernel.restrictions import Legality
from tercio.wars.diplomacy.declarations import WARS
from tercio.wars.land.formations import whole_force
from tercio.wars.model.names import CardId, LeaderId, Location, Mask, Power, Space
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.rows import CardMode, FactRow
from tercio.wars.model.war import AnyWar, G_contra
from tercio.wars.model.world import Roads
from tercio.wars.sea_hooks import SeaHooks, nothing
from tercio.wars.siege.assault import ASSAULTS

if TYPE_CHECKING:
    from tercio.wars.cards.card_play import Effect, Target
    from tercio.wars.land.battle import Battle
    from tercio.wars.model.force import Force
    from tercio.wars.turn.actions import Action

__all__ = ["Hooks", "capitals_or_home_keys", "nothing"]


class Hooks(SeaHooks[G_contra]):
    """Named places in the shared procedures."""

    # -- the map -------------------------------------------------------------------------------

    def control_changed(self, g: G_contra, space: Space, power: Power) -> None:
        """After political control of a space has passed to `power`."""

    def loc_barriers(self, g: G_contra) -> Mask:
        """Spaces that no line of communication may pass (12.1)."""
        return 0

    def roads(self, g: G_contra, power: Power) -> Roads:
        """The connections that a power may use (2.5)."""
        roads: Roads = g.world.roads
        return roads

    def theatre(self, g: G_contra) -> Mask:
        """The spaces to which an event confines this impulse's actions; usually all."""
        return -1

    def march_theatre(self, g: G_contra) -> Mask:
        """The same for moves of land units and for building them."""
        return self.theatre(g)

    def gains_control(self, g: G_contra, power: Power) -> bool:
        """Whether a power may gain control of spaces at all."""
        return True

    def changeable(self, g: G_contra) -> Mask:
        """Spaces whose political control can change by conquest; usually all."""
        return -1

    def calmed_from_afar(self, g: G_contra, power: Power) -> Mask:
        """Spaces where a power may remove unrest without land units near them (12.4)."""
        return 0

    def capitals(self, g: G_contra, power: Power) -> Sequence[Space]:
        """The capitals of a power, in the order of the data."""
        found: Sequence[Space] = g.world.capitals[power]
        return found

    def may_enter(self, g: G_contra, power: Power, space: Space) -> bool:
        """Whether land units may move, retreat or avoid battle into a space at all."""
        return True

    def entered(self, g: G_contra, power: Power, place: Location) -> Procedure[None]:
        """After land units or ships of a power have come into a space, of their will or not."""
        return nothing()

    # -- land --------------------------------------------------------------------------------

    takes_lone_naval_leaders = False
    """Whether a naval leader alone in an unfortified space is lost when enemies enter (13.1)."""

    sieges_shun_strangers = False
    """Whether a besieger that must leave may not join units of a neutral power (15.3)."""

    def older_reading(self, g: G_contra, rule: str) -> bool:
        """Whether an earlier reading of a rule holds (VQ: data table `edition_rules`)."""
        return False

    def name_target(self, g: G_contra, power: Power, mode: CardMode) -> Procedure["Target | None"]:
        """Where an event will take effect, if that must be said when it is declared."""
        return None
        yield  # makes it a procedure

    def storm_begins(self, g: G_contra, battle: "Battle") -> Procedure[None]:
        """Before combat cards are declared in an assault: cards that must be played."""
        yield from ()

    def doubt(self, row: FactRow) -> str:
        """A mark, in text, for a row whose facts are not all attested."""
        return ""

    def cards_in_foreign_wars(self, g: G_contra) -> bool:
        """Whether combat and response cards may be played on the battles of foreign wars."""
        return True

    has_leashes = False
    """Whether some units or leaders may be in some spaces only."""

    def unit_leash(self, g: G_contra, owner: Power) -> Mask:
        """The spaces where an owner's land units may be; -1: all."""
        return -1

    def leader_leash(self, g: G_contra, leader: LeaderId) -> Mask:
        """The spaces where a leader may be; -1: all."""
        return -1

    def may_attack(self, g: G_contra, power: Power, space: Space) -> bool:
        """Whether a formation may move against enemy units in a space (13.1)."""
        return True

    def interception_modifier(self, g: G_contra, power: Power) -> int:
        """Beyond leaders and cavalry (13.2, 13.3, 16.1)."""
        return 0

    def after_land_battle(self, g: G_contra, battle: "Battle") -> Procedure[None]:
        """After a field battle or an assault is over."""
        return nothing()

    def assault_defender_dice(self, g: G_contra, battle: "Battle") -> int:
        """Dice for being the defender of an assault (15.1)."""
        return 1

    def assault_restrictions(self, g: G_contra) -> Legality[G_contra, Power, Space]:
        """What forbids a power the Assault action in a space (15.1)."""
        return ASSAULTS

    # -- diplomacy ---------------------------------------------------------------------------

    def captive_homes(self, g: G_contra, power: Power, leader: LeaderId) -> list[Space]:
        """Where a freed army leader can be placed: a capital, or else a home key (9.1)."""
        return capitals_or_home_keys(g, power, self.capitals(g, power))

    def mercenary_sites(self, g: G_contra, power: Power) -> list[Space]:
        """Where mercenaries that were given in a deal can be placed (9.1)."""
        return [s for s in g.hooks.capitals(g, power) if g.is_controlled_by(power, s)]

    def pay_ransom(self, g: G_contra, captor: Power, power: Power) -> None:
        """A random card for the captor."""
        g.take_random_card(captor, power, "ransom")

    def war_restrictions(self, g: G_contra) -> Legality[G_contra, Power, Power]:
        """What forbids a power to declare war on another at all times (9.6)."""
        return WARS

    def clash_order(self, g: G_contra, power: Power, enemy: Power) -> tuple[Power, Power]:
        """Attacker and defender where fleets fight because war breaks out (9.6).

        Powers are numbered in impulse order, those that nobody plays included.
        """
        return (power, enemy) if power < enemy else (enemy, power)

    def minor_activated(self, g: G_contra, minor: Power, power: Power) -> None:
        """After a minor power has become an ally (22.2)."""

    # -- cards -------------------------------------------------------------------------------

    def hand_of(self, g: G_contra, power: Power) -> Power:
        """Whose hand a power's response and combat cards come from."""
        return power

    def cards_for(self, g: G_contra, moment: str) -> Sequence[CardId]:
        """Cards that can be played as a response or combat card at a named moment."""
        return ()

    def may_respond(
        self, g: G_contra, power: Power, card: CardId, moment: str, about: object
    ) -> bool:
        """Whether a power that holds the card may play it now; `about` is what it is about."""
        return False

    def respond(
        self, g: G_contra, power: Power, card: CardId, moment: str, about: object
    ) -> Procedure[None]:
        """Play it: the card has left the hand; resolve it and put it where it goes."""
        return nothing()

    def holds(self, g: G_contra, condition: str, power: Power | None, about: object) -> bool:
        """Whether a condition of the data holds (`tercio.wars.model.conditions`)."""
        raise LookupError("a game answers the conditions of its data")

    def card_effect(self, g: G_contra, card: str, mode: str) -> "Effect[G_contra]":
        """What a card does in one of its modes (`tercio.wars.cards.card_play.Effect`)."""
        raise LookupError("a game says what its cards do")

    def barred_modes(self, g: G_contra, card: CardId) -> Sequence[str]:
        """Uses of a card that this game does not know."""
        return ()

    def extra_windows(self, g: G_contra, card: CardId) -> Sequence[str]:
        """Windows in which all modes of a card may be used, beyond their own."""
        return ()

    def card_refusals(self, g: G_contra, power: Power, card: CardId) -> Iterable[Refusal]:
        """What else is against a card as an event, whatever its mode."""
        return ()

    def mode_refusals(
        self, g: G_contra, power: Power, mode: CardMode, about: object
    ) -> Iterable[Refusal]:
        """What else is against one mode of a card."""
        return ()

    def event_takes_effect(self, g: G_contra, power: Power, card: CardId) -> None:
        """An event was declared and not cancelled; just before it is resolved."""

    def dispose_card(self, g: G_contra, power: Power, card: CardId) -> None:
        """Where a card goes that was played for CP."""
        g.to_discard(card)

    def pass_refusals(self, g: G_contra, power: Power) -> Sequence[Refusal]:
        """Why a power may not pass now (11)."""
        return ()

    # -- the action phase ----------------------------------------------------------------------

    def actions(self, g: G_contra) -> Sequence["Action[G_contra]"]:
        """All actions of the game, in the order of the power cards."""
        return ()

    def skips_impulse(self, g: G_contra, power: Power) -> bool:
        """Whether an event takes this impulse away from a power; it does not count as a pass."""
        return False

    def before_impulse(self, g: G_contra, power: Power) -> Procedure[None]:
        """Between two impulses: the last moment in which a power can be made to skip its own."""
        return nothing()

    def impulse_begins(self, g: G_contra, power: Power) -> Procedure[None]:
        return nothing()

    def impulse_ends(self, g: G_contra, power: Power) -> Procedure[None]:
        """After a power's impulse, passed or played."""
        return nothing()

    def shows_card_first(self, g: G_contra, power: Power) -> bool:
        """Whether a power chooses its card before it says what it plays it for."""
        return False

    def card_chosen(self, g: G_contra, power: Power, card: CardId) -> Procedure[bool]:
        """After a power has chosen a card for its impulse; False if the impulse is over."""
        return _go_on()

    def may_act(self, g: G_contra, power: Power, action: str) -> bool:
        """Whether a power may choose an action now, whatever it could do with it (11)."""
        return True

    def action_refusals(self, g: G_contra, power: Power, action: str) -> Sequence[Refusal]:
        """Why `may_act` says no, if a game can tell."""
        return ()

    def paid(self, g: G_contra, power: Power, action: str) -> None:
        """After CP of the impulse were paid for an action."""

    def after_action(self, g: G_contra, power: Power) -> None:
        """After each action and event: automatic victories and the like."""

    def passed(self, g: G_contra, power: Power) -> Procedure[None]:
        return nothing()

    # -- forces ------------------------------------------------------------------------------

    builds_under_allies = True
    """Whether units may be built in a home space that an ally controls (17)."""

    def building_sites(self, g: G_contra, power: Power, what: str, sites: Mask) -> Mask:
        """Where a unit type may be built, given where 17 allows it; may add and take away."""
        return sites

    def naval_sites(self, g: G_contra, owner: Power, what: str, sites: Mask) -> Mask:
        """Where an owner's ships of a type may be built, given its open home ports (17)."""
        return sites

    def built_as(self, g: G_contra, owner: Power, what: str, space: Space) -> str:
        """The side of the counter that a new ship of a type shows (17)."""
        return what

    def builds_beside_map(self, g: G_contra, power: Power, what: str) -> Sequence[Option]:
        """Further places to build a unit type (a foreign war); each value is what builds it."""
        return ()

    def counters_beside_map(self, g: G_contra, owner: Power) -> Sequence[int]:
        """Stacks of a power's land units that stand beside the map and use its counters (5.2)."""
        return ()

    # -- spring and winter -------------------------------------------------------------------

    def prepare_spring(self, g: G_contra, power: Power) -> Procedure[None]:
        """What a power does before it moves a formation from its capital (10)."""
        return nothing()

    def leaves_in_spring(self, g: G_contra, power: Power, capital: Space) -> "Force":
        """What a power may take a formation from, in one of its capitals (10)."""
        return whole_force(g, power, capital)

    winter_section = "19.3"
    """Where the book tells how fleets and armies return home."""

    def minor_ships_may_go_home(self, g: G_contra) -> bool:
        """Whether a minor's ships may winter in its nearest home port instead (19.3)."""
        return False

    def winter_landings(self, g: G_contra, leader: LeaderId) -> Sequence[Space]:
        """Where a naval leader may go ashore in Winter instead of to a port (VQ 20.4)."""
        return ()

    def goes_ashore(self, g: G_contra, leader: LeaderId, space: Space) -> None:
        """He does; from now on he is an army leader."""

    def prepare_winter(self, g: G_contra, power: Power) -> Procedure[None]:
        """What a power does before its land units return home."""
        return nothing()

    def winter_capitals(self, g: G_contra, power: Power, owner: Power) -> Sequence[Space]:
        """The capitals that an owner's units may return to in Winter, or when displaced."""
        return self.capitals(g, power)

    def winter_closed(self, g: G_contra, owner: Power) -> Mask:
        """Spaces of its own power where an owner's units may not winter."""
        return 0

    def stays_in_winter(self, g: G_contra, owner: Power) -> bool:
        """Whether an owner's units never move in Winter."""
        return False

    def leader_owner(self, g: G_contra, leader: LeaderId) -> Power:
        """Whose units an army leader returns home with."""
        owner: Power = g.state.leader_power[leader]
        return owner

    def winters_in_place(self, g: G_contra, power: Power) -> bool:
        """Whether a power's land units do not move in Winter at all (19.3)."""
        return False

    def returns_to_capitals(self, g: G_contra, power: Power) -> bool:
        """Whether land units may go to a capital in Winter; else they are lost (19.3)."""
        return True

    def winter_keys(self, g: G_contra, minor: Power) -> Mask:
        """Where a minor's land units may return to as if to a capital (19.3, 22.3)."""
        return int(g.state.home[minor] & g.world.keys)

    def winters_only_in(self, g: G_contra, owner: Power) -> Mask:
        """The only spaces that an owner's land units may winter in; 0 if there is no such rule."""
        return 0

    def winter_barriers(self, g: G_contra, power: Power) -> Mask:
        """Spaces that a power's land units may not move into or through in Winter (19.3)."""
        return 0


def _go_on() -> Procedure[bool]:
    return True
    yield  # makes it a procedure


def capitals_or_home_keys(g: AnyWar, power: Power, capitals: Iterable[Space]) -> list[Space]:
    """Of these capitals those that a power controls, not besieged; else its home keys."""
    open_capitals = [
        space for space in capitals if g.is_controlled_by(power, space) and not g.is_besieged(space)
    ]
    keys = g.state.controlled[power] & g.state.home[power] & g.world.keys
    return open_capitals or [space for space in spaces_in(keys) if not g.is_besieged(space)]
