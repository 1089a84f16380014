"""Building galleys, galleons and corsairs (VQ 17.3)."""

from tercio.games.virgin_queen.model.ocean_questions import captain_of_leader
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import ENGLAND
from tercio.kernel.ask import Option
from tercio.kernel.citations import cites
from tercio.wars.land.construction import build_action, build_options
from tercio.wars.model.leader_questions import leaders_at
from tercio.wars.model.names import NEXT_TURN, Mask, Power, ShipId, Space
from tercio.wars.model.numbered import by_ship
from tercio.wars.model.ship_questions import ship_kind
from tercio.wars.model.space_questions import is_home
from tercio.wars.turn.actions import Action


@cites("VQ 17.3", "VQ 24.3")
def naval_sites(g: VirginQueen, owner: Power, what: str, sites: Mask) -> Mask:
    """Of home ports, those that have a yard for it.

    Galleons need the Atlantic; the map bars more (galleys alone at Oran, none in Algiers, Djerba
    and, for Spain, the Netherlands).
    """
    open_ports = sites & ~g.world.barred_sites.get((owner, what), 0)
    if what == "galleon":
        open_ports &= g.world.water.neighbours(g.world.atlantic)
    return open_ports


@cites("VQ 17.3")
def built_as(g: VirginQueen, owner: Power, what: str, space: Space) -> str:
    """With Hawkins in London, England builds race-built galleons there from turn 3."""
    if owner == ENGLAND and what == "galleon" and is_hawkins_yard(g, space):
        return "race_built_galleon"
    return what


def is_hawkins_yard(g: VirginQueen, space: Space) -> bool:
    late = g.state.turn >= g.world.constant("race_built_from_turn")
    if not late or space != g.world.space["london"]:
        return False
    captains = (captain_of_leader(g, leader) for leader in leaders_at(g, space))
    return any(c is not None and g.world.captains[c].bonus == "race_built" for c in captains)


def ships_lost(g: VirginQueen, power: Power) -> list[ShipId]:
    """A power's own ships, not its minors', that wait on the turn track."""
    return [
        ship
        for ship, at in by_ship(g.state.ship_at)
        if at == NEXT_TURN and is_own(g, power, g.world.ship_owner[ship])
    ]


def is_own(g: VirginQueen, power: Power, owner: Power) -> bool:
    """A power itself or one of its factions."""
    return owner not in g.world.minors and g.state.patron[owner] == power


def upgradable_galleons(g: VirginQueen) -> dict[Space, list[ShipId]]:
    """English galleons in home ports that are not race-built yet."""
    found: dict[Space, list[ShipId]] = {}
    for ship in g.world.ships_of(ENGLAND):
        at = g.state.ship_at[ship]
        if at < 0 or not g.world.is_space(at):
            continue
        if is_home(g, ENGLAND, at) and ship_kind(g, ship) == "galleon":
            found.setdefault(at, []).append(ship)
    return found


def kinds_open(g: VirginQueen, power: Power) -> list[str]:
    """The kinds of ships of its own that a power can build somewhere now."""
    return [what for what in KINDS if yards_for(g, power, what)]


def yards_for(g: VirginQueen, power: Power, what: str) -> list[Option]:
    """Where a power can build a ship of its own; values are (owner, space)."""
    if not any(action.id == f"build_{what}" and action.price(g, power) for action in SHIP_ACTIONS):
        return []
    options = build_options(g, power, what)
    return [option for option in options if is_own(g, power, option.value[0])]


KINDS = ("galley", "galleon", "corsair")

BUILD_GALLEY: Action[VirginQueen] = build_action("build_galley", "galley", "17.3")
BUILD_GALLEON: Action[VirginQueen] = build_action("build_galleon", "galleon", "17.3")
BUILD_CORSAIR: Action[VirginQueen] = build_action("build_corsair", "corsair", "17.3")
SHIP_ACTIONS = (BUILD_GALLEY, BUILD_CORSAIR, BUILD_GALLEON)
