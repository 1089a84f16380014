"""Excommunication of reformers and rulers (HIS 21.5)."""

from dataclasses import dataclass

from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import MAJORS, PAPACY
from tercio.games.here_i_stand.model.religion_questions import catholic_spaces, reformer_ref
from tercio.games.here_i_stand.model.religion_state import ReformerId
from tercio.games.here_i_stand.model.religion_verbs import ban_reformer, ban_ruler
from tercio.games.here_i_stand.rules.major_powers.excommunicable import (
    REFORMERS,
    RULERS,
    box_of,
    reformers_to_excommunicate,
    rulers_to_excommunicate,
)
from tercio.games.here_i_stand.rules.reformation.debate_calls import may_call_debate
from tercio.games.here_i_stand.rules.reformation.debates import theological_debate
from tercio.kernel.ask import Ask, Option, Procedure, Refusal, pass_option
from tercio.kernel.citations import cites
from tercio.wars.cards.responses import respond_window
from tercio.wars.model.names import NOBODY, Mask, Power
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.space_questions import occupied_places


@dataclass(slots=True)
class Bull:
    """A Papal Bull on its way to a reformer; a card may stop it."""

    reformer: ReformerId
    stopped: bool = False


# -- against a reformer ----------------------------------------------------------------------------


@cites("HIS 21.5")
def excommunicate_a_reformer(g: HereIStand) -> Procedure[None]:
    """The Papacy picks one and excommunicates him."""
    options = [
        Option(f"reformer.{g.world.reformers[i].id}", i, (reformer_ref(g, i),))
        for i in reformers_to_excommunicate(g)
    ]

    def explain(ref: str) -> list[Refusal]:
        kind, _, id = ref.partition(":")
        return REFORMERS.refusals(g, g.world.reformer[id]) if kind == "reformer" else []

    ask = Ask(g.seat_of(PAPACY), "excommunicate-reformer", options, "HIS 21.5", explain=explain)
    pick = yield ask
    yield from excommunicate_reformer(g, pick.value)


@cites("HIS 21.5")
def excommunicate_reformer(g: HereIStand, reformer: ReformerId) -> Procedure[bool]:
    """He leaves for the turn, and the Papacy may call a debate in his zone at once.

    False if a response card stopped the bull.
    """
    row = g.world.reformers[reformer]
    if row.id == "cranmer":
        bull = Bull(reformer)
        yield from respond_window(g, "papal_bull_on_cranmer", bull, MAJORS, cite="HIS 21.5")
        if bull.stopped:
            return False
    ban_reformer(g, reformer)
    if may_call_debate(g, PAPACY, row.zone):
        zone = f"zone:{row.zone}"
        pick = yield Ask(
            g.seat_of(PAPACY),
            "debate-after-bull",
            [Option(f"debate.{row.zone}", row.zone, (zone,)), pass_option("HIS 21.5")],
            "HIS 21.5",
        )
        if pick.value is not None:
            yield from theological_debate(g, PAPACY, row.zone)
    return True


# -- against a ruler -------------------------------------------------------------------------------


@cites("HIS 21.5")
def excommunicate_a_ruler(g: HereIStand) -> Procedure[None]:
    """The Papacy picks a power whose ruler gave it grounds."""
    options = [
        Option(f"ruler.{g.world.power_rows[p].id}", p, (power_ref(g, p),))
        for p in rulers_to_excommunicate(g)
    ]

    def explain(ref: str) -> list[Refusal]:
        kind, _, id = ref.partition(":")
        power = g.world.power.get(id, NOBODY) if kind == "power" else NOBODY
        return RULERS.refusals(g, power) if power in MAJORS else []

    ask = Ask(g.seat_of(PAPACY), "excommunicate-ruler", options, "HIS 21.5", explain=explain)
    pick = yield ask
    yield from excommunicate_ruler(g, pick.value)


@cites("HIS 21.5", "HIS 12.4")
def excommunicate_ruler(g: HereIStand, power: Power) -> Procedure[None]:
    """A -1 Card marker, and unrest in 2 unoccupied Catholic home spaces of that power."""
    box = box_of(g, power)
    assert box is not None
    ban_ruler(g, power, box)
    for left in range(g.world.constant("excommunication_unrest"), 0, -1):
        spaces = unrest_spaces(g, power)
        if not spaces:
            return
        ids = g.world.location_ids
        pick = yield Ask(
            g.seat_of(PAPACY),
            "excommunication-unrest",
            [Option(f"unrest.{ids[s]}", s, (place_ref(g, s),)) for s in spaces_in(spaces)],
            "HIS 21.5",
            args={"power": power_ref(g, power), "left": left},
        )
        g.add_unrest(pick.value)


def unrest_spaces(g: HereIStand, power: Power) -> Mask:
    """Catholic home spaces of a power, unoccupied and calm (12.4)."""
    return g.state.home[power] & catholic_spaces(g) & ~g.state.unrest & ~occupied_places(g)
