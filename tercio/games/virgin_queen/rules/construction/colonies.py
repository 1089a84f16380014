"""Colonies: founding them (VQ 16.1, 17.4), and the riches of the New World (VQ 8.4)."""

from tercio.games.virgin_queen.model.events.oceans import ColonyRolled
from tercio.games.virgin_queen.model.ocean_questions import captain_ref, settlement_ref
from tercio.games.virgin_queen.model.ocean_verbs import found_colony, lose_colony
from tercio.games.virgin_queen.model.patronage_questions import has_bonus
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.treasure_verbs import draw_treasure
from tercio.games.virgin_queen.rows.tables import ColonyRow
from tercio.kernel.ask import PASS, Ask, Option, Procedure, pass_option
from tercio.kernel.citations import cites
from tercio.wars.model.names import NOBODY, Mask, Power
from tercio.wars.model.refs import power_ref
from tercio.wars.model.rows import MarkerRow

# -- founding --------------------------------------------------------------------------------------


def colonies_left(g: VirginQueen, power: Power) -> int:
    """Colony markers of a power that are neither on the map nor aboard."""
    oceans = g.state.oceans
    row = g.world.data.table("markers", MarkerRow).get(f"colony_{g.world.power_rows[power].id}")
    if row is None:
        return 0
    aboard = sum(
        oceans.colony_aboard >> captain & 1 and oceans.captain_power[captain] == power
        for captain in range(len(oceans.captain_at))
    )
    return row.count - aboard - sum(owner == power for owner in oceans.colonies.values())


@cites("VQ 16.1")
def is_open_settlement(g: VirginQueen, settlement: str) -> bool:
    """Gray, unoccupied and reserved for nobody."""
    row, oceans = g.world.settlements[settlement], g.state.oceans
    return (
        row.owner is None
        and row.reserved_for is None
        and oceans.settlements[settlement] == NOBODY
        and settlement not in oceans.colonies
    )


def open_settlements(g: VirginQueen, zones: Mask) -> list[str]:
    """Those on some ocean zones that can be settled."""
    return [
        id
        for id, where in g.world.settlement_zones.items()
        if where & zones and is_open_settlement(g, id)
    ]


@cites("VQ 16.1", "VQ 8.4")
def offer_to_settle(g: VirginQueen, captain: int) -> Procedure[str | None]:
    """A captain with a colony aboard may set it down at the zone he is in."""
    oceans = g.state.oceans
    at = oceans.captain_at[captain]
    if at < 0 or not oceans.colony_aboard >> captain & 1:
        return None
    places = open_settlements(g, 1 << at)
    if not places:
        return None
    return (yield from choose_settlement(g, captain, places))


def choose_settlement(g: VirginQueen, captain: int, places: list[str]) -> Procedure[str | None]:
    name = captain_ref(g, captain)
    pick = yield Ask(
        g.seat_of(g.state.oceans.captain_power[captain]),
        "settle",
        [
            *(Option(f"settle.{id}", id, (settlement_ref(id),)) for id in places),
            pass_option(),
        ],
        "VQ 16.1",
        args={"captain": name},
        refs=(name,),
    )
    if pick.key == PASS:
        return None
    found_colony(g, captain, pick.value)
    chosen: str = pick.value
    return chosen


# -- riches (8.4) ----------------------------------------------------------------------------------


@cites("VQ 8.4")
def new_world_riches(g: VirginQueen) -> Procedure[None]:
    """Every colony is rolled for, power by power. One that is only now founded is not."""
    for power in g.world.majors:
        for settlement in [s for s, owner in g.state.oceans.colonies.items() if owner == power]:
            yield from roll_for_colony(g, settlement)


def roll_for_colony(
    g: VirginQueen, settlement: str, bonus: int = 0, *, is_safe: bool = False
) -> Procedure[None]:
    """Two dice on the Colony Table. A safe colony is not lost."""
    power = g.state.oceans.colonies[settlement]
    why = {"event": bonus}
    if has_bonus(g, power, "plantation"):
        why["plantation"] = g.world.science_bonuses["plantation"].numbers["colony"]
    names, more = (power_ref(g, power), settlement_ref(settlement)), sum(why.values())
    total = sum(g.dice(2, "colony", by=names[0], counted=why)) + more
    row = _colony_row(g, total)
    g.record(ColonyRolled(*names, total, row.result, chances=_colony_chances(g, more, is_safe)))
    if not row.keeps and not is_safe:
        yield from _abandon(g, settlement)
        return
    for _ in range(row.treasures):
        draw_treasure(g, power)
    g.gain_vp(power, row.vp, "vp-virginia-dare")


def _colony_row(g: VirginQueen, total: int) -> ColonyRow:
    rows = g.world.data.table("colonies", ColonyRow).values()
    return next(row for row in rows if row.low <= total <= row.high)


def _colony_chances(g: VirginQueen, more: int, is_safe: bool) -> list[float]:
    """Of treasure, of nothing, and that the colony is lost."""
    ends = [_colony_row(g, one + other + more) for one in range(1, 7) for other in range(1, 7)]
    kept = [row for row in ends if row.keeps or is_safe]
    win = sum(row.treasures > 0 for row in kept) / len(ends)
    return [win, len(kept) / len(ends) - win, 1.0 - len(kept) / len(ends)]


def _abandon(g: VirginQueen, settlement: str) -> Procedure[None]:
    """Captains who wintered there put to sea; a colony still aboard may be set down at once."""
    guests = lose_colony(g, settlement)
    if g.world.edition_rule("lost_colony") == "may_settle_at_once":
        for captain in guests:
            if g.state.oceans.colony_aboard >> captain & 1:
                yield from offer_to_settle(g, captain)
