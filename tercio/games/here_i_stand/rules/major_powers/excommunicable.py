"""Whom the Pope may excommunicate (HIS 21.5)."""

from tercio.games.here_i_stand.model.court_questions import reigns, ruler_of
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import ENGLAND, MAJORS, OTTOMAN, PAPACY
from tercio.games.here_i_stand.model.religion_questions import is_reformer_on_map, protestant_spaces
from tercio.games.here_i_stand.model.religion_state import ReformerId
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.model.names import Power
from tercio.wars.model.power_questions import is_allied, is_at_war

# -- reformers -------------------------------------------------------------------------------------


@forbids("HIS 21.5")
def reformer_is_not_on_the_map(g: HereIStand, reformer: ReformerId) -> bool:
    return not is_reformer_on_map(g, reformer)


@forbids("HIS 21.5")
def reformer_was_excommunicated(g: HereIStand, reformer: ReformerId) -> bool:
    boxes = g.world.religion.excommunicants.values()
    mine = [row.id for row in boxes if row.reformer == g.world.reformers[reformer].id]
    return any(box in g.state.court.excommunicated for box in mine)


REFORMERS = Restrictions(
    "excommunicate-reformer", reformer_is_not_on_the_map, reformer_was_excommunicated
)


def reformers_to_excommunicate(g: HereIStand) -> list[ReformerId]:
    return REFORMERS.enumerate(range(len(g.world.reformers)), g)


# -- rulers ----------------------------------------------------------------------------------------


def box_of(g: HereIStand, power: Power) -> str | None:
    """The box of the Papal card for the present ruler of a power."""
    ruler = ruler_of(g, power).id
    boxes = g.world.religion.excommunicants.values()
    return next((row.id for row in boxes if ruler in row.rulers), None)


@forbids("HIS 21.5")
def ruler_has_no_box(g: HereIStand, power: Power) -> bool:
    """Henry's heirs, the Ottoman and the Protestant ruler are beyond the Pope's reach."""
    return box_of(g, power) is None


@forbids("HIS 21.5")
def ruler_was_excommunicated(g: HereIStand, power: Power) -> bool:
    return box_of(g, power) in g.state.court.excommunicated


@forbids("HIS 21.5")
def pope_has_no_grounds(g: HereIStand, power: Power) -> bool:
    """War with the Papacy, alliance with the Ottoman, or Henry's Protestant home spaces."""
    if is_at_war(g, power, PAPACY) or (power != OTTOMAN and is_allied(g, power, OTTOMAN)):
        return False
    henry = power == ENGLAND and reigns(g, ENGLAND, "henry_viii")
    return not (henry and g.state.home[ENGLAND] & protestant_spaces(g))


RULERS = Restrictions(
    "excommunicate-ruler", ruler_has_no_box, ruler_was_excommunicated, pope_has_no_grounds
)


def rulers_to_excommunicate(g: HereIStand) -> list[Power]:
    return RULERS.enumerate(MAJORS, g)
