"""Diplomatic influence, and whose ally a power becomes (VQ 24.5, 24.6)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from tercio.games.virgin_queen.conditions.registry import holds
from tercio.games.virgin_queen.model.court_questions import has_happened
from tercio.games.virgin_queen.model.events.influence import StatusRolled, StatusWon
from tercio.games.virgin_queen.model.influence_questions import (
    activator,
    can_be_activated,
    has_marker,
    influence,
    is_resolved,
)
from tercio.games.virgin_queen.model.influence_verbs import close_status, gain_influence
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.rows.tables import StatusModifierRow
from tercio.games.virgin_queen.rules.minor_powers.activated_majors import (
    activate_major,
    deactivate_major,
)
from tercio.games.virgin_queen.rules.minor_powers.minors import activate
from tercio.kernel.ask import Ask, Option, Procedure, Refusal
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.cards.responses import respond_window
from tercio.wars.diplomacy.minors import deactivate_minor
from tercio.wars.model.names import NOBODY, Power
from tercio.wars.model.refs import power_ref
from tercio.wars.turn.actions import Action, pay

FACES: Final = 6

# -- who competes for whom -----------------------------------------------------------------------


@cites("VQ 24.5", "VQ 27", "VQ 29")
def role_of(g: VirginQueen, target: Power, power: Power) -> str:
    """activate or deactivate, by the lines of the table; empty if it lists no such power.

    The Ottoman and the Holy Roman have a column only where no seat plays them from the start.
    Whom a scenario gives a further marker could never win the minor as an ally.
    """
    if target in g.world.majors:
        if not can_be_activated(g, target):
            return ""
        barred = g.world.activated_majors[target].not_with.get(str(len(g.seats)), ())
        if g.world.power_rows[power].id in barred:
            return ""
    row = g.world.influence.get((target, power))
    if row is not None:
        return row.role
    return "deactivate" if has_marker(g, target, power) else ""


def may_activate(g: VirginQueen, target: Power, power: Power) -> bool:
    return role_of(g, target, power) == "activate"


def columns(g: VirginQueen) -> list[Power]:
    """The powers that can be influenced: minors, then majors that nobody plays from the start."""
    return [*g.world.minors, *g.world.activated_majors]


def ally_of(g: VirginQueen, target: Power) -> Power:
    """The major power that commands a minor, or an activated major; NOBODY if none does."""
    if target in g.world.majors:
        return activator(g, target)
    patron = g.state.patron[target]
    return NOBODY if patron == target else patron


# -- buying influence ----------------------------------------------------------------------------


@forbids("VQ 24.5")
def table_lists_no_such_power(g: VirginQueen, power: Power, target: Power) -> bool:
    return not role_of(g, target, power)


@forbids("VQ 9.4")
def marker_was_given_up(g: VirginQueen, power: Power, target: Power) -> bool:
    """Who has declared war on a minor influences it no more."""
    return not has_marker(g, target, power)


@forbids("VQ 24.5")
def influence_is_at_its_peak(g: VirginQueen, power: Power, target: Power) -> bool:
    return influence(g, target, power) >= g.world.constant("influence_max")


@forbids("VQ 24.5")
def status_is_resolved(g: VirginQueen, power: Power, target: Power) -> bool:
    """Its markers are in the Resolved this turn box."""
    return is_resolved(g, target)


@forbids("VQ 9.4", "VQ 24.2")
def power_is_not_in_play(g: VirginQueen, power: Power, target: Power) -> bool:
    """Portugal before the death of its king."""
    return not is_in_play(g, target)


def is_in_play(g: VirginQueen, target: Power) -> bool:
    row = g.world.minor_rows.get(target)
    needed = getattr(row, "in_play_after", None)
    return needed is None or has_happened(g, needed)


INFLUENCE = Restrictions(
    "influence",
    table_lists_no_such_power,
    marker_was_given_up,
    influence_is_at_its_peak,
    status_is_resolved,
    power_is_not_in_play,
)


def open_columns(g: VirginQueen, power: Power) -> list[Power]:
    """Where a power may add influence now."""
    return INFLUENCE.enumerate(columns(g), g, power)


def can_buy(g: VirginQueen, power: Power) -> bool:
    return any(INFLUENCE.allow(g, power, target) for target in columns(g))


def choose_column(g: VirginQueen, power: Power, targets: list[Power]) -> Procedure[Power]:
    if len(targets) == 1:
        return targets[0]
    rows = g.world.power_rows

    def explain(ref: str) -> list[Refusal]:
        for target in columns(g):
            if power_ref(g, target) == ref:
                return INFLUENCE.refusals(g, power, target)
        return []

    pick = yield Ask(
        g.seat_of(power),
        "influence",
        [Option(f"influence.{rows[t].id}", t, (power_ref(g, t),)) for t in targets],
        "VQ 24.5",
        args={"power": power_ref(g, power)},
        explain=explain,
    )
    target: Power = pick.value
    return target


@cites("VQ 24.5")
def buy_influence(g: VirginQueen, power: Power) -> Procedure[None]:
    """1 CP advances a marker by one."""
    target = yield from choose_column(g, power, open_columns(g, power))
    pay(g, power, BUY_INFLUENCE.price(g, power) or 1, "buy_influence")
    gain_influence(g, target, power)


def why_no_influence(g: VirginQueen, power: Power, ref: str) -> list[Refusal]:
    for target in columns(g):
        if power_ref(g, target) == ref:
            return INFLUENCE.refusals(g, power, target)
    return []


BUY_INFLUENCE = Action(
    "buy_influence", "VQ 24.5", can=can_buy, run=buy_influence, why=why_no_influence
)


@cites("VQ 24.5")
def spend_on_influence(g: VirginQueen, power: Power, points: int) -> Procedure[None]:
    """Influence that an event gives instead of CP for it, point by point."""
    for _ in range(points):
        targets = open_columns(g, power)
        if not targets:
            return
        gain_influence(g, (yield from choose_column(g, power, targets)), power)


# -- the status of a power -----------------------------------------------------------------------


@dataclass(slots=True)
class StatusCheck:
    """What the cards of the status_check window are about."""

    target: Power
    competitors: list[Power]
    bonus: dict[Power, int] = field(default_factory=dict)

    def add(self, power: Power, points: int) -> None:
        self.bonus[power] = self.bonus.get(power, 0) + points


@cites("VQ 24.6")
def rank_competitors(
    g: VirginQueen, target: Power, exclude: Iterable[Power] = ()
) -> Procedure[list[Power]]:
    """Steps 1 to 3: who competes, in the order of their totals; the winner is the first."""
    barred = set(exclude)
    competitors = [p for p in g.impulse_order() if role_of(g, target, p) and p not in barred]
    check = StatusCheck(target, competitors)
    yield from respond_window(
        g, "status_check", check, g.impulse_order(), cite="VQ 24.6", place=power_ref(g, target)
    )
    first = precedence(g, target)
    counted = {
        power: {"influence": influence(g, target, power), "status": _modifier(g, check, power)}
        for power in competitors
    }
    beforehand = {power: sum(why.values()) for power, why in counted.items()}
    totals: dict[Power, int] = {}
    for power, why in counted.items():
        what, by = f"status, {g.world.power_rows[power].name}", power_ref(g, power)
        die = g.dice(1, what, by=by, counted=why)[0]
        totals[power] = die + beforehand[power]
        chance = chance_of_rank(beforehand, power, first)
        told = power_ref(g, power), power_ref(g, target), die, totals[power], chance
        g.record(StatusRolled(*told))
    return sorted(competitors, key=lambda p: (-totals[p], first.index(p)))


def chance_of_rank(beforehand: Mapping[Power, int], power: Power, first: list[Power]) -> float:
    """How likely a competitor is to have the highest total, if ties go to the earlier one."""
    chance = 0.0
    for die in range(1, FACES + 1):
        part = 1.0
        for other, points in beforehand.items():
            if other != power:
                wins_ties = first.index(power) < first.index(other)
                beaten = beforehand[power] + die - points - (not wins_ties)
                part *= min(max(beaten, 0), FACES) / FACES
        chance += part / FACES
    return chance


def _modifier(g: VirginQueen, check: StatusCheck, power: Power) -> int:
    rows = g.world.data.table("status_modifiers", StatusModifierRow).values()
    fixed = sum(
        row.value
        for row in rows
        if g.world.power[row.target] == check.target
        and g.world.power[row.power] == power
        and holds(g, row.when, power)
    )
    return fixed + check.bonus.get(power, 0)


@cites("VQ 24.6")
def precedence(g: VirginQueen, target: Power) -> list[Power]:
    """Who wins a tie: the earlier in impulse order; at first, the higher on the Activate list."""
    if g.world.edition_rule("status_ties") == "impulse_order":
        return list(g.world.majors)
    row = g.world.minor_rows.get(target) or g.world.activated_majors[target]
    listed = [g.world.power[id] for id in row.activated_by]
    return listed + [power for power in g.world.majors if power not in listed]


@cites("VQ 24.6")
def resolve_status(g: VirginQueen, target: Power, exclude: Iterable[Power] = ()) -> Procedure[bool]:
    """The whole procedure; whether it took place, which it does once a turn."""
    if is_resolved(g, target) or not is_in_play(g, target):
        return False
    ranking = yield from rank_competitors(g, target, exclude)
    if ranking:
        winner = ranking[0]
        g.record(StatusWon(power_ref(g, winner), power_ref(g, target)))
        eligible = [p for p in ranking if may_activate(g, target, p)]
        if winner not in eligible:
            # Step 5.
            yield from lose_ally(g, target)
        elif ally_of(g, target) != winner:
            # Step 4.
            yield from lose_ally(g, target)
            yield from win_ally(g, target, winner, eligible)
    # Step 6.
    close_status(g, target)
    return True


@cites("VQ 24.2", "VQ 27")
def win_ally(
    g: VirginQueen,
    target: Power,
    power: Power,
    eligible: Iterable[Power],
    *,
    declarer: Power = NOBODY,
) -> Procedure[None]:
    """A minor, or a major that nobody plays, goes over to a power; `eligible` competed for it."""
    if target in g.world.majors:
        yield from activate_major(g, target, power, declarer)
    else:
        yield from activate(g, target, power, eligible)


@cites("VQ 24.4", "VQ 27")
def lose_ally(g: VirginQueen, target: Power) -> Procedure[None]:
    """It is on its own again, if it was not."""
    if ally_of(g, target) == NOBODY:
        return
    if target in g.world.majors:
        yield from deactivate_major(g, target)
    else:
        yield from deactivate_minor(g, target)
