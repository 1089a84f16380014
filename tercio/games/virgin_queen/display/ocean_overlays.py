"""Verbs that change treasures, captains, oceans and the Armada, for scripts of play and tests."""

from collections.abc import Mapping, Sequence

from tercio.games.virgin_queen.display.overlay_words import noun, refusal
from tercio.games.virgin_queen.model import ocean_state
from tercio.games.virgin_queen.model.armada_verbs import add_cargo
from tercio.games.virgin_queen.model.ocean_verbs import escort_fleet
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import SPAIN
from tercio.kernel.errors import Unknown
from tercio.kernel.masks import mask_of
from tercio.kernel.overlays import Verb, find, known
from tercio.wars.display.overlays import leader_of, major_of, place_of, power_of, seas_of
from tercio.wars.model.names import AVAILABLE, ELSEWHERE, NOBODY, REGULAR, SECOND


def treasures(
    g: VirginQueen,
    treasures: Sequence[str] = (),
    power: str | None = None,
    row: str | None = None,
    captain: str | None = None,
) -> None:
    """exactly these `treasures` are in the hand of `power`, in a `row` (`spanish` or
    `portuguese`), or aboard with a `captain`"""
    pile = _pile(g, power, row, captain)
    pool = g.state.treasury.pool
    pool[:] = sorted([*pool, *pile])
    pile.clear()
    for treasure in treasures:
        if treasure not in pool:
            there = known(treasure, dict.fromkeys(pool))
            raise Unknown(refusal("no-treasure", treasure=treasure, known=there))
        pool.remove(treasure)
        pile.append(treasure)


def _pile(g: VirginQueen, power: str | None, row: str | None, captain: str | None) -> list[str]:
    treasury = g.state.treasury
    if power is not None:
        return treasury.hands[major_of(g, power)]
    if captain is not None:
        return g.state.oceans.loot[find(g.world.captain, noun("captain"), captain)]
    rows = {"spanish": treasury.spanish_row, "portuguese": treasury.portuguese_row}
    return find(rows, noun("row"), row)


def captain(
    g: VirginQueen,
    captain: str,
    power: str | None = None,
    ocean: str | None = None,
    damaged: bool = False,
    colony: bool = False,
    wintering: str | None = None,
) -> None:
    """`captain` sails for `power` in an `ocean` zone, perhaps `damaged`, perhaps with a `colony`
    aboard, or is `wintering` in a settlement; without either his turn has not come"""
    oceans, world = g.state.oceans, g.world
    who = find(world.captain, noun("captain"), captain)
    oceans.wintering.pop(who, None)
    oceans.damaged &= ~(1 << who)
    oceans.colony_aboard &= ~(1 << who)
    if ocean is None and wintering is None:
        oceans.captain_at[who], oceans.captain_power[who] = ocean_state.NOT_YET, NOBODY
        return
    if power is None:
        raise Unknown(refusal("power-of-captain"))
    oceans.captain_power[who] = major_of(g, power)
    oceans.damaged |= damaged << who
    oceans.colony_aboard |= colony << who
    if wintering is not None:
        oceans.captain_at[who] = ELSEWHERE
        oceans.wintering[who] = _settlement(g, wintering)
    elif ocean is not None:
        oceans.captain_at[who] = find(world.ocean, noun("ocean-zone"), ocean)
        oceans.legs[who] = [ocean]


def world(
    g: VirginQueen,
    colonies: Mapping[str, str] | None = None,
    settlements: Mapping[str, str] | None = None,
    forts: Sequence[str] = (),
    patrols: Mapping[str, int] | None = None,
    circumnavigations: int | None = None,
    suez_attempts: int | None = None,
    suez_built: bool | None = None,
) -> None:
    """`colonies` and `settlements` by their power, settlements with `forts`, `patrols` by ocean
    zone; `circumnavigations` so far; `suez_attempts` at the canal, and whether it is
    `suez_built`"""
    oceans = g.state.oceans
    for name, power in (colonies or {}).items():
        oceans.colonies[_settlement(g, name)] = power_of(g, power)
    for name, power in (settlements or {}).items():
        oceans.settlements[_settlement(g, name)] = power_of(g, power)
    oceans.forts += [_settlement(g, name) for name in forts]
    for ocean, count in (patrols or {}).items():
        oceans.patrols[find(g.world.ocean, noun("ocean-zone"), ocean)] = count
    if circumnavigations is not None:
        oceans.circumnavigations = circumnavigations
    if suez_attempts is not None:
        oceans.suez_attempts = suez_attempts
    if suez_built is not None:
        oceans.suez_built = suez_built


def _settlement(g: VirginQueen, name: str) -> str:
    find(g.world.settlements, noun("settlement"), name)
    return name


def piracy(
    g: VirginQueen, power: str, seas: Sequence[str] = (), oceans: Sequence[str] = ()
) -> None:
    """`power` has a piracy marker in these `seas` and `oceans`"""
    state, pirate = g.state.oceans, major_of(g, power)
    state.sea_piracy[pirate] |= seas_of(g, seas)
    state.ocean_piracy[pirate] |= mask_of(
        find(g.world.ocean, noun("ocean-zone"), o) for o in oceans
    )


def escorts(g: VirginQueen, galleons: int) -> None:
    """exactly so many Spanish `galleons` escort the treasure fleet, from the pool or, when that
    is empty, from the map"""
    most = g.world.constant("treasure_fleet_escorts")
    if not 0 <= galleons <= most:
        raise Unknown(refusal("escorts", most=most))
    box, at = g.state.oceans.escorts, g.state.ship_at
    while box:
        at[box.pop()] = AVAILABLE
    ships = [ship for ship in g.world.ships_of(SPAIN) if "galleon" in g.world.ship_kinds[ship]]
    ships = [ship for ship in ships if at[ship] >= AVAILABLE]
    if len(ships) < galleons:
        raise Unknown(refusal("no-more-galleons"))
    for ship in sorted(ships, key=lambda ship: at[ship] != AVAILABLE)[:galleons]:
        escort_fleet(g, ship)


def armada(
    g: VirginQueen,
    strength: int,
    space: str | None = None,
    regulars: int = 0,
    mercenaries: int = 0,
    leaders: Sequence[str] = (),
) -> None:
    """the Spanish Armada has this `strength` (2, 4, 6 or 8; 0: it is not in play) in `space` (or
    a sea zone), and so many Spanish `regulars` and `mercenaries` and these `leaders` are aboard"""
    steps = range(0, 9, g.world.constant("armada_step"))
    if strength not in steps:
        raise Unknown(refusal("armada-strength", strengths=", ".join(map(str, steps))))
    if (strength > 0) != (space is not None):
        raise Unknown(refusal("armada-space"))
    oceans = g.state.oceans
    oceans.armada, oceans.cargo, oceans.passengers = strength, {}, []
    g.state.ship_at[g.world.armada] = AVAILABLE if space is None else place_of(g, space)
    g.recount_fleets()
    for kind, count in ((REGULAR, regulars), (SECOND, mercenaries)):
        if count:
            add_cargo(g, SPAIN * 2 + kind, count)
    for leader in leaders:
        who = leader_of(g, leader)
        g.state.leader_at[who] = ELSEWHERE
        oceans.passengers.append(who)


VERBS: Mapping[str, Verb] = {
    "treasures": treasures,
    "captain": captain,
    "world": world,
    "piracy": piracy,
    "escorts": escorts,
    "armada": armada,
}
