"""Which units of a stack go along, and who leads them (uRR 10.3, 12.2, 17.1).

    party = yield from muster(g, power, stack, limit, leader)

A party is a Force that names units where they stand. `move_party` moves it; leaders who would be
left without any unit go along.
"""

from collections.abc import Callable

from tercio.games.ultima_ratio_regis.model.area_questions import has_fortress, major_at
from tercio.games.ultima_ratio_regis.model.names import (
    NAVAL,
    SQUADRONS,
    TROOPS,
    Kind,
    On,
    Place,
    Power,
)
from tercio.games.ultima_ratio_regis.model.play_state import Pirate
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import seat_of, side_of
from tercio.games.ultima_ratio_regis.model.refs import place_ref, power_ref
from tercio.games.ultima_ratio_regis.model.state import Leader
from tercio.games.ultima_ratio_regis.model.unit_questions import count_at
from tercio.games.ultima_ratio_regis.rules.land_movement.choosing import (
    leader_option,
    member_option,
)
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import (
    Force,
    has_troops,
    leaders_with,
)
from tercio.kernel.ask import DONE, Ask, Option
from tercio.kernel.citations import cites

ALONE, EVERYBODY = "alone", "everybody"
ANY_NUMBER = 99
"""More units than a stack can have."""
Fits = Callable[[Force], bool]


def on_of(kind: Kind) -> On:
    return "troop" if kind in TROOPS else "squadron"


def kinds_of(on: On) -> tuple[Kind, ...]:
    return TROOPS if on == "troop" else SQUADRONS


def idle(g: Regis, owner: Power, place: Place, kind: Kind) -> int:
    """Units that may act: squadrons that were pirates in this impulse may not (11.5.2)."""
    count, pirates = count_at(g, owner, place, kind), g.state.impulse.pirates
    return count - pirates.count(Pirate(owner, place, kind)) if pirates else count


def stack_at(g: Regis, power: Power, place: Place, on: On) -> Force:
    """All units of a side that may act there, of one type."""
    there = g.state.troops if on == "troop" else g.state.ships
    units = {
        (owner, kind): count
        for owner in side_of(g, power)
        if there[owner] >> place & 1
        for kind in kinds_of(on)
        if (count := idle(g, owner, place, kind)) > 0
    }
    return Force(power, place, units, leaders_with(g, power, place, on))


# -- who goes ------------------------------------------------------------------------------------


@cites("uRR 10.3", "uRR 12.2")
def muster_ask(
    g: Regis,
    stack: Force,
    picks: list[Option],
    kind: str,
    cite: str,
    *,
    limit: int = ANY_NUMBER,
    fits: Fits = lambda party: True,
) -> Ask | None:
    """The next question on the way to a party of `limit` units at most; None when it is complete.

    The picks so far are units one by one, `everybody`, or `done` at the end. No party is offered
    that does not fit: one that would find nowhere to go.
    """
    if picks and picks[-1].key in (DONE, EVERYBODY):
        return None
    left = rest_of(stack, picks)
    if len(picks) >= limit or not left.size or stack.size == 1:
        return None
    options = [member_option(g, "take", owner, k, cite=cite) for owner, k in left.units]
    options = [one for one in options if fits(party_of(stack, [*picks, one], stack.leaders))]
    if picks and not options:
        return None
    if not picks and 1 < stack.size <= limit and fits(stack):
        options.append(Option(EVERYBODY, cite=cite))
    if picks:
        options.append(Option(DONE, cite=cite))
    args = {"power": power_ref(g, stack.power), "place": place_ref(g, stack.place)}
    return Ask(
        seat_of(g, stack.power), kind, options, cite, args=args, refs=(place_ref(g, stack.place),)
    )


def rest_of(stack: Force, picks: list[Option]) -> Force:
    left = Force(stack.power, stack.place, stack.units.copy(), stack.leaders)
    for pick in picks:
        if pick.key not in (DONE, EVERYBODY):
            left.drop(*pick.value)
    return left


