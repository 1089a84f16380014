"""Formations: which units and leaders act together (5.1), chosen in small steps."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product

from tercio.kernel.ask import DONE, Args, Ask, Foresee, Option, Procedure, Prospect, compose
from tercio.kernel.citations import cites
from tercio.wars.model.force import Force
from tercio.wars.model.force_pools import can_split
from tercio.wars.model.leader_questions import army_leaders_at
from tercio.wars.model.names import KINDS, REGULAR, SECOND, LeaderId, Power, Space
from tercio.wars.model.power_questions import commanded_by
from tercio.wars.model.refs import leader_ref, place_ref, power_ref
from tercio.wars.model.troop_questions import kind_name, troops_of
from tercio.wars.model.war import AnyWar

ALL = "all"
Promise = Callable[[AnyWar, Force], Prospect | None]
"""What a force can expect, in the view of the seat that puts it together."""


@cites("HIS 5.1", "VQ 5.1")
def formation_limit(g: AnyWar, leaders: Sequence[LeaderId]) -> int:
    """The most land units that may act together under these leaders."""
    if not leaders:
        return 4
    commands = sorted((g.world.command_rating[leader] for leader in leaders), reverse=True)
    return sum(commands[:2])


def whole_force(g: AnyWar, power: Power, space: Space) -> Force:
    """Everything that a power commands in a space: its units, its minors', its army leaders."""
    force = Force(power, space)
    land = g.state.land
    for owner in commanded_by(g, power):
        if land[owner] >> space & 1:
            for kind in KINDS:
                count = troops_of(g, owner, kind, space)
                if count:
                    force.add(owner, kind, count)
    force.leaders = army_leaders_at(g, space, power)
    return force


@cites("HIS 5.1", "VQ 5.1")
def is_formation(g: AnyWar, force: Force) -> bool:
    """Whether a force can act as a single formation."""
    return force.size <= formation_limit(g, force.leaders)


def capacity(g: AnyWar, leaders: Sequence[LeaderId], limit: int | None, command: bool) -> int:
    """Units that fit under these leaders; `limit` caps it, `command` says if ratings count."""
    most = formation_limit(g, leaders) if command else 10_000
    return most if limit is None else min(most, limit)


def largest(g: AnyWar, pool: Force, limit: int | None = None, command: bool = True) -> Force:
    """All leaders of the pool and as many of its units as they can command, its own first."""
    force = Force(pool.power, pool.space, {}, pool.leaders[:])
    room = capacity(g, pool.leaders, limit, command)
    for owner, kind, count in sorted(
        pool.stacks(), key=lambda s: (s[0] != pool.power, s[1] != REGULAR)
    ):
        taken = min(count, room)
        if taken:
            force.add(owner, kind, taken)
            room -= taken
    return force


def unit_key(g: AnyWar, power: Power, owner: Power, kind: int) -> str:
    """`mercenary` for one's own, `venice.regular` for a minor's."""
    name = kind_name(g, owner, kind)
    return name if owner == power else f"{g.world.power_rows[owner].id}.{name}"


def unit_option(g: AnyWar, power: Power, owner: Power, kind: int, *, left: int) -> Option:
    args: Args = {
        "power": power_ref(g, owner),
        "kind": kind_name(g, owner, kind),
        "left": left,
    }
    return Option(
        unit_key(g, power, owner, kind), ("unit", owner, kind), (), "option-take-unit", args=args
    )


def leader_option(g: AnyWar, leader: LeaderId) -> Option:
    key = f"leader.{g.world.leader_rows[leader].id}"
    return Option(key, ("leader", leader), (leader_ref(g, leader),))


def picked_force(
    g: AnyWar,
    pool: Force,
    picks: Iterable[Option],
    limit: int | None = None,
    *,
    command: bool = True,
) -> Force:
    """The force that picks of `muster_ask` make up."""
    force = Force(pool.power, pool.space)
    for pick in picks:
        match pick.value:
            case ("all",):
                return largest(g, pool, limit, command)
            case ("leader", leader):
                force.leaders.append(leader)
            case ("unit", owner, kind):
                force.add(owner, kind)
            case ("done",):
                return force
    if force.is_empty() and not is_choice(pool):
        return largest(g, pool, limit, command)
    return force


def is_choice(pool: Force) -> bool:
    """Whether there is more than one way to take something from the pool."""
    return pool.size + len(pool.leaders) > 1


def muster_ask(
    g: AnyWar,
    pool: Force,
    picks: Sequence[Option],
    *,
    kind: str = "formation",
    cite: str = "5.1",
    limit: int | None = None,
    command: bool = True,
    empty: bool = False,
    must: bool = False,
    fewest: int = 0,
    accept: Callable[[Force], bool] | None = None,
    promise: Promise | None = None,
) -> Ask | None:
    """The next question while a force is put together from `pool`; None once it is complete.

    `limit` caps the units, `command` says whether leaders' command ratings do. `empty` allows
    to take nothing. `accept` says which forces will do; where something `must` be taken and
    nothing will do, all go; fewer units than `fewest` never do. `promise` gives the odds of
    a force, once it is complete.
    """
    if any(pick.key in (ALL, DONE) for pick in picks):
        return None
    if not is_choice(pool) and not empty:
        return None
    force = (
        picked_force(g, pool, picks, limit, command=command)
        if picks
        else Force(pool.power, pool.space)
    )
    room = capacity(g, force.leaders, limit, command)
    options = _additions(g, pool, force, room) if is_choice(pool) else []
    is_fine = (empty or not force.is_empty()) and (accept is None or accept(force))
    if accept is not None and not is_fine:
        most = capacity(g, pool.leaders, limit, command)
        options = [
            o for o in options if _can_complete(pool, force, o, most, fewest=fewest, accept=accept)
        ]
    if not options and is_fine and picks:
        return None
    if is_fine:
        options.append(Option(DONE, ("done",)))
    stuck = must and not options
    if not picks and (accept is None or stuck or accept(largest(g, pool, limit, command))):
        options.insert(0, Option(ALL, ("all",), is_usual=True))
    return Ask(
        g.seat_of(pool.power),
        kind,
        options,
        f"{g.book} {cite}",
        args={
            "power": power_ref(g, pool.power),
            "space": place_ref(g, pool.space),
            "count": force.size,
        },
        refs=(place_ref(g, pool.space),),
        foresee=_foresee(pool, force, options, limit, command=command, promise=promise)
        if promise
        else None,
    )


