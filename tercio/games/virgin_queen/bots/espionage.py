"""Undertakings of spies: plots, murders, informants and other people's letters (19)."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice

from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.model.espionage_questions import has_used_assassin
from tercio.games.virgin_queen.model.powers import ENGLAND, SPAIN
from tercio.games.virgin_queen.model.world import VqWorld
from tercio.games.virgin_queen.rows.tables import EspionageModifierRow, EspionageResultRow
from tercio.games.virgin_queen.rules.espionage.assassination import (
    VICTIMS,
    in_play,
    victim_power,
    victim_ref,
)
from tercio.games.virgin_queen.rules.espionage.espionage import can_plot, intelligence_targets
from tercio.games.virgin_queen.rules.espionage.espionage_table import dice_for, prices
from tercio.games.virgin_queen.rules.espionage.operation import ELIZABETH, Operation
from tercio.games.virgin_queen.rules.espionage.operatives import informant_targets, jesuit_spaces
from tercio.wars.bots.outlook import Undertaking
from tercio.wars.land.battle_odds import hit_chances
from tercio.wars.model.names import LeaderId, Power
from tercio.wars.model.numbered import spaces_in


def plots(o: Outlook, cp: int) -> Iterator[Undertaking]:
    """Spies, murders, and Spain's plot against the English throne."""
    yield from _plot(o, cp)
    yield from _murders(o, cp)
    if (cost := o.price("plant_operative")) is not None:
        yield from _operatives(o, cost)
    if (cost := o.price("gain_intelligence")) is not None:
        worth, target = max((intelligence_worth(o, t), t) for t in _hands(o))
        script = (f"spy.{o.world.power_rows[target].id}",)
        yield Undertaking(worth, cost, "gain_intelligence", script)


def _chances(o: Outlook, operation: Operation) -> Mapping[str, float]:
    """How likely each line of the table is, as things stand before responses."""
    attack, defence = _dice(o, operation)
    return _table(o.world, operation.action, attack + operation.extra_attack, defence)


def _dice(o: Outlook, operation: Operation) -> tuple[int, int]:
    """Of both sides, without those that are added to the attack."""
    about = operation.action, operation.target, operation.cp, operation.leader
    dice = o.known_dice.get(about)
    if dice is None:
        attack, defence = (dice_for(o.g, operation, side) for side in ("attack", "defence"))
        dice = o.known_dice[about] = attack - operation.extra_attack, defence
    return dice


@cache
def _lines(world: VqWorld, action: str) -> tuple[tuple[str, int, int], ...]:
    rows = world.data.table("espionage_results", EspionageResultRow).values()
    return tuple((row.result, row.low, row.high) for row in rows if row.action == action)


@cache
def _table(world: VqWorld, action: str, attack: int, defence: int) -> dict[str, float]:
    lines = _lines(world, action)
    found = {result: 0.0 for result, _, _ in lines}
    for hits, chance in enumerate(hit_chances(attack)):
        for back, chance_back in enumerate(hit_chances(defence)):
            for result, low, high in lines:
                if low <= hits - back <= high:
                    found[result] += chance * chance_back
    return found


def _years(o: Outlook, *, used: bool) -> int:
    """In how many turns an operative may still serve."""
    return o.horizon + (0 if used or not o.cards_left else 1)


# -- the English throne ----------------------------------------------------------------------------

PLOT = "english_catholic_rebellion"


def plot_worth(o: Outlook, cp: int, more: int = 0) -> float:
    """What Spain may expect of an English Catholic rebellion (19.4), with some more dice."""
    found = _chances(o, Operation(PLOT, SPAIN, ENGLAND, cp, extra_attack=more))
    converted = -o.conversions(-2.0) if o.power == ENGLAND else o.conversions(-2.0)
    worth = found.get("conversions", 0.0) * max(0.2, converted / 2)
    worth += found.get("conversions_and_rebellion", 0.0) * max(0.8, 1.0 + converted)
    return worth + found.get("spanish_victory", 0.0) * o.weights.plot * o.weights.victory


def mary_danger(o: Outlook) -> float:
    """How much likelier the captive Mary makes it that a plot puts a Catholic on the throne."""
    rows = o.world.data.table("espionage_modifiers", EspionageModifierRow)
    price, dice = max(prices(o.world, PLOT)), rows["mary_captured"].dice
    plot = Operation(PLOT, SPAIN, ENGLAND, price)
    without = Operation(PLOT, SPAIN, ENGLAND, price, extra_attack=-dice)
    chance, less = (_chances(o, each).get("spanish_victory", 0.0) for each in (plot, without))
    return chance - less


def walsingham_guard(o: Outlook) -> float:
    """By how much Walsingham lessens the chance that Spain's plot of this turn puts a Catholic on
    the throne."""
    if PLOT not in o.actions or not o.state.hands[SPAIN] or not can_plot(o.g, SPAIN):
        return 0.0
    rows = o.world.data.table("espionage_modifiers", EspionageModifierRow)
    attack, defence = _dice(o, Operation(PLOT, SPAIN, ENGLAND, max(prices(o.world, PLOT))))
    guards = rows["walsingham_defensive"].dice
    bare, guarded = (_table(o.world, PLOT, attack, defence + more) for more in (0, guards))
    return bare.get("spanish_victory", 0.0) - guarded.get("spanish_victory", 0.0)


def _plot(o: Outlook, cp: int) -> Iterator[Undertaking]:
    """With as much as it may cost, if a card in hand allows it."""
    if o.power != SPAIN or o.price(PLOT) is None:
        return
    for price in prices(o.world, PLOT):
        if price <= cp:
            script = (f"cp.{price}", f"espionage.{price}")
            yield Undertaking(plot_worth(o, price), price, PLOT, script, what=PLOT)