def party_of(stack: Force, picks: list[Option], leaders: list[Leader]) -> Force:
    """What was chosen with `muster_ask`; of a single unit nobody is asked."""
    party = Force(stack.power, stack.place, {}, leaders)
    if stack.size == 1:
        party.units = stack.units.copy()
    for pick in picks:
        if pick.key == EVERYBODY:
            party.units = stack.units.copy()
        elif pick.key != DONE:
            party.add(*pick.value)
    return party


@cites("uRR 17.1")
def companion_ask(g: Regis, stack: Force, kind: str, cite: str) -> Ask | None:
    """Whether a leader goes with a single unit; he has no choice if it is the last."""
    if not stack.leaders or stack.size < 2:
        return None
    options = [Option(ALONE, cite=cite)]
    options += [leader_option(g, "lead", leader, cite) for leader in stack.leaders]
    args = {"power": power_ref(g, stack.power), "place": place_ref(g, stack.place)}
    return Ask(
        seat_of(g, stack.power), kind, options, cite, args=args, refs=(place_ref(g, stack.place),)
    )


def single(stack: Force, owner: Power, kind: Kind, companion: Leader | None) -> Force:
    """One unit of a stack, with the leader who was chosen, or all if none of it stays."""
    leaders = [companion] if companion is not None else []
    if stack.size < 2:
        leaders = stack.leaders[:]
    return Force(stack.power, stack.place, {(owner, kind): 1}, leaders)


# -- moving --------------------------------------------------------------------------------------


@cites("uRR 17.1")
def move_party(g: Regis, party: Force, goal: Place, on: On) -> None:
    """Units and leaders; who would be left alone goes along, or into his fortress."""
    start = party.place
    if start == goal:
        return
    for (owner, kind), count in sorted(party.units.items()):
        g.move_units(owner, start, goal, kind, count=count)
    for leader in party.leaders:
        g.move_leader(leader, goal, on)
    tire_leaders(g, *party.leaders)
    party.place = goal
    if on == "troop":
        lift_siege(g, start)
    if not any(
        count_at(g, owner, start, k) for owner in side_of(g, party.power) for k in _face(on)
    ):
        for leader in leaders_with(g, party.power, start, on):
            if has_own_fortress(g, party.power, start):
                g.move_leader(leader, start, "fortress")
            else:
                g.move_leader(leader, goal, on)
                party.leaders.append(leader)


@cites("uRR 13.4.5")
def lift_siege(g: Regis, area: Place) -> None:
    """A siege is over when the last of the besiegers has gone."""
    siege = g.state.sieges.get(area)
    if siege is not None and not has_troops(g, siege.power, area):
        g.end_siege(area)


@cites("uRR 12.3.1")
def have_acted(g: Regis, force: Force) -> None:
    """Troops that act where they are cannot land in this impulse any more."""
    for (owner, kind), count in force.units.items():
        g.tire(owner, force.place, kind, count)
    tire_leaders(g, *force.leaders)


@cites("uRR 12.3.1")
def tire_leaders(g: Regis, *leaders: Leader) -> None:
    """Who has moved in this impulse, or has come in it, leads no landing."""
    if g.state.impulse.stage:
        moved = g.state.impulse.moved_leaders
        moved += [leader.number for leader in leaders if leader.number not in moved]


def has_moved(g: Regis, leader: Leader) -> bool:
    """In this impulse: he can lead no landing (12.3.1)."""
    return leader.number in g.state.impulse.moved_leaders


def _face(on: On) -> tuple[Kind, ...]:
    """All kinds of a type, damaged ones too: a leader can stay with those."""
    return TROOPS if on == "troop" else NAVAL


def has_own_fortress(g: Regis, power: Power, area: Place) -> bool:
    if not g.world.is_area(area) or not has_fortress(g, area):
        return False
    return major_at(g, area) == power
