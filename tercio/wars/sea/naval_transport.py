"""Naval transport: land units cross sea zones in which their power has ships (16.3)."""

from dataclasses import dataclass
from typing import Generic

from tercio.kernel.ask import Ask, Option, Procedure, Prospect, Refusal, compose
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.cards.responses import respond_window
from tercio.wars.land.entry import LEAVE, can_go, may_go, movable_force, why_not_enter
from tercio.wars.land.formations import can_part, choose_force, is_formation
from tercio.wars.land.movement import enter_space, musters, still_able
from tercio.wars.land.withdrawal import foresee_entry
from tercio.wars.model.confinement import is_free
from tercio.wars.model.events import TransportBegan
from tercio.wars.model.force import Force
from tercio.wars.model.names import Cp, Mask, Power, SeaZone, Space
from tercio.wars.model.numbered import seas_in, spaces_in
from tercio.wars.model.refs import force_refs, place_ref, power_ref
from tercio.wars.model.ship_questions import enemy_fleets
from tercio.wars.model.troop_questions import own_land
from tercio.wars.model.war import AnyWar, G_contra
from tercio.wars.turn.actions import Action, pay


class TransportHooks(Generic[G_contra]):
    """Who is carried across what."""

    def transport_seas(self, g: G_contra, power: Power) -> Mask:
        """Sea zones in which a power has ships that carry land units across (16.3)."""
        seas: Mask = g.state.fleets[power] & g.world.all_seas
        return seas

    def inland_ports(self, g: G_contra, power: Power, sea: SeaZone) -> Mask:
        """Ports up a waterway where a power's land units can embark for a sea zone (16.3)."""
        return 0


@dataclass(slots=True)
class Transport:
    """A formation on its way; on the board it stays in its port until it lands."""

    force: Force
    sea: SeaZone
    """The last sea zone that it entered."""

    @property
    def power(self) -> Power:
        return self.force.power


# -- where it can go -----------------------------------------------------------------------------


def fleet_seas(g: AnyWar, power: Power) -> Mask:
    """Sea zones in which a power has naval units."""
    return g.hooks.transport_seas(g, power)


def harbours(g: AnyWar, power: Power, sea: SeaZone) -> Mask:
    """Ports at which land units can go aboard or ashore."""
    ports = g.world.water.adjacent[sea] & g.world.all_spaces
    return ports | g.hooks.inland_ports(g, power, sea)


@forbids("HIS 16.3", "VQ 16.3")
def enemy_ships_in_port(g: AnyWar, transport: Transport, port: Space) -> bool:
    return bool(enemy_fleets(g, transport.power) >> port & 1)


@forbids("HIS 16.3", "VQ 16.3")
def port_not_on_this_sea(g: AnyWar, transport: Transport, port: Space) -> bool:
    return not harbours(g, transport.power, transport.sea) >> port & 1


@forbids("HIS 16.3", "VQ 16.3")
def sailed_from_this_port(g: AnyWar, transport: Transport, port: Space) -> bool:
    return port == transport.force.space


LANDING = Restrictions("landing", port_not_on_this_sea, sailed_from_this_port, enemy_ships_in_port)
"""Beyond the rules for entering a space by land."""


@cites("HIS 16.3", "VQ 16.3")
def landings(g: AnyWar, transport: Transport) -> list[Space]:
    """Ports at which the formation can go ashore from where it is."""
    power, force = transport.power, transport.force
    ports = harbours(g, power, transport.sea) & ~enemy_fleets(g, power) & ~(1 << force.space)
    return _with_counters(g, force, ports)


def _with_counters(g: AnyWar, force: Force, ports: Mask) -> list[Space]:
    """Those ports that a force may enter and has the counters to go to (5.2)."""
    spaces = may_go(g, force.power, ports, force.size > 0)
    return [to for to in spaces if can_part(g, force, to) and is_free(g, force, to)]


def can_land(g: AnyWar, force: Force, sea: SeaZone, cp: Cp, *, whole: bool = True) -> bool:
    """Whether a formation in a sea zone can reach some port with `cp` still to spend.

    If not `whole`, any part of the force will do.
    """
    power, origin = force.power, force.space
    step = g.world.constant("naval_transport_step_cp")
    barred = enemy_fleets(g, power) | 1 << origin
    for zones, ring in enumerate(g.world.water.distances(1 << sea, fleet_seas(g, power))):
        if (zones + 1) * step > cp:
            return False
        ports = 0
        for zone in seas_in(ring):
            ports |= harbours(g, power, zone)
        ports &= ~barred
        if _with_counters(g, force, ports) if whole else can_go(g, power, ports, force.size > 0):
            return True
    return False


