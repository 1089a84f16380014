"""Events 96 to 104: raids, voyages, shipyards and walls (HIS 5.1, 10, 15, 17.2, 20)."""

from tercio.games.here_i_stand.cards.registry import of_card
from tercio.games.here_i_stand.cards.shared import add_troops, cancel_a_voyage
from tercio.games.here_i_stand.conditions.court import is_free
from tercio.games.here_i_stand.conditions.registry import condition
from tercio.games.here_i_stand.conditions.warfare import open_to
from tercio.games.here_i_stand.model.court_questions import has_happened
from tercio.games.here_i_stand.model.court_verbs import mark_this_turn
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import (
    FRANCE,
    INDEPENDENT,
    NEW_WORLD_POWERS,
    OTTOMAN,
    SCOTLAND,
)
from tercio.games.here_i_stand.rows.files import ExplorerRow
from tercio.games.here_i_stand.rules.major_powers.scots_raid import SCOTS_RAID
from tercio.games.here_i_stand.rules.new_world.voyages import launch, may_launch_conquest
from tercio.kernel.ask import DONE, Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.wars.cards.card_parts import choose_leader, choose_space
from tercio.wars.diplomacy.gifts import hand_over, strangers
from tercio.wars.land.after_battle import begin_siege_if_stronger
from tercio.wars.land.construction import BUILD_ACTIONS, add_unit
from tercio.wars.land.control import CONTROL
from tercio.wars.land.displacement import displace
from tercio.wars.land.formations import whole_force
from tercio.wars.land.movement import MOVE_ACTIONS
from tercio.wars.land.retreat import leave_siege
from tercio.wars.model.events import ChanceTaken
from tercio.wars.model.force_pools import available_ship
from tercio.wars.model.names import REGULAR, LeaderId, Mask, Power
from tercio.wars.model.numbered import by_leader, spaces_in
from tercio.wars.model.power_questions import are_friends
from tercio.wars.model.refs import leader_ref, place_ref, power_ref
from tercio.wars.model.rows import CardMode, MarkerRow
from tercio.wars.model.space_questions import controller_of, is_controlled_by, is_in_unrest
from tercio.wars.model.state import Impulse
from tercio.wars.model.troop_questions import land_units
from tercio.wars.siege.assault import ASSAULT
from tercio.wars.turn.actions import spend_cp
from tercio.wars.turn.spring_deployment import Deployment

# -- 96: Sale of Moluccas --------------------------------------------------------------------------


@condition("HIS 20.2")
def circumnavigation_claimed(g: HereIStand, power: Power, about: object) -> bool:
    return "circumnavigation" in g.state.new_world.claimed


CIRCUMNAVIGATION = "circumnavigation"


@of_card(96, "sale_of_moluccas", cite="HIS 20.2")
def sale_of_moluccas(g: HereIStand, power: Power, mode: CardMode, about: None) -> None:
    g.draw_cards(g.state.new_world.claimed[CIRCUMNAVIGATION], mode.numbers["cards"])


# -- 97: Scots Raid --------------------------------------------------------------------------------


