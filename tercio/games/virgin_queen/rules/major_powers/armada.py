"""The Spanish Armada (VQ 23.2)."""

from tercio.games.virgin_queen.model.armada_questions import armada_at, room_aboard
from tercio.games.virgin_queen.model.armada_verbs import lose_cargo, set_armada
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import SPAIN
from tercio.kernel.ask import PASS, Args, Ask, Option, Procedure, pass_option
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.land.battle import HIT, Battle
from tercio.wars.land.battle_dice import roll_more
from tercio.wars.model.force_pools import can_show_after
from tercio.wars.model.names import (
    AVAILABLE,
    REGULAR,
    Location,
    Mask,
    Power,
    ShipId,
    Space,
    owner_of,
)
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.space_questions import is_besieged, is_controlled_by, is_in_unrest
from tercio.wars.model.troop_questions import kind_name
from tercio.wars.sea.fleets import Fleet
from tercio.wars.turn.actions import Action, pay

CARD = "spanish_armada"

# -- strength --------------------------------------------------------------------------------------


@forbids("VQ 23.2")
def is_no_armada_yard(g: VirginQueen, space: Space) -> bool:
    return g.world.location_ids[space] not in _yards(g)


@forbids("VQ 23.2")
def is_not_under_spain(g: VirginQueen, space: Space) -> bool:
    return not is_controlled_by(g, SPAIN, space)


@forbids("VQ 23.2")
def is_an_unruly_yard(g: VirginQueen, space: Space) -> bool:
    return is_in_unrest(g, space)


YARD = Restrictions("armada-yard", is_no_armada_yard, is_not_under_spain, is_an_unruly_yard)


def open_yards(g: VirginQueen) -> list[Space]:
    return YARD.enumerate((g.world.space[id] for id in _yards(g)), g)


def _yards(g: VirginQueen) -> tuple[str, ...]:
    (mode,) = g.world.vq_card(g.world.card[CARD]).modes
    return mode.spaces


def may_be_built(g: VirginQueen) -> bool:
    return armada_at(g) == AVAILABLE and bool(open_yards(g))


@cites("VQ 23.2")
def can_upgrade(g: VirginQueen, power: Power) -> bool:
    """In one of its yards, below its greatest strength; whatever it did this turn."""
    at = armada_at(g)
    if power != SPAIN or at < 0 or g.state.oceans.armada >= g.world.constant("armada_max"):
        return False
    return g.world.is_space(at) and not is_no_armada_yard(g, at)


@cites("VQ 23.2")
def upgrade(g: VirginQueen, power: Power) -> Procedure[None]:
    """One level for 3 CP."""
    price = UPGRADE_ARMADA.price(g, power)
    assert price is not None
    pay(g, power, price, "upgrade_armada")
    set_armada(g, g.state.oceans.armada + g.world.constant("armada_step"))
    return
    yield  # makes it a procedure


UPGRADE_ARMADA = Action("upgrade_armada", "23.2", can_upgrade, upgrade)


@cites("VQ 23.2")
def levels(g: VirginQueen, ship: ShipId) -> int:
    """How many losses a ship takes: the Armada one for each of its levels."""
    if ship != g.world.armada:
        return 1
    return g.state.oceans.armada // g.world.constant("armada_step")


@cites("VQ 16.2", "VQ 23.2")
def take_loss(g: VirginQueen, ship: ShipId) -> Procedure[None]:
    if ship == g.world.armada:
        yield from downgrade(g)
    else:
        g.lose_ship(ship)


@cites("VQ 23.2")
def downgrade(g: VirginQueen) -> Procedure[None]:
    """One level less; from the lowest it is lost. Land units that no longer fit are lost, and
    Spain says which."""
    strength = g.state.oceans.armada - g.world.constant("armada_step")
    if strength <= 0:
        g.lose_ship(g.world.armada)
        return
    set_armada(g, strength)
    while room_aboard(g) < 0:
        lose_cargo(g, (yield from _overboard(g)), 1)
    make_change_aboard(g)


def _overboard(g: VirginQueen) -> Procedure[int]:
    """Which of the units aboard is lost next."""
    cargo = sorted(g.state.oceans.cargo)
    if len(cargo) == 1:
        return cargo[0]
    options = []
    for index in cargo:
        owner, kind = owner_of(index), index % 2
        name = "regular" if kind == REGULAR else kind_name(g, owner, kind)
        args: Args = {"power": power_ref(g, owner), "kind": name}
        key = f"overboard.{g.world.power_rows[owner].id}.{name}"
        options.append(Option(key, index, (power_ref(g, owner),), args=args))
    asked: Args = {"left": -room_aboard(g)}
    place = (place_ref(g, armada_at(g)),)
    pick = yield Ask(
        g.seat_of(SPAIN), "armada-overboard", options, "VQ 23.2", args=asked, refs=place
    )
    chosen: int = pick.value
    return chosen


@cites("VQ 5.3", "VQ 23.2")
def make_change_aboard(g: VirginQueen) -> None:
    """What the counters cannot show is lost too, mercenaries before regulars."""
    cargo = g.state.oceans.cargo
    for owner in sorted({owner_of(index) for index in cargo}):
        while not can_show_after(g, owner, (), g.hooks.counters_beside_map(g, owner)):
            mine = [index for index in cargo if index // 2 == owner]
            if not mine:
                break
            lose_cargo(g, max(mine), 1)


@cites("VQ 23.2")
def reroll_misses(g: VirginQueen, battle: Battle) -> Procedure[None]:
    """With its indulgence the side of the Armada may roll its misses again, once."""
    side = next((s for s in (battle.attacker, battle.defender) if g.world.armada in s.ships), None)
    misses = [] if side is None else [die for die in side.rolled if die < HIT]
    if side is None or not misses or g.state.oceans.indulgence != g.state.impulses:
        return
    pick = yield Ask(
        g.seat_of(SPAIN),
        "armada-reroll",
        [Option("reroll"), pass_option()],
        "VQ 23.2",
        args={"count": len(misses)},
        refs=(place_ref(g, battle.place),),
    )
    if pick.key != PASS:
        g.state.oceans.indulgence = -1
        side.rolled = [die for die in side.rolled if die >= HIT]
        roll_more(g, side, len(misses), HIT, purpose="Armada Indulgence")


@cites("VQ 23.2")
def theatre(g: VirginQueen) -> Mask:
    """While its cards give CP, troops are built with it or in its port alone."""
    impulse, at = g.state.impulse, armada_at(g)
    if not impulse.as_event or "upgrade_armada" not in impulse.only or at < 0:
        return -1
    return 1 << at


@cites("VQ 23.2")
def blockade_strength(g: VirginQueen, ship: ShipId, plain: int) -> int:
    if ship != g.world.armada:
        return plain
    return g.state.oceans.armada // g.world.constant("armada_blockade_divisor")


@cites("VQ 23.2")
def may_retreat_into(g: VirginQueen, fleet: Fleet, place: Location) -> bool:
    """A fleet with the Armada does not retreat into a port under siege."""
    if g.world.armada not in fleet.ships or not g.world.is_space(place):
        return True
    if g.world.edition_rule("armada_retreat") == "any_port":
        return True
    return not is_besieged(g, place)
