"""Expeditions (VQ 17.4), and English captains who serve in Europe (VQ 10)."""

from tercio.games.virgin_queen.model import patronage_state
from tercio.games.virgin_queen.model.ocean_questions import captain_ref, ocean_ref
from tercio.games.virgin_queen.model.ocean_verbs import post_captain, send_expedition
from tercio.games.virgin_queen.model.patronage_questions import has_bonus
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import ENGLAND, OTTOMAN
from tercio.games.virgin_queen.rules.construction.colonies import (
    choose_settlement,
    colonies_left,
    is_open_settlement,
)
from tercio.kernel.ask import DONE, Ask, Option, Procedure, Refusal, compose
from tercio.kernel.citations import cites
from tercio.kernel.masks import places_of
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.model.names import AVAILABLE, Cp, LeaderId, Mask, Power, Space
from tercio.wars.model.numbered import by_leader, spaces_in
from tercio.wars.model.refs import leader_ref, place_ref
from tercio.wars.model.ship_questions import ships_at
from tercio.wars.turn.actions import Action, pay

# -- who can be sent out -------------------------------------------------------------------------


@forbids("VQ 17.4", "VQ 5.2")
def sails_for_others(g: VirginQueen, power: Power, captain: int) -> bool:
    """De Sores and le Clerc sail for France or the Protestant; all others for one power."""
    return g.world.power_rows[power].id not in g.world.captains[captain].powers


@forbids("VQ 17.4")
def is_not_in_force_pool(g: VirginQueen, power: Power, captain: int) -> bool:
    """At sea, in Europe, on the turn track, not yet in play or lost."""
    return g.state.oceans.captain_at[captain] != AVAILABLE


@forbids("VQ 17.4", "VQ 22.2")
def is_at_work_as_scientist(g: VirginQueen, power: Power, captain: int) -> bool:
    name = g.world.captains[captain].scientist
    if name is None:
        return False
    work = g.state.patronage.scientists[g.world.scientist[name]]
    return work == patronage_state.SPONSORED


@forbids("VQ 27")
def sender_is_only_activated(g: VirginQueen, power: Power, captain: int) -> bool:
    """A major power that nobody plays for itself sends no expeditions."""
    return power not in g.contenders


EXPEDITIONS = Restrictions(
    "expeditions",
    sails_for_others,
    is_not_in_force_pool,
    is_at_work_as_scientist,
    sender_is_only_activated,
)


def captains_ready(g: VirginQueen, power: Power) -> list[int]:
    return EXPEDITIONS.enumerate(_available(g), g, power)


def can_send(g: VirginQueen, power: Power) -> bool:
    return any(EXPEDITIONS.allow(g, power, captain) for captain in _available(g))


def _available(g: VirginQueen) -> list[int]:
    return [captain for captain, at in enumerate(g.state.oceans.captain_at) if at == AVAILABLE]


def why_no_expedition(g: VirginQueen, power: Power, ref: str) -> list[Refusal]:
    kind, _, id = ref.partition(":")
    if kind != "captain" or id not in g.world.captain:
        return []
    return EXPEDITIONS.refusals(g, power, g.world.captain[id])


# -- colonies aboard -----------------------------------------------------------------------------


@cites("VQ 17.4", "VQ 23.1")
def may_take_colony(g: VirginQueen, power: Power) -> bool:
    """A marker must be left; the Ottoman also needs the canal."""
    if power == OTTOMAN and not g.state.oceans.suez_built:
        return False
    return colonies_left(g, power) > 0


@cites("VQ 17.4")
def colony_cost(g: VirginQueen, power: Power, captain: int) -> Cp:
    """Nothing with Plantation, or for a captain who brings his own settlers."""
    waived = g.world.captains[captain].bonus == "free_colony"
    if waived or has_bonus(g, power, "plantation"):
        return 0
    return g.world.constant("colony_cp")


# -- the action ----------------------------------------------------------------------------------


