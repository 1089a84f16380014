"""What several cards of Here I Stand do alike, beside `tercio.wars.cards.card_parts`."""

from collections.abc import Sequence

from tercio.games.here_i_stand.conditions import holds
from tercio.games.here_i_stand.model.events.new_world import VoyageCancelled
from tercio.games.here_i_stand.model.new_world_state import Voyage
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.rows.files import HisCardMode
from tercio.games.here_i_stand.rules.diplomacy.war import AT_ALL_TIMES, declare_war
from tercio.kernel.ask import Ask, Option, Procedure, Refusal
from tercio.kernel.citations import cites
from tercio.wars.cards.card_parts import (
    open_stacks,
    place_units,
    unoccupied,
)
from tercio.wars.model.force_pools import most_that_fit
from tercio.wars.model.names import SECOND, Mask, Power, Space
from tercio.wars.model.refs import power_ref


def add_troops(g: HereIStand, owner: Power, kind: int, count: int, *, space: Space) -> None:
    """As many as the force pool has."""
    g.place_troops(owner, kind, most_that_fit(g, owner, kind, count, space=space), space)


@cites("HIS 5.2", "HIS 12.4", "HIS 17", "HIS 21.6")
def place_mercenaries(g: HereIStand, owner: Power, count: int) -> Procedure[int]:
    """New mercenaries in any mix of spaces with friendly land units that are not besieged.

    They are built there, so that unrest keeps them out.
    """
    if not holds(g, "may_gain_mercenaries", owner):
        return 0
    spaces = open_stacks(g, owner) & ~g.state.unrest
    return (yield from place_units(g, owner, SECOND, count, spaces=spaces))


@cites("HIS 12.4")
def rising_spaces(g: HereIStand, mode: HisCardMode) -> Mask:
    """What a mode speaks of, if it is unoccupied: a home, zones (both, where it names both), and
    spaces."""
    spaces = 0
    for zone in mode.zones:
        spaces |= g.world.zone_masks[zone]
    spaces = spaces or g.world.all_spaces
    if mode.home is not None:
        spaces &= g.state.home[g.world.power[mode.home]]
    return unoccupied(g, (spaces | g.world.mask(*mode.spaces)) & ~g.state.unrest)


@cites("HIS 9.6")
def declare_free_war(g: HereIStand, power: Power, targets: Sequence[Power]) -> Procedure[Power]:
    """`power` declares war on one of the targets; nobody pays, nor who intervenes."""
    target = targets[0]
    if len(targets) > 1:
        pick = yield _on_whom(g, power, targets)
        target = pick.value
    yield from declare_war(g, power, target)
    return target


def _on_whom(g: HereIStand, power: Power, targets: Sequence[Power]) -> Ask:
    rows = g.world.power_rows
    options = [Option(f"power.{rows[t].id}", t, (power_ref(g, t),)) for t in targets]

    def explain(ref: str) -> list[Refusal]:
        kind, _, id = ref.partition(":")
        return AT_ALL_TIMES.refusals(g, power, g.world.power[id]) if kind == "power" else []

    args = {"power": power_ref(g, power)}
    return Ask(g.seat_of(power), "event-war", options, "HIS 9.6", args=args, explain=explain)


@cites("HIS 20.2", "HIS 20.3")
def cancel_a_voyage(g: HereIStand, power: Power, *kinds: str) -> Procedure[Voyage]:
    """A voyage under way comes to nothing; its once-a-turn action stays used up."""
    voyages = [v for v in g.state.new_world.crossing if v.kind in kinds]
    voyage = voyages[0]
    if len(voyages) > 1:
        options = [_voyage_option(g, v) for v in voyages]
        pick = yield Ask(g.seat_of(power), "cancel-voyage", options, "HIS 20.2")
        voyage = pick.value
    g.state.new_world.crossing.remove(voyage)
    g.record(VoyageCancelled(power_ref(g, voyage.power), voyage.kind))
    return voyage


def _voyage_option(g: HereIStand, voyage: Voyage) -> Option:
    """An explorer who is known already has a voyage of his own beside that of his power."""
    id = g.world.power_rows[voyage.power].id
    known = ".cabot" if voyage.what else ""
    text = "option-cancel-cabot" if voyage.what else f"option-cancel-{voyage.kind}"
    return Option(f"cancel.{id}.{voyage.kind}{known}", voyage, (power_ref(g, voyage.power),), text)
