"""Casualties of a battle on land: whose units, and which (14, 9.2)."""

from tercio.kernel.ask import Ask, Option, Procedure, compose
from tercio.kernel.citations import cites
from tercio.wars.land.battle import Side
from tercio.wars.land.formations import unit_key
from tercio.wars.land.hostility import is_passive
from tercio.wars.model.events import Cause
from tercio.wars.model.force import Force
from tercio.wars.model.force_pools import make_change_losses
from tercio.wars.model.names import KINDS, Power
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.troop_questions import kind_name
from tercio.wars.model.war import AnyWar

Stack = tuple[Force, Power, int]
"""Some units that can be lost: the force they belong to, their owner, their kind."""


@cites("HIS 14", "HIS 15.1", "VQ 14", "VQ 15.1")
def take_losses(g: AnyWar, side: Side, hits: int) -> Procedure[None]:
    """Eliminate one land unit of a side for each hit; allies share them (9.2)."""
    shares = share_hits(g, _by_power(side), hits)
    for forces, share in zip(_by_power(side), shares, strict=True):
        if share:
            yield from lose_units(g, forces, share)
            _make_change(g, forces)


@cites("HIS 5.2", "VQ 5.3")
def _make_change(g: AnyWar, forces: list[Force]) -> None:
    """Units that the counters cannot show any more are lost too."""
    for owner in {owner for force in forces for owner, _, _ in force.stacks()}:
        due = make_change_losses(g, owner, forces[0].space)
        for kind in KINDS:
            left = due[kind]
            for force in forces:
                lost = min(left, force.count(owner, kind))
                left -= _lose(g, (force, owner, kind), lost, "change")


def _by_power(side: Side) -> list[list[Force]]:
    """The forces of a side, those of one power together."""
    first = [side.force] if side.garrison is None else [side.force, side.garrison]
    return [first, *([ally] for ally in side.allies)]


@cites("HIS 9.2", "VQ 9.2")
def share_hits(g: AnyWar, groups: list[list[Force]], hits: int) -> list[int]:
    """Split evenly until a power has nothing left; the dice say who suffers an odd loss."""
    left = [sum(force.size for force in forces) for forces in groups]
    shares = [0] * len(groups)
    hits = min(hits, sum(left))
    while hits:
        alive = [i for i, units in enumerate(left) if units]
        each = hits // len(alive)
        victims = alive if each else _odd_ones(g, alive, hits)
        for i in victims:
            lost = min(max(each, 1), left[i])
            left[i] -= lost
            shares[i] += lost
            hits -= lost
    return shares


def _odd_ones(g: AnyWar, alive: list[int], count: int) -> list[int]:
    """`count` of them, by the die."""
    left = alive[:]
    chosen: list[int] = []
    while len(chosen) < count:
        if len(left) == 1:
            chosen.append(left.pop())
            continue
        faces = 6 // len(left)
        while (die := g.dice(1, "odd loss")[0]) > faces * len(left):
            pass
        chosen.append(left.pop((die - 1) // faces))
    return chosen


def lose_units(
    g: AnyWar, forces: list[Force], count: int, cause: Cause = "combat"
) -> Procedure[None]:
    """A power gives up `count` units of its forces; it chooses which, where that matters."""
    where = place_ref(g, forces[0].space)
    for stack, lost in (yield from choose_losses(g, forces, count, where)):
        _lose(g, stack, lost, cause)


def choose_losses(
    g: AnyWar, forces: list[Force], count: int, where: str
) -> Procedure[list[tuple[Stack, int]]]:
    """How many of each stack go, if `count` units do; `where` is the ref of a space or card."""
    stacks = [(force, owner, kind) for force in forces for owner, kind, _ in force.stacks()]
    total = sum(force.size for force in forces)
    if count <= 0:
        return []
    if count >= total or len(stacks) == 1 or is_passive(g, forces[0].power):
        chosen = []
        for stack in stacks:
            chosen.append(min(count, _size(stack)))
            count -= chosen[-1]
    else:
        chosen = yield from _which(g, stacks, count, where)
    return list(zip(stacks, chosen, strict=True))


def _size(stack: Stack) -> int:
    force, owner, kind = stack
    return force.count(owner, kind)


def _lose(g: AnyWar, stack: Stack, count: int, cause: Cause) -> int:
    force, owner, kind = stack
    if count:
        g.lose_troops(owner, kind, count, force.space, cause=cause)
        force.add(owner, kind, -count)
    return count


def _which(g: AnyWar, stacks: list[Stack], count: int, where: str) -> Procedure[list[int]]:
    """How many of each kind: one question for each kind whose share is open."""

    def next_ask(picks: list[Option]) -> Ask | None:
        chosen, bounds = _assign(stacks, count, picks)
        return (
            None
            if bounds is None
            else _how_many(g, stacks, chosen, count, bounds=bounds, where=where)
        )

    picks = yield from compose(next_ask)
    return _assign(stacks, count, picks)[0]


def _assign(stacks: list[Stack], count: int, picks: list[Option]) -> tuple[list[int], range | None]:
    """Losses by stack as far as they follow from the picks, and the choice that is open next."""
    answers = [pick.value for pick in picks]
    chosen: list[int] = []
    rest = sum(_size(stack) for stack in stacks)
    left = count
    for stack in stacks:
        rest -= _size(stack)
        bounds = range(max(0, left - rest), min(left, _size(stack)) + 1)
        if len(bounds) > 1 and not answers:
            return chosen, bounds
        lost = answers.pop(0) if len(bounds) > 1 else bounds[0]
        chosen.append(lost)
        left -= lost
    return chosen, None


def _how_many(
    g: AnyWar, stacks: list[Stack], chosen: list[int], count: int, *, bounds: range, where: str
) -> Ask:
    force, owner, kind = stacks[len(chosen)]
    key = unit_key(g, force.power, owner, kind)
    text = "option-lose-units"
    if force is not stacks[0][0]:
        key, text = f"garrison.{key}", "option-lose-garrison"
    args: dict[str, str | int | list[str]] = {
        "power": power_ref(g, owner),
        "kind": kind_name(g, owner, kind),
    }
    left = count - sum(chosen)
    options = [
        _some(stacks[len(chosen) :], f"{key}.{lost}", lost, left - lost, told=(text, args), g=g)
        for lost in bounds
    ]
    return Ask(
        g.seat_of(force.power),
        "losses",
        options,
        f"{g.book} 14",
        args={**args, "space": where, "left": left},
        refs=(where,),
    )


def _some(
    stacks: list[Stack],
    key: str,
    lost: int,
    rest: int,
    *,
    told: tuple[str, dict[str, str | int | list[str]]],
    g: AnyWar,
) -> Option:
    """So many of the first stack; where one other kind is left beside it, the rest falls there."""
    text, args = told
    args = {**args, "count": lost}
    if len(stacks) == 2 and stacks[0][:2] == stacks[1][:2] and rest:
        _, owner, kind = stacks[1]
        text = "option-lose-others" if not lost else "option-lose-both"
        args |= {"rest": rest, "others": kind_name(g, owner, kind)}
    return Option(key, lost, (), text, args=args)
