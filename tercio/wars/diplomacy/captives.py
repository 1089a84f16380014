"""Captured army leaders: their return by deal and their ransom (9.1, HIS 9.4, VQ 9.3)."""

from collections.abc import Iterable, Iterator
from typing import Generic

from tercio.kernel.ask import PASS, Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.diplomacy.clauses import (
    Clause,
    ClauseKind,
    Deal,
    Terms,
    Wording,
    is_agreed_already,
)
from tercio.wars.model.names import CAPTIVE, LeaderId, Power, Space, captor
from tercio.wars.model.numbered import by_leader, spaces_in
from tercio.wars.model.refs import leader_ref, place_ref, power_ref
from tercio.wars.model.space_questions import is_besieged, is_controlled_by
from tercio.wars.model.war import AnyWar, G_contra


class CaptiveHooks(Generic[G_contra]):
    """Where captives go, and for what."""

    def captive_homes(self, g: G_contra, power: Power, leader: LeaderId) -> list[Space]:
        """Where a freed army leader can be placed: a capital, or else a home key (9.1)."""
        return capitals_or_home_keys(g, power, g.hooks.capitals(g, power))

    def pay_ransom(self, g: G_contra, captor: Power, power: Power) -> None:
        """A random card for the captor."""
        g.take_random_card(captor, power, "ransom")


def capitals_or_home_keys(g: AnyWar, power: Power, capitals: Iterable[Space]) -> list[Space]:
    """Of these capitals those that a power controls, not besieged; else its home keys."""
    open_capitals = [
        space
        for space in capitals
        if is_controlled_by(g, power, space) and not is_besieged(g, space)
    ]
    keys = g.state.controlled[power] & g.state.home[power] & g.world.keys
    return open_capitals or [space for space in spaces_in(keys) if not is_besieged(g, space)]


def captives(g: AnyWar, power: Power, by: Power | None = None) -> list[LeaderId]:
    """Leaders of a power who are held by another one, or by any."""
    return [
        leader
        for leader, place in by_leader(g.state.leader_at)
        if place <= CAPTIVE
        and g.state.leader_power[leader] == power
        and by in (None, captor(place))
    ]


def homes_of_captive(g: AnyWar, leader: LeaderId) -> list[Space]:
    """Where a freed leader can go: his capital, or else a friendly home key."""
    power = g.state.patron[g.state.leader_power[leader]]
    homes: list[Space] = g.hooks.captive_homes(g, power, leader)
    return homes


@cites("HIS 9.1", "HIS 9.3", "HIS 9.4", "VQ 9.1", "VQ 9.3")
def return_captive(g: AnyWar, leader: LeaderId) -> Procedure[None]:
    """A captive goes home; his power chooses where there are several places."""
    spaces = homes_of_captive(g, leader)
    if not spaces:
        g.delay_leader(leader)
        return
    space = spaces[0]
    if len(spaces) > 1:
        ids = g.world.location_ids
        pick = yield Ask(
            g.seat_of(g.state.leader_power[leader]),
            "return-captive",
            [Option(f"place.{ids[s]}", s, (place_ref(g, s),), "option-captive-to") for s in spaces],
            f"{g.book} 9.1",
            args={"leader": leader_ref(g, leader)},
        )
        space = pick.value
    g.place_leader(leader, space)


# -- as a clause ---------------------------------------------------------------------------------


def captive_details(g: AnyWar, giver: Power, taker: Power) -> Iterator[str]:
    return (g.world.leader_rows[leader].id for leader in captives(g, taker, giver))


@forbids("HIS 9.1", "VQ 9.1")
def is_no_captive(g: AnyWar, clause: Clause, terms: Terms) -> bool:
    return g.world.leader[clause.detail] not in captives(g, clause.taker, clause.giver)


@forbids("HIS 9.1", "VQ 9.1")
def captive_has_no_home(g: AnyWar, clause: Clause, terms: Terms) -> bool:
    return not homes_of_captive(g, g.world.leader[clause.detail])


def give_back_leader(g: AnyWar, clause: Clause, deal: Deal) -> Procedure[None]:
    yield from return_captive(g, g.world.leader[clause.detail])


def describe_captive(g: AnyWar, clause: Clause) -> Wording:
    leader = leader_ref(g, g.world.leader[clause.detail])
    return Wording((leader,), {"leader": leader})


RETURN_LEADER = ClauseKind(
    "return_leader",
    captive_details,
    Restrictions("return-leader", is_no_captive, captive_has_no_home, is_agreed_already),
    give_back_leader,
    wording=describe_captive,
)


# -- ransom --------------------------------------------------------------------------------------


def cards_to_draw(g: AnyWar, power: Power) -> int:
    """Cards of a hand that can be drawn at random; everybody sees how many there are."""
    return sum(1 for card in g.state.hands[power] if g.is_hidden_card(card))


@forbids("HIS 9.4", "VQ 9.3")
def has_no_card_for_ransom(g: AnyWar, leader: LeaderId) -> bool:
    return not g.hooks.can_lose_card(g, g.state.patron[g.state.leader_power[leader]])


@forbids("HIS 9.4", "VQ 9.3")
def prisoner_has_no_home(g: AnyWar, leader: LeaderId) -> bool:
    return not homes_of_captive(g, leader)


RANSOMS = Restrictions("ransom", has_no_card_for_ransom, prisoner_has_no_home)


@cites("HIS 9.4", "VQ 9.3")
def ransom_segment(g: AnyWar) -> Procedure[None]:
    """Any number of captives can be had back for a card each; nobody must."""
    for power in g.impulse_order():
        while leaders := RANSOMS.enumerate(captives(g, power), g):
            pick = yield _which_captive(g, power, leaders)
            if pick.key == PASS:
                break
            by = captor(g.state.leader_at[pick.value])
            g.hooks.pay_ransom(g, by, power)
            yield from return_captive(g, pick.value)


def _which_captive(g: AnyWar, power: Power, leaders: list[LeaderId]) -> Ask:
    rows = g.world.leader_rows
    options = [
        Option(f"ransom.{rows[leader].id}", leader, (leader_ref(g, leader),)) for leader in leaders
    ]
    return Ask(
        g.seat_of(power),
        "ransom",
        [*options, Option(PASS)],
        "HIS 9.4" if g.book == "HIS" else "VQ 9.3",
        args={"power": power_ref(g, power)},
    )
