"""Verbs that change a freshly set-up position, for scripts of play and tests.

The docstrings are printed in docs/scripts-of-play.md.
"""

from collections.abc import Mapping, Sequence

from tercio.games.virgin_queen.display import court_overlays, ocean_overlays
from tercio.games.virgin_queen.display.overlay_words import refusal
from tercio.games.virgin_queen.model.influence_questions import can_be_activated
from tercio.games.virgin_queen.model.influence_verbs import activate_major
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.setup import blank
from tercio.games.virgin_queen.rules.action_phase.spring_deployment import take_role
from tercio.games.virgin_queen.rules.sequence import phases
from tercio.games.virgin_queen.rules.victory.scoring import victory_points
from tercio.kernel.errors import Unknown
from tercio.kernel.overlays import Verb
from tercio.kernel.told import told
from tercio.wars.display import overlays
from tercio.wars.display.overlays import leader_of, major_of, place_of, power_of, spaces_of
from tercio.wars.model.names import AVAILABLE, REGULAR, SECOND, LeaderId, Location, Power
from tercio.wars.model.numbered import by_power


def clear(g: VirginQueen) -> None:
    """no pieces, wars or alliances, and every space with its home power; cards, VP, rulers,
    royals, artists, scientists, captains, informants and influence stay"""
    state = g.state
    kept = state.hands, state.events_played, state.bonus_vp, state.vp_sources
    religion, court, treasury = state.religion.copy(), state.court.copy(), state.treasury
    weddings, patronage, influence = state.weddings, state.patronage, state.influence
    weddings, patronage, influence = weddings.copy(), patronage.copy(), influence.copy()
    captains, spies = state.oceans.captain_at[:], state.spies
    blank(g)
    state.hands, state.events_played, state.bonus_vp, state.vp_sources = kept
    state.religion, state.court, state.treasury = religion, court, treasury
    state.weddings, state.patronage, state.influence = weddings, patronage, influence
    state.oceans.captain_at, state.spies = captains, spies
    state.court.capitals = {}


def place(
    g: VirginQueen,
    space: str,
    power: str | None = None,
    regulars: int = 0,
    mercenaries: int = 0,
    cavalry: int = 0,
    galley: int = 0,
    galleon: int = 0,
    corsair: int = 0,
    race_built_galleon: int = 0,
    leaders: Sequence[str] = (),
) -> None:
    """in `space` (or a sea zone) stand so many `regulars`, `mercenaries`, `cavalry` of `power`,
    ships by their type, and these `leaders`. Walloons, Knights and the Morisco unit are
    `regulars` of the powers `walloons`, `knights` and `moriscos`; Don John as an admiral is
    `don_john_naval`"""
    at = place_of(g, space, regulars + mercenaries + cavalry)
    who = [leader_of(g, leader) for leader in leaders]
    for leader in who:
        _station(g, leader, at)
    ships = {
        "galley": galley,
        "galleon": galleon,
        "corsair": corsair,
        "race_built_galleon": race_built_galleon,
    }
    if power is None:
        if regulars or mercenaries or cavalry or any(ships.values()):
            raise Unknown(refusal("power-for-units"))
        return
    owner = power_of(g, power)
    for leader in who:
        row = g.world.vq_leaders[leader]
        g.state.leader_power[leader] = g.world.power[row.power] if row.power else owner
    if g.world.is_space(at):
        g.place_troops(owner, REGULAR, regulars, at)
        g.place_troops(owner, SECOND, mercenaries + cavalry, at)
    for kind, count in ships.items():
        for _ in range(count):
            launch(g, owner, kind, at)


def _station(g: VirginQueen, leader: LeaderId, at: Location) -> None:
    """A leader waits on his card no longer, and plays no other role."""
    take_role(g, leader, leader)
    g.state.leader_at[leader] = at


def launch(g: VirginQueen, power: Power, kind: str, place: Location) -> None:
    world = g.world
    free = [
        ship
        for ship in world.ships_of(power)
        if g.state.ship_at[ship] == AVAILABLE and kind in world.ship_kinds[ship]
    ]
    if not free:
        raise Unknown(refusal("no-more-ships", power=world.power_rows[power].id, kind=kind))
    g.build_ship(free[0], place, reverse=kind != world.ship_kinds[free[0]][0])


def jesuits(g: VirginQueen, spaces: Sequence[str]) -> None:
    """these `spaces` of England hold a Jesuit"""
    g.state.religion.jesuits |= spaces_of(g, spaces)


def influence(
    g: VirginQueen, target: str, power: str, points: int = 0, resolved: bool = False
) -> None:
    """`power` has so many `points` of influence on `target`, whose status was perhaps `resolved`
    this turn"""
    at = power_of(g, target)
    g.state.influence.points[at][major_of(g, power)] = points
    g.state.influence.resolved |= resolved << at


def activate(g: VirginQueen, power: str, ally: str, baseline: int | None = None) -> None:
    """a major power that no seat plays from the start is activated by its `ally`, with a
    `baseline` of VP (as without the word, those of now)"""
    major, lord = power_of(g, power), major_of(g, ally)
    if not can_be_activated(g, major):
        able = [row.id for p, row in by_power(g.world.power_rows) if can_be_activated(g, p)]
        there = ", ".join(able) or told("none")
        raise Unknown(refusal("not-activated", power=power, known=there))
    g.end_war(major, lord)
    activate_major(g, major, lord, victory_points(g, major) if baseline is None else baseline)
    g.make_alliance(major, lord)


VERBS: Mapping[str, Verb] = {
    "clear": clear,
    "place": place,
    **overlays.VERBS,
    "jesuits": jesuits,
    "influence": influence,
    "activate": activate,
    **ocean_overlays.VERBS,
    **court_overlays.VERBS,
    "set": overlays.setter(phases),
}
