"""Cards 84 to 107 that wear down armies, free leaders and overthrow them (HIS 5, 9.4, 15.3)."""

from tercio.games.here_i_stand.cards.faith import build_with_random_card
from tercio.games.here_i_stand.cards.registry import of_card
from tercio.games.here_i_stand.conditions.court import threatened_leaders
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import MAJORS, OTTOMAN
from tercio.games.here_i_stand.rows.tables import CpBandRow
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of
from tercio.wars.cards.card_parts import (
    choose_power,
    choose_space,
    eliminate_unit,
    mercenary_stacks,
)
from tercio.wars.land.battle_losses import lose_units
from tercio.wars.land.formations import whole_force
from tercio.wars.model.force import Force
from tercio.wars.model.force_pools import make_change
from tercio.wars.model.names import NOBODY, REGULAR, SECOND, CardId, LeaderId, Power, Space, captor
from tercio.wars.model.numbered import by_leader, spaces_in
from tercio.wars.model.rows import CardMode
from tercio.wars.siege.siege import check_siege, check_sieges


@of_card(86, "knights_of_st_john.raid", cite="HIS 16.4")
def knights_raid(g: HereIStand, power: Power, mode: CardMode, about: None) -> None:
    for _ in range(mode.numbers["cards"]):
        build_with_random_card(g, OTTOMAN)


# -- mercenaries -----------------------------------------------------------------------------------


def _hirers(g: HereIStand) -> list[Power]:
    """Major powers with mercenaries on the map."""
    owners = {owner for owner, _, _ in mercenary_stacks(g)}
    return [power for power in MAJORS if power in owners]


@of_card(87, "mercenaries_demand_pay", cite="HIS 6.1")
def mercenaries_demand_pay(
    g: HereIStand, power: Power, mode: CardMode, about: None
) -> Procedure[None]:
    """The better the card that their lord gives up, the more of them stay."""
    target = yield from choose_power(g, power, _hirers(g), "mercenaries-demand-pay")
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
            g.lose_troops(owner, kind, g.troops_of(owner, kind, space), space)
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
            (g.card_ref(card),),
            args={"card": g.card_ref(card), "kept": pay_of(g, card)},
        )
        for card in cards
    ]
    pick = yield Ask(
        g.seat_of(power),
        "pay-mercenaries",
        [*options, Option("refuse-pay")],
        "HIS 6.1",
        {"power": g.power_ref(power), "count": _count(g, power)},
    )
    if pick.key == "refuse-pay":
        return 0
    g.give_up_card(power, pick.value)
    return pay_of(g, pick.value)


@cites("HIS 6.1")
def pay_of(g: HereIStand, card: CardId) -> int:
    """Mercenaries that the CP of a card pay; -1 is any number."""
    cp = g.world.card_cp(card)
    rows = g.world.data.table("mercenary_pay", CpBandRow).values()
    return next(row.amount for row in rows if row.low_cp <= cp <= row.high_cp)


@of_card(106, "unpaid_mercenaries", cite="HIS 6.1")
def unpaid_mercenaries(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    """All mercenaries of one power in one space go home."""
    target = yield from choose_power(g, power, _hirers(g), "unpaid-whose")
    spaces = mask_of(space for owner, _, space in mercenary_stacks(g) if owner == target)
    space = yield from choose_space(g, power, spaces, "unpaid-where")
    assert space is not None
    g.lose_troops(target, SECOND, g.troops_of(target, SECOND, space), space)
    make_change(g, target, space)
    yield from check_siege(g, space)


@of_card(107, "unsanitary_camp", cite="HIS 6.1")
def unsanitary_camp(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    """A third of a stack, rounded up; at least half of the losses are regulars, if it has them."""
    camps = [p for p in MAJORS if g.own_land(p)]
    target = yield from choose_power(g, power, camps, "camp-whose")
    space = yield from choose_space(g, power, g.own_land(target), "camp-where")
    assert space is not None
    stack = whole_force(g, target, space)
    lost = -(-stack.size // mode.numbers["divisor"])
    regulars = _regulars(stack)
    first = min(-(-lost // 2), regulars.size)
    yield from lose_units(g, [regulars], first, "event")
    yield from lose_units(g, [whole_force(g, target, space)], lost - first, "event")
    for owner in g.commands(target):
        make_change(g, owner, space)
    yield from check_siege(g, space)


def _regulars(stack: Force) -> Force:
    force = Force(stack.power, stack.space)
    for owner, kind, count in stack.stacks():
        if kind == REGULAR:
            force.add(owner, kind, count)
    return force


# -- leaders ---------------------------------------------------------------------------------------


@of_card(91, "ransom", cite="HIS 9.4")
def ransom(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    """A captive goes free at once, to a fortified home space that his power chooses."""
    captives = [i for i, at in by_leader(g.state.leader_at) if captor(at) != NOBODY]
    leader = yield from _choose_leader(g, power, captives, "ransom-whom", "HIS 9.4")
    lord = g.state.patron[g.state.leader_power[leader]]
    homes = mask_of(ransom_homes(g, leader))
    args = {"leader": g.leader_ref(leader)}
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
    return [space for space in spaces_in(homes) if not g.is_besieged(space)]


@of_card(103, "threat_to_power", cite="HIS 5.1")
def threat_to_power(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    """A favourite falls: for this turn, or for good."""
    leader = yield from _choose_leader(g, power, threatened_leaders(g), "threaten", "HIS 5.1")
    if g.dice(1, "threat to power")[0] >= mode.numbers["gone_on"]:
        g.remove_leader(leader)
    else:
        g.delay_leader(leader)


def _choose_leader(
    g: HereIStand, chooser: Power, leaders: list[LeaderId], kind: str, cite: str
) -> Procedure[LeaderId]:
    if len(leaders) == 1:
        return leaders[0]
    rows = g.world.leader_rows
    options = [
        Option(f"leader.{rows[i].id}", i, (g.leader_ref(i),), "option-event-leader")
        for i in leaders
    ]
    pick = yield Ask(g.seat_of(chooser), kind, options, cite)
    leader: LeaderId = pick.value
    return leader
