"""What events of both games are worth, in victory points."""

from collections.abc import Mapping, Sequence

from tercio.wars.bots.card_worths import Worth
from tercio.wars.bots.outlook import O, WarOutlook
from tercio.wars.model.names import SECOND, Power
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.power_questions import are_enemies
from tercio.wars.model.troop_questions import total_units

# -- plain numbers ---------------------------------------------------------------------------------


def always(worth: float) -> Worth[WarOutlook]:
    """The same to everybody."""
    return lambda o: worth


def only(powers: Sequence[Power], worth: float, others: float = 0.0) -> Worth[WarOutlook]:
    """Good for some; to the others something else."""
    return lambda o: worth if o.power in powers else others


def mandatory(
    known: Mapping[Power, float], felt: Mapping[Power, float] | None = None
) -> Worth[WarOutlook]:
    """An event that must be played anyway: who gains or loses by it, and what that is to us.

    What is only `felt` matters to nobody but the power itself.
    """
    own = {**known, **(felt or {})}

    def worth(o: WarOutlook) -> float:
        others = sum(o.harm(p) * v for p, v in known.items() if p != o.power)
        return own.get(o.power, 0.0) - 0.5 * others

    return worth


# -- war -------------------------------------------------------------------------------------------


def units_at_front(worth: float) -> Worth[WarOutlook]:
    """Units, which are worth more in a war with a major power."""
    return lambda o: worth if o.state.at_war[o.power] & o.major_mask else worth * 0.6


WAR_TURNS = 2
"""Turns, after this one, that a war beside the map usually lasts."""
UNIT_ABROAD = 0.15
"""What it costs to send a unit against each enemy there."""


def foreign_war(power: Power, enemies: int, own: Worth[O]) -> Worth[O]:
    """A war beside the map: it costs a card each turn, and troops; `own` is what we make of it."""

    def worth(o: O) -> float:
        if power in o.spared:
            return own(o)
        turns = 1 + min(o.horizon, WAR_TURNS)
        return o.harm(power) * (o.weights.card * turns + UNIT_ABROAD * enemies)

    return worth


def mercenary_losses(o: WarOutlook) -> float:
    """The largest harm that striking at mercenaries can do."""
    best, w = 0.0, o.weights
    for power in o.world.majors:
        if power == o.power or power in o.own_powers:
            continue
        if o.world.second_kind[power] == "mercenary":
            most = max(o.state.troops[power * 2 + SECOND])
            share = 1.5 if are_enemies(o.g, o.power, power) else w.idle_mercenaries
            best = max(best, w.other_unit * most * share * (1 + o.harm(power)))
    return best


def city_rebels(o: WarOutlook) -> float:
    """A captured key with a small garrison may throw off its master."""
    best = 0.0
    for power in o.world.majors:
        foreign = o.state.controlled[power] & o.world.keys & ~o.state.home[power]
        if o.harm(power) > 0:
            for space in spaces_in(foreign):
                units = total_units(o.g, space)
                chance = 0.85 if units <= 1 else 0.5 if units == 2 else 0.2
                best = max(best, chance * 2.0 * o.harm(power))
    return best