# -- murders ---------------------------------------------------------------------------------------

LEAST_MURDER = 0.3
"""Nobody murders for less."""


def _murders(o: Outlook, cp: int) -> Iterator[Undertaking]:
    if o.price("assassination", sure=False) is None:
        return
    best: tuple[float, int, LeaderId] = (0.0, 0, ELIZABETH)
    dearest = max((p for p in prices(o.world, "assassination") if p <= cp), default=0)
    if not dearest:
        return
    famous = sorted(in_play(o.g), key=lambda x: _fame(o, x), reverse=True)
    worthy = (leader for leader in famous if VICTIMS.allow(o.g, o.power, leader))
    for leader in islice(worthy, 2):
        best = max(best, (murder_worth(o, leader, dearest), dearest, leader))
    worth, price, leader = best
    if worth > LEAST_MURDER:
        _, _, id = victim_ref(o.g, leader).partition(":")
        yield Undertaking(worth, price, "assassination", (f"kill.{id}", f"cp.{price}"))


def murder_worth(o: Outlook, leader: LeaderId, price: int, more: int = 0) -> float:
    target = victim_power(o.g, leader)
    murder = Operation("assassination", o.power, target, price, leader=leader, extra_attack=more)
    return _chances(o, murder).get("killed", 0.0) * _fame(o, leader)


def _fame(o: Outlook, leader: LeaderId) -> float:
    """What the death of a leader is worth to us, besides the VP for it."""
    fame = o.known_fame.get(leader)
    if fame is None:
        fame = o.known_fame[leader] = _worth_of_death(o, leader)
    return fame


def _worth_of_death(o: Outlook, leader: LeaderId) -> float:
    target = victim_power(o.g, leader)
    if target in o.own_powers:
        return 0.0
    rating = 4 if leader == ELIZABETH else o.world.battle_rating[leader]
    return 1.1 + 0.4 * rating * max(0.0, o.harm(target))


# -- operatives ------------------------------------------------------------------------------------

INFORMED = 2
"""Dice that an informant adds (19.2)."""


def _hands(o: Outlook) -> list[Power]:
    return intelligence_targets(o.g, o.power)


def intelligence_worth(o: Outlook, target: Power, more: int = 0) -> float:
    """A card of theirs, where enough dice hit."""
    if not o.state.hands[target]:
        return 0.0
    (price,) = prices(o.world, "gain_intelligence")
    found = _chances(o, Operation("gain_intelligence", o.power, target, price, extra_attack=more))
    chance = found["draw_card"] + found["draw_and_neutralize"]
    card = o.weights.card_taken + max(0.0, o.harm(target)) * o.weights.card_given
    return o.weights.letters * chance * card


def _operatives(o: Outlook, cost: int) -> Iterator[Undertaking]:
    """Informants and Jesuits for what their dice add to the plots of the turns to come."""
    plotting = o.power == SPAIN and PLOT in o.actions
    for target in informant_targets(o.g, o.power) if _has_informant_at_home(o) else ():
        worth = o.weights.operative * _informant_worth(o, target)
        if plotting and target == ENGLAND:
            worth += o.weights.operative * _dice_worth(o, INFORMED)
        if worth > 0:
            id = o.world.power_rows[target].id
            script = (f"informant.{id}", "new-informant")
            yield Undertaking(worth, cost, "plant_operative", script, what="informant")
    if plotting and (space := next(spaces_in(jesuit_spaces(o.g, SPAIN)), None)) is not None:
        where = (f"jesuit.{o.id(space)}",)
        yield Undertaking(
            o.weights.jesuit * _dice_worth(o, 1), cost, "plant_operative", where, what="jesuit"
        )


def _has_informant_at_home(o: Outlook) -> bool:
    """Those who are somewhere stay there: to move one costs as much as a new one."""
    spies = o.state.spies.informants
    return any(i.owner == i.target == o.power and not i.neutralized for i in spies)


def _dice_worth(o: Outlook, dice: int) -> float:
    """What more dice add to Spain's plots, one a turn."""
    price = max(prices(o.world, PLOT))
    more = plot_worth(o, price, dice) - plot_worth(o, price)
    return more * _years(o, used=has_used_assassin(o.g, SPAIN))


def _informant_worth(o: Outlook, target: Power) -> float:
    """What it adds to a look at their letters, and to a murder, in each turn, beyond their cost."""
    (price,) = prices(o.world, "gain_intelligence")
    letters = _surplus(
        o, price, intelligence_worth(o, target, INFORMED), intelligence_worth(o, target)
    )
    price = max(prices(o.world, "assassination"))
    murders = 0.0
    if (victim := _best_victim(o, target)) is not None:
        worths = (murder_worth(o, victim, price, more) for more in (INFORMED, 0))
        murders = _surplus(o, price, *worths)
    return (letters + murders) * _years(o, used=has_used_assassin(o.g, o.power))


def _best_victim(o: Outlook, target: Power) -> LeaderId | None:
    """The first of those whose death is worth most to us; None if they have nobody in play."""
    if o.known_victims is None:
        fame: dict[Power, float] = {}
        o.known_victims = {}
        for leader in in_play(o.g):
            power, worth = victim_power(o.g, leader), _fame(o, leader)
            if power not in fame or worth > fame[power]:
                fame[power], o.known_victims[power] = worth, leader
    return o.known_victims.get(target)


SPARE = 0.75
"""What a CP for spies is worth elsewhere, in usual CP."""


def _surplus(o: Outlook, price: int, then: float, now: float) -> float:
    """By how much more a thing is worth its price then than now."""
    cost = SPARE * o.weights.cp * price
    return max(0.0, then - cost) - max(0.0, now - cost)
