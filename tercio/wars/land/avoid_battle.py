"""Avoiding battle: units leave a space that enemies enter (13.3)."""

from tercio.kernel.ask import PASS, Ask, Option, Procedure, Prospect, Refusal, compose
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.display.prospects import chance_prospect, land_attempt_prospect
from tercio.wars.land.capture import march
from tercio.wars.land.encounter import foresee_battle
from tercio.wars.land.formations import can_part, muster_ask, picked_force, whole_force
from tercio.wars.land.hostility import hostile_forces, is_passive, units_inside
from tercio.wars.land.move import NEEDED, Move, roll_modifier
from tercio.wars.land.retreat import explain_retreat, leave_siege, retreat_spaces
from tercio.wars.model.confinement import goes_along
from tercio.wars.model.events import AttemptRolled
from tercio.wars.model.fatigue import is_all_tired
from tercio.wars.model.force import Force
from tercio.wars.model.names import Location, Power, Space
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.space_questions import is_besieged
from tercio.wars.model.war import AnyWar


@forbids("HIS 22.1", "VQ 24.1")
def is_held_by_nobody(g: AnyWar, move: Move, force: Force) -> bool:
    """Inactive minors and independents never avoid battle."""
    return is_passive(g, force.power)


@forbids("HIS 13.3", "VQ 13.3")
def has_intercepted_this_move(g: AnyWar, move: Move, force: Force) -> bool:
    return bool(move.intercepted >> force.power & 1)


@forbids("HIS 13.3", "VQ 13.3")
def is_a_leader_alone(g: AnyWar, move: Move, force: Force) -> bool:
    return not force.size


AVOID = Restrictions(
    "avoid-battle", is_held_by_nobody, has_intercepted_this_move, is_a_leader_alone
)


@cites("HIS 13.3", "VQ 13.3")
def avoid_battle(g: AnyWar, move: Move) -> Procedure[None]:
    """Each power with units in the space may try once, in impulse order (step 6 of 13.1)."""
    powers = [force.power for force in hostile_forces(g, move.power, move.to)]
    for power in powers:
        for force in hostile_forces(g, move.power, move.to):
            if force.power == power and AVOID.allow(g, move, force):
                yield from _avoid(g, move, force)


def _avoid(g: AnyWar, move: Move, stack: Force) -> Procedure[None]:
    """Steps 2 to 5 for one power."""
    near = retreat_spaces(g, stack.power, move.to, banned=_vacated(g, move), enemy=move.power)
    spaces = [to for to in near if not goes_along(g, stack, to).is_empty()]
    if not spaces:
        return

    def next_ask(picks: list[Option]) -> Ask | None:
        if not picks:
            return _where_to(g, move, stack, spaces)
        if picks[0].key == PASS:
            return None
        to: Space = picks[0].value
        return muster_ask(
            g,
            goes_along(g, stack, to),
            picks[1:],
            kind="avoiders",
            cite="13.3",
            command=False,
            accept=lambda force: can_part(g, force, to),
            promise=lambda view, force: _promise(view, move, force),
        )

    picks = yield from compose(next_ask)
    if picks[0].key != PASS:
        able = goes_along(g, stack, picks[0].value)
        leaving = picked_force(g, able, picks[1:], command=False)
        yield from _attempt(g, move, leaving, picks[0].value)


def _vacated(g: AnyWar, move: Move) -> int:
    """The space that the mover came from."""
    return 0 if g.world.is_sea(move.origin) else 1 << move.origin


def _attempt(g: AnyWar, move: Move, leaving: Force, to: Space) -> Procedure[None]:
    if not is_all_tired(g, g.state.impulse.beaten, leaving):
        total = sum(g.dice(2, "avoid battle")) + roll_modifier(g, leaving, move.force)
        g.record(
            AttemptRolled(
                power_ref(g, leaving.power),
                "avoid-battle",
                place_ref(g, move.to),
                total,
                needed=NEEDED,
            )
        )
        if total < NEEDED:
            return
    march(g, leaving, to, "avoid")
    yield from g.hooks.entered(g, leaving.power, to)
    if is_besieged(g, move.to):
        yield from _besiegers_left(g, move, leaving.power)


@cites("HIS 15.3", "VQ 15.3")
def _besiegers_left(g: AnyWar, move: Move, power: Power) -> Procedure[None]:
    """Besiegers have slipped away from a relief: the rest must still outnumber the garrison."""
    rest = whole_force(g, power, move.to)
    inside = units_inside(g, move.to) - move.force.size
    if rest.size <= inside or rest.is_empty():
        g.lift_siege(move.to, power)
        yield from leave_siege(g, rest)


def _promise(g: AnyWar, move: Move, leaving: Force) -> Prospect:
    """To slip away; who was beaten in this impulse already does so without a roll."""
    if is_all_tired(g, g.state.impulse.beaten, leaving):
        return chance_prospect("odds-avoid-battle", {"place": place_ref(g, move.to)}, 1.0)
    return land_attempt_prospect(g, "odds-avoid-battle", move, leaving)


def _where_to(g: AnyWar, move: Move, stack: Force, spaces: list[Space]) -> Ask:
    ids = g.world.location_ids
    options = [Option(f"avoid.{ids[s]}", s, (place_ref(g, s),)) for s in spaces]
    options.append(Option(PASS, text="option-stand"))

    def foresee(view: AnyWar, key: str) -> Prospect | None:
        """To slip away with all, or to stand and fight."""
        if key == PASS:
            return foresee_battle(view, move, stack.power)
        return _promise(view, move, stack) if key.startswith("avoid.") else None

    return Ask(
        g.seat_of(stack.power),
        "avoid-battle",
        options,
        f"{g.book} 13.3",
        args={
            "power": power_ref(g, stack.power),
            "mover": power_ref(g, move.power),
            "space": place_ref(g, move.to),
            "units": move.force.size,
        },
        refs=(place_ref(g, move.to),),
        explain=lambda ref: why_not_avoid(g, move, stack.power, ref),
        window="avoid_battle",
        foresee=foresee,
    )


@forbids("HIS 13.3", "VQ 13.3")
def is_the_space_just_vacated(g: AnyWar, move: Move, space: Location) -> bool:
    return space == move.origin


def why_not_avoid(g: AnyWar, move: Move, power: Power, ref: str) -> list[Refusal]:
    found = explain_retreat(g, power, move.power, ref)
    if place_ref(g, move.origin) == ref:
        found.append(is_the_space_just_vacated.refusal(g, move, move.origin))
    return found
