"""Force pools: the counters of a power are an absolute limit (5, 5.2, 17).

A stack of land units of one kind in one space must be made up of counters; what the counters
cannot show may not exist. Players may exchange denominations at any time, so that the only
question is whether there is any way to show all stacks of a power at once.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Generic

from tercio.kernel.citations import cites
from tercio.wars.model.force import Force
from tercio.wars.model.names import AVAILABLE, REGULAR, SECOND, Mask, Power, ShipId, Space
from tercio.wars.model.numbered import by_ship, space_members, spaces_in
from tercio.wars.model.rows import PoolRow
from tercio.wars.model.troop_questions import troops_of
from tercio.wars.model.war import AnyWar, G_contra

Stack = tuple[Power, int, Space]
"""Units of an owner, of a kind, in a space."""
Stacks = tuple[int, ...]
Pieces = tuple[tuple[int, int], ...]


class CounterHooks(Generic[G_contra]):
    """What else uses counters."""

    def counters_beside_map(self, g: G_contra, owner: Power) -> Sequence[int]:
        """Stacks of a power's land units that stand beside the map and use its counters (5.2)."""
        return ()


# -- making change ---------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 16)
def can_show(ones: int, twos: int, fours: int, sixes: int, stacks: Stacks) -> bool:
    """Whether counters of 1, 2, 4 and 6 can show stacks of these sizes, all at once.

    The large counters are to take the place of as many small ones as possible. A 6 costs least
    room for 4s in a stack that holds an odd number of pairs.
    """
    total = sum(stacks)
    pairs = sorted((size // 2 for size in stacks), key=lambda pair: pair % 2 == 0)
    for used in range(sixes + 1):
        if _shown(pairs, twos, fours, used, total=total) + ones >= total:
            return True
    return False


def _shown(pairs: list[int], twos: int, fours: int, sixes: int, *, total: int) -> int:
    """Units shown by `sixes` 6s and as many 4s and 2s as fit; too many 6s show nothing."""
    left = pairs[:]
    for _ in range(sixes):
        room = [i for i, pair in enumerate(left) if pair >= 3]
        if not room:
            return -total
        best = min(room, key=lambda i: left[i] % 2 == 0)
        left[best] -= 3
    fours = min(fours, sum(pair // 2 for pair in left))
    twos = min(twos, sum(left) - 2 * fours)
    return 6 * sixes + 4 * fours + 2 * twos


@lru_cache(maxsize=1 << 14)
def can_show_with(pieces: Pieces, stacks: Stacks) -> bool:
    """The same for counters whose two sides show different strengths (minor powers)."""
    stacks = tuple(size for size in stacks if size)
    if not stacks:
        return True
    first, rest = stacks[0], stacks[1:]
    tried: set[tuple[int, int]] = set()
    for i, piece in enumerate(pieces):
        if piece in tried:
            continue
        tried.add(piece)
        others = pieces[:i] + pieces[i + 1 :]
        for strength in set(piece):
            if strength <= first and can_show_with(others, (first - strength, *rest)):
                return True
    return False


def _fits(pool: PoolRow, stacks: Iterable[int]) -> bool:
    sizes = tuple(sorted(filter(None, stacks), reverse=True))
    if sum(sizes) > pool.max_strength:
        return False
    if pool.pieces:
        return can_show_with(tuple(sorted(pool.pieces)), sizes)
    count = pool.land.get
    return can_show(count("1", 0), count("2", 0), count("4", 0), count("6", 0), sizes)


# -- questions -------------------------------------------------------------------------------------


def _stacks(g: AnyWar, owner: Power) -> list[int]:
    """The sizes of all stacks on the map, in no order."""
    state = g.state
    spaces = space_members(state.land[owner])
    regulars, others = state.troops[owner * 2], state.troops[owner * 2 + 1]
    return [
        *filter(None, map(regulars.__getitem__, spaces)),
        *filter(None, map(others.__getitem__, spaces)),
    ]


def strength_in_use(g: AnyWar, owner: Power) -> int:
    """Land strength on the map and beside it: the rest of the counters is in the force pool."""
    return sum(_stacks(g, owner)) + sum(g.hooks.counters_beside_map(g, owner))


def _change(stacks: list[int], size: int, by: int) -> None:
    """One of the stacks, or a new one if `size` is 0, becomes larger or smaller."""
    if size:
        stacks.remove(size)
    stacks.append(size + by)


def _all_fit(g: AnyWar, owner: Power, stacks: list[int]) -> bool:
    pool = g.world.pools.get(owner)
    return pool is not None and _fits(pool, (*stacks, *g.hooks.counters_beside_map(g, owner)))


@cites("HIS 5.2", "HIS 17", "VQ 5.3", "VQ 17.1")
def can_add(g: AnyWar, owner: Power, kind: int, count: int, *, space: Space) -> bool:
    """Whether the force pool of a power has the counters to add units to a space."""
    if kind == SECOND and not g.world.second_kind[owner]:
        return False
    stacks = _stacks(g, owner)
    _change(stacks, g.state.troops[owner * 2 + kind][space], count)
    return _all_fit(g, owner, stacks)


@cites("HIS 5.2", "HIS 17", "VQ 5.3", "VQ 17.1")
def spaces_for_one(g: AnyWar, owner: Power, kind: int, sites: Mask) -> Mask:
    """Where one more unit can be shown; only the size of the stack that it joins matters."""
    row = g.state.troops[owner * 2 + kind]
    answers: dict[int, bool] = {}
    found = 0
    for space in spaces_in(sites):
        size = row[space]
        if size not in answers:
            answers[size] = can_add(g, owner, kind, 1, space=space)
        if answers[size]:
            found |= 1 << space
    return found


def is_room_for_one(g: AnyWar, owner: Power, kind: int, sites: Mask) -> bool:
    """Whether one more unit can be shown in any of some spaces."""
    row = g.state.troops[owner * 2 + kind]
    tried: set[int] = set()
    for space in space_members(sites):
        if row[space] not in tried:
            if can_add(g, owner, kind, 1, space=space):
                return True
            tried.add(row[space])
    return False


@cites("HIS 5.2", "VQ 5.3")
def most_that_fit(g: AnyWar, owner: Power, kind: int, wanted: int, *, space: Space) -> int:
    """The most units, up to `wanted`, that can be added to a space."""
    for count in range(wanted, 0, -1):
        if can_add(g, owner, kind, count, space=space):
            return count
    return 0


def can_split(g: AnyWar, force: Force, to: Space) -> bool:
    """Whether the counters allow a force to leave part of its stacks behind and go to `to`."""
    return can_disperse(g, [(force, to)])


def can_disperse(g: AnyWar, parties: Iterable[tuple[Force, Space | None]]) -> bool:
    """Whether the counters can show the map after each party has gone to its place, or for good."""
    changes: dict[Stack, int] = {}
    for party, to in parties:
        for owner, kind, count in party.stacks():
            here = owner, kind, party.space
            changes[here] = changes.get(here, 0) - count
            if to is not None:
                there = owner, kind, to
                changes[there] = changes.get(there, 0) + count
    return _can_change(g, changes)


def _can_change(g: AnyWar, changes: Mapping[Stack, int]) -> bool:
    for owner in {owner for owner, _, _ in changes}:
        mine = [(kind, space, by) for (o, kind, space), by in changes.items() if o == owner]
        if not can_show_after(g, owner, mine, g.hooks.counters_beside_map(g, owner)):
            return False
    return True


@cites("HIS 5.2", "VQ 5.3")
def takeable(g: AnyWar, stacks: Sequence[Stack], count: int) -> list[Stack]:
    """Those of the stacks that can give up the first of `count` units, such that the counters can
    show what is left after the last."""
    return [
        first
        for first in stacks
        if any(
            _can_give(g, Counter((first, *others)))
            for others in combinations_with_replacement(stacks, count - 1)
        )
    ]


def can_give_up(g: AnyWar, stacks: Sequence[Stack], count: int) -> bool:
    """Whether any of them is takeable."""
    return any(
        _can_give(g, Counter(units)) for units in combinations_with_replacement(stacks, count)
    )


def _can_give(g: AnyWar, units: Mapping[Stack, int]) -> bool:
    enough = all(troops_of(g, *stack) >= count for stack, count in units.items())
    return enough and _can_change(g, {stack: -count for stack, count in units.items()})


@cites("VQ 5.3")
def placeable(g: AnyWar, stacks: Sequence[Stack], count: int) -> list[Stack]:
    """Those of the stacks that can take the first of `count` units, such that the counters can
    show all of them after the last."""
    return [
        first
        for first in stacks
        if any(
            _can_change(g, Counter((first, *others)))
            for others in combinations_with_replacement(stacks, count - 1)
        )
    ]


def can_show_after(
    g: AnyWar, owner: Power, changes: Iterable[tuple[int, Space, int]], beside: Iterable[int]
) -> bool:
    """Whether the counters can show the map after (kind, space, by) changes, and these stacks
    beside it."""
    pool, stacks = g.world.pools.get(owner), _stacks(g, owner)
    for kind, space, by in changes:
        _change(stacks, g.state.troops[owner * 2 + kind][space], by)
    return pool is not None and _fits(pool, (*stacks, *beside))


@cites("HIS 5.2", "VQ 5.3")
def make_change_losses(g: AnyWar, owner: Power, space: Space) -> tuple[int, int]:
    """Regulars and others that must go too, because the counters cannot show what is left.

    The fewest that will do; of equals, those that spare the regulars.
    """
    stacks = _stacks(g, owner)
    if _all_fit(g, owner, stacks):
        return 0, 0
    regulars = troops_of(g, owner, REGULAR, space)
    others = troops_of(g, owner, SECOND, space)
    for lost in range(1, regulars + others + 1):
        for of_regulars in range(max(0, lost - others), min(lost, regulars) + 1):
            left = stacks[:]
            _change(left, regulars, -of_regulars)
            _change(left, others, of_regulars - lost)
            if _all_fit(g, owner, left):
                return of_regulars, lost - of_regulars
    return 0, 0  # it is not because of this space, so nobody is lost here


@cites("HIS 5.2", "VQ 5.3")
def make_change(g: AnyWar, owner: Power, space: Space) -> None:
    """After losses of combat or an event in a space: lose what cannot be shown."""
    regulars, others = make_change_losses(g, owner, space)
    g.lose_troops(owner, REGULAR, regulars, space, cause="change")
    g.lose_troops(owner, SECOND, others, space, cause="change")


def is_shown(g: AnyWar, owner: Power) -> bool:
    """Whether the counters of a power can show what it has on the map."""
    return _all_fit(g, owner, _stacks(g, owner))


def overdrawn_pools(g: AnyWar) -> list[Power]:
    """Powers that have more on the map than their counters can show; for fuzzing."""
    return [owner for owner in sorted(g.world.pools) if not is_shown(g, owner)]


# -- ships -----------------------------------------------------------------------------------------


@cites("HIS 17.2", "VQ 17.3")
def available_ship(g: AnyWar, owner: Power, what: str) -> ShipId | None:
    """A ship of the force pool that can be built as this unit type; not one on the turn track."""
    world, at = g.world, g.state.ship_at
    for ship, power in by_ship(world.ship_owner):
        if power == owner and at[ship] == AVAILABLE and what in world.ship_kinds[ship]:
            return ship
    return None
