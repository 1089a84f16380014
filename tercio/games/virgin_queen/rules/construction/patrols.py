"""Patrols (VQ 17.3)."""

from tercio.games.virgin_queen.model import ocean_verbs
from tercio.games.virgin_queen.model.ocean_questions import has_settlement, ocean_ref
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import SPAIN
from tercio.games.virgin_queen.rows.pieces import SpecialUnitRow
from tercio.kernel.ask import Ask, Option, Procedure, Refusal, compose
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.model.names import Power
from tercio.wars.turn.actions import Action, pay

# -- patrols (17.3) ------------------------------------------------------------------------------


def patrols_left(g: VirginQueen) -> int:
    row = g.world.data.table("special_units", SpecialUnitRow)["patrols"]
    return len(row.counters) - sum(g.state.oceans.patrols)


@forbids("VQ 17.3")
def has_no_spanish_settlement(g: VirginQueen, power: Power, ocean: int) -> bool:
    return not has_settlement(g, SPAIN, ocean)


@forbids("VQ 5", "VQ 17.1")
def no_patrol_left(g: VirginQueen, power: Power, ocean: int) -> bool:
    return patrols_left(g) <= 0


PATROLS = Restrictions("patrols", has_no_spanish_settlement, no_patrol_left)


def patrol_zones(g: VirginQueen, power: Power) -> list[int]:
    return PATROLS.enumerate(range(len(g.world.oceans)), g, power)


def can_patrol(g: VirginQueen, power: Power) -> bool:
    return bool(patrol_zones(g, power))


def why_no_patrol(g: VirginQueen, power: Power, ref: str) -> list[Refusal]:
    kind, _, id = ref.partition(":")
    if kind != "ocean" or id not in g.world.ocean:
        return []
    return PATROLS.refusals(g, power, g.world.ocean[id])


def which_zone(g: VirginQueen, power: Power, zones: list[int]) -> Ask:
    return Ask(
        g.seat_of(power),
        "patrol",
        [Option(f"patrol.{g.world.oceans[o].id}", o, (ocean_ref(g, o),)) for o in zones],
        "VQ 17.3",
        explain=lambda ref: why_no_patrol(g, power, ref),
    )


@cites("VQ 17.3")
def build_patrol(g: VirginQueen, power: Power) -> Procedure[None]:
    """A patrol in an ocean zone with a Spanish settlement."""
    picks = yield from compose(
        lambda picks: None if picks else which_zone(g, power, patrol_zones(g, power)), cancel=True
    )
    if picks:
        price = BUILD_PATROL.price(g, power)
        assert price is not None
        pay(g, power, price, "build_patrol")
        ocean_verbs.build_patrol(g, picks[0].value)


BUILD_PATROL = Action("build_patrol", "17.3", can_patrol, build_patrol, why=why_no_patrol)
