"""Setting up a scenario: the board before anybody has bid or deployed (uRR 7.2, 24)."""

from tercio.games.ultima_ratio_regis.model.names import (
    NO_FORTRESS,
    NO_PLAYER,
    NOBODY,
    Mask,
    Place,
    Player,
    Power,
)
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import is_in_play
from tercio.games.ultima_ratio_regis.model.realm_state import Realm
from tercio.games.ultima_ratio_regis.model.special_state import SpecialRules
from tercio.games.ultima_ratio_regis.model.state import State
from tercio.games.ultima_ratio_regis.model.war_questions import are_allied
from tercio.games.ultima_ratio_regis.model.world import World
from tercio.games.ultima_ratio_regis.rows.op_rows import TcCapacity
from tercio.games.ultima_ratio_regis.rows.scenarios import DeploymentRow, RuleRow, ScenarioRow
from tercio.kernel.citations import cites
from tercio.kernel.decks import Deck
from tercio.kernel.position import Setting
from tercio.kernel.randomness import Randomness


def set_up(setting: Setting, world: World, random: Randomness) -> State:
    """The state of a new game, in which nothing has been asked yet."""
    g = Regis(setting, world, blank(setting, world), random)
    scenario = world.scenarios[setting.scenario]
    lay_areas(g, scenario.setup)
    close_theaters(g, scenario)
    seat_minors(g, scenario)
    enter_majors(g, scenario)
    recall_earlier_turns(g, scenario)
    for rule in starting_rules(g):
        START_RULES[rule.rule](g, rule)
    set_interests(g)
    turn = world.turns[str(scenario.first_turn)]
    g.realm.lasting = sorted(scenario.active_events or turn.active_events)
    g.realm.acquired = [0] * len(world.powers)
    return g.state


def blank(setting: Setting, world: World) -> State:
    """An empty board, on which nothing is active."""
    areas, powers, players = world.area_count, len(world.powers), len(setting.seats)
    scenario = world.scenarios[setting.scenario]
    return State(
        turn=scenario.first_turn,
        phase="bids",
        units=[{} for _ in range(powers)],
        eliminated=[{} for _ in range(powers)],
        troops=[0] * powers,
        ships=[0] * powers,
        leaders=[],
        leader_pool=list(range(len(world.leader_counters))),
        owner=[NOBODY] * areas,
        holder=[NOBODY] * areas,
        owned=[0] * powers,
        held=[0] * powers,
        homes=[0] * powers,
        rebels=[0] * areas,
        free=[0] * areas,
        fortress=[NO_FORTRESS] * areas,
        sieges={},
        closed=world.area_mask,
        razed=0,
        vp=[0] * players,
        vp_per_turn=[0] * players,
        powers_of=[[] for _ in range(players)],
        player_of=[NO_PLAYER] * powers,
        game_order=list(map(Player, range(players))),
        realm=blank_realm(world),
        cards=Deck.of([], setting.seats),
    )


def blank_realm(world: World) -> Realm:
    powers, majors, centers = len(world.powers), len(world.majors), len(world.centers)
    return Realm(
        in_play=0,
        unrest=[0] * powers,
        patron=[power if power in world.majors else NOBODY for power in world.every_power],
        minors=[[] for _ in range(powers)],
        morale=[[0] * majors for _ in range(majors)],
        interest=[0] * powers,
        gained=[0] * powers,
        merchants=[{} for _ in range(centers)],
        prepared=[{} for _ in range(centers)],
        fixed=[{} for _ in range(centers)],
        capacity=[row.capacity for row in world.centers],
        foes=[0] * powers,
        nod_mediterranean=world.book.movement.mediterranean,
        nod_elsewhere=world.book.movement.elsewhere,
        special=SpecialRules(),
        acquired=[0] * powers,
        piracies=[0] * powers,
    )


@cites("uRR 7.2")
def lay_areas(g: Regis, setup: str) -> None:
    """Whose every area is, which are independent, and which do not exist yet."""
    s, world = g.state, g.world
    for row in world.starts(setup):
        mask = world.mask(*row.areas)
        if row.closed:
            continue
        s.closed &= ~mask
        for area in places_in(mask):
            if row.owner is None:
                s.free[area] = row.level
            else:
                power = world.power[row.owner]
                g._mark_owner(area, power)
                g._mark_holder(area, power)
    mark_homes(g, setup)


def mark_homes(g: Regis, setup: str) -> None:
    """Home areas of majors as their deployment says; all areas of a minor are its home."""
    s, world = g.state, g.world
    for row in world.deployments(setup):
        power = world.power[row.power]
        s.homes[power] |= world.mask(*row.home) & s.owned[power]
    for minor in world.minors:
        s.homes[minor] = s.owned[minor]


def becomes(world: World, setup: str) -> dict[Place, tuple[Power, int]]:
    """What closed areas become when they are activated: {area: (owner or NOBODY, level)}."""
    return {
        area: (world.power[row.owner] if row.owner else NOBODY, row.level)
        for row in world.starts(setup)
        if row.closed
        for area in places_in(world.mask(*row.areas))
    }


def close_theaters(g: Regis, scenario: ScenarioRow) -> None:
    """Theaters out of play do not exist."""
    s, world = g.state, g.world
    inside = world.areas_in(theaters=scenario.theaters)
    for area in places_in(world.area_mask & ~inside & ~s.closed):
        g._mark_owner(area, NOBODY)
        g._mark_holder(area, NOBODY)
        s.free[area] = 0
        s.closed |= 1 << area


