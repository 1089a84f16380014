"""Card draws, mercenaries and spaces as clauses of deals (9.1)."""

from collections.abc import Iterator
from typing import Generic

from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.diplomacy.captives import cards_to_draw
from tercio.wars.diplomacy.clauses import (
    Clause,
    ClauseKind,
    Deal,
    Terms,
    Wording,
    goes_both_ways,
    is_agreed_already,
    is_given_already,
)
from tercio.wars.land.displacement import displace
from tercio.wars.model.force_pools import Stack, can_add, can_give_up, takeable
from tercio.wars.model.leader_questions import leaders_at
from tercio.wars.model.names import SECOND, Power, Space
from tercio.wars.model.numbered import by_power, space_members, spaces_in
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.space_questions import is_controlled_by
from tercio.wars.model.troop_questions import commanders_in, troops_of
from tercio.wars.model.war import AnyWar, G_contra


class GiftHooks(Generic[G_contra]):
    """Where gifts are placed."""

    def mercenary_sites(self, g: G_contra, power: Power) -> list[Space]:
        """Where mercenaries that were given in a deal can be placed (9.1)."""
        return [s for s in g.hooks.capitals(g, power) if is_controlled_by(g, power, s)]


def describe_count(g: AnyWar, clause: Clause) -> Wording:
    return Wording((), {"count": int(clause.detail)})


# -- cards ---------------------------------------------------------------------------------------


def card_counts(g: AnyWar, giver: Power, taker: Power) -> Iterator[str]:
    return map(str, range(1, g.world.constant("card_draws_max") + 1))


@forbids("HIS 9.1", "VQ 9.1")
def has_too_few_cards(g: AnyWar, clause: Clause, terms: Terms) -> bool:
    return cards_to_draw(g, clause.giver) < int(clause.detail)


@cites("HIS 9.1", "VQ 9.1")
def give_card_draws(g: AnyWar, clause: Clause, deal: Deal) -> Procedure[None]:
    """Drawn at random; home cards are never drawn."""
    for _ in range(int(clause.detail)):
        g.take_random_card(clause.taker, clause.giver)
    yield from ()


CARD_DRAWS = ClauseKind(
    "card_draws",
    card_counts,
    Restrictions("card-draws", has_too_few_cards, goes_both_ways, is_given_already),
    give_card_draws,
    wording=describe_count,
)


# -- mercenaries ---------------------------------------------------------------------------------


def has_mercenaries(g: AnyWar, power: Power) -> bool:
    return g.world.second_kind[power] == "mercenary"


def mercenary_stacks(g: AnyWar, power: Power) -> list[Stack]:
    if not has_mercenaries(g, power):
        return []
    row = g.state.troops[power * 2 + SECOND]
    return [(power, SECOND, space) for space in space_members(g.state.land[power]) if row[space]]


def mercenary_counts(g: AnyWar, giver: Power, taker: Power) -> Iterator[str]:
    most = min(
        g.world.constant("mercenaries_max"),
        sum(troops_of(g, *stack) for stack in mercenary_stacks(g, giver)),
    )
    return map(str, range(1, most + 1))


@forbids("HIS 9.1", "VQ 9.1")
def has_too_few_mercenaries(g: AnyWar, clause: Clause, terms: Terms) -> bool:
    """Or no counters to show the others without them (5.2)."""
    return not can_give_up(g, mercenary_stacks(g, clause.giver), int(clause.detail))


@forbids("HIS 9.1", "VQ 9.1")
def takes_no_mercenaries(g: AnyWar, clause: Clause, terms: Terms) -> bool:
    return not has_mercenaries(g, clause.taker)


@forbids("HIS 9.1", "VQ 9.1")
def cannot_place_mercenaries(g: AnyWar, clause: Clause, terms: Terms) -> bool:
    """The capital must be controlled, and the force pool must have the units."""
    return not mercenary_sites(g, clause)


def mercenary_sites(g: AnyWar, clause: Clause) -> list[Space]:
    count = int(clause.detail)
    return [
        space
        for space in g.hooks.mercenary_sites(g, clause.taker)
        if can_add(g, clause.taker, SECOND, count, space=space)
    ]


