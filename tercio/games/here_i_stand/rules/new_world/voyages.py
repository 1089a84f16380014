"""Who may send what across the Atlantic (HIS 20.1 to 20.3): questions and their verbs."""

from tercio.games.here_i_stand.model.events.new_world import VoyageLaunched
from tercio.games.here_i_stand.model.new_world_state import Voyage
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.rows.files import (
    ColonyRow,
    ConquistadorRow,
    DiscoveryRow,
    ExplorerRow,
)
from tercio.games.here_i_stand.rows.tables import NewWorldPowerRow, VoyageRow
from tercio.kernel.citations import cites
from tercio.wars.model.names import Power
from tercio.wars.model.refs import power_ref


def new_world_row(g: HereIStand, power: Power) -> NewWorldPowerRow | None:
    rows = g.world.data.table("new_world_powers", NewWorldPowerRow)
    return rows.get(g.world.power_rows[power].id)


def _once(g: HereIStand, power: Power, kind: str) -> str:
    return f"{g.world.power_rows[power].id}.{kind}"


def has_launched(g: HereIStand, power: Power, kind: str) -> bool:
    """Each of the three actions is taken once a turn (11.1)."""
    return _once(g, power, kind) in g.state.new_world.launched


def explorers_of(g: HereIStand, power: Power) -> list[str]:
    """The pool of a power's explorers."""
    rows = g.world.data.table("explorers", ExplorerRow)
    id = g.world.power_rows[power].id
    return [who for who in g.state.new_world.explorers if rows[who].power == id]


def conquistadors_of(g: HereIStand, power: Power) -> list[str]:
    rows = g.world.data.table("conquistadors", ConquistadorRow)
    id = g.world.power_rows[power].id
    return [who for who in g.state.new_world.conquistadors if rows[who].power == id]


def free_colonies(g: HereIStand, power: Power) -> list[str]:
    """Colony markers that are neither in a box nor on their way nor out of the game."""
    new_world = g.state.new_world
    used = {h.what for h in new_world.holdings} | {v.what for v in new_world.crossing}
    used |= set(new_world.colonies_gone)
    id = g.world.power_rows[power].id
    rows = g.world.data.table("colonies", ColonyRow)
    return [colony for colony, row in rows.items() if row.power == id and colony not in used]


def open_colony_boxes(g: HereIStand, power: Power) -> int:
    """Colony boxes with nothing in them and nothing on its way to them."""
    row = new_world_row(g, power)
    new_world = g.state.new_world
    held = sum(1 for h in new_world.holdings if h.power == power and h.kind == "colony")
    coming = sum(1 for v in new_world.crossing if v.power == power and v.kind == "colony")
    return (row.colony_boxes if row else 0) - held - coming


@cites("HIS 20.2")
def may_launch_exploration(g: HereIStand, power: Power) -> bool:
    """Once a turn, with an explorer left."""
    return not has_launched(g, power, "exploration") and bool(explorers_of(g, power))


@cites("HIS 20.3")
def may_launch_conquest(g: HereIStand, power: Power) -> bool:
    return not has_launched(g, power, "conquest") and bool(conquistadors_of(g, power))


@cites("HIS 20.1")
def may_colonize(g: HereIStand, power: Power) -> bool:
    return (
        not has_launched(g, power, "colony")
        and open_colony_boxes(g, power) > 0
        and bool(free_colonies(g, power))
    )


@cites("HIS 20.1", "HIS 20.2", "HIS 20.3")
def launch(
    g: HereIStand, power: Power, kind: str, what: str = "", bonus: int = 0, counts: bool = True
) -> None:
    """Put a voyage into the Crossing Atlantic box; it `counts` against the limit of the turn."""
    new_world = g.state.new_world
    new_world.crossing.append(Voyage(power, kind, what, bonus))
    if counts:
        new_world.launched.append(_once(g, power, kind))
    g.record(VoyageLaunched(power_ref(g, power), kind))


# -- the tables ----------------------------------------------------------------------------------


def uncharted(g: HereIStand, power: Power) -> int:
    """To a power's exploration: its first is harder, but not in the older edition."""
    none = g.world.edition_rule("exploration_marker") == "none"
    if none or g.state.new_world.charted >> power & 1:
        return 0
    return g.world.constant("uncharted_penalty")


def outcome(g: HereIStand, table: str, total: int) -> VoyageRow:
    """What a table says of a total."""
    rows = g.world.data.table(table, VoyageRow).values()
    return next(row for row in rows if row.low <= total <= row.high)


def next_below(g: HereIStand, discovery: str) -> str | None:
    """That discovery or conquest, or else the next unclaimed one below it on its table."""
    rows = g.world.data.table("discoveries", DiscoveryRow)
    rolled = rows[discovery]
    open_rows = [
        row
        for row in rows.values()
        if row.kind == rolled.kind
        and row.rank <= rolled.rank
        and row.id not in g.state.new_world.claimed
    ]
    return max(open_rows, key=lambda row: row.rank).id if open_rows else None


@cites("HIS 20.2")
def far_south_claims(g: HereIStand) -> list[str]:
    """What a total of 10 or more leaves to choose from; an empty name is to sail on."""
    claimed = g.state.new_world.claimed
    rows = g.world.data.table("discoveries", DiscoveryRow).values()
    found = [row.id for row in rows if row.by_choice and row.id not in claimed]
    return found if "circumnavigation" in claimed else [*found, ""]