def seat_minors(g: Regis, scenario: ScenarioRow) -> None:
    """Minors that have areas, or none at all, and whose allies they are."""
    s, world, realm = g.state, g.world, g.realm
    for minor in world.minors:
        row = world.powers[minor]
        first, last = row.turns
        landless = row.kind == "mercenary" and first <= scenario.first_turn <= last
        if s.owned[minor] or (landless and not scenario.solo):
            realm.in_play |= 1 << minor
    for deployment in world.deployments(scenario.setup):
        power = world.power[deployment.power]
        for id in deployment.allies:
            ally = world.power[id]
            if ally in world.minors:
                realm.set_patron(ally, power)
                realm.in_play |= 1 << ally


@cites("uRR 24")
def enter_majors(g: Regis, scenario: ScenarioRow) -> None:
    """The powers that the set-up deploys, with their unrest, the points they may spend, and the
    majors that are their allies."""
    world, realm = g.world, g.realm
    for row in world.deployments(scenario.setup):
        power = world.power[row.power]
        realm.in_play |= 1 << power
        realm.unrest[power] = initial_unrest(world, row)
        realm.deployment[power] = row.points
    for row in world.deployments(scenario.setup):
        for ally in (world.power[id] for id in row.allies):
            power = world.power[row.power]
            if ally in world.majors and is_in_play(g, ally) and not are_allied(g, power, ally):
                g.make_alliance(power, ally)


def initial_unrest(world: World, row: DeploymentRow) -> int:
    """As much as the vitality, unless the turn or the card says otherwise."""
    card = world.powers[world.power[row.power]]
    if row.initial_unrest is not None:
        return row.initial_unrest
    return card.vitality if card.initial_unrest is None else card.initial_unrest


@cites("uRR 19.2.3", "uRR 11.1")
def recall_earlier_turns(g: Regis, scenario: ScenarioRow) -> None:
    """Capacities and distances that the tables of earlier turns have set, and events since.

    What an event has changed is in the next number that a table gives; only events after that
    still count.
    """
    world, since = g.world, dict[str, int]()
    if scenario.own_rules:
        return
    for turn in range(1, scenario.first_turn + 1):
        for rule in world.turn_rules(turn):
            if rule.rule in ("capacity", "nod"):
                START_RULES[rule.rule](g, rule)
                since.update(dict.fromkeys(rule.tcs, turn))
    for id in world.turns[str(scenario.first_turn)].active_events:
        card = world.cards[id]
        played = card.turns[0] if card.turns else 0
        for op in card.ops:
            if isinstance(op, TcCapacity) and played >= since.get(op.tc, 1):
                center = world.center[op.tc]
                g.set_capacity(center, g.realm.capacity[center] + op.delta)


def starting_rules(g: Regis) -> list[RuleRow]:
    """Rules of the scenario, or of its first turn, that lay out the board."""
    scenario = g.scenario
    turn = [] if scenario.own_rules else g.world.turn_rules(scenario.first_turn)
    rules = [*turn, *g.world.scenario_rules(scenario.id)]
    return [rule for rule in rules if rule.rule in START_RULES]


def set_interests(g: Regis) -> None:
    """Of all powers, in play or still to come."""
    world, scenario = g.world, g.scenario
    own = world.scenario_interests(scenario.id)
    for power in world.majors:
        g.realm.interest[power] = own.get(power, world.interest(power, scenario.first_turn))
    for minor in world.minors:
        g.realm.interest[minor] = minor_theaters(g, minor)


def minor_theaters(g: Regis, minor: int) -> Mask:
    """A minor keeps to its own theaters, a mercenary goes where its ally may."""
    return g.world.theater_mask(*g.world.powers[minor].theaters)


# -- rules that only lay out the board ---------------------------------------------------------


@cites("uRR 11.1")
def nod(g: Regis, rule: RuleRow) -> None:
    g.set_distance(rule.mediterranean, rule.elsewhere)


@cites("uRR 19.2.3")
def capacity(g: Regis, rule: RuleRow) -> None:
    for id in rule.tcs:
        g.set_capacity(g.world.center[id], rule.n)


@cites("uRR 19.2.2")
def merchant(g: Regis, rule: RuleRow) -> None:
    for id in rule.tcs:
        center, power = g.world.center[id], g.world.power[rule.powers[0]]
        g.add_merchant(center, power, rule.n)
        if rule.fixed:
            g.fix_merchants(center, power, rule.n)


@cites("uRR 18.3")
def revolt(g: Regis, rule: RuleRow) -> None:
    for area in places_in(g.world.mask(*rule.areas) & ~g.state.closed):
        g.place_revolt(area, rule.level)


@cites("uRR 21.1")
def allied_until_war(g: Regis, rule: RuleRow) -> None:
    a, b = (g.world.power[id] for id in rule.powers)
    g.make_alliance(a, b, until_war=True)


@cites("uRR 8.1.4")
def deck_out(g: Regis, rule: RuleRow) -> None:
    """Cards that stay out of the deck this turn."""
    g.realm.deck_out = sorted({*g.realm.deck_out, *rule.cards})


START_RULES = {
    "nod": nod,
    "capacity": capacity,
    "merchant": merchant,
    "revolt": revolt,
    "allied_until_war": allied_until_war,
    "deck_out": deck_out,
}
