"""Deploying a power, at the start of a game or when it enters later (uRR 24)."""

from collections.abc import Iterator

from tercio.games.ultima_ratio_regis.model.names import (
    KINDS,
    NO_PLAYER,
    NOBODY,
    S2,
    S3,
    T2,
    T3,
    Player,
    Power,
)
from tercio.games.ultima_ratio_regis.model.numbered import places_in, powers_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import (
    is_in_play,
    major_of,
    minors_of,
    player_at,
    seat_of,
    seat_of_player,
)
from tercio.games.ultima_ratio_regis.model.refs import power_ref
from tercio.games.ultima_ratio_regis.model.setup import initial_unrest
from tercio.games.ultima_ratio_regis.model.unit_questions import available_units
from tercio.games.ultima_ratio_regis.model.war_questions import are_at_war
from tercio.games.ultima_ratio_regis.rows.scenarios import DeploymentRow
from tercio.games.ultima_ratio_regis.rules.deployment.purchases import ITEMS, AnyItem, placing_ask
from tercio.games.ultima_ratio_regis.rules.logistics.repatriation import evict
from tercio.games.ultima_ratio_regis.rules.minor_powers.minors import rebuild_fortresses
from tercio.games.ultima_ratio_regis.rules.naval_actions.bases import leave_lost_port
from tercio.kernel.ask import (
    BACK,
    DONE,
    Args,
    Ask,
    AskAny,
    Checkpoint,
    Option,
    Phrase,
    Procedure,
    Seat,
)
from tercio.kernel.citations import cites

MINOR_TYPES = (T2, T3, S2, S3)


@cites("uRR 7.2", "uRR 24")
def deploy(g: Regis) -> Procedure[None]:
    """Everybody at the same time, each as long as he has something to place and wants to."""
    collect_minor_units(g)
    known: dict[Player, Ask | None] = {}
    while True:
        yield Checkpoint("deployment")
        for player in g.players:
            if player not in known:
                known[player] = _ask(g, player)
        asks = {
            seat_of_player(g, player): ask
            for player, ask in sorted(known.items())
            if ask is not None
        }
        if not asks:
            break
        seat, pick = yield AskAny(wait_in_turn(g, asks), side_by_side=True)
        player, leaders = player_at(g, seat), len(g.state.leader_pool)
        yield from answer(g, player, pick)
        # The pool of leaders is all that one takes from the others here.
        if len(g.state.leader_pool) != leaders:
            known.clear()
        known.pop(player, None)
    finish(g)


@cites("uRR 24", "uRR 20.3.2")
def collect_minor_units(g: Regis) -> None:
    """Units of allied minors are placed without cost; fortresses of their cards stand again."""
    realm = g.realm
    for power in realm.deployment:
        for minor in minors_of(g, power):
            rebuild_fortresses(g, minor)
            if not g.state.units[minor] and minor not in realm.deployment:
                for type in MINOR_TYPES:
                    if count := available_units(g, minor, type):
                        realm.to_place.setdefault(minor * KINDS + type, count)


def _ask(g: Regis, player: Player) -> Ask | None:
    starting = g.state.starting
    if starting.ready >> player & 1:
        return None
    if player in starting.picking:
        power, item = picked(g, player)
        return placing_ask(g, seat_of_player(g, player), power, item)
    options = list(items(g, player))
    if not options:
        return None
    if not any(is_of_minor(g, option) for option in options):
        options.append(Option(DONE, cite="uRR 24"))
    args: Args = {"left": points_left(g, player)}
    return Ask(seat_of_player(g, player), "deploy", options, "uRR 24", args=args)


@cites("uRR 20.3.4")
def is_of_minor(g: Regis, option: Option) -> bool:
    """A unit of an ally: all of them are deployed, before anybody is content."""
    return option.value[0] in g.world.minors


