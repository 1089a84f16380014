"""Building fortresses, in Europe and in Spanish settlements (VQ 17.5)."""

from tercio.games.virgin_queen.model.ocean_verbs import fortify_settlement
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import SPAIN
from tercio.kernel.ask import BACK, Ask, Option, Procedure, Refusal
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.land.lines_of_communication import units_of_powers
from tercio.wars.model.names import Mask, Power, Space
from tercio.wars.model.numbered import by_space, spaces_in
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.space_questions import (
    is_controlled_by,
    is_fortified,
    is_friendly_space,
    is_home,
    is_in_unrest,
)
from tercio.wars.turn.actions import Action, pay

# -- Europe ----------------------------------------------------------------------------------------


@forbids("VQ 17.5")
def is_not_our_home_space(g: VirginQueen, power: Power, space: Space) -> bool:
    """Home spaces that the power controls; at first, also those that an ally holds for it."""
    if g.world.edition_rule("fortress_space") == "friendly_home":
        return not is_friendly_space(g, power, space) or not is_home(g, power, space)
    return not is_controlled_by(g, power, space) or not is_home(g, power, space)


@forbids("VQ 17.5")
def is_fortified_already(g: VirginQueen, power: Power, space: Space) -> bool:
    return is_fortified(g, space)


@forbids("VQ 17.5", "VQ 12.4")
def is_in_turmoil(g: VirginQueen, power: Power, space: Space) -> bool:
    return is_in_unrest(g, space)


@forbids("VQ 17.5")
def holds_enemy_units(g: VirginQueen, power: Power, space: Space) -> bool:
    return bool(units_of_powers(g, g.state.foes[power]) >> space & 1)


FORTRESSES = Restrictions(
    "fortress", is_not_our_home_space, is_fortified_already, is_in_turmoil, holds_enemy_units
)


def fortress_sites(g: VirginQueen, power: Power) -> list[Space]:
    return FORTRESSES.enumerate(spaces_in(_open_homes(g, power)), g, power)


def _open_homes(g: VirginQueen, power: Power) -> Mask:
    state = g.state
    return state.home[power] & ~state.fortresses & ~state.unrest


# -- the World Map ---------------------------------------------------------------------------------


@cites("VQ 17.5")
def settlement_sites(g: VirginQueen, power: Power) -> list[str]:
    """Spanish settlements without one, while Spain has a marker on its power card."""
    oceans = g.state.oceans
    if power != SPAIN or not oceans.forts_on_card:
        return []
    return [
        id for id, owner in oceans.settlements.items() if owner == SPAIN and id not in oceans.forts
    ]


# -- the action ------------------------------------------------------------------------------------


def can_build_fortress(g: VirginQueen, power: Power) -> bool:
    homes = spaces_in(_open_homes(g, power))
    return bool(settlement_sites(g, power)) or any(FORTRESSES.allow(g, power, s) for s in homes)


@cites("VQ 17.5")
def build_fortress(g: VirginQueen, power: Power) -> Procedure[None]:
    ids = g.world.location_ids
    options = [
        Option(f"fortify.{ids[space]}", space, (place_ref(g, space),))
        for space in fortress_sites(g, power)
    ]
    options += [
        Option(f"fortify.{id}", id, (f"settlement:{id}",)) for id in settlement_sites(g, power)
    ]
    pick = yield Ask(
        g.seat_of(power),
        "build-fortress",
        [*options, Option(BACK)],
        "VQ 17.5",
        args={"power": power_ref(g, power)},
        explain=lambda ref: why_no_fortress(g, power, ref),
    )
    if pick.key == BACK:
        return
    cost = BUILD_FORTRESS.price(g, power)
    assert cost is not None
    pay(g, power, cost, BUILD_FORTRESS.id)
    if isinstance(pick.value, str):
        fortify_settlement(g, pick.value)
    else:
        g.build_fortress(pick.value)


def why_no_fortress(g: VirginQueen, power: Power, ref: str) -> list[Refusal]:
    for space, known in by_space(g.world.place_refs[: g.world.space_count]):
        if known == ref:
            return FORTRESSES.refusals(g, power, space)
    return []


BUILD_FORTRESS = Action(
    "build_fortress", "17.5", can_build_fortress, build_fortress, why=why_no_fortress
)
