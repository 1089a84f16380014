"""Unrest, income and upkeep (uRR 19.1, 23.1.1)."""

from tercio.games.ultima_ratio_regis.model.area_questions import fortress_areas, rebel_areas
from tercio.games.ultima_ratio_regis.model.kept_answers import remembered
from tercio.games.ultima_ratio_regis.model.names import (
    NOBODY,
    TROOPS,
    Kind,
    Place,
    Power,
)
from tercio.games.ultima_ratio_regis.model.numbered import parted, place_members
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import major_of, majors_in_play, seat_of
from tercio.games.ultima_ratio_regis.model.refs import power_ref
from tercio.games.ultima_ratio_regis.model.unit_questions import leaders_of
from tercio.games.ultima_ratio_regis.model.war_questions import allies_of
from tercio.games.ultima_ratio_regis.rows.op_rows import AuctionTechnology
from tercio.games.ultima_ratio_regis.rules.actions.registry import action
from tercio.games.ultima_ratio_regis.rules.economy.commerce import trade_income
from tercio.kernel.ask import BACK, Ask, Option, Procedure
from tercio.kernel.citations import cites

# -- actions -----------------------------------------------------------------------------------


def has_unrest(g: Regis, power: Power) -> bool:
    return g.realm.unrest[power] > 0


@action("lower_unrest", "uRR 19.1.1", may=has_unrest, fleeting=True, quiet=True)
@cites("uRR 19", "uRR 19.1", "uRR 19.1.1")
def lower_unrest(g: Regis, power: Power) -> Procedure[bool]:
    g.spend(power, "lower_unrest")
    g.change_unrest(power, -1)
    yield from ()
    return True


def allies_in_need(g: Regis, power: Power) -> list[Power]:
    return [ally for ally in allies_of(g, power) if g.realm.unrest[ally]]


def may_subsidize(g: Regis, power: Power) -> bool:
    return bool(g.realm.alliances) and bool(allies_in_need(g, power))


@action("subsidize", "uRR 19.1.2", may=may_subsidize, fleeting=True, quiet=True)
def subsidize(g: Regis, power: Power) -> Procedure[bool]:
    """The unrest of an allied major falls."""
    options = [
        Option(f"subsidize.{g.world.power_ids[ally]}", ally, (power_ref(g, ally),))
        for ally in allies_in_need(g, power)
    ]
    args = {"power": power_ref(g, power)}
    seat = seat_of(g, power)
    pick = yield Ask(seat, "subsidize", [*options, Option(BACK)], "uRR 19.1.2", args=args)
    if pick.key == BACK:
        return False
    g.spend(power, "subsidize")
    g.change_unrest(pick.value, -1)
    return True


# -- income and upkeep -------------------------------------------------------------------------


@cites("uRR 23.1", "uRR 23.1.1")
def economic_phase(g: Regis) -> None:
    """What a power earns more than it spends lowers its unrest, down to none; else it grows."""
    for power in majors_in_play(g):
        g.change_unrest(power, upkeep(g, power) - income(g, power))


@cites("uRR 23.1.1", "uRR 19.2.5")
def income(g: Regis, power: Power) -> int:
    """That of its card, its trade, and its key areas that are not home areas; not its minors'.

    What is in the power's solid colour is part of the income on its card, even where a scenario
    makes it a domain.
    """
    s, world = g.state, g.world
    keys = s.held[power] & s.owned[power] & world.key & ~s.homes[power] & ~world.home[power]
    trade = trade_income(g, power) + industry(g, power)
    return world.powers[power].income + trade + keys.bit_count()


@cites("uRR 19.3")
def industry(g: Regis, power: Power) -> int:
    """What technologies that were won this turn add to its income."""
    rows = g.world.cards
    return sum(
        op.income
        for grant in g.realm.grants
        if grant.power == power
        for op in rows[grant.card].ops
        if isinstance(op, AuctionTechnology) and op.tech == grant.what
    )


@cites("uRR 23.1.1")
def upkeep(g: Regis, power: Power) -> int:
    """Units wherever and however they are, also those eliminated; leaders, fortresses, revolts."""
    s = g.state
    cost = g.world.book.upkeep
    units = sum(unit_cost(g, kind) * n for _, kind, n in parted(s.units[power].items()))
    lost = sum(unit_cost(g, kind) * n for kind, n in s.eliminated[power].items())
    leaders = cost.leader * len(leaders_of(g, power))
    works = cost.fortress * len(fortresses(g, power))
    return units + lost + leaders + works + cost.revolt * revolts(g, power)


def unit_cost(g: Regis, kind: Kind) -> int:
    cost = g.world.book.upkeep
    return cost.troop if kind in TROOPS else cost.squadron


def fortresses(g: Regis, power: Power) -> list[Place]:
    """Of a major: those in its areas, also unfinished, and those that it has built in its
    minors'. What stands on a minor's card is kept up by the minor."""
    return kept_fortresses(g).get(power, [])


@remembered
def kept_fortresses(g: Regis) -> dict[Power, list[Place]]:
    """All that stand or are being built, by who pays for them."""
    found: dict[Power, list[Place]] = {}
    for area in place_members(fortress_areas(g)):
        found.setdefault(fortress_keeper(g, area), []).append(area)
    return found


def fortress_keeper(g: Regis, area: Place) -> Power:
    """The major that pays for a fortress, or NOBODY."""
    s = g.state
    lord = s.holder[area] if s.holder[area] != NOBODY else s.owner[area]
    if lord == NOBODY or lord in g.world.majors:
        return lord
    printed = g.world.location_ids[area] in g.world.powers[lord].fortresses
    return NOBODY if printed else major_of(g, lord)


def revolts(g: Regis, power: Power) -> int:
    return (rebel_areas(g) & g.state.owned[power]).bit_count()
