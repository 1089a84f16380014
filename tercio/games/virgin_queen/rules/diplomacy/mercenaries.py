"""Mercenaries as a clause of deals; those for hire of the Holy Roman (VQ 9.1)."""

from collections.abc import Iterator

from tercio.games.virgin_queen.model.events.court import MercenariesOffered
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import HRE
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.diplomacy.clauses import (
    Clause,
    ClauseKind,
    Deal,
    Terms,
    goes_both_ways,
    is_given_already,
)
from tercio.wars.diplomacy.gifts import describe_count, mercenary_stacks
from tercio.wars.diplomacy.own_powers import gives_to_own_power
from tercio.wars.model.force_pools import Stack, overdrawn_pools, placeable, takeable
from tercio.wars.model.names import SECOND, Power, Space
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.rows import DealItemRow
from tercio.wars.model.space_questions import is_controlled_by, is_in_unrest


def row_of(g: VirginQueen) -> DealItemRow:
    return g.world.data.table("deal_items", DealItemRow)["mercenaries"]


def companies(g: VirginQueen, power: Power) -> list[Power]:
    """Whose mercenary counters a power uses: its own, or those of its factions."""
    factions = [f for f in g.world.factions if g.state.patron[f] == power]
    return [p for p in (power, *factions) if g.world.second_kind[p] == "mercenary"]


def mercenaries_on_map(g: VirginQueen, power: Power) -> int:
    return sum(sum(g.state.troops[owner * 2 + SECOND]) for owner in companies(g, power))


def for_hire(g: VirginQueen, power: Power) -> int:
    return g.state.court.hire if power == HRE else 0


def mercenary_capitals(g: VirginQueen, power: Power) -> list[Space]:
    """Capitals on the map that it controls, free of unrest."""
    return [
        space
        for space in g.hooks.capitals(g, power)
        if is_controlled_by(g, power, space) and not is_in_unrest(g, space)
    ]


def company_at(g: VirginQueen, power: Power, capital: Space) -> Power:
    """Whose units stand in a capital: a faction's in its own."""
    for owner in companies(g, power):
        if g.state.court.capitals.get(owner) == capital:
            return owner
    return power


@cites("VQ 5.3")
def room_for(g: VirginQueen, power: Power, count: int) -> list[Space]:
    """Capitals for the first of `count` mercenaries, if there are counters for all of them."""
    stacks = [(company_at(g, power, at), SECOND, at) for at in mercenary_capitals(g, power)]
    stacks = [stack for stack in stacks if stack[0] in companies(g, power)]
    return [capital for _, _, capital in placeable(g, stacks, count)]


# -- the clause ----------------------------------------------------------------------------------


def mercenary_counts(g: VirginQueen, giver: Power, taker: Power) -> Iterator[str]:
    most = min(
        g.world.constant("mercenaries_max"), mercenaries_on_map(g, giver) + for_hire(g, giver)
    )
    return map(str, range(1, most + 1))


@forbids("VQ 9.1")
def gives_no_mercenaries(g: VirginQueen, clause: Clause, terms: Terms) -> bool:
    """The Ottoman has none to give."""
    return g.world.power_rows[clause.giver].id not in row_of(g).givers


@forbids("VQ 9.1")
def receives_no_mercenaries(g: VirginQueen, clause: Clause, terms: Terms) -> bool:
    """Neither the Ottoman nor the Holy Roman does."""
    return g.world.power_rows[clause.taker].id in row_of(g).not_to


@forbids("VQ 9.1")
def lacks_the_mercenaries(g: VirginQueen, clause: Clause, terms: Terms) -> bool:
    """Or no counters to show the others without them (5.3)."""
    return not _can_give(g, clause.giver, int(clause.detail), for_hire(g, clause.giver))


@forbids("VQ 9.1")
def has_no_capital_for_mercenaries(g: VirginQueen, clause: Clause, terms: Terms) -> bool:
    """No capital that is on the map, its own and calm, or no counters for them."""
    return not room_for(g, clause.taker, int(clause.detail))


