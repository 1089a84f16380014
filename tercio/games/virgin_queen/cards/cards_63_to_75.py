"""Cards 63 to 75 (VQ 6.1): pirates, rebels and inquisitors."""

from tercio.games.virgin_queen.cards.registry import of_card
from tercio.games.virgin_queen.cards.shared import (
    _choose_captain,
    _load,
    any_convertible,
    calm_in_areas,
    calm_spaces,
    calms_or_converts,
    name_area,
    name_risings,
    protestant_leaders,
    rise,
    rows_of,
    yard_option,
)
from tercio.games.virgin_queen.conditions.registry import condition
from tercio.games.virgin_queen.model.court_questions import ruler_of
from tercio.games.virgin_queen.model.court_verbs import await_spring
from tercio.games.virgin_queen.model.espionage_verbs import neutralize_informant
from tercio.games.virgin_queen.model.marriage_verbs import remove_royal
from tercio.games.virgin_queen.model.ocean_questions import captains_of, settlements_of
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import DUTCH, MAJORS, PORTUGAL, PROTESTANT, SPAIN
from tercio.games.virgin_queen.rows.cards import VqCardMode
from tercio.games.virgin_queen.rules.construction.shipbuilding import kinds_open, yards_for
from tercio.games.virgin_queen.rules.land.leaders import leader_dies
from tercio.games.virgin_queen.rules.major_powers.mary_queen_of_scots import check_capture
from tercio.games.virgin_queen.rules.minor_powers.influence import resolve_status
from tercio.games.virgin_queen.rules.naval_affairs.europe_piracy import (
    VQ_RAIDS,
    SeaRaid,
    raid_at_sea,
    which_raid,
)
from tercio.games.virgin_queen.rules.naval_affairs.navigation import survives_navigation
from tercio.games.virgin_queen.rules.naval_affairs.sea_beggars import beggars_ports
from tercio.games.virgin_queen.rules.religion.conversion_attempts import convert_row
from tercio.kernel.ask import DONE, PASS, Ask, Option, Procedure, compose, pass_option
from tercio.kernel.masks import mask_of
from tercio.wars.cards.card_effects import Target, number, target_powers
from tercio.wars.cards.card_parts import choose_leader, choose_space
from tercio.wars.diplomacy.declarations import go_to_war
from tercio.wars.land.capture import capture_lone_leaders
from tercio.wars.land.construction import add_unit
from tercio.wars.land.control import take_control
from tercio.wars.land.hostility import is_inside
from tercio.wars.model.force_pools import available_ship, can_add, most_that_fit
from tercio.wars.model.names import CAPTIVE, REGULAR, LeaderId, Power, Space
from tercio.wars.model.numbered import by_leader, spaces_in
from tercio.wars.model.power_questions import are_friends
from tercio.wars.model.refs import leader_ref, place_ref, power_ref
from tercio.wars.model.space_questions import controller_of, is_besieged
from tercio.wars.model.troop_questions import troops_of
from tercio.wars.sea.piracy import Raid, raids_open_to, resolve_piracy

# -- 63: Pirate Haven ------------------------------------------------------------------------------


