"""Events 77 to 94: saints, knights, pirates and captives (HIS 9.4, 16.4, 18, 20, 21.1)."""

from tercio.games.here_i_stand.cards.registry import of_card
from tercio.games.here_i_stand.cards.shared import add_troops, cancel_a_voyage
from tercio.games.here_i_stand.conditions.court import holds_drawable
from tercio.games.here_i_stand.conditions.registry import condition
from tercio.games.here_i_stand.conditions.warfare import open_to
from tercio.games.here_i_stand.model.court_verbs import found_haven, give_up_card
from tercio.games.here_i_stand.model.events.new_world import ExplorerLost
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import (
    HAPSBURG,
    INDEPENDENT,
    KNIGHTS,
    MAJORS,
    OTTOMAN,
    PROTESTANT,
)
from tercio.games.here_i_stand.model.religion_questions import catholic_spaces
from tercio.games.here_i_stand.model.religion_verbs import build_st_peters, convert
from tercio.games.here_i_stand.rows.tables import CpBandRow
from tercio.games.here_i_stand.rules.new_world.voyages import explorers_of
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of
from tercio.wars.cards.card_parts import (
    choose_leader,
    choose_power,
    choose_space,
    choose_way,
    eliminate_unit,
    is_retrievable,
    mercenary_stacks,
    retrieve_from_discards,
)
from tercio.wars.diplomacy.gifts import hand_over
from tercio.wars.land.construction import add_unit
from tercio.wars.model.events import ChanceTaken
from tercio.wars.model.force_pools import available_ship, make_change
from tercio.wars.model.names import (
    NOBODY,
    REGULAR,
    SECOND,
    CardId,
    LeaderId,
    Mask,
    Power,
    Space,
    captor,
)
from tercio.wars.model.numbered import by_leader, spaces_in
from tercio.wars.model.refs import card_ref, leader_ref, power_ref
from tercio.wars.model.rows import CardMode
from tercio.wars.model.space_questions import is_besieged, is_enemy_space, is_unoccupied
from tercio.wars.model.troop_questions import troops_of
from tercio.wars.siege.siege import check_sieges


def build_with_random_card(g: HereIStand, victim: Power) -> None:
    """A card of a hand is drawn and discarded; its CP go to Saint Peter's."""
    card = g.discard_random_card(victim)
    if card is not None:
        build_st_peters(g, g.world.card_cp(card))


# -- 77: Fountain of Youth -------------------------------------------------------------------------


@condition("HIS 20.2")
def exploration_underway(g: HereIStand, power: Power, about: object) -> bool:
    return any(v.kind == "exploration" for v in g.state.new_world.crossing)