def points_left(g: Regis, player: Player) -> list[Phrase]:
    """Of each of his powers that deploys; and how many units of their allies are to be placed."""
    points, waiting = g.realm.deployment, g.realm.to_place
    powers = [power for power in g.state.powers_of[player] if power in points]
    found = [Phrase("points-of", {"power": power_ref(g, p), "n": points[p]}) for p in powers]
    units = sum(n for key, n in waiting.items() if major_of(g, Power(key // KINDS)) in powers)
    return [*found, Phrase("units-of-minors", {"n": units})] if units else found


@cites("uRR 8.1.2")
def wait_in_turn(g: Regis, asks: dict[Seat, Ask]) -> dict[Seat, Ask]:
    """A power that a special rule has deploy last waits until all others are content."""
    last = g.realm.special.deploys_last
    if last == NOBODY or len(asks) < 2:
        return asks
    return {seat: ask for seat, ask in asks.items() if seat != seat_of(g, last)}


def picked(g: Regis, player: Player) -> tuple[Power, AnyItem]:
    id, _, item = g.state.starting.picking[player].partition(".")
    return g.world.power[id], ITEMS[item]


def items(g: Regis, player: Player) -> Iterator[Option]:
    """What his powers can still pay for, and what their minors have to place."""
    realm = g.realm
    for power in g.state.powers_of[player]:
        points = realm.deployment.get(power, 0)
        for one in (power, *minors_of(g, power)) if power in realm.deployment else ():
            id = g.world.power_ids[one]
            for item in ITEMS.values():
                cost = 0 if one != power else g.world.book.cost(item.id)
                if cost <= points and item.is_for(g, one) and item.places(g, one):
                    yield Option(
                        f"deploy.{id}.{item.id}",
                        (one, item),
                        (power_ref(g, one),),
                        args={"power": power_ref(g, one), "item": f"item:{item.id}", "cost": cost},
                        cite="uRR 24",
                    )


def answer(g: Regis, player: Player, pick: Option) -> Procedure[None]:
    starting = g.state.starting
    if pick.key == DONE:
        starting.ready |= 1 << player
    elif pick.key == BACK:
        del starting.picking[player]
    elif player in starting.picking:
        power, item = picked(g, player)
        del starting.picking[player]
        pay(g, power, item)
        yield from item.place(g, power, pick.value)
    else:
        power, item = pick.value
        if item.needs_place:
            starting.picking[player] = f"{g.world.power_ids[power]}.{item.id}"
        else:
            pay(g, power, item)
            yield from item.place_at_once(g, power)


def pay(g: Regis, power: Power, item: AnyItem) -> None:
    """With points of a major, or with a unit that waits."""
    realm = g.realm
    if power in realm.deployment and power in g.world.majors:
        realm.deployment[power] -= g.world.book.cost(item.id)
    elif item.kind is not None:
        key = power * KINDS + item.kind
        realm.to_place[key] -= 1
        if not realm.to_place[key]:
            del realm.to_place[key]


def finish(g: Regis) -> None:
    g.realm.deployment = {}
    g.realm.to_place = {}
    g.realm.special.deploys_last = NOBODY
    g.state.starting.picking = {}


# -- powers that enter later -------------------------------------------------------------------


@cites("uRR 8.1.2", "uRR 24")
def enter_powers(g: Regis) -> Procedure[None]:
    """Those of the turn that somebody plays, and those that begin anew after a dynastic change."""
    for row in g.world.deployments(g.world.turns[str(g.state.turn)].setup):
        power = g.world.power[row.power]
        if row.addition:
            if is_in_play(g, power):
                yield from give_areas(g, power, row)
        elif g.state.player_of[power] != NO_PLAYER and not is_in_play(g, power):
            yield from enter_power(g, power, row)
        elif level := g.realm.special.missing.get(power, 0):
            yield from leave_independent(g, row, level)
    for power in powers_in(g.realm.refounded):
        refound(g, power)
    g.realm.refounded = 0


@cites("uRR 24")
def leave_independent(g: Regis, row: DeploymentRow, level: int) -> Procedure[None]:
    """With few players a power does not come: what it would take is independent (PB 9.4).

    Squadrons that lie there have lost their port.
    """
    for area in places_in(g.world.mask(*row.home, *row.domains) & ~g.state.closed):
        if may_take_domain(g, area, row):
            g.free_area(area, level)
            yield from leave_lost_port(g, area)


@cites("uRR 24")
def enter_power(g: Regis, power: Power, row: DeploymentRow) -> Procedure[None]:
    """Its unrest, its areas, its allies, its points."""
    realm = g.realm
    g.enter_power(power)
    realm.unrest[power] = initial_unrest(g.world, row)
    realm.deployment[power] = row.points
    yield from give_areas(g, power, row)
    for id in row.allies:
        ally = g.world.power[id]
        if ally in g.world.majors:
            if is_in_play(g, ally) and not are_at_war(g, power, ally):
                g.make_alliance(power, ally)
        elif is_in_play(g, ally) and major_of(g, ally) == NOBODY:
            g.ally_minor(ally, power)
            for area in places_in(g.state.owned[ally]):
                yield from evict(g, area)


@cites("uRR 24")
def give_areas(g: Regis, power: Power, row: DeploymentRow) -> Procedure[None]:
    """Home areas from whoever has them, domains only if they are independent or not yet active.

    Revolts there end; units of others leave.
    """
    s, world = g.state, g.world
    homes, domains = world.mask(*row.home), world.mask(*row.domains)
    for area in places_in(homes | domains):
        home = bool(homes >> area & 1)
        if not home and not may_take_domain(g, area, row):
            continue
        if s.closed >> area & 1:
            g.open_area(area)
        if s.rebels[area]:
            g.end_revolt(area, s.owner[area])
        g.leave_fortress(area, power)
        g.set_owner(area, power, home=home)
        g.set_holder(area, power)
        yield from evict(g, area)


@cites("uRR 24")
def may_take_domain(g: Regis, area: int, row: DeploymentRow) -> bool:
    """What nobody owns. A power without home areas comes out of the lands of another (PB 10): it
    takes those of a minor, or of the power whose colour they have."""
    owner = g.state.owner[area]
    if owner == NOBODY:
        return True
    return not row.home and (owner in g.world.minors or owner == g.world.native[area])


@cites("uRR 23.3")
def refound(g: Regis, power: Power) -> None:
    """A new dynasty deploys with as many points as the power has income."""
    realm = g.realm
    realm.deployment[power] = g.world.powers[power].income
    realm.unrest[power] = g.world.vitality[power]