@of_card(63, "haven", cite="VQ 17.3")
def haven(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Up to three corsairs, or another ship, in one port; then a raid off it."""
    port: Space | None = None
    built = {"corsair": mode.numbers["corsairs"]}
    while True:
        options = [
            yard_option(what, option)
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
    picks = yield from compose(
        lambda picks: which_raid(g, power, picks, raids, voyages=[]), cancel=True
    )
    if picks:
        yield from raid_at_sea(g, power, picks)


# -- 64: Printed Ballads ---------------------------------------------------------------------------


def _can_slander(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> bool:
    return bool(calm_in_areas(g, mode))


def _slandered(g: VirginQueen, power: Power, mode: VqCardMode) -> Procedure[Target]:
    return (yield from name_risings(g, power, mode, calm_in_areas(g, mode)))


@of_card(64, "unrest", can=_can_slander, names=_slandered, cite="VQ 12.4")
def unrest(g: VirginQueen, power: Power, mode: VqCardMode, about: Target) -> None:
    """Printed Ballads."""
    rise(g, about.spaces)


# -- 65: Scurvy ------------------------------------------------------------------------------------


@condition("VQ 16.1")
def foreign_expedition_at_sea(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(expeditions_of_others(g, power))


def expeditions_of_others(g: VirginQueen, power: Power) -> list[int]:
    """The captains of other powers who are at sea; who winters in a colony is not."""
    at = g.state.oceans.captain_at
    return [c for p in MAJORS if p != power for c in captains_of(g, p) if at[c] >= 0]


@of_card(65, "sickness_at_sea", cite="VQ 16.1")
def sickness_at_sea(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    """Scurvy: another power's expedition must prove that it can go on."""
    captain = yield from _choose_captain(g, power, expeditions_of_others(g, power))
    yield from survives_navigation(g, captain)


# -- 66: Sea Beggars -------------------------------------------------------------------------------


@condition("VQ 16.7", "VQ 28")
def beggars_port(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(beggars_ports(g))


@of_card(66, "sea_beggars", cite="VQ 16.7")
def sea_beggars(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """The Dutch seize a port and arm it; war follows, and a raid on the North Sea."""
    (enemy,) = target_powers(g, mode)
    port = yield from choose_space(g, power, beggars_ports(g), "beggars-port", cite="16.7")
    assert port is not None
    yield from go_to_war(g, power, enemy, declared=False)
    yield from take_control(g, power, port)
    for _ in range(mode.units["regular"]):
        if can_add(g, DUTCH, REGULAR, 1, space=port):
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
    sea = place_ref(g, raid.sea)
    option = Option("raid", refs=(sea,), text="option-free-raid")
    args = {"power": power_ref(g, raid.target)}
    pick = yield Ask(
        g.seat_of(power), "free-raid", [option, pass_option()], "VQ 16.4", args=args, refs=(sea,)
    )
    if pick.key != PASS:
        yield from resolve_piracy(g, raid)


# -- 67: Slave Trade -------------------------------------------------------------------------------


@condition("VQ 16.5")
def captain_by_portuguese_settlement(g: VirginQueen, power: Power, about: object) -> bool:
    at = g.state.oceans.captain_at
    return any(at[c] >= 0 and settlements_of(g, PORTUGAL, at[c]) for c in captains_of(g, power))


@of_card(67, "slave_trade", cite="VQ 25.2")
def slave_trade(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    at = g.state.oceans.captain_at
    near = [c for c in captains_of(g, power) if at[c] >= 0 and settlements_of(g, PORTUGAL, at[c])]
    captain = yield from _choose_captain(g, power, near)
    yield from _load(g, captain, mode.numbers["treasures"])
    g.gain_vp(power, mode.numbers["vp"], "vp-slave-trader")


# -- 68: Spanish Inquisition -----------------------------------------------------------------------


def _helps_inquisition(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> bool:
    spied_on = any(
        spy.target == SPAIN and spy.owner != SPAIN and not spy.neutralized
        for spy in g.state.spies.informants
    )
    return spied_on or calms_or_converts(g, SPAIN, mode, about)


@of_card(68, "inquisition", can=_helps_inquisition, names=name_area, cite="VQ 18.5")
def inquisition(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Calm at home, no spies, and missions in the Netherlands."""
    yield from calm_spaces(g, SPAIN, g.state.home[SPAIN], mode.numbers["unrest"])
    for spy in g.state.spies.informants:
        if spy.target == SPAIN and spy.owner != SPAIN and not spy.neutralized:
            neutralize_informant(g, spy)
    yield from convert_row(g, SPAIN, rows_of(g, mode)[0])


# -- 71: Untimely Death ----------------------------------------------------------------------------


@condition("VQ 5.1")
def named_army_leader(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(mortal_leaders(g))


def mortal_leaders(g: VirginQueen) -> list[LeaderId]:
    """Named army leaders on the map or captured, who are no rulers."""
    crowned = {ruler_of(g, power).leader for power in MAJORS}
    return [
        leader
        for leader, row in by_leader(g.world.vq_leaders)
        if row.kind == "army"
        and not row.default
        and row.id not in crowned
        and (g.state.leader_at[leader] >= 0 or g.state.leader_at[leader] <= CAPTIVE)
    ]


@of_card(71, "untimely_death", cite="VQ 5.1")
def untimely_death(g: VirginQueen, power: Power, mode: VqCardMode, about: None) -> Procedure[None]:
    leader = yield from choose_leader(g, power, mortal_leaders(g), "untimely-death", cite="5.1")
    leader_dies(g, leader)
    for royal, row in enumerate(g.world.royals):
        if row.leader == g.world.vq_leaders[leader].id:
            remove_royal(g, royal)


# -- 74: Scottish Lords Rebel ----------------------------------------------------------------------


@of_card(74, "scottish_lords", cite="VQ 23.3")
def scottish_lords(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    """The Scottish army is formed anew, whoever wins, unless Edinburgh is besieged."""
    (scotland,) = target_powers(g, mode)
    edinburgh = g.world.space[mode.spaces[0]]
    if not is_besieged(g, edinburgh):
        for space in spaces_in(g.state.land[scotland]):
            g.lose_troops(scotland, REGULAR, troops_of(g, scotland, REGULAR, space), space)
        if are_friends(g, scotland, controller_of(g, edinburgh)):
            count = most_that_fit(g, scotland, REGULAR, mode.units["regular"], space=edinburgh)
            g.place_troops(scotland, REGULAR, count, edinburgh)
    if (yield from resolve_status(g, scotland)):
        check_capture(g)


# -- 75: Council of Troubles -----------------------------------------------------------------------


@of_card(75, "conversions_and_exile", can=any_convertible, names=name_area, cite="VQ 18.5")
def conversions_and_exile(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    """The Council of Troubles: Spain may drive a Protestant leader out of the Netherlands."""
    yield from convert_row(g, power, rows_of(g, mode)[0])
    area = g.world.area_masks[mode.areas[0]]
    spaces = mask_of(s for s in spaces_in(area) if not is_inside(g, PROTESTANT, s))
    for _ in range(number(g, mode, "leaders", power, about=about)):
        leaders = protestant_leaders(g, spaces)
        if not leaders or not g.is_played(SPAIN):
            return
        rows = g.world.leader_rows
        options = [Option(f"leader.{rows[i].id}", i, (leader_ref(g, i),)) for i in leaders]
        options.append(Option(DONE))
        pick = yield Ask(g.seat_of(SPAIN), "exile-leader", options, "VQ 6.1")
        if pick.key == DONE:
            return
        await_spring(g, pick.value)