@cites("HIS 9.1", "VQ 9.1")
def give_mercenaries(g: AnyWar, clause: Clause, deal: Deal) -> Procedure[None]:
    """Taken from spaces of the giver's choice; as many of the taker's appear with him.

    Nobody goes where another clause of the deal has left no room (a seat may play two powers), and
    nobody whom another clause has bound to his comrades.
    """
    sites = mercenary_sites(g, clause)
    if not sites:
        return
    count = 0
    for left in range(int(clause.detail), 0, -1):
        stacks = takeable(g, mercenary_stacks(g, clause.giver), left)
        if stacks:
            space = yield from _which_mercenary(g, clause.giver, [space for _, _, space in stacks])
            g.lose_troops(clause.giver, SECOND, 1, space, cause="given")
            count += 1
    to = sites[0]
    if len(sites) > 1:
        ids = g.world.location_ids
        text = "option-mercenaries-to"
        pick = yield Ask(
            g.seat_of(clause.taker),
            "place-mercenaries",
            [Option(f"place.{ids[s]}", s, (place_ref(g, s),), text) for s in sites],
            f"{g.book} 9.1",
            args={"power": power_ref(g, clause.taker), "count": count},
        )
        to = pick.value
    g.place_troops(clause.taker, SECOND, count, to)


def _which_mercenary(g: AnyWar, power: Power, spaces: list[Space]) -> Procedure[Space]:
    if len(spaces) == 1:
        return spaces[0]
    ids = g.world.location_ids
    pick = yield Ask(
        g.seat_of(power),
        "give-mercenary",
        [Option(f"from.{ids[s]}", s, (place_ref(g, s),), "option-mercenary-from") for s in spaces],
        f"{g.book} 9.1",
        args={"power": power_ref(g, power)},
    )
    space: Space = pick.value
    return space


MERCENARIES = ClauseKind(
    "mercenaries",
    mercenary_counts,
    Restrictions(
        "mercenaries",
        takes_no_mercenaries,
        has_too_few_mercenaries,
        cannot_place_mercenaries,
        goes_both_ways,
        is_given_already,
    ),
    give_mercenaries,
    wording=describe_count,
)


# -- spaces --------------------------------------------------------------------------------------


def held_spaces(g: AnyWar, giver: Power, taker: Power) -> Iterator[str]:
    ids = g.world.location_ids
    spaces = g.state.controlled[giver] & ~g.state.closed
    return (ids[space] for space in spaces_in(spaces))


@forbids("HIS 9.1", "VQ 9.1")
def is_not_ones_own(g: AnyWar, clause: Clause, terms: Terms) -> bool:
    return not is_controlled_by(g, clause.giver, g.world.space[clause.detail])


@forbids("HIS 9.1", "VQ 9.1")
def is_ones_own_capital(g: AnyWar, clause: Clause, terms: Terms) -> bool:
    return g.world.space[clause.detail] in g.hooks.capitals(g, clause.giver)


@cites("HIS 9.1", "VQ 9.1")
def cede_space(g: AnyWar, clause: Clause, deal: Deal) -> Procedure[None]:
    """Control passes; the units that stand there are displaced."""
    yield from hand_over(g, g.world.space[clause.detail], clause.taker)


@cites("HIS 9.1", "HIS 9.3", "HIS 12.5", "VQ 9.1", "VQ 12.5")
def hand_over(g: AnyWar, space: Space, taker: Power) -> Procedure[None]:
    """Give a space to another power; all units there that are not the taker's must go."""
    g.set_control(space, taker)
    yield from displace(g, space, strangers(g, space, taker))


def strangers(g: AnyWar, space: Space, power: Power) -> list[Power]:
    """Powers with anything in a space, other than `power`."""
    state = g.state
    there = set(commanders_in(g, space))
    there |= {state.patron[state.leader_power[leader]] for leader in leaders_at(g, space)}
    there |= {p for p, fleet in by_power(state.fleets) if fleet >> space & 1}
    return sorted(there - {power})


def describe_space(g: AnyWar, clause: Clause) -> Wording:
    space = place_ref(g, g.world.space[clause.detail])
    return Wording((space,), {"space": space})


CEDE_SPACE = ClauseKind(
    "cede_space",
    held_spaces,
    Restrictions("cede-space", is_not_ones_own, is_ones_own_capital, is_agreed_already),
    cede_space,
    wording=describe_space,
)
