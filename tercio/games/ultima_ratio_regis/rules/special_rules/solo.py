"""The game for one: Portugal against the Emirates, which nobody plays (PB 9.1).

Rows of the scenario's `rules` say how many impulses a turn has (`solo`, with the two powers and the
area that the automaton holds), how many actions (`solo_actions`), and what VP there are.
"""

from tercio.games.ultima_ratio_regis.model.names import (
    S2,
    S2D,
    SQUADRONS,
    T2,
    Kind,
    Place,
    Power,
)
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import majors_in_play, player_of
from tercio.games.ultima_ratio_regis.model.unit_questions import available_units, stacks_of
from tercio.games.ultima_ratio_regis.model.war_questions import war_of
from tercio.games.ultima_ratio_regis.rows.scenarios import RuleRow
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force
from tercio.games.ultima_ratio_regis.rules.naval_actions.piracy import Prey, attack, seas_of
from tercio.games.ultima_ratio_regis.rules.sequence.impulse import impulse
from tercio.games.ultima_ratio_regis.rules.special_rules.blocks import (
    after_control,
    at_turn_end,
    at_turn_start,
)
from tercio.games.ultima_ratio_regis.rules.special_rules.registry import special
from tercio.games.ultima_ratio_regis.rules.special_rules.turn_rules import (
    dissolve_minor,
)
from tercio.kernel.ask import Checkpoint, Procedure
from tercio.kernel.citations import cites

AUTOMATON = "solo"
SCORED = "vp_for_areas"
WON = ("victory", "epic_victory")
"""The bands of VP that win."""
CRUISE = "sea_io"
"""Where the fleet of the automaton lies at first, and goes out to."""


def row_of(g: Regis, name: str) -> RuleRow | None:
    rows = g.world.scenario_rules(g.scenario.id)
    return next((row for row in rows if row.rule == name), None)


def powers_in(g: Regis, row: RuleRow) -> tuple[Power, Power]:
    player, automaton = (g.world.power[id] for id in row.powers)
    return player, automaton


# -- impulses ----------------------------------------------------------------------------------


@cites("uRR 8.2", "uRR 8.2.2")
def solo_half_turn(g: Regis) -> Procedure[None]:
    """So many impulses, and after each the automaton acts."""
    row = row_of(g, AUTOMATON)
    assert row is not None
    s, solo = g.state, g.realm.special.solo
    s.active = g.players[0]
    while s.impulse.stage or solo.impulses < row.n:
        if not s.impulse.stage:
            yield Checkpoint("impulse", ("impulse",))
        yield from impulse(g)
        solo.impulses += 1
        if solo.has_automaton:
            yield from automaton_acts(g, *powers_in(g, row))
    solo.impulses = 0


@cites("uRR 8.2.2", "uRR 11.5")
def automaton_acts(g: Regis, player: Power, automaton: Power) -> Procedure[None]:
    """A fleet at sea robs merchants; one in port is made ready and puts to sea."""
    for place, kind, _ in list(stacks_of(g, automaton)):
        if g.world.is_sea(place) and kind in SQUADRONS:
            yield from rob(g, player, automaton, place, kind=kind)
        elif g.world.is_area(place) and kind not in (T2,):
            put_to_sea(g, automaton, place, kind)


@cites("uRR 11.5", "uRR 11.5.2")
def rob(g: Regis, player: Power, automaton: Power, sea: Place, kind: Kind) -> Procedure[None]:
    """Where the most merchants are, in a trade center of this sea."""
    centers = [n for n in g.world.every_center if seas_of(g, n) >> sea & 1]
    found = [n for n in centers if g.state.merchants(n, player)]
    if found:
        center = max(found, key=lambda n: (g.state.merchants(n, player), -n))
        pirate = Force(automaton, sea, {(automaton, kind): 1})
        yield from attack(g, automaton, pirate, Prey(player, center))


@cites("uRR 9.3", "uRR 11.6")
def put_to_sea(g: Regis, automaton: Power, port: Place, kind: Kind) -> None:
    """All its ports lie on the sea where it cruises."""
    if kind not in SQUADRONS:
        kind = g.flip_units(automaton, port, kind)
    g.move_units(automaton, port, g.world.location[CRUISE], kind)


# -- turns -------------------------------------------------------------------------------------


@special(AUTOMATON, "uRR 8.1.1", "uRR 24")
def automaton_enters(g: Regis, rule: RuleRow) -> Procedure[None]:
    """Its troop stands in its area, its fleet is at sea."""
    _, automaton = powers_in(g, rule)
    g.place_units(automaton, g.world.location[rule.areas[0]], T2)
    g.place_units(automaton, g.world.location[CRUISE], S2)
    g.realm.special.solo.has_automaton = True
    yield from ()


@at_turn_start("uRR 8.1.1", "uRR 21.3")
def automaton_is_an_enemy(g: Regis) -> Procedure[None]:
    """In every turn, without a declaration. A fleet that was destroyed is laid down anew."""
    row = row_of(g, AUTOMATON) if g.realm.special.solo.has_automaton else None
    if row is None:
        return
    player, automaton = powers_in(g, row)
    if war_of(g, player, automaton) is None:
        g.begin_war(player, automaton)
    port = g.world.location[row.areas[0]]
    if not g.state.ships[automaton] and available_units(g, automaton, S2):
        g.place_units(automaton, port, S2D)
    yield from ()


@after_control("uRR 8.1.1")
def automaton_disappears(g: Regis, area: Place, power: Power) -> Procedure[None]:
    """When its area is taken, which the player keeps; what else it had is independent."""
    row = row_of(g, AUTOMATON) if g.realm.special.solo.has_automaton else None
    if row is None or g.world.location[row.areas[0]] != area:
        return
    player, automaton = powers_in(g, row)
    if power != player:
        return
    war = war_of(g, player, automaton)
    if war is not None:
        g.end_war(war)
    g.realm.special.solo.has_automaton = False
    left = g.state.owned[automaton]
    yield from dissolve_minor(g, automaton)
    for other in places_in(left):
        if g.state.holder[other] == player:
            g.set_owner(other, player)
        else:
            g.free_area(other, g.world.book.independence.left_behind)


# -- victory points ----------------------------------------------------------------------------


@after_control("uRR 22.1")
def discoveries(g: Regis, area: Place, power: Power) -> Procedure[None]:
    """Each area in the colour of the power that becomes its own, once."""
    row = row_of(g, SCORED)
    if row is not None and g.state.owner[area] == g.world.power[row.powers[0]] == power:
        solo = g.realm.special.solo
        if g.world.native[area] == power and not solo.scored >> area & 1:
            solo.scored |= 1 << area
            g.score(player_of(g, power), row.n, "discovery")
    yield from ()


@at_turn_end("uRR 22.2")
def final_reckoning(g: Regis) -> Procedure[None]:
    """After the last turn some VP are added, and as many lost as there is unrest."""
    row = row_of(g, "final_vp")
    if row is not None and g.state.turn == g.scenario.last_turn:
        for power in majors_in_play(g):
            g.score(player_of(g, power), row.n, "reckoning")
            g.score(player_of(g, power), -g.realm.unrest[power], "unrest")
    yield from ()


def band(g: Regis) -> str:
    """How well the VP of a game for one have done: the id of a row of the data."""
    vp = g.state.vp[0]
    rows = g.world.solo_bands.values()
    found = (row.id for row in rows if row.scenario == g.scenario.id and row.least <= vp)
    return list(found)[-1] if g.scenario.solo else ""
