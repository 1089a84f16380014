"""Events of fleets and shipyards in Europe, and of the Armada (VQ 16, 17.3, 23.2)."""

from tercio.games.virgin_queen.cards.registry import of_card, plain
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import DUTCH, ENGLAND, KNIGHTS, SPAIN
from tercio.games.virgin_queen.rows.cards import VqCardMode
from tercio.games.virgin_queen.rules.action_phase.extra_cp import act_at_once
from tercio.games.virgin_queen.rules.construction.shipbuilding import (
    kinds_open,
    ships_lost,
    upgradable_galleons,
    yards_for,
)
from tercio.games.virgin_queen.rules.major_powers import armada
from tercio.games.virgin_queen.rules.naval_affairs.europe_piracy import (
    VQ_RAIDS,
    SeaRaid,
    knights_raid,
    knights_seas,
    raid_at_sea,
    which_raid,
)
from tercio.games.virgin_queen.rules.naval_affairs.sea_beggars import beggars_ports
from tercio.kernel.ask import DONE, PASS, Ask, Option, Procedure, compose, pass_option
from tercio.kernel.masks import mask_of
from tercio.wars.cards.card_effects import number, target_powers
from tercio.wars.cards.card_parts import choose_space
from tercio.wars.diplomacy.declarations import go_to_war
from tercio.wars.land.battle import HIT, Battle, Side
from tercio.wars.land.battle_dice import roll_more
from tercio.wars.land.capture import capture_lone_leaders
from tercio.wars.land.construction import add_unit
from tercio.wars.land.control import take_control
from tercio.wars.model.force_pools import available_ship, can_add
from tercio.wars.model.names import AVAILABLE, REGULAR, Power, SeaZone, Space
from tercio.wars.sea.piracy import Raid, raids_open_to, resolve_piracy

# -- Galleasses ------------------------------------------------------------------------------------


@of_card(12, "add_dice_to_side", cite="VQ 16.2")
def add_dice_to_side(
    g: VirginQueen, power: Power, mode: VqCardMode, battle: Battle
) -> Procedure[None]:
    """More dice for either side of a naval combat in the Mediterranean; more with Venice."""
    options = [_side(g, battle.attacker), _side(g, battle.defender)]
    pick = yield Ask(g.seat_of(power), "galleasses", options, "VQ 16.2")
    side: Side = pick.value
    roll_more(g, side, number(g, mode, "dice", power, side), HIT, "galleasses")


def _side(g: VirginQueen, side: Side) -> Option:
    id = g.world.power_rows[side.power].id
    return Option(f"side.{id}", side, (g.power_ref(side.power),), "option-galleasses-for")


# -- Expert Shipwrights, Pirate Haven --------------------------------------------------------------