@of_card(77, "fountain_of_youth", cite="HIS 20.2")
def fountain_of_youth(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    voyage = yield from cancel_a_voyage(g, power, "exploration")
    pool = explorers_of(g, voyage.power)
    on, by = mode.numbers["lost_on"], power_ref(g, voyage.power)
    lost = g.dice(1, "fountain of youth", by=by)[0] >= on and bool(pool)
    worst = (7 - on) / 6 if pool else 0.0
    result = "fountain-lost" if lost else "fountain-spared"
    g.record(ChanceTaken(by, result, chances=[1.0 - worst, 0.0, worst]))
    if lost:
        explorer = g.pick(pool, "voyage")
        g.state.new_world.explorers.remove(explorer)
        g.record(ExplorerLost(power_ref(g, voyage.power), f"explorer:{explorer}"))


# -- 78: Frederick the Wise ------------------------------------------------------------------------


@condition("HIS 2.3")
def catholic_german_space(g: HereIStand, power: Power, about: object) -> bool:
    return g.world.zone_masks["german"] & ~g.state.religion.protestant != 0


@of_card(78, "frederick_the_wise", cite="HIS 2.3")
def frederick_the_wise(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    """The Protestant breaks ties of distance, and may have The Wartburg back."""
    start = g.world.mask(*mode.spaces)
    for left in range(mode.numbers["spaces"], 0, -1):
        spaces = nearest_catholic(g, start)
        space = yield from choose_space(
            g, PROTESTANT, spaces, "nearest-convert", key="convert", args={"left": left}
        )
        if space is None:
            break
        convert(g, space, True)
    wartburg = g.world.card["the_wartburg"]
    if wartburg in g.state.discard and is_retrievable(g, PROTESTANT, wartburg):
        way = yield from choose_way(g, PROTESTANT, ("take-wartburg", "leave-wartburg"), "wartburg")
        if way == "take-wartburg":
            yield from retrieve_from_discards(g, PROTESTANT, [wartburg])


def nearest_catholic(g: HereIStand, start: Mask) -> Mask:
    """The Catholic spaces of the German zone that are fewest connections from `start`."""
    wanted = g.world.zone_masks["german"] & catholic_spaces(g)
    for ring in g.world.land.distances(start, g.world.all_spaces):
        if ring & wanted:
            return ring & wanted
    return 0


# -- 81: Indulgence Vendor -------------------------------------------------------------------------


@condition("HIS 6.1")
def protestant_holds_card(g: HereIStand, power: Power, about: object) -> bool:
    """`about` is the card that is being played."""
    return holds_drawable(g, PROTESTANT, about)


@of_card(81, "indulgence_vendor", cite="HIS 18.1")
def indulgence_vendor(g: HereIStand, power: Power, mode: CardMode, about: None) -> None:
    build_with_random_card(g, PROTESTANT)


# -- 86: Knights of St. John -----------------------------------------------------------------------


def knights_space(g: HereIStand) -> Space | None:
    """Where the Knights of St. John are."""
    return next(spaces_in(g.state.land[KNIGHTS]), None)


@condition("HIS 16.4")
def knights_raid(g: HereIStand, power: Power, about: object) -> bool:
    """The Knights are free, and share a sea zone with an Ottoman port."""
    space = knights_space(g)
    if space is None or is_besieged(g, space):
        return False
    water = g.world.water
    ports = water.neighbours(water.adjacent[space]) & g.world.ports
    return ports & g.state.controlled[OTTOMAN] != 0


@condition("HIS 16.4")
def knights_off_map(g: HereIStand, power: Power, about: object) -> bool:
    return not g.state.land[KNIGHTS]


def knights_ports(g: HereIStand) -> Mask:
    """Where the Hapsburgs may settle the Knights: a home port of theirs that is not besieged."""
    return open_to(
        g, HAPSBURG, g.state.home[HAPSBURG] & g.state.controlled[HAPSBURG] & g.world.ports
    )


@condition("HIS 16.4")
def knights_port(g: HereIStand, power: Power, about: object) -> bool:
    return knights_ports(g) != 0


@of_card(86, "knights_of_st_john.raid", cite="HIS 16.4")
def the_knights_raid(g: HereIStand, power: Power, mode: CardMode, about: None) -> None:
    for _ in range(mode.numbers["cards"]):
        build_with_random_card(g, OTTOMAN)


@of_card(86, "knights_of_st_john.place", cite="HIS 16.4")
def knights_find_a_home(
    g: HereIStand, power: Power, mode: CardMode, about: None
) -> Procedure[None]:
    """The Hapsburgs give them a port, which is independent and fortified from now on."""
    port = yield from choose_space(
        g, HAPSBURG, knights_ports(g), "knights-port", cite="HIS 16.4", key="place"
    )
    assert port is not None
    yield from hand_over(g, port, INDEPENDENT)
    g.build_fortress(port)
    g.place_troops(KNIGHTS, REGULAR, 1, port)


# -- 87: Mercenaries Demand Pay --------------------------------------------------------------------


def hirers(g: HereIStand) -> list[Power]:
    """Major powers with mercenaries on the map."""
    owners = {owner for owner, _, _ in mercenary_stacks(g)}
    return [power for power in MAJORS if power in owners]


@of_card(87, "mercenaries_demand_pay", cite="HIS 6.1")
def mercenaries_demand_pay(
    g: HereIStand, power: Power, mode: CardMode, about: None
) -> Procedure[None]:
    """The better the card that their lord gives up, the more of them stay."""
    target = yield from choose_power(g, power, hirers(g), "mercenaries-demand-pay")
    kept = yield from _pay(g, target)
    if kept == 0:
        _dismiss(g, target)
    elif kept > 0:
        yield from _choose_who_leaves(g, target, kept)
    yield from check_sieges(g)


def _dismiss(g: HereIStand, power: Power) -> None:
    """All mercenaries of a power leave."""
    for owner, kind, space in mercenary_stacks(g):
        if owner == power:
            g.lose_troops(owner, kind, troops_of(g, owner, kind, space), space)
            make_change(g, owner, space)


def _choose_who_leaves(g: HereIStand, power: Power, kept: int) -> Procedure[None]:
    while (lost := _count(g, power) - kept) > 0:
        stacks = [stack for stack in mercenary_stacks(g) if stack[0] == power]
        yield from eliminate_unit(g, power, stacks, left=lost)


def _count(g: HereIStand, power: Power) -> int:
    return sum(g.state.troops[power * 2 + SECOND])


def _pay(g: HereIStand, power: Power) -> Procedure[int]:
    """How many mercenaries a power keeps for the card it gives up; -1 is all of them."""
    cards = [c for c in g.state.hands[power] if g.world.card_type(c) != "mandatory"]
    options = [
        Option(
            f"pay.{card}",
            card,
            (card_ref(g, card),),
            args={"card": card_ref(g, card), "kept": pay_of(g, card)},
        )
        for card in cards
    ]
    pick = yield Ask(
        g.seat_of(power),
        "pay-mercenaries",
        [*options, Option("refuse-pay")],
        "HIS 6.1",
        args={"power": power_ref(g, power), "count": _count(g, power)},
    )
    if pick.key == "refuse-pay":
        return 0
    give_up_card(g, power, pick.value)
    return pay_of(g, pick.value)


@cites("HIS 6.1")
def pay_of(g: HereIStand, card: CardId) -> int:
    """Mercenaries that the CP of a card pay; -1 is any number."""
    cp = g.world.card_cp(card)
    rows = g.world.data.table("mercenary_pay", CpBandRow).values()
    return next(row.amount for row in rows if row.low_cp <= cp <= row.high_cp)


# -- 89: Pirate Haven ------------------------------------------------------------------------------


def haven_targets(g: HereIStand) -> list[Space]:
    """Oran and Tripoli, where they can become pirate havens now (21.1)."""
    world, state = g.world, g.state
    forts = state.controlled[OTTOMAN] & state.fortresses & world.ports
    spaces = world.pirate_havens & ~world.mask("algiers")
    return [
        space
        for space in spaces_in(spaces)
        if is_unoccupied(g, space)
        and is_enemy_space(g, OTTOMAN, space)
        and world.water.neighbours(world.water.adjacent[space]) & forts
    ]


@condition("HIS 21.1")
def haven_target(g: HereIStand, power: Power, about: object) -> bool:
    return bool(haven_targets(g))


@of_card(89, "pirate_haven", cite="HIS 21.1")
def pirate_haven(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    space = yield from choose_space(
        g, OTTOMAN, mask_of(haven_targets(g)), "haven", cite="HIS 21.1", key="haven"
    )
    assert space is not None
    found_haven(g, space)
    add_troops(g, OTTOMAN, REGULAR, mode.numbers["regulars"], space=space)
    for _ in range(mode.numbers["corsairs"]):
        if available_ship(g, OTTOMAN, "corsair") is not None:
            add_unit(g, OTTOMAN, "corsair", space)


# -- 91: Ransom ------------------------------------------------------------------------------------


@condition("HIS 9.4")
def leader_captured(g: HereIStand, power: Power, about: object) -> bool:
    return any(captor(at) != NOBODY for at in g.state.leader_at)


@of_card(91, "ransom", cite="HIS 9.4")
def ransom(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    """A captive goes free at once, to a fortified home space that his power chooses."""
    captives = [i for i, at in by_leader(g.state.leader_at) if captor(at) != NOBODY]
    leader = yield from choose_leader(
        g, power, captives, "ransom-whom", cite="9.4", text="option-event-leader"
    )
    lord = g.state.patron[g.state.leader_power[leader]]
    homes = mask_of(ransom_homes(g, leader))
    args = {"leader": leader_ref(g, leader)}
    space = yield from choose_space(
        g, lord, homes, "ransom-home", cite="HIS 9.4", key="place", args=args
    )
    if space is None:
        g.delay_leader(leader)
    else:
        g.place_leader(leader, space)


def ransom_homes(g: HereIStand, leader: LeaderId) -> list[Space]:
    """Fortified home spaces of his power that it holds and nobody besieges."""
    owner = g.state.leader_power[leader]
    homes = g.state.home[owner] & g.state.controlled[g.state.patron[owner]] & g.state.fortresses
    return [space for space in spaces_in(homes) if not is_besieged(g, space)]