def onward(g: AnyWar, transport: Transport, cp: Cp) -> list[SeaZone]:
    """Adjacent sea zones from which there would still be CP enough to land."""
    seas = g.world.water.adjacent[transport.sea] & fleet_seas(g, transport.power)
    left = cp - g.world.constant("naval_transport_step_cp")
    return [sea for sea in seas_in(seas) if can_land(g, transport.force, sea, left)]


def embarkations(g: AnyWar, power: Power) -> list[tuple[Space, SeaZone]]:
    """Every port with a formation that can move, and a sea zone that it can board in."""
    return [
        (port, sea)
        for sea in seas_in(fleet_seas(g, power))
        for port in spaces_in(harbours(g, power, sea) & musters(g, power))
        if _can_embark(g, power, port, sea)
    ]


def _can_embark(g: AnyWar, power: Power, port: Space, sea: SeaZone) -> bool:
    """Troops, or leaders alone (13.1)."""
    left = g.state.impulse.cp - g.world.constant("naval_transport_step_cp")
    pool = movable_force(g, power, port)
    return not pool.is_empty() and can_land(g, pool, sea, left, whole=False)


@cites("HIS 16.3", "VQ 16.3")
def can_transport(g: AnyWar, power: Power) -> bool:
    seas = fleet_seas(g, power)
    if not seas or g.state.impulse.cp < g.world.constant("naval_transport_min_cp"):
        return False
    spaces = musters(g, power)
    for sea in seas_in(seas):
        for port in spaces_in(harbours(g, power, sea) & spaces):
            if _can_embark(g, power, port, sea):
                return True
    return False


# -- the procedure -------------------------------------------------------------------------------


@cites("HIS 16.3", "VQ 16.3")
def naval_transport(g: AnyWar, power: Power) -> Procedure[None]:
    """Step 1: a formation of up to 5 land units goes aboard. Steps 2 and 3: it sails and lands."""
    transport = yield from _board(g, power)
    if transport is None:
        return
    force = transport.force
    g.record(
        TransportBegan(
            power_ref(g, power),
            place_ref(g, force.space),
            place_ref(g, transport.sea),
            force_refs(g, force),
        )
    )
    played = yield from respond_window(
        g,
        "naval_transport_announced",
        transport,
        [p for p in g.impulse_order() if p != power],
        cite=f"{g.book} 16.3",
        place=place_ref(g, transport.sea),
    )
    if "naval_transport" in g.state.impulse.barred:
        return
    if played and not (yield from _still_sails(g, transport)):
        return
    pay(g, power, g.world.constant("naval_transport_step_cp"), "naval_transport")
    yield from _sail_on(g, transport)


def _still_sails(g: AnyWar, transport: Transport) -> Procedure[bool]:
    """After a response: without a leader the formation may have to shrink; without the CP to
    land it stays in port."""
    force = still_able(g, transport.force)
    left = g.state.impulse.cp - g.world.constant("naval_transport_step_cp")

    def accept(part: Force) -> bool:
        return can_land(g, part, transport.sea, left, whole=False)

    if force.is_empty() or not accept(force):
        return False
    if not is_formation(g, force):
        chosen = yield from choose_force(
            g,
            force.power,
            force.space,
            kind="transport-force",
            cite="16.3",
            pool=force,
            accept=accept,
        )
        force = chosen or force
    transport.force = force
    return accept(force)


def _board(g: AnyWar, power: Power) -> Procedure[Transport | None]:
    while True:
        picks = yield from compose(lambda picks: _which_embarkation(g, power, picks), cancel=True)
        if not picks:
            return None
        port, sea = picks[-1].value
        force = yield from _choose_cargo(g, power, port, sea)
        if force is not None and not force.is_empty():
            return Transport(force, sea)


def _choose_cargo(g: AnyWar, power: Power, port: Space, sea: SeaZone) -> Procedure[Force | None]:
    left = g.state.impulse.cp - g.world.constant("naval_transport_step_cp")
    return choose_force(
        g,
        power,
        port,
        limit=g.world.constant("naval_transport_max"),
        kind="transport-force",
        cite="16.3",
        pool=movable_force(g, power, port),
        cancel=True,
        accept=lambda force: can_land(g, force, sea, left),
    )