@of_card(20, "build_ships", cite="VQ 17.3")
def build_ships(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Ships of one's own without CP; two corsairs count as one. Lost ships may come back first."""
    for ship in ships_lost(g, power)[: mode.numbers.get("recovered", 0)]:
        g.recover_ship(ship)
    left = 2 * mode.numbers["ships"]
    while left > 0:
        kinds = [what for what in kinds_open(g, power) if _weight(what) <= left]
        options = [_yard(what, o) for what in kinds for o in yards_for(g, power, what)]
        if not options:
            return
        pick = yield Ask(g.seat_of(power), "free-ship", [*options, Option(DONE)], "VQ 17.3")
        if pick.key == DONE:
            return
        what, owner, space = pick.value
        add_unit(g, owner, what, space)
        left -= _weight(what)


def _weight(what: str) -> int:
    return 1 if what == "corsair" else 2


def _yard(what: str, option: Option) -> Option:
    owner, space = option.value
    key = option.key.replace("build", what, 1)
    return Option(key, (what, owner, space), option.refs, "option-build", option.args)


@of_card(63, "haven", cite="VQ 17.3")
def haven(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Up to three corsairs, or another ship, in one port; then a raid off it."""
    port: Space | None = None
    built = {"corsair": mode.numbers["corsairs"]}
    while True:
        options = [
            _yard(what, option)
            for what in kinds_open(g, power)
            for option in yards_for(g, power, what)
            if built.get(what, mode.numbers["ships"]) > 0 and port in (None, option.value[1])
        ]
        if port is not None:
            options.append(Option(DONE))
        if not options or (len(options) == 1 and port is not None):
            break
        pick = yield Ask(g.seat_of(power), "free-ship", options, "VQ 17.3")
        if pick.key == DONE:
            break
        what, owner, port = pick.value
        add_unit(g, owner, what, port)
        left = built.get(what, mode.numbers["ships"]) - 1
        built = {"galley": 0, "galleon": 0, "corsair": 0, what: left}
    if port is not None:
        for _ in range(mode.numbers["piracy"]):
            yield from _raid_off(g, power, port)


def _raid_off(g: VirginQueen, power: Power, port: Space) -> Procedure[None]:
    """A free raid in a sea zone next to a port, if any is possible and wanted."""
    near = g.world.water.adjacent[port]
    raids = [SeaRaid(*raid) for raid in raids_open_to(g, power) if near >> raid[0] & 1]
    if not raids:
        return
    picks = yield from compose(lambda picks: which_raid(g, power, picks, raids, []), cancel=True)
    if picks:
        yield from raid_at_sea(g, power, picks)


# -- John Hawkins ----------------------------------------------------------------------------------


@of_card(58, "race_built", cite="VQ 17.3")
def race_built(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Some English galleons of one home port are rebuilt; Hawkins takes over the yard."""
    ports = upgradable_galleons(g)
    port = yield from choose_space(g, ENGLAND, mask_of(ports), "rebuild-galleons", cite="17.3")
    if port is not None:
        for ship in ports[port][: mode.units["race_built_galleon"]]:
            g.rebuild_galleon(ship)
    yard = g.world.space[mode.spaces[0]]
    for captain in mode.captains if g.is_controlled_by(ENGLAND, yard) else ():
        if g.state.oceans.captain_at[g.world.captain[captain]] == AVAILABLE:
            g.post_captain(g.world.leader[captain], yard)


# -- Sea Beggars -----------------------------------------------------------------------------------


@of_card(66, "sea_beggars", cite="VQ 16.7")
def sea_beggars(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """The Dutch seize a port and arm it; war follows, and a raid on the North Sea."""
    (enemy,) = target_powers(g, mode)
    port = yield from choose_space(g, power, beggars_ports(g), "beggars-port", cite="16.7")
    assert port is not None
    yield from go_to_war(g, power, enemy, declared=False)
    yield from take_control(g, power, port)
    for _ in range(mode.units["regular"]):
        if can_add(g, DUTCH, REGULAR, 1, port):
            g.place_troops(DUTCH, REGULAR, 1, port)
    capture_lone_leaders(g, port, power)
    for _ in range(mode.units["galleon"] if g.world.is_port(port) else 0):
        ship = available_ship(g, DUTCH, "galleon")
        if ship is not None:
            g.build_ship(ship, port)
    sea = g.world.sea[mode.seas[0]]
    for _ in range(mode.numbers["piracy"]):
        if VQ_RAIDS.allow(g, power, sea, enemy):
            yield from _offer_raid(g, power, Raid(power, enemy, sea))


def _offer_raid(g: VirginQueen, power: Power, raid: Raid) -> Procedure[None]:
    sea = g.place_ref(raid.sea)
    option = Option("raid", refs=(sea,), text="option-free-raid")
    args = {"power": g.power_ref(raid.target)}
    pick = yield Ask(
        g.seat_of(power), "free-raid", [option, pass_option()], "VQ 16.4", args, (sea,)
    )
    if pick.key != PASS:
        yield from resolve_piracy(g, raid)


# -- Knights of St. John ---------------------------------------------------------------------------


def _knights_matter(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> bool:
    malta = g.world.space[mode.spaces[0]]
    fewer = g.troops_of(KNIGHTS, REGULAR, malta) < mode.units["knight"]
    return fewer or bool(knights_seas(g, target_powers(g, mode)[0]))


@of_card(25, "knights", can=_knights_matter, cite="VQ 17.1")
def knights(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """The Knights come back or grow on Malta, and raid the Ottoman."""
    malta = g.world.space[mode.spaces[0]]
    missing = mode.units["knight"] - g.troops_of(KNIGHTS, REGULAR, malta)
    g.place_troops(KNIGHTS, REGULAR, missing, malta)
    (target,) = target_powers(g, mode)
    for _ in range(mode.numbers["piracy"]):
        seas = mask_of(knights_seas(g, target))
        sea = yield from choose_space(g, SPAIN, seas, "knights-raid", cite="16.4", optional=True)
        if sea is not None:
            yield from knights_raid(g, Raid(SPAIN, target, SeaZone(sea)))


# -- Spanish Armada, Armada Indulgence -------------------------------------------------------------


def _armada_matters(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> bool:
    return armada.may_be_built(g) or g.armada_at() >= 0


@plain("armada", can=_armada_matters, cite="VQ 23.2")
def build_armada(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """The Armada is built if it is not in play; then CP for it and for troops to go with it."""
    if "armada" in mode.units and armada.may_be_built(g):
        yards = mask_of(armada.open_yards(g))
        port = yield from choose_space(g, SPAIN, yards, "armada-yard", cite="23.2")
        assert port is not None
        g.build_armada(port)
    if mode.numbers.get("reroll"):
        g.state.oceans.indulgence = g.state.impulses
    yield from act_at_once(g, SPAIN, mode.numbers["cp"], mode.actions)
