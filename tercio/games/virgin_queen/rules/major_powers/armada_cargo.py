"""Troops on the Spanish Armada: built, loaded, shipped and landed (VQ 23.2)."""

from tercio.games.virgin_queen.model.armada_questions import all_aboard, armada_at, room_aboard
from tercio.games.virgin_queen.model.armada_verbs import disembark, embark, recruit_aboard
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import KNIGHTS, SPAIN
from tercio.kernel.ask import BACK, Ask, Option, Procedure, Refusal
from tercio.kernel.citations import cites
from tercio.wars.cards.responses import respond_window
from tercio.wars.land.entry import may_go, movable_force, why_not_enter
from tercio.wars.land.formations import choose_force, whole_force
from tercio.wars.land.movement import enter_space, still_able
from tercio.wars.model.confinement import is_free
from tercio.wars.model.events import TransportBegan
from tercio.wars.model.fatigue import carry, is_fresh, tired_units
from tercio.wars.model.force import Force
from tercio.wars.model.force_pools import can_show_after
from tercio.wars.model.names import (
    KINDS,
    NOWHERE,
    REGULAR,
    SECOND,
    Location,
    Power,
    SeaZone,
    Space,
    owner_of,
)
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.refs import force_refs, place_ref, power_ref
from tercio.wars.model.ship_questions import enemy_fleets
from tercio.wars.model.space_questions import is_controlled_by, is_home, is_in_unrest
from tercio.wars.sea.naval_transport import Transport, harbours
from tercio.wars.siege.siege import check_siege
from tercio.wars.turn.actions import Action, pay


def deck(g: VirginQueen) -> Space:
    """Where those aboard are, for what they have done this impulse: it moves with them."""
    return Space(Location(g.world.location_count))


def _port(g: VirginQueen) -> Space:
    """Where it lies, if it is in port."""
    return Space(armada_at(g))