def _foresee(
    pool: Force,
    begun: Force,
    options: list[Option],
    limit: int | None,
    *,
    command: bool,
    promise: Promise,
) -> Foresee:
    """The promise of the force as it is after each option."""
    picks = {option.key: option.value for option in options}

    def foresee(view: AnyWar, key: str) -> Prospect | None:
        match picks.get(key):
            case ("all",):
                return promise(view, largest(view, pool, limit, command))
            case ("done",):
                return promise(view, begun)
            case ("leader", leader):
                force = begun.copy()
                force.leaders.append(leader)
                return promise(view, force)
            case ("unit", owner, kind):
                force = begun.copy()
                force.add(owner, kind)
                return promise(view, force)
        return None

    return foresee


def _additions(g: AnyWar, pool: Force, force: Force, room: int) -> list[Option]:
    options = [leader_option(g, leader) for leader in pool.leaders if leader not in force.leaders]
    if force.size < room:
        for owner, kind, count in pool.stacks():
            left = count - force.count(owner, kind)
            if left:
                options.append(unit_option(g, pool.power, owner, kind, left=left))
    return options


def _can_complete(
    pool: Force,
    force: Force,
    option: Option,
    most: int,
    *,
    fewest: int,
    accept: Callable[[Force], bool],
) -> bool:
    """Whether a force that is not acceptable as it is can become so after this addition."""
    begun = force.copy()
    if option.value[0] == "leader":
        begun.leaders.append(option.value[1])
    else:
        begun.add(*option.value[1:])
    if accept(begun):
        return True
    return any(accept(full) for full in forces_within(pool, most, begun, fewest))


def forces_within(
    pool: Force, most: int, begun: Force | None = None, fewest: int = 0
) -> Iterator[Force]:
    """All forces of `fewest` to `most` units of the pool that hold what is `begun`, with its
    leaders."""
    stacks = list(pool.stacks())
    least = [begun.count(o, k) if begun else 0 for o, k, _ in stacks]
    for counts in product(
        *(range(low, n + 1) for low, (_, _, n) in zip(least, stacks, strict=True))
    ):
        if fewest <= sum(counts) <= most:
            force = Force(pool.power, pool.space, {}, pool.leaders[:])
            for (owner, kind, _), count in zip(stacks, counts, strict=True):
                force.add(owner, kind, count)
            yield force


def _remembered(accept: Callable[[Force], bool]) -> Callable[[Force], bool]:
    """The same forces are thought of at each pick, and until one is complete nothing happens."""
    known: dict[tuple[frozenset[tuple[int, int]], tuple[LeaderId, ...]], bool] = {}

    def will_do(force: Force) -> bool:
        about = frozenset(force.troops.items()), tuple(force.leaders)
        if about not in known:
            known[about] = accept(force)
        return known[about]

    return will_do


@cites("HIS 5.1", "VQ 5.1")
def choose_force(
    g: AnyWar,
    power: Power,
    space: Space,
    *,
    limit: int | None = None,
    kind: str = "formation",
    cite: str = "5.1",
    pool: Force | None = None,
    command: bool = True,
    empty: bool = False,
    cancel: bool = False,
    fewest: int = 0,
    accept: Callable[[Force], bool] | None = None,
    promise: Promise | None = None,
) -> Procedure[Force | None]:
    """Let a power put a force together from `pool` (all that it commands in the space).

    See `muster_ask` for the limits. None if the player went back (`cancel`); an empty force
    only where `empty` allows it.
    """
    pool = whole_force(g, power, space) if pool is None else pool
    if pool.is_empty():
        return pool if empty else None
    if not is_choice(pool) and not empty:
        return largest(g, pool, limit, command)
    will_do = None if accept is None else _remembered(accept)

    def next_ask(picks: list[Option]) -> Ask | None:
        return muster_ask(
            g,
            pool,
            picks,
            kind=kind,
            cite=cite,
            limit=limit,
            command=command,
            empty=empty,
            must=not cancel,
            fewest=fewest,
            accept=will_do,
            promise=promise,
        )

    picks = yield from compose(next_ask, cancel=cancel)
    if not picks:
        return None
    return picked_force(g, pool, picks, limit, command=command)


@cites("HIS 5.2", "VQ 5.3")
def can_part(g: AnyWar, force: Force, to: Space) -> bool:
    """Whether there are counters to show what the force leaves behind when it goes to `to`."""
    space = force.space
    troops = g.state.troops
    for index, count in force.troops.items():
        if count and count != troops[index][space]:
            return can_split(g, force, to)
    return True


def best_battle_rating(g: AnyWar, leaders: Iterable[LeaderId]) -> int:
    rating = g.world.battle_rating
    return max((rating[leader] for leader in leaders), default=0)


def contains_cavalry(g: AnyWar, force: Force) -> bool:
    kinds = g.world.second_kind
    return any(kind == SECOND and kinds[owner] == "cavalry" for owner, kind, _ in force.stacks())