@cites("VQ 9.1")
def give_mercenaries(g: VirginQueen, clause: Clause, deal: Deal) -> Procedure[None]:
    """From any spaces of the giver, or from those for hire; to any capitals of the taker.

    Nobody goes where another clause of the deal has left no room (a seat may play two powers).
    """
    if has_no_capital_for_mercenaries(g, clause, Terms()):
        return
    count = 0
    for left in range(int(clause.detail), 0, -1):
        count += yield from _give_one(g, clause.giver, left)
    for left in range(count, 0, -1):
        if room := room_for(g, clause.taker, left):
            space = yield from _which_capital(g, clause.taker, room)
            g.place_troops(company_at(g, clause.taker, space), SECOND, 1, space)


def _stacks(g: VirginQueen, power: Power) -> list[Stack]:
    return [stack for owner in companies(g, power) for stack in mercenary_stacks(g, owner)]


@cites("VQ 5.3")
def _can_give(g: VirginQueen, giver: Power, count: int, hire: int) -> bool:
    """Whether `count` can go, up to `hire` of them from those for hire, and the rest be shown."""
    if count <= hire and not set(companies(g, giver)) & set(overdrawn_pools(g)):
        return True
    return bool(_can_give_next(g, giver, count, hire))


def _can_give_next(g: VirginQueen, giver: Power, left: int, hire: int) -> list[Stack]:
    """Stacks on the map that can give up the next of `left` units."""
    stacks = _stacks(g, giver)
    from_map = range(max(1, left - hire), left + 1)
    found = [stack for count in from_map for stack in takeable(g, stacks, count)]
    return list(dict.fromkeys(found))


def _give_one(g: VirginQueen, giver: Power, left: int) -> Procedure[int]:
    """The next of `left` units; 0 if none can be parted from the others (5.3)."""
    hire = for_hire(g, giver)
    places = [(owner, space) for owner, _, space in _can_give_next(g, giver, left, hire)]
    ids, rows = g.world.location_ids, g.world.power_rows
    options = [
        Option(
            f"from.{ids[space]}" if owner == giver else f"from.{ids[space]}.{rows[owner].id}",
            (owner, space),
            (place_ref(g, space),),
            "option-mercenary-from",
        )
        for owner, space in places
    ]
    if hire and _can_give(g, giver, left - 1, hire - 1):
        options.append(Option("hire", None))
    if not options:
        return 0
    pick = options[0]
    if len(options) > 1:
        args = {"power": power_ref(g, giver)}
        pick = yield Ask(g.seat_of(giver), "give-mercenary", options, "VQ 9.1", args=args)
    if pick.value is None:
        set_hire(g, g.state.court.hire - 1)
        return 1
    owner, space = pick.value
    g.lose_troops(owner, SECOND, 1, space, cause="given")
    return 1


def _which_capital(g: VirginQueen, taker: Power, capitals: list[Space]) -> Procedure[Space]:
    if len(capitals) == 1:
        return capitals[0]
    ids = g.world.location_ids
    pick = yield Ask(
        g.seat_of(taker),
        "place-mercenaries",
        [
            Option(f"place.{ids[s]}", s, (place_ref(g, s),), "option-mercenaries-to")
            for s in capitals
        ],
        "VQ 9.1",
        args={"power": power_ref(g, taker), "count": 1},
    )
    space: Space = pick.value
    return space


MERCENARIES = ClauseKind(
    "mercenaries",
    mercenary_counts,
    Restrictions(
        "mercenaries",
        gives_no_mercenaries,
        receives_no_mercenaries,
        lacks_the_mercenaries,
        has_no_capital_for_mercenaries,
        goes_both_ways,
        is_given_already,
        gives_to_own_power,
    ),
    give_mercenaries,
    wording=describe_count,
)


# -- for hire ------------------------------------------------------------------------------------


def set_hire(g: VirginQueen, count: int) -> None:
    """The marker of the Mercenaries for Hire track."""
    if g.state.court.hire != count:
        g.state.court.hire = count
        g.record(MercenariesOffered(power_ref(g, HRE), count))


@cites("VQ 9.1")
def dismiss_the_unhired(g: VirginQueen) -> None:
    """Those that nobody was given are lost at the end of the Negotiation Segment."""
    set_hire(g, 0)