def cargo_stacks(g: VirginQueen, owner: Power) -> list[int]:
    """Stacks of an owner aboard, which use its counters (5.3)."""
    return [n for index, n in g.state.oceans.cargo.items() if index // 2 == owner]


# -- building aboard -----------------------------------------------------------------------------


def is_in_home_port(g: VirginQueen) -> bool:
    """In a Spanish home port, or Lisbon."""
    at = armada_at(g)
    if at < 0 or not g.world.is_space(at):
        return False
    return is_home(g, SPAIN, at) or g.world.location_ids[at] == "lisbon"


@cites("VQ 23.2", "VQ 28")
def builds_aboard(g: VirginQueen, power: Power, what: str) -> list[Option]:
    """Regulars and mercenaries may be built straight onto the Armada, while it has room."""
    if power != SPAIN or what not in ("regular", "mercenary") or not is_in_home_port(g):
        return []
    at, index = _port(g), SPAIN * 2 + (REGULAR if what == "regular" else SECOND)
    is_calm = is_controlled_by(g, SPAIN, at) and not is_in_unrest(g, at)
    if not is_calm or room_aboard(g) <= 0 or not _has_counter(g, index):
        return []
    args = {"power": power_ref(g, SPAIN), "kind": what, "space": place_ref(g, at)}
    build = lambda: recruit_aboard(g, index)  # noqa: E731
    return [Option("build.armada", build, (place_ref(g, at),), "option-build-aboard", args=args)]


def _has_counter(g: VirginQueen, index: int) -> bool:
    """Whether counters can show one more unit aboard."""
    cargo = dict(g.state.oceans.cargo)
    cargo[index] = cargo.get(index, 0) + 1
    stacks = [n for i, n in cargo.items() if i // 2 == index // 2]
    return can_show_after(g, owner_of(index), (), stacks)


def can_shift(g: VirginQueen, force: Force, space: Space, way: int) -> bool:
    """Whether counters can show a force that goes aboard from a space (1) or ashore there (-1)."""
    for owner in {owner for owner, _, _ in force.stacks()}:
        cargo = {i: n for i, n in g.state.oceans.cargo.items() if i // 2 == owner}
        changes = []
        for kind in KINDS:
            count = way * force.count(owner, kind)
            cargo[owner * 2 + kind] = cargo.get(owner * 2 + kind, 0) + count
            if count:
                changes.append((kind, space, -count))
        if not can_show_after(g, owner, changes, cargo.values()):
            return False
    return True


# -- in port: free -------------------------------------------------------------------------------


def _ashore(g: VirginQueen) -> Force:
    """Who can go aboard in the port where it lies, beaten troops too."""
    force = whole_force(g, SPAIN, _port(g))
    force.troops = {i: n for i, n in force.troops.items() if i // 2 != KNIGHTS}
    return force


def _crew(g: VirginQueen) -> Force:
    return all_aboard(g)


@cites("VQ 23.2")
def can_transfer(g: VirginQueen, power: Power) -> bool:
    """Once between two other actions: it costs nothing, so it must not go on for ever."""
    at = armada_at(g)
    if power != SPAIN or at < 0 or g.world.is_sea(at) or g.state.oceans.loaded == _moment(g):
        return False
    return _can_load(g) or not _crew(g).is_empty()


def _can_load(g: VirginQueen) -> bool:
    ashore = _ashore(g)
    return bool(ashore.leaders) or (ashore.size > 0 and room_aboard(g) > 0)


def _moment(g: VirginQueen) -> tuple[int, int]:
    return g.state.impulses, g.state.impulse.cp


@cites("VQ 23.2")
def transfer(g: VirginQueen, power: Power) -> Procedure[None]:
    """Units and leaders go aboard or ashore in port, within its strength."""
    ways = []
    if _can_load(g):
        ways.append("load")
    if not _crew(g).is_empty():
        ways.append("unload")
    ask = Ask(
        g.seat_of(SPAIN),
        "armada-transfer",
        [Option(way, way, text=f"option-armada-{way}") for way in ways],
        "VQ 23.2",
        args={"room": room_aboard(g)},
        refs=(place_ref(g, armada_at(g)),),
    )
    ask.options.append(Option(BACK))
    pick = yield ask
    if pick.key == "load":
        yield from _load(g)
    elif pick.key == "unload":
        yield from _unload(g)


def _load(g: VirginQueen) -> Procedure[None]:
    at = _port(g)
    force = yield from choose_force(
        g,
        SPAIN,
        at,
        limit=room_aboard(g),
        kind="armada-load",
        cite="23.2",
        pool=_ashore(g),
        command=False,
        cancel=True,
        accept=lambda force: can_shift(g, force, at, 1),
    )
    if force is not None and not force.is_empty() and can_shift(g, force, at, 1):
        yield from _board(g, force)
        g.state.oceans.loaded = _moment(g)


def _board(g: VirginQueen, force: Force) -> Procedure[None]:
    """What they have done this impulse goes aboard with them; a siege may end (15.3)."""
    for fatigue in (g.state.impulse.beaten, g.state.impulse.moved_once):
        carry(fatigue, force, deck(g))
    embark(g, force)
    yield from check_siege(g, force.space)


def _unload(g: VirginQueen) -> Procedure[None]:
    at = _port(g)
    force = yield from choose_force(
        g,
        SPAIN,
        at,
        kind="armada-unload",
        cite="23.2",
        pool=_crew(g),
        command=False,
        cancel=True,
        accept=lambda force: can_shift(g, force, at, -1) and is_free(g, force, at),
    )
    if force is not None and not force.is_empty() and can_shift(g, force, at, -1):
        force.space = deck(g)
        for fatigue in (g.state.impulse.beaten, g.state.impulse.moved_once):
            carry(fatigue, force, at)
        disembark(g, force, at)
        g.state.oceans.loaded = _moment(g)


def _free(g: VirginQueen, power: Power) -> int | None:
    return 0 if power == SPAIN else None


LOAD_ARMADA = Action("load_armada", "23.2", can_transfer, transfer, cost=_free)


# -- at sea: 1 CP --------------------------------------------------------------------------------


def _sea(g: VirginQueen) -> SeaZone:
    """The sea zone it is in; less than 0 if it is at none."""
    at = armada_at(g)
    return at if g.world.is_sea(at) else SeaZone(NOWHERE)


def _fresh_crew(g: VirginQueen) -> Force:
    """Those aboard who have lost no battle this impulse."""
    beaten, force = g.state.impulse.beaten, _crew(g)
    for owner, kind, count in list(force.stacks()):
        force.add(owner, kind, -min(count, tired_units(beaten, owner, kind, deck(g))))
    force.leaders = [leader for leader in force.leaders if is_fresh(beaten, leader)]
    return force


def boarding_ports(g: VirginQueen) -> list[Space]:
    """Ports next to it with a formation that can come aboard."""
    sea = _sea(g)
    if sea < 0:
        return []
    ports = harbours(g, SPAIN, sea) & ~enemy_fleets(g, SPAIN)
    found = []
    for port in spaces_in(ports):
        pool = movable_force(g, SPAIN, port)
        if pool.leaders or (pool.size and room_aboard(g) > 0):
            found.append(port)
    return found


def landing_ports(g: VirginQueen, force: Force) -> list[Space]:
    """Ports next to it where a formation may go ashore, as at the end of a transport (16.3)."""
    sea = _sea(g)
    if sea < 0 or force.is_empty():
        return []
    ports = harbours(g, SPAIN, sea) & ~enemy_fleets(g, SPAIN)
    return [
        port
        for port in may_go(g, SPAIN, ports, force.size > 0)
        if is_free(g, force, port) and can_shift(g, force, port, -1)
    ]


def _landing_goals(g: VirginQueen) -> list[Space]:
    """Where at least one of those aboard may land."""
    crew = _fresh_crew(g)
    found: dict[Space, None] = {}
    for owner, kind, _ in crew.stacks():
        found |= dict.fromkeys(landing_ports(g, Force(SPAIN, crew.space, {owner * 2 + kind: 1})))
    for leader in crew.leaders:
        found |= dict.fromkeys(landing_ports(g, Force(SPAIN, crew.space, {}, [leader])))
    return list(found)


@cites("VQ 23.2")
def can_ship(g: VirginQueen, power: Power) -> bool:
    return power == SPAIN and _sea(g) >= 0 and bool(boarding_ports(g) or _landing_goals(g))


def why_no_shipping(g: VirginQueen, power: Power, ref: str) -> list[Refusal]:
    return why_not_enter(g, power, ref) if power == SPAIN and _sea(g) >= 0 else []


@cites("VQ 23.2")
def ship(g: VirginQueen, power: Power) -> Procedure[None]:
    """A formation moves between the Armada and a port next to it; it may stay aboard."""
    ids = g.world.location_ids
    options = [
        Option(f"board.{ids[p]}", p, (place_ref(g, p),), "option-armada-board")
        for p in boarding_ports(g)
    ]
    options += [
        Option(f"land.{ids[p]}", p, (place_ref(g, p),), "option-land-at") for p in _landing_goals(g)
    ]
    pick = yield Ask(
        g.seat_of(SPAIN),
        "armada-ship",
        [*options, Option(BACK)],
        "VQ 23.2",
        args={"sea": place_ref(g, _sea(g)), "room": room_aboard(g)},
        refs=(place_ref(g, _sea(g)),),
        explain=lambda ref: why_no_shipping(g, power, ref),
    )
    if pick.key.startswith("board."):
        yield from _ship_aboard(g, pick.value)
    elif pick.key.startswith("land."):
        yield from _ship_ashore(g, pick.value)


def _ship_aboard(g: VirginQueen, port: Space) -> Procedure[None]:
    """A leader may bring more than five units, as many as there is room for."""
    force = yield from choose_force(
        g,
        SPAIN,
        port,
        limit=room_aboard(g),
        kind="armada-load",
        cite="23.2",
        pool=movable_force(g, SPAIN, port),
        cancel=True,
        accept=lambda force: can_shift(g, force, port, 1),
    )
    if force is None or force.is_empty():
        return
    sea = _sea(g)
    args = power_ref(g, SPAIN), place_ref(g, port), place_ref(g, sea), force_refs(g, force)
    g.record(TransportBegan(*args))
    if (yield from _stormy(g, Transport(force, sea))):
        force = still_able(g, force)
    if not force.is_empty() and can_shift(g, force, port, 1):
        pay(g, SPAIN, _price(g), "armada_transport")
        yield from _board(g, force)


def _ship_ashore(g: VirginQueen, port: Space) -> Procedure[None]:
    sea = _sea(g)
    force = yield from choose_force(
        g,
        SPAIN,
        Space(sea),
        kind="armada-unload",
        cite="23.2",
        pool=_fresh_crew(g),
        cancel=True,
        accept=lambda force: port in landing_ports(g, force),
    )
    if force is None or force.is_empty():
        return
    pay(g, SPAIN, _price(g), "armada_transport")
    yield from enter_space(g, force, sea, port)


def _price(g: VirginQueen) -> int:
    price = ARMADA_TRANSPORT.price(g, SPAIN)
    assert price is not None
    return price


def _stormy(g: VirginQueen, transport: Transport) -> Procedure[bool]:
    """Others may disrupt it like any transport (16.3)."""
    played = yield from respond_window(
        g,
        "naval_transport_announced",
        transport,
        [p for p in g.impulse_order() if p != SPAIN],
        cite="VQ 16.3",
        place=place_ref(g, transport.sea),
    )
    return bool(played)


ARMADA_TRANSPORT = Action("armada_transport", "23.2", can_ship, ship, why=why_no_shipping)
ARMADA_ACTIONS = (LOAD_ARMADA, ARMADA_TRANSPORT)