@cites("VQ 17.4")
def build_expedition(g: VirginQueen, power: Power) -> Procedure[None]:
    price = BUILD_EXPEDITION.price(g, power)
    assert price is not None
    picks = yield from compose(
        lambda picks: next_step(g, power, picks, g.state.impulse.cp - price), cancel=True
    )
    if picks:
        captain = picks[0].value
        extra = colony_cost(g, power, captain) if has_colony(picks) else 0
        pay(g, power, price + extra, "build_expedition")
        yield from set_out(g, power, picks)


def next_step(
    g: VirginQueen, power: Power, picks: list[Option], spare: Cp, *, zones: Mask = -1
) -> Ask | None:
    """Who sails, from where, and whether with a colony; `spare` CP are there for that.

    The value of the second pick is the ocean zone. `zones` are those that an event allows.
    """
    seat, cite = g.seat_of(power), "VQ 17.4"
    if not picks:
        options = [
            Option(f"captain.{g.world.captains[c].id}", c, (captain_ref(g, c),))
            for c in captains_ready(g, power)
        ]
        explain = lambda ref: why_no_expedition(g, power, ref)  # noqa: E731
        return Ask(seat, "expedition-captain", options, cite, explain=explain)
    args = {"captain": captain_ref(g, picks[0].value)}
    if len(picks) == 1:
        options = [
            Option(f"ocean.{g.world.oceans[o].id}", o, (ocean_ref(g, o),))
            for o in places_of(g.world.entry_zones[power] & zones)
        ]
        return Ask(seat, "expedition-ocean", options, cite, args=args)
    cost = colony_cost(g, power, picks[0].value)
    if len(picks) == 2 and may_take_colony(g, power) and cost <= spare:
        options = [Option("colony", args={"cp": cost}), Option("no-colony")]
        return Ask(seat, "expedition-colony", options, cite, args=args)
    return None


def has_colony(picks: list[Option]) -> bool:
    return picks[-1].key == "colony"


@cites("VQ 17.4", "VQ 23.1")
def set_out(g: VirginQueen, power: Power, picks: list[Option]) -> Procedure[int]:
    """The captain enters the map, damaged if he had to be carried over land to Suez."""
    captain: int = picks[0].value
    damaged = power == OTTOMAN and not g.state.oceans.suez_built
    colony = has_colony(picks)
    send_expedition(g, captain, power, picks[1].value, damaged=damaged, colony=colony)
    if colony and power == OTTOMAN and _may_settle_mombasa(g):
        yield from choose_settlement(g, captain, ["mombasa"])
    return captain


def _may_settle_mombasa(g: VirginQueen) -> bool:
    at_once = g.world.edition_rule("mombasa") == "at_once_for_the_ottoman"
    return at_once and is_open_settlement(g, "mombasa")


BUILD_EXPEDITION = Action(
    "build_expedition", "17.4", can_send, build_expedition, why=why_no_expedition
)


# -- English captains in Europe (10) -------------------------------------------------------------


def posts_open(g: VirginQueen) -> list[tuple[LeaderId, Space]]:
    """(leader, port): captains in the force pool, and home ports with an English naval unit."""
    oceans, world = g.state.oceans, g.world
    ports = [
        port
        for port in spaces_in(g.state.fleets[ENGLAND] & g.state.home[ENGLAND])
        if any(world.ship_owner[ship] == ENGLAND for ship in ships_at(g, port, ENGLAND))
    ]
    leaders = [
        leader
        for leader, row in by_leader(world.vq_leaders)
        if row.captain is not None and oceans.captain_at[world.captain[row.captain]] == AVAILABLE
    ]
    return [(leader, port) for leader in leaders for port in ports]


@cites("VQ 10", "VQ 5.2")
def send_captains_to_europe(g: VirginQueen) -> Procedure[None]:
    """Captains may serve as naval leaders this turn, each with a naval unit in a home port."""
    while posts := posts_open(g):
        options = [
            Option(
                f"post.{g.world.vq_leaders[leader].id}.{g.world.location_ids[port]}",
                (leader, port),
                (leader_ref(g, leader), place_ref(g, port)),
            )
            for leader, port in posts
        ]
        pick = yield Ask(g.seat_of(ENGLAND), "post-captain", [*options, Option(DONE)], "VQ 10")
        if pick.key == DONE:
            return
        post_captain(g, *pick.value)
