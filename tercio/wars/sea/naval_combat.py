"""Naval combat (16.2)."""

from typing import Generic

from tercio.kernel.ask import Procedure, Prospect, nothing
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of
from tercio.wars.cards.responses import respond_window
from tercio.wars.display.prospects import fleet_in, naval_prospect, weigh_cards
from tercio.wars.land.battle import Battle, Side
from tercio.wars.land.battle_account import take_account
from tercio.wars.land.battle_dice import roll, tell_winner
from tercio.wars.model.force import Force
from tercio.wars.model.names import Location, Power, ShipId, Space
from tercio.wars.model.numbered import seas_in
from tercio.wars.model.refs import place_ref
from tercio.wars.model.ship_questions import ship_kind
from tercio.wars.model.war import AnyWar, G_contra
from tercio.wars.sea.fleets import Fleet, battle_rating, choose_ship, fleet_at, is_warship
from tercio.wars.sea.naval_retreat import eliminate_fleet, retreat_fleet


class NavalCombatHooks(Generic[G_contra]):
    """What ships roll, and what they can take."""

    def ship_dice(self, g: G_contra, ship: ShipId, place: Location) -> int:
        """Dice of a ship in naval combat (16.2)."""
        return int(g.world.unit_types[ship_kind(g, ship)].dice)

    def ship_levels(self, g: G_contra, ship: ShipId) -> int:
        """How many losses a ship can take before it is gone (16.2)."""
        return 1

    def take_ship_loss(self, g: G_contra, ship: ShipId) -> Procedure[None]:
        """One loss falls on a ship."""
        g.lose_ship(ship)
        return nothing()

    def after_naval_rolls(self, g: G_contra, battle: Battle) -> Procedure[None]:
        """Step 5 of a naval combat: dice that may be rolled again, before responses (16.2)."""
        return nothing()

    def hits_ignored(self, g: G_contra, battle: Battle, side: Side) -> int:
        """Hits against a side that cost it nothing, though they count for victory (16.2)."""
        return 0

    def fives_ignored(self, g: G_contra, battle: Battle, side: Side) -> int:
        """The most of them, if they are hits of a 5; what odds reckon with (16.2)."""
        return 0

    both_retreat_at_outbreak = False
    """Whether fleets that meet when war breaks out both retreat after equal hits (9.6)."""


@cites("HIS 16.2", "VQ 16.2")
def naval_combat(
    g: AnyWar,
    place: Location,
    attacker: Power,
    defender: Power,
    *,
    both_retreat_if_equal: bool = False,
) -> Procedure[Battle]:
    """All ships of the two powers at `place` fight. The active power is the attacker."""
    battle = Battle("naval", place, _side(g, attacker, place), _side(g, defender, place))
    # Steps 1 and 2: dice.
    battle.attacker.dice, battle.defender.dice = _dice(g, battle)
    # Steps 3 and 4: combat cards, the attacker's first.
    for side in (battle.attacker, battle.defender):
        yield from _declare_cards(g, battle, side)
    # Step 5: roll.
    for side in (battle.attacker, battle.defender):
        take_account(g, side, dice_by_reason(g, battle, side), fleet_in(g, battle, side))
        roll(g, side, "naval combat")
    yield from g.hooks.after_naval_rolls(g, battle)
    # Step 6: response cards.
    yield from respond_window(
        g,
        "naval_combat_after_roll",
        battle,
        g.impulse_order(),
        cite=f"{g.book} 16.2",
        place=place_ref(g, place),
    )
    # Step 7: the winner.
    loser = declare_winner(g, battle)
    equal = battle.attacker.total_hits == battle.defender.total_hits
    # Steps 8 and 10: casualties, which go to the turn track.
    yield from take_naval_casualties(g, battle, loser)
    # Ships that lost may not move again this impulse (16.1).
    g.state.impulse.beaten_ships |= mask_of(loser.ships)
    # Step 9: one power retreats.
    if both_retreat_if_equal and equal:
        yield from _retreat(g, battle, battle.attacker)
        yield from _retreat(g, battle, battle.defender)
    elif g.world.is_sea(place):
        yield from _retreat(g, battle, loser)
    else:
        yield from _retreat(g, battle, battle.attacker)
    yield from respond_window(
        g,
        "naval_combat_resolved",
        battle,
        g.impulse_order(),
        cite=f"{g.book} 16.2",
        place=place_ref(g, place),
    )
    return battle


@cites("HIS 9.6", "VQ 9.4")
def clash_at_sea(g: AnyWar, power: Power, enemy: Power) -> Procedure[None]:
    """War breaks out between powers whose fleets share sea zones: they fight at once.

    `power` is the attacker.
    """
    both_retreat = g.hooks.both_retreat_at_outbreak
    for sea in seas_in(g.state.fleets[power] & g.state.fleets[enemy] & g.world.all_seas):
        yield from naval_combat(g, sea, power, enemy, both_retreat_if_equal=both_retreat)


# -- steps 1 to 6 --------------------------------------------------------------------------------


def _side(g: AnyWar, power: Power, place: Location) -> Side:
    return _aboard(fleet_at(g, power, place))


def _aboard(fleet: Fleet) -> Side:
    """At sea the force is its leaders alone; they are where the ships are."""
    force = Force(fleet.power, Space(fleet.place), leaders=fleet.leaders)
    return Side(fleet.power, force, fleet.ships)


