"""Veterans, leaders and units at the end of a turn (uRR 23.1.2)."""

from collections.abc import Iterator

from tercio.games.ultima_ratio_regis.model.names import (
    KIND_IDS,
    NO_FORTRESS,
    S2,
    S2D,
    S3,
    S3D,
    T2,
    T2V,
    T3,
    T3V,
    TYPE,
    Kind,
    Place,
    Player,
    Power,
)
from tercio.games.ultima_ratio_regis.model.numbered import by_place
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import (
    majors_in_play,
    powers_of,
    seat_of_player,
)
from tercio.games.ultima_ratio_regis.model.refs import leader_ref, place_ref, power_ref
from tercio.games.ultima_ratio_regis.model.state import Leader
from tercio.games.ultima_ratio_regis.model.unit_questions import (
    available_units,
    leaders_of,
    stacks_of,
)
from tercio.games.ultima_ratio_regis.rules.economy.unrest_and_income import fortresses
from tercio.games.ultima_ratio_regis.rules.land_movement.choosing import leader_name
from tercio.games.ultima_ratio_regis.rules.leaders import veterans
from tercio.games.ultima_ratio_regis.rules.leaders.leaders import retire_extraordinary
from tercio.games.ultima_ratio_regis.rules.logistics.strays import settle_leaders
from tercio.kernel.ask import DONE, Ask, Option, Procedure, ref
from tercio.kernel.citations import cites

WORSE: dict[Kind, Kind] = {T3: T2, T3V: T2V, S3: S2, S3D: S2D}
"""What a unit may be degraded to."""


@cites("uRR 23.1.2")
def degrade(g: Regis) -> Procedure[None]:
    """Half of the veterans and all abilities are lost; what is not wanted is given up; those
    eliminated are available again, markers go."""
    for power in majors_in_play(g):
        yield from veterans.degrade(g, power)
    retire_extraordinary(g)
    for player in g.state.game_order:
        yield from give_up_units(g, player)
    g.state.eliminated = [{} for _ in g.world.powers]
    remove_markers(g)


def _unit_option(g: Regis, verb: str, owner: Power, place: Place, kind: Kind, cite: str) -> Option:
    ids = g.world.power_ids[owner], KIND_IDS[kind], g.world.location_ids[place]
    return Option(
        ".".join((verb, *ids)),
        (owner, place, kind),
        (power_ref(g, owner), ref("unit", KIND_IDS[kind]), place_ref(g, place)),
        cite=cite,
    )


# -- giving up ---------------------------------------------------------------------------------


@cites("uRR 23.1.2")
def give_up_units(g: Regis, player: Player) -> Procedure[None]:
    """Whatever he does not want to keep up next turn, or wants to keep up more cheaply."""
    while options := list(_surrenders(g, player)):
        options.append(Option(DONE, cite="uRR 23.1.2"))
        pick = yield Ask(seat_of_player(g, player), "give-up", options, "uRR 23.1.2")
        if pick.key == DONE:
            return
        power = surrender(g, pick)
        yield from settle_leaders(g, power)


def _surrenders(g: Regis, player: Player) -> Iterator[Option]:
    for power in powers_of(g, player):
        for place, kind, _ in stacks_of(g, power):
            yield _unit_option(g, "scrap", power, place, kind=kind, cite="uRR 23.1.2")
            if kind in WORSE and available_units(g, power, TYPE[WORSE[kind]]):
                yield _unit_option(g, "degrade", power, place, kind=kind, cite="uRR 23.1.2")
        for area in fortresses(g, power):
            key = f"raze.{g.world.location_ids[area]}"
            yield Option(key, (power, area), (place_ref(g, area),), cite="uRR 23.1.2")
        for number, leader in enumerate(leaders_of(g, power)):
            whose, at = f"dismiss.{g.world.power_ids[power]}", g.world.location_ids[leader.place]
            key = f"{whose}.{at}.{leader_name(g, leader)}"
            refs = (leader_ref(g, leader), place_ref(g, leader.place))
            was = f"{whose}.{leader.id or leader.ability}.{number}"
            yield Option(key, (power, leader), refs, cite="uRR 23.1.2", was=was)


def surrender(g: Regis, pick: Option) -> Power:
    """Carry it out; returns whose it was."""
    verb = pick.key.partition(".")[0]
    power: Power = pick.value[0]
    if verb == "dismiss":
        leader: Leader = pick.value[1]
        g.remove_leader(leader)
    elif verb == "raze":
        g.destroy_fortress(pick.value[1])
    else:
        _, place, kind = pick.value
        g.remove_units(power, place, kind)
        if verb == "degrade":
            g.place_units(power, place, WORSE[kind])
    return power


# -- markers -----------------------------------------------------------------------------------


@cites("uRR 23.1.2", "uRR 21.3.2", "uRR 21.5.4", "uRR 19.3")
def remove_markers(g: Regis) -> None:
    """Casus belli, forced peace, technologies and what events allowed for the turn."""
    realm = g.realm
    realm.casus_belli = {}
    realm.forced_peace = {}
    realm.techs = {}
    realm.kept_out = {}
    realm.collapsing = 0
    realm.grants = [grant for grant in realm.grants if grant.card in realm.lasting]
    for area, state in by_place(g.state.fortress):
        if state == NO_FORTRESS:
            g.end_siege(area)
