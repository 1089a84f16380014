"""Undertakings at court: patronage, espionage and influence (19, 22, 24)."""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import islice

from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.model.patronage_questions import talent_row
from tercio.games.virgin_queen.model.patronage_state import Sponsorship
from tercio.games.virgin_queen.model.powers import ENGLAND, SPAIN
from tercio.games.virgin_queen.model.world import VqWorld
from tercio.games.virgin_queen.rows.tables import (
    EspionageModifierRow,
    EspionageResultRow,
    PatronageRow,
)
from tercio.games.virgin_queen.rules.espionage.assassination import (
    VICTIMS,
    in_play,
    victim_power,
    victim_ref,
)
from tercio.games.virgin_queen.rules.espionage.espionage_table import dice_for, prices
from tercio.games.virgin_queen.rules.espionage.operation import ELIZABETH, Operation
from tercio.games.virgin_queen.rules.minor_powers.influence import open_columns, role_of
from tercio.games.virgin_queen.rules.patronage.sponsoring import best_marker, modifier, talents
from tercio.wars.bots.outlook import Undertaking
from tercio.wars.land.battle_odds import hit_chances
from tercio.wars.model.names import LeaderId, Power

TWO_DICE = tuple((total, (6 - abs(total - 7)) / 36) for total in range(2, 13))
BONUS = 0.4
"""A science bonus."""

# -- patronage -------------------------------------------------------------------------------------


def patronage(o: Outlook, cp: int) -> Iterator[Undertaking]:
    """One artist and one scientist a turn: the sum that brings most beyond its cost."""
    for kind in ("artist", "scientist"):
        action = f"patronize_{kind}"
        if o.price(action) is None:
            continue
        worths = {spent: patronage_worth(o, kind, spent) for spent in (2, 3, 4) if spent <= cp}
        if not worths:
            continue
        spent = max(worths, key=lambda each: worths[each] - 0.17 * each)
        if worths[spent] > 0.1:
            yield Undertaking(worths[spent], spent, action, (f"patronage.{spent}",), what=action)


def patronage_worth(o: Outlook, kind: str, cp: int, italian: bool = False) -> float:
    """VP to expect of somebody drawn at random."""
    people = talents(o.g, o.power, kind, italian=italian)
    if not people:
        return 0.0
    more = modifier(o.g, Sponsorship(o.power, kind, people[0], cp))
    left = tuple(o.state.patronage.awards.items())
    total = 0.0
    for who in people:
        rating = talent_row(o.g, kind, who).rating + more
        type = o.world.artists[who].kind if kind == "artist" else ""
        total += _expected(o.world, left, kind, type, rating)
    return 1.1 * total / len(people)


TOP = 16
"""Higher totals than this bring no more."""


Markers = tuple[tuple[str, int], ...]
"""How many VP markers of each kind are left."""


@lru_cache(maxsize=1 << 14)
def _expected(world: VqWorld, left: Markers, kind: str, type: str, rating: int) -> float:
    """What a work is likely to bring."""
    awards = _awards(world, left, kind, type)
    return sum(chance * awards[min(rating + dice, TOP)] for dice, chance in TWO_DICE)


@lru_cache(maxsize=1 << 12)
def _awards(world: VqWorld, left: Markers, kind: str, type: str) -> list[float]:
    """By the total of dice and rating, what a work would bring now."""
    rows = list(world.data.table("patronage", PatronageRow).values())
    return [
        _award(world, dict(left), rows, kind, total=total, type=type) for total in range(TOP + 1)
    ]


def _award(
    world: VqWorld,
    left: dict[str, int],
    rows: list[PatronageRow],
    kind: str,
    *,
    total: int,
    type: str,
) -> float:
    row = next(row for row in rows if row.low <= total <= row.high)
    vp = row.vp if kind == "artist" else row.science_vp
    if not vp:
        return 0.0
    award = best_marker(world, left, "artist" if kind == "artist" else "science", vp, type=type)
    worth = float(int(award[-1])) if award is not None else 0.0
    return worth + BONUS * row.bonuses * (kind == "scientist")


# -- espionage -------------------------------------------------------------------------------------


def plots(o: Outlook, cp: int) -> Iterator[Undertaking]:
    """Spies, murders, and Spain's plot against the English throne."""
    yield from _plot(o, cp)
    yield from _murders(o, cp)
    if (cost := o.price("plant_operative")) is not None:
        yield from _operatives(o, cost)
    if (cost := o.price("gain_intelligence")) is not None:
        yield Undertaking(0.12 * o.weights.card, cost, "gain_intelligence", ())


PLOT = "english_catholic_rebellion"


def plot_worth(o: Outlook, cp: int) -> float:
    """What Spain may expect of an English Catholic rebellion (19.4)."""
    found = _chances(o, Operation(PLOT, SPAIN, ENGLAND, cp))
    converted = -o.conversions(-2.0) if o.power == ENGLAND else o.conversions(-2.0)
    worth = found.get("conversions", 0.0) * max(0.2, converted / 2)
    worth += found.get("conversions_and_rebellion", 0.0) * max(0.8, 1.0 + converted)
    return worth + found.get("spanish_victory", 0.0) * 1.6 * o.weights.victory