@of_card(97, SCOTS_RAID, cite="HIS 22.3")
def scots_raid(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    """France takes Stirling and goes to war on the border, in whosever impulse it is.

    Nothing happens unless Scotland is a French ally.
    """
    if g.state.patron[SCOTLAND] != FRANCE:
        return
    stirling = g.world.space["stirling"]
    if not is_controlled_by(g, FRANCE, stirling):
        yield from hand_over(g, stirling, FRANCE)
    leader = yield from _send_a_leader(g)
    cp = mode.numbers["french_cp" if leader is None else "french_cp_with_leader"]
    yield from _raid(g, cp)


def _send_a_leader(g: HereIStand) -> Procedure[LeaderId | None]:
    """A French leader may go to Scotland first, which costs half of the CP."""
    leaders = [
        i
        for i, at in by_leader(g.state.leader_at)
        if at >= 0
        and g.state.leader_power[i] == FRANCE
        and not g.world.naval_leader[i]
        and is_free(g, i)
        and not g.state.home[SCOTLAND] >> at & 1
    ]
    spaces = open_to(g, FRANCE, g.state.home[SCOTLAND] & g.state.controlled[FRANCE])
    if not leaders or not spaces:
        return None
    rows = g.world.leader_rows
    options = [
        Option(f"leader.{rows[i].id}", i, (leader_ref(g, i),), "option-event-leader")
        for i in leaders
    ]
    pick = yield Ask(g.seat_of(FRANCE), "scots-raid-leader", [*options, Option(DONE)], "HIS 22.3")
    if pick.key == DONE:
        return None
    leader: LeaderId = pick.value
    space = yield from choose_space(
        g, FRANCE, spaces, "scots-raid-camp", key="place", args={"leader": leader_ref(g, leader)}
    )
    assert space is not None
    g.place_leader(leader, space)
    return leader


@cites("HIS 22.3")
def _raid(g: HereIStand, cp: int) -> Procedure[None]:
    """An impulse of its own within the other; `rules.raids` keeps it on the border."""
    state = g.state
    outer, active = state.impulse, state.active
    actions = (*BUILD_ACTIONS, *MOVE_ACTIONS, CONTROL, ASSAULT)
    state.impulse = Impulse(cp, outer.card, outer.as_event, spending=True)
    state.impulse.only = [action.id for action in actions]
    state.active = FRANCE
    mark_this_turn(g, SCOTS_RAID)
    yield from spend_cp(g, FRANCE, boundary=False)
    state.court.this_turn.remove(SCOTS_RAID)
    state.impulse, state.active = outer, active


# -- 98: Search for Cibola -------------------------------------------------------------------------


@condition("HIS 20.2", "HIS 20.3")
def voyage_underway(g: HereIStand, power: Power, about: object) -> bool:
    return any(v.kind != "colony" for v in g.state.new_world.crossing)


@of_card(98, "search_for_cibola", cite="HIS 20.2")
def search_for_cibola(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    yield from cancel_a_voyage(g, power, "exploration", "conquest")


# -- 99: Sebastian Cabot ---------------------------------------------------------------------------


@condition("HIS 20.2")
def cabot_available(g: HereIStand, power: Power, about: object) -> bool:
    return power in NEW_WORLD_POWERS and not g.state.new_world.cabot_used >> power & 1


@condition("HIS 20.2")
def cabot_died(g: HereIStand, power: Power, about: object) -> bool:
    """Found out in the New World phase, which then takes the card out of the game."""
    return has_happened(g, "sebastian_cabot")


@of_card(99, "sebastian_cabot", cite="HIS 20.2")
def sebastian_cabot(g: HereIStand, power: Power, mode: CardMode, about: None) -> None:
    """A voyage beyond the one of the turn; his marker is used up."""
    id = g.world.power_rows[power].id
    rows = g.world.data.table("explorers", ExplorerRow)
    cabot = next(who for who, row in rows.items() if row.card and row.power == id)
    g.state.new_world.cabot_used |= 1 << power
    launch(g, power, "exploration", cabot, counts=False)


# -- 100: Shipbuilding -----------------------------------------------------------------------------


def shipyards(g: HereIStand, power: Power, what: str) -> Mask:
    """Home ports where an event may add a ship (card 100); the havens build corsairs alone."""
    if available_ship(g, power, what) is None:
        return 0
    ports = open_to(g, power, g.state.home[power] & g.state.controlled[power] & g.world.ports)
    ports &= ~g.state.unrest
    if what == "corsair":
        return ports if has_happened(g, "barbary_pirates") else 0
    return ports & ~g.world.pirate_havens if power == OTTOMAN else ports


@condition("HIS 17.2")
def shipyard_open(g: HereIStand, power: Power, about: object) -> bool:
    return any(shipyards(g, power, what) for what in ("squadron", "corsair"))


@of_card(100, "shipbuilding", cite="HIS 17.2")
def shipbuilding(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    """Squadrons in home ports; the Ottoman may have more corsairs instead of each."""
    for left in range(mode.numbers["squadrons"], 0, -1):
        options = _launchings(g, power)
        if not options:
            return
        pick = options[0]
        if len(options) > 1:
            pick = yield Ask(
                g.seat_of(power), "shipbuilding", options, "HIS 17.2", args={"left": left}
            )
        what, port = pick.value
        count = mode.numbers["corsairs_per_squadron"] if what == "corsair" else 1
        for _ in range(count):
            if available_ship(g, power, what) is not None:
                add_unit(g, power, what, port)


def _launchings(g: HereIStand, power: Power) -> list[Option]:
    return [
        Option(
            f"launch.{what}.{g.world.location_ids[port]}",
            (what, port),
            (place_ref(g, port),),
            f"option-launch-{what}",
        )
        for what in ("squadron", "corsair")
        for port in spaces_in(shipyards(g, power, what))
    ]


# -- 101: Smallpox ---------------------------------------------------------------------------------


@condition("HIS 20.3")
def conquest_possible(g: HereIStand, power: Power, about: object) -> bool:
    return power in NEW_WORLD_POWERS and may_launch_conquest(g, power)


@of_card(101, "smallpox", cite="HIS 20.3")
def smallpox(g: HereIStand, power: Power, mode: CardMode, about: None) -> None:
    launch(g, power, "conquest", bonus=mode.numbers["bonus"])


# -- 102: Spring Preparations ----------------------------------------------------------------------


@condition("HIS 10")
def controls_capital(g: HereIStand, power: Power, about: object) -> bool:
    return any(is_controlled_by(g, power, space) for space in g.world.capitals[power])


@of_card(102, "spring_preparations", cite="HIS 10")
def spring_preparations(
    g: HereIStand, power: Power, mode: CardMode, deployment: Deployment
) -> None:
    """Regulars in calm capitals (12.4, 17); passes, fleets and the sea are no hindrance."""
    for capital in g.hooks.capitals(g, power):
        if is_controlled_by(g, power, capital) and not is_in_unrest(g, capital):
            add_troops(g, power, REGULAR, mode.numbers["regulars"], space=capital)
    deployment.prepared = True


# -- 103: Threat to Power --------------------------------------------------------------------------


def threatened_leaders(g: HereIStand) -> list[LeaderId]:
    """The leaders named on Threat to Power who are on the map."""
    named = g.world.cards[g.world.card["threat_to_power"]].modes[0].leaders
    return [i for id in named if g.state.leader_at[i := g.world.leader[id]] >= 0]


@condition("HIS 5.1")
def threatened_leader(g: HereIStand, power: Power, about: object) -> bool:
    return bool(threatened_leaders(g))


@of_card(103, "threat_to_power", cite="HIS 5.1")
def threat_to_power(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    """A favourite falls: for this turn, or for good."""
    leader = yield from choose_leader(
        g, power, threatened_leaders(g), "threaten", cite="5.1", text="option-event-leader"
    )
    on, by = mode.numbers["gone_on"], power_ref(g, power)
    gone = g.dice(1, "threat to power", by=by)[0] >= on
    chances = [(7 - on) / 6, 0.0, (on - 1) / 6]
    result = "threat-for-good" if gone else "threat-for-a-turn"
    g.record(ChanceTaken(by, result, about=leader_ref(g, leader), chances=chances))
    if gone:
        g.remove_leader(leader)
    else:
        g.delay_leader(leader)


# -- 104: Trace Italienne --------------------------------------------------------------------------


def trace_sites(g: HereIStand) -> Mask:
    """Spaces without walls, while there are fortress markers left (card 104)."""
    world = g.world
    built = g.state.fortresses & ~world.printed_fortresses & ~world.pirate_havens
    if built.bit_count() >= world.data.table("markers", MarkerRow)["fortress"].count:
        return 0
    return world.all_spaces & ~g.state.fortresses & ~g.state.closed


@condition("HIS 2.1")
def unfortified_space(g: HereIStand, power: Power, about: object) -> bool:
    return trace_sites(g) != 0


@of_card(104, "trace_italienne", cite="HIS 15")
def trace_italienne(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    """A fortress, with a garrison if somebody rules there in peace.

    Whoever stands there and is no friend of its lord lies before the new walls.
    """
    space = yield from choose_space(
        g, power, trace_sites(g), "fortress-site", cite="HIS 15", key="fortify"
    )
    assert space is not None
    g.build_fortress(space)
    lord = controller_of(g, space)
    if lord != INDEPENDENT and not is_in_unrest(g, space):
        add_troops(g, lord, REGULAR, mode.numbers["regulars"], space=space)
    for stranger in strangers(g, space, g.state.patron[lord]):
        if are_friends(g, stranger, lord) or stranger >= g.world.independent:
            continue
        if not land_units(g, stranger, space):
            yield from displace(g, space, [stranger])
        elif not begin_siege_if_stronger(g, stranger, space):
            yield from leave_siege(g, whole_force(g, stranger, space))