def _which_embarkation(g: AnyWar, power: Power, picks: list[Option]) -> Ask | None:
    """From which port, then into which sea zone."""
    ids, refs = g.world.location_ids, g.world.place_refs
    ways = embarkations(g, power)
    cite = f"{g.book} 16.3"
    if not picks:
        ports = list(dict.fromkeys(port for port, _ in ways))
        options = []
        for port in ports:
            first = next(sea for at, sea in ways if at == port)
            options.append(
                Option(f"from.{ids[port]}", (port, first), (refs[port],), "option-embark-at")
            )
        return Ask(
            g.seat_of(power),
            "transport-from",
            options,
            cite,
            explain=lambda ref: why_no_transport(g, power, ref),
        )
    port = picks[0].value[0]
    seas = [sea for at, sea in ways if at == port]
    if len(seas) == 1 or len(picks) == 2:
        return None
    options = [
        Option(f"sea.{ids[sea]}", (port, sea), (refs[sea],), "option-embark-in") for sea in seas
    ]
    return Ask(g.seat_of(power), "transport-sea", options, cite, args={"space": refs[port]})


def why_no_transport(g: AnyWar, power: Power, ref: str) -> list[Refusal]:
    """Why a formation cannot be shipped from a port."""
    port = g.world.place_by_ref.get(ref)
    if port is None or not g.world.is_port(port) or not own_land(g, power) >> port & 1:
        return []
    return LEAVE.refusals(g, power, port)


@cites("HIS 16.3", "VQ 16.3")
def _sail_on(g: AnyWar, transport: Transport) -> Procedure[None]:
    """Steps 2 and 3: from sea zone to sea zone at 1 CP each, and into a port at the last."""
    power = transport.power
    step = g.world.constant("naval_transport_step_cp")
    while True:
        ports = landings(g, transport)
        seas = onward(g, transport, g.state.impulse.cp)
        options = _ways_on(g, ports, seas)
        if not options:
            return  # cards have changed what the counters can show: it stays in its port
        pick = options[0] if len(options) == 1 else (yield _which_way(g, transport, options))
        pay(g, power, step, "naval_transport")
        if not g.world.is_sea(pick.value):
            # Step 4, a lost battle that leaves no way back to the ships, is the battle's affair.
            yield from enter_space(g, transport.force, transport.sea, pick.value)
            return
        transport.sea = pick.value


def _ways_on(g: AnyWar, ports: list[Space], seas: list[SeaZone]) -> list[Option]:
    ids, refs = g.world.location_ids, g.world.place_refs
    return [
        *(Option(f"land.{ids[p]}", p, (refs[p],), "option-land-at") for p in ports),
        *(Option(f"sail.{ids[s]}", s, (refs[s],), "option-sail-to") for s in seas),
    ]


def _which_way(g: AnyWar, transport: Transport, options: list[Option]) -> Ask:
    def explain(ref: str) -> list[Refusal]:
        port = g.world.space_by_ref.get(ref)
        if port is None:
            return []
        by_land = why_not_enter(g, transport.power, ref, transport.force.size > 0)
        return LANDING.refusals(g, transport, port) + by_land

    goals = {option.key: option.value for option in options}

    def foresee(view: AnyWar, key: str) -> Prospect | None:
        """Of a battle on landing."""
        to = goals.get(key)
        if to is None or view.world.is_sea(to):
            return None
        return foresee_entry(view, transport.force, transport.sea, to)

    sea = place_ref(g, transport.sea)
    return Ask(
        g.seat_of(transport.power),
        "transport-on",
        options,
        f"{g.book} 16.3",
        args={"sea": sea, "cp": g.state.impulse.cp},
        refs=(sea,),
        explain=explain,
        foresee=foresee,
    )


def _transport_cost(g: AnyWar, power: Power) -> Cp | None:
    """Each leg costs as much as a move in clear; a power that can make one can ship troops."""
    return g.world.actions["move_clear"].costs.get(g.world.power_rows[power].id)


NAVAL_TRANSPORT = Action(
    "naval_transport",
    "16.3",
    can_transport,
    naval_transport,
    cost=_transport_cost,
    why=why_no_transport,
)