@cites("HIS 16.2", "VQ 16.2")
def combat_dice(g: AnyWar, battle: Battle, side: Side) -> int:
    """Ships, the best leader, and 1 die for the defender of a port."""
    return sum(dice_by_reason(g, battle, side).values())


def dice_by_reason(g: AnyWar, battle: Battle, side: Side) -> dict[str, int]:
    """The same, each for its reason."""
    dice = {
        "ships": sum(g.hooks.ship_dice(g, ship, battle.place) for ship in side.ships),
        "leader": battle_rating(g, side.force.leaders),
    }
    if side is battle.defender and not g.world.is_sea(battle.place):
        dice["port"] = g.world.constant("naval_defender_in_port_dice")
    return dice


def _dice(g: AnyWar, battle: Battle) -> tuple[int, int]:
    return combat_dice(g, battle, battle.attacker), combat_dice(g, battle, battle.defender)


def foresee_combat(g: AnyWar, attacker: Fleet, enemy: Power, power: Power) -> Prospect | None:
    """The odds in the eyes of `power`, if that fleet met all that an enemy has at its place."""
    enemies = _side(g, enemy, attacker.place)
    battle = Battle("naval", attacker.place, _aboard(attacker), enemies)
    battle.attacker.dice, battle.defender.dice = _dice(g, battle)
    return naval_prospect(g, battle, power)


def _declare_cards(g: AnyWar, battle: Battle, side: Side) -> Procedure[None]:
    # An inactive minor power has no hand (22.1).
    if g.is_played(side.power):
        yield from respond_window(
            g,
            "naval_combat_cards",
            battle,
            [side.power],
            cite=f"{g.book} 16.2",
            place=place_ref(g, battle.place),
            foresight=weigh_cards(battle, "naval_combat_cards", naval_prospect, _dice),
        )


# -- steps 7 to 10 -------------------------------------------------------------------------------


@cites("HIS 16.2", "VQ 16.2")
def declare_winner(g: AnyWar, battle: Battle) -> Side:
    """Step 7: most hits wins, the defender wins ties. Returns the loser."""
    attacker, defender = battle.attacker, battle.defender
    winner = attacker if attacker.total_hits > defender.total_hits else defender
    tell_winner(g, battle, winner)
    return battle.other_side(winner)


@cites("HIS 16.2", "VQ 16.2")
def take_naval_casualties(g: AnyWar, battle: Battle, loser: Side) -> Procedure[None]:
    """Steps 8 and 10: both sides lose ships; if neither has any left, one of them keeps one."""
    attacker, defender = battle.attacker, battle.defender
    counts = {id(side): _losses(g, battle, side, loser) for side in (attacker, defender)}
    spared: Side | None = None
    if all(sum(counts[id(side)]) == _strength(g, side) for side in (attacker, defender)):
        more = len(attacker.rolled) > len(defender.rolled)
        spared = attacker if more else defender
    for side in (attacker, defender):
        warships, corsairs = counts[id(side)]
        if side is spared:
            lost = [s for s in side.ships for _ in range(g.hooks.ship_levels(g, s))]
            lost.remove((yield from choose_ship(g, side.power, side.ships, "keep-ship")))
        else:
            lost = yield from _choose_losses(g, side, warships, corsairs)
        for ship in lost:
            yield from g.hooks.take_ship_loss(g, ship)
        side.ships = [ship for ship in side.ships if g.state.ship_at[ship] == battle.place]
        if not side.ships:
            eliminate_fleet(g, Fleet(side.power, battle.place, [], side.force.leaders))


def _strength(g: AnyWar, side: Side) -> int:
    """The losses that a side can take."""
    return sum(g.hooks.ship_levels(g, ship) for ship in side.ships)


def _losses(g: AnyWar, battle: Battle, side: Side, loser: Side) -> tuple[int, int]:
    """How many warships and how many corsairs the enemy's hits eliminate.

    A warship for every two hits; what is left falls on corsairs; an odd hit that is still left
    costs the loser one more warship.
    """
    hits = max(0, battle.other_side(side).total_hits - g.hooks.hits_ignored(g, battle, side))
    small = sum(not is_warship(g, ship) for ship in side.ships)
    afloat = _strength(g, side) - small
    warships = min(hits // 2, afloat)
    left = hits - 2 * warships
    corsairs = min(left, small)
    if left > corsairs and side is loser and warships < afloat:
        warships += 1
    return warships, corsairs


def _choose_losses(g: AnyWar, side: Side, warships: int, corsairs: int) -> Procedure[list[ShipId]]:
    lost = [ship for ship in side.ships if not is_warship(g, ship)][:corsairs]
    for _ in range(warships):
        left = [
            ship
            for ship in side.ships
            if is_warship(g, ship) and lost.count(ship) < g.hooks.ship_levels(g, ship)
        ]
        lost.append((yield from choose_ship(g, side.power, left, "lose-ship")))
    return lost


def _retreat(g: AnyWar, battle: Battle, side: Side) -> Procedure[None]:
    """Step 9. From a port there is no way but to sea."""
    fleet = Fleet(side.power, battle.place, side.ships[:], side.force.leaders)
    at_sea = g.world.is_sea(battle.place)
    yield from retreat_fleet(g, fleet, seas_only=side.adrift or not at_sea)