def mary_danger(o: Outlook) -> float:
    """How much likelier the captive Mary makes it that a plot puts a Catholic on the throne."""
    rows = o.world.data.table("espionage_modifiers", EspionageModifierRow)
    price, dice = max(prices(o.g, PLOT)), rows["mary_captured"].dice
    plot = Operation(PLOT, SPAIN, ENGLAND, price)
    without = Operation(PLOT, SPAIN, ENGLAND, price, extra_attack=-dice)
    chance, less = (_chances(o, each).get("spanish_victory", 0.0) for each in (plot, without))
    return chance - less


def _chances(o: Outlook, operation: Operation) -> dict[str, float]:
    """How likely each line of the table is, as things stand before responses."""
    dice = (dice_for(o.g, operation, side) for side in ("attack", "defence"))
    rows = o.world.data.table("espionage_results", EspionageResultRow).values()
    lines = tuple((r.result, r.low, r.high) for r in rows if r.action == operation.action)
    return _table(*dice, lines)


@cache
def _table(attack: int, defence: int, lines: tuple[tuple[str, int, int], ...]) -> dict[str, float]:
    found = {result: 0.0 for result, _, _ in lines}
    for hits, chance in enumerate(hit_chances(attack)):
        for back, chance_back in enumerate(hit_chances(defence)):
            for result, low, high in lines:
                if low <= hits - back <= high:
                    found[result] += chance * chance_back
    return found


def _plot(o: Outlook, cp: int) -> Iterator[Undertaking]:
    if o.power != SPAIN or o.price(PLOT) is None:
        return
    for price in prices(o.g, PLOT):
        if price <= cp:
            script = (f"cp.{price}", f"espionage.{price}")
            yield Undertaking(plot_worth(o, price), price, PLOT, script, what=PLOT)


def _murders(o: Outlook, cp: int) -> Iterator[Undertaking]:
    if o.price("assassination", sure=False) is None:
        return
    best: tuple[float, int, LeaderId] = (0.0, 0, ELIZABETH)
    dearest = max((p for p in prices(o.g, "assassination") if p <= cp), default=0)
    if not dearest:
        return
    famous = sorted(in_play(o.g), key=lambda x: _fame(o, x), reverse=True)
    worthy = (leader for leader in famous if VICTIMS.allow(o.g, o.power, leader))
    for leader in islice(worthy, 2):
        target = victim_power(o.g, leader)
        found = _chances(o, Operation("assassination", o.power, target, dearest, leader=leader))
        best = max(best, (found.get("killed", 0.0) * _fame(o, leader), dearest, leader))
    worth, price, leader = best
    if worth > 0.3:
        _, _, id = victim_ref(o.g, leader).partition(":")
        yield Undertaking(worth, price, "assassination", (f"kill.{id}", f"cp.{price}"))


def _fame(o: Outlook, leader: LeaderId) -> float:
    """What the death of a leader is worth to us, besides the VP for it."""
    target = victim_power(o.g, leader)
    if target in o.own_powers:
        return 0.0
    rating = 4 if leader == ELIZABETH else o.world.battle_rating[leader]
    return 1.1 + 0.4 * rating * max(0.0, o.harm(target))


def _operatives(o: Outlook, cost: int) -> Iterator[Undertaking]:
    """An informant in England serves Spain's plots; elsewhere one helps murderers a little."""
    if o.turns_left < 0:
        return
    if o.power == SPAIN:
        yield Undertaking(0.55, cost, "plant_operative", ("informant.england",), what="informant")
    else:
        rival = o.world.power_rows[o.best_rival].id
        yield Undertaking(0.1, cost, "plant_operative", (f"informant.{rival}",), what="informant")


# -- influence -------------------------------------------------------------------------------------

STATUS_CARDS = {
    "papal_bull": "papacy",
    "scottish_lords_rebel": "scotland",
    "irish_rebellion": "ireland",
    "the_sublime_porte": "venice",
    "death_of_king_sebastian": "portugal",
}


def influence(o: Outlook) -> Iterator[Undertaking]:
    """Influence where a check of ours is near; a little anywhere else."""
    cost = o.price("buy_influence", sure=False)
    if cost is None:
        return
    held = {o.world.cards[card].id for card in o.state.hands[o.power] if card}
    soon = {STATUS_CARDS[id] for id in held if id in STATUS_CARDS}
    for target in open_columns(o.g, o.power):
        id = o.world.power_rows[target].id
        worth = 0.26 if id in soon else 0.09
        worth *= status_stake(o, target)
        yield Undertaking(
            worth, cost, "buy_influence", (f"influence.{id}",), what=f"influence.{id}"
        )


@cache
def _likes() -> dict[str, float]:
    return {"scotland": 1.2, "papacy": 1.0, "venice": 1.0, "portugal": 1.1, "ireland": 0.8}


def status_stake(o: Outlook, target: Power) -> float:
    """How much is at stake in the status of a minor, for us."""
    stake = _likes().get(o.world.power_rows[target].id, 1.0)
    patron = o.state.patron[target]
    if patron == o.power:
        return stake * 0.8
    if role_of(o.g, target, o.power) != "activate":
        return stake * (0.6 if patron != target else 0.1)
    return stake
